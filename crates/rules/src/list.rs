//! A short list that lives in place, so that a whole game can be copied as bytes.

use core::fmt;
use core::ops::Deref;

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
