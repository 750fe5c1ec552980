//! The report of a chaos run.

use core::fmt;
use std::collections::BTreeMap;

use serde::Serialize;

use super::args::Args;
use super::ledger::{Faults, Found, Ledger};
use crate::latency::Latency;

/// The results that are not in the ledger.
pub(super) struct Run {
    pub(super) seconds: f64,
    pub(super) injections: BTreeMap<&'static str, u32>,
    pub(super) tables: usize,
    pub(super) stuck: Faults,
    pub(super) ended: Faults,
    pub(super) unopened: Faults,
    pub(super) found: Found,
}

/// The report of a chaos run; its field names are the keys of `--json`.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Report {
    /// Whether no fault was found and everybody was back in time.
    pub(super) held: bool,
    pub(super) seed: u64,
    pub(super) nodes: u8,
    pub(super) tables: u32,
    pub(super) seconds: f64,
    /// The number of injections of each kind.
    pub(super) injections: BTreeMap<&'static str, u32>,
    /// Acknowledged actions.
    pub(super) actions: u64,
    pub(super) actions_per_second: f64,
    /// Finished games.
    pub(super) games: u64,
    /// Tables that were compared with the store.
    pub(super) compared: usize,
    pub(super) connections_lost: u64,
    /// The times from a lost connection to the table, at any server.
    pub(super) back: Latency,
    /// The same by the last injection before the loss. A later injection may have caused the delay.
    pub(super) back_after: BTreeMap<&'static str, Latency>,
    /// The times from the last message before the loss to the table.
    pub(super) silent: Latency,
    /// The times from a command to its acknowledgement.
    pub(super) waited: Latency,
    /// The number of refusals by error code.
    pub(super) refused: BTreeMap<&'static str, u64>,
    /// The number of faults of each kind; the test passes if all are 0.
    pub(super) faults: BTreeMap<&'static str, u64>,
    /// The first faults of each kind.
    pub(super) examples: Vec<String>,
    /// The limit for a return to the table, in seconds.
    pub(super) within: f64,
    /// The folder with the logs, if the test failed.
    pub(super) logs: Option<String>,
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn per_second(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds.max(0.001)
}

impl Report {
    pub(super) fn of(args: &Args, ledger: &Ledger, run: Run) -> Self {
        let found = &run.found;
        let kinds = [
            ("acknowledged actions lost", &found.lost),
            ("actions done twice", &found.doubled),
            ("refused actions that were done", &found.refused),
            ("events shown but not stored", &found.unstored),
            ("events that differ between players", &ledger.denied),
            ("missing events", &ledger.gaps),
            ("legal actions refused", &ledger.misled),
            ("logs with gaps", &found.unreadable),
            ("tables that don't continue", &run.stuck),
            ("people who can't open their tables", &run.unopened),
            ("servers that ended without being stopped", &run.ended),
        ];
        let back: Vec<u32> = ledger.back.values().flatten().copied().collect();
        let back = Latency::of(&back);
        let back_after = ledger.back.iter();
        let back_after = back_after.map(|(injection, times)| (*injection, Latency::of(times)));
        let faults: BTreeMap<_, _> = kinds.iter().map(|(kind, it)| (*kind, it.count)).collect();
        let in_time = back.max <= args.within * 1000.0;
        Self {
            held: in_time && faults.values().all(|count| *count == 0),
            seed: args.seed,
            nodes: args.nodes,
            tables: args.tables,
            seconds: run.seconds,
            injections: run.injections,
            actions: ledger.actions,
            actions_per_second: per_second(ledger.actions, run.seconds),
            games: ledger.games,
            compared: run.tables,
            connections_lost: ledger.broken,
            back,
            back_after: back_after.collect(),
            silent: Latency::of(&ledger.silent),
            waited: Latency::of(&ledger.waited),
            refused: ledger.codes.clone(),
            faults,
            examples: kinds
                .iter()
                .flat_map(|(kind, it)| it.examples.iter().map(move |it| format!("{kind}: {it}")))
                .collect(),
            within: args.within,
            logs: None,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "cluster    {} servers, {} tables, {:.0} s, seed {}",
            self.nodes, self.tables, self.seconds, self.seed
        )?;
        for (injection, count) in &self.injections {
            writeln!(f, "{count:>10} {injection}")?;
        }
        writeln!(
            f,
            "played     {} acknowledged actions, {:.0} per second, {} finished games, {} tables compared with the store",
            self.actions, self.actions_per_second, self.games, self.compared
        )?;
        let times = [
            ("back", &self.back, "from a lost connection to the table"),
            (
                "silent",
                &self.silent,
                "from the last message before that to the table",
            ),
            (
                "waited",
                &self.waited,
                "from a command to its acknowledgement",
            ),
        ];
        let times = times.map(|(name, time, meaning)| (name, time, meaning.to_owned()));
        let after = self.back_after.iter();
        let after = after.map(|(injection, time)| ("", time, format!("back after {injection}")));
        for (name, time, meaning) in times.into_iter().chain(after) {
            writeln!(
                f,
                "{name:<10} p50 {:.2} s, p99 {:.2} s, max {:.2} s: {meaning}",
                time.p50 / 1000.0,
                time.p99 / 1000.0,
                time.max / 1000.0
            )?;
        }
        writeln!(f, "lost       {} connections", self.connections_lost)?;
        for (code, count) in &self.refused {
            writeln!(f, "{count:>10} {code}")?;
        }
        writeln!(f, "faults")?;
        for (fault, count) in &self.faults {
            writeln!(f, "{count:>10} {fault}")?;
        }
        for example in &self.examples {
            writeln!(f, "{example}")?;
        }
        if let Some(logs) = &self.logs {
            writeln!(f, "logs       {logs}")?;
        }
        let verdict = if self.held { "passed" } else { "failed" };
        write!(
            f,
            "result     {verdict} (no fault allowed, back within {} s)",
            self.within
        )
    }
}
