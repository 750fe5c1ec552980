//! What everybody saw of the last move.

use kagiya_rules::{Action, Board, Card, Choice, Clue, Event, PublicEvent, Seat, Table};

/// A move that everybody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// The player who moved.
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

/// What has to be looked up before a move, because the table does not tell it any more afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Before {
    actor: Seat,
    /// The place of the card that is played or discarded.
    slot: Option<usize>,
    /// The places of the clued hand of which no clue of this kind was known, one bit each.
    untold: u8,
}

impl Before {
    /// What there is to look up on `board` for a move of the player to act.
    pub fn new(board: Board<'_>, action: Action) -> Self {
        let table = board.table;
        let actor = table.to_act();
        let (mut slot, mut untold) = (None, 0);
        match action {
            Action::Play { card, .. } | Action::Discard(card) => {
                slot = table.hand(actor).iter().position(|held| *held == card);
            }
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                let target = actor.after(to, board.rules.players());
                for (place, marks) in table.marks(target).iter().enumerate() {
                    let told = match clue {
                        Clue::Color(_) => marks.yes.color_bits(),
                        Clue::Rank(_) => marks.yes.rank_bits(),
                    };
                    untold |= u8::from(told == 0) << place;
                }
            }
            Action::Choose(
                Choice::ShuffleBack(_)
                | Choice::PutIntoPlay(_)
                | Choice::Decline
                | Choice::Firework(_),
            ) => {}
        }
        Self {
            actor,
            slot,
            untold,
        }
    }
}

impl LastMove {
    /// What everybody saw of a move: by what was looked up before, the table after it, and the events.
    pub fn new(before: Before, after: &Table, events: &[Event]) -> Self {
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
                    // The hand that was clued is as it was, and the touched cards are in its order.
                    let (mut bits, mut next) = (0, 0);
                    for (place, id) in after.hand(to).iter().enumerate() {
                        let touches = touched.get(next) == Some(id);
                        bits |= u8::from(touches) << place;
                        next += usize::from(touches);
                    }
                    deed = Deed::Clue {
                        to,
                        clue,
                        touched: bits,
                        new: bits & before.untold,
                    };
                }
                PublicEvent::Played { card, .. } => {
                    deed = Deed::Play {
                        slot: before.slot,
                        card,
                        scored: true,
                        gained: false,
                    };
                }
                PublicEvent::JokerRevealed { card, .. } | PublicEvent::Misplayed { card, .. } => {
                    deed = Deed::Play {
                        slot: before.slot,
                        card,
                        scored: false,
                        gained: false,
                    };
                }
                PublicEvent::Discarded { card, .. } => {
                    deed = Deed::Discard {
                        slot: before.slot.unwrap_or(0),
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
        Self {
            actor: before.actor,
            deed,
        }
    }
}
