//! A store that forgets everything with the process: for tests, and to measure without a disk.

use core::cmp::Reverse;
use core::future::{Future, ready};
use core::pin::Pin;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{PersonId, TableId};

use super::memory_deals::Among;
use super::results::entries;
use super::{
    Append, Block, Counts, EventLog, Later, Lease, Leases, Listing, Notes, Stage, Store,
    StoreError, StoredAccount, StoredEvent, StoredLine, StoredNote, StoredPerson, TableRow, Talk,
    TokenHash,
};

/// Everything in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    all: Mutex<All>,
}

/// Until when a server is there, and how many of its leases have gone to others.
#[derive(Debug, Default)]
pub(super) struct Beat {
    until: i64,
    lost: i64,
}

#[derive(Debug, Default)]
pub(super) struct All {
    pub(super) commits: u64,
    pub(super) events: HashMap<TableId, Vec<StoredEvent>>,
    pub(super) tables: BTreeMap<TableId, TableRow>,
    /// Which table a command has opened, and when.
    pub(super) commands: HashMap<(PersonId, String), (TableId, i64)>,
    /// Who has which table, and how many had it.
    pub(super) leases: HashMap<TableId, (String, i64)>,
    pub(super) beats: HashMap<String, Beat>,
    pub(super) people: HashMap<PersonId, String>,
    pub(super) sessions: HashMap<TokenHash, (PersonId, i64)>,
    pub(super) blocks: BTreeMap<String, Block>,
    pub(super) notes: BTreeMap<(TableId, PersonId, u8), StoredNote>,
    pub(super) accounts: BTreeMap<PersonId, StoredAccount>,
    /// Since when people are gone, and whether all events have been looked through for them.
    pub(super) gone: BTreeMap<PersonId, (i64, bool)>,
    /// Every game that has ended and was counted, in that order, as it was then.
    pub(super) ended: Vec<TableRow>,
    /// The people whose records of play are gone.
    pub(super) forgotten: HashSet<PersonId>,
    pub(super) talk: HashMap<TableId, Vec<StoredLine>>,
    /// Deals that several tables play, and what people are to each other.
    pub(super) among: Among,
}

impl All {
    /// The rows of all tables.
    pub(super) fn rows(&self) -> impl Iterator<Item = &TableRow> {
        self.tables.values()
    }

    /// Whether a person has played a deal to its end, at another table than this one.
    pub(super) fn has_played(&self, deal: &str, person: &PersonId, but: Option<&TableId>) -> bool {
        let of_deal = |row: &&TableRow| {
            let figures = row.result.as_ref().and_then(|it| it.figures.as_ref());
            figures.is_some_and(|figures| figures.deal == deal) && Some(&row.id) != but
        };
        let mut rows = self.tables.values().filter(of_deal);
        let theirs = |row: &TableRow| entries(row).iter().any(|it| it.person == person.as_str());
        !self.forgotten.contains(person) && rows.any(theirs)
    }

    /// The name of a person; nothing of one who is gone.
    pub(super) fn name_of(&self, person: &PersonId) -> String {
        self.people.get(person).cloned().unwrap_or_default()
    }

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
            let new = self.ended.iter().all(|ended| ended.id != row.id);
            if new && !entries(&row).is_empty() {
                self.ended.push(row.clone());
            }
            self.among.take(&row);
            self.tables.insert(append.table, row);
        }
    }

    /// The account of a person, with the name that they have now.
    pub(super) fn account(&self, person: &PersonId) -> Option<StoredAccount> {
        let account = self.accounts.get(person)?;
        let person = StoredPerson {
            id: person.clone(),
            name: self.people.get(person)?.clone(),
        };
        Some(StoredAccount {
            person,
            ..account.clone()
        })
    }

    /// Whether a name that looks so is that of an account of somebody else.
    pub(super) fn is_taken(&self, look: &str, person: &PersonId) -> bool {
        let mut accounts = self.accounts.iter();
        accounts.any(|(other, account)| account.look == look && other != person)
    }

    /// Ends the sessions of a person, but perhaps one.
    pub(super) fn end_sessions(
        &mut self,
        person: &PersonId,
        but: Option<TokenHash>,
    ) -> Vec<TokenHash> {
        let theirs = self.sessions.iter();
        let theirs = theirs.filter(|(hash, (of, _))| of == person && Some(**hash) != but);
        let ended: Vec<TokenHash> = theirs.map(|(hash, _)| *hash).collect();
        for hash in &ended {
            self.sessions.remove(hash);
        }
        ended
    }

    /// Removes the people who have neither a session nor an account.
    pub(super) fn forget_people(&mut self) {
        let All {
            people,
            sessions,
            accounts,
            forgotten,
            among,
            ..
        } = self;
        people.retain(|id, _| {
            let stays = accounts.contains_key(id) || sessions.values().any(|(it, _)| it == id);
            if !stays {
                forgotten.insert(id.clone());
            }
            stays
        });
        among.forget(|person| forgotten.contains(person));
    }

    /// Takes the names of people who are gone out of the rows of tables.
    pub(super) fn unname_seats(&mut self) {
        let gone = &self.gone;
        for seat in self.tables.values_mut().flat_map(|row| &mut row.seats) {
            for person in [&mut seat.person, &mut seat.kept_for].into_iter().flatten() {
                if gone.contains_key(&person.id) {
                    person.name.clear();
                }
            }
        }
    }

    /// Somebody is there until then, if not for longer.
    fn beat(&mut self, holder: &str, until: i64) -> &Beat {
        let beat = self.beats.entry(holder.to_owned()).or_default();
        beat.until = beat.until.max(until);
        beat
    }

    fn has(&self, lease: &Lease) -> bool {
        let (holder, epoch) = (&lease.holder, &lease.epoch);
        let held = self.leases.get(&lease.table);
        held.is_some_and(|(it, number)| (it, number) == (holder, epoch))
    }

    fn remove(&mut self, id: &TableId) -> bool {
        self.events.remove(id);
        self.leases.remove(id);
        self.commands.retain(|_, (table, _)| table != id);
        self.notes.retain(|(table, _, _), _| table != id);
        self.talk.remove(id);
        self.among.remove_table(id);
        self.tables.remove(id).is_some()
    }
}

impl MemoryStore {
    pub(super) fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Everything that a store in memory holds.
pub(super) fn all_of(store: &MemoryStore) -> MutexGuard<'_, All> {
    store.all()
}

pub(super) fn now<'a, T: Send + 'a>(value: T) -> Later<'a, T> {
    Box::pin(ready(Ok(value)))
}

pub(super) fn counted(before: usize, after: usize) -> u64 {
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
        let comes_back = |row: &TableRow, who: &PersonId| {
            let mut kept = row.seats.iter().filter(|seat| seat.person.is_some());
            kept.any(|seat| seat.kept_for.as_ref().is_some_and(|it| it.id == *who))
        };
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
                Listing::CurrentOf(person) => {
                    row.stage.is_current() && (sits(row, person) || comes_back(row, person))
                }
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
        let mut all = self.all();
        let many = all.commands.len();
        all.commands.retain(|_, (_, at)| *at >= before);
        all.beats.retain(|_, beat| beat.until >= before);
        now(counted(many, all.commands.len()))
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
    fn beat<'a>(&'a self, holder: &'a str, until: i64) -> Later<'a, i64> {
        let mut all = self.all();
        now(all.beat(holder, until).lost)
    }

    fn take_lease<'a>(
        &'a self,
        table: &'a TableId,
        holder: &'a str,
        time: i64,
        until: i64,
    ) -> Later<'a, Lease> {
        let mut all = self.all();
        all.beat(holder, until);
        let (before, epoch) = all.leases.get(table).cloned().unwrap_or_default();
        let there = all.beats.get(&before).filter(|beat| beat.until > time);
        let lease = |holder: &str, epoch, until| Lease {
            table: table.clone(),
            holder: holder.to_owned(),
            epoch,
            until,
        };
        if let Some(beat) = there {
            return now(lease(&before, epoch, beat.until));
        }
        if let Some(gone) = all.beats.get_mut(&before) {
            gone.lost += 1;
        }
        all.leases
            .insert(table.clone(), (holder.to_owned(), epoch + 1));
        now(lease(holder, epoch + 1, until))
    }

    fn lease_at<'a>(&'a self, table: &'a TableId, time: i64) -> Later<'a, Option<Lease>> {
        let all = self.all();
        let lease = all.leases.get(table).and_then(|(holder, epoch)| {
            let beat = all.beats.get(holder).filter(|beat| beat.until > time)?;
            Some(Lease {
                table: table.clone(),
                holder: holder.clone(),
                epoch: *epoch,
                until: beat.until,
            })
        });
        now(lease)
    }

    fn holds<'a>(&'a self, lease: &'a Lease, until: i64) -> Later<'a, bool> {
        let mut all = self.all();
        let holds = all.has(lease);
        if holds {
            all.beat(&lease.holder, until);
        }
        now(holds)
    }

    fn leases_of<'a>(&'a self, holder: &'a str) -> Later<'a, Vec<Lease>> {
        let all = self.all();
        let until = all.beats.get(holder).map_or(i64::MIN, |beat| beat.until);
        let its = all.leases.iter().filter(|(_, (it, _))| it == holder);
        let lease = |(table, (holder, epoch)): (&TableId, &(String, i64))| Lease {
            table: table.clone(),
            holder: holder.clone(),
            epoch: *epoch,
            until,
        };
        let mut its: Vec<Lease> = its.map(lease).collect();
        its.sort_by(|a, b| a.table.cmp(&b.table));
        now(its)
    }

    fn give_back<'a>(&'a self, lease: &'a Lease) -> Later<'a, ()> {
        let mut all = self.all();
        if all.has(lease)
            && let Some((holder, _)) = all.leases.get_mut(&lease.table)
        {
            holder.clear();
        }
        now(())
    }

    fn append_under<'a>(&'a self, lease: &'a Lease, appends: Vec<Append>) -> Later<'a, bool> {
        let mut all = self.all();
        let epoch = all.leases.get(&lease.table).map(|(_, epoch)| *epoch);
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

impl Talk for MemoryStore {
    fn write_line<'a>(&'a self, line: &'a StoredLine) -> Later<'a, ()> {
        let mut all = self.all();
        if all.tables.contains_key(&line.table) {
            let lines = all.talk.entry(line.table.clone()).or_default();
            let known =
                |it: &StoredLine| (&it.person, &it.command) == (&line.person, &line.command);
            if !lines.iter().any(known) {
                lines.push(line.clone());
            }
        }
        now(())
    }

    fn lines<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<StoredLine>> {
        now(self.all().talk.get(table).cloned().unwrap_or_default())
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
