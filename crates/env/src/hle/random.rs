//! The random numbers of HLE: the Mersenne Twister, and the distributions of the C++ standard library.

const STATE: usize = 624;
const SHIFT: usize = 397;

/// `std::mt19937`: the 32-bit Mersenne Twister.
#[derive(Clone, Debug)]
pub struct Mt19937 {
    state: [u32; STATE],
    next: usize,
}

impl Mt19937 {
    pub fn new(seed: u32) -> Self {
        let mut state = [seed; STATE];
        let mut previous = seed;
        for (index, word) in (0_u32..).zip(&mut state).skip(1) {
            previous = (previous ^ (previous >> 30))
                .wrapping_mul(1_812_433_253)
                .wrapping_add(index);
            *word = previous;
        }
        Self { state, next: STATE }
    }

    /// The state: its words, and the index of the next one.
    pub const fn position(&self) -> (&[u32; STATE], usize) {
        (&self.state, self.next)
    }

    /// The generator at a [`position`](Self::position); `None` for an invalid one.
    pub fn at(state: &[u32], next: usize) -> Option<Self> {
        let state = state.try_into().ok()?;
        (next <= STATE).then_some(Self { state, next })
    }

    pub fn next_u32(&mut self) -> u32 {
        if self.next == STATE {
            self.twist();
        }
        let mut word = self.state[self.next];
        self.next += 1;
        word ^= word >> 11;
        word ^= (word << 7) & 0x9d2c_5680;
        word ^= (word << 15) & 0xefc6_0000;
        word ^ (word >> 18)
    }

    fn twist(&mut self) {
        for index in 0..STATE {
            let word =
                (self.state[index] & 0x8000_0000) | (self.state[(index + 1) % STATE] & 0x7fff_ffff);
            let mut mixed = word >> 1;
            if word & 1 == 1 {
                mixed ^= 0x9908_b0df;
            }
            self.state[index] = self.state[(index + SHIFT) % STATE] ^ mixed;
        }
        self.next = 0;
    }

    /// A number below `bound`, like `std::uniform_int_distribution` of libstdc++ since version 11.
    pub fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = u64::from(self.next_u32()) * u64::from(bound);
            let [low, high] = halves(product);
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return high;
            }
        }
    }

    /// A random index by `weights`, like `std::discrete_distribution`. A single weight uses no random number.
    pub fn weighted(&mut self, weights: &[f64]) -> usize {
        if weights.len() < 2 {
            return 0;
        }
        let sum: f64 = weights.iter().sum();
        let (low, high) = (self.next_u32(), self.next_u32());
        let drawn =
            (f64::from(low) + f64::from(high) * 4_294_967_296.0) / 18_446_744_073_709_551_616.0;
        let mut reached = 0.0;
        let last = weights.len() - 1;
        for (place, weight) in weights[..last].iter().enumerate() {
            reached += weight / sum;
            if reached >= drawn {
                return place;
            }
        }
        last
    }
}

fn halves(product: u64) -> [u32; 2] {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the two halves of the product"
    )]
    [product as u32, (product >> 32) as u32]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_twister_gives_the_number_in_its_standard() {
        let mut generator = Mt19937::new(5489);
        let mut last = 0;
        for _ in 0..10_000 {
            last = generator.next_u32();
        }
        assert_eq!(last, 4_123_659_995);
    }

    #[test]
    fn a_generator_continues_from_its_position() {
        let mut generator = Mt19937::new(3);
        for _ in 0..700 {
            generator.next_u32();
        }
        let (words, next) = generator.position();
        let mut again = Mt19937::at(words, next).expect("a place");
        assert!((0..1000).all(|_| again.next_u32() == generator.next_u32()));
        assert!(Mt19937::at(&[1, 2], 0).is_none());
        assert!(Mt19937::at(&[0; STATE], STATE + 1).is_none());
    }

    #[test]
    fn one_weight_uses_no_random_number() {
        let (mut used, mut fresh) = (Mt19937::new(1), Mt19937::new(1));
        assert_eq!(used.weighted(&[1.0]), 0);
        assert_eq!(used.next_u32(), fresh.next_u32());
    }
}
