//! Random numbers of two kinds. [`bytes`] and [`number`] come from the operating system and can't
//! be predicted: they make seeds of deals, ids and tokens. [`Dice`] is a generator with a seed, the
//! same in every run, for tests and measurements.
//!
//! The bot `random` has its own generator, since its play must never change.

/// The operating system provides no random numbers.
#[derive(Debug, thiserror::Error)]
#[error("the operating system gives no random numbers")]
pub struct NoRandomNumbers(#[source] getrandom::Error);

/// Unpredictable bytes.
///
/// # Errors
/// [`NoRandomNumbers`] if the operating system provides none.
pub fn bytes<const N: usize>() -> Result<[u8; N], NoRandomNumbers> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoRandomNumbers)?;
    Ok(bytes)
}

/// An unpredictable number.
///
/// # Errors
/// [`NoRandomNumbers`] if the operating system provides none.
pub fn number() -> Result<u64, NoRandomNumbers> {
    bytes().map(u64::from_le_bytes)
}

/// A seeded generator (`SplitMix64`). Not for secrets: a few outputs reveal the
/// others.
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// A generator with this seed.
    pub fn from_number(number: u64) -> Self {
        Self { state: number }
    }

    /// A generator with an unpredictable seed.
    ///
    /// # Errors
    /// [`NoRandomNumbers`] if the operating system provides none.
    pub fn by_chance() -> Result<Self, NoRandomNumbers> {
        number().map(Self::from_number)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "no number is below 0");
        // The upper half of the product is uniform, except for a negligible bias.
        let product = u128::from(self.number()) * n as u128;
        usize::try_from(product >> 64).expect("it is below n")
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there are no items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dice, bytes, number};

    #[test]
    fn system_random_numbers_differ() {
        assert_ne!(bytes::<16>().unwrap(), bytes::<16>().unwrap());
        assert_ne!(number().unwrap(), number().unwrap());
        let mut dice = (Dice::by_chance().unwrap(), Dice::by_chance().unwrap());
        assert_ne!(dice.0.number(), dice.1.number());
    }

    #[test]
    fn generators_are_deterministic() {
        // The first values of SplitMix64 from 0, as its authors publish them.
        let mut dice = Dice::from_number(0);
        assert_eq!(dice.number(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(dice.number(), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn numbers_and_orders_are_uniform() {
        let mut dice = Dice::from_number(7);
        let mut faces = [0_u32; 6];
        let mut orders = std::collections::BTreeMap::<_, u32>::new();
        for _ in 0..60_000 {
            faces[dice.below(6)] += 1;
            let mut items = [1, 2, 3];
            dice.shuffle(&mut items);
            *orders.entry(items).or_default() += 1;
        }
        // Four standard deviations for 60 000 throws.
        assert!(faces.iter().all(|n| n.abs_diff(10_000) < 366), "{faces:?}");
        assert_eq!(orders.len(), 6);
        assert!(
            orders.values().all(|n| n.abs_diff(10_000) < 366),
            "{orders:?}"
        );
    }

    #[test]
    fn a_pick_is_one_of_the_items() {
        let mut dice = Dice::from_number(1);
        assert!((0..100).all(|_| (3..6).contains(dice.pick(&[3, 4, 5]))));
    }
}
