//! Laws of every game in every edition, tested on random options and random play.
//!
//! `PROPTEST_CASES` sets the number of games for each law.
//!
//! Rulings (`A-45`) are in `docs/rules/rulings.md`.

mod all;
mod any_options;
mod brute;
mod course;
mod dice;
mod holes;
mod idle;
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
    Audience, Board, Card, Deal, Game, InvalidOptions, Multicolour, Options, Outcome, Phase, Rules,
    Seed, Tile, World, perft,
};
use ledger::Ledger;
use play::{Player, deal, to_the_end};
use proptest::prelude::*;

/// `usual` games, or the number in the environment.
fn games(usual: u32) -> ProptestConfig {
    if std::env::var_os("PROPTEST_CASES").is_some() {
        ProptestConfig::default()
    } else {
        ProptestConfig::with_cases(usual)
    }
}

/// Bytes for the choice of options, deal and play.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 40..160)
}

proptest! {
    #![proptest_config(games(250))]

    #[test]
    fn idle_options_change_no_game(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = any_options::sound(&mut dice);
        let player = Player::any(&mut dice);
        idle::change_nothing(rules.options(), player, &mut dice);
    }

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

    /// Clues stay with their cards when a hand is rearranged.
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

    /// Rulings: no action undoes another.
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
        match Rules::new_unchecked_limits(&options) {
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

    /// With jokers, the number of cards that can be placed is an optimum. This test tries all possibilities.
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
            // Six hands from a very small deck.
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

/// The tiles that can still bring back a discarded card.
fn tiles_that_rescue(board: &Board<'_>) -> usize {
    let rescues = |tile: &Tile| matches!(tile, Tile::ShuffleBack | Tile::PutIntoPlay);
    let asked = matches!(board.table.phase(), Phase::Tile(tile) if rescues(&tile));
    board.table.tiles().iter().filter(rescues).count() + usize::from(asked)
}

proptest! {
    #![proptest_config(games(400))]

    /// The best score that is shown is never below what the game reaches, and never above what the remaining
    /// turns and the discard pile allow.
    #[test]
    fn the_best_score_can_be_reached_in_the_remaining_turns(bytes in bytes()) {
        let mut dice = Dice::new(&bytes);
        let rules = Arc::new(any_options::sound(&mut dice));
        let game = deal(&rules, &mut dice);
        let player = Player::any(&mut dice);
        let mut lowest = rules.max_score();
        let last = to_the_end(game, player, &mut dice, |step| {
            let board = step.after.board();
            let best = board.reachable_points();
            lowest = lowest.min(best);
            assert!(board.points() <= best && best <= rules.max_score());
            let rescues = tiles_that_rescue(&board);
            if rescues == 0 {
                assert!(best <= board.max_points());
            }
            let counts = step.after.outcome().is_none() && board.shows_fireworks();
            if let Some(turns) = board.table.turns_left().filter(|_| counts) {
                let more = i8::try_from(usize::from(turns) + rescues).expect("small");
                // Below zero, a floor hides a part of the points.
                let now = rules.max_score() - i8::try_from(rules.full_height() - board.placed()).expect("small");
                assert!(best <= (now + more).max(0) || best <= now + more);
            }
            if step.after.outcome().is_some() {
                assert_eq!(best, board.points());
            }
        });
        assert!(last.board().points() <= lowest, "a score above the best one");
    }
}

/// The random first player can be anyone, and is the same for the same seed.
#[test]
fn every_player_can_be_the_random_first_player() {
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

/// A sampled world has no seed, even if the game had one.
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

/// Questions about cards that the game doesn't have don't panic.
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
            assert_eq!(board.on_fireworks(card), 0);
            assert_eq!(game.view(Audience::Common).unseen(card), 0);
        }
    }
}

/// Color sets can name more colors than clues can have.
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

/// A position has the same count as its copy.
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

#[test]
fn all_laws_hold_for_the_stored_inputs_of_the_fuzzer() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/laws");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the stored inputs") {
        let path = entry.expect("an entry").path();
        all::hold(&std::fs::read(path).expect("an input"));
        files += 1;
    }
    assert!(files > 0);
}

proptest! {
    #![proptest_config(games(50))]

    #[test]
    fn all_laws_hold(bytes in bytes()) {
        all::hold(&bytes);
    }
}
