use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::Language;

/// The ids and attributes of Fluent text, with the variables that each of them uses.
fn ids(files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in files.iter().flat_map(|file| file.lines()) {
        let named = line.split_once(" =").map(|(head, _)| head);
        match named {
            Some(head) if head.starts_with("    .") => {
                current = format!("{message}{}", head.trim());
            }
            Some(head) if head.starts_with(|c: char| c.is_ascii_lowercase()) => {
                head.clone_into(&mut message);
                head.clone_into(&mut current);
            }
            _ if line.starts_with('#') || line.is_empty() => continue,
            _ => {}
        }
        let variables: &mut BTreeSet<String> = found.entry(current.clone()).or_default();
        variables.extend(line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            rest[..end.unwrap_or(rest.len())].to_owned()
        }));
    }
    found
}

#[test]
fn no_text_is_written_twice() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for line in language.files().into_iter().flat_map(str::lines) {
            if let Some((id, _)) = line.split_once(" =")
                && id.starts_with(|first: char| first.is_ascii_lowercase())
            {
                assert!(seen.insert(id), "{}: {id} stands twice", language.code());
            }
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_and_variables() {
    let english = ids(&Language::En.files());
    for language in [Language::Fr, Language::De] {
        let other = ids(&language.files());
        for (id, variables) in &english {
            let same = other.get(id);
            assert!(same.is_some(), "{}: {id} is missing", language.code());
            assert_eq!(
                same,
                Some(variables),
                "{}: variables of {id}",
                language.code()
            );
        }
        for id in other.keys() {
            // A language has the forms of address that it needs.
            let form = id
                .split_once('.')
                .filter(|(_, form)| ["to-you", "to-me", "from-you"].contains(form));
            let shared = form.map_or(id.as_str(), |(message, _)| message);
            assert!(
                english.contains_key(shared),
                "{}: {id} is not English",
                language.code()
            );
        }
    }
}

/// Every literal of the source that can be an id.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                literals(&path, found);
            }
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let parts = text.split('"').skip(1).step_by(1);
            let looks_like_id = |part: &&str| {
                part.contains('-')
                    && part.starts_with(|c: char| c.is_ascii_lowercase())
                    && part
                        .chars()
                        .all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
            };
            found.extend(parts.filter(looks_like_id).map(str::to_owned));
        }
    }
}

#[test]
fn every_id_in_the_code_has_a_text_and_every_text_of_the_terminal_is_used() {
    let english = ids(&Language::En.files());
    let families: BTreeSet<&str> = english
        .keys()
        .filter_map(|id| id.split_once('-'))
        .map(|(family, _)| family)
        .collect();
    let mut used = BTreeSet::new();
    for speaker in ["kagiya", "terminal"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        literals(&folder.join(speaker).join("src"), &mut used);
    }
    // Names of editions look like ids of texts.
    let editions: BTreeSet<&str> = english
        .keys()
        .filter_map(|id| id.strip_prefix("preset-"))
        .collect();
    for id in &used {
        let family = id.split('-').next().unwrap();
        if families.contains(family) && !id.ends_with('-') && !editions.contains(id.as_str()) {
            assert!(english.contains_key(id), "{id} has no text");
        }
    }
    let [.., terminal] = Language::En.files();
    for id in ids(&[terminal]).keys() {
        let by_name = id == "error" || id.starts_with("help") || id.starts_with("command-");
        let listed = id.starts_with("plain-help-");
        assert!(by_name || listed || used.contains(id), "{id} is never said");
    }
}

#[test]
fn the_language_is_found_in_the_environment() {
    let of = |all: &'static str, messages: &'static str, lang: &'static str| {
        Language::of_environment(move |name| {
            let value = match name {
                "LC_ALL" => all,
                "LC_MESSAGES" => messages,
                _ => lang,
            };
            (!value.is_empty()).then(|| value.to_owned())
        })
    };
    assert_eq!(of("", "", ""), Language::En);
    assert_eq!(of("", "", "de_AT.UTF-8"), Language::De);
    assert_eq!(of("", "fr_FR", "de_DE"), Language::Fr);
    assert_eq!(of("C", "fr_FR", "de_DE"), Language::En);
    assert_eq!(Language::find("francais"), None);
}
