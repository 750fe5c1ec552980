use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use kagiya_rules::{
    Action, Audience, Card, CardId, Choice, Clue, Color, Deal, Game, IllegalAction, OPTIONS,
    Offset, OptionInfo, Options, PRESETS, Rank, Rules, Score, Seed, Suit, Tile,
};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use super::{Language, Words};
use crate::rules_cmd::{listed_values, value_words};
use crate::telling::{Teller, band_key, scale_name};

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
    literals(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut used,
    );
    let editions: BTreeSet<&str> = PRESETS.iter().map(|preset| preset.name).collect();
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

/// A text that was not found is its id.
fn assert_said(text: &str) {
    let is_id = !text.contains(' ') && text.contains('-');
    assert!(
        !text.is_empty() && !is_id && !text.contains('{'),
        "`{text}`"
    );
}

#[test]
fn editions_options_and_ratings_are_said_in_every_language() {
    let own = Options::default();
    for language in Language::ALL {
        let words = Words::new(language);
        for preset in PRESETS {
            let name = preset.name;
            assert!(words.find(&format!("preset-{name}"), None).is_some());
            assert_said(&words.text(&format!("preset-{name}.about")));
            let source = format!("source-{}", preset.source.key());
            assert!(words.find(&source, None).is_some(), "{source}");
            let options = preset.options();
            let rules = Rules::new(&options).unwrap();
            for suit in rules.suits() {
                let key = suit.name.replace(' ', "-");
                assert!(words.find(&format!("suit-{key}"), None).is_some(), "{key}");
            }
            for points in 0..=rules.max_score() {
                let score = Score {
                    points,
                    shown: true,
                    rating: kagiya_rules::Rating::of(points, rules.max_score()),
                };
                if let (Some(scale), Some(rating)) = (scale_name(options.scale_text), score.rating)
                {
                    assert_said(&words.text(&format!("rating-{scale}-{}", band_key(rating))));
                }
            }
        }
        for OptionInfo { name, values, .. } in OPTIONS {
            assert_said(&words.text(&format!("option-{name}.about")));
            for value in listed_values(*values) {
                own.with(name, value).unwrap();
                let json = serde_json::from_str(value)
                    .unwrap_or_else(|_| serde_json::Value::String((*value).to_owned()));
                let text = value_words(&words, name, &json);
                assert!(!text.contains('_'), "{name}={value}: {text}");
            }
        }
    }
}

#[test]
fn whole_games_are_told_in_every_language() {
    let editions = [
        "original",
        "gf-everything",
        "joker-house",
        "timed-display",
        "royal-favor",
        "grand-finale",
        "hanab-live",
        "abacus-1-storm",
    ];
    let all: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let mut generator = Pcg64Mcg::seed_from_u64(5);
    for name in editions {
        let options = Options::preset(name, 3).unwrap();
        let rules = Arc::new(Rules::new(&options).unwrap());
        let names = crate::session::names(3);
        for seed in 0..20 {
            let deal = Deal::from_seed(Seed::from_number(seed));
            let mut game = Game::deal(&rules, &deal).unwrap();
            while game.outcome().is_none() {
                let legal = game.legal_actions();
                // Plays of cards that fit, so that fireworks grow and tiles are turned up.
                let good = legal.iter().find(|action| match action {
                    Action::Play {
                        card,
                        announce: None,
                    } => game
                        .hand(game.table().to_act())
                        .any(|(id, print)| id == *card && game.board().is_playable(print)),
                    _ => false,
                });
                let any = legal.get(generator.next_u32() as usize % legal.len());
                let before = *game.table();
                let events = game.apply(good.or(any).unwrap()).unwrap();
                for words in &all {
                    for me in [None, rules.seats().next()] {
                        let (rules, names) = (&*rules, names.as_slice());
                        let teller = Teller {
                            words,
                            rules,
                            names,
                            me,
                        };
                        for event in &events {
                            let audience = me.map_or(Audience::Spectator, Audience::Seat);
                            assert_said(&teller.event(&event.project(audience), &before));
                        }
                    }
                }
            }
            for words in &all {
                let (rules, names) = (&*rules, names.as_slice());
                let teller = Teller {
                    words,
                    rules,
                    names,
                    me: None,
                };
                for line in teller.result(game.board(), game.outcome().unwrap()) {
                    assert_said(&line);
                }
            }
        }
    }
}

#[test]
fn every_refusal_is_explained_in_every_language() {
    let (suit, rank) = (Suit::new(0).unwrap(), Rank::new(4).unwrap());
    let (to, id) = (Offset::new(1).unwrap(), CardId::new(3).unwrap());
    let color = Clue::Color(Color::new(0).unwrap());
    let choice = Choice::PutIntoPlay(Card::new(suit, rank));
    let refusals = [
        IllegalAction::GameOver,
        IllegalAction::NotInHand(id),
        IllegalAction::AllTokensAvailable,
        IllegalAction::NoClueToken,
        IllegalAction::NoSuchPlayer(to),
        IllegalAction::NothingToClue(to),
        IllegalAction::NoSuchClue(color),
        IllegalAction::NoSuchClue(Clue::Rank(rank)),
        IllegalAction::EmptyClue(color),
        IllegalAction::NoAnnouncements,
        IllegalAction::NoSuchFirework(suit),
        IllegalAction::TileFirst(Tile::Token),
        IllegalAction::JokerFirst,
        IllegalAction::NothingAsked(choice),
        IllegalAction::NotOffered(choice),
    ];
    let rules = Rules::new(&Options::default()).unwrap();
    for language in Language::ALL {
        let words = Words::new(language);
        let teller = Teller {
            words: &words,
            rules: &rules,
            names: &[],
            me: None,
        };
        for refusal in refusals {
            assert_said(&teller.illegal(refusal));
        }
    }
}

#[test]
fn unknown_suits_keep_their_name() {
    let words = Words::new(Language::De);
    assert_eq!(
        crate::phrases::suit_name(&words, "cocoa rainbow"),
        "Kakaoregenbogen"
    );
    assert_eq!(crate::phrases::suit_name(&words, "plaid"), "plaid");
}
