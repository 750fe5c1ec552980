//! The review of a game that has ended: who looks at it together, who leads, what is shown, and at what people
//! point. Every state of it fits into one message, which all who follow the table are sent when something has
//! changed. It is stored nowhere: a table that leaves the memory forgets it.

use std::collections::VecDeque;

use kagiya_protocol::{
    CommandId, ErrorCode, Person, PersonId, Problem, ReviewDeed, ServerMessage, TableStatus,
};
use kagiya_table::KEPT_OUT;
use kagiya_table::refusal::refuse;
use kagiya_table::review::ReviewSession;

use super::TableTask;
use super::commands::elsewhere;
use super::subscribers::Told;
use crate::deals;
use crate::outbox::text;

/// The newest commands that are remembered, so that one that comes again has no second effect.
const REMEMBERED: usize = 1024;

/// How many of them may be one person's: nobody makes the table forget what others did.
const REMEMBERED_OF_ONE: usize = 32;

/// What a table knows of the review of its game.
#[derive(Default)]
pub(super) struct Reviewing {
    /// The review, as long as somebody is there.
    room: Option<ReviewSession>,
    /// The newest commands that had their effect.
    done: VecDeque<(PersonId, CommandId)>,
}

impl Reviewing {
    /// Whether a command of a person has done something here.
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
    /// Does something in the review, unless this command has done it already.
    ///
    /// # Errors
    /// [`Problem`] if the game goes on, the person may not see it, or may not do this.
    pub(super) async fn review(
        &mut self,
        person: &Person,
        connection: u64,
        id: &CommandId,
        deed: &ReviewDeed,
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
        if matches!(deed, ReviewDeed::Join) {
            self.may_review(person, connection).await?;
        }
        let before = self.reviewing.room.as_ref().map(|it| it.review().clone());
        ReviewSession::apply(
            &mut self.reviewing.room,
            &self.model,
            person,
            connection,
            deed,
        )?;
        self.reviewing.remember(&person.id, id);
        if self.reviewing.room.as_ref().map(ReviewSession::review) != before.as_ref() {
            self.tell_review();
        }
        Ok(())
    }

    /// Whether a person may come to the review.
    ///
    /// # Errors
    /// `review/not_here` for a connection that does not follow the table; `deal/unseen`; `table/kept_out`, in the same
    /// words for who is kept out of this table and for who is blocked by one of its people.
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

    /// A connection follows the table no more.
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

    /// Tells everybody who follows the table how the review stands.
    fn tell_review(&self) {
        let message = text(&self.review_message());
        let there = self.subscribers.values();
        for subscriber in there.filter(|it| it.told != Told::NotYet) {
            subscriber.outbox.send(message.clone());
        }
    }

    /// Tells a connection that has just been told of the table of a review that goes on.
    pub(super) fn tell_review_to(&self, connection: u64) {
        let room = self.reviewing.room.as_ref();
        let newcomer = self.subscribers.get(&connection);
        if let Some(newcomer) = newcomer.filter(|_| room.is_some()) {
            newcomer.outbox.say(&self.review_message());
        }
    }
}
