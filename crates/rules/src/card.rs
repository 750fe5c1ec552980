//! Ranks, cards, sets of cards, and the names of physical cards.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::suit::{MAX_SUITS, Suit};

/// The most ranks a suit can have.
pub const MAX_RANKS: usize = 5;

/// How many indices [`Card::index`] can give: the length of a table with a place for each card.
pub const CARD_INDICES: usize = MAX_SUITS * 8;

/// The number printed on a card, 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The rank `number`, or `None` unless it is 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_RANKS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The printed number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number less one: an index, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The rank at `index`, 0 to 4.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < MAX_RANKS);
        #[expect(clippy::cast_possible_truncation, reason = "asserted above")]
        Self(index as u8 + 1)
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What is printed on a card: a suit and a rank. Several physical cards carry the same print.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of `suit` and `rank`.
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a suit is below 8, a rank below 6"
        )]
        Self(((suit.index() << 3) | rank.index()) as u8)
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::from_index((self.0 >> 3) as usize)
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank((self.0 & 7) + 1)
    }

    /// A number below [`CARD_INDICES`]: eight places a suit, of which the first five are used.
    pub const fn index(self) -> usize {
        self.0 as usize % CARD_INDICES
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < CARD_INDICES && index & 7 < MAX_RANKS);
        #[expect(clippy::cast_possible_truncation, reason = "asserted above")]
        Self(index as u8)
    }

    /// Fills unused places of lists and arrays; never read as a card.
    pub(crate) const FILLER: Self = Self(0);
}

impl fmt::Debug for Card {
    /// Suit index and rank, as in `2:5`. Letters are known to [`Rules`](crate::Rules) alone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.suit().index(), self.rank())
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The set with this one card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// All ranks of one suit (also those that the game does not use).
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0b1_1111 << (suit.index() << 3))
    }

    /// One rank in every suit (also in those that the game does not use).
    pub const fn of_rank(rank: Rank) -> Self {
        Self(0x0101_0101_0101_0101 << rank.index())
    }

    /// The bits: bit [`Card::index`] for each card.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether `card` is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many different cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds `card`.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes `card` out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards of the set, by suit, then by rank.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(Card::from_index(index))
        })
    }

    /// The card of a set that holds exactly one.
    #[inline]
    pub const fn only(self) -> Option<Card> {
        if self.0.is_power_of_two() {
            Some(Card::from_index(self.0.trailing_zeros() as usize))
        } else {
            None
        }
    }

    /// The `n`th card in the order of [`iter`](Self::iter), from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The most card ids a game can give out: every card drawn once, and again after a bonus tile.
pub const MAX_CARD_IDS: usize = 128;

/// A physical card, named by its place in the order of drawing. It says nothing about what is
/// printed on the card.
///
/// Ids count from the first card dealt. A card that returns to the deck is drawn under a new id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// The id `index`, or `None` if no game can have so many cards.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_CARD_IDS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// Its number, from 0 for the first card dealt.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The id with a number that one had.
    pub(crate) const fn of_number(number: u8) -> Self {
        Self(number)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize % MAX_CARD_IDS
    }

    /// Fills unused places of lists; never read as an id.
    pub(crate) const FILLER: Self = Self(0);
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

const _: () = assert!(size_of::<Card>() == 1 && size_of::<CardId>() == 1);
