//! Random choices from bytes that a property test or a fuzzer supplies and can shrink. After the last byte a
//! generator continues, so that every game can end.

/// A source of random choices.
#[derive(Clone, Debug)]
pub(crate) struct Dice<'a> {
    bytes: &'a [u8],
    state: u64,
}

impl<'a> Dice<'a> {
    /// Choices from these bytes, then from a generator that they seed.
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let state = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self { bytes, state }
    }

    /// A number below `n`, which is 1 to 256.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let byte = if let Some((first, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            u64::from(*first)
        } else {
            self.number()
        };
        usize::try_from(byte % n as u64).expect("below n")
    }

    /// True once in `n` times on average. Never for a zero byte, so that shrinking leads to ordinary cases.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    /// One of the items; the first for a zero byte.
    pub(crate) fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).expect("below 256")
    }

    /// Shuffles the items.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// A number from the generator, which uses no byte.
    pub(crate) fn number(&mut self) -> u64 {
        // SplitMix64.
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
