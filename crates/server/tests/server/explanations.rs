//! Bots explain themselves: during the game to players, as far as it doesn't depend on their own cards, and
//! completely to everyone after the end.

use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::stored_game::{append, stored_event};
use crate::common::worlds::{
    PLAYERS, dealt_otherwise, listed, log, options, person, shuffled_deck,
};
use crate::common::{self, TestServer, new_table};
use kagiya_bots::{Bot, Kind};
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    Action, Command, CreateTable, Explanation, ExplanationKind, PublicEvent, SeatInfo, TableId,
};
use kagiya_random::Dice;
use kagiya_rules::{Audience, Card, Game, Rules, Seat, Seed};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Append, Store, StoredPerson};
use kagiya_server::{Config, Server, random_ids};

/// The seats of a human player, of the bot that is asked, and of another player.
const ME: usize = 0;
const BOT: usize = 1;

fn seats() -> Vec<SeatInfo> {
    let mut seats: Vec<SeatInfo> = (0..PLAYERS)
        .map(|n| SeatInfo {
            person: Some(person(n)),
            ..SeatInfo::default()
        })
        .collect();
    seats[BOT] = bot_seat();
    seats
}

fn bot_seat() -> SeatInfo {
    SeatInfo {
        bot: Some("companion-2".to_owned()),
        ..SeatInfo::default()
    }
}

/// A game in which all others play like the bot, while `ME` only gives clues. It stops before its end on a
/// turn of `ME`, so that no bot continues.
fn played(preset: &str, dice: &mut Dice) -> (Game, Vec<Card>, Vec<(Seat, Action)>) {
    let rules = Arc::new(Rules::new(&options(preset)).unwrap());
    let deck = shuffled_deck(&rules, dice);
    let mut game = Game::deal(&rules, &listed(&deck)).unwrap();
    let kind = Kind::find("companion-2").unwrap();
    let mut bots: Vec<(Seat, Box<dyn Bot>)> =
        rules.seats().map(|seat| (seat, kind.make())).collect();
    for (seat, bot) in &mut bots {
        bot.begin(&game.view(Audience::Seat(*seat)));
    }
    let mut actions = Vec::new();
    let mut mine = (game.clone(), 0);
    for _ in 0..24 {
        let actor = game.table().to_act();
        let action = if actor.index() == ME {
            mine = (game.clone(), actions.len());
            let clues: Vec<_> = game
                .legal_actions()
                .iter()
                .filter(|action| matches!(action, kagiya_rules::Action::Clue { .. }))
                .collect();
            if clues.is_empty() {
                break;
            }
            clues[dice.below(clues.len())]
        } else {
            bots[actor.index()]
                .1
                .act(&game.view(Audience::Seat(actor)))
                .action
        };
        let mut next = game.clone();
        let events = next.apply(action).unwrap();
        if next.outcome().is_some() {
            break;
        }
        actions.push((actor, Action::of(&rules, actor, action)));
        for (seat, bot) in &mut bots {
            let audience = Audience::Seat(*seat);
            for event in &events {
                bot.observe(&event.project(audience), &next.view(audience));
            }
        }
        game = next;
    }
    let (game, turns) = mine;
    actions.truncate(turns);
    (game, deck, actions)
}

/// The bytes of the explanations of each event that each of two players receives during a game.
async fn heard(preset: &str, deck: &[Card], actions: &[(Seat, Action)]) -> [Vec<Vec<u8>>; 2] {
    let store = Store::in_memory().await;
    let table = TableId("abcdefghabcdefgh".to_owned());
    let entries = log(preset, &seats(), deck, actions);
    let append = Append {
        table: table.clone(),
        expected: 0,
        events: entries.iter().map(|event| (5, event.clone())).collect(),
        row: None,
    };
    store.append(append).await.unwrap();
    let listeners = [0, PLAYERS - 1];
    for n in listeners {
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
    let server = Server::start(listen, store, Clock::fixed(1_000), config)
        .await
        .unwrap();
    let first = entries.len() - actions.len();
    let mut all = [Vec::new(), Vec::new()];
    for (n, heard) in listeners.iter().zip(&mut all) {
        for (seq, (actor, action)) in (first + 1..).zip(actions) {
            let clue = matches!(action, Action::Clue { .. });
            if actor.index() != BOT && !clue {
                continue;
            }
            let path = format!("/api/tables/{table}/why?seq={seq}&seat={BOT}");
            let bearer = format!("Bearer token {n}");
            let headers = [("authorization", bearer.as_str())];
            let reply = ask(server.address, "GET", &path, &headers, "")
                .await
                .unwrap();
            assert_eq!(
                reply.status,
                200,
                "{}",
                String::from_utf8_lossy(&reply.body)
            );
            heard.push(reply.body);
        }
    }
    server.stop().await;
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_player_hears_is_the_same_when_hidden_cards_are_dealt_otherwise() {
    let mut dice = Dice::from_number(11);
    let (mut did, mut understood, mut differ) = (0, 0, 0);
    for preset in ["original", "gf-black", "rainbow-all"] {
        for _ in 0..3 {
            let (game, deck, actions) = played(preset, &mut dice);
            let me = Seat::new(0).unwrap();
            let Some(other) = dealt_otherwise(&game, &deck, me, &mut dice) else {
                continue;
            };
            let [mine, theirs] = heard(preset, &deck, &actions).await;
            let [mine_otherwise, theirs_otherwise] = heard(preset, &other, &actions).await;
            for (one, two) in mine.iter().zip(&mine_otherwise) {
                let explanation: Explanation = serde_json::from_slice(one).unwrap();
                let otherwise: Explanation = serde_json::from_slice(two).unwrap();
                assert!(!explanation.statements.is_empty());
                match explanation.kind {
                    ExplanationKind::Understood => understood += 1,
                    // With other visible cards it would have acted otherwise, so this doesn't correspond to
                    // the other game.
                    ExplanationKind::Did if otherwise.statements.is_empty() => continue,
                    ExplanationKind::Did => did += 1,
                }
                assert_eq!(one, two, "{preset}");
            }
            // The comparison can fail: the other player sees these cards and may read about them.
            differ += usize::from(theirs != theirs_otherwise);
        }
    }
    assert!(
        did > 10 && understood > 30 && differ > 3,
        "{did} and {understood} were compared, {differ} games differ"
    );
}

/// The bytes of the hint that `ME`, whose partners are all bots, takes after these actions.
async fn hinted(preset: &str, deck: &[Card], actions: &[(Seat, Action)]) -> Vec<u8> {
    let mut seats = seats();
    for seat in &mut seats[1..] {
        *seat = bot_seat();
    }
    let mut entries = log(preset, &seats, deck, actions);
    let seat = kagiya_protocol::Seat(u8::try_from(ME).unwrap());
    entries.push(stored_event(PublicEvent::Hinted { seat }));
    let app = TestServer::start().await;
    let store = &app.services().store;
    let table = TableId("abcdefghabcdefgh".to_owned());
    append(store, &table, 0, &entries, None).await;
    let me = person(0);
    let stored = StoredPerson {
        id: me.id,
        name: me.name,
    };
    let hash = random_ids::hash("token");
    store.add_person(&stored, hash, i64::MAX).await.unwrap();
    let path = format!("/api/tables/{table}/hint");
    let headers = [("authorization", "Bearer token")];
    let reply = ask(app.address(), "GET", &path, &headers, "")
        .await
        .unwrap();
    let text = String::from_utf8_lossy(&reply.body);
    assert_eq!(reply.status, 200, "{text}");
    reply.body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_the_same_when_hidden_cards_are_dealt_otherwise() {
    let mut dice = Dice::from_number(12);
    let (mut compared, mut differ) = (0, 0);
    for preset in ["original", "gf-black", "rainbow-all"] {
        for _ in 0..6 {
            let (game, deck, actions) = played(preset, &mut dice);
            let mut otherwise = |seat: usize| {
                let seat = Seat::new(u8::try_from(seat).unwrap()).unwrap();
                dealt_otherwise(&game, &deck, seat, &mut dice)
            };
            let (hidden, seen) = (otherwise(ME), otherwise(BOT));
            let hint = hinted(preset, &deck, &actions).await;
            if let Some(hidden) = hidden {
                let same = hint == hinted(preset, &hidden, &actions).await;
                assert!(same, "{preset}: the hint depends on my own cards");
                compared += 1;
            }
            // The comparison can fail: I see the cards of the bot.
            if let Some(seen) = seen {
                differ += usize::from(hint != hinted(preset, &seen, &actions).await);
            }
        }
    }
    assert!(
        compared >= 8 && differ >= 3,
        "{compared} compared, {differ} differ"
    );
}

/// A client that asks a running application.
struct Asker<'a> {
    app: &'a common::TestServer,
    table: TableId,
}

impl Asker<'_> {
    async fn ask(&self, token: Option<&str>, query: &str) -> Reply {
        let path = format!("/api/tables/{}/why?{query}", self.table);
        let bearer = format!("Bearer {}", token.unwrap_or_default());
        let headers = [("authorization", bearer.as_str())];
        let headers = if token.is_some() { &headers[..] } else { &[] };
        ask(self.app.address(), "GET", &path, headers, "")
            .await
            .unwrap()
    }

    async fn refused(&self, token: Option<&str>, query: &str, status: u16, code: &str) {
        let reply = self.ask(token, query).await;
        let json = reply.json();
        assert_eq!(
            (reply.status, json["code"].as_str()),
            (status, Some(code)),
            "{query}: {json}"
        );
        assert!(!json["message"].as_str().unwrap().is_empty());
    }

    /// Refusals after my clue, event `dealt + 1`, and the action of the bot at seat 1.
    async fn refuses(&self, ana: &common::Guest, ben: &common::Guest, dealt: u32) {
        let (mine, first_bot) = (dealt + 1, dealt + 2);
        let token = Some(ana.token.as_str());
        let question = format!("seq={first_bot}&seat=1");
        // Without a session, without a seat.
        self.refused(None, &question, 401, "session/expired").await;
        self.refused(Some("nobody"), &question, 401, "session/expired")
            .await;
        self.refused(Some(&ben.token), &question, 403, "seat/not_seated")
            .await;
        // The wrong seat, the wrong event, no bot.
        self.refused(
            token,
            &format!("seq={first_bot}&seat=9"),
            400,
            "seat/unknown",
        )
        .await;
        self.refused(token, &format!("seq={mine}&seat=0"), 404, "why/no_bot")
            .await;
        self.refused(token, &format!("seq={first_bot}&seat=0"), 404, "why/no_bot")
            .await;
        self.refused(token, "seq=1&seat=1", 404, "why/nothing")
            .await;
        self.refused(token, &format!("seq={dealt}&seat=1"), 404, "why/nothing")
            .await;
        self.refused(token, "seq=0&seat=1", 404, "why/nothing")
            .await;
        self.refused(token, "seq=4000000000&seat=1", 404, "why/nothing")
            .await;
        self.refused(token, "seq=-1&seat=1", 400, "http/bad_request")
            .await;
        self.refused(token, "seq=1", 400, "http/bad_request").await;
        let unknown = Asker {
            app: self.app,
            table: TableId("abcdefghabcdefgh".to_owned()),
        };
        unknown
            .refused(token, &question, 404, "table/unknown")
            .await;
    }

    async fn explained(&self, token: Option<&str>, query: &str) -> Explanation {
        let reply = self.ask(token, query).await;
        assert_eq!(reply.status, 200, "{query}: {}", reply.json());
        serde_json::from_slice(&reply.body).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_may_ask_while_the_game_goes_on_and_everybody_after_the_end() {
    let app = common::TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let ben = app.guest("Ben").await;
    let mut settings = common::settings("original", 3);
    settings.starter = kagiya_protocol::Starter::Seat {
        seat: kagiya_protocol::Seat(0),
    };
    let table = ana
        .create(CreateTable {
            bots: vec!["companion-1".to_owned(), "cautious".to_owned()],
            start: true,
            ..new_table(settings)
        })
        .await
        .unwrap();
    let mut copy = common::client_copy::Copy::of(&ana.subscribe(&table).await);
    let asker = Asker {
        app: &app,
        table: table.clone(),
    };
    // The five events until the deal, my clue, and one action of each bot.
    let clue = copy.legal().unwrap().clues[0].clone();
    let clue = Action::Clue {
        to: clue.to,
        clue: clue.clue,
    };
    let dealt = copy.seq;
    ana.act(&table, clue).await.unwrap();
    while copy.seq < dealt + 3 {
        let update = ana.event(&table).await;
        copy.take(&update);
    }
    let (mine, first_bot, second_bot) = (dealt + 1, dealt + 2, dealt + 3);
    let my_token = ana.token.clone();
    let token = Some(my_token.as_str());

    let understood = asker.explained(token, &format!("seq={mine}&seat=1")).await;
    assert_eq!(understood.kind, ExplanationKind::Understood);
    assert!(!understood.statements.is_empty());
    let did = asker
        .explained(token, &format!("seq={first_bot}&seat=1"))
        .await;
    assert_eq!(
        (did.kind, did.seq, did.seat.0),
        (ExplanationKind::Did, first_bot, 1)
    );
    assert!(!did.statements.is_empty());
    let silent = asker
        .explained(token, &format!("seq={second_bot}&seat=2"))
        .await;
    assert_eq!(
        (silent.kind, silent.statements.len()),
        (ExplanationKind::Did, 0)
    );

    let question = format!("seq={first_bot}&seat=1");
    asker.refuses(&ana, &ben, dealt).await;

    // Plays to the end, which three strikes reach.
    while !copy.finished {
        if let Some(legal) = copy.legal() {
            let action = Action::Play {
                id: legal.play[0],
                announce: None,
            };
            ana.act(&table, action).await.unwrap();
            let seq = copy.seq;
            while copy.seq == seq {
                let update = ana.event(&table).await;
                copy.take(&update);
            }
        } else {
            let update = ana.event(&table).await;
            copy.take(&update);
        }
    }
    for token in [None, Some("nobody"), token, Some(&ben.token)] {
        let after = asker.explained(token, &question).await;
        assert_eq!(after.kind, ExplanationKind::Did);
        assert!(after.statements.len() >= did.statements.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_to_be_heard_before_the_game() {
    let app = common::TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 2).await;
    let asker = Asker {
        app: &app,
        table: table.clone(),
    };
    asker
        .refused(Some(&ana.token), "seq=1&seat=0", 400, "table/not_running")
        .await;
    ana.command(&table, Command::Close).await.unwrap();
    asker
        .refused(None, "seq=1&seat=0", 400, "table/not_running")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_are_limited() {
    // With a fixed clock no rate limit recovers.
    let folder = Arc::new(tempfile::TempDir::new().unwrap());
    let app = common::TestServer::on(folder, Config::default(), Clock::fixed(1_000_000)).await;
    let asker = Asker {
        app: &app,
        table: TableId("abcdefghabcdefgh".to_owned()),
    };
    for _ in 0..60 {
        let reply = asker.ask(None, "seq=1&seat=0").await;
        if reply.status == 429 {
            assert_eq!(reply.json()["code"], "rate/limited");
            return;
        }
    }
    panic!("one may ask as often as one likes");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_has_learned_of_somebody_it_knows_in_their_next_game() {
    // How well the bot shows it depends on the cards.
    let app = common::TestServer::with(Config {
        seed: Some(Seed::from_number(1)),
        unlimited: true,
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let mut settings = common::settings("original", 2);
    settings.starter = kagiya_protocol::Starter::Seat {
        seat: kagiya_protocol::Seat(1),
    };
    let table = ana
        .create(CreateTable {
            bots: vec!["companion-2".to_owned()],
            start: true,
            ..new_table(settings)
        })
        .await
        .unwrap();
    let mut copy = common::client_copy::Copy::of(&ana.subscribe(&table).await);
    let first = first_action(&mut ana, &table, &mut copy).await;
    let assumed = assumptions(&app, &ana, &table, first).await;
    assert_eq!(assumed, Vec::<String>::new(), "nobody has done anything");
    // She discards her newest untouched card.
    while !copy.finished {
        if let Some(action) = copy.newest_discard() {
            ana.act(&table, action).await.unwrap();
        }
        copy.take(&ana.event(&table).await);
    }
    let (again, _) = ana.command(&table, Command::Rematch).await.unwrap();
    let again = again.unwrap();
    let mut copy = common::client_copy::Copy::of(&ana.subscribe(&again).await);
    let first = first_action(&mut ana, &again, &mut copy).await;
    let assumed = assumptions(&app, &ana, &again, first).await;
    assert_eq!(assumed[0], "companion-assumes-newest-chop");
}

/// The number of the first action, by the bot that begins.
async fn first_action(
    ana: &mut common::Guest,
    table: &TableId,
    copy: &mut common::client_copy::Copy,
) -> u32 {
    while copy.legal().is_none() {
        copy.take(&ana.event(table).await);
    }
    copy.seq
}

/// The assumptions in the explanation of an action of the bot at the second seat.
async fn assumptions(
    app: &common::TestServer,
    ana: &common::Guest,
    table: &TableId,
    seq: u32,
) -> Vec<String> {
    let asker = Asker {
        app,
        table: table.clone(),
    };
    let query = format!("seq={seq}&seat=1");
    let explained = asker.explained(Some(&ana.token), &query).await;
    assert_eq!(explained.kind, ExplanationKind::Did);
    assert!(!explained.statements.is_empty());
    let ids = explained.statements.into_iter().map(|it| it.id);
    ids.filter(|id| id.starts_with("companion-assumes-"))
        .collect()
}
