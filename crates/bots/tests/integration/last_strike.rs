//! What companions do when one more strike would cost the points made so far.

use std::sync::Arc;

use kagiya_bots::{BotName, SeatDriver, profiles};
use kagiya_rules::{
    Action, Card, CardId, Clue, ClueSet, Game, Marks, Options, Rules, Seat, Seed, Setup, Suit,
};

fn rules(players: u8) -> Arc<Rules> {
    let options = Options::preset("original", players).expect("a preset");
    Arc::new(Rules::new(&options).expect("presets are valid"))
}

fn card(rules: &Rules, name: &str) -> Card {
    let all = rules.cards();
    let mut cards = all.iter();
    cards
        .find(|card| rules.card_text(*card) == name)
        .expect("a card")
}

/// The last turn of the first of two players, with two strikes: all cards but the red 5 are played, and the red
/// card was clued as red. By its clues it may be the red 3 that the player holds too.
fn last_turn() -> (Game, CardId) {
    let rules = rules(2);
    let red: Suit = card(&rules, "r5").suit();
    let hands = [
        ["y1", "y2", "y3", "r5", "r3"],
        ["b1", "g1", "g2", "g3", "g4"],
    ];
    let hands: Vec<Vec<Card>> = hands
        .iter()
        .map(|hand| hand.iter().map(|name| card(&rules, name)).collect())
        .collect();
    let heights = rules
        .fireworks()
        .map(|suit| (suit, if suit == red { 4 } else { 5 }))
        .collect();
    let mut discard = Vec::new();
    for kind in rules.cards().iter() {
        let held = hands.iter().flatten().filter(|it| **it == kind).count();
        let is_missing = kind.suit() == red && rules.height_of(kind) == 4;
        let used = held + usize::from(!is_missing);
        let copies = usize::from(rules.copies(kind));
        discard.extend(std::iter::repeat_n(kind, copies.saturating_sub(used)));
    }
    let clue = Clue::Color(rules.color_by_letter('r').expect("a color"));
    let mut marks = vec![Marks::NONE; 5];
    marks[3].yes = ClueSet::of(clue);
    let setup = Setup {
        hands,
        marks: vec![marks],
        to_act: Seat::new(0).expect("a seat"),
        clue_tokens: 3,
        strikes: 2,
        heights,
        discard,
        deck: Vec::new(),
        turns_left: Some(2),
        tiles: None,
        seed: Seed::from_number(0),
    };
    let game = Game::from_setup(&rules, &setup).expect("a position");
    let id = game.table().hand(setup.to_act)[3];
    (game, id)
}

/// Its action, at a table of companions and at one of strangers.
fn choices(game: &Game, name: &str) -> [Action; 2] {
    let bot: BotName = name.parse().expect("a bot");
    [Some(bot), None].map(|other| {
        let mut made = bot.make();
        made.meet(&profiles(&[Some(bot), other]));
        let seat = game.table().to_act();
        let decision = SeatDriver::new(made, seat, game).decide();
        decision.expect("its turn").action
    })
}

#[test]
fn a_card_that_would_make_the_game_perfect_is_tried_in_the_last_turn() {
    let (game, red) = last_turn();
    for name in ["companion-1", "companion-2", "companion-3", "companion-4"] {
        for action in choices(&game, name) {
            let is_tried = matches!(action, Action::Play { card, .. } if card == red);
            assert!(is_tried, "{name}: {action:?}");
        }
    }
}
