//! What time it is, from a clock that tests can set.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's.
    #[default]
    System,
    /// One that stands still until it is set.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands still at `millis`.
    pub fn fixed(millis: i64) -> Self {
        Self::Set(Arc::new(AtomicI64::new(millis)))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        match self {
            Self::System => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| {
                    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
                }),
            Self::Set(millis) => millis.load(Ordering::Relaxed),
        }
    }

    /// Moves a clock that can be set; the system's goes on by itself.
    pub fn advance(&self, millis: i64) {
        if let Self::Set(now) = self {
            now.fetch_add(millis, Ordering::Relaxed);
        }
    }
}
