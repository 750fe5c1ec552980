//! People, their sessions and their accounts, in memory.

use kagiya_protocol::{PersonId, TableId};

use super::memory::{MemoryStore, counted, now};
use super::{
    Accounts, Block, Later, LookedThrough, People, Place, StoredAccount, StoredEvent, StoredPerson,
    TableRow, TokenHash,
};

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

    fn person<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredPerson>> {
        let all = self.all();
        now(all.people.get(person).map(|name| StoredPerson {
            id: person.clone(),
            name: name.clone(),
        }))
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
        all.gone.entry(person.clone()).or_insert((time, false));
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

    fn people_gone(&self, since: i64, until: i64, limit: u32) -> Later<'_, Vec<PersonId>> {
        let all = self.all();
        let due = |at: i64, looked: bool| at <= until && (!looked || at < since);
        let gone = all
            .gone
            .iter()
            .filter(|(_, (at, looked))| due(*at, *looked));
        let gone = gone.map(|(person, _)| person.clone());
        now(gone.take(limit as usize).collect())
    }

    fn looked_through<'a>(&'a self, people: &'a [PersonId], since: i64) -> Later<'a, ()> {
        let gone = &mut self.all().gone;
        for person in people {
            if let Some((_, looked)) = gone.get_mut(person) {
                *looked = true;
            }
        }
        gone.retain(|person, (at, _)| *at >= since || !people.contains(person));
        now(())
    }

    fn tables_with<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>> {
        let all = self.all();
        let named = |row: &&TableRow| {
            let mut people = row.seats.iter().flat_map(|it| [&it.person, &it.kept_for]);
            people.any(|it| it.as_ref().is_some_and(|it| it.id == *person))
        };
        now(all.rows().filter(named).map(|row| row.id.clone()).collect())
    }

    fn events_about<'a>(
        &'a self,
        people: &'a [PersonId],
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
        let looked_at = places.len() as u64;
        let about = |event: &StoredEvent| {
            let mut people = people.iter();
            people.any(|person| event.fact.body.contains(person.as_str()))
        };
        let found = places.into_iter().filter(|(_, event)| about(event));
        let found = found.map(|((table, _), event)| (table, event.clone()));
        now(LookedThrough {
            found: found.collect(),
            last,
            looked_at,
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
        now(())
    }

    fn unname_rows(&self) -> Later<'_, ()> {
        self.all().unname_seats();
        now(())
    }
}
