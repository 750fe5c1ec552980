//! The bus of a test.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kagiya_server::bus::{Bus, LocalBus, NatsBus};

/// The address of a NATS server, if there is one, with a prefix that no other test has.
pub(crate) fn address() -> Option<String> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let server = std::env::var("KAGIYA_TEST_NATS").ok()?;
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let process = std::process::id();
    Some(format!("{server}/test-{process}-{number}"))
}

/// A new bus: over NATS if there is a server, else in this process.
pub(crate) async fn open() -> Arc<dyn Bus> {
    match address() {
        Some(address) => Arc::new(NatsBus::open(&address).await.unwrap()),
        None => Arc::new(LocalBus::default()),
    }
}
