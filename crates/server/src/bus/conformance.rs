//! The tests that every implementation of the bus must pass.

use core::time::Duration;
use std::sync::Arc;

use axum::body::Bytes;
use kagiya_protocol::{Person, PersonId, TableId};
use tokio::sync::{broadcast, mpsc};

use super::{
    Bus, BusEvent, Limited, NodeAlive, RateCount, RateReport, ReviewReport, ReviewStage,
    TableAdvanced, UsageCounts, UsageReport,
};

/// Longer than any wait in these tests.
const PATIENCE: Duration = Duration::from_secs(30);

async fn event(listener: &mut broadcast::Receiver<BusEvent>) -> BusEvent {
    loop {
        let heard = tokio::time::timeout(PATIENCE, listener.recv()).await;
        match heard.expect("events come in time").expect("none are lost") {
            // A bus may report this at any time.
            BusEvent::Missed => {}
            heard => return heard,
        }
    }
}

async fn mail(mailbox: &mut mpsc::Receiver<Bytes>) -> Bytes {
    let received = tokio::time::timeout(PATIENCE, mailbox.recv()).await;
    let received = received.expect("mail comes in time");
    received.expect("the bus is there")
}

/// Tests two ends of a bus, which may be the same.
///
/// # Panics
/// If the bus breaks its contract.
pub async fn check(one: Arc<dyn Bus>, two: Arc<dyn Bus>) {
    let (mut near, mut far) = (one.subscribe(), two.subscribe());
    let mut north = one.receive("north");
    let mut south = two.receive("south");
    meet(&*one, &*two, &mut north, &mut south).await;
    let moved = |seq| {
        BusEvent::TableAdvanced(TableAdvanced {
            table: TableId("conformance".to_owned()),
            seq,
            index: seq % 2 == 0,
            node: 7,
            opened_from: (seq % 2 == 0).then(|| "192.0.2.7".to_owned()),
        })
    };
    let others = [
        BusEvent::SessionEnded([9; 32]),
        BusEvent::Renamed(Person {
            id: PersonId("ana".to_owned()),
            name: "Ana\n\"é\"".to_owned(),
        }),
        BusEvent::UsageReport(UsageReport {
            node: 7,
            used: vec![("192.0.2.7".to_owned(), UsageCounts::default())],
        }),
        BusEvent::RateReport(RateReport {
            node: 7,
            counts: vec![RateCount {
                what: Limited::Rename,
                who: "ana".to_owned(),
                millis: 20_000,
            }],
        }),
        BusEvent::ReviewReport(ReviewReport {
            node: 7,
            reviews: vec![(
                TableId("conformance".to_owned()),
                ReviewStage::Running { done: 500 },
            )],
        }),
        BusEvent::NodeAlive(NodeAlive {
            address: "north-1".to_owned(),
            until: 1_500,
        }),
    ];
    let all: Vec<BusEvent> = (1..=100).map(moved).chain(others).collect();
    for it in &all {
        one.publish(it.clone());
    }
    for it in &all {
        assert_eq!(event(&mut near).await, *it, "the sender receives it too");
        assert_eq!(event(&mut far).await, *it, "in the order of one who tells");
    }
    two.publish(moved(200));
    assert_eq!(event(&mut near).await, moved(200), "both ways");

    // A message reaches only its recipient, in order and unchanged.
    let letter = |n: u32| Bytes::from([&n.to_be_bytes()[..], &[0, 255, 10, 13]].concat());
    for n in 0..1_000 {
        one.send("south", letter(n));
    }
    two.send("north", letter(5));
    for n in 0..1_000 {
        assert_eq!(mail(&mut south).await, letter(n));
    }
    assert_eq!(mail(&mut north).await, letter(5));
    let large = Bytes::from(vec![1; 600 * 1024]);
    two.send("north", large.clone());
    assert_eq!(mail(&mut north).await, large, "a large snapshot has room");
    one.send("north", letter(6));
    assert_eq!(mail(&mut north).await, letter(6), "also from oneself");
    one.send("nobody", letter(7));
    assert!(
        north.try_recv().is_err() && south.try_recv().is_err(),
        "mail for nobody goes to nobody"
    );
    assert!(one.is_ready() && two.is_ready());
    one.flush().await;
    two.flush().await;
}

/// Sends messages until each side has received one, since a new subscriber may miss the first.
async fn meet(
    one: &dyn Bus,
    two: &dyn Bus,
    north: &mut mpsc::Receiver<Bytes>,
    south: &mut mpsc::Receiver<Bytes>,
) {
    let again = Duration::from_millis(50);
    let greeting = Bytes::from_static(b"hello");
    let meeting = async {
        loop {
            one.send("south", greeting.clone());
            if tokio::time::timeout(again, south.recv()).await.is_ok() {
                break;
            }
        }
        loop {
            two.send("north", greeting.clone());
            if tokio::time::timeout(again, north.recv()).await.is_ok() {
                break;
            }
        }
    };
    let met = tokio::time::timeout(PATIENCE, meeting).await;
    met.expect("the two ends meet");
    one.flush().await;
    two.flush().await;
    // Duplicates are dropped.
    while tokio::time::timeout(again, south.recv()).await.is_ok() {}
    while tokio::time::timeout(again, north.recv()).await.is_ok() {}
}
