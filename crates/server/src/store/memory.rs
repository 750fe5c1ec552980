//! A store that forgets everything with the process: for tests, and to measure without a disk.

use core::cmp::Reverse;
use core::future::{Future, ready};
use core::pin::Pin;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{PersonId, TableId};

use super::{
    Append, Block, Counts, EventLog, Later, Lease, Leases, Listing, Notes, People, Stage, Store,
    StoreError, StoredEvent, StoredNote, StoredPerson, TableRow, TokenHash,
};

/// Everything in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    commits: u64,
    events: HashMap<TableId, Vec<StoredEvent>>,
    tables: BTreeMap<TableId, TableRow>,
    /// Which table a command has opened, and when.
    commands: HashMap<(PersonId, String), (TableId, i64)>,
    leases: HashMap<TableId, Lease>,
    people: HashMap<PersonId, String>,
    sessions: HashMap<TokenHash, (PersonId, i64)>,
    blocks: BTreeMap<String, Block>,
    notes: BTreeMap<(TableId, PersonId, u8), StoredNote>,
}

impl All {
    fn dead_tables(&self, before: i64) -> Vec<TableRow> {
        let last = |id| self.events.get(id).and_then(|events| events.last());
        let mut dead: Vec<TableRow> = self
            .tables
            .values()
            .filter(|row| matches!(row.stage, Stage::Open | Stage::Closed))
            .filter(|row| last(&row.id).is_some_and(|event| event.at < before))
            .cloned()
            .collect();
        dead.sort_by(|a, b| (a.created_at, &a.id).cmp(&(b.created_at, &b.id)));
        dead
    }

    fn last(&self, table: &TableId) -> u32 {
        let events = self.events.get(table);
        events
            .and_then(|events| events.last())
            .map_or(0, |event| event.seq)
    }

    fn append(&mut self, append: Append) {
        let events = self.events.entry(append.table.clone()).or_default();
        for (seq, (at, fact)) in (append.expected + 1..).zip(append.events) {
            events.push(StoredEvent { seq, at, fact });
        }
        if let Some(mut row) = append.row {
            if let Some(old) = self.tables.get(&append.table) {
                row.created_at = old.created_at;
                row.opened_by.clone_from(&old.opened_by);
            }
            self.tables.insert(append.table, row);
        }
    }

    fn remove(&mut self, id: &TableId) -> bool {
        self.events.remove(id);
        self.leases.remove(id);
        self.commands.retain(|_, (table, _)| table != id);
        self.notes.retain(|(table, _, _), _| table != id);
        self.tables.remove(id).is_some()
    }
}

impl MemoryStore {
    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn now<'a, T: Send + 'a>(value: T) -> Later<'a, T> {
    Box::pin(ready(Ok(value)))
}

fn counted(before: usize, after: usize) -> u64 {
    u64::try_from(before - after).unwrap_or(u64::MAX)
}

impl EventLog for MemoryStore {
    fn append_all(&self, appends: Vec<Append>) -> Later<'_, ()> {
        let mut all = self.all();
        if appends.iter().any(|it| all.last(&it.table) != it.expected) {
            return Box::pin(ready(Err(StoreError::Conflict)));
        }
        for append in appends {
            all.append(append);
        }
        all.commits += 1;
        now(())
    }

    fn read<'a>(&'a self, table: &'a TableId, after: u32) -> Later<'a, Vec<StoredEvent>> {
        let all = self.all();
        let events = all.events.get(table).map_or(&[][..], Vec::as_slice);
        let later = events.iter().filter(|event| event.seq > after);
        now(later.cloned().collect())
    }

    fn list<'a>(&'a self, listing: &'a Listing, limit: u32) -> Later<'a, Vec<TableRow>> {
        let sits = |row: &TableRow, who| row.people().any(|person| person == who);
        let all = self.all();
        let mut rows: Vec<TableRow> = all
            .tables
            .values()
            .filter(|row| match listing {
                Listing::Current { before } => {
                    let earlier = before
                        .as_ref()
                        .is_none_or(|(time, id)| (row.created_at, &row.id) < (*time, id));
                    row.stage.is_current() && row.listed && earlier
                }
                Listing::Every { before } => {
                    let earlier = before
                        .as_ref()
                        .is_none_or(|(time, id)| (row.created_at, &row.id) < (*time, id));
                    row.stage.is_current() && earlier
                }
                Listing::CurrentOf(person) => row.stage.is_current() && sits(row, person),
                Listing::Finished { of, before } => {
                    let mine = of.as_ref().map_or(row.listed, |person| sits(row, person));
                    let earlier = match (row.finished_at, before) {
                        (None, _) => false,
                        (Some(_), None) => true,
                        (Some(at), Some((time, before))) => (at, &row.id) < (*time, before),
                    };
                    mine && earlier && row.stage == Stage::Finished
                }
            })
            .cloned()
            .collect();
        rows.sort_by_key(|row| {
            Reverse((row.finished_at.unwrap_or(row.created_at), row.id.clone()))
        });
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
    }

    fn count_opened<'a>(&'a self, person: &'a PersonId) -> Later<'a, u32> {
        let all = self.all();
        let current = all.tables.values().filter(|row| row.stage.is_current());
        let own = current.filter(|row| row.opened_by.as_ref() == Some(person));
        now(u32::try_from(own.count()).unwrap_or(u32::MAX))
    }

    fn lengths<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<u32>> {
        let all = self.all();
        now(tables.iter().map(|table| all.last(table)).collect())
    }

    fn row<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableRow>> {
        now(self.all().tables.get(table).cloned())
    }

    fn claim_command<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
        at: i64,
    ) -> Later<'a, TableId> {
        let key = (person.clone(), command.to_owned());
        let mut all = self.all();
        let claimed = all.commands.entry(key).or_insert((table.clone(), at));
        now(claimed.0.clone())
    }

    fn forget_commands(&self, before: i64) -> Later<'_, u64> {
        let commands = &mut self.all().commands;
        let many = commands.len();
        commands.retain(|_, (_, at)| *at >= before);
        now(counted(many, commands.len()))
    }

    fn dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        now(self.all().dead_tables(before))
    }

    fn remove_dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        let mut all = self.all();
        let dead = all.dead_tables(before);
        for row in &dead {
            all.remove(&row.id);
        }
        now(dead)
    }

    fn finished_before(&self, before: i64, limit: u32) -> Later<'_, Vec<TableRow>> {
        let all = self.all();
        let finished = |row: &&TableRow| row.stage == Stage::Finished;
        let ended = |row: &&TableRow| row.finished_at.is_some_and(|at| at < before);
        let rows = all.tables.values().filter(finished).filter(ended);
        let mut rows: Vec<TableRow> = rows.cloned().collect();
        rows.sort_by_key(|row| (row.finished_at, row.id.clone()));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
    }

    fn remove_tables<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, u64> {
        let mut all = self.all();
        let gone = tables.iter().filter(|id| all.remove(id)).count();
        now(u64::try_from(gone).unwrap_or(u64::MAX))
    }

    fn counts(&self) -> Later<'_, Counts> {
        let all = self.all();
        let count = |stage| {
            let tables = all.tables.values().filter(|row| row.stage == stage);
            u64::try_from(tables.count()).unwrap_or(u64::MAX)
        };
        now(Counts {
            open: count(Stage::Open),
            running: count(Stage::Running),
            finished: count(Stage::Finished),
            closed: count(Stage::Closed),
            people: u64::try_from(all.people.len()).unwrap_or(u64::MAX),
            sessions: u64::try_from(all.sessions.len()).unwrap_or(u64::MAX),
        })
    }
}

impl Leases for MemoryStore {
    fn take_lease<'a>(
        &'a self,
        table: &'a TableId,
        holder: &'a str,
        time: i64,
        until: i64,
    ) -> Later<'a, Lease> {
        let mut all = self.all();
        let lease = all.leases.entry(table.clone()).or_insert_with(|| Lease {
            table: table.clone(),
            holder: String::new(),
            epoch: 0,
            until: i64::MIN,
        });
        if lease.holder == holder {
            lease.until = until;
        } else if lease.until <= time {
            holder.clone_into(&mut lease.holder);
            lease.epoch += 1;
            lease.until = until;
        }
        now(lease.clone())
    }

    fn renew_leases<'a>(&'a self, leases: &'a [Lease], until: i64) -> Later<'a, Vec<Lease>> {
        let mut all = self.all();
        let mut held = Vec::new();
        for lease in leases {
            let same = all.leases.get_mut(&lease.table);
            if let Some(same) = same.filter(|it| it.is_of(lease)) {
                same.until = until;
                held.push(same.clone());
            }
        }
        now(held)
    }

    fn give_back<'a>(&'a self, lease: &'a Lease) -> Later<'a, ()> {
        let mut all = self.all();
        let same = all.leases.get_mut(&lease.table);
        if let Some(same) = same.filter(|it| it.is_of(lease)) {
            same.holder.clear();
            same.until = i64::MIN;
        }
        now(())
    }

    fn append_under<'a>(&'a self, lease: &'a Lease, appends: Vec<Append>) -> Later<'a, bool> {
        let mut all = self.all();
        let epoch = all.leases.get(&lease.table).map(|lease| lease.epoch);
        let own = appends.first().map(|append| &append.table);
        if own != Some(&lease.table) || epoch != Some(lease.epoch) {
            return now(false);
        }
        if appends.iter().any(|it| all.last(&it.table) != it.expected) {
            return Box::pin(ready(Err(StoreError::Conflict)));
        }
        for append in appends {
            all.append(append);
        }
        all.commits += 1;
        now(true)
    }
}

impl Notes for MemoryStore {
    fn write_note<'a>(&'a self, note: &'a StoredNote) -> Later<'a, ()> {
        let mut all = self.all();
        let key = (note.table.clone(), note.person.clone(), note.card);
        if note.is_empty() {
            all.notes.remove(&key);
        } else if all.tables.contains_key(&note.table) {
            all.notes.insert(key, note.clone());
        }
        now(())
    }

    fn notes<'a>(
        &'a self,
        table: &'a TableId,
        of: Option<&'a PersonId>,
    ) -> Later<'a, Vec<StoredNote>> {
        let all = self.all();
        let there = all.notes.values().filter(|note| note.table == *table);
        let theirs = there.filter(|note| of.is_none_or(|person| note.person == *person));
        now(theirs.cloned().collect())
    }
}

impl People for MemoryStore {
    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, ()> {
        let mut all = self.all();
        all.people.insert(person.id.clone(), person.name.clone());
        all.sessions.insert(session, (person.id.clone(), expires));
        now(())
    }

    fn rename<'a>(&'a self, person: &'a PersonId, name: &'a str) -> Later<'a, ()> {
        if let Some(old) = self.all().people.get_mut(person) {
            name.clone_into(old);
        }
        now(())
    }

    fn session(&self, session: TokenHash, time: i64) -> Later<'_, Option<(StoredPerson, i64)>> {
        let all = self.all();
        let valid = all.sessions.get(&session);
        let found = valid
            .filter(|(_, expires)| *expires > time)
            .and_then(|(id, expires)| {
                let name = all.people.get(id)?.clone();
                let id = id.clone();
                Some((StoredPerson { id, name }, *expires))
            });
        now(found)
    }

    fn extend_session(&self, session: TokenHash, expires: i64) -> Later<'_, ()> {
        if let Some(line) = self.all().sessions.get_mut(&session) {
            line.1 = expires;
        }
        now(())
    }

    fn end_session(&self, session: TokenHash) -> Later<'_, ()> {
        self.all().sessions.remove(&session);
        now(())
    }

    fn forget_sessions(&self, time: i64) -> Later<'_, u64> {
        let All {
            sessions,
            people,
            blocks,
            ..
        } = &mut *self.all();
        blocks.retain(|_, block| block.until > time);
        let many = sessions.len();
        sessions.retain(|_, (_, expires)| *expires > time);
        people.retain(|id, _| sessions.values().any(|(person, _)| person == id));
        now(counted(many, sessions.len()))
    }

    fn end_sessions(&self) -> Later<'_, u64> {
        let mut all = self.all();
        let many = all.sessions.len();
        all.sessions.clear();
        all.people.clear();
        now(counted(many, 0))
    }

    fn block<'a>(&'a self, block: &'a Block) -> Later<'a, ()> {
        self.all().blocks.insert(block.who.clone(), block.clone());
        now(())
    }

    fn blocks(&self, time: i64) -> Later<'_, Vec<Block>> {
        let all = self.all();
        let kept_out = all.blocks.values().filter(|block| block.until > time);
        now(kept_out.cloned().collect())
    }

    fn people_called<'a>(&'a self, called: &'a str, limit: u32) -> Later<'a, Vec<StoredPerson>> {
        let all = self.all();
        let people = all.people.iter().map(|(id, name)| StoredPerson {
            id: id.clone(),
            name: name.clone(),
        });
        let mut found: Vec<_> = people
            .filter(|it| it.id.as_str() == called || it.name == called)
            .collect();
        found.sort_by_key(|it| (it.id.as_str() != called, it.id.clone()));
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(found)
    }
}

impl Store for MemoryStore {
    fn commits(&self) -> u64 {
        self.all().commits
    }

    fn is_ready(&self) -> Pin<Box<dyn Future<Output = bool> + Send + '_>> {
        Box::pin(ready(true))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(ready(()))
    }
}
