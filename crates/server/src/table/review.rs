//! The review of a finished game: its participants, its leader, the position they look at, and what they
//! point at. The whole state fits into one message, which all subscribers of the table receive after a
//! change. It isn't stored, and ends when the table is unloaded.

use std::collections::VecDeque;

use kagiya_protocol::{
    CommandId, ErrorCode, Person, PersonId, Problem, ReviewAction, ServerMessage, TableStatus,
};
use kagiya_table::KEPT_OUT;
use kagiya_table::refusal::refuse;
use kagiya_table::review::ReviewSession;

use super::TableTask;
use super::commands::elsewhere;
use super::subscribers::Told;
use crate::deals;
use crate::outbox::text;

/// The number of remembered commands, so that a repeated one has no second effect.
const REMEMBERED: usize = 1024;

/// The most of them for one person, so that nobody can push out the commands of others.
const REMEMBERED_OF_ONE: usize = 32;

/// A table's state of the review.
#[derive(Default)]
pub(super) struct Reviewing {
    /// The review, while it has participants.
    room: Option<ReviewSession>,
    /// The newest commands that took effect.
    done: VecDeque<(PersonId, CommandId)>,
}

impl Reviewing {
    /// Whether a command of a person has taken effect here.
    pub(super) fn has(&self, person: &PersonId, id: &CommandId) -> bool {
        let mut done = self.done.iter();
        done.any(|(whose, which)| whose == person && which == id)
    }

    fn remember(&mut self, person: &PersonId, id: &CommandId) {
        let own = self.done.iter().filter(|(whose, _)| whose == person);
        if own.count() >= REMEMBERED_OF_ONE
            && let Some(oldest) = self.done.iter().position(|(whose, _)| whose == person)
        {
            self.done.remove(oldest);
        }
        if self.done.len() == REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back((person.clone(), id.clone()));
    }
}

impl TableTask {
    /// Applies a command to the review, unless it has taken effect already.
    ///
    /// # Errors
    /// [`Problem`] if the game is still running, the person may not see it, or may not do this.
    pub(super) async fn review(
        &mut self,
        person: &Person,
        connection: u64,
        id: &CommandId,
        action: &ReviewAction,
    ) -> Result<(), Problem> {
        if self.reviewing.has(&person.id, id) {
            return Ok(());
        }
        self.not_withdrawn(&person.id, id)?;
        if self.is_lost {
            return Err(elsewhere());
        }
        if self.model.info.status != TableStatus::Finished {
            return refuse(
                ErrorCode::NotFinished,
                "the game has not ended; it is reviewed after that",
            );
        }
        if matches!(action, ReviewAction::Join) {
            self.may_review(person, connection).await?;
        }
        let before = self.reviewing.room.as_ref().map(|it| it.review().clone());
        ReviewSession::apply(
            &mut self.reviewing.room,
            &self.model,
            person,
            connection,
            action,
        )?;
        self.reviewing.remember(&person.id, id);
        if self.reviewing.room.as_ref().map(ReviewSession::review) != before.as_ref() {
            self.tell_review();
        }
        Ok(())
    }

    /// Checks that a person may join the review.
    ///
    /// # Errors
    /// `review/not_here` for a connection that isn't subscribed to the table; `deal/unseen`;
    /// `table/kept_out`, with the same text for a person who is banned from this table or blocked by one of
    /// its people.
    async fn may_review(&mut self, person: &Person, connection: u64) -> Result<(), Problem> {
        let followed = self.subscribers.get(&connection);
        if followed.is_none_or(|it| it.person.id != person.id) {
            return refuse(
                ErrorCode::ReviewNotHere,
                "a connection that comes to the review follows the table; subscribe to it first",
            );
        }
        deals::look_into(&self.context.services, &self.model, Some(&person.id)).await?;
        if self.model.keeps_out(&person.id) {
            return refuse(ErrorCode::KeptOut, KEPT_OUT);
        }
        if self.model.seat_of(&person.id).is_some() {
            return Ok(());
        }
        for player in self.model.people() {
            let me = core::slice::from_ref(&person.id);
            let blocked = self.context.services.store.blocked_by(&player.id, me).await;
            if !blocked
                .map_err(|error| self.context.services.busy(&error))?
                .is_empty()
            {
                return refuse(ErrorCode::KeptOut, KEPT_OUT);
            }
        }
        Ok(())
    }

    /// A connection has unsubscribed from the table.
    pub(super) fn leave_review(&mut self, connection: u64) {
        if ReviewSession::disconnect(&mut self.reviewing.room, connection) {
            self.tell_review();
        }
    }

    fn review_message(&self) -> ServerMessage {
        ServerMessage::Review {
            table: self.id.clone(),
            review: self.reviewing.room.as_ref().map(|it| it.review().clone()),
        }
    }

    /// Sends the review to all subscribers of the table.
    fn tell_review(&self) {
        let message = text(&self.review_message());
        let there = self.subscribers.values();
        for subscriber in there.filter(|it| it.told != Told::NotYet) {
            subscriber.outbox.send(message.clone());
        }
    }

    /// Sends a current review to a connection that has just subscribed.
    pub(super) fn tell_review_to(&self, connection: u64) {
        let room = self.reviewing.room.as_ref();
        let newcomer = self.subscribers.get(&connection);
        if let Some(newcomer) = newcomer.filter(|_| room.is_some()) {
            newcomer.outbox.say(&self.review_message());
        }
    }
}
