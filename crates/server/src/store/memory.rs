//! A store that forgets everything with the process: for tests, and to measure without a disk.

use core::cmp::Reverse;
use core::future::{Future, ready};
use core::pin::Pin;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{PersonId, TableId};

use super::memory_deals::Among;
use super::results::{BROKEN_OFF, entries};
use super::{
    Accounts, Append, Block, Counts, DealGame, EventLog, Later, Lease, Leases, Listing,
    LookedThrough, Notes, People, Place, Played, Results, Stage, Standing, Store, StoreError,
    StoredAccount, StoredEvent, StoredLine, StoredNote, StoredPerson, TableRow, Talk, TokenHash,
};

/// Everything in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    all: Mutex<All>,
}

/// Until when a server is there, and how many of its leases have gone to others.
#[derive(Debug, Default)]
struct Beat {
    until: i64,
    lost: i64,
}

#[derive(Debug, Default)]
pub(super) struct All {
    commits: u64,
    events: HashMap<TableId, Vec<StoredEvent>>,
    tables: BTreeMap<TableId, TableRow>,
    /// Which table a command has opened, and when.
    commands: HashMap<(PersonId, String), (TableId, i64)>,
    /// Who has which table, and how many had it.
    leases: HashMap<TableId, (String, i64)>,
    beats: HashMap<String, Beat>,
    people: HashMap<PersonId, String>,
    sessions: HashMap<TokenHash, (PersonId, i64)>,
    blocks: BTreeMap<String, Block>,
    notes: BTreeMap<(TableId, PersonId, u8), StoredNote>,
    accounts: BTreeMap<PersonId, StoredAccount>,
    gone: BTreeMap<PersonId, i64>,
    /// Every game that has ended and was counted, in that order, as it was then.
    ended: Vec<TableRow>,
    /// The people whose records of play are gone.
    forgotten: HashSet<PersonId>,
    talk: HashMap<TableId, Vec<StoredLine>>,
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
    fn account(&self, person: &PersonId) -> Option<StoredAccount> {
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
    fn is_taken(&self, look: &str, person: &PersonId) -> bool {
        let mut accounts = self.accounts.iter();
        accounts.any(|(other, account)| account.look == look && other != person)
    }

    /// Ends the sessions of a person, but perhaps one.
    fn end_sessions(&mut self, person: &PersonId, but: Option<TokenHash>) -> Vec<TokenHash> {
        let theirs = self.sessions.iter();
        let theirs = theirs.filter(|(hash, (of, _))| of == person && Some(**hash) != but);
        let ended: Vec<TokenHash> = theirs.map(|(hash, _)| *hash).collect();
        for hash in &ended {
            self.sessions.remove(hash);
        }
        ended
    }

    /// Removes the people who have neither a session nor an account.
    fn forget_people(&mut self) {
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
    fn unname_seats(&mut self) {
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
    fn all(&self) -> MutexGuard<'_, All> {
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

    fn rename<'a>(&'a self, person: &'a PersonId, name: &'a str, look: &'a str) -> Later<'a, bool> {
        let mut all = self.all();
        if all.is_taken(look, person) {
            return now(false);
        }
        if let Some(account) = all.accounts.get_mut(person) {
            look.clone_into(&mut account.look);
        }
        let old = all.people.get_mut(person);
        let known = old.is_some();
        if let Some(old) = old {
            name.clone_into(old);
        }
        now(known)
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
        let mut all = self.all();
        all.blocks.retain(|_, block| block.until > time);
        let many = all.sessions.len();
        all.sessions.retain(|_, (_, expires)| *expires > time);
        all.forget_people();
        now(counted(many, all.sessions.len()))
    }

    fn end_sessions(&self) -> Later<'_, u64> {
        let mut all = self.all();
        let many = all.sessions.len();
        all.sessions.clear();
        all.forget_people();
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

impl Accounts for MemoryStore {
    fn open_account<'a>(&'a self, account: &'a StoredAccount) -> Later<'a, bool> {
        let mut all = self.all();
        let id = &account.person.id;
        if !all.people.contains_key(id)
            || all.accounts.contains_key(id)
            || all.is_taken(&account.look, id)
        {
            return now(false);
        }
        all.people.insert(id.clone(), account.person.name.clone());
        all.accounts.insert(id.clone(), account.clone());
        now(true)
    }

    fn account_called<'a>(&'a self, look: &'a str) -> Later<'a, Option<StoredAccount>> {
        let all = self.all();
        let mut accounts = all.accounts.iter();
        let found = accounts.find(|(_, account)| account.look == look);
        now(found.and_then(|(id, _)| all.account(id)))
    }

    fn account<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredAccount>> {
        now(self.all().account(person))
    }

    fn add_session<'a>(
        &'a self,
        person: &'a PersonId,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, bool> {
        let mut all = self.all();
        let known = all.accounts.contains_key(person);
        if known {
            all.sessions.insert(session, (person.clone(), expires));
        }
        now(known)
    }

    fn change_password<'a>(
        &'a self,
        person: &'a PersonId,
        password: &'a str,
        but: TokenHash,
    ) -> Later<'a, Vec<TokenHash>> {
        let mut all = self.all();
        if let Some(account) = all.accounts.get_mut(person) {
            password.clone_into(&mut account.password);
        }
        now(all.end_sessions(person, Some(but)))
    }

    fn end_sessions_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TokenHash>> {
        now(self.all().end_sessions(person, None))
    }

    fn change_settings<'a>(&'a self, person: &'a PersonId, settings: &'a str) -> Later<'a, ()> {
        if let Some(account) = self.all().accounts.get_mut(person) {
            settings.clone_into(&mut account.settings);
        }
        now(())
    }

    fn remove_person<'a>(&'a self, person: &'a PersonId, time: i64) -> Later<'a, Vec<TokenHash>> {
        let mut all = self.all();
        let ended = all.end_sessions(person, None);
        all.gone.entry(person.clone()).or_insert(time);
        all.accounts.remove(person);
        all.people.remove(person);
        all.forgotten.insert(person.clone());
        all.notes.retain(|(_, of, _), _| of != person);
        for lines in all.talk.values_mut() {
            lines.retain(|line| line.person != *person);
        }
        all.among.remove_person(person);
        all.unname_seats();
        now(ended)
    }

    fn people_gone(&self, since: i64) -> Later<'_, Vec<PersonId>> {
        let all = self.all();
        let gone = all.gone.iter().filter(|(_, at)| **at >= since);
        now(gone.map(|(person, _)| person.clone()).collect())
    }

    fn forget_people_gone(&self, before: i64) -> Later<'_, u64> {
        let gone = &mut self.all().gone;
        let many = gone.len();
        gone.retain(|_, at| *at >= before);
        now(counted(many, gone.len()))
    }

    fn events_about<'a>(
        &'a self,
        person: &'a PersonId,
        after: &'a Place,
        limit: u32,
    ) -> Later<'a, LookedThrough> {
        let all = self.all();
        let mut places: Vec<(Place, &StoredEvent)> = Vec::new();
        for (id, events) in &all.events {
            let placed = events.iter().map(|event| ((id.clone(), event.seq), event));
            places.extend(placed.filter(|(place, _)| place > after));
        }
        places.sort_by(|(one, _), (two, _)| one.cmp(two));
        places.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        let last = places.last().map(|(place, _)| place.clone());
        let about = |event: &StoredEvent| event.fact.body.contains(person.as_str());
        let found = places.into_iter().filter(|(_, event)| about(event));
        let found = found.map(|((table, _), event)| (table, event.clone()));
        now(LookedThrough {
            found: found.collect(),
            last,
        })
    }

    fn rewrite_events(&self, events: Vec<(TableId, StoredEvent)>) -> Later<'_, ()> {
        let mut all = self.all();
        for (table, event) in events {
            let mut there = all.events.get_mut(&table).into_iter().flatten();
            if let Some(old) = there.find(|old| old.seq == event.seq) {
                old.fact.body = event.fact.body;
            }
        }
        all.unname_seats();
        now(())
    }
}

impl Results for MemoryStore {
    /// Counts all games of the person again, one after the other.
    fn standings<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Standing>> {
        let all = self.all();
        let mut found: BTreeMap<(String, bool, i64), Standing> = BTreeMap::new();
        let ended = all.ended.iter().filter(|_| !all.forgotten.contains(person));
        for entry in ended.flat_map(entries) {
            if entry.person != person.as_str() || !entry.counts() {
                continue;
            }
            let key = (entry.preset.to_owned(), entry.changed, entry.players);
            let standing = found.entry(key).or_insert_with(|| Standing {
                preset: entry.preset.to_owned(),
                changed: entry.changed,
                players: u8::try_from(entry.players).unwrap_or(u8::MAX),
                games: 0,
                points: 0,
                best: i64::MIN,
                perfect: 0,
                lost: 0,
                strikes: 0,
                clues: 0,
                cards: 0,
                streak: 0,
                longest: 0,
            });
            standing.games += 1;
            standing.points += entry.points;
            standing.best = standing.best.max(entry.points);
            standing.perfect += u32::from(entry.is_perfect());
            standing.lost += u32::from(entry.is_lost());
            standing.strikes += u32::from(entry.figures.strikes);
            standing.clues += u32::from(entry.figures.clues);
            standing.cards += u32::from(entry.figures.cards);
            standing.streak = if entry.is_lost() {
                0
            } else {
                standing.streak + 1
            };
            standing.longest = standing.longest.max(standing.streak);
        }
        let mut standings: Vec<Standing> = found.into_values().collect();
        standings.sort_by_key(|it| Reverse(it.games));
        now(standings)
    }

    fn played<'a>(&'a self, which: &'a Played, limit: u32) -> Later<'a, Vec<TableRow>> {
        let all = self.all();
        let has_played = |row: &TableRow, person: &PersonId| {
            let mut theirs = entries(row).into_iter();
            theirs.any(|entry| entry.person == person.as_str()) && !all.forgotten.contains(person)
        };
        let fits = |row: &&TableRow| {
            let key = (row.finished_at.unwrap_or_default(), &row.id);
            let outcome = row.result.as_ref().map(|result| &result.outcome);
            has_played(row, &which.by)
                && which
                    .before
                    .as_ref()
                    .is_none_or(|(time, id)| key < (*time, id))
                && which
                    .preset
                    .as_ref()
                    .is_none_or(|preset| row.preset == *preset)
                && which
                    .players
                    .is_none_or(|players| row.seats.len() == usize::from(players))
                && which.outcome.as_ref().is_none_or(|it| outcome == Some(it))
                && which.with.as_ref().is_none_or(|with| has_played(row, with))
        };
        let mut rows: Vec<TableRow> = all.tables.values().filter(fits).cloned().collect();
        rows.sort_by_key(|row| Reverse((row.finished_at, row.id.clone())));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
    }

    fn games_of_deal<'a>(&'a self, deal: &'a str, limit: u32) -> Later<'a, Vec<DealGame>> {
        let all = self.all();
        let game = |row: &TableRow| {
            let result = row.result.as_ref()?;
            let same = result.figures.as_ref()?.deal == deal && result.outcome != BROKEN_OFF;
            same.then(|| DealGame {
                table: row.id.clone(),
                outcome: result.outcome.clone(),
                points: result.points.into(),
                finished_at: row.finished_at.unwrap_or_default(),
            })
        };
        let mut games: Vec<DealGame> = all.tables.values().filter_map(game).collect();
        games.sort_by_key(|it| (Reverse(it.points), it.finished_at, it.table.clone()));
        games.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(games)
    }

    fn uncounted<'a>(
        &'a self,
        (time, table): (i64, &'a TableId),
        limit: u32,
    ) -> Later<'a, Vec<TableRow>> {
        let all = self.all();
        let open = |row: &&TableRow| {
            let counted = row.result.as_ref().is_some_and(|it| it.figures.is_some());
            let later = row
                .finished_at
                .is_some_and(|at| (at, &row.id) > (time, table));
            row.stage == Stage::Finished && later && !counted
        };
        let mut rows: Vec<TableRow> = all.tables.values().filter(open).cloned().collect();
        rows.sort_by_key(|row| (row.finished_at, row.id.clone()));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
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
