//! A short list without a heap allocation, so that a game can be copied as bytes.

use core::fmt;
use core::ops::Deref;

use crate::card::CardId;

/// Up to `N` items without a heap allocation. It is `Copy` and dereferences to a slice.
#[derive(Clone, Copy)]
pub struct InlineList<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> InlineList<T, N> {
    /// An empty list. `filler` fills the unused items and is never read.
    pub(crate) const fn new(filler: T) -> Self {
        assert!(N < 256);
        Self {
            len: 0,
            items: [filler; N],
        }
    }

    /// # Panics
    /// If the list is full. `Rules::new` and `Setup` check that this can't happen.
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Removes the item at `index`.
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

/// The ids of a hand fit in one machine word, so a search reads them all at once. The position of a card is
/// unpredictable, and a loop with an early exit would cost more than the rest of the turn.
impl InlineList<CardId, 8> {
    /// The wanted ids, at most eight. Written without branches, since the processor can't predict which cards
    /// a clue touches.
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

    /// The index of `id`.
    pub(crate) fn place_of(&self, id: CardId) -> Option<usize> {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let differences = self.word() ^ (ONES * u64::from(id.number()));
        // The lowest zero byte has its high bit set here, and no byte below it does.
        let equal = differences.wrapping_sub(ONES) & !differences & (ONES << 7);
        let place = (equal.trailing_zeros() / 8) as usize;
        (place < usize::from(self.len)).then_some(place)
    }

    /// Removes the id at `place`.
    ///
    /// # Panics
    /// If the list is shorter.
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

impl<T, const N: usize> Deref for InlineList<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a InlineList<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for InlineList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for InlineList<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for InlineList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
