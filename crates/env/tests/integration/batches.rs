//! How a batch plays: last strikes, masks, bots, restoring, random moves, and what it refuses.

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, Seats, TableDriver};
use kagiya_env::{
    Batch, BatchError, BatchOptions, Encoder, Encoding, EncodingError, GameHistory, LastStrike,
    Observations, Observers, Recolor, Sight,
};
use kagiya_rules::{Rules, Seat};

use crate::games::{dealt, hle, pick, rules};

/// Seat 0 plays cards that don't fit, until the last strike.
#[test]
fn the_last_strike_counts_by_the_option() {
    let scores = |last_strike| {
        let rules = hle(2);
        let options = BatchOptions {
            last_strike,
            auto_reset: false,
            ..BatchOptions::default()
        };
        let mut batch = Batch::new(&rules, 200, options).expect("a batch");
        let mut total = vec![0; 200];
        for _ in 0..60 {
            // Only plays, most of which are wrong.
            let steps = batch
                .step(&[5; 200])
                .expect("a play is legal while a card is held");
            for (total, step) in total.iter_mut().zip(steps) {
                *total += step.reward;
            }
        }
        assert!(batch.steps().iter().all(|step| step.done));
        for (game, (total, step)) in total.iter().zip(batch.steps()).enumerate() {
            assert_eq!(*total, step.score, "rewards add up to the score");
            assert!(
                batch.legal(game).is_empty(),
                "nothing is legal after the end"
            );
        }
        total
    };
    let (zero, keep, less) = (
        scores(LastStrike::Zero),
        scores(LastStrike::Keep),
        scores(LastStrike::MinusOne),
    );
    assert!(zero.iter().all(|score| *score == 0));
    assert!(keep.iter().any(|score| *score > 1));
    for (keep, less) in keep.iter().zip(&less) {
        assert_eq!(*less, (keep - 1).max(0));
    }
}

#[test]
fn players_who_are_not_to_act_have_only_the_no_op() {
    let rules = hle(4);
    let options = BatchOptions {
        observers: Observers::All,
        noop: true,
        ..BatchOptions::default()
    };
    let mut batch = Batch::new(&rules, 6, options).expect("a batch");
    let size = batch.mask_size();
    assert_eq!(size, batch.moves().count() + 1);
    let mut state = 3;
    let mut masks = vec![9; 6 * 4 * size];
    for _ in 0..30 {
        batch.masks(&mut masks).expect("the right size");
        let to_act: Vec<usize> = batch.to_act().map(Seat::index).collect();
        for (place, mask) in masks.chunks(size).enumerate() {
            let (game, seat) = (place / 4, place % 4);
            let legal: Vec<usize> = (0..size).filter(|number| mask[*number] == 1).collect();
            if to_act[game] == seat {
                assert_eq!(legal, batch.legal(game).iter().collect::<Vec<_>>());
            } else {
                assert_eq!(legal, [size - 1]);
            }
        }
        let chosen = pick(&batch, &mut state);
        batch.step(&chosen).expect("legal moves");
    }
}

/// Bots in a batch play as at a table of their own.
#[test]
fn bots_play_in_a_batch_as_elsewhere() {
    let rules = hle(2);
    let bot: BotName = "companion-2".parse().expect("a bot");
    let make =
        move |seat: Seat| -> Option<Box<dyn Bot>> { (seat.index() == 1).then(|| bot.make()) };
    let options = BatchOptions {
        auto_reset: false,
        ..BatchOptions::default()
    };
    let mut batch = Batch::with_bots(&rules, 10, options, Box::new(make)).expect("a batch");
    batch.reset(40);
    let mut tables: Vec<_> = (40..50)
        .map(|number| {
            TableDriver::new(dealt(&rules, number), |game| {
                Seats::new(game, |_| Some(bot.make()))
            })
        })
        .collect();
    while tables.iter().any(|table| table.game().outcome().is_none()) {
        let mut chosen = vec![0; 10];
        for (game, table) in tables.iter_mut().enumerate() {
            assert_eq!(
                table.game().table(),
                batch.game(game).expect("a game").table()
            );
            let Some(decision) = table.decide() else {
                continue;
            };
            let number =
                batch
                    .moves()
                    .number(decision.action, table.game().table(), &Recolor::IDENTITY);
            chosen[game] = i32::try_from(number.expect("a move")).expect("a small number");
            table.apply(decision.action).expect("legal");
            if let Some(answer) = table.decide() {
                table.apply(answer.action).expect("legal");
            }
        }
        batch.step(&chosen).expect("legal moves");
    }
    assert!(
        batch
            .steps()
            .iter()
            .all(|step| step.done && step.score > 10)
    );
}

#[test]
fn a_batch_is_restored_from_its_histories() {
    let bot: BotName = "cautious".parse().expect("a bot");
    let make = |auto_reset, threads| {
        let options = BatchOptions {
            encoding: Encoding {
                greedy: true,
                ..Encoding::default()
            },
            observers: Observers::All,
            shuffle_colors: true,
            auto_reset,
            threads,
            ..BatchOptions::default()
        };
        let seats = move |seat: Seat| (seat.index() == 2).then(|| bot.make());
        Batch::with_bots(&hle(3), 4, options, Box::new(seats)).expect("a batch")
    };
    let look = |batch: &mut Batch| {
        let mut seen = vec![0; 4 * 3 * batch.observation_size()];
        batch
            .observe(Observations::Bytes(&mut seen))
            .expect("the right size");
        let legal: Vec<_> = (0..4).map(|game| batch.legal(game)).collect();
        (seen, legal)
    };
    for auto_reset in [true, false] {
        let (mut one, mut other) = (make(auto_reset, 1), make(auto_reset, 2));
        one.reset(77);
        let mut state = 5;
        for turn in 0..60 {
            let (moves, greedy) = (pick(&one, &mut state), pick(&one, &mut state));
            one.step_with_greedy(&moves, &greedy).expect("legal moves");
            if turn % 7 == 3 {
                let histories: Vec<GameHistory> =
                    (0..4).filter_map(|game| one.history(game)).collect();
                other
                    .restore(one.seed(), &histories, Vec::new())
                    .expect("the histories of a batch");
                assert_eq!(look(&mut one), look(&mut other));
                let moves = pick(&one, &mut state);
                let steps = one.step(&moves).expect("legal moves").to_vec();
                assert_eq!(other.step(&moves).expect("legal moves"), steps);
                assert_eq!(look(&mut one), look(&mut other));
            }
        }
    }
    let mut batch = make(true, 1);
    let history = |moves: &[i32]| GameHistory {
        base: 1,
        round: 0,
        number: 1,
        moves: moves.to_vec(),
        greedy: -1,
    };
    let wrong = [history(&[]), history(&[0]), history(&[]), history(&[])];
    assert!(matches!(
        batch.restore(1, &wrong, Vec::new()),
        Err(BatchError::Illegal {
            game: 1,
            number: 0,
            ..
        })
    ));
    assert!(matches!(
        batch.restore(1, &wrong[..2], Vec::new()),
        Err(BatchError::Count { found: 2, games: 4 })
    ));
}

#[test]
fn random_moves_are_uniform_over_legal_moves() {
    let mut batch = Batch::new(&hle(3), 2, BatchOptions::default()).expect("a batch");
    let mut state = 3;
    let mut moves = [0; 2];
    for _ in 0..30 {
        let number = |it| i32::try_from(it).expect("a small number");
        let legal: Vec<i32> = batch.legal(1).iter().map(number).collect();
        let rounds = 4 * legal.len() as u64;
        let mut drawn = Vec::new();
        for part in 0..rounds {
            let width = u64::MAX / rounds;
            let chance = part * width + width / 2;
            batch
                .draw_moves(&[u64::MAX, chance], &mut moves)
                .expect("two numbers for two games");
            assert_eq!(Some(moves[0]), batch.legal(0).iter().map(number).last());
            drawn.push(moves[1]);
        }
        let wanted: Vec<i32> = legal.iter().flat_map(|number| [*number; 4]).collect();
        assert_eq!(drawn, wanted);
        let chosen = pick(&batch, &mut state);
        batch.step(&chosen).expect("legal moves");
    }
    assert!(matches!(
        batch.draw_moves(&[1], &mut moves),
        Err(BatchError::Count { found: 1, games: 2 })
    ));
    assert!(matches!(
        batch.draw_moves(&[1, 2], &mut [0; 3]),
        Err(BatchError::Count { found: 3, games: 2 })
    ));
}

#[test]
fn an_invalid_call_is_refused_and_changes_nothing() {
    let rules = hle(2);
    let mut batch = Batch::new(&rules, 2, BatchOptions::default()).expect("a batch");
    let table = |batch: &Batch| *batch.game(0).expect("a game").table();
    let before = table(&batch);
    for moves in [&[5][..], &[5, 5, 5], &[]] {
        assert!(matches!(
            batch.step(moves),
            Err(BatchError::Count { games: 2, .. })
        ));
    }
    for number in [-1, 20, 1000, i32::MAX, i32::MIN] {
        let refused = batch.step(&[5, number]);
        assert!(matches!(
            refused,
            Err(BatchError::NoSuchMove { game: 1, .. })
        ));
    }
    // All tokens are available, so no discard is legal.
    assert!(matches!(
        batch.step(&[5, 0]),
        Err(BatchError::Illegal {
            game: 1,
            number: 0,
            ..
        })
    ));
    let (size, moves) = (batch.observation_size(), batch.mask_size());
    let mut at_once = |moves: &[i32], seen: usize, masks: usize| {
        let (mut seen, mut masks) = (vec![0; seen], vec![0; masks]);
        let seen = Observations::Bytes(&mut seen);
        batch
            .step_and_observe(moves, &[], seen, &mut masks)
            .map(|_| ())
    };
    for (seen, masks) in [
        (2 * size - 1, 2 * moves),
        (2 * size, 2 * moves - 1),
        (2 * size, 0),
    ] {
        assert!(matches!(
            at_once(&[5, 5], seen, masks),
            Err(BatchError::Encoding(EncodingError::Size { .. }))
        ));
    }
    assert!(matches!(
        at_once(&[5, 20], 2 * size, 2 * moves),
        Err(BatchError::NoSuchMove { game: 1, .. })
    ));
    assert_eq!(table(&batch), before);
    let refused = batch.observe(Observations::Bytes(&mut [0; 3]));
    assert!(matches!(
        refused,
        Err(BatchError::Encoding(EncodingError::Size { found: 3, .. }))
    ));
    let encoding = Encoding {
        belief: true,
        ..Encoding::default()
    };
    let minimal = Encoding {
        sight: Sight::Minimal,
        ..encoding
    };
    assert_eq!(
        Encoder::new(&rules, minimal).err(),
        Some(EncodingError::BeliefNeedsKnowledge)
    );
    let options = BatchOptions {
        encoding,
        ..BatchOptions::default()
    };
    let mut beliefs = Batch::new(&rules, 1, options).expect("a batch");
    let mut bytes = vec![0; beliefs.observation_size()];
    let refused = beliefs.observe(Observations::Bytes(&mut bytes));
    assert!(matches!(
        refused,
        Err(BatchError::Encoding(EncodingError::BeliefNeedsFloats))
    ));
    let rainbow = rules_of_rainbow();
    let shuffled = BatchOptions {
        shuffle_colors: true,
        ..BatchOptions::default()
    };
    assert!(matches!(
        Batch::new(&rainbow, 1, shuffled),
        Err(BatchError::InvalidRecolor(_))
    ));
    let bot: BotName = "cautious".parse().expect("a bot");
    let everywhere = Batch::with_bots(
        &rules,
        1,
        BatchOptions::default(),
        Box::new(move |_| Some(bot.make())),
    );
    assert!(matches!(everywhere, Err(BatchError::Seats(2))));
}

fn rules_of_rainbow() -> Arc<Rules> {
    rules("rainbow-all", 2).expect("a game")
}

#[test]
fn some_games_are_observed_at_their_places() {
    for (players, threads) in [(2, 1), (5, 2)] {
        let options = BatchOptions {
            observers: Observers::All,
            threads,
            ..BatchOptions::default()
        };
        let mut batch = Batch::new(&hle(players), 5, options).expect("a batch");
        let row = batch.observers() * batch.observation_size();
        let mut before = vec![0.0; 5 * row];
        batch
            .observe(Observations::Floats(&mut before))
            .expect("the right size");
        let moves: Vec<i32> = (0..5)
            .map(|game| i32::try_from(batch.legal(game).nth(0).expect("a move")).expect("a few"))
            .collect();
        batch.step(&moves).expect("legal moves");
        let mut after = vec![0.0; 5 * row];
        batch
            .observe(Observations::Floats(&mut after))
            .expect("the right size");
        let mut mixed = before.clone();
        batch
            .observe_some(&[3, 1], Observations::Floats(&mut mixed))
            .expect("the right size");
        for game in 0..5 {
            let wanted = if [1, 3].contains(&game) {
                &after
            } else {
                &before
            };
            let places = game * row..(game + 1) * row;
            assert_ne!(after[places.clone()], before[places.clone()]);
            assert_eq!(mixed[places.clone()], wanted[places]);
        }
        let refused = batch.observe_some(&[1, 5], Observations::Floats(&mut mixed));
        assert!(matches!(
            refused,
            Err(BatchError::NoSuchGame { game: 5, games: 5 })
        ));
    }
}
