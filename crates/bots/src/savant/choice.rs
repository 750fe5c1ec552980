//! Answers to what the game asks: bonus tiles and jokers.

use kagiya_rules::{Action, Choice, View};

use crate::savant::common_knowledge::Common;

/// The answer to a bonus tile or the place of a joker.
pub(crate) fn answer(common: &Common, view: &View) -> Action {
    let legal = view.legal_actions();
    let worth = |action: &Action| match *action {
        // What can be placed at once is a point; a card that is lost otherwise may return.
        Action::Choose(Choice::PutIntoPlay(card)) => 100 + view.rules().height_of(card),
        Action::Choose(Choice::ShuffleBack(card)) if common.outlook.trash.contains(card) => {
            // Only a card of which no copy was left can be trash and still worth a second life.
            let gone = view.board().copies_left(card) == 0
                && view.rules().height_of(card) >= view.table().height(card.suit());
            if gone { 80 } else { 10 }
        }
        Action::Choose(Choice::ShuffleBack(_)) => 40,
        Action::Choose(Choice::Firework(suit)) => {
            // Where no other copy is left the joker is needed most.
            let next = view
                .rules()
                .next_card(suit, view.table().height(suit))
                .map_or(0, |card| view.board().copies_left(card));
            60 - usize::from(next)
        }
        Action::Choose(Choice::Clue { .. }) => 30,
        _ => 20,
    };
    legal
        .iter()
        .max_by_key(worth)
        .expect("a question has an answer")
}
