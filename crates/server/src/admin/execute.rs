//! Executes requests of administrators.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use kagiya_protocol::{PersonId, TableId};
use tokio::sync::oneshot;

use super::{
    Answer, Ban, Error, OnlinePerson, PurgeScope, Request, Status, TableFilter, TableSummary,
    UserRef,
};
use crate::app::{App, is_table_id};
use crate::limits::bans::BanTarget;
use crate::limits::network::Network;
use crate::store::chain;
use crate::store::{self, Listing, Stage, StoreError, TableRow};
use crate::table::TableMessage;

/// The number of tables that are read or removed in one batch.
const TOGETHER: u32 = 500;

type Done = Result<Answer, Error>;

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Store(chain(&error))
    }
}

impl App {
    /// Executes a request of an administrator.
    pub async fn execute(self: &Arc<Self>, request: Request) -> Answer {
        tracing::info!(?request, "an administrator makes a request");
        let done = match request {
            Request::Status => self.status().await,
            Request::Doctor => Ok(Answer::Doctor(self.examine().await)),
            Request::People => Ok(Answer::People(self.online_people())),
            Request::Tables {
                which,
                person,
                older_than,
                limit,
            } => {
                let wish = Wish {
                    which,
                    before: self.services.clock.now().saturating_sub(older_than),
                    limit: usize::try_from(limit).unwrap_or(usize::MAX),
                };
                self.some_tables(&wish, person.as_deref()).await
            }
            Request::Close { table } => self.close_table(&table).await.map(Answer::Closed),
            Request::Remove { tables } => self.remove(&tables).await.map(Answer::Removed),
            Request::Ban { who, duration, why } => self.ban(&who, duration, why).await,
            Request::Unban { who } => self.unban(&who).await,
            Request::Bans => self.all_bans().await.map(Answer::Bans),
            Request::Backup { to } => self.backup(to).await,
            Request::Purge {
                which,
                older_than,
                dry_run,
            } => {
                let before = self.services.clock.now().saturating_sub(older_than);
                self.purge(which, before, dry_run).await
            }
            Request::RotateKeys => self.rotate_keys(),
            Request::EndSessions => self.end_sessions().await,
        };
        done.unwrap_or_else(Answer::Refused)
    }

    async fn status(&self) -> Done {
        let metrics = &self.services.metrics;
        Ok(Answer::Status(Box::new(Status {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            process: Some(std::process::id()),
            since: Some(self.started_at),
            counts: self.services.store.counts().await?,
            writable: self.services.store.ready().await.is_ok(),
            connections: self.limits.usage.all.connections.here(),
            sockets: self.limits.usage.all.sockets.here(),
            people: self.online_people().len(),
            tables_in_memory: metrics.tables.get(),
            bots_waiting: self.limits.thinkers.waiting(),
            waiting_bytes: self.waiting_bytes(),
            store_errors: metrics.store_errors.get(),
            rate_limited: metrics.limited.get(),
            connections_refused: metrics.crowded.get(),
            slow_clients: metrics.slow.get(),
            blocks: self
                .services
                .store
                .blocks(self.services.clock.now())
                .await?
                .len(),
        })))
    }

    /// All connected people, in the order of their ids.
    fn online_people(&self) -> Vec<OnlinePerson> {
        let mut people: BTreeMap<_, OnlinePerson> = BTreeMap::new();
        self.presence.each_connection(|connection| {
            let line = people
                .entry(connection.person.clone())
                .or_insert_with(|| OnlinePerson {
                    person: connection.person.clone(),
                    name: connection.user.name(),
                    addresses: Vec::new(),
                    connections: 0,
                    followed: connection.user.usage.followed.here(),
                });
            line.connections += 1;
            let address = connection.network.to_string();
            if !line.addresses.contains(&address) {
                line.addresses.push(address);
            }
        });
        people.into_values().collect()
    }

    /// The requested tables, up to the requested limit.
    async fn some_tables(&self, wish: &Wish, person: Option<&str>) -> Done {
        let person = match person {
            Some(called) => Some(self.person_called(called).await?),
            None => None,
        };
        let fits = |row: &TableRow| {
            let sits = |person: &store::StoredPerson| row.people().any(|it| *it == person.id);
            wish.fits(row) && person.as_ref().is_none_or(sits)
        };
        let mut rows = Vec::new();
        match wish.which {
            TableFilter::Current | TableFilter::Open | TableFilter::Running => {
                let mut before = Some((wish.before, TableId(String::new())));
                while let Some(key) = before.take() {
                    let listing = Listing::Every { before: Some(key) };
                    let page = self.services.store.list(&listing, TOGETHER).await?;
                    before = page.last().map(|row| (row.created_at, row.id.clone()));
                    rows.extend(page.into_iter().filter(&fits));
                    if rows.len() >= wish.limit {
                        break;
                    }
                }
            }
            // The tables of a person have an index of their own; all others are read oldest first.
            TableFilter::Finished => {
                if let Some(person) = &person {
                    let mut before = Some((wish.before, TableId(String::new())));
                    while let Some(key) = before.take() {
                        let listing = Listing::Finished {
                            of: Some(person.id.clone()),
                            before: Some(key),
                        };
                        let page = self.services.store.list(&listing, TOGETHER).await?;
                        let last = page.last();
                        before = last.and_then(|row| Some((row.finished_at?, row.id.clone())));
                        rows.extend(page);
                        if rows.len() >= wish.limit {
                            break;
                        }
                    }
                } else {
                    let most = u32::try_from(wish.limit).unwrap_or(u32::MAX);
                    rows = self
                        .services
                        .store
                        .finished_before(wish.before, most)
                        .await?;
                }
            }
            TableFilter::Closed => {
                let found = self.services.store.dead_tables(wish.before).await?;
                rows.extend(found.into_iter().filter(&fits));
            }
        }
        rows.truncate(wish.limit);
        Ok(Answer::Tables(self.lines(rows).await?))
    }

    /// Rows of tables as an administrator sees them.
    async fn lines(&self, rows: Vec<TableRow>) -> Result<Vec<TableSummary>, Error> {
        let ids: Vec<TableId> = rows.iter().map(|row| row.id.clone()).collect();
        let mut lines = Vec::with_capacity(rows.len());
        let mut lengths = Vec::with_capacity(rows.len());
        for some in ids.chunks(usize::try_from(TOGETHER).unwrap_or(usize::MAX)) {
            lengths.extend(self.services.store.lengths(some).await?);
        }
        for (row, events) in rows.into_iter().zip(lengths) {
            let people = row.seats.iter().filter_map(|seat| seat.person.as_ref());
            lines.push(TableSummary {
                stage: row.stage.word().to_owned(),
                people: people.map(|person| person.name.clone()).collect(),
                bots: row.seats.iter().filter(|seat| seat.bot.is_some()).count(),
                in_memory: self.tables.is_in_memory(&row.id),
                table: row.id,
                preset: row.preset,
                created_at: row.created_at,
                started_at: row.started_at,
                finished_at: row.finished_at,
                events,
                listed: row.listed,
            });
        }
        Ok(lines)
    }

    /// Ends the game or closes the table; returns whether the table was open or running.
    async fn close_table(self: &Arc<Self>, table: &TableId) -> Result<bool, Error> {
        if !is_table_id(table) || self.services.store.row(table).await?.is_none() {
            return Err(Error::NoTable(table.clone()));
        }
        let (answer, ended) = oneshot::channel();
        self.tables.send(table, TableMessage::End { answer }).await;
        match ended.await {
            Ok(Ok(ended)) => Ok(ended),
            Ok(Err(problem)) => Err(Error::Store(problem.message)),
            Err(_) => Err(Error::NoTable(table.clone())),
        }
    }

    /// Removes tables. Running games end first, so that their players learn about it.
    async fn remove(self: &Arc<Self>, tables: &[TableId]) -> Result<u64, Error> {
        for table in tables {
            self.close_table(table).await?;
        }
        let removed = self.services.store.remove_tables(tables).await?;
        for table in tables {
            self.tables
                .send_if_in_memory(table, TableMessage::Removed)
                .await;
        }
        Ok(removed)
    }

    /// The only person with this id or name.
    async fn person_called(&self, called: &str) -> Result<store::StoredPerson, Error> {
        let mut found = self.services.store.people_called(called, 20).await?;
        match &*found {
            [] => Err(Error::NoPerson(called.to_owned())),
            // An id takes precedence over a name.
            [one, rest @ ..] if rest.is_empty() || one.id.as_str() == called => {
                Ok(found.swap_remove(0))
            }
            _ => Err(Error::SeveralPeople {
                called: called.to_owned(),
                ids: found.into_iter().map(|person| person.id).collect(),
            }),
        }
    }

    /// The target that a request names, with the person's name.
    async fn target(&self, who: &UserRef) -> Result<(BanTarget, Option<String>), Error> {
        match who {
            UserRef::Guest(called) => {
                let person = self.person_called(called).await?;
                Ok((BanTarget::Guest(person.id), Some(person.name)))
            }
            UserRef::Address(text) => {
                let origin = Network::parse(text);
                let origin = origin.ok_or_else(|| Error::NoAddress(text.clone()))?;
                Ok((BanTarget::Address(origin), None))
            }
        }
    }

    async fn ban(&self, who: &UserRef, duration: i64, why: String) -> Done {
        let (whom, name) = self.target(who).await?;
        let block = store::Block {
            who: whom.to_string(),
            until: self.services.clock.now().saturating_add(duration),
            why,
        };
        self.services.store.block(&block).await?;
        self.load_bans().await?;
        self.close_banned_connections();
        Ok(Answer::Banned(Ban {
            who: block.who,
            name,
            until: block.until,
            why: block.why,
        }))
    }

    async fn unban(&self, who: &UserRef) -> Done {
        let now = self.services.clock.now();
        let blocks = self.services.store.blocks(now).await?;
        // A ban whose person has another name by now is still found by the id in the list of bans.
        let by_id = match who {
            UserRef::Guest(id) => Some(format!("guest:{id}")),
            UserRef::Address(_) => None,
        };
        let named = by_id.filter(|id| blocks.iter().any(|block| block.who == *id));
        let (who, name) = if let Some(who) = named {
            (who, None)
        } else {
            let (whom, name) = self.target(who).await?;
            (whom.to_string(), name)
        };
        let Some(block) = blocks.into_iter().find(|block| block.who == who) else {
            return Err(Error::NotBanned);
        };
        let over = store::Block {
            until: 0,
            ..block.clone()
        };
        self.services.store.block(&over).await?;
        self.load_bans().await?;
        Ok(Answer::Banned(Ban {
            who,
            name,
            until: 0,
            why: block.why,
        }))
    }

    async fn all_bans(&self) -> Result<Vec<Ban>, Error> {
        let mut all = Vec::new();
        for block in self
            .services
            .store
            .blocks(self.services.clock.now())
            .await?
        {
            let name = match block.who.strip_prefix("guest:") {
                Some(id) => {
                    let found = self.services.store.person(&PersonId(id.to_owned())).await?;
                    found.map(|person| person.name)
                }
                None => None,
            };
            all.push(Ban {
                who: block.who,
                name,
                until: block.until,
                why: block.why,
            });
        }
        Ok(all)
    }

    async fn backup(&self, to: PathBuf) -> Done {
        if to.exists() {
            return Err(Error::FileThere(to));
        }
        let now = self.services.clock.now();
        let counts = match self.services.store.backup(&to, now).await {
            Some(counts) => counts?,
            None => return Err(Error::OwnTools),
        };
        Ok(Answer::Backup {
            bytes: std::fs::metadata(&to).map_or(0, |file| file.len()),
            to,
            counts,
        })
    }

    async fn purge(self: &Arc<Self>, which: PurgeScope, before: i64, dry_run: bool) -> Done {
        let mut lines = Vec::new();
        if matches!(which, PurgeScope::Abandoned | PurgeScope::Both) {
            let dead = self.services.store.dead_tables(before).await?;
            lines.extend(self.purged(dead, dry_run).await?);
        }
        if matches!(which, PurgeScope::Finished | PurgeScope::Both) {
            // A dry run leaves the tables in place and would find them again, so it reads all at once.
            let most = if dry_run { u32::MAX } else { TOGETHER };
            loop {
                let old = self.services.store.finished_before(before, most).await?;
                let last = old.is_empty() || dry_run;
                lines.extend(self.purged(old, dry_run).await?);
                if last {
                    break;
                }
            }
        }
        Ok(Answer::Purged(lines))
    }

    /// Deletes these tables, unless this is a dry run.
    async fn purged(&self, rows: Vec<TableRow>, dry_run: bool) -> Result<Vec<TableSummary>, Error> {
        let ids: Vec<TableId> = rows.iter().map(|row| row.id.clone()).collect();
        let lines = self.lines(rows).await?;
        if dry_run {
            return Ok(lines);
        }
        for some in ids.chunks(usize::try_from(TOGETHER).unwrap_or(usize::MAX)) {
            self.services.store.remove_tables(some).await?;
            for table in some {
                self.tables
                    .send_if_in_memory(table, TableMessage::Removed)
                    .await;
            }
        }
        Ok(lines)
    }

    fn rotate_keys(&self) -> Done {
        let keys = self
            .services
            .config
            .keys
            .as_ref()
            .zip(self.services.config.keys_at.as_ref());
        let Some((keys, path)) = keys else {
            return Err(Error::SharedKeys);
        };
        match keys.renew(path) {
            Ok(key) => Ok(Answer::Rotated {
                key,
                keys: keys.count(),
            }),
            Err(error) => Err(Error::Keys(error.to_string())),
        }
    }

    async fn end_sessions(&self) -> Done {
        let ended = self.services.store.end_sessions().await?;
        self.presence
            .each_connection(|connection| connection.ended.notify_one());
        Ok(Answer::EndedSessions(ended))
    }
}

/// The tables that a request selects.
struct Wish {
    which: TableFilter,
    /// Opened or ended before this time.
    before: i64,
    limit: usize,
}

impl Wish {
    fn fits(&self, row: &TableRow) -> bool {
        match self.which {
            TableFilter::Current => row.stage.is_current(),
            TableFilter::Open => row.stage == Stage::Open,
            TableFilter::Running => row.stage == Stage::Running,
            TableFilter::Finished => row.stage == Stage::Finished,
            TableFilter::Closed => row.stage == Stage::Closed,
        }
    }
}
