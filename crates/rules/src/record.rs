//! Records of games. Everything else about a game follows from its record.
//!
//! A [`Record`] consists of the options, the deal, the first player and the entries: actions, and other
//! events such as a rearranged hand. Its constructors check it, so every `Record` can be replayed. A game in
//! progress can have a record too.
//!
//! The JSON form is versioned. `docs/record.md` describes it, and `docs/record.schema.json` is its schema.
//!
//! ```
//! use std::sync::Arc;
//! use kagiya_rules::{Deal, Options, Rules, Seed};
//! use kagiya_rules::record::{Record, Recorder};
//!
//! let rules = Arc::new(Rules::new(&Options::preset("original", 2)?)?);
//! let mut table = Recorder::new(&rules, &Deal::from_seed(Seed::from_number(1)))?;
//! while let Some(action) = table.game().legal_actions().get(0) {
//!     table.apply(action)?;
//! }
//! let json = table.record().to_json();
//! let record = Record::from_json(&json)?;
//! assert_eq!(record.to_json(), json);
//! assert_eq!(record.final_game().score(), table.game().score());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod error;
mod json;
mod recorder;
mod replay;

use std::sync::Arc;

use crate::action::Action;
use crate::deal::Deal;
use crate::editions::{PRESETS, Preset};
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::Seat;

pub use entry::{BreakOff, Entry, InvalidEntry};
pub use error::RecordError;
pub use recorder::{InvalidTakeBack, Recorder};
pub use replay::{Replay, Step};

pub const VERSION: u64 = 1;

/// A game from its deal to its last event so far.
///
/// Two records are equal if they have the same game and the same description.
#[derive(Clone, Debug)]
pub struct Record {
    rules: Arc<Rules>,
    deal: Deal,
    entries: Vec<Entry>,
    /// Whether the game is over or abandoned.
    ended: bool,
    about: About,
}

/// The description of a game, which the rules don't use.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// The chosen edition, if several presets have these options.
    pub preset: Option<&'static str>,
    /// The players' names by seat, or an empty list.
    pub players: Vec<String>,
    /// The date of the game, preferably in ISO 8601.
    pub date: Option<String>,
    /// What the players noted about cards: by seat, a text for each card by its id, empty where there is none.
    /// Missing lists and texts at the end are empty.
    pub notes: Vec<Vec<String>>,
}

/// The result of a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The outcome by the rules; `None` if the game was abandoned.
    pub outcome: Option<Outcome>,
    /// The points to record, if the game has points.
    pub score: Option<i8>,
}

impl Record {
    /// Makes a record and checks it.
    ///
    /// # Errors
    /// [`RecordError`] if the deal doesn't fit the rules, an entry is impossible at its position, or there
    /// isn't a name for each player.
    pub fn new(
        rules: &Arc<Rules>,
        deal: &Deal,
        entries: Vec<Entry>,
        about: About,
    ) -> Result<Self, RecordError> {
        let mut recorder = Recorder::new(rules, deal)?;
        for (index, entry) in entries.into_iter().enumerate() {
            recorder
                .add(entry)
                .map_err(|why| RecordError::entry(index, None, why))?;
        }
        recorder.into_record().with_about(about)
    }

    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    pub fn options(&self) -> &Options {
        self.rules.options()
    }

    /// The name of the preset with these options, if any. Among several, it is the chosen one, or else the
    /// first in the list.
    pub fn preset(&self) -> Option<&'static str> {
        self.about.preset.or_else(|| preset_of(self.options()))
    }

    /// The order of the cards, and the first player.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of turns, with the one that ended the game. The answer to a bonus tile or a
    /// joker belongs to the turn that caused the question.
    pub fn turns(&self) -> usize {
        let is_turn = |entry: &&Entry| matches!(entry, Entry::Action(action) if !matches!(action, Action::Choose(_)));
        self.entries.iter().filter(is_turn).count()
    }

    pub const fn about(&self) -> &About {
        &self.about
    }

    /// The same game with another description.
    ///
    /// # Errors
    /// [`RecordError`] unless there are names for all players or none, the preset has these options, and the
    /// notes are about cards of the game.
    pub fn with_about(self, about: About) -> Result<Self, RecordError> {
        if !about.players.is_empty() && about.players.len() != self.rules.players() {
            return Err(RecordError::Names {
                names: about.players.len(),
                players: self.rules.players(),
            });
        }
        let longest = about.notes.iter().map(Vec::len).max().unwrap_or(0);
        if about.notes.len() > self.rules.players() || longest > self.rules.deck_size() {
            return Err(RecordError::Notes {
                players: self.rules.players(),
                cards: self.rules.deck_size(),
            });
        }
        let preset = match about.preset {
            Some(name) if preset_of(self.options()) == Some(name) => None,
            Some(name) => Some(check_preset(name, self.options())?),
            None => None,
        };
        Ok(Self {
            about: About { preset, ..about },
            ..self
        })
    }

    /// The same game with its players' names, its date and the chosen edition, which is ignored if it has
    /// other options. Its notes stay.
    #[must_use]
    pub fn described(
        mut self,
        name: impl FnMut(Seat) -> String,
        date: Option<String>,
        chosen: Option<&Preset>,
    ) -> Self {
        let others = |preset: &&Preset| preset_of(self.options()) != Some(preset.name);
        let fits = |preset: &&Preset| check_preset(preset.name, self.options()).is_ok();
        let preset = chosen.filter(others).filter(fits);
        self.about = About {
            preset: preset.map(|preset| preset.name),
            players: self.rules.seats().map(name).collect(),
            date,
            notes: self.about.notes,
        };
        self
    }

    /// The game at its beginning, for a replay. Where plays are hidden until the end, the replay of a game that
    /// has ended shows them.
    pub fn replay(&self) -> Replay<'_> {
        let opened = self.rules.opened().filter(|_| self.ended);
        Replay::new(self, opened.unwrap_or(&self.rules))
    }

    /// The same, but always with what players saw during the game.
    pub fn replay_as_seen(&self) -> Replay<'_> {
        Replay::new(self, &self.rules)
    }

    /// The game after at most `entries` entries.
    pub fn game_after(&self, entries: usize) -> Game {
        let mut replay = self.replay();
        for _ in replay.by_ref().take(entries) {}
        replay.into_game()
    }

    pub fn final_game(&self) -> Game {
        self.game_after(self.entries.len())
    }

    /// Whether the table abandoned the game.
    pub fn is_broken_off(&self) -> bool {
        matches!(self.entries.last(), Some(Entry::BrokenOff { .. }))
    }

    /// The result, or `None` if the game isn't over.
    pub fn result(&self) -> Option<GameResult> {
        if self.is_broken_off() {
            return Some(GameResult {
                outcome: None,
                score: None,
            });
        }
        let game = self.final_game();
        let score = game.score()?;
        Some(GameResult {
            outcome: game.outcome(),
            score: score.shown.then_some(score.points),
        })
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.options() == other.options()
            && self.deal == other.deal
            && self.entries == other.entries
            && self.about == other.about
    }
}

impl Eq for Record {}

/// The preset `name`, if it has these options.
fn check_preset(name: &str, options: &Options) -> Result<&'static str, RecordError> {
    let refused = |known| RecordError::Preset {
        name: name.to_owned(),
        known,
    };
    let preset = Preset::find(name).map_err(|_| refused(false))?;
    let same = *options
        == Options {
            players: options.players,
            ..preset.options()
        };
    if same {
        Ok(preset.name)
    } else {
        Err(refused(true))
    }
}

/// The first preset with these options.
fn preset_of(options: &Options) -> Option<&'static str> {
    let same = |preset: &&Preset| {
        *options
            == Options {
                players: options.players,
                ..preset.options()
            }
    };
    PRESETS.iter().find(same).map(|preset| preset.name)
}
