//! Notes on cards. They are private until the end, then part of the replay, and until then they change
//! nothing that others receive.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::stored_game::{append, append_elsewhere, running_row};
use crate::common::worlds::{PLAYERS, listed, log, options, person, shuffled_deck};
use crate::common::{Guest, TestServer, running};
use kagiya_loadtest::client::{Client, Reply, ask};
use kagiya_protocol::{
    Action, CardId, CardNote, ClientMessage, Command, MAX_NOTE, NoteMark, Seat, SeatInfo,
    SeatNotes, TableId,
};
use kagiya_random::Dice;
use kagiya_rules::{Game, Rules};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Store, StoredPerson};
use kagiya_server::{Config, Server, random_ids};

fn note(card: u8, mark: Option<NoteMark>, text: &str) -> CardNote {
    CardNote {
        card: CardId(card),
        mark,
        text: text.to_owned(),
    }
}

async fn as_whom(
    server: SocketAddr,
    token: &str,
    (method, path): (&str, &str),
    body: &str,
) -> Reply {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    ask(server, method, path, &headers, body).await.unwrap()
}

/// Writes a note; returns the status, and the code of a refusal.
async fn write(guest: &Guest, table: &TableId, note: &CardNote) -> (u16, String) {
    let path = format!("/api/tables/{table}/notes");
    let body = serde_json::to_string(note).unwrap();
    let reply = as_whom(guest.address, &guest.token, ("PUT", &path), &body).await;
    let code = match reply.status {
        204 => String::new(),
        _ => reply.json()["code"].as_str().unwrap().to_owned(),
    };
    (reply.status, code)
}

async fn mine(guest: &Guest, table: &TableId) -> Vec<CardNote> {
    let path = format!("/api/tables/{table}/notes");
    let reply = as_whom(guest.address, &guest.token, ("GET", &path), "").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

/// The ids of the hands, by seat.
async fn hands(guest: &mut Guest, table: &TableId) -> Vec<Vec<CardId>> {
    let game = guest.subscribe(table).await.game.unwrap();
    game.hands.iter().map(kagiya_protocol::Hand::ids).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_kept_for_their_writer_and_shown_with_the_replay() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let hands = hands(&mut ana, &table).await;
    let (own, other) = (hands[0][1].0, hands[1][0].0);
    let first = note(own, Some(NoteMark::Keep), "r5?");
    assert_eq!(write(&ana, &table, &first).await.0, 204);
    let spaced = note(other, None, "  花火, from her last clue ");
    assert_eq!(write(&ana, &table, &spaced).await.0, 204);
    let tidy = note(other, None, "花火, from her last clue");
    let mut expected = vec![first, tidy.clone()];
    expected.sort_by_key(|it| it.card);
    assert_eq!(mine(&ana, &table).await, expected);
    assert_eq!(mine(&ben, &table).await, [], "nobody else reads them");

    // The last note on a card counts, and an empty one removes it.
    let changed = note(own, Some(NoteMark::Play), "");
    assert_eq!(write(&ana, &table, &changed).await.0, 204);
    assert_eq!(write(&ana, &table, &note(other, None, " ")).await.0, 204);
    assert_eq!(mine(&ana, &table).await, std::slice::from_ref(&changed));
    assert_eq!(write(&ben, &table, &tidy).await.0, 204);

    let path = format!("/api/games/{table}/notes");
    let early = app.get(&path).await;
    assert_eq!(early.status, 409, "{early:?}");

    let end = Command::End { wish: true };
    ana.command(&table, end.clone()).await.unwrap();
    ben.command(&table, end).await.unwrap();
    let all = app.get(&path).await;
    assert_eq!(all.status, 200, "{all:?}");
    let shown: Vec<SeatNotes> = serde_json::from_slice(&all.body).unwrap();
    let [zero, one] = &shown[..] else {
        panic!("both have noted something: {shown:?}")
    };
    assert_eq!((zero.seat, one.seat), (Seat(0), Seat(1)));
    let both = [&zero.notes[..], &one.notes[..]];
    assert!(
        both.contains(&&[changed][..]) && both.contains(&&[tidy][..]),
        "{shown:?}"
    );
    let late = write(&ana, &table, &note(own, None, "I knew it")).await;
    assert_eq!(late.0, 400, "what was thought is not changed afterwards");

    drop((ana, ben));
    let app = app.restart().await;
    let again = app.get(&path).await;
    assert_eq!((again.status, again.body), (200, all.body));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_take_notes_and_only_on_cards_in_hands() {
    let app = TestServer::start().await;
    let (mut ana, _ben, table) = running(&app, "original").await;
    let card = hands(&mut ana, &table).await[0][0].0;
    let longest = "é".repeat(MAX_NOTE);
    assert_eq!(
        write(&ana, &table, &note(card, None, &longest)).await.0,
        204
    );
    let refused = |status: u16, code: &str| (status, code.to_owned());
    let too_long = note(card, None, &format!("{longest}!"));
    let answer = write(&ana, &table, &too_long).await;
    assert_eq!(answer, refused(400, "http/bad_request"));
    for text in ["a\nb", "a\u{0}b"] {
        let answer = write(&ana, &table, &note(card, None, text)).await;
        assert_eq!(answer, refused(400, "http/bad_request"), "{text:?}");
    }
    let answer = write(&ana, &table, &note(49, None, "still in the deck")).await;
    assert_eq!(answer, refused(400, "action/not_in_hand"));

    let eve = app.guest("Eve").await;
    let answer = write(&eve, &table, &note(card, None, "x")).await;
    assert_eq!(answer, refused(403, "seat/not_seated"));
    let path = format!("/api/tables/{table}/notes");
    let reply = as_whom(eve.address, &eve.token, ("GET", &path), "").await;
    assert_eq!(reply.status, 403);
    assert_eq!(app.get(&path).await.status, 401);
    let nowhere = TableId("nosuchtablenosuch".to_owned());
    assert_eq!(write(&ana, &nowhere, &note(card, None, "x")).await.0, 404);
    let open = ana.open_table("original", 2).await;
    let answer = write(&ana, &open, &note(card, None, "x")).await;
    assert_eq!(answer, refused(400, "table/not_running"));
    // A page of another site can't write with my cookie.
    let body = serde_json::to_string(&note(card, None, "x")).unwrap();
    let cookie = format!("kagiya_session={}", ana.token);
    let headers = [
        ("cookie", cookie.as_str()),
        ("origin", "http://elsewhere.example"),
        ("content-type", "application/json"),
    ];
    let forged = ask(ana.address, "PUT", &path, &headers, &body)
        .await
        .unwrap();
    assert_eq!(forged.status, 403, "{forged:?}");
}

/// A game of three that is lost or finished: its deck, and the actions with their seats.
fn played() -> (Vec<kagiya_rules::Card>, Vec<(kagiya_rules::Seat, Action)>) {
    let mut dice = Dice::from_number(13);
    let rules = Arc::new(Rules::new(&options("original")).unwrap());
    let deck = shuffled_deck(&rules, &mut dice);
    let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
    let mut actions = Vec::new();
    while game.outcome().is_none() {
        let actor = game.table().to_act();
        let legal: Vec<_> = game.legal_actions().iter().collect();
        let action = legal[dice.below(legal.len())];
        actions.push((actor, Action::of(&rules, actor, action)));
        game.apply(action).unwrap();
    }
    (deck, actions)
}

/// All that Ben at seat 1 and a spectator receive while the first player does or doesn't take notes, and then
/// after the end; and separately the notes.
async fn told(notes: bool) -> (Vec<Vec<u8>>, Vec<u8>) {
    let (deck, actions) = played();
    let store = Store::in_memory().await;
    let table = TableId("abcdefghabcdefgh".to_owned());
    let people: Vec<SeatInfo> = (0..PLAYERS)
        .map(|n| SeatInfo {
            person: Some(person(n)),
            ..SeatInfo::default()
        })
        .collect();
    let entries = log("original", &people, &deck, &actions);
    let dealt = entries.len() - actions.len();
    append(
        &store,
        &table,
        0,
        &entries[..dealt],
        Some(running_row(&table)),
    )
    .await;
    for n in [0, 1] {
        let who = person(n);
        let stored = StoredPerson {
            id: who.id,
            name: who.name,
        };
        let hash = random_ids::hash(&format!("token {n}"));
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
    let mut ben = Client::connect(server.address, "token 1").await.unwrap();
    let subscribe = ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    ben.say(&subscribe).await.unwrap();
    let mut told = vec![ben.hear_text().await.unwrap().into_bytes()];
    let path = format!("/api/tables/{table}/notes");
    for (n, event) in entries.iter().enumerate().skip(dealt) {
        if notes && n < dealt + 6 {
            for (card, mark) in [(n - dealt, NoteMark::Keep), (8, NoteMark::Discard)] {
                let text = format!("seen at {n}");
                let body = note(u8::try_from(card).unwrap(), Some(mark), &text);
                let body = serde_json::to_string(&body).unwrap();
                // A card may have left the hand meanwhile.
                as_whom(server.address, "token 0", ("PUT", &path), &body).await;
            }
            let kept = as_whom(server.address, "token 0", ("GET", &path), "").await;
            assert!(!kept.json().as_array().unwrap().is_empty(), "it is kept");
        }
        for path in [
            &*path,
            &format!("/api/tables/{table}"),
            "/api/tables",
            "/api/games",
            &format!("/api/games/{table}/notes"),
            &format!("/api/games/{table}/replay"),
        ] {
            let reply = as_whom(server.address, "token 1", ("GET", path), "").await;
            told.push(format!("{path} {}", reply.status).into_bytes());
            told.push(reply.body);
        }
        append_elsewhere(&server, &store, &table, n, event).await;
        told.push(ben.hear_text().await.unwrap().into_bytes());
    }
    ben.say(&subscribe).await.unwrap();
    told.push(ben.hear_text().await.unwrap().into_bytes());
    let shown = format!("/api/games/{table}/notes");
    let shown = as_whom(server.address, "token 1", ("GET", &shown), "").await;
    assert_eq!(shown.status, 200);
    drop(ben);
    server.stop().await;
    (told, shown.body)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_notes_of_one_change_no_byte_for_another_until_the_replay() {
    let (without, none) = told(false).await;
    let (with, shown) = told(true).await;
    assert_eq!(without.len(), with.len());
    for (one, two) in without.iter().zip(&with) {
        assert_eq!(one, two, "{}", String::from_utf8_lossy(two));
    }
    assert!(
        without.len() > 60,
        "only {} answers were compared",
        without.len()
    );
    assert_eq!(none, b"[]");
    let shown: Vec<SeatNotes> = serde_json::from_slice(&shown).unwrap();
    assert_eq!(shown.len(), 1, "the replay shows them");
    assert_eq!(shown[0].seat, Seat(0));
    assert!(
        shown[0]
            .notes
            .iter()
            .any(|it| it.text.starts_with("seen at"))
    );
}
