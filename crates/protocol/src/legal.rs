//! The legal actions, so that clients don't need the rules.

use kagiya_rules::{Choice, Rules, View};
use serde::{Deserialize, Serialize};

use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue, Suit};

/// All legal actions at one moment, sent only to the player to act.
///
/// Each `id` in `play` is legal with each suit in `announce`, and without an announcement.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalActions {
    /// Cards to play (`play`).
    pub play: Vec<CardId>,
    /// Suits to announce with a play (Timed Display only).
    pub announce: Vec<Suit>,
    /// Cards to discard (`discard`); empty while all clue tokens are available.
    pub discard: Vec<CardId>,
    /// Clues for a token (`clue`).
    pub clues: Vec<LegalClue>,
    /// Clues without a token (`free_clue`), as answers to bonus tile 3 or 4.
    pub free_clues: Vec<LegalClue>,
    /// Discarded cards to shuffle into the deck (`shuffle_back`), as answers to bonus tile 5.
    pub shuffle_back: Vec<Card>,
    /// Discarded cards to place on their firework (`put_into_play`), as answers to bonus tile 6 or 5.
    pub put_into_play: Vec<Card>,
    /// Whether the player may leave the bonus tile unused (`decline`).
    pub decline: bool,
    /// Fireworks for the revealed joker (`firework`).
    pub fireworks: Vec<Suit>,
}

/// A legal clue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalClue {
    pub to: Seat,
    pub clue: Clue,
    /// The cards that it would touch, in the order of the hand; empty for an empty clue.
    pub touches: Vec<CardId>,
}

impl LegalActions {
    /// Whether the player of this view has a legal action.
    pub(crate) fn any(view: &View) -> bool {
        view.seat().is_some() && !view.legal_actions().is_empty()
    }

    /// The legal actions of the player of this view; `None` for other audiences and at other turns.
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

/// The cards of `seat` that a clue would touch. The viewer sees that hand.
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
