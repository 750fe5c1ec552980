//! Take-backs: the last action of a player, and all actions since.
//!
//! The take-back is visible to everyone, and the log keeps the actions and the take-back. The game, its
//! record and the bots' input no longer have the actions.

use kagiya_protocol::Seat;

use crate::event::Event;
use crate::model::TableModel;

/// The take-back that a player may ask for.
pub(crate) struct TakeBack {
    /// The number of actions: the player's last one and all since.
    actions: u32,
    /// Whether the actions revealed or drew a card, or moved one elsewhere.
    pub(crate) card_seen: bool,
    /// Whether the player has already taken back something on this turn.
    again: bool,
}

impl TakeBack {
    /// The last action of the player at `seat` and all since; `None` if the player has no valid action.
    pub(crate) fn of(model: &TableModel, seat: Seat) -> Option<Self> {
        let mine = |event: &Event| match event {
            Event::Acted {
                seat: by,
                bot: false,
                ..
            } => *by == seat,
            _ => false,
        };
        let mut actions = 0;
        let mut card_seen = false;
        let mut standing = model.standing().rev();
        loop {
            let logged = standing.next()?;
            actions += 1;
            card_seen |= !logged
                .happened
                .iter()
                .all(kagiya_rules::Event::shows_no_card);
            if mine(&logged.entry.event) {
                break;
            }
        }
        let before = standing.next().map_or(0, |logged| logged.seq);
        let mut since = model.log.iter().rev().take_while(|it| it.seq > before);
        let again = since.any(|logged| match &logged.entry.event {
            Event::TakenBack { seat: by, .. } => *by == seat,
            _ => false,
        });
        Some(Self {
            actions,
            card_seen,
            again,
        })
    }

    pub(crate) const fn event(&self, seat: Seat) -> Event {
        Event::TakenBack {
            seat,
            actions: self.actions,
        }
    }

    /// Whether it corrects a slip that has shown nothing new, so that nobody has to agree.
    pub(crate) const fn is_free(&self) -> bool {
        self.actions == 1 && !self.card_seen && !self.again
    }
}
