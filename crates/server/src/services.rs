//! The services that every part of the server uses.

use core::fmt;
use std::sync::Arc;

use kagiya_protocol::{ErrorCode, Problem};
use tokio::sync::watch;

use crate::bus::Bus;
use crate::clock::Clock;
use crate::config::Config;
use crate::logging::{OncePerSecond, chain};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};

/// The store, the bus, the clock, the metrics and the configuration.
pub struct Services {
    /// Everything that is stored.
    pub store: Store,
    /// The connection to other servers.
    pub bus: Arc<dyn Bus>,
    pub(crate) clock: Clock,
    /// What the server counts.
    pub metrics: Arc<Metrics>,
    /// How the server behaves.
    pub config: Config,
    /// `true` when the server is about to stop.
    pub stopping: watch::Sender<bool>,
    store_errors: OncePerSecond,
}

impl fmt::Debug for Services {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Services")
            .field("store", &self.store)
            .field("config", &self.config)
            .finish_non_exhaustive()
    }
}

impl Services {
    pub(crate) fn new(store: Store, bus: Arc<dyn Bus>, clock: Clock, config: Config) -> Arc<Self> {
        Arc::new(Self {
            store,
            bus,
            clock,
            metrics: Arc::default(),
            config,
            stopping: watch::Sender::new(false),
            store_errors: OncePerSecond::default(),
        })
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Logs a failed write; returns the answer for the client.
    pub(crate) fn not_stored(&self, error: &StoreError) -> Problem {
        self.log_store_error("the store could not write", error);
        Problem::new(
            ErrorCode::NotStored,
            "it could not be stored and has had no effect; try again in a moment",
        )
    }

    /// Logs a failed read; returns the answer for the client.
    pub(crate) fn busy(&self, error: &StoreError) -> Problem {
        self.log_store_error("the store failed", error);
        Problem::new(
            ErrorCode::Busy,
            "the server can't read what it has stored at the moment; try again",
        )
    }

    fn log_store_error(&self, what: &str, error: &StoreError) {
        self.metrics.store_errors.add(1);
        if let Some(left_out) = self.store_errors.next(self.clock.uptime()) {
            tracing::error!(error = chain(error), left_out, "{what}");
        }
    }
}
