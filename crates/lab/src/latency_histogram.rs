//! The time of moves as a histogram, which can be merged with others.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Buckets for each doubling of the time.
const STEPS: usize = 8;
/// From a nanosecond to about five minutes.
const BUCKETS: usize = 38 * STEPS;

/// The time of moves. Percentiles are accurate to 10 %.
#[derive(Clone, Debug)]
pub struct LatencyHistogram {
    counts: Vec<u64>,
}

impl Default for LatencyHistogram {
    fn default() -> Self {
        Self {
            counts: vec![0; BUCKETS],
        }
    }
}

impl LatencyHistogram {
    /// Counts the time since `start` as one move. Returns the present time.
    pub fn lap(&mut self, start: Instant) -> Instant {
        let now = Instant::now();
        self.add(now - start);
        now
    }

    pub fn add(&mut self, time: Duration) {
        self.counts[bucket(time)] += 1;
    }

    /// The number of moves in each bucket that isn't empty.
    pub(crate) fn counts(&self) -> BTreeMap<usize, u64> {
        let counts = self.counts.iter().copied().enumerate();
        counts.filter(|(_, count)| *count > 0).collect()
    }

    /// The histogram with these [`counts`](Self::counts).
    pub(crate) fn of(counts: &BTreeMap<usize, u64>) -> Self {
        let mut times = Self::default();
        for (step, count) in counts {
            times.counts[(*step).min(BUCKETS - 1)] += count;
        }
        times
    }

    pub fn merge(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// The time that the fraction `share` of moves don't exceed; zero without moves.
    pub fn percentile(&self, share: f64) -> Duration {
        let moves: u64 = self.counts.iter().sum();
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a rank among the moves"
        )]
        let rank = (moves as f64 * share).ceil() as u64;
        let mut below = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            below += count;
            if below >= rank && *count > 0 {
                return upper_end(bucket);
            }
        }
        Duration::ZERO
    }
}

fn bucket(time: Duration) -> usize {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a logarithm is small and not below zero"
    )]
    let step = ((time.as_nanos().max(1) as f64).log2() * STEPS as f64) as usize;
    step.min(BUCKETS - 1)
}

fn upper_end(bucket: usize) -> Duration {
    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    let exponent = (bucket + 1) as f64 / STEPS as f64;
    Duration::from_secs_f64(exponent.exp2() * 1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_exact_to_a_tenth() {
        let mut times = LatencyHistogram::default();
        assert_eq!(times.percentile(0.5), Duration::ZERO);
        for micros in 1..=1000 {
            times.add(Duration::from_micros(micros));
        }
        for (share, exact) in [(0.5, 500.0), (0.99, 990.0), (0.001, 1.0)] {
            let found = times.percentile(share).as_secs_f64() * 1e6;
            assert!((0.99..1.1).contains(&(found / exact)), "{share}: {found}");
        }
        let mut twice = times.clone();
        twice.merge(&times);
        assert_eq!(twice.percentile(0.5), times.percentile(0.5));
    }
}
