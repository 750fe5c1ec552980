//! Every error of the rules and formats crates has a text in every language. The English text
//! equals `Display`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kagiya_formats::game_file::GameFileError;
use kagiya_formats::hanab_live::{
    self, ExportError, ImportError, InvalidAction, LinkError, UnknownVariant,
};
use kagiya_formats::scenario::{Difference, InvalidFile, Problem, Refusal};
use kagiya_i18n::{Language, Words};
use kagiya_rules::json_input::{self, Expected, Found, FromJson, InvalidJson, ObjectReader};
use kagiya_rules::notation::{Form, SyntaxError, Unresolved};
use kagiya_rules::record::{InvalidEntry, RecordError};
use kagiya_rules::{
    Argument, CardId, Choice, Clue, Color, Explain, IllegalAction, IllegalReorder, InvalidDeal,
    InvalidOptions, InvalidSetup, Message, OPTIONS, Offset, Options, Preset, Rank, Seat, Seed,
    Suit, Tile, Values, VariantMod,
};
use serde_json::{Value, json};

/// The English text of each error, and its message.
#[derive(Default)]
struct Said(Vec<(String, Message)>);

impl Said {
    fn add<E: Explain + ToString>(&mut self, errors: impl IntoIterator<Item = E>) {
        let said = errors
            .into_iter()
            .map(|error| (error.to_string(), error.message()));
        self.0.extend(said);
    }
}

fn seat() -> Seat {
    Seat::new(2).expect("a seat")
}

fn next() -> Offset {
    Seat::new(0)
        .and_then(|first| first.offset_to(Seat::new(1)?, 2))
        .expect("another seat")
}

fn json_errors() -> Vec<InvalidJson> {
    let wrong = |expected, found| InvalidJson::value("setup.deck", expected, &found);
    let unknown = || {
        let mut keys = ObjectReader::of("setup", json!({"x": 1}))?;
        keys.value("deck");
        keys.value("tiles");
        keys.finish()
    };
    vec![
        json_input::parse("[\n1 2").expect_err("no JSON"),
        json_input::parse("[1").expect_err("no end"),
        json_input::parse(r#"{"a": 1, "a": 2}"#).expect_err("a key twice"),
        wrong(Expected::Switch, Value::Null),
        wrong(Expected::Number { min: 1, max: 5 }, json!([])),
        wrong(Expected::Whole, json!({})),
        wrong(Expected::Text, json!(3)),
        wrong(Expected::Name { longest: 24 }, json!("")),
        wrong(Expected::List, json!("x")),
        wrong(Expected::Object, json!(true)),
        wrong(Expected::Word(&["deck", "discard"]), json!("box")),
        wrong(Expected::Like(&["r3", "b1"]), json!("z")),
        bool::read("", json!(1)).expect_err("a number"),
        InvalidJson::Missing {
            path: "setup".to_owned(),
        },
        unknown().expect_err("an unknown key"),
    ]
}

fn invalid_options() -> Vec<InvalidOptions> {
    let name = || "pink".to_owned();
    vec![
        InvalidOptions::Players(7),
        InvalidOptions::NoHandSize(5),
        InvalidOptions::HandSizeFor(9),
        InvalidOptions::HandSize(9),
        InvalidOptions::Colors(6),
        InvalidOptions::Ranks(6),
        InvalidOptions::Palette("wwwww".to_owned()),
        InvalidOptions::ClueTokens(21),
        InvalidOptions::Strikes(6),
        InvalidOptions::TooManySuits(9),
        InvalidOptions::TooManyColors,
        InvalidOptions::SameLetter('r'),
        InvalidOptions::SameName(name()),
        InvalidOptions::SuitLetter(name()),
        InvalidOptions::SuitCopies(name()),
        InvalidOptions::UnknownColor {
            suit: name(),
            letter: 'z',
        },
        InvalidOptions::JokerSuit(name()),
        InvalidOptions::NoFirework,
        InvalidOptions::DeckTooSmall {
            needed: 30,
            cards: 25,
        },
        InvalidOptions::FirstPlayer(5),
        InvalidOptions::BlackCompletionNeedsBoth,
        InvalidOptions::Tile5NeedsFlamboyants,
        InvalidOptions::Orders(VariantMod::Sudoku),
        InvalidOptions::ShownPlays,
        InvalidOptions::SuffixNeedsBlack,
        InvalidOptions::JokerWithCriticalDiscard,
        InvalidOptions::JokerWithTimedDisplay,
        InvalidOptions::InvertedSuit(name()),
        InvalidOptions::ModsClash(VariantMod::Funnels, VariantMod::PinkOnes),
        InvalidOptions::ModNeedsRank(VariantMod::CriticalFours, 4),
    ]
}

fn syntax() -> Vec<SyntaxError> {
    let text = || "x9".to_owned();
    let forms = [
        Form::Play,
        Form::Discard,
        Form::Clue,
        Form::Shuffle,
        Form::Put,
        Form::Joker,
        Form::Decline,
        Form::Card,
        Form::Order,
        Form::End,
    ];
    let known = "r (red), b (blue)".to_owned();
    let mut all = vec![
        SyntaxError::Empty,
        SyntaxError::NoAction { text: text() },
        SyntaxError::Place { text: text() },
        SyntaxError::Seat {
            text: text(),
            last: 'C',
        },
        SyntaxError::Suit {
            text: text(),
            known: known.clone(),
        },
        SyntaxError::Color {
            text: text(),
            known,
        },
        SyntaxError::Color {
            text: text(),
            known: String::new(),
        },
        SyntaxError::Rank {
            text: text(),
            highest: 5,
        },
    ];
    all.extend(forms.map(|expected| SyntaxError::Form {
        text: text(),
        expected,
    }));
    all
}

fn refused_actions() -> Vec<IllegalAction> {
    let color = Clue::Color(Color::new(0).expect("a color"));
    let rank = Clue::Rank(Rank::new(4).expect("a rank"));
    let suit = Suit::new(0).expect("a suit");
    vec![
        IllegalAction::GameOver,
        IllegalAction::NotInHand(CardId::new(7).expect("an id")),
        IllegalAction::AllTokensAvailable,
        IllegalAction::NoClueToken,
        IllegalAction::NoSuchPlayer(next()),
        IllegalAction::NothingToClue(next()),
        IllegalAction::NoSuchClue(color),
        IllegalAction::NoSuchClue(rank),
        IllegalAction::EmptyClue(rank),
        IllegalAction::SameKindOfClue(color),
        IllegalAction::SameKindOfClue(rank),
        IllegalAction::NoAnnouncements,
        IllegalAction::NoSuchFirework(suit),
        IllegalAction::TileFirst(Tile::Token),
        IllegalAction::WrongKindOfClue(Tile::ColorClue),
        IllegalAction::WrongKindOfClue(Tile::RankClue),
        IllegalAction::JokerFirst,
        IllegalAction::NothingAsked(Choice::Decline),
        IllegalAction::NotOffered(Choice::Decline),
    ]
}

fn setups() -> Vec<InvalidSetup> {
    vec![
        InvalidSetup::Hands {
            hands: 3,
            players: 2,
        },
        InvalidSetup::HandSize(seat()),
        InvalidSetup::Marks(seat()),
        InvalidSetup::ToAct(seat()),
        InvalidSetup::ClueTokens { given: 9, most: 8 },
        InvalidSetup::Strikes(3),
        InvalidSetup::NoFirework(Suit::new(0).expect("a suit")),
        InvalidSetup::Height("red".to_owned()),
        InvalidSetup::Complete,
        InvalidSetup::Orders,
        InvalidSetup::Count {
            card: "r5".to_owned(),
            placed: 2,
            expected: 3,
        },
        InvalidSetup::TurnsLeft(7),
        InvalidSetup::Tiles,
        InvalidSetup::HalfToken,
        InvalidSetup::NextClues,
        InvalidSetup::HiddenPlays,
    ]
}

fn records() -> Vec<RecordError> {
    let entry = |text: Option<&str>, why| RecordError::Entry {
        number: 3,
        text: text.map(str::to_owned),
        why,
    };
    let result = |played: Option<&str>| RecordError::Result {
        given: "perfect (25)".to_owned(),
        played: played.map(str::to_owned),
    };
    vec![
        RecordError::Json(json_errors()[0].clone()),
        RecordError::NotARecord,
        RecordError::Version("2".to_owned()),
        RecordError::Option(Options::default().with("x", "1").expect_err("no option")),
        RecordError::Options(InvalidOptions::NoFirework),
        RecordError::Preset {
            name: "harder".to_owned(),
            known: true,
        },
        RecordError::Preset {
            name: "x".to_owned(),
            known: false,
        },
        RecordError::Seed("1".parse::<Seed>().expect_err("too short")),
        RecordError::NoDeal,
        RecordError::TilesWithoutDeck,
        RecordError::Card {
            place: 2,
            why: SyntaxError::Empty,
        },
        RecordError::DeckSize {
            listed: 3,
            expected: 50,
        },
        RecordError::Tile(9),
        RecordError::First(SyntaxError::Empty),
        RecordError::Deal(InvalidDeal::WrongTiles),
        RecordError::Deal(InvalidDeal::WrongFirstPlayer(seat())),
        RecordError::Deal(InvalidDeal::WrongCards {
            card: "r1".to_owned(),
            listed: 2,
            expected: 3,
        }),
        RecordError::Notes {
            players: 2,
            cards: 50,
        },
        RecordError::Names {
            names: 3,
            players: 2,
        },
        entry(Some("p9"), InvalidEntry::AfterTheEnd),
        entry(None, InvalidEntry::AlreadyOver),
        entry(None, InvalidEntry::NoSuchSeat(seat())),
        entry(None, InvalidEntry::Unreadable(SyntaxError::Empty.into())),
        entry(None, InvalidEntry::Reorder(IllegalReorder::Forbidden)),
        entry(None, InvalidEntry::Reorder(IllegalReorder::GameOver)),
        entry(None, InvalidEntry::Reorder(IllegalReorder::NotTheHand)),
        result(Some("finished (24)")),
        result(None),
    ]
}

fn imports() -> Vec<ImportError> {
    let action = |why| ImportError::Action { number: 4, why };
    vec![
        ImportError::Json(json_errors()[1].clone()),
        ImportError::NotAGame,
        ImportError::Option("quantum".to_owned()),
        ImportError::Characters("Fuming".to_owned()),
        ImportError::NoPlayers,
        ImportError::PlayerCount { named: 3, count: 4 },
        ImportError::Players(9),
        ImportError::StartingPlayer(7),
        ImportError::Record(RecordError::NotARecord),
        ImportError::Card {
            place: 4,
            suit: 7,
            rank: 6,
        },
        ImportError::DeckSize {
            listed: 3,
            expected: 50,
        },
        ImportError::Seed("friday".to_owned()),
        ImportError::Deal(InvalidDeal::WrongTiles),
        ImportError::Options(InvalidOptions::NoFirework),
        action(InvalidAction::Type(9)),
        action(InvalidAction::NoCard(-3)),
        action(InvalidAction::NoSeat(6)),
        action(InvalidAction::Yourself(2)),
        action(InvalidAction::NoColor(8)),
        action(InvalidAction::NoRank(7)),
        action(InvalidAction::Refused(InvalidEntry::AfterTheEnd)),
    ]
}

fn files() -> Vec<GameFileError> {
    vec![
        GameFileError::Empty,
        GameFileError::TooLarge,
        GameFileError::Json(json_errors()[0].clone()),
        GameFileError::NotAGame,
        GameFileError::Several(3),
        GameFileError::TooLong(700),
        GameFileError::Record(RecordError::NotARecord),
        GameFileError::HanabLive(ImportError::NotAGame),
        GameFileError::Number("78921".to_owned()),
        GameFileError::Link(LinkError::Damaged { place: 7 }),
        GameFileError::Link(LinkError::Variant(99)),
        GameFileError::Link(LinkError::Game(ImportError::NoPlayers)),
    ]
}

fn variants() -> Vec<UnknownVariant> {
    let names = ["Rainbw (5 Suits)", "Something that nobody plays"];
    let unknown = |name| hanab_live::variant_options(name).expect_err("an unknown variant");
    names.into_iter().map(unknown).collect()
}

fn problems() -> Vec<Problem> {
    let path = || "setup.deck".to_owned();
    let preset = |name| Problem::Preset(Preset::find(name).map(|_| ()).expect_err("no edition"));
    vec![
        Problem::Json(json_errors()[0].clone()),
        preset("orignal"),
        preset("something else"),
        Problem::Option(
            Options::default()
                .with("strike", "1")
                .expect_err("no option"),
        ),
        Problem::Options(InvalidOptions::NoFirework),
        Problem::Notation {
            path: path(),
            why: SyntaxError::Empty,
        },
        Problem::Top {
            suit: 'r',
            top: 6,
            highest: 5,
        },
        Problem::Tile(7),
        Problem::Seat {
            path: path(),
            seat: 6,
        },
        Problem::Setup(InvalidSetup::Complete),
    ]
}

fn differences() -> Vec<Difference> {
    let read = |error: SyntaxError| Refusal::Read(error.into());
    let slot = |cards| Refusal::Read(Unresolved::NoSuchSlot { slot: 6, cards }.into());
    vec![
        Difference::Value {
            key: "strikes".to_owned(),
            expected: "1".to_owned(),
            found: "0".to_owned(),
        },
        Difference::Refused(read(SyntaxError::Empty)),
        Difference::Refused(slot(5)),
        Difference::Refused(slot(0)),
        Difference::Refused(Refusal::Read(Unresolved::Yourself(seat()).into())),
        Difference::Refused(Refusal::Seat(9)),
        Difference::Refused(Refusal::Rank(9)),
        Difference::Refused(Refusal::Illegal(IllegalAction::GameOver)),
        Difference::RefusedBefore {
            number: 1,
            all: 2,
            why: Refusal::Seat(9),
        },
        Difference::Legal,
        Difference::NoAction,
    ]
}

fn everything() -> Vec<(String, Message)> {
    let mut said = Said::default();
    said.add(json_errors());
    said.add(invalid_options());
    said.add(syntax());
    said.add(refused_actions());
    said.add(setups());
    said.add(records());
    said.add(imports());
    said.add(files());
    said.add(variants());
    said.add(problems());
    said.add(differences());
    said.add([
        ExportError::Suits,
        ExportError::AllOrNothing,
        ExportError::Hands {
            players: 2,
            usual: 5,
        },
        ExportError::Option {
            name: "strikeout",
            value: "keep_score".to_owned(),
            only: vec!["lost".to_owned(), "zero".to_owned()],
        },
    ]);
    said.add([
        InvalidFile::Json(json_errors()[0].clone()),
        InvalidFile::NotAList(Found::Object),
        InvalidFile::Empty,
        InvalidFile::Entry {
            place: 2,
            found: Found::Null,
        },
    ]);
    let options = Options::default();
    let wrong = |name: &str, value: &str| options.with(name, value).expect_err("wrong");
    said.add([
        wrong("weather", "1"),
        wrong("strike", "1"),
        wrong("extra_suits", r#"[{"id": 1}]"#),
    ]);
    for option in OPTIONS {
        let value = match option.values {
            Values::Number { .. } => "99",
            Values::Switch | Values::Choice(_) | Values::Data { .. } => "7",
        };
        said.add([wrong(option.name, value)]);
    }
    said.0
}

/// The ids of a message and of the messages in it.
fn ids(message: &Message, into: &mut BTreeSet<&'static str>) {
    into.insert(message.id);
    for (_, argument) in &message.args {
        if let Argument::Message(inner) = argument {
            ids(inner, into);
        }
    }
}

/// A message as an error of its own.
struct Ready(Message);

impl Explain for Ready {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

#[test]
fn english_texts_equal_display() {
    let words = Words::new(Language::find("en").unwrap());
    for (text, message) in everything() {
        assert_eq!(words.explain(&Ready(message)), text);
    }
}

#[test]
fn every_error_has_a_text_in_every_language() {
    let mut english = BTreeMap::new();
    for language in Language::all() {
        let words = Words::new(language);
        for (text, message) in everything() {
            let said = words.explain(&Ready(message));
            assert!(!said.contains("wrong-"), "{language:?}: {said}");
            assert!(!said.contains("{ $"), "{language:?}: {said}");
            if language.code() == "en" {
                english.insert(text, said);
            }
        }
    }
    assert!(english.len() > 150, "{} texts", english.len());
}

/// Every id in the code has an example above and a text in the files, and the other way round.
#[test]
fn the_examples_cover_all_errors() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut known = BTreeSet::new();
    for (_, message) in everything() {
        ids(&message, &mut known);
    }
    let mut in_code = BTreeSet::new();
    for folder in ["crates/rules/src", "crates/formats/src"] {
        sources(&root.join(folder), &mut in_code);
    }
    let known: BTreeSet<String> = known.into_iter().map(str::to_owned).collect();
    assert_eq!(known, in_code, "examples and code");
    for language in Language::all().map(Language::code) {
        let folder = root.join("locales").join(language);
        let read = |file| fs::read_to_string(folder.join(file)).expect("the words");
        // Illegal actions are among the texts of the table, which a browser loads first.
        let text = read("errors.ftl") + &read("table.ftl");
        let listed: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with("wrong-"))
            .filter_map(|line| line.split_once(" = "))
            .map(|(id, _)| id.to_owned())
            .collect();
        assert_eq!(listed, in_code, "{language} and code");
    }
}

/// Collects every text of the form `"wrong-…"` in the sources of a folder.
fn sources(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, into);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        let quoted = text.lines().filter(|line| !line.trim().starts_with("//"));
        for line in quoted {
            for (at, _) in line.match_indices("\"wrong-") {
                let id = line[at + 1..].split('"').next().unwrap_or_default();
                into.insert(id.to_owned());
            }
        }
    }
}
