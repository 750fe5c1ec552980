//! Games of hanab.live in all their forms: seeds, partial decks, and the first form.

use std::sync::Arc;

use kagiya_formats::hanab_live::{self, Link, SiteSeed, import, variant_options};
use kagiya_rules::record::Entry;
use kagiya_rules::{Action, Clue, Options, Rules};
use serde_json::{Value, json};

fn rules(variant: &str, players: u8) -> Arc<Rules> {
    let options = Options {
        players,
        ..variant_options(variant).expect("a variant")
    };
    Arc::new(Rules::new(&options).expect("valid options"))
}

/// The deck of a seed as letters and ranks.
fn deck_of(seed: &str, letters: &str) -> String {
    let seed = SiteSeed::parse(seed).expect("a seed");
    let rules = rules(&seed.variant().expect("a variant"), seed.players);
    let text = |card: &kagiya_rules::Card| {
        let letter = letters.as_bytes()[card.suit().index()];
        format!("{}{}", char::from(letter), card.rank().number())
    };
    seed.deck(&rules).iter().map(text).collect()
}

#[test]
fn seeds_deal_what_the_site_deals() {
    for (seed, letters, deck) in [
        (
            "p2v0s1",
            "RYGBP",
            "B5P4B3R4G1B3B1R1G2G4R2B2G2P1R2R1B1Y3Y4R1Y4G4P2P3P1R4G5Y2P1Y1Y5Y1G3R5P3Y2B1G3Y3B4Y1R3B4R3G1B2G1P4P5P2",
        ),
        (
            "p4v0s1",
            "RYGBP",
            "Y4Y1Y4B3B1P4B2P1Y1P1G4B4P4R3P3Y2R3B5R2G5G1R1P5R1P2G2R2Y5R4Y2P3B2P2R5G1P1B4B1R4Y1R1G4Y3Y3G3G1B3B1G3G2",
        ),
        (
            "p3v3s1",
            "RYGBPM",
            "P4G5M2M4R5Y5R3G1R2G4B2Y1B4M3R1Y3M1M1Y4B1Y2P5R1M3Y4R3R2B3P3G4M4B5Y3G1P2G3Y2M2Y1B1R4M5Y1R4B4P1R1G3B2P2P3P4G2M1P1P1B3G2B1G1",
        ),
        (
            "legacy-1-p2v1s4001",
            "RYGBPT",
            "Y1T1P1T1P2B1G3Y1P2G2R3T4P4B4R5R2R1G1B5G1Y2P5Y4Y3R3Y5B1Y2T5P3G4B3P1P3T3Y1B4B3Y3R4G4T2G2P1T3B2G5R1B1T4T1G1R2Y4P4B2R4R1G3T2",
        ),
    ] {
        assert_eq!(deck_of(seed, letters), deck, "{seed}");
    }
}

#[test]
fn text_that_is_no_seed_is_refused() {
    for text in [
        "",
        "p",
        "p2",
        "p2v0",
        "p2v0s",
        "p9v0s1",
        "p1v0s1",
        "p2v0s1 ",
        "p2v0sä",
        "pxv0s1",
        "p2v-1s1",
        "p+2v0s1",
        "p2v99999999999s1",
        "legacy-p2v0s1",
    ] {
        assert_eq!(SiteSeed::parse(text), None, "{text}");
    }
    let game = |seed: &str, players: u8| json!({"playerCount": players, "seed": seed, "actions": [], "options": {"variant": "6 Suits"}});
    assert!(import(&game("p3v1sfriday", 3).to_string()).is_ok());
    for (seed, players) in [("p3v1s1", 2), ("p3v0s1", 3), ("friday", 3), ("p3v55s1", 3)] {
        let error = import(&game(seed, players).to_string())
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(&format!("seed: `{seed}`")), "{error}");
    }
}

/// A game of two with the deck of `p2v0s1`. The first hand is B5 P4 B3 R4 G1.
fn game() -> Value {
    json!({"players": ["Ann", "Ben"], "seed": "p2v0s1", "actions": []})
}

fn listed(game: &Value, cards: usize) -> Value {
    let import = import(&game.to_string()).expect("a game");
    let exported = kagiya_formats::hanab_live::export(&import.record).expect("a variant");
    let mut game: Value = serde_json::from_str(&exported).expect("JSON");
    game["deck"].as_array_mut().expect("a deck").truncate(cards);
    game
}

#[test]
fn a_deck_may_end_after_the_drawn_cards() {
    let mut game = game();
    // One card is drawn, the eleventh.
    game["actions"] = json!([{"type": 0, "target": 4}]);
    for (cards, unlisted) in [
        (50, Some(0)),
        (49, Some(1)),
        (11, Some(39)),
        (10, None),
        (0, None),
    ] {
        let import = import(&listed(&game, cards).to_string());
        if let Some(unlisted) = unlisted {
            let import = import.expect("all drawn cards are listed");
            assert_eq!(import.unlisted, unlisted);
            assert_eq!(import.record.final_game().board().points(), 1);
        } else {
            let error = import.unwrap_err().to_string();
            assert_eq!(
                error,
                format!("deck: {cards} cards are listed; the variant has 50")
            );
        }
    }
    let mut twice = listed(&game, 11);
    twice["deck"][1] = twice["deck"][0].clone();
    let error = import(&twice.to_string()).unwrap_err().to_string();
    assert!(error.contains("deck"), "{error}");
}

#[test]
fn the_first_form_of_the_site_is_read() {
    let mut game = game();
    game["actions"] = json!([
        {"type": 0, "target": 1, "clue": {"type": 0, "value": 1}},
        {"type": 2, "target": 5, "clue": {"type": 0, "value": 0}},
        {"type": 0, "target": 1, "clue": {"type": 1, "value": 3}},
        {"type": 1, "target": 6},
    ]);
    let import = import(&game.to_string()).expect("a game");
    let kinds: Vec<String> = import
        .record
        .entries()
        .iter()
        .map(|entry| match entry {
            Entry::Action(Action::Clue {
                clue: Clue::Rank(rank),
                ..
            }) => format!("rank {}", rank.number()),
            Entry::Action(Action::Clue {
                clue: Clue::Color(color),
                ..
            }) => format!("color {}", color.index()),
            Entry::Action(Action::Discard(card)) => format!("discard {}", card.number()),
            Entry::Action(Action::Play { card, .. }) => format!("play {}", card.number()),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(kinds, ["rank 1", "discard 5", "color 3", "play 6"]);
}

#[test]
fn a_key_that_an_action_does_not_know_is_an_error() {
    for (action, words) in [
        (
            json!({"type": 3, "target": 1, "value": 1, "slot": 2}),
            "slot",
        ),
        (
            json!({"type": 0, "target": 1, "clue": {"type": 2, "value": 1}}),
            "action 1: there is no action type",
        ),
        (
            json!({"type": 0, "target": 1, "clue": {"type": 0, "value": 1, "giver": 0}}),
            "giver",
        ),
        (json!({"type": 0, "target": 1, "clue": 3}), "clue"),
        (
            json!({"type": 2, "target": 1, "value": 9}),
            "action 1: the variant has no color 9",
        ),
    ] {
        let mut game = game();
        game["actions"] = json!([action]);
        let error = import(&game.to_string()).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn mixed_suits_are_touched_by_the_colors_of_the_site() {
    let rules = rules("Ambiguous & Dual-Color Mix", 2);
    let names: Vec<&str> = rules.colors().iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["red", "yellow", "blue", "green"]);
}

#[test]
fn start_is_seven_at_the_site() {
    let deck_of = |game: &hanab_live::Import| -> Value {
        let exported = hanab_live::export(&game.record).expect("a variant");
        let exported: Value = serde_json::from_str(&exported).expect("JSON");
        exported["deck"].clone()
    };
    let variant = json!({"variant": "Up or Down (5 Suits)"});
    let seeded = json!({"playerCount": 2, "seed": "p2v24s1", "actions": [], "options": variant});
    let deck = deck_of(&import(&seeded.to_string()).expect("a game"));
    let cards: Vec<(u64, u64)> = deck
        .as_array()
        .expect("a deck")
        .iter()
        .map(|card| (card["suitIndex"].as_u64(), card["rank"].as_u64()))
        .map(|(suit, rank)| (suit.expect("a suit"), rank.expect("a rank")))
        .collect();
    let of_rank = |wanted| cards.iter().filter(|(_, rank)| *rank == wanted).count();
    assert_eq!([1, 2, 5, 6, 7].map(of_rank), [5, 10, 5, 0, 5]);
    // A link says that its ranks go from 1 to 7.
    let alphabet: Vec<char> = ('a'..='z').chain('0'..='9').chain('A'..='Z').collect();
    let sign =
        |(suit, rank): &(u64, u64)| alphabet[usize::try_from(suit * 7 + rank - 1).expect("few")];
    let signs: String = cards.iter().map(sign).collect();
    let link = format!("https://hanab.live/replay-json/217{signs},00,24");
    match hanab_live::read_link(&link) {
        Some(Ok(Link::Game { game, .. })) => assert_eq!(deck_of(&game), deck),
        other => panic!("{other:?}"),
    }
    // Other variants have no such card.
    let plain = json!({"playerCount": 2, "deck": [{"suitIndex": 0, "rank": 7}], "actions": []});
    assert!(import(&plain.to_string()).is_err());
}

/// The notes of an exported game are those of the file, without those about suits and those of spectators.
#[test]
fn notes_are_kept() {
    let seat = |noted: &[(usize, &'static str)]| {
        let mut texts = vec![""; 55];
        for (place, text) in noted {
            texts[*place] = text;
        }
        texts
    };
    let game = |notes: &Value| {
        json!({"playerCount": 2, "seed": "p2v0s1", "actions": [], "notes": notes}).to_string()
    };
    let notes = json!([
        seat(&[(3, "f"), (49, "5!"), (52, "suit")]),
        seat(&[]),
        seat(&[(0, "x")])
    ]);
    let record = import(&game(&notes)).expect("a game").record;
    let kept = &record.about().notes;
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (kept[0].len(), kept[0][3].as_str(), kept[0][49].as_str()),
        (50, "f", "5!")
    );
    let export = hanab_live::export(&record).expect("a game of the site");
    let export: Value = serde_json::from_str(&export).expect("JSON");
    assert_eq!(
        export["notes"],
        json!([seat(&[(3, "f"), (49, "5!")]), seat(&[])])
    );
    // What has another form is no reason to refuse the game.
    for (notes, kept) in [
        (json!(null), 0),
        (json!([]), 0),
        (json!("notes"), 0),
        (json!([[" ", "\t"], [3, null]]), 0),
        (json!([{"a": 1}, ["r1", 3]]), 2),
    ] {
        let record = import(&game(&notes)).expect("a game").record;
        assert_eq!(record.about().notes.len(), kept, "{notes}");
        let export = hanab_live::export(&record).expect("a game of the site");
        assert_eq!(export.contains("notes"), kept > 0);
    }
}
