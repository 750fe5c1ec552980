//! Interactive lessons. The server stores nothing: the client sends the actions so far, and the
//! lesson is replayed from them.

use std::collections::BTreeMap;

use axum::Json;
use kagiya_lessons::{
    Answer, Beat, Course, Does, Kind, LESSONS, Lesson, PARTNERS, Spot, StepAction,
};
use kagiya_protocol::{
    Action, CardId, ErrorCode, GameEvent, GamePatch, GameState, LessonBeat, LessonInfo,
    LessonMoment, LessonReply, LessonRequest, LoggedEvent, Problem, ReplayStep, RulesInfo,
    TableEvent, TableInfo, TableStatus,
};
use kagiya_rules::{Audience, View};

use super::invented_table::invented_table;
use super::{ApiError, Path, ValidJson};

/// The names of the learner and the partners.
const NAMES: [&str; 3] = ["", PARTNERS[0], PARTNERS[1]];

/// All lessons, in the order in which they are best taken.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonInfo>)))]
pub(super) async fn lessons() -> Json<Vec<LessonInfo>> {
    let info = |lesson: &Lesson| LessonInfo {
        name: lesson.name.to_owned(),
        asks: u8::try_from(lesson.asks()).unwrap_or(u8::MAX),
        level: lesson.level,
        puzzles: kagiya_puzzles::of_lesson(lesson.name)
            .into_iter()
            .map(|number| u16::try_from(number).unwrap_or(u16::MAX))
            .collect(),
    };
    Json(LESSONS.iter().map(info).collect())
}

/// A lesson after what the learner has done: what their seat sees, and what the coach says.
#[utoipa::path(
    post,
    path = "/api/lessons/{name}",
    params(("name" = String, Path, description = "the lesson")),
    request_body = LessonRequest,
    responses(
        (status = 200, body = LessonReply),
        (status = 404, body = Problem, description = "there is no such lesson"),
        (status = 400, body = Problem, description = "the lesson does not go so, or the game does not allow it"),
    )
)]
pub(super) async fn lesson(
    Path(name): Path<String>,
    ValidJson(request): ValidJson<LessonRequest>,
) -> Result<Json<LessonReply>, ApiError> {
    Ok(Json(taught(find(&name)?, &request.done)?))
}

/// A lesson after every sequence of right actions, so that it can be played without the server.
#[utoipa::path(
    get,
    path = "/api/lessons/{name}/moments",
    params(("name" = String, Path, description = "the lesson")),
    responses(
        (status = 200, body = Vec<LessonMoment>),
        (status = 404, body = Problem, description = "there is no such lesson"),
    )
)]
pub(super) async fn moments(Path(name): Path<String>) -> Result<Json<Vec<LessonMoment>>, ApiError> {
    Ok(Json(all_moments(find(&name)?)?))
}

fn find(name: &str) -> Result<&'static Lesson, Problem> {
    let unknown = || Problem::new(ErrorCode::NotFound, "there is no such lesson");
    Lesson::find(name).ok_or_else(unknown)
}

fn all_moments(lesson: &Lesson) -> Result<Vec<LessonMoment>, Problem> {
    let mut moments = Vec::new();
    let mut open = vec![Vec::new()];
    while let Some(done) = open.pop() {
        let (course, _) = course(lesson, &done)?;
        let right = course.right();
        let mut not_now = BTreeMap::new();
        if !right.is_empty() {
            for kind in [Kind::Play, Kind::Discard, Kind::Clue] {
                not_now.insert(kind.name().to_owned(), course.not_now(Some(kind)));
            }
            not_now.insert("other".to_owned(), course.not_now(None));
        }
        for action in right {
            let action = Action::of(course.game().rules(), Course::player(), action);
            open.push(done.iter().copied().chain([action]).collect());
        }
        moments.push(LessonMoment {
            reply: told(&course, None),
            done,
            not_now,
        });
    }
    Ok(moments)
}

/// The reply to a learner after these actions.
///
/// # Errors
/// A problem if one of the actions is illegal, or one before the last is not what the lesson asks
/// for.
fn taught(lesson: &Lesson, done: &[Action]) -> Result<LessonReply, Problem> {
    let (course, not_now) = course(lesson, done)?;
    Ok(told(&course, not_now))
}

/// The course after these actions, and the answer to the last one if it is not what the lesson asks for.
fn course(lesson: &Lesson, done: &[Action]) -> Result<(Course, Option<String>), Problem> {
    let strayed = || {
        Problem::new(
            ErrorCode::BadRequest,
            "the lesson does not go so: all actions but the last must be those that it asks for",
        )
    };
    let mut course = Course::begin(lesson);
    let mut not_now = None;
    for action in done {
        if not_now.is_some() {
            return Err(strayed());
        }
        let action = action
            .find(course.game().rules(), Course::player())
            .map_err(|why| Problem::new(ErrorCode::BadRequest, why.to_string()))?;
        match course.answer(action).map_err(Problem::from)? {
            Answer::Done => {}
            Answer::NotNow(text) => not_now = Some(text),
            Answer::Over => return Err(strayed()),
        }
    }
    Ok((course, not_now))
}

/// A course from the learner's seat, using only views and projected events.
fn told(course: &Course, not_now: Option<String>) -> LessonReply {
    let me = Audience::Seat(Course::player());
    let start = course.start().view(me);
    let mut before = start.clone();
    let mut number = 0;
    let mut beats = Vec::new();
    for beat in course.beats() {
        let step = beat.step_action.as_ref().map(|step_action| {
            number += 1;
            let after = step_action.game.view(me);
            let step = step(number, step_action, &before, &after);
            before = after;
            step
        });
        beats.push(said(beat, step));
    }
    LessonReply {
        info: table_of(course),
        rules: RulesInfo::of(start.rules()),
        start: GameState::of(&start),
        beats,
        not_now,
    }
}

fn said(beat: &Beat, step: Option<ReplayStep>) -> LessonBeat {
    let spots = beat.step.spots.iter();
    LessonBeat {
        say: beat.step.text.to_owned(),
        asks: matches!(beat.step.does, Does::Asks { .. }),
        cards: spots
            .clone()
            .filter_map(|spot| match spot {
                Spot::Card(id) => Some(CardId(*id)),
                Spot::Place(_) => None,
            })
            .collect(),
        places: spots
            .filter_map(|spot| match spot {
                Spot::Place(name) => Some((*name).to_owned()),
                Spot::Card(_) => None,
            })
            .collect(),
        rule: beat.step.rule.map(str::to_owned),
        step,
    }
}

fn step(number: u32, step_action: &StepAction, before: &View, after: &View) -> ReplayStep {
    let rules = after.rules();
    let action = Action::of(rules, step_action.seat, step_action.action);
    let me = after.audience();
    let seen: Vec<_> = step_action
        .events
        .iter()
        .map(|event| event.project(me))
        .collect();
    ReplayStep {
        logged: LoggedEvent {
            seq: number,
            at: 0,
            event: TableEvent::Acted {
                seat: step_action.seat.into(),
                bot: false,
                number,
                action,
                happened: GameEvent::all(rules, &action, &seen),
            },
        },
        change: GamePatch::between(before, after, &mut None),
    }
}

/// The table of a lesson, which nobody else can join.
fn table_of(course: &Course) -> TableInfo {
    let lesson = course.lesson();
    let rules = course.game().rules();
    let options = rules.options().to_json();
    let changed = lesson.options.iter().filter_map(|(name, _)| {
        let value = options.get(*name)?;
        Some(((*name).to_owned(), value.clone()))
    });
    let status = if course.game().outcome().is_some() {
        TableStatus::Finished
    } else {
        TableStatus::Running
    };
    let edition = (lesson.preset, changed.collect());
    invented_table(lesson.name.to_owned(), status, edition, &NAMES, rules)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kagiya_lessons::Position;
    use kagiya_rules::{Card, Game, Rules, World};

    use super::*;

    /// The right answers of a lesson; if a step has several, the first.
    fn answers(lesson: &Lesson) -> Vec<Action> {
        let mut course = Course::begin(lesson);
        let mut answers = Vec::new();
        while let Some(action) = course.right().first().copied() {
            let rules = Arc::clone(course.game().rules());
            answers.push(Action::of(&rules, Course::player(), action));
            assert_eq!(course.answer(action), Ok(Answer::Done));
        }
        assert!(course.is_over(), "{}", lesson.name);
        answers
    }

    /// The course after these answers, and the cards by id: hands, discard pile, deck.
    fn after(lesson: &Lesson, done: &[Action]) -> Course {
        let mut course = Course::begin(lesson);
        for action in done {
            let action = action
                .find(course.game().rules(), Course::player())
                .unwrap();
            assert_eq!(course.answer(action), Ok(Answer::Done));
        }
        course
    }

    fn text(rules: &Rules, cards: &[Card]) -> String {
        let letters = cards.iter().map(|card| rules.card_text(*card));
        letters.collect::<Vec<_>>().join(" ")
    }

    /// Variants of the lesson that the learner can't distinguish after these answers: cards of the
    /// learner's hand are exchanged with cards of the deck.
    fn dealt_otherwise(lesson: &Lesson, done: &[Action]) -> Vec<Lesson> {
        let course = after(lesson, done);
        let (start, now) = (course.start(), course.game());
        let (rules, me) = (now.rules(), Course::player());
        let view = now.view(Audience::Seat(me));
        let held: Vec<(usize, Card)> = now
            .hand(me)
            .map(|(id, card)| (usize::from(id.number()), card))
            .collect();
        let deck = now.deck();
        let hands: Vec<Vec<Card>> = rules
            .seats()
            .map(|seat| start.hand(seat).map(|(_, card)| card).collect())
            .collect();
        let pile: Vec<Card> = start
            .table()
            .discard_pile()
            .iter()
            .map(|it| it.card)
            .collect();
        let all: Vec<Card> = hands
            .iter()
            .chain([&pile, &start.deck().to_vec()])
            .flatten()
            .copied()
            .collect();
        let first_of_deck = all.len() - deck.len();
        let mut others = Vec::new();
        let places: Vec<(usize, usize)> = (0..held.len())
            .flat_map(|slot| (0..held.len() + deck.len()).map(move |other| (slot, other)))
            .collect();
        for (slot, other) in places {
            let mut hidden: Vec<Card> = held.iter().map(|(_, card)| *card).collect();
            hidden.extend(deck);
            hidden.swap(slot, other);
            let world = World {
                hands: &hidden[..held.len()],
                deck: &hidden[held.len()..],
                tiles: now.face_down_tiles(),
                seed: kagiya_rules::Seed::from_number(1),
            };
            if view.imagine(&world).is_err() {
                continue;
            }
            let mut cards = all.clone();
            for ((id, _), card) in held.iter().zip(world.hands) {
                cards[*id] = *card;
            }
            cards[first_of_deck..].copy_from_slice(world.deck);
            if cards == all {
                continue;
            }
            let leak = |cards: &[Card]| -> &'static str { text(rules, cards).leak() };
            let mut rest = cards.as_slice();
            let mut take = |count: usize| {
                let (taken, left) = rest.split_at(count);
                rest = left;
                leak(taken)
            };
            let held: Vec<&'static str> = hands.iter().map(|hand| take(hand.len())).collect();
            let (discard, deck) = (take(pile.len()), leak(rest));
            others.push(Lesson {
                position: Position {
                    hands: held.leak(),
                    discard,
                    deck,
                    ..lesson.position
                },
                ..*lesson
            });
        }
        others
    }

    #[test]
    fn the_bytes_of_a_lesson_are_the_same_when_hidden_cards_are_dealt_otherwise() {
        for lesson in LESSONS {
            let answers = answers(lesson);
            let mut compared = 0;
            for done in (0..answers.len()).map(|n| &answers[..n]) {
                let bytes = serde_json::to_string(&taught(lesson, done).unwrap()).unwrap();
                for other in dealt_otherwise(lesson, done) {
                    let same = serde_json::to_string(&taught(&other, done).unwrap()).unwrap();
                    assert!(bytes == same, "{} after {done:?}", lesson.name);
                    compared += 1;
                }
            }
            assert!(compared > 0, "{}: no other deal was tried", lesson.name);
        }
    }

    #[test]
    fn the_moments_of_a_lesson_answer_every_action_as_the_server_does() {
        for lesson in LESSONS {
            let moments = all_moments(lesson).unwrap();
            assert!(
                moments.iter().any(|it| it.not_now.is_empty()),
                "{}",
                lesson.name
            );
            for LessonMoment {
                done,
                reply,
                not_now,
            } in &moments
            {
                assert_eq!(*reply, taught(lesson, done).unwrap());
                let course = after(lesson, done);
                let rules = course.game().rules();
                for action in course.game().legal_actions().iter() {
                    let action = Action::of(rules, Course::player(), action);
                    let then: Vec<_> = done.iter().copied().chain([action]).collect();
                    if moments.iter().any(|it| it.done == then) || not_now.is_empty() {
                        continue;
                    }
                    let json = serde_json::to_value(action).unwrap();
                    let text = json["type"].as_str().and_then(|it| not_now.get(it));
                    let expected = LessonReply {
                        not_now: text.or_else(|| not_now.get("other")).cloned(),
                        ..reply.clone()
                    };
                    assert_eq!(
                        taught(lesson, &then).unwrap(),
                        expected,
                        "{} {then:?}",
                        lesson.name
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_told_leads_to_the_game_as_it_is() {
        for lesson in LESSONS {
            let answers = answers(lesson);
            let reply = taught(lesson, &answers).unwrap();
            let mut state = reply.start;
            for step in reply.beats.into_iter().filter_map(|beat| beat.step) {
                step.change.apply_to(&mut state);
            }
            let course = after(lesson, &answers);
            let game: &Game = course.game();
            assert!(state == GameState::of(&game.view(Audience::Seat(Course::player()))));
        }
    }
}
