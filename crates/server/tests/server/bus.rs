//! Both buses fulfil their contract.

use std::sync::Arc;
use std::time::Duration;

use crate::common::bus;
use kagiya_server::bus::{Bus, LocalBus, NatsBus, NatsError, conformance};

#[tokio::test]
async fn the_bus_in_one_process_conforms() {
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
    conformance::check(Arc::clone(&bus), bus).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nats_conforms() {
    // Skipped without a NATS server, which .ci/nats starts.
    let Some(address) = bus::address() else {
        return;
    };
    let one = NatsBus::open(&address).await.unwrap();
    let two = NatsBus::open(&address).await.unwrap();
    conformance::check(Arc::new(one), Arc::new(two)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn houses_with_other_prefixes_do_not_hear_each_other() {
    let (Some(one), Some(two)) = (bus::address(), bus::address()) else {
        return;
    };
    let (one, two) = (
        NatsBus::open(&one).await.unwrap(),
        NatsBus::open(&two).await.unwrap(),
    );
    let mut mail = two.receive("north");
    // Messages are lost until it has subscribed.
    let heard = loop {
        one.send("north", "from another house".into());
        one.flush().await;
        two.send("north", "hello".into());
        let soon = Duration::from_millis(50);
        if let Ok(letter) = tokio::time::timeout(soon, mail.recv()).await {
            break letter.unwrap();
        }
    };
    assert_eq!(heard, "hello");
}

#[tokio::test]
async fn what_is_no_address_is_refused_in_words() {
    for address in [
        "",
        "localhost:4222",
        "tls://localhost:4222",
        "nats://",
        "nats://localhost:4222/a b",
        "nats://localhost:4222/a.b",
        "nats://local host",
    ] {
        let error = NatsBus::open(address).await.unwrap_err();
        assert!(matches!(error, NatsError::Address), "{address}: {error}");
    }
    // No server listens at a port that was just released.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("nats://{}", free.local_addr().unwrap());
    drop(free);
    let error = NatsBus::open(&address).await.unwrap_err();
    assert!(matches!(error, NatsError::Connect(_)), "{error}");
}
