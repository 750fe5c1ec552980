//! The modifier `card_cycle` of hanab.live: a clue moves the giver's oldest card without a clue.

use std::sync::Arc;

use kagiya_rules::{
    Action, Card, CardId, Event, Game, Options, PublicEvent, Rules, Seat, Seed, Setup, Suit,
};

/// A game of two players whose cards are all of different ranks and suits.
fn game() -> Game {
    let options = Options::preset("hanab-live", 2)
        .expect("a preset")
        .with("variant_mods", r#"["card_cycle"]"#)
        .expect("a known modifier");
    let rules = Arc::new(Rules::new(&options).expect("a game"));
    let suit = |place: usize| Suit::new(place).expect("a suit");
    let hand: Vec<Card> = (0..5)
        .zip(rules.ranks())
        .map(|(place, rank)| Card::new(suit(place), rank))
        .collect();
    let mut deck = Vec::new();
    for card in rules.cards().iter() {
        let held = 2 * usize::from(hand.contains(&card));
        let copies = usize::from(rules.copies(card));
        deck.extend(std::iter::repeat_n(card, copies.saturating_sub(held)));
    }
    // There is one 5 of a suit, so the other hand has that of the next suit.
    let mut other = hand.clone();
    other[4] = Card::new(suit(0), other[4].rank());
    deck.retain(|card| *card != other[4]);
    let setup = Setup {
        hands: vec![hand, other],
        marks: Vec::new(),
        to_act: Seat::new(0).expect("a seat"),
        clue_tokens: 8,
        strikes: 0,
        heights: Vec::new(),
        discard: Vec::new(),
        deck,
        turns_left: None,
        tiles: None,
        seed: Seed::from_number(0),
    };
    Game::from_setup(&rules, &setup).expect("a situation")
}

/// Gives the clue that touches the one card in `slot` of the next hand. Returns the new order of the giver's
/// hand, if it has changed.
fn clue(game: &mut Game, slot: usize) -> Option<Vec<CardId>> {
    let to = game.table().to_act().next(2);
    let (_, card) = game.hand(to).nth(slot).expect("a card");
    let touching = game.rules().touched_by(card).ranks().iter().next();
    let events = game
        .apply(Action::Clue {
            to: game.rules().offsets().next().expect("another player"),
            clue: touching.expect("a rank"),
        })
        .expect("a legal clue");
    assert!(matches!(
        events[0],
        Event::Public(PublicEvent::Clued { .. })
    ));
    match events[1] {
        Event::Public(PublicEvent::Reordered { order, .. }) => Some(order.to_vec()),
        _ => None,
    }
}

fn numbers(ids: &[CardId]) -> Vec<u8> {
    ids.iter().map(|id| id.number()).collect()
}

#[test]
fn a_clue_moves_the_oldest_card_of_its_giver_without_a_clue() {
    let mut game = game();
    let seat = |place: u8| Seat::new(place).expect("a seat");
    let first = clue(&mut game, 0).expect("a new order");
    assert_eq!(numbers(&first), [1, 2, 3, 4, 0]);
    assert_eq!(game.table().hand(seat(0)), first);
    // Card 5 has a clue now, so card 6 moves, and the clue stays with its card.
    let second = clue(&mut game, 0).expect("a new order");
    assert_eq!(numbers(&second), [5, 7, 8, 9, 6]);
    let clued: Vec<bool> = game
        .table()
        .marks(seat(1))
        .iter()
        .map(|it| it.is_clued())
        .collect();
    assert_eq!(clued, [true, false, false, false, false]);
    // Card 1 of the first player has a clue: it was the first of the new order.
    let third = clue(&mut game, 1).expect("a new order");
    assert_eq!(numbers(&third), [1, 3, 4, 0, 2]);
}

#[test]
fn a_hand_with_a_clue_about_every_older_card_stays() {
    let mut game = game();
    let mut orders = Vec::new();
    for _ in 0..8 {
        let other = game.table().to_act().next(2);
        let marks = game.table().marks(other);
        // Always the oldest card without a clue of the other player.
        let slot = marks.iter().position(|it| !it.is_clued());
        orders.push(clue(&mut game, slot.unwrap_or(0)));
    }
    // Both have had a clue about four cards; only the newest one is left.
    let first = Seat::new(0).expect("a seat");
    let left = game.table().marks(first).iter();
    assert_eq!(left.filter(|it| !it.is_clued()).count(), 1);
    assert!(orders[0].is_some());
    assert!(orders.last().expect("eight clues").is_none());
}
