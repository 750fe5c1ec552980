//! A partner that does anything that is allowed.

use kagiya_rules::View;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use crate::bot::{Bot, Decision};

/// Chooses among the legal actions with equal chances: the lower bound for every other bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    seed: u64,
    generator: Pcg64Mcg,
}

impl Random {
    /// A player whose choices in a game follow from `seed` and from its seat.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            generator: Pcg64Mcg::seed_from_u64(seed),
        }
    }
}

impl Bot for Random {
    fn begin(&mut self, view: &View) {
        let seat = view.seat().map_or(0, |seat| seat.index() as u64);
        self.generator = Pcg64Mcg::seed_from_u64(self.seed.wrapping_add(seat));
    }

    /// # Panics
    /// If the view's seat has nothing to do.
    fn act(&mut self, view: &View) -> Decision {
        let legal = view.legal_actions();
        // The upper half of a product is a number below the length; with fewer than a thousand
        // actions the chances differ by less than one in millions.
        let product = u64::from(self.generator.next_u32()) * legal.len() as u64;
        usize::try_from(product >> 32)
            .ok()
            .and_then(|place| legal.get(place))
            .expect("a bot is asked only when it can act")
            .into()
    }
}
