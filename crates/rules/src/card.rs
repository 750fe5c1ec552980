//! Ranks, cards, card sets and card ids.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::suit::{MAX_SUITS, Suit};

/// The maximum number of ranks in a suit, [`Rank::START`] included.
pub const MAX_RANKS: usize = 6;

/// The maximum height of a firework. There is no rank above except [`Rank::START`].
pub(crate) const MAX_HEIGHT: usize = 5;

/// The upper bound of [`Card::index`], for tables indexed by card.
pub const CARD_INDICES: usize = MAX_SUITS * 8;

/// The number printed on a card, 1 to 5, or [`Rank::START`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// START in place of a number: a firework that begins with it can be built in either direction. No clue
    /// names it.
    pub const START: Self = Self(6);

    /// `None` unless `number` is 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_HEIGHT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The same, and START for 6: the inverse of [`number`](Self::number).
    pub const fn of_card(number: u8) -> Option<Self> {
        if number == Self::START.0 {
            Some(Self::START)
        } else {
            Self::new(number)
        }
    }

    /// 1 to 5, or 6 for START.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 4, or 5 for START.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The character for people: the digit, or `S` for START.
    pub const fn sign(self) -> char {
        if self.0 == Self::START.0 {
            'S'
        } else {
            (b'0' + self.0) as char
        }
    }

    /// `index` is 0 to 5.
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

/// The [number](Rank::number), as in records. For people there is [`Rank::sign`].
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What is printed on a card: a suit and a rank. Several physical cards have the same print.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a suit is below 8, a rank below 7"
        )]
        Self(((suit.index() << 3) | rank.index()) as u8)
    }

    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::from_index((self.0 >> 3) as usize)
    }

    pub const fn rank(self) -> Rank {
        Rank((self.0 & 7) + 1)
    }

    /// Below [`CARD_INDICES`]. Each suit has eight indices, of which the first six are used.
    pub const fn index(self) -> usize {
        self.0 as usize % CARD_INDICES
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < CARD_INDICES && index & 7 < MAX_RANKS);
        #[expect(clippy::cast_possible_truncation, reason = "asserted above")]
        Self(index as u8)
    }

    /// Fills unused items of lists and arrays; never read as a card.
    pub(crate) const FILLER: Self = Self(0);
}

impl fmt::Debug for Card {
    /// Suit index and rank, as in `2:5`. Only [`Rules`](crate::Rules) know the letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.suit().index(), self.rank())
    }
}

/// A set of cards, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of one card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// All ranks of one suit, including those that the game does not have.
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0b11_1111 << (suit.index() << 3))
    }

    /// One rank in all suits, including those that the game does not have.
    pub const fn of_rank(rank: Rank) -> Self {
        Self(0x0101_0101_0101_0101 << rank.index())
    }

    /// The bit set, with bit [`Card::index`] for each card.
    pub const fn bits(self) -> u64 {
        self.0
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of different cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards by suit, then by rank.
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

    /// The card of a set with exactly one.
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

/// The maximum number of card ids in a game. A card that a bonus tile returns to the deck gets another id.
pub const MAX_CARD_IDS: usize = 128;

/// A physical card, numbered in the order of drawing. The id says nothing about the card's print.
///
/// A card that returns to the deck is drawn under a new id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

impl CardId {
    /// `None` if no game has that many ids.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_CARD_IDS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The number, from 0 for the first card dealt.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The inverse of [`number`](Self::number).
    pub(crate) const fn of_number(number: u8) -> Self {
        Self(number)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize % MAX_CARD_IDS
    }

    /// Fills unused items of lists; never read as an id.
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
