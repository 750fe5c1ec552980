//! The services that every part of the server uses.

use core::fmt;
use std::sync::Arc;

use kagiya_protocol::{ErrorCode, Problem};
use tokio::sync::watch;

use crate::bus::Bus;
use crate::clock::Clock;
use crate::config::Config;
use crate::keys::Keys;
use crate::logging::OncePerSecond;
use crate::metrics::Metrics;
use crate::random_ids;
use crate::store::chain;
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

    /// The secret with a name, shared by all servers of a store. It is made when it is first needed, and sealed
    /// like the seeds of deals.
    ///
    /// # Errors
    /// `server/busy` if the store is unavailable, `server/internal` if its key is missing.
    pub(crate) async fn secret(&self, name: &str) -> Result<[u8; 32], Problem> {
        let fresh = random_ids::hex(&random_ids::key());
        let fresh = match &self.config.keys {
            Some(keys) => keys.seal(&fresh),
            None => fresh,
        };
        let kept = self.store.house_secret(name, &fresh).await;
        let kept = kept.map_err(|error| self.busy(&error))?;
        let opened = if Keys::is_sealed(&kept) {
            let keys = self.config.keys.as_ref();
            keys.and_then(|keys| keys.unseal(&kept))
        } else {
            Some(kept)
        };
        opened
            .and_then(|text| random_ids::unhex(&text))
            .ok_or_else(|| {
                tracing::error!(
                    name,
                    "the key of a secret in the store is not in kagiya.keys"
                );
                Problem::new(ErrorCode::Internal, "a secret of this server can't be read")
            })
    }

    /// Logs a failed write; returns the answer for the client.
    pub(crate) fn not_stored(&self, error: &StoreError) -> Problem {
        self.log_store_error(error, "the store could not write");
        Problem::new(
            ErrorCode::NotStored,
            "it could not be stored and has had no effect; try again in a moment",
        )
    }

    /// Logs a failed read; returns the answer for the client.
    pub(crate) fn busy(&self, error: &StoreError) -> Problem {
        self.log_store_error(error, "the store failed");
        Problem::new(
            ErrorCode::Busy,
            "the server can't read what it has stored at the moment; try again",
        )
    }

    /// Counts a failure of the store and logs `what` has failed. While the store is away everything fails: whatever
    /// fails, one line a second is written, and it says how many others there were. A write that came after this
    /// server had closed the store is not a failure.
    pub(crate) fn log_store_error(&self, error: &StoreError, what: &str) {
        if error.is_closed() {
            tracing::debug!("{what}: the server is stopping");
            return;
        }
        self.metrics.store_errors.add(1);
        if let Some(left_out) = self.store_errors.next(self.clock.uptime()) {
            tracing::error!(error = chain(error), left_out, "{what}");
        }
    }
}
