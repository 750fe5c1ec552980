//! Deals follow from seeds by a documented algorithm, so a seed always gives the same deal.
//!
//! # Algorithm (version 1)
//! 1. The sorted deck lists the suits in the order of [`Rules::suits`], within a suit the ranks from 1, and
//!    within a rank its copies.
//! 2. Random numbers come from the original `ChaCha20` (64-bit block counter from 0, 64-bit stream number),
//!    keyed with the 32 bytes of the [`Seed`]. Its output is read as little-endian 32-bit words. Stream 0
//!    shuffles the deck, stream 1 the bonus tiles, and stream 2 chooses a random first player. Stream 16 + *k*
//!    shuffles the deck after a tile has returned the *k*-th card (from 0) to it.
//! 3. A number below *n* is the upper half of the 64-bit product *word* × *n*. If the lower half is less than
//!    2³² mod *n*, the word is dropped and the next one is used.
//! 4. To shuffle a list of length *n*: for *i* = *n* − 1 down to 1, swap item *i* with item *j*, a number
//!    below *i* + 1. The first item is the top of the deck.
//! 5. Cards are dealt hand by hand: seat 0 from the top, then seat 1, and so on.
//!
//! A server takes the seed from the operating system. It publishes [`Seed::commitment`] before the game and
//! the seed afterwards, so anyone can check that the deal was fixed in advance.

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

/// The number of output words that `ChaCha20` computes at once.
const WORDS: usize = 64;

/// The 256 bits from which a deal follows. Hidden by `Debug`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed for a series of games: the number as the first eight bytes, little-endian.
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

    /// The SHA-256 of a phrase, for seeds that people can remember.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(Sha256::digest(phrase.as_bytes()).into())
    }

    /// The hash to publish before the game: the SHA-256 of `kagiya deal 1:` and the seed.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"kagiya deal 1:");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }

    pub(crate) fn shuffle_deck(&self, deck: &mut [Card]) {
        // Reads stream 0 without the generator's buffer, since some programs make millions of deals.
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

/// Shuffles `items` by step 4 of the algorithm.
fn shuffle<T>(items: &mut [T], mut word: impl FnMut() -> u32) {
    for last in (1..items.len()).rev() {
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_DECK items")]
        let bound = last as u32 + 1;
        items.swap(last, below(bound, &mut word));
    }
}

/// A number below `bound` by step 3 of the algorithm.
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

/// The text isn't a seed.
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

/// The hash of a seed. It proves later that the deal was fixed, and doesn't reveal it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

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

/// All random choices of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub cards: DealtCards,
    /// The first player, if the table chooses. `None` follows the option `first_player`: the seed chooses a
    /// random player, and seat 0 begins where the table should choose.
    pub first: Option<Seat>,
}

/// The order of the cards of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealtCards {
    /// The order that follows from this seed.
    Seed(Seed),
    /// A given order, such as a deck of another program.
    Listed {
        /// All cards of the game, top first.
        deck: Vec<Card>,
        /// The bonus tiles in the order in which they are revealed. Missing tiles are out of the game.
        tiles: Vec<Tile>,
        /// Shuffles the deck when a tile returns a card to it, and chooses a random first player.
        seed: Seed,
    },
}

impl Deal {
    pub const fn from_seed(seed: Seed) -> Self {
        Self {
            cards: DealtCards::Seed(seed),
            first: None,
        }
    }
}

/// Why a deal doesn't fit the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidDeal {
    /// The listed deck has the wrong number of copies of a card.
    WrongCards {
        /// The card as letter and rank.
        card: String,
        /// The number of copies in the list.
        listed: usize,
        /// The number of copies in the game.
        expected: usize,
    },
    /// A bonus tile is listed twice, or the game has none.
    WrongTiles,
    /// There is no such seat, or the options require another first player.
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
    /// A card as letter and rank, as in `r3`.
    pub fn card_text(&self, card: Card) -> String {
        format!("{}{}", self.suit_info(card.suit()).letter, card.rank())
    }
}
