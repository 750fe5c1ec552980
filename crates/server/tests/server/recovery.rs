//! Recovery codes: each replaces a forgotten password once, and guessing is limited as for passwords.

use kagiya_server::Config;
use kagiya_server::admin::{Answer, Request, UserRef};
use kagiya_server::clock::Clock;
use serde_json::{Value, json};

use super::accounts::{PASSWORD, account, call, done, open, refused, said, sign_in};
use super::personal_data::download;
use crate::common::TestServer;

pub(super) const NEW: &str = "another fine firework";

pub(super) async fn codes(
    app: &TestServer,
    token: &str,
    password: &str,
) -> Result<Vec<String>, (u16, String)> {
    let body = json!({ "password": password });
    let reply = call(app, token, ("POST", "/api/account/recovery-codes"), &body).await;
    match serde_json::from_value(reply.json()["codes"].clone()) {
        Ok(codes) => Ok(codes),
        Err(_) => Err(said(&reply)),
    }
}

async fn recover(
    app: &TestServer,
    token: &str,
    (name, code): (&str, &str),
    new: &str,
) -> Result<String, (u16, String)> {
    let body = json!({"name": name, "code": code, "new": new, "token": true});
    let reply = call(app, token, ("POST", "/api/account/recovery"), &body).await;
    let token = reply.json()["token"].as_str().map(str::to_owned);
    token.ok_or_else(|| said(&reply))
}

async fn left(app: &TestServer, token: &str) -> Value {
    account(app, token).await["recovery_codes"].clone()
}

fn wrong() -> Result<String, (u16, String)> {
    Err(refused(403, "account/wrong_code"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_replaces_the_password_once_and_ends_the_other_sessions() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    assert_eq!(left(&app, &ana.token).await, Value::Null);
    assert_eq!(
        codes(&app, &ana.token, PASSWORD).await,
        Err(refused(403, "account/none"))
    );
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    assert_eq!(left(&app, &ana.token).await, json!(0));
    assert_eq!(
        codes(&app, &ana.token, "not the password").await,
        Err(refused(403, "account/wrong"))
    );
    let old = codes(&app, &ana.token, PASSWORD).await.unwrap();
    let mine = codes(&app, &ana.token, PASSWORD).await.unwrap();
    assert_eq!((mine.len(), left(&app, &ana.token).await), (8, json!(8)));
    for code in &mine {
        assert_eq!(code.len(), 23, "{code}");
        assert!(!old.contains(code));
    }

    // Only an unused code with the right name and a valid new password counts.
    for (name, code, expected) in [
        ("Ana", &*old[0], wrong()),
        ("Ana", "", wrong()),
        ("Ana", "00000-00000-00000-00000", wrong()),
        ("Ana", &"x".repeat(9_000), wrong()),
        ("Ana", "\u{0}\u{202e}", wrong()),
        ("Ben", &mine[0], wrong()),
        ("", &mine[0], wrong()),
        ("An\u{0}a", &mine[0], wrong()),
    ] {
        assert_eq!(
            recover(&app, "", (name, code), NEW).await,
            expected,
            "{name} {code}"
        );
    }
    assert_eq!(
        recover(&app, "", ("Ana", &mine[0]), "short").await,
        Err(refused(400, "password/invalid"))
    );
    assert_eq!(left(&app, &ana.token).await, json!(8), "none has been used");

    let typed = mine[0].to_uppercase().replace('-', " ");
    let phone = recover(&app, "", ("ANA", &typed), NEW).await.unwrap();
    assert_eq!(account(&app, &phone).await["you"]["id"], json!(ana.me.id));
    assert_eq!(left(&app, &phone).await, json!(7));
    let gone = call(&app, &ana.token, ("GET", "/api/account"), &Value::Null).await;
    assert_eq!(said(&gone), refused(401, "session/expired"));
    assert_eq!(
        sign_in(&app, "", "Ana", PASSWORD).await,
        Err(refused(403, "account/wrong"))
    );
    assert!(sign_in(&app, "", "Ana", NEW).await.is_ok());
    assert_eq!(recover(&app, "", ("Ana", &mine[0]), NEW).await, wrong());

    // A code that is used twice at the same time counts once.
    let (one, two) = tokio::join!(
        recover(&app, "", ("Ana", &mine[1]), PASSWORD),
        recover(&app, "", ("Ana", &mine[1]), PASSWORD)
    );
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1);
    let token = one.or(two).unwrap();

    // What is stored of codes is in the export, and a removed account has none.
    let data = download(&app, &token).await;
    assert_eq!(data["recovery_codes"], json!(6));
    assert!(!data.to_string().contains(&mine[2]));
    let body = json!({ "password": PASSWORD });
    let gone = call(&app, &token, ("POST", "/api/account/remove"), &body).await;
    assert_eq!(gone.status, 204);
    assert_eq!(recover(&app, "", ("Ana", &mine[2]), NEW).await, wrong());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_at_a_table_keeps_the_code() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let mine = codes(&app, &ana.token, PASSWORD).await.unwrap();
    let mut guest = app.guest("Guest").await;
    guest.open_table("original", 2).await;
    assert_eq!(
        recover(&app, &guest.token, ("Ana", &mine[0]), NEW).await,
        Err(refused(409, "account/at_table"))
    );
    let idle = app.guest("Idle").await;
    let token = recover(&app, &idle.token, ("Ana", &mine[0]), NEW).await;
    assert_eq!(left(&app, &token.unwrap()).await, json!(7));
    let gone = call(&app, &idle.token, ("GET", "/api/account"), &Value::Null).await;
    assert_eq!(gone.status, 401, "the guest's session has ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_of_codes_and_passwords_count_together() {
    let clock = Clock::fixed(1_795_348_800_000);
    let app = TestServer::with_clock(Config::default(), clock).await;
    let ana = app.guest("Ana").await;
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let mut answers = Vec::new();
    for _ in 0..6 {
        let body = json!({"name": "Ana", "code": "00000", "new": NEW});
        let reply = call(&app, "", ("POST", "/api/account/recovery"), &body).await;
        answers.push(reply.status);
        answers.push(
            sign_in(&app, "", "Ana", "not this one")
                .await
                .unwrap_err()
                .0,
        );
    }
    assert_eq!(answers[..10], [403; 10]);
    assert_eq!(answers[10..], [429; 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_is_told_so_and_keeps_the_code() {
    let hour = 60 * 60 * 1000;
    let app = TestServer::with_clock(Config::default(), Clock::fixed(1_795_348_800_000)).await;
    let ana = app.guest("Ana").await;
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let mine = codes(&app, &ana.token, PASSWORD).await.unwrap();
    let ban = Request::Ban {
        who: UserRef::Guest(ana.me.id.as_str().to_owned()),
        duration: hour,
        why: "shouting".to_owned(),
    };
    let banned = app.server.app.execute(ban).await;
    assert!(matches!(banned, Answer::Banned(_)), "{banned:?}");
    let wanted = recover(&app, "", ("Ana", &mine[0]), NEW).await;
    assert_eq!(wanted, Err(refused(403, "session/blocked")));
    // Nobody else learns of the ban.
    let guessed = recover(&app, "", ("Ana", "00000-00000-00000-00000"), NEW).await;
    assert_eq!(guessed, wrong());
    app.clock.advance(2 * hour);
    assert!(
        sign_in(&app, "", "Ana", PASSWORD).await.is_ok(),
        "the password is the same"
    );
    let token = recover(&app, "", ("Ana", &mine[0]), NEW).await.unwrap();
    assert_eq!(left(&app, &token).await, json!(7));
}
