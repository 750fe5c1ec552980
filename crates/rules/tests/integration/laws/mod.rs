//! Laws that hold in every game of every edition, tried on random options and random play.
//!
//! `PROPTEST_CASES` sets the number of games for each law; without it there are as many as are
//! soon played.
//!
//! Rulings (`A-45`) stand in `docs/rules/rulings.md`.

mod any_options;
mod brute;
mod course;
mod dice;
mod ledger;
mod legality;
mod play;
mod seeing;
mod starts;
mod writing;

use std::collections::BTreeSet;
use std::sync::Arc;

use dice::Dice;
use kagiya_rules::{
    Audience, Board, Card, Deal, Game, InvalidOptions, Multicolour, Options, Outcome, Rules, Seed,
    World, perft,
};
use ledger::Ledger;
use play::{Player, deal, to_the_end};
use proptest::prelude::*;

/// `usual` games, or as many as the environment asks for.
fn games(usual: u32) -> ProptestConfig {
    if std::env::var_os("PROPTEST_CASES").is_some() {
        ProptestConfig::default()
    } else {
        ProptestConfig::with_cases(usual)
    }
}

/// Bytes from which options, a deal and its play are chosen.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 40..160)
}

proptest! {
    #![proptest_config(games(250))]

    #[test]
    fn the_legal_list_is_the_predicate(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        legality::list_is_predicate(&game);
        let player = Player::any(&mut dice);
        to_the_end(game, player, &mut dice, |step| {
            legality::list_is_predicate(step.after);
            legality::views_list_the_same(step.after);
        });
    }

    #[test]
    fn what_is_kept_up_to_date_is_what_one_finds_again(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        let mut ledger = Ledger::new(&game);
        ledger.compare(&game);
        let player = Player::any(&mut dice);
        to_the_end(game, player, &mut dice, |step| {
            ledger.note(step.events);
            ledger.compare(step.after);
        });
    }

    /// Clues stay with their cards when a hand is put in another order.
    #[test]
    fn a_hand_in_another_order_is_the_same_hand(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let mut game = deal(&rules, &mut dice);
        let player = Player::any(&mut dice);
        let seats: Vec<_> = rules.seats().collect();
        let mut ledger = Ledger::new(&game);
        while let Some(action) = player.choose(&game, &mut dice) {
            ledger.note(&game.apply(action).expect("legal"));
            let seat = dice.pick(&seats);
            let mut order = game.table().hand(seat).to_vec();
            dice.shuffle(&mut order);
            if let Ok(event) = game.reorder(seat, &order) {
                ledger.note_order(event);
            }
            ledger.compare(&game);
        }
    }

    #[test]
    fn games_that_look_alike_stay_alike(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        let player = Player::any(&mut dice);
        let mut audiences: Vec<Audience> = rules.seats().map(Audience::Seat).collect();
        audiences.extend([Audience::Spectator, Audience::Common]);
        let mut other_dice = dice.clone();
        let mut since = 0;
        to_the_end(game, player, &mut dice, |step| {
            since += 1;
            if since == 4 && step.after.outcome().is_none() {
                since = 0;
                let audience = other_dice.pick(&audiences);
                seeing::stay_alike(step.after, audience, player, &mut other_dice);
            }
        });
    }

    #[test]
    fn a_position_set_up_goes_on_alike(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        let player = Player::any(&mut dice);
        starts::set_up_alike(&game, player, &mut dice);
        let mut other_dice = dice.clone();
        let mut since = 0;
        to_the_end(game, player, &mut dice, |step| {
            since += 1;
            if since == 7 {
                since = 0;
                starts::set_up_alike(step.after, player, &mut other_dice);
            }
        });
    }
}

proptest! {
    #![proptest_config(games(600))]

    /// Ruling: nothing that was done is taken back.
    #[test]
    fn a_game_only_goes_forward(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        let player = Player::any(&mut dice);
        to_the_end(game, player, &mut dice, course::goes_forward);
    }

    /// Ruling A-45: no game is endless. `to_the_end` counts the moves.
    #[test]
    fn every_game_ends(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        for _ in 0..4 {
            let game = deal(&rules, &mut dice);
            let player = Player::any(&mut dice);
            let game = to_the_end(game, player, &mut dice, |_| {});
            prop_assert!(game.outcome().is_some());
        }
    }

    #[test]
    fn a_view_shows_what_its_audience_was_shown(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        let mut followers = seeing::Followers::new(&game);
        followers.follow(&[], &game);
        let player = Player::any(&mut dice);
        to_the_end(game, player, &mut dice, |step| {
            followers.follow(step.events, step.after);
        });
    }

    #[test]
    fn every_way_to_begin_is_the_same(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let player = Player::any(&mut dice);
        starts::begin_alike(&rules, player, &mut dice);
    }

    #[test]
    fn what_is_written_is_read_back(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let player = Player::any(&mut dice);
        writing::a_record_tells_the_game(&rules, player, &mut dice);
        let game = deal(&rules, &mut dice);
        to_the_end(game, player, &mut dice, |step| writing::actions_are_read_back(step.after));
    }

    /// Ruling A-38.
    #[test]
    fn the_first_player_is_as_the_option_says(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        starts::first_player(&rules, &mut dice);
    }

    #[test]
    fn any_options_are_refused_or_make_a_game(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let options = any_options::wild(&mut dice);
        let people = Rules::new(&options);
        match Rules::for_research(&options) {
            Ok(rules) => {
                if let Err(error) = people {
                    let supply = matches!(
                        error,
                        InvalidOptions::ClueTokens(_) | InvalidOptions::Strikes(_)
                    );
                    prop_assert!(supply, "{}", error);
                }
                let game = deal(&Arc::new(rules), &mut dice);
                let player = Player::any(&mut dice);
                to_the_end(game, player, &mut dice, |_| {});
            }
            Err(error) => {
                prop_assert!(people.is_err());
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
}

proptest! {
    #![proptest_config(games(300))]

    /// With jokers the number of cards that can still be placed is an optimum; here it is compared
    /// with all ways to place them.
    #[test]
    fn the_most_that_can_be_placed_is_right(bytes in bytes(), joker in any::<bool>()) {
        let mut dice = Dice::new(&bytes);
        let mut options = any_options::sound(&mut dice).options().clone();
        options.colors = options.colors.clamp(1, 3);
        options.ranks = 2 + options.ranks % 3;
        options.extra_suits.clear();
        if joker {
            options.multicolour = dice.pick(&[Multicolour::Joker5, Multicolour::Joker10]);
            options.critical_discard = kagiya_rules::CriticalDiscard::Ignore;
            options.timed_display = false;
        }
        options.hand_sizes.insert(options.players, 2);
        let Ok(rules) = Rules::new(&options) else {
            // Six hands of a very small deck.
            return Ok(());
        };
        let game = deal(&Arc::new(rules), &mut dice);
        let player = Player::any(&mut dice);
        to_the_end(game, player, &mut dice, |step| {
            let board = step.after.board();
            let most = brute::most_placed(step.after);
            assert_eq!(board.max_placed(), most);
            let missing = i8::try_from(board.rules.full_height() - most).expect("small");
            let points = board.rules.max_score() - missing;
            let floor = board.rules.options().score_floor == kagiya_rules::ScoreFloor::Zero;
            let points = if floor { points.max(0) } else { points };
            assert_eq!(board.max_points(), points);
        });
    }
}

/// A random first player is any of the players, and always the same by the same seed.
#[test]
fn chance_lets_everybody_begin() {
    for players in 2..=5 {
        let options = Options::preset("hanab-live", players).unwrap();
        let rules = Arc::new(Rules::new(&options).unwrap());
        let first = |number| {
            let deal = Deal::from_seed(Seed::from_number(number));
            Game::deal(&rules, &deal).unwrap().table().to_act()
        };
        let seats: BTreeSet<_> = (0..200).map(first).collect();
        assert_eq!(seats.len(), usize::from(players));
        assert!((0..200).all(|number| first(number) == first(number)));
    }
}

/// An imagined world is not the deal of a seed, whatever the game was before.
#[test]
fn an_imagined_game_has_no_seed() {
    let options = Options::preset("original", 2).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let seed = Seed::from_number(1);
    let game = Game::deal(&rules, &Deal::from_seed(seed)).unwrap();
    let mut imagined = game.clone();
    let view = game.view(Audience::Spectator);
    let world = World {
        hands: &[],
        deck: game.deck(),
        tiles: &[],
        seed: Seed::from_number(2),
    };
    view.imagine_into(&world, &mut imagined).unwrap();
    while let Some(action) = imagined.legal_actions().get(0) {
        imagined.apply(action).unwrap();
    }
    assert_eq!(imagined.finished().unwrap().seed(), None);
}

/// Questions about cards that the game does not have are answered, not refused with a panic.
#[test]
fn foreign_cards_are_trash() {
    let options = Options {
        ranks: 3,
        colors: 2,
        black_powder: true,
        ..Options::default()
    };
    let rules = Rules::new(&options).unwrap();
    let game = Game::deal(&Arc::new(rules), &Deal::from_seed(Seed::from_number(0))).unwrap();
    let board: Board<'_> = game.board();
    let suits = (0..8).filter_map(kagiya_rules::Suit::new);
    for suit in suits {
        for rank in (1..=5).filter_map(kagiya_rules::Rank::new) {
            let card = Card::new(suit, rank);
            if board.rules.cards().contains(card) {
                continue;
            }
            assert!(board.is_trash(card));
            assert!(!board.is_critical(card));
            assert!(!board.is_playable(card));
            assert_eq!(board.copies_left(card), 0);
            assert_eq!(board.table.on_fireworks(board.rules, card), 0);
            assert_eq!(game.view(Audience::Common).unseen(card), 0);
        }
    }
}

/// More colors than a clue can tell apart: too many suits' worth of them can be named by sets.
#[test]
fn too_many_colors_are_refused() {
    let mut options = Options {
        colors: 1,
        ..Options::default()
    };
    let set = |id: &str, letter: char, letters: &str| kagiya_rules::SuitSpec {
        color_touch: kagiya_rules::ColorTouch::Set(letters.to_owned()),
        ..kagiya_rules::SuitSpec::plain(id, letter, vec![3, 2, 2, 2, 1])
    };
    options.extra_suits.push(set("many", 'c', "rbygptk"));
    assert!(Rules::new(&options).is_ok());
    options
        .extra_suits
        .push(kagiya_rules::SuitSpec::plain("one more", 'z', vec![2; 5]));
    let error = Rules::new(&options).unwrap_err();
    assert!(error.to_string().contains("colors"), "{error}");
}

/// A perfect game ends at once in every edition, no matter who plays the last card.
#[test]
fn skilled_players_reach_every_outcome() {
    let mut outcomes = BTreeSet::new();
    for preset in kagiya_rules::PRESETS {
        for number in 0..40_u8 {
            let options = Options::preset(preset.name, 2 + number % 4).unwrap();
            let rules = Arc::new(Rules::new(&options).unwrap());
            let bytes = [number, number.wrapping_mul(77)];
            let mut dice = Dice::new(&bytes);
            let game = deal(&rules, &mut dice);
            let player = Player::any(&mut dice);
            let game = to_the_end(game, player, &mut dice, |_| {});
            outcomes.extend(game.outcome().map(|outcome| outcome.to_string()));
            if game.outcome() == Some(Outcome::Perfect) {
                assert_eq!(game.board().placed(), rules.full_height());
            }
        }
    }
    for outcome in [
        "perfect",
        "finished",
        "lost:strikes",
        "lost:critical_discard",
        "lost:empty_hand",
    ] {
        assert!(
            outcomes.contains(outcome),
            "nobody reaches {outcome}: {outcomes:?}"
        );
    }
}

/// A position counts as many continuations as its copy.
#[test]
fn perft_does_not_change_the_game() {
    let options = Options::preset("original", 2).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(3))).unwrap();
    let before = play::everything(&game);
    assert_eq!(perft(&game, 0), 1);
    assert_eq!(perft(&game, 2), perft(&game.clone(), 2));
    assert!(play::everything(&game) == before);
}
