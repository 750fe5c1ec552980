//! The results of a series, for people and programs.

use std::collections::BTreeMap;

use kagiya_rules::{Action, Options};
use serde::{Deserialize, Serialize};

use crate::latency_histogram::LatencyHistogram;
use crate::score_stats::{Mean, joined_mean, mean, ratio, share_error, share_interval};

/// A recorded game. With its series, it can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGame {
    /// The number of the deal in the series.
    pub deal: u64,
    /// The value of the fireworks at the end.
    pub points: i8,
    pub actions: Vec<Action>,
}

/// The games of a series that have a score. In most editions, a game that ended by the last strike has none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoredGames {
    pub games: u64,
    /// The mean score; 0 without games.
    pub mean: f64,
    /// The standard error of `mean`.
    pub stderr: f64,
}

/// The results of a series. Except for times, they don't depend on the number of threads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    pub bot: String,
    /// The number of players.
    pub players: usize,
    /// The number of the first deal: of its seed, or its index among given deals.
    pub seed: u64,
    /// Whether the deals were given instead of following from seeds.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given: bool,
    pub games: u64,
    /// The mean value of the fireworks at the end, also after the last strike.
    pub mean: f64,
    /// The standard error of `mean`.
    pub stderr: f64,
    /// The share of perfect games, 0 to 1.
    pub perfect: f64,
    /// The standard error of `perfect`.
    pub perfect_stderr: f64,
    /// The number of games that ended by the last strike.
    pub strikeouts: u64,
    /// The mean if a game that ended by the last strike counts as 0.
    pub mean_zero_on_strikeout: f64,
    /// The standard error of that mean.
    pub stderr_zero_on_strikeout: f64,
    /// The games with a score; `None` in reports of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scored: Option<ScoredGames>,
    pub max_score: i8,
    /// The mean number of turns per game.
    pub turns: f64,
    /// The mean number of strikes per game.
    pub strikes: f64,
    /// The number of games for each value of the fireworks at the end.
    pub histogram: BTreeMap<i8, u64>,
    /// The median time of a move, in microseconds.
    pub move_p50_us: f64,
    /// The 99th percentile of the time of a move, in microseconds.
    pub move_p99_us: f64,
    /// On one core.
    pub games_per_second: f64,
    /// The number of moves in each bucket of the latency histogram, so that more games can be added. Empty in
    /// reports of earlier versions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub move_times: BTreeMap<usize, u64>,
    pub options: Options,
    /// The recorded games, in the order of the deals.
    #[serde(skip)]
    pub kept: Vec<KeptGame>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Why games can't be added to a report.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JoinError {
    /// The games are of another bot, or have other rules.
    #[error("the report is about another bot, or about a game by other rules")]
    Other,
    /// The games don't start where the report ends.
    #[error("the report ends before deal {end}, and the new games begin with deal {begin}")]
    Gap {
        /// The number of the deal after the report.
        end: u64,
        /// The number of the first new deal.
        begin: u64,
    },
}

impl ScoredGames {
    pub(crate) const fn new(games: u64, Mean { mean, stderr }: Mean) -> Self {
        Self {
            games,
            mean,
            stderr,
        }
    }
}

impl Report {
    /// Adds the following games, reported by `next`. Percentiles are exact if both reports have `move_times`;
    /// otherwise they are the larger ones.
    ///
    /// # Errors
    /// [`JoinError`] if `next` is of another bot or game, or not of the following deals.
    pub fn join(&self, next: &Self) -> Result<Self, JoinError> {
        let (bot, players, given) = (&self.bot, self.players, self.given);
        if (bot, players, given) != (&next.bot, next.players, next.given)
            || self.options != next.options
        {
            return Err(JoinError::Other);
        }
        let end = self.seed.saturating_add(self.games);
        if end != next.seed {
            let begin = next.seed;
            return Err(JoinError::Gap { end, begin });
        }
        let games = self.games + next.games;
        let each = |of: fn(&Self) -> f64| {
            let sum = of(self) * ratio(self.games, 1) + of(next) * ratio(next.games, 1);
            sum / ratio(games.max(1), 1)
        };
        let mut histogram = self.histogram.clone();
        for (points, count) in &next.histogram {
            *histogram.entry(*points).or_default() += count;
        }
        let kept = mean(&histogram);
        let zeroed = joined_mean(
            (
                self.games,
                self.mean_zero_on_strikeout,
                self.stderr_zero_on_strikeout,
            ),
            (
                next.games,
                next.mean_zero_on_strikeout,
                next.stderr_zero_on_strikeout,
            ),
        );
        let scored = self.scored.zip(next.scored).map(|(one, two)| {
            let joined = joined_mean(
                (one.games, one.mean, one.stderr),
                (two.games, two.mean, two.stderr),
            );
            ScoredGames::new(one.games + two.games, joined)
        });
        let perfect = each(|it| it.perfect);
        let seconds = |it: &Self| ratio(it.games, 1) / it.games_per_second.max(f64::MIN_POSITIVE);
        let mut joined = Self {
            games,
            mean: kept.mean,
            stderr: kept.stderr,
            perfect,
            perfect_stderr: share_error(perfect, games),
            strikeouts: self.strikeouts + next.strikeouts,
            mean_zero_on_strikeout: zeroed.mean,
            stderr_zero_on_strikeout: zeroed.stderr,
            scored,
            turns: each(|it| it.turns),
            strikes: each(|it| it.strikes),
            histogram,
            games_per_second: ratio(games, 1) / (seconds(self) + seconds(next)),
            seed: self.seed,
            move_p50_us: self.move_p50_us.max(next.move_p50_us),
            move_p99_us: self.move_p99_us.max(next.move_p99_us),
            ..next.clone()
        };
        if !self.move_times.is_empty() && !next.move_times.is_empty() {
            let mut times = LatencyHistogram::of(&self.move_times);
            times.merge(&LatencyHistogram::of(&next.move_times));
            joined.move_p50_us = times.percentile(0.5).as_secs_f64() * 1e6;
            joined.move_p99_us = times.percentile(0.99).as_secs_f64() * 1e6;
            joined.move_times = times.counts();
        }
        if self.move_times.is_empty() || next.move_times.is_empty() {
            joined.move_times.clear();
        }
        joined.kept.splice(0..0, self.kept.iter().cloned());
        Ok(joined)
    }

    /// Wilson's 95 % interval of the share of perfect games.
    pub fn perfect_interval(&self) -> [f64; 2] {
        share_interval(self.perfect, self.games)
    }

    /// The mean time of a turn with all work for it, in microseconds.
    pub fn move_mean_us(&self) -> f64 {
        let turns = self.games_per_second * self.turns;
        if turns > 0.0 { 1e6 / turns } else { 0.0 }
    }

    /// # Panics
    /// Never: a report is always valid JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is valid JSON")
    }

    /// The columns of [`csv_row`](Self::csv_row).
    pub const CSV_HEADER: &'static str = "bot,players,seed,games,mean,stderr,perfect,\
        perfect_stderr,strikeouts,mean_zero_on_strikeout,turns,strikes,move_p50_us,move_p99_us,\
        games_per_second";

    /// The report as a row of comma-separated values.
    pub fn csv_row(&self) -> String {
        format!(
            "\"{}\",{},{},{},{:.6},{:.6},{:.6},{:.6},{},{:.6},{:.3},{:.4},{:.2},{:.2},{:.1}",
            self.bot.replace('"', "\"\""),
            self.players,
            self.seed,
            self.games,
            self.mean,
            self.stderr,
            self.perfect,
            self.perfect_stderr,
            self.strikeouts,
            self.mean_zero_on_strikeout,
            self.turns,
            self.strikes,
            self.move_p50_us,
            self.move_p99_us,
            self.games_per_second
        )
    }
}
