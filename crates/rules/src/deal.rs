//! How cards are dealt: a documented algorithm, so that a seed always means the same deal.
//!
//! # Algorithm (version 1)
//! 1. The sorted deck lists the suits in the order of [`Rules::suits`], in each suit the ranks
//!    from 1, in each rank its copies.
//! 2. Random numbers come from `ChaCha20` in its original form (64-bit block counter from 0, 64-bit
//!    stream number), keyed with the 32 bytes of the [`Seed`]; its output is read as little-endian
//!    32-bit words. Stream 0 shuffles the deck, stream 1 the bonus tiles, stream 2 chooses a random
//!    first player, stream 16 + *k* shuffles the deck after the *k*-th card (from 0) that a tile
//!    returned to it.
//! 3. A number below *n* is the upper half of the 64-bit product *word* × *n*; if the lower half is
//!    less than 2³² mod *n*, the word is dropped and the next one taken.
//! 4. To shuffle a list of length *n*: for *i* = *n* − 1 down to 1, swap place *i* with the place
//!    that a number below *i* + 1 names. The first place is the top of the deck.
//! 5. Cards are dealt hand by hand: the hand of seat 0 from the top, then that of seat 1, and so on.
//!
//! A server takes the seed from the operating system, publishes [`Seed::commitment`] when the game
//! begins and the seed when it has ended: then anybody can check that no deal was tampered with.

use core::fmt;
use core::str::FromStr;

use rand_chacha::rand_core::block::Generator;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_chacha::{ChaCha20Core, ChaCha20Rng};
use sha2::{Digest, Sha256};

use crate::card::Card;
use crate::message::{Explain, Message};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::tile::Tile;

const TILE_STREAM: u64 = 1;
const FIRST_PLAYER_STREAM: u64 = 2;
const RESHUFFLE_STREAM: u64 = 16;

/// How many words of its output `ChaCha20` makes at once.
const WORDS: usize = 64;

/// The 256 bits from which a deal follows. Its `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the seed.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed for a series of games: the number in the first eight bytes, little-endian.
    pub const fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        let number = number.to_le_bytes();
        let mut i = 0;
        while i < 8 {
            bytes[i] = number[i];
            i += 1;
        }
        Self(bytes)
    }

    /// The seed for words that a person can remember: their SHA-256.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(Sha256::digest(phrase.as_bytes()).into())
    }

    /// What may be published before the game: the SHA-256 of `kagiya deal 1:` and the seed.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"kagiya deal 1:");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }

    pub(crate) fn shuffle_deck(&self, deck: &mut [Card]) {
        // Stream 0 can be read without the buffer of the generator between: many deals are made.
        let mut generator = ChaCha20Core::from_seed(self.0);
        let (mut words, mut read) = ([0; WORDS], WORDS);
        shuffle(deck, || {
            if read == WORDS {
                generator.generate(&mut words);
                read = 0;
            }
            read += 1;
            words[read - 1]
        });
    }

    pub(crate) fn shuffle_tiles(&self, tiles: &mut [Tile]) {
        let mut generator = self.stream(TILE_STREAM);
        shuffle(tiles, || generator.next_u32());
    }

    pub(crate) fn reshuffle(&self, deck: &mut [Card], times_before: u8) {
        let mut generator = self.stream(RESHUFFLE_STREAM + u64::from(times_before));
        shuffle(deck, || generator.next_u32());
    }

    pub(crate) fn first_player(&self, players: usize) -> Seat {
        #[expect(clippy::cast_possible_truncation, reason = "at most six players")]
        let players = players as u32;
        let mut generator = self.stream(FIRST_PLAYER_STREAM);
        Seat::wrapped(below(players, &mut || generator.next_u32()))
    }

    fn stream(&self, number: u64) -> ChaCha20Rng {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(number);
        generator
    }
}

/// Puts `items` in another order, by step 4 of the algorithm.
fn shuffle<T>(items: &mut [T], mut word: impl FnMut() -> u32) {
    for last in (1..items.len()).rev() {
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_DECK items")]
        let bound = last as u32 + 1;
        items.swap(last, below(bound, &mut word));
    }
}

/// A number below `bound`, by step 3 of the algorithm.
fn below(bound: u32, word: &mut impl FnMut() -> u32) -> usize {
    loop {
        let product = u64::from(word()) * u64::from(bound);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the two halves of the product"
        )]
        let (low, high) = (product as u32, (product >> 32) as usize);
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return high;
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl fmt::Display for Seed {
    /// 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

/// A text that isn't a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSeedError;

impl fmt::Display for ParseSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseSeedError {}

impl Explain for ParseSeedError {
    fn message(&self) -> Message {
        Message::new("wrong-seed")
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ParseSeedError);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = core::str::from_utf8(digits).map_err(|_| ParseSeedError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseSeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// The hash of a seed, which binds the dealer without telling the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Whether this is the commitment to `seed`.
    pub fn is_to(&self, seed: &Seed) -> bool {
        seed.commitment() == *self
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl fmt::Display for Commitment {
    /// 64 hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

fn hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Everything about a game that chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The order of the cards.
    pub cards: DealtCards,
    /// The first player, where the table picks; `None` leaves it to the option `first_player` (the seed
    /// decides a random one, and seat 0 begins where the table should have picked).
    pub first: Option<Seat>,
}

/// The order of the cards of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealtCards {
    /// By the algorithm, from this seed.
    Seed(Seed),
    /// In this order, top card first: a deck from another program.
    Listed {
        /// All cards of the game.
        deck: Vec<Card>,
        /// The bonus tiles, in the order in which they will be revealed; any that are missing are
        /// out of the game.
        tiles: Vec<Tile>,
        /// Shuffles the deck when a tile returns a card to it, and chooses a random first player.
        seed: Seed,
    },
}

impl Deal {
    /// The deal of a seed, with the first player that the options name.
    pub const fn from_seed(seed: Seed) -> Self {
        Self {
            cards: DealtCards::Seed(seed),
            first: None,
        }
    }
}

/// Why a deal does not fit the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidDeal {
    /// The listed deck does not hold each card as often as the game does.
    WrongCards {
        /// The card, as its letter and rank.
        card: String,
        /// How often it is listed.
        listed: usize,
        /// How often the game has it.
        expected: usize,
    },
    /// A bonus tile is listed twice, or the game has none.
    WrongTiles,
    /// The first player does not sit at the table, or the options name another.
    WrongFirstPlayer(Seat),
}

impl fmt::Display for InvalidDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongCards {
                card,
                listed,
                expected,
            } => {
                write!(
                    f,
                    "the deck has {listed} of the card {card}; this game has {expected}"
                )
            }
            Self::WrongTiles => f.write_str(
                "the bonus tiles must be different, and are only for a game with flamboyants",
            ),
            Self::WrongFirstPlayer(seat) => {
                write!(
                    f,
                    "seat {seat} can't begin: the options name another seat, or nobody sits there"
                )
            }
        }
    }
}

impl std::error::Error for InvalidDeal {}

impl Explain for InvalidDeal {
    fn message(&self) -> Message {
        match self {
            Self::WrongCards {
                card,
                listed,
                expected,
            } => Message::new("wrong-deal-cards")
                .text("card", card)
                .number("listed", *listed)
                .number("expected", *expected),
            Self::WrongTiles => Message::new("wrong-deal-tiles"),
            Self::WrongFirstPlayer(seat) => Message::new("wrong-deal-first").text("seat", seat),
        }
    }
}

impl Rules {
    /// A card as its letter and rank, as in `r3`.
    pub fn card_text(&self, card: Card) -> String {
        format!("{}{}", self.suit_info(card.suit()).letter, card.rank())
    }
}
