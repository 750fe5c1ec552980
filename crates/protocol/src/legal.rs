//! What the player to act may do, so that a client needs no rule of its own.

use kagiya_rules::{Choice, Rules, View};
use serde::{Deserialize, Serialize};

use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue, Suit};

/// All legal actions at one moment; told only to the player who is to act.
///
/// Any `id` of `play` goes with any suit of `announce`, or with none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalActions {
    /// Cards that may be played (`play`).
    pub play: Vec<CardId>,
    /// Suits that may be announced with a play (Timed Display); mostly empty.
    pub announce: Vec<Suit>,
    /// Cards that may be discarded (`discard`); empty while all clue tokens are available.
    pub discard: Vec<CardId>,
    /// Clues that may be given for a token (`clue`).
    pub clues: Vec<LegalClue>,
    /// Clues that may be given for free (`free_clue`): the game asks for the answer to bonus tile 3
    /// or 4.
    pub free_clues: Vec<LegalClue>,
    /// Discarded cards that may be shuffled into the deck (`shuffle_back`): bonus tile 5.
    pub shuffle_back: Vec<Card>,
    /// Discarded cards that may be put on their firework (`put_into_play`): bonus tile 6, or 5.
    pub put_into_play: Vec<Card>,
    /// Whether the bonus tile may be left unused (`decline`).
    pub decline: bool,
    /// Fireworks for the joker that has been turned up (`firework`).
    pub fireworks: Vec<Suit>,
}

/// A clue that may be given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalClue {
    /// To whom.
    pub to: Seat,
    /// What.
    pub clue: Clue,
    /// The cards that it would touch, in the order of the hand; empty for an empty clue.
    pub touches: Vec<CardId>,
}

impl LegalActions {
    /// Whether the player whose view this is may do anything now.
    pub(crate) fn any(view: &View) -> bool {
        view.seat().is_some() && !view.legal_actions().is_empty()
    }

    /// What the player whose view this is may do now; `None` if it is not that player's turn.
    pub fn of(view: &View) -> Option<Self> {
        let me = view.seat()?;
        let rules = view.rules();
        let actions = view.legal_actions();
        if actions.is_empty() {
            return None;
        }
        let legal_clue = |to, clue| {
            let to = me.after(to, rules.players());
            LegalClue {
                to: to.into(),
                clue: Clue::of(rules, clue),
                touches: touches(rules, view, to, clue),
            }
        };
        let mut legal = Self {
            clues: Vec::with_capacity(actions.len()),
            ..Self::default()
        };
        for action in actions.iter() {
            match action {
                kagiya_rules::Action::Play {
                    card,
                    announce: None,
                } => legal.play.push(card.into()),
                kagiya_rules::Action::Play {
                    card: _,
                    announce: Some(suit),
                } => {
                    let suit = Suit::of(rules, suit);
                    if !legal.announce.contains(&suit) {
                        legal.announce.push(suit);
                    }
                }
                kagiya_rules::Action::Discard(card) => legal.discard.push(card.into()),
                kagiya_rules::Action::Clue { to, clue } => legal.clues.push(legal_clue(to, clue)),
                kagiya_rules::Action::Choose(Choice::Clue { to, clue }) => {
                    legal.free_clues.push(legal_clue(to, clue));
                }
                kagiya_rules::Action::Choose(Choice::ShuffleBack(card)) => {
                    legal.shuffle_back.push(Card::of(rules, card));
                }
                kagiya_rules::Action::Choose(Choice::PutIntoPlay(card)) => {
                    legal.put_into_play.push(Card::of(rules, card));
                }
                kagiya_rules::Action::Choose(Choice::Decline) => legal.decline = true,
                kagiya_rules::Action::Choose(Choice::Firework(suit)) => {
                    legal.fireworks.push(Suit::of(rules, suit));
                }
            }
        }
        Some(legal)
    }
}

/// The cards of `seat` that a clue would touch, which the viewer sees.
fn touches(
    rules: &Rules,
    view: &View,
    seat: kagiya_rules::Seat,
    clue: kagiya_rules::Clue,
) -> Vec<CardId> {
    let touched = rules.touch(clue);
    view.table()
        .hand(seat)
        .iter()
        .zip(view.cards(seat).unwrap_or_default())
        .filter(|(_, card)| touched.contains(**card))
        .map(|(id, _)| CardId::from(*id))
        .collect()
}
