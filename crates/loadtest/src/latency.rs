//! Percentiles of durations.

use serde::Serialize;

/// Percentiles of durations, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Latency {
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) p999: f64,
    pub(crate) max: f64,
}

impl Latency {
    pub(crate) fn of(micros: &[u32]) -> Self {
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
