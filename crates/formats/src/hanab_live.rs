//! Games in the JSON of the site hanab.live: exports, pasted replays, and the files that bots write.
//!
//! The form: `players` (names by seat), `deck` (`suitIndex` and `rank`, in the order of drawing),
//! `actions` (`type` 0 play, 1 discard, 2 color clue, 3 rank clue, 4 and 5 broken off; `target` a
//! card by its place in the deck, or a seat; `value` the color's index or the rank), and `options`
//! with what differs from the site's standard game. Hands are dealt one after the other, as here.
//!
//! Variants are known by their names ([`variant_options`]): those that differ in their suits alone.
//! A game with anything else is refused with an error that names it. Lists of games that carry
//! `playerCount` and `score` instead of names are read too.
//!
//! Some older games follow rules that the site has given up: [`Ruling`] says which one was used.
//!
//! ```
//! use kagiya_formats::hanab_live;
//! use kagiya_rules::{Deal, Options, Rules, Seed, record::Recorder};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Rules::new(&Options::preset("hl-rainbow6", 3)?)?);
//! let mut table = Recorder::new(&rules, &Deal::from_seed(Seed::from_number(1)))?;
//! table.apply(table.game().legal_actions().get(0).expect("an action"))?;
//! let json = hanab_live::export(table.record())?;
//! let import = hanab_live::import(&json)?;
//! assert_eq!(import.variant, "Rainbow (6 Suits)");
//! assert_eq!(import.record.entries(), table.record().entries());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod export;
mod import;
mod json;
mod options;
mod unknown_variant;
mod variant;
mod variant_list;

pub use error::{ExportError, ImportError, InvalidAction};
pub use export::export;
pub use import::{Import, Ruling, import, import_all};
pub use unknown_variant::UnknownVariant;
pub use variant::{variant_name, variant_options};
pub use variant_list::variant_names;
