//! Hanabi, the cooperative card game by Antoine Bauza: every published edition, variant and
//! extension as one pure rules engine.
//!
//! Everything that happens is an [`Action`] that [`Game::apply`] applies; everything that anybody
//! may know is a [`View`]. Editions are data: [`Options`] are compiled to tables by
//! [`Rules::new`], and [`PRESETS`] lists the published ones.
//!
//! The crate knows of no clock, file, thread or random source: a [`Deal`] follows from a [`Seed`]
//! by a documented algorithm. Nothing allocates while playing.

mod action;
mod board;
mod card;
mod clue;
mod deal;
mod editions;
mod event;
mod game;
mod glance;
mod illegal;
mod invalid_options;
mod legal;
mod list;
mod message;
pub mod notation;
mod option_error;
mod option_values;
mod options;
mod outcome;
mod perft;
pub mod record;
mod rules;
mod seat;
mod setup;
pub mod shape;
mod suit;
mod suit_rows;
mod table;
mod tile;
mod turn;
mod view;
mod word;

pub use action::{Action, Choice};
pub use board::{Board, Efficiency};
pub use card::{CARD_INDICES, Card, CardId, CardSet, MAX_CARD_IDS, MAX_RANKS, Rank};
pub use clue::{Clue, ClueSet, Color, Marks};
pub use deal::{Commitment, Deal, DealtCards, InvalidDeal, ParseSeedError, Seed};
pub use editions::{PRESETS, Preset, Source, UnknownPreset};
pub use event::{Event, Events, PublicEvent, SeenEvent};
pub use game::{Finished, Game, IllegalReorder};
pub use glance::Glance;
pub use illegal::IllegalAction;
pub use invalid_options::InvalidOptions;
pub use legal::LegalActions;
pub use list::List;
pub use message::{Argument, Explain, Message, plain_text, quoted};
pub use option_error::OptionError;
pub use option_values::{
    BlackCompletion, Criterion, CriticalDiscard, EmptyHand, EndMode, FirstPlayer, Goal,
    Multicolour, ScaleText, ScoreFloor, Strikeout, Talk, Tile5EmptyDeck, VariantMod,
};
pub use options::{OPTIONS, OptionInfo, Options, Values};
pub use outcome::{LossReason, Outcome, Rating, Score};
pub use perft::perft;
pub use rules::{ColorInfo, MAX_DECK, Rules, SuitInfo};
pub use seat::{BySeat, MAX_PLAYERS, Offset, Seat};
pub use setup::{InvalidSetup, Setup};
pub use suit::{ColorTouch, Direction, MAX_SUITS, RankTouch, Suit, SuitScore, SuitSpec};
pub use table::{Discarded, MAX_HAND, Phase, Table};
pub use tile::{Tile, TileSet};
pub use view::{Audience, InvalidWorld, View, World};
