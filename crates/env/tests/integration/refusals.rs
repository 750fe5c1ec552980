//! Games that observations don't describe, and what the variants of hanab.live add to those that they do.

use std::sync::Arc;

use kagiya_env::{Batch, BatchError, BatchOptions, Encoding, Observations, Section};
use kagiya_rules::{Card, CardSet, Game, Options, Rules};

fn rules(modifier: &str) -> Arc<Rules> {
    let options = Options::preset("hanab-live", 3).expect("a preset");
    let options = options.with("variant_mods", &format!("[{modifier}]"));
    Arc::new(Rules::new(&options.expect("a modifier")).expect("a game"))
}

#[test]
fn games_without_an_observation_are_refused() {
    for modifier in [r#""cow_pig""#, r#""duck""#] {
        let batch = Batch::new(&rules(modifier), 2, BatchOptions::default());
        assert!(matches!(batch, Err(BatchError::UntoldClues)), "{modifier}");
    }
}

/// Where tokens come back by halves, an observation has one more bit.
#[test]
fn a_half_token_has_a_bit() {
    let plain = Batch::new(&rules(""), 1, BatchOptions::default()).expect("a batch");
    let starved = rules(r#""clue_starved""#);
    let starved = Batch::new(&starved, 1, BatchOptions::default()).expect("a batch");
    let encoding = Encoding::default();
    let bits = |batch: &Batch| batch.layout().len(Section::Extensions, encoding);
    assert_eq!((bits(&plain), bits(&starved)), (0, 1));
    assert_eq!(starved.observation_size(), plain.observation_size() + 1);
}

/// The bits of a section of the observation of the player to act.
fn section(batch: &mut Batch, section: Section) -> Vec<u8> {
    let mut bytes = vec![9; batch.observation_size()];
    let into = Observations::Bytes(&mut bytes);
    batch.observe(into).expect("the right size");
    bytes[batch.layout().places(section, Encoding::default())].to_vec()
}

/// The play of a card that fits; otherwise a clue, or without tokens a discard.
fn sensible(game: &Game, batch: &Batch) -> i32 {
    let (board, seat) = (game.board(), game.table().to_act());
    let fits = |(_, card): (_, Card)| board.playable().contains(card);
    let number = match game.hand(seat).position(fits) {
        // Plays come after the discards of the hand.
        Some(slot) => Some(batch.layout().hand() + slot),
        None if board.table.clue_tokens() > 0 => batch.legal(0).iter().last(),
        None => batch.legal(0).nth(0),
    };
    i32::try_from(number.expect("a move")).expect("a small number")
}

/// Where fireworks can be built in several orders, an observation has the cards that fit, START included.
#[test]
fn fireworks_in_several_orders_have_the_cards_that_fit() {
    for (modifier, kinds, first) in [
        // A firework begins with 1, 5 or START.
        (r#""up_or_down""#, 6, [1, 0, 0, 0, 1, 1].as_slice()),
        (r#""sudoku""#, 5, &[1, 1, 1, 1, 1]),
    ] {
        let rules = rules(modifier);
        let options = BatchOptions {
            auto_reset: false,
            ..BatchOptions::default()
        };
        let mut batch = Batch::new(&rules, 1, options).expect("a batch");
        batch.reset(5);
        assert_eq!(batch.layout().cards(), 5 * kinds);
        let fitting = section(&mut batch, Section::Extensions);
        assert_eq!(fitting, first.repeat(5), "{modifier}");
        let cards = (0..5 * kinds).filter_map(|place| batch.layout().card_at(place));
        assert_eq!(cards.collect::<CardSet>(), rules.cards());
        let mut steps = 0;
        loop {
            let fitting = section(&mut batch, Section::Extensions);
            let game = batch.game(0).expect("a game");
            let bits = fitting.iter().enumerate().filter(|(_, bit)| **bit == 1);
            let cards = bits.filter_map(|(place, _)| batch.layout().card_at(place));
            let playable = game.board().playable();
            assert_eq!(cards.collect::<CardSet>(), playable, "{modifier}");
            if game.outcome().is_some() {
                break;
            }
            let number = sensible(game, &batch);
            batch.step(&[number]).expect("a legal move");
            steps += 1;
        }
        assert!(steps > 20, "{modifier}");
        assert!(batch.steps()[0].score > 10, "{modifier}");
    }
}

/// Where plays are hidden, an observation shows neither the card nor whether it fit.
#[test]
fn hidden_plays_look_alike() {
    let hidden = rules(r#""hidden_plays""#);
    let mut batch = Batch::new(&hidden, 1, BatchOptions::default()).expect("a batch");
    batch.reset(3);
    let before = section(&mut batch, Section::Board);
    let hand = batch.layout().hand();
    let deck = hidden.deck_size() - hidden.players() * hand;
    for turn in 0..2 {
        let play = i32::try_from(hand + turn).expect("a small number");
        let steps = batch.step(&[play]).expect("a play");
        assert_eq!((steps[0].reward, steps[0].done), (0, false));
        // Fireworks, tokens and lives are as at the beginning; the deck is smaller.
        let now = section(&mut batch, Section::Board);
        assert_eq!(now[deck..], before[deck..]);
        let pile = section(&mut batch, Section::Discards);
        assert!(pile.iter().all(|bit| *bit == 0));
        let last = section(&mut batch, Section::LastMove);
        let card = &last[last.len() - batch.layout().cards() - 2..];
        assert!(card.iter().all(|bit| *bit == 0));
        assert_eq!(last.iter().map(|bit| u32::from(*bit)).sum::<u32>(), 3);
    }
}
