//! `kagiya-loadtest server`: many tables of four connections each play real games over loopback, and
//! every delivery is timed.
//!
//! The server is a second process of this program, so that its memory, CPU time and file descriptors
//! are counted apart from those of the clients.

mod players;
mod process;
mod report;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use futures_util::{StreamExt as _, stream};
use kagiya_loadtest::client::ask;

use crate::CONCURRENT;
use crate::error::{LoadError, fail};
use players::{Played, SEATS, Schedule, Table};
use process::{Process, Usage};
use report::{Measured, Report};

/// Measures how many tables a server can hold: tables of four connections play over loopback.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// The number of tables that play at the same time; each has four connections
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: u32,
    /// The length of the measurement
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    seconds: f64,
    /// The actions per second that all tables try to do together; 0 for as many as possible
    #[arg(long, value_name = "ACTIONS", default_value_t = 0.0)]
    rate: f64,
    /// A player of each table asks for the review of every finished game; the server computes this
    /// number of reviews at once, at most one for each core
    #[arg(long, value_name = "N", default_value_t = 0)]
    reviews: usize,
    /// The server's data directory [default: a temporary one]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The URL of an empty PostgreSQL database, used instead of a data directory
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    store: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    // These two are set for the second process, which is the server.
    #[arg(long, hide = true, env = process::PEOPLE)]
    people: Option<usize>,
    #[arg(long, hide = true, env = process::FOLDER, requires = "people")]
    folder: Option<PathBuf>,
}

/// Measures and prints the report; in the second process, serves.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    let mut runtime = if args.people.is_some() {
        tokio::runtime::Builder::new_multi_thread()
    } else {
        // The clients need less than one core; more threads would take CPU time from the server.
        tokio::runtime::Builder::new_current_thread()
    };
    let runtime = runtime.enable_all().build()?;
    if let (Some(people), Some(folder)) = (args.people, &args.folder) {
        let database = args.store.as_deref();
        runtime.block_on(process::serve(people, folder, database, args.reviews))?;
        return Ok(true);
    }
    let temporary = tempfile::tempdir()?;
    let folder = args.data.as_deref().unwrap_or(temporary.path());
    let report = Report::of(&runtime.block_on(measure(args, folder))?);
    // Not locked: the server writes to standard output from its own process.
    let mut out = std::io::stdout();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        writeln!(out, "{report}")?;
    }
    Ok(true)
}

async fn measure(args: &Args, folder: &Path) -> Result<Measured, LoadError> {
    let tables = usize::try_from(args.tables)
        .unwrap_or(usize::MAX)
        .clamp(1, 100_000);
    let (server, tokens) = Process::start(tables * SEATS, folder).await?;
    let empty = server.usage();
    let mut connected = Vec::with_capacity(tables);
    let mut opening = stream::iter(tokens.chunks(SEATS))
        .map(|tokens| Table::connect(server.address, tokens))
        .buffered(CONCURRENT);
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
        .buffer_unordered(CONCURRENT)
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
        let schedule = Schedule::of(number, tables, args.rate, begin, end);
        tokio::spawn(table.play(schedule.with_reviews(args.reviews > 0)))
    });
    let played = try_join_all(playing)
        .await
        .map_err(|error| fail("a client panicked", error))?;
    let elapsed = begin.elapsed();
    let counted = Counted::ask(&server).await?.since(&counted);
    let measured = Measured {
        tables,
        asked_rate: args.rate,
        elapsed,
        commits: counted.commits,
        events: counted.events,
        reviews: (args.reviews > 0).then_some(counted.reviews),
        played: played.into_iter().fold(Played::default(), Played::and),
        memory: [empty.memory, greeted.memory, seated.memory],
        server_time: server.usage().time_since(theirs),
        load_time: Usage::of_this_process().time_since(mine),
    };
    server.stop().await?;
    Ok(measured)
}

/// Counters of the server's metrics.
struct Counted {
    commits: u64,
    events: u64,
    /// Computed reviews.
    reviews: u64,
}

impl Counted {
    async fn ask(server: &Process) -> Result<Self, LoadError> {
        let reply = ask(server.address, "GET", "/metrics", &[], "")
            .await
            .map_err(|error| fail("the server's metrics can't be read", error))?;
        let text = String::from_utf8_lossy(&reply.body).into_owned();
        let number = |name: &str| {
            let mut lines = text.lines();
            lines
                .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
                .ok_or_else(|| fail("the server's metrics lack", name))
        };
        Ok(Self {
            commits: number("kagiya_store_commits_total ")?,
            events: number("kagiya_events_stored_total ")?,
            reviews: number("kagiya_review_seconds_count ")?,
        })
    }

    fn since(self, earlier: &Self) -> Self {
        Self {
            commits: self.commits.saturating_sub(earlier.commits),
            events: self.events.saturating_sub(earlier.events),
            reviews: self.reviews.saturating_sub(earlier.reviews),
        }
    }
}
