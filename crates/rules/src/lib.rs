//! Hanabi, the cooperative card game by Antoine Bauza: all published editions, variants and extensions in one
//! pure rules engine.
//!
//! [`Game::apply`] applies every [`Action`], and a [`View`] holds everything that a player may know. Editions
//! are data: [`Rules::new`] compiles [`Options`] to tables, and [`PRESETS`] lists the published editions.
//!
//! The crate uses no clock, file, thread or random source: a [`Deal`] follows from a [`Seed`] by a documented
//! algorithm. Playing does not allocate.

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod action;
mod audience;
mod board;
mod building;
mod card;
mod clue;
mod deal;
mod editions;
mod event;
mod flags;
mod game;
mod hidden_plays;
mod hole;
mod idle_options;
mod illegal;
mod inline_list;
mod invalid_options;
pub mod json_input;
mod legal;
mod message;
pub mod notation;
mod option_error;
mod option_values;
mod options;
mod orders;
mod outcome;
mod perft;
mod reachable;
pub mod record;
mod rules;
mod seat;
mod setup;
mod suit;
mod suit_rows;
mod table;
mod tile;
mod touch;
mod turn;
mod variant_mod;
mod view;
mod view_ref;
mod word_enum;

pub use action::{Action, Choice};
pub use audience::Audience;
pub use board::{Board, Efficiency};
pub use card::{CARD_INDICES, Card, CardId, CardSet, MAX_CARD_IDS, MAX_RANKS, Rank};
pub use clue::{Clue, ClueSet, Color, ColorInfo, Marks, Untold};
pub use deal::{Commitment, Deal, DealtCards, InvalidDeal, ParseSeedError, Seed};
pub use editions::{PRESETS, Preset, Source, UnknownPreset};
pub use event::{Event, Events, PublicEvent, SeenEvent, lost_token_at};
pub use game::{Finished, Game, IllegalReorder};
pub use hole::Thrown;
pub use illegal::IllegalAction;
pub use inline_list::InlineList;
pub use invalid_options::InvalidOptions;
pub use legal::LegalActions;
pub use message::{Argument, Explain, Message, plain_text, quoted};
pub use option_error::OptionError;
pub use option_values::{
    BlackCompletion, Criterion, CriticalDiscard, EmptyHand, EndMode, FirstPlayer, Goal,
    Multicolour, ScaleText, ScoreFloor, Strikeout, Talk, Tile5EmptyDeck, Values,
};
pub use options::{OPTIONS, OptionInfo, Options};
pub use orders::OpenOrders;
pub use outcome::{LossReason, Outcome, Rating, Score, ScoreParts};
pub use perft::perft;
pub use rules::{MAX_DECK, Rules, SuitInfo};
pub use seat::{BySeat, MAX_PLAYERS, Offset, Seat};
pub use setup::{Carried, InvalidSetup, Setup};
pub use suit::{ColorTouch, Direction, MAX_SUITS, RankTouch, Suit, SuitScore, SuitSpec};
pub use table::{Discarded, MAX_HAND, Phase, Table};
pub use tile::{Tile, TileSet};
pub use variant_mod::{SpecialColors, SpecialRank, SpecialRanks, VariantMod};
pub use view::{InvalidWorld, View, World};
pub use view_ref::ViewRef;
