//! Orders, carried out on a house.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use kagiya_protocol::{PersonId, TableId};
use tokio::sync::oneshot;

use super::{Answer, Block, Here, Old, Order, Refusal, Status, TableLine, Which, Who};
use crate::app::House;
use crate::limits::bans::Whom;
use crate::limits::quota::Origin;
use crate::logging::chain;
use crate::store::{self, Listing, Stage, StoreError, TableRow};
use crate::table::TableMessage;
use crate::ws::is_table_id;

/// The tables that are read or removed together.
const TOGETHER: u32 = 500;

type Done = Result<Answer, Refusal>;

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::Store(chain(&error))
    }
}

impl House {
    /// Does what whoever runs the house asks for.
    pub async fn carry_out(self: &Arc<Self>, order: Order) -> Answer {
        tracing::info!(?order, "an order of whoever runs the house");
        let done = match order {
            Order::Status => self.status().await,
            Order::People => Ok(Answer::People(self.who_is_here())),
            Order::Tables {
                which,
                person,
                older_than,
                limit,
            } => {
                let wish = Wish {
                    which,
                    before: self.clock.now().saturating_sub(older_than),
                    limit: usize::try_from(limit).unwrap_or(usize::MAX),
                };
                self.some_tables(&wish, person.as_deref()).await
            }
            Order::Close { table } => self.close_table(&table).await.map(Answer::Closed),
            Order::Remove { tables } => self.remove(&tables).await.map(Answer::Removed),
            Order::Block { who, duration, why } => self.block(&who, duration, why).await,
            Order::Unblock { who } => self.unblock(&who).await,
            Order::Blocks => self.all_blocks().await.map(Answer::Blocks),
            Order::Backup { to } => self.backup(to).await,
            Order::Purge {
                which,
                older_than,
                dry_run,
            } => {
                let before = self.clock.now().saturating_sub(older_than);
                self.purge(which, before, dry_run).await
            }
            Order::RotateKeys => self.rotate_keys(),
            Order::EndSessions => self.end_sessions().await,
        };
        done.unwrap_or_else(Answer::Refused)
    }

    async fn status(&self) -> Done {
        let metrics = &self.metrics;
        Ok(Answer::Status(Box::new(Status {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            process: Some(std::process::id()),
            since: Some(self.since),
            counts: self.store.counts().await?,
            writable: self.store.is_ready().await,
            connections: self.crowd.all.connections.here(),
            sockets: self.crowd.all.sockets.here(),
            people: self.who_is_here().len(),
            tables_in_memory: metrics.tables.get(),
            bots_waiting: self.thinkers.waiting(),
            waiting_bytes: self.waiting_bytes(),
            store_errors: metrics.store_errors.get(),
            rate_limited: metrics.limited.get(),
            connections_refused: metrics.crowded.get(),
            slow_clients: metrics.slow.get(),
            blocks: self.store.blocks(self.clock.now()).await?.len(),
        })))
    }

    /// Everybody who is connected, in the order of their ids.
    fn who_is_here(&self) -> Vec<Here> {
        let mut people: BTreeMap<_, Here> = BTreeMap::new();
        self.each_present(|present| {
            let line = people
                .entry(present.person.clone())
                .or_insert_with(|| Here {
                    person: present.person.clone(),
                    name: present.visitor.name(),
                    addresses: Vec::new(),
                    connections: 0,
                    followed: present.visitor.place.followed.here(),
                });
            line.connections += 1;
            let address = present.origin.to_string();
            if !line.addresses.contains(&address) {
                line.addresses.push(address);
            }
        });
        people.into_values().collect()
    }

    /// The tables that are wished, at most as many as are wished.
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
            Which::Current | Which::Open | Which::Running => {
                let mut before = Some((wish.before, TableId(String::new())));
                while let Some(key) = before.take() {
                    let listing = Listing::Every { before: Some(key) };
                    let page = self.store.list(&listing, TOGETHER).await?;
                    before = page.last().map(|row| (row.created_at, row.id.clone()));
                    rows.extend(page.into_iter().filter(&fits));
                    if rows.len() >= wish.limit {
                        break;
                    }
                }
            }
            // Those of a person have an index of their own; all others are read oldest first.
            Which::Finished => {
                if let Some(person) = &person {
                    let mut before = Some((wish.before, TableId(String::new())));
                    while let Some(key) = before.take() {
                        let listing = Listing::Finished {
                            of: Some(person.id.clone()),
                            before: Some(key),
                        };
                        let page = self.store.list(&listing, TOGETHER).await?;
                        let last = page.last();
                        before = last.and_then(|row| Some((row.finished_at?, row.id.clone())));
                        rows.extend(page);
                        if rows.len() >= wish.limit {
                            break;
                        }
                    }
                } else {
                    let most = u32::try_from(wish.limit).unwrap_or(u32::MAX);
                    rows = self.store.finished_before(wish.before, most).await?;
                }
            }
            Which::Closed => {
                let found = self.store.dead_tables(wish.before).await?;
                rows.extend(found.into_iter().filter(&fits));
            }
        }
        rows.truncate(wish.limit);
        Ok(Answer::Tables(self.lines(rows).await?))
    }

    /// Rows of tables as an operator sees them.
    async fn lines(&self, rows: Vec<TableRow>) -> Result<Vec<TableLine>, Refusal> {
        let ids: Vec<TableId> = rows.iter().map(|row| row.id.clone()).collect();
        let mut lines = Vec::with_capacity(rows.len());
        let mut lengths = Vec::with_capacity(rows.len());
        for some in ids.chunks(usize::try_from(TOGETHER).unwrap_or(usize::MAX)) {
            lengths.extend(self.store.lengths(some).await?);
        }
        for (row, events) in rows.into_iter().zip(lengths) {
            let people = row.seats.iter().filter_map(|seat| seat.person.as_ref());
            lines.push(TableLine {
                stage: row.stage.word().to_owned(),
                people: people.map(|person| person.name.clone()).collect(),
                bots: row.seats.iter().filter(|seat| seat.bot.is_some()).count(),
                in_memory: self.has_in_memory(&row.id),
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

    /// Ends what goes on at a table; says whether anything did.
    async fn close_table(self: &Arc<Self>, table: &TableId) -> Result<bool, Refusal> {
        if !is_table_id(table) || self.store.row(table).await?.is_none() {
            return Err(Refusal::NoTable(table.clone()));
        }
        let (answer, ended) = oneshot::channel();
        self.send(table, TableMessage::End { answer }).await;
        match ended.await {
            Ok(Ok(ended)) => Ok(ended),
            Ok(Err(problem)) => Err(Refusal::Store(problem.message)),
            Err(_) => Err(Refusal::NoTable(table.clone())),
        }
    }

    /// Removes tables. Who still plays there is told first that the game has ended.
    async fn remove(self: &Arc<Self>, tables: &[TableId]) -> Result<u64, Refusal> {
        for table in tables {
            self.close_table(table).await?;
        }
        let removed = self.store.remove_tables(tables).await?;
        for table in tables {
            self.send_if_in_memory(table, TableMessage::Removed).await;
        }
        Ok(removed)
    }

    /// The one person who is called so.
    async fn person_called(&self, called: &str) -> Result<store::StoredPerson, Refusal> {
        let mut found = self.store.people_called(called, 20).await?;
        match &*found {
            [] => Err(Refusal::NoPerson(called.to_owned())),
            // An id is meant before a name.
            [one, rest @ ..] if rest.is_empty() || one.id.as_str() == called => {
                Ok(found.swap_remove(0))
            }
            _ => Err(Refusal::SeveralPeople {
                called: called.to_owned(),
                ids: found.into_iter().map(|person| person.id).collect(),
            }),
        }
    }

    /// Whom an order names, with the name of the person.
    async fn whom(&self, who: &Who) -> Result<(Whom, Option<String>), Refusal> {
        match who {
            Who::Guest(called) => {
                let person = self.person_called(called).await?;
                Ok((Whom::Guest(person.id), Some(person.name)))
            }
            Who::Address(text) => {
                let bare = text.strip_suffix("/64").unwrap_or(text);
                let origin = Origin::parse(bare);
                let origin = origin.ok_or_else(|| Refusal::NoAddress(text.clone()))?;
                Ok((Whom::Address(origin), None))
            }
        }
    }

    async fn block(&self, who: &Who, duration: i64, why: String) -> Done {
        let (whom, name) = self.whom(who).await?;
        let block = store::Block {
            who: whom.to_string(),
            until: self.clock.now().saturating_add(duration),
            why,
        };
        self.store.block(&block).await?;
        self.read_blocks().await?;
        self.end_connections_of_blocked();
        Ok(Answer::Blocked(Block {
            who: block.who,
            name,
            until: block.until,
            why: block.why,
        }))
    }

    async fn unblock(&self, who: &Who) -> Done {
        let now = self.clock.now();
        let blocks = self.store.blocks(now).await?;
        // Whose name nobody has any more is still found by the id that the list of blocks shows.
        let by_id = match who {
            Who::Guest(id) => Some(format!("guest:{id}")),
            Who::Address(_) => None,
        };
        let named = by_id.filter(|id| blocks.iter().any(|block| block.who == *id));
        let (who, name) = if let Some(who) = named {
            (who, None)
        } else {
            let (whom, name) = self.whom(who).await?;
            (whom.to_string(), name)
        };
        let Some(block) = blocks.into_iter().find(|block| block.who == who) else {
            return Err(Refusal::NotBlocked);
        };
        let over = store::Block {
            until: 0,
            ..block.clone()
        };
        self.store.block(&over).await?;
        self.read_blocks().await?;
        Ok(Answer::Blocked(Block {
            who,
            name,
            until: 0,
            why: block.why,
        }))
    }

    async fn all_blocks(&self) -> Result<Vec<Block>, Refusal> {
        let mut all = Vec::new();
        for block in self.store.blocks(self.clock.now()).await? {
            let name = match block.who.strip_prefix("guest:") {
                Some(id) => {
                    let found = self.store.person(&PersonId(id.to_owned())).await?;
                    found.map(|person| person.name)
                }
                None => None,
            };
            all.push(Block {
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
            return Err(Refusal::FileThere(to));
        }
        let counts = match self.store.backup(&to).await {
            Some(counts) => counts?,
            None => return Err(Refusal::OwnTools),
        };
        Ok(Answer::Backup {
            bytes: std::fs::metadata(&to).map_or(0, |file| file.len()),
            to,
            counts,
        })
    }

    async fn purge(self: &Arc<Self>, which: Old, before: i64, dry_run: bool) -> Done {
        let mut lines = Vec::new();
        if matches!(which, Old::Abandoned | Old::Both) {
            let dead = self.store.dead_tables(before).await?;
            lines.extend(self.purged(dead, dry_run).await?);
        }
        if matches!(which, Old::Finished | Old::Both) {
            // What is not removed is found again: then all at once.
            let most = if dry_run { u32::MAX } else { TOGETHER };
            loop {
                let old = self.store.finished_before(before, most).await?;
                let last = old.is_empty() || dry_run;
                lines.extend(self.purged(old, dry_run).await?);
                if last {
                    break;
                }
            }
        }
        Ok(Answer::Purged(lines))
    }

    /// Removes what nobody plays at any more, unless it is only to be listed.
    async fn purged(&self, rows: Vec<TableRow>, dry_run: bool) -> Result<Vec<TableLine>, Refusal> {
        let ids: Vec<TableId> = rows.iter().map(|row| row.id.clone()).collect();
        let lines = self.lines(rows).await?;
        if dry_run {
            return Ok(lines);
        }
        for some in ids.chunks(usize::try_from(TOGETHER).unwrap_or(usize::MAX)) {
            self.store.remove_tables(some).await?;
            for table in some {
                self.send_if_in_memory(table, TableMessage::Removed).await;
            }
        }
        Ok(lines)
    }

    fn rotate_keys(&self) -> Done {
        let keys = self.config.keys.as_ref().zip(self.config.keys_at.as_ref());
        let Some((keys, path)) = keys else {
            return Err(Refusal::SharedKeys);
        };
        match keys.renew(path) {
            Ok(key) => Ok(Answer::Rotated {
                key,
                keys: keys.count(),
            }),
            Err(error) => Err(Refusal::Keys(error.to_string())),
        }
    }

    async fn end_sessions(&self) -> Done {
        let ended = self.store.end_sessions().await?;
        self.each_present(|present| present.ended.notify_one());
        Ok(Answer::EndedSessions(ended))
    }
}

/// Which tables are wished.
struct Wish {
    which: Which,
    /// Opened, or ended, before this.
    before: i64,
    limit: usize,
}

impl Wish {
    fn fits(&self, row: &TableRow) -> bool {
        match self.which {
            Which::Current => row.stage.is_current(),
            Which::Open => row.stage == Stage::Open,
            Which::Running => row.stage == Stage::Running,
            Which::Finished => row.stage == Stage::Finished,
            Which::Closed => row.stage == Stage::Closed,
        }
    }
}
