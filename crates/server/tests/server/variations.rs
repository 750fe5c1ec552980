//! Branches off finished games: how the rules play them, from which perspectives, and that only people who
//! may see the game can request them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::common::stored_game::stored_event;
use crate::common::worlds::{
    Hypothesis, PLAYERS, log, log_of_seed, options, person, shuffled_deck,
};
use crate::common::{Guest, TestServer, running};
use kagiya_bots::{Kind, SeatDriver, profiles};
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    Action, Card, Command, EndReason, GameState, LegalActions, MAX_VARIATION, Problem, PublicEvent,
    SeatInfo, TableId, Variation, VariationBotRequest, VariationMove, VariationRequest,
};
use kagiya_random::Dice;
use kagiya_rules::{Audience, Deal, Game, PRESETS, Rules, Seat, Seed};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Append, EncodedEvent, Store};
use kagiya_server::{Config, Server};

/// A server with finished games.
pub(super) struct Games {
    store: Store,
    server: Server,
    stored: usize,
}

impl Games {
    async fn with(config: Config) -> Self {
        let store = Store::in_memory().await;
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let clock = Clock::fixed(1_000);
        let server = Server::start(listen, store.clone(), clock, config)
            .await
            .unwrap();
        Self {
            store,
            server,
            stored: 0,
        }
    }

    pub(super) async fn start() -> Self {
        Self::with(unlimited()).await
    }

    pub(super) async fn store(&mut self, events: &[EncodedEvent]) -> TableId {
        self.stored += 1;
        let table = TableId(format!("table{:011}", self.stored));
        let append = Append {
            table: table.clone(),
            expected: 0,
            events: events.iter().map(|event| (5, event.clone())).collect(),
            row: None,
        };
        self.store.append(append).await.unwrap();
        table
    }

    async fn post(&self, path: &str, body: &impl serde::Serialize) -> Reply {
        let body = serde_json::to_string(body).unwrap();
        ask(self.server.address, "POST", path, &[], &body)
            .await
            .unwrap()
    }

    pub(super) async fn branch(&self, table: &TableId, request: &VariationRequest) -> Reply {
        self.post(&format!("/api/games/{table}/branch"), request)
            .await
    }

    pub(super) async fn bot(&self, table: &TableId, request: &VariationBotRequest) -> Reply {
        self.post(&format!("/api/games/{table}/branch/bot"), request)
            .await
    }
}

fn unlimited() -> Config {
    Config {
        unlimited: true,
        ..Config::default()
    }
}

pub(super) fn people() -> Vec<SeatInfo> {
    let seat = |n| SeatInfo {
        person: Some(person(n)),
        ..SeatInfo::default()
    };
    (0..PLAYERS).map(seat).collect()
}

pub(super) fn broken_off() -> EncodedEvent {
    stored_event(PublicEvent::Ended {
        by: None,
        why: EndReason::Agreed,
    })
}

pub(super) fn told<T: serde::de::DeserializeOwned>(reply: &Reply) -> T {
    let text = String::from_utf8_lossy(&reply.body);
    assert_eq!(reply.status, 200, "{text}");
    serde_json::from_slice(&reply.body).unwrap()
}

fn code(reply: &Reply) -> String {
    assert!(reply.status >= 400, "{reply:?}");
    let problem: Problem = serde_json::from_slice(&reply.body).unwrap();
    assert!(!problem.message.is_empty());
    problem.code.as_str().to_owned()
}

/// A game of random legal actions, with its state before each action and after the last.
fn played_at_random(
    rules: &Arc<Rules>,
    seed: Seed,
    dice: &mut Dice,
) -> Vec<(Game, Option<Action>)> {
    let mut game = Game::deal(rules, &Deal::from_seed(seed)).unwrap();
    let mut all = Vec::new();
    while game.outcome().is_none() {
        let legal: Vec<_> = game.legal_actions().iter().collect();
        let action = legal[dice.below(legal.len())];
        let actor = game.table().to_act();
        all.push((game.clone(), Some(Action::of(rules, actor, action))));
        game.apply(action).unwrap();
    }
    all.push((game, None));
    all
}

/// An action that may be legal or not.
fn wild(game: &Game, dice: &mut Dice) -> Action {
    let legal: Vec<_> = game.legal_actions().iter().collect();
    if !legal.is_empty() && dice.below(12) > 0 {
        let action = legal[dice.below(legal.len())];
        return Action::of(game.rules(), game.table().to_act(), action);
    }
    let id = kagiya_protocol::CardId(u8::try_from(dice.below(256)).unwrap());
    let to = kagiya_protocol::Seat(u8::try_from(dice.below(8)).unwrap());
    let clue = |text: &str| serde_json::from_value(serde_json::json!(text)).unwrap();
    match dice.below(6) {
        0 => Action::Play { id, announce: None },
        1 => Action::Discard { id },
        2 => Action::Clue {
            to,
            clue: clue("z"),
        },
        3 => Action::FreeClue {
            to,
            clue: clue("5"),
        },
        4 => Action::Decline,
        _ => Action::Clue {
            to,
            clue: clue("1"),
        },
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_random_branch_of_any_edition_is_what_the_rules_make_of_it() {
    let mut games = Games::start().await;
    let mut dice = Dice::from_number(61);
    let (mut whole, mut refused, mut over) = (0, 0, 0);
    for preset in PRESETS.iter().map(|preset| preset.name) {
        let Ok(rules) = kagiya_rules::Options::preset(preset, PLAYERS)
            .map(|_| options(preset))
            .map_err(|_| ())
            .and_then(|options| Rules::new(&options).map_err(|_| ()))
        else {
            continue;
        };
        let rules = Arc::new(rules);
        let seed = Seed::from_number(u64::try_from(dice.below(1_000_000)).unwrap());
        let game = played_at_random(&rules, seed, &mut dice);
        let actions: Vec<(Seat, Action)> = game
            .iter()
            .filter_map(|(game, action)| Some((game.table().to_act(), (*action)?)))
            .collect();
        let events = log_of_seed(preset, &people(), seed, &actions);
        let table = games.store(&events).await;
        for _ in 0..6 {
            let step = dice.below(game.len());
            let mut then = game[step].0.clone();
            let start = then.clone();
            let mut actions = Vec::new();
            let mut why = None;
            for _ in 0..dice.below(40) {
                let action = wild(&then, &mut dice);
                actions.push(action);
                let actor = then.table().to_act();
                let found = action.find(&rules, actor).map_err(Problem::from);
                let done = found.and_then(|it| then.apply(it).map_err(Problem::from));
                if let Err(problem) = done {
                    why = Some((actions.len() - 1, problem));
                    break;
                }
            }
            // Actions after an impossible one are ignored.
            actions.extend(why.iter().map(|_| Action::Decline));
            let eyes = dice.below(usize::from(PLAYERS) + 2);
            let (name, audience) = match Seat::new(u8::try_from(eyes).unwrap()) {
                Some(seat) if eyes < usize::from(PLAYERS) => {
                    (eyes.to_string(), Audience::Seat(seat))
                }
                _ if eyes == usize::from(PLAYERS) => ("common".to_owned(), Audience::Common),
                _ => ("open".to_owned(), Audience::Spectator),
            };
            let request = VariationRequest {
                step: u32::try_from(step).unwrap(),
                actions: actions.clone(),
                eyes: Some(name),
            };
            let branch: Variation = told(&games.branch(&table, &request).await);
            assert_eq!(
                branch.start,
                GameState::of(&start.view(audience)),
                "{preset}"
            );
            let found = branch.refused.map(|it| (it.index as usize, it.problem));
            assert_eq!(found, why, "{preset}");
            let done = why.as_ref().map_or(actions.len(), |(index, _)| *index);
            assert_eq!(branch.steps.len(), done, "{preset}");
            let mut state = branch.start;
            let mut last = None;
            for step in branch.steps {
                assert!(last.is_none_or(|last| step.logged.seq == last + 1));
                last = Some(step.logged.seq);
                step.change.apply_to(&mut state);
            }
            assert_eq!(state, GameState::of(&then.view(audience)), "{preset}");
            let actor = then.table().to_act();
            let sees = audience == Audience::Spectator || audience == Audience::Seat(actor);
            let legal = LegalActions::of(&then.view(Audience::Seat(actor)));
            assert_eq!(branch.legal, legal.filter(|_| sees), "{preset}");
            whole += usize::from(why.is_none());
            refused += usize::from(why.is_some());
            over += usize::from(then.outcome().is_some());
        }
    }
    assert!(
        whole > 20 && refused > 20 && over > 5,
        "{whole} branches were whole, {refused} not, {over} came to an end"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_from_a_branch_as_they_would_have_played() {
    let mut games = Games::start().await;
    let rules = Arc::new(Rules::new(&options("original")).unwrap());
    let mut dice = Dice::from_number(5);
    let seed = Seed::from_number(9);
    let game = played_at_random(&rules, seed, &mut dice);
    let actions: Vec<(Seat, Action)> = game
        .iter()
        .filter_map(|(game, action)| Some((game.table().to_act(), (*action)?)))
        .collect();
    let table = games
        .store(&log_of_seed("original", &people(), seed, &actions))
        .await;
    let (step, kind) = (4, Kind::find("companion-2").unwrap());
    let mut then = game[0].0.clone();
    let company = [Some(kind.into()); PLAYERS as usize];
    let mut drivers: Vec<SeatDriver> = rules
        .seats()
        .map(|seat| {
            let mut bot = kind.make_explaining();
            bot.meet(&profiles(&company));
            SeatDriver::new(bot, seat, &then)
        })
        .collect();
    let go_on = |then: &mut Game, drivers: &mut [SeatDriver], action| {
        let events = then.apply(action).unwrap();
        let events: Vec<_> = events.into_iter().collect();
        for driver in drivers {
            driver.see(&events, then);
        }
    };
    for (actor, action) in &actions[..step] {
        let action = action.find(&rules, *actor).unwrap();
        go_on(&mut then, &mut drivers, action);
    }
    let mut branch = Vec::new();
    let mut explained = 0;
    let request = |branch: &[Action]| VariationBotRequest {
        step: 4,
        actions: branch.to_vec(),
        bots: vec![Some(kind.name.to_owned()); usize::from(PLAYERS)],
        eyes: None,
    };
    while then.outcome().is_none() {
        let seat = then.table().to_act();
        let found: VariationMove = told(&games.bot(&table, &request(&branch)).await);
        let decision = drivers[seat.index()].decide().unwrap();
        assert_eq!(found.seat, seat.into());
        assert_eq!(found.action, Action::of(&rules, seat, decision.action));
        explained += usize::from(!found.statements.is_empty());
        branch.push(found.action);
        go_on(&mut then, &mut drivers, decision.action);
    }
    assert!(branch.len() > 20 && explained > 10, "{explained}");
    let reply = games.bot(&table, &request(&branch)).await;
    assert_eq!(code(&reply), "action/game_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_branch_is_refused_in_words() {
    let mut games = Games::start().await;
    let mut dice = Dice::from_number(8);
    let one = Hypothesis::of("original", Seat::new(0).unwrap(), &mut dice);
    let mut events = log("original", &people(), &one.deck, &one.actions);
    let going_on = games.store(&events).await;
    events.push(broken_off());
    let table = games.store(&events).await;
    let steps = u32::try_from(one.actions.len()).unwrap();
    let request = |step: u32, actions: &[Action], eyes: &str| VariationRequest {
        step,
        actions: actions.to_vec(),
        eyes: Some(eyes.to_owned()),
    };
    let refused = async |request: VariationRequest| code(&games.branch(&table, &request).await);
    let long = vec![Action::Decline; MAX_VARIATION + 1];
    assert_eq!(refused(request(0, &long, "open")).await, "branch/too_long");
    // The game was broken off, which is a step too; the branch continues after it.
    let after: Variation = told(&games.branch(&table, &request(steps + 1, &[], "open")).await);
    assert!(after.legal.is_some());
    let none = request(steps + 2, &[], "open");
    assert_eq!(refused(none).await, "branch/step");
    assert_eq!(refused(request(u32::MAX, &[], "open")).await, "branch/step");
    assert_eq!(refused(request(0, &[], "7")).await, "seat/unknown");
    assert_eq!(refused(request(0, &[], "owl")).await, "http/bad_request");
    let reply = games.branch(&going_on, &request(0, &[], "open")).await;
    assert_eq!(code(&reply), "table/not_finished");
    let nowhere = TableId("abcdefghijklmnop".to_owned());
    let reply = games.branch(&nowhere, &request(0, &[], "open")).await;
    assert_eq!(code(&reply), "table/unknown");
    let reply = games
        .post(&format!("/api/games/{table}/branch"), &"nothing")
        .await;
    assert_eq!(code(&reply), "http/bad_request");

    let bots = |name: &str| vec![Some(name.to_owned()); usize::from(PLAYERS)];
    let ask = |step: u32, actions: &[Action], bots: Vec<Option<String>>| VariationBotRequest {
        step,
        actions: actions.to_vec(),
        bots,
        eyes: None,
    };
    let refused = async |request: VariationBotRequest| code(&games.bot(&table, &request).await);
    let known = bots("cautious");
    assert_eq!(refused(ask(0, &[], bots("owl"))).await, "bot/unknown");
    assert_eq!(
        refused(ask(0, &[], known[..2].to_vec())).await,
        "branch/bots"
    );
    assert_eq!(
        refused(ask(0, &[], vec![None, known[0].clone(), None])).await,
        "branch/bots",
        "the first seat is on turn"
    );
    assert_eq!(refused(ask(99, &[], known.clone())).await, "branch/step");
    let wrong = [Action::Decline];
    let code_of = refused(ask(0, &wrong, known.clone())).await;
    assert_eq!(code_of, "action/nothing_asked");
    assert_eq!(
        refused(ask(0, &long, known.clone())).await,
        "branch/too_long"
    );
    let reply = games.bot(&going_on, &ask(0, &[], known.clone())).await;
    assert_eq!(code(&reply), "table/not_finished");
    let found: VariationMove = told(&games.bot(&table, &ask(0, &[], known)).await);
    assert_eq!((found.seat.0, found.bot.as_str()), (0, "cautious"));
}

#[tokio::test(flavor = "multi_thread")]
async fn reasons_are_for_the_eyes_that_look() {
    let mut games = Games::start().await;
    let rules = Rules::new(&options("original")).unwrap();
    let deck = shuffled_deck(&rules, &mut Dice::from_number(3));
    let mut events = log("original", &people(), &deck, &[]);
    events.push(broken_off());
    let table = games.store(&events).await;
    let request = |eyes: &str| VariationBotRequest {
        step: 0,
        actions: Vec::new(),
        bots: vec![Some("companion-2".to_owned()); usize::from(PLAYERS)],
        eyes: Some(eyes.to_owned()),
    };
    let open: VariationMove = told(&games.bot(&table, &request("open")).await);
    assert!(!open.statements.is_empty());
    let common: VariationMove = told(&games.bot(&table, &request("common")).await);
    assert_eq!(common.action, open.action);
    assert!(
        common.statements.is_empty(),
        "without a view of a hand there are no reasons"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_takes_too_long_keeps_nobody_waiting() {
    let mut games = Games::with(Config {
        bot_deadline: Duration::ZERO,
        ..unlimited()
    })
    .await;
    let mut dice = Dice::from_number(4);
    let one = Hypothesis::of("original", Seat::new(0).unwrap(), &mut dice);
    let mut events = log("original", &people(), &one.deck, &one.actions);
    events.push(broken_off());
    let table = games.store(&events).await;
    let request = VariationBotRequest {
        step: u32::try_from(one.step).unwrap(),
        actions: one.branch.clone(),
        bots: vec![Some("companion-4".to_owned()); usize::from(PLAYERS)],
        eyes: None,
    };
    // A fast bot may finish before the deadline.
    let mut late = 0;
    for _ in 0..100 {
        let reply = games.bot(&table, &request).await;
        if reply.status != 200 {
            assert_eq!(code(&reply), "server/busy");
            late += 1;
        }
        let reply = games.branch(&table, &VariationRequest::default()).await;
        let _: Variation = told(&reply);
        if late == 3 {
            return;
        }
    }
    panic!("only {late} of a hundred took longer than no time at all");
}

/// Sends a request as a guest.
async fn post(guest: &Guest, table: &TableId, way: &str, origin: Option<&str>) -> Reply {
    let bearer = format!("Bearer {}", guest.token);
    let mut headers = vec![("authorization", bearer.as_str())];
    headers.extend(origin.map(|origin| ("origin", origin)));
    let body = r#"{"step": 0, "bots": ["cautious", "cautious"]}"#;
    let path = format!("/api/games/{table}/{way}");
    ask(guest.address, "POST", &path, &headers, body)
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn branches_are_for_who_may_see_the_replay() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let cho = app.guest("Cho").await;
    for way in ["branch", "branch/bot"] {
        for guest in [&ana, &cho] {
            assert_eq!(
                code(&post(guest, &table, way, None).await),
                "table/not_finished"
            );
        }
    }
    for guest in [&mut ana, &mut ben] {
        let end = Command::End { wish: true };
        guest.command(&table, end).await.unwrap();
    }
    for way in ["branch", "branch/bot"] {
        for guest in [&ana, &ben, &cho] {
            assert_eq!(post(guest, &table, way, None).await.status, 200, "{way}");
            let reply = post(guest, &table, way, Some("https://elsewhere.example")).await;
            assert_eq!(code(&reply), "session/origin");
        }
    }
    // A link is enough, without a session.
    let path = format!("/api/games/{table}/branch");
    assert_eq!(app.post(&path, r#"{"step": 0}"#).await.status, 200);
    // The branch contains no cards of the deck except the drawn ones.
    let reply = app.post(&path, r#"{"step": 0, "eyes": "common"}"#).await;
    let branch: Variation = told(&reply);
    let shown = |state: &GameState| {
        state
            .discard
            .iter()
            .map(|it| it.card)
            .collect::<Vec<Card>>()
    };
    assert!(shown(&branch.start).is_empty());
    assert!(!String::from_utf8_lossy(&reply.body).contains("\"card\":"));
}
