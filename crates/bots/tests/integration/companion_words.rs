//! Every reason that a companion can give has a text in every language.

use std::collections::{BTreeMap, BTreeSet};

use kagiya_i18n::Language;

const SOURCE: &str = concat!(
    include_str!("../../src/companion/explain/explanation.rs"),
    include_str!("../../src/companion/partners/partner_model.rs"),
    include_str!("../../src/companion/explain/alternatives.rs"),
);

/// The messages of companions in a language file, with the arguments that they use. Every message
/// is one line; forms of address are left out.
fn messages(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
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
    let mut files = language.files().iter();
    let (_, text) = files
        .find(|(file, _)| *file == "companion")
        .expect("a file");
    text.lines()
        .filter(|line| line.starts_with("companion-"))
        .map(|line| message(line).expect(line))
        .collect()
}

/// The language with which the others are compared.
fn first() -> Language {
    Language::all().next().expect("a language")
}

#[test]
fn languages_have_the_same_messages_and_arguments() {
    let first = messages(first());
    for language in Language::all() {
        assert_eq!(messages(language), first, "{}", language.code());
    }
}

#[test]
fn reasons_and_messages_correspond() {
    let used: BTreeSet<&str> = SOURCE
        .split('"')
        .filter(|text| text.starts_with("companion-") && !text.contains(' '))
        .collect();
    let written: BTreeSet<&str> = messages(first()).into_keys().collect();
    assert_eq!(used, written);
}
