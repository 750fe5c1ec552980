//! The list of legal actions, the predicate and the views' lists agree.

use std::collections::HashSet;

use kagiya_rules::{
    Action, Audience, Card, CardId, Choice, Clue, Color, Game, MAX_RANKS, MAX_SUITS, Offset, Rank,
    Suit,
};

use super::play::everything;

/// All actions that a player could try, including nonsense.
fn conceivable(game: &Game) -> Vec<Action> {
    let suits = || (0..MAX_SUITS).filter_map(Suit::new);
    let ranks = || (1..=MAX_RANKS).filter_map(|rank| Rank::new(u8::try_from(rank).ok()?));
    let offsets = || (1..6).filter_map(Offset::new);
    let clues = || {
        let colors = (0..MAX_SUITS).filter_map(Color::new).map(Clue::Color);
        colors.chain(ranks().map(Clue::Rank))
    };
    let cards = || suits().flat_map(move |suit| ranks().map(move |rank| Card::new(suit, rank)));
    // All cards in hands, the next card of the deck, and the first and last possible id.
    let mut ids: Vec<CardId> = game
        .rules()
        .seats()
        .flat_map(|seat| game.table().hand(seat))
        .copied()
        .collect();
    ids.push(game.table().next_id());
    ids.extend([0, 127].into_iter().filter_map(CardId::new));
    ids.sort();
    ids.dedup();

    let mut actions = Vec::new();
    for card in ids {
        actions.push(Action::Discard(card));
        for announce in core::iter::once(None).chain(suits().map(Some)) {
            actions.push(Action::Play { card, announce });
        }
    }
    for to in offsets() {
        for clue in clues() {
            actions.push(Action::Clue { to, clue });
            actions.push(Action::Choose(Choice::Clue { to, clue }));
        }
    }
    for card in cards() {
        actions.push(Action::Choose(Choice::ShuffleBack(card)));
        actions.push(Action::Choose(Choice::PutIntoPlay(card)));
    }
    for suit in suits() {
        actions.push(Action::Choose(Choice::Firework(suit)));
    }
    actions.push(Action::Choose(Choice::Decline));
    actions
}

/// Checks that list, predicate and application agree for every action, and that a refused action changes
/// nothing.
pub(crate) fn list_is_predicate(game: &Game) {
    let legal = game.legal_actions();
    let list: Vec<Action> = legal.iter().collect();
    assert_eq!(list.len(), legal.len());
    assert_eq!(legal.is_empty(), list.is_empty());
    assert_eq!(legal.is_empty(), game.outcome().is_some());
    for (n, action) in list.iter().enumerate() {
        assert_eq!(legal.get(n), Some(*action));
    }
    assert_eq!(legal.get(list.len()), None);
    assert_eq!(legal.get(usize::MAX), None);
    let set: HashSet<Action> = list.iter().copied().collect();
    assert_eq!(set.len(), list.len(), "an action is listed twice");

    let mut found = 0;
    let before = everything(game);
    let mut copy = game.clone();
    for action in conceivable(game) {
        let allowed = game.check(action);
        assert_eq!(legal.contains(action), set.contains(&action), "{action:?}");
        assert_eq!(legal.contains(action), allowed.is_ok(), "{action:?}");
        match allowed {
            Ok(()) => found += 1,
            Err(reason) => assert_eq!(copy.apply(action).map(|_| ()), Err(reason)),
        }
    }
    assert_eq!(
        found,
        set.len(),
        "a legal action is none that one can think of"
    );
    assert!(
        everything(&copy) == before,
        "a refused action has changed the game"
    );
}

/// Checks that each player's view lists what the game allows.
pub(crate) fn views_list_the_same(game: &Game) {
    let to_act = game.table().to_act();
    let legal = game.legal_actions();
    for seat in game.rules().seats() {
        let view = game.view(Audience::Seat(seat));
        if seat == to_act {
            assert_eq!(view.legal_actions(), legal);
        } else {
            assert!(view.legal_actions().is_empty());
        }
    }
    for audience in [Audience::Spectator, Audience::Common] {
        assert!(game.view(audience).legal_actions().is_empty());
    }
}
