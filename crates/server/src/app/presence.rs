//! Who is connected, by which name, and who is kept out.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};

use kagiya_protocol::{ErrorCode, Person, PersonId, Problem, ServerMessage, check_name};
use tokio::sync::Notify;

use super::{House, LIST, lock};
use crate::bus::News;
use crate::cluster::usage_gossip;
use crate::limits::bans::Whom;
use crate::limits::quota::{Origin, Place};
use crate::names::{former_look, look, plain};
use crate::outbox::Outbox;
use crate::store::{Listing, StoreError, StoredAccount, TokenHash};
use crate::table::TableMessage;

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
    /// Where something is said to it.
    pub outbox: Outbox,
}

/// A person who is connected, shared by the person's connections.
#[derive(Debug)]
pub(crate) struct Visitor {
    /// Their name.
    pub(crate) name: Mutex<String>,
    /// What all their connections take.
    pub(crate) place: Arc<Place>,
    /// Whether there are people who know them here: then other servers are told that they are there.
    pub(crate) known: AtomicBool,
}

impl Visitor {
    /// Their name.
    pub(crate) fn name(&self) -> String {
        lock(&self.name).clone()
    }

    /// Lets other servers know that they are there.
    pub(crate) fn is_known_now(&self) {
        self.known.store(true, Ordering::Relaxed);
    }
}

/// What somebody is told who wants the name of an account.
pub(crate) fn taken() -> Problem {
    Problem::new(
        ErrorCode::NameTaken,
        "somebody has an account with a name that looks the same; choose another one, or sign in",
    )
}

impl House {
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

    /// Whether a person has a connection to this server, or to another one that has told so at its last beat.
    pub(super) fn is_here(&self, person: &PersonId) -> bool {
        let here = lock(&self.present).values().any(|it| it.person == *person);
        here || self
            .crowd
            .elsewhere()
            .of(&usage_gossip::of_person(person))
            .sockets
            > 0
    }

    /// Tells the connections of a person that something has changed among the people whom they know.
    pub(super) fn tell_of_people(&self, person: &PersonId) {
        for present in lock(&self.present).values() {
            if present.person == *person {
                present.visitor.is_known_now();
                present.outbox.say(&ServerMessage::People);
            }
        }
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
    pub(super) fn end_connections(&self, session: TokenHash) {
        for present in lock(&self.present).values() {
            if present.session == session {
                present.ended.notify_one();
            }
        }
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
        let place = Arc::<Place>::default();
        let name = usage_gossip::of_person(&person.id);
        place.take_elsewhere(self.crowd.elsewhere().of(&name));
        let visitor = Arc::new(Visitor {
            name: Mutex::new(person.name.clone()),
            place,
            known: AtomicBool::new(false),
        });
        visitors.insert(person.id.clone(), Arc::downgrade(&visitor));
        visitor
    }

    /// What all connections of a person share, if there is one.
    pub(crate) fn known_visitor(&self, person: &PersonId) -> Option<Arc<Visitor>> {
        lock(&self.visitors).get(person).and_then(Weak::upgrade)
    }

    /// Calls `look` with every person who is connected.
    pub(crate) fn each_visitor(&self, mut look: impl FnMut(&PersonId, &Visitor)) {
        for (person, visitor) in lock(&self.visitors).iter() {
            if let Some(visitor) = visitor.upgrade() {
                look(person, &visitor);
            }
        }
    }

    /// The account whose name looks like this one, also if it is kept under what it looked like formerly.
    ///
    /// # Errors
    /// `server/busy` if the store is out of reach.
    pub(crate) async fn account_called(
        &self,
        name: &str,
    ) -> Result<Option<StoredAccount>, Problem> {
        let (now, formerly) = (look(name), former_look(name));
        let mut found = self.store.account_called(&now).await;
        if matches!(found, Ok(None)) && formerly != now {
            found = self.store.account_called(&formerly).await;
        }
        found.map_err(|error| self.busy(&error))
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
        let owner = self.account_called(&name).await?;
        if owner.is_some_and(|owner| owner.person.id != *id) {
            return Err(taken());
        }
        let renamed = self.store.rename(id, &name, &look(&name)).await;
        if !renamed.map_err(|error| self.not_stored(&error))? {
            return Err(taken());
        }
        let person = Person {
            id: id.clone(),
            name,
        };
        self.renamed(&person).await?;
        Ok(person)
    }

    /// Tells everybody that a person has another name, also the tables where they sit.
    ///
    /// # Errors
    /// `server/busy` if the store is out of reach.
    pub(super) async fn renamed(self: &Arc<Self>, person: &Person) -> Result<(), Problem> {
        self.call(person);
        self.bus.publish(News::Renamed(person.clone()));
        let tables = self
            .store
            .list(&Listing::CurrentOf(person.id.clone()), LIST)
            .await
            .map_err(|error| self.busy(&error))?;
        for table in tables {
            let person = person.clone();
            self.send(&table.id, TableMessage::Renamed { person }).await;
        }
        Ok(())
    }

    /// Lets the connections of a person to this server have another name.
    pub(super) fn call(&self, person: &Person) {
        if let Some(visitor) = self.known_visitor(&person.id) {
            lock(&visitor.name).clone_from(&person.name);
        }
    }
}
