//! The rulebook of every edition, of every value of every option, and of any options that make a
//! game, in every language.

use std::collections::{BTreeMap, BTreeSet};

use kagiya_i18n::{FluentArgs, Language, Words};
use kagiya_rulebook::{Paragraph, Rulebook, RulebookValue, Section, Value};
use kagiya_rules::{OPTIONS, OptionInfo, Options, PRESETS, Preset, Rules, Source, Values};
use proptest::prelude::*;

/// Finds texts by their ids, as [`Paragraph::text`] wants it.
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

/// What an option can be set to.
fn values(option: &OptionInfo) -> Vec<String> {
    let examples: &[&str] = match option.values {
        Values::Switch => &["true", "false"],
        Values::Number { min, max } => {
            return (min..=max).map(|number| number.to_string()).collect();
        }
        Values::Choice(words) => words,
        Values::Data { .. } => match option.name {
            "hand_sizes" => &[
                r#"{"2":5,"3":5,"4":4,"5":4}"#,
                r#"{"2":6,"3":5,"4":4,"5":3}"#,
                r#"{"2":5,"3":5,"4":4,"5":4,"6":3}"#,
                r#"{"2":1,"3":1,"4":1,"5":1}"#,
            ],
            "palette" => &["wrbyg", "rygbp"],
            "first_player" => &[
                "random",
                "table_choice(colourful)",
                "table_choice(oldest)",
                "seat(0)",
                "seat(1)",
            ],
            "variant_mods" => &["[]", r#"["deck_play"]"#],
            "extra_suits" => &[
                "[]",
                r#"[{"id": "pink", "rank_touch": "all", "copies": [1, 1, 1, 1, 1]}]"#,
                r#"[{"id": "brown", "rank_touch": "none"}, {"id": "cheese"}]"#,
                r#"[{"id": "orange", "colour_touch": ["r", "y"], "direction": "down"}]"#,
                r#"[{"id": "prism", "colour_touch": "prism"}]"#,
                r#"[{"id": "colorless", "colour_touch": "none", "nameable": false, "direction": "down", "copies": [1, 2, 2, 2, 3]}]"#,
                r#"[{"id": "gray", "colour_touch": "all", "score": "penalty"}]"#,
                r#"[{"id": "dark rainbow", "colour_touch": "all", "score": "joker"}]"#,
            ],
            name => panic!("give examples for the option `{name}`"),
        },
    };
    examples.iter().map(|value| (*value).to_owned()).collect()
}

/// Options that between them bring every option to bear.
fn bases() -> Vec<Options> {
    let mut bases: Vec<Options> = PRESETS.iter().map(Preset::options).collect();
    let without_base = Options {
        colors: 0,
        ..Options::preset("hl-white-reversed6", 2).expect("an edition")
    };
    bases.push(without_base);
    let minimal = Options::default().with("colors", "1").expect("an option");
    bases.push(minimal);
    bases
}

/// The rulebook of every base, and of every base with one option set to each of its values.
fn books() -> Vec<(Options, Rulebook)> {
    let mut all = Vec::new();
    for base in bases() {
        for option in OPTIONS {
            for value in values(option) {
                let options = base.with(option.name, &value);
                let rules = options.as_ref().ok().map(Rules::new);
                if let (Ok(options), Some(Ok(rules))) = (options, rules) {
                    all.push((options, Rulebook::of(&rules)));
                }
            }
        }
    }
    all
}

fn paragraphs(book: &Rulebook) -> impl Iterator<Item = &Paragraph> {
    book.sections.iter().flat_map(|section| &section.paragraphs)
}

/// The numbers that a paragraph is given.
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

/// Checks that the paragraph is said, whole, and that its numbers are those it was given.
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
        // "One card" may be said without a number in one language and with it in another.
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
            let title = words.find(section.id, None);
            assert!(title.is_some(), "{}: {}", language.code(), section.id);
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
fn every_rulebook_is_said_in_every_language_with_its_own_numbers() {
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
        used.extend(book.sections.iter().map(|section| section.id.to_owned()));
        used.extend(paragraphs(&book).map(|paragraph| paragraph.id.to_string()));
    }
    let written: BTreeSet<String> = Language::find("en")
        .unwrap()
        .files()
        .iter()
        .flat_map(|(_, file)| file.lines())
        .filter(|line| line.starts_with("rulebook-"))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
        .collect();
    let idle: Vec<&String> = written.difference(&used).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_value_of_every_option_has_its_words() {
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
fn the_hand_table_lists_only_deals_for_which_there_are_cards() {
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

/// The section that tells about an option.
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
fn the_value_of_every_option_is_told_in_its_section() {
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
            // What the value changes in the book, it changes in its section.
            let said = |book: &Rulebook| -> Vec<(&str, Vec<Paragraph>)> {
                let sections = book.sections.iter();
                sections.map(|it| (it.id, it.paragraphs.clone())).collect()
            };
            assert!(
                said(first) == said(second) || told(first) != told(second),
                "{name}: its section does not tell"
            );
        }
    }
}

#[test]
fn no_text_has_a_number_word_of_its_own() {
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
        .find(|paragraph| paragraph.id == id)
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
    let limit = english("easier", 2, "rulebook-discard-limit").unwrap();
    assert!(limit.starts_with("While all 10 clue tokens"), "{limit}");
    let lost = english("abacus-1-storm", 2, "rulebook-strike-zero").unwrap();
    assert!(lost.starts_with("A single strike"), "{lost}");
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

/// Options changed at random places to random values of theirs, as far as they make a game.
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

/// The documents of a paragraph, in order.
fn sources(edition: &str, players: u8, changes: &[(&str, &str)], id: &str) -> Vec<Source> {
    let mut options = Options::preset(edition, players).expect("a preset");
    for (name, value) in changes {
        options = options.with(name, value).expect("an option");
    }
    let rules = Rules::new(&options).expect("a game");
    let book = Rulebook::of(&rules);
    let found = paragraphs(&book).find(|it| it.id == id);
    let found = found.unwrap_or_else(|| panic!("{edition} has no {id}"));
    found.sources.clone()
}

#[test]
fn no_document_is_credited_with_what_it_does_not_say() {
    let of = |edition, id| sources(edition, 3, &[], id);
    // Only two tell the story; the article says nothing of the direction, nor of a full set of tokens.
    assert_eq!(
        of("abacus", "rulebook-goal-team"),
        [Source::Original, Source::GrandsFeux]
    );
    for id in [
        "rulebook-turn-order",
        "rulebook-clue-cost",
        "rulebook-bonus-token",
        "rulebook-discard-how",
        "rulebook-discard-limit",
    ] {
        assert!(!of("original", id).contains(&Source::Encyclopedia), "{id}");
        assert!(of("original", id).contains(&Source::Abacus), "{id}");
    }
    // The site forgets that one draws after playing; one edition alone forbids to stress a card.
    assert!(!of("original", "rulebook-play-draw").contains(&Source::RulesSite));
    assert_eq!(of("abacus", "rulebook-clue-together"), [Source::GrandsFeux]);
    // The first document points at cards, and does not say that there must be some.
    assert!(!of("original", "rulebook-clue-not-empty").contains(&Source::Original));

    // Numbers that the article leaves open, as the preset does.
    assert_eq!(of("easier", "rulebook-setup-tokens"), [Source::House]);
    assert_eq!(of("harder", "rulebook-setup-tokens"), [Source::House]);
    assert_eq!(
        of("harder", "rulebook-setup-strikes"),
        [Source::AbacusBooklet]
    );
    assert_eq!(of("harder", "rulebook-strike-lost"), [Source::Encyclopedia]);
    for edition in ["rainbow-plain", "rainbow-all"] {
        assert!(!of(edition, "rulebook-suits-cards").contains(&Source::Encyclopedia));
        assert!(!of(edition, "rulebook-score-most").contains(&Source::Encyclopedia));
    }
    assert!(of("rainbow-all", "rulebook-suits-all").contains(&Source::Encyclopedia));
    assert!(of("rainbow-plain", "rulebook-suits-own").contains(&Source::Encyclopedia));

    // Black cards: their copies are not printed where their rules are.
    assert_eq!(
        of("gf-black", "rulebook-suits-cards"),
        [Source::BoardGameArena]
    );
    assert_eq!(
        of("gf-black", "rulebook-score-penalty"),
        [Source::GrandsFeux]
    );
    assert_eq!(of("gf-black", "rulebook-score-most"), [Source::GrandsFeux]);
    let tile = [("flamboyants", "true"), ("black_completion", "tile")];
    let id = "rulebook-bonus-down-tile";
    assert_eq!(sources("gf-black", 3, &tile, id), [Source::House]);

    // The jury of each scale, and its words.
    for (edition, jury) in [
        ("original", Source::Original),
        ("rules-site", Source::Original),
        ("abacus", Source::Abacus),
        ("grands-feux", Source::GrandsFeux),
        ("rr-deluxe", Source::Rr),
    ] {
        assert_eq!(of(edition, "rulebook-rating-body"), [jury], "{edition}");
    }

    // What nobody printed has no document: other suits, ranks and numbers of strikes.
    for (changes, id) in [
        (&[("ranks", "4")][..], "rulebook-goal-series"),
        (&[("ranks", "4")], "rulebook-clue-ranks"),
        (&[("colors", "3")], "rulebook-score-most"),
        (&[("colors", "3")], "rulebook-material-suits"),
        (&[("colors", "3")], "rulebook-clue-colors"),
        (
            &[("strikes", "5"), ("strikeout", "zero")],
            "rulebook-strike-zero",
        ),
    ] {
        assert!(
            sources("original", 3, changes, id).is_empty(),
            "{changes:?}: {id}"
        );
    }
    assert!(of("hl-white-reversed6", "rulebook-clue-never").is_empty());
    assert!(of("hl-white-reversed6", "rulebook-play-down").is_empty());
}
