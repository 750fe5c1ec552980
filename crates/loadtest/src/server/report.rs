//! The report of a measurement.

use core::fmt;
use std::time::Duration;

use serde::Serialize;

use super::players::{Played, SEATS};
use crate::latency::Latency;

/// The raw results of a measurement.
pub(super) struct Measured {
    pub(super) tables: usize,
    pub(super) asked_rate: f64,
    pub(super) elapsed: Duration,
    pub(super) commits: u64,
    pub(super) events: u64,
    /// Computed reviews, if players asked for any.
    pub(super) reviews: Option<u64>,
    pub(super) played: Played,
    /// The server's memory without connections, with all connections, and with all tables.
    pub(super) memory: [Option<u64>; 3],
    pub(super) server_time: Option<Duration>,
    pub(super) load_time: Option<Duration>,
}

/// The report of a measurement; its field names are the keys of `--json`.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    tables: usize,
    sockets: usize,
    seconds: f64,
    /// The requested rate; 0 for as many as possible.
    asked_actions_per_second: f64,
    /// Actions that were acknowledged and that all players received.
    actions: u64,
    actions_per_second: f64,
    /// Messages that players received: events, acknowledgements, snapshots.
    deliveries_per_second: f64,
    bytes_per_delivery: f64,
    /// The time from a command to the event at each of the other three players.
    latency: Latency,
    games: u64,
    /// Reviews that were computed meanwhile; `None` if nobody asked for one.
    reviews: Option<u64>,
    /// Transactions of the store.
    commits_per_second: f64,
    events_per_commit: f64,
    /// The server's memory for a connection without a subscription, in bytes.
    memory_per_connection: Option<u64>,
    /// The server's additional memory for a table with a game and four subscribers, in bytes.
    memory_per_table: Option<u64>,
    server_cores: Option<f64>,
    load_cores: Option<f64>,
    /// The number of tables that ended with an error.
    failures: usize,
    first_failure: Option<String>,
}

impl Report {
    #[expect(clippy::cast_precision_loss, reason = "counts are small")]
    pub(super) fn of(measured: &Measured) -> Self {
        let seconds = measured.elapsed.as_secs_f64();
        let a_second = |n: u64| n as f64 / seconds;
        let played = &measured.played;
        let sockets = measured.tables * SEATS;
        let [empty, greeted, seated] = measured.memory;
        let cost = |from: Option<u64>, to: Option<u64>, of: usize| {
            Some(to?.saturating_sub(from?) / of.max(1) as u64)
        };
        let cores = |time: Option<Duration>| Some(time?.as_secs_f64() / seconds);
        Self {
            tables: measured.tables,
            sockets,
            seconds,
            asked_actions_per_second: measured.asked_rate,
            actions: played.actions,
            actions_per_second: a_second(played.actions),
            deliveries_per_second: a_second(played.frames),
            bytes_per_delivery: played.bytes as f64 / played.frames.max(1) as f64,
            latency: Latency::of(&played.micros),
            games: played.games,
            reviews: measured.reviews,
            commits_per_second: a_second(measured.commits),
            events_per_commit: measured.events as f64 / measured.commits.max(1) as f64,
            memory_per_connection: cost(empty, greeted, sockets),
            memory_per_table: cost(greeted, seated, measured.tables),
            server_cores: cores(measured.server_time),
            load_cores: cores(measured.load_time),
            failures: played.failures.len(),
            first_failure: played.failures.first().cloned(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "tables       {}, {} sockets, {:.1} s",
            self.tables, self.sockets, self.seconds
        )?;
        writeln!(
            f,
            "actions/s    {:.0} ({} in total, {} finished games)",
            self.actions_per_second, self.actions, self.games
        )?;
        writeln!(
            f,
            "deliveries/s {:.0}, {:.0} bytes each",
            self.deliveries_per_second, self.bytes_per_delivery
        )?;
        writeln!(
            f,
            "latency      p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, max {:.2} ms, from a command to each other player",
            self.latency.p50, self.latency.p99, self.latency.p999, self.latency.max
        )?;
        writeln!(
            f,
            "commits/s    {:.0}, {:.1} events each",
            self.commits_per_second, self.events_per_commit
        )?;
        if let Some(reviews) = self.reviews {
            writeln!(f, "reviews      {reviews}")?;
        }
        if let (Some(connection), Some(table)) = (self.memory_per_connection, self.memory_per_table)
        {
            writeln!(
                f,
                "memory       {connection} bytes per connection, {table} bytes per table with its game"
            )?;
        }
        if let (Some(server), Some(load)) = (self.server_cores, self.load_cores) {
            writeln!(f, "cores        server {server:.2}, players {load:.2}")?;
        }
        if let Some(failure) = &self.first_failure {
            writeln!(f, "failed       {} tables: {failure}", self.failures)?;
        }
        Ok(())
    }
}
