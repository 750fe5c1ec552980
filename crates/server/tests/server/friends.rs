//! Friends, blocked people, and invitations to tables: the permissions and the notifications.

use std::net::SocketAddr;

use crate::common::{Guest, TestServer, new_table, running, settings};
use kagiya_loadtest::client::{Client, Reply, ask};
use kagiya_protocol::{
    Action, Command, Person, Problem, ServerMessage, SocialInfo, TableId, TableSettings,
};
use kagiya_server::Quotas;
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Server};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

async fn send(guest: &Guest, method: &str, path: &str, body: &str) -> Reply {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
    ];
    ask(guest.address, method, path, &headers, body)
        .await
        .unwrap()
}

/// Sends a request; returns the code of a refusal.
async fn does(
    guest: &Guest,
    method: &str,
    path: &str,
    body: serde_json::Value,
) -> Result<(), String> {
    let reply = send(guest, method, path, &body.to_string()).await;
    if reply.status == 204 {
        return Ok(());
    }
    let problem: Problem = serde_json::from_slice(&reply.body).unwrap();
    Err(problem.code.as_str().to_owned())
}

async fn befriend(guest: &Guest, other: &Person) -> Result<(), String> {
    let body = json!({"person": other.id});
    does(guest, "POST", "/api/people/friends", body).await
}

async fn block(guest: &Guest, other: &Person) -> Result<(), String> {
    let body = json!({"person": other.id});
    does(guest, "POST", "/api/people/blocks", body).await
}

async fn invite(guest: &Guest, table: &TableId, people: &[&Person]) -> Result<(), String> {
    let ids: Vec<_> = people.iter().map(|it| &it.id).collect();
    let path = format!("/api/tables/{table}/invitations");
    does(guest, "POST", &path, json!({"people": ids})).await
}

async fn people(guest: &Guest) -> SocialInfo {
    let reply = send(guest, "GET", "/api/people", "").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

/// A person's data export.
async fn download(guest: &Guest) -> serde_json::Value {
    let mut stream = TcpStream::connect(guest.address).await.unwrap();
    let request = format!(
        "GET /api/account/data HTTP/1.0\r\nhost: {}\r\nauthorization: Bearer {}\r\n\r\n",
        guest.address, guest.token
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let (_, body) = text.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap()
}

/// Whether the welcome says that the person has contacts.
async fn welcomed(app: &TestServer, guest: &Guest) -> bool {
    let mut client = Client::open(app.address(), &[]).await.unwrap();
    client.welcome(&guest.token).await.unwrap().people
}

/// Waits for a notification that contacts have changed.
async fn told(guest: &mut Guest) {
    guest
        .until(|message| matches!(message, ServerMessage::People).then_some(()))
        .await;
}

/// Ana and Ben, who have finished a game together.
async fn acquainted(app: &TestServer) -> (Guest, Guest) {
    let (mut one, mut two, table) = running(app, "original").await;
    'game: loop {
        for player in [&mut one, &mut two] {
            let snapshot = player.subscribe(&table).await;
            if snapshot.info.finished_at.is_some() {
                break 'game;
            }
            let (game, me) = (snapshot.game.unwrap(), snapshot.you.unwrap());
            if game.to_act == me {
                let id = game.hands[me.index()].ids()[0];
                let play = Action::Play { id, announce: None };
                player.act(&table, play).await.unwrap();
            }
        }
    }
    (one, two)
}

async fn open(guest: &mut Guest, listed: bool) -> TableId {
    let create = new_table(TableSettings {
        listed,
        ..settings("original", 3)
    });
    guest.create(create).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_two_who_want_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = acquainted(&app).await;
    let cho = app.guest("Cho").await;
    assert_eq!(
        befriend(&cho, &ana.me).await.unwrap_err(),
        "people/stranger"
    );
    assert_eq!(befriend(&ana, &ana.me).await.unwrap_err(), "people/unknown");
    let nobody = json!({"person": "nobody"});
    for body in [
        nobody,
        json!({"name": "Cho"}),
        json!({}),
        json!({"person": "\u{0}"}),
    ] {
        let asked = does(&ana, "POST", "/api/people/friends", body).await;
        assert_eq!(asked.unwrap_err(), "people/unknown");
    }
    assert_eq!(app.get("/api/people").await.status, 401);

    // Without contacts there is no notification.
    assert!(!welcomed(&app, &ben).await);
    befriend(&ana, &ben.me).await.unwrap();
    told(&mut ben).await;
    assert!(welcomed(&app, &ben).await, "somebody asks to be a friend");
    let (hers, his) = (people(&ana).await, people(&ben).await);
    assert_eq!((hers.asked, hers.friends.len()), (vec![ben.me.clone()], 0));
    assert_eq!((his.asking, his.friends.len()), (vec![ana.me.clone()], 0));
    ana.forget();
    befriend(&ben, &ana.me).await.unwrap();
    told(&mut ana).await;
    let hers = people(&ana).await;
    assert!(hers.asked.is_empty() && hers.asking.is_empty());
    assert_eq!(hers.friends[0].person, ben.me);

    // Only people who show their status are visible, and only at a listed table.
    assert_eq!(
        (hers.friends[0].here, &hers.friends[0].table),
        (None, &None)
    );
    let hidden = open(&mut ben, false).await;
    // Both are asked once whether friends may see them.
    assert!(people(&ana).await.ask_shown && people(&ben).await.ask_shown);
    assert!(!people(&cho).await.ask_shown, "there is no friend");
    let hide = json!({"shown": false});
    does(&ana, "PUT", "/api/people/shown", hide).await.unwrap();
    let hers = people(&ana).await;
    assert!(!hers.ask_shown && !hers.shown);
    let shown = json!({"shown": true});
    does(&ben, "PUT", "/api/people/shown", shown).await.unwrap();
    let seen = people(&ana).await.friends.remove(0);
    assert_eq!((seen.here, seen.table), (Some(true), None));
    let listed = open(&mut ben, true).await;
    assert_ne!(hidden, listed);
    let seen = people(&ana).await.friends.remove(0);
    assert_eq!(seen.table, Some(listed));
    let his = people(&ben).await;
    assert!(his.shown && !his.ask_shown);

    // By account name, also without a game together.
    let account = json!({"name": "Dan", "password": "eight or more"}).to_string();
    let dan = app.guest("Dan").await;
    let made = send(&dan, "POST", "/api/account", &account).await;
    assert_eq!(made.status, 200, "{made:?}");
    let by_name = json!({"name": "dan"});
    does(&cho, "POST", "/api/people/friends", by_name)
        .await
        .unwrap();
    assert_eq!(people(&dan).await.asking, core::slice::from_ref(&cho.me));

    // The friendship survives a restart, and ends for both when one ends it.
    let app = app.restart().await;
    for guest in [&mut ana, &mut ben] {
        guest.address = app.address();
        guest.reconnect().await;
    }
    assert_eq!(people(&ana).await.friends.len(), 1);
    let path = format!("/api/people/friends/{}", ana.me.id);
    does(&ben, "DELETE", &path, json!({})).await.unwrap();
    assert_eq!(people(&ana).await.friends, []);
    assert_eq!(people(&ben).await.friends, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_comes_to_nothing_and_is_not_told() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = acquainted(&app).await;
    befriend(&ana, &ben.me).await.unwrap();
    befriend(&ben, &ana.me).await.unwrap();
    block(&ana, &ben.me).await.unwrap();
    block(&ana, &ben.me).await.unwrap();
    let (hers, his) = (people(&ana).await, people(&ben).await);
    assert_eq!((hers.blocked, hers.friends), (vec![ben.me.clone()], vec![]));
    assert_eq!((his.blocked, his.friends), (vec![], vec![]));

    // His requests seem to succeed as usual.
    befriend(&ben, &ana.me).await.unwrap();
    assert_eq!(people(&ben).await.asked, [ana.me.clone()]);
    assert_eq!(people(&ana).await.asking, []);
    let his_table = open(&mut ben, true).await;
    invite(&ben, &his_table, &[&ana.me]).await.unwrap();
    assert_eq!(people(&ana).await.invitations, []);

    // At her tables he gets the answer for a banned player; at his own she may take a seat.
    let hers = open(&mut ana, true).await;
    let sit = || Command::Sit { seat: None };
    assert_eq!(
        ben.command(&hers, sit()).await.unwrap_err(),
        "table/kept_out"
    );
    ana.command(&his_table, sit()).await.unwrap();
    let mut cho = app.guest("Cho").await;
    cho.command(&hers, sit()).await.unwrap();
    let theirs = open(&mut cho, true).await;
    ana.command(&theirs, sit()).await.unwrap();
    ben.command(&theirs, sit())
        .await
        .expect("it is not her table");

    // The block holds on another server of the same store, and until she ends it.
    let other = Server::start(
        SocketAddr::from(([127, 0, 0, 1], 0)),
        app.services().store.clone(),
        Clock::System,
        Config {
            unlimited: true,
            ..Config::default()
        },
    )
    .await
    .unwrap();
    ben.address = other.address;
    ben.reconnect().await;
    assert_eq!(
        ben.command(&hers, sit()).await.unwrap_err(),
        "table/kept_out"
    );
    let path = format!("/api/people/blocks/{}", ben.me.id);
    does(&ana, "DELETE", &path, json!({})).await.unwrap();
    ben.command(&hers, sit()).await.unwrap();
    assert_eq!(
        people(&ana).await.asking,
        [ben.me.clone()],
        "his wish is heard"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_requests_of_strangers_leave_room_for_others_and_the_next_stranger_is_told() {
    let app = TestServer::start().await;
    let (ana, ben) = acquainted(&app).await;
    let account = |name: &str| json!({"name": name, "password": "eight or more"}).to_string();
    let made = send(&ana, "POST", "/api/account", &account(&ana.me.name)).await;
    assert_eq!(made.status, 200, "{made:?}");
    let mut refused = None;
    for n in 0..=100 {
        let mallory = app.guest(&format!("Mallory {n}")).await;
        let by_name = json!({"name": ana.me.name});
        let asked = does(&mallory, "POST", "/api/people/friends", by_name).await;
        assert_eq!(asked.is_ok(), n < 100, "{n}");
        refused = asked.err().map(|code| (mallory, code));
    }
    let (mallory, code) = refused.unwrap();
    assert_eq!(code, "people/many_ask");
    assert_eq!(people(&mallory).await.asked, []);
    // A person with an account, and one who has played with her, have room of their own.
    let dan = app.guest("Dan").await;
    let made = send(&dan, "POST", "/api/account", &account("Dan")).await;
    assert_eq!(made.status, 200, "{made:?}");
    let by_name = json!({"name": ana.me.name});
    let asked = does(&dan, "POST", "/api/people/friends", by_name).await;
    asked.unwrap();
    befriend(&ben, &ana.me).await.unwrap();
    let asking = people(&ana).await.asking;
    assert_eq!(asking.len(), 102);
    for friend in [&dan.me, &ben.me] {
        assert!(asking.contains(friend));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_to_tables_that_are_closed_keep_nobody_from_being_invited() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            invitations_of_person: 2,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let (mut ana, ben) = acquainted(&app).await;
    for _ in 0..5 {
        let table = open(&mut ana, false).await;
        invite(&ana, &table, &[&ben.me]).await.unwrap();
        assert_eq!(people(&ben).await.invitations.len(), 1);
        ana.command(&table, Command::Close).await.unwrap();
        assert_eq!(people(&ben).await.invitations, []);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_for_acquaintances_and_for_an_open_table() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            invitations_of_person: 2,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let (mut ana, mut ben) = acquainted(&app).await;
    let mut cho = app.guest("Cho").await;
    let table = open(&mut ana, false).await;
    assert_eq!(
        invite(&ana, &table, &[&cho.me]).await.unwrap_err(),
        "people/stranger"
    );
    assert_eq!(
        invite(&ben, &table, &[&ana.me]).await.unwrap_err(),
        "seat/not_seated"
    );
    let many = vec![&ben.me; 11];
    assert_eq!(
        invite(&ana, &table, &many).await.unwrap_err(),
        "people/too_many"
    );
    ben.forget();
    invite(&ana, &table, &[&ben.me]).await.unwrap();
    told(&mut ben).await;
    let invitations = people(&ben).await.invitations;
    assert_eq!(invitations.len(), 1);
    assert_eq!(
        (&invitations[0].table, &invitations[0].by),
        (&table, &ana.me)
    );
    let path = format!("/api/tables/{table}/invitations");
    does(&ben, "DELETE", &path, json!({})).await.unwrap();
    assert_eq!(people(&ben).await.invitations, []);

    // The invitation ends when the game begins, and the number of invitations is limited.
    invite(&ana, &table, &[&ben.me]).await.unwrap();
    let sit = Command::Sit { seat: None };
    cho.command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    assert_eq!(people(&ben).await.invitations, []);
    assert_eq!(
        invite(&ana, &table, &[&ben.me]).await.unwrap_err(),
        "table/not_open"
    );
    let second = open(&mut ana, false).await;
    invite(&ana, &second, &[&ben.me]).await.unwrap();
    invite(&ana, &second, &[&ben.me]).await.unwrap();
    let third = open(&mut ana, false).await;
    assert_eq!(
        invite(&ana, &third, &[&ben.me]).await.unwrap_err(),
        "people/too_many"
    );
    let sit = Command::Sit { seat: None };
    ben.command(&second, sit).await.unwrap();
    assert_eq!(
        people(&ben).await.invitations,
        [],
        "a seated player needs none"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_are_limited_and_go_with_their_person() {
    let app = TestServer::with(Config {
        quotas: Quotas {
            ties_of_person: 1,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let (ana, ben, cho) = (
        app.guest("Ana").await,
        app.guest("Ben").await,
        app.guest("Cho").await,
    );
    let account = json!({"name": "Ana", "password": "eight or more"}).to_string();
    assert_eq!(
        send(&ana, "POST", "/api/account", &account).await.status,
        200
    );
    block(&ana, &ben.me).await.unwrap();
    assert_eq!(block(&ana, &cho.me).await.unwrap_err(), "people/too_many");
    let by_name = json!({"name": "Ana"});
    does(&cho, "POST", "/api/people/friends", by_name)
        .await
        .unwrap();
    let data = download(&ana).await;
    assert_eq!(data["among_people"]["blocked"][0]["name"], "Ben");
    let password = json!({"password": "eight or more"});
    does(&ana, "POST", "/api/account/remove", password)
        .await
        .unwrap();
    assert_eq!(people(&cho).await.asked, [], "nothing of her is left");
    let mut refused = Ok(());
    for _ in 0..40 {
        refused = does(&ben, "PUT", "/api/people/shown", json!({"shown": true})).await;
    }
    assert_eq!(refused.unwrap_err(), "rate/limited");
}
