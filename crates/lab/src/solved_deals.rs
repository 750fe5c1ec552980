//! The share of deals that can be won with all cards known.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use kagiya_rules::{Game, Rules};
use kagiya_solver::{Decision, Limits, can_reach};
use serde::{Deserialize, Serialize};

use crate::latency_histogram::LatencyHistogram;
use crate::parts::in_parts;
use crate::run::{RunError, Series, pool};
use crate::score_stats::wilson_interval;

/// How many deals of a series can be won. It is a line of a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SolvedDeals {
    /// The name of the preset.
    pub edition: String,
    /// The number of players.
    pub players: usize,
    /// The number of the first deal's seed.
    pub seed: u64,
    pub deals: u64,
    /// The limit of the search, see [`Limits::nodes`].
    pub nodes: u64,
    /// The deals with a line to the maximum score.
    pub reached: u64,
    /// The deals that are proven to have none, by the reason's name.
    pub impossible: BTreeMap<String, u64>,
    /// The numbers of the other deals.
    pub undecided: Vec<u64>,
    /// The median of the time for a deal in microseconds.
    pub p50_us: f64,
    /// The time that 99 of 100 deals don't exceed, in microseconds.
    pub p99_us: f64,
}

#[derive(Default)]
struct Part {
    deals: u64,
    reached: u64,
    impossible: BTreeMap<String, u64>,
    undecided: Vec<u64>,
    times: LatencyHistogram,
}

impl Part {
    fn merge(mut self, mut other: Self) -> Self {
        self.deals += other.deals;
        self.reached += other.reached;
        for (reason, deals) in other.impossible {
            *self.impossible.entry(reason).or_default() += deals;
        }
        self.undecided.append(&mut other.undecided);
        self.times.merge(&other.times);
        self
    }
}

impl SolvedDeals {
    /// The number of deals that are proven to be impossible.
    pub fn impossible(&self) -> u64 {
        self.impossible.values().sum()
    }

    /// The result as a line of JSON with a line feed.
    ///
    /// # Panics
    /// Never: a result is always valid JSON.
    pub fn to_line(&self) -> String {
        let line = serde_json::to_string(self).expect("a result is valid JSON");
        format!("{line}\n")
    }
}

/// Solves the deals of a series; `edition` is the name of its rules.
///
/// `progress` receives the number of finished deals. When `stop` becomes true, the result covers the deals
/// that are finished. Except for times, it doesn't depend on the number of threads.
///
/// # Errors
/// [`RunError`] if the options are invalid, a given deal doesn't fit them, or no thread can be started.
pub fn solve_deals(
    series: &Series,
    edition: &str,
    limits: &Limits,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<SolvedDeals, RunError> {
    let rules = series.rules()?;
    let pool = pool(series.threads).map_err(RunError::Threads)?;
    let parts = pool.install(|| {
        let stop = || stop.load(Ordering::Relaxed);
        in_parts(
            series.numbers(),
            progress,
            stop,
            || (),
            |(), part| solve_part(series, &rules, limits, part),
        )
    });
    let all = parts.into_iter().fold(Part::default(), Part::merge);
    let micros = |share| all.times.percentile(share).as_secs_f64() * 1e6;
    Ok(SolvedDeals {
        edition: edition.to_owned(),
        players: rules.players(),
        seed: series.seed,
        deals: all.deals,
        nodes: limits.nodes,
        reached: all.reached,
        p50_us: micros(0.5),
        p99_us: micros(0.99),
        impossible: all.impossible,
        undecided: all.undecided,
    })
}

fn solve_part(
    series: &Series,
    rules: &Arc<Rules>,
    limits: &Limits,
    numbers: core::ops::Range<u64>,
) -> Part {
    let mut part = Part::default();
    for number in numbers {
        let deal = series.deal(number);
        let Some(game) = deal.and_then(|deal| Game::deal(rules, &deal).ok()) else {
            break;
        };
        let start = Instant::now();
        match can_reach(&game, None, limits) {
            Decision::Reached(_) => part.reached += 1,
            Decision::Impossible(reason) => {
                *part.impossible.entry(reason.name().to_owned()).or_default() += 1;
            }
            Decision::Undecided => part.undecided.push(number),
        }
        part.times.add(start.elapsed());
        part.deals += 1;
    }
    part
}

/// A Markdown table with a row for each result.
///
/// The share is a range if deals are undecided. Its interval begins as if all of them were impossible and
/// ends as if all of them could be won.
pub fn solved_deals_table(results: &[SolvedDeals]) -> String {
    let mut table = String::from(
        "| preset | players | deals | won | impossible | undecided | share | interval |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for result in results {
        let most = result.reached + result.undecided.len() as u64;
        let [low, _] = wilson_interval(result.reached, result.deals);
        let [_, high] = wilson_interval(most, result.deals);
        let [least, greatest] = [result.reached, most].map(|won| per_cent(won, result.deals));
        let share = if least == greatest {
            format!("{least} %")
        } else {
            format!("{least}–{greatest} %")
        };
        // Writing to a string can't fail.
        let _ = writeln!(
            table,
            "| `{}` | {} | {} | {} | {} | {} | {share} | {:.2}–{:.2} % |",
            result.edition,
            result.players,
            result.deals,
            result.reached,
            reasons(result),
            result.undecided.len(),
            100.0 * low,
            100.0 * high,
        );
    }
    table
}

/// The number of impossible deals, and how many there are for each reason.
fn reasons(result: &SolvedDeals) -> String {
    let all = result.impossible();
    if all == 0 {
        return "0".to_owned();
    }
    let parts: Vec<String> = result
        .impossible
        .iter()
        .map(|(reason, deals)| format!("`{reason}` {deals}"))
        .collect();
    format!("{all} ({})", parts.join(", "))
}

#[expect(clippy::cast_precision_loss, reason = "counts of deals")]
fn per_cent(part: u64, whole: u64) -> String {
    format!("{:.3}", 100.0 * part as f64 / (whole.max(1)) as f64)
}

#[cfg(test)]
mod tests {
    use kagiya_rules::Options;

    use super::*;

    #[test]
    fn threads_change_nothing_but_times() {
        let solved = |threads| {
            let series = Series {
                options: Options::preset("original", 2).expect("a preset"),
                games: 100,
                seed: 700,
                threads,
                ..Series::default()
            };
            let limits = Limits {
                nodes: 2000,
                ..Limits::default()
            };
            let stop = AtomicBool::new(false);
            let result = solve_deals(&series, "original", &limits, &|_| {}, &stop).expect("deals");
            SolvedDeals {
                p50_us: 0.0,
                p99_us: 0.0,
                ..result
            }
        };
        let one = solved(1);
        assert_eq!(solved(3), one);
        assert_eq!(
            one.reached + one.impossible() + one.undecided.len() as u64,
            100
        );
        // Deals 724 and 745 have no line.
        assert!(one.impossible["too_deep"] >= 2);
        let read: SolvedDeals = serde_json::from_str(&one.to_line()).expect("a line of JSON");
        assert_eq!(read, one);
    }

    #[test]
    fn a_row_counts_proofs_and_the_remainder() {
        let result = SolvedDeals {
            edition: "original".to_owned(),
            players: 2,
            seed: 0,
            deals: 1000,
            nodes: 10,
            reached: 985,
            impossible: BTreeMap::from([("search".to_owned(), 4), ("too_deep".to_owned(), 10)]),
            undecided: vec![7],
            p50_us: 1.0,
            p99_us: 2.0,
        };
        let table = solved_deals_table(&[result]);
        assert_eq!(
            table.lines().last(),
            Some(
                "| `original` | 2 | 1000 | 985 | 14 (`search` 4, `too_deep` 10) | 1 | 98.500–98.600 % | \
                 97.54–99.16 % |"
            )
        );
    }
}
