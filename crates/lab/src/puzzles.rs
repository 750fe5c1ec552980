//! Puzzles with known answers: what a bot does or understands in a position.
//!
//! The puzzles are in `data/puzzles/puzzles.json`; the README there explains their source and fields. A
//! puzzle has a position, actions, and questions between them: the action of the player to act, or the
//! meaning of a card to its holder. The bot plays all seats and sees the actions. Cards that were clued
//! before have their clues.

mod puzzle;

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering;

use kagiya_bots::{Bot, BotName, SeatDriver};
use kagiya_rules::notation::{action_text_by_slot, read_action};
use kagiya_rules::{Action, CardId, CardSet, Game, IllegalAction, Rules, Seat};
use serde::Serialize;

pub use puzzle::{InvalidPuzzle, Puzzle, PuzzleStep, puzzles};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzleReport {
    pub bot: String,
    /// The number of puzzles and right answers in each group.
    pub groups: Vec<PuzzleGroup>,
    /// All puzzles, in order.
    pub questions: Vec<PuzzleResult>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzleGroup {
    pub name: String,
    /// The number of puzzles.
    pub asked: usize,
    /// The number of right answers.
    pub right: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzleResult {
    pub id: String,
    pub group: String,
    /// Whether all parts were answered right.
    pub right: bool,
    /// The questions, in order.
    pub parts: Vec<PuzzlePart>,
}

/// One question of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PuzzlePart {
    /// The question: `act`, or `read` and a card by the letter of its seat and its slot.
    pub asked: String,
    /// The right answers in notation, or the wrong ones after `not`.
    pub expected: String,
    /// The answer in notation; `None` if the bot doesn't interpret cards.
    pub answer: Option<String>,
    pub right: bool,
}

/// Asks `bot` all puzzles until `stop` becomes true.
///
/// # Errors
/// [`InvalidPuzzle`] for an error in the data.
pub fn solve_puzzles(
    bot: BotName,
    progress: &dyn Fn(u64),
    stop: &AtomicBool,
) -> Result<PuzzleReport, InvalidPuzzle> {
    let mut groups: Vec<PuzzleGroup> = Vec::new();
    let mut answered = Vec::new();
    for (number, puzzle) in (1..).zip(puzzles()?) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let answer = solve(&puzzle, bot)?;
        if groups.last().is_none_or(|group| group.name != answer.group) {
            groups.push(PuzzleGroup {
                name: answer.group.clone(),
                asked: 0,
                right: 0,
            });
        }
        if let Some(group) = groups.last_mut() {
            group.asked += 1;
            group.right += usize::from(answer.right);
        }
        answered.push(answer);
        progress(number);
    }
    Ok(PuzzleReport {
        bot: bot.to_string(),
        groups,
        questions: answered,
    })
}

/// Asks one puzzle.
///
/// # Errors
/// [`InvalidPuzzle`] for an error in the data.
pub fn solve(puzzle: &Puzzle, bot: BotName) -> Result<PuzzleResult, InvalidPuzzle> {
    let mut parts = Vec::new();
    let mut game = puzzle.position()?;
    let seats = game.rules().seats();
    let mut drivers: Vec<SeatDriver<Box<dyn Bot>>> = seats
        .map(|seat| SeatDriver::new(bot.make(), seat, &game))
        .collect();
    for step in &puzzle.steps {
        match step {
            PuzzleStep::Do(text) => {
                let action = puzzle.action(text, &game)?;
                let events = game
                    .apply(action)
                    .map_err(|error| puzzle.illegal(text, error))?;
                for driver in &mut drivers {
                    driver.see(&events, &game);
                }
            }
            PuzzleStep::Read { card, cards } => {
                let (seat, id) = puzzle.card(card, &game)?;
                let expected = puzzle.cards(cards, game.rules())?;
                let taken = drivers[seat.index()].bot().believed_identities(id);
                parts.push(PuzzlePart {
                    asked: format!("read {card}"),
                    expected: cards_text(expected, game.rules()),
                    answer: taken.map(|taken| cards_text(taken, game.rules())),
                    right: taken == Some(expected),
                });
            }
            PuzzleStep::Act(texts) | PuzzleStep::Never(texts) => {
                let listed = puzzle.legal(texts, &game)?;
                let seat = game.table().to_act();
                let decision = drivers[seat.index()].decide();
                let action = decision.map(|decision| decision.action);
                let is_listed = action.is_some_and(|action| listed.contains(&action));
                let is_right = matches!(step, PuzzleStep::Act(_));
                let text = texts.join(" ");
                parts.push(PuzzlePart {
                    asked: "act".to_owned(),
                    expected: if is_right {
                        text
                    } else {
                        format!("not {text}")
                    },
                    answer: action.map(|action| action_text_by_slot(action, &game.board())),
                    right: action.is_some() && is_listed == is_right,
                });
            }
        }
    }
    Ok(PuzzleResult {
        id: puzzle.id.clone(),
        group: puzzle.group.clone(),
        right: parts.iter().all(|part| part.right),
        parts,
    })
}

fn cards_text(cards: CardSet, rules: &Rules) -> String {
    let texts: Vec<String> = cards.iter().map(|card| rules.card_text(card)).collect();
    texts.join(" ")
}

impl Puzzle {
    fn action(&self, text: &str, game: &Game) -> Result<Action, InvalidPuzzle> {
        read_action(text, &game.board()).map_err(|error| self.bad(text, &error))
    }

    /// Parses actions, which must be legal.
    fn legal(&self, texts: &[String], game: &Game) -> Result<Vec<Action>, InvalidPuzzle> {
        let mut actions = Vec::new();
        for text in texts {
            let action = self.action(text, game)?;
            game.check(action)
                .map_err(|error| self.illegal(text, error))?;
            actions.push(action);
        }
        Ok(actions)
    }

    fn illegal(&self, text: &str, error: IllegalAction) -> InvalidPuzzle {
        self.bad(text, &error)
    }

    /// A card by the letter of its seat and its slot, as in `B4`.
    fn card(&self, text: &str, game: &Game) -> Result<(Seat, CardId), InvalidPuzzle> {
        let rules = game.rules();
        let mut letters = text.chars();
        let found = letters.next().and_then(|letter| {
            let seat = rules.seats().find(|seat| seat.letter() == letter)?;
            let slot: usize = letters.as_str().parse().ok()?;
            let id = game.table().hand(seat).get(slot.checked_sub(1)?)?;
            Some((seat, *id))
        });
        found.ok_or_else(|| self.bad(text, &"no such card"))
    }
}
