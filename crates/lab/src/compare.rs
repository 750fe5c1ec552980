//! Comparisons of two contestants on the same deals.

use std::sync::atomic::AtomicBool;

use serde::Serialize;

use crate::contestant::{Contestant, Played};
use crate::run::{RunError, Series, play, pool};
use crate::score_stats::{mean_of, ratio};

/// Deals between two checks of the result.
const LOOK: u64 = 256;
/// The probability that the sequential interval ever excludes the true difference.
const ALPHA: f64 = 0.05;
/// The number of games at which the interval is narrowest.
const TUNED_TO: f64 = 4000.0;

/// The result of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    FirstBetter,
    SecondBetter,
    /// The deals didn't suffice to decide.
    Open,
}

/// A comparison on the same deals. Differences are first minus second, in points that count after the last
/// strike too.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    pub first: String,
    pub second: String,
    /// The number of deals that both played.
    pub games: u64,
    pub first_mean: f64,
    pub second_mean: f64,
    pub difference: f64,
    /// The standard error of the difference, from paired deals.
    pub stderr: f64,
    /// The 95 % confidence interval of the difference for a number of games that was fixed in advance.
    pub interval: [f64; 2],
    /// An interval that contains the true difference at all times together with 95 %. So a comparison can
    /// stop as soon as it excludes zero.
    pub sequential_interval: [f64; 2],
    /// The number of deals that only the first played perfectly.
    pub only_first_perfect: u64,
    /// The number of deals that only the second played perfectly.
    pub only_second_perfect: u64,
    /// The difference of the shares of perfect games.
    pub perfect_difference: f64,
    /// The standard error of that difference, from paired deals.
    pub perfect_stderr: f64,
    /// The conclusion from the sequential interval.
    pub verdict: Verdict,
}

#[derive(Default)]
struct Pairs {
    games: u64,
    sums: [i64; 2],
    squares: i64,
    only: [u64; 2],
}

impl Pairs {
    fn add(&mut self, first: Played, second: Played) {
        let (a, b) = (i64::from(first.points), i64::from(second.points));
        self.games += 1;
        self.sums[0] += a;
        self.sums[1] += b;
        self.squares += (a - b) * (a - b);
        self.only[0] += u64::from(first.perfect && !second.perfect);
        self.only[1] += u64::from(second.perfect && !first.perfect);
    }

    fn comparison(&self, first: &str, second: &str) -> Comparison {
        #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
        let (sums, squares) = (self.sums.map(|sum| sum as f64), self.squares as f64);
        let n = ratio(self.games.max(1), 1);
        let points = mean_of(self.games, sums[0] - sums[1], squares);
        let [only_first, only_second] = self.only.map(|count| ratio(count, 1));
        let perfect = mean_of(
            self.games,
            only_first - only_second,
            only_first + only_second,
        );
        let around = |width: f64| [points.mean - width, points.mean + width];
        let sequential_interval = around(points.stderr * sequential_factor(n));
        Comparison {
            first: first.to_owned(),
            second: second.to_owned(),
            games: self.games,
            first_mean: sums[0] / n,
            second_mean: sums[1] / n,
            difference: points.mean,
            stderr: points.stderr,
            interval: around(1.96 * points.stderr),
            sequential_interval,
            only_first_perfect: self.only[0],
            only_second_perfect: self.only[1],
            perfect_difference: perfect.mean,
            perfect_stderr: perfect.stderr,
            verdict: match sequential_interval {
                // Without any difference, the variance is unknown.
                _ if self.squares == 0 => Verdict::Open,
                [low, _] if low > 0.0 => Verdict::FirstBetter,
                [_, high] if high < 0.0 => Verdict::SecondBetter,
                _ => Verdict::Open,
            },
        }
    }
}

/// The number of standard errors on each side of an interval that is valid at all times together: Robbins'
/// normal mixture with an estimated variance.
fn sequential_factor(n: f64) -> f64 {
    let rho2 = 1.0 / TUNED_TO;
    let grown = n * rho2 + 1.0;
    (2.0 * grown / (n * rho2) * (grown.sqrt() / ALPHA).ln()).sqrt()
}

/// Lets two contestants play the same deals until one proves better or the series ends.
///
/// `progress` receives the number of deals that both have played. When `stop` becomes true, the comparison
/// ends with those deals.
///
/// # Errors
/// [`RunError`] as for [`run`](crate::run).
pub fn compare(
    series: &Series,
    first: &dyn Contestant,
    second: &dyn Contestant,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Comparison, RunError> {
    let rules = series.rules()?;
    let pool = pool(series.threads).map_err(RunError::Threads)?;
    let mut pairs = Pairs::default();
    let end = series.numbers().end;
    let mut next = series.seed;
    while next < end && !stop.load(std::sync::atomic::Ordering::Relaxed) {
        let seeds = next..end.min(next + LOOK);
        next = seeds.end;
        let both = [first, second].map(|contestant| {
            pool.install(|| play(series, &rules, contestant, seeds.clone(), &|_| {}, stop))
        });
        let [a, b] = both;
        let (a, b) = (a?, b?);
        if a.played.len() != b.played.len() {
            // The run stopped early, so the results are not of the same deals.
            break;
        }
        for (first, second) in a.played.iter().zip(&b.played) {
            pairs.add(*first, *second);
        }
        progress(pairs.games);
        if pairs.comparison("", "").verdict != Verdict::Open {
            break;
        }
    }
    Ok(pairs.comparison(first.name(), second.name()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::{Rng, SeedableRng};
    use rand_pcg::Pcg64;

    fn played(points: i8) -> Played {
        Played {
            points,
            score: Some(points),
            perfect: points == 25,
            struck_out: false,
            turns: 60,
            strikes: 0,
        }
    }

    /// The number of `trials` series of equal players that the test calls different.
    fn false_alarms(trials: u64, lift: u32) -> u64 {
        let mut generator = Pcg64::seed_from_u64(11);
        let mut draw = |lift: u32| match generator.next_u32() % 100 {
            n if n < 80 + lift => 25,
            n if n < 95 => 24,
            _ => 22,
        };
        let mut alarms = 0;
        for _ in 0..trials {
            let mut pairs = Pairs::default();
            for game in 1..=4096_u32 {
                pairs.add(played(draw(lift)), played(draw(0)));
                if game % 256 == 0 && pairs.comparison("", "").verdict != Verdict::Open {
                    alarms += 1;
                    break;
                }
            }
        }
        alarms
    }

    #[test]
    fn frequent_checks_find_no_false_differences() {
        // One in twenty is allowed. Two hundred series would clearly show more than twice that.
        assert!(false_alarms(200, 0) <= 20);
    }

    #[test]
    fn a_real_difference_is_found() {
        assert!(false_alarms(20, 10) == 20);
    }

    #[test]
    fn equal_results_are_no_difference() {
        let mut pairs = Pairs::default();
        (0..10).for_each(|_| pairs.add(played(24), played(24)));
        assert_eq!(pairs.comparison("a", "b").verdict, Verdict::Open);
    }
}
