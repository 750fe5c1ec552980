//! Laws of batches for many editions, seeds and options.

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, Seats, TableDriver};
use kagiya_env::hle::HleConfig;
use kagiya_env::{
    Batch, BatchError, BatchOptions, BeforeMove, Encoder, Encoding, EncodingError, GameHistory,
    LastMove, LastStrike, Moves, Observations, Observers, OwnHand, Recolor, Section, Sight,
};
use kagiya_knowledge::Worlds;
use kagiya_rules::{
    Audience, Card, Deal, Game, Options, PRESETS, Rules, Seat, Seed, Strikeout, View,
};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

fn rules(edition: &str, players: u8) -> Option<Arc<Rules>> {
    let options = Options::preset(edition, players).expect("a preset");
    Rules::new(&options).ok().map(Arc::new)
}

fn hle(players: u8) -> Arc<Rules> {
    rules("hle", players).expect("a game")
}

fn editions() -> impl Strategy<Value = (&'static str, u8)> {
    let names: Vec<&'static str> = PRESETS.iter().map(|preset| preset.name).collect();
    (proptest::sample::select(names), 2_u8..=5)
}

/// A random number.
fn chance(state: &mut u64) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*state >> 33).expect("31 bits")
}

fn pick(batch: &Batch, state: &mut u64) -> Vec<i32> {
    (0..batch.games())
        .map(|game| {
            let legal = batch.legal(game);
            let number = legal.nth(chance(state) % legal.len().max(1)).unwrap_or(0);
            i32::try_from(number).expect("a small number")
        })
        .collect()
}

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
    fn a_batch_is_its_games((edition, players) in editions(), seed in 0_u64..1 << 40, threads in 1_usize..4) {
        let Some(rules) = rules(edition, players) else { return Ok(()) };
        let options = BatchOptions { observers: Observers::All, threads, ..BatchOptions::default() };
        let mut batch = Batch::new(&rules, 5, options).expect("a batch");
        batch.reset(seed);
        let mut at_once = Batch::new(&rules, 5, options).expect("a batch");
        at_once.reset(seed);
        let encoder = Encoder::new(&rules, Encoding::default()).expect("an encoding");
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
                encoder.encode(&view, None, last[game].as_ref(), &mut alone).expect("a view");
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

fn dealt(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).expect("a deal")
}

/// The same public state with other hidden cards.
fn another_world(view: &View, seed: u64) -> Option<Game> {
    let worlds = Worlds::new(view).ok()?;
    let mut game = dealt(view.rules(), 0);
    worlds.sample(view, &mut Pcg64::seed_from_u64(seed), &mut game);
    Some(game)
}

/// The section of knowledge with beliefs, by its definition.
fn literal_belief(view: &View, seat: Seat, slot: usize) -> Vec<f32> {
    let rules = view.rules();
    let id = view.table().hand(seat)[slot];
    let possible = view.possible(id).expect("a card in a hand");
    let mut weights = Vec::new();
    for card in rules.cards().iter() {
        let on_pile = view
            .table()
            .discard_pile()
            .iter()
            .filter(|it| it.card == card)
            .count();
        let placed = usize::from(view.table().height(card.suit()) > rules.height_of(card));
        let count = usize::from(rules.copies(card)) - on_pile - placed;
        weights.push(if possible.contains(card) { count } else { 0 });
    }
    let sum: usize = weights.iter().sum();
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    weights
        .iter()
        .map(|weight| *weight as f32 / sum as f32)
        .collect()
}

/// Games of many sizes: HLE's presets, other HLE games, and editions with more suits.
fn games_for_beliefs() -> Vec<Arc<Rules>> {
    let mut games = Vec::new();
    for players in 2..=5 {
        games.push(hle(players));
        games.extend(rules("rainbow-all", players));
        games.extend(rules("gf-black", players));
        for (colors, ranks, hand_size, tokens, lives) in [
            (2, 5, 2, 3, 1),
            (1, 5, 2, 3, 1),
            (3, 4, 1, 0, 2),
            (5, 2, 3, 8, 3),
            (4, 3, 4, 2, 4),
            (5, 1, 2, 4, 3),
        ] {
            let config = HleConfig {
                players,
                colors,
                ranks,
                hand_size,
                max_information_tokens: tokens,
                max_life_tokens: lives,
                ..HleConfig::default()
            };
            games.extend(config.rules(0));
        }
    }
    assert!(games.len() > 30, "most of these are games");
    games
}

#[test]
fn beliefs_follow_their_definition() {
    let mut used_up = 0;
    for rules in games_for_beliefs() {
        let encoding = Encoding {
            belief: true,
            ..Encoding::default()
        };
        let options = BatchOptions {
            encoding,
            observers: Observers::All,
            ..BatchOptions::default()
        };
        let mut batch = Batch::new(&rules, 20, options).expect("a batch");
        let bits = BatchOptions {
            encoding: Encoding::default(),
            ..options
        };
        let mut canonical = Batch::new(&rules, 20, bits).expect("a batch");
        let layout = batch.layout().clone();
        let (size, places) = (
            batch.observation_size(),
            layout.places(Section::Knowledge, encoding),
        );
        let (cards, hand) = (layout.cards(), layout.hand());
        let width = places.len() / hand / rules.players();
        let mut state = rules.deck_size() as u64;
        for _ in 0..60 {
            let chosen = pick(&batch, &mut state);
            batch.step(&chosen).expect("legal moves");
            canonical.step(&chosen).expect("legal moves");
            let mut seen = vec![0.0; 20 * rules.players() * size];
            batch
                .observe(Observations::Floats(&mut seen))
                .expect("the right size");
            let mut plain = seen.clone();
            canonical
                .observe(Observations::Floats(&mut plain))
                .expect("the right size");
            for (place, (row, plain)) in seen.chunks(size).zip(plain.chunks(size)).enumerate() {
                assert_eq!(row[..places.start], plain[..places.start]);
                let game = batch.game(place / rules.players()).expect("a game");
                let observer = rules.seats().nth(place % rules.players()).expect("a seat");
                let view = game.view(Audience::Seat(observer));
                for (around, knowledge) in row[places.clone()].chunks(hand * width).enumerate() {
                    let place = (observer.index() + around) % rules.players();
                    let seat = rules.seats().nth(place).expect("a seat");
                    for slot in 0..hand {
                        let shown = &knowledge[slot * width..][..width];
                        let at = places.start + (around * hand + slot) * width;
                        assert_eq!(shown[cards..], plain[at + cards..at + width]);
                        if slot >= view.table().hand(seat).len() {
                            assert!(shown.iter().all(|share| *share == 0.0));
                            continue;
                        }
                        let wanted = literal_belief(&view, seat, slot);
                        for (share, wanted) in shown[..cards].iter().zip(&wanted) {
                            assert!((share - wanted).abs() < 1e-6);
                        }
                        let possible = plain[at..at + cards]
                            .iter()
                            .filter(|bit| **bit > 0.0)
                            .count();
                        let likely = wanted.iter().filter(|share| **share > 0.0).count();
                        used_up += usize::from(likely < possible);
                    }
                }
            }
        }
    }
    assert!(used_up > 0, "no card was used up: the test sees too little");
}

/// The section for the best move equals the section for the last move after that move.
#[test]
fn the_best_move_is_encoded_as_if_it_had_been_made() {
    let rules = hle(3);
    let encoding = Encoding {
        greedy: true,
        ..Encoding::default()
    };
    let options = BatchOptions {
        encoding,
        observers: Observers::All,
        ..BatchOptions::default()
    };
    let mut batch = Batch::new(&rules, 8, options).expect("a batch");
    let mut other = Batch::new(&rules, 8, options).expect("a batch");
    let size = batch.observation_size();
    let layout = batch.layout().clone();
    let (last, best) = (
        layout.places(Section::LastMove, encoding),
        layout.places(Section::Greedy, encoding),
    );
    assert_eq!(
        layout.total(encoding) - layout.total(Encoding::default()),
        last.len()
    );
    let mut state = 1;
    let mut told = 0;
    let (mut seen, mut wanted) = (vec![0; 24 * size], vec![0; 24 * size]);
    for seed in 0..20 {
        batch.reset(seed);
        other.reset(seed);
        batch
            .observe(Observations::Bytes(&mut seen))
            .expect("the right size");
        assert!(
            seen.chunks(size)
                .all(|row| row[best.clone()].iter().all(|bit| *bit == 0))
        );
        for _ in 0..10 {
            let (chosen, held_best) = (pick(&batch, &mut state), pick(&batch, &mut state));
            let mut imagined = Vec::new();
            for (game, number) in held_best.iter().enumerate() {
                let mut copy = other.game(game).expect("a game").clone();
                let number = usize::try_from(*number).expect("a number");
                let action = batch
                    .moves()
                    .action(number, copy.table(), &Recolor::IDENTITY)
                    .expect("legal");
                let before = BeforeMove::new(copy.board(), action);
                let events = copy.apply(action).expect("legal");
                imagined.push((LastMove::new(before, copy.table(), &events), copy));
            }
            let done: Vec<bool> = batch
                .step_with_greedy(&chosen, &held_best)
                .expect("legal moves")
                .iter()
                .map(|it| it.done)
                .collect();
            other.step(&chosen).expect("legal moves");
            batch
                .observe(Observations::Bytes(&mut seen))
                .expect("the right size");
            other
                .observe(Observations::Bytes(&mut wanted))
                .expect("the right size");
            let encoder = Encoder::new(&rules, Encoding::default()).expect("an encoding");
            for (place, (row, without)) in seen.chunks(size).zip(wanted.chunks(size)).enumerate() {
                let (game, seat) = (place / 3, place % 3);
                assert_eq!(row[..best.start], without[..best.start]);
                if done[game] {
                    continue;
                }
                let (move_made, after) = &imagined[game];
                let view = after.view(Audience::Seat(rules.seats().nth(seat).expect("a seat")));
                let mut alone = vec![0; encoder.len()];
                encoder
                    .encode(&view, None, Some(move_made), &mut alone)
                    .expect("a view");
                assert_eq!(row[best.clone()], alone[last.clone()]);
                told += 1;
            }
        }
    }
    assert!(told > 1000);
}

#[test]
fn own_hands_are_encoded_by_card_and_by_use() {
    let rules = hle(2);
    let options = BatchOptions {
        observers: Observers::All,
        ..BatchOptions::default()
    };
    let mut batch = Batch::new(&rules, 30, options).expect("a batch");
    let mut state = 5;
    let mut uses = [0; 3];
    for _ in 0..40 {
        let chosen = pick(&batch, &mut state);
        batch.step(&chosen).expect("legal moves");
        let (mut cards, mut trinary) = (vec![9.0; 30 * 2 * 125], vec![9.0; 30 * 2 * 15]);
        batch
            .own_hands(OwnHand::Cards, &mut cards)
            .expect("the right size");
        batch
            .own_hands(OwnHand::Uses, &mut trinary)
            .expect("the right size");
        for (place, (cards, trinary)) in cards.chunks(125).zip(trinary.chunks(15)).enumerate() {
            let game = batch.game(place / 2).expect("a game");
            let seat = rules.seats().nth(place % 2).expect("a seat");
            let hand: Vec<Card> = game.hand(seat).map(|(_, card)| card).collect();
            for slot in 0..5 {
                let one_hot = |row: &[f32]| {
                    assert!(row.iter().all(|number| {
                        [0.0_f32, 1.0].map(f32::to_bits).contains(&number.to_bits())
                    }));
                    row.iter().position(|number| *number > 0.5)
                };
                let card = hand.get(slot);
                let at = card.map(|card| card.suit().index() * 5 + card.rank().index());
                assert_eq!(one_hot(&cards[slot * 25..][..25]), at);
                let height = |card: &Card| game.table().height(card.suit());
                let usage = card.map(|card| match card.rank().index().cmp(&height(card)) {
                    core::cmp::Ordering::Equal => 0,
                    core::cmp::Ordering::Less => 1,
                    core::cmp::Ordering::Greater => 2,
                });
                assert_eq!(one_hot(&trinary[slot * 3..][..3]), usage);
                if let Some(usage) = usage {
                    uses[usage] += 1;
                }
            }
        }
    }
    assert!(uses.iter().all(|count| *count > 0), "{uses:?}");
}

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
