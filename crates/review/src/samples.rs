//! Means of samples, and differences between samples in the same worlds.

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Mean {
    pub(crate) fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let n = values.clone().fold(0.0, |n, _| n + 1.0);
        if n == 0.0 {
            return Self::default();
        }
        let mean = values.clone().sum::<f64>() / n;
        let spread = values.map(|it| (it - mean).powi(2)).sum::<f64>();
        // One sample says nothing about its error.
        let error = if n < 2.0 {
            f64::INFINITY
        } else {
            (spread / (n - 1.0) / n).sqrt()
        };
        Self { mean, error }
    }

    /// By how much `better` exceeds `other`, in the worlds in which both were played.
    pub(crate) fn of_lead(better: &[i32], other: &[i32]) -> Self {
        let pairs = better.iter().zip(other);
        Self::of(pairs.map(|(better, other)| f64::from(better - other)))
    }

    pub(crate) fn of_list(values: &[i32]) -> Self {
        Self::of(values.iter().map(|value| f64::from(*value)))
    }

    /// The value that the truth exceeds beyond doubt.
    pub(crate) fn at_least(self) -> f64 {
        self.mean - crate::label::BEYOND_DOUBT * self.error
    }

    /// The value that the truth doesn't exceed, beyond doubt.
    pub(crate) fn at_most(self) -> f64 {
        self.mean + crate::label::BEYOND_DOUBT * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_luck_cancels_out() {
        let (first, second) = ([1000, 5000, 2000, 8000], [900, 4900, 1900, 7900]);
        let lead = Mean::of_lead(&first, &second);
        assert!((lead.mean - 100.0).abs() < 1e-9 && lead.error < 1e-9);
        assert!(Mean::of_list(&first).error > 1000.0);
        let shorter = Mean::of_lead(&first, &second[..2]);
        assert!((shorter.mean - 100.0).abs() < 1e-9);
    }

    #[test]
    fn one_sample_proves_nothing() {
        assert!(Mean::of_list(&[5]).at_least() < -1e9);
        assert!(Mean::of_list(&[4, 6]).at_least() < 5.0);
    }
}
