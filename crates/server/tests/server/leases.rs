//! Several servers over one store. Each table is owned by one of them at a time, and all of them accept all
//! connections.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::node_pair::{LEASE, Pair, apart, caught_up, time_of};
use crate::common::client_copy::Copy;
use crate::common::{self, Guest, choose, new_table};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{
    Action, ClientMessage, Command, OnTimeout, ReviewAction, Seat, ServerMessage, Starter,
    TableEvent, TableId, TimeControl,
};
use kagiya_server::Server;
use kagiya_server::bus::{Bus, BusEvent, NodeAlive};
use kagiya_server::clock::Clock;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_the_others_is_ready_and_says_so() {
    let (pair, _) = Pair::still().await;
    let ready = async || {
        let reply = pair.app.get("/readyz").await;
        let metrics = pair.app.get("/metrics").await;
        let metrics = String::from_utf8(metrics.body).unwrap();
        let gauge = metrics
            .lines()
            .find(|line| line.starts_with("kagiya_bus_connected "));
        let text = String::from_utf8(reply.body).unwrap();
        (reply.status, text, gauge.unwrap().to_owned())
    };
    let connected = (
        200,
        "ready\n".to_owned(),
        "kagiya_bus_connected 1".to_owned(),
    );
    assert_eq!(ready().await, connected);
    pair.bus.cut.store(true, Ordering::Relaxed);
    let (status, text, gauge) = ready().await;
    assert_eq!(status, 200, "people at this server play on");
    assert_eq!(text, "ready, but the other servers can't be reached\n");
    assert_eq!(gauge, "kagiya_bus_connected 0");
    // Its people play on.
    let mut ana = pair.app.guest("Ana").await;
    let table = ana.open_table("original", 2).await;
    ana.subscribe(&table).await;
    pair.bus.cut.store(false, Ordering::Relaxed);
    assert_eq!(ready().await, connected);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_of_a_table_go_where_it_is_looked_after_and_stand_while_it_moves() {
    let (pair, clocks) = Pair::still().await;
    let mut ana = pair.app.guest("Ana").await;
    let mut ben = pair.far("Ben").await;
    let mut settings = common::settings("original", 2);
    settings.starter = Starter::Seat { seat: Seat(0) };
    settings.time = TimeControl::Strict {
        bank_seconds: 600,
        increment_seconds: 0,
        grace_seconds: 60,
        when_out: OnTimeout::Tell,
    };
    let create = new_table(settings);
    let table = ana.create(create).await.unwrap();
    ana.subscribe(&table).await;
    ben.subscribe(&table).await;
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    let (_, started) = ana.command(&table, start).await.unwrap();
    caught_up(&mut ben, &table, started).await;
    // Briefly, so that no lease expires; both servers send the same.
    for clock in &clocks {
        clock.advance(500);
    }
    let action = clue(&mut ana, &table).await;
    let acted = ana.act(&table, action).await.unwrap();
    caught_up(&mut ben, &table, acted).await;
    let near = time_of(&mut ana, &table).await;
    assert_eq!((&*near.left, near.seat), (&[599_500, 600_000][..], Seat(1)));
    assert_eq!(time_of(&mut ben, &table).await, near);
    assert!(near.runs_since.is_some(), "he is connected, if elsewhere");
    // Ana's server is disconnected; no player's clock runs during the takeover.
    pair.bus.cut.store(true, Ordering::Relaxed);
    pair.takes_over(&clocks[1]).await;
    pair.go(&mut ben, &pair.second).await;
    let goes_on = async {
        loop {
            let now = time_of(&mut ben, &table).await;
            assert_eq!((&*now.left, now.seat), (&[599_500, 600_000][..], Seat(1)));
            if now.runs_since.is_some() {
                break;
            }
        }
    };
    // It runs as soon as he is connected there.
    tokio::time::timeout(common::PATIENCE, goes_on)
        .await
        .unwrap();
}

async fn clue(guest: &mut Guest, table: &TableId) -> Action {
    let game = guest.subscribe(table).await.game.unwrap();
    let clue = game.legal.unwrap().clues[0].clone();
    Action::Clue {
        to: clue.to,
        clue: clue.clue,
    }
}

/// Plays a game to its end; each acknowledged action is in the log once.
async fn play_to_the_end(pair: &Pair, people: &mut [Guest], table: &TableId) {
    let mut acknowledged = Vec::new();
    'game: for turn in 0.. {
        for guest in &mut *people {
            // Unrequested snapshots may be older.
            guest.forget();
            let copy = Copy::of(&guest.subscribe(table).await);
            if copy.finished {
                break 'game;
            }
            let Some(legal) = copy.legal() else { continue };
            let action = choose(copy.game.as_ref().unwrap(), legal, turn * 3);
            // A command with an outdated move number is refused.
            if let Ok(seq) = guest.act(table, action).await {
                acknowledged.push(seq);
            }
        }
    }
    assert!(acknowledged.len() > 20, "a game takes a while");
    assert!(acknowledged.is_sorted_by(|a, b| a < b), "numbers grow");
    let log = pair.log(table).await;
    let acted: Vec<u32> = log
        .iter()
        .filter(|event| event.encoded.body.contains("\"acted\""))
        .map(|event| event.seq)
        .collect();
    assert_eq!(acted, acknowledged, "each move once, and no other");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_play_at_one_table() {
    let pair = Pair::with([Clock::System, Clock::System], Duration::from_secs(3)).await;
    let (ana, ben, table) = apart(&pair).await;
    play_to_the_end(&pair, &mut [ana, ben], &table).await;
    let taken = |server: &Server| server.app.services.metrics.leases_taken.get();
    assert_eq!(taken(&pair.app.server), 1, "one server owns it");
    assert_eq!(taken(&pair.second), 0, "the other passes on");
    assert!(pair.app.services().metrics.relayed.get() > 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_review_a_game_together() {
    let pair = Pair::with([Clock::System, Clock::System], Duration::from_secs(3)).await;
    let (mut ana, mut ben, table) = apart(&pair).await;
    for guest in [&mut ana, &mut ben] {
        let end = Command::End { wish: true };
        guest.command(&table, end).await.unwrap();
    }
    let review = async |guest: &mut Guest, people: usize, step: u32| {
        guest
            .until(|message| match message {
                ServerMessage::Review {
                    review: Some(it), ..
                } if it.here.len() == people && it.step == step => Some(it.clone()),
                _ => None,
            })
            .await
    };
    let does = async |guest: &mut Guest, action: ReviewAction| {
        let command = Command::Review { action };
        guest.command(&table, command).await.unwrap();
    };
    let show = |step| ReviewAction::Show {
        step,
        actions: Vec::new(),
    };
    // Each of the two leads once.
    does(&mut ben, ReviewAction::Join).await;
    assert_eq!(review(&mut ana, 1, 1).await.lead, Some(ben.me.id.clone()));
    does(&mut ana, ReviewAction::Join).await;
    does(&mut ben, show(0)).await;
    review(&mut ana, 2, 0).await;
    let to = ana.me.id.clone();
    does(&mut ben, ReviewAction::Give { to }).await;
    does(&mut ana, show(1)).await;
    ben.forget();
    ben.subscribe(&table).await;
    assert_eq!(review(&mut ben, 2, 1).await.lead, Some(ana.me.id.clone()));
    ana.forget();
    // A disconnection on the other server is noticed too.
    ben.reconnect().await;
    review(&mut ana, 1, 1).await;
    // When the table's server stops, the review ends. Subscribers get the table anew, and may join again.
    ben.subscribe(&table).await;
    does(&mut ben, ReviewAction::Join).await;
    ben.forget();
    let Pair { app, .. } = pair;
    app.server.stop().await;
    caught_up(&mut ben, &table, 1).await;
    does(&mut ben, ReviewAction::Join).await;
    let his = ben.me.id.clone();
    ben.until(|message| match message {
        ServerMessage::Review {
            review: Some(it), ..
        } if it.lead.as_ref() == Some(&his) => Some(()),
        _ => None,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_far_is_told_the_same_bytes() {
    let pair = Pair::with([Clock::System, Clock::System], Duration::from_secs(3)).await;
    let (mut ana, mut ben, table) = apart(&pair).await;
    // Ben also has a connection to the owning server.
    let mut near = Client::connect(pair.app.address(), &ben.token)
        .await
        .unwrap();
    let follow = ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    near.say(&follow).await.unwrap();
    let events = |text: &String| text.starts_with("{\"type\":\"event\"");
    loop {
        let text = near.hear_text().await.unwrap();
        if text.contains("\"snapshot\"") {
            break;
        }
    }
    let mut last = 0;
    ben.forget();
    for turn in 0..12 {
        let guest = if turn % 2 == 0 { &mut ana } else { &mut ben };
        let action = clue_or_discard(guest, &table).await;
        last = guest.act(&table, action).await.unwrap();
    }
    caught_up(&mut ben, &table, last).await;
    // A reaction goes both ways as well.
    for guest in [&mut ana, &mut ben] {
        let end = Command::End { wish: true };
        guest.command(&table, end).await.unwrap();
    }
    let reaction = kagiya_protocol::Reaction::Thanks;
    let react = Command::React {
        seq: last,
        reaction,
    };
    ana.command(&table, react).await.unwrap();
    let seen = |message: &ServerMessage| match message {
        ServerMessage::Reaction { seq, seat, .. } => Some((*seq, *seat)),
        _ => None,
    };
    assert_eq!(ana.until(seen).await, (last, Seat(0)));
    assert_eq!(ben.until(seen).await, (last, Seat(0)));
    let far: Vec<String> = ben.heard.iter().filter(|it| events(it)).cloned().collect();
    let mut heard = Vec::new();
    while heard.len() < far.len() {
        let text = near.hear_text().await.unwrap();
        if events(&text) {
            heard.push(text);
        }
    }
    assert!(far.len() > 12, "12 moves and the end: {far:?}");
    assert_eq!(far, heard, "a reader at another server gets the same");
}

async fn clue_or_discard(guest: &mut Guest, table: &TableId) -> Action {
    let game = guest.subscribe(table).await.game.unwrap();
    let legal = game.legal.unwrap();
    match legal.clues.first() {
        Some(it) => Action::Clue {
            to: it.to,
            clue: it.clue,
        },
        None => Action::Discard {
            id: legal.discard[0],
        },
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_gets_lost_between_servers_is_asked_for_again() {
    for of in [6, 20] {
        let lease = Duration::from_millis(300);
        let pair = Pair::with([Clock::System, Clock::System], lease).await;
        let (ana, ben, table) = apart(&pair).await;
        pair.bus.of.store(of, Ordering::Relaxed);
        play_to_the_end(&pair, &mut [ana, ben], &table).await;
        let lost = pair.second.app.services.metrics.lines_lost.get();
        assert!(lost > 0, "of {of}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_owner_appends_nothing_after_its_lease() {
    let (pair, [_paused, running]) = Pair::still().await;
    let (mut ana, mut ben, table) = apart(&pair).await;
    let before = pair.log(&table).await.len();
    // The first server is paused; the second one's clock advances, and it receives nothing.
    pair.bus.cut.store(true, Ordering::Relaxed);
    pair.takes_over(&running).await;
    caught_up(&mut ben, &table, 1).await;
    let snapshot = ben.subscribe(&table).await;
    assert_eq!(snapshot.seq as usize, before, "nothing has happened");
    assert_eq!(pair.second.app.services.metrics.leases_taken.get(), 1);
    assert_eq!(snapshot.presence.here, [false, true], "Ana is not here");

    // The first one resumes without knowing. Ana's command there is executed by the new owner.
    pair.bus.cut.store(false, Ordering::Relaxed);
    let action = clue(&mut ana, &table).await;
    let seq = ana.act(&table, action).await.unwrap();
    assert_eq!(seq as usize, before + 1);
    let log = pair.log(&table).await;
    assert_eq!(log.len(), before + 1, "once");
    assert_eq!(caught_up(&mut ben, &table, seq).await, seq);
    let (mine, theirs) = (ana.subscribe(&table).await, ben.subscribe(&table).await);
    assert_eq!(mine.presence.here, [true, true]);
    let events = |snapshot: &kagiya_protocol::Snapshot| -> Vec<u32> {
        snapshot.history.iter().map(|it| it.seq).collect()
    };
    assert_eq!(events(&mine), events(&theirs), "nobody denies an event");
    let action = clue(&mut ben, &table).await;
    ben.act(&table, action).await.unwrap();
    assert_eq!(pair.log(&table).await.len(), before + 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_hands_its_tables_over_at_once() {
    let (pair, _clocks) = Pair::still().await;
    let (_ana, mut ben, table) = apart(&pair).await;
    let Pair { app, second, .. } = pair;
    ben.forget();
    app.server.stop().await;
    // With a fixed clock, no lease expires.
    caught_up(&mut ben, &table, 1).await;
    assert_eq!(second.app.services.metrics.leases_taken.get(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_that_has_gone_is_noticed_by_renewing() {
    let (pair, [first, running]) = Pair::still().await;
    let (mut ana, mut ben, table) = apart(&pair).await;
    pair.bus.cut.store(true, Ordering::Relaxed);
    pair.takes_over(&running).await;
    caught_up(&mut ben, &table, 1).await;
    pair.bus.cut.store(false, Ordering::Relaxed);
    ana.forget();
    // The first server has no other messages, and notices by itself.
    first.advance(LEASE / 3);
    caught_up(&mut ana, &table, 1).await;
    assert_eq!(pair.app.services().metrics.leases_lost.get(), 1);
    let action = clue(&mut ana, &table).await;
    ana.act(&table, action).await.unwrap();
    let far = pair.second.app.services.metrics.events.get();
    assert!(far > 0, "the second server has written it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_there_and_renews_no_lease_loses_its_tables() {
    let (pair, [_first, running]) = Pair::still().await;
    let (_ana, mut ben, table) = apart(&pair).await;
    let lease = pair.store.lease_at(&table, 0).await.unwrap().unwrap();
    ben.forget();
    let here = NodeAlive {
        address: lease.holder,
        until: lease.until,
    };
    let begin = std::time::Instant::now();
    while pair.second.app.services.metrics.leases_taken.get() == 0 {
        assert!(begin.elapsed() < common::PATIENCE, "it is taken in time");
        pair.bus.publish(BusEvent::NodeAlive(here.clone()));
        running.advance(LEASE / 30);
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    caught_up(&mut ben, &table, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_sessions_and_lists_hold_across_servers() {
    let pair = Pair::with([Clock::System, Clock::System], Duration::from_secs(3)).await;
    let mut ana = pair.app.guest("Ana").await;
    let mut ben = pair.far("Ben").await;
    ben.say(ClientMessage::Lobby { follow: true }).await;
    ben.until(|it| matches!(it, ServerMessage::Lobby { .. }).then_some(()))
        .await;
    let mut settings = common::settings("original", 2);
    settings.listed = true;
    let create = new_table(settings);
    let table = ana.create(create).await.unwrap();
    ana.subscribe(&table).await;
    ben.until(|it| match it {
        ServerMessage::LobbyTable { table: it } => (it.id == table).then_some(()),
        _ => None,
    })
    .await;
    ben.subscribe(&table).await;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    // A person renames themselves on the server that doesn't own the table.
    let id = ben.next_id();
    ben.say(ClientMessage::Rename {
        id: id.clone(),
        name: "Benedikt".to_owned(),
    })
    .await;
    ben.answer(&id).await.unwrap();
    ana.until(|it| match it {
        ServerMessage::Event(it) => match &it.logged.event {
            TableEvent::Renamed { name, .. } => (name == "Benedikt").then_some(()),
            _ => None,
        },
        _ => None,
    })
    .await;
    // A person who signs out on one server is disconnected from the other.
    let bearer = format!("Bearer {}", ben.token);
    let headers = [("authorization", &*bearer)];
    let reply =
        kagiya_loadtest::client::ask(pair.app.address(), "DELETE", "/api/session", &headers, "");
    assert_eq!(reply.await.unwrap().status, 204);
    assert_eq!(
        common::goodbye(&mut ben).await.as_deref(),
        Some("session/expired")
    );
    ana.until(|it| match it {
        ServerMessage::Presence { presence, .. } => (presence.here == [true, false]).then_some(()),
        _ => None,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_look_from_the_address_of_a_player_is_told_also_from_afar() {
    let pair = Pair::with([Clock::System, Clock::System], Duration::from_secs(3)).await;
    let (mut ana, _ben, table) = apart(&pair).await;
    let mut cleo = pair.far("Cleo").await;
    cleo.say(ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    })
    .await;
    let beside = ana
        .until(|it| match it {
            ServerMessage::Event(it) => match &it.logged.event {
                TableEvent::Watched { person, beside } if *person == cleo.me => {
                    Some(beside.clone())
                }
                _ => None,
            },
            _ => None,
        })
        .await;
    assert_eq!(beside, [Seat(0), Seat(1)], "all come from one address");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_store_with_leases_of_tables_that_are_not_there() {
    let (pair, _) = Pair::still().await;
    let mut ana = pair.app.guest("Ana").await;
    let mut codes = HashSet::new();
    for n in 0..20 {
        ana.say(ClientMessage::Subscribe {
            table: TableId(format!("nothing{n:08}")),
            after: None,
        })
        .await;
        codes.insert(ana.refusal().await);
    }
    assert_eq!(codes, HashSet::from(["table/unknown".to_owned()]));
    assert_eq!(pair.app.services().metrics.leases_taken.get(), 0);
}
