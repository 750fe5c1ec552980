//! Players that play over sockets: what a server holds, and whether several hold together.
//!
//! What a server holds: many tables of four sockets each play real games over loopback, and every
//! delivery is timed.
//!
//! The server is a process of its own, started from the same program with the same arguments, so
//! that its memory, its time and its file descriptors are counted apart from those of the players.

#[cfg(unix)]
pub mod chaos;
pub mod client;
#[cfg(unix)]
mod cluster;
pub mod frames;
mod players;
mod process;
mod report;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use futures_util::future::try_join_all;
use futures_util::{StreamExt as _, stream};
use thiserror::Error;

use client::ask;
use players::{Course, Played, Table};
use process::{Process, Usage};
use report::Measured;

pub use players::choose;
pub use report::{Latency, LoadReport};

/// How many sit at a table.
const SEATS: usize = 4;

/// How many connections and tables are opened at once.
const AT_ONCE: usize = 64;

/// Measure what a server holds: tables of four sockets each that play over loopback.
#[derive(Clone, Debug, Args)]
pub struct LoadArgs {
    /// How many tables play at once; each has four sockets.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 100,
        hide_default_value = true
    )]
    pub tables: u32,
    /// How long they play while it is measured.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 10.0,
        hide_default_value = true
    )]
    pub seconds: f64,
    /// How many actions a second all tables try to do together; 0 for as many as they can.
    #[arg(
        long,
        value_name = "ACTIONS",
        default_value_t = 0.0,
        hide_default_value = true
    )]
    pub rate: f64,
    /// The folder for the server's data; a temporary one, thrown away afterwards, if none is named.
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// The address of an empty `PostgreSQL` database for the server's data, instead of a folder.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub store: Option<String>,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
    /// How many people this process serves: it is the server of another one that measures.
    #[arg(long, hide = true, env = process::PEOPLE, hide_env = true)]
    pub people: Option<usize>,
    /// Where this process keeps its data when it serves.
    #[arg(long, hide = true, env = process::FOLDER, hide_env = true, requires = "people")]
    pub folder: Option<PathBuf>,
}

/// Why nothing could be measured.
#[derive(Debug, Error)]
#[error("{what}")]
pub struct LoadError {
    what: String,
    source: Box<dyn std::error::Error + Send + Sync>,
}

fn fail(
    what: impl Into<String>,
    source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> LoadError {
    LoadError {
        what: what.into(),
        source: source.into(),
    }
}

/// Measures; `None` in the process that has been the server for the one that measured.
///
/// # Errors
/// [`LoadError`] if the server can't be started, or does not hold so many connections.
pub async fn run(args: &LoadArgs) -> Result<Option<LoadReport>, LoadError> {
    if let (Some(people), Some(folder)) = (args.people, &args.folder) {
        process::serve(people, folder, args.store.as_deref()).await?;
        return Ok(None);
    }
    let scratch = args.data.is_none();
    let folder = args.data.clone().unwrap_or_else(|| {
        std::env::temp_dir().join(format!("kagiya-loadtest-{}", std::process::id()))
    });
    let measured = measure(args, &folder).await;
    if scratch {
        // Whatever is left of it is in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&folder);
    }
    measured.map(|measured| Some(LoadReport::of(&measured)))
}

async fn measure(args: &LoadArgs, folder: &std::path::Path) -> Result<Measured, LoadError> {
    let tables = usize::try_from(args.tables)
        .unwrap_or(usize::MAX)
        .clamp(1, 100_000);
    let (server, tokens) = Process::start(tables * SEATS, folder).await?;
    let empty = server.usage();
    let mut connected = Vec::with_capacity(tables);
    let mut opening = stream::iter(tokens.chunks(SEATS))
        .map(|tokens| Table::connect(server.address, tokens))
        .buffered(AT_ONCE);
    while let Some(table) = opening.next().await {
        let table = table.map_err(|error| {
            let open = connected.len() * SEATS;
            fail(format!("only {open} connections could be opened"), error)
        })?;
        connected.push(table);
    }
    drop(opening);
    let greeted = server.usage();
    let opened: Vec<_> = stream::iter(connected)
        .map(Table::open)
        .buffer_unordered(AT_ONCE)
        .collect()
        .await;
    let opened: Result<Vec<Table>, _> = opened.into_iter().collect();
    let opened = opened.map_err(|error| fail("a table could not be opened", error))?;
    let seated = server.usage();

    let counted = Counted::ask(&server).await?;
    let (mine, theirs) = (Usage::of_this_process(), server.usage());
    let begin = Instant::now();
    let end = begin + Duration::try_from_secs_f64(args.seconds).unwrap_or(Duration::from_secs(10));
    let playing = opened.into_iter().enumerate().map(|(number, table)| {
        let course = Course::of(number, tables, args.rate, begin, end);
        tokio::spawn(table.play(course))
    });
    let played = try_join_all(playing)
        .await
        .map_err(|error| fail("a player broke", error))?;
    let elapsed = begin.elapsed();
    let counted = Counted::ask(&server).await?.since(&counted);
    let measured = Measured {
        tables,
        asked_rate: args.rate,
        elapsed,
        commits: counted.commits,
        events: counted.events,
        played: played.into_iter().fold(Played::default(), Played::and),
        memory: [empty.memory, greeted.memory, seated.memory],
        server_time: server.usage().time_since(theirs),
        load_time: Usage::of_this_process().time_since(mine),
    };
    server.stop().await?;
    Ok(measured)
}

/// What the server says that it has done.
struct Counted {
    commits: u64,
    events: u64,
}

impl Counted {
    async fn ask(server: &Process) -> Result<Self, LoadError> {
        let reply = ask(server.address, "GET", "/metrics", &[], "")
            .await
            .map_err(|error| fail("the server does not say what it counts", error))?;
        let text = String::from_utf8_lossy(&reply.body).into_owned();
        let number = |name: &str| {
            let mut lines = text.lines();
            lines
                .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
                .ok_or_else(|| fail("the server does not count", name))
        };
        Ok(Self {
            commits: number("kagiya_store_commits_total ")?,
            events: number("kagiya_events_stored_total ")?,
        })
    }

    fn since(self, earlier: &Self) -> Self {
        Self {
            commits: self.commits.saturating_sub(earlier.commits),
            events: self.events.saturating_sub(earlier.events),
        }
    }
}
