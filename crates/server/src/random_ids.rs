//! Unpredictable values: ids, tokens and seeds.

use kagiya_protocol::TableId;
use kagiya_random::Dice;
use kagiya_rules::Seed;
use sha2::{Digest, Sha256};

use crate::store::TokenHash;

/// Letters and digits without look-alikes, in the order in which databases sort them.
const ALPHABET: &[u8; 32] = b"023456789abcdefghjkmnpqrstuvwxyz";

/// Unpredictable bytes.
///
/// # Panics
/// If the operating system has no random numbers, since no secret would be safe then.
fn bytes<const N: usize>() -> [u8; N] {
    kagiya_random::bytes().expect("the operating system gives random numbers")
}

/// A text of `N` letters and digits, five random bits each.
pub(crate) fn letters<const N: usize>() -> String {
    bytes::<N>().map(letter).iter().collect()
}

/// A number as a text of `N` letters and digits. Texts of numbers below 32 to the power of `N` sort like the
/// numbers.
pub(crate) fn in_order<const N: usize>(number: u64) -> String {
    let mut text = [' '; N];
    let mut rest = number;
    for place in text.iter_mut().rev() {
        *place = letter(rest.to_le_bytes()[0]);
        rest >>= 5;
    }
    text.iter().collect()
}

fn letter(byte: u8) -> char {
    char::from(ALPHABET[usize::from(byte & 31)])
}

/// The id of a table that is opened at a time, in milliseconds. Five letters encode the minute, and thirteen
/// are random.
///
/// So tables of the same period are adjacent in the indices of a database, and writes for them touch few of
/// its pages.
pub(crate) fn new_table_id(now: i64) -> TableId {
    let minute = now.cast_unsigned() / 60_000;
    TableId(in_order::<5>(minute) + &letters::<13>())
}

/// A random number for this process.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Random numbers for purposes that need no secrecy.
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

/// Random bytes for a nonce.
pub(crate) fn nonce<const N: usize>() -> [u8; N] {
    bytes()
}

/// Bytes derived from a text and a secret key, which reveal neither (HMAC with SHA-256).
pub(crate) fn keyed(key: &[u8; 32], text: &str) -> [u8; 32] {
    const BLOCK: usize = 64;
    let pad = |byte: u8| {
        let mut block = [byte; BLOCK];
        for (place, key) in block.iter_mut().zip(key) {
            *place ^= key;
        }
        block
    };
    let inner = Sha256::new()
        .chain_update(pad(0x36))
        .chain_update(text.as_bytes())
        .finalize();
    Sha256::new()
        .chain_update(pad(0x5c))
        .chain_update(inner)
        .finalize()
        .into()
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

/// The stored form of a token.
pub fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// The bytes of 64 hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_from_a_key_is_what_others_compute() {
        let key = core::array::from_fn(|n| u8::try_from(n).unwrap());
        // The result of `hmac.new(bytes(range(32)), text, sha256)` in Python.
        assert_eq!(
            hex(&keyed(&key, "kagiya deal of the day 1:2026-11-22:3")),
            "bfb9b5dd8e21fcb0984215c301e6eaadf787c5e8471dd7e95d9fec01cc51d10b"
        );
        assert_eq!(unhex(&hex(&key)), Some(key));
        assert_eq!(unhex("zz"), None);
    }

    #[test]
    fn what_is_larger_comes_later() {
        let numbers = [0, 1, 31, 32, 29_400_000, 29_400_001, (1 << 25) - 1];
        let texts = numbers.map(in_order::<5>);
        assert!(texts.is_sorted(), "{texts:?}");
        assert_eq!(texts[0], "00000");
        assert_eq!(texts[6], "zzzzz");
        assert!(texts.iter().all(|text| text.len() == 5));
    }
}
