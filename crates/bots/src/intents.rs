//! Bots at tables where a suit exchanges playing and discarding.
//!
//! A bot thinks of what becomes of a card: its view has the rules without the exchange, in which a play always
//! places a card. Its choice is carried out here by the action that does this, as far as the card is known.
//! What others did is read from the events, which say what became of the card.

use std::borrow::Cow;

use kagiya_bot_api::Decision;
use kagiya_rules::{Action, Board, CardId, Game, View};

/// The view that the bot gets.
pub(crate) fn view(view: &View) -> Cow<'_, View> {
    view.of_intents().map_or(Cow::Borrowed(view), Cow::Owned)
}

/// The public position, by the rules that a team of bots thinks in.
pub(crate) fn board(game: &Game) -> Board<'_> {
    let rules = game.rules();
    Board {
        rules: rules.intents().unwrap_or(rules),
        table: game.table(),
    }
}

/// The decision with the action that does what the bot wants. `view` is that of its seat.
pub(crate) fn carry_out(view: &View, decision: Decision) -> Decision {
    if !view.rules().has_inverted() {
        return decision;
    }
    let action = match decision.action {
        Action::Play {
            card,
            announce: None,
        } if is_probably_inverted(view, card) => Action::Discard(card),
        Action::Discard(card) if is_probably_inverted(view, card) => Action::Play {
            card,
            announce: None,
        },
        action => action,
    };
    Decision { action, ..decision }
}

/// Whether most of the unseen cards that `card` can be, by the clues about it, are of an exchanged suit.
fn is_probably_inverted(view: &View, card: CardId) -> bool {
    let possible = view.possible(card).unwrap_or_default();
    let (mut inverted, mut others) = (0_u32, 0_u32);
    for card in possible.iter() {
        let count = u32::from(view.unseen(card));
        if view.rules().is_inverted(card.suit()) {
            inverted += count;
        } else {
            others += count;
        }
    }
    inverted > others
}
