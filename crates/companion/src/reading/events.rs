//! Conclusions from events.

use arrayvec::ArrayVec;
use kagiya_rules::{CardId, MAX_HAND, PublicEvent, Seat};

use super::clue::{ClueAction, Interpretation};
use crate::belief::{BeliefState, PositionFacts};

/// The conclusions from an event: the interpretation, if it was a clue, and whether beliefs
/// changed.
pub(crate) struct Conclusions {
    pub(crate) interpretation: Option<(ClueAction, Interpretation)>,
    pub(crate) changed: bool,
}

impl BeliefState {
    /// Whether a clue with these cards touches what the next player would discard.
    pub(crate) fn is_on_next_chop(&self, giver: Seat, to: Seat, touched: &[CardId]) -> bool {
        let chop = self.chop(to);
        to == giver.next(self.players) && chop.is_some_and(|chop| touched.contains(&chop))
    }

    /// Draws the conclusions from an event. `facts` are those before it.
    pub(crate) fn process_event(
        &mut self,
        event: &PublicEvent,
        facts: &PositionFacts,
    ) -> Conclusions {
        let mut interpretation = None;
        let mut last_focus = None;
        let bluff = match event {
            PublicEvent::Clued { .. }
            | PublicEvent::Played { .. }
            | PublicEvent::Misplayed { .. }
            | PublicEvent::Discarded { .. } => {
                self.warned = None;
                last_focus = self.last_focus.take();
                self.bluff.take()
            }
            _ => None,
        };
        match *event {
            PublicEvent::Clued {
                giver,
                to,
                clue,
                ref touched,
                free: _,
            } => {
                let mut ids: ArrayVec<CardId, MAX_HAND> = touched.iter().copied().collect();
                ids.sort_unstable();
                let clue_action = ClueAction {
                    giver,
                    to,
                    clue,
                    touched: ids,
                };
                // What was asked of the giver can wait for a clue on the next player's chop.
                let can_wait = self.is_on_next_chop(giver, to, &clue_action.touched);
                let resolved = !can_wait && self.resolve_connections(giver, None, facts);
                let settled = bluff.is_some_and(|bluff| self.resolve_bluff(bluff, None, facts));
                if resolved || settled {
                    self.refresh_beliefs(facts);
                }
                let how = self.interpret(facts, &clue_action);
                interpretation = Some((clue_action, how));
            }
            PublicEvent::Played { seat, id, card, .. }
            | PublicEvent::Misplayed { seat, id, card, .. } => {
                let fits = matches!(event, PublicEvent::Played { .. });
                if let Some(focus) = last_focus {
                    self.learn_from_blind(seat, (id, card), focus, fits, facts);
                }
                self.learn_order(seat, id, facts);
                self.learn_save(id, card);
                self.check_against_clue(id, card);
                // A bluff comes first: after a bluff, no card behind the played one is called.
                if let Some(bluff) = bluff {
                    let played = fits.then_some((id, card));
                    self.resolve_bluff(bluff, played, facts);
                }
                self.resolve_connections(seat, Some((id, card)), facts);
                self.learn_twins(seat, id, card);
                self.cancel_calls_for(id);
            }
            PublicEvent::Discarded { seat, id, card } => {
                self.learn_chop(seat, id);
                self.warn(seat, id, facts);
                self.learn_save(id, card);
                self.resolve_connections(seat, None, facts);
                if let Some(bluff) = bluff {
                    self.resolve_bluff(bluff, None, facts);
                }
                self.cancel_calls_for(id);
                self.learn_discarded_copy(seat, id, card, facts);
                self.note_passed_up(seat, facts);
            }
            PublicEvent::JokerRevealed { .. }
            | PublicEvent::Thrown { .. }
            | PublicEvent::TokenGained { .. }
            | PublicEvent::Completed(_)
            | PublicEvent::TileRevealed(_)
            | PublicEvent::TileLost(_)
            | PublicEvent::StrikeBack { .. }
            | PublicEvent::ShuffledBack { .. }
            | PublicEvent::Declined(_)
            | PublicEvent::FinalRound { .. }
            | PublicEvent::Turn(_)
            | PublicEvent::Over(_)
            | PublicEvent::Reordered { .. } => {
                return Conclusions {
                    interpretation,
                    changed: false,
                };
            }
        }
        Conclusions {
            interpretation,
            changed: true,
        }
    }
}
