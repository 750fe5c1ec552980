//! The split of games into a tuning half and a held-out half, which is the same for everyone.

use kagiya_rules::record::Record;
use serde::{Deserialize, Serialize};

use crate::fnv::Fnv;

/// A part of the games. All games of a deal are in the same part.
///
/// A game is held out if the highest bit of a hash of its cards is 1. The hash is FNV-1a with 64 bits over
/// the number of players, the index of each card hand by hand from seat 0 with the oldest card first, and the
/// deck from the top. So the part of a game doesn't depend on other games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameSplit {
    #[default]
    All,
    /// About half of the games, for tuning.
    Tuning,
    /// The other games, for validation.
    HeldOut,
}

impl GameSplit {
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Tuning => "tuning",
            Self::HeldOut => "held-out",
        }
    }

    /// Whether `record` is in this part.
    pub fn has(self, record: &Record) -> bool {
        match self {
            Self::All => true,
            Self::Tuning => !is_held_out(record),
            Self::HeldOut => is_held_out(record),
        }
    }
}

/// The fifth of the games to which a game belongs, from 0. It depends on the cards alone, and not on the
/// half.
pub(crate) fn fifth(record: &Record) -> u8 {
    (hash(record) % 5) as u8
}

fn is_held_out(record: &Record) -> bool {
    hash(record) >> 63 == 1
}

fn hash(record: &Record) -> u64 {
    let game = record.game_after(0);
    let rules = record.rules();
    let hands = rules.seats().flat_map(|seat| game.hand(seat));
    let cards = hands
        .map(|(_, card)| card)
        .chain(game.deck().iter().copied());
    let numbers = core::iter::once(rules.players()).chain(cards.map(kagiya_rules::Card::index));
    let mut hash = Fnv::new();
    for number in numbers {
        hash.add(number as u64);
    }
    hash.sum()
}
