//! Games for points that go on without a deck.

use std::sync::Arc;

use kagiya_rules::{
    Action, Card, EndMode, Game, Options, Outcome, Rank, Rules, Seat, Seed, Setup, Suit,
};

/// A game of three players and one suit without a deck. All other cards are discarded.
fn game(hands: [&[u8]; 3], clue_tokens: u8) -> Game {
    let mut options = Options::preset("original", 3).expect("a preset");
    options.colors = 1;
    options.hand_sizes.insert(3, 2);
    options.end_mode = EndMode::Endless;
    let rules = Arc::new(Rules::new(&options).expect("a game"));
    let card = |rank: &u8| {
        Card::new(
            Suit::new(0).expect("a suit"),
            Rank::new(*rank).expect("a rank"),
        )
    };
    let mut rest = vec![1, 1, 1, 2, 2, 3, 3, 4, 4, 5];
    for rank in hands.concat() {
        let place = rest.iter().position(|other| *other == rank);
        rest.remove(place.expect("a card of the game"));
    }
    let setup = Setup {
        hands: hands.map(|hand| hand.iter().map(card).collect()).to_vec(),
        marks: Vec::new(),
        to_act: seat(0),
        clue_tokens,
        strikes: 0,
        heights: vec![],
        discard: rest.iter().map(card).collect(),
        deck: Vec::new(),
        turns_left: None,
        tiles: None,
        seed: Seed::from_number(0),
    };
    Game::from_setup(&rules, &setup).expect("a situation")
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

fn play_first(game: &mut Game) {
    let card = game.table().hand(game.table().to_act())[0];
    let action = Action::Play {
        card,
        announce: None,
    };
    game.apply(action).expect("a legal play");
}

#[test]
fn the_game_ends_when_no_card_can_be_placed_any_more() {
    let mut game = game([&[1, 3], &[2, 4], &[4, 1]], 1);
    for points in 1..=2 {
        assert_eq!(game.outcome(), None);
        play_first(&mut game);
        assert_eq!(game.board().points(), points);
    }
    // The 3 is in a hand, far beyond what would be the final round.
    let seat_two = game.table().hand(seat(2)).to_vec();
    for _ in 0..2 {
        let discard = game.table().hand(game.table().to_act())[0];
        if seat_two.contains(&discard) {
            game.apply(Action::Discard(discard)).expect("a discard");
        } else {
            play_first(&mut game);
        }
    }
    assert_eq!(game.board().points(), 3);
    assert_eq!(game.outcome(), None, "the 4 is in a hand");
    play_first(&mut game);
    assert_eq!(game.outcome(), Some(Outcome::Finished));
    assert_eq!(game.score().expect("the end").points, 4);
}

#[test]
fn players_without_a_card_and_a_token_are_passed_over() {
    let mut game = game([&[1], &[], &[2]], 0);
    play_first(&mut game);
    assert_eq!(game.table().to_act(), seat(2));
    play_first(&mut game);
    assert_eq!(game.outcome(), Some(Outcome::Finished));
    assert_eq!(game.score().expect("the end").points, 2);
}

#[test]
fn players_without_a_card_give_clues_while_there_are_tokens() {
    let mut game = game([&[1], &[], &[2]], 1);
    play_first(&mut game);
    assert_eq!(game.table().to_act(), seat(1));
    let legal = game.legal_actions();
    assert!(legal.iter().all(|it| matches!(it, Action::Clue { .. })));
}
