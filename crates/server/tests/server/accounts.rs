//! Accounts: a guest registers and stays the same person, signs in elsewhere, exports their data, and leaves.

use crate::common::{Guest, TestServer, goodbye, running};
use kagiya_loadtest::client::{Client, Reply, ask};
use kagiya_protocol::{ClientMessage, Command, TableId};
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use serde_json::{Value, json};

pub(super) const PASSWORD: &str = "a fine firework";

/// Sends a request with a token, or without one if it is empty.
pub(super) async fn call(
    app: &TestServer,
    token: &str,
    (method, path): (&str, &str),
    body: &Value,
) -> Reply {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let headers = if token.is_empty() { &[][..] } else { &headers };
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    ask(app.address(), method, path, headers, &body)
        .await
        .unwrap()
}

/// The status, and the code of a refusal.
pub(super) fn said(reply: &Reply) -> (u16, String) {
    let code = reply.json()["code"].as_str().unwrap_or_default().to_owned();
    (reply.status, code)
}

pub(super) fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

pub(super) fn done(status: u16) -> (u16, String) {
    refused(status, "")
}

pub(super) async fn open(
    app: &TestServer,
    token: &str,
    name: &str,
    password: &str,
) -> (u16, String) {
    let body = json!({"name": name, "password": password});
    said(&call(app, token, ("POST", "/api/account"), &body).await)
}

/// Signs in, on a known device with this token or on a new one.
pub(super) async fn sign_in(
    app: &TestServer,
    token: &str,
    name: &str,
    password: &str,
) -> Result<String, (u16, String)> {
    let body = json!({"name": name, "password": password, "token": true});
    let reply = call(app, token, ("POST", "/api/account/session"), &body).await;
    let token = reply.json()["token"].as_str().map(str::to_owned);
    token.ok_or_else(|| said(&reply))
}

pub(super) async fn account(app: &TestServer, token: &str) -> Value {
    call(app, token, ("GET", "/api/account"), &Value::Null)
        .await
        .json()
}

/// Ends the game of two people by agreement.
pub(super) async fn end_game(ana: &mut Guest, ben: &mut Guest, table: &TableId) {
    for guest in [ana, ben] {
        let end = Command::End { wish: true };
        guest.command(table, end).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_what_they_have_played() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    end_game(&mut ana, &mut ben, &table).await;
    let before = account(&app, &ana.token).await;
    assert_eq!(
        (&before["you"]["id"], &before["since"]),
        (&json!(ana.me.id), &Value::Null)
    );
    assert_eq!(
        open(&app, "", "Ana", PASSWORD).await,
        refused(401, "session/expired")
    );
    for (name, password, code) in [
        ("", PASSWORD, "name/invalid"),
        ("savant", PASSWORD, "name/invalid"),
        ("Ana", "1234567", "password/invalid"),
        ("Ana", &*"x".repeat(129), "password/invalid"),
    ] {
        assert_eq!(
            open(&app, &ana.token, name, password).await,
            refused(400, code),
            "{name} {password}"
        );
    }
    assert_eq!(
        open(&app, &ana.token, "Ana Asagao", PASSWORD).await,
        done(200)
    );
    assert_eq!(
        open(&app, &ana.token, "Other", PASSWORD).await,
        refused(409, "account/exists")
    );
    let mine = account(&app, &ana.token).await;
    assert_eq!(mine["you"], json!({"id": ana.me.id, "name": "Ana Asagao"}));
    assert!(mine["since"].is_i64());

    // On another device, in another spelling.
    let token = sign_in(&app, "", "ana  ASAGAO", PASSWORD).await.unwrap();
    assert_ne!(token, ana.token);
    assert_eq!(account(&app, &token).await, mine);
    let games = call(&app, &token, ("GET", "/api/games?mine=true"), &Value::Null).await;
    assert_eq!(
        games.json()["games"][0]["id"],
        json!(table),
        "what was played before is there"
    );
    let app = app.restart().await;
    assert_eq!(account(&app, &token).await, mine, "and after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_name_and_a_wrong_password_are_answered_alike() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let attempt = async |name: &str, password: &str| {
        let body = json!({"name": name, "password": password});
        let reply = call(&app, "", ("POST", "/api/account/session"), &body).await;
        (
            reply.status,
            String::from_utf8(reply.body).unwrap(),
            reply.headers.iter().any(|(name, _)| name == "set-cookie"),
        )
    };
    let wrong = attempt("Ana", "not the password").await;
    assert_eq!((wrong.0, wrong.2), (403, false));
    assert!(wrong.1.contains("account/wrong"), "{}", wrong.1);
    for (name, password) in [
        ("Nobody", PASSWORD),
        ("", ""),
        ("\u{0}", "\u{0}"),
        ("savant", PASSWORD),
        ("Ana", ""),
        ("Ana", &*"x".repeat(4_000)),
        (&*"x".repeat(4_000), PASSWORD),
    ] {
        assert_eq!(attempt(name, password).await, wrong, "{name} {password}");
    }
    assert_eq!(attempt("Ana", PASSWORD).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_an_account_is_for_its_person_alone() {
    let app = TestServer::start().await;
    let (ana, ben) = (app.guest("Ana").await, app.guest("Ben").await);
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    assert_eq!(
        open(&app, &ben.token, "ana", PASSWORD).await,
        refused(400, "name/taken")
    );
    let guest = app.post("/api/session", "{\"name\": \"ANA\"}").await;
    assert_eq!(said(&guest), refused(400, "name/taken"));
    let mut ben = ben;
    let id = ben.next_id();
    ben.say(ClientMessage::Rename {
        id: id.clone(),
        name: "A na".to_owned(),
    })
    .await;
    assert_eq!(ben.answer(&id).await.unwrap_err(), "name/taken");
    // Two people want the same name at the same time, and one gets it.
    let (cho, dan) = (app.guest("Cho").await, app.guest("Dan").await);
    let (one, two) = tokio::join!(
        open(&app, &cho.token, "Hotaru", PASSWORD),
        open(&app, &dan.token, "hotaru", PASSWORD),
    );
    let mut codes = [one, two];
    codes.sort();
    assert_eq!(codes, [done(200), refused(400, "name/taken")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_ends_all_other_sessions() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let change = async |token: &str, password: &str, new: &str| {
        let body = json!({"password": password, "new": new});
        said(&call(&app, token, ("PUT", "/api/account/password"), &body).await)
    };
    let guest = change(&ana.token, PASSWORD, "another one").await;
    assert_eq!(guest, refused(403, "account/none"));
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let phone = sign_in(&app, "", "Ana", PASSWORD).await.unwrap();
    for (token, password, new, expected) in [
        ("", PASSWORD, "another one", refused(401, "session/expired")),
        (
            &*phone,
            "wrong one",
            "another one",
            refused(403, "account/wrong"),
        ),
        (&*phone, PASSWORD, "short", refused(400, "password/invalid")),
    ] {
        assert_eq!(change(token, password, new).await, expected);
    }
    assert_eq!(change(&phone, PASSWORD, "another one").await, done(204));
    assert_eq!(goodbye(&mut ana).await.as_deref(), Some("session/expired"));
    assert_eq!(account(&app, &ana.token).await["code"], "session/expired");
    assert_eq!(
        account(&app, &phone).await["you"]["id"],
        json!(ana.me.id),
        "this one stays"
    );
    let old = sign_in(&app, "", "Ana", PASSWORD).await;
    assert_eq!(old, Err(refused(403, "account/wrong")));

    // Signing out everywhere ends every session, with its connections.
    let tablet = sign_in(&app, "", "Ana", "another one").await.unwrap();
    let mut client = Client::connect(app.address(), &phone).await.unwrap();
    let out = call(
        &app,
        &tablet,
        ("DELETE", "/api/account/sessions"),
        &Value::Null,
    )
    .await;
    assert_eq!(said(&out), done(204));
    assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"));
    while client.hear_text().await.is_ok() {}
    for token in [&phone, &tablet] {
        assert_eq!(account(&app, token).await["code"], "session/expired");
    }
    let ben = app.guest("Ben").await;
    let guest = call(
        &app,
        &ben.token,
        ("DELETE", "/api/account/sessions"),
        &Value::Null,
    )
    .await;
    assert_eq!(
        said(&guest),
        refused(403, "account/none"),
        "a guest would not find back"
    );
    assert!(sign_in(&app, "", "Ana", "another one").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_in_is_a_guest_no_more() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let mut guest = app.guest("Guest").await;
    let table = guest.open_table("original", 2).await;
    let seated = sign_in(&app, &guest.token, "Ana", PASSWORD).await;
    assert_eq!(
        seated,
        Err(refused(409, "account/at_table")),
        "the seat would be lost"
    );
    guest.command(&table, Command::Leave).await.unwrap();
    let token = sign_in(&app, &guest.token, "Ana", PASSWORD).await.unwrap();
    assert_eq!(account(&app, &token).await["you"]["id"], json!(ana.me.id));
    assert_eq!(account(&app, &guest.token).await["code"], "session/expired");
    assert_eq!(
        goodbye(&mut guest).await.as_deref(),
        Some("session/expired")
    );
    // A page of another site can do none of this.
    let headers = [("origin", "https://other.example")];
    for (method, path) in [
        ("GET", "/api/account"),
        ("POST", "/api/account"),
        ("POST", "/api/account/session"),
        ("PUT", "/api/account/password"),
        ("PUT", "/api/account/settings"),
        ("POST", "/api/account/remove"),
        ("DELETE", "/api/account/sessions"),
        ("GET", "/api/account/data"),
    ] {
        let body = "{\"name\":\"\",\"password\":\"\",\"new\":\"\"}";
        let reply = ask(app.address(), method, path, &headers, body)
            .await
            .unwrap();
        assert_eq!(
            said(&reply),
            refused(403, "session/origin"),
            "{method} {path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_can_be_tried_only_now_and_then() {
    let clock = Clock::fixed(1_000);
    let app = TestServer::with_clock(Config::default(), clock.clone()).await;
    let mut tried = 0;
    let limited = loop {
        match sign_in(&app, "", &format!("name {tried}"), PASSWORD).await {
            Err((403, _)) => tried += 1,
            other => break other,
        }
        assert!(tried < 100, "there is a limit");
    };
    assert_eq!(
        limited,
        Err(refused(429, "rate/limited")),
        "for the address"
    );
    assert_eq!(tried, 10);
    // An account has a limit of its own, even for slow guesses from one address, and in any spelling.
    let mut wrong = 0;
    loop {
        clock.advance(6_000);
        let name = if wrong % 2 == 0 { "Ana" } else { "aNA" };
        match sign_in(&app, "", name, PASSWORD).await {
            Err((403, _)) => wrong += 1,
            Err((429, _)) => break,
            other => panic!("{other:?}"),
        }
        assert!(wrong < 100, "there is a limit");
    }
    assert!(wrong > 10, "{wrong}");
    clock.advance(20_000);
    assert_eq!(
        sign_in(&app, "", "Ana", PASSWORD).await,
        Err(refused(403, "account/wrong"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_with_the_account() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let put = async |token: &str, settings: &Value| {
        said(&call(&app, token, ("PUT", "/api/account/settings"), settings).await)
    };
    let dark = json!({"theme": "dark", "aid": "clues"});
    assert_eq!(put(&ana.token, &dark).await, refused(403, "account/none"));
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    assert_eq!(put(&ana.token, &dark).await, done(204));
    let phone = sign_in(&app, "", "Ana", PASSWORD).await.unwrap();
    assert_eq!(account(&app, &phone).await["settings"], dark);
    let long = json!({"theme": "x".repeat(5_000)});
    assert_eq!(put(&phone, &long).await, refused(413, "frame/too_large"));
    assert_eq!(
        put(&phone, &json!({"theme": 1})).await,
        refused(400, "http/bad_request")
    );
    assert_eq!(account(&app, &phone).await["settings"], dark);
}
