//! The tables in memory, and how new ones are opened.

use core::fmt;
use std::sync::Arc;

use kagiya_protocol::{CommandId, CreateTable, ErrorCode, Person, Problem, TableId};
use tokio::sync::{mpsc, oneshot};

use super::{House, lock};
use crate::border;
use crate::bus::{Moved, News};
use crate::limits::quota::{Counted, Place};
use crate::store::{Append, StoreError};
use crate::table::decide::Circumstances;
use crate::table::facts::{Entry, Fact};
use crate::table::model::TableModel;
use crate::table::opening;
use crate::table::{self, Mailbox, TableMessage};

impl House {
    /// Says something to a table, which is loaded if it is not in memory.
    pub(crate) async fn send(self: &Arc<Self>, id: &TableId, message: TableMessage) {
        let mut message = Box::new(message);
        loop {
            let mailbox = {
                let mut tables = lock(&self.tables);
                tables
                    .entry(id.clone())
                    .or_insert_with(|| table::spawn(self, id.clone()))
                    .clone()
            };
            match mailbox.send(message).await {
                Ok(()) => return,
                // The table has just left the memory.
                Err(mpsc::error::SendError(back)) => {
                    message = back;
                    let mut tables = lock(&self.tables);
                    if tables.get(id).is_some_and(|it| it.same_channel(&mailbox)) {
                        tables.remove(id);
                    }
                }
            }
            // While the runtime shuts down, a new task is gone before it has begun. So is this one, as
            // soon as it gives way.
            tokio::task::yield_now().await;
        }
    }

    /// The mailbox of a table, if it is in memory.
    pub(crate) fn mailbox(&self, id: &TableId) -> Option<Mailbox> {
        lock(&self.tables).get(id).cloned()
    }

    /// Tells a table, if it is in memory, that a connection wants to know no more.
    pub(crate) async fn unsubscribe(&self, id: &TableId, connection: u64) {
        self.send_if_in_memory(id, TableMessage::Unsubscribe { connection })
            .await;
    }

    /// Says something to a table if it is in memory.
    pub(crate) async fn send_if_in_memory(&self, id: &TableId, message: TableMessage) {
        if let Some(mailbox) = self.mailbox(id) {
            let _ = mailbox.send(Box::new(message)).await;
        }
    }

    /// Whether a table is in memory.
    pub(crate) fn has_in_memory(&self, id: &TableId) -> bool {
        lock(&self.tables).contains_key(id)
    }

    /// Tells a table, if it is in memory, that another process has moved it on. Does not wait: what
    /// is lost here, the table finds out when it next stores something.
    pub(super) fn nudge(&self, id: &TableId, seq: u32) {
        if let Some(mailbox) = lock(&self.tables).get(id) {
            let _ = mailbox.try_send(Box::new(TableMessage::Moved { seq }));
        }
    }

    /// Wakes a table that leaves the memory when something is due there.
    pub(crate) fn wake_at(&self, id: &TableId, at: i64) {
        // Without a listener the house is about to go.
        let _ = self.sleepers.send((id.clone(), at));
    }

    /// Takes a table out of the list of those in memory.
    pub(crate) fn forget(&self, id: &TableId) {
        lock(&self.tables).remove(id);
    }

    /// A table as it is now.
    ///
    /// # Errors
    /// `table/unknown` if there is none.
    pub(crate) async fn look(self: &Arc<Self>, id: &TableId) -> Result<Box<TableModel>, Problem> {
        let (answer, model) = oneshot::channel();
        self.send(id, TableMessage::Look { answer }).await;
        match model.await {
            Ok(Some(model)) => Ok(model),
            Ok(None) | Err(_) => Err(Problem::new(ErrorCode::NoTable, "there is no such table")),
        }
    }

    /// Opens a table for a person's command, or finds the one that it has opened before.
    ///
    /// # Errors
    /// [`Problem`] if the table can't be as it is wished.
    pub(crate) async fn create(
        self: &Arc<Self>,
        person: &Person,
        command: &CommandId,
        create: &CreateTable,
        place: Arc<Place>,
    ) -> Result<(TableId, u32), Problem> {
        let circumstances = Circumstances {
            away: Vec::new(),
            gone: false,
            seed: self.config.seed,
            no_seat: None,
            offered: None,
        };
        let given = match &create.deal {
            Some(wish) => Some(self.given(wish, &create.settings).await?),
            None => None,
        };
        let facts = opening::create(person, create, given, &circumstances)?;
        let fresh = opening::new_table_id(self.clock.now());
        let claimed = self
            .store
            .claim_command(&person.id, command.as_str(), &fresh, self.clock.now())
            .await
            .map_err(|error| self.not_stored(&error))?;
        let known = claimed != fresh
            && self
                .store
                .row(&claimed)
                .await
                .map_err(|error| self.busy(&error))?
                .is_some();
        if !known {
            if create.seat.is_some() || create.start {
                self.may_play(&claimed, &facts, person).await?;
            }
            self.check_tables(person, &claimed, place).await?;
        }
        // A command that was interrupted between its claim and its table goes on here.
        let opened = self.open(&claimed, person, Some(command), facts).await;
        if opened.is_err() {
            self.release(&claimed);
        }
        opened
    }

    /// Whether a person, and the address that they come from, may have one more table, which is then counted for
    /// them.
    ///
    /// # Errors
    /// `table/too_many`.
    pub(crate) async fn check_tables(
        &self,
        person: &Person,
        id: &TableId,
        place: Arc<Place>,
    ) -> Result<(), Problem> {
        let quotas = &self.config.quotas;
        let own = self.store.count_opened(&person.id).await;
        let own = own.map_err(|error| self.busy(&error))?;
        let refuse = |whose: &str, most: &dyn fmt::Display| {
            self.metrics.crowded.add(1);
            let message = format!("{whose} has opened {most} tables that go on; close or end one");
            Err(Problem::new(ErrorCode::TooManyTables, message))
        };
        if own >= quotas.tables_of_person {
            return refuse("one person", &own);
        }
        let bounds = (quotas.tables_of_address, usize::MAX);
        let all = Arc::clone(&self.crowd.all);
        match Counted::enter(place, all, |place| &place.tables, bounds) {
            Ok(counted) => {
                lock(&self.counted).insert(id.clone(), counted);
                Ok(())
            }
            Err(_) => refuse("one address", &quotas.tables_of_address),
        }
    }

    /// Counts a table no longer for the address from which it was opened.
    pub(crate) fn release(&self, id: &TableId) {
        lock(&self.counted).remove(id);
    }

    /// Whether a table is counted for the address from which it was opened.
    pub(super) fn counts(&self, id: &TableId) -> bool {
        lock(&self.counted).contains_key(id)
    }

    /// Counts no longer what has ended at other servers while nothing was heard of them.
    pub(super) async fn count_tables_again(&self) {
        let counted: Vec<TableId> = lock(&self.counted).keys().cloned().collect();
        for id in counted {
            if let Ok(Some(row)) = self.store.row(&id).await
                && !row.stage.is_current()
            {
                self.release(&id);
            }
        }
    }

    /// Stores the first events of a table, unless they have been stored by the same command.
    ///
    /// # Errors
    /// [`Problem`] if the store is out of reach.
    pub(crate) async fn open(
        self: &Arc<Self>,
        id: &TableId,
        person: &Person,
        command: Option<&CommandId>,
        facts: Vec<Fact>,
    ) -> Result<(TableId, u32), Problem> {
        let opening = self.opening(id, person, command, facts)?;
        match self.store.append(opening.append.clone()).await {
            Ok(()) => Ok((id.clone(), self.opened(&opening).await)),
            Err(StoreError::Conflict) => {
                let stored = self
                    .store
                    .read(id, 0)
                    .await
                    .map_err(|error| self.busy(&error))?;
                let stored = TableModel::load(id, &stored, self.config.keys.as_deref())
                    .map_err(|error| unfit(&error))?;
                let mut log = stored.log.iter();
                let last = log.rfind(|logged| logged.entry.cmd.as_ref() == command);
                Ok((id.clone(), last.map_or(1, |logged| logged.seq)))
            }
            Err(error) => Err(self.not_stored(&error)),
        }
    }

    /// What is to be stored so that a table is there.
    ///
    /// # Errors
    /// [`Problem`] if the facts make no table, which is an error of ours.
    pub(crate) fn opening(
        &self,
        id: &TableId,
        person: &Person,
        command: Option<&CommandId>,
        facts: Vec<Fact>,
    ) -> Result<Opening, Problem> {
        let now = self.clock.now();
        let mut events = Vec::with_capacity(facts.len());
        let mut model: Option<TableModel> = None;
        for fact in facts {
            let entry = Entry {
                who: Some(person.id.clone()),
                cmd: command.cloned(),
                fact,
            };
            events.push((now, self.write(&entry)));
            match &mut model {
                None => {
                    let created = TableModel::created(id, 1, now, entry);
                    model = Some(created.map_err(|error| unfit(&error))?);
                }
                Some(model) => {
                    model.apply(now, entry).map_err(|error| unfit(&error))?;
                }
            }
        }
        Ok(Opening {
            append: Append {
                table: id.clone(),
                expected: 0,
                events,
                row: model.as_ref().map(border::row),
            },
            bot: model.is_some_and(|model| model.bot_to_act().is_some()),
        })
    }

    /// Says that a new table has been stored; gives back the number of its last event.
    pub(crate) async fn opened(self: &Arc<Self>, opening: &Opening) -> u32 {
        let Append { table, events, .. } = &opening.append;
        self.metrics.events.add(events.len() as u64);
        let seq = u32::try_from(events.len()).unwrap_or(u32::MAX);
        self.bus.publish(News::Moved(Moved {
            table: table.clone(),
            seq,
            index: true,
            node: self.node,
        }));
        // Bots may have the first turn.
        if opening.bot {
            self.send(table, TableMessage::Moved { seq }).await;
        }
        seq
    }
}

/// A table that is to be opened.
#[derive(Debug)]
pub(crate) struct Opening {
    /// What is to be stored.
    pub append: Append,
    /// Whether a bot has the first turn.
    bot: bool,
}

fn unfit(error: &dyn fmt::Display) -> Problem {
    tracing::error!(%error, "a new table does not fit");
    Problem::new(ErrorCode::Internal, "the table could not be opened")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::runtime::Builder;

    use super::*;
    use crate::Config;
    use crate::bus::LocalBus;
    use crate::clock::Clock;
    use crate::store::Store;

    #[test]
    fn a_message_to_a_table_does_not_keep_a_runtime_from_its_end() {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let (begins, begun) = std::sync::mpsc::channel();
        runtime.spawn(async move {
            let store = Store::in_memory().await;
            let bus = Arc::new(LocalBus::default());
            let house = House::new(store, bus, Clock::System, Config::default());
            // This task keeps its thread; the other one sees the end come and takes no more tasks.
            let never = tokio::spawn(core::future::pending::<()>());
            begins.send(()).unwrap();
            while !never.is_finished() {
                std::thread::yield_now();
            }
            let (answer, _model) = oneshot::channel();
            let table = TableId("tableaaaaaaaaaaa".to_owned());
            house.send(&table, TableMessage::Look { answer }).await;
        });
        begun.recv().unwrap();
        let (ends, ended) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            drop(runtime);
            let _ = ends.send(());
        });
        let ended = ended.recv_timeout(Duration::from_mins(1));
        ended.expect("the runtime ends");
    }
}
