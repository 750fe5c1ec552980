use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;

use kagiya_puzzles::{
    COUNT, DAILY, Difficulty, Generator, Kind, LESSONS, Measured, Mode, Proof, Puzzle, Solution,
    collection, game_of, generate, of_day, of_lesson, prove, puzzle, solution,
};
use kagiya_rules::{Audience, Seat};

/// Proves a puzzle again, and compares every number with its solution.
fn proven_again(puzzle: &Puzzle) -> Proof {
    let number = puzzle.number;
    let proof = prove(puzzle).unwrap_or_else(|why| panic!("puzzle {number}: {why}"));
    let game = game_of(puzzle).ok();
    let proven = game.and_then(|game| proof.solution(puzzle, &game));
    let unmeasured = solution(number).map(|it| Solution {
        measured: Measured::default(),
        ..it.clone()
    });
    assert!(proven.is_some(), "puzzle {number}");
    assert_eq!(proven, unmeasured, "puzzle {number}");
    proof
}

#[test]
fn every_puzzle_of_the_collection_is_proven_again() {
    assert_eq!(collection().len(), COUNT);
    for (number, puzzle) in (1..).zip(&collection()[..DAILY]) {
        assert_eq!(puzzle.number, number);
        proven_again(puzzle);
        // The margin that docs/puzzles.md states.
        let kept = solution(number).unwrap();
        let next = kept.others.first().map_or(0, |other| other.kept);
        assert!(
            puzzle.kind.mode() == Mode::Card || 100 * (kept.kept - next) >= 10 * kept.deals,
            "puzzle {number}"
        );
    }
}

#[test]
fn every_puzzle_in_a_convention_is_proven_again() {
    let (daily, later) = collection().split_at(DAILY);
    assert!(daily.iter().all(|puzzle| puzzle.lesson().is_none()));
    let all = std::env::var_os("KAGIYA_PUZZLES").is_some();
    for (lesson, level) in LESSONS {
        let mut of: Vec<&Puzzle> = later
            .iter()
            .filter(|it| it.lesson() == Some(lesson))
            .collect();
        if !all {
            // Companions of level IV search, which takes 40 seconds.
            of.truncate(usize::from(level < 4));
        }
        for puzzle in of {
            // There is a solution only if every margin is clear.
            let margins = proven_again(puzzle).margins();
            let others = solution(puzzle.number).unwrap().others.len();
            assert_eq!(margins.len(), others, "puzzle {}", puzzle.number);
            assert!(margins.iter().all(|margin| margin.is_clear()));
        }
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
    for kind in Kind::OF_ALL_DEALS {
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
    let count = u64::try_from(DAILY).unwrap();
    let round: BTreeSet<usize> = (20_000..20_000 + count).map(of_day).collect();
    assert_eq!(round.len(), DAILY);
    let without_convention = |number: &usize| puzzle(*number).unwrap().lesson().is_none();
    assert!(round.iter().all(without_convention));
    assert!(round.iter().all(|number| puzzle(*number).is_some()));
    assert!(puzzle(0).is_none() && puzzle(COUNT + 1).is_none());
    assert!(solution(0).is_none() && solution(COUNT + 1).is_none());
}

#[test]
fn puzzles_in_conventions_come_in_the_order_of_lessons_and_hide_the_solvers_cards() {
    let mut numbers = Vec::new();
    for (lesson, level) in LESSONS {
        let of = of_lesson(lesson);
        // As docs/puzzles.md says.
        assert_eq!(of.len(), 3, "{lesson}");
        for number in &of {
            let puzzle = puzzle(*number).unwrap();
            let convention = puzzle.convention.as_ref().unwrap();
            assert_eq!(convention.level, level, "{lesson}");
            assert!(convention.hand.split(' ').all(|card| card.starts_with('?')));
            // The level that plays the convention finds the answer, and the one below doesn't.
            let found = &solution(*number).unwrap().measured.companions;
            assert!(found.contains(&level), "{number}");
            assert!(level == 1 || !found.contains(&(level - 1)), "{number}");
        }
        numbers.extend(of);
    }
    assert_eq!(numbers, (DAILY + 1..=COUNT).collect::<Vec<_>>());
}

#[test]
fn a_puzzle_whose_partners_act_as_no_companion_would_has_no_proof() {
    let puzzle = collection()
        .iter()
        .find(|it| it.lesson() == Some("finesse"))
        .unwrap();
    let mut other = puzzle.clone();
    let convention = other.convention.as_mut().unwrap();
    // A companion of level I gives no finesse.
    convention.level = 1;
    let proven = prove(&other).ok();
    let solved = proven.and_then(|it| it.solution(&other, &game_of(&other).unwrap()));
    let right = &solution(puzzle.number).unwrap().answers;
    assert!(solved.is_none_or(|it| it.answers != *right));
    other.convention.as_mut().unwrap().level = 9;
    assert!(prove(&other).is_err());
}
