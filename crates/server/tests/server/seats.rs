//! A seat of a running game changes hands: permissions to offer, take and reclaim it, and the perspectives.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::database::Place;
use crate::common::{self, Guest, TestServer, refused, running};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{
    Action, CardNote, Command, Hand, LeaveEffect, PlayerStats, Seat, SeatInfo, SeatNotes,
    ServerMessage, SitEffect, Snapshot, SocialInfo, TableEvent, TableId, TablePermissions,
    TableSettings, TakeSeat, Watching,
};
use kagiya_server::app::App;
use kagiya_server::bus::Bus;
use kagiya_server::clock::Clock;
use kagiya_server::store::{Listing, Store, TieKind};
use kagiya_server::{Config, NodeConfig, Server};
use serde::de::DeserializeOwned;

async fn get<T: DeserializeOwned>(guest: &Guest, path: &str) -> T {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [("authorization", bearer.as_str())];
    let reply = ask(guest.address, "GET", path, &headers, "").await.unwrap();
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

async fn people(guest: &Guest) -> SocialInfo {
    get(guest, "/api/people").await
}

/// Makes two people friends.
async fn friends(store: &Store, one: &Guest, two: &Guest) {
    for (one, two) in [(one, two), (two, one)] {
        let tied = store.tie(&one.me.id, &two.me.id, TieKind::Friend, 1);
        tied.await.unwrap();
    }
}

fn offer(seat: u8, to: &Guest) -> Command {
    Command::OfferSeat {
        seat: Seat(seat),
        person: to.me.id.clone(),
    }
}

const SIT: Command = Command::Sit { seat: None };

/// The next unrequested snapshot.
async fn shown(guest: &mut Guest) -> Snapshot {
    guest
        .until(|message| match message {
            ServerMessage::Snapshot(snapshot) => Some((**snapshot).clone()),
            _ => None,
        })
        .await
}

/// Waits until the possible actions satisfy `wanted`.
async fn may(guest: &mut Guest, wanted: impl Fn(&TablePermissions) -> bool) {
    guest
        .until(|message| match message {
            ServerMessage::May { may, .. } if wanted(may) => Some(()),
            _ => None,
        })
        .await;
}

/// For each hand in a snapshot, whether it is visible.
fn open_hands(snapshot: &Snapshot) -> Vec<bool> {
    let hands = &snapshot.game.as_ref().unwrap().hands;
    hands
        .iter()
        .map(|hand| matches!(hand, Hand::Up { .. }))
        .collect()
}

/// The player at a seat blindly plays the first card of the hand.
async fn play(player: &mut Guest, table: &TableId) {
    let snapshot = player.subscribe(table).await;
    let hand = snapshot.game.unwrap().hands[snapshot.you.unwrap().index()].ids();
    let play = Action::Play {
        id: hand[0],
        announce: None,
    };
    player.act(table, play).await.unwrap();
}

/// Ana and Ben at a running table where Ana is on turn, and Cho, a friend of hers.
async fn three(app: &TestServer) -> (Guest, Guest, Guest, TableId) {
    let first = |it: &mut TableSettings| it.watching = Watching::Seat { seat: Seat(0) };
    let (guests, table) = common::running_group(app, &["Ana", "Ben"], 0, first).await;
    let Ok([mut ana, mut ben]) = <[Guest; 2]>::try_from(guests) else {
        panic!("two people")
    };
    let cho = app.guest("Cho").await;
    friends(&app.services().store, &ana, &cho).await;
    ana.forget();
    ben.forget();
    (ana, ben, cho, table)
}

fn seat_of(snapshot: &Snapshot) -> u8 {
    snapshot.you.unwrap().0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_plays_on_and_sees_what_the_seat_sees() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, mut cho, table) = three(&app).await;
    let hers = ana.subscribe(&table).await;
    let seat = seat_of(&hers);
    assert!(people(&cho).await.invitations.is_empty());
    ana.command(&table, offer(seat, &cho)).await.unwrap();
    // All subscribers receive it, and Cho wherever she is connected.
    let told = common::next(&mut ben, &table, |it| {
        matches!(it, TableEvent::SeatOffered { .. })
    });
    assert_eq!(told.await.info.unwrap().offers[0].person, cho.me);
    let [invitation] = &people(&cho).await.invitations[..] else {
        panic!("one invitation")
    };
    assert_eq!(
        (
            &invitation.table,
            invitation.seat,
            invitation.seat_of.as_ref()
        ),
        (&table, Some(Seat(seat)), Some(&ana.me))
    );
    // She may follow the game before she decides, and sees no hand at all.
    let before = cho.subscribe(&table).await;
    assert_eq!((before.you, before.eyes), (None, None));
    assert_eq!(open_hands(&before), [false, false]);
    let take = TakeSeat {
        seat: Seat(seat),
        how: SitEffect::Offered,
    };
    assert_eq!(before.may.take_seat, Some(take));
    let named = |it: &TableEvent| matches!(it, TableEvent::Watched { .. });
    assert!(!before.history.iter().any(|it| named(&it.event)));

    cho.command(&table, SIT).await.unwrap();
    let after = shown(&mut cho).await;
    assert_eq!(after.you, Some(Seat(seat)));
    assert_eq!(after.game, hers.game, "she sees what Ana has seen");
    assert_eq!(
        after.info.seats[usize::from(seat)],
        SeatInfo {
            person: Some(cho.me.clone()),
            bot: None,
            kept_for: Some(ana.me.clone()),
        }
    );
    assert!(people(&cho).await.invitations.is_empty());
    // Ana still sees the game from that seat, without a turn, also when she reconnects.
    for _ in 0..2 {
        let left = ana.subscribe(&table).await;
        assert_eq!((left.you, left.eyes), (None, Some(Seat(seat))));
        assert_eq!(open_hands(&left), open_hands(&after));
        assert!(left.game.unwrap().legal.is_none());
        ana.reconnect().await;
    }
    assert_eq!(
        refused(&mut ana, &table, Command::TakeBack).await,
        "seat/not_seated"
    );
    play(&mut cho, &table).await;
    play(&mut ben, &table).await;

    // All of it is in the log.
    let app = app.restart().await;
    for guest in [&mut ana, &mut ben, &mut cho] {
        guest.address = app.address();
        guest.reconnect().await;
    }
    assert_eq!(cho.subscribe(&table).await.you, Some(Seat(seat)));
    let left = ana.subscribe(&table).await;
    let ask = TakeSeat {
        seat: Seat(seat),
        how: SitEffect::Ask,
    };
    assert_eq!(
        (left.eyes, left.may.take_seat),
        (Some(Seat(seat)), Some(ask))
    );
    // Ana asks, twice, and Cho returns the seat by leaving it.
    ana.command(&table, SIT).await.unwrap();
    ana.command(&table, SIT).await.unwrap();
    may(&mut cho, |may| may.leave == Some(LeaveEffect::Back)).await;
    cho.command(&table, Command::Leave).await.unwrap();
    let back = ana.subscribe(&table).await;
    assert_eq!(back.you, Some(Seat(seat)));
    assert!(back.info.asked_back.is_empty());
    assert_eq!(back.info.seats[usize::from(seat)].kept_for, None);
    let asked = |it: &TableEvent| matches!(it, TableEvent::SeatAskedBack { .. });
    let asked = back.history.iter().filter(|it| asked(&it.event)).count();
    assert_eq!(asked, 1);
    // Cho knows that hand and no other, and may get another offer.
    let left = cho.subscribe(&table).await;
    assert_eq!((left.you, left.eyes), (None, Some(Seat(seat))));
    ana.command(&table, offer(seat, &cho)).await.unwrap();
    cho.command(&table, SIT).await.unwrap();
    // A bot plays for her, so Ana gets the seat back at once.
    cho.command(&table, Command::Leave).await.unwrap();
    ana.command(&table, SIT).await.unwrap();
    assert_eq!(ana.subscribe(&table).await.you, Some(Seat(seat)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_seat_and_why() {
    let app = TestServer::start().await;
    let (mut ana, ben, mut cho, table) = three(&app).await;
    let store = app.services().store.clone();
    let seat = seat_of(&ana.subscribe(&table).await);
    let other = 1 - seat;
    let (mut dan, mut eve) = (app.guest("Dan").await, app.guest("Eve").await);
    // A stranger, an unknown person, a seated person; a seat of another player, or an invalid one.
    for (command, code) in [
        (offer(seat, &dan), "people/stranger"),
        (offer(seat, &ana), "people/unknown"),
        (offer(other, &cho), "seat/present"),
        (offer(7, &cho), "seat/unknown"),
    ] {
        assert_eq!(refused(&mut ana, &table, command).await, code);
    }
    friends(&store, &ana, &ben).await;
    assert_eq!(
        refused(&mut ana, &table, offer(seat, &ben)).await,
        "seat/taken"
    );
    assert_eq!(
        refused(&mut cho, &table, offer(seat, &dan)).await,
        "seat/not_seated"
    );
    friends(&store, &cho, &dan).await;
    assert_eq!(
        refused(&mut cho, &table, offer(seat, &dan)).await,
        "seat/not_seated"
    );
    // Without an offer a person can't take a seat.
    assert_eq!(refused(&mut cho, &table, SIT).await, "table/not_open");
    // A spectator of the first seat's perspective may play there, and nowhere else.
    for guest in [&mut dan, &mut eve] {
        assert_eq!(guest.subscribe(&table).await.eyes, Some(Seat(0)));
    }
    let (mut first, mut second) = if seat == 0 { (ana, ben) } else { (ben, ana) };
    friends(&store, &first, &dan).await;
    friends(&store, &second, &eve).await;
    assert_eq!(
        refused(&mut second, &table, offer(1, &eve)).await,
        "seat/seen_more"
    );
    first.command(&table, offer(0, &dan)).await.unwrap();
    // Declined, and withdrawn; a repetition changes nothing.
    dan.command(&table, Command::DropOffer { seat: Seat(0) })
        .await
        .unwrap();
    assert_eq!(refused(&mut dan, &table, SIT).await, "table/not_open");
    first.command(&table, offer(0, &dan)).await.unwrap();
    assert_eq!(
        refused(&mut second, &table, Command::DropOffer { seat: Seat(0) }).await,
        "seat/present"
    );
    for _ in 0..2 {
        first
            .command(&table, Command::DropOffer { seat: Seat(0) })
            .await
            .unwrap();
    }
    assert_eq!(refused(&mut dan, &table, SIT).await, "table/not_open");
    // A person blocked by somebody at the table gets the answer for a banned player.
    first.command(&table, offer(0, &dan)).await.unwrap();
    let block = store.tie(&second.me.id, &dan.me.id, TieKind::Block, 2);
    block.await.unwrap();
    assert_eq!(refused(&mut dan, &table, SIT).await, "table/kept_out");
    store
        .untie(&second.me.id, &dan.me.id, TieKind::Block)
        .await
        .unwrap();
    dan.command(&table, SIT).await.unwrap();
    assert_eq!(dan.subscribe(&table).await.you, Some(Seat(0)));
    // A person who has played at one seat can't play at the other.
    friends(&store, &second, &first).await;
    assert_eq!(
        refused(&mut second, &table, offer(1, &first)).await,
        "seat/seen_more"
    );
    // The same holds for a person who knows the deal.
    let dealt = store.row(&table).await.unwrap().unwrap().dealt.unwrap();
    let elsewhere = TableId("elsewhere0123456789a".to_owned());
    store
        .saw_deal(&dealt, &elsewhere, &cho.me.id)
        .await
        .unwrap();
    friends(&store, &second, &cho).await;
    second.command(&table, offer(1, &cho)).await.unwrap();
    assert_eq!(refused(&mut cho, &table, SIT).await, "deal/seen");
    // A person who blocks the sender isn't notified.
    let block = store.tie(&eve.me.id, &second.me.id, TieKind::Block, 3);
    block.await.unwrap();
    assert!(people(&eve).await.invitations.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_offer_the_seat_of_who_is_away() {
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::with_clock(config, Clock::fixed(1_000_000)).await;
    let (ana, mut ben, mut cho, table) = three(&app).await;
    friends(&app.services().store, &ben, &cho).await;
    let seat = 1 - seat_of(&ben.subscribe(&table).await);
    let (token, name) = (ana.token.clone(), ana.me.clone());
    drop(ana.client);
    ben.until(|message| match message {
        ServerMessage::Presence { presence, .. } => {
            (!presence.here[usize::from(seat)]).then_some(())
        }
        _ => None,
    })
    .await;
    assert_eq!(
        refused(&mut ben, &table, offer(seat, &cho)).await,
        "seat/present"
    );
    app.clock.advance(60_000);
    may(&mut ben, |may| may.offer_seat.contains(&Seat(seat))).await;
    ben.command(&table, offer(seat, &cho)).await.unwrap();
    let [invitation] = &people(&cho).await.invitations[..] else {
        panic!("one invitation")
    };
    assert_eq!(invitation.seat_of.as_ref(), Some(&name));
    cho.command(&table, SIT).await.unwrap();
    play(&mut cho, &table).await;
    // Ana reconnects: the table is still in her list, and the seat is hers again as soon as Cho is away.
    let mut ana = app.guest("x").await;
    ana.token = token;
    // Her commands have other ids than before.
    ana.commands = 100;
    ana.reconnect().await;
    let listing = Listing::CurrentOf(name.id.clone());
    let hers = app.services().store.list(&listing, 9).await.unwrap();
    assert_eq!(hers[0].id, table);
    assert_eq!(ana.subscribe(&table).await.eyes, Some(Seat(seat)));
    drop(cho.client);
    let here = |message: &ServerMessage| match message {
        ServerMessage::Presence { presence, .. } => {
            (!presence.here[usize::from(seat)]).then_some(())
        }
        _ => None,
    };
    ana.until(here).await;
    app.clock.advance(60_000);
    let back = |may: &TablePermissions| may.take_seat.is_some_and(|it| it.how == SitEffect::Back);
    may(&mut ana, back).await;
    ana.command(&table, SIT).await.unwrap();
    assert_eq!(shown(&mut ana).await.you, Some(Seat(seat)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_counts_for_who_did_most_at_the_seat() {
    for (hers, counts) in [(0, false), (1, true), (2, true)] {
        let app = TestServer::start().await;
        let (mut ana, mut ben, mut cho, table) = three(&app).await;
        let seat = seat_of(&ana.subscribe(&table).await);
        for _ in 0..hers {
            clue(&mut ana, &table).await;
            clue(&mut ben, &table).await;
        }
        let note = |text: &str, card| CardNote {
            card,
            mark: None,
            text: text.to_owned(),
        };
        let snapshot = ana.subscribe(&table).await;
        let card = snapshot.game.unwrap().hands[usize::from(seat)].ids()[0];
        assert_eq!(write(&ana, &table, &note("hers", card)).await, 204);
        ana.command(&table, offer(seat, &cho)).await.unwrap();
        assert_eq!(write(&cho, &table, &note("too soon", card)).await, 403);
        cho.command(&table, SIT).await.unwrap();
        // Ana's notes stay hers.
        let notes: Vec<CardNote> = get(&cho, &format!("/api/tables/{table}/notes")).await;
        assert!(notes.is_empty());
        assert_eq!(write(&cho, &table, &note("Cho's", card)).await, 204);
        clue(&mut cho, &table).await;
        ben.subscribe(&table).await;
        for guest in [&mut ben, &mut cho] {
            guest
                .command(&table, Command::End { wish: true })
                .await
                .unwrap();
        }
        // The game was broken off, and is in the list of the person for whom it counts.
        for (guest, counts) in [(&ana, counts), (&cho, !counts)] {
            let mine = get::<kagiya_protocol::GamesPage>(guest, "/api/games?mine=true").await;
            assert_eq!(mine.games.len(), usize::from(counts), "{hers}");
        }
        let notes: Vec<SeatNotes> = get(&ben, &format!("/api/games/{table}/notes")).await;
        assert_eq!(
            notes[0].notes.len(),
            2,
            "the replay shows what both have noted"
        );
    }
}

/// A clue that may be given.
async fn clue(player: &mut Guest, table: &TableId) {
    let clue = common::legal_clue(player, table).await;
    player.act(table, clue).await.unwrap();
}

async fn write(guest: &Guest, table: &TableId, note: &CardNote) -> u16 {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
    ];
    let path = format!("/api/tables/{table}/notes");
    let body = serde_json::to_string(note).unwrap();
    let reply = ask(guest.address, "PUT", &path, &headers, &body).await;
    reply.unwrap().status
}

/// The number of a person's games that count.
async fn games(guest: &Guest) -> u32 {
    let standings: Vec<PlayerStats> = get(guest, "/api/standings").await;
    standings.iter().map(|it| it.games).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_handed_over_is_counted_once() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, mut cho, table) = three(&app).await;
    let seat = seat_of(&ana.subscribe(&table).await);
    ana.command(&table, offer(seat, &cho)).await.unwrap();
    cho.command(&table, SIT).await.unwrap();
    loop {
        play(&mut cho, &table).await;
        if ben.subscribe(&table).await.info.finished_at.is_some() {
            break;
        }
        play(&mut ben, &table).await;
        if cho.subscribe(&table).await.info.finished_at.is_some() {
            break;
        }
    }
    assert_eq!(
        (games(&ana).await, games(&ben).await, games(&cho).await),
        (0, 1, 1)
    );
    // The end is visible to all who have played.
    shown(&mut ana).await;
    assert_eq!(open_hands(&ana.subscribe(&table).await), [true, true]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_hands_at_another_server() {
    let store = Store::in_memory().await;
    let bus = common::bus::open().await;
    let open = async |name: &str| {
        let config = Config {
            unlimited: true,
            node: Some(NodeConfig::new(name)),
            ..Config::default()
        };
        let bus: Arc<dyn Bus> = Arc::clone(&bus);
        let application = App::new(store.clone(), bus, Clock::System, config);
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        Server::open(listen, application).await.unwrap()
    };
    let (north, south) = (open("north").await, open("south").await);
    let app = TestServer::of(north, Place::Memory(store.clone()));
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let mut cho = app.guest("Cho").await;
    cho.address = south.address;
    cho.reconnect().await;
    friends(&store, &ana, &cho).await;
    let hers = ana.subscribe(&table).await;
    let seat = seat_of(&hers);
    ana.command(&table, offer(seat, &cho)).await.unwrap();
    let [invitation] = &people(&cho).await.invitations[..] else {
        panic!("one invitation")
    };
    assert_eq!(invitation.seat_of.as_ref(), Some(&ana.me));
    let before = cho.subscribe(&table).await;
    assert_eq!(open_hands(&before), [false, false]);
    cho.command(&table, SIT).await.unwrap();
    let after = shown(&mut cho).await;
    assert_eq!((after.you, after.game), (Some(Seat(seat)), hers.game));
    shown(&mut ana).await;
    play(&mut cho, &table).await;
    // Ana, who is connected to the first server, asks for the seat, and gets it back.
    ana.command(&table, SIT).await.unwrap();
    may(&mut cho, |may| may.leave == Some(LeaveEffect::Back)).await;
    cho.command(&table, Command::Leave).await.unwrap();
    assert_eq!(shown(&mut ana).await.you, Some(Seat(seat)));
    play(&mut ben, &table).await;
    south.stop().await;
}
