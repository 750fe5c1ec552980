//! The sections of an observation that have options: beliefs, the best move, and own hands as targets.

use std::sync::Arc;

use kagiya_env::hle::HleConfig;
use kagiya_env::{
    Batch, BatchOptions, BeforeMove, Encoder, Encoding, LastMove, Observations, Observers, OwnHand,
    Recolor, Section,
};
use kagiya_rules::{Audience, Card, Rules, Seat, View};

use crate::games::{hle, pick, rules};

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
        // More than 32 different cards.
        games.extend(rules("gf-everything", players));
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
