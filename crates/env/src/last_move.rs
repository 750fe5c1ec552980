//! What everybody saw of the last move.

use kagiya_rules::{Card, CardId, Clue, Event, PublicEvent, Seat, Table};

/// A move that everybody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// Who moved.
    pub actor: Seat,
    /// What happened.
    pub deed: Deed,
}

/// What a move was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A card was played.
    Play {
        /// From which place of the hand; `None` if it came from the deck or the discard pile.
        slot: Option<usize>,
        /// What it was.
        card: Card,
        /// Whether it fitted.
        scored: bool,
        /// Whether it earned a clue token.
        gained: bool,
    },
    /// A card was discarded.
    Discard {
        /// From which place of the hand.
        slot: usize,
        /// What it was.
        card: Card,
        /// Whether it earned a clue token, as it does wherever discarding is allowed.
        gained: bool,
    },
    /// A clue was given.
    Clue {
        /// To whom.
        to: Seat,
        /// What was said.
        clue: Clue,
        /// The places of the hand that it touched, one bit each.
        touched: u8,
        /// Those of them of which no clue of this kind was known before, one bit each.
        new: u8,
    },
    /// An answer that none of these words describes: a card shuffled back, a tile left unused.
    Answer,
}

impl LastMove {
    /// What the player to act at the table `before` did, by the events of it.
    pub fn new(before: &Table, events: &[Event]) -> Self {
        let actor = before.to_act();
        let slot_of = |id| before.hand(actor).iter().position(|held| *held == id);
        let mut deed = Deed::Answer;
        for event in events {
            let Event::Public(event) = event else {
                continue;
            };
            match *event {
                // What follows from a bonus tile belongs to the answer that it will get.
                PublicEvent::Clued {
                    to, clue, touched, ..
                } => {
                    deed = clued(before, to, clue, |id| touched.contains(&id));
                }
                PublicEvent::Played { id, card, .. } => {
                    deed = Deed::Play {
                        slot: slot_of(id),
                        card,
                        scored: true,
                        gained: false,
                    };
                }
                PublicEvent::JokerRevealed { id, card, .. }
                | PublicEvent::Misplayed { id, card, .. } => {
                    deed = Deed::Play {
                        slot: slot_of(id),
                        card,
                        scored: false,
                        gained: false,
                    };
                }
                PublicEvent::Discarded { id, card, .. } => {
                    deed = Deed::Discard {
                        slot: slot_of(id).unwrap_or(0),
                        card,
                        gained: false,
                    };
                }
                PublicEvent::TokenGained { .. } => match &mut deed {
                    Deed::Play { gained, .. } | Deed::Discard { gained, .. } => *gained = true,
                    Deed::Clue { .. } | Deed::Answer => {}
                },
                PublicEvent::Completed(_)
                | PublicEvent::TileRevealed(_)
                | PublicEvent::TileLost(_)
                | PublicEvent::StrikeBack { .. }
                | PublicEvent::ShuffledBack { .. }
                | PublicEvent::Declined(_)
                | PublicEvent::FinalRound { .. }
                | PublicEvent::Turn(_)
                | PublicEvent::Over(_)
                | PublicEvent::Reordered { .. } => {}
            }
        }
        Self { actor, deed }
    }
}

fn clued(before: &Table, to: Seat, clue: Clue, touches: impl Fn(CardId) -> bool) -> Deed {
    let (mut touched, mut new) = (0, 0);
    let cards = before.hand(to).iter().zip(before.marks(to));
    for (slot, (id, marks)) in cards.enumerate() {
        let told = match clue {
            Clue::Color(_) => marks.yes.color_bits(),
            Clue::Rank(_) => marks.yes.rank_bits(),
        };
        if touches(*id) {
            touched |= 1 << slot;
            new |= u8::from(told == 0) << slot;
        }
    }
    Deed::Clue {
        to,
        clue,
        touched,
        new,
    }
}
