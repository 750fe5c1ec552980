use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::{FluentArgs, Language, Words, harmless};

fn english() -> Language {
    Language::find("en").unwrap()
}

/// The ids and attributes of Fluent text, with their variables.
fn ids(files: &[(&str, &str)]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in files.iter().flat_map(|(_, file)| file.lines()) {
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
    for language in Language::all() {
        let mut seen = BTreeSet::new();
        for line in language.files().iter().flat_map(|(_, file)| file.lines()) {
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
    let english = ids(english().files());
    for language in Language::all().skip(1) {
        let other = ids(language.files());
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
            // Each language has only the forms of address that it needs.
            let form = id
                .split_once('.')
                .filter(|(_, form)| ["to-you", "to-me", "from-you", "seen"].contains(form));
            let shared = form.map_or(id.as_str(), |(message, _)| message);
            assert!(
                english.contains_key(shared),
                "{}: {id} is not English",
                language.code()
            );
        }
    }
}

/// Every string literal of the source that may be an id.
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
    let english = ids(english().files());
    let families: BTreeSet<&str> = english
        .keys()
        .filter_map(|id| id.split_once('-'))
        .map(|(family, _)| family)
        .collect();
    let mut used = BTreeSet::new();
    for speaker in ["kagiya", "mcp", "terminal", "i18n"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        literals(&folder.join(speaker).join("src"), &mut used);
    }
    // Names of editions look like text ids.
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
    let terminal = Language::find("en").unwrap().files().iter().copied();
    let terminal: Vec<_> = terminal.filter(|(name, _)| *name == "terminal").collect();
    for id in ids(&terminal).keys() {
        let by_name = id == "error" || id.starts_with("help") || id.starts_with("command-");
        let listed = [
            "plain-help-",
            "replay-broken-off",
            "lab-agree-part-",
            "lab-action-",
            "lab-phase-",
            "lab-reading-",
            "admin-stage-",
        ]
        .iter()
        .any(|start| id.starts_with(start));
        assert!(by_name || listed || used.contains(id), "{id} is never said");
    }
}

#[test]
fn every_clue_reading_has_a_name_in_lab_agree() {
    let english = ids(english().files());
    let readings = english.keys().filter_map(|id| {
        let said = id.strip_prefix("companion-")?;
        let reading = said
            .strip_prefix("heard-")
            .or_else(|| said.starts_with("asks-").then_some(said))?;
        // An alternative call counts as a call.
        Some(reading.strip_suffix("-else").unwrap_or(reading))
    });
    let mut count = 0;
    for reading in readings {
        let id = format!("lab-reading-{reading}");
        assert!(english.contains_key(id.as_str()), "{id} has no text");
        count += 1;
    }
    assert!(count >= 12, "only {count} readings");
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
    assert_eq!(of("", "", ""), Language::find("en").unwrap());
    assert_eq!(of("", "", "de_AT.UTF-8"), Language::find("de").unwrap());
    assert_eq!(of("", "fr_FR", "de_DE"), Language::find("fr").unwrap());
    assert_eq!(of("", "", "ja_JP.UTF-8"), Language::find("ja").unwrap());
    assert_eq!(of("C", "fr_FR", "de_DE"), Language::find("en").unwrap());
    assert_eq!(Language::find("francais"), None);
}

/// Plural nouns that may follow a number: they are wrong after 1, and in French also after 0.
fn plurals(code: &str) -> &'static [&'static str] {
    match code {
        "fr" => &[
            "actions",
            "cartes",
            "coups",
            "donnes",
            "erreurs",
            "indices",
            "jetons",
            "joueurs",
            "lignes",
            "parties",
            "personnes",
            "places",
            "points",
            "scénarios",
            "tours",
            "tuiles",
        ],
        "de" => &[
            "Aktionen",
            "Bonusplättchen",
            "Hinweise",
            "Hinweismarkern",
            "Karten",
            "Partien",
            "Plätze",
            "Plätzen",
            "Punkte",
            "Punkten",
            "Spiele",
            "Szenarien",
            "Züge",
        ],
        // Japanese nouns have no plural.
        "ja" => &[],
        _ => &[
            "actions",
            "cards",
            "clues",
            "deals",
            "games",
            "people",
            "players",
            "points",
            "scenarios",
            "seats",
            "strikes",
            "tiles",
            "tokens",
            "turns",
        ],
    }
}

/// The error in a text of this language in which all variables are `number`, if there is one.
fn flaw(language: Language, text: &str, number: u32) -> Option<String> {
    let french = language.code() == "fr";
    let japanese = language.code() == "ja";
    if text.contains(['{', '}', '$']) {
        return Some("a place was left empty".into());
    }
    if text.contains(['\'', '"']) && !text.contains("[\"") {
        return Some("straight quotes".into());
    }
    if text.contains("  ") || text.trim() != text {
        return Some("a space too many".into());
    }
    if number == 1 || (number == 0 && french) {
        let said: Vec<&str> = text.split_whitespace().collect();
        let wrong = said.windows(2).find(|pair| {
            let noun = pair[1].trim_end_matches(|c: char| !c.is_alphabetic());
            pair[0] == number.to_string() && plurals(language.code()).contains(&noun)
        });
        if let Some(pair) = wrong {
            return Some(pair.join(" "));
        }
    }
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1).copied();
        let ends = after.is_none_or(|next| next.is_whitespace() || next == '»');
        let wanted = match letter {
            ':' if ends => Some('\u{a0}'),
            '»' => Some('\u{a0}'),
            ';' | '!' | '?' if ends => Some('\u{202f}'),
            _ => None,
        };
        if french && wanted.is_some() && before != wanted {
            return Some(format!("no no-break space before {letter}"));
        }
        if french && *letter == '«' && after != Some('\u{a0}') {
            return Some("no no-break space after «".into());
        }
        let ends_japanese = japanese && before.is_some_and(is_japanese);
        if ends_japanese && *letter == ' ' && after.is_some_and(is_japanese) {
            return Some("a space between Japanese words".into());
        }
        if ends_japanese && matches!(letter, ':' | ';' | '!' | '?' | ',' | '.' | '(' | ')') {
            return Some(format!("a narrow {letter} behind a Japanese word"));
        }
        if !french
            && matches!(letter, ':' | ';' | '!' | '?' | ',' | '.')
            && before == Some(' ')
            && ends
        {
            return Some(format!("a space before {letter}"));
        }
    }
    None
}

/// Whether a character belongs to Japanese words: kana or kanji.
fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '々')
}

/// Texts that name keys or fill columns: the rules for spaces and punctuation in prose don't apply.
fn is_no_prose(id: &str, language: Language) -> bool {
    // The English texts of errors equal those of the libraries exactly.
    if language.code() == "en" && id.starts_with("wrong-") {
        return true;
    }
    [
        "keys-", "command-", "lab-", "bench-", "web-key-", "why-keys",
    ]
    .iter()
    .any(|start| id.starts_with(start))
        || [
            "table-welcome",
            "help-signs-hands",
            "help-signs-discards",
            "result-keys",
        ]
        .contains(&id)
}

#[test]
fn every_text_reads_well_with_every_number() {
    let mut flaws = Vec::new();
    for language in Language::all() {
        let words = Words::new(language);
        for (id, variables) in ids(language.files()) {
            // The rulebook counts objects of real tables: never a single player, turn or tile.
            let numbers: &[u32] = if id.starts_with("rulebook-") {
                &[2, 5]
            } else {
                &[0, 1, 2, 5]
            };
            for number in numbers.iter().copied() {
                let mut args = FluentArgs::new();
                for variable in &variables {
                    // A name before a present-tense verb would look like a number before a plural.
                    if variable == "name" {
                        args.set(variable.clone(), "Ben");
                    } else {
                        args.set(variable.clone(), number);
                    }
                }
                // A message may have attributes only.
                let Some(text) = words.find(&id, Some(&args)) else {
                    continue;
                };
                if let Some(flaw) =
                    flaw(language, &text, number).filter(|_| !is_no_prose(&id, language))
                {
                    flaws.push(format!("{} {id}: {flaw}: {text}", language.code()));
                }
            }
        }
    }
    flaws.dedup();
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn flaws_are_found() {
    let [en, fr, de, ja] = ["en", "fr", "de", "ja"].map(|code| Language::find(code).unwrap());
    for (language, text, number) in [
        (en, "1 cards were placed.", 1),
        (fr, "0 cartes ont trouvé leur place.", 0),
        (de, "1 Punkte", 1),
        (fr, "Erreur : rien", 2),
        (fr, "Pourquoi ?", 2),
        (fr, "« oui »", 2),
        (en, "two  spaces", 2),
        (en, "{ $name }", 2),
        (de, "Warum ?", 2),
        (ja, "カードを 捨てる", 2),
        (ja, "なぜ?", 2),
        (ja, "赤3(今プレイできる)。", 2),
    ] {
        assert!(flaw(language, text, number).is_some(), "{text}");
    }
    assert_eq!(
        flaw(fr, "Pourquoi\u{202f}? «\u{a0}oui\u{a0}»\u{a0}: 0 carte", 0),
        None
    );
    assert_eq!(
        flaw(ja, "なぜ？ BenがAnaに「3」のヒントを出しました。", 2),
        None
    );
}

#[test]
fn arguments_are_escaped() {
    assert_eq!(
        harmless("Édition n°\u{a0}5 «\u{202f}鍵»"),
        "Édition n°\u{a0}5 «\u{202f}鍵»"
    );
    assert_eq!(harmless("a\u{1b}[2J\nb"), "a\\u{1b}[2J\\u{a}b");
    assert_eq!(harmless("abc\u{202e}fed"), "abc\\u{202e}fed");
    let words = Words::new(english());
    let said = words.say(
        "error-file-content",
        args![file = "x\u{7}", reason = "a\nb"],
    );
    assert_eq!(said, "x\\u{7}: a\\u{a}b.");
}

#[test]
fn a_number_below_zero_has_a_minus_sign() {
    for language in Language::all() {
        let said = Words::new(language).say("result-points", args![points = -2, most = 25]);
        assert!(said.contains("−2") && said.contains("25"), "{said}");
    }
}

#[test]
fn a_decimal_has_the_mark_of_the_language() {
    for (code, list) in [
        ("en", "2.5, −0.5"),
        ("de", "2,5, −0,5"),
        ("fr", "2,5, −0,5"),
        ("ja", "2.5、−0.5"),
    ] {
        let words = Words::new(Language::find(code).unwrap());
        assert_eq!(
            words.say("list-more", crate::args![first = 2.5, next = -0.5]),
            list
        );
        assert_eq!(
            words.row(&[words.decimal("2.5"), words.decimal("−0.5")]),
            list
        );
    }
}

#[test]
fn french_elides_before_a_vowel() {
    let said = |code: &str, name: &str| {
        let words = Words::new(Language::find(code).unwrap());
        words.say("why-card-theirs", args![slot = 2, name = name])
    };
    assert_eq!(said("fr", "Ann"), "la carte 2 d’Ann");
    assert_eq!(said("fr", "émile"), "la carte 2 d’émile");
    assert_eq!(said("fr", "Ben"), "la carte 2 de Ben");
    assert_eq!(said("de", "Ann"), "Karte 2 von Ann");
    let words = Words::new(Language::find("fr").unwrap());
    assert_eq!(
        words.say("companion-assumes-finesses", args![to = "Ann"]),
        "Je suppose qu’Ann joue avec des finesses\u{a0}: je demande donc de jouer à l’aveugle."
    );
    // A value that is found elsewhere in the text, too.
    assert_eq!(said("fr", "a"), "la carte 2 d’a");
    // What a person wrote stays as it is.
    assert_eq!(said("fr", "Ben de Ann"), "la carte 2 de Ben de Ann");
}
