//! Detects names that look alike (Unicode technical standard 39).

use unicode_normalization::UnicodeNormalization as _;

/// The rounds after which a skeleton no longer changes, for every letter of Unicode.
const ROUNDS: usize = 8;

/// The skeleton of a name; names that look alike share it.
pub fn skeleton(name: &str) -> String {
    let mut shown = name.to_owned();
    // A look-alike may be a capital, whose lower case may have another look-alike.
    for _ in 0..ROUNDS {
        // Circled, mathematical and half-width letters count as the plain letters.
        let plain = shown.chars().map(without_frame).nfkc();
        let seen = plain.filter(|c| !c.is_whitespace());
        let lower: String = seen.flat_map(char::to_lowercase).collect();
        let next: String = unicode_security::skeleton(&lower)
            .flat_map(char::to_lowercase)
            .collect();
        if next == shown {
            break;
        }
        shown = next;
    }
    shown
}

/// The letter or digit of a sign that shows it white on black or as half of a flag. Normalization form KC
/// leaves these unchanged.
fn without_frame(c: char) -> char {
    let nth = |first: u32, base: u8| {
        let place = u8::try_from(u32::from(c) - first).unwrap_or(0);
        char::from(base + place)
    };
    match c {
        '\u{1f150}'..='\u{1f169}' => nth(0x1f150, b'A'),
        '\u{1f170}'..='\u{1f189}' => nth(0x1f170, b'A'),
        '\u{1f1e6}'..='\u{1f1ff}' => nth(0x1f1e6, b'A'),
        '\u{24ff}' => '0',
        '\u{2776}'..='\u{277e}' => nth(0x2776, b'1'),
        '\u{2780}'..='\u{2788}' => nth(0x2780, b'1'),
        '\u{278a}'..='\u{2792}' => nth(0x278a, b'1'),
        _ => c,
    }
}
