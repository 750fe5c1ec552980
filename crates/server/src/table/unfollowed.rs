//! The tables in memory that nobody follows.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One of them, until it is dropped.
#[derive(Debug)]
pub(super) struct Unfollowed(Arc<AtomicUsize>);

impl Unfollowed {
    /// Counts one more among `all`.
    pub(super) fn one_more(all: &Arc<AtomicUsize>) -> Self {
        all.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(all))
    }

    /// How many there are now.
    pub(super) fn all(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Unfollowed {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
