//! Known devices: strangers who guess a password keep nobody out who has signed in before.

use crate::accounts::{PASSWORD, said};
use crate::common::database::Place;
use crate::common::{self, Guest, TestServer};
use crate::recovery::{NEW, codes};
use kagiya_loadtest::client::{Reply, ask};
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use kagiya_server::{Config, Server};
use serde_json::{Value, json};

const NAME: &str = "Ana Asagao";

fn behind_a_proxy() -> Config {
    Config {
        trust_proxy: crate::common::any_proxy(),
        ..Config::default()
    }
}

/// A request from an address, on a device with this cookie.
async fn request(
    server: &Server,
    (from, cookie, token): (&str, &str, &str),
    (method, path): (&str, &str),
    body: &Value,
) -> Reply {
    let bearer = format!("Bearer {token}");
    let mut headers = vec![("x-forwarded-for", from)];
    if !cookie.is_empty() {
        headers.push(("cookie", cookie));
    }
    if !token.is_empty() {
        headers.push(("authorization", &bearer));
    }
    let reply = ask(server.address, method, path, &headers, &body.to_string()).await;
    reply.unwrap()
}

async fn tries_at(server: &Server, from: &str, cookie: &str, password: &str) -> Reply {
    let body = json!({"name": NAME, "password": password, "token": true});
    let path = ("POST", "/api/account/session");
    request(server, (from, cookie, ""), path, &body).await
}

async fn tries(app: &TestServer, from: &str, cookie: &str, password: &str) -> u16 {
    tries_at(&app.server, from, cookie, password).await.status
}

/// The cookie of the device that a response sets, with its attributes.
fn set_cookie(reply: &Reply) -> Option<String> {
    let headers = reply
        .headers
        .iter()
        .filter(|(name, _)| name == "set-cookie");
    let mut values = headers.map(|(_, value)| value.clone());
    values.find(|it| it.starts_with("kagiya_device=") || it.starts_with("__Host-kagiya_device="))
}

/// The cookie as a browser sends it.
pub(super) fn cookie_of(reply: &Reply) -> String {
    let cookie = set_cookie(reply).unwrap_or_else(|| panic!("no cookie in {reply:?}"));
    cookie.split(';').next().unwrap().to_owned()
}

/// Opens an account on a new device, and returns its cookie.
async fn opens(app: &TestServer, guest: &Guest, name: &str) -> String {
    let body = json!({"name": name, "password": PASSWORD});
    let who = ("198.51.100.1", "", &*guest.token);
    let reply = request(&app.server, who, ("POST", "/api/account"), &body).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    cookie_of(&reply)
}

/// Strangers guess until the account has had as many guesses as it may have.
async fn strangers_guess(app: &TestServer) {
    let mut guesses = 0;
    for network in 0..20 {
        for _ in 0..10 {
            match tries(app, &format!("203.0.{network}.66"), "", "a guess").await {
                403 => guesses += 1,
                429 => {}
                status => panic!("{status}"),
            }
        }
    }
    assert_eq!(guesses, 100, "many networks together are limited");
    assert_eq!(
        tries(app, "192.0.2.1", "", PASSWORD).await,
        429,
        "this may be any person"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_others_out_of_their_account_by_guessing() {
    let app = TestServer::with_clock(behind_a_proxy(), Clock::fixed(1_795_348_800_000)).await;
    let ana = app.guest(NAME).await;
    let device = opens(&app, &ana, NAME).await;
    let mine = codes(&app, &ana.token, PASSWORD).await.unwrap();
    strangers_guess(&app).await;
    // The device on which the account was opened, wherever it is now, and after a restart.
    assert_eq!(tries(&app, "198.51.100.1", &device, PASSWORD).await, 200);
    assert_eq!(tries(&app, "203.0.1.66", &device, PASSWORD).await, 200);
    let app = app.restart().await;
    strangers_guess(&app).await;
    let known = tries_at(&app.server, "203.0.1.66", &device, PASSWORD).await;
    assert_eq!(known.status, 200);
    // A new device needs a recovery code meanwhile, and is known then.
    let body = json!({"name": NAME, "code": mine[0], "new": NEW, "token": true});
    let path = ("POST", "/api/account/recovery");
    let recovered = request(&app.server, ("192.0.2.1", "", ""), path, &body).await;
    assert_eq!(recovered.status, 200, "{recovered:?}");
    let new_device = cookie_of(&recovered);
    assert_eq!(tries(&app, "192.0.2.1", &new_device, NEW).await, 200);
    // Existing sessions have a limit that strangers can't use up.
    let token = recovered.json()["token"].as_str().unwrap().to_owned();
    let body = json!({"password": NEW, "new": "a third firework"});
    let path = ("PUT", "/api/account/password");
    let changed = request(&app.server, ("203.0.1.66", "", &token), path, &body).await;
    assert_eq!(changed.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_is_not_of_this_account_is_worth_nothing() {
    let app = TestServer::with_clock(behind_a_proxy(), Clock::fixed(1_795_348_800_000)).await;
    let (ana, mallory) = (app.guest(NAME).await, app.guest("Mallory").await);
    let device = opens(&app, &ana, NAME).await;
    let of_mallory = opens(&app, &mallory, "Mallory").await;
    strangers_guess(&app).await;
    let (head, mark) = device.rsplit_once('.').unwrap();
    let (other_head, _) = of_mallory.rsplit_once('.').unwrap();
    for cookie in [
        of_mallory.clone(),
        head.to_owned(),
        device[..device.len() - 1].to_owned(),
        // The mark of another device.
        format!("{other_head}.{mark}"),
        format!("{head}.{}", mark.replace(':', ":AAAA")),
        "kagiya_device=1.aaaaaaaaaaaaaaaaaaaaaaaaaa.20000:AAAAAAAAAAAAAAAAAAAAAA".to_owned(),
        "kagiya_device=".to_owned(),
        format!("kagiya_device={}", "1.".repeat(2_000)),
    ] {
        let status = tries(&app, "192.0.2.1", &cookie, PASSWORD).await;
        assert_eq!(status, 429, "{cookie}");
    }
    assert_eq!(tries(&app, "192.0.2.1", &device, PASSWORD).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_known_device_guesses_no_more_than_a_stranger() {
    let clock = Clock::fixed(1_795_348_800_000);
    let app = TestServer::with_clock(behind_a_proxy(), clock.clone()).await;
    let ana = app.guest(NAME).await;
    let device = opens(&app, &ana, NAME).await;
    let signed_in = tries_at(&app.server, "192.0.2.1", "", PASSWORD).await;
    let phone = cookie_of(&signed_in);
    for _ in 0..10 {
        assert_eq!(tries(&app, "198.51.100.1", &device, "a guess").await, 403);
    }
    let refused = tries_at(&app.server, "198.51.100.1", &device, PASSWORD).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.header("retry-after"), Some("20"));
    assert_eq!(
        tries(&app, "198.51.100.1", &phone, PASSWORD).await,
        200,
        "another device"
    );
    clock.advance(20_000);
    assert_eq!(tries(&app, "198.51.100.1", &device, PASSWORD).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_makes_other_devices_unknown() {
    let app = TestServer::with_clock(behind_a_proxy(), Clock::fixed(1_795_348_800_000)).await;
    let ana = app.guest(NAME).await;
    let thief = opens(&app, &ana, NAME).await;
    let out = request(
        &app.server,
        ("198.51.100.1", "", &ana.token),
        ("DELETE", "/api/account/sessions"),
        &Value::Null,
    );
    assert_eq!(out.await.status, 204);
    let signed_in = tries_at(&app.server, "198.51.100.1", &thief, PASSWORD).await;
    let token = signed_in.json()["token"].as_str().unwrap().to_owned();
    let who = ("198.51.100.1", "", &*token);
    let body = json!({"password": PASSWORD, "new": NEW});
    let path = ("PUT", "/api/account/password");
    let changed = request(&app.server, who, path, &body).await;
    assert_eq!(changed.status, 204);
    let mine = cookie_of(&changed);
    strangers_guess(&app).await;
    assert_eq!(tries(&app, "192.0.2.1", &thief, NEW).await, 429);
    assert_eq!(tries(&app, "192.0.2.1", &mine, NEW).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_of_a_device_names_nobody_and_scripts_do_not_read_it() {
    for (public_url, secure) in [
        ("https://hanabi.example", true),
        ("http://localhost", false),
    ] {
        let app = TestServer::with(Config {
            unlimited: true,
            public_url: Some(public_url.to_owned()),
            ..Config::default()
        })
        .await;
        let ana = app.guest(NAME).await;
        let body = json!({"name": NAME, "password": PASSWORD});
        let who = ("192.0.2.1", "", &*ana.token);
        let opened = request(&app.server, who, ("POST", "/api/account"), &body).await;
        let signed_in = tries_at(&app.server, "192.0.2.1", "", PASSWORD).await;
        for reply in [&opened, &signed_in] {
            let cookie = set_cookie(reply).unwrap();
            let path = if secure { "Path=/" } else { "Path=/api" };
            assert_eq!(cookie.starts_with("__Host-"), secure, "{cookie}");
            for attribute in ["HttpOnly", "SameSite=Lax", path, "Max-Age=31536000"] {
                assert!(cookie.split("; ").any(|it| it == attribute), "{cookie}");
            }
            assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
            for secret in ["Ana", "Asagao", ana.me.id.as_str(), &*ana.token] {
                assert!(!cookie.contains(secret), "{cookie}");
            }
        }
        // Another account on the same device, and then the same one again: the cookie knows both.
        let cookie = cookie_of(&signed_in);
        let ben = app.guest("Ben").await;
        let who = ("192.0.2.1", &*cookie, &*ben.token);
        let body = json!({"name": "Ben", "password": PASSWORD});
        let both = cookie_of(&request(&app.server, who, ("POST", "/api/account"), &body).await);
        assert!(both.len() > cookie.len(), "{both}");
        let again = cookie_of(&tries_at(&app.server, "192.0.2.1", &both, PASSWORD).await);
        assert_eq!(again.len(), both.len());
        let wrong = tries_at(&app.server, "192.0.2.1", &both, "a guess").await;
        assert_eq!((wrong.status, set_cookie(&wrong)), (403, None));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_guesses_is_refused_at_once_while_known_devices_sign_in() {
    let app = TestServer::with(Config {
        unlimited: true,
        trust_proxy: crate::common::any_proxy(),
        ..Config::default()
    })
    .await;
    let ana = app.guest(NAME).await;
    let device = opens(&app, &ana, NAME).await;
    let flood = (0..600_u32).map(|n| {
        let [_, _, c, d] = n.to_be_bytes();
        let from = format!("198.{}.{d}.66", 18 + c);
        let body = json!({"name": format!("name {n}"), "password": "a guess"});
        let server = &app.server;
        async move {
            let path = ("POST", "/api/account/session");
            request(server, (&from, "", ""), path, &body).await
        }
    });
    let flood = futures_util::future::join_all(flood);
    let known = async {
        // As soon as some are refused, the queue is full.
        let refused = &app.services().metrics.passwords_refused;
        common::until("some are refused", async || refused.get() > 0).await;
        tries(&app, "198.51.100.1", &device, PASSWORD).await
    };
    let (flood, known) = tokio::join!(flood, known);
    assert_eq!(known, 200);
    let refused: Vec<&Reply> = flood.iter().filter(|reply| reply.status != 403).collect();
    assert!(refused.len() > 100, "{}", refused.len());
    for reply in refused {
        assert_eq!(said(reply), (429, "rate/limited".to_owned()));
        let wait: u32 = reply.header("retry-after").unwrap().parse().unwrap();
        assert!((1..60).contains(&wait), "{wait}");
    }
    let metrics = app.services().metrics.clone();
    assert_eq!(metrics.passwords_waiting.get(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_known_to_all_servers_of_a_store() {
    let store = Store::in_memory().await;
    let clock = Clock::fixed(1_795_348_800_000);
    let start = async || {
        let place = Place::Memory(store.clone());
        TestServer::at(place, behind_a_proxy(), clock.clone()).await
    };
    let (north, south) = (start().await, start().await);
    let ana = north.guest(NAME).await;
    let device = opens(&north, &ana, NAME).await;
    strangers_guess(&south).await;
    assert_eq!(tries(&south, "192.0.2.1", &device, PASSWORD).await, 200);
    assert_eq!(tries(&north, "192.0.2.1", &device, PASSWORD).await, 200);
}
