//! The figures of a measurement.

use core::fmt;
use std::time::Duration;

use serde::Serialize;

use super::SEATS;
use super::players::Played;

/// What was measured.
pub(super) struct Measured {
    pub(super) tables: usize,
    pub(super) asked_rate: f64,
    pub(super) elapsed: Duration,
    pub(super) commits: u64,
    pub(super) events: u64,
    pub(super) played: Played,
    /// The server's memory before anybody came, with all connections, and with all tables.
    pub(super) memory: [Option<u64>; 3],
    pub(super) server_time: Option<Duration>,
    pub(super) load_time: Option<Duration>,
}

/// The figures of a measurement.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// Tables at which was played all the time.
    pub tables: usize,
    /// Connections, four a table.
    pub sockets: usize,
    /// How long it was measured.
    pub seconds: f64,
    /// The actions a second that were asked for; 0 for as many as possible.
    pub asked_actions_per_second: f64,
    /// Actions that were acknowledged and that all players heard of.
    pub actions: u64,
    /// The same a second.
    pub actions_per_second: f64,
    /// Messages that players received a second: events, acknowledgements, snapshots.
    pub deliveries_per_second: f64,
    /// The mean size of such a message, in bytes.
    pub bytes_per_delivery: f64,
    /// From a command to each of the other three players.
    pub latency: Latency,
    /// Games that ended.
    pub games: u64,
    /// Transactions of the store a second.
    pub commits_per_second: f64,
    /// Events in one transaction.
    pub events_per_commit: f64,
    /// What a connection costs the server, in bytes, before it follows a table.
    pub memory_per_connection: Option<u64>,
    /// What a table with a game and four who follow it costs besides, in bytes.
    pub memory_per_table: Option<u64>,
    /// How many cores the server used.
    pub server_cores: Option<f64>,
    /// How many cores the players used.
    pub load_cores: Option<f64>,
    /// How many tables broke off, and why the first one did.
    pub failures: usize,
    /// Why the first of them did.
    pub first_failure: Option<String>,
}

/// How long deliveries took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Latency {
    /// Half of them took no longer.
    pub p50: f64,
    /// 99 in 100 took no longer.
    pub p99: f64,
    /// 999 in 1000 took no longer.
    pub p999: f64,
    /// The longest.
    pub max: f64,
}

impl Latency {
    pub(super) fn of(micros: &[u32]) -> Self {
        let mut sorted = micros.to_vec();
        sorted.sort_unstable();
        let at = |in_1000: usize| {
            let rank = (sorted.len() * in_1000).div_ceil(1000);
            let micros = sorted.get(rank.saturating_sub(1));
            f64::from(micros.copied().unwrap_or(0)) / 1000.0
        };
        Self {
            p50: at(500),
            p99: at(990),
            p999: at(999),
            max: at(1000),
        }
    }
}

impl LoadReport {
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

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "tables       {}, {} sockets, {:.1} s",
            self.tables, self.sockets, self.seconds
        )?;
        writeln!(
            f,
            "actions/s    {:.0} ({} in all, {} games ended)",
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
        if let (Some(connection), Some(table)) = (self.memory_per_connection, self.memory_per_table)
        {
            writeln!(
                f,
                "memory       {connection} bytes a connection, {table} bytes a table with its game"
            )?;
        }
        if let (Some(server), Some(load)) = (self.server_cores, self.load_cores) {
            writeln!(f, "cores        server {server:.2}, players {load:.2}")?;
        }
        if let Some(failure) = &self.first_failure {
            writeln!(f, "broke off    {} tables: {failure}", self.failures)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_ranks() {
        let micros: Vec<u32> = (1..=1000).rev().map(|n| n * 1000).collect();
        let latency = Latency::of(&micros);
        assert_eq!(
            [latency.p50, latency.p99, latency.p999, latency.max].map(|ms| format!("{ms}")),
            ["500", "990", "999", "1000"]
        );
        assert!(Latency::of(&[]).max.abs() < f64::EPSILON);
    }
}
