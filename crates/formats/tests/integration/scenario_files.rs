//! Scenario files as people write them: mistakes are reported, and every form of an answer works.

use kagiya_formats::scenario::{self, Verdict};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A scenario that passes, to be changed.
fn valid_scenario() -> Value {
    json!({
        "id": "X1", "name": "The 5 gives a token", "preset": "original", "options": {},
        "setup": {
            "hands": [["g5", "y2", "g3", "b4", "w1"], ["r4", "y1", "g1", "w5", "b1"]],
            "to_act": 0, "clue_tokens": 3, "strikes": 0, "fireworks": { "g": 4 },
            "discard": [], "deck": ["r1"], "rest": "deck"
        },
        "actions": [{ "play": { "slot": 1 } }],
        "expect": { "legal": true, "clue_tokens": 4, "fireworks": { "g": 5 } }
    })
}

/// The valid scenario with the value at `pointer` set, whether or not the key existed.
fn changed(pointer: &str, value: Value) -> Value {
    let mut scenario = valid_scenario();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer begins with /");
    scenario
        .pointer_mut(parent)
        .expect("the parent is there")
        .as_object_mut()
        .expect("the parent is an object")
        .insert(key.to_owned(), value);
    scenario
}

fn verdict(scenario: &Value) -> Verdict {
    let text = json!([scenario]).to_string();
    scenario::parse(&text).expect("a list of one scenario")[0]
        .run()
        .verdict
}

fn broken(scenario: &Value) -> String {
    match verdict(scenario) {
        Verdict::Broken(problem) => problem.to_string(),
        other => panic!("expected a slip to be found, got {other:?}"),
    }
}

#[test]
fn the_valid_scenario_passes() {
    assert_eq!(verdict(&valid_scenario()), Verdict::Passed);
}

#[test]
fn other_texts_are_rejected() {
    for (text, part) in [
        ("", "the text ends too early"),
        ("[{]", "line 1"),
        ("{}", "found an object"),
        ("3", "found 3"),
        ("[]", "the list of scenarios is empty"),
        ("[7]", "entry 1 is 7"),
        ("[{}, null]", "entry 2 is null"),
    ] {
        let error = scenario::parse(text).unwrap_err().to_string();
        assert!(error.contains(part), "{text}: {error}");
    }
}

#[test]
fn a_byte_order_mark_is_ignored() {
    assert_eq!(scenario::parse("\u{feff}[{}]").unwrap().len(), 1);
}

#[test]
fn an_invalid_scenario_hides_no_other_result() {
    let text = json!([{}, valid_scenario()]).to_string();
    let reports: Vec<_> = scenario::parse(&text)
        .unwrap()
        .iter()
        .map(scenario::Scenario::run)
        .collect();
    assert_eq!(reports[0].id, "#1");
    assert_eq!(
        reports[0].to_string(),
        "#1 can't be played: \n  preset is missing"
    );
    assert!(reports[1].passed());
    assert_eq!(reports[1].to_string(), "X1 passed: The 5 gives a token");
}

#[test]
fn unknown_keys_are_named() {
    for (pointer, named) in [
        ("/clue_token", "`clue_token`"),
        ("/setup/clue_token", "`setup.clue_token`"),
        ("/expect/token", "`expect.token`"),
    ] {
        let problem = broken(&changed(pointer, json!(1)));
        assert!(problem.contains(named), "{problem}");
        assert!(problem.contains("the known keys are"), "{problem}");
    }
    for (action, named) in [
        (json!({"plays": {"slot": 1}}), "`actions[0].plays`"),
        (
            json!({"play": {"slot": 1, "to": 1}}),
            "`actions[0].play.to`",
        ),
        (
            json!({"clue": {"to": 1, "rank": 1, "colour": "r"}}),
            "`actions[0].clue.colour`",
        ),
        (
            json!({"play": {"slot": 1}, "tile_choices": [{"card": "r1", "suit": "r"}]}),
            "`actions[0].tile_choices[0].suit`",
        ),
    ] {
        let problem = broken(&changed("/actions", json!([action])));
        assert!(problem.contains(named), "{problem}");
    }
}

#[test]
fn wrong_values_are_named() {
    for (pointer, value, parts) in [
        ("/preset", json!("orignal"), ["preset", "original"]),
        ("/options", json!({"strike": 2}), ["`strike`", "strikes"]),
        ("/options", json!({"strikes": 9}), ["`strikes`", "1 to 5"]),
        ("/options", json!({"players": 3}), ["setup", "2 hands"]),
        ("/setup/hands", json!([["g5"]]), ["options", "2 to 5"]),
        (
            "/setup/hands",
            json!([["g6"], ["r1"]]),
            ["setup.hands", "`6`"],
        ),
        (
            "/setup/hands",
            json!([["x1"], ["r1"]]),
            ["setup.hands", "`x1`"],
        ),
        (
            "/setup/hands",
            json!([[5], ["r1"]]),
            ["setup.hands[0][0]", "a text"],
        ),
        ("/setup/hands", Value::Null, ["setup.hands", "null"]),
        ("/setup/to_act", json!(2), ["setup", "seat C"]),
        ("/setup/to_act", json!("A"), ["setup.to_act", "`A`"]),
        ("/setup/clue_tokens", json!(9), ["setup", "9 clue tokens"]),
        ("/setup/clue_tokens", json!(-1), ["setup.clue_tokens", "-1"]),
        ("/setup/strikes", json!(3), ["setup", "3 strikes"]),
        (
            "/setup/fireworks",
            json!({"k": 1}),
            ["setup.fireworks", "`k`"],
        ),
        (
            "/setup/fireworks",
            json!({"g": 6}),
            ["setup.fireworks", "shows 6"],
        ),
        (
            "/setup/deck",
            json!(["r5", "r5"]),
            ["setup", "r5 is listed 2"],
        ),
        (
            "/setup/rest",
            json!("box"),
            ["setup.rest", "one of deck, discard"],
        ),
        ("/setup/rest", Value::Null, ["setup", "times"]),
        ("/setup/tiles", json!([1]), ["setup", "flamboyants"]),
        ("/setup/tiles", json!([7]), ["setup.tiles", "tile 7"]),
        ("/setup/turns_left", json!(1), ["setup", "turns_left 1"]),
        ("/actions", json!([{}]), ["actions[0]", "{\"clue\": {"]),
        (
            "/actions",
            json!([{"play": {"slot": 1}, "discard": {"slot": 1}}]),
            ["actions[0]", "{\"discard\": {"],
        ),
        (
            "/actions",
            json!([{"play": {}}]),
            ["actions[0].play.slot", "missing"],
        ),
        (
            "/actions",
            json!([{"clue": {"to": 1}}]),
            ["actions[0].clue", "\"color\": \"r\"}"],
        ),
        (
            "/actions",
            json!([{"play": {"slot": 1}, "tile_choices": [{"effect": 5}]}]),
            ["actions[0].tile_choices[0]", "{\"card\": \"r2\"}"],
        ),
        (
            "/expect",
            json!([]),
            ["expect", "expected an object, found a list"],
        ),
        (
            "/expect/hands",
            json!({"2": []}),
            ["expect.hands", "seat 2"],
        ),
        (
            "/expect/hands",
            json!({"a": []}),
            ["expect.hands", "number"],
        ),
        ("/expect/discard", json!(["r9"]), ["expect.discard", "`9`"]),
        ("/expect/legal", json!("yes"), ["expect.legal", "yes"]),
    ] {
        let problem = broken(&changed(pointer, value.clone()));
        for part in parts {
            assert!(problem.contains(part), "{pointer} {value}: {problem}");
        }
    }
}

#[test]
fn differences_have_texts() {
    let mut scenario = valid_scenario();
    scenario["expect"] = json!({
        "legal": false, "clue_tokens": 7, "strikes": 1, "fireworks": {"g": 4, "R": 1}, "to_act": 0,
        "deck_size": 0, "touched": [2], "hands": {"1": ["r4"]}, "hand_sizes": {"0": 4},
        "discard": ["g5"], "discard_count": {"G5": 1}, "turns_left": 1, "tiles_left": 1,
        "game_over": true, "outcome": "perfect", "score": 25, "rating_band": "25"
    });
    let Verdict::Failed(differences) = verdict(&scenario) else {
        panic!("everything is wrong");
    };
    let differences: Vec<String> = differences.iter().map(ToString::to_string).collect();
    assert_eq!(
        differences,
        [
            "legal: expected an illegal action, but it is legal",
            "touched: expected [2], found null",
            "clue_tokens: expected 7, found 4",
            "strikes: expected 1, found 0",
            "to_act: expected 0, found 1",
            "deck_size: expected 0, found 35",
            "tiles_left: expected 1, found 0",
            "turns_left: expected 1, found null",
            "fireworks.R: expected 1, found 0",
            "fireworks.g: expected 4, found 5",
            "hands.1: expected [r4], found [r4 y1 g1 w5 b1]",
            "hand_sizes.0: expected 4, found 5",
            "discard: expected [g5], found []",
            "discard_count.G5: expected 1, found 0",
            "game_over: expected true, found false",
            "outcome: expected perfect, found null",
            "score: expected 25, found 5",
            "rating_band: expected 25, found null",
        ]
    );
}

#[test]
fn only_an_expected_last_action_may_be_illegal() {
    let twice = json!([{"clue": {"to": 0, "rank": 1}}, {"play": {"slot": 1}}]);
    let Verdict::Failed(differences) = verdict(&changed("/actions", twice)) else {
        panic!("a clue to oneself is illegal");
    };
    assert_eq!(
        differences[0].to_string(),
        "action 1 of 2 is illegal: seat A can't give itself a clue; name another \
         seat"
    );

    let mut last = changed("/actions", json!([{"play": {"slot": 6}}]));
    let Verdict::Failed(differences) = verdict(&last) else {
        panic!("there is no slot 6");
    };
    assert_eq!(
        differences[0].to_string(),
        "legal: the action is refused: there is no slot 6; the hand has slots 1 to 5"
    );
    last["expect"] = json!({"legal": false, "clue_tokens": 3, "fireworks": {"g": 4}});
    assert_eq!(verdict(&last), Verdict::Passed);
}

#[test]
fn actions_without_a_referent_are_illegal() {
    for action in [
        json!({"play": {"slot": 0}}),
        json!({"discard": {"slot": u64::MAX}}),
        json!({"clue": {"to": 0, "rank": 1}}),
        json!({"clue": {"to": 2, "rank": 1}}),
        json!({"clue": {"to": u64::MAX, "rank": 1}}),
        json!({"clue": {"to": 1, "rank": 0}}),
        json!({"clue": {"to": 1, "rank": 6}}),
        json!({"clue": {"to": 1, "color": "k"}}),
        json!({"clue": {"to": 1, "color": ""}}),
        json!({"clue": {"to": 1, "color": "ß"}}),
        json!({"play": {"slot": 1, "announce": "zz"}}),
        json!({"play": {"slot": 1}, "tile_choices": [null]}),
        json!({"play": {"slot": 1}, "tile_choices": [{"card": "r1"}]}),
        json!({"tile_choices": [{"firework": "r"}]}),
    ] {
        let mut scenario = changed("/actions", json!([action]));
        scenario["expect"] = json!({
            "legal": false, "touched": null, "clue_tokens": 3, "strikes": 0, "fireworks": {"g": 4},
            "deck_size": 36, "to_act": 0, "hand_sizes": {"0": 5, "1": 5}, "discard": []
        });
        assert_eq!(verdict(&scenario), Verdict::Passed, "{action}");
    }
}

#[test]
fn names_and_upper_case_letters_are_understood() {
    for color in ["w", "W", "white", "White"] {
        let mut scenario = changed("/actions", json!([{"clue": {"to": 1, "color": color}}]));
        scenario["setup"]["fireworks"] = json!({"G": 4});
        scenario["setup"]["deck"] = json!(["R1"]);
        scenario["expect"] = json!({"touched": [4], "clue_tokens": 2});
        assert_eq!(verdict(&scenario), Verdict::Passed);
    }
}

#[test]
fn omitted_keys_have_defaults() {
    let mut scenario = valid_scenario();
    scenario["setup"] = json!({ "hands": [["r1", "y2"], ["w1"]], "rest": "deck" });
    scenario["actions"] = json!([]);
    scenario["expect"] = json!({
        "clue_tokens": 8, "strikes": 0, "to_act": 0, "deck_size": 47, "fireworks": {"r": 0},
        "turns_left": null, "outcome": null, "score": 0, "rating_band": null, "touched": null
    });
    assert_eq!(verdict(&scenario), Verdict::Passed);
}

#[test]
fn every_form_of_an_answer_is_understood() {
    let mut tile = valid_scenario();
    tile["preset"] = json!("gf-flamboyants");
    tile["setup"]["discard"] = json!(["r2", "y1"]);
    let cases = [
        (3, json!({"to": 1, "color": "w"}), json!({"touched": [4]})),
        (
            3,
            json!({"clue": {"to": 1, "color": "w"}}),
            json!({"touched": [4]}),
        ),
        (
            5,
            json!({"card": "r2"}),
            json!({"discard": ["y1"], "deck_size": 34}),
        ),
        (
            5,
            json!({"shuffle": "r2"}),
            json!({"discard": ["y1"], "deck_size": 34}),
        ),
        (
            5,
            json!({"card": "r2", "effect": 5}),
            json!({"discard": ["y1"], "deck_size": 34}),
        ),
        (
            6,
            json!({"card": "y1"}),
            json!({"discard": ["r2"], "fireworks": {"y": 1}}),
        ),
        (
            6,
            json!({"play": "y1"}),
            json!({"discard": ["r2"], "fireworks": {"y": 1}}),
        ),
        (
            6,
            json!({"card": "y1", "effect": 6}),
            json!({"discard": ["r2"], "fireworks": {"y": 1}}),
        ),
    ];
    for (number, answer, expect) in cases {
        let mut scenario = tile.clone();
        scenario["setup"]["tiles"] = json!([number]);
        scenario["expect"] = expect;
        scenario["actions"] = json!([{"play": {"slot": 1}, "tile_choices": [answer]}]);
        assert_eq!(verdict(&scenario), Verdict::Passed, "{answer}");
        // The same as two actions: the game waits between them.
        scenario["actions"] = json!([{"play": {"slot": 1}}, {"tile_choices": [answer]}]);
        assert_eq!(verdict(&scenario), Verdict::Passed, "{answer}");
    }
    for decline in [
        json!(null),
        json!("decline"),
        json!({"decline": true}),
        json!({"card": null}),
    ] {
        let mut scenario = tile.clone();
        scenario["setup"]["tiles"] = json!([5]);
        scenario["setup"]["deck"] = json!([]);
        scenario["setup"]["rest"] = json!("discard");
        scenario["expect"] = json!({"to_act": 1, "turns_left": 1, "fireworks": {"y": 0}});
        scenario["actions"] = json!([{"play": {"slot": 1}, "tile_choices": [decline]}]);
        assert_eq!(verdict(&scenario), Verdict::Passed, "{decline}");
    }
}

/// Any JSON value of the size of a scenario.
fn anything() -> impl Strategy<Value = Value> {
    const WORDS: &[&str] = &[
        "r1",
        "k5",
        "m0",
        "w",
        "deck",
        "discard",
        "x",
        "",
        "decline",
        "perfect",
        "gf-everything",
        "joker-house",
    ];
    const KEYS: &[&str] = &[
        "card", "to", "color", "rank", "play", "clue", "slot", "effect", "0", "1", "r", "tiles",
        "firework", "shuffle",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u8..9).prop_map(Value::from),
        proptest::sample::select(WORDS).prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            proptest::collection::vec((proptest::sample::select(KEYS), inner), 0..3)
                .prop_map(|pairs| pairs.into_iter().map(|(k, v)| (k.to_owned(), v)).collect()),
        ]
    })
}

/// Replaces the part of `value` at `path` by `with`.
fn put(value: &mut Value, path: &[usize], with: Value) {
    let Some((&step, rest)) = path.split_first() else {
        *value = with;
        return;
    };
    let inner = match value {
        Value::Array(items) if !items.is_empty() => {
            let at = step % items.len();
            &mut items[at]
        }
        Value::Object(keys) if !keys.is_empty() => {
            let at = step % keys.len();
            keys.values_mut().nth(at).expect("within the length")
        }
        other => {
            *other = with;
            return;
        }
    };
    put(inner, rest, with);
}

proptest! {
    #[test]
    fn no_file_makes_it_panic(
        changes in proptest::collection::vec(
            (any::<usize>(), proptest::collection::vec(0_usize..16, 1..6), anything()),
            1..4,
        ),
    ) {
        let rulings = include_str!("../../../../tests/fixtures/scenarios/rulings.json");
        let rulings: Value = serde_json::from_str(rulings).expect("the fixture is JSON");
        let rulings = rulings.as_array().expect("the fixture is a list");
        let mut scenario = rulings[changes[0].0 % rulings.len()].clone();
        for (_, path, with) in changes {
            put(&mut scenario, &path, with);
        }
        if let Ok(scenarios) = scenario::parse(&json!([scenario]).to_string()) {
            let _report = scenarios[0].run().to_string();
        }
    }
}

#[test]
fn names_cannot_fake_results() {
    let mut forger = valid_scenario();
    forger["name"] = json!("x\nX2 passed: \u{1b}[1A\u{202e}better");
    forger["id"] = json!("X\r1");
    forger["expect"]["clue_tokens"] = json!(7);
    let text = json!([forger]).to_string();
    let report = scenario::parse(&text).unwrap()[0].run().to_string();
    assert_eq!(
        report,
        "X�1 failed: x�X2 passed: �[1A�better\n  clue_tokens: expected 7, found 4"
    );
}
