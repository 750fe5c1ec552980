use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;

use kagiya_puzzles::{
    COUNT, Difficulty, Generator, Kind, Measured, Mode, Solution, collection, game_of, generate,
    of_day, prove, puzzle, solution,
};
use kagiya_rules::{Audience, Seat};

#[test]
fn every_puzzle_of_the_collection_is_proven_again() {
    assert_eq!(collection().len(), COUNT);
    for (number, puzzle) in (1..).zip(collection()) {
        assert_eq!(puzzle.number, number);
        let kept = solution(number).unwrap();
        let proof = prove(puzzle).unwrap_or_else(|why| panic!("puzzle {number}: {why}"));
        let proven = proof.solution(puzzle, &game_of(puzzle).unwrap());
        let unmeasured = Solution {
            measured: Measured::default(),
            ..kept.clone()
        };
        assert_eq!(proven, Some(unmeasured), "puzzle {number}");
        // The margin that docs/puzzles.md states.
        let next = kept.others.first().map_or(0, |other| other.kept);
        assert!(
            puzzle.kind.mode() == Mode::Card || 100 * (kept.kept - next) >= 10 * kept.deals,
            "puzzle {number}"
        );
    }
}

#[test]
fn the_solver_of_a_puzzle_sees_no_hidden_card() {
    let me = Seat::new(0).unwrap();
    for puzzle in collection() {
        let is_open = puzzle.kind == Kind::OpenDeck;
        assert_eq!(puzzle.deck.is_some(), is_open, "{}", puzzle.number);
        let mut mine = puzzle.hands[0].split(' ');
        assert!(
            mine.all(|card| card.starts_with('?') != is_open),
            "{}",
            puzzle.number
        );
        let view = game_of(puzzle).unwrap().view(Audience::Seat(me));
        assert!(view.cards(me).is_none());
        assert_eq!(view.table().to_act(), me);
    }
}

#[test]
fn every_kind_has_puzzles_of_every_difficulty_and_no_position_comes_twice() {
    let mut counts: BTreeMap<(Kind, Difficulty), usize> = BTreeMap::new();
    let mut positions = BTreeSet::new();
    for puzzle in collection() {
        let measured = &solution(puzzle.number).unwrap().measured;
        *counts
            .entry((puzzle.kind, measured.difficulty))
            .or_default() += 1;
        positions.insert((
            puzzle.hands.clone(),
            puzzle.fireworks.clone(),
            puzzle.deck_size,
        ));
    }
    assert_eq!(positions.len(), COUNT);
    for kind in Kind::ALL {
        for difficulty in Difficulty::ALL {
            let count = counts.get(&(kind, difficulty)).copied().unwrap_or(0);
            assert!(count > 0, "{kind:?} {difficulty:?}");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles_for_any_number_of_threads() {
    let made = |threads| {
        let generator = Generator {
            seed: 7,
            games: 6,
            per_kind: 2,
            threads,
        };
        generate(&generator, &|_, _| {}, &AtomicBool::new(false)).unwrap()
    };
    let one = made(1);
    assert!(!one.is_empty());
    assert_eq!(one, made(3));
    for (number, (puzzle, solution)) in (1..).zip(&one) {
        assert_eq!((puzzle.number, solution.number), (number, number));
    }
}

#[test]
fn days_take_the_puzzles_in_turn() {
    assert_eq!(of_day(0), 1);
    let count = u64::try_from(COUNT).unwrap();
    let round: BTreeSet<usize> = (20_000..20_000 + count).map(of_day).collect();
    assert_eq!(round.len(), COUNT);
    assert!(round.iter().all(|number| puzzle(*number).is_some()));
    assert!(puzzle(0).is_none() && puzzle(COUNT + 1).is_none());
    assert!(solution(0).is_none() && solution(COUNT + 1).is_none());
}
