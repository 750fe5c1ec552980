//! The players' reactions to each other's actions. They are in memory only, and they are sent like events but
//! aren't numbered: neither the log nor its limits know them.

use kagiya_protocol::{CommandId, ErrorCode, Person, PersonId, Problem, Reaction, ServerMessage};
use kagiya_table::chat;
use kagiya_table::refusal::refuse;

use super::TableTask;
use super::commands::elsewhere;
use super::subscribers::Told;
use crate::outbox::text;

/// The reactions to one action: at most one of each person at the table.
#[derive(Default)]
pub(super) struct Reactions {
    /// The number of the action's event.
    seq: u32,
    by: Vec<(PersonId, CommandId)>,
}

impl Reactions {
    /// Whether a command of a person was a reaction to the last action that had one.
    pub(super) fn has(&self, person: &PersonId, id: &CommandId) -> bool {
        let mut by = self.by.iter();
        by.any(|(whose, which)| whose == person && which == id)
    }
}

impl TableTask {
    /// Sends a person's reaction to the action of event `seq` to everyone who sees the game.
    ///
    /// # Errors
    /// [`Problem`] if the person may not react to it, or has already reacted.
    pub(super) fn react(
        &mut self,
        person: &Person,
        id: &CommandId,
        seq: u32,
        reaction: Reaction,
    ) -> Result<(), Problem> {
        if self.reactions.has(&person.id, id) {
            return Ok(());
        }
        self.not_withdrawn(&person.id, id)?;
        let seat = chat::may_react(&self.model, &person.id, seq)?;
        if self.is_lost {
            return Err(elsewhere());
        }
        if self.reactions.seq != seq {
            self.reactions = Reactions {
                seq,
                by: Vec::new(),
            };
        }
        if self.reactions.by.iter().any(|(by, _)| *by == person.id) {
            return refuse(
                ErrorCode::NoReaction,
                "you have reacted to this action already",
            );
        }
        self.reactions.by.push((person.id.clone(), id.clone()));
        let message = text(&ServerMessage::Reaction {
            table: self.id.clone(),
            seq,
            seat,
            reaction,
        });
        for subscriber in self.subscribers.values() {
            if subscriber.told != Told::NotYet
                && chat::sees_reactions(&self.model, &subscriber.person.id)
            {
                subscriber.outbox.send(message.clone());
            }
        }
        Ok(())
    }
}
