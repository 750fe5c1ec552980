//! What a series came to, for people and for programs.

use std::collections::BTreeMap;

use kagiya_rules::{Action, Options, Rules};
use serde::{Deserialize, Serialize};

use crate::run::{Batch, Series};
use crate::tally::{Tally, joined_mean, mean, ratio};
use crate::times::Times;

/// A game that was kept: with the series, everything to play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGame {
    /// The number of the deal in its series.
    pub deal: u64,
    /// The value of the fireworks at the end.
    pub points: i8,
    /// What was done.
    pub actions: Vec<Action>,
}

/// What a series came to. Everything but the times is the same for any number of threads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The bots that played.
    pub bot: String,
    /// How many at a table.
    pub players: usize,
    /// The number of the first deal: the number of its seed, or its place among given deals.
    pub seed: u64,
    /// Whether the deals were given, and are not those of seeds.
    #[serde(default, skip_serializing_if = "is_false")]
    pub given: bool,
    /// Games played.
    pub games: u64,
    /// Mean value of the fireworks at the end, whatever ended the game.
    pub mean: f64,
    /// Its standard error.
    pub stderr: f64,
    /// The share of games in which everything was completed, 0 to 1.
    pub perfect: f64,
    /// Its standard error.
    pub perfect_stderr: f64,
    /// Games that the last strike ended.
    pub strikeouts: u64,
    /// Mean value where a game that the last strike ended counts as 0.
    pub mean_zero_on_strikeout: f64,
    /// Its standard error.
    pub stderr_zero_on_strikeout: f64,
    /// The most points that the game can give.
    pub max_score: i8,
    /// Turns a game, on average.
    pub turns: f64,
    /// Strikes a game, on average.
    pub strikes: f64,
    /// How many games ended with how many points on the table.
    pub histogram: BTreeMap<i8, u64>,
    /// The time that half of the moves do not exceed, in microseconds.
    pub move_p50_us: f64,
    /// The time that 99 of 100 moves do not exceed, in microseconds.
    pub move_p99_us: f64,
    /// Games a second on one core.
    pub games_per_second: f64,
    /// How many moves took how long, for each step of the histogram of times: so that further games
    /// can be added. Empty in reports of earlier versions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub move_times: BTreeMap<usize, u64>,
    /// The game.
    pub options: Options,
    /// The games that were kept, in the order of the deals.
    #[serde(skip)]
    pub kept: Vec<KeptGame>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Why games can't be added to a report.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotJoined {
    /// They are games of somebody else, or other games.
    #[error("the report is about another bot, or about a game by other rules")]
    Other,
    /// They do not begin where the report ends.
    #[error("the report ends before deal {end}, and the new games begin with deal {begin}")]
    Gap {
        /// The number of the first deal after the report.
        end: u64,
        /// The number of the first new deal.
        begin: u64,
    },
}

impl Report {
    pub(crate) fn new(series: &Series, rules: &Rules, name: &str, batch: Batch) -> Self {
        let Batch {
            tally,
            times,
            kept: games_kept,
            played: _,
            busy,
        } = batch;
        let kept = mean(&tally.histogram);
        let zeroed = mean(&tally.zeroed);
        let perfect = tally.share(tally.perfect);
        let Tally {
            games,
            turns,
            strikes,
            ..
        } = tally;
        let seconds = busy.as_secs_f64();
        Self {
            bot: name.to_owned(),
            players: rules.players(),
            seed: series.seed,
            given: series.given.is_some(),
            games,
            mean: kept.mean,
            stderr: kept.stderr,
            perfect,
            perfect_stderr: (perfect * (1.0 - perfect) / ratio(games.max(1), 1)).sqrt(),
            strikeouts: tally.strikeouts,
            mean_zero_on_strikeout: zeroed.mean,
            stderr_zero_on_strikeout: zeroed.stderr,
            max_score: rules.max_score(),
            turns: ratio(turns, games.max(1)),
            strikes: ratio(strikes, games.max(1)),
            histogram: tally.histogram,
            move_p50_us: times.percentile(0.5).as_secs_f64() * 1e6,
            move_p99_us: times.percentile(0.99).as_secs_f64() * 1e6,
            games_per_second: if seconds > 0.0 {
                ratio(games, 1) / seconds
            } else {
                0.0
            },
            move_times: times.counts(),
            options: series.options.clone(),
            kept: games_kept,
        }
    }

    /// The report on the games of this one and on those of `next`, which follow them. Percentiles of
    /// times are those of all moves where both reports know them one by one, else the larger ones.
    ///
    /// # Errors
    /// [`NotJoined`] if `next` is about somebody else, another game, or other deals than those that
    /// follow.
    pub fn join(&self, next: &Self) -> Result<Self, NotJoined> {
        let (bot, players, given) = (&self.bot, self.players, self.given);
        if (bot, players, given) != (&next.bot, next.players, next.given)
            || self.options != next.options
        {
            return Err(NotJoined::Other);
        }
        let end = self.seed.saturating_add(self.games);
        if end != next.seed {
            let begin = next.seed;
            return Err(NotJoined::Gap { end, begin });
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
        let perfect = each(|it| it.perfect);
        let seconds = |it: &Self| ratio(it.games, 1) / it.games_per_second.max(f64::MIN_POSITIVE);
        let mut joined = Self {
            games,
            mean: kept.mean,
            stderr: kept.stderr,
            perfect,
            perfect_stderr: (perfect * (1.0 - perfect) / ratio(games.max(1), 1)).sqrt(),
            strikeouts: self.strikeouts + next.strikeouts,
            mean_zero_on_strikeout: zeroed.mean,
            stderr_zero_on_strikeout: zeroed.stderr,
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
            let mut times = Times::of(&self.move_times);
            times.merge(&Times::of(&next.move_times));
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

    /// The mean time of a turn, all that is done for it included, in microseconds.
    pub fn move_mean_us(&self) -> f64 {
        let turns = self.games_per_second * self.turns;
        if turns > 0.0 { 1e6 / turns } else { 0.0 }
    }

    /// The report as JSON.
    ///
    /// # Panics
    /// Never: a report can always be written as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is valid JSON")
    }

    /// The names of the columns of [`csv_row`](Self::csv_row).
    pub const CSV_HEADER: &'static str = "bot,players,seed,games,mean,stderr,perfect,\
        perfect_stderr,strikeouts,mean_zero_on_strikeout,turns,strikes,move_p50_us,move_p99_us,\
        games_per_second";

    /// The report as a row of a table of comma-separated values.
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
