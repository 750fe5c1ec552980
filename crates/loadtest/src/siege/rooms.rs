//! Strangers who fill a table's log and a person's friend requests, and what is left for others.
//!
//! Four guests of one network take and leave seats of a table until the server refuses it, or half of the test is over.
//! Then a friend from another network sits down there, and the owner changes settings and begins. A hundred and twenty
//! guests ask to be friends of one person. Then a person with an account does.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_loadtest::client::{Client, ClientError, Reply, ask_on};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::sign_ins::{alone, post};
use super::stream;

/// The guests that take and leave seats.
const SITTERS: usize = 4;

/// Their address.
const SITTERS_FROM: Ipv4Addr = Ipv4Addr::new(127, 66, 7, 1);

/// The guests that ask to be friends.
const STRANGERS: u32 = 120;

/// The password of the people with accounts.
const PASSWORD: &str = "a finer firework";

/// A person with a session.
struct Person {
    from: Ipv4Addr,
    token: String,
    id: String,
}

/// The results of both attacks, once they have ended.
#[derive(Default)]
pub(super) struct Rooms {
    table: Mutex<Option<Result<String, String>>>,
    requests: Mutex<Option<Result<String, String>>>,
}

impl Person {
    async fn new(server: SocketAddr, from: Ipv4Addr) -> Result<Self, ClientError> {
        let reply = post(server, from, "/api/session", &[], &json!({"token": true})).await?;
        let reply = reply.json();
        let text = |value: &Value| value.as_str().map(str::to_owned);
        match (text(&reply["token"]), text(&reply["you"]["id"])) {
            (Some(token), Some(id)) => Ok(Self { from, token, id }),
            _ => Err(ClientError::new(&reply)),
        }
    }

    /// A person with an account, and its name.
    async fn with_account(
        server: SocketAddr,
        from: Ipv4Addr,
    ) -> Result<(Self, String), ClientError> {
        let person = Self::new(server, from).await?;
        let name = format!("Friend {}", person.id);
        let body = json!({"name": name, "password": PASSWORD});
        let opened = person.posts(server, "/api/account", &body).await?;
        if opened.status == 200 {
            Ok((person, name))
        } else {
            Err(ClientError::new(opened.json()))
        }
    }

    async fn posts(
        &self,
        server: SocketAddr,
        path: &str,
        body: &Value,
    ) -> Result<Reply, ClientError> {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", &*bearer)];
        post(server, self.from, path, &headers, body).await
    }

    async fn connects(&self, server: SocketAddr) -> Result<Client, ClientError> {
        let mut client = Client::open_on(stream(server, self.from).await?, server, &[]).await?;
        client.greet(&self.token).await?;
        Ok(client)
    }
}

/// Sends a command and waits for its answer; returns the error, if it was refused.
async fn commands(
    client: &mut Client,
    table: &str,
    id: &str,
    what: &Value,
) -> Result<Option<Value>, ClientError> {
    let command = json!({"type": "command", "id": id, "table": table, "do": what});
    client.say_text(command.to_string()).await?;
    loop {
        let text = client.hear_text().await?;
        let message: Value = serde_json::from_str(&text).map_err(ClientError::new)?;
        match message["type"].as_str() {
            Some("done") if message["id"] == id => return Ok(None),
            Some("error") if message["id"] == id => return Ok(Some(message)),
            Some("bye") => return Err(ClientError::new(message)),
            _ => {}
        }
    }
}

/// Sends a command that must not be refused.
async fn must(client: &mut Client, table: &str, id: &str, what: Value) -> Result<(), ClientError> {
    match commands(client, table, id, &what).await? {
        None => Ok(()),
        Some(refused) => Err(ClientError::new(format!("{what} is refused: {refused}"))),
    }
}

/// Takes and leaves seats until the table has no more room, at most until `end`; returns how often it worked.
async fn sits_and_leaves(
    server: SocketAddr,
    table: &str,
    end: Instant,
) -> Result<u32, ClientError> {
    let mut sitters = Vec::new();
    for _ in 0..SITTERS {
        let person = Person::new(server, SITTERS_FROM).await?;
        sitters.push(person.connects(server).await?);
    }
    let mut times = 0;
    for number in 0_u32.. {
        if Instant::now() >= end {
            break;
        }
        let place = usize::try_from(number).unwrap_or_default() % SITTERS;
        let sitter = &mut sitters[place];
        let id = format!("s{number}");
        let Some(refused) = commands(sitter, table, &id, &json!({"type": "sit"})).await? else {
            times += 1;
            must(
                sitter,
                table,
                &format!("l{number}"),
                json!({"type": "leave"}),
            )
            .await?;
            continue;
        };
        match refused["code"].as_str() {
            Some("seat/too_often" | "table/too_much") => break,
            Some("rate/limited") => {
                let wait = refused["retry_after"].as_u64().unwrap_or(100);
                // Another one of them may be allowed sooner.
                tokio::time::sleep(Duration::from_millis(wait.min(500))).await;
            }
            _ => return Err(ClientError::new(refused)),
        }
    }
    Ok(times)
}

async fn table(server: SocketAddr, end: Instant) -> Result<String, ClientError> {
    let owner = Person::new(server, alone(0xc0, 0)).await?;
    let mut client = owner.connects(server).await?;
    let settings = json!({"preset": "original", "seats": 3});
    let create = json!({
        "type": "create", "id": "c", "seat": 0, "bots": [], "start": false, "settings": settings,
    });
    client.say_text(create.to_string()).await?;
    let done = super::hear(&mut client, "done").await?;
    let id = done["table"].as_str().unwrap_or_default().to_owned();
    let times = sits_and_leaves(server, &id, end).await?;
    let friend = Person::new(server, alone(0xc0, 1)).await?;
    let mut friend = friend.connects(server).await?;
    must(&mut friend, &id, "sit", json!({"type": "sit"})).await?;
    // The first connection was silent for long.
    let mut owner = owner.connects(server).await?;
    let settings = json!({"preset": "original", "seats": 3, "listed": true});
    let configure = json!({"type": "configure", "settings": settings});
    must(&mut owner, &id, "configure", configure).await?;
    let bot = json!({"type": "seat_bot", "seat": 2, "bot": "cautious"});
    must(&mut owner, &id, "bot", bot).await?;
    must(&mut owner, &id, "start", json!({"type": "start"})).await?;
    Ok(format!(
        "{SITTERS} guests of a network took seats {times} times; then a friend sat down and the owner began"
    ))
}

async fn requests(
    server: SocketAddr,
    (asked, name): (Person, String),
    friend: Person,
) -> Result<String, ClientError> {
    let wish = json!({"name": name});
    let (mut kept, mut refused) = (0_u32, 0_u32);
    for number in 0..STRANGERS {
        let stranger = Person::new(server, alone(0xc0, 100 + number)).await?;
        let reply = stranger.posts(server, "/api/people/friends", &wish).await?;
        match reply.status {
            204 => kept += 1,
            403 => refused += 1,
            _ => return Err(ClientError::new(reply.json())),
        }
    }
    let reply = friend.posts(server, "/api/people/friends", &wish).await?;
    if reply.status != 204 {
        return Err(ClientError::new(reply.json()));
    }
    let bearer = format!("Bearer {}", asked.token);
    let headers = [("authorization", &*bearer)];
    let asking = stream(server, asked.from).await?;
    let people = ask_on(asking, server, "GET", "/api/people", &headers, "").await?;
    let people = people.json();
    let asking = people["asking"].as_array().map_or(&[][..], Vec::as_slice);
    let is_there = asking.iter().any(|it| it["id"] == *friend.id);
    if !is_there || asking.len() != usize::try_from(kept + 1).unwrap_or_default() {
        let listed = asking.len();
        return Err(ClientError::new(format!(
            "{listed} friend requests are listed, {kept} of strangers were accepted"
        )));
    }
    Ok(format!(
        "{kept} friend requests of strangers wait, {refused} were refused with words, and one of a person with an account waits"
    ))
}

impl Rooms {
    /// Opens accounts, and then starts both attacks for a test of so many seconds.
    pub(super) async fn start(
        server: SocketAddr,
        seconds: u64,
        tasks: &mut JoinSet<()>,
    ) -> Result<Arc<Self>, ClientError> {
        let end = Instant::now() + Duration::from_secs(seconds) / 2;
        let results = Arc::<Self>::default();
        let asked = Person::with_account(server, alone(0xc0, 2)).await?;
        let (friend, _) = Person::with_account(server, alone(0xc0, 3)).await?;
        let here = Arc::clone(&results);
        tasks.spawn(async move { note(&here.table, table(server, end).await) });
        let here = Arc::clone(&results);
        tasks.spawn(async move { note(&here.requests, requests(server, asked, friend).await) });
        Ok(results)
    }

    /// Whether one of the attacks has not ended.
    pub(super) fn unfinished(&self) -> bool {
        [&self.table, &self.requests].into_iter().any(|result| {
            let result = result.lock().unwrap_or_else(PoisonError::into_inner);
            result.is_none()
        })
    }

    /// Writes the results; `false` if strangers left no room, or an attack did not end.
    pub(super) fn report(&self, out: &mut dyn std::io::Write) -> std::io::Result<bool> {
        let mut good = true;
        for (what, result) in [("table", &self.table), ("requests", &self.requests)] {
            let result = result.lock().unwrap_or_else(PoisonError::into_inner);
            match &*result {
                Some(Ok(text)) => writeln!(out, "{text}")?,
                Some(Err(error)) => writeln!(out, "failed: {what}: {error}")?,
                None => writeln!(out, "failed: {what}: the test was too short")?,
            }
            good &= matches!(&*result, Some(Ok(_)));
        }
        Ok(good)
    }
}

fn note(place: &Mutex<Option<Result<String, String>>>, result: Result<String, ClientError>) {
    let mut place = place.lock().unwrap_or_else(PoisonError::into_inner);
    *place = Some(result.map_err(|error| error.to_string()));
}
