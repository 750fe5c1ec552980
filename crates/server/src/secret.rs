//! What must not be guessed: ids, tokens and seeds.

use kagiya_dice::Dice;
use kagiya_rules::Seed;
use sha2::{Digest, Sha256};

use crate::store::TokenHash;

/// Letters and digits that can't be taken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Bytes that nobody can guess.
///
/// # Panics
/// If the operating system has no random numbers: nothing could be kept secret then.
fn bytes<const N: usize>() -> [u8; N] {
    kagiya_dice::bytes().expect("the operating system gives random numbers")
}

/// A text of `n` letters and digits, five random bits each.
pub(crate) fn letters(n: usize) -> String {
    (0..n)
        .map(|_| char::from(ALPHABET[usize::from(bytes::<1>()[0] & 31)]))
        .collect()
}

/// A number that no other process has.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Dice for what need not be secret, but is new each time.
pub(crate) fn dice() -> Dice {
    Dice::from_number(number())
}

/// The seed of a deal.
pub(crate) fn seed() -> Seed {
    Seed::from_bytes(bytes())
}

/// A secret key.
pub(crate) fn key() -> [u8; 32] {
    bytes()
}

/// Bytes that are new each time.
pub(crate) fn nonce<const N: usize>() -> [u8; N] {
    bytes()
}

/// A secret token: 64 hexadecimal digits.
pub(crate) fn token() -> String {
    hex(&bytes::<32>())
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half & 15)]);
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(*byte)])
        .collect()
}

/// What the store keeps of a token.
pub fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}
