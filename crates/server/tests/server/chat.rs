//! The chat of players and the chat of spectators: the permissions, the recipients, and that the players
//! receive the same bytes whatever the spectators write.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::stored_game::{append, append_elsewhere, running_row, stored_event};
use crate::common::worlds::{PLAYERS, log, options, person, shuffled_deck};
use crate::common::{self, Guest, TestServer, new_table, settings};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{
    Action, ChatChannel, ChatMessage, ChatPermission, ClientMessage, Command, CommandId,
    KickReason, MAX_CHAT_LENGTH, Person, PublicEvent, QuickChat, Seat, SeatInfo, ServerMessage,
    TableEvent, TableId, TablePermissions, Watching,
};
use kagiya_random::Dice;
use kagiya_rules::{Card, Game, Rules};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Store, StoredPerson};
use kagiya_server::{Config, Server, random_ids};
use tokio::net::TcpSocket;

fn text(text: &str) -> ChatMessage {
    ChatMessage::Text {
        text: text.to_owned(),
    }
}

fn remark(remark: QuickChat) -> ChatMessage {
    ChatMessage::Remark { remark }
}

async fn say(guest: &mut Guest, table: &TableId, saying: ChatMessage) -> Result<(), String> {
    let said = guest.command(table, Command::Say { saying }).await;
    said.map(|_| ())
}

/// The next message at a table, with its number and author.
async fn said(guest: &mut Guest, table: &TableId) -> (u32, Person, ChatMessage) {
    loop {
        let logged = guest.event(table).await.logged;
        if let TableEvent::Said { person, saying, .. } = logged.event {
            return (logged.seq, person, saying);
        }
    }
}

/// The next messages in the spectators' chat.
async fn lines(guest: &mut Guest) -> Vec<(u32, String, ChatMessage)> {
    guest
        .until(|message| match message {
            ServerMessage::WatchersTalk { lines, .. } => Some(
                lines
                    .iter()
                    .map(|it| (it.line, it.person.name.clone(), it.saying.clone()))
                    .collect(),
            ),
            _ => None,
        })
        .await
}

async fn may(guest: &mut Guest, table: &TableId) -> TablePermissions {
    guest.subscribe(table).await.may
}

/// Ana and Ben at an open table of hers with this rule for talk.
async fn waiting(app: &TestServer, talk: &str) -> (Guest, Guest, TableId) {
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mut settings = settings("original", 2);
    settings.options.insert("talk".to_owned(), talk.into());
    settings.starter = kagiya_protocol::Starter::Seat { seat: Seat(0) };
    settings.watching = Watching::Seat { seat: Seat(0) };
    let create = new_table(settings);
    let table = ana.create(create).await.unwrap();
    ana.subscribe(&table).await;
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    ben.subscribe(&table).await;
    (ana, ben, table)
}

async fn running(app: &TestServer, talk: &str) -> (Guest, Guest, TableId) {
    let (mut ana, ben, table) = waiting(app, talk).await;
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    (ana, ben, table)
}

async fn finish(ana: &mut Guest, ben: &mut Guest, table: &TableId) {
    for guest in [ana, ben] {
        let end = Command::End { wish: true };
        guest.command(table, end).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_silent_table_people_speak_before_and_after_the_game() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = waiting(&app, "strict").await;
    assert_eq!(may(&mut ana, &table).await.talk, Some(ChatPermission::Text));
    let hello = text("  hello <b>Ben</b> ");
    say(&mut ana, &table, hello).await.unwrap();
    let heard = said(&mut ben, &table).await;
    assert_eq!(
        (heard.1, heard.2),
        (ana.me.clone(), text("hello <b>Ben</b>"))
    );
    let mut eve = app.guest("Eve").await;
    let stranger = say(&mut eve, &table, text("hi")).await;
    assert_eq!(stranger.unwrap_err(), "seat/not_seated");
    eve.subscribe(&table).await;
    let looks_on = say(&mut eve, &table, text("hi")).await;
    assert_eq!(looks_on.unwrap_err(), "seat/not_seated");

    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    assert_eq!(may(&mut ana, &table).await.talk, None);
    for saying in [text("red"), remark(QuickChat::Thinking)] {
        let refused = say(&mut ana, &table, saying).await;
        assert_eq!(refused.unwrap_err(), "talk/silent");
    }

    finish(&mut ana, &mut ben, &table).await;
    ben.forget();
    assert_eq!(may(&mut ben, &table).await.talk, Some(ChatPermission::Text));
    say(&mut ana, &table, remark(QuickChat::Thanks))
        .await
        .unwrap();
    assert_eq!(said(&mut ben, &table).await.2, remark(QuickChat::Thanks));
    // Later subscribers receive everything.
    let app = app.restart().await;
    ben.address = app.address();
    ben.reconnect().await;
    let history = ben.subscribe(&table).await.history;
    let kept = |it: &TableEvent| matches!(it, TableEvent::Said { .. });
    assert_eq!(history.iter().filter(|it| kept(&it.event)).count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn remarks_are_said_on_ones_own_turn_and_sent_by_their_word() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "remarks").await;
    assert_eq!(
        may(&mut ben, &table).await.talk,
        Some(ChatPermission::Remarks)
    );
    let seq = ana.subscribe(&table).await.seq;
    let refused = say(&mut ana, &table, text("the red one")).await;
    assert_eq!(refused.unwrap_err(), "talk/remarks_only");
    let refused = say(&mut ben, &table, remark(QuickChat::Remember)).await;
    assert_eq!(refused.unwrap_err(), "talk/not_your_turn");
    say(&mut ana, &table, remark(QuickChat::KnowNothing))
        .await
        .unwrap();
    let heard = said(&mut ben, &table).await;
    assert_eq!(heard.0, seq + 1, "a refusal isn't an event");
    assert_eq!(heard.2, remark(QuickChat::KnowNothing));
    assert!(
        ben.heard
            .iter()
            .any(|frame| frame.contains("\"know_nothing\""))
    );
    // A message doesn't make a move stale.
    let clue = common::legal_clue(&mut ana, &table).await;
    let act = Command::Act { action: clue };
    let id = CommandId("clue".to_owned());
    ana.command_as(&id, &table, Some(0), act).await.unwrap();
    say(&mut ben, &table, remark(QuickChat::Remember))
        .await
        .unwrap();
    // A player who has handed the seat to a bot has left the game.
    ben.command(&table, Command::Leave).await.unwrap();
    let refused = say(&mut ben, &table, remark(QuickChat::Remember)).await;
    assert_eq!(refused.unwrap_err(), "seat/not_seated");
    assert_eq!(may(&mut ben, &table).await.talk, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_hears_any_text_and_nothing_else() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "open").await;
    assert_eq!(may(&mut ben, &table).await.talk, Some(ChatPermission::Text));
    let longest = "花".repeat(MAX_CHAT_LENGTH);
    for (words, code) in [
        ("", "talk/text"),
        (" \n ", "talk/text"),
        ("\u{202e}evil", "talk/text"),
        ("a\u{7}", "talk/text"),
        ("a\u{301}\u{302}\u{303}\u{304}\u{306}", "talk/text"),
        (&format!("{longest}火"), "talk/text"),
    ] {
        let refused = say(&mut ben, &table, text(words)).await;
        assert_eq!(refused.unwrap_err(), code, "{words:?}");
    }
    ana.subscribe(&table).await;
    ana.forget();
    for words in [&longest, "<script>alert(1)</script> & 👩‍🚀"] {
        say(&mut ben, &table, text(words)).await.unwrap();
        assert_eq!(said(&mut ana, &table).await.2, text(words));
    }
    // A repeated command adds one message.
    let id = CommandId("once".to_owned());
    let words = Command::Say { saying: text("1") };
    let first = ben.command_as(&id, &table, None, words.clone()).await;
    let again = ben.command_as(&id, &table, None, words).await;
    assert_eq!(first.unwrap(), again.unwrap());
    say(&mut ben, &table, text("2")).await.unwrap();
    assert_eq!(said(&mut ana, &table).await.2, text("1"));
    assert_eq!(said(&mut ana, &table).await.2, text("2"));
    // A banned person can't write.
    let out = Command::KeepOut {
        person: ben.me.id.clone(),
        why: KickReason::Conduct,
    };
    let mut cleo = app.guest("Cleo").await;
    cleo.subscribe(&table).await;
    ana.command(&table, out).await.unwrap();
    let refused = say(&mut ben, &table, text("3")).await;
    assert!(["table/kept_out", "seat/not_seated"].contains(&&*refused.unwrap_err()));
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_speak_among_themselves_until_the_end() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "open").await;
    let (mut eve, mut fay) = (app.guest("Eve").await, app.guest("Fay").await);
    // Only listed spectators may write.
    let stranger = say(&mut eve, &table, text("she has a five")).await;
    assert_eq!(stranger.unwrap_err(), "seat/not_seated");
    let now = eve.subscribe(&table).await;
    assert_eq!(now.may.talk, Some(ChatPermission::Text));
    fay.subscribe(&table).await;
    let first = text("she has a five");
    say(&mut eve, &table, first.clone()).await.unwrap();
    let one = (1, "Eve".to_owned(), first);
    for guest in [&mut eve, &mut fay] {
        assert_eq!(lines(guest).await, std::slice::from_ref(&one));
    }
    // Later spectators receive all messages, also after a restart.
    let app = app.restart().await;
    for guest in [&mut ana, &mut ben, &mut eve, &mut fay] {
        guest.address = app.address();
        guest.reconnect().await;
        guest.subscribe(&table).await;
    }
    let mut gil = app.guest("Gil").await;
    gil.subscribe(&table).await;
    for guest in [&mut eve, &mut fay, &mut gil] {
        assert_eq!(lines(guest).await, std::slice::from_ref(&one));
    }
    let wave = remark(QuickChat::Hello);
    let id = CommandId("wave".to_owned());
    let command = Command::Say {
        saying: wave.clone(),
    };
    gil.command_as(&id, &table, None, command.clone())
        .await
        .unwrap();
    gil.command_as(&id, &table, None, command).await.unwrap();
    gil.say(ClientMessage::Withdraw {
        id: id.clone(),
        table: table.clone(),
    })
    .await;
    assert!(gil.answer(&id).await.is_ok(), "it has been said");
    let two = (2, "Gil".to_owned(), wave);
    assert_eq!(lines(&mut fay).await, std::slice::from_ref(&two));
    // The owner bans one of them.
    let out = Command::KeepOut {
        person: eve.me.id.clone(),
        why: KickReason::Others,
    };
    ana.command(&table, out).await.unwrap();
    let refused = say(&mut eve, &table, text("still here")).await;
    assert_eq!(refused.unwrap_err(), "table/kept_out");
    let told = |guest: &Guest| guest.heard.iter().any(|it| it.contains("watchers_talk"));
    for guest in [&mut ana, &mut ben] {
        guest.subscribe(&table).await;
        assert!(!told(guest), "{} hears nothing of it", guest.me.name);
    }
    finish(&mut ana, &mut ben, &table).await;
    for guest in [&mut ana, &mut ben] {
        assert_eq!(lines(guest).await, [one.clone(), two.clone()]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_can_be_reported_by_who_has_heard_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "open").await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    say(&mut ben, &table, text("rude")).await.unwrap();
    let (line, _, _) = said(&mut ana, &table).await;
    say(&mut eve, &table, text("rude too")).await.unwrap();
    let report = |place, line| Command::Report { place, line };
    let reports = || app.services().metrics.reports.get();
    let seq = ana.subscribe(&table).await.seq;
    ana.command(&table, report(ChatChannel::Table, line))
        .await
        .unwrap();
    eve.command(&table, report(ChatChannel::Table, line))
        .await
        .unwrap();
    assert_eq!(reports(), 2);
    let mut dan = app.guest("Dan").await;
    // A message that doesn't exist, one's own, and one that the reporter hasn't received.
    let after = report(ChatChannel::Table, line + 1);
    let said = report(ChatChannel::Table, line);
    let behind = report(ChatChannel::Watchers, 1);
    let refused = ana.command(&table, behind.clone()).await;
    assert_eq!(refused.unwrap_err(), "talk/unknown");
    for (guest, report) in [
        (&mut ana, after),
        (&mut ben, said.clone()),
        (&mut dan, said),
        (&mut eve, behind),
    ] {
        let refused = guest.command(&table, report).await;
        assert_eq!(refused.unwrap_err(), "talk/unknown", "{}", guest.me.name);
    }
    assert_eq!(ana.subscribe(&table).await.seq, seq, "nobody learns of it");
    finish(&mut ana, &mut ben, &table).await;
    ana.command(&table, report(ChatChannel::Watchers, 1))
        .await
        .unwrap();
    assert_eq!(reports(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_table_with_words() {
    let app = TestServer::start().await;
    let (mut ana, _ben, table) = running(&app, "open").await;
    for n in 0..150 {
        say(&mut ana, &table, text(&format!("{n}"))).await.unwrap();
    }
    let full = say(&mut ana, &table, text("more")).await;
    assert_eq!(full.unwrap_err(), "table/too_much");
    // The hand can still be reordered, and the game continues.
    let snapshot = ana.subscribe(&table).await;
    let mut order = snapshot.game.unwrap().hands[0].ids();
    order.reverse();
    ana.command(&table, Command::Reorder { order })
        .await
        .unwrap();
    let clue = common::legal_clue(&mut ana, &table).await;
    ana.act(&table, clue).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn words_come_at_the_pace_of_people() {
    let clock = Clock::fixed(1_000_000);
    let app = TestServer::with_clock(Config::default(), clock).await;
    let (mut ana, _ben, table) = running(&app, "open").await;
    for n in 0..6 {
        say(&mut ana, &table, text(&format!("{n}"))).await.unwrap();
    }
    let fast = say(&mut ana, &table, text("more")).await;
    assert_eq!(fast.unwrap_err(), "rate/limited");
    let clue = common::legal_clue(&mut ana, &table).await;
    ana.act(&table, clue).await.unwrap();
    app.clock.advance(2_500);
    say(&mut ana, &table, text("more")).await.unwrap();
}

/// Twelve moves of a game on some deck, and the seats that made them.
fn played() -> (Vec<Card>, Vec<(kagiya_rules::Seat, Action)>) {
    let mut dice = Dice::from_number(88);
    let rules = Arc::new(Rules::new(&options("original")).unwrap());
    let deck = shuffled_deck(&rules, &mut dice);
    let mut game = Game::deal(&rules, &common::worlds::listed(&deck)).unwrap();
    let mut actions = Vec::new();
    for _ in 0..12 {
        let actor = game.table().to_act();
        let legal: Vec<_> = game.legal_actions().iter().collect();
        let action = legal[dice.below(legal.len())];
        actions.push((actor, Action::of(&rules, actor, action)));
        game.apply(action).unwrap();
    }
    assert!(game.outcome().is_none());
    (deck, actions)
}

/// Sends a message to the spectators' chat; returns how often it arrived before the acknowledgement.
async fn whisper(eve: &mut Client, table: &TableId, n: usize, words: &str) -> usize {
    let say = ClientMessage::Command {
        id: CommandId(format!("w{n}")),
        table: table.clone(),
        expect: None,
        command: Command::Say {
            saying: text(words),
        },
    };
    eve.say(&say).await.unwrap();
    let mut heard = 0;
    loop {
        let frame = eve.hear_text().await.unwrap();
        heard += usize::from(frame.contains("\"watchers_talk\""));
        if frame.contains("\"done\"") {
            return heard;
        }
    }
}

/// All that the player at seat 1 receives, except the moves at the end, while spectators chat or don't; and
/// how many messages the spectator receives.
async fn told(watchers: bool) -> (Vec<String>, usize) {
    let (deck, actions) = played();
    let people: Vec<SeatInfo> = (0..PLAYERS)
        .map(|n| SeatInfo {
            person: Some(person(n)),
            ..SeatInfo::default()
        })
        .collect();
    let mut entries = log("original", &people, &deck, &actions);
    let dealt = entries.len() - actions.len() + 1;
    let named = PublicEvent::Watched {
        person: person(9),
        beside: Vec::new(),
    };
    entries.insert(dealt - 1, stored_event(named));
    let table = TableId("abcdefghabcdefgh".to_owned());
    let store = Store::in_memory().await;
    append(
        &store,
        &table,
        0,
        &entries[..dealt],
        Some(running_row(&table)),
    )
    .await;
    for who in [person(1), person(9)] {
        let token = format!("token of {}", who.name);
        let stored = StoredPerson {
            id: who.id,
            name: who.name,
        };
        let hash = random_ids::hash(&token);
        store.add_person(&stored, hash, i64::MAX).await.unwrap();
    }
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(listen, store.clone(), Clock::fixed(1_000), config)
        .await
        .unwrap();
    let subscribe = ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    let token = |n: u8| format!("token of {}", person(n).name);
    // The spectator connects first, so that the presence is the same for the player from the beginning. They
    // use another address, or the players would be notified that a spectator shares an address with one of
    // them.
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, 2], 0).into()).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let mut eve = Client::open_on(stream, server.address, &[]).await.unwrap();
    eve.greet(&token(9)).await.unwrap();
    eve.say(&subscribe).await.unwrap();
    eve.hear_text().await.unwrap();
    let mut ben = Client::connect(server.address, &token(1)).await.unwrap();
    ben.say(&subscribe).await.unwrap();
    let mut told = vec![ben.hear_text().await.unwrap()];
    let mut heard = 0;
    for (n, event) in entries.iter().enumerate().skip(dealt) {
        if watchers {
            let words = format!("they hold {:?}", deck[n]);
            heard += whisper(&mut eve, &table, n, &words).await;
        }
        append_elsewhere(&server, &store, &table, n, event).await;
        told.push(ben.hear_text().await.unwrap());
    }
    ben.say(&subscribe).await.unwrap();
    told.push(ben.hear_text().await.unwrap());
    ben.say(&ClientMessage::Ping { n: 7 }).await.unwrap();
    told.push(ben.hear_text().await.unwrap());
    drop((eve, ben));
    server.stop().await;
    (told, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_talk_of_watchers_changes_no_byte_for_a_player() {
    let (without, none) = told(false).await;
    let (with, heard) = told(true).await;
    assert_eq!(without, with);
    assert_eq!((none, heard), (0, 12), "the watcher hears all of it");
    assert!(without.last().unwrap().contains("\"pong\""));
}
