//! Hanabi for learning programs: games as numbers and arrays.
//!
//! [`Batch`] plays many games at once and writes what the players see into the caller's arrays. The
//! encoding is that of the Hanabi Learning Environment (HLE), bit by bit, with the additions of other
//! research programs as [options](Encoding); it is defined for every edition, and stays the same for
//! the games that HLE has. [`hle`] is HLE itself: its deals for its seeds, and its games step by step.
//!
//! The rules are those of `kagiya-rules`. An observation is made from what the table shows everybody
//! ([`Scene`]) and the [`View`](kagiya_rules::View) of one seat, so that there is no way for a
//! hidden card into the observation of its owner. Two things say on purpose what a player does not
//! see: the observation type [`Sight::Seer`], and the [targets](OwnHand) for learning.
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
mod recolor;
mod scene;
mod targets;

pub use batch::{Batch, MakeBot};
pub use bits::Observations;
pub use encoder::{Encoder, EncodingError};
pub use game::Course;
pub use last_move::{Before, Deed, LastMove};
pub use layout::{Encoding, Layout, Section, Sight};
pub use moves::{MoveMask, Moves};
pub use options::{BatchError, BatchOptions, LastStrike, Observers, Step};
pub use recolor::{NotAlike, Recolor};
pub use scene::{Epilogue, Scene};
pub use targets::OwnHand;
