//! Commands. Each takes effect at most once.

use std::collections::VecDeque;
use std::time::Instant;

use kagiya_protocol::{
    Command, CommandId, ErrorCode, Person, PersonId, Problem, PublicEvent, ServerMessage, TableId,
    TableStatus,
};
use kagiya_table::{Event, LogEntry, decide, log_limits, opening};

use super::registry::Opening;
use super::{TableTask, error};
use crate::deals;
use crate::limits::network::ClientNetwork;
use crate::names::look;
use crate::random_ids;
use crate::social;
use crate::store::StoreError;

/// How long a command's id is known, in milliseconds. A client repeats a command within this time.
pub(crate) const COMMAND_LIFE: i64 = 24 * 60 * 60 * 1000;

/// The number of remembered withdrawn commands. Each matters only while a connection may still deliver the
/// command.
const WITHDRAWN: usize = 1024;

/// The most of them for one person, so that nobody can push out the withdrawals of others.
const WITHDRAWN_BY_ONE: usize = 32;

/// The sender of a command.
#[derive(Clone, Copy)]
pub(super) struct By<'a> {
    pub(super) person: &'a Person,
    pub(super) connection: u64,
    /// The sender's network.
    pub(super) origin: ClientNetwork,
}

/// Commands that were withdrawn before they arrived.
#[derive(Default)]
pub(super) struct Withdrawn(VecDeque<(PersonId, CommandId)>);

impl Withdrawn {
    fn add(&mut self, person: &PersonId, id: &CommandId) {
        let own = self.0.iter().filter(|(whose, _)| whose == person).count();
        if own >= WITHDRAWN_BY_ONE
            && let Some(oldest) = self.0.iter().position(|(whose, _)| whose == person)
        {
            self.0.remove(oldest);
        }
        if self.0.len() == WITHDRAWN {
            self.0.pop_front();
        }
        self.0.push_back((person.clone(), id.clone()));
    }

    fn has(&self, person: &PersonId, id: &CommandId) -> bool {
        let mut all = self.0.iter();
        all.any(|(whose, which)| whose == person && which == id)
    }
}

impl TableTask {
    /// Withdraws a command. Answers with its result if it took effect, or ensures that it never will. `None`
    /// if another server has to answer.
    pub(super) async fn withdraw(
        &mut self,
        person: &Person,
        id: CommandId,
    ) -> Option<ServerMessage> {
        // Another process may have executed it.
        let news = self
            .context
            .services
            .store
            .read(&self.id, self.model.seq())
            .await;
        if news.is_ok_and(|news| !news.is_empty()) {
            self.catch_up().await;
        }
        // While the lease holds, no other server can execute it.
        match self.still_holds().await {
            Ok(true) => {}
            Ok(false) => return None,
            Err(store) => {
                let problem = self.context.services.busy(&store);
                return Some(error(Some(&id), Some(&self.id), problem));
            }
        }
        if let Some((table, seq)) = self.answered(&person.id, &id) {
            return Some(ServerMessage::Done {
                id,
                table: Some(table),
                seq: Some(seq),
            });
        }
        if self.watchers_talk.has(&person.id, &id)
            || self.reviewing.has(&person.id, &id)
            || self.reactions.has(&person.id, &id)
        {
            let table = Some(self.id.clone());
            return Some(ServerMessage::Done {
                id,
                table,
                seq: None,
            });
        }
        self.withdrawn.add(&person.id, &id);
        Some(ServerMessage::Withdrawn {
            id,
            table: self.id.clone(),
        })
    }

    /// Whether this server still owns the table.
    async fn still_holds(&mut self) -> Result<bool, StoreError> {
        let (Some(lease), Some(node)) = (&self.lease, &self.context.cluster.node) else {
            return Ok(true);
        };
        let until = self.now().saturating_add(node.lease);
        let holds = self.context.services.store.holds(lease, until).await?;
        self.is_lost |= !holds;
        Ok(!self.is_lost)
    }

    /// The stored answer of a command that was executed before.
    fn answered(&self, person: &PersonId, id: &CommandId) -> Option<(TableId, u32)> {
        let since = self.now() - COMMAND_LIFE;
        let log = self.model.log.iter().rev();
        let mut known = log.take_while(|logged| logged.at >= since);
        let logged = known.find(|logged| {
            logged.entry.cmd.as_ref() == Some(id) && logged.entry.who.as_ref() == Some(person)
        })?;
        let table = match &logged.entry.event {
            Event::Public(PublicEvent::Rematch { table }) => table.clone(),
            _ => self.id.clone(),
        };
        Some((table, logged.seq))
    }

    /// Executes a command and returns the answer. `None` if another server has to execute it.
    pub(super) async fn command(
        &mut self,
        by: By<'_>,
        id: CommandId,
        expect: Option<u32>,
        command: &Command,
    ) -> Option<ServerMessage> {
        let since = Instant::now();
        let By {
            person, connection, ..
        } = by;
        let done = match command {
            // This adds no event, so there is no number.
            Command::Say { saying } if self.model.seat_of(&person.id).is_none() => {
                let said = Box::pin(self.say_among_watchers(person, &id, saying)).await;
                said.map(|()| (self.id.clone(), None))
            }
            Command::React { seq, reaction } => {
                let reacted = self.react(person, &id, *seq, *reaction);
                reacted.map(|()| (self.id.clone(), None))
            }
            Command::Report { place, line } => {
                let reported = self.report(person, *place, *line);
                reported.map(|()| (self.id.clone(), None))
            }
            Command::Review { action } => {
                let reviewed = Box::pin(self.review(person, connection, &id, action)).await;
                reviewed.map(|()| (self.id.clone(), None))
            }
            _ => {
                let done = self.done(by, &id, expect, command).await;
                done.map(|(table, seq)| (table, Some(seq)))
            }
        };
        let metrics = &self.context.services.metrics;
        match done {
            Ok((table, seq)) => {
                metrics.commands.add(1);
                metrics.command_time.record(since.elapsed());
                let table = Some(table);
                Some(ServerMessage::Done { id, table, seq })
            }
            Err(_) if self.is_lost => None,
            Err(problem) => {
                metrics.refused.add(1);
                Some(error(Some(&id), Some(&self.id), problem))
            }
        }
    }

    /// Checks that a command may still take effect.
    ///
    /// # Errors
    /// `command/withdrawn` if it may not.
    pub(super) fn not_withdrawn(&self, person: &PersonId, id: &CommandId) -> Result<(), Problem> {
        if self.withdrawn.has(person, id) {
            return Err(Problem::new(
                ErrorCode::Withdrawn,
                "this command has been withdrawn; a new one needs a new id",
            ));
        }
        Ok(())
    }

    /// Executes a command, or finds its stored result.
    async fn done(
        &mut self,
        By { person, origin, .. }: By<'_>,
        id: &CommandId,
        expect: Option<u32>,
        command: &Command,
    ) -> Result<(TableId, u32), Problem> {
        loop {
            if let Some(answer) = self.answered(&person.id, id) {
                return Ok(answer);
            }
            self.not_withdrawn(&person.id, id)?;
            let (seq, moves) = (self.model.seq(), self.model.moves);
            if expect.is_some_and(|expect| expect != moves) {
                return Err(Problem::new(
                    ErrorCode::Stale,
                    format!("the game is at move {moves} now"),
                ));
            }
            let mut circumstances = self.circumstances();
            if matches!(command, Command::Sit { .. }) {
                circumstances.no_seat =
                    deals::no_seat(&self.context.services, &self.model, person).await?;
            }
            if let Command::OfferSeat { person: other, .. } = command {
                // Looking up the person is expensive, so players who may not offer the seat are refused
                // first.
                let whatever = decide::decide(&self.model, person, command, &circumstances);
                if let Err(problem) = whatever
                    && problem.code != ErrorCode::UnknownPerson
                {
                    return Err(problem);
                }
                let offered =
                    social::may_be_offered(&self.context.services, &person.id, other).await?;
                circumstances.offered = Some(offered);
            }
            let mut events = decide::decide(&self.model, person, command, &circumstances)?;
            let sits = events
                .iter()
                .any(|event| matches!(event, Event::Public(PublicEvent::Sat { .. })));
            if sits && !self.arrivals.has_room(origin) && !self.is_expected(&person.id) {
                return log_limits::too_often();
            }
            if events
                .iter()
                .any(|event| matches!(event, Event::Started { .. }))
            {
                deals::claim_fixed(&self.context.services, &self.model).await?;
            }
            self.before_handing(person, &events).await?;
            let mut next = None;
            if matches!(command, Command::Rematch) {
                if let Some(table) = &self.model.info.rematch {
                    return Ok((table.clone(), seq));
                }
                let opening = self.rematch(person)?;
                let table = opening.append.table.clone();
                self.context
                    .tables
                    .check_quota(person, &table, origin)
                    .await?;
                events = vec![PublicEvent::Rematch { table }.into()];
                next = Some(opening);
            }
            if events.is_empty() {
                return Ok((self.id.clone(), seq));
            }
            let entries = events
                .into_iter()
                .map(|event| LogEntry {
                    who: Some(person.id.clone()),
                    cmd: Some(id.clone()),
                    event,
                })
                .collect();
            // A rematch's table and the event about it are stored together.
            let other = next.as_ref().map(|next| next.append.clone());
            let stored = self.append_with(entries, other).await;
            if let (Some(next), Err(_)) = (&next, &stored) {
                self.context.tables.uncount(&next.append.table);
            }
            match stored {
                Ok(()) => {
                    if sits {
                        self.arrivals.count(origin);
                    }
                    if let Some(next) = &next {
                        self.context.tables.opened(next).await;
                        self.push_rematch(person, &next.append.table);
                    }
                }
                // Another process stored first, so the decision is made again.
                Err(StoreError::Conflict) => self.catch_up().await,
                Err(StoreError::Fenced) => return Err(elsewhere()),
                Err(StoreError::Unavailable(_)) => {
                    self.catch_up().await;
                    return self.answered(&person.id, id).ok_or_else(|| {
                        Problem::new(
                            ErrorCode::NotStored,
                            "it could not be stored and has had no effect; try again",
                        )
                    });
                }
            }
        }
    }

    /// Stores what must precede the offer or the transfer of a seat.
    async fn before_handing(&mut self, by: &Person, events: &[Event]) -> Result<(), Problem> {
        for event in events {
            match event {
                Event::Public(PublicEvent::SeatOffered { person, .. }) => {
                    let services = &self.context.services;
                    if social::invite_to_seat(services, by, &self.id, &person.id).await? {
                        self.push_invitation(&person.id, by);
                    }
                }
                Event::Public(PublicEvent::SeatTaken { person, .. }) => {
                    deals::claim_running(&self.context.services, &self.model, person).await?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn rematch(&self, person: &Person) -> Result<Opening, Problem> {
        let events = opening::rematch(&self.model, person, &self.circumstances())?;
        let table = random_ids::new_table_id(self.now());
        self.context.tables.opening(&table, person, None, events)
    }

    pub(super) async fn rename(&mut self, person: &Person) {
        let over = matches!(
            self.model.info.status,
            TableStatus::Finished | TableStatus::Closed
        );
        let Some(seat) = self.model.seat_of(&person.id).filter(|_| !over) else {
            return;
        };
        let named = &self.model.info.seats[seat.index()].person;
        if named.as_ref() == Some(person) {
            return;
        }
        // A new name must not belong to another person at this table.
        let mine = look(&person.name);
        let is_other = |it: &&Person| it.id != person.id;
        if self
            .model
            .people()
            .filter(is_other)
            .any(|it| look(&it.name) == mine)
        {
            return;
        }
        // A person without room in the log keeps their present name here.
        if !log_limits::may_rename(&self.model, &person.id) {
            return;
        }
        let entry = LogEntry {
            who: Some(person.id.clone()),
            cmd: None,
            event: PublicEvent::Renamed {
                seat,
                name: person.name.clone(),
            }
            .into(),
        };
        if self.append(vec![entry]).await.is_err() {
            self.catch_up().await;
        }
    }
}

/// The internal reason why a command isn't executed here. Clients don't get it, since the owner executes the
/// command.
pub(super) fn elsewhere() -> Problem {
    Problem::new(
        ErrorCode::Busy,
        "another server owns this table now; try again in a moment",
    )
}
