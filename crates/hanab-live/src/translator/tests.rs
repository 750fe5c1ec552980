//! The translator without connections: a recorded conversation, and the law of hidden cards.

mod variants;

#[path = "../../tests/common/player.rs"]
#[allow(dead_code, reason = "the integration tests use the rest")]
mod player;

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use kagiya_client::{Connection, Server};
use kagiya_protocol::{
    ClientMessage, FinalDeal, GameEvent, GameState, LobbyTable, LoggedEvent, RulesInfo,
    ServerMessage, Snapshot, TableEvent, TableId, TableInfo, TablePermissions, TableSettings,
    TableUpdate, Welcome,
};
use kagiya_random::Dice;
use kagiya_rules::{
    Action, Audience, Card, CardId, Deal, DealtCards, FirstPlayer, Game, Options, Rules, Seat,
    Seed, SeenEvent, World,
};
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use serde_json::{Value, json};

use super::{Out, Translator};
use crate::numbers::Numbers;
use player::{Player, Style};

/// If it is set, the recorded conversation is written anew.
const RECORD: &str = "KAGIYA_RECORD_CONVERSATION";

fn fixture() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/conversation.txt")
}

/// One line of a conversation: where it goes, and the text.
fn line(out: &Out) -> String {
    match out {
        Out::Client(text) => format!("to client: {text}"),
        Out::Server(message) => {
            format!("to server: {}", serde_json::to_string(message).unwrap())
        }
        Out::Private { recipient, text } => format!("to {recipient}: {text}"),
    }
}

/// Says what the lines of a conversation say to the translator, and checks what it answers.
fn replay(conversation: &str) {
    let mut lines = conversation.lines().filter(|it| !it.starts_with('#'));
    let welcome = lines.next().unwrap().strip_prefix("welcome: ").unwrap();
    let welcome: Welcome = serde_json::from_str(welcome).unwrap();
    let mut translator = Translator::new(&welcome, Arc::new(Numbers::default()), "test".to_owned());
    let mut expected = Vec::new().into_iter();
    for (number, said) in lines.enumerate() {
        let out = if let Some(text) = said.strip_prefix("from client: ") {
            translator.on_client(text)
        } else if let Some(text) = said.strip_prefix("from server: ") {
            translator.on_server(serde_json::from_str(text).unwrap())
        } else {
            assert_eq!(expected.next().as_deref(), Some(said), "line {number}");
            continue;
        };
        assert_eq!(expected.next(), None, "line {number}");
        expected = out.iter().map(line).collect::<Vec<_>>().into_iter();
    }
    assert_eq!(expected.next(), None, "the end");
}

#[test]
fn the_recorded_conversation_is_answered_as_before() {
    let text = std::fs::read_to_string(fixture()).unwrap();
    assert!(text.contains("finishOngoingGame") && text.contains("\"type\":\"strike\""));
    replay(&text);
}

/// A client and its session at a real server, with everything that is said.
struct Side {
    connection: Connection,
    translator: Translator,
    player: Player,
    log: Vec<String>,
    is_host: bool,
    sits: bool,
}

impl Side {
    async fn new(server: &Server, name: &str, seed: u64) -> Self {
        let session = server.guest(Some(name)).await.unwrap();
        let mut connection = session.connect().await.unwrap();
        let welcome = connection.welcome().clone();
        let follow = ClientMessage::Lobby { follow: true };
        connection.send(&follow).await.unwrap();
        Self {
            log: vec![format!(
                "welcome: {}",
                serde_json::to_string(&welcome).unwrap()
            )],
            translator: Translator::new(&welcome, Arc::default(), "test".to_owned()),
            player: Player::new(Style::Random, seed),
            connection,
            is_host: false,
            sits: false,
        }
    }

    /// The next message of the server, and all that follows from it.
    async fn hear(&mut self) {
        let message = self.connection.receive().await.unwrap();
        let text = serde_json::to_string(&message).unwrap();
        self.log.push(format!("from server: {text}"));
        let out = self.translator.on_server(message);
        let mut said = VecDeque::from(self.carry_out(out).await);
        while let Some(text) = said.pop_front() {
            let out = self.translator.on_client(&text);
            self.log.push(format!("from client: {text}"));
            said.extend(self.carry_out(out).await);
        }
    }

    /// Returns what the client says to it.
    async fn carry_out(&mut self, out: Vec<Out>) -> Vec<String> {
        let mut said = Vec::new();
        for out in out {
            self.log.push(line(&out));
            match out {
                Out::Server(message) => self.connection.send(&message).await.unwrap(),
                Out::Client(text) => {
                    let (command, body) = text.split_once(' ').unwrap();
                    let body = serde_json::from_str(body).unwrap();
                    let answers = self.answer(command, &body);
                    said.extend(answers.iter().map(|(name, body)| format!("{name} {body}")));
                }
                Out::Private { .. } => panic!("nobody writes"),
            }
        }
        said
    }

    /// The host opens a table and starts when the other one is there.
    fn answer(&mut self, command: &str, body: &Value) -> Vec<(&'static str, Value)> {
        match (command, self.is_host) {
            ("gameHistory", true) => {
                let options = json!({"variantName": "Rainbow (5 Suits)"});
                vec![(
                    "tableCreate",
                    json!({"name": "ours", "options": options, "maxPlayers": 2}),
                )]
            }
            ("game", true) if body["players"].as_array().unwrap().len() == 2 => {
                vec![("tableStart", json!({"tableID": body["tableID"]}))]
            }
            ("table", false) if !self.sits => {
                self.sits = true;
                vec![("tableJoin", json!({"tableID": body["id"]}))]
            }
            _ => {
                let was_finished = self.player.is_finished;
                let mut commands = self.player.hear(command, body);
                if self.player.is_finished && !was_finished {
                    let room = format!("table{}", self.player.table);
                    commands.push(("chat", json!({"msg": "good game", "room": room})));
                    commands.push(("tableUnattend", json!({"tableID": self.player.table})));
                }
                commands
            }
        }
    }
}

/// Two clients play a whole game at a real server. What one of them heard and said makes the same answers
/// again, and can become the fixture.
#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_is_answered_in_the_same_way_again() {
    let here = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        unlimited: true,
        seed: Some(Seed::from_number(3)),
        ..Config::default()
    };
    let store = Store::in_memory().await;
    let app = kagiya_server::Server::start(here, store, Clock::System, config);
    let app = app.await.unwrap();
    let server = Server::new(&app.address.to_string()).unwrap();
    let mut ben = Side::new(&server, "Ben", 2).await;
    let mut ana = Side::new(&server, "Ana", 1).await;
    ana.is_host = true;
    let ben = tokio::spawn(async move {
        while !ben.player.is_finished {
            ben.hear().await;
        }
    });
    let said = |side: &Side| side.log.last().is_some_and(|it| it.contains("good game"));
    while !(ana.player.is_finished && said(&ana)) {
        ana.hear().await;
    }
    ben.await.unwrap();
    let conversation = ana.log.join("\n") + "\n";
    replay(&conversation);
    if std::env::var_os(RECORD).is_some() {
        let about = "# A whole conversation of one client of the gateway, recorded by the test that writes this \
                     file.\n";
        std::fs::write(fixture(), format!("{about}{conversation}")).unwrap();
    }
}

const PLAYERS: u8 = 3;

fn rules() -> Arc<Rules> {
    let options = Options {
        first_player: FirstPlayer::Seat(0),
        ..Options::preset("hl-rainbow6", PLAYERS).unwrap()
    };
    Arc::new(Rules::new(&options).unwrap())
}

fn deal(rules: &Arc<Rules>, deck: &[Card]) -> Game {
    let deal = Deal {
        cards: DealtCards::Listed {
            deck: deck.to_vec(),
            tiles: Vec::new(),
            seed: Seed::from_number(1),
        },
        first: None,
    };
    Game::deal(rules, &deal).unwrap()
}

/// Another deck that the audience can't distinguish from the first one.
fn dealt_otherwise(
    game: &Game,
    deck: &[Card],
    audience: Audience,
    dice: &mut Dice,
) -> Option<Vec<Card>> {
    let view = game.view(audience);
    let hands = game.rules().seats();
    let hidden = hands.filter(|seat| !audience.sees_hand_of(*seat));
    let thrown = view.thrown().iter().filter(|(_, card)| card.is_none());
    let hand: Vec<CardId> = hidden
        .flat_map(|seat| game.table().hand(seat).to_vec())
        .chain(thrown.map(|(thrown, _)| thrown.id))
        .collect();
    let mut hidden: Vec<Card> = game
        .rules()
        .cards()
        .iter()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(view.unseen(card))))
        .collect();
    for _ in 0..500 {
        dice.shuffle(&mut hidden);
        let (mine, rest) = hidden.split_at(hand.len());
        let world = World {
            hands: mine,
            deck: rest,
            tiles: &[],
            seed: Seed::from_number(1),
        };
        if view.imagine(&world).is_err() {
            continue;
        }
        let mut other = deck.to_vec();
        for (id, card) in hand.iter().zip(mine) {
            other[usize::from(id.number())] = *card;
        }
        let top = deck.len() - rest.len();
        other[top..].copy_from_slice(rest);
        if other != deck {
            return Some(other);
        }
    }
    None
}

/// The settings of a table where these tests play.
fn settings() -> TableSettings {
    serde_json::from_value(json!({"preset": "hl-rainbow6", "seats": PLAYERS})).unwrap()
}

fn info(settings: &TableSettings, status: &str) -> TableInfo {
    let seat = |n: u8| json!({"person": {"id": format!("p{n}"), "name": format!("Player {n}")}});
    let seats: Vec<Value> = (0..PLAYERS).map(seat).collect();
    serde_json::from_value(json!({
        "id": "t1", "status": status, "owner": "p0", "seats": seats, "created_at": 0,
        "settings": settings,
    }))
    .unwrap()
}

fn welcome(id: &str) -> Welcome {
    serde_json::from_value(json!({
        "protocol": 2, "server": "test", "now": 0, "bots": [],
        "you": {"id": id, "name": id},
        "limits": {"frame": 8192, "name": 24, "subscriptions": 8},
        "heartbeat": {"ask_after": 1, "ask_waiting": 1, "lost_after": 1, "silence": 1},
    }))
    .unwrap()
}

/// A table in the list of tables.
fn listed(info: TableInfo) -> ServerMessage {
    let TableInfo {
        id,
        status,
        settings,
        seats,
        ..
    } = info;
    let table = LobbyTable {
        id,
        status,
        settings,
        seats,
        created_at: 0,
        started_at: None,
        turn: None,
        deal_of: None,
    };
    ServerMessage::LobbyTable { table }
}

/// Everything that the client of a player, or else of a spectator, hears of a game with this deck and these
/// actions: as it happens, when it asks again, and when it comes back.
fn told(deck: &[Card], actions: &[Action], audience: Audience) -> Vec<Out> {
    told_of(&rules(), &settings(), deck, actions, audience)
}

/// The same at a table with other rules.
fn told_of(
    rules: &Arc<Rules>,
    settings: &TableSettings,
    deck: &[Card],
    actions: &[Action],
    audience: Audience,
) -> Vec<Out> {
    let info = |status: &str| info(settings, status);
    let me = match audience {
        Audience::Seat(seat) => Some(seat),
        Audience::Common | Audience::Spectator => None,
    };
    let id = me.map_or("watcher".to_owned(), |me| format!("p{}", me.index()));
    let mut translator = Translator::new(&welcome(&id), Arc::default(), "test".to_owned());
    let table = TableId("t1".to_owned());
    let mut game = deal(rules, deck);
    let mut history = Vec::new();
    let snapshot = |game: Option<&Game>, history: &[LoggedEvent]| {
        ServerMessage::Snapshot(Box::new(Snapshot {
            table: table.clone(),
            seq: 1,
            info: info(if game.is_some() { "running" } else { "open" }),
            rules: RulesInfo::of(rules),
            you: me.map(Into::into),
            eyes: None,
            game: game.map(|game| GameState::of(&game.view(audience))),
            history: history.to_vec(),
            presence: kagiya_protocol::Presence::default(),
            moves: 0,
            may: TablePermissions::default(),
            time: None,
        }))
    };
    let update = |logged: LoggedEvent, game: Option<GameState>, info: Option<TableInfo>| {
        ServerMessage::Event(Box::new(TableUpdate {
            table: table.clone(),
            logged,
            info,
            rules: None,
            game,
            change: None,
            time: None,
        }))
    };
    let mut out = Vec::new();
    if me.is_some() {
        out.extend(translator.on_server(snapshot(None, &[])));
        let started = LoggedEvent {
            seq: 2,
            at: 0,
            event: TableEvent::Started {
                commitment: String::new(),
                first: kagiya_protocol::Seat(0),
            },
        };
        let state = GameState::of(&game.view(audience));
        out.extend(translator.on_server(update(started, Some(state), Some(info("running")))));
    } else {
        out.extend(translator.on_server(listed(info("running"))));
        out.extend(translator.on_client("tableSpectate {\"tableID\":1}"));
        out.extend(translator.on_server(snapshot(Some(&game), &[])));
    }
    out.extend(translator.on_client("getGameInfo1 {\"tableID\":1}"));
    out.extend(translator.on_client("getGameInfo2 {\"tableID\":1}"));
    for (number, action) in (1..).zip(actions) {
        let actor = game.table().to_act();
        let events = game.apply(*action).unwrap();
        let seen: Vec<SeenEvent> = events.iter().map(|it| it.project(audience)).collect();
        let action = kagiya_protocol::Action::of(rules, actor, *action);
        let logged = LoggedEvent {
            seq: number + 2,
            at: 0,
            event: TableEvent::Acted {
                seat: actor.into(),
                bot: false,
                number,
                happened: GameEvent::all(rules, &action, &seen),
                action,
            },
        };
        history.push(logged.clone());
        let shown = game.finished().filter(|_| rules.hides_plays());
        let shown = shown.map(|finished| TableInfo {
            deal: Some(FinalDeal::of(rules, &finished, 0)),
            ..info("finished")
        });
        out.extend(translator.on_server(update(logged, None, shown)));
    }
    out.extend(translator.on_client("getGameInfo2 {\"tableID\":1}"));
    for logged in &mut history {
        variants::forget(logged, &game);
    }
    out.extend(translator.on_server(snapshot(Some(&game), &history)));
    out.extend(translator.on_client("getGameInfo2 {\"tableID\":1}"));
    out
}

fn shuffled(rules: &Rules, dice: &mut Dice) -> Vec<Card> {
    let copies = |card| std::iter::repeat_n(card, usize::from(rules.copies(card)));
    let mut deck: Vec<Card> = rules.cards().iter().flat_map(copies).collect();
    dice.shuffle(&mut deck);
    deck
}

/// The law: what a client is told does not depend on its own hand and the deck.
#[test]
fn frames_are_the_same_when_hidden_cards_are_dealt_otherwise() {
    let rules = rules();
    let mut dice = Dice::from_number(11);
    let mut compared = 0;
    for _ in 0..12 {
        let deck = shuffled(&rules, &mut dice);
        let mut game = deal(&rules, &deck);
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            if dice.below(4) == 0 {
                let me = Seat::new(u8::try_from(dice.below(3)).unwrap()).unwrap();
                let mine = Audience::Seat(me);
                if let Some(other) = dealt_otherwise(&game, &deck, mine, &mut dice) {
                    let one = told(&deck, &actions, mine);
                    assert_eq!(one, told(&other, &actions, mine));
                    assert!(one.iter().any(|it| line(it).contains("gameActionList")));
                    // The others see the cards of this hand, and are told something else.
                    let next = Audience::Seat(me.next(rules.players()));
                    let differs = game.table().hand(me).iter().any(|id| {
                        let number = usize::from(id.number());
                        deck[number] != other[number]
                    });
                    if differs {
                        assert_ne!(told(&deck, &actions, next), told(&other, &actions, next));
                        compared += 1;
                    }
                }
            }
            let legal = game.legal_actions();
            let action = legal.get(dice.below(legal.len())).unwrap();
            game.apply(action).unwrap();
            actions.push(action);
        }
    }
    assert!(compared > 20, "{compared}");
}

/// The same law for spectators of a table that shows them no hand.
#[test]
fn frames_for_a_spectator_do_not_depend_on_any_hand() {
    let rules = rules();
    let mut dice = Dice::from_number(12);
    let mut compared = 0;
    for _ in 0..16 {
        let deck = shuffled(&rules, &mut dice);
        let mut game = deal(&rules, &deck);
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            let other = (dice.below(2) == 0)
                .then(|| dealt_otherwise(&game, &deck, Audience::Common, &mut dice))
                .flatten();
            if let Some(other) = other {
                let one = told(&deck, &actions, Audience::Common);
                assert_eq!(one, told(&other, &actions, Audience::Common));
                assert!(
                    one.iter()
                        .any(|it| line(it).contains("\"spectating\":true"))
                );
                compared += 1;
            }
            let legal = game.legal_actions();
            let action = legal.get(dice.below(legal.len())).unwrap();
            game.apply(action).unwrap();
            actions.push(action);
        }
        // The hands of the end stay hidden; the end itself is told.
        let whole = told(&deck, &actions, Audience::Common);
        let lines: Vec<String> = whole.iter().map(line).collect();
        assert!(lines.iter().any(|it| it.contains("gameOver")));
        assert!(!lines.iter().any(|it| it.contains("warning")));
    }
    assert!(compared > 20, "{compared}");
}

/// An action of a player who plays cards that fit, now and then.
fn careful(game: &Game, dice: &mut Dice) -> Action {
    let seat = game.table().to_act();
    let playable = game.board().playable();
    let mut fitting = game.hand(seat).filter(|(_, card)| playable.contains(*card));
    if let Some((card, _)) = fitting.next()
        && dice.below(3) > 0
    {
        let announce = None;
        return Action::Play { card, announce };
    }
    let oldest = Action::Discard(game.table().hand(seat)[0]);
    let legal = game.legal_actions();
    let mut clues = legal.iter().filter(|it| matches!(it, Action::Clue { .. }));
    match clues.next() {
        Some(clue) if !legal.contains(oldest) || dice.below(2) == 0 => clue,
        _ => oldest,
    }
}

/// As on the site, which some clients wait for.
#[test]
fn a_clock_follows_each_turn_of_a_player() {
    let rules = rules();
    let mut dice = Dice::from_number(14);
    let deck = shuffled(&rules, &mut dice);
    let game = deal(&rules, &deck);
    let actions = [careful(&game, &mut dice)];
    let told = told(&deck, &actions, Audience::Common);
    let lines: Vec<String> = told.iter().map(line).collect();
    let is_turn = |it: &String| it.contains("gameAction ") && it.contains("\"type\":\"turn\"");
    let turn = lines.iter().position(is_turn).unwrap();
    assert!(lines[turn + 1].contains("clock {\"activePlayerIndex\":1,"));
}

/// A game also ends when no hand has a card that fits, which nobody sees of their own hand.
#[test]
fn the_end_is_told_to_those_who_do_not_see_all_hands() {
    let rules = rules();
    let mut dice = Dice::from_number(13);
    let mut in_the_final_round = 0;
    for _ in 0..12 {
        let deck = shuffled(&rules, &mut dice);
        let mut game = deal(&rules, &deck);
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            let action = careful(&game, &mut dice);
            game.apply(action).unwrap();
            actions.push(action);
        }
        in_the_final_round += usize::from(game.table().turns_left().is_some_and(|it| it > 0));
        for audience in rules.seats().map(Audience::Seat).chain([Audience::Common]) {
            let lines: Vec<String> = told(&deck, &actions, audience).iter().map(line).collect();
            let count = |word: &str| lines.iter().filter(|it| it.contains(word)).count();
            assert_eq!(count("warning"), 0, "{audience:?}");
            // As it happened, in the list afterwards, and after coming back.
            assert_eq!(count("gameOver"), 3, "{audience:?}");
            // A card that the end has left in the deck is drawn by nobody.
            let list = lines.iter().rfind(|it| it.contains("gameActionList"));
            let draws = list.unwrap().matches("\"type\":\"draw\"").count();
            assert_eq!(draws + game.deck().len(), deck.len(), "{audience:?}");
        }
    }
    assert!(in_the_final_round > 2, "{in_the_final_round}");
}
