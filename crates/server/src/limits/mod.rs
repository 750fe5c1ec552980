//! Limits on what one person, one network and the whole server can use.

pub(crate) mod bans;
pub(crate) mod fair_queue;
pub(crate) mod limited;
pub(crate) mod list_places;
pub(crate) mod network;
pub(crate) mod quota;
pub(crate) mod rate;
pub(crate) mod service_time;
pub(crate) mod shares;
pub(crate) mod short_queue;
pub(crate) mod usage_report;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_protocol::{PersonId, Problem};

use bans::{BanTarget, Bans};
use fair_queue::FairQueue;
use network::ClientNetwork;
use quota::UsageTracker;
use rate::RateLimiter;

/// The state of all limits.
#[derive(Debug)]
pub(crate) struct Limits {
    pub(crate) bans: Arc<Bans>,
    pub(crate) usage: Arc<UsageTracker>,
    pub(crate) rate: RateLimiter,
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
            thinkers: FairQueue::new(cores),
            warned_of_proxy: AtomicBool::new(false),
        }
    }

    /// Refuses a banned person.
    ///
    /// # Errors
    /// `session/blocked`.
    pub(crate) fn check_not_banned(&self, person: &PersonId, now: i64) -> Result<(), Problem> {
        let target = BanTarget::Guest(person.clone());
        self.bans.of(&target, now).map_or(Ok(()), Err)
    }

    /// Refuses a client in a banned network.
    ///
    /// # Errors
    /// `session/blocked`.
    pub(crate) fn check_network(&self, network: ClientNetwork, now: i64) -> Result<(), Problem> {
        self.bans.of_client(network, now).map_or(Ok(()), Err)
    }
}
