//! Texts that somebody opens as a game: records, games of hanab.live, links.

use std::path::Path;

use kagiya_formats::game_file::{GameFile, GameFileError, MAX_BYTES, MAX_ENTRIES, Origin};
use kagiya_formats::hanab_live::{ImportError, LinkError, import_all, variant_names};
use kagiya_rules::record::{Record, RecordError};
use proptest::prelude::*;
use serde_json::{Value, json};

fn fixture(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures")
        .join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn games() -> Vec<Value> {
    let text = fixture("hanab-live/no-variant-games.json");
    serde_json::from_str(&text).expect("a list")
}

const DIGITS: &[u8; 62] = b"abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// A game as a link, by the description of the format alone.
fn link(game: &Value) -> String {
    let list = |key: &str| game[key].as_array().expect("a list").clone();
    let at = |it: &Value, key: &str| it[key].as_u64().unwrap_or_default();
    let digit = |number: u64| char::from(DIGITS[usize::try_from(number).expect("small")]);
    let types = || list("actions").into_iter().map(|it| at(&it, "type"));
    let (lowest, highest) = (types().min().expect("one"), types().max().expect("one"));
    let mut text = format!("{}15", game["playerCount"]);
    for card in list("deck") {
        text.push(digit(at(&card, "suitIndex") * 5 + at(&card, "rank") - 1));
    }
    for part in [",", &lowest.to_string(), &highest.to_string()] {
        text.push_str(part);
    }
    for action in list("actions") {
        let value = action["value"].as_u64().map_or(0, |value| value + 1);
        let kind = at(&action, "type") - lowest;
        text.push(digit(value * (highest - lowest + 1) + kind));
        text.push(digit(at(&action, "target")));
    }
    text += ",0";
    let parts: Vec<&str> = text
        .as_bytes()
        .chunks(20)
        .map(|part| core::str::from_utf8(part).expect("ASCII"))
        .collect();
    format!("https://hanab.live/shared-replay-json/{}", parts.join("-"))
}

#[test]
fn a_link_is_the_same_game_as_its_file() {
    let mut same = 0;
    for game in games() {
        // Options that change the rules are lost in a link.
        let lost = [
            "deckPlays",
            "oneExtraCard",
            "oneLessCard",
            "allOrNothing",
            "emptyClues",
        ];
        let is_set = |key: &&str| game["options"][*key] == true;
        if lost.iter().any(is_set) || game["options"]["startingPlayer"].as_i64() > Some(0) {
            continue;
        }
        let file = GameFile::read(&game.to_string()).expect("a game");
        assert_eq!((file.origin, file.turn), (Origin::HanabLive, None));
        let text = link(&game);
        let linked = GameFile::read(&format!("\u{feff} {text}#7\n")).expect("a link");
        assert_eq!(linked.record.entries(), file.record.entries());
        assert_eq!(linked.record.deal(), file.record.deal());
        assert_eq!(linked.turn, Some(6));
        assert_eq!(linked.record.about().players[0], "Alice");
        for other in [
            text.replace("shared-", ""),
            text.replace("https://", ""),
            text.replace("https://", "http://www."),
            text.replace('-', "")
                .replace("sharedreplayjson", "replay-json"),
            text.replace(',', "%2C"),
            format!("{text},p2v0s1"),
        ] {
            let again = GameFile::read(&other).unwrap_or_else(|error| panic!("{other}: {error}"));
            assert_eq!(again.record, linked.record);
        }
        same += 1;
    }
    assert!(same > 20, "{same} games");
}

#[test]
fn the_ids_of_variants_are_those_of_the_site() {
    let names: Vec<&str> = variant_names().collect();
    for (id, name) in [
        (0, "No Variant"),
        (1, "6 Suits"),
        (2, "Black (6 Suits)"),
        (3, "Rainbow (6 Suits)"),
        (15, "4 Suits"),
        (16, "Rainbow (5 Suits)"),
        (18, "3 Suits"),
        (106, "Pink (6 Suits)"),
        (177, "Omni (5 Suits)"),
        (255, "Dark Null (6 Suits)"),
        (1343, "Reversed (5 Suits)"),
        (1464, "Prism (6 Suits)"),
        (2127, "White Reversed & Rainbow (6 Suits)"),
    ] {
        assert!(names.contains(&name));
        // The deck doesn't fit, so the error comes after the variant was found.
        let found = GameFile::read(&format!("https://hanab.live/replay-json/215a,00,{id}"));
        let Err(GameFileError::HanabLive(ImportError::DeckSize { expected, .. })) = found else {
            panic!("{name}: {found:?}");
        };
        let options = kagiya_formats::hanab_live::variant_options(name).expect(name);
        let rules = kagiya_rules::Rules::new(&options).expect(name);
        assert_eq!(rules.deck_size(), expected, "{name}");
    }
}

#[test]
fn a_record_is_opened_with_its_names() {
    let text = fixture("records/gf-everything.json");
    let file = GameFile::read(&text).expect("a record");
    assert_eq!(file.origin, Origin::Kagiya);
    assert_eq!(file.record, Record::from_json(&text).expect("a record"));
}

#[test]
fn what_is_no_game_is_refused_with_the_reason() {
    use GameFileError as E;
    let refused = |text: &str| GameFile::read(text).expect_err(text);
    assert_eq!(refused(" \u{feff}\n"), E::NotAGame);
    assert_eq!(refused(" \n\t"), E::Empty);
    assert_eq!(refused(&" ".repeat(MAX_BYTES + 1)), E::TooLarge);
    for none in [
        "hello",
        "{}",
        "[]",
        "[1]",
        r#"{"a":1}"#,
        "https://example.com/replay/1",
        "https://hanab.live/",
        "https://hanab.live.example.com/replay/1",
        "https://example.com/?https://hanab.live/replay-json/215a,00,0",
        "https://hanab.live/replay/",
        "https://hanab.live/replay/12a",
        "<script>alert(1)</script>",
    ] {
        assert_eq!(refused(none), E::NotAGame, "{none}");
    }
    for number in [
        "https://hanab.live/replay/78921",
        "hanab.live/replay/78921#5",
        "https://hanab.live/shared-replay/78921",
        "https://hanab.live/export/78921",
        "https://hanab.live/replay/78921/2",
    ] {
        assert_eq!(refused(number), E::Number("78921".to_owned()), "{number}");
    }
    assert_eq!(refused("[{}, {}, {}]"), E::Several(3));
    assert!(matches!(refused("{"), E::Json(_)));
    assert!(matches!(refused(&"[".repeat(100_000)), E::Json(_)));
    let deep = format!("{{\"deck\":{}{}}}", "[".repeat(90), "]".repeat(90));
    assert!(matches!(refused(&deep), E::HanabLive(_)));
    assert!(matches!(
        refused(r#"{"kagiya_record": 99}"#),
        E::Record(RecordError::Version(_))
    ));
    let named = |key: &str, value: Value| {
        let mut game = games().swap_remove(0);
        game[key] = value;
        refused(&game.to_string())
    };
    assert!(matches!(
        named("options", json!({"variant": "Up or Out (5 Suits)"})),
        E::HanabLive(ImportError::Variant(_))
    ));
    assert!(matches!(
        named("actions", json!([{"type": 0, "target": 49}])),
        E::HanabLive(ImportError::Action { number: 1, .. })
    ));
}

#[test]
fn a_damaged_link_says_where() {
    let at = |text: &str| match GameFile::read(&format!("https://hanab.live/replay-json/{text}")) {
        Err(GameFileError::Link(LinkError::Damaged { place })) => place,
        other => panic!("{text}: {other:?}"),
    };
    for (text, place) in [
        ("", 0),
        ("x", 1),
        ("2-", 1),
        ("251a,00,0", 3),
        ("215aä,00,0", 5),
        ("215a", 4),
        ("215a,00", 7),
        ("215a,03a,0", 9),
        ("215a,00,x", 9),
        ("215a,00,999999999999", 15),
    ] {
        assert_eq!(at(text), place, "{text}");
    }
    let unknown = GameFile::read("https://hanab.live/replay-json/215a,00,9999");
    assert_eq!(unknown, Err(GameFileError::Link(LinkError::Variant(9999))));
    let nobody = GameFile::read("https://hanab.live/replay-json/915a,00,0");
    assert_eq!(
        nobody,
        Err(GameFileError::HanabLive(ImportError::Players(9)))
    );
}

#[test]
fn a_game_has_a_bounded_number_of_entries() {
    let games = import_all(&games()[0].to_string()).expect("a game");
    let record = games[0].as_ref().expect("a game").record.to_json();
    let mut record: Value = serde_json::from_str(&record).expect("JSON");
    let entries = record["entries"].as_array().expect("a list").len();
    // The first hand in its own order, again and again.
    let hand = "A=#0,#1,#2,#3,#4";
    let hand = if record["options"]["players"].as_u64() > Some(3) {
        "A=#0,#1,#2,#3"
    } else {
        hand
    };
    for (added, fits) in [
        (MAX_ENTRIES - entries, true),
        (MAX_ENTRIES - entries + 1, false),
    ] {
        let mut long = record.clone();
        let list = long["entries"].as_array_mut().expect("a list");
        list.splice(0..0, (0..added).map(|_| json!(hand)));
        let read = GameFile::read(&long.to_string());
        match read {
            Ok(_) => assert!(fits),
            Err(GameFileError::TooLong(_)) => assert!(!fits),
            Err(error) => panic!("{error}"),
        }
    }
    record["players"] = json!(["<b>Ann</b>", "\u{202e}Ben"]);
    let _ = GameFile::read(&record.to_string());
}

proptest! {
    #[test]
    fn any_text_after_a_link_is_read_or_refused(text in "[a-zA-Z0-9,#?%-]{0,200}") {
        let _ = GameFile::read(&format!("https://hanab.live/replay-json/{text}"));
        let _ = GameFile::read(&text);
    }
}
