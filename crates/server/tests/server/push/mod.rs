//! Notifications by web push: who gets which, what they say, and that the server sends nothing anywhere else.

mod service;

use std::time::Duration;

use kagiya_protocol::{ClientMessage, Command, OnTimeout, PersonId, Seat, TableId};
use kagiya_server::clock::Clock;
use kagiya_server::{Config, PushConfig};
use serde_json::{Value, json};

use super::accounts::{PASSWORD, call, done, end_game, open, refused, said};
use super::personal_data::download;
use super::time::{BEGINNING, DAY, clue, days};
use crate::common::database::Place;
use crate::common::{self, Guest, PATIENCE, TestServer, choose, running_group};
use service::{Browser, PushService, Pushed, Reply, claims};

const ALL: &[&str] = &["turn", "invitation", "rematch"];

fn config(service: &PushService) -> Config {
    Config {
        unlimited: true,
        push: Some(PushConfig {
            hosts: vec![service.address.to_string().parse().unwrap()],
            timeout: Duration::from_mins(1),
        }),
        ..Config::default()
    }
}

async fn server(config: Config) -> TestServer {
    TestServer::with_clock(config, Clock::fixed(BEGINNING)).await
}

async fn subscribe(app: &TestServer, guest: &Guest, body: &Value) -> (u16, String) {
    said(&call(app, &guest.token, ("PUT", "/api/push"), body).await)
}

async fn key(app: &TestServer, guest: &Guest) -> Value {
    let reply = call(app, &guest.token, ("GET", "/api/push"), &Value::Null).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()
}

/// A correspondence game of these people, which nobody looks at. The first one is on turn.
async fn by_mail(app: &TestServer, people: &[&str]) -> (Vec<Guest>, TableId) {
    let (mut guests, table) = running_group(app, people, 0, |it| {
        it.time = days(OnTimeout::Tell);
    })
    .await;
    for guest in &mut guests {
        look_away(guest, &table).await;
    }
    (guests, table)
}

/// Ends a subscription to a table, and returns when the table knows.
async fn look_away(guest: &mut Guest, table: &TableId) {
    let unsubscribe = ClientMessage::Unsubscribe {
        table: table.clone(),
    };
    guest.say(unsubscribe).await;
    // The table handles the messages of a connection in their order; this one changes nothing.
    let _ = guest
        .command(table, Command::DropOffer { seat: Seat(0) })
        .await;
}

/// The player on turn gives a clue, or discards, and looks away.
async fn act(guest: &mut Guest, table: &TableId) {
    let game = guest.subscribe(table).await.game.unwrap();
    let action = choose(&game, game.legal.as_ref().unwrap(), 0);
    guest.act(table, action).await.unwrap();
    look_away(guest, table).await;
}

fn turn(table: &TableId, by: &str) -> Value {
    json!({"kind": "turn", "table": table, "by": by})
}

/// Waits until the server has counted so many notifications, by their ends: sent, failed, gone, dropped.
async fn ends(app: &TestServer, expected: [u64; 4]) {
    let metrics = &app.services().metrics;
    let counted = || {
        [
            metrics.push_sent.get(),
            metrics.push_failed.get(),
            metrics.push_gone.get(),
            metrics.push_dropped.get(),
        ]
    };
    common::until(&format!("{expected:?} are counted"), async || {
        counted() == expected
    })
    .await;
}

/// Waits until no notification waits. Then nothing more comes.
async fn quiet(app: &TestServer) {
    let waiting = &app.services().metrics.push_waiting;
    common::until("nothing waits", async || waiting.get() == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_a_correspondence_game_reaches_a_browser_that_only_it_can_read() {
    let mut service = PushService::start().await;
    let app = server(config(&service)).await;
    let (mut guests, table) = by_mail(&app, &["Ana", "Ben"]).await;
    let (phone, laptop) = (Browser::new(&service, 1), Browser::new(&service, 2));
    let info = key(&app, &guests[1]).await;
    assert_eq!(info["kinds"], json!(ALL));
    let key = info["key"].as_str().unwrap().to_owned();
    for browser in [&phone, &laptop] {
        let wish = browser.subscription(ALL);
        assert_eq!(subscribe(&app, &guests[1], &wish).await, done(204));
    }
    act(&mut guests[0], &table).await;
    let mut pushed = [service.next().await, service.next().await];
    pushed.sort_by(|one, other| one.path.cmp(&other.path));
    let mut topics = Vec::new();
    for (browser, pushed) in [&phone, &laptop].into_iter().zip(&pushed) {
        // All that it says: nothing about cards.
        assert_eq!(browser.read(pushed), turn(&table, "Ana"));
        assert_eq!(
            claims(pushed, &key),
            json!({
                "aud": format!("http://{}", service.address),
                "exp": (BEGINNING + DAY / 2) / 1000,
                "sub": "https://localhost",
            })
        );
        let header = |name: &str| pushed.headers[name].to_str().unwrap();
        assert_eq!((header("ttl"), header("urgency")), ("259200", "normal"));
        assert!(!format!("{:?}", pushed.headers).contains(table.as_str()));
        topics.push(header("topic").to_owned());
    }
    // The next notification of the table replaces the first one at the push service.
    act(&mut guests[1], &table).await;
    act(&mut guests[0], &table).await;
    let again = service.next().await;
    assert_eq!(again.headers["topic"], *topics[0]);
    assert_eq!(topics[0], topics[1]);
    ends(&app, [4, 0, 0, 0]).await;
}

/// Two servers on one store have one key, and so has a server that starts again.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_can_verify_every_server_of_a_store() {
    let service = PushService::start().await;
    let place = Place::empty().await;
    let start = async || {
        let clock = Clock::fixed(BEGINNING);
        TestServer::at(place.clone(), config(&service), clock).await
    };
    let (app, second) = (start().await, start().await);
    let ana = app.guest("Ana").await;
    let before = key(&app, &ana).await;
    assert_eq!(key(&second, &ana).await, before);
    let app = app.restart().await;
    assert_eq!(key(&app, &ana).await, before);
    let other = server(config(&service)).await;
    let ben = other.guest("Ben").await;
    assert_ne!(key(&other, &ben).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_notified_of_what_they_see_or_have_switched_off() {
    let mut service = PushService::start().await;
    let app = server(config(&service)).await;
    let (mut guests, table) = by_mail(&app, &["Ana", "Ben"]).await;
    let browser = Browser::new(&service, 1);
    let mut none_of = async |app: &TestServer, guests: &mut [Guest], wish: &Value| {
        assert_eq!(subscribe(app, &guests[1], wish).await, done(204));
        act(&mut guests[0], &table).await;
        quiet(app).await;
        let pushed = service.now();
        act(&mut guests[1], &table).await;
        pushed.map(|it| browser.read(&it))
    };
    let all = browser.subscription(ALL);
    let others = browser.subscription(&["invitation", "rematch"]);
    let got = Some(turn(&table, "Ana"));
    assert_eq!(none_of(&app, &mut guests, &all).await, got);
    assert_eq!(
        none_of(&app, &mut guests, &others).await,
        None,
        "it is switched off"
    );
    let nothing = browser.subscription(&[]);
    assert_eq!(none_of(&app, &mut guests, &nothing).await, None);
    // He looks at the table.
    guests[1].subscribe(&table).await;
    assert_eq!(none_of(&app, &mut guests, &all).await, None);
    // Another person uses the browser now.
    let cho = app.guest("Cho").await;
    assert_eq!(subscribe(&app, &guests[1], &all).await, done(204));
    assert_eq!(subscribe(&app, &cho, &all).await, done(204));
    act(&mut guests[0], &table).await;
    quiet(&app).await;
    assert!(service.now().is_none());
    act(&mut guests[1], &table).await;
    // A subscription ends with its session.
    assert_eq!(subscribe(&app, &guests[1], &all).await, done(204));
    assert_eq!(
        open(&app, &guests[1].token, "Ben", PASSWORD).await,
        done(200)
    );
    let gone = call(
        &app,
        &guests[1].token,
        ("DELETE", "/api/session"),
        &Value::Null,
    )
    .await;
    assert_eq!(gone.status, 204, "{gone:?}");
    act(&mut guests[0], &table).await;
    quiet(&app).await;
    assert!(service.now().is_none());

    // A game without days is played by people who are there.
    let (mut guests, table) = running_group(&app, &["Dan", "Eve"], 0, |_| {}).await;
    assert_eq!(subscribe(&app, &guests[1], &all).await, done(204));
    look_away(&mut guests[1], &table).await;
    clue(&mut guests[0], &table).await;
    quiet(&app).await;
    assert!(service.now().is_none());
}

/// Two people with accounts who are friends.
async fn befriend(app: &TestServer, ana: &Guest, ben: &Guest) {
    for guest in [ana, ben] {
        assert_eq!(
            open(app, &guest.token, &guest.me.name, PASSWORD).await,
            done(200)
        );
    }
    for (guest, other) in [(ana, ben), (ben, ana)] {
        let body = json!({"name": other.me.name});
        let asked = call(app, &guest.token, ("POST", "/api/people/friends"), &body).await;
        assert_eq!(asked.status, 204, "{asked:?}");
    }
}

async fn invite(app: &TestServer, by: &Guest, table: &TableId, person: &PersonId) {
    let path = format!("/api/tables/{table}/invitations");
    let body = json!({"people": [person]});
    let invited = call(app, &by.token, ("POST", &path), &body).await;
    assert_eq!(invited.status, 204, "{invited:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_an_offered_seat_and_a_rematch_are_told_once() {
    let mut service = PushService::start().await;
    let app = server(config(&service)).await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    befriend(&app, &ana, &ben).await;
    let browser = Browser::new(&service, 1);
    assert_eq!(
        subscribe(&app, &ben, &browser.subscription(ALL)).await,
        done(204)
    );
    let table = ana.open_table("original", 2).await;
    for _ in 0..2 {
        invite(&app, &ana, &table, &ben.me.id).await;
        quiet(&app).await;
    }
    let pushed = service.next().await;
    let told = |kind: &str, table: &TableId| json!({"kind": kind, "table": table, "by": "Ana"});
    assert_eq!(browser.read(&pushed), told("invitation", &table));
    assert_eq!(pushed.headers["ttl"], "86400");
    assert!(service.now().is_none(), "the second invitation is the same");

    // He looks at the table, where he reads it.
    let other = ana.open_table("original", 2).await;
    ben.subscribe(&other).await;
    invite(&app, &ana, &other, &ben.me.id).await;
    quiet(&app).await;
    assert!(service.now().is_none());

    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    ana.command(&table, Command::Start { first: None })
        .await
        .unwrap();
    end_game(&mut ana, &mut ben, &table).await;
    let (again, _) = ana.command(&table, Command::Rematch).await.unwrap();
    let again = again.unwrap();
    assert_eq!(browser.read(&service.next().await), told("rematch", &again));
    // Asking again makes no second one.
    ana.command(&table, Command::Rematch).await.unwrap();
    quiet(&app).await;
    assert!(service.now().is_none());

    // A person hears nothing of somebody they block.
    ben.command(&again, Command::Sit { seat: None })
        .await
        .unwrap();
    end_of(&mut ana, &mut ben, &again).await;
    let body = json!({"person": ana.me.id});
    let blocked = call(&app, &ben.token, ("POST", "/api/people/blocks"), &body).await;
    assert_eq!(blocked.status, 204, "{blocked:?}");
    ana.command(&again, Command::Rematch).await.unwrap();
    quiet(&app).await;
    assert!(service.now().is_none());
}

/// Ends a rematch, which begins when all seats are taken.
async fn end_of(ana: &mut Guest, ben: &mut Guest, table: &TableId) {
    let status = ana.subscribe(table).await.info.status;
    if status == kagiya_protocol::TableStatus::Open {
        let start = Command::Start { first: None };
        ana.command(table, start).await.unwrap();
    }
    end_game(ana, ben, table).await;
    look_away(ben, table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_subscription_that_has_ended_is_deleted() {
    let mut service = PushService::start().await;
    let app = server(config(&service)).await;
    let (mut guests, table) = by_mail(&app, &["Ana", "Ben"]).await;
    for (number, status) in [(1, 404), (2, 410)] {
        let wish = Browser::new(&service, number).subscription(ALL);
        assert_eq!(subscribe(&app, &guests[1], &wish).await, done(204));
        let devices = download(&app, &guests[1].token).await["push"].clone();
        assert_eq!(
            devices,
            json!([{"endpoint": wish["endpoint"], "kinds": ALL, "confirmed_at": BEGINNING}])
        );
        service.reply([Reply::Status(status, None)]);
        act(&mut guests[0], &table).await;
        service.next().await;
        quiet(&app).await;
        assert_eq!(download(&app, &guests[1].token).await["push"], json!([]));
        act(&mut guests[1], &table).await;
    }
    act(&mut guests[0], &table).await;
    quiet(&app).await;
    assert!(service.now().is_none());
    ends(&app, [0, 0, 2, 0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_service_that_fails_is_asked_again_when_it_wants() {
    let mut service = PushService::start().await;
    let app = server(config(&service)).await;
    let (mut guests, table) = by_mail(&app, &["Ana", "Ben"]).await;
    let browser = Browser::new(&service, 1);
    assert_eq!(
        subscribe(&app, &guests[1], &browser.subscription(ALL)).await,
        done(204)
    );
    let later =
        |status, seconds: u32| Reply::Status(status, Some(("retry-after", seconds.to_string())));
    service.reply([later(429, 120), Reply::Status(503, None)]);
    act(&mut guests[0], &table).await;
    service.next().await;
    let second = arrives(&app, &mut service).await;
    assert_eq!(browser.read(&second), turn(&table, "Ana"));
    assert!(app.clock.now() >= BEGINNING + 120_000);
    let third = arrives(&app, &mut service).await;
    assert_eq!(browser.read(&third), turn(&table, "Ana"));
    ends(&app, [1, 0, 0, 0]).await;

    // Three attempts, and none if it wants to wait for hours.
    act(&mut guests[1], &table).await;
    service.reply([
        Reply::Status(500, None),
        Reply::Status(502, None),
        Reply::Status(503, None),
    ]);
    act(&mut guests[0], &table).await;
    for _ in 0..3 {
        arrives(&app, &mut service).await;
    }
    ends(&app, [1, 1, 0, 0]).await;
    act(&mut guests[1], &table).await;
    service.reply([later(429, 3_600)]);
    act(&mut guests[0], &table).await;
    service.next().await;
    ends(&app, [1, 2, 0, 0]).await;
}

/// The next request, while the time passes.
async fn arrives(app: &TestServer, service: &mut PushService) -> Pushed {
    let next = async {
        loop {
            if let Some(pushed) = service.now() {
                return pushed;
            }
            app.clock.advance(100);
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, next).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_push_service_gets_nothing_more_than_a_request() {
    let (mut service, mut elsewhere) = (PushService::start().await, PushService::start().await);
    let mut config = config(&service);
    if let Some(push) = &mut config.push {
        push.timeout = Duration::from_millis(300);
    }
    let app = server(config).await;
    let (mut guests, table) = by_mail(&app, &["Ana", "Ben"]).await;
    let wish = Browser::new(&service, 1).subscription(ALL);
    assert_eq!(subscribe(&app, &guests[1], &wish).await, done(204));
    // It redirects, here or elsewhere.
    let there = format!("http://{}/1", elsewhere.address);
    let mut failed = 0;
    for status in [301, 302, 303, 307, 308] {
        for location in [there.as_str(), "/other"] {
            service.reply([Reply::Status(
                status,
                Some(("location", location.to_owned())),
            )]);
            act(&mut guests[0], &table).await;
            service.next().await;
            failed += 1;
            ends(&app, [0, failed, 0, 0]).await;
            act(&mut guests[1], &table).await;
        }
    }
    assert!(elsewhere.now().is_none() && service.now().is_none());
    // It answers without an end. The server takes what it has asked for, and hangs up.
    service.reply([Reply::Endless]);
    act(&mut guests[0], &table).await;
    service.next().await;
    ends(&app, [1, failed, 0, 0]).await;
    let hung_up = tokio::time::timeout(PATIENCE, service.hung_up.notified()).await;
    hung_up.unwrap();
    act(&mut guests[1], &table).await;
    // It doesn't answer.
    service.reply([Reply::Never, Reply::Never, Reply::Never]);
    act(&mut guests[0], &table).await;
    for _ in 0..3 {
        arrives(&app, &mut service).await;
    }
    ends(&app, [1, failed + 1, 0, 0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_subscription_at_a_known_push_service_is_accepted() {
    let service = PushService::start().await;
    let app = server(config(&service)).await;
    let ana = app.guest("Ana").await;
    let browser = Browser::new(&service, 1);
    let with = |field: &str, value: Value| {
        let mut wish = browser.subscription(ALL);
        wish[field] = value;
        wish
    };
    let port = service.address.port();
    let long = format!("https://fcm.googleapis.com/{}", "x".repeat(1_024));
    for endpoint in [
        "",
        "\0",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user:word@fcm.googleapis.com/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://127.0.0.1/x",
        "http://127.0.0.1:1/x",
        &format!("http://127.0.0.2:{port}/x"),
        &format!("http://localhost:{port}/x"),
        &format!("http://[::1]:{port}/x"),
        &format!("http://user@127.0.0.1:{port}/x"),
        &format!("ftp://127.0.0.1:{port}/x"),
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://web.push.apple.com.evil.example/x",
        "file:///etc/passwd",
        &long,
    ] {
        assert_eq!(
            subscribe(&app, &ana, &with("endpoint", json!(endpoint))).await,
            refused(400, "push/subscription"),
            "{endpoint}"
        );
    }
    let off_the_curve = format!("BA{}", "A".repeat(85));
    for (field, value) in [
        ("p256dh", json!("")),
        ("p256dh", json!("?")),
        ("p256dh", json!(off_the_curve)),
        ("auth", json!("")),
        ("auth", json!("AAAA")),
        ("auth", json!("A".repeat(64))),
    ] {
        assert_eq!(
            subscribe(&app, &ana, &with(field, value.clone())).await,
            refused(400, "push/subscription"),
            "{field} {value}"
        );
    }
    let unknown = with("kinds", json!(["cards"]));
    assert_eq!(
        subscribe(&app, &ana, &unknown).await,
        refused(400, "http/bad_request")
    );
    let large = with("endpoint", json!("x".repeat(20_000)));
    assert_eq!(
        subscribe(&app, &ana, &large).await,
        refused(413, "frame/too_large")
    );
    let wish = browser.subscription(ALL);
    let nobody = said(&call(&app, "", ("PUT", "/api/push"), &wish).await);
    assert_eq!(nobody, refused(401, "session/expired"));
    assert_eq!(download(&app, &ana.token).await["push"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_devices_and_gets_so_many_notifications() {
    let mut service = PushService::start().await;
    let app = server(Config {
        unlimited: false,
        ..config(&service)
    })
    .await;
    let (mut guests, table) = by_mail(&app, &["Ana", "Ben"]).await;
    let devices = async || {
        let all = download(&app, &guests[1].token).await["push"].clone();
        app.clock.advance(120_000);
        all.as_array().unwrap().len()
    };
    for number in 1..=10 {
        app.clock.advance(1_000);
        let wish = Browser::new(&service, number).subscription(ALL);
        assert_eq!(subscribe(&app, &guests[1], &wish).await, done(204));
    }
    assert_eq!(devices().await, 8);
    // A browser that renews its subscription replaces its own.
    let mut wish = Browser::new(&service, 11).subscription(ALL);
    wish["replaces"] = json!(Browser::new(&service, 10).endpoint);
    assert_eq!(subscribe(&app, &guests[1], &wish).await, done(204));
    assert_eq!(devices().await, 7);
    for number in 3..=9 {
        let body = json!({"endpoint": Browser::new(&service, number).endpoint});
        let path = ("POST", "/api/push/remove");
        // Nobody ends the subscription of another person.
        assert_eq!(call(&app, &guests[0].token, path, &body).await.status, 204);
        assert_eq!(call(&app, &guests[1].token, path, &body).await.status, 204);
    }
    assert_eq!(devices().await, 1);
    let mut answers = Vec::new();
    for _ in 0..21 {
        answers.push(subscribe(&app, &guests[1], &wish).await.0);
    }
    assert_eq!((answers[..20].to_vec(), answers[20]), (vec![204; 20], 429));

    // Thirty at once, and one a minute.
    for _ in 0..32 {
        act(&mut guests[0], &table).await;
        quiet(&app).await;
        act(&mut guests[1], &table).await;
        app.clock.advance(1_000);
    }
    ends(&app, [30, 0, 0, 2]).await;
    for _ in 0..30 {
        service.next().await;
    }
    app.clock.advance(60_000);
    act(&mut guests[0], &table).await;
    service.next().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_push_offers_none() {
    let service = PushService::start().await;
    let config = Config {
        push: None,
        ..config(&service)
    };
    let app = server(config).await;
    let ana = app.guest("Ana").await;
    assert_eq!(key(&app, &ana).await, json!({"kinds": ALL}));
    let wish = Browser::new(&service, 1).subscription(ALL);
    assert_eq!(subscribe(&app, &ana, &wish).await, refused(404, "push/off"));
}
