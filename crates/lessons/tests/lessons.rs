//! Plays every lesson to its end in the engine, with every combination of accepted answers.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeSet;

use kagiya_i18n::{Language, Words, args};
use kagiya_lessons::{Answer, Course, Does, LESSONS, Lesson, Spot, typed};
use kagiya_rulebook::{Paragraph, Rulebook};
use kagiya_rules::{
    Action, Audience, Choice, Clue, Event, Game, Offset, Outcome, Phase, PublicEvent, Rank, Tile,
};

/// The course after these answers.
fn after(lesson: &Lesson, answers: &[Action]) -> Course {
    let mut course = Course::begin(lesson);
    for answer in answers {
        assert_eq!(course.answer(*answer), Ok(Answer::Done), "{}", lesson.name);
    }
    course
}

/// Every way through a lesson: the lists of the player's answers.
fn ways(lesson: &Lesson) -> Vec<Vec<Action>> {
    let (mut ended, mut open) = (Vec::new(), vec![Vec::new()]);
    while let Some(way) = open.pop() {
        let course = after(lesson, &way);
        if course.is_over() {
            ended.push(way);
            continue;
        }
        let right = course.right();
        assert!(
            !right.is_empty(),
            "{}: nothing that is asked for can be done after {way:?}",
            lesson.name
        );
        open.extend(right.into_iter().map(|action| {
            let mut next = way.clone();
            next.push(action);
            next
        }));
    }
    ended
}

#[test]
fn every_lesson_can_be_finished_in_every_way() {
    for lesson in LESSONS {
        for way in ways(lesson) {
            let course = after(lesson, &way);
            assert_eq!(way.len(), lesson.asks(), "{}", lesson.name);
            assert_eq!(
                course.beats().len(),
                lesson.steps.len(),
                "{}: every step is met",
                lesson.name
            );
            let mut done = course;
            assert_eq!(done.answer(way[0]), Ok(Answer::Over));
        }
    }
}

#[test]
fn any_other_legal_action_is_explained_and_changes_nothing() {
    for lesson in LESSONS {
        for way in ways(lesson) {
            for asked in 0..way.len() {
                let mut course = after(lesson, &way[..asked]);
                let right = course.right();
                let before = course.game().view(Audience::Spectator);
                let legal = course.game().legal_actions();
                let step = course.beats().last().unwrap().step;
                let texts = step.texts();
                let mut met = BTreeSet::new();
                for action in legal.iter().filter(|action| !right.contains(action)) {
                    let Ok(Answer::NotNow(text)) = course.answer(action) else {
                        panic!("{}: {action:?} at {}", lesson.name, step.text);
                    };
                    assert!(texts.contains(&text), "{text}");
                    met.insert(text);
                    assert!(course.game().view(Audience::Spectator) == before);
                }
                let unmet: Vec<_> = texts[1..]
                    .iter()
                    .filter(|text| !met.contains(*text) && !text.ends_with(".instead"))
                    .collect();
                assert!(unmet.is_empty(), "nobody can ever read {unmet:?}");
            }
        }
    }
}

#[test]
fn an_illegal_action_is_refused_by_the_game() {
    let mut course = Course::begin(Lesson::find("first").unwrap());
    let discard = course.game().table().hand(Course::player())[0];
    assert!(course.answer(Action::Discard(discard)).is_err());
    assert_eq!(
        course
            .beats()
            .iter()
            .filter_map(|it| it.step_action.as_ref())
            .count(),
        0
    );
}

#[test]
fn the_coach_answers_the_wrong_kind_of_clue_for_a_tile() {
    let lesson = Lesson::find("bonus-tiles").unwrap();
    for way in ways(lesson) {
        for asked in 0..=way.len() {
            let mut course = after(lesson, &way[..asked]);
            let Phase::Tile(_) = course.game().table().phase() else {
                continue;
            };
            let rank = Action::Choose(Choice::Clue {
                to: Offset::new(1).unwrap(),
                clue: Clue::Rank(Rank::new(1).unwrap()),
            });
            let answer = course.answer(rank);
            assert!(matches!(answer, Ok(Answer::NotNow(_))), "{answer:?}");
            return;
        }
    }
    panic!("no tile asks for a clue");
}

#[test]
fn rules_of_steps_are_in_the_rulebook() {
    for lesson in LESSONS {
        let book = Rulebook::of(Course::begin(lesson).game().rules());
        let ids: BTreeSet<&str> = book
            .sections
            .iter()
            .flat_map(|section| {
                let rules = section.paragraphs.iter().map(Paragraph::rule);
                rules.chain([section.id])
            })
            .collect();
        let named: Vec<&str> = lesson.steps.iter().filter_map(|step| step.rule).collect();
        // A convention isn't a rule.
        let is_rule = lesson.level.is_none();
        assert_eq!(!named.is_empty(), is_rule, "{}", lesson.name);
        for rule in named {
            assert!(ids.contains(rule), "{}: it has no rule {rule}", lesson.name);
        }
    }
}

#[test]
fn every_text_exists_in_every_language() {
    for language in Language::all() {
        let words = Words::new(language);
        for id in LESSONS.iter().flat_map(Lesson::texts) {
            let text = words.find(&id, Some(&args![name = "Kaze", other = "Hana"]));
            assert!(text.is_some(), "{}: {id} is missing", language.code());
        }
    }
}

#[test]
fn the_coach_is_brief() {
    for language in Language::all() {
        let words = Words::new(language);
        for id in LESSONS.iter().flat_map(Lesson::texts) {
            let text = words
                .find(&id, Some(&args![name = "Kaze", other = "Hana"]))
                .unwrap_or_default();
            // About six lines on a phone.
            let length = text.chars().count();
            assert!(
                length <= 260,
                "{}: {id} has {length} letters",
                language.code()
            );
        }
    }
}

#[test]
fn every_lesson_text_is_used() {
    let mut said: BTreeSet<String> = LESSONS.iter().flat_map(Lesson::texts).collect();
    let typed: Vec<String> = said.iter().map(|id| typed(id)).collect();
    said.extend(typed);
    let english = Language::find("en").unwrap();
    let (_, file) = english
        .files()
        .iter()
        .find(|(name, _)| *name == "learn")
        .unwrap();
    let mut message = String::new();
    for line in file.lines() {
        let Some((head, _)) = line.split_once(" =") else {
            continue;
        };
        let id = match head.strip_prefix("    .") {
            Some(attribute) => format!("{message}.{attribute}"),
            None if head.starts_with("learn-") => {
                head.clone_into(&mut message);
                message.clone()
            }
            None => continue,
        };
        assert!(said.contains(&id), "nobody says {id}");
    }
}

#[test]
fn spots_exist_in_the_game_and_the_browser() {
    // The styles mark each place; an unknown place would stay unmarked.
    let styles = include_str!("../../../web/css/learn.css");
    let is_marked = |name: &str| styles.contains(&format!(".board[data-points~=\"{name}\"]"));
    for lesson in LESSONS {
        for way in ways(lesson) {
            let course = after(lesson, &way);
            let mut game: &Game = course.start();
            for beat in course.beats() {
                // A card is visible before a requested action, or after an explained one.
                let before = game;
                if let Some(step_action) = &beat.step_action {
                    game = &step_action.game;
                }
                let asked = matches!(beat.step.does, Does::Asks { .. });
                let shown = if asked { before } else { game };
                for spot in beat.step.spots {
                    match spot {
                        Spot::Card(id) => {
                            let id = kagiya_rules::CardId::new(*id).unwrap();
                            let lies = shown.table().find(id).is_some();
                            assert!(lies, "{}: no card {id:?} in a hand", beat.step.text);
                        }
                        Spot::Place(name) => assert!(is_marked(name), "{name}"),
                    }
                }
            }
        }
    }
}

/// The rules that a player has met in a lesson, according to the engine.
#[expect(clippy::too_many_lines, reason = "a list of rules, each with its sign")]
fn met(lesson: &Lesson, way: &[Action]) -> BTreeSet<&'static str> {
    let course = after(lesson, way);
    let rules = course.game().rules();
    let me = Course::player();
    let mut met = BTreeSet::new();
    let mut game: &Game = course.start();
    for beat in course.beats() {
        let Some(step_action) = &beat.step_action else {
            continue;
        };
        let before = game;
        game = &step_action.game;
        let mine = step_action.seat == me;
        let board = before.board();
        if before.table().clue_tokens() == 0 && mine {
            met.insert("no token, no clue");
        }
        if mine && before.table().clue_tokens() == rules.max_clue_tokens() {
            met.insert("no discard while all tokens are there");
        }
        for event in &step_action.events {
            match *event {
                Event::Drew { seat, .. } if seat == me => {
                    met.insert("a new card is drawn");
                }
                Event::Public(PublicEvent::Clued {
                    to,
                    clue,
                    ref touched,
                    free,
                    ..
                }) => {
                    let color = matches!(clue, Clue::Color(_));
                    met.insert(match (mine, color) {
                        (true, true) => "giving a color clue",
                        (true, false) => "giving a rank clue",
                        (false, true) => "getting a color clue",
                        (false, false) => "getting a rank clue",
                    });
                    if free {
                        met.insert("a free clue");
                    } else {
                        assert!(game.table().clue_tokens() < before.table().clue_tokens());
                        met.insert("a clue costs a token");
                    }
                    if touched.len() > 1 {
                        met.insert("a clue names all cards that it fits");
                    }
                    if touched.is_empty() {
                        met.insert("a clue that touches no card");
                    }
                    let cards: Vec<_> = before.hand(to).collect();
                    for id in touched {
                        let (_, card) = cards.iter().find(|(it, _)| it == id).unwrap();
                        if board.is_critical(*card) && mine {
                            met.insert("a last copy is saved");
                        }
                        let view = game.view(Audience::Seat(to));
                        if view.possible(*id).unwrap().len() == 1 {
                            met.insert("two clues together name a card");
                        }
                    }
                }
                Event::Public(PublicEvent::Discarded { id, .. }) => {
                    met.insert("discarding");
                    if mine && before.table().hand(me).iter().min() == Some(&id) {
                        met.insert("the oldest card goes first");
                    }
                }
                Event::Public(PublicEvent::TokenGained { .. }) => {
                    met.insert(if matches!(step_action.action, Action::Discard(_)) {
                        "a discard brings a token back"
                    } else {
                        "a token as a bonus"
                    });
                }
                Event::Public(PublicEvent::Played { .. }) => {
                    met.insert(if mine {
                        "a play that fits"
                    } else {
                        "the partner plays"
                    });
                }
                Event::Public(PublicEvent::Misplayed { .. }) => {
                    met.insert("a strike");
                }
                Event::Public(PublicEvent::Completed(_)) => {
                    met.insert("a complete firework");
                }
                Event::Public(PublicEvent::FinalRound { .. }) => {
                    met.insert("the final round");
                }
                Event::Public(PublicEvent::TileRevealed(Tile::ColorClue)) => {
                    met.insert("a bonus tile");
                }
                Event::Public(PublicEvent::JokerRevealed { .. }) => {
                    met.insert("a joker");
                }
                Event::Public(PublicEvent::Over(outcome)) => {
                    met.insert("the end");
                    if outcome == Outcome::Perfect {
                        met.insert("a full sky");
                    }
                }
                Event::Drew { .. } | Event::Public(_) => {}
            }
        }
        if matches!(
            step_action.action,
            Action::Play {
                announce: Some(_),
                ..
            }
        ) {
            met.insert("an announcement");
        }
        if game.table().deck_size() == 0 && game.table().turns_left().is_none() {
            met.insert("no final round");
        }
    }
    met
}

#[test]
fn the_first_game_meets_every_rule_of_the_basic_game() {
    let first = Lesson::find("first").unwrap();
    assert!(
        after(first, &[]).beats()[1].step.text.ends_with("hands"),
        "others' cards are seen"
    );
    for way in ways(first) {
        let met = met(first, &way);
        for rule in [
            "giving a color clue",
            "giving a rank clue",
            "getting a color clue",
            "getting a rank clue",
            "a clue costs a token",
            "a clue names all cards that it fits",
            "no token, no clue",
            "discarding",
            "a discard brings a token back",
            "no discard while all tokens are there",
            "the oldest card goes first",
            "a play that fits",
            "a new card is drawn",
            "the partner plays",
            "a strike",
            "a last copy is saved",
            "two clues together name a card",
            "a complete firework",
            "a token as a bonus",
            "the final round",
            "the end",
            "a full sky",
        ] {
            assert!(met.contains(rule), "never met: {rule}");
        }
        let score = after(first, &way).game().score().unwrap();
        assert_eq!(score.points, 10);
    }
}

#[test]
fn every_extension_is_met_in_its_lesson() {
    let rules = [
        ("jokers", "a joker"),
        ("bonus-tiles", "a bonus tile"),
        ("bonus-tiles", "a free clue"),
        ("announcements", "an announcement"),
        ("announcements", "a token as a bonus"),
        ("grand-finale", "no final round"),
        ("grand-finale", "a full sky"),
        ("empty-clues", "a clue that touches no card"),
    ];
    for (name, rule) in rules {
        let lesson = Lesson::find(name).unwrap();
        for way in ways(lesson) {
            assert!(
                met(lesson, &way).contains(rule),
                "{name}: never met: {rule}"
            );
        }
    }
    let height = |name: &str, letter: char| {
        let lesson = Lesson::find(name).unwrap();
        let course = after(lesson, &ways(lesson)[0]);
        let suit = course.game().rules().suit_by_letter(letter).unwrap();
        course.game().table().height(suit)
    };
    assert_eq!(height("multicolor", 'm'), 1);
    assert_eq!(height("black-powder", 'k'), 3);
}
