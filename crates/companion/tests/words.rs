//! Every reason that a companion can give has a text in every language.

use std::collections::{BTreeMap, BTreeSet};

use kagiya_i18n::Language;

const SOURCE: &str = concat!(
    include_str!("../src/explain/explanation.rs"),
    include_str!("../src/partners/partner_model.rs"),
    include_str!("../src/explain/alternatives.rs"),
    include_str!("../src/analysis.rs"),
);

const ENGLISH: &str = include_str!("../../../locales/en/companion.ftl");
const GERMAN: &str = include_str!("../../../locales/de/companion.ftl");
const FRENCH: &str = include_str!("../../../locales/fr/companion.ftl");

/// Its reasons have two messages each.
const REASONS: &str = include_str!("../src/explain/difference.rs");

/// The messages of companions in a language file, with the arguments that they use. Forms of
/// address are left out.
fn messages(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut files = language.files().iter();
    let (_, text) = files
        .find(|(file, _)| *file == "companion")
        .expect("a file");
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut message = None;
    for line in text.lines() {
        // A message with several forms goes on in the lines that are indented.
        if !line.starts_with(' ') {
            message = line.split_once(" =").map(|(id, _)| id);
        }
        let Some(id) = message.filter(|id| id.starts_with("companion-")) else {
            continue;
        };
        let arguments = line.split("{ $").skip(1);
        let arguments = arguments.filter_map(|it| Some(it.split_once(' ')?.0));
        messages.entry(id).or_default().extend(arguments);
    }
    messages
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

/// The question about an alternative and its reason are two messages, so that the reason can stand
/// alone too.
#[test]
fn questions_end_with_their_reason() {
    for language in Language::all() {
        let mut files = language.files().iter();
        let (_, text) = files
            .find(|(file, _)| *file == "companion")
            .expect("a file");
        let questions = text
            .lines()
            .filter(|line| line.starts_with("companion-not-"));
        let mut checked = 0;
        for line in questions {
            let (id, words) = line.split_once(" = ").expect(line);
            if !["companion-not-counted", "companion-not-same"].contains(&id) {
                let name = id.trim_start_matches("companion-not-");
                assert!(
                    words.ends_with(&format!("{{ companion-because-{name} }}")),
                    "{line}"
                );
                checked += 1;
            }
        }
        assert!(checked > 40, "{checked}");
    }
}

#[test]
fn reasons_and_messages_correspond() {
    let mut used: BTreeSet<String> = SOURCE
        .split('"')
        .filter(|text| text.starts_with("companion-") && !text.contains(' '))
        .map(str::to_owned)
        .collect();
    let reasons = REASONS.split("reason!(\"").skip(1);
    for name in reasons.filter_map(|rest| Some(rest.split_once('"')?.0)) {
        used.insert(format!("companion-not-{name}"));
        used.insert(format!("companion-because-{name}"));
    }
    let written = messages(first()).into_keys().map(str::to_owned);
    let written: BTreeSet<String> = written.collect();
    assert_eq!(used, written);
}

#[test]
fn uncertain_cards_are_not_said_to_be_certain() {
    let certain = ["companion-play-sure"];
    for (text, words) in [
        (ENGLISH, ["must", "certain", "surely"].as_slice()),
        (GERMAN, ["muss", "müssen", "sicher"].as_slice()),
        (FRENCH, ["doit", "doivent", "forcément"].as_slice()),
    ] {
        let mut id = "";
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" = ")
                && name.starts_with("companion-")
            {
                id = name;
            }
            let mut said = line.split(|it: char| !it.is_alphabetic());
            if said.any(|word| words.contains(&word)) && !line.starts_with('#') {
                assert!(certain.contains(&id), "{line}");
            }
        }
    }
}

/// Only the first letter of a message becomes a capital, so what a message starts a later sentence
/// with would stay small: "… worth keeping. my card 3 …".
#[test]
fn no_second_sentence_begins_with_an_argument() {
    for text in [ENGLISH, GERMAN, FRENCH] {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            for end in [". { $", "! { $", "? { $"] {
                assert!(!line.contains(end), "{line}");
            }
        }
    }
}
