//! `random`, a bot that chooses any legal action.

use kagiya_bot_api::{Bot, Decision};
use kagiya_rules::View;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// Chooses uniformly among the legal actions. The lower bound for all other bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    seed: u64,
    generator: Pcg64Mcg,
}

impl Random {
    /// A bot whose choices follow from `seed` and its seat.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            generator: Pcg64Mcg::seed_from_u64(seed),
        }
    }
}

impl Bot for Random {
    fn copy(&self) -> Option<Box<dyn Bot>> {
        Some(Box::new(self.clone()))
    }

    fn begin(&mut self, view: &View) {
        let seat = view.seat().map_or(0, |seat| seat.index() as u64);
        self.generator = Pcg64Mcg::seed_from_u64(self.seed.wrapping_add(seat));
    }

    /// # Panics
    /// If the view's seat has nothing to do.
    fn act(&mut self, view: &View) -> Decision {
        let legal = view.legal_actions();
        // Multiplying and shifting gives a number below the length. With fewer than a thousand
        // actions, the probabilities differ by less than one millionth.
        let product = u64::from(self.generator.next_u32()) * legal.len() as u64;
        usize::try_from(product >> 32)
            .ok()
            .and_then(|place| legal.get(place))
            .expect("the player to act has a legal action")
            .into()
    }
}
