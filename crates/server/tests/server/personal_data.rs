//! The data of a person: the export, and what the deletion of an account leaves.

use std::sync::Arc;

use super::accounts::{PASSWORD, account, call, done, end_game, open, refused, said, sign_in};
use crate::common::{self, Guest, TestServer, goodbye, running};
use kagiya_protocol::TableId;
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use kagiya_server::store::Listing;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Reads a response of unknown length.
pub(super) async fn download(app: &TestServer, token: &str) -> Value {
    let mut stream = TcpStream::connect(app.address()).await.unwrap();
    let request = format!(
        "GET /api/account/data HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\r\n",
        app.address()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    assert!(
        head.contains(" 200 ") && head.contains("kagiya.json"),
        "{head}"
    );
    serde_json::from_str(body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn i_can_take_my_data_with_me() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let nothing = call(&app, "", ("GET", "/api/account/data"), &Value::Null).await;
    assert_eq!(said(&nothing), refused(401, "session/expired"));
    let empty = app.guest("Cho").await;
    assert_eq!(download(&app, &empty.token).await["games"], json!([]));
    let path = format!("/api/tables/{table}/notes");
    for (guest, text) in [(&ana, "mine"), (&ben, "not mine")] {
        let note = json!({"card": 0, "text": text});
        let noted = call(&app, &guest.token, ("PUT", &path), &note).await;
        assert_eq!(noted.status, 204, "{noted:?}");
    }
    end_game(&mut ana, &mut ben, &table).await;
    assert_eq!(open(&app, &ana.token, "Ana", PASSWORD).await, done(200));
    let all = download(&app, &ana.token).await;
    assert_eq!(all["person"]["id"], json!(ana.me.id));
    assert!(all["account_since"].is_i64());
    let [game] = &all["games"].as_array().unwrap()[..] else {
        panic!("{all}")
    };
    assert_eq!(game["table"], json!(table));
    assert_eq!(
        game["notes"],
        json!([{"card": 0, "mark": null, "text": "mine"}])
    );
    let record = app.get(&format!("/api/games/{table}/record")).await.json();
    assert_eq!(game["record"], record);
    assert!(
        !all.to_string().contains("argon2"),
        "nothing of the password"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_leaves_games_without_a_name() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    assert_eq!(
        open(&app, &ana.token, "Ana Asagao", PASSWORD).await,
        done(200)
    );
    // The log of a game that she watches contains her name as well.
    let (cho, mut dan, other) = running(&app, "original").await;
    ana.subscribe(&other).await;
    let remove = async |token: &str, password: &str| {
        let body = json!({"password": password});
        said(&call(&app, token, ("POST", "/api/account/remove"), &body).await)
    };
    assert_eq!(
        remove(&ben.token, PASSWORD).await,
        refused(403, "account/none")
    );
    assert_eq!(
        remove(&ana.token, "wrong one").await,
        refused(403, "account/wrong")
    );
    assert_eq!(
        remove(&ana.token, PASSWORD).await,
        refused(409, "account/at_table")
    );
    let mut cho = cho;
    end_game(&mut ana, &mut ben, &table).await;
    end_game(&mut cho, &mut dan, &other).await;
    assert_eq!(remove(&ana.token, PASSWORD).await, done(204));
    assert_eq!(goodbye(&mut ana).await.as_deref(), Some("session/expired"));
    assert_eq!(account(&app, &ana.token).await["code"], "session/expired");
    let back = sign_in(&app, "", "Ana Asagao", PASSWORD).await;
    assert_eq!(back, Err(refused(403, "account/wrong")));

    // No stored data has the name; the games remain for the others.
    let application = Arc::clone(&app.server.app);
    assert!(application.remove_names().await.unwrap() > 0);
    for id in [&table, &other] {
        let events = application.services.store.read(id, 0).await.unwrap();
        assert!(
            events.iter().all(|it| !it.encoded.body.contains("Asagao")),
            "{events:?}"
        );
    }
    let listing = Listing::Finished {
        of: Some(ben.me.id.clone()),
        before: None,
    };
    let rows = application.services.store.list(&listing, 9).await.unwrap();
    assert_eq!(rows.len(), 1);
    assert!(!format!("{rows:?}").contains("Asagao"));
    let ana_id = ana.me.id.clone();
    let app = app.restart().await;
    let games = call(
        &app,
        &ben.token,
        ("GET", "/api/games?mine=true"),
        &Value::Null,
    )
    .await;
    let seats = games.json()["games"][0]["seats"].clone();
    let hers = json!({"person": {"id": ana_id, "name": ""}});
    assert!(seats.as_array().unwrap().contains(&hers), "{seats}");
    let replay = app.get(&format!("/api/games/{table}/replay")).await;
    assert_eq!(replay.status, 200, "the game can be seen");
    assert!(!String::from_utf8_lossy(&replay.body).contains("Asagao"));
    // The name is free again.
    let eve = app.guest("Eve").await;
    assert_eq!(
        open(&app, &eve.token, "Ana Asagao", PASSWORD).await,
        done(200)
    );
}

/// A guest as events identify them, since others at the table may have the same name.
fn named(guest: &Guest) -> String {
    let id = &guest.me.id;
    let name = &guest.me.name;
    format!("{{\"id\":\"{id}\",\"name\":\"{name}\"")
}

/// Waits until no event of a table has a text.
async fn is_without(app: &TestServer, table: &TableId, text: &str) {
    common::until(&format!("no event has {text}"), async || {
        let events = app.services().store.read(table, 0).await.unwrap();
        events.iter().all(|it| !it.encoded.body.contains(text))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_who_is_gone_are_looked_for_together_and_a_restart_forgets_none() {
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::with_clock(config, Clock::fixed(1_000)).await;
    let (mut ana, mut ben, theirs) = running(&app, "original").await;
    end_game(&mut ana, &mut ben, &theirs).await;
    let (mut cho, mut dan, watched) = running(&app, "original").await;
    let (mut one, mut two) = (app.guest("Eve").await, app.guest("Fay").await);
    for watcher in [&mut one, &mut two, &mut ana] {
        watcher.subscribe(&watched).await;
    }
    end_game(&mut cho, &mut dan, &watched).await;
    let opened = [
        (&ana, "Ana Asagao"),
        (&one, "Eve Asagao"),
        (&two, "Fay Asagao"),
    ];
    for (guest, name) in opened {
        assert_eq!(open(&app, &guest.token, name, PASSWORD).await, done(200));
    }
    let remove = async |app: &TestServer, token: &str| {
        let body = json!({"password": PASSWORD});
        let path = ("POST", "/api/account/remove");
        assert_eq!(said(&call(app, token, path, &body).await), done(204));
    };
    // Only their own tables are scrubbed at once.
    remove(&app, &ana.token).await;
    is_without(&app, &theirs, &named(&ana)).await;
    remove(&app, &one.token).await;
    remove(&app, &two.token).await;
    let application = Arc::clone(&app.server.app);
    let all = async |app: &TestServer| {
        let mut all = 0;
        for id in [&theirs, &watched] {
            all += app.services().store.read(id, 0).await.unwrap().len() as u64;
        }
        all
    };
    let looked_at = application.remove_names().await.unwrap();
    assert!(
        (1..=all(&app).await).contains(&looked_at),
        "once for all three"
    );
    for guest in [&ana, &one, &two] {
        is_without(&app, &watched, &named(guest)).await;
    }
    assert_eq!(application.remove_names().await.unwrap(), 0, "that is done");

    // A server that stops right after a removal does the rest after its restart.
    let (mut gil, mut hal, watched) = running(&app, "original").await;
    let mut ivy = app.guest("Ivy").await;
    ivy.subscribe(&watched).await;
    end_game(&mut gil, &mut hal, &watched).await;
    assert_eq!(
        open(&app, &ivy.token, "Ivy Asagao", PASSWORD).await,
        done(200)
    );
    remove(&app, &ivy.token).await;
    drop(application);
    let app = app.restart().await;
    is_without(&app, &watched, &named(&ivy)).await;
}
