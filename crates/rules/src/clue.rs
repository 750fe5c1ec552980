//! Clues, clue sets, and what clues say about a card.

use core::fmt;
use core::ops::{BitAnd, BitOr};

use crate::card::{MAX_HEIGHT, Rank};
use crate::suit::MAX_SUITS;

/// A color for clues, as an index into [`Rules::colors`](crate::Rules::colors).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Color(u8);

impl Color {
    /// `None` if no game has that many colors.
    pub const fn new(index: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "compared first")]
        if index < MAX_SUITS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    pub const fn index(self) -> usize {
        self.0 as usize % MAX_SUITS
    }
}

impl fmt::Debug for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "color {}", self.0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ColorInfo {
    /// Its name in English, lower case.
    pub name: String,
    pub letter: char,
}

/// The content of a clue: one color or one rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Clue {
    /// Touches all cards of this color.
    Color(Color),
    /// Touches all cards of this rank. There is no clue START.
    Rank(Rank),
    /// What everyone hears of a clue whose content the game doesn't tell. Never an action.
    Untold(Untold),
}

/// What is told of a clue without its content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Untold {
    /// That it is one of color.
    Color,
    /// That it is one of rank.
    Rank,
    /// Nothing.
    Kind,
}

/// The upper bound of [`Clue::index`].
pub(crate) const CLUE_INDICES: usize = 16;

/// The index of the first untold clue.
const UNTOLD: usize = MAX_SUITS + MAX_HEIGHT;

const _: () = assert!(UNTOLD + 3 == CLUE_INDICES);

impl Untold {
    /// Its sign in texts. No clue is written like this in an action.
    pub const fn sign(self) -> char {
        match self {
            Self::Color => '*',
            Self::Rank => '#',
            Self::Kind => '?',
        }
    }
}

impl Clue {
    /// The bit in a [`ClueSet`]: colors from 0, ranks from 8, untold ones from 13.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Color(color) => color.index(),
            Self::Rank(rank) => MAX_SUITS + rank.index(),
            Self::Untold(Untold::Color) => UNTOLD,
            Self::Untold(Untold::Rank) => UNTOLD + 1,
            Self::Untold(Untold::Kind) => UNTOLD + 2,
        }
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "compared first")]
        if index < MAX_SUITS {
            Self::Color(Color(index as u8))
        } else if index < UNTOLD {
            Self::Rank(Rank::from_index(index - MAX_SUITS))
        } else {
            Self::Untold(match index {
                UNTOLD => Untold::Color,
                14 => Untold::Rank,
                _ => Untold::Kind,
            })
        }
    }
}

/// A set of clues, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ClueSet(u16);

impl ClueSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of one clue.
    pub const fn of(clue: Clue) -> Self {
        Self(1 << clue.index())
    }

    pub const fn contains(self, clue: Clue) -> bool {
        self.0 >> clue.index() & 1 == 1
    }

    /// The color clues as a bit mask, with bit [`Color::index`].
    pub const fn color_bits(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    /// The rank clues as a bit mask, with bit [`Rank::index`].
    pub const fn rank_bits(self) -> u8 {
        self.0.to_le_bytes()[1] & ((1 << MAX_HEIGHT) - 1)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The color clues in the set.
    #[must_use]
    pub const fn colors(self) -> Self {
        Self(self.0 & 0x00ff)
    }

    /// The rank clues in the set.
    #[must_use]
    pub const fn ranks(self) -> Self {
        Self(self.0 & 0x1f00)
    }

    pub fn insert(&mut self, clue: Clue) {
        self.0 |= 1 << clue.index();
    }

    /// Whether the sets have a common clue.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The clues in the set: colors, then ranks, then untold ones.
    pub fn iter(self) -> impl Iterator<Item = Clue> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Clue::from_index(index))
        })
    }

    /// The `n`th clue in the order of [`iter`](Self::iter), from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Clue> {
        let [colors, ranks] = self.0.to_le_bytes();
        let before = colors.count_ones() as usize;
        let (bits, first, n) = if n < before {
            (colors, 0, n)
        } else {
            (ranks, MAX_SUITS, n - before)
        };
        let place = NTH_BIT[usize::from(bits)].get(n).copied()?;
        (place < 8).then(|| Clue::from_index(first + usize::from(place)))
    }
}

/// For each byte, the indices of its bits from the lowest, then 8. A table is faster than a loop, whose end
/// the processor can't predict.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[8; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut bit) = (0, 0_u8);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl BitOr for ClueSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for ClueSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl FromIterator<Clue> for ClueSet {
    fn from_iter<I: IntoIterator<Item = Clue>>(clues: I) -> Self {
        let mut set = Self::EMPTY;
        for clue in clues {
            set.insert(clue);
        }
        set
    }
}

impl fmt::Debug for ClueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What all players know about a card in a hand from clues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Marks {
    /// The clues that touched the card.
    pub yes: ClueSet,
    /// The clues to this hand that didn't touch the card.
    pub no: ClueSet,
}

impl Marks {
    pub const NONE: Self = Self {
        yes: ClueSet::EMPTY,
        no: ClueSet::EMPTY,
    };

    /// Whether a clue has touched the card.
    pub const fn is_clued(self) -> bool {
        !self.yes.is_empty()
    }

    pub(crate) fn add(&mut self, clue: Clue, touched: bool) {
        let bit = ClueSet::of(clue).0;
        let yes = bit * u16::from(touched);
        self.yes.0 |= yes;
        self.no.0 |= bit ^ yes;
    }
}
