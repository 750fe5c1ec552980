//! The names of suits and colors.

use kagiya_i18n::Words;

/// The name of a suit or color in the user's language, by its English name.
pub fn suit_name(words: &Words, name: &str) -> String {
    words
        .find(&format!("suit-{}", key(name)), None)
        .unwrap_or_else(|| name.to_owned())
}

/// The name of a suit in text ids.
pub(crate) fn key(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
