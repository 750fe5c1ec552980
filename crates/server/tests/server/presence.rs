//! Connected people, reconnections, and what others see of them.

use crate::common::client_copy::Copy;
use crate::common::{Guest, TestServer, goodbye, legal_clue, new_table, running, settings};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{ClientMessage, Command, ServerMessage, TableId};
use kagiya_server::Config;
use kagiya_server::clock::Clock;

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_was_missed() {
    let app = TestServer::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let mut copy = Copy::of(&other.subscribe(&table).await);
    let mut people = [player, other];
    let after = copy.seq;
    for turn in 0..6 {
        let action = legal_clue(&mut people[turn % 2], &table).await;
        people[turn % 2].act(&table, action).await.unwrap();
    }
    [player, other] = people;
    other.reconnect().await;
    other
        .say(ClientMessage::Subscribe {
            table: table.clone(),
            after: Some(after),
        })
        .await;
    let seq = other
        .until(|message| match message {
            ServerMessage::Resumed { seq, .. } => Some(*seq),
            ServerMessage::Snapshot(_) => panic!("the events were few enough"),
            _ => None,
        })
        .await;
    assert_eq!(seq, after + 6);
    while copy.seq < seq {
        let update = other.event(&table).await;
        assert!(copy.take(&update));
    }
    let snapshot = other.subscribe(&table).await;
    assert_eq!(copy.game, snapshot.game);
    // A number beyond the table's last event is invalid, so a snapshot is sent.
    other
        .say(ClientMessage::Subscribe {
            table: table.clone(),
            after: Some(seq + 1000),
        })
        .await;
    let again = other
        .until(|message| match message {
            ServerMessage::Snapshot(snapshot) => Some((**snapshot).clone()),
            _ => None,
        })
        .await;
    assert_eq!(again.game, snapshot.game);
    drop(player);
}

#[tokio::test(flavor = "multi_thread")]
async fn others_see_who_is_there() {
    let app = TestServer::start().await;
    let (mut player, other, table) = running(&app, "original").await;
    let until = async |player: &mut Guest, seated: usize, watching: u32| loop {
        let presence = player
            .until(|message| match message {
                ServerMessage::Presence { presence, .. } => Some(presence.clone()),
                _ => None,
            })
            .await;
        let here = presence.here.iter().filter(|here| **here).count();
        if (here, presence.watching) == (seated, watching) {
            break presence;
        }
    };
    let me = player.subscribe(&table).await.you.unwrap();
    drop(other);
    assert!(until(&mut player, 1, 0).await.here[me.index()]);
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    until(&mut player, 1, 1).await;
    drop(eve);
    until(&mut player, 1, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_is_away() {
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::with_clock(config, Clock::fixed(1_000_000)).await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let other_seat = other.subscribe(&table).await.you.unwrap();
    let seat_bot = || Command::SeatBot {
        seat: other_seat,
        bot: "cautious".to_owned(),
    };
    assert_eq!(
        player.command(&table, seat_bot()).await.unwrap_err(),
        "seat/present"
    );
    let token = other.token.clone();
    drop(other.client);
    player
        .until(|message| match message {
            ServerMessage::Presence { presence, .. } => {
                (!presence.here[other_seat.index()]).then_some(())
            }
            _ => None,
        })
        .await;
    app.clock.advance(59_000);
    assert_eq!(
        player.command(&table, seat_bot()).await.unwrap_err(),
        "seat/present"
    );
    app.clock.advance(2_000);
    player.command(&table, seat_bot()).await.unwrap();
    // The bot answers each turn of the player.
    let action = legal_clue(&mut player, &table).await;
    player.act(&table, action).await.unwrap();
    let acted = loop {
        let update = player.event(&table).await;
        if let kagiya_protocol::TableEvent::Acted { seat, bot, .. } = update.logged.event
            && seat == other_seat
        {
            break bot;
        }
    };
    assert!(acted);
    // The person reconnects and plays again.
    other.client = Client::connect(app.address(), &token).await.unwrap();
    other
        .command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    let snapshot = other.subscribe(&table).await;
    assert_eq!(snapshot.info.seats[other_seat.index()].bot, None);
    assert_eq!(snapshot.you, Some(other_seat));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_server_stops_and_starts_again() {
    let app = TestServer::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let action = legal_clue(&mut player, &table).await;
    let seq = player.act(&table, action).await.unwrap();
    let before = other.subscribe(&table).await;
    let stopping = tokio::spawn(app.restart());
    assert_eq!(
        goodbye(&mut player).await.as_deref(),
        Some("server/shutting_down")
    );
    let app = stopping.await.unwrap();
    other.address = app.address();
    other.reconnect().await;
    let after = other.subscribe(&table).await;
    assert_eq!(after.seq, seq);
    assert_eq!(after.game, before.game);
    assert_eq!(after.history, before.history);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_change_everywhere() {
    let app = TestServer::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let rename = async |who: &mut Guest, name: &str| {
        let id = who.next_id();
        who.say(ClientMessage::Rename {
            id: id.clone(),
            name: name.to_owned(),
        })
        .await;
        who.answer(&id).await
    };
    assert_eq!(
        rename(&mut player, " ").await,
        Err("name/invalid".to_owned())
    );
    rename(&mut player, "Zoë").await.unwrap();
    let name = loop {
        let update = other.event(&table).await;
        if let kagiya_protocol::TableEvent::Renamed { name, .. } = update.logged.event {
            break name;
        }
    };
    assert_eq!(name, "Zoë");
    let me = app
        .server
        .app
        .lobby_of(Some(&player.me.id), None)
        .await
        .unwrap();
    assert!(me.tables[0].seats.iter().any(|seat| {
        seat.person
            .as_ref()
            .is_some_and(|person| person.name == "Zoë")
    }));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_what_is_listed_and_what_is_mine() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    for guest in [&mut ana, &mut ben] {
        guest.say(ClientMessage::Lobby { follow: true }).await;
        let tables = guest
            .until(|message| match message {
                ServerMessage::Lobby { tables, .. } => Some(tables.clone()),
                _ => None,
            })
            .await;
        assert_eq!(tables, []);
    }
    let table = |message: &ServerMessage| match message {
        ServerMessage::LobbyTable { table } => Some(table.id.clone()),
        ServerMessage::LobbyGone { table } => Some(TableId(format!("gone {table}"))),
        _ => None,
    };
    let hidden = ana.open_table("original", 2).await;
    assert_eq!(ana.until(table).await, hidden);
    let mut listed = settings("original", 2);
    listed.listed = true;
    let open = ana.create(new_table(listed)).await.unwrap();
    // Ben never receives the unlisted table.
    assert_eq!(ben.until(table).await, open);
    ana.command(&open, Command::Close).await.unwrap();
    assert_eq!(ben.until(table).await, TableId(format!("gone {open}")));
    let tables = ben.heard.join("");
    assert!(!tables.contains(hidden.as_str()));
}
