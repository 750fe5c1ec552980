//! The names of suits and colors.

use kagiya_i18n::Words;

/// The name of the suit or color called `name` in English.
pub fn suit_name(words: &Words, name: &str) -> String {
    words
        .find(&format!("suit-{}", key(name)), None)
        .unwrap_or_else(|| name.to_owned())
}

/// How the ids of texts write the name of a suit.
pub(crate) fn key(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
