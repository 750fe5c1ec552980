//! Records: the only thing that is stored of a game. Everything else is played again from it.
//!
//! A [`Record`] is options, deal, first player and what happened: actions, and events of the table
//! such as a hand put in another order. It is checked when it is made, so that a record that exists
//! can be replayed. A game that is still going on has a record like any other.
//!
//! The JSON form is versioned; `docs/record.md` describes it and `docs/record.schema.json` is its
//! schema.
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

/// The version of the JSON form that this crate writes and reads.
pub const VERSION: u64 = 1;

/// A game from its deal to its last event, or as far as it has come.
///
/// Two records are equal if they tell the same game with the same words about it.
#[derive(Clone, Debug)]
pub struct Record {
    rules: Arc<Rules>,
    deal: Deal,
    entries: Vec<Entry>,
    about: About,
}

/// Words about a game that the rules do not know of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// The edition that the table chose, where several presets have these options; otherwise the
    /// record knows it by itself.
    pub preset: Option<&'static str>,
    /// The players' names by seat: all of them, or none.
    pub players: Vec<String>,
    /// When it was played, in any form; ISO 8601 is a good one.
    pub date: Option<String>,
}

/// How a recorded game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The outcome by the rules; `None` if the table broke the game off.
    pub outcome: Option<Outcome>,
    /// The points to record, where the game has points.
    pub score: Option<i8>,
}

impl Record {
    /// The record of a game that `entries` tell.
    ///
    /// # Errors
    /// [`RecordError`] if the deal does not fit the rules, an entry is not possible when its turn
    /// comes (the error says which and why), or the names are not one for each player.
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

    /// The rules of the game.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The options of the game.
    pub fn options(&self) -> &Options {
        self.rules.options()
    }

    /// The name of the preset that has these options, if there is one. Where several have the same
    /// options: the one that was chosen, or else the first of the list.
    pub fn preset(&self) -> Option<&'static str> {
        self.about.preset.or_else(|| preset_of(self.options()))
    }

    /// How the cards lay, with the player who began.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What happened, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Words about the game.
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// The same game with other words about it.
    ///
    /// # Errors
    /// [`RecordError`] unless there are names for all players or for none, and the preset has these
    /// options.
    pub fn with_about(self, about: About) -> Result<Self, RecordError> {
        if !about.players.is_empty() && about.players.len() != self.rules.players() {
            return Err(RecordError::Names {
                names: about.players.len(),
                players: self.rules.players(),
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

    /// The same game with the names of its players, when it was played, and the edition that was
    /// chosen, if these are its options.
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
        };
        self
    }

    /// The game at its beginning, to be played again step by step.
    pub fn replay(&self) -> Replay<'_> {
        Replay::new(self)
    }

    /// The game after the first `entries` entries; after all of them if there are fewer.
    pub fn game_after(&self, entries: usize) -> Game {
        let mut replay = self.replay();
        for _ in replay.by_ref().take(entries) {}
        replay.into_game()
    }

    /// The game after the last entry.
    pub fn final_game(&self) -> Game {
        self.game_after(self.entries.len())
    }

    /// Whether the table broke the game off.
    pub fn is_broken_off(&self) -> bool {
        matches!(self.entries.last(), Some(Entry::BrokenOff { .. }))
    }

    /// How the game ended, if it has.
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

/// The preset called `name`, if it has these options.
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

/// The first preset that has these options.
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
