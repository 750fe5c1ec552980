//! The review of a finished game: its participants, its leader, the position they look at, and what they
//! point at. It isn't in the log, and ends when the table is removed from memory.

use std::collections::BTreeMap;

use kagiya_protocol::{
    Action, CardId, ErrorCode, MAX_POINTED, Person, PersonId, PointedCards, Problem, Review,
    ReviewAction,
};

use crate::model::TableModel;
use crate::refusal::refuse;
use crate::variation;

/// The most people in a review. Players of the game can join beyond that.
const PEOPLE: usize = 40;

/// A review.
#[derive(Debug)]
pub struct ReviewSession {
    /// The connections that have joined, in the order of their numbers.
    connections: BTreeMap<u64, PersonId>,
    /// The state that the participants receive.
    review: Review,
    /// The last leader, who leads again after a short absence.
    led: Option<PersonId>,
}

impl ReviewSession {
    /// The state that all followers of the table receive.
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// Applies a person's request to the review of a finished game. The first person who joins opens the
    /// session; it ends with the last connection.
    ///
    /// # Errors
    /// [`Problem`] if the person has not joined, or may not do this; nothing has changed then.
    pub fn apply(
        session: &mut Option<Self>,
        model: &TableModel,
        person: &Person,
        connection: u64,
        action: &ReviewAction,
    ) -> Result<(), Problem> {
        let done = Self::dispatch(session, model, person, connection, action);
        session.take_if(|it| it.connections.is_empty());
        done
    }

    /// Removes a closed connection from the review; returns whether it changed for the others.
    pub fn disconnect(session: &mut Option<Self>, connection: u64) -> bool {
        let changed = session.as_mut().is_some_and(|it| it.leave(connection));
        session.take_if(|it| it.connections.is_empty());
        changed
    }

    fn dispatch(
        session: &mut Option<Self>,
        model: &TableModel,
        person: &Person,
        connection: u64,
        action: &ReviewAction,
    ) -> Result<(), Problem> {
        if matches!(action, ReviewAction::Join) {
            let steps = model.entries().count();
            let room = session.get_or_insert_with(|| Self::new(steps));
            return room.join(model, person, connection);
        }
        let here = session.as_mut();
        let Some(room) = here.filter(|room| room.connections.contains_key(&connection)) else {
            return match action {
                ReviewAction::Leave => Ok(()),
                _ => refuse(
                    ErrorCode::ReviewNotHere,
                    "only participants of the review can do that; send `join` first",
                ),
            };
        };
        room.call(person);
        let me = &person.id;
        match action {
            ReviewAction::Join => Ok(()),
            ReviewAction::Leave => {
                room.leave(connection);
                Ok(())
            }
            ReviewAction::Lead => room.lead(model, me),
            ReviewAction::Give { to } => room.give_to(me, to),
            ReviewAction::Show { step, actions } => room.show(model, me, *step, actions),
            ReviewAction::Point { cards } => room.point(model, me, cards),
        }
    }

    /// A review without participants; it shows the end of the game.
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
                let message =
                    format!("{PEOPLE} people are here already; only players can still join");
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

    /// Updates a person's name.
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

    /// Removes a connection; returns whether the review changed for the others.
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

    /// Checks that a person leads.
    ///
    /// # Errors
    /// `review/not_leading` if not.
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
                "only players of the game can take the lead; ask them to give it to you",
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
        variation::game(model, step, actions)?;
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
        let game = variation::game(model, review.step, &review.actions)?;
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
            None => review.pointed.push(PointedCards {
                by: person.clone(),
                cards: once,
            }),
        }
        review.pointed.retain(|it| !it.cards.is_empty());
        Ok(())
    }
}

/// Whether a person may take the lead: the players of the game, or anyone if only bots played.
fn may_lead(model: &TableModel, person: &PersonId) -> bool {
    model.seat_of(person).is_some() || model.people().next().is_none()
}
