//! A hash that stays the same in all versions and on all machines.

/// FNV-1a with 64 bits over numbers instead of bytes (Fowler, Noll, Vo).
#[derive(Clone, Copy)]
pub(crate) struct Fnv(u64);

impl Fnv {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) const fn add(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0000_01b3);
    }

    pub(crate) const fn sum(self) -> u64 {
        self.0
    }
}
