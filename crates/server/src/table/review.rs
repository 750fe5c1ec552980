//! The review of a game that has ended: who looks at it together, who leads, what is shown, and at what people
//! point. Every state of it fits into one message, which all who follow the table are sent when something has
//! changed. It is stored nowhere: a table that leaves the memory forgets it.

use std::collections::{BTreeMap, VecDeque};

use kagiya_protocol::{
    Action, CardId, CommandId, ErrorCode, MAX_POINTED, Person, PersonId, Pointed, Problem, Review,
    ReviewDeed, ServerMessage, TableStatus,
};

use super::TableTask;
use super::commands::elsewhere;
use super::decide::refuse;
use super::keeping_out::KEPT_OUT;
use super::model::TableModel;
use super::subscribers::Told;
use crate::deals;
use crate::outbox::text;
use crate::variations;

/// The most people at a review before only those still find room who have played the game.
const PEOPLE: usize = 40;

/// The newest commands that are remembered, so that one that comes again has no second effect.
const REMEMBERED: usize = 1024;

/// How many of them may be one person's: nobody makes the table forget what others did.
const REMEMBERED_OF_ONE: usize = 32;

/// What a table knows of the review of its game.
#[derive(Default)]
pub(super) struct Reviewing {
    /// The review, as long as somebody is there.
    room: Option<Room>,
    /// The newest commands that had their effect.
    done: VecDeque<(PersonId, CommandId)>,
}

/// A review.
struct Room {
    /// The connections that have come, in the order of their numbers.
    connections: BTreeMap<u64, PersonId>,
    /// What everybody is told.
    review: Review,
    /// Who led last: who was only away for a moment leads again.
    led: Option<PersonId>,
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

impl Room {
    /// A review to which nobody has come yet; it shows the end of the game.
    fn new(steps: usize) -> Self {
        Self {
            connections: BTreeMap::new(),
            review: Review {
                here: Vec::new(),
                lead: None,
                step: u32::try_from(steps).unwrap_or(u32::MAX),
                actions: Vec::new(),
                pointed: Vec::new(),
            },
            led: None,
        }
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.review.here.iter().any(|it| it.id == *person)
    }

    fn join(
        &mut self,
        model: &TableModel,
        person: &Person,
        connection: u64,
    ) -> Result<(), Problem> {
        self.call(person);
        if !self.is_here(&person.id) {
            let full = self.review.here.len() >= PEOPLE;
            if full && model.seat_of(&person.id).is_none() {
                let message = format!("there is room for {PEOPLE} people, and for who has played");
                return refuse(ErrorCode::ReviewFull, message);
            }
            self.review.here.push(person.clone());
        }
        self.connections.insert(connection, person.id.clone());
        let is_first = self.led.is_none() && may_lead(model, &person.id);
        if self.review.lead.is_none() && (is_first || self.led.as_ref() == Some(&person.id)) {
            self.give(&person.id);
        }
        Ok(())
    }

    /// Calls a person as they are called now.
    fn call(&mut self, person: &Person) {
        let mut here = self.review.here.iter_mut();
        if let Some(it) = here.find(|it| it.id == person.id) {
            it.name.clone_from(&person.name);
        }
    }

    fn give(&mut self, to: &PersonId) {
        self.review.lead = Some(to.clone());
        self.led = Some(to.clone());
    }

    /// A connection has gone; says whether anybody is told.
    fn leave(&mut self, connection: u64) -> bool {
        let Some(person) = self.connections.remove(&connection) else {
            return false;
        };
        if self.connections.values().any(|it| *it == person) {
            return false;
        }
        let review = &mut self.review;
        review.here.retain(|it| it.id != person);
        review.pointed.retain(|it| it.by != person);
        if review.lead.as_ref() == Some(&person) {
            review.lead = None;
        }
        true
    }

    /// Whether a person leads.
    ///
    /// # Errors
    /// `review/not_leading`.
    fn leads(&self, person: &PersonId) -> Result<(), Problem> {
        if self.review.lead.as_ref() != Some(person) {
            return refuse(ErrorCode::ReviewNotLeading, self.who_leads());
        }
        Ok(())
    }

    fn who_leads(&self) -> String {
        let leader = |it: &&Person| self.review.lead.as_ref() == Some(&it.id);
        match self.review.here.iter().find(leader) {
            Some(leader) => format!("{} leads the review", leader.name),
            None => "nobody leads the review; take the lead first".to_owned(),
        }
    }

    fn lead(&mut self, model: &TableModel, person: &PersonId) -> Result<(), Problem> {
        if self.review.lead.is_some() {
            return self.leads(person);
        }
        if !may_lead(model, person) && self.led.as_ref() != Some(person) {
            return refuse(
                ErrorCode::ReviewPlayers,
                "only who has played the game takes the lead; ask them to give it to you",
            );
        }
        self.give(person);
        Ok(())
    }

    fn give_to(&mut self, person: &PersonId, to: &PersonId) -> Result<(), Problem> {
        self.leads(person)?;
        if !self.is_here(to) {
            return refuse(ErrorCode::NoPerson, "nobody with that id is at the review");
        }
        self.give(to);
        Ok(())
    }

    fn show(
        &mut self,
        model: &TableModel,
        person: &PersonId,
        step: u32,
        actions: &[Action],
    ) -> Result<(), Problem> {
        self.leads(person)?;
        variations::game(model, step, actions)?;
        let review = &mut self.review;
        if review.step != step || review.actions != actions {
            review.step = step;
            review.actions = actions.to_vec();
            review.pointed.clear();
        }
        Ok(())
    }

    fn point(
        &mut self,
        model: &TableModel,
        person: &PersonId,
        cards: &[CardId],
    ) -> Result<(), Problem> {
        let review = &mut self.review;
        let game = variations::game(model, review.step, &review.actions)?;
        let hands = model.rules.seats().map(|seat| game.table().hand(seat));
        let held: Vec<CardId> = hands.flatten().map(|id| CardId::from(*id)).collect();
        if cards.len() > MAX_POINTED || cards.iter().any(|card| !held.contains(card)) {
            let message = format!("one points at up to {MAX_POINTED} cards that lie in the hands");
            return refuse(ErrorCode::ReviewCards, message);
        }
        let mut once: Vec<CardId> = Vec::new();
        for card in cards {
            if !once.contains(card) {
                once.push(*card);
            }
        }
        let mut pointed = review.pointed.iter_mut();
        match pointed.find(|it| it.by == *person) {
            Some(own) => own.cards = once,
            None => review.pointed.push(Pointed {
                by: person.clone(),
                cards: once,
            }),
        }
        review.pointed.retain(|it| !it.cards.is_empty());
        Ok(())
    }
}

/// Whether a person may take the lead without being given it: who has played the game, or anybody where only bots
/// have.
fn may_lead(model: &TableModel, person: &PersonId) -> bool {
    model.seat_of(person).is_some() || model.people().next().is_none()
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
        let before = self.reviewing.room.as_ref().map(|it| it.review.clone());
        let done = self.done_in_review(person, connection, deed);
        self.reviewing
            .room
            .take_if(|room| room.connections.is_empty());
        done?;
        self.reviewing.remember(&person.id, id);
        if self.reviewing.room.as_ref().map(|it| &it.review) != before.as_ref() {
            self.tell_review();
        }
        Ok(())
    }

    fn done_in_review(
        &mut self,
        person: &Person,
        connection: u64,
        deed: &ReviewDeed,
    ) -> Result<(), Problem> {
        let model = &self.model;
        if matches!(deed, ReviewDeed::Join) {
            let steps = model.entries().count();
            let room = self.reviewing.room.get_or_insert_with(|| Room::new(steps));
            return room.join(model, person, connection);
        }
        let here = self.reviewing.room.as_mut();
        let Some(room) = here.filter(|room| room.connections.contains_key(&connection)) else {
            return match deed {
                ReviewDeed::Leave => Ok(()),
                _ => refuse(
                    ErrorCode::ReviewNotHere,
                    "only who has come to the review can do that; say `join` first",
                ),
            };
        };
        room.call(person);
        let me = &person.id;
        match deed {
            ReviewDeed::Join => Ok(()),
            ReviewDeed::Leave => {
                room.leave(connection);
                Ok(())
            }
            ReviewDeed::Lead => room.lead(model, me),
            ReviewDeed::Give { to } => room.give_to(me, to),
            ReviewDeed::Show { step, actions } => room.show(model, me, *step, actions),
            ReviewDeed::Point { cards } => room.point(model, me, cards),
        }
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
        let Some(room) = &mut self.reviewing.room else {
            return;
        };
        if room.leave(connection) {
            self.reviewing
                .room
                .take_if(|room| room.connections.is_empty());
            self.tell_review();
        }
    }

    fn review_message(&self) -> ServerMessage {
        ServerMessage::Review {
            table: self.id.clone(),
            review: self.reviewing.room.as_ref().map(|it| it.review.clone()),
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
