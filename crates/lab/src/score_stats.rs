//! Sums over games, as integers, so the order of addition doesn't matter.

use std::collections::BTreeMap;

use crate::contestant::Played;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreStats {
    pub games: u64,
    /// The number of perfect games.
    pub perfect: u64,
    /// The number of games that ended by the last strike.
    pub strikeouts: u64,
    pub turns: u64,
    pub strikes: u64,
    /// The number of games for each value of the fireworks at the end.
    pub histogram: BTreeMap<i8, u64>,
    /// The same if a game that ended by the last strike counts as 0.
    pub zeroed: BTreeMap<i8, u64>,
    /// The number of games with each score. In most editions, a game that ended by the last strike has none.
    pub scored: BTreeMap<i8, u64>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    pub(crate) stderr: f64,
}

impl ScoreStats {
    pub fn add(&mut self, played: Played) {
        self.games += 1;
        self.perfect += u64::from(played.perfect);
        self.strikeouts += u64::from(played.struck_out);
        self.turns += u64::from(played.turns);
        self.strikes += u64::from(played.strikes);
        *self.histogram.entry(played.points).or_default() += 1;
        let zeroed = if played.struck_out { 0 } else { played.points };
        *self.zeroed.entry(zeroed).or_default() += 1;
        if let Some(score) = played.score {
            *self.scored.entry(score).or_default() += 1;
        }
    }

    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.perfect += other.perfect;
        self.strikeouts += other.strikeouts;
        self.turns += other.turns;
        self.strikes += other.strikes;
        for (points, games) in &other.histogram {
            *self.histogram.entry(*points).or_default() += games;
        }
        for (points, games) in &other.zeroed {
            *self.zeroed.entry(*points).or_default() += games;
        }
        for (points, games) in &other.scored {
            *self.scored.entry(*points).or_default() += games;
        }
    }

    /// The share of `part` among the games; 0 without games.
    pub(crate) fn share(&self, part: u64) -> f64 {
        ratio(part, self.games.max(1))
    }
}

/// The mean of a histogram; 0 if it is empty.
pub(crate) fn mean(histogram: &BTreeMap<i8, u64>) -> Mean {
    let n: u64 = histogram.values().sum();
    let mut sum = 0.0;
    let mut squares = 0.0;
    for (value, count) in histogram {
        sum += f64::from(*value) * ratio(*count, 1);
        squares += f64::from(*value) * f64::from(*value) * ratio(*count, 1);
    }
    mean_of(n, sum, squares)
}

/// The mean of two series, each given as the number of values, their mean and its standard error.
pub(crate) fn joined_mean(first: (u64, f64, f64), second: (u64, f64, f64)) -> Mean {
    let sums = |(n, mean, stderr): (u64, f64, f64)| {
        let count = ratio(n, 1);
        let around = stderr * stderr * count * (count - 1.0).max(0.0);
        (count * mean, around + count * mean * mean)
    };
    let (one, two) = (sums(first), sums(second));
    mean_of(first.0 + second.0, one.0 + two.0, one.1 + two.1)
}

/// The mean of `n` numbers from their sum and their sum of squares.
pub(crate) fn mean_of(n: u64, sum: f64, squares: f64) -> Mean {
    if n == 0 {
        return Mean {
            mean: 0.0,
            stderr: 0.0,
        };
    }
    let count = ratio(n, 1);
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0) * count / (count - 1.0).max(1.0);
    Mean {
        mean,
        stderr: (variance / count).sqrt(),
    }
}

/// The standard error of a share among `games` games.
pub(crate) fn share_error(share: f64, games: u64) -> f64 {
    (share * (1.0 - share) / ratio(games.max(1), 1)).sqrt()
}

pub(crate) fn ratio(part: u64, whole: u64) -> f64 {
    #[expect(
        clippy::cast_precision_loss,
        reason = "numbers of games are far below 2^53"
    )]
    let ratio = part as f64 / whole as f64;
    ratio
}

/// Wilson's 95 % interval of the share of `successes`: the lower and the upper bound, from 0 to 1.
pub fn wilson_interval(successes: u64, trials: u64) -> [f64; 2] {
    share_interval(ratio(successes, trials.max(1)), trials)
}

/// Wilson's 95 % interval of a share among `trials`.
///
/// E. B. Wilson, *Probable inference, the law of succession, and statistical inference*, 1927.
pub(crate) fn share_interval(share: f64, trials: u64) -> [f64; 2] {
    const Z: f64 = 1.959_963_985;
    if trials == 0 {
        return [0.0, 1.0];
    }
    let n = ratio(trials, 1);
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [
        ((middle - half) / scale).max(0.0),
        ((middle + half) / scale).min(1.0),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_have_the_error_of_a_sample() {
        let histogram = BTreeMap::from([(23, 1), (24, 1), (25, 2)]);
        let Mean { mean, stderr } = mean(&histogram);
        assert!((mean - 24.25).abs() < 1e-12);
        // The sample variance divides by n − 1: 2.75 / 3. The squared error of the mean divides that by n =
        // 4.
        assert!((stderr - (2.75_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I.
        for (successes, trials, expected) in [
            (81, 263, [0.2553, 0.3662]),
            (15, 148, [0.0624, 0.1605]),
            (0, 20, [0.0000, 0.1611]),
            (1, 29, [0.0061, 0.1718]),
        ] {
            let found = wilson_interval(successes, trials);
            for (found, expected) in found.into_iter().zip(expected) {
                assert!(
                    (found - expected).abs() < 5e-5,
                    "{successes} of {trials}: {found}"
                );
            }
        }
        assert!((wilson_interval(20, 20)[1] - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_order_of_adding_does_not_matter() {
        let games =
            [(25, false), (17, true), (24, false), (3, true)].map(|(points, struck_out)| Played {
                points,
                score: (!struck_out).then_some(points),
                perfect: points == 25,
                struck_out,
                turns: 60,
                strikes: 3 * u8::from(struck_out),
            });
        let mut forward = ScoreStats::default();
        for game in games {
            forward.add(game);
        }
        let (mut left, mut right) = (ScoreStats::default(), ScoreStats::default());
        for game in games[2..].iter().rev() {
            left.add(*game);
        }
        for game in games[..2].iter().rev() {
            right.add(*game);
        }
        left.merge(&right);
        assert_eq!(forward, left);
        assert_eq!(forward.zeroed[&0], 2);
        assert_eq!(forward.scored, BTreeMap::from([(24, 1), (25, 1)]));
    }
}
