//! Scenario files: a position, actions, and the expected result.
//!
//! A file is a JSON list of scenarios. A card is a suit letter and a rank, such as `r3`. Seats
//! count from 0. Slots count from 1 in the listed order of a hand, and a drawn card goes to the
//! end.
//!
//! ```json
//! [{
//!   "id": "X1", "name": "The 5 gives a token", "preset": "original", "options": {},
//!   "setup": {
//!     "hands": [["g5", "y2", "g3", "b4", "w1"], ["r4", "y1", "g1", "w5", "b1"]],
//!     "to_act": 0, "clue_tokens": 3, "strikes": 0, "fireworks": { "g": 4 },
//!     "discard": [], "deck": ["r1"], "rest": "deck"
//!   },
//!   "actions": [{ "play": { "slot": 1 } }],
//!   "expect": { "clue_tokens": 4, "fireworks": { "g": 5 }, "game_over": false }
//! }]
//! ```
//!
//! # Setup
//! The number of hands is the number of players. `fireworks` gives the top rank (0: empty), also
//! for a suit that is built downwards: black at 2 contains 5, 4, 3 and 2. `deck` is listed top
//! first. `rest` is the place of all unlisted cards: `deck` (below the listed ones) or `discard`;
//! without it every card must be listed. `turns_left` counts the turns of the final round,
//! including the current one. `tiles` are the numbers of the face-down bonus tiles in the order of
//! their reveal; the others are out of the game. Defaults are no strikes, all clue tokens, seat 0
//! to act, empty fireworks, and all six tiles.
//!
//! # Actions
//! `{"clue": {"to": 1, "color": "r"}}` or with `"rank": 2`; `{"discard": {"slot": 1}}`; `{"play":
//! {"slot": 1}}`, with `"announce": "g"` in the Timed Display. `tile_choices` next to it lists the
//! answers to the following questions: `{"card": "r2"}` (the tile decides what happens to the card;
//! `{"shuffle": "r2"}` and `{"play": "r2"}` are explicit), `{"to": 1, "color": "r"}`, `null` to
//! decline, `{"firework": "r"}` for a joker. An action and its answers are one unit: if a part is
//! illegal, nothing changes. With too few answers the game waits, and an action with `tile_choices`
//! only continues it.
//!
//! # Expectations
//! The state after the last action; only listed keys are compared. `legal` is about the last action
//! (default: true). `fireworks`, `hands` and `hand_sizes` compare the listed entries, `discard` the
//! whole pile in any order, `discard_count` the copies of a card in it. `touched` lists the slots
//! that a clue touched: `[]` for an empty clue, `null` without a clue. `turns_left` is `null`
//! before the final round. `tiles_left` counts face-down tiles. `outcome` is `perfect`, `finished`
//! or `lost:` with a reason. `score` is the recorded score at the end, or the value of the
//! fireworks before it; `null` also matches if no score is shown. `rating_band` is a label such as
//! `16-20`, or `null`.

mod act;
mod compare;
mod format;
mod position;
mod problem;

use core::fmt;

use kagiya_rules::json_input::{self, Found, InvalidJson};
use kagiya_rules::{Explain, Message, plain_text};
use serde_json::Value;

use crate::scenario::act::{FinalState, perform};
use crate::scenario::format::Content;

pub use problem::{Difference, Problem, Refusal};

/// A scenario of a file. An invalid scenario is kept with its error, so that the others still run.
#[derive(Clone, Debug)]
pub struct Scenario {
    id: String,
    name: String,
    content: Result<Content, Problem>,
}

/// The result of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its `id` in the file, or else its index.
    pub id: String,
    /// Its `name` in the file.
    pub name: String,
    /// The verdict.
    pub verdict: Verdict,
}

/// The verdict on a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything is as expected.
    Passed,
    /// The differences; at least one.
    Failed(Vec<Difference>),
    /// It can't be played.
    Broken(Problem),
}

impl Report {
    /// Whether everything is as expected.
    pub const fn passed(&self) -> bool {
        matches!(self.verdict, Verdict::Passed)
    }
}

impl fmt::Display for Report {
    /// `P01 passed: name`, or `P01 failed: name` and a line for each difference. Names are escaped
    /// with [`plain_text`], so that they can't fake lines.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, name, verdict } = self;
        let (id, name) = (plain_text(id), plain_text(name));
        match verdict {
            Verdict::Passed => write!(f, "{id} passed: {name}"),
            Verdict::Failed(differences) => {
                write!(f, "{id} failed: {name}")?;
                differences
                    .iter()
                    .try_for_each(|difference| write!(f, "\n  {difference}"))
            }
            Verdict::Broken(problem) => write!(f, "{id} can't be played: {name}\n  {problem}"),
        }
    }
}

/// A text that isn't a list of scenarios.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidFile {
    /// It isn't JSON.
    Json(InvalidJson),
    /// It is JSON, but not a list.
    NotAList(Found),
    /// An empty list, which would check nothing.
    Empty,
    /// An entry of the list isn't a scenario.
    Entry {
        /// Its number in the list, from 1.
        place: usize,
        /// The type of the entry.
        found: Found,
    },
}

impl fmt::Display for InvalidFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => write!(f, "not a scenario file: {error}"),
            Self::NotAList(found) => write!(
                f,
                "not a scenario file: expected a list of scenarios, found {found}"
            ),
            Self::Empty => f.write_str("the list of scenarios is empty, so nothing is checked"),
            Self::Entry { place, found } => write!(
                f,
                "not a scenario file: entry {place} is {found}, expected a scenario: an \
                 object with preset, setup, actions and expect"
            ),
        }
    }
}

impl std::error::Error for InvalidFile {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Json(error) => Some(error),
            Self::NotAList(_) | Self::Empty | Self::Entry { .. } => None,
        }
    }
}

impl Explain for InvalidFile {
    fn message(&self) -> Message {
        match self {
            Self::Json(error) => Message::new("wrong-scenarios").inner("why", error),
            Self::NotAList(found) => Message::new("wrong-scenarios-list").inner("found", found),
            Self::Empty => Message::new("wrong-scenarios-empty"),
            Self::Entry { place, found } => Message::new("wrong-scenarios-entry")
                .number("place", *place)
                .inner("found", found),
        }
    }
}

/// Reads the scenarios of a file.
///
/// # Errors
/// [`InvalidFile`] if the text isn't JSON, not a list of objects, or an empty list. Errors inside a
/// scenario are in its [`Report`].
pub fn parse(text: &str) -> Result<Vec<Scenario>, InvalidFile> {
    let scenarios = match json_input::parse(text).map_err(InvalidFile::Json)? {
        Value::Array(scenarios) => scenarios,
        other => return Err(InvalidFile::NotAList(Found::of(&other))),
    };
    if scenarios.is_empty() {
        return Err(InvalidFile::Empty);
    }
    scenarios
        .into_iter()
        .enumerate()
        .map(|(index, scenario)| match scenario {
            Value::Object(keys) => Ok(Scenario::read(index, keys)),
            other => Err(InvalidFile::Entry {
                place: index + 1,
                found: Found::of(&other),
            }),
        })
        .collect()
}

impl Scenario {
    fn read(index: usize, keys: serde_json::Map<String, Value>) -> Self {
        let text = |key: &str| keys.get(key).and_then(Value::as_str).map(str::to_owned);
        Self {
            id: text("id").unwrap_or_else(|| format!("#{}", index + 1)),
            name: text("name").unwrap_or_default(),
            content: Content::read(keys).map_err(Problem::Json),
        }
    }

    /// The `id` of the scenario, or else its number in the file, such as `#3`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The `name` of the scenario.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Plays the scenario and compares the result.
    pub fn run(&self) -> Report {
        let verdict = match self.content.as_ref() {
            Ok(content) => play(content).unwrap_or_else(Verdict::Broken),
            Err(problem) => Verdict::Broken(problem.clone()),
        };
        Report {
            id: self.id.clone(),
            name: self.name.clone(),
            verdict,
        }
    }
}

fn play(content: &Content) -> Result<Verdict, Problem> {
    let mut game = position::build(content)?;
    let mut last = None;
    for (index, action) in content.actions.iter().enumerate() {
        match perform(&game, action) {
            Ok((next, effects)) => {
                game = next;
                last = Some(Ok(effects));
            }
            Err(reason) if index + 1 == content.actions.len() => last = Some(Err(reason)),
            Err(reason) => {
                return Ok(Verdict::Failed(vec![Difference::RefusedBefore {
                    number: index + 1,
                    all: content.actions.len(),
                    why: reason,
                }]));
            }
        }
    }
    let differences = compare::differences(&content.expect, &FinalState { game, last })?;
    Ok(if differences.is_empty() {
        Verdict::Passed
    } else {
        Verdict::Failed(differences)
    })
}
