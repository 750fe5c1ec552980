//! Deals that several tables play: the permissions to play and to see them.

use std::net::SocketAddr;

use crate::common::{Guest, TestServer, new_table, running, settings};
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    Action, ChallengeInfo, ChallengeReply, Command, CreateTable, DayInfo, DealGames, DealScores,
    DealSourceInfo, GamesPage, Problem, Replay, ReplayStep, RequestedDeal, Seat, ServerMessage,
    TableEvent, TableId, TableInfo, TableSettings,
};
use kagiya_server::clock::Clock;
use kagiya_server::store::TieKind;
use kagiya_server::{Config, Server};

pub(super) const DAY: i64 = 24 * 60 * 60 * 1000;
/// Noon of 2026-11-22.
pub(super) const NOON: i64 = 1_795_348_800_000;

pub(super) fn unlimited() -> Config {
    Config {
        unlimited: true,
        ..Config::default()
    }
}

pub(super) async fn send(guest: &Guest, method: &str, path: &str, body: &str) -> Reply {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
    ];
    ask(guest.address, method, path, &headers, body)
        .await
        .unwrap()
}

pub(super) async fn told<T: serde::de::DeserializeOwned>(guest: &Guest, path: &str) -> T {
    let reply = send(guest, "GET", path, "").await;
    assert_eq!(reply.status, 200, "{path}: {reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

/// The code of a refusal.
async fn refused(guest: &Guest, method: &str, path: &str) -> String {
    code(&send(guest, method, path, "").await)
}

pub(super) fn code(reply: &Reply) -> String {
    assert!(reply.status >= 400, "{reply:?}");
    let problem: Problem = serde_json::from_slice(&reply.body).unwrap();
    problem.code.as_str().to_owned()
}

pub(super) fn table_with(deal: RequestedDeal, seats: u8) -> CreateTable {
    CreateTable {
        deal: Some(deal),
        ..new_table(TableSettings {
            listed: true,
            ..settings("original", seats)
        })
    }
}

/// Plays cards blindly until the game is lost.
pub(super) async fn lose(one: &mut Guest, two: &mut Guest, table: &TableId) {
    loop {
        for player in [&mut *one, &mut *two] {
            let snapshot = player.subscribe(table).await;
            if snapshot.info.finished_at.is_some() {
                return;
            }
            let (game, me) = (snapshot.game.unwrap(), snapshot.you.unwrap());
            if game.to_act == me {
                let id = game.hands[me.index()].ids()[0];
                let play = Action::Play { id, announce: None };
                player.act(table, play).await.unwrap();
            }
        }
    }
}

pub(super) async fn sit(guest: &mut Guest, table: &TableId) -> Result<(), String> {
    let sit = Command::Sit { seat: None };
    guest.command(table, sit).await.map(|_| ())
}

pub(super) async fn start(guest: &mut Guest, table: &TableId) -> Result<(), String> {
    let start = Command::Start { first: None };
    guest.command(table, start).await.map(|_| ())
}

async fn deck(guest: &Guest, table: &TableId) -> Vec<String> {
    let replay: Replay = told(guest, &format!("/api/games/{table}/replay")).await;
    let deal = replay.info.deal.unwrap();
    deal.deck.iter().map(ToString::to_string).collect()
}

/// A finished game of Ana and Ben, and Ana's challenge from it.
pub(super) async fn challenged(app: &TestServer) -> (Guest, Guest, TableId, RequestedDeal, String) {
    let (mut ana, mut ben, first) = running(app, "original").await;
    let path = format!("/api/games/{first}/challenge");
    assert_eq!(refused(&ana, "POST", &path).await, "table/not_finished");
    lose(&mut ana, &mut ben, &first).await;
    let reply = send(&ana, "POST", &path, "").await;
    let made: ChallengeReply = serde_json::from_slice(&reply.body).unwrap();
    let at = format!("/api/challenges/{}", made.id);
    (
        ana,
        ben,
        first,
        RequestedDeal::Challenge { id: made.id },
        at,
    )
}

/// Checks that the list counts the turn that ended each game.
async fn last_turns_count(guest: &Guest, games: &DealGames) {
    for game in &games.games {
        let replay: Replay = told(guest, &format!("/api/games/{}/replay", game.id)).await;
        let acted = |step: &&ReplayStep| matches!(step.logged.event, TableEvent::Acted { .. });
        let turns = replay.steps.iter().filter(acted).count();
        assert_eq!(usize::from(game.turns), turns);
    }
}

/// Everybody who plays a challenge has the commitment of its deal, and finds the game from which it was made.
#[tokio::test(flavor = "multi_thread")]
async fn the_game_of_a_challenge_is_shown_to_who_has_played_it() {
    let app = TestServer::with_clock(unlimited(), Clock::fixed(NOON)).await;
    let (ana, ben, first, wish, at) = challenged(&app).await;
    let (mut cho, mut dan) = (app.guest("Cho").await, app.guest("Dan").await);
    let table = cho.create(table_with(wish, 2)).await.unwrap();
    sit(&mut dan, &table).await.unwrap();
    start(&mut cho, &table).await.unwrap();
    let mine: TableInfo = told(&cho, &format!("/api/tables/{table}")).await;
    let paths = ["replay", "record", "state", "hanab-live", "deal"];
    let paths = paths.map(|it| format!("/api/games/{first}/{it}"));
    // Without a session, and with a fresh one.
    let fresh = app.guest("Cho again").await;
    for visitor in [None, Some(&fresh)] {
        let original = format!("/api/tables/{first}");
        let original: TableInfo = match visitor {
            Some(guest) => told(guest, &original).await,
            None => serde_json::from_slice(&app.get(&original).await.body).unwrap(),
        };
        assert_eq!(original.commitment, mine.commitment);
        assert!(original.deal.is_none());
        for path in &paths {
            let refusal = match visitor {
                Some(guest) => refused(guest, "GET", path).await,
                None => code(&app.get(path).await),
            };
            assert_eq!(refusal, "deal/unseen", "{path}");
        }
    }
    assert!(
        !told::<ChallengeInfo>(&fresh, &at).await.seen,
        "she can still play it"
    );
    // Those who have played it see it, and so does everybody after a month.
    let _: Replay = told(&ana, &paths[0]).await;
    lose(&mut cho, &mut dan, &table).await;
    let _: Replay = told(&cho, &paths[0]).await;
    let _: Replay = told(&ben, &paths[0]).await;
    app.clock.advance(31 * DAY);
    assert_eq!(app.get(&paths[0]).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_the_same_deal_for_who_does_not_know_it() {
    let app = TestServer::with_clock(unlimited(), Clock::fixed(NOON)).await;
    let (ana, mut ben, first, wish, at) = challenged(&app).await;
    let (mut cho, mut dan, mut eve) = (
        app.guest("Cho").await,
        app.guest("Dan").await,
        app.guest("Eve").await,
    );
    let make = format!("/api/games/{first}/challenge");
    assert_eq!(refused(&cho, "POST", &make).await, "deal/not_played");
    let again = send(&ana, "POST", &make, "").await;
    let again: ChallengeReply = serde_json::from_slice(&again.body).unwrap();
    assert_eq!(
        RequestedDeal::Challenge { id: again.id },
        wish,
        "one challenge of a person and a game"
    );
    let nobody = app.get(&at).await;
    assert_eq!(nobody.status, 401);
    let unknown = "/api/challenges/abcdefghabcdefghabcd";
    assert_eq!(refused(&cho, "GET", unknown).await, "deal/no_challenge");

    // The link shows the challenger, the settings and the result to beat, and nothing of the deal.
    let info: ChallengeInfo = told(&cho, &at).await;
    assert_eq!((&info.by, info.taken, info.seen), (&ana.me, 0, false));
    assert_eq!(info.settings.seats, 2);
    assert!(info.score.is_some());
    let text = serde_json::to_string(&info).unwrap();
    for secret in ["seed", "deck", first.as_str()] {
        assert!(!text.contains(secret), "{text}");
    }
    let games = format!("{at}/games");
    let scores = format!("/api/games/{first}/deal");
    for path in [&games, &scores] {
        assert_eq!(refused(&cho, "GET", path).await, "deal/unseen", "{path}");
    }

    // A person who knows the deal can't take a seat, neither by opening a table nor by joining one.
    let create = table_with(wish.clone(), 2);
    assert_eq!(ben.create(create.clone()).await.unwrap_err(), "deal/seen");
    let table = cho.create(create.clone()).await.unwrap();
    let snapshot = cho.subscribe(&table).await;
    assert!(matches!(
        snapshot.info.deal_of,
        Some(DealSourceInfo::Challenge { id: Some(_) })
    ));
    let page: kagiya_protocol::TablesPage = told(&eve, "/api/tables").await;
    let listed = page.tables.iter().find(|it| it.id == table).unwrap();
    assert_eq!(
        listed.deal_of,
        Some(DealSourceInfo::Challenge { id: None }),
        "a list has no invitations"
    );
    assert_eq!(sit(&mut ben, &table).await.unwrap_err(), "deal/seen");
    assert_eq!(start(&mut cho, &table).await.unwrap_err(), "deal/seats");
    let other = Command::Configure {
        settings: settings("original", 3),
    };
    assert_eq!(cho.command(&table, other).await.unwrap_err(), "deal/fixed");
    let open = Command::Configure {
        settings: settings("original", 2),
    };
    cho.command(&table, open).await.unwrap();
    sit(&mut dan, &table).await.unwrap();
    start(&mut cho, &table).await.unwrap();

    // During their game they can't see the other games.
    let replay = format!("/api/games/{first}/replay");
    let record = format!("/api/games/{first}/record");
    for path in [&games, &scores, &replay, &record] {
        assert_eq!(refused(&cho, "GET", path).await, "deal/unseen", "{path}");
    }
    let hidden: TableInfo = told(&cho, &format!("/api/tables/{first}")).await;
    assert!(hidden.deal.is_none());
    let info: ChallengeInfo = told(&cho, &at).await;
    assert_eq!((info.taken, info.seen), (1, true));
    assert_eq!(info.table.as_ref(), Some(&table));
    // They can't begin it a second time meanwhile.
    assert_eq!(cho.create(create.clone()).await.unwrap_err(), "deal/seen");

    lose(&mut cho, &mut dan, &table).await;
    let found: DealGames = told(&cho, &games).await;
    let ids: Vec<_> = found
        .games
        .iter()
        .map(|it| (it.id.clone(), it.first, it.mine))
        .collect();
    assert_eq!(
        ids,
        [(first.clone(), true, false), (table.clone(), false, true)]
    );
    last_turns_count(&cho, &found).await;
    for knows in [&cho, &ana] {
        assert_eq!(told::<DealScores>(knows, &scores).await.games.len(), 2);
    }
    let found: DealGames = told(&ana, &games).await;
    assert_eq!(found.games.len(), 2, "the challenger sees the results");
    assert_eq!(deck(&cho, &first).await, deck(&cho, &table).await);

    // A person who opens the replay knows the deal from then on, after a restart too.
    app.clock.advance(31 * DAY);
    assert!(!told::<ChallengeInfo>(&eve, &at).await.seen);
    deck(&eve, &first).await;
    let app = app.restart().await;
    eve.address = app.address();
    eve.reconnect().await;
    let info: ChallengeInfo = told(&eve, &at).await;
    assert_eq!((info.seen, info.taken), (true, 1));
    assert_eq!(eve.create(create).await.unwrap_err(), "deal/seen");
    let found: DealGames = told(&eve, &games).await;
    assert_eq!(found.games.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_knows_the_deal_and_two_tables_do_not_begin_with_the_same_person() {
    let app = TestServer::start().await;
    let (_ana, _ben, _first, wish, _) = challenged(&app).await;
    let (mut cho, mut dan, mut eve) = (
        app.guest("Cho").await,
        app.guest("Dan").await,
        app.guest("Eve").await,
    );
    // Dan has a seat at both tables before either has begun.
    let one = cho.create(table_with(wish.clone(), 2)).await.unwrap();
    let two = eve.create(table_with(wish.clone(), 2)).await.unwrap();
    sit(&mut dan, &one).await.unwrap();
    sit(&mut dan, &two).await.unwrap();
    start(&mut cho, &one).await.unwrap();
    assert_eq!(start(&mut eve, &two).await.unwrap_err(), "deal/seen_by");
    // None of this counts as knowledge for Eve.
    let free = Command::FreeSeat { seat: Seat(1) };
    eve.command(&two, free).await.unwrap();
    let fay = &mut app.guest("Fay").await;
    sit(fay, &two).await.unwrap();
    // Fay subscribes to the other table before hers begins.
    fay.subscribe(&one).await;
    assert_eq!(start(&mut eve, &two).await.unwrap_err(), "deal/seen_by");
    let free = Command::FreeSeat { seat: Seat(1) };
    eve.command(&two, free).await.unwrap();
    let bot = Command::SeatBot {
        seat: Seat(1),
        bot: "companion-1".to_owned(),
    };
    eve.command(&two, bot).await.unwrap();
    start(&mut eve, &two).await.unwrap();
    // A table of bots alone would show all hands to its creator.
    let mut gus = app.guest("Gus").await;
    let alone = CreateTable {
        seat: None,
        bots: vec!["companion-1".to_owned(), "companion-1".to_owned()],
        start: true,
        ..table_with(wish, 2)
    };
    assert_eq!(gus.create(alone).await.unwrap_err(), "deal/seats");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_the_day_is_one_try_and_secret_until_then() {
    let clock = Clock::fixed(NOON);
    let app = TestServer::with_clock(unlimited(), clock.clone()).await;
    let mut ana = app.guest("Ana").await;
    let mut ben = app.guest("Ben").await;
    let mut cho = app.guest("Cho").await;
    let mut dan = app.guest("Dan").await;
    let today: DayInfo = told(&ana, "/api/days/today").await;
    assert_eq!((&*today.day, today.today), ("2026-11-22", true));
    let players: Vec<u8> = today.deals.iter().map(|it| it.settings.seats).collect();
    assert_eq!(players, [2, 3, 4, 5]);
    assert!(today.deals.iter().all(|it| !it.seen && !it.open));
    for none in ["2026-11-23", "2026-1-1", "yesterday", "2026-11-22T00:00"] {
        let path = format!("/api/days/{none}");
        assert_eq!(refused(&ana, "GET", &path).await, "deal/no_day", "{none}");
    }
    let games = "/api/days/today/2/games";
    assert_eq!(refused(&ana, "GET", games).await, "deal/unseen");
    assert_eq!(
        refused(&ana, "GET", "/api/days/today/7/games").await,
        "deal/no_day"
    );

    let one = ana.create(table_with(RequestedDeal::Day, 2)).await.unwrap();
    sit(&mut ben, &one).await.unwrap();
    start(&mut ana, &one).await.unwrap();
    // A person who can still play it can't watch it.
    cho.say(kagiya_protocol::ClientMessage::Subscribe {
        table: one.clone(),
        after: None,
    })
    .await;
    assert_eq!(cho.refusal().await, "deal/unseen");
    let again = ana.create(table_with(RequestedDeal::Day, 2)).await;
    assert_eq!(again.unwrap_err(), "deal/seen", "one try");
    assert_eq!(refused(&ana, "GET", games).await, "deal/unseen", "not yet");
    lose(&mut ana, &mut ben, &one).await;
    let found: DealGames = told(&ana, games).await;
    assert_eq!(found.games.len(), 1);

    // Nobody else can see it today, by any request.
    let ways = ["replay", "record", "state", "hanab-live", "notes", "deal"];
    for way in ways {
        let path = format!("/api/games/{one}/{way}");
        assert_eq!(refused(&cho, "GET", &path).await, "deal/unseen", "{way}");
        assert_eq!(code(&app.get(&path).await), "deal/unseen", "{way}");
        assert_eq!(send(&ben, "GET", &path, "").await.status, 200, "{way}");
    }
    let info: TableInfo = told(&cho, &format!("/api/tables/{one}")).await;
    assert!(info.deal.is_none());
    let page: GamesPage = told(&cho, "/api/games").await;
    assert_eq!(page.games.len(), 0);
    let mine: GamesPage = told(&ana, "/api/games?mine=true").await;
    assert_eq!(mine.games.len(), 1);
    let challenge = format!("/api/games/{one}/challenge");
    assert_eq!(refused(&ana, "POST", &challenge).await, "deal/today");

    // Another table has the same cards, also after a restart and on another server of the same store.
    let other = Server::start(
        SocketAddr::from(([127, 0, 0, 1], 0)),
        app.services().store.clone(),
        clock.clone(),
        unlimited(),
    )
    .await
    .unwrap();
    for guest in [&mut cho, &mut dan] {
        guest.address = other.address;
        guest.reconnect().await;
    }
    let two = cho.create(table_with(RequestedDeal::Day, 2)).await.unwrap();
    sit(&mut dan, &two).await.unwrap();
    start(&mut cho, &two).await.unwrap();
    lose(&mut cho, &mut dan, &two).await;
    assert_eq!(deck(&cho, &one).await, deck(&cho, &two).await);
    let found: DealGames = told(&dan, games).await;
    assert_eq!(found.games.len(), 2);
    drop(other);

    let app = app.restart().await;
    let mut eve = app.guest("Eve").await;
    let fay = &mut app.guest("Fay").await;
    let left = eve.create(table_with(RequestedDeal::Day, 2)).await.unwrap();
    sit(fay, &left).await.unwrap();
    start(&mut eve, &left).await.unwrap();

    // The next day has another deal, and the previous one is open to everyone except its present players.
    clock.advance(DAY);
    let gus = app.guest("Gus").await;
    let before = "/api/days/2026-11-22/2/games";
    let found: DealGames = told(&gus, before).await;
    assert_eq!(found.games.len(), 2);
    assert_eq!(refused(&eve, "GET", before).await, "deal/unseen");
    let day: DayInfo = told(&gus, "/api/days/2026-11-22").await;
    assert!(!day.today && day.deals[0].open && day.deals[0].taken == 3);
    lose(&mut eve, fay, &left).await;
    let found: DealGames = told(&gus, before).await;
    assert_eq!(found.games.len(), 3, "it counts for the day of its deal");
    let yesterday = deck(&gus, &left).await;
    let next = eve.create(table_with(RequestedDeal::Day, 2)).await.unwrap();
    sit(fay, &next).await.unwrap();
    start(&mut eve, &next).await.unwrap();
    lose(&mut eve, fay, &next).await;
    assert_ne!(deck(&eve, &next).await, yesterday);
}

/// Offers a friend the seat of a player.
async fn offer(app: &TestServer, from: &mut Guest, to: &Guest, table: &TableId) {
    for (one, two) in [(&from.me, &to.me), (&to.me, &from.me)] {
        let store = &app.services().store;
        store
            .tie(&one.id, &two.id, TieKind::Friend, 1)
            .await
            .unwrap();
    }
    let offer = Command::OfferSeat {
        seat: Seat(0),
        person: to.me.id.clone(),
    };
    from.command(table, offer).await.unwrap();
}

/// A table where a guest plays a deal with a bot.
async fn with_bot(guest: &mut Guest, deal: RequestedDeal) -> TableId {
    let create = CreateTable {
        bots: vec!["companion-3".to_owned()],
        start: true,
        ..table_with(deal, 2)
    };
    guest.create(create).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_offered_a_seat_is_told_no_deal_that_they_can_still_play() {
    let app = TestServer::with_clock(unlimited(), Clock::fixed(NOON)).await;
    let (mut ana, mut gus) = (app.guest("Ana").await, app.guest("Gus").await);
    let table = with_bot(&mut ana, RequestedDeal::Day).await;
    ana.subscribe(&table).await;
    offer(&app, &mut ana, &gus, &table).await;
    gus.say(kagiya_protocol::ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    })
    .await;
    assert_eq!(gus.refusal().await, "deal/unseen");
    let end = Command::End { wish: true };
    ana.command(&table, end.clone()).await.unwrap();
    // Gus has seen nothing of it, so he can play it.
    let day: DayInfo = told(&gus, "/api/days/today").await;
    assert!(!day.deals[0].seen);
    assert!(gus.heard.iter().all(|it| !it.contains("deck")));
    let own = with_bot(&mut gus, RequestedDeal::Day).await;
    // A person who takes the seat plays the deal there, and nowhere else.
    let mut hal = app.guest("Hal").await;
    offer(&app, &mut gus, &hal, &own).await;
    sit(&mut hal, &own).await.unwrap();
    assert_eq!(hal.subscribe(&own).await.you, Some(Seat(0)));
    let again = hal.create(table_with(RequestedDeal::Day, 2)).await;
    assert_eq!(again.unwrap_err(), "deal/seen");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_follows_a_challenge_where_they_are_offered_a_seat_knows_its_deal() {
    let app = TestServer::start().await;
    let (_ana, _ben, _first, wish, at) = challenged(&app).await;
    let (mut cho, mut gus) = (app.guest("Cho").await, app.guest("Gus").await);
    let table = with_bot(&mut cho, wish.clone()).await;
    cho.subscribe(&table).await;
    offer(&app, &mut cho, &gus, &table).await;
    let info: ChallengeInfo = told(&gus, &at).await;
    assert!(!info.seen);
    gus.subscribe(&table).await;
    let info: ChallengeInfo = told(&gus, &at).await;
    assert!(info.seen);
    let own = gus.create(table_with(wish, 2)).await;
    assert_eq!(own.unwrap_err(), "deal/seen");
    // They get a new snapshot of the end instead of its events.
    cho.command(&table, Command::End { wish: true })
        .await
        .unwrap();
    let shown = gus.until(|message| match message {
        ServerMessage::Snapshot(shown) => Some((**shown).clone()),
        ServerMessage::Event(update) => {
            assert!(update.info.as_ref().is_none_or(|info| info.deal.is_none()));
            None
        }
        _ => None,
    });
    assert!(shown.await.info.deal.is_some());
    // Taking a seat at a table that they have followed doesn't count as a second game.
    let mut hal = app.guest("Hal").await;
    let mut eve = app.guest("Eve").await;
    let (_, _, _, other, _) = challenged(&app).await;
    let table = with_bot(&mut eve, other).await;
    eve.subscribe(&table).await;
    offer(&app, &mut eve, &hal, &table).await;
    hal.subscribe(&table).await;
    sit(&mut hal, &table).await.unwrap();
    assert_eq!(hal.subscribe(&table).await.you, Some(Seat(0)));
}
