//! A reconnecting client gets the missed events, or a snapshot if these aren't enough for its perspective.

use crate::common::{Guest, TestServer, running};
use kagiya_protocol::{ClientMessage, Command, Hand, ServerMessage, Snapshot, TableEvent, TableId};
use kagiya_server::store::TieKind;

/// The answer to a subscription after event `after`.
enum Answer {
    Whole(Box<Snapshot>),
    Missed(Vec<TableEvent>),
}

/// Subscribes to a table again after some time.
async fn resume(guest: &mut Guest, table: &TableId, after: u32) -> Answer {
    guest.reconnect().await;
    let table = table.clone();
    let after = Some(after);
    guest.say(ClientMessage::Subscribe { table, after }).await;
    let last = loop {
        match guest.hear().await {
            ServerMessage::Snapshot(snapshot) => return Answer::Whole(snapshot),
            ServerMessage::Resumed { seq, .. } => break seq,
            _ => {}
        }
    };
    let mut missed = Vec::new();
    let mut heard = after;
    while heard != Some(last) {
        if let ServerMessage::Event(update) = guest.hear().await {
            heard = Some(update.logged.seq);
            missed.push(update.logged.event);
        }
    }
    Answer::Missed(missed)
}

/// The snapshot that a new subscription gets.
async fn shown(guest: &mut Guest, table: &TableId, after: u32) -> Snapshot {
    match resume(guest, table, after).await {
        Answer::Whole(snapshot) => *snapshot,
        Answer::Missed(events) => panic!("only events: {events:?}"),
    }
}

/// The number of visible hands in a snapshot.
fn open_hands(snapshot: &Snapshot) -> usize {
    let hands = &snapshot.game.as_ref().unwrap().hands;
    hands
        .iter()
        .filter(|hand| matches!(hand, Hand::Up { .. }))
        .count()
}

async fn make_friends(app: &TestServer, one: &Guest, two: &Guest) {
    for (one, two) in [(one, two), (two, one)] {
        let store = &app.services().store;
        let tied = store.tie(&one.me.id, &two.me.id, TieKind::Friend, 1);
        tied.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sees_through_other_eyes_is_shown_the_table_anew() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let mut cho = app.guest("Cho").await;
    make_friends(&app, &ana, &cho).await;
    let seat = ana.subscribe(&table).await.you.unwrap();
    let offer = Command::OfferSeat {
        seat,
        person: cho.me.id.clone(),
    };
    ana.command(&table, offer.clone()).await.unwrap();
    let before = cho.subscribe(&table).await;
    assert_eq!((before.you, open_hands(&before)), (None, 0));
    let seq = before.seq;
    // While no perspective changes, events are enough.
    for guest in [&mut ana, &mut ben, &mut cho] {
        assert!(matches!(
            resume(guest, &table, seq).await,
            Answer::Missed(_)
        ));
    }
    for guest in [&mut ana, &mut ben, &mut cho] {
        guest.reconnect().await;
    }
    cho.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    let hers = shown(&mut cho, &table, seq).await;
    assert_eq!((hers.you, open_hands(&hers)), (Some(seat), 1));
    assert!(hers.game.unwrap().legal.is_some());
    let left = shown(&mut ana, &table, seq).await;
    assert_eq!((left.you, left.eyes), (None, Some(seat)));
    assert!(left.game.unwrap().legal.is_none());
    // Nothing has changed for Ben.
    let Answer::Missed(missed) = resume(&mut ben, &table, seq).await else {
        panic!("he sees what he has seen");
    };
    assert!(matches!(missed.last(), Some(TableEvent::SeatTaken { .. })));
    // The seat is returned.
    let seq = hers.seq;
    for guest in [&mut ana, &mut cho] {
        guest.reconnect().await;
    }
    ana.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    cho.command(&table, Command::Leave).await.unwrap();
    assert_eq!(shown(&mut ana, &table, seq).await.you, Some(seat));
    let left = shown(&mut cho, &table, seq).await;
    assert_eq!((left.you, left.eyes), (None, Some(seat)));
    // At the end, all hands are visible to a person who saw one less.
    let seq = left.seq;
    cho.reconnect().await;
    for guest in [&mut ana, &mut ben] {
        guest
            .command(&table, Command::End { wish: true })
            .await
            .unwrap();
    }
    assert_eq!(open_hands(&shown(&mut cho, &table, seq).await), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_is_dropped_closes_the_eyes_again() {
    let app = TestServer::start().await;
    let (mut ana, _ben, table) = running(&app, "original").await;
    let mut cho = app.guest("Cho").await;
    make_friends(&app, &ana, &cho).await;
    let seat = ana.subscribe(&table).await.you.unwrap();
    let offer = Command::OfferSeat {
        seat,
        person: cho.me.id.clone(),
    };
    ana.command(&table, offer).await.unwrap();
    let before = cho.subscribe(&table).await;
    cho.reconnect().await;
    ana.command(&table, Command::DropOffer { seat })
        .await
        .unwrap();
    // The same as for any spectator.
    let after = shown(&mut cho, &table, before.seq).await;
    assert_eq!((after.you, after.eyes), (None, None));
    assert_eq!(open_hands(&after), 0);
}
