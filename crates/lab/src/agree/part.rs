//! Which games serve for tuning and which are left out of it, so that both are the same for everybody.

use kagiya_rules::record::Record;
use serde::{Deserialize, Serialize};

/// A part of the games, by their deals: games of one deal are always in the same part.
///
/// A game is held out if the highest bit of a hash of its cards is one: the 64-bit hash FNV-1a over the
/// number of players and the index of every card, hand by hand from the first seat on, oldest card
/// first, and then the deck from the top. So whatever else a file holds, a game stays where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// All games.
    #[default]
    All,
    /// Those to tune with, about one half.
    Tuning,
    /// Those to check with, the others.
    HeldOut,
}

impl Part {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Tuning => "tuning",
            Self::HeldOut => "held-out",
        }
    }

    /// Whether `record` belongs to it.
    pub fn has(self, record: &Record) -> bool {
        match self {
            Self::All => true,
            Self::Tuning => !is_held_out(record),
            Self::HeldOut => is_held_out(record),
        }
    }
}

fn is_held_out(record: &Record) -> bool {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let game = record.game_after(0);
    let rules = record.rules();
    let hands = rules.seats().flat_map(|seat| game.hand(seat));
    let cards = hands
        .map(|(_, card)| card)
        .chain(game.deck().iter().copied());
    let numbers = core::iter::once(rules.players()).chain(cards.map(kagiya_rules::Card::index));
    let hash = numbers.fold(OFFSET, |hash, number| {
        (hash ^ number as u64).wrapping_mul(PRIME)
    });
    hash >> 63 == 1
}
