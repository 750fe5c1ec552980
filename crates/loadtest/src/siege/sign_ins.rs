//! A flood of password guesses, and the people who sign in meanwhile.
//!
//! Some people sign in on a device that they have used before, others on a new one from a new address. Guessers
//! try the passwords of one of these people and of names that nobody has.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_loadtest::client::{ClientError, Reply, ask_on};
use serde_json::json;
use tokio::task::JoinSet;

use super::{more, percentile, stream};

/// The people with an account. Each signs in every half a minute, which the limits of one person allow.
const PEOPLE: usize = 30;

/// The password of all of them.
const PASSWORD: &str = "a fine firework";

/// The time between two guesses of one address. A thousand of them guess several times as often as the server can
/// hash.
const PAUSE: Duration = Duration::from_secs(4);

/// The time in which the server serves one guess, at least. After the first guess of each guesser people come from
/// new addresses.
const FIRST_GUESS: Duration = Duration::from_millis(30);

/// After this time a person gives up.
pub(super) const PATIENCE: Duration = Duration::from_mins(1);

/// A person with an account, and the cookie of their device.
#[derive(Clone)]
struct Person {
    name: String,
    cookie: String,
    home: Ipv4Addr,
}

/// How long people needed, and why some failed.
#[derive(Default)]
struct Times {
    took: Vec<Duration>,
    failed: Vec<String>,
}

/// The results of all sign-ins and guesses.
#[derive(Default)]
pub(super) struct SignIns {
    known: Mutex<Times>,
    new: Mutex<Times>,
    guesses: AtomicU64,
    refused: AtomicU64,
}

/// An address with a /24 of its own.
pub(super) fn alone(second: u8, number: u32) -> Ipv4Addr {
    let [_, b, c, d] = number.to_be_bytes();
    Ipv4Addr::new(127, second | c & 0x1f, d, b.max(1))
}

pub(super) async fn post(
    server: SocketAddr,
    from: Ipv4Addr,
    path: &str,
    headers: &[(&str, &str)],
    body: &serde_json::Value,
) -> Result<Reply, ClientError> {
    let stream = stream(server, from).await?;
    ask_on(stream, server, "POST", path, headers, &body.to_string()).await
}

async fn sign_in(
    server: SocketAddr,
    from: Ipv4Addr,
    cookie: &str,
    (name, password): (&str, &str),
) -> Result<Reply, ClientError> {
    let headers = [("cookie", cookie)];
    let headers = if cookie.is_empty() { &[][..] } else { &headers };
    let body = json!({"name": name, "password": password, "token": true});
    post(server, from, "/api/account/session", headers, &body).await
}

impl Person {
    /// Opens an account.
    async fn new(server: SocketAddr, number: u32) -> Result<Self, ClientError> {
        let home = alone(0x40, number);
        let guest = json!({"token": true});
        let guest = post(server, home, "/api/session", &[], &guest)
            .await?
            .json();
        let token = guest["token"]
            .as_str()
            .ok_or_else(|| ClientError::new(&guest))?;
        let id = guest["you"]["id"].as_str().unwrap_or_default();
        let name = format!("Siege {id}");
        let body = json!({"name": name, "password": PASSWORD});
        let bearer = format!("Bearer {token}");
        let headers = [("authorization", &*bearer)];
        let opened = post(server, home, "/api/account", &headers, &body).await?;
        let cookie = opened
            .header("set-cookie")
            .and_then(|it| it.split(';').next());
        let Some(cookie) = cookie.filter(|_| opened.status == 200) else {
            return Err(ClientError::new(opened.json()));
        };
        let cookie = cookie.to_owned();
        Ok(Self { name, cookie, home })
    }

    /// Signs in, and tries again when the server says.
    async fn signs_in(
        &self,
        server: SocketAddr,
        from: Ipv4Addr,
        cookie: &str,
    ) -> Result<Duration, String> {
        let begin = Instant::now();
        loop {
            let reply = sign_in(server, from, cookie, (&self.name, PASSWORD)).await;
            let reply = reply.map_err(|error| error.to_string())?;
            if reply.status == 200 {
                return Ok(begin.elapsed());
            }
            let wait = reply.header("retry-after").and_then(|it| it.parse().ok());
            let Some(wait) = wait.map(Duration::from_secs) else {
                return Err(reply.json().to_string());
            };
            if begin.elapsed() + wait > PATIENCE {
                return Err(format!("still refused after {:?}", begin.elapsed()));
            }
            tokio::time::sleep(wait).await;
        }
    }
}

fn note(times: &Mutex<Times>, result: Result<Duration, String>) {
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    match result {
        Ok(took) => times.took.push(took),
        Err(error) => times.failed.push(error),
    }
}

/// Guesses the password of the first person, and of names that nobody has.
async fn guesses(server: SocketAddr, from: Ipv4Addr, name: String, results: Arc<SignIns>) {
    // Not all at the same moment.
    let [.., c, d] = from.octets();
    tokio::time::sleep(PAUSE * u32::from(c ^ d) / 256).await;
    for number in 0_u64.. {
        let nobody = format!("{from} {number}");
        let name = if number % 4 == 0 { &name } else { &nobody };
        if let Ok(reply) = sign_in(server, from, "", (name, "not the password")).await {
            more(&results.guesses);
            if reply.status == 429 {
                more(&results.refused);
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

impl SignIns {
    /// Opens the accounts, and then starts the guessers and the people who sign in each second.
    pub(super) async fn start(
        server: SocketAddr,
        guessers: u32,
        tasks: &mut JoinSet<()>,
    ) -> Result<Arc<Self>, ClientError> {
        let results = Arc::<Self>::default();
        let mut people = Vec::new();
        for number in 0..PEOPLE {
            people.push(Person::new(server, u32::try_from(number).unwrap_or_default()).await?);
        }
        for number in 0..guessers {
            let (from, name) = (alone(0x60, number), people[0].name.clone());
            tasks.spawn(guesses(server, from, name, Arc::clone(&results)));
        }
        let known = Arc::clone(&results);
        let guessed = people.clone();
        tasks.spawn(async move {
            for person in guessed.iter().cycle() {
                let took = person.signs_in(server, person.home, &person.cookie).await;
                note(&known.known, took);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
        let new = Arc::clone(&results);
        tasks.spawn(async move {
            // At first nothing distinguishes a person from a guesser who has not been served yet.
            tokio::time::sleep(FIRST_GUESS * guessers).await;
            // Without the person whose password is guessed: a stranger may be anybody.
            for (number, person) in (0_u32..).zip(people[1..].iter().cycle()) {
                let took = person.signs_in(server, alone(0x20, number), "").await;
                note(&new.new, took);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
        Ok(results)
    }

    /// Whether of those on a known device, or of those from a new address, none has got an answer.
    pub(super) fn nobody_yet(&self) -> bool {
        [&self.known, &self.new].into_iter().any(|times| {
            let times = times.lock().unwrap_or_else(PoisonError::into_inner);
            times.took.is_empty() && times.failed.is_empty()
        })
    }

    /// Writes the results; `false` if somebody could not sign in within these milliseconds, on a known device or
    /// a new one.
    pub(super) fn report(
        &self,
        out: &mut dyn std::io::Write,
        [known, new]: [u128; 2],
    ) -> std::io::Result<bool> {
        writeln!(
            out,
            "guessers: {} guesses of passwords, {} of them refused at once",
            self.guesses.load(Ordering::Relaxed),
            self.refused.load(Ordering::Relaxed)
        )?;
        let mut good = true;
        for (whose, times, within) in [
            ("on a known device", &self.known, known),
            ("from a new address", &self.new, new),
        ] {
            let times = times.lock().unwrap_or_else(PoisonError::into_inner);
            writeln!(
                out,
                "sign-ins {whose}: {}, within p50 {} ms, p99 {} ms, at most {} ms; {} failed",
                times.took.len(),
                percentile(&times.took, 50),
                percentile(&times.took, 99),
                percentile(&times.took, 100),
                times.failed.len()
            )?;
            for error in times.failed.iter().take(3) {
                writeln!(out, "failed: {error}")?;
            }
            if times.took.is_empty() && times.failed.is_empty() {
                writeln!(out, "failed: nobody could sign in {whose} during the test")?;
            }
            let late = percentile(&times.took, 100) > within;
            if late {
                writeln!(out, "failed: a sign-in {whose} took more than {within} ms")?;
            }
            good &= times.failed.is_empty() && !times.took.is_empty() && !late;
        }
        Ok(good)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everybody_has_a_network_of_their_own() {
        let mut networks = BTreeSet::new();
        for second in [0x20, 0x40, 0x60, 0x80, 0xa0, 0xc0] {
            for number in 0..5_000 {
                let [first, b, c, _] = alone(second, number).octets();
                assert_eq!(first, 127);
                assert!(networks.insert((b, c)), "{second} {number}");
            }
        }
    }
}
