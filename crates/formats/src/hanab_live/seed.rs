//! The decks that the site deals from seeds.
//!
//! A seed is `p<players>v<variant>s<name>`. Its CRC-64 (XZ) seeds the generator that Go's `math/rand` had before
//! Go 1.20, which is an additive lagged Fibonacci generator, and this shuffles the sorted deck.

use std::sync::OnceLock;

use crc::{CRC_64_XZ, Crc};
use kagiya_rules::{Card, Options, Rules};

use super::variant::variant_options;
use super::variant_ids::variant_of_id;

/// What a seed says besides the order of the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteSeed {
    text: String,
    /// The number of players.
    pub players: u8,
    /// The number of the variant.
    pub variant_id: u32,
}

impl SiteSeed {
    /// `None` if the text isn't a seed of the site.
    pub fn parse(text: &str) -> Option<Self> {
        let seed = match text.strip_prefix("legacy-") {
            Some(rest) => rest.split_once('-')?.1,
            None => text,
        };
        let (players, rest) = seed.strip_prefix('p')?.split_once('v')?;
        let (variant, name) = rest.split_once('s')?;
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let in_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if !is_number(players)
            || !is_number(variant)
            || name.is_empty()
            || !name.bytes().all(in_name)
        {
            return None;
        }
        Some(Self {
            text: seed.to_owned(),
            players: players
                .parse()
                .ok()
                .filter(|players| (2..=6).contains(players))?,
            variant_id: variant.parse().ok()?,
        })
    }

    /// The name of the variant; `None` if it isn't supported.
    pub fn variant(&self) -> Option<String> {
        variant_of_id(self.variant_id)
    }

    /// The options of the variant for this number of players; `None` if it isn't supported.
    pub fn options(&self) -> Option<Options> {
        let options = variant_options(&self.variant()?).ok()?;
        Some(Options {
            players: self.players,
            ..options
        })
    }

    /// The deck in drawing order, for the rules of the variant.
    pub fn deck(&self, rules: &Rules) -> Vec<Card> {
        let mut deck = sorted_deck(rules);
        let mut generator =
            Generator::of(Crc::<u64>::new(&CRC_64_XZ).checksum(self.text.as_bytes()));
        for place in 0..deck.len() {
            let other = generator.below(place + 1);
            deck.swap(place, other);
        }
        deck
    }
}

/// All cards of a game, by suit and rank.
pub(super) fn sorted_deck(rules: &Rules) -> Vec<Card> {
    let copies = |card| std::iter::repeat_n(card, usize::from(rules.copies(card)));
    rules.cards().iter().flat_map(copies).collect()
}

/// The number of values that the generator keeps.
const LENGTH: usize = 607;

/// The sum of this value and the one `LENGTH` before is the next one.
const TAP: usize = 273;

/// How often the generator has stepped until the values that Go mixes into each seed.
const STEPS: u64 = 7_800_000_000_000;

const MODULUS: u64 = (1 << 31) - 1;

/// The Lehmer generator that fills the values.
struct Filler(u64);

impl Filler {
    fn new(seed: u64) -> Self {
        let mut filler = Self(seed);
        for _ in 0..20 {
            filler.next();
        }
        filler
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0 * 48271 % MODULUS;
        self.0
    }

    /// Three values, shifted by `2 * shift`, by `shift` and not at all.
    const fn mixed(&mut self, shift: u32) -> u64 {
        let (a, b, c) = (self.next(), self.next(), self.next());
        (a << (2 * shift)) ^ (b << shift) ^ c
    }
}

/// Go's generator.
struct Generator {
    values: Vec<u64>,
    tap: usize,
    feed: usize,
}

impl Generator {
    fn of(seed: u64) -> Self {
        let modulus = i64::try_from(MODULUS).unwrap_or(i64::MAX);
        let seed = u64::try_from(seed.cast_signed().rem_euclid(modulus)).unwrap_or(0);
        let mut filler = Filler::new(if seed == 0 { 89_482_311 } else { seed });
        Self {
            values: mixed_in().iter().map(|it| filler.mixed(20) ^ it).collect(),
            tap: 0,
            feed: LENGTH - TAP,
        }
    }

    fn next(&mut self) -> u64 {
        let before = |place: usize| if place == 0 { LENGTH - 1 } else { place - 1 };
        (self.tap, self.feed) = (before(self.tap), before(self.feed));
        let sum = self.values[self.feed].wrapping_add(self.values[self.tap]);
        self.values[self.feed] = sum;
        sum
    }

    /// A number below `bound`, each with the same probability.
    fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        // The largest multiple of the bound; of a power of two it is all.
        let usable = (1 << 31) - (1_u64 << 31) % bound;
        loop {
            let bits = self.next() << 1 >> 33;
            if bits < usable {
                return usize::try_from(bits % bound).unwrap_or(0);
            }
        }
    }
}

/// The values that Go mixes into those of each seed: those of the same generator after [`STEPS`] steps.
///
/// They follow from x^STEPS modulo x^607 − x^334 − 1, the polynomial of the recurrence.
fn mixed_in() -> &'static [u64] {
    static VALUES: OnceLock<Vec<u64>> = OnceLock::new();
    VALUES.get_or_init(|| {
        let mut filler = Filler::new(1);
        let filled: Vec<u64> = (0..LENGTH).map(|_| filler.mixed(10)).collect();
        let slot = |step: usize| (LENGTH - TAP - 1 + 2 * LENGTH - step % LENGTH) % LENGTH;
        let first: Vec<u64> = (0..LENGTH).map(|step| filled[slot(step)]).collect();
        let mut power = power_of_x(STEPS);
        let mut values = vec![0; LENGTH];
        let offset = usize::try_from(STEPS % LENGTH as u64).unwrap_or(0);
        for step in 0..LENGTH {
            let products = power.iter().zip(&first);
            values[slot(offset + step)] =
                products.fold(0, |sum: u64, (a, b)| sum.wrapping_add(a.wrapping_mul(*b)));
            times_x(&mut power);
        }
        values
    })
}

fn times_x(polynomial: &mut [u64]) {
    polynomial.rotate_right(1);
    // The highest coefficient is now the constant one.
    let high = polynomial[0];
    polynomial[LENGTH - TAP] = polynomial[LENGTH - TAP].wrapping_add(high);
}

fn power_of_x(exponent: u64) -> Vec<u64> {
    let mut power = vec![0; LENGTH];
    power[0] = 1;
    for bit in (0..u64::BITS - exponent.leading_zeros()).rev() {
        power = square(&power);
        if exponent >> bit & 1 == 1 {
            times_x(&mut power);
        }
    }
    power
}

fn square(polynomial: &[u64]) -> Vec<u64> {
    let mut product = vec![0_u64; 2 * LENGTH - 1];
    for (i, a) in polynomial.iter().enumerate() {
        for (j, b) in polynomial.iter().enumerate() {
            product[i + j] = product[i + j].wrapping_add(a.wrapping_mul(*b));
        }
    }
    for place in (LENGTH..product.len()).rev() {
        let high = product[place];
        product[place - LENGTH] = product[place - LENGTH].wrapping_add(high);
        product[place - TAP] = product[place - TAP].wrapping_add(high);
    }
    product.truncate(LENGTH);
    product
}
