//! Games in the JSON format of hanab.live: exports, pasted replays, and files that bots write.
//!
//! The format: `players` (names by seat), `deck` (`suitIndex` and `rank`, in drawing order),
//! `actions` (`type` 0 play, 1 discard, 2 color clue, 3 rank clue, 4 and 5 end of game; `target` a
//! card by its index in the deck, or a seat; `value` the index of the color, or the rank), and
//! `options` that differ from the site's standard game. Hands are dealt one after the other, as in
//! Kagiya.
//!
//! A link of the site can contain a whole game ([`read_link`]).
//!
//! Variants are known by name ([`variant_options`]). A game of a variant that can't be played here is
//! rejected with an error that names it. Lists of games with `playerCount`
//! and `score` instead of names are accepted too.
//!
//! A game may have a `seed` instead of its deck ([`SiteSeed`]), or list only the cards that were drawn. The
//! first form of the site, with `type` 0 clue, 1 play, 2 discard and a nested `clue`, is read too.
//!
//! Some older games follow rules that the site has changed since: [`Ruling`] says which ones.
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
mod link;
mod options;
mod seed;
mod unknown_variant;
mod variant;
mod variant_ids;
mod variant_list;
mod variant_rows;
mod variant_twists;

pub use error::{ExportError, ImportError, InvalidAction};
pub use export::export;
pub use import::{Import, Ruling, import, import_all};
pub use link::{Link, LinkError, read_link};
pub use options::{read_options, write_options};
pub use seed::SiteSeed;
pub use unknown_variant::UnknownVariant;
pub use variant::{variant_name, variant_options};
pub use variant_ids::variant_id;
pub use variant_list::{FamilyName, variant_names};
pub use variant_rows::{VariantRow, cards_in_words, variant_rows};

use kagiya_rules::Rank;

/// The number of START in the site's files and messages.
const SITE_START: u8 = 7;

/// The number of a card's rank in the site's files and messages.
pub const fn site_rank(rank: Rank) -> u8 {
    match rank {
        Rank::START => SITE_START,
        _ => rank.number(),
    }
}

/// The rank of a card with this number there.
pub const fn rank_of_site(number: u8) -> Option<Rank> {
    match number {
        SITE_START => Some(Rank::START),
        _ => Rank::new(number),
    }
}
