//! What a series came to, for people and for programs.

use std::collections::BTreeMap;

use kagiya_rules::{Action, Options, Rules};
use serde::{Deserialize, Serialize};

use crate::run::{Batch, Series};
use crate::tally::{Tally, mean, ratio};

/// A game that was not perfect: with the options of the series, everything to play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The number of the deal's seed.
    pub seed: u64,
    /// The value of the fireworks at the end.
    pub points: i8,
    /// What was done.
    pub actions: Vec<Action>,
}

/// What a series came to. Everything but the times is the same for any number of threads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who played.
    pub bot: String,
    /// How many at a table.
    pub players: usize,
    /// The number of the first deal's seed.
    pub seed: u64,
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
    /// The game.
    pub options: Options,
    /// The games that were not perfect, by seed, if they were asked for.
    #[serde(skip)]
    pub losses: Vec<Loss>,
}

impl Report {
    pub(crate) fn new(series: &Series, rules: &Rules, name: &str, batch: Batch) -> Self {
        let Batch {
            tally,
            times,
            losses,
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
            options: series.options.clone(),
            losses,
        }
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
