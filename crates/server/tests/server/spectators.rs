//! Spectators: their permissions, their perspectives, and how players are notified.

use crate::common::client_copy::Copy;
use crate::common::{
    Guest, PATIENCE, TestServer, choose, guest_from, new_table, running_group, settings,
};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{
    ClientMessage, Command, Hand, Person, Seat, ServerMessage, Snapshot, TableEvent, TableId,
    TableSettings, Watching,
};
use kagiya_server::store::TieKind;
use kagiya_server::{Config, Quotas};
use tokio::net::TcpSocket;

/// Ana, Ben and their open table with this setting for spectators.
async fn waiting(app: &TestServer, watching: Watching) -> (Guest, Guest, TableId) {
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mut settings = settings("original", 2);
    settings.watching = watching;
    let create = new_table(settings);
    let table = ana.create(create).await.unwrap();
    ana.subscribe(&table).await;
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    ben.subscribe(&table).await;
    (ana, ben, table)
}

async fn start(ana: &mut Guest, table: &TableId) {
    let start = Command::Start { first: None };
    ana.command(table, start).await.unwrap();
}

/// The code with which a subscription is refused.
async fn refused(guest: &mut Guest, table: &TableId) -> String {
    guest
        .say(ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        })
        .await;
    guest.refusal().await
}

/// The next unrequested snapshot.
async fn snapshot(guest: &mut Guest) -> Snapshot {
    guest
        .until(|message| match message {
            ServerMessage::Snapshot(snapshot) => Some((**snapshot).clone()),
            _ => None,
        })
        .await
}

/// The next listed spectator, with the seats that share their address.
async fn watched(guest: &mut Guest, table: &TableId) -> (Person, Vec<Seat>) {
    loop {
        if let TableEvent::Watched { person, beside } = guest.event(table).await.logged.event {
            return (person, beside);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_sees_what_one_seat_sees_and_is_named() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = waiting(&app, Watching::Seat { seat: Seat(1) }).await;
    start(&mut ana, &table).await;
    let mut eve = guest_from(&app, "Eve", [127, 0, 0, 2]).await;
    let seen = eve.subscribe(&table).await;
    assert_eq!((seen.you, seen.eyes), (None, Some(Seat(1))));
    // All players receive it, and so does she.
    for guest in [&mut ana, &mut ben] {
        assert_eq!(watched(guest, &table).await, (eve.me.clone(), Vec::new()));
    }
    let named =
        |it: &TableEvent| matches!(it, TableEvent::Watched { person, .. } if *person == eve.me);
    assert!(seen.history.iter().any(|logged| named(&logged.event)));
    // A returning spectator isn't listed again.
    let again = eve.subscribe(&table).await;
    assert_eq!(again.seq, seen.seq);
    let mut copy = Copy::of(&again);
    for turn in 0.. {
        let mut hers = Copy::of(&ana.subscribe(&table).await);
        let mut his = Copy::of(&ben.subscribe(&table).await);
        while copy.seq < his.seq {
            copy.take(&eve.event(&table).await);
        }
        if his.finished {
            break;
        }
        let game = copy.game.as_mut().unwrap();
        assert!(game.legal.is_none(), "she may do nothing");
        assert!(matches!(game.hands[1], Hand::Down { .. }));
        let his_turn = his.legal().is_some();
        let seen = his.game.as_mut().unwrap();
        let legal = seen.legal.take();
        assert_eq!(seen, game, "what Ben sees is what she sees");
        let (player, game, legal) = if his_turn {
            (&mut ben, seen, legal)
        } else {
            let game = hers.game.as_mut().unwrap();
            let legal = game.legal.take();
            (&mut ana, game, legal)
        };
        let action = choose(game, &legal.unwrap(), turn);
        player.act(&table, action).await.unwrap();
    }
    // A game that has begun has no free seats.
    let sit = Command::Sit { seat: None };
    let code = eve.command(&table, sit).await.unwrap_err();
    assert_eq!(code, "table/not_open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_of_an_instant_is_in_the_log() {
    let app = TestServer::start().await;
    let (mut ana, _ben, table) = waiting(&app, Watching::default()).await;
    start(&mut ana, &table).await;
    let mut eve = app.guest("Eve").await;
    let subscribe = ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    eve.say(subscribe).await;
    let unsubscribe = ClientMessage::Unsubscribe {
        table: table.clone(),
    };
    eve.say(unsubscribe).await;
    snapshot(&mut eve).await;
    assert_eq!(watched(&mut ana, &table).await.0, eve.me);
    let app = app.restart().await;
    ana.address = app.address();
    ana.reconnect().await;
    let history = ana.subscribe(&table).await.history;
    let named =
        |it: &TableEvent| matches!(it, TableEvent::Watched { person, .. } if *person == eve.me);
    assert_eq!(history.iter().filter(|it| named(&it.event)).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_be_shut() {
    let app = TestServer::start().await;
    let (mut ana, _ben, table) = waiting(&app, Watching::Nobody).await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    start(&mut ana, &table).await;
    assert_eq!(eve.refusal().await, "table/no_watching");
    assert_eq!(refused(&mut eve, &table).await, "table/no_watching");
    let event = |frame: &String| frame.contains("\"started\"") || frame.contains("\"hands\"");
    assert!(!eve.heard.iter().any(event), "she has heard nothing of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_without_a_seat_is_named_when_the_game_begins() {
    let app = TestServer::start().await;
    let (mut ana, _ben, table) = waiting(&app, Watching::Seat { seat: Seat(1) }).await;
    let mut eve = guest_from(&app, "Eve", [127, 0, 0, 2]).await;
    assert!(eve.subscribe(&table).await.game.is_none());
    start(&mut ana, &table).await;
    let seen = snapshot(&mut eve).await;
    assert!(seen.game.is_some());
    assert_eq!(seen.eyes, Some(Seat(1)));
    assert_eq!(
        watched(&mut ana, &table).await,
        (eve.me.clone(), Vec::new())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn all_hands_are_seen_a_round_later() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = waiting(&app, Watching::Delayed).await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    start(&mut ana, &table).await;
    let mut seen = Copy::of(&snapshot(&mut eve).await);
    assert!(seen.game.is_none(), "not before a round has been played");
    let mut moves = 0;
    for turn in 0.. {
        let copies = [ana.subscribe(&table).await, ben.subscribe(&table).await];
        let now = Copy::of(&copies[0]);
        if turn == 6 {
            // A later or returning spectator receives the same.
            let mut dora = app.guest("Dora").await;
            let late = dora.subscribe(&table).await;
            assert_eq!(late.game.as_ref().map(|game| game.turn), Some(4));
            assert_eq!(late.moves, 4);
        }
        if now.finished {
            break;
        }
        let of = usize::from(now.legal().is_none());
        let copy = Copy::of(&copies[of]);
        let player = [&mut ana, &mut ben][of].act(
            &table,
            choose(copy.game.as_ref().unwrap(), copy.legal().unwrap(), turn),
        );
        player.await.unwrap();
        moves += 1;
        if moves < 2 {
            continue;
        }
        let behind = loop {
            if let Some(game) = &seen.game
                && (u32::from(game.turn) == moves - 2 || seen.finished)
            {
                break game;
            }
            let next = tokio::time::timeout(PATIENCE, eve.hear()).await.unwrap();
            match next {
                ServerMessage::Snapshot(snapshot) => seen = Copy::of(&snapshot),
                ServerMessage::Event(update) => {
                    seen.take(&update);
                }
                _ => {}
            }
        };
        if !seen.finished {
            let open = |hand: &Hand| matches!(hand, Hand::Up { .. });
            assert!(behind.hands.iter().all(open), "all hands");
        }
    }
    // The end is sent at once.
    let end = ana.subscribe(&table).await.seq;
    while seen.seq < end {
        seen.take(&eve.event(&table).await);
    }
    assert!(seen.finished);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_a_hand_by_watching_unless_the_owner_chose_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    // A client that says nothing about spectators.
    let table = ana
        .create(new_table(settings("original", 2)))
        .await
        .unwrap();
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    start(&mut ana, &table).await;
    // Ben opens a second window.
    let mut second = app.guest("Ben again").await;
    let seen = second.subscribe(&table).await;
    assert_eq!((seen.you, seen.eyes), (None, None));
    assert_eq!(seen.info.settings.watching, Watching::Public);
    let mut copy = Copy::of(&seen);
    for turn in 0.. {
        let game = copy.game.as_ref().unwrap();
        let down = |hand: &Hand| matches!(hand, Hand::Down { .. });
        assert!(game.hands.iter().all(down), "no hand, in no position");
        assert!(game.legal.is_none());
        let [mut hers, mut his] = [
            Copy::of(&ana.subscribe(&table).await),
            Copy::of(&ben.subscribe(&table).await),
        ];
        if hers.finished {
            break;
        }
        let (player, copy_of) = if hers.legal().is_some() {
            (&mut ana, &mut hers)
        } else {
            (&mut ben, &mut his)
        };
        let mut game = copy_of.game.take().unwrap();
        let legal = game.legal.take().unwrap();
        let seq = player
            .act(&table, choose(&game, &legal, turn))
            .await
            .unwrap();
        while copy.seq < seq {
            copy.take(&second.event(&table).await);
        }
    }
    assert!(copy.finished);
    // Then the deal is shown, and a later spectator sees all hands.
    assert!(second.subscribe(&table).await.info.deal.is_some());
    let mut late = app.guest("Dora").await;
    let seen = late.subscribe(&table).await.game.unwrap();
    assert!(seen.hands.iter().all(|it| matches!(it, Hand::Up { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_alone_with_bots_shows_their_own_view() {
    let app = TestServer::start().await;
    let public = |it: &mut TableSettings| it.watching = Watching::Public;
    let (mut guests, table) = running_group(&app, &["Ana"], 2, public).await;
    let mut eve = app.guest("Eve").await;
    let seen = eve.subscribe(&table).await;
    assert_eq!(seen.eyes, Some(Seat(0)));
    let hands = &seen.game.as_ref().unwrap().hands;
    assert!(matches!(hands[0], Hand::Down { .. }));
    assert!(matches!(hands[1], Hand::Up { .. }));
    let mine = guests[0].subscribe(&table).await.game.unwrap();
    assert_eq!(&mine.hands, hands);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_watched_without_hands_may_take_a_seat() {
    let app = TestServer::start().await;
    let public = |it: &mut TableSettings| it.watching = Watching::Public;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, public).await;
    let mut eve = app.guest("Eve").await;
    let ben = guests[1].me.id.clone();
    for (one, two) in [(&ben, &eve.me.id), (&eve.me.id, &ben)] {
        let store = &app.services().store;
        store.tie(one, two, TieKind::Friend, 1).await.unwrap();
    }
    eve.subscribe(&table).await;
    let offer = Command::OfferSeat {
        seat: Seat(1),
        person: eve.me.id.clone(),
    };
    guests[1].command(&table, offer).await.unwrap();
    let sit = Command::Sit { seat: None };
    eve.command(&table, sit).await.unwrap();
    assert_eq!(eve.subscribe(&table).await.you, Some(Seat(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_read_that_somebody_watches_from_where_a_player_comes() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = waiting(&app, Watching::default()).await;
    start(&mut ana, &table).await;
    // Ana and Ben use the usual address; Eve, who may be Ana, another one.
    let mut eve = guest_from(&app, "Eve", [127, 0, 0, 3]).await;
    eve.subscribe(&table).await;
    assert_eq!(
        watched(&mut ben, &table).await,
        (eve.me.clone(), Vec::new())
    );
    // Ana connects from there too.
    let mut second = guest_from(&app, "Ana", [127, 0, 0, 3]).await;
    second.token.clone_from(&ana.token);
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, 3], 0).into()).unwrap();
    let stream = socket.connect(app.address()).await.unwrap();
    second.client = Client::open_on(stream, app.address(), &[]).await.unwrap();
    second.client.greet(&ana.token).await.unwrap();
    second.subscribe(&table).await;
    assert_eq!(
        watched(&mut ben, &table).await,
        (eve.me.clone(), vec![Seat(0)])
    );
    // A spectator from an address that both have used is listed next to both.
    let mut fay = app.guest("Fay").await;
    fay.subscribe(&table).await;
    let both = vec![Seat(0), Seat(1)];
    assert_eq!(watched(&mut ben, &table).await, (fay.me.clone(), both));
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_may_watch_and_no_more() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas::none(),
        ..Config::default()
    })
    .await;
    let (mut ana, _ben, table) = waiting(&app, Watching::default()).await;
    start(&mut ana, &table).await;
    for n in 0..100 {
        let mut guest = app.guest(&format!("Guest {n}")).await;
        guest.subscribe(&table).await;
    }
    let mut eve = app.guest("Eve").await;
    assert_eq!(refused(&mut eve, &table).await, "table/no_watching");
}
