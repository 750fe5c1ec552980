//! A short list that lives in place, so that a whole game can be copied as bytes.

use core::fmt;
use core::ops::Deref;

use crate::card::CardId;

/// Up to `N` items in place. It is `Copy`, which a growing vector can't be; it reads as a slice.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `filler` only fills the unused places and is never read.
    pub(crate) const fn new(filler: T) -> Self {
        assert!(N < 256);
        Self {
            len: 0,
            items: [filler; N],
        }
    }

    /// Adds `item` at the end.
    ///
    /// # Panics
    /// If the list is full, which the checks in `Rules::new` and `Setup` exclude.
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes out the item at `index` and closes the gap.
    pub(crate) fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

/// The ids of a hand fit one machine word, so that all are looked at together: where a card lies
/// can't be foretold, and a loop that ends there would cost more than the rest of the turn.
impl List<CardId, 8> {
    /// Those of the ids that are `wanted`, at most eight. Without a branch, as which cards a clue
    /// touches can't be foretold.
    pub(crate) fn of_wanted(ids: impl Iterator<Item = (CardId, bool)>) -> Self {
        let (mut word, mut len) = (0_u64, 0_u8);
        for (id, wanted) in ids.take(8) {
            word |= (u64::from(id.number()) * u64::from(wanted)) << (8 * len);
            len += u8::from(wanted);
        }
        Self {
            len,
            items: word.to_le_bytes().map(CardId::of_number),
        }
    }

    /// Where `id` stands.
    pub(crate) fn place_of(&self, id: CardId) -> Option<usize> {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let differences = self.word() ^ (ONES * u64::from(id.number()));
        // The lowest byte that is zero has its high bit set here, and no byte below it.
        let equal = differences.wrapping_sub(ONES) & !differences & (ONES << 7);
        let place = (equal.trailing_zeros() / 8) as usize;
        (place < usize::from(self.len)).then_some(place)
    }

    /// Takes out the id at `place` and closes the gap.
    ///
    /// # Panics
    /// If the list is not so long.
    pub(crate) fn take(&mut self, place: usize) -> CardId {
        let id = self[place];
        let word = self.word();
        let before = (1 << (8 * place)) - 1;
        self.items = ((word & before) | ((word >> 8) & !before))
            .to_le_bytes()
            .map(CardId::of_number);
        self.len -= 1;
        id
    }

    fn word(&self) -> u64 {
        u64::from_le_bytes(self.items.map(CardId::number))
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
