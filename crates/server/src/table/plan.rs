//! Computes a table's timers and handles those that are due.

use kagiya_protocol::{ErrorCode, PersonId, Problem, Seat, TimeControl};
use kagiya_table::proposal::{self, Request};
use kagiya_table::{CLOCK_READ, Event, LogEntry, decide};

use super::deadlines::Due;
use super::unfollowed::Unfollowed;
use super::{TRY_AGAIN, TableTask, error};
use crate::store::StoreError;

impl TableTask {
    /// Handles a due timer.
    pub(super) async fn due(&mut self, due: Due) {
        match due {
            Due::Bot => self.ask_bot(),
            Due::Away => {
                self.away_seen = self.now();
                self.settle().await;
            }
            Due::Request(request) => {
                self.by_itself(proposal::unanswered(&self.model, request))
                    .await;
            }
            // The player may have acted at the last moment.
            Due::Time if self.is_out_of_time() => {
                if self.model.is_clock_stale(self.now()) {
                    self.by_itself(self.model.clock_read(self.now())).await;
                }
                if self.is_out_of_time() {
                    self.by_itself(self.model.time_out()).await;
                    self.settle().await;
                }
            }
            Due::Time => {}
            Due::Clock => self.by_itself(self.model.clock_read(self.now())).await,
            Due::Gone => {
                self.gone_seen = self.now();
                self.tell_may();
            }
            Due::Lines => self.drop_silent_lines(),
            Due::Abandoned => self.by_itself(decide::abandoned(&self.model)).await,
            // The table has subscribers, or a bot thinks.
            Due::Idle => self.stay(),
        }
    }

    fn is_out_of_time(&self) -> bool {
        self.time_due().is_some_and(|at| at <= self.now())
    }

    /// Applies what all connected players have agreed to, as absent players aren't counted.
    async fn settle(&mut self) {
        let circumstances = self.circumstances();
        let settled = proposal::settled(&self.model, &circumstances, None);
        self.by_itself(settled).await;
        self.tell_may();
    }

    /// Stores an event that no command caused.
    pub(super) async fn by_itself(&mut self, event: Option<impl Into<Event> + Send>) {
        let Some(event) = event else { return };
        if self.append(vec![LogEntry::unasked(event)]).await.is_err() {
            self.wait_until = self.now() + TRY_AGAIN;
            self.catch_up().await;
        }
    }

    /// Ends the game or closes the table for an administrator; returns whether it was open or running.
    ///
    /// # Errors
    /// [`Problem`] if it could not be stored.
    pub(super) async fn end(&mut self) -> Result<bool, Problem> {
        loop {
            let Some(event) = decide::ended_by_operator(&self.model) else {
                return Ok(false);
            };
            match self.append(vec![LogEntry::unasked(event)]).await {
                Ok(()) => return Ok(true),
                Err(StoreError::Conflict) => self.catch_up().await,
                Err(error) => {
                    self.catch_up().await;
                    return Err(self.context.services.not_stored(&error));
                }
            }
        }
    }

    /// Sends all subscribers that the table no longer exists.
    pub(super) fn say_it_is_gone(&self) {
        for subscriber in self.subscribers.values() {
            let problem =
                Problem::new(ErrorCode::NoTable, "an administrator has deleted the table");
            let message = error(None, Some(&self.id), problem);
            subscriber.outbox.say(&message);
        }
    }

    /// Keeps the table in memory for a while after a message.
    pub(super) fn stay(&mut self) {
        let mut idle =
            i64::try_from(self.context.services.config.idle.as_millis()).unwrap_or(i64::MAX);
        if self.subscribers.is_empty() {
            let all = &self.context.tables.unfollowed;
            let own = self
                .unfollowed
                .get_or_insert_with(|| Unfollowed::one_more(all));
            // Clients can have any number of tables loaded.
            if own.all() > self.context.services.config.quotas.unfollowed {
                idle = 0;
            }
        } else {
            self.unfollowed = None;
        }
        let until = self.now().saturating_add(idle.max(1));
        self.deadlines.set(Due::Idle, Some(until));
    }

    /// The milliseconds after which a disconnected player is away.
    pub(super) fn away_after(&self) -> i64 {
        i64::try_from(self.context.services.config.away.as_millis()).unwrap_or(i64::MAX)
    }

    /// Computes all timers. Called after every change.
    pub(super) fn plan(&mut self) {
        self.deadlines.set(Due::Bot, self.bot_due());
        let people: Vec<&PersonId> = self.model.people().map(|person| &person.id).collect();
        let absent = people.iter().filter(|person| !self.is_connected(person));
        let away = absent.map(|person| self.left_at(person).saturating_add(self.away_after()));
        self.deadlines
            .set(Due::Away, away.filter(|at| *at > self.away_seen).min());
        let there = people.iter().any(|person| self.is_connected(person));
        let abandoned = decide::abandoned(&self.model).filter(|_| !there);
        let abandoned = abandoned.map(|_| {
            let last = self.model.log.last().map_or(0, |logged| logged.at);
            let left = people.iter().filter_map(|person| self.left_at.get(person));
            let left = left.max();
            let since = left.map_or(last, |left| last.max(*left));
            let after = self.context.services.config.abandoned.as_millis();
            let after = i64::try_from(after).unwrap_or(i64::MAX);
            let after = after.max(self.model.left_alone().unwrap_or(0));
            since.saturating_add(after).max(self.wait_until)
        });
        self.deadlines.set(Due::Abandoned, abandoned);
        for request in [Request::TakeBack, Request::Pause] {
            let due = proposal::due(&self.model, request);
            let due = due.map(|at| at.max(self.wait_until));
            self.deadlines.set(Due::Request(request), due);
        }
        self.deadlines.set(Due::Time, self.time_due());
        let read = self.model.unread_since();
        let read = read.map(|at| (at + CLOCK_READ).max(self.wait_until));
        self.deadlines.set(Due::Clock, read);
        self.deadlines
            .set(Due::Gone, self.gone_at().filter(|at| *at > self.gone_seen));
        self.deadlines.set(Due::Lines, self.silent_lines_at());
    }

    /// When the time of the player on turn is over. A nudge needs subscribers, and doesn't count the time
    /// while the table was unloaded.
    fn time_due(&self) -> Option<i64> {
        let at = self.model.time_out_at()?;
        let at = match self.model.info.settings.time {
            TimeControl::Gentle { .. } if self.subscribers.is_empty() => return None,
            TimeControl::Gentle { nudge_seconds } => {
                at.max(self.loaded_at + i64::from(nudge_seconds) * 1000)
            }
            _ => at,
        };
        Some(at.max(self.wait_until))
    }

    /// When the others may let a bot play the turn of a disconnected player.
    pub(super) fn gone_at(&self) -> Option<i64> {
        self.model.grace()?;
        let (seat, since) = self.model.person_on_turn()?;
        let info = self.model.info.seats.get(seat.index())?;
        let person = info.person.as_ref()?;
        let gone = !self.is_connected(&person.id);
        gone.then(|| {
            let begun = self.left_at(&person.id).max(since);
            let left = self.model.grace_left(seat);
            let ends = self.model.grace_ends();
            ends.unwrap_or_else(|| begun.saturating_add(left))
        })
    }

    /// Stops the clock that was running when the table was last in memory.
    ///
    /// # Errors
    /// `server/busy` if that can't be stored.
    pub(super) async fn stop_clock(&mut self) -> Result<(), Problem> {
        let Some(event) = self.model.clock_then() else {
            return Ok(());
        };
        match self.append(vec![LogEntry::unasked(event)]).await {
            // The new owner does it.
            Ok(()) | Err(StoreError::Fenced) => Ok(()),
            Err(error) => Err(self.context.services.busy(&error)),
        }
    }

    /// Stops or starts the clock on turn, depending on the connection of its person.
    pub(super) async fn set_clock(&mut self) {
        if self.now() < self.wait_until || self.is_lost {
            return;
        }
        let is_here = |seat: Seat| {
            let info = self.model.info.seats.get(seat.index());
            let person = info.and_then(|info| info.person.as_ref());
            person.is_some_and(|person| self.is_connected(&person.id))
        };
        let event = self.model.clock_to_set(self.now(), is_here);
        self.by_itself(event).await;
    }

    /// When a disconnected person was last connected.
    pub(super) fn left_at(&self, person: &PersonId) -> i64 {
        *self.left_at.get(person).unwrap_or(&self.loaded_at)
    }
}
