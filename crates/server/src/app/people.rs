//! Names, sessions and bans of the people on the server.

use std::collections::{BTreeSet, HashMap};

use kagiya_protocol::{Person, PersonId, Problem, check_name};

use super::{App, LIST};
use crate::accounts::{find_by_name, name_taken};
use crate::bus::BusEvent;
use crate::limits::network::ClientNetwork;
use crate::names::{look, plain};
use crate::session::{self, Session};
use crate::store::{Listing, StoreError, TableRow, TokenHash};
use crate::table::TableMessage;

impl App {
    /// Reads the bans from the store.
    ///
    /// # Errors
    /// [`StoreError`] if the store is unavailable; the previous bans stay in force.
    pub(crate) async fn load_bans(&self) -> Result<(), StoreError> {
        let now = self.services.clock.now();
        self.limits.bans.set(self.services.store.blocks(now).await?);
        Ok(())
    }

    /// Refuses a banned person.
    ///
    /// # Errors
    /// `session/blocked`.
    pub(crate) fn check_not_banned(&self, person: &PersonId) -> Result<(), Problem> {
        let now = self.services.clock.now();
        self.limits.check_not_banned(person, now)
    }

    /// Refuses a client in a banned network.
    ///
    /// # Errors
    /// `session/blocked`.
    pub(crate) fn check_network(&self, network: ClientNetwork) -> Result<(), Problem> {
        let now = self.services.clock.now();
        self.limits.check_network(network, now)
    }

    pub(crate) fn close_banned_connections(&self) {
        self.presence.each_connection(|connection| {
            let person = self.check_not_banned(&connection.person);
            if person.is_err() || self.check_network(connection.network).is_err() {
                connection.ended.notify_one();
            }
        });
    }

    /// The session of a token.
    ///
    /// # Errors
    /// `session/expired`, `session/blocked`, or the store is unavailable.
    pub(crate) async fn find_session(&self, token: &str) -> Result<Session, Problem> {
        session::find(&self.services, &self.limits, token).await
    }

    /// Ends the connections of a session that has ended, also those to other servers.
    pub(crate) fn end_session(&self, session: TokenHash) {
        self.presence.end_connections(session);
        self.services.bus.publish(BusEvent::SessionEnded(session));
    }

    /// Replaces the names in finished games, which are as old as the games, by the present ones.
    ///
    /// # Errors
    /// The store is unavailable.
    pub(crate) async fn name_now(&self, rows: &mut [TableRow]) -> Result<(), Problem> {
        let people = rows.iter().flat_map(TableRow::people).cloned();
        let people: BTreeSet<PersonId> = people.collect();
        let people: Vec<PersonId> = people.into_iter().collect();
        let known = self.services.store.people_with(&people).await;
        let known = known.map_err(|error| self.services.busy(&error))?;
        let names: HashMap<PersonId, String> =
            known.into_iter().map(|it| (it.id, it.name)).collect();
        let seats = rows.iter_mut().flat_map(|row| &mut row.seats);
        for person in seats.filter_map(|seat| seat.person.as_mut()) {
            if let Some(name) = names.get(&person.id) {
                person.name.clone_from(name);
            }
        }
        Ok(())
    }

    /// Renames a person, also at the tables where they have a seat.
    ///
    /// # Errors
    /// [`Problem`] if the text is not a valid name or belongs to an account, or the store is unavailable.
    pub(crate) async fn rename(&self, id: &PersonId, name: &str) -> Result<Person, Problem> {
        let name = check_name(name)?;
        let name = plain(&name)?;
        let owner = find_by_name(&self.services, &name).await?;
        if owner.is_some_and(|owner| owner.person.id != *id) {
            return Err(name_taken());
        }
        let renamed = self.services.store.rename(id, &name, &look(&name)).await;
        if !renamed.map_err(|error| self.services.not_stored(&error))? {
            return Err(name_taken());
        }
        let person = Person {
            id: id.clone(),
            name,
        };
        self.publish_renamed(&person).await?;
        Ok(person)
    }

    /// Publishes the new name of a person, also to the tables where they have a seat.
    ///
    /// # Errors
    /// `server/busy` if the store is unavailable.
    pub(super) async fn publish_renamed(&self, person: &Person) -> Result<(), Problem> {
        self.presence.rename(person);
        self.services.bus.publish(BusEvent::Renamed(person.clone()));
        let listing = Listing::CurrentOf(person.id.clone());
        let tables = self.services.store.list(&listing, LIST).await;
        for table in tables.map_err(|error| self.services.busy(&error))? {
            let person = person.clone();
            let renamed = TableMessage::Renamed { person };
            self.tables.send(&table.id, renamed).await;
        }
        Ok(())
    }
}
