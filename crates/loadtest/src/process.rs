//! The server as a process of its own, and what processes use.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use kagiya_protocol::SessionReply;
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Quotas, Server, open_database, open_store};

use super::{AT_ONCE, fail};
use crate::LoadError;
use crate::client::{ClientError, ask};

/// Tells a process for how many people it is the server.
pub(super) const PEOPLE: &str = "KAGIYA_LOAD_PEOPLE";
/// Tells it where to keep its data.
pub(super) const FOLDER: &str = "KAGIYA_LOAD_FOLDER";

/// A server in another process; it ends with this value.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Where it listens.
    pub(super) address: SocketAddr,
}

impl Process {
    /// Starts one, with people; returns the tokens of their sessions.
    pub(super) async fn start(
        people: usize,
        folder: &Path,
    ) -> Result<(Self, Vec<String>), LoadError> {
        let program = std::env::current_exe()
            .map_err(|error| fail("this program can't find itself", error))?;
        let child = Command::new(program)
            .args(std::env::args_os().skip(1))
            .env(PEOPLE, people.to_string())
            .env(FOLDER, folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| fail("the server could not be started", error))?;
        let mut process = Self {
            child,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
        };
        let output = process.child.stdout.take();
        let lines = tokio::task::spawn_blocking(move || {
            let lines = BufReader::new(output?).lines();
            lines.take(people + 1).collect::<Result<Vec<_>, _>>().ok()
        });
        let mut lines = lines.await.ok().flatten().unwrap_or_default();
        if lines.len() != people + 1 {
            return Err(fail("the server", "it has stopped before it was open"));
        }
        let address = lines.pop().unwrap_or_default();
        process.address = address
            .parse()
            .map_err(|error| fail("the server's address makes no sense", error))?;
        Ok((process, lines))
    }

    /// What it uses.
    pub(super) fn usage(&self) -> Usage {
        Usage::of(&self.child.id().to_string())
    }

    /// Lets it stop as it should, and waits for it.
    pub(super) async fn stop(mut self) -> Result<(), LoadError> {
        drop(self.child.stdin.take());
        let stopped = tokio::task::spawn_blocking(move || self.child.wait()).await;
        match stopped {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => Err(fail("the server did not stop well", status.to_string())),
            Ok(Err(error)) => Err(fail("the server can't be waited for", error)),
            Err(error) => Err(fail("the server can't be waited for", error)),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Only where something went wrong is it still there.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves so many people until the standard input ends: the tokens of their sessions and then the
/// address are written to the standard output, a line each.
pub(super) async fn serve(
    people: usize,
    folder: &Path,
    database: Option<&str>,
) -> Result<(), LoadError> {
    let unopened = |error| fail("the server could not be opened", error);
    let store = match database {
        Some(address) => open_database(address).await.map_err(unopened)?,
        None => open_store(folder).await.map_err(unopened)?,
    };
    let config = Config {
        unlimited: true,
        quotas: Quotas::none(),
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(listen, store, Clock::System, config)
        .await
        .map_err(unopened)?;
    let mut sessions = stream::iter(0..people)
        .map(|number| guest(server.address, number))
        .buffered(AT_ONCE);
    let mut text = String::new();
    while let Some(session) = sessions.next().await {
        let session = session.map_err(|error| fail("no session could be made", error))?;
        text.push_str(&session);
        text.push('\n');
    }
    drop(sessions);
    text.push_str(&server.address.to_string());
    text.push('\n');
    let waiting = tokio::task::spawn_blocking(move || {
        let mut output = std::io::stdout().lock();
        output.write_all(text.as_bytes())?;
        output.flush()?;
        drop(text);
        std::io::stdin().read_to_end(&mut Vec::new())
    });
    let waited = waiting.await;
    server.stop().await;
    match waited {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(fail("the process that measures can't be heard", error)),
        Err(error) => Err(fail("the process that measures can't be heard", error)),
    }
}

/// The token of a new guest, whose name nobody else has: at a table no two may be called alike.
pub(super) async fn guest(server: SocketAddr, number: usize) -> Result<String, ClientError> {
    session(server, &[], &format!("Player {number}")).await
}

/// The token of a new guest who comes from an address, as a proxy says.
#[cfg(unix)]
pub(super) async fn guest_from(
    server: SocketAddr,
    address: &str,
    name: &str,
) -> Result<String, ClientError> {
    session(server, &[("x-forwarded-for", address)], name).await
}

async fn session(
    server: SocketAddr,
    headers: &[(&str, &str)],
    name: &str,
) -> Result<String, ClientError> {
    let body = serde_json::json!({"token": true, "name": name}).to_string();
    let reply = ask(server, "POST", "/api/session", headers, &body).await?;
    if reply.status != 200 {
        let said = String::from_utf8_lossy(&reply.body);
        let text = format_args!("the server answered {}: {said}", reply.status);
        return Err(ClientError::new(text));
    }
    let session: SessionReply = serde_json::from_slice(&reply.body).map_err(ClientError::new)?;
    let missing = || ClientError::new("the server gave no token");
    session.token.ok_or_else(missing)
}

/// What a process uses, as far as the system tells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    /// Resident memory, in bytes.
    pub(super) memory: Option<u64>,
    /// Time on all cores.
    time: Option<Duration>,
}

impl Usage {
    pub(super) fn of_this_process() -> Self {
        Self::of("self")
    }

    fn of(process: &str) -> Self {
        let read = |file: &str| std::fs::read_to_string(format!("/proc/{process}/{file}")).ok();
        let memory = read("status").and_then(|status| {
            let line = status
                .lines()
                .find_map(|line| line.strip_prefix("VmRSS:"))?;
            let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
            Some(kilobytes * 1024)
        });
        let time = read("stat").and_then(|stat| {
            // After the name in parentheses, in which anything may stand; then the fields from the
            // third on. Ticks are hundredths of a second.
            let (_, fields) = stat.rsplit_once(')')?;
            let mut fields = fields.split_whitespace().skip(11);
            let user: u64 = fields.next()?.parse().ok()?;
            let system: u64 = fields.next()?.parse().ok()?;
            Some(Duration::from_millis((user + system) * 10))
        });
        Self { memory, time }
    }

    pub(super) fn time_since(self, earlier: Self) -> Option<Duration> {
        self.time?.checked_sub(earlier.time?)
    }
}
