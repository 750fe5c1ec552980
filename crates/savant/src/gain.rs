//! How much better a candidate is than the action by the book, and how far that can be trusted.

/// How far the blueprint is from what a candidate is worth: a standard deviation, in points.
const BLUEPRINT_ERROR: f64 = 0.1;

/// With a blueprint, the lead over the book with which an action is chosen, in standard deviations of what
/// is known of it.
const DOUBT: f64 = 1.0;

/// The least standard deviation of a sum of gains: equal results in few worlds prove little.
const LEAST_SPREAD: f64 = 1.0;

/// The gain of an action over the book, summed over worlds.
#[derive(Clone, Copy, Default)]
pub(crate) struct Gain {
    deals: f64,
    pub(crate) sum: f64,
    squares: f64,
}

impl Gain {
    pub(crate) fn add(&mut self, gain: f64) {
        self.deals += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// How much better the candidate is per game, less [`DOUBT`], if the blueprint expects `expected`. What
    /// the blueprint expects counts as a measurement with the error [`BLUEPRINT_ERROR`].
    pub(crate) fn lead(&self, expected: f64) -> f64 {
        let error = self.spread().max(LEAST_SPREAD) / self.deals;
        let (measured, known) = (
            1.0 / (error * error),
            1.0 / (BLUEPRINT_ERROR * BLUEPRINT_ERROR),
        );
        let mean = (self.sum / self.deals * measured + expected * known) / (measured + known);
        mean - DOUBT / (measured + known).sqrt()
    }

    /// The standard deviation of the sum.
    pub(crate) fn spread(&self) -> f64 {
        (self.squares - self.sum * self.sum / self.deals.max(1.0))
            .max(0.0)
            .sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_blueprint_expects_counts_until_many_worlds_say_otherwise() {
        let gain = |deals: u32, mean: f64| {
            let mut gain = Gain::default();
            for n in 0..deals {
                gain.add(mean + if n % 2 == 0 { 1.0 } else { -1.0 });
            }
            gain
        };
        assert!(gain(16, 0.0).lead(0.5) > 0.0);
        assert!(gain(16, 0.3).lead(-0.5) < 0.0);
        assert!(gain(10_000, 0.3).lead(-0.5) > 0.0);
        assert!(gain(10_000, -0.1).lead(0.5) < 0.0);
        assert!(
            gain(16, 0.0).lead(0.0) < 0.0,
            "without evidence the book is followed"
        );
    }
}
