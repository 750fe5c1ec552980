//! Records are written during a game, read, and replayed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use kagiya_rules::record::{About, BreakOff, Entry, InvalidTakeBack, Record, Recorder};
use kagiya_rules::{
    Action, CardId, Deal, DealtCards, Event, OPTIONS, Options, PRESETS, PublicEvent, Rules, Seat,
    Seed, Values,
};
use proptest::prelude::*;
use serde_json::{Value, json};

fn rules(preset: &str, players: u8) -> Arc<Rules> {
    Arc::new(Rules::new(&Options::preset(preset, players).expect("a preset")).expect("a game"))
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A game of `preset`. Each choice selects a legal action, or sometimes another order of a hand.
fn play(preset: &str, players: u8, seed: u64, choices: &[u16]) -> Recorder {
    let rules = rules(preset, players);
    let deal = Deal::from_seed(Seed::from_number(seed));
    let mut table = Recorder::new(&rules, &deal).expect("a deal");
    for &choice in choices {
        if choice % 11 == 0 && rules.options().hand_reorder && table.game().outcome().is_none() {
            let seat =
                Seat::new(u8::try_from(usize::from(choice) % rules.players()).expect("small"))
                    .expect("a seat");
            let mut order = table.game().table().hand(seat).to_vec();
            order.reverse();
            table.reorder(seat, &order).expect("the same cards");
        }
        let legal = table.game().legal_actions();
        let Some(action) = legal.get(usize::from(choice) % legal.len().max(1)) else {
            break;
        };
        table.apply(action).expect("legal");
    }
    table
}

fn choices(seed: u32) -> Vec<u16> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u16::try_from(state >> 16).expect("sixteen bits")
    };
    (0..400).map(|_| next()).collect()
}

/// A valid record of three entries as JSON, for tests to break.
pub(crate) fn good() -> Value {
    json!({
        "kagiya_record": 1,
        "preset": "original",
        "options": serde_json::to_value(Options::preset("original", 2).expect("a preset")).expect("JSON"),
        "deal": { "seed": Seed::from_number(1).to_string() },
        "first": "A",
        "entries": ["p#0", "p1", "A=#10,#1,#2,#3,#4"],
        "players": ["Ann", "Ben"],
    })
}

pub(crate) struct Schema {
    schemas: boon::Schemas,
    index: boon::SchemaIndex,
}

impl Schema {
    pub(crate) fn committed() -> Self {
        let text = std::fs::read_to_string(workspace().join("docs/record.schema.json"))
            .expect("the committed schema");
        let schema: Value = serde_json::from_str(&text).expect("JSON");
        let mut schemas = boon::Schemas::new();
        let mut compiler = boon::Compiler::new();
        compiler
            .add_resource("record.json", schema)
            .expect("a schema");
        let index = compiler
            .compile("record.json", &mut schemas)
            .expect("a schema");
        Self { schemas, index }
    }

    pub(crate) fn check(&self, record: &Value) -> Result<(), String> {
        self.schemas
            .validate(record, self.index)
            .map_err(|error| format!("{error:#}"))
    }
}

#[test]
fn records_of_every_edition_fit_the_schema_and_round_trip() {
    let schema = Schema::committed();
    for (place, preset) in PRESETS.iter().enumerate() {
        let place = u32::try_from(place).expect("few presets");
        for (players, length) in [(2, 400), (4, 25)] {
            let table = play(preset.name, players, 7, &choices(place)[..length]);
            let json = table.record().to_json();
            let value: Value = serde_json::from_str(&json).expect("JSON");
            if let Err(error) = schema.check(&value) {
                panic!("{}: {error}", preset.name);
            }
            let record =
                Record::from_json(&json).unwrap_or_else(|error| panic!("{}: {error}", preset.name));
            assert_eq!(&record, table.record(), "{}", preset.name);
            assert_eq!(record.to_json(), json, "{}", preset.name);
            assert_eq!(
                record.final_game().table(),
                table.game().table(),
                "{}",
                preset.name
            );
        }
    }
}

/// A complete game of players who see all cards, with bonus tiles.
fn play_knowingly(preset: &str, players: u8, seed: u64) -> Recorder {
    let deal = Deal::from_seed(Seed::from_number(seed));
    let mut table = Recorder::new(&rules(preset, players), &deal).expect("a deal");
    let mut choices = choices(1).into_iter().cycle().map(usize::from);
    while table.game().outcome().is_none() {
        let choice = choices.next().expect("endless");
        let game = table.game();
        let (seat, legal) = (game.table().to_act(), game.legal_actions());
        let fits = |action: &Action| match action {
            Action::Play { card, .. } => game
                .hand(seat)
                .any(|(id, print)| id == *card && game.board().is_playable(print)),
            Action::Choose(_) => true,
            Action::Discard(_) | Action::Clue { .. } => false,
        };
        let harmless = |action: &Action| match action {
            Action::Discard(card) => game
                .hand(seat)
                .any(|(id, print)| id == *card && !game.board().is_critical(print)),
            Action::Clue { .. } => choice % 3 > 0,
            Action::Play { .. } | Action::Choose(_) => false,
        };
        let sensible: Vec<Action> = legal.iter().filter(harmless).collect();
        let action = legal
            .iter()
            .find(fits)
            .or_else(|| sensible.get(choice % sensible.len().max(1)).copied())
            .or_else(|| legal.get(0))
            .expect("the game goes on");
        if choice % 13 == 0 {
            let mut order = game.table().hand(seat).to_vec();
            order.rotate_left(1);
            table.reorder(seat, &order).expect("the same cards");
        }
        table.apply(action).expect("legal");
    }
    table
}

/// The committed record equals the program's output byte for byte, so old records stay readable. It lists all
/// options, so a new option changes it.
#[test]
fn generated_record_is_up_to_date_byte_for_byte() {
    let record = play_knowingly("gf-everything", 3, 2026)
        .into_record()
        .with_about(About {
            preset: None,
            players: ["Ann", "Ben", "Cléo"].map(str::to_owned).to_vec(),
            date: Some("2026-07-14".to_owned()),
            notes: Vec::new(),
        })
        .expect("three names");
    let text = record.to_json();
    xtask::check_generated("tests/fixtures/records/gf-everything.json", &text);
    assert_eq!(Record::from_json(&text).as_ref(), Ok(&record));
    let tiles = record.replay().flat_map(|step| step.events);
    let tiles = tiles.filter(|event| matches!(event, Event::Public(PublicEvent::TileRevealed(_))));
    assert!(
        tiles.count() >= 3,
        "a record without bonus tiles shows too little"
    );
}

#[test]
fn a_replay_gives_the_events_that_were_seen() {
    let rules = rules("gf-everything", 3);
    let deal = Deal::from_seed(Seed::from_number(5));
    let mut table = Recorder::new(&rules, &deal).expect("a deal");
    let mut seen = Vec::new();
    for choice in choices(3) {
        let legal = table.game().legal_actions();
        let Some(action) = legal.get(usize::from(choice) % legal.len().max(1)) else {
            break;
        };
        seen.push(table.apply(action).expect("legal"));
    }
    let record = table.record();
    let replayed: Vec<_> = record.replay().map(|step| step.events).collect();
    assert_eq!(replayed, seen);
    assert_eq!(record.replay().len(), seen.len());
    assert_eq!(record.game_after(0).table().turn(), 0);
    let mut replay = record.replay();
    for entries in 0..=seen.len() {
        assert_eq!(replay.done(), entries);
        assert_eq!(record.game_after(entries).table(), replay.game().table());
        replay.next();
    }
    assert_eq!(record.game_after(10_000).table(), table.game().table());
}

#[test]
fn the_record_of_an_abandoned_game_says_so() {
    let mut table = play("original", 2, 1, &choices(1)[..4]);
    let seat = Seat::new(1).expect("a seat");
    assert!(table.break_off(Seat::new(2), None).is_err());
    table.break_off(Some(seat), None).expect("the game goes on");
    let action = table.game().legal_actions().get(0).expect("an action");
    assert!(table.apply(action).is_err());
    assert!(table.break_off(None, None).is_err());
    let json = table.record().to_json();
    assert!(json.contains("\"end:B\""));
    assert!(json.contains("\"outcome\": \"broken_off\""));
    assert_eq!(Record::from_json(&json).as_ref(), Ok(table.record()));
}

#[test]
fn a_record_says_why_a_game_was_abandoned() {
    let seat = Seat::new(1);
    for (by, why, text) in [
        (None, None, "end"),
        (seat, None, "end:B"),
        (None, Some(BreakOff::Timeout), "end:timeout"),
        (None, Some(BreakOff::Agreed), "end:agreed"),
        (seat, Some(BreakOff::Left), "end:B:left"),
        (seat, Some(BreakOff::Timeout), "end:B:timeout"),
    ] {
        let mut table = play("original", 2, 1, &choices(1)[..4]);
        assert!(table.finished().is_none(), "nothing is shown before");
        table.break_off(by, why).expect("the game goes on");
        let json = table.record().to_json();
        assert!(json.contains(&format!("\"{text}\"")), "{json}");
        let read = Record::from_json(&json);
        assert_eq!(read.as_ref(), Ok(table.record()));
        let shown = table.finished().expect("it has ended");
        assert_eq!(shown.outcome(), None);
        assert_eq!(shown.deck().len(), table.game().rules().deck_size());
        let wrong = json.replace(&format!("\"{text}\""), "\"end:B:bored\"");
        let error = Record::from_json(&wrong)
            .expect_err("no reason")
            .to_string();
        assert!(error.contains("left, timeout or agreed"), "{error}");
    }
}

#[test]
fn the_chosen_name_among_equal_presets_is_kept() {
    let table = play("rules-site", 2, 1, &[]);
    assert_eq!(table.record().preset(), Some("original"));
    let about = About {
        preset: Some("rules-site"),
        ..About::default()
    };
    let record = table.into_record().with_about(about).expect("its options");
    assert_eq!(record.preset(), Some("rules-site"));
    assert_eq!(Record::from_json(&record.to_json()), Ok(record));
}

#[test]
fn notes_are_kept_and_about_cards_of_the_game() {
    let noted = |notes: Vec<Vec<String>>| {
        let record = play("original", 2, 1, &[]).into_record();
        let about = About {
            notes,
            ..About::default()
        };
        record.with_about(about)
    };
    let texts = vec![String::new(), "r1 \u{2192} play".to_owned()];
    let record = noted(vec![Vec::new(), texts.clone()]).expect("about the second card");
    let json = record.to_json();
    let again = Record::from_json(&json).expect("a record");
    assert_eq!(again.about().notes, [Vec::new(), texts.clone()]);
    assert_eq!(again.to_json(), json);
    let committed = Schema::committed();
    assert_eq!(
        committed.check(&serde_json::from_str(&json).expect("JSON")),
        Ok(())
    );
    // A table describes its games anew.
    let described = again.described(|seat| seat.to_string(), None, None);
    assert_eq!(described.about().notes[1], texts);
    let too_many = [vec![Vec::new(); 3], vec![vec![String::new(); 51]]];
    for notes in too_many {
        let error = noted(notes.clone()).expect_err("no such cards").to_string();
        assert!(error.contains("2 players and 50 cards"), "{error}");
        let mut json: Value = serde_json::from_str(&json).expect("JSON");
        json["notes"] = json!(notes);
        let refused = Record::from_json(&json.to_string());
        assert_eq!(refused.expect_err("as above").to_string(), error);
    }
}

#[test]
fn a_listed_deck_with_tiles_is_kept() {
    let rules = rules("gf-flamboyants", 2);
    let seeded = play("gf-flamboyants", 2, 1, &[]);
    let game = seeded.game();
    let hands = rules.seats().flat_map(|seat| game.hand(seat));
    let deck = hands
        .map(|(_, card)| card)
        .chain(game.deck().iter().copied())
        .collect();
    let deal = Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: game.face_down_tiles()[..2].to_vec(),
            seed: Seed::from_number(3),
        },
        first: Seat::new(1),
    };
    let record = Recorder::new(&rules, &deal).expect("a deal").into_record();
    let json = record.to_json();
    let again = Record::from_json(&json).expect("a record");
    assert_eq!(again.deal(), &deal);
    assert_eq!(again.to_json(), json);
    assert_eq!(
        Schema::committed().check(&serde_json::from_str(&json).expect("JSON")),
        Ok(())
    );
}

/// The record of a game in which everybody plays the first card until it ends.
fn played_blindly(preset: &str) -> Value {
    let rules = rules(preset, 3);
    let deal = Deal::from_seed(Seed::from_number(1));
    let mut table = Recorder::new(&rules, &deal).expect("a deal");
    while let Some(action) = table.game().legal_actions().get(0) {
        table.apply(action).expect("legal");
    }
    serde_json::from_str(&table.record().to_json()).expect("JSON")
}

#[test]
fn a_lost_game_has_the_score_of_its_edition() {
    for (preset, outcome, score) in [
        ("original", "lost:strikes", Value::Null),
        ("grands-feux", "lost:strikes", Value::Null),
        ("grand-finale", "lost:strikes", Value::Null),
        ("abacus", "lost:strikes", json!(0)),
        ("rules-site-scored", "finished", json!(3)),
    ] {
        let record = played_blindly(preset);
        let result = json!({ "outcome": outcome, "score": score });
        assert_eq!(record["result"], result, "{preset}");
    }
}

#[test]
fn records_of_earlier_releases_with_a_score_for_a_lost_game_are_read() {
    let mut record = played_blindly("original");
    for score in [json!(0), Value::Null] {
        record["result"]["score"] = score;
        assert!(Record::from_json(&record.to_string()).is_ok(), "{record}");
    }
    record["result"]["score"] = json!(1);
    assert!(Record::from_json(&record.to_string()).is_err());
    record["result"] = json!({ "outcome": "lost:strikes" });
    assert!(Record::from_json(&record.to_string()).is_ok());
}

#[test]
fn a_record_is_checked_when_it_is_made() {
    let rules = rules("original", 2);
    let deal = Deal::from_seed(Seed::from_number(1));
    let card = CardId::new(9).expect("an id");
    let entries = vec![Entry::Action(Action::Discard(card))];
    let error = Record::new(&rules, &deal, entries, About::default()).expect_err("not in hand");
    assert_eq!(error.to_string(), "entry 1: that card is not in your hand");
}

proptest! {
    #[test]
    fn record_replay_record_is_the_same_bytes(
        preset in 0..PRESETS.len(),
        players in 2_u8..=5,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u16>(), 0..150),
    ) {
        let table = play(PRESETS[preset].name, players, seed, &choices);
        let json = table.record().to_json();
        let record = Record::from_json(&json);
        prop_assert_eq!(record.as_ref(), Ok(table.record()));
        prop_assert_eq!(record.map(|record| record.to_json()), Ok(json));
    }

    #[test]
    fn any_text_is_safe(text in "(?s).{0,60}", entry in "(?s).{0,12}|[pdsfjABend#:=,\\-rgbyw0-9]{0,10}") {
        prop_assert!(Record::from_json(&text).is_err());
        let mut value = good();
        value["entries"][1] = json!(entry);
        if let Ok(record) = Record::from_json(&value.to_string()) {
            let json = record.to_json();
            prop_assert_eq!(Record::from_json(&json).map(|record| record.to_json()), Ok(json));
        }
    }
}

/// The schema of the options, generated from the table of options.
fn option_schema() -> String {
    let rows = OPTIONS.iter().map(|option| {
        let values = match option.values {
            Values::Switch => r#"{ "type": "boolean" }"#.to_owned(),
            Values::Number { min, max } => {
                format!(r#"{{ "type": "integer", "minimum": {min}, "maximum": {max} }}"#)
            }
            Values::Choice(words) => {
                let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
                format!(r#"{{ "enum": [{}] }}"#, words.join(", "))
            }
            Values::Data { schema, .. } => schema.to_owned(),
        };
        format!("        \"{}\": {values}", option.name)
    });
    rows.collect::<Vec<_>>().join(",\n")
}

#[test]
fn generated_options_of_the_schema_are_up_to_date() {
    let path = "docs/record.schema.json";
    let committed = std::fs::read_to_string(xtask::repository(path)).expect("the schema");
    let begin = "      \"description\": \"What differs from the defaults; a program writes them all.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"properties\": {\n";
    let (before, rest) = committed.split_once(begin).expect("the options");
    let (_, after) = rest
        .split_once("\n      }\n    },\n    \"suit\"")
        .expect("the suit");
    let today = format!(
        "{before}{begin}{}\n      }}\n    }},\n    \"suit\"{after}",
        option_schema()
    );
    xtask::check_generated(path, &today);
}

/// The example on the page is a valid record and fits the schema.
#[test]
fn the_example_in_the_documentation_is_valid() {
    let page = std::fs::read_to_string(workspace().join("docs/record.md")).expect("the page");
    let (_, example) = page.split_once("```json\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let record = Record::from_json(example).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.preset(), Some("original"));
    assert_eq!(record.entries().len(), 3);
    let value = serde_json::from_str(example).expect("JSON");
    assert_eq!(Schema::committed().check(&value), Ok(()));
}

#[test]
fn what_is_taken_back_has_not_been_done() {
    for preset in ["original", "gf-everything", "timed-display", "joker-house"] {
        for seed in 0..12 {
            let table = play(preset, 3, u64::from(seed), &choices(seed)[..40]);
            let all = table.record().entries();
            let actions = all.iter().filter(|it| matches!(it, Entry::Action(_)));
            let actions = actions.count();
            for back in 0..=actions {
                let mut earlier = table.clone();
                let stays = earlier.take_back(back).expect("so many were done");
                let mut left = actions - back;
                // The remaining entries are the first ones, and orders that still fit.
                let kept = all.iter().zip(&stays).filter(|(_, stays)| **stays);
                let kept: Vec<Entry> = kept.map(|(entry, _)| entry.clone()).collect();
                assert_eq!(earlier.record().entries(), kept);
                for (entry, stays) in all.iter().zip(&stays) {
                    if matches!(entry, Entry::Action(_)) {
                        assert_eq!(*stays, left > 0);
                        left = left.saturating_sub(1);
                    } else if left > 0 {
                        assert!(stays, "before the first that is taken back nothing changes");
                    }
                }
                // The result is a valid record of the present game, which can continue.
                let (rules, deal) = (table.record().rules(), table.record().deal());
                let again = Record::new(rules, deal, kept, About::default()).expect("valid");
                let game = again.final_game();
                assert_eq!(game.table(), earlier.game().table());
                for seat in rules.seats() {
                    let audience = kagiya_rules::Audience::Seat(seat);
                    assert_eq!(game.view(audience), earlier.game().view(audience));
                }
            }
            let mut earlier = table.clone();
            let refused = earlier.take_back(actions + 1);
            assert_eq!(refused, Err(InvalidTakeBack::NotSoMany));
            assert_eq!(earlier.record(), table.record());
            if earlier.break_off(None, Some(BreakOff::Agreed)).is_ok() {
                assert_eq!(earlier.take_back(1), Err(InvalidTakeBack::AfterTheEnd));
            }
        }
    }
}

#[test]
fn only_clues_show_no_card() {
    let mut shown = [0, 0];
    for preset in ["original", "gf-everything", "joker-house"] {
        for seed in 0..6 {
            let table = play_knowingly(preset, 3, seed);
            for step in table.record().replay() {
                let shows_none = step.events.iter().all(Event::shows_no_card);
                let Entry::Action(action) = step.entry else {
                    continue;
                };
                shown[usize::from(shows_none)] += 1;
                let over = Event::Public(PublicEvent::Over(table.game().outcome().expect("over")));
                let clue = matches!(action, Action::Clue { .. }) && !step.events.contains(&over);
                let card = matches!(action, Action::Play { .. } | Action::Discard { .. });
                assert!(!clue || shows_none, "{:?}", step.events);
                assert!(!card || !shows_none, "{action:?}");
            }
        }
    }
    assert!(shown[0] > 50 && shown[1] > 50, "{shown:?}");
}
