//! What the players conclude from an event.

use arrayvec::ArrayVec;
use kagiya_rules::{CardId, MAX_HAND, PublicEvent};

use super::clue::{Heard, Told};
use crate::companion::belief::{Facts, Mind};

/// What an event came to.
pub(crate) struct Noticed {
    pub(crate) heard: Option<(Told, Heard)>,
    pub(crate) changed: bool,
}

impl Mind {
    /// Draws the conclusions from what has happened. `facts` are those from before it.
    pub(crate) fn watch(&mut self, event: &PublicEvent, facts: &Facts) -> Noticed {
        let mut heard = None;
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
                let told = Told {
                    giver,
                    to,
                    clue,
                    touched: ids,
                };
                let resolved = self.resolve_links(giver, None, facts);
                let settled = bluff.is_some_and(|bluff| self.settle(bluff, None, facts));
                if resolved || settled {
                    self.refresh(facts);
                }
                let how = self.hear(facts, &told);
                heard = Some((told, how));
            }
            PublicEvent::Played { seat, id, card, .. }
            | PublicEvent::Misplayed { seat, id, card, .. } => {
                let fits = matches!(event, PublicEvent::Played { .. });
                if let Some(focus) = last_focus {
                    self.learn_from_blind(seat, (id, card), focus, fits, facts);
                }
                self.learn_order(seat, id, facts);
                self.learn_save(id, card);
                self.judge(id, card);
                // A bluff first: who plays for one is asked for nothing behind that card.
                if let Some(bluff) = bluff {
                    let played = fits.then_some((id, card));
                    self.settle(bluff, played, facts);
                }
                self.resolve_links(seat, Some((id, card)), facts);
                self.learn_twins(seat, id, card);
                self.forget_asked(id);
            }
            PublicEvent::Discarded { seat, id, card } => {
                self.learn_chop(seat, id);
                self.warn(seat, id, facts);
                self.learn_save(id, card);
                self.resolve_links(seat, None, facts);
                if let Some(bluff) = bluff {
                    self.settle(bluff, None, facts);
                }
                self.forget_asked(id);
                self.learn_given_up(seat, id, card, facts);
                self.pass_up(seat, facts);
            }
            PublicEvent::JokerRevealed { .. }
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
                return Noticed {
                    heard,
                    changed: false,
                };
            }
        }
        Noticed {
            heard,
            changed: true,
        }
    }
}
