//! Puzzles. The server stores nothing: the client keeps its own history. A puzzle and its solution are
//! different answers, so that the page that shows a puzzle doesn't have the solution.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kagiya_protocol::{
    Action, Card, CardId, Clue, Copies, ErrorCode, GameState, LegalActions, Problem, PuzzleAct,
    PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzleList, PuzzleMoment, PuzzleOther, PuzzleReply,
    PuzzleSolution, PuzzleStep, RulesInfo, Seat, TableInfo, TableStatus,
};
use kagiya_puzzles::{Act, Mode, Puzzle, Solution, Step, collection, game_of, of_day};
use kagiya_rules::notation::{parse_card, parse_seat, read_action};
use kagiya_rules::{Audience, CardSet, Game, Rules};

use super::invented_table::invented_table;
use super::{ApiError, Path, ValidJson};
use crate::app::App;
use crate::assets::Asset;
use crate::deals::today;

/// The names of the seats: the solver, and four partners.
const NAMES: [&str; 5] = ["", "Kaze", "Hana", "Yuki", "Sora"];

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// All puzzles, and which one is today's.
#[utoipa::path(get, path = "/api/puzzles", responses((status = 200, body = PuzzleList)))]
pub(super) async fn puzzles(State(app): State<Arc<App>>) -> Json<PuzzleList> {
    let now = app.services.clock.now();
    let day = u64::try_from(now.div_euclid(DAY)).unwrap_or(0);
    Json(PuzzleList {
        day: today(&app.services),
        today: small(of_day(day)),
        puzzles: collection().iter().map(info).collect(),
    })
}

/// What the solver of a puzzle sees.
#[utoipa::path(
    get,
    path = "/api/puzzles/{number}",
    params(("number" = u16, Path, description = "the number of the puzzle")),
    responses(
        (status = 200, body = PuzzleReply),
        (status = 404, body = Problem, description = "there is no such puzzle"),
    )
)]
pub(super) async fn puzzle(Path(number): Path<String>) -> Result<Json<PuzzleReply>, ApiError> {
    let (puzzle, _) = find(&number)?;
    Ok(Json(shown(puzzle, &position(puzzle)?)))
}

/// The form of the answer.
#[utoipa::path(
    get,
    path = "/api/puzzles/{number}/hint",
    params(("number" = u16, Path, description = "the number of the puzzle")),
    responses(
        (status = 200, body = PuzzleHint),
        (status = 404, body = Problem, description = "there is no such puzzle"),
    )
)]
pub(super) async fn hint(Path(number): Path<String>) -> Result<Json<PuzzleHint>, ApiError> {
    let (puzzle, solution) = find(&number)?;
    Ok(Json(hinted(puzzle, solution, &position(puzzle)?)))
}

/// Whether an answer is right, and the solution.
#[utoipa::path(
    post,
    path = "/api/puzzles/{number}",
    params(("number" = u16, Path, description = "the number of the puzzle")),
    request_body = PuzzleAnswer,
    responses(
        (status = 200, body = PuzzleSolution),
        (status = 404, body = Problem, description = "there is no such puzzle"),
        (status = 400, body = Problem, description = "the answer is of another form, or the game does not allow it"),
    )
)]
pub(super) async fn answer(
    Path(number): Path<String>,
    ValidJson(given): ValidJson<PuzzleAnswer>,
) -> Result<Json<PuzzleSolution>, ApiError> {
    let (puzzle, solution) = find(&number)?;
    let game = position(puzzle)?;
    let right = is_right(puzzle, solution, &game, &given)?;
    Ok(Json(solved(puzzle, solution, &game, right)))
}

/// All puzzles with their hints and solutions. The client's service worker keeps them, and gives a page those parts for
/// which it asks.
#[utoipa::path(
    get,
    path = "/api/puzzles/moments",
    responses((status = 200, body = Vec<PuzzleMoment>))
)]
pub(super) async fn moments(headers: HeaderMap) -> Result<Response, ApiError> {
    static ALL: LazyLock<Asset> = LazyLock::new(|| {
        let all: Vec<PuzzleMoment> = collection().iter().filter_map(moment).collect();
        Asset::new("moments.json", serde_json::to_vec(&all).unwrap_or_default()).once()
    });
    // Writing and compressing all of them takes a while, once.
    let response = tokio::task::spawn_blocking(move || ALL.revalidated(&headers)).await;
    Ok(response.map_err(|error| Problem::new(ErrorCode::Internal, error.to_string()))?)
}

/// A puzzle with all answers about it.
fn moment(puzzle: &Puzzle) -> Option<PuzzleMoment> {
    let solution = kagiya_puzzles::solution(puzzle.number)?;
    let game = position(puzzle).ok()?;
    let (rules, board) = (game.rules(), game.board());
    let solver = game.table().to_act();
    let answers = solution.answers.iter();
    let right = if puzzle.kind.mode() == Mode::Card {
        let card = |text: &String| PuzzleAnswer {
            action: None,
            card: card_of(text, rules),
        };
        answers.map(card).collect()
    } else {
        let action = |text: &String| {
            Some(PuzzleAnswer {
                action: Some(Action::of(rules, solver, read_action(text, &board).ok()?)),
                card: None,
            })
        };
        answers.filter_map(action).collect()
    };
    Some(PuzzleMoment {
        puzzle: shown(puzzle, &game),
        hint: hinted(puzzle, solution, &game),
        right,
        solution: solved(puzzle, solution, &game, false),
    })
}

fn find(number: &str) -> Result<(&'static Puzzle, &'static Solution), Problem> {
    let number = number.parse().unwrap_or(0);
    let found = kagiya_puzzles::puzzle(number).zip(kagiya_puzzles::solution(number));
    found.ok_or_else(|| Problem::new(ErrorCode::NotFound, "there is no such puzzle"))
}

fn position(puzzle: &Puzzle) -> Result<Game, Problem> {
    game_of(puzzle).map_err(|error| Problem::new(ErrorCode::Internal, error.to_string()))
}

fn small(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn info(puzzle: &Puzzle) -> PuzzleInfo {
    let solution = kagiya_puzzles::solution(puzzle.number);
    let difficulty = solution.map_or_else(Default::default, |it| it.measured.difficulty);
    PuzzleInfo {
        kind: puzzle.kind.name().to_owned(),
        difficulty: difficulty.name().to_owned(),
        lesson: puzzle.lesson().map(str::to_owned),
    }
}

/// What the solver sees: the view of seat 0, and all hands if the puzzle shows them.
fn shown(puzzle: &Puzzle, game: &Game) -> PuzzleReply {
    let rules = game.rules();
    let solver = game.table().to_act();
    let mine = game.view(Audience::Seat(solver));
    let state = if puzzle.deck.is_some() {
        GameState {
            legal: LegalActions::of(&mine),
            ..GameState::of(&game.view(Audience::Spectator))
        }
    } else if puzzle.kind.mode() == Mode::Card {
        // The solver counts the visible copies: that is the puzzle.
        GameState {
            unseen: all_copies(rules),
            narrowed: Vec::new(),
            ..GameState::of(&mine)
        }
    } else {
        GameState::of(&mine)
    };
    let asked = puzzle.slot.and_then(|slot| slot.checked_sub(1));
    let asked = asked.and_then(|slot| game.table().hand(solver).get(slot));
    let PuzzleInfo {
        kind,
        difficulty,
        lesson,
    } = info(puzzle);
    let before = puzzle.before().iter();
    PuzzleReply {
        number: small(puzzle.number),
        kind,
        difficulty,
        target: puzzle.target,
        asked: asked.map(|id| CardId(id.number())),
        lesson,
        level: puzzle.convention.as_ref().map(|it| it.level),
        before: before.filter_map(|step| step_of(step, rules)).collect(),
        info: table_of(puzzle, rules),
        rules: RulesInfo::of(rules),
        game: state,
        deck: puzzle.deck.is_some().then(|| {
            game.deck()
                .iter()
                .map(|card| Card::of(rules, *card))
                .collect()
        }),
    }
}

/// All copies of all cards of the game.
fn all_copies(rules: &Rules) -> Copies {
    let mut text = String::new();
    for suit in rules.fireworks() {
        text.push(rules.suit_info(suit).letter);
        let cards = rules.cards() & CardSet::of_suit(suit);
        for card in cards.iter() {
            let rank = char::from(b'0' + card.rank().number());
            text.extend(core::iter::repeat_n(rank, usize::from(rules.copies(card))));
        }
    }
    Copies(text)
}

fn hinted(puzzle: &Puzzle, solution: &Solution, game: &Game) -> PuzzleHint {
    let rules = game.rules();
    let form = |form: &str| PuzzleHint {
        form: form.to_owned(),
        to: None,
        rank: None,
    };
    if puzzle.kind.mode() == Mode::Card {
        let card = solution.answers.first();
        let card = card.and_then(|text| parse_card(text, rules).ok());
        return PuzzleHint {
            rank: card.map(|card| card.rank().number()),
            ..form("rank")
        };
    }
    match puzzle.acts(&solution.answers, rules).first() {
        Some(Act::Play(_)) => form("play"),
        Some(Act::Discard(_)) => form("discard"),
        Some(Act::Clue(to, _)) => PuzzleHint {
            to: Some((*to).into()),
            ..form("clue")
        },
        Some(Act::AnyClue) | None => form("clue"),
    }
}

/// Whether an answer is right; false if there is none.
fn is_right(
    puzzle: &Puzzle,
    solution: &Solution,
    game: &Game,
    given: &PuzzleAnswer,
) -> Result<bool, Problem> {
    let rules = game.rules();
    let refused = |why: &str| Problem::new(ErrorCode::BadRequest, why);
    let asks_card = puzzle.kind.mode() == Mode::Card;
    match (given.action, given.card) {
        (None, None) => Ok(false),
        (Some(_), Some(_)) => Err(refused("an answer is an action or a card, not both")),
        (None, Some(card)) if asks_card => {
            let card = card.find(rules);
            let card = card.ok_or_else(|| refused("the game has no such card"))?;
            Ok(solution.answers.contains(&rules.card_text(card)))
        }
        (Some(action), None) if !asks_card => {
            let action = action
                .find(rules, game.table().to_act())
                .map_err(|why| refused(&why.to_string()))?;
            game.check(action).map_err(Problem::from)?;
            let board = game.board();
            let mut answers = solution.answers.iter();
            Ok(answers.any(|text| read_action(text, &board).ok() == Some(action)))
        }
        (None, Some(_)) => Err(refused("this puzzle asks for an action")),
        (Some(_), None) => Err(refused("this puzzle asks for a card")),
    }
}

fn solved(puzzle: &Puzzle, solution: &Solution, game: &Game, right: bool) -> PuzzleSolution {
    let rules = game.rules();
    let cards = |texts: &str| -> Vec<Card> {
        let texts = texts.split_whitespace();
        texts.filter_map(|text| card_of(text, rules)).collect()
    };
    let count = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let line = |steps: &[Step]| {
        steps
            .iter()
            .filter_map(|step| step_of(step, rules))
            .collect()
    };
    let acts = |texts: &[String]| {
        let acts = puzzle.acts(texts, rules);
        acts.into_iter().map(|act| act_of(act, rules)).collect()
    };
    let asks_card = puzzle.kind.mode() == Mode::Card;
    PuzzleSolution {
        right,
        acts: acts(&solution.answers),
        card: solution
            .answers
            .first()
            .filter(|_| asks_card)
            .and_then(|text| card_of(text, rules)),
        deals: count(solution.deals),
        kept: count(solution.kept),
        line: line(&solution.line),
        others: solution
            .others
            .iter()
            .map(|other| PuzzleOther {
                acts: acts(&other.actions),
                kept: count(other.kept),
                reason: other.reason.clone(),
                error: other.error,
                line: line(&other.line),
            })
            .collect(),
        seen: cards(&solution.seen),
        needed_elsewhere: cards(&solution.needed_elsewhere),
        companions: solution.measured.companions.clone(),
        people: solution
            .measured
            .people
            .map(|share| u16::try_from(share).unwrap_or(u16::MAX)),
    }
}

fn card_of(text: &str, rules: &Rules) -> Option<Card> {
    let card = parse_card(text, rules).ok()?;
    Some(Card::of(rules, card))
}

fn act_of(act: Act, rules: &Rules) -> PuzzleAct {
    match act {
        Act::Play(slot) => PuzzleAct::Play { slot },
        Act::Discard(slot) => PuzzleAct::Discard { slot },
        Act::Clue(to, clue) => PuzzleAct::Clue {
            to: to.into(),
            clue: Clue::of(rules, clue),
        },
        Act::AnyClue => PuzzleAct::AnyClue,
    }
}

fn step_of(step: &Step, rules: &Rules) -> Option<PuzzleStep> {
    let seat = parse_seat(&step.seat.to_string(), rules).ok()?;
    Some(PuzzleStep {
        seat: Seat::from(seat),
        act: act_of(Act::read(&step.action, rules)?, rules),
        card: step.card.as_deref().and_then(|text| card_of(text, rules)),
        strike: step.strike,
    })
}

/// The table of a puzzle, which nobody can join.
fn table_of(puzzle: &Puzzle, rules: &Rules) -> TableInfo {
    let id = format!("puzzle-{}", puzzle.number);
    let edition = ("original", BTreeMap::new());
    invented_table(id, TableStatus::Running, edition, &NAMES, rules)
}
