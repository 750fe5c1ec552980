//! Answers to bonus tiles and jokers.

use kagiya_rules::{Action, Choice, View};

use crate::common_knowledge::CommonKnowledge;

/// The answer to a bonus tile or a joker.
pub(crate) fn answer(common: &CommonKnowledge, view: &View) -> Action {
    let legal = view.legal_actions();
    let worth = |action: &Action| match *action {
        // A card that can be placed at once is a point; a lost card may return.
        Action::Choose(Choice::PutIntoPlay(card)) => 100 + view.rules().height_of(card),
        Action::Choose(Choice::ShuffleBack(card)) if common.card_status.trash.contains(card) => {
            // A trash card is worth it only if no copy was left and its place on the firework is
            // open.
            let gone = view.board().copies_left(card) == 0
                && view.rules().height_of(card) >= view.table().height(card.suit());
            if gone { 80 } else { 10 }
        }
        Action::Choose(Choice::ShuffleBack(_)) => 40,
        Action::Choose(Choice::Firework(suit)) => {
            // The fewer copies of the next card are left, the more the joker is needed there.
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
        .expect("a choice has a legal answer")
}
