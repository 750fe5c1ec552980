//! A store that forgets everything with the process: for tests, and to measure without a disk.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{PersonId, TableId, TableStatus};

use super::{
    Append, IndexLine, Later, Listing, Store, StoreError, StoredEvent, StoredPerson, TokenHash,
};

/// Events, index, people and sessions in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    commits: u64,
    events: HashMap<TableId, Vec<StoredEvent>>,
    index: BTreeMap<TableId, IndexLine>,
    commands: HashMap<(PersonId, String), TableId>,
    people: HashMap<PersonId, String>,
    sessions: HashMap<TokenHash, (PersonId, i64)>,
}

impl MemoryStore {
    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn now<'a, T: Send + 'a>(value: T) -> Later<'a, T> {
    Box::pin(core::future::ready(value))
}

impl Store for MemoryStore {
    fn append(&self, append: Append) -> Later<'_, Result<(), StoreError>> {
        let mut all = self.all();
        let events = all.events.entry(append.table.clone()).or_default();
        if events.last().map_or(0, |event| event.seq) != append.expected {
            return now(Err(StoreError::Conflict));
        }
        for (seq, (at, body)) in (append.expected + 1..).zip(append.events) {
            events.push(StoredEvent { seq, at, body });
        }
        if let Some(mut line) = append.index {
            if let Some(old) = all.index.get(&append.table) {
                line.created_at = old.created_at;
            }
            all.index.insert(append.table, line);
        }
        all.commits += 1;
        now(Ok(()))
    }

    fn read<'a>(
        &'a self,
        table: &'a TableId,
        after: u32,
    ) -> Later<'a, Result<Vec<StoredEvent>, StoreError>> {
        let all = self.all();
        let events = all.events.get(table).map_or(&[][..], Vec::as_slice);
        now(Ok(events
            .iter()
            .filter(|event| event.seq > after)
            .cloned()
            .collect()))
    }

    fn list<'a>(
        &'a self,
        listing: &'a Listing,
        limit: u32,
    ) -> Later<'a, Result<Vec<(TableId, IndexLine)>, StoreError>> {
        let current =
            |line: &IndexLine| matches!(line.status, TableStatus::Open | TableStatus::Running);
        let all = self.all();
        let mut lines: Vec<_> = all
            .index
            .iter()
            .filter(|(id, line)| match listing {
                Listing::Current => current(line) && line.listed,
                Listing::CurrentOf(person) => current(line) && line.people.contains(person),
                Listing::Finished { of, before } => {
                    let mine = of
                        .as_ref()
                        .map_or(line.listed, |person| line.people.contains(person));
                    let earlier = match (line.finished_at, before) {
                        (None, _) => false,
                        (Some(_), None) => true,
                        (Some(at), Some((time, before))) => (at, *id) < (*time, before),
                    };
                    mine && earlier && line.status == TableStatus::Finished
                }
            })
            .map(|(id, line)| (id.clone(), line.clone()))
            .collect();
        lines.sort_by_key(|(id, line)| {
            core::cmp::Reverse((line.finished_at.unwrap_or(line.created_at), id.clone()))
        });
        lines.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(Ok(lines))
    }

    fn line<'a>(&'a self, table: &'a TableId) -> Later<'a, Result<Option<IndexLine>, StoreError>> {
        now(Ok(self.all().index.get(table).cloned()))
    }

    fn claim_command<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
    ) -> Later<'a, Result<TableId, StoreError>> {
        let key = (person.clone(), command.to_owned());
        let claimed = self
            .all()
            .commands
            .entry(key)
            .or_insert_with(|| table.clone())
            .clone();
        now(Ok(claimed))
    }

    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, Result<(), StoreError>> {
        let mut all = self.all();
        all.people.insert(person.id.clone(), person.name.clone());
        all.sessions.insert(session, (person.id.clone(), expires));
        now(Ok(()))
    }

    fn rename<'a>(
        &'a self,
        person: &'a PersonId,
        name: &'a str,
    ) -> Later<'a, Result<(), StoreError>> {
        if let Some(old) = self.all().people.get_mut(person) {
            name.clone_into(old);
        }
        now(Ok(()))
    }

    fn session(
        &self,
        session: TokenHash,
        time: i64,
    ) -> Later<'_, Result<Option<(StoredPerson, i64)>, StoreError>> {
        let all = self.all();
        let found = all
            .sessions
            .get(&session)
            .filter(|(_, expires)| *expires > time)
            .and_then(|(id, expires)| {
                let name = all.people.get(id)?.clone();
                let person = StoredPerson {
                    id: id.clone(),
                    name,
                };
                Some((person, *expires))
            });
        now(Ok(found))
    }

    fn extend_session(
        &self,
        session: TokenHash,
        expires: i64,
    ) -> Later<'_, Result<(), StoreError>> {
        if let Some(line) = self.all().sessions.get_mut(&session) {
            line.1 = expires;
        }
        now(Ok(()))
    }

    fn end_session(&self, session: TokenHash) -> Later<'_, Result<(), StoreError>> {
        self.all().sessions.remove(&session);
        now(Ok(()))
    }

    fn commits(&self) -> u64 {
        self.all().commits
    }

    fn is_ready(&self) -> Later<'_, bool> {
        now(true)
    }

    fn close(&self) -> Later<'_, ()> {
        now(())
    }
}
