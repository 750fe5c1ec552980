//! Limits on what one person, one address and the whole server can use.

pub(crate) mod bans;
pub(crate) mod fair_queue;
pub(crate) mod known_logins;
pub(crate) mod quota;
pub(crate) mod rate;
pub(crate) mod usage_report;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_protocol::Problem;

use bans::{BanTarget, Bans};
use fair_queue::FairQueue;
use known_logins::KnownLogins;
use quota::UsageTracker;
use rate::RateLimiter;

/// The state of all limits.
#[derive(Debug)]
pub(crate) struct Limits {
    pub(crate) bans: Arc<Bans>,
    pub(crate) usage: Arc<UsageTracker>,
    pub(crate) rate: RateLimiter,
    pub(crate) known_logins: KnownLogins,
    /// Limits how many bots think at once.
    pub(crate) thinkers: Arc<FairQueue>,
    /// Whether the log already contains the warning about an untrusted proxy.
    pub(crate) warned_of_proxy: AtomicBool,
}

impl Limits {
    pub(crate) fn new(rate: RateLimiter) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            bans: Arc::default(),
            usage: Arc::default(),
            rate,
            known_logins: KnownLogins::default(),
            thinkers: FairQueue::new(cores),
            warned_of_proxy: AtomicBool::new(false),
        }
    }

    /// Refuses a banned person or address.
    ///
    /// # Errors
    /// `session/blocked`.
    pub(crate) fn check_not_banned(&self, target: &BanTarget, now: i64) -> Result<(), Problem> {
        self.bans.of(target, now).map_or(Ok(()), Err)
    }
}
