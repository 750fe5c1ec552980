//! The modifier `deck_play` of hanab.live: a player may play the last card of the deck unseen.

use std::sync::Arc;

use kagiya_rules::{
    Action, Audience, Card, Choice, Event, Game, IllegalAction, Options, Phase, PublicEvent, Rank,
    Rules, Seat, Seed, Setup, Suit, Tile,
};

/// A game of two players and one suit of ranks 1 to 5, with this deck.
fn game(deck_play: bool, deck: &[u8]) -> Game {
    let mut options = Options::preset("hle", 2).expect("a preset");
    options.colors = 1;
    options.hand_sizes.insert(2, 2);
    if deck_play {
        options = options
            .with("variant_mods", r#"["deck_play"]"#)
            .expect("a known modifier");
    }
    let rules = Arc::new(Rules::new(&options).expect("a game"));
    let card = |rank: u8| {
        Card::new(
            Suit::new(0).expect("a suit"),
            Rank::new(rank).expect("a rank"),
        )
    };
    let mut rest = vec![1, 1, 1, 2, 2, 3, 3, 4, 4, 5];
    for rank in deck {
        let place = rest.iter().position(|other| other == rank);
        rest.remove(place.expect("a card of the game"));
    }
    let first = rest.split_off(rest.len() - 2);
    let setup = Setup {
        hands: vec![
            first.into_iter().map(card).collect(),
            rest.split_off(rest.len() - 2)
                .into_iter()
                .map(card)
                .collect(),
        ],
        marks: Vec::new(),
        to_act: Seat::new(0).expect("a seat"),
        clue_tokens: 3,
        strikes: 0,
        heights: vec![],
        discard: rest.into_iter().map(card).collect(),
        deck: deck.iter().copied().map(card).collect(),
        turns_left: None,
        tiles: None,
        seed: Seed::from_number(0),
    };
    Game::from_setup(&rules, &setup).expect("a situation")
}

fn play_the_deck(game: &Game) -> Action {
    Action::Play {
        card: game.table().next_id(),
        announce: None,
    }
}

#[test]
fn the_last_card_is_played_and_opens_the_final_round() {
    let mut game = game(true, &[1]);
    let action = play_the_deck(&game);
    let hand = game.table().hand(Seat::new(0).expect("a seat")).to_vec();
    assert!(game.legal_actions().contains(action));
    assert_eq!(
        game.legal_actions().iter().filter(|a| *a == action).count(),
        1
    );
    assert_eq!(
        game.legal_actions().iter().count(),
        game.legal_actions().len()
    );
    let view = game.view(Audience::Seat(Seat::new(0).expect("a seat")));
    assert_eq!(view.legal_actions(), game.legal_actions());
    let events = game.apply(action).expect("legal");
    assert!(events.contains(&Event::Public(PublicEvent::FinalRound { turns_left: 2 })));
    assert_eq!(game.board().points(), 1);
    assert_eq!(game.table().deck_size(), 0);
    assert_eq!(game.table().hand(Seat::new(0).expect("a seat")), hand);
    assert_eq!(game.table().turns_left(), Some(2));
}

#[test]
fn a_play_from_the_deck_can_strike() {
    let mut game = game(true, &[4]);
    game.apply(play_the_deck(&game)).expect("legal");
    assert_eq!(game.table().strikes(), 1);
    assert_eq!(game.table().turns_left(), Some(2));
}

#[test]
fn the_deck_can_be_played_only_where_the_rules_say_so() {
    for (deck_play, deck) in [(false, [1].as_slice()), (true, &[1, 2])] {
        let mut game = game(deck_play, deck);
        let card = game.table().next_id();
        assert!(!game.legal_actions().contains(play_the_deck(&game)));
        assert_eq!(
            game.apply(play_the_deck(&game)),
            Err(IllegalAction::NotInHand(card))
        );
        assert_eq!(
            game.apply(Action::Discard(card)),
            Err(IllegalAction::NotInHand(card))
        );
    }
}

/// A five from the deck reveals tile 5, which shuffles back a card. The play didn't come from the hand, which
/// may be full.
#[test]
fn a_full_hand_draws_nothing_after_the_deck_was_played() {
    let mut options = Options::preset("gf-flamboyants", 2).expect("a preset");
    options.colors = 2;
    options.hand_sizes.insert(2, 8);
    let options = options
        .with("variant_mods", r#"["deck_play"]"#)
        .and_then(|options| options.with("tile5_empty_deck", "either"))
        .expect("known options");
    let rules = Arc::new(Rules::new(&options).expect("a game"));
    let card = |text: &str| {
        let rank = text[1..].parse().ok().and_then(Rank::new);
        let suit = rules.suit_by_letter(text.chars().next().expect("a letter"));
        Card::new(suit.expect("a suit"), rank.expect("a rank"))
    };
    let cards = |text: &str| text.split(' ').map(card).collect::<Vec<_>>();
    let setup = Setup {
        hands: vec![cards("w1 w1 w2 w3 w4 r1 r1 r1"), cards("r2 r2 r3 r3 r4 r4")],
        marks: Vec::new(),
        to_act: Seat::new(0).expect("a seat"),
        clue_tokens: 3,
        strikes: 0,
        heights: vec![(card("w1").suit(), 4)],
        discard: cards("r5"),
        deck: cards("w5"),
        turns_left: None,
        tiles: Some(vec![Tile::ShuffleBack]),
        seed: Seed::from_number(0),
    };
    let mut game = Game::from_setup(&rules, &setup).expect("a situation");
    game.apply(play_the_deck(&game)).expect("legal");
    assert_eq!(game.table().phase(), Phase::Tile(Tile::ShuffleBack));
    let answer = Action::Choose(Choice::ShuffleBack(card("r5")));
    game.apply(answer).expect("legal");
    assert_eq!(game.table().hand(setup.to_act).len(), 8);
    // The next player draws the card.
    assert_eq!(game.deck(), cards("r5"));
    assert_eq!(game.table().turns_left(), None);
}
