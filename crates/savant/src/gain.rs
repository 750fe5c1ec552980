//! How much better a candidate is than the action by the book, and how far that can be trusted.

/// How far the blueprint is from what a candidate is worth: a standard deviation, in points.
const BLUEPRINT_ERROR: f64 = 0.1;

/// How much a blueprint's expectation counts: one divided by its variance.
const EXPECTED_PRECISION: f64 = 1.0 / (BLUEPRINT_ERROR * BLUEPRINT_ERROR);

/// The least standard deviation of a sum of gains: equal results in few worlds prove little.
const LEAST_SPREAD: f64 = 1.0;

/// By how many standard deviations more worlds may still raise the mean gain of a candidate.
const RISE: f64 = 2.0;

/// The gain of an action over the book, summed over worlds.
#[derive(Clone, Copy)]
pub(crate) struct Gain {
    expected: Option<f64>,
    doubt: f64,
    deals: f64,
    pub(crate) sum: f64,
    squares: f64,
}

impl Gain {
    /// Nothing is simulated yet. What a blueprint has `expected`, in points, counts as a measurement with the
    /// error [`BLUEPRINT_ERROR`]. An action leads if it is better by `doubt` standard deviations of what is known.
    pub(crate) const fn new(expected: Option<f64>, doubt: f64) -> Self {
        Self {
            expected,
            doubt,
            deals: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    pub(crate) fn add(&mut self, gain: f64) {
        self.deals += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// How much better the candidate is per game, less the doubt.
    pub(crate) fn lead(&self) -> f64 {
        self.mean() - self.doubt * self.variance_after(self.deals).sqrt()
    }

    /// The highest lead that is likely after `deals` worlds.
    pub(crate) fn highest_lead_after(&self, deals: f64) -> f64 {
        let (now, then) = (self.variance_after(self.deals), self.variance_after(deals));
        self.mean() + RISE * (now - then).max(0.0).sqrt() - self.doubt * then.sqrt()
    }

    /// The mean gain per game, with what was expected.
    fn mean(&self) -> f64 {
        let measured = self.precision_after(self.deals);
        let expected = self
            .expected
            .map_or(0.0, |expected| expected * EXPECTED_PRECISION);
        (self.sum / self.deals * measured + expected) * self.variance_after(self.deals)
    }

    /// The variance of this mean if there were as many worlds.
    fn variance_after(&self, deals: f64) -> f64 {
        let expected = self.expected.map_or(0.0, |_| EXPECTED_PRECISION);
        1.0 / (self.precision_after(deals) + expected)
    }

    /// One divided by the variance of the simulated games' mean if there were as many.
    fn precision_after(&self, deals: f64) -> f64 {
        deals * self.deals / self.spread().powi(2)
    }

    /// The standard deviation of the sum.
    pub(crate) fn spread(&self) -> f64 {
        let squares = self.squares - self.sum * self.sum / self.deals.max(1.0);
        squares.max(0.0).sqrt().max(LEAST_SPREAD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A candidate whose gains are one above and one below a mean in turn.
    fn gain(expected: f64, deals: u32, mean: f64) -> Gain {
        let mut gain = Gain::new(Some(expected), 1.0);
        for n in 0..deals {
            gain.add(mean + if n % 2 == 0 { 1.0 } else { -1.0 });
        }
        gain
    }

    #[test]
    fn what_the_blueprint_expects_counts_until_many_worlds_say_otherwise() {
        assert!(gain(0.5, 16, 0.0).lead() > 0.0);
        assert!(gain(-0.5, 16, 0.3).lead() < 0.0);
        assert!(gain(-0.5, 10_000, 0.3).lead() > 0.0);
        assert!(gain(0.5, 10_000, -0.1).lead() < 0.0);
        assert!(
            gain(0.0, 16, 0.0).lead() < 0.0,
            "without evidence the book is followed"
        );
    }

    #[test]
    fn a_candidate_is_given_up_only_where_more_worlds_hardly_help() {
        let highest = |deals, mean, all| gain(0.0, deals, mean).highest_lead_after(all);
        assert!(highest(16, -0.1, 10_000.0) > 0.0, "little is known");
        assert!(highest(1_000, -0.1, 10_000.0) < 0.0, "clearly worse");
        assert!(highest(1_000, 0.0, 1_100.0) < 0.0, "too few are left");
        assert!(highest(1_000, 0.0, 100_000.0) > 0.0);
        // With the last world nothing can change any more.
        let gain = gain(0.0, 1_000, 0.1);
        assert!((gain.highest_lead_after(1_000.0) - gain.lead()).abs() < 1e-9);
    }

    #[test]
    fn without_an_expectation_only_worlds_count() {
        let mut gain = Gain::new(None, 2.0);
        for _ in 0..3 {
            gain.add(1.0);
        }
        assert!((gain.lead() - (1.0 - 2.0 / 3.0)).abs() < 1e-9);
    }
}
