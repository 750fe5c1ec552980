//! Whole games of clients of the protocol.

use futures_util::future::join_all;
use kagiya_client::Connection;
use kagiya_protocol::{
    Action, ClientMessage, Command, CommandId, CreateTable, LegalActions, Seat, ServerMessage,
    TableId, TableSettings,
};
use serde_json::{Value, json};

use crate::common::player::{Player, Style};
use crate::common::{SiteClient, World};

/// Plays a whole game at a table of clients, and checks that all have seen the same game.
async fn game(
    world: &World,
    players: usize,
    options: &Value,
    style: Style,
) -> Vec<(SiteClient, Player)> {
    let clients = world.table(players, options).await;
    let playing = clients.into_iter().zip(1..);
    let playing = playing.map(|(client, seed)| client.play(style, seed));
    let played = join_all(playing).await;
    let cards = &played[0].1.cards;
    assert!(!cards.is_empty());
    for (_, player) in &played {
        assert_eq!(&player.cards, cards);
        check(player);
    }
    played
}

/// The events are those of a game with the cards that were shown at its end.
fn check(player: &Player) {
    let of = |kind: &str| {
        let kind = kind.to_owned();
        player.events.iter().filter(move |it| it["type"] == kind)
    };
    for event in of("draw").chain(of("play")).chain(of("discard")) {
        if event["suitIndex"] == -1 {
            assert_eq!(event["playerIndex"], player.me, "{event}");
            continue;
        }
        let card = &player.cards[usize::try_from(event["order"].as_u64().unwrap()).unwrap()];
        assert_eq!(event["suitIndex"], card["suitIndex"], "{event}");
        assert_eq!(event["rank"], card["rank"], "{event}");
    }
    let (mut strikes, mut score) = (0, 0);
    for event in &player.events {
        match event["type"].as_str().unwrap() {
            "strike" => {
                strikes += 1;
                assert_eq!(event["num"], strikes);
            }
            "play" => score += 1,
            "status" => assert_eq!(event["score"], score),
            _ => {}
        }
    }
    let last = player.events.last().unwrap();
    assert_eq!(
        (&last["type"], &last["currentPlayerIndex"]),
        (&json!("turn"), &json!(-1))
    );
    let turns = of("turn").count();
    assert_eq!(
        turns,
        of("status").count() + usize::from(player.end_condition() == Some(4))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn random_clients_play_whole_games_of_every_size_and_of_many_variants() {
    let world = World::start().await;
    for (players, variant) in [
        (2, "No Variant"),
        (3, "Rainbow (6 Suits)"),
        (4, "Orange (5 Suits)"),
        (5, "Null (5 Suits)"),
        (6, "No Variant"),
        (2, "White Reversed (6 Suits)"),
        (3, "Black & Prism (6 Suits)"),
        (2, "Ambiguous (6 Suits)"),
    ] {
        let options = json!({"variantName": variant});
        for (_, player) in game(&world, players, &options, Style::Random).await {
            assert_eq!(
                (player.names.len(), player.variant.as_str()),
                (players, variant)
            );
            assert!(matches!(player.end_condition(), Some(1 | 2)), "{variant}");
        }
    }
}

/// A client of a game with half tokens discards until they are there again, and gives a clue for two halves.
#[tokio::test(flavor = "multi_thread")]
async fn half_tokens_are_counted_in_halves() {
    let world = World::start().await;
    for (players, style, variant) in [
        (2, Style::Discards, "Clue Starved (5 Suits)"),
        (3, Style::Random, "Clue Starved & Rainbow (6 Suits)"),
        (4, Style::Random, "Clue Starved & Orange (5 Suits)"),
    ] {
        let options = json!({"variantName": variant});
        for (_, player) in game(&world, players, &options, style).await {
            let mut clues = 16;
            let mut discards = 0;
            for event in &player.events {
                match event["type"].as_str().unwrap() {
                    "clue" => clues -= 2,
                    "discard" if event["failed"] == false => {
                        discards += 1;
                        clues = (clues + 1).min(16);
                    }
                    // A complete firework brings back half a token too.
                    "status" if event["clues"] == clues + 1 => clues += 1,
                    "status" => assert_eq!(event["clues"], clues, "{variant}"),
                    _ => {}
                }
            }
            assert!(discards > 3, "{variant}");
            // Nothing is refused to a client that counts as the site does.
            assert!(style == Style::Random || player.warnings.is_empty());
        }
    }
}

/// Clients that play cards face down are told what they were after the game.
#[tokio::test(flavor = "multi_thread")]
async fn hidden_plays_are_shown_at_the_end() {
    let world = World::start().await;
    for (players, style, variant) in [
        (2, Style::Random, "Throw It in a Hole (5 Suits)"),
        (3, Style::Plays, "Throw It in a Hole (4 Suits)"),
        (4, Style::Random, "Throw It in a Hole & Orange (6 Suits)"),
        (5, Style::Random, "Throw It in a Hole & Dark Pink (6 Suits)"),
        (6, Style::Random, "Throw It in a Hole & Black (6 Suits)"),
    ] {
        let options = json!({"variantName": variant});
        for (_, player) in game(&world, players, &options, style).await {
            assert!(matches!(player.end_condition(), Some(1 | 2)), "{variant}");
            let mut plays = 0;
            let status = |it: &&Value| it["type"] == "status";
            let last = player.told.iter().rfind(status).unwrap();
            for event in &player.told {
                assert_ne!(event["type"], "strike");
                assert_ne!(event["failed"], true);
                if event["type"] == "play" {
                    plays += 1;
                    assert_eq!(
                        (&event["suitIndex"], &event["rank"]),
                        (&json!(-1), &json!(-1))
                    );
                } else if event["type"] == "status" && event != last {
                    assert_eq!(event["score"], plays);
                }
            }
            assert!(plays > 2, "{variant}");
            assert_eq!(player.told.last(), player.events.last());
            assert_eq!(last, player.events.iter().rfind(status).unwrap());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_by_strikes_and_after_the_final_round() {
    let world = World::start().await;
    for (_, player) in game(&world, 3, &json!({}), Style::Plays).await {
        assert_eq!(player.end_condition(), Some(2));
        let strikes = player.events.iter().filter(|it| it["type"] == "strike");
        assert_eq!(strikes.count(), 3);
    }
    for (_, player) in game(&world, 4, &json!({}), Style::Discards).await {
        assert_eq!(player.end_condition(), Some(1));
        // The whole deck was drawn.
        let draws = player.events.iter().filter(|it| it["type"] == "draw");
        assert_eq!(draws.count(), 50);
    }
}

/// Two clients with their players, in the middle of a game.
async fn begun(world: &World) -> [(SiteClient, Player); 2] {
    let mut clients = world.table(2, &json!({})).await;
    let mut ben = clients.pop().unwrap();
    let mut ana = clients.pop().unwrap();
    let (mut one, mut two) = (
        Player::new(Style::Discards, 1),
        Player::new(Style::Discards, 2),
    );
    let some = |player: &Player| player.events.len() > 30;
    tokio::join!(
        ana.play_until(&mut one, some),
        ben.play_until(&mut two, some)
    );
    [(ana, one), (ben, two)]
}

#[tokio::test(flavor = "multi_thread")]
async fn any_player_terminates_a_game() {
    let world = World::start().await;
    let [(mut ana, mut one), (mut ben, mut two)] = begun(&world).await;
    ben.send("tableTerminate", &json!({"tableID": two.table}))
        .await;
    let over = |player: &Player| player.is_finished;
    tokio::join!(
        ana.play_until(&mut one, over),
        ben.play_until(&mut two, over)
    );
    for player in [&one, &two] {
        assert_eq!(player.end_condition(), Some(4));
        check(player);
    }
    // The same players again, at a new table.
    let again = json!({"tableID": one.table});
    ana.send("tableRestart", &again).await;
    for client in [&mut ana, &mut ben] {
        let next = client.until("tableStart").await;
        assert_ne!(next["tableID"], json!(one.table));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_the_same_events_and_plays_on() {
    let world = World::start().await;
    let mut clients = world
        .table(2, &json!({"variantName": "Rainbow (5 Suits)"}))
        .await;
    let mut ben = clients.pop().unwrap();
    let mut ana = clients.pop().unwrap();
    let (mut one, mut two) = (
        Player::new(Style::Discards, 1),
        Player::new(Style::Discards, 2),
    );
    let ten = |player: &Player| {
        let turns = player.events.iter().filter(|it| it["type"] == "turn");
        turns.count() >= 10
    };
    tokio::join!(ana.play_until(&mut one, ten), ben.play_until(&mut two, ten));
    let (cookie, address) = (ana.cookie.clone(), world.gateway.address);
    let before = one.events.clone();
    drop(ana);
    // The whole line of the cookie comes back, as many programs send it.
    assert!(cookie.contains("Path=/"));
    let mut ana = SiteClient::connect(address, &cookie).await;
    let welcome = ana.until("welcome").await;
    assert_eq!(welcome["playingAtTables"], json!([one.table]));
    ana.send("tableReattend", &json!({"tableID": one.table}))
        .await;
    let as_before = |player: &Player| player.events.len() >= before.len();
    one.events.clear();
    ana.play_until(&mut one, as_before).await;
    assert_eq!(one.events[..before.len()], before[..]);
    // Asked again, the answer is the same.
    let mut again = Player::new(Style::Discards, 3);
    again.hear("tableStart", &json!({"tableID": one.table}));
    ana.send(
        "note",
        &json!({"tableID": one.table, "order": 3, "note": "r1"}),
    )
    .await;
    ana.send("getGameInfo1", &json!({"tableID": one.table}))
        .await;
    ana.play_until(&mut one, |player| player.events.len() >= before.len())
        .await;
    let over = |player: &Player| player.is_finished;
    tokio::join!(
        ana.play_until(&mut one, over),
        ben.play_until(&mut two, over)
    );
    check(&one);
    check(&two);
    // The list of a finished game is what came one by one.
    let table = json!({"tableID": one.table});
    ana.send("getGameInfo2", &table).await;
    let list = ana.until("gameActionList").await;
    assert_eq!(list["list"], json!(one.events));
}

/// The events without what draws show.
fn without_drawn_cards(events: &[Value]) -> Vec<Value> {
    let mut events = events.to_vec();
    for event in &mut events {
        if event["type"] == "draw" {
            event["suitIndex"] = json!(-1);
            event["rank"] = json!(-1);
        }
    }
    events
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_what_the_table_shows() {
    let world = World::start().await;
    let [(mut ana, mut one), (mut ben, mut two)] = begun(&world).await;
    let table = json!({"tableID": one.table});
    let mut eve = world.client("Eve").await;
    while !eve.tables.contains(&table["tableID"]) {
        eve.receive().await;
    }
    eve.send("getGameInfo1", &table).await;
    assert!(eve.until("warning").await["warning"].is_string());
    let spectate = json!({"tableID": one.table, "shadowingPlayerIndex": -1});
    eve.send("tableSpectate", &spectate).await;
    eve.until("tableStart").await;
    eve.send("getGameInfo1", &table).await;
    let init = eve.until("init").await;
    assert_eq!(
        (&init["spectating"], &init["seed"]),
        (&json!(true), &json!(""))
    );
    eve.send("getGameInfo2", &table).await;
    let list = eve.until("gameActionList").await;
    let mut seen = list["list"].as_array().unwrap().clone();
    assert!(seen.len() > 30);
    eve.until("noteList").await;
    // A spectator can't act.
    let play = json!({"tableID": one.table, "type": 0, "target": 0});
    eve.send("action", &play).await;
    let over = |player: &Player| player.is_finished;
    tokio::join!(
        ana.play_until(&mut one, over),
        ben.play_until(&mut two, over)
    );
    let mut warnings = 0;
    loop {
        let (command, body) = eve.receive().await;
        match command.as_str() {
            "gameAction" => seen.push(body["action"].clone()),
            "warning" => warnings += 1,
            "cardIdentities" => break,
            _ => {}
        }
    }
    assert_eq!(warnings, 1);
    assert_eq!(seen, without_drawn_cards(&seen), "no hand is shown");
    assert_eq!(seen, without_drawn_cards(&one.events));
    eve.send("tableUnattend", &table).await;
    eve.send("getGameInfo1", &table).await;
    eve.until("warning").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_connection_ends_the_first() {
    let world = World::start().await;
    let mut first = world.client("Ana").await;
    first.until("welcome").await;
    let mut second = SiteClient::connect(world.gateway.address, &first.cookie).await;
    second.until("welcome").await;
    while let Some((command, body)) = first.next().await {
        if command == "error" {
            let text = body["error"].as_str().unwrap();
            assert!(text.contains("logged on from somewhere else"), "{text}");
        }
    }
    second
        .send("chatPM", &json!({"recipient": "nobody", "msg": "hi"}))
        .await;
    second.until("warning").await;
}

/// A person at the server, by its own protocol.
struct Person {
    connection: Connection,
    table: TableId,
    commands: u32,
}

impl Person {
    async fn send(&mut self, command: Command) {
        self.commands += 1;
        let message = ClientMessage::Command {
            id: CommandId(format!("p{}", self.commands)),
            table: self.table.clone(),
            expect: None,
            command,
        };
        self.connection.send(&message).await.unwrap();
    }

    /// Hears until the game is over, and acts on each turn.
    async fn play(&mut self) {
        loop {
            let legal = match self.connection.receive().await.unwrap() {
                ServerMessage::Snapshot(snapshot) => snapshot.game.and_then(|game| game.legal),
                ServerMessage::Event(update) => {
                    if let Some(game) = update.game {
                        game.legal
                    } else if let Some(change) = update.change {
                        if let Some(Some(_)) = change.result {
                            return;
                        }
                        change.legal.flatten()
                    } else {
                        None
                    }
                }
                ServerMessage::Error { message, .. } => panic!("{message}"),
                _ => None,
            };
            if let Some(LegalActions { discard, clues, .. }) = legal {
                let action = match (discard.first(), clues.first()) {
                    (Some(id), _) => Action::Discard { id: *id },
                    (None, Some(clue)) => Action::Clue {
                        to: clue.to,
                        clue: clue.clue,
                    },
                    (None, None) => panic!("nothing to do"),
                };
                self.send(Command::Act { action }).await;
            }
        }
    }
}

/// Rosa's table, where she has seat 0, and a client that has come to it.
async fn table_of_a_person(
    world: &World,
    (seats, first): (u8, u8),
    bots: &[&str],
) -> (Person, SiteClient) {
    let session = world.own().guest(Some("Rosa")).await.unwrap();
    let mut connection = session.connect().await.unwrap();
    let settings = TableSettings {
        preset: "original".to_owned(),
        options: [].into(),
        seats,
        starter: kagiya_protocol::Starter::Seat { seat: Seat(first) },
        listed: true,
        watching: kagiya_protocol::Watching::default(),
        time: kagiya_protocol::TimeControl::None,
        conventions: kagiya_protocol::Conventions::default(),
    };
    let create = ClientMessage::Create {
        id: CommandId("c".to_owned()),
        create: CreateTable {
            settings,
            seat: Some(Seat(0)),
            bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
            start: false,
            deal: None,
        },
    };
    connection.send(&create).await.unwrap();
    let table = loop {
        if let ServerMessage::Done { table, .. } = connection.receive().await.unwrap() {
            break table.unwrap();
        }
    };
    let mut client = world.client("Bot-7").await;
    while client.tables.is_empty() {
        client.receive().await;
    }
    let number = json!({"tableID": client.tables[0]});
    client.send("tableJoin", &number).await;
    assert_eq!(client.until("joined").await, number);
    let mut rosa = Person {
        connection,
        table: table.clone(),
        commands: 0,
    };
    let follow = ClientMessage::Subscribe { table, after: None };
    rosa.connection.send(&follow).await.unwrap();
    (rosa, client)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_companions_sit_at_the_same_table() {
    let world = World::start().await;
    let (mut rosa, client) = table_of_a_person(&world, (4, 1), &["companion-1"]).await;
    rosa.send(Command::Start { first: None }).await;
    let ((_, player), ()) = tokio::join!(client.play(Style::Random, 5), rosa.play());
    assert_eq!(player.names, ["Rosa", "companion-1", "Bot-7"]);
    assert_eq!((player.me, player.variant.as_str()), (2, "No Variant"));
    let mut turns = player.events.iter().filter(|it| it["type"] == "turn");
    // Seat 1 began, so seat 2 came next.
    assert_eq!(turns.next().unwrap()["currentPlayerIndex"], 2);
    check(&player);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_begins_anew_after_a_take_back() {
    let world = World::start().await;
    let (mut rosa, mut client) = table_of_a_person(&world, (2, 0), &[]).await;
    rosa.send(Command::Start { first: None }).await;
    let mut player = Player::new(Style::Discards, 1);
    client
        .play_until(&mut player, |it| !it.events.is_empty())
        .await;
    let dealt = player.events.clone();
    let clue = loop {
        if let ServerMessage::Event(update) = rosa.connection.receive().await.unwrap()
            && let Some(game) = update.game
        {
            break game.legal.unwrap().clues[0].clone();
        }
    };
    let action = Action::Clue {
        to: clue.to,
        clue: clue.clue,
    };
    rosa.send(Command::Act { action }).await;
    let told = client.until("gameAction").await;
    assert_eq!(told["action"]["type"], "clue");
    rosa.send(Command::TakeBack).await;
    let start = client.until("tableStart").await;
    player.events.clear();
    for (command, body) in player.hear("tableStart", &start) {
        client.send(command, &body).await;
    }
    client
        .play_until(&mut player, |it| !it.events.is_empty())
        .await;
    assert_eq!(player.events, dealt);
    let ((), ()) = tokio::join!(
        client.play_until(&mut player, |it| it.is_finished),
        rosa.play()
    );
    check(&player);
}
