//! Every reason that a companion can give can be said in every language.

use std::collections::{BTreeMap, BTreeSet};

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../locales/en/companion.ftl")),
    ("de", include_str!("../../../locales/de/companion.ftl")),
    ("fr", include_str!("../../../locales/fr/companion.ftl")),
];
const SOURCE: &str = include_str!("../src/companion/explain.rs");

/// What companions say in a language file, each message with the arguments it uses. Every message is
/// one line; the forms of address that a language may have besides are left out.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let message = |line: &'static str| -> Option<(&str, BTreeSet<&str>)> {
        let (id, words) = line.split_once(" = ")?;
        let arguments = words.split("{ $").skip(1);
        Some((
            id,
            arguments
                .filter_map(|it| Some(it.split_once(" }")?.0))
                .collect(),
        ))
    };
    LANGUAGES
        .iter()
        .find(|(_, it)| *it == text)
        .into_iter()
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with("companion-"))
        .map(|line| message(line).expect(line))
        .collect()
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_arguments() {
    let english = messages(LANGUAGES[0].1);
    for (code, text) in LANGUAGES {
        assert_eq!(messages(text), english, "{code}");
    }
}

#[test]
fn every_reason_has_a_message_and_every_message_a_reason() {
    let used: BTreeSet<&str> = SOURCE
        .split('"')
        .filter(|text| text.starts_with("companion-") && !text.contains(' '))
        .collect();
    let written: BTreeSet<&str> = messages(LANGUAGES[0].1).into_keys().collect();
    assert_eq!(used, written);
}
