//! Hanabi for learning programs: games as numbers and arrays.
//!
//! [`Batch`] plays many games at once and writes observations to the caller's arrays. The encoding is that of
//! the Hanabi Learning Environment (HLE) bit by bit, with the additions of other research programs as
//! [options](Encoding). It is defined for all editions, and equals HLE's for its games. [`hle`] is HLE
//! itself: its deals by seed, and its games step by step.
//!
//! The rules are those of `kagiya-rules`. An observation is made from the public state ([`PublicState`]) and
//! the [`View`](kagiya_rules::View) of one seat, so it contains no hidden card. Only two things contain
//! hidden cards on purpose: the observation type [`Sight::Seer`], and the [targets](OwnHand) for learning.
//!
//! ```
//! use std::sync::Arc;
//! use kagiya_env::{Batch, BatchOptions, Observations};
//! use kagiya_rules::{Options, Rules};
//!
//! let rules = Arc::new(Rules::new(&Options::preset("hle", 2)?)?);
//! let mut batch = Batch::new(&rules, 3, BatchOptions::default())?;
//! batch.reset(7);
//! let mut seen = vec![0; 3 * batch.observation_size()];
//! batch.observe(Observations::Bytes(&mut seen))?;
//! let steps = batch.step(&[5, 6, 7])?;
//! assert_eq!(steps.len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod batch;
mod bits;
mod encoder;
mod game;
pub mod hle;
mod last_move;
mod layout;
mod moves;
mod options;
mod pass;
mod positions;
mod public_state;
mod recolor;
mod rows;
mod targets;

pub use batch::{Batch, MakeBot};
pub use bits::Observations;
pub use encoder::{Encoder, EncodingError};
pub use game::{GameHistory, Start};
pub use last_move::{BeforeMove, LastMove, MoveResult};
pub use layout::{Encoding, Layout, Section, Sight};
pub use moves::{MoveMask, Moves};
pub use options::{BatchError, BatchOptions, LastStrike, Observers, Step};
pub use public_state::{Epilogue, PublicState};
pub use recolor::{InvalidRecolor, Recolor};
pub use targets::OwnHand;
