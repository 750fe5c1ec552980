//! The rulebook of every edition, of every value of every option, and of any valid options, in
//! every language.

mod option_examples;

use std::collections::{BTreeMap, BTreeSet};

use kagiya_i18n::{FluentArgs, Language, Words};
use kagiya_rulebook::{Paragraph, Picture, Rulebook, RulebookValue, Section, Value};
use kagiya_rules::{OPTIONS, Options, PRESETS, Rules, Values};
use option_examples::{bases, books, values};
use proptest::prelude::*;

/// Finds texts by id for [`Paragraph::text`].
fn say(words: &Words, id: &str, values: &[(&str, Value)]) -> Option<String> {
    let mut args = FluentArgs::new();
    for (name, value) in values {
        match value {
            Value::Number(number) => args.set((*name).to_owned(), *number),
            Value::Text(text) => args.set((*name).to_owned(), text.clone()),
        }
    }
    words.find(id, Some(&args))
}

fn text(words: &Words, paragraph: &Paragraph) -> String {
    paragraph.text(&|id, values| say(words, id, values))
}

fn all_words() -> Vec<(Language, Words)> {
    Language::all()
        .map(|language| (language, Words::new(language)))
        .collect()
}

fn paragraphs(book: &Rulebook) -> impl Iterator<Item = &Paragraph> {
    book.sections.iter().flat_map(|section| &section.paragraphs)
}

/// The numbers among the values of a paragraph.
fn given(paragraph: &Paragraph) -> BTreeSet<u16> {
    let numbers = paragraph.args.iter().flat_map(|(_, arg)| match arg {
        RulebookValue::Number(number) => vec![*number],
        RulebookValue::Series(numbers)
        | RulebookValue::Either(numbers)
        | RulebookValue::Sum(numbers) => numbers.clone(),
        RulebookValue::Suit(_) | RulebookValue::Suits(_) | RulebookValue::Text(_) => Vec::new(),
    });
    numbers.collect()
}

/// The numbers that a text shows in digits.
fn shown(text: &str) -> BTreeSet<u16> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map(|digits| digits.parse().expect("a small number"))
        .collect()
}

/// Checks that the text is complete, and that its numbers are the values of the paragraph.
fn check_text(paragraph: &Paragraph, texts: &[(Language, String)]) {
    let given = given(paragraph);
    let mut others: Option<BTreeSet<u16>> = None;
    for (language, text) in texts {
        let (id, code) = (&paragraph.id, language.code());
        assert!(text != id && text.len() > 10, "{code}: {id} is not said");
        assert!(!text.contains(['{', '}']), "{code}: {id}: {text}");
        assert!(!text.contains("  "), "{code}: {id}: {text}");
        let mut shown = shown(text);
        assert!(shown.is_subset(&given), "{code}: {id}: {text}: {given:?}");
        // A language may write "one card" with or without a number.
        shown.retain(|number| *number > 1);
        if let Some(others) = &others {
            assert_eq!(&shown, others, "{code}: {id}: {text}");
        }
        others = Some(shown);
    }
}

fn check_book(book: &Rulebook, all: &[(Language, Words)]) {
    for section in &book.sections {
        for (language, words) in all {
            for id in [section.id, section.chapter] {
                let title = words.find(id, None);
                assert!(title.is_some(), "{}: {id}", language.code());
            }
        }
        for paragraph in &section.paragraphs {
            let texts: Vec<(Language, String)> = all
                .iter()
                .map(|(language, words)| (*language, text(words, paragraph)))
                .collect();
            check_text(paragraph, &texts);
        }
    }
}

#[test]
fn every_rulebook_has_texts_with_its_numbers_in_every_language() {
    let all = all_words();
    let mut seen = Vec::new();
    for (_, book) in books() {
        let new: Vec<Paragraph> = paragraphs(&book)
            .filter(|paragraph| !seen.contains(*paragraph))
            .cloned()
            .collect();
        seen.extend(new);
    }
    for paragraph in &seen {
        let texts: Vec<(Language, String)> = all
            .iter()
            .map(|(language, words)| (*language, text(words, paragraph)))
            .collect();
        check_text(paragraph, &texts);
    }
    for (_, words) in &all {
        for source in seen.iter().flat_map(|paragraph| &paragraph.sources) {
            let id = format!("source-{}", source.key());
            assert!(words.find(&id, None).is_some(), "{id}");
        }
    }
}

#[test]
fn every_text_of_the_rulebook_is_used() {
    let mut used: BTreeSet<String> = BTreeSet::new();
    for (_, book) in books() {
        for section in &book.sections {
            used.extend([section.id, section.chapter].map(str::to_owned));
        }
        for paragraph in paragraphs(&book) {
            used.extend([paragraph.id.as_ref(), paragraph.rule()].map(str::to_owned));
        }
    }
    let written: BTreeSet<String> = Language::find("en")
        .unwrap()
        .files()
        .iter()
        .flat_map(|(_, file)| file.lines())
        .scan(String::new(), |message, line| {
            let id = line.split_once(" =").map_or("", |(id, _)| id);
            if let Some(attribute) = id.strip_prefix("    .") {
                return Some(format!("{message}.{attribute}"));
            }
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                id.clone_into(message);
            }
            Some(id.to_owned())
        })
        .filter(|id| id.starts_with("rulebook-"))
        .collect();
    let idle: Vec<&String> = written.difference(&used).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_value_of_every_option_has_a_text() {
    let bases = bases();
    for option in OPTIONS {
        let values = values(option);
        let books: Vec<BTreeMap<usize, Rulebook>> = values
            .iter()
            .map(|value| {
                let with = |base: &Options| Rules::new(&base.with(option.name, value).ok()?).ok();
                let books = bases.iter().enumerate();
                books
                    .filter_map(|(n, base)| Some((n, Rulebook::of(&with(base)?))))
                    .collect()
            })
            .collect();
        for (n, value) in values.iter().enumerate() {
            assert!(
                !books[n].is_empty(),
                "{}={value} makes no game",
                option.name
            );
            for (other, different) in values.iter().zip(&books).skip(n + 1) {
                let tells = books[n]
                    .iter()
                    .any(|(base, book)| different.get(base).is_some_and(|it| it != book));
                let name = option.name;
                assert!(tells, "{name}: nothing tells {value} from {other}");
            }
        }
    }
    for (language, words) in all_words() {
        for option in OPTIONS {
            let mut ids = vec![
                format!("option-{}", option.name),
                format!("option-{}.about", option.name),
            ];
            if let Values::Choice(choices) = option.values {
                let id = |choice: &&str| format!("value-{}-{choice}", option.name);
                ids.extend(choices.iter().map(id));
            }
            for id in ids {
                assert!(words.find(&id, None).is_some(), "{}: {id}", language.code());
            }
        }
    }
}

#[test]
fn the_hand_table_lists_only_possible_deals() {
    for (options, book) in books() {
        let rules = Rules::new(&options).expect("a game");
        let mut here = false;
        for paragraph in paragraphs(&book).filter(|it| it.id == "rulebook-setup-hand") {
            let of = |wanted: &str| {
                let mut args = paragraph.args.iter();
                let found = args.find(|(name, _)| *name == wanted);
                match found.map(|(_, arg)| arg) {
                    Some(RulebookValue::Either(numbers)) => numbers.clone(),
                    Some(RulebookValue::Number(number)) => vec![*number],
                    other => panic!("{wanted}: {other:?}"),
                }
            };
            for players in of("players") {
                let cards = players * of("cards")[0];
                assert!(usize::from(cards) <= rules.deck_size(), "{options:?}");
                here |= players == u16::from(options.players);
            }
        }
        assert!(here, "{options:?}");
    }
}

/// The section about an option.
fn place<'a>(book: &'a Rulebook, option: &str) -> Option<&'a Section> {
    let mut places = book
        .sections
        .iter()
        .filter(|section| section.options.contains(&option));
    let place = places.next();
    assert!(places.next().is_none(), "two sections tell about {option}");
    place
}

#[test]
fn every_option_is_explained_in_its_section() {
    let bases = bases();
    for option in OPTIONS {
        let name = option.name;
        let books: Vec<Vec<Rulebook>> = bases
            .iter()
            .map(|base| {
                let rules = |value: &String| Rules::new(&base.with(name, value).ok()?).ok();
                let books = values(option);
                books
                    .iter()
                    .filter_map(|value| Some(Rulebook::of(&rules(value)?)))
                    .collect()
            })
            .collect();
        let told = |book| place(book, name).map(|it| (it.id, &it.paragraphs));
        for (first, second) in books
            .iter()
            .flat_map(|books| books.iter().zip(books.iter().skip(1)))
        {
            assert!(place(first, name).is_some(), "{name} has no place");
            // A changed value changes only the section of its option, apart from pictures and the
            // words of an edition.
            let said = |book: &Rulebook| -> Vec<(&str, Vec<Paragraph>)> {
                let plain = |paragraph: &Paragraph| Paragraph {
                    id: paragraph.rule().to_owned().into(),
                    pictures: Vec::new(),
                    ..paragraph.clone()
                };
                let sections = book.sections.iter();
                sections
                    .map(|it| (it.id, it.paragraphs.iter().map(plain).collect()))
                    .collect()
            };
            assert!(
                said(first) == said(second) || told(first) != told(second),
                "{name}: its section does not tell"
            );
        }
    }
}

#[test]
fn no_text_contains_number_words() {
    let words_above_one = |language: Language| match language.code() {
        "en" => {
            "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty \
             second third fourth fifth sixth twice half both dozen"
        }
        "fr" => {
            "deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente second \
             seconde deuxième troisième quatrième cinquième sixième double demi moitié douzaine"
        }
        "de" => {
            "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig \
             zweite zweiten dritte dritten vierte fünfte sechste zweimal dreimal doppelt halb \
             beide beiden dutzend"
        }
        "ja" => "二 三 四 五 六 七 八 九 十 百 半 倍 両 ふたつ みっつ ふたり 再び",
        other => panic!("no number words are known in {other}"),
    };
    for language in Language::all() {
        let number_words: BTreeSet<&str> = words_above_one(language).split(' ').collect();
        let mut inside = false;
        for line in language.files().iter().flat_map(|(_, file)| file.lines()) {
            if line.starts_with(|first: char| first.is_ascii_lowercase()) {
                inside = line.starts_with("rulebook-");
            }
            let comment = line.starts_with('#');
            let lower = line.to_lowercase();
            // Japanese has no spaces between its words.
            let found = if language.code() == "ja" {
                let mut words = number_words.iter().copied();
                words.find(|word| lower.contains(word))
            } else {
                lower
                    .split(|c: char| !c.is_alphabetic())
                    .find(|word| number_words.contains(word))
            };
            assert!(
                !inside || comment || found.is_none(),
                "{}: `{}` in: {line}",
                language.code(),
                found.unwrap_or_default()
            );
        }
    }
}

#[test]
fn every_edition_has_a_whole_rulebook() {
    for (language, words) in all_words() {
        for preset in PRESETS {
            let rules = Rules::new(&preset.options()).unwrap();
            let book = Rulebook::of(&rules);
            let length: usize = paragraphs(&book)
                .map(|paragraph| text(&words, paragraph).chars().count())
                .sum();
            let (name, code) = (preset.name, language.code());
            assert!(length >= 3000, "{code}: {name}: {length} characters");
        }
    }
}

/// The text of one paragraph in English.
fn english(edition: &str, players: u8, id: &str) -> Option<String> {
    let options = Options::preset(edition, players).expect("an edition");
    let rules = Rules::new(&options).expect("an edition makes a game");
    let book = Rulebook::of(&rules);
    let words = Words::new(Language::find("en").expect("a language that there is"));
    paragraphs(&book)
        .find(|paragraph| paragraph.rule() == id)
        .map(|paragraph| text(&words, paragraph))
}

#[test]
fn examples_are_the_printed_ones() {
    let sum = |edition| english(edition, 3, "rulebook-score-example").unwrap();
    let expected = "An example: 4 + 3 + 2 + 5 + 4 = 18 points.";
    assert_eq!(sum("original"), expected);
    assert_eq!(sum("gf-black"), expected);
    let expected = "An example: 4 + 3 + 2 + 5 + 4 + 4 = 22 points.";
    assert_eq!(sum("gf-avalanche"), expected);
    let minus = english("gf-black", 3, "rulebook-score-penalty-example").unwrap();
    let expected = "An example: on the black firework lie 5, 4, 3, so 2 cards are missing. \
                    18 minus 2 leaves 16 points.";
    assert_eq!(minus, expected);
    let least = english("gf-black", 3, "rulebook-score-negative").unwrap();
    assert!(least.ends_with("−5."), "{least}");
    assert_eq!(english("grand-finale", 3, "rulebook-score-example"), None);
}

#[test]
fn numbers_follow_the_options() {
    let here = english("abacus", 4, "rulebook-setup-here").unwrap();
    let expected = "At this table: 4 players with 4 cards each, 16 cards in all. \
                    34 cards stay face down on the table as the deck.";
    assert_eq!(here, expected);
    let here = english("original-6-players", 6, "rulebook-setup-here").unwrap();
    let expected = "At this table: 6 players with 3 cards each, 18 cards in all. \
                    32 cards stay face down on the table as the deck.";
    assert_eq!(here, expected);
    let limit = english("easier", 2, "rulebook-discard-limit").unwrap();
    assert!(limit.starts_with("While all 10 clue tokens"), "{limit}");
    let lost = english("abacus-1-storm", 2, "rulebook-strike-zero").unwrap();
    assert!(lost.starts_with("The first Storm token"), "{lost}");
    let black = english("gf-black", 2, "rulebook-suits-cards").unwrap();
    let expected = "The black suit: 10 cards, with the ranks 1, 2, 2, 3, 3, 4, 4, 5, 5, 5.";
    assert_eq!(black, expected);
    let round = english("original", 5, "rulebook-final-last-card").unwrap();
    assert!(round.ends_with("5 turns in all."), "{round}");
}

#[test]
fn the_json_has_ids_values_sources_and_rulings() {
    let rules = Rules::new(&Options::preset("gf-black", 2).unwrap()).unwrap();
    let json = serde_json::to_value(Rulebook::of(&rules)).unwrap();
    let section = |id: &str| {
        let sections = json["sections"].as_array().unwrap();
        sections.iter().find(|it| it["id"] == id).unwrap().clone()
    };
    let black = &section("rulebook-suits")["paragraphs"][0];
    assert_eq!(
        *black,
        serde_json::json!({
            "id": "rulebook-suits-cards",
            "args": {
                "suit": {"suit": "black powder"},
                "cards": {"number": 10},
                "ranks": {"series": [1, 2, 2, 3, 3, 4, 4, 5, 5, 5]}
            },
            "sources": ["bga"],
            "rulings": ["A-3"]
        })
    );
    let ruling = &section("rulebook-ruling")["paragraphs"][0];
    assert_eq!(
        *ruling,
        serde_json::json!({"id": "rulebook-ruling-1", "rulings": ["A-1"]})
    );
}

/// Random options with random values, if they are valid together.
fn any_rules() -> impl Strategy<Value = Rules> {
    let change = (any::<prop::sample::Index>(), any::<prop::sample::Index>());
    let changes = proptest::collection::vec(change, 0..60);
    (any::<prop::sample::Index>(), changes).prop_map(|(base, changes)| {
        let bases = bases();
        let mut rules = Rules::new(base.get(&bases)).expect("an edition");
        for (option, value) in changes {
            let option = option.get(OPTIONS);
            let values = values(option);
            let options = rules
                .options()
                .with(option.name, value.get::<String>(&values));
            if let Ok(Ok(changed)) = options.as_ref().map(Rules::new) {
                rules = changed;
            }
        }
        rules
    })
}

thread_local! {
    static WORDS: Vec<(Language, Words)> = all_words();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_number_follows_from_an_option(rules in any_rules()) {
        WORDS.with(|all| check_book(&Rulebook::of(&rules), all));
    }
}

#[test]
fn pictures_show_what_their_sentence_says() {
    for (options, book) in books() {
        let rules = Rules::new(&options).expect("a game");
        for paragraph in paragraphs(&book) {
            let touched: Vec<usize> = paragraph
                .pictures
                .iter()
                .filter_map(|picture| match picture {
                    Picture::Cards(cards) => Some(cards.iter().filter(|it| it.touched).count()),
                    Picture::Tokens(_) | Picture::Strikes(_) | Picture::Tiles(_) => None,
                })
                .collect();
            match paragraph.rule() {
                "rulebook-clue-example" => {
                    assert!(touched.iter().all(|it| [1, 2].contains(it)), "{touched:?}");
                }
                "rulebook-suits-all" => assert!(touched.iter().all(|it| *it == 3)),
                "rulebook-material-tokens" => {
                    let tokens = rules.max_clue_tokens();
                    let expected = (tokens > 0).then_some(Picture::Tokens(tokens));
                    assert_eq!(paragraph.pictures, Vec::from_iter(expected));
                }
                _ => assert!(touched.iter().all(|it| *it == 0), "{}", paragraph.id),
            }
        }
    }
    let rules = Rules::new(&Options::preset("gf-everything", 3).unwrap()).unwrap();
    let book = Rulebook::of(&rules);
    let drawn = |id| {
        let found = paragraphs(&book).find(|it| it.rule() == id);
        found.map_or(0, |it| it.pictures.len())
    };
    assert_eq!(drawn("rulebook-clue-example"), 2);
    for id in [
        "rulebook-goal-series-down",
        "rulebook-material-suits",
        "rulebook-material-strikes",
        "rulebook-material-tiles",
        "rulebook-suits-all",
    ] {
        assert_eq!(drawn(id), 1, "{id}");
    }
}

#[test]
fn only_the_abacus_editions_speak_of_storms() {
    let words = Words::new(Language::find("en").expect("a language"));
    for preset in PRESETS {
        let rules = Rules::new(&preset.options()).expect("an edition");
        let book = Rulebook::of(&rules);
        let texts: Vec<String> = paragraphs(&book)
            .filter(|it| !it.id.starts_with("rulebook-r") && !it.id.starts_with("rulebook-score"))
            .map(|paragraph| text(&words, paragraph))
            .collect();
        let says = |word: &str| texts.iter().any(|text| text.contains(word));
        let abacus = preset.name.starts_with("abacus");
        for word in ["Storm token", "Note token", "gods"] {
            assert_eq!(says(word), abacus, "{}: {word}", preset.name);
        }
        if abacus {
            for word in ["clue token", "strike", "Strike"] {
                let wrong = texts.iter().find(|text| text.contains(word));
                assert_eq!(wrong, None, "{}", preset.name);
            }
        }
    }
}
