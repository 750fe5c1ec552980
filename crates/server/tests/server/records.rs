//! Records of play: a person's stored statistics equal those computed from the logs.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::stored_game::stored_event;
use crate::common::{Guest, TestServer, new_table, running, settings};
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    Command, DealScores, FirstGame, FirstKind, GameResult, GamesPage, OutcomeKind, Person,
    PersonId, PlayerStats, PublicEvent, TableId,
};
use kagiya_random::Dice;
use kagiya_rules::{Action, Board, Deal, Game, Options, Rules, Seed};
use kagiya_server::clock::Clock;
use kagiya_server::event_codec;
use kagiya_server::store::{
    Append, First, ResultRow, SeatRow, Stage, Store, StoredPerson, TableRow, Watch,
};
use kagiya_server::{Config, Server, random_ids};
use kagiya_table::Event;

async fn get(server: SocketAddr, token: &str, path: &str) -> Reply {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    ask(server, "GET", path, &headers, "").await.unwrap()
}

async fn standings(server: SocketAddr, token: &str) -> Vec<PlayerStats> {
    let reply = get(server, token, "/api/standings").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

async fn page(server: SocketAddr, token: &str, query: &str) -> GamesPage {
    let path = format!("/api/games?mine=true&{query}");
    let reply = get(server, token, &path).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

/// Plays cards blindly until the game is lost.
async fn lose(ana: &mut Guest, ben: &mut Guest, table: &TableId) {
    for turn in 0.. {
        let player = if turn % 2 == 0 { &mut *ana } else { &mut *ben };
        let snapshot = player.subscribe(table).await;
        if snapshot.info.finished_at.is_some() {
            return;
        }
        let game = snapshot.game.unwrap();
        let hand = game.hands[snapshot.you.unwrap().index()].ids();
        let play = kagiya_protocol::Action::Play {
            id: hand[0],
            announce: None,
        };
        player.act(table, play).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_in_the_records_as_soon_as_it_has_ended() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    assert_eq!(standings(app.address(), &ana.token).await, []);
    lose(&mut ana, &mut ben, &table).await;
    for guest in [&ana, &ben] {
        let mine = standings(app.address(), &guest.token).await;
        let [mine] = &mine[..] else {
            panic!("{mine:?}")
        };
        assert_eq!(
            (&*mine.preset, mine.changed, mine.players),
            ("original", false, 2)
        );
        assert_eq!((mine.games, mine.lost, mine.strikes), (1, 1, 3));
        assert_eq!((mine.scored, mine.points, mine.best), (0, 0, None));
        assert_eq!((mine.clues, mine.streak, mine.longest), (0, 0, 0));
    }
    let stranger = app.guest("Cho").await;
    assert_eq!(standings(app.address(), &stranger.token).await, []);
    let firsts = get(app.address(), &ana.token, "/api/firsts").await;
    let firsts: Vec<FirstGame> = serde_json::from_slice(&firsts.body).unwrap();
    let kinds: Vec<_> = firsts.iter().map(|it| (it.what, &it.table)).collect();
    let expected = [(FirstKind::Edition, &table), (FirstKind::People, &table)];
    assert_eq!(kinds, expected, "a lost game is the first of its edition");
    assert_eq!(firsts[0].preset.as_deref(), Some("original"));
    let of_stranger = get(app.address(), &stranger.token, "/api/firsts").await;
    assert_eq!(of_stranger.body, b"[]");
    assert_eq!(app.get("/api/firsts").await.status, 401);
    let data = get(app.address(), &ana.token, "/api/account/data").await;
    let data = String::from_utf8_lossy(&data.body);
    assert!(data.contains("\"firsts\":[{"), "{data}");
    let nobody = app.get("/api/standings").await;
    assert_eq!(nobody.status, 401, "records are for their person");
    let others = app.get("/api/games?preset=original").await;
    assert_eq!(others.status, 400, "only one's own games can be picked out");
    let path = "/api/games?mine=true&with=%00";
    let zero = get(app.address(), &ana.token, path).await;
    assert_eq!(zero.status, 400, "no database keeps a zero character");

    // After a restart, nothing is counted twice.
    let app = app.restart().await;
    assert_eq!(standings(app.address(), &ana.token).await[0].games, 1);
    let with = format!("with={}&outcome=lost&players=2&preset=original", ben.me.id);
    let found = page(app.address(), &ana.token, &with).await.games;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].id, table);
    for none in [
        "outcome=perfect",
        "players=3",
        "preset=abacus",
        "with=nobody",
    ] {
        assert_eq!(
            page(app.address(), &ana.token, none).await.games,
            [],
            "{none}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_cards_are_compared_and_an_unlisted_table_stays_unknown() {
    // Every game of this server is dealt from one seed.
    let app = TestServer::with(Config {
        unlimited: true,
        seed: Some(Seed::from_number(5)),
        ..Config::default()
    })
    .await;
    let (mut ana, mut ben, first) = running(&app, "original").await;
    lose(&mut ana, &mut ben, &first).await;
    let (mut cho, mut dan) = (app.guest("Cho").await, app.guest("Dan").await);
    let mut open = async |listed| {
        let table = cho
            .create(new_table(kagiya_protocol::TableSettings {
                listed,
                ..settings("original", 2)
            }))
            .await
            .unwrap();
        dan.command(&table, Command::Sit { seat: None })
            .await
            .unwrap();
        cho.command(&table, Command::Start { first: None })
            .await
            .unwrap();
        table
    };
    let (listed, broken) = (open(true).await, open(false).await);
    let running = app.get(&format!("/api/games/{listed}/deal")).await;
    assert_eq!(
        running.status, 409,
        "other games of the deal are shown after the end"
    );
    let to_act = cho.subscribe(&listed).await.game.unwrap().to_act;
    if to_act == kagiya_protocol::Seat(0) {
        lose(&mut cho, &mut dan, &listed).await;
    } else {
        lose(&mut dan, &mut cho, &listed).await;
    }
    for guest in [&mut cho, &mut dan] {
        guest
            .command(&broken, Command::End { wish: true })
            .await
            .unwrap();
    }
    let scores = async |token: &str, id: &TableId| {
        let reply = get(app.address(), token, &format!("/api/games/{id}/deal")).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let scores: DealScores = serde_json::from_slice(&reply.body).unwrap();
        let mut games: Vec<_> = scores
            .games
            .iter()
            .map(|it| (it.this, it.id.clone(), it.seats.is_some()))
            .collect();
        games.sort_by_key(|it| !it.0);
        games
    };
    let both = [(true, Some(listed.clone()), true), (false, None, false)];
    assert_eq!(
        scores("", &listed).await,
        both,
        "an abandoned game has no result"
    );
    assert_eq!(scores(&cho.token, &listed).await, both);
    let mine = [
        (true, Some(listed.clone()), true),
        (false, Some(first.clone()), true),
    ];
    assert_eq!(
        scores(&ana.token, &listed).await,
        mine,
        "I have played there"
    );
    let asked = [
        (true, Some(first.clone()), true),
        (false, Some(listed), true),
    ];
    assert_eq!(scores("", &first).await, asked);
    let unknown = app.get("/api/games/abcdefghabcdefgh/deal").await;
    assert_eq!(unknown.status, 404);
}

/// A person of the generated games.
fn person(n: usize) -> Person {
    Person {
        id: PersonId(format!("person{n:06}")),
        name: format!("Player {n}"),
    }
}

/// A game with random actions, few of which are strikes, and the list of actions.
fn random_game(
    rules: &Arc<Rules>,
    seed: Seed,
    dice: &mut Dice,
) -> (Game, Vec<(kagiya_rules::Seat, kagiya_protocol::Action)>) {
    let mut game = Game::deal(rules, &Deal::from_seed(seed)).unwrap();
    let mut actions = Vec::new();
    while game.outcome().is_none() {
        let legal = game.legal_actions();
        let seat = game.table().to_act();
        let is_strike = |action| match action {
            Action::Play { card: id, .. } => game
                .hand(seat)
                .any(|(it, card)| it == id && !game.board().is_playable(card)),
            _ => false,
        };
        let mut action = legal.get(dice.below(legal.len())).unwrap();
        for _ in 0..2 {
            if is_strike(action) {
                action = legal.get(dice.below(legal.len())).unwrap();
            }
        }
        actions.push((seat, kagiya_protocol::Action::of(rules, seat, action)));
        game.apply(action).unwrap();
    }
    (game, actions)
}

/// A number in digits that the id of a table may have.
fn octal(n: u32) -> String {
    let digits = format!("{n:08o}");
    let digit = |c: char| char::from_digit(c.to_digit(8).unwrap() + 2, 10).unwrap();
    digits.chars().map(digit).collect()
}

/// A person's seat in a row.
fn seat_row(who: usize) -> SeatRow {
    SeatRow {
        person: Some(StoredPerson {
            id: person(who).id,
            name: person(who).name,
        }),
        ..SeatRow::default()
    }
}

/// A finished table as a release without records of play stored it.
fn stored(n: u32, preset: &str, people: &[usize], dice: &mut Dice) -> Append {
    let players = u8::try_from(people.len()).unwrap();
    let options = Options::preset(preset, players).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let seed = Seed::from_number(u64::from(n));
    let (game, mut actions) = random_game(&rules, seed, dice);
    let broken = n.is_multiple_of(17);
    let result = if broken {
        actions.truncate(actions.len() / 2);
        None
    } else {
        GameResult::of(game.board())
    };
    let table = TableId(format!("abcdefgh{}", octal(n)));
    let at = i64::from(n) * 1_000;
    let seat = |n| kagiya_protocol::Seat(u8::try_from(n).unwrap());
    let mut events = vec![Event::Created {
        by: person(people[0]),
        settings: Box::new(settings(preset, players)),
        rematch_of: None,
        kept: Vec::new(),
        given: None,
    }];
    events.extend(people.iter().enumerate().map(|(place, it)| {
        let (seat, person) = (seat(place), person(*it));
        PublicEvent::Sat { seat, person }.into()
    }));
    events.push(Event::Started {
        options: Box::new(options),
        seed: seed.to_string(),
        deck: None,
        tiles: Vec::new(),
        first: None,
        stay: (0..people.len()).map(seat).collect(),
    });
    events.extend(actions.into_iter().map(|(seat, action)| Event::Acted {
        seat: seat.into(),
        bot: false,
        action,
    }));
    if broken {
        let why = kagiya_protocol::EndReason::Operator;
        events.push(PublicEvent::Ended { by: None, why }.into());
    }
    let events: Vec<_> = events
        .into_iter()
        .map(|it| (at, stored_event(it)))
        .collect();
    let word = |kind: OutcomeKind| {
        serde_json::to_value(kind)
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    };
    let outcome = result
        .as_ref()
        .map_or(OutcomeKind::BrokenOff, |it| it.outcome);
    let row = TableRow {
        given: None,
        dealt: None,
        id: table.clone(),
        stage: Stage::Finished,
        opened_by: Some(person(people[0]).id),
        listed: true,
        created_at: at,
        started_at: Some(at),
        finished_at: Some(at),
        preset: preset.to_owned(),
        options: BTreeMap::new(),
        first: First::Edition,
        watch: Watch::Nobody,
        time: None,
        conventions: None,
        turn: None,
        seats: people.iter().copied().map(seat_row).collect(),
        result: Some(ResultRow {
            outcome: word(outcome),
            lost: None,
            points: result.as_ref().map_or(0, |it| it.points),
            shown: !broken,
            rating: None,
            scale: "none".to_owned(),
            max_score: rules.max_score(),
            turns: game.table().turn(),
            figures: None,
        }),
    };
    Append {
        table,
        expected: 0,
        events,
        row: Some(row),
    }
}

/// The statistics from the logs, which are read and replayed one after the other.
async fn recount(store: &Store, tables: &[TableId], who: &PersonId) -> Vec<PlayerStats> {
    let mut found: BTreeMap<(String, u8), PlayerStats> = BTreeMap::new();
    for table in tables {
        let events = store.read(table, 0).await.unwrap();
        let events = events
            .iter()
            .map(|event| event_codec::read(&event.encoded).unwrap().event);
        let (mut preset, mut plays, mut game, mut over) = (String::new(), false, None, true);
        let (mut strikes, mut clues) = (0, 0);
        for event in events {
            match event {
                Event::Created { settings, .. } => preset = settings.preset,
                Event::Public(PublicEvent::Sat { person, .. }) => plays |= person.id == *who,
                Event::Started { options, seed, .. } => {
                    let rules = Arc::new(Rules::new(&options).unwrap());
                    let seed: Seed = seed.parse().unwrap();
                    game = Some(Game::deal(&rules, &Deal::from_seed(seed)).unwrap());
                }
                Event::Acted { action, .. } => {
                    let game: &mut Game = game.as_mut().unwrap();
                    let (seat, rules) = (game.table().to_act(), game.rules());
                    let action = action.find(rules, seat).unwrap();
                    let before = game.table().strikes();
                    game.apply(action).unwrap();
                    strikes += u32::from(game.table().strikes() - before);
                    clues += u32::from(matches!(action, Action::Clue { .. }));
                }
                Event::Public(PublicEvent::Ended { .. }) => over = false,
                _ => {}
            }
        }
        if !plays || !over {
            continue;
        }
        let game = game.unwrap();
        let board: Board<'_> = game.board();
        let result = GameResult::of(board).unwrap();
        let players = u8::try_from(game.rules().players()).unwrap();
        let standing = found
            .entry((preset.clone(), players))
            .or_insert_with(|| PlayerStats {
                preset,
                changed: false,
                players,
                games: 0,
                scored: 0,
                points: 0,
                best: None,
                perfect: 0,
                lost: 0,
                strikes: 0,
                clues: 0,
                cards: 0,
                streak: 0,
                longest: 0,
            });
        let lost = result.outcome == OutcomeKind::Lost;
        standing.games += 1;
        if result.shown {
            standing.scored += 1;
            standing.points += i64::from(result.points);
            standing.best = standing.best.max(Some(result.points.into()));
        }
        standing.perfect += u32::from(result.outcome == OutcomeKind::Perfect);
        standing.lost += u32::from(lost);
        standing.strikes += strikes;
        standing.clues += clues;
        standing.cards += u32::from(board.efficiency().cards);
        standing.streak = if lost { 0 } else { standing.streak + 1 };
        standing.longest = standing.longest.max(standing.streak);
    }
    found.into_values().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_is_what_a_recount_of_all_games_gives() {
    const PEOPLE: usize = 40;
    let games: u32 = std::env::var("KAGIYA_GAMES").map_or(1_000, |it| it.parse().unwrap());
    let mut dice = Dice::from_number(7);
    let folder = tempfile::TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("kagiya.db")).await.unwrap();
    let mut tables = Vec::new();
    let mut appends = Vec::new();
    for n in 1..=games {
        let mut people: Vec<usize> = (0..PEOPLE).collect();
        dice.shuffle(&mut people);
        // A smaller deck makes shorter games; some with spare strikes aren't lost.
        // Lost games have the score zero in one edition, and none in the others.
        let preset = ["original", "harder", "gf-avalanche", "abacus-1-storm"][n as usize % 4];
        let append = stored(n, preset, &people[..2 + dice.below(3)], &mut dice);
        tables.push(append.table.clone());
        appends.push(append);
        if appends.len() == 200 {
            store
                .append_all(core::mem::take(&mut appends))
                .await
                .unwrap();
        }
    }
    let asked = [0, 1, PEOPLE - 1];
    for n in asked {
        let who = StoredPerson {
            id: person(n).id,
            name: person(n).name,
        };
        let hash = random_ids::hash(&format!("token {n}"));
        store.add_person(&who, hash, i64::MAX).await.unwrap();
    }
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    // A starting server computes the statistics that an earlier release lacks.
    let server = Server::start(listen, store.clone(), Clock::fixed(1_000), config)
        .await
        .unwrap();
    for n in asked {
        let mut kept = standings(server.address, &format!("token {n}")).await;
        assert!(kept.is_sorted_by_key(|it| core::cmp::Reverse(it.games)));
        kept.sort_by_key(|it| (it.preset.clone(), it.players));
        let counted = recount(&store, &tables, &person(n).id).await;
        assert_eq!(kept, counted);
        let is_zero = |it: &&PlayerStats| it.preset == "abacus-1-storm";
        let (zero, none): (Vec<_>, Vec<_>) = counted.iter().partition(is_zero);
        assert!(zero.iter().all(|it| it.scored == it.games));
        assert!(none.iter().all(|it| it.scored == it.games - it.lost));
        assert!(
            [zero, none]
                .iter()
                .all(|all| all.iter().any(|it| it.lost > 0))
        );
        let counted_games: u32 = counted.iter().map(|it| it.games).sum();
        assert!(counted_games > games / 20, "{counted:?}");
    }
    // The pages of a person's games contain each of them once, newest first.
    let (mut before, mut ids) = (String::new(), Vec::new());
    loop {
        let found = page(
            server.address,
            "token 0",
            &format!("preset=original&limit=20{before}"),
        )
        .await;
        ids.extend(
            found
                .games
                .iter()
                .map(|game| (game.finished_at, game.id.clone())),
        );
        match found.before {
            Some(next) => before = format!("&before={next}"),
            None => break,
        }
    }
    assert!(ids.is_sorted_by(|a, b| a > b));
    let kept = standings(server.address, "token 0").await;
    let played: u32 = kept
        .iter()
        .filter(|it| it.preset == "original")
        .map(|it| it.games)
        .sum();
    assert!(
        ids.len() >= played as usize,
        "those that were broken off are there too"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_left_out_and_the_others_are_counted() {
    let store = Store::in_memory().await;
    let mut dice = Dice::from_number(3);
    let mut broken = stored(1, "original", &[0, 1], &mut dice);
    "{}".clone_into(&mut broken.events[2].1.body);
    store.append(broken).await.unwrap();
    store
        .append(stored(2, "original", &[0, 1], &mut dice))
        .await
        .unwrap();
    let who = StoredPerson {
        id: person(0).id,
        name: person(0).name,
    };
    store
        .add_person(&who, random_ids::hash("token"), i64::MAX)
        .await
        .unwrap();
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config::default();
    let server = Server::start(listen, store.clone(), Clock::fixed(1_000), config)
        .await
        .unwrap();
    let kept = standings(server.address, "token").await;
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].games, 1);
    server.stop().await;
}
