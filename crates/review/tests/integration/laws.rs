//! Laws that hold for every review.

use std::sync::atomic::{AtomicBool, Ordering};

use kagiya_review::{Depth, Label, MOST_MOMENTS, ReviewError, Reviewer, Settings, review};
use kagiya_rules::record::{About, Record};
use kagiya_rules::{Deal, Seed};

use crate::{played, reviewed, reviewed_at};

#[test]
fn start_decisions_and_luck_add_up_to_the_result() {
    for (preset, players, seed) in [
        ("original", 3, 1),
        ("original", 5, 3),
        ("rainbow-plain", 3, 4),
        ("grand-finale", 4, 5),
    ] {
        let record = played(preset, players, seed, 200);
        let review = reviewed(&record, 1, 0);
        let course = &review.course;
        assert_eq!(course.sum(), course.result, "{preset} {players}");
        let score = record.final_game().score().expect("a finished game");
        assert_eq!(course.result, 1000 * i32::from(score.points), "{preset}");
        let changes = review.turns.iter().filter_map(|turn| turn.change);
        let sum: i32 = changes.map(|it| it.decision + it.luck).sum();
        assert_eq!(course.start + sum, course.result, "{preset} {players}");
        assert!(course.decisions.iter().all(|change| *change <= 0));
        assert!(review.moments.len() <= MOST_MOMENTS);
        assert_eq!(review.turns.len(), record.turns());
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let record = played("original", 3, 7, 15);
    let json = |threads| reviewed(&record, 400, threads).to_json().to_string();
    let one = json(1);
    assert_eq!(one, json(1));
    assert_eq!(one, json(3));
}

#[test]
fn a_stage_by_stage_review_ends_as_one_at_once() {
    let record = played("original", 3, 8, 6);
    let settings = Settings {
        turns: Some(2000),
        threads: 1,
        ..Settings::default()
    };
    let mut reviewer = Reviewer::new(&record, &settings).expect("a game with turns");
    let mut stages = 0;
    while !reviewer.is_finished() {
        reviewer.advance(&|_| {}, &AtomicBool::new(false));
        stages += 1;
        let first = reviewer.review();
        assert!(first.turns.iter().all(|turn| turn.value.is_some()));
    }
    assert_eq!(stages, reviewer.stages());
    assert!(stages > 1);
    let once = review(&record, &settings).expect("a game with turns");
    assert_eq!(reviewer.review().to_json(), once.to_json());
}

#[test]
fn a_stopped_review_has_fewer_worlds() {
    let record = played("original", 3, 9, 6);
    let mut reviewer = Reviewer::new(&record, &Settings::default()).expect("a game with turns");
    reviewer.advance(&|_| {}, &AtomicBool::new(true));
    let review = reviewer.review();
    assert!(review.turns.iter().all(|turn| turn.value.is_none()));
    assert_eq!(review.course.start, 0);
}

#[test]
fn a_review_that_is_stopped_in_its_last_stage_has_the_values_so_far_and_is_unfinished() {
    let record = played("original", 3, 9, 6);
    let settings = Settings {
        turns: Some(800),
        threads: 1,
        ..Settings::default()
    };
    let mut reviewer = Reviewer::new(&record, &settings).expect("a game with turns");
    assert_eq!(reviewer.stages(), 1);
    let stop = AtomicBool::new(false);
    let progress = |done| stop.store(done >= 4, Ordering::Relaxed);
    reviewer.advance(&progress, &stop);
    let review = reviewer.review();
    assert!(!review.finished && !reviewer.is_finished());
    let valued = review.turns.iter().filter(|turn| turn.value.is_some());
    assert_eq!(valued.count(), 4);
    assert_eq!(review.course.sum(), review.course.result);
    reviewer.advance(&|_| {}, &AtomicBool::new(false));
    assert!(reviewer.is_finished());
}

#[test]
fn the_lost_scores_are_those_between_result_and_maximum() {
    let record = played("original", 3, 30_006, 200);
    let score = record.final_game().score().expect("a finished game").points;
    let settings = Settings {
        turns: Some(1),
        depth: Depth::Normal,
        threads: 1,
        ..Settings::default()
    };
    let review = review(&record, &settings).expect("a game with turns");
    let lost: Vec<i8> = review.bound.lost.iter().map(|lost| lost.score).collect();
    let expected: Vec<i8> = ((score + 1)..=25).rev().take(8).collect();
    assert_eq!(lost, expected);
    assert!(!review.bound.missing.is_empty());
    for lost in &review.bound.lost {
        if let (Some(reached), Some(impossible)) = (lost.reached_after, lost.impossible_after) {
            assert!(reached < impossible, "{lost:?}");
        }
        assert_eq!(lost.impossible_after.is_some(), lost.reason.is_some());
    }
}

#[test]
fn a_game_without_turns_is_refused() {
    let record = played("original", 3, 1, 0);
    let refused = Reviewer::new(&record, &Settings::default());
    assert!(matches!(refused, Err(ReviewError::NoTurn)));
    let record = played("original", 3, 1, 1);
    let settings = Settings {
        players: Some(vec![None; 2]),
        ..Settings::default()
    };
    let refused = Reviewer::new(&record, &settings);
    assert!(matches!(refused, Err(ReviewError::Players { .. })));
}

#[test]
fn names_of_bots_make_a_table_of_bots() {
    let habits = |name: &str| {
        let record = played("original", 3, 2, 4);
        let about = About {
            players: vec![name.to_owned(); 3],
            ..About::default()
        };
        let record = record.with_about(about).expect("three names");
        let settings = Settings {
            turns: Some(30),
            threads: 1,
            ..Settings::default()
        };
        let review = review(&record, &settings).expect("a game with turns");
        let values = review.turns.into_iter().filter_map(|turn| turn.value);
        values.filter(|value| value.habit.is_some()).count()
    };
    assert_eq!(habits("companion-4"), 0);
    assert_eq!(habits("Ana"), 4);
}

#[test]
fn few_actions_of_companions_are_mistakes() {
    let mut bad = 0;
    let mut all = 0;
    for seed in 0..2 {
        let review = reviewed(&played("original", 3, 600 + seed, 200), 400, 0);
        for value in review.turns.iter().filter_map(|turn| turn.value.as_ref()) {
            all += 1;
            bad += u32::from(value.label >= Label::Mistake);
        }
    }
    assert!(all > 80, "{all}");
    // These companions know fewer conventions than the reviewing one, and don't search.
    assert!(bad * 10 < all, "{bad} of {all}");
}

#[test]
fn a_listed_deal_is_reviewed_like_its_seed() {
    let record = played("original", 3, 11, 8);
    let game = record.game_after(0);
    let mut dealt: Vec<_> = game
        .rules()
        .seats()
        .flat_map(|seat| game.hand(seat))
        .collect();
    dealt.sort_unstable_by_key(|(id, _)| *id);
    let dealt = dealt.into_iter().map(|(_, card)| card);
    let deck = dealt.chain(game.deck().iter().copied()).collect();
    let deal = Deal {
        cards: kagiya_rules::DealtCards::Listed {
            deck,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: record.deal().first,
    };
    let entries = record.entries().to_vec();
    let listed = Record::new(record.rules(), &deal, entries, About::default()).expect("a record");
    let json = |record: &Record| reviewed(record, 50, 1).to_json();
    assert_eq!(json(&listed), json(&record));
}

#[test]
fn an_unfinished_game_misses_no_cards() {
    let missing = |turns: usize| {
        let record = played("original", 3, 11, turns);
        reviewed_at(&record, 50, 1, Some(1)).bound.missing
    };
    assert_eq!(missing(8), []);
    assert!(
        !missing(200).is_empty(),
        "this game misses cards at its end"
    );
}
