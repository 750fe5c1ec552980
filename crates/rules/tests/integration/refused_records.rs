//! Files that are no records are refused with the reason.

use kagiya_rules::record::Record;
use serde_json::{Value, json};

use crate::records::{Schema, good};

/// Changes a valid record and checks the error.
#[track_caller]
fn refused(change: impl FnOnce(&mut Value), words: &str) -> Value {
    let mut value = good();
    change(&mut value);
    let error = Record::from_json(&value.to_string()).expect_err(words);
    assert_eq!(error.to_string(), words);
    value
}

#[test]
fn an_impossible_game_is_explained() {
    assert_eq!(
        Record::from_json(&good().to_string()).map(|record| record.entries().len()),
        Ok(3)
    );

    refused(
        |v| v["kagiya_record"] = json!(2),
        "the record has version 2; this program reads version 1",
    );
    refused(
        |v| v["kagiya_record"] = json!("1"),
        "the record has version \"1\"; this program reads version 1",
    );
    refused(
        |v| *v = json!({ "players": [] }),
        "not a Kagiya record: the key `kagiya_record` with a version number is missing",
    );
    refused(
        |v| v["preset"] = json!("origami"),
        "preset: there is no edition `origami`",
    );
    refused(
        |v| v["preset"] = json!("harder"),
        "preset: the options are not those of `harder`; remove `preset` or fix the options",
    );
    refused(
        |v| v["options"]["strikes"] = json!(9),
        "`strikes` must be a number from 1 to 5, not 9",
    );
    refused(
        |v| v["deal"]["seed"] = json!("12"),
        "deal: a seed is 64 hexadecimal digits",
    );
    refused(
        |v| v["deal"] = json!({}),
        "deal: expected a seed, or a deck",
    );
    refused(
        |v| v["deal"]["tiles"] = json!([1]),
        "deal: tiles are listed only together with a deck",
    );
    refused(
        |v| v["deal"] = json!({ "deck": ["r1"] }),
        "deal: the deck lists 1 cards; this game has 50",
    );
    refused(
        |v| v["deal"] = json!({ "deck": vec!["m1"; 50] }),
        "deal: card 1 of the deck: `m1` is not a suit in this game; the suits are w (white), r (red), b (blue), y (yellow), g (green)",
    );
    refused(
        |v| v["deal"] = json!({ "deck": vec!["r1"; 50] }),
        "deal: the deck has 0 of the card w1; this game has 3",
    );
    refused(
        |v| v["first"] = json!("C"),
        "first: `C` is not a seat at this table; the seats are A to B",
    );
    refused(
        |v| v["players"] = json!(["Ann"]),
        "players: 1 names for 2 players; name all of them or none",
    );
}

#[test]
fn an_impossible_entry_is_named() {
    refused(
        |v| v["entries"][1] = json!("p#99"),
        "entry 2 (`p#99`): that card is not in your hand",
    );
    refused(
        |v| v["entries"][1] = json!("p9"),
        "entry 2 (`p9`): there is no slot 9; the hand has slots 1 to 5",
    );
    refused(
        |v| v["entries"][0] = json!("d#0"),
        "entry 1 (`d#0`): you cannot discard while all clue tokens are available; play a card or give a clue",
    );
    refused(
        |v| v["entries"][1] = json!("play 1"),
        "entry 2 (`play 1`): `play 1`: expected a card to play: p2, p#17 or play 2, with an announcement p2=g or play 2 as green",
    );
    refused(
        |v| v["entries"][2] = json!("A=#1"),
        "entry 3 (`A=#1`): the new order does not match the hand; list each of its cards once",
    );
    refused(
        |v| v["entries"][2] = json!("A=1,2"),
        "entry 3 (`A=1,2`): `1`: expected a hand in its new order, as in A=#4,#1,#2",
    );
    refused(
        |v| v["entries"] = json!(["end", "p1"]),
        "entry 2 (`p1`): the game had already been abandoned",
    );
    refused(
        |v| v["entries"] = json!(["end:C"]),
        "entry 1 (`end:C`): `C` is not a seat at this table; the seats are A to B",
    );
    refused(
        |v| v["result"] = json!({ "outcome": "perfect", "score": 25 }),
        "result: the record says perfect (25), but the game has not ended",
    );
    refused(
        |v| {
            v["entries"] = json!(["end"]);
            v["result"] = json!({ "outcome": "finished", "score": 3 });
        },
        "result: the record says finished (3), but the replay gives broken_off",
    );
}

#[test]
fn invalid_json_is_refused_by_reader_and_schema() {
    let schema = Schema::committed();
    assert_eq!(schema.check(&good()), Ok(()));
    let changes: [fn(&mut Value); 22] = [
        |v| v["kagiya_record"] = json!(2),
        |v| v["kagiya_record"] = json!(1.5),
        |v| v["unknown"] = json!(1),
        |v| v["options"]["unknown"] = json!(1),
        |v| v["options"]["players"] = json!(7),
        |v| v["options"]["players"] = json!(-2),
        |v| v["options"]["strikes"] = json!(1e300),
        |v| v["options"]["goal"] = json!("win"),
        |v| v["options"]["first_player"] = json!("youngest"),
        |v| v["options"]["hand_sizes"] = json!({ "2": 9 }),
        |v| v["options"]["variant_mods"] = json!(["card_swap"]),
        |v| v["deal"] = json!({ "seed": 1 }),
        |v| v["deal"]["unknown"] = json!(1),
        |v| v["deal"] = json!({}),
        |v| v["deal"] = json!({ "seed": "xyz" }),
        |v| v["entries"] = json!("p1"),
        |v| v["entries"][0] = json!(1),
        |v| v["entries"][0] = json!("q1"),
        |v| v["entries"][0] = json!("p#1234567890123456789012345678901234567890"),
        |v| v["first"] = json!("Z"),
        |v| v["players"] = json!("Ann"),
        |v| v["result"] = json!({ "outcome": "won" }),
    ];
    for (place, change) in changes.iter().enumerate() {
        let mut value = good();
        change(&mut value);
        assert!(
            Record::from_json(&value.to_string()).is_err(),
            "reader: change {place}"
        );
        assert!(schema.check(&value).is_err(), "schema: change {place}");
    }
    for key in ["kagiya_record", "options", "deal", "entries"] {
        let mut value = good();
        value.as_object_mut().expect("an object").remove(key);
        assert!(
            Record::from_json(&value.to_string()).is_err(),
            "reader: no {key}"
        );
        assert!(schema.check(&value).is_err(), "schema: no {key}");
    }
    // Only a parser of text can detect these.
    let text = good().to_string();
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        assert!(Record::from_json(&text[..end]).is_err());
    }
    let twice = text.replacen('{', r#"{"first":"B","#, 1);
    let error = Record::from_json(&twice)
        .expect_err("a key twice")
        .to_string();
    assert_eq!(error, "not a Kagiya record: duplicate key `first`");
    assert!(Record::from_json(&"[".repeat(100_000)).is_err());
}
