//! What all connections and tables share.

use core::fmt;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use kagiya_protocol::{
    CommandId, CreateTable, ErrorCode, LobbyTable, Person, PersonId, Problem, TableId, TableStatus,
    TablesPage, check_name,
};
use tokio::sync::{Notify, broadcast, mpsc, oneshot, watch};

use crate::blocks::{Blocks, Whom};
use crate::border;
use crate::bus::{Bus, LocalBus, Moved, News};
use crate::clock::Clock;
use crate::config::Config;
use crate::crowd::{Counted, Crowd, Origin, Place};
use crate::limits::Limiter;
use crate::logging::chain;
use crate::metrics::Metrics;
use crate::names::plain;
use crate::nodes::{self, Node};
use crate::secret;
use crate::store::{Append, Listing, Store, StoreError, StoredFact, TokenHash};
use crate::table::decide::Circumstances;
use crate::table::facts::{Entry, Fact};
use crate::table::model::TableModel;
use crate::table::opening;
use crate::table::{self, TableMessage};
use crate::turns::Turns;

/// How often what has expired is removed, in milliseconds.
const SWEEP: i64 = 60 * 60 * 1000;

/// How often is looked who is kept out, in milliseconds.
const LOOK_WHO_IS_KEPT_OUT: i64 = 60 * 1000;

/// How long a table stays where no game has begun and nothing happens, in milliseconds.
const DEAD: i64 = 30 * 24 * 60 * 60 * 1000;

/// How long a command is known by its id, in milliseconds: who has not heard an answer after a day
/// does not ask again.
pub(crate) const COMMANDS: i64 = 24 * 60 * 60 * 1000;

/// The most tables of a person that a change of their name reaches.
pub(crate) const LIST: u32 = 200;

/// The tables on one page of a list, and as many of one's own. A table has at most 6 KB there, nearly
/// all of it for options, so that a page is always small enough for one message.
pub(crate) const PAGE: u32 = 40;

/// A table in the lists has changed.
#[derive(Clone, Debug)]
pub(crate) struct LobbyChange {
    /// The table.
    pub table: LobbyTable,
    /// Whether everybody may find it.
    pub listed: bool,
    /// Who sits there.
    pub people: Vec<PersonId>,
}

/// What those who follow a list are told.
#[derive(Clone, Debug)]
pub(crate) enum LobbyNews {
    /// A table has changed.
    Changed(Arc<LobbyChange>),
    /// Changes may have been missed: the list is read again.
    Missed,
}

impl LobbyChange {
    /// Whether the table belongs in the list of a person.
    pub(crate) fn is_for(&self, person: &PersonId) -> bool {
        let current = matches!(self.table.status, TableStatus::Open | TableStatus::Running);
        current && (self.listed || self.people.contains(person))
    }
}

/// A connection that has said hello.
#[derive(Debug)]
pub(crate) struct Present {
    /// The hash of the session by which it has come in.
    pub session: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// What it shares with the person's other connections.
    pub visitor: Arc<Visitor>,
    /// From where it comes.
    pub origin: Origin,
    /// Told when the session has ended, or the person is kept out.
    pub ended: Arc<Notify>,
}

/// A person who is connected, shared by the person's connections.
#[derive(Debug)]
pub(crate) struct Visitor {
    /// Their name.
    pub(crate) name: Mutex<String>,
    /// What all their connections take.
    pub(crate) place: Arc<Place>,
}

impl Visitor {
    /// Their name.
    pub(crate) fn name(&self) -> String {
        lock(&self.name).clone()
    }
}

/// Store, bus, tables and whatever else all connections share.
pub struct House {
    /// Tells this process from others on the bus.
    pub(crate) node: u64,
    /// The part that this server takes among others, if there are any.
    pub(crate) others: Option<Node>,
    /// Where events are kept.
    pub store: Arc<dyn Store>,
    /// How processes tell each other that a table has moved on.
    pub bus: Arc<dyn Bus>,
    /// What time it is.
    pub(crate) clock: Clock,
    /// Since when the house is there.
    pub(crate) since: i64,
    /// Who is kept out.
    pub(crate) blocks: Arc<Blocks>,
    /// How the server behaves.
    pub config: Config,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How often somebody may do something.
    pub(crate) limiter: Limiter,
    /// Whether it has been said that a proxy is not trusted.
    pub(crate) warned_of_proxy: AtomicBool,
    /// From where people are here.
    pub(crate) crowd: Arc<Crowd>,
    /// Bounds how many bots think at once.
    pub(crate) thinkers: Arc<Turns>,
    /// Who is connected now, by the number of the connection.
    present: Mutex<HashMap<u64, Present>>,
    /// Changes of the lists.
    pub(crate) lobby: broadcast::Sender<LobbyNews>,
    /// `true` when the server is about to stop.
    pub stopping: watch::Sender<bool>,
    tables: Mutex<HashMap<TableId, mpsc::Sender<TableMessage>>>,
    /// The tables that go on and were opened here, each counted for an address.
    counted: Mutex<HashMap<TableId, Counted>>,
    /// Where tables that leave the memory say when something is due there.
    sleepers: mpsc::UnboundedSender<(TableId, i64)>,
    visitors: Mutex<HashMap<PersonId, Weak<Visitor>>>,
    connections: AtomicU64,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House")
            .field("store", &self.store)
            .field("config", &self.config)
            .finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    /// What a client is told whose command could not be stored.
    pub(crate) fn not_stored(&self, error: &StoreError) -> Problem {
        self.metrics.store_errors.add(1);
        tracing::error!(error = chain(error), "the store could not write");
        Problem::new(
            ErrorCode::NotStored,
            "it could not be stored and has had no effect; try again in a moment",
        )
    }

    /// What a client is told when the store can't be used.
    pub(crate) fn busy(&self, error: &StoreError) -> Problem {
        self.metrics.store_errors.add(1);
        tracing::error!(error = chain(error), "the store failed");
        Problem::new(
            ErrorCode::Busy,
            "the server can't read what it has stored at the moment; try again",
        )
    }

    /// A house on a store, which listens to the bus from now on.
    pub fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        config: Config,
    ) -> Arc<Self> {
        let (house, fell_asleep) = Self::build(store, bus, clock, config);
        tokio::spawn(sweep(Arc::downgrade(&house), house.clock.clone()));
        tokio::spawn(look_who_is_kept_out(
            Arc::downgrade(&house),
            house.clock.clone(),
        ));
        let moved = house.bus.listen();
        tokio::spawn(listen(Arc::downgrade(&house), moved));
        if let Some(node) = &house.others {
            let mail = house.bus.receive(&node.address);
            tokio::spawn(nodes::take_mail(Arc::downgrade(&house), mail));
            tokio::spawn(nodes::keep_leases(Arc::downgrade(&house)));
        }
        tokio::spawn(wake_sleepers(
            Arc::downgrade(&house),
            house.clock.clone(),
            fell_asleep,
        ));
        house
    }

    /// A house that does nothing by itself: for orders of its operator while nobody is in.
    pub(crate) fn at_rest(store: Arc<dyn Store>, clock: Clock, config: Config) -> Arc<Self> {
        Self::build(store, Arc::new(LocalBus::default()), clock, config).0
    }

    /// A house, and the line in which its tables say when something is due there.
    fn build(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Clock,
        config: Config,
    ) -> (Arc<Self>, mpsc::UnboundedReceiver<(TableId, i64)>) {
        let limiter = if config.unlimited {
            Limiter::unlimited()
        } else {
            Limiter::default()
        };
        let (sleepers, fell_asleep) = mpsc::unbounded_channel();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let house = Arc::new(Self {
            node: secret::number(),
            others: config.node.as_ref().map(Node::new),
            store,
            bus,
            since: clock.now(),
            blocks: Arc::default(),
            clock,
            config,
            metrics: Arc::default(),
            limiter,
            warned_of_proxy: AtomicBool::new(false),
            crowd: Arc::default(),
            thinkers: Turns::new(cores),
            present: Mutex::default(),
            lobby: broadcast::Sender::new(1024),
            stopping: watch::Sender::new(false),
            tables: Mutex::default(),
            counted: Mutex::default(),
            sleepers,
            visitors: Mutex::default(),
            connections: AtomicU64::new(0),
        });
        (house, fell_asleep)
    }

    /// Reads who is kept out.
    ///
    /// # Errors
    /// [`StoreError`] if that can't be read: who was kept out before still is.
    pub(crate) async fn read_blocks(&self) -> Result<(), StoreError> {
        self.blocks.set(self.store.blocks(self.clock.now()).await?);
        Ok(())
    }

    /// Lets in whoever comes from there, unless they are kept out.
    ///
    /// # Errors
    /// `session/blocked`.
    pub(crate) fn lets_in(&self, whom: &Whom) -> Result<(), Problem> {
        self.blocks.of(whom, self.clock.now()).map_or(Ok(()), Err)
    }

    /// Calls `look` with every connection that has said hello.
    pub(crate) fn each_present(&self, mut look: impl FnMut(&Present)) {
        lock(&self.present).values().for_each(&mut look);
    }

    /// Ends the connections of those who are kept out.
    pub(crate) fn end_connections_of_blocked(&self) {
        self.each_present(|present| {
            let person = Whom::Guest(present.person.clone());
            let address = Whom::Address(present.origin);
            if [person, address].iter().any(|it| self.lets_in(it).is_err()) {
                present.ended.notify_one();
            }
        });
    }

    /// Removes sessions that have expired, people who have none left, and commands that nobody
    /// repeats any more.
    pub async fn sweep(&self) {
        let now = self.clock.now();
        match self.store.remove_dead_tables(now - DEAD).await {
            Ok(dead) => tracing::debug!(tables = dead.len(), "where no game began is gone"),
            Err(error) => tracing::warn!(error = chain(&error), "dead tables stay for now"),
        }
        let sessions = self.store.forget_sessions(now).await;
        let commands = self.store.forget_commands(now - COMMANDS).await;
        match (sessions, commands) {
            (Ok(sessions), Ok(commands)) => {
                tracing::debug!(sessions, commands, "what has expired is gone");
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::warn!(
                    error = chain(&error),
                    "what has expired could not be removed"
                );
            }
        }
    }

    /// An entry of a log as it is stored: nobody learns from the store what is dealt.
    pub(crate) fn write(&self, entry: &Entry) -> StoredFact {
        let (Some(keys), Fact::Started { .. }) = (&self.config.keys, &entry.fact) else {
            return border::write(entry);
        };
        let mut entry = entry.clone();
        if let Fact::Started { seed, .. } = &mut entry.fact {
            *seed = keys.seal(seed);
        }
        border::write(&entry)
    }

    /// Counts a connection as there.
    pub(crate) fn enter(&self, connection: u64, present: Present) {
        lock(&self.present).insert(connection, present);
    }

    /// Counts a connection as gone.
    pub(crate) fn leave(&self, connection: u64) {
        lock(&self.present).remove(&connection);
    }

    /// Ends the connections of a session that has ended, also those to other servers.
    pub(crate) fn end_session(&self, session: TokenHash) {
        self.end_connections(session);
        self.bus.publish(News::SessionEnded(session));
    }

    /// Ends the connections of a session to this server.
    fn end_connections(&self, session: TokenHash) {
        for present in lock(&self.present).values() {
            if present.session == session {
                present.ended.notify_one();
            }
        }
    }

    /// How many bytes wait to be sent to all connections.
    pub fn waiting_bytes(&self) -> usize {
        self.crowd.all.waiting.load(Ordering::Relaxed)
    }

    /// A number that no other connection has.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether the server is about to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Says something to a table, which is loaded if it is not in memory.
    pub(crate) async fn send(self: &Arc<Self>, id: &TableId, message: TableMessage) {
        let mut message = message;
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
        }
    }

    /// The mailbox of a table, if it is in memory.
    pub(crate) fn mailbox(&self, id: &TableId) -> Option<mpsc::Sender<TableMessage>> {
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
            let _ = mailbox.send(message).await;
        }
    }

    /// Whether a table is in memory.
    pub(crate) fn has_in_memory(&self, id: &TableId) -> bool {
        lock(&self.tables).contains_key(id)
    }

    /// Tells a table, if it is in memory, that another process has moved it on. Does not wait: what
    /// is lost here, the table finds out when it next stores something.
    fn nudge(&self, id: &TableId, seq: u32) {
        if let Some(mailbox) = lock(&self.tables).get(id) {
            let _ = mailbox.try_send(TableMessage::Moved { seq });
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
            seed: self.config.seed,
        };
        let facts = opening::create(person, create, &circumstances)?;
        let fresh = opening::new_table_id();
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
            self.check_tables(person, &claimed, place).await?;
        }
        // A command that was interrupted between its claim and its table goes on here.
        let opened = self.open(&claimed, person, Some(command), facts).await;
        if opened.is_err() {
            self.release(&claimed);
        }
        opened
    }

    /// Whether a person, and the address that they come from, may have one more table.
    async fn check_tables(
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

    /// What all connections of a person share.
    pub(crate) fn visitor(&self, person: &Person) -> Arc<Visitor> {
        let mut visitors = lock(&self.visitors);
        if let Some(visitor) = visitors.get(&person.id).and_then(Weak::upgrade) {
            return visitor;
        }
        if visitors.len() >= 1024 && visitors.len().is_power_of_two() {
            visitors.retain(|_, visitor| visitor.strong_count() > 0);
        }
        let visitor = Arc::new(Visitor {
            name: Mutex::new(person.name.clone()),
            place: Arc::default(),
        });
        visitors.insert(person.id.clone(), Arc::downgrade(&visitor));
        visitor
    }

    /// Gives a person another name, also at the tables where they sit.
    ///
    /// # Errors
    /// [`Problem`] if the text is no name, or the store is out of reach.
    pub(crate) async fn rename(
        self: &Arc<Self>,
        id: &PersonId,
        name: &str,
    ) -> Result<Person, Problem> {
        let name = check_name(name)?;
        let name = plain(&name)?;
        self.store
            .rename(id, &name)
            .await
            .map_err(|error| self.not_stored(&error))?;
        let person = Person {
            id: id.clone(),
            name,
        };
        self.call(&person);
        self.bus.publish(News::Renamed(person.clone()));
        let tables = self
            .store
            .list(&Listing::CurrentOf(id.clone()), LIST)
            .await
            .map_err(|error| self.busy(&error))?;
        for table in tables {
            let person = person.clone();
            self.send(&table.id, TableMessage::Renamed { person }).await;
        }
        Ok(person)
    }

    /// Lets the connections of a person to this server have another name.
    fn call(&self, person: &Person) {
        if let Some(visitor) = lock(&self.visitors).get(&person.id).and_then(Weak::upgrade) {
            lock(&visitor.name).clone_from(&person.name);
        }
    }

    /// A page of the tables in the list of a person, newest first. The first page has all of the
    /// person's own.
    ///
    /// # Errors
    /// [`Problem`] if the store is out of reach.
    pub async fn lobby_of(
        &self,
        person: Option<&PersonId>,
        before: Option<(i64, TableId)>,
    ) -> Result<TablesPage, Problem> {
        let first = before.is_none();
        let mut rows = self
            .store
            .list(&Listing::Current { before }, PAGE + 1)
            .await
            .map_err(|error| self.busy(&error))?;
        let more = rows.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            rows.pop();
        }
        let last = rows.last().filter(|_| more);
        let before = last.map(|row| format!("{}.{}", row.created_at, row.id));
        if let Some(person) = person.filter(|_| first) {
            let mine = self
                .store
                .list(&Listing::CurrentOf(person.clone()), PAGE)
                .await
                .map_err(|error| self.busy(&error))?;
            rows.extend(mine);
        }
        let mut tables: Vec<LobbyTable> = rows.into_iter().map(border::lobby).collect();
        tables.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        tables.dedup_by(|a, b| a.id == b.id);
        Ok(TablesPage { tables, before })
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

/// Tables out of memory at which something is due: one instant each.
#[derive(Default)]
struct Sleepers {
    due: BTreeSet<(i64, TableId)>,
    at: HashMap<TableId, i64>,
}

impl Sleepers {
    fn set(&mut self, id: TableId, at: i64) {
        if let Some(before) = self.at.insert(id.clone(), at) {
            self.due.remove(&(before, id.clone()));
        }
        self.due.insert((at, id));
    }

    fn next(&self) -> Option<i64> {
        self.due.first().map(|(at, _)| *at)
    }

    /// A table at which something is due at `now`; it is then taken away.
    fn take(&mut self, now: i64) -> Option<TableId> {
        let (at, id) = self.due.pop_first()?;
        if at > now {
            self.due.insert((at, id));
            return None;
        }
        self.at.remove(&id);
        Some(id)
    }
}

/// Wakes each sleeping table at its time, until the house is gone.
async fn wake_sleepers(
    house: Weak<House>,
    clock: Clock,
    mut fell_asleep: mpsc::UnboundedReceiver<(TableId, i64)>,
) {
    let mut sleepers = Sleepers::default();
    let mut alarm = clock.alarm();
    // Whatever another process has left behind in the list.
    let Some(known) = house.upgrade() else { return };
    let after = i64::try_from(known.config.abandoned.as_millis()).unwrap_or(i64::MAX);
    let mut before = None;
    loop {
        let page = known.store.list(&Listing::Every { before }, LIST).await;
        let page = page.unwrap_or_default();
        before = page.last().map(|row| (row.created_at, row.id.clone()));
        for row in page {
            let since = row.started_at.unwrap_or(row.created_at);
            sleepers.set(row.id, since.saturating_add(after));
        }
        if before.is_none() {
            break;
        }
    }
    drop(known);
    loop {
        alarm.set(sleepers.next());
        tokio::select! {
            asleep = fell_asleep.recv() => match asleep {
                Some((id, at)) => sleepers.set(id, at),
                None => return,
            },
            () = alarm.rings() => {
                let Some(house) = house.upgrade() else { return };
                while let Some(id) = sleepers.take(clock.now()) {
                    house.send(&id, TableMessage::Wake).await;
                }
            }
        }
    }
}

/// Removes from time to time what has expired.
async fn sweep(house: Weak<House>, clock: Clock) {
    let mut alarm = clock.alarm();
    loop {
        let Some(house) = house.upgrade() else { return };
        // From when it begins to look: the clock may go on meanwhile.
        alarm.set(Some(clock.now() + SWEEP));
        house.sweep().await;
        let mut stopping = house.stopping.subscribe();
        drop(house);
        tokio::select! {
            () = alarm.rings() => {}
            // Without a sender the house is gone.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Looks from time to time who is kept out: another server of the same store may have been told.
async fn look_who_is_kept_out(house: Weak<House>, clock: Clock) {
    let mut alarm = clock.alarm();
    loop {
        let Some(house) = house.upgrade() else { return };
        alarm.set(Some(clock.now() + LOOK_WHO_IS_KEPT_OUT));
        match house.read_blocks().await {
            Ok(()) => house.end_connections_of_blocked(),
            Err(error) => {
                tracing::warn!(error = chain(&error), "who is kept out can't be read");
            }
        }
        let mut stopping = house.stopping.subscribe();
        drop(house);
        tokio::select! {
            () = alarm.rings() => {}
            // Without a sender the house is gone.
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Tells tables and lists what the bus says.
async fn listen(house: Weak<House>, mut news: broadcast::Receiver<News>) {
    loop {
        let heard = match news.recv().await {
            Ok(heard) => heard,
            Err(broadcast::error::RecvError::Lagged(lost)) => {
                tracing::warn!(lost, "the bus was too fast");
                News::Missed
            }
            Err(broadcast::error::RecvError::Closed) => return,
        };
        let Some(house) = house.upgrade() else { return };
        match heard {
            News::Moved(moved) => house.has_moved(&moved).await,
            News::SessionEnded(session) => house.end_connections(session),
            News::Renamed(person) => house.call(&person),
            // Tables find out what they have missed when they next store something.
            News::Missed => drop(house.lobby.send(LobbyNews::Missed)),
        }
    }
}

impl House {
    /// Takes in that a table has moved on.
    async fn has_moved(&self, moved: &Moved) {
        if moved.node != self.node {
            self.nudge(&moved.table, moved.seq);
        }
        if !moved.index || self.lobby.receiver_count() == 0 {
            return;
        }
        match self.store.row(&moved.table).await {
            Ok(Some(row)) => {
                let change = LobbyChange {
                    listed: row.listed,
                    people: row.people().cloned().collect(),
                    table: border::lobby(row),
                };
                let _ = self.lobby.send(LobbyNews::Changed(Arc::new(change)));
            }
            Ok(None) => {}
            Err(error) => tracing::error!(error = chain(&error), "a list could not be read"),
        }
    }
}
