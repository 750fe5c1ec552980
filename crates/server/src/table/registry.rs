//! The tables in memory, and the storage of new ones.

use core::fmt;
use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{CommandId, ErrorCode, Person, Problem, TableId};
use kagiya_rules::Seat;
use kagiya_table::{Event, LogEntry, TableModel};
use tokio::sync::{mpsc, oneshot};

use super::{Mailbox, TableMessage};
use crate::bots::past_games::{self, PastGame};
use crate::bus::{BusEvent, TableAdvanced};
use crate::cluster::Cluster;
use crate::event_codec;
use crate::limits::Limits;
use crate::limits::network::ClientNetwork;
use crate::limits::quota::QuotaGuard;
use crate::presence::Presence;
use crate::push::Push;
use crate::services::Services;
use crate::store::{Append, EncodedEvent, StoreError};
use crate::table_rows;

/// The parts of the server that a table's task uses.
#[derive(Clone, Debug)]
pub(crate) struct TableContext {
    pub(crate) services: Arc<Services>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) push: Arc<Push>,
    pub(crate) tables: Arc<Tables>,
}

/// The mailboxes of the tables in memory. A message to another table loads it.
pub(crate) struct Tables {
    pub(super) services: Arc<Services>,
    limits: Arc<Limits>,
    presence: Arc<Presence>,
    pub(super) cluster: Arc<Cluster>,
    push: Arc<Push>,
    mailboxes: Mutex<HashMap<TableId, Mailbox>>,
    /// The current tables of which it is known from which network they were opened.
    opened: Mutex<HashMap<TableId, Opened>>,
    /// Receives the next deadline of each unloaded table.
    sleepers: mpsc::UnboundedSender<(TableId, i64)>,
    /// The number of tables in memory without subscribers.
    pub(super) unfollowed: Arc<AtomicUsize>,
}

/// The most tables of other servers of which it is known from which network they were opened.
const MOST_OPENED: usize = 20_000;

/// From which network a table was opened.
struct Opened {
    network: ClientNetwork,
    /// Counts the table for the network, on the server where it was opened.
    #[expect(dead_code, reason = "it counts until it is dropped")]
    counted: Option<QuotaGuard>,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tables {
    /// An empty registry, and the receiver of the deadlines of unloaded tables.
    pub(crate) fn new(
        services: &Arc<Services>,
        limits: &Arc<Limits>,
        presence: &Arc<Presence>,
        cluster: &Arc<Cluster>,
        push: &Arc<Push>,
    ) -> (Arc<Self>, mpsc::UnboundedReceiver<(TableId, i64)>) {
        let (sleepers, deadlines) = mpsc::unbounded_channel();
        let tables = Arc::new(Self {
            services: Arc::clone(services),
            limits: Arc::clone(limits),
            presence: Arc::clone(presence),
            cluster: Arc::clone(cluster),
            push: Arc::clone(push),
            mailboxes: Mutex::default(),
            opened: Mutex::default(),
            sleepers,
            unfollowed: Arc::default(),
        });
        (tables, deadlines)
    }

    fn context(self: &Arc<Self>) -> TableContext {
        TableContext {
            services: Arc::clone(&self.services),
            limits: Arc::clone(&self.limits),
            presence: Arc::clone(&self.presence),
            cluster: Arc::clone(&self.cluster),
            push: Arc::clone(&self.push),
            tables: Arc::clone(self),
        }
    }

    /// Sends a message to a table, which is loaded if it is not in memory.
    pub(crate) async fn send(self: &Arc<Self>, id: &TableId, message: TableMessage) {
        let mut message = Box::new(message);
        loop {
            let mailbox = {
                let mut mailboxes = lock(&self.mailboxes);
                mailboxes
                    .entry(id.clone())
                    .or_insert_with(|| super::spawn(self.context(), id.clone()))
                    .clone()
            };
            match mailbox.send(message).await {
                Ok(()) => return,
                // The table has just been unloaded.
                Err(mpsc::error::SendError(back)) => {
                    message = back;
                    let mut mailboxes = lock(&self.mailboxes);
                    if mailboxes
                        .get(id)
                        .is_some_and(|it| it.same_channel(&mailbox))
                    {
                        mailboxes.remove(id);
                    }
                }
            }
            // While the runtime shuts down, a new task is dropped before it starts. So is this one, as soon
            // as it yields.
            tokio::task::yield_now().await;
        }
    }

    /// The mailbox of a table, if it is in memory.
    pub(crate) fn mailbox(&self, id: &TableId) -> Option<Mailbox> {
        lock(&self.mailboxes).get(id).cloned()
    }

    /// Sends a message to a table if it is in memory.
    pub(crate) async fn send_if_in_memory(&self, id: &TableId, message: TableMessage) {
        if let Some(mailbox) = self.mailbox(id) {
            let _ = mailbox.send(Box::new(message)).await;
        }
    }

    /// Ends the subscription of a connection to a table.
    pub(crate) async fn unsubscribe(&self, id: &TableId, connection: u64) {
        self.send_if_in_memory(id, TableMessage::Unsubscribe { connection })
            .await;
    }

    pub(crate) fn is_in_memory(&self, id: &TableId) -> bool {
        lock(&self.mailboxes).contains_key(id)
    }

    /// Notifies a table in memory that another process has stored events of it. Never waits: a table that
    /// misses this notices when it next stores something.
    pub(crate) fn notify_advanced(&self, id: &TableId, seq: u32) {
        if let Some(mailbox) = lock(&self.mailboxes).get(id) {
            let _ = mailbox.try_send(Box::new(TableMessage::Advanced { seq }));
        }
    }

    /// Wakes an unloaded table at its next deadline.
    pub(crate) fn wake_at(&self, id: &TableId, at: i64) {
        // Without a receiver the server is about to stop.
        let _ = self.sleepers.send((id.clone(), at));
    }

    /// Removes the mailbox of an unloaded table.
    pub(crate) fn forget(&self, id: &TableId) {
        lock(&self.mailboxes).remove(id);
    }

    /// The present state of a table.
    ///
    /// # Errors
    /// `table/unknown`.
    pub(crate) async fn model(self: &Arc<Self>, id: &TableId) -> Result<Box<TableModel>, Problem> {
        let (answer, model) = oneshot::channel();
        self.send(id, TableMessage::Look { answer }).await;
        match model.await {
            Ok(Some(model)) => Ok(model),
            Ok(None) | Err(_) => Err(Problem::new(ErrorCode::NoTable, "there is no such table")),
        }
    }

    /// The previous games of the same people, oldest first, from the perspective of a bot's seat. The last of
    /// them was at the table `before`; `people` are those at the present table.
    pub(crate) async fn past_games(
        self: &Arc<Self>,
        mut before: Option<TableId>,
        mut people: Vec<Option<String>>,
        seat: Seat,
    ) -> Vec<PastGame> {
        let mut games = Vec::new();
        while let Some(id) = before
            .take()
            .filter(|_| games.len() < past_games::REMEMBERED)
        {
            // A deleted table is skipped.
            let Ok(model) = self.model(&id).await else {
                break;
            };
            let Some(game) = PastGame::seen(&model, seat, &people) else {
                break;
            };
            games.push(game);
            people = past_games::people(&model);
            before.clone_from(&model.info.rematch_of);
        }
        games.reverse();
        games
    }

    /// The stored form of a log entry. A seed is sealed, so that the store alone reveals no deal.
    pub(crate) fn encode(&self, entry: &LogEntry) -> EncodedEvent {
        event_codec::write_sealed(entry, self.services.config.keys.as_deref())
    }

    /// Checks that a person and their network may open another table, and counts it.
    ///
    /// # Errors
    /// `table/too_many` if not.
    pub(crate) async fn check_quota(
        &self,
        person: &Person,
        id: &TableId,
        network: ClientNetwork,
    ) -> Result<(), Problem> {
        let quotas = &self.services.config.quotas;
        let own = self.services.store.count_opened(&person.id).await;
        let own = own.map_err(|error| self.services.busy(&error))?;
        let refuse = |whose: &str, most: &dyn fmt::Display| {
            self.services.metrics.crowded.add(1);
            let message = format!("{whose} has opened {most} tables that go on; close or end one");
            Err(Problem::new(ErrorCode::TooManyTables, message))
        };
        if own >= quotas.tables_of_person {
            return refuse("one person", &own);
        }
        let bounds = (quotas.tables_of_address, usize::MAX);
        let usage = self.limits.usage.of(network);
        let all = Arc::clone(&self.limits.usage.all);
        match QuotaGuard::enter(usage, all, |usage| &usage.tables, bounds) {
            Ok(guard) => {
                let counted = Some(guard);
                let opened = Opened { network, counted };
                lock(&self.opened).insert(id.clone(), opened);
                Ok(())
            }
            Err(_) => refuse("one address", &quotas.tables_of_address),
        }
    }

    /// Records from which network a table was opened on another server.
    pub(crate) fn opened_elsewhere(&self, id: &TableId, network: ClientNetwork) {
        let mut opened = lock(&self.opened);
        if opened.len() < MOST_OPENED {
            let counted = None;
            let opened = opened.entry(id.clone());
            opened.or_insert(Opened { network, counted });
        }
    }

    /// The network from which a current table was opened, if it is known.
    pub(crate) fn opened_from(&self, id: &TableId) -> Option<ClientNetwork> {
        lock(&self.opened).get(id).map(|it| it.network)
    }

    /// Stops counting a table for the network from which it was opened.
    pub(crate) fn uncount(&self, id: &TableId) {
        lock(&self.opened).remove(id);
    }

    /// Whether it is known from which network a table was opened.
    pub(crate) fn is_counted(&self, id: &TableId) -> bool {
        lock(&self.opened).contains_key(id)
    }

    /// Stops counting tables that ended on other servers without a notification.
    pub(crate) async fn recount(&self) {
        let ids: Vec<TableId> = lock(&self.opened).keys().cloned().collect();
        for id in ids {
            if let Ok(Some(row)) = self.services.store.row(&id).await
                && !row.stage.is_current()
            {
                self.uncount(&id);
            }
        }
    }

    /// Stores the first events of a table, unless the same command has stored them before.
    ///
    /// # Errors
    /// [`Problem`] if the store is unavailable.
    pub(crate) async fn open(
        self: &Arc<Self>,
        id: &TableId,
        person: &Person,
        command: Option<&CommandId>,
        events: Vec<Event>,
    ) -> Result<(TableId, u32), Problem> {
        let opening = self.opening(id, person, command, events)?;
        match self.services.store.append(opening.append.clone()).await {
            Ok(()) => Ok((id.clone(), self.opened(&opening).await)),
            Err(StoreError::Conflict) => {
                let stored = self
                    .services
                    .store
                    .read(id, 0)
                    .await
                    .map_err(|error| self.services.busy(&error))?;
                let stored = event_codec::load(id, &stored, self.services.config.keys.as_deref())
                    .map_err(|error| unfit(&error))?;
                let mut log = stored.log.iter();
                let last = log.rfind(|logged| logged.entry.cmd.as_ref() == command);
                Ok((id.clone(), last.map_or(1, |logged| logged.seq)))
            }
            Err(error) => Err(self.services.not_stored(&error)),
        }
    }

    /// The events and the row to store for a new table.
    ///
    /// # Errors
    /// [`Problem`] if the events make no table, which is an internal error.
    pub(crate) fn opening(
        &self,
        id: &TableId,
        person: &Person,
        command: Option<&CommandId>,
        events: Vec<Event>,
    ) -> Result<Opening, Problem> {
        let now = self.services.clock.now();
        let mut stored = Vec::with_capacity(events.len());
        let mut model: Option<TableModel> = None;
        for event in events {
            let entry = LogEntry {
                who: Some(person.id.clone()),
                cmd: command.cloned(),
                event,
            };
            stored.push((now, self.encode(&entry)));
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
                events: stored,
                row: model.as_ref().map(table_rows::row),
            },
            bot: model.is_some_and(|model| model.bot_to_act().is_some()),
        })
    }

    /// Publishes that a new table has been stored; returns the number of its last event.
    pub(crate) async fn opened(self: &Arc<Self>, opening: &Opening) -> u32 {
        let Append { table, events, .. } = &opening.append;
        self.services.metrics.events.add(events.len() as u64);
        let seq = u32::try_from(events.len()).unwrap_or(u32::MAX);
        self.services
            .bus
            .publish(BusEvent::TableAdvanced(TableAdvanced {
                table: table.clone(),
                seq,
                index: true,
                node: self.cluster.process,
                opened_from: self.opened_from(table).map(|it| it.to_string()),
            }));
        // Bots may have the first turn.
        if opening.bot {
            self.send(table, TableMessage::Advanced { seq }).await;
        }
        seq
    }
}

/// A table before it is stored.
#[derive(Debug)]
pub(crate) struct Opening {
    /// Its events and row.
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
    use crate::limits::rate::RateLimiter;
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
            let services = Services::new(store, bus, Clock::System, Config::default());
            let limits = Arc::new(Limits::new(RateLimiter::unlimited()));
            let presence = Arc::new(Presence::new(Arc::clone(&limits.usage)));
            let cluster = Arc::new(Cluster::new(&services));
            let push = Push::new(&services, &limits);
            let (tables, _deadlines) = Tables::new(&services, &limits, &presence, &cluster, &push);
            // This task keeps its thread, while the other thread stops and accepts no more tasks.
            let never = tokio::spawn(core::future::pending::<()>());
            begins.send(()).unwrap();
            while !never.is_finished() {
                std::thread::yield_now();
            }
            let (answer, _model) = oneshot::channel();
            let table = TableId("tableaaaaaaaaaaa".to_owned());
            tables.send(&table, TableMessage::Look { answer }).await;
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
