//! Public descriptions of moves.

use kagiya_rules::{Action, Board, Card, Choice, Clue, Event, PublicEvent, Seat, Table};

/// A move, as all players saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastMove {
    pub actor: Seat,
    pub result: MoveResult,
}

/// The public result of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveResult {
    Play {
        /// The index in the hand; `None` if it came from the deck or the discard pile.
        slot: Option<usize>,
        card: Card,
        /// Whether the card fit.
        scored: bool,
        /// Whether it gained a clue token.
        gained: bool,
    },
    /// A play where plays are hidden: nobody sees the card.
    Thrown {
        /// The index in the hand; `None` if it came from the deck.
        slot: Option<usize>,
    },
    Discard {
        /// The index in the hand.
        slot: usize,
        card: Card,
        /// Whether it gained a clue token. It does if discards are allowed.
        gained: bool,
    },
    Clue {
        to: Seat,
        clue: Clue,
        /// The touched cards of the hand, as a bit mask.
        touched: u8,
        /// The touched cards without an earlier clue of this kind, as a bit mask.
        new: u8,
    },
    /// Another answer: a card shuffled back, or a tile left unused.
    Answer,
}

/// Facts about a move that the public state no longer contains after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeforeMove {
    actor: Seat,
    /// The index of the card that is played or discarded.
    slot: Option<usize>,
    /// The cards of the clued hand without an earlier clue of this kind, as a bit mask.
    untold: u8,
}

impl BeforeMove {
    /// The facts about a move of the player to act.
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
                        Clue::Rank(_) | Clue::Untold(_) => marks.yes.rank_bits(),
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
    /// The description of a move, from the facts before it, the public state after it, and its events.
    pub fn new(before: BeforeMove, after: &Table, events: &[Event]) -> Self {
        let mut result = MoveResult::Answer;
        for event in events {
            let Event::Public(event) = event else {
                continue;
            };
            match *event {
                // The effects of a bonus tile belong to its answer.
                PublicEvent::Clued {
                    to, clue, touched, ..
                } => {
                    // The clued hand is unchanged, and the touched cards are in its order.
                    let (mut bits, mut next) = (0, 0);
                    for (place, id) in after.hand(to).iter().enumerate() {
                        let touches = touched.get(next) == Some(id);
                        bits |= u8::from(touches) << place;
                        next += usize::from(touches);
                    }
                    result = MoveResult::Clue {
                        to,
                        clue,
                        touched: bits,
                        new: bits & before.untold,
                    };
                }
                PublicEvent::Played { card, .. } => {
                    result = MoveResult::Play {
                        slot: before.slot,
                        card,
                        scored: true,
                        gained: false,
                    };
                }
                PublicEvent::JokerRevealed { card, .. } | PublicEvent::Misplayed { card, .. } => {
                    result = MoveResult::Play {
                        slot: before.slot,
                        card,
                        scored: false,
                        gained: false,
                    };
                }
                PublicEvent::Discarded { card, .. } => {
                    result = MoveResult::Discard {
                        slot: before.slot.unwrap_or(0),
                        card,
                        gained: false,
                    };
                }
                PublicEvent::TokenGained { .. } => match &mut result {
                    MoveResult::Play { gained, .. } | MoveResult::Discard { gained, .. } => {
                        *gained = true;
                    }
                    MoveResult::Clue { .. } | MoveResult::Thrown { .. } | MoveResult::Answer => {}
                },
                PublicEvent::Thrown { .. } => {
                    result = MoveResult::Thrown { slot: before.slot };
                }
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
            result,
        }
    }
}
