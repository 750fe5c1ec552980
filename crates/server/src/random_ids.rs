//! What must not be guessed: ids, tokens and seeds.

use kagiya_protocol::TableId;
use kagiya_random::Dice;
use kagiya_rules::Seed;
use sha2::{Digest, Sha256};

use crate::store::TokenHash;

/// Letters and digits that can't be taken for each other, in the order in which databases sort them.
const ALPHABET: &[u8; 32] = b"023456789abcdefghjkmnpqrstuvwxyz";

/// Bytes that nobody can guess.
///
/// # Panics
/// If the operating system has no random numbers: nothing could be kept secret then.
fn bytes<const N: usize>() -> [u8; N] {
    kagiya_random::bytes().expect("the operating system gives random numbers")
}

/// A text of `N` letters and digits, five random bits each.
pub(crate) fn letters<const N: usize>() -> String {
    bytes::<N>().map(letter).iter().collect()
}

/// A number as a text of `N` letters and digits. Of two numbers below 32 to the power of `N` the larger one has
/// the text that comes later.
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

/// The id of a table that is opened at a time, in milliseconds: five letters say in which minute, thirteen nobody can
/// guess.
///
/// Tables at which people play at the same time lie side by side in the indices of a database, so that what is written
/// for them goes into few of its pages.
pub(crate) fn new_table_id(now: i64) -> TableId {
    let minute = now.cast_unsigned() / 60_000;
    TableId(in_order::<5>(minute) + &letters::<13>())
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

/// Bytes that follow from a text and a secret key, and tell nothing of either (HMAC with SHA-256).
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

/// What the store keeps of a token.
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
        // As by `hmac.new(bytes(range(32)), text, sha256)` of Python.
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
