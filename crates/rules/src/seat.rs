//! Seats at the table.

use core::fmt;
use core::num::NonZeroU8;

/// The maximum number of players.
pub const MAX_PLAYERS: usize = 6;

/// A seat at the table, clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// `None` if no table has that many seats.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_PLAYERS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize % 8
    }

    /// The seat at `offset` from this one at a table of `players`.
    #[must_use]
    pub const fn after(self, offset: Offset, players: usize) -> Self {
        let sum = self.index() + offset.get();
        Self::wrapped(if sum >= players { sum - players } else { sum })
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let sum = self.index() + 1;
        Self::wrapped(if sum >= players { 0 } else { sum })
    }

    /// The offset of `other` from this seat at a table of `players`; `None` for the same seat.
    pub const fn offset_to(self, other: Self, players: usize) -> Option<Offset> {
        let distance = (other.index() + players - self.index()) % players;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a remainder of a table's size"
        )]
        Offset::new(distance as u8)
    }

    /// All seats of a table of `players`, from 0.
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> {
        (0..players.min(MAX_PLAYERS)).map(Self::wrapped)
    }

    /// The letter of the seat in notation: A for seat 0.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub(crate) const fn wrapped(index: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a seat is below 6")]
        Self(index as u8)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A value for each possible seat.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct BySeat<T>([T; MAX_PLAYERS]);

impl<T> BySeat<T> {
    pub const fn new(values: [T; MAX_PLAYERS]) -> Self {
        Self(values)
    }

    pub const fn as_slice(&self) -> &[T] {
        &self.0
    }

    pub const fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.0
    }
}

// A seat is below MAX_PLAYERS. The remainder has no effect, but lets the compiler omit the bounds check.
impl<T> core::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() % MAX_PLAYERS]
    }
}

impl<T> core::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % MAX_PLAYERS]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The distance to *another* player, clockwise, 1 to 5. So a clue to oneself can't be written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offset(NonZeroU8);

impl Offset {
    /// `None` if `places` is 0 or more than 5.
    pub const fn new(places: u8) -> Option<Self> {
        match NonZeroU8::new(places) {
            Some(places) if (places.get() as usize) < MAX_PLAYERS => Some(Self(places)),
            _ => None,
        }
    }

    /// The number of seats, 1 to 5.
    pub const fn get(self) -> usize {
        self.0.get() as usize
    }

    /// The offsets of all other players at a table of `players`, nearest first.
    #[inline]
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        (1..players.min(MAX_PLAYERS)).map(Self::clamped)
    }

    pub(crate) fn clamped(places: usize) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a table has at most six seats"
        )]
        Self(NonZeroU8::new(places as u8).unwrap_or(NonZeroU8::MIN))
    }
}

impl fmt::Debug for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

const _: () = assert!(size_of::<Offset>() == size_of::<Option<Offset>>());
