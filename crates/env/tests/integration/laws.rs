//! Laws of batches for many editions, seeds and options.

use kagiya_env::{
    Batch, BatchOptions, BeforeMove, Encoder, Encoding, LastMove, Moves, Observations, Observers,
    Recolor, Section, Sight,
};
use kagiya_knowledge::Worlds;
use kagiya_rules::{Audience, Deal, Game, Seed, Strikeout, View};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::games::{chance, dealt, editions, hle, pick, rules};

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Masks are the legal actions of the rules in every edition, and numbers and actions convert both ways.
    #[test]
    fn masks_are_the_legal_actions((edition, players) in editions(), seed: u64) {
        let Some(rules) = rules(edition, players) else { return Ok(()) };
        let encoder = Encoder::new(&rules, Encoding::default()).expect("an encoding");
        let moves = Moves::new(encoder.layout());
        let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed))).expect("a deal");
        let mut state = seed;
        while game.outcome().is_none() {
            let legal = game.legal_actions();
            let table = *game.table();
            let mask = moves.mask(&legal, &table, &Recolor::IDENTITY);
            prop_assert_eq!(mask.len(), legal.len(), "no two actions have the same number");
            for action in legal.iter() {
                let number = moves.number(action, &table, &Recolor::IDENTITY).expect("a number");
                prop_assert!(number < moves.count() && mask.contains(number));
                prop_assert_eq!(moves.action(number, &table, &Recolor::IDENTITY), Some(action));
            }
            for number in (0..moves.count()).filter(|number| !mask.contains(*number)) {
                let action = moves.action(number, &table, &Recolor::IDENTITY);
                prop_assert!(action.is_none_or(|action| game.check(action).is_err()), "{}", number);
            }
            let numbers: Vec<usize> = mask.iter().collect();
            prop_assert!((0..mask.len()).all(|n| mask.nth(n) == Some(numbers[n])));
            let number = numbers[chance(&mut state) % numbers.len()];
            game.apply(moves.action(number, &table, &Recolor::IDENTITY).expect("legal")).expect("legal");
        }
    }

    /// An observation doesn't depend on hidden cards: other hidden cards that agree with the clues change
    /// nothing.
    #[test]
    fn observations_do_not_depend_on_hidden_cards(
        (edition, players) in editions(), seed: u64, belief: bool, moves_first in 0_usize..60,
    ) {
        let Some(rules) = rules(edition, players) else { return Ok(()) };
        let encoding = Encoding { belief, ..Encoding::default() };
        let encoder = Encoder::new(&rules, encoding).expect("an encoding");
        let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed))).expect("a deal");
        let mut state = seed;
        let mut last = None;
        for _ in 0..moves_first {
            let legal = game.legal_actions();
            let Some(action) = legal.get(chance(&mut state) % legal.len().max(1)) else { break };
            let before = BeforeMove::new(game.board(), action);
            let events = game.apply(action).expect("legal");
            last = Some(LastMove::new(before, game.table(), &events));
        }
        for seat in rules.seats() {
            let view = game.view(Audience::Seat(seat));
            let Some(other) = another_world(&view, state) else { continue };
            let observe = |game: &Game| {
                let mut floats = vec![0.0; encoder.len()];
                let view = game.view(Audience::Seat(seat));
                encoder.encode_floats(&view, None, last.as_ref(), &mut floats).expect("a view");
                floats
            };
            prop_assert_eq!(observe(&game), observe(&other));
        }
    }

    /// A batch does what its games do one by one, for any number of threads and output format: the same
    /// deals, scores and observations.
    #[test]
    fn a_batch_is_its_games(
        (edition, players) in editions(), seed in 0_u64..1 << 40, threads in 1_usize..4,
        sight in proptest::sample::select(vec![Sight::Clues, Sight::Clues, Sight::Minimal, Sight::Seer]),
    ) {
        let Some(rules) = rules(edition, players) else { return Ok(()) };
        let encoding = Encoding { sight, ..Encoding::default() };
        let options = BatchOptions { encoding, observers: Observers::All, threads, ..BatchOptions::default() };
        let mut batch = Batch::new(&rules, 5, options).expect("a batch");
        batch.reset(seed);
        let mut at_once = Batch::new(&rules, 5, options).expect("a batch");
        at_once.reset(seed);
        let encoder = Encoder::new(&rules, encoding).expect("an encoding");
        let numbers = (0..5_u64).map(|game| seed + game);
        let mut games: Vec<Game> = numbers.map(|number| dealt(&rules, number)).collect();
        let mut rounds = [0_u64; 5];
        let mut last: Vec<Option<LastMove>> = vec![None; 5];
        let mut scores = [0; 5];
        let size = batch.observation_size();
        for game in 0..5 {
            scores[game] = i32::from(games[game].board().points());
        }
        for _ in 0..40 {
            let mut seen = vec![9; 5 * rules.players() * size];
            batch.observe(Observations::Bytes(&mut seen)).expect("the right size");
            let mut floats = vec![9.0; seen.len()];
            batch.observe(Observations::Floats(&mut floats)).expect("the right size");
            let mut packed = vec![9; 5 * rules.players() * size.div_ceil(8)];
            batch.observe(Observations::Packed(&mut packed)).expect("the right size");
            let rows = seen.chunks(size).zip(packed.chunks(size.div_ceil(8)));
            for (place, (row, packed)) in rows.enumerate() {
                let (game, seat) = (place / rules.players(), place % rules.players());
                let seat = rules.seats().nth(seat).expect("a seat");
                let view = games[game].view(Audience::Seat(seat));
                let mut alone = vec![0; size];
                let all = games[game].view(Audience::Spectator);
                encoder.encode(&view, Some(&all), last[game].as_ref(), &mut alone).expect("a view");
                prop_assert_eq!(row, &alone[..]);
                for (index, bit) in row.iter().enumerate() {
                    prop_assert_eq!(packed[index / 8] >> (7 - index % 8) & 1, *bit);
                    prop_assert_eq!(floats[place * size + index].to_bits(), f32::from(*bit).to_bits());
                }
            }
            let mut state = seed ^ u64::from(games[0].table().turn());
            let chosen = pick(&batch, &mut state);
            let steps = batch.step(&chosen).expect("legal moves").to_vec();
            let mut masks = vec![9; 5 * rules.players() * batch.mask_size()];
            batch.masks(&mut masks).expect("the right size");
            batch.observe(Observations::Bytes(&mut seen)).expect("the right size");
            let (mut seen_at_once, mut masks_at_once) = (vec![9; seen.len()], vec![9; masks.len()]);
            let told = at_once.step_and_observe(
                &chosen, &[], Observations::Bytes(&mut seen_at_once), &mut masks_at_once,
            );
            prop_assert_eq!(told.expect("legal moves"), &steps[..]);
            prop_assert_eq!(&seen_at_once, &seen);
            prop_assert_eq!(&masks_at_once, &masks);
            for (game, number) in chosen.iter().enumerate() {
                let table = games[game].table();
                let number = usize::try_from(*number).expect("a number");
                let action = batch.moves().action(number, table, &Recolor::IDENTITY).expect("legal");
                let before = BeforeMove::new(games[game].board(), action);
                let events = games[game].apply(action).expect("legal");
                last[game] = Some(LastMove::new(before, games[game].table(), &events));
                let over = games[game].score();
                let now = over.map_or_else(|| games[game].board().points(), |score| score.points);
                let keeps = games[game].rules().options().strikeout == Strikeout::KeepScore;
                prop_assert_eq!(steps[game].done, over.is_some());
                if !keeps {
                    prop_assert_eq!(steps[game].score, i32::from(now));
                    prop_assert_eq!(steps[game].reward, i32::from(now) - scores[game]);
                }
                scores[game] = steps[game].score;
                if over.is_some() {
                    rounds[game] += 1;
                    games[game] = dealt(&rules, seed + game as u64 + 5 * rounds[game]);
                    last[game] = None;
                    scores[game] = i32::from(games[game].board().points());
                }
            }
        }
    }

    /// An observer with permuted suits sees the game with permuted cards.
    #[test]
    fn permuted_colors_are_a_permuted_game(players in 2_u8..=5, seed: u64) {
        let rules = hle(players);
        let options = BatchOptions { shuffle_colors: true, observers: Observers::All, ..BatchOptions::default() };
        let mut shuffled = Batch::new(&rules, 4, options).expect("a batch");
        let mut plain = Batch::new(&rules, 4, BatchOptions { shuffle_colors: false, ..options }).expect("a batch");
        let seed = seed >> 1;
        shuffled.reset(seed);
        plain.reset(seed);
        let size = plain.observation_size();
        let mut state = seed;
        let mut kept = 0;
        let mut differ = false;
        for _ in 0..30 {
            let chosen = pick(&shuffled, &mut state);
            // The same actions, numbered with the original order.
            let numbers: Vec<i32> = (0..4).map(|game| {
                let table = plain.game(game).expect("a game").table();
                let recolor = shuffled.recolor(game, table.to_act()).expect("a seat");
                let number = usize::try_from(chosen[game]).expect("a number");
                let action = plain.moves().action(number, table, recolor).expect("a move");
                let number = plain.moves().number(action, table, &Recolor::IDENTITY);
                i32::try_from(number.expect("a move")).expect("a small number")
            }).collect();
            shuffled.step(&chosen).expect("legal moves");
            plain.step(&numbers).expect("legal moves");
            let mut one = vec![0; 4 * usize::from(players) * size];
            let mut other = one.clone();
            shuffled.observe(Observations::Bytes(&mut one)).expect("the right size");
            plain.observe(Observations::Bytes(&mut other)).expect("the right size");
            for (one, other) in one.chunks(size).zip(other.chunks(size)) {
                kept += usize::from(one == other);
                differ |= one != other;
                let ones = |row: &[u8], section| {
                    let places = plain.layout().places(section, Encoding::default());
                    row[places].iter().map(|bit| u32::from(*bit)).sum::<u32>()
                };
                for section in Section::ALL {
                    prop_assert_eq!(ones(one, section), ones(other, section));
                }
            }
        }
        prop_assert!(kept > 0 || !differ, "one player of each game keeps the order");
    }
}

/// The same public state with other hidden cards.
fn another_world(view: &View, seed: u64) -> Option<Game> {
    let worlds = Worlds::new(view).ok()?;
    let mut game = dealt(view.rules(), 0);
    worlds.sample(view, &mut Pcg64::seed_from_u64(seed), &mut game);
    Some(game)
}
