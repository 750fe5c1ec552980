//! The server as a second process, and the resources that processes use.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Quotas, Server, open_database, open_store};

use crate::error::{LoadError, fail};
use crate::{CONCURRENT, guest};

/// The variable with the number of guests that the server process creates.
pub(super) const PEOPLE: &str = "KAGIYA_LOADTEST_PEOPLE";
/// The variable with its data directory.
pub(super) const FOLDER: &str = "KAGIYA_LOADTEST_FOLDER";

/// A server process; dropping this value ends it.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    pub(super) address: SocketAddr,
}

impl Process {
    /// Starts a server that creates `people` guests; returns the tokens of their sessions.
    pub(super) async fn start(
        people: usize,
        folder: &Path,
    ) -> Result<(Self, Vec<String>), LoadError> {
        let program = std::env::current_exe()
            .map_err(|error| fail("the path of this program is unknown", error))?;
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
            return Err(fail("the server could not be started", "it stopped early"));
        }
        let address = lines.pop().unwrap_or_default();
        process.address = address
            .parse()
            .map_err(|error| fail("the server printed an invalid address", error))?;
        Ok((process, lines))
    }

    pub(super) fn usage(&self) -> Usage {
        Usage::of(&self.child.id().to_string())
    }

    /// Shuts it down and waits until it has stopped.
    pub(super) async fn stop(mut self) -> Result<(), LoadError> {
        drop(self.child.stdin.take());
        let stopped = tokio::task::spawn_blocking(move || self.child.wait()).await;
        match stopped {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => Err(fail(
                "the server failed during shutdown",
                status.to_string(),
            )),
            Ok(Err(error)) => Err(fail("waiting for the server failed", error)),
            Err(error) => Err(fail("waiting for the server failed", error)),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It still runs only after an error.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves until standard input ends, and computes `reviews` reviews at once. Writes the tokens of the guests' sessions and then the address
/// to standard output, one per line.
pub(super) async fn serve(
    people: usize,
    folder: &Path,
    database: Option<&str>,
    reviews: usize,
) -> Result<(), LoadError> {
    let unopened = |error| fail("the server could not be started", error);
    let store = match database {
        Some(address) => open_database(address).await.map_err(unopened)?,
        None => open_store(folder).await.map_err(unopened)?,
    };
    let config = Config {
        unlimited: true,
        quotas: Quotas::none(),
        reviews,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(listen, store, Clock::System, config)
        .await
        .map_err(unopened)?;
    let mut sessions = stream::iter(0..people)
        .map(async |number| guest::create(server.address, &format!("Player {number}")).await)
        .buffered(CONCURRENT);
    let mut text = String::new();
    while let Some(guest) = sessions.next().await {
        let guest = guest.map_err(|error| fail("a guest could not be created", error))?;
        text.push_str(&guest.token);
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
        Ok(Err(error)) => Err(fail("standard input can't be read", error)),
        Err(error) => Err(fail("standard input can't be read", error)),
    }
}

/// The resources that a process uses; `None` where the system does not say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    /// The resident memory, in bytes.
    pub(super) memory: Option<u64>,
    /// The CPU time on all cores.
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
            // The name in parentheses may contain any character; the third field follows it. A tick
            // is a hundredth of a second.
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
