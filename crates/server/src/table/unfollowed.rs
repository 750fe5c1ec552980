//! Counts the tables in memory without subscribers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One of them, until it is dropped.
#[derive(Debug)]
pub(super) struct Unfollowed(Arc<AtomicUsize>);

impl Unfollowed {
    /// Adds one to `all`.
    pub(super) fn one_more(all: &Arc<AtomicUsize>) -> Self {
        all.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(all))
    }

    /// The present number.
    pub(super) fn all(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Unfollowed {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
