//! What came of it.

use core::fmt;
use std::collections::BTreeMap;

use serde::Serialize;

use super::ChaosArgs;
use super::ledger::{Faults, Found, Ledger};
use crate::report::Latency;

/// What is known at the end beside the ledger.
pub(super) struct Survived {
    pub(super) seconds: f64,
    pub(super) blows: BTreeMap<&'static str, u32>,
    pub(super) games_opened: usize,
    pub(super) stuck: Faults,
    pub(super) ended: Faults,
    pub(super) unopened: Faults,
    pub(super) found: Found,
}

/// Whether a house of several servers held while parts of it were killed.
#[derive(Clone, Debug, Serialize)]
pub struct ChaosReport {
    /// Whether there was no fault, and everybody was back in time.
    pub held: bool,
    /// What decided about the blows.
    pub seed: u64,
    /// How many servers there were.
    pub nodes: u8,
    /// At how many tables was played at once.
    pub tables: u32,
    /// How long.
    pub seconds: f64,
    /// What was done to parts of the house, and how often.
    pub blows: BTreeMap<&'static str, u32>,
    /// Actions that were acknowledged.
    pub actions: u64,
    /// The same a second.
    pub actions_per_second: f64,
    /// Games that were played to their end.
    pub games: u64,
    /// Tables that were compared with what is stored.
    pub compared: usize,
    /// Connections that broke off or were given up.
    pub connections_lost: u64,
    /// From there until the table was back, at whatever server.
    pub back: Latency,
    /// The same by what had been done last when the connection was lost. It may be later blows that
    /// kept somebody from coming back.
    pub back_after: BTreeMap<&'static str, Latency>,
    /// The same from the last word that was heard before.
    pub silent: Latency,
    /// From a command until its acknowledgement.
    pub waited: Latency,
    /// Why commands were refused, and how often.
    pub refused: BTreeMap<&'static str, u64>,
    /// What must not be, and how often it was.
    pub faults: BTreeMap<&'static str, u64>,
    /// The first faults of each kind.
    pub examples: Vec<String>,
    /// Within how many seconds everybody had to be back.
    pub within: f64,
    /// Where the logs are, if it did not hold.
    pub logs: Option<String>,
}

#[expect(clippy::cast_precision_loss, reason = "counts are small")]
fn per_second(count: u64, seconds: f64) -> f64 {
    count as f64 / seconds.max(0.001)
}

impl ChaosReport {
    pub(super) fn of(args: &ChaosArgs, ledger: &Ledger, survived: Survived) -> Self {
        let found = &survived.found;
        let kinds = [
            ("acknowledged actions lost", &found.lost),
            ("actions done twice", &found.doubled),
            ("actions done though refused", &found.refused),
            ("events shown and not stored", &found.unstored),
            ("events shown in two ways", &ledger.denied),
            ("events left out", &ledger.gaps),
            ("legal actions refused", &ledger.misled),
            ("logs with gaps", &found.unreadable),
            ("tables that can't go on", &survived.stuck),
            ("people who can't open their tables", &survived.unopened),
            ("servers that ended by themselves", &survived.ended),
        ];
        let back: Vec<u32> = ledger.back.values().flatten().copied().collect();
        let back = Latency::of(&back);
        let back_after = ledger.back.iter();
        let back_after = back_after.map(|(blow, times)| (*blow, Latency::of(times)));
        let faults: BTreeMap<_, _> = kinds.iter().map(|(kind, it)| (*kind, it.count)).collect();
        let in_time = back.max <= args.within * 1000.0;
        Self {
            held: in_time && faults.values().all(|count| *count == 0),
            seed: args.seed,
            nodes: args.nodes,
            tables: args.tables,
            seconds: survived.seconds,
            blows: survived.blows,
            actions: ledger.actions,
            actions_per_second: per_second(ledger.actions, survived.seconds),
            games: ledger.games,
            compared: survived.games_opened,
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

impl fmt::Display for ChaosReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "house      {} servers, {} tables, {:.0} s, seed {}",
            self.nodes, self.tables, self.seconds, self.seed
        )?;
        for (blow, count) in &self.blows {
            writeln!(f, "{count:>10} {blow}")?;
        }
        writeln!(
            f,
            "played     {} acknowledged actions, {:.0} a second, {} games to their end, {} tables compared with the store",
            self.actions, self.actions_per_second, self.games, self.compared
        )?;
        let times = [
            ("back", &self.back, "from a lost connection to the table"),
            ("silent", &self.silent, "the same from the last word before"),
            (
                "waited",
                &self.waited,
                "from a command to its acknowledgement",
            ),
        ];
        let times = times.map(|(name, time, meaning)| (name, time, meaning.to_owned()));
        let after = self.back_after.iter();
        let after = after.map(|(blow, time)| ("", time, format!("back after {blow}")));
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
        let verdict = if self.held {
            "it held"
        } else {
            "it did not hold"
        };
        write!(
            f,
            "verdict    {verdict}: no fault allowed, and back within {} s",
            self.within
        )
    }
}
