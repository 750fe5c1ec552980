//! Accounts: guests register, sign in elsewhere, and delete their account with their name.

use std::sync::Arc;

use kagiya_protocol::{ErrorCode, MAX_NAME, Person, PersonId, Problem, TableId, check_name};

use super::App;
use super::devices::Guess;
use super::scrubbing::without_name;
use crate::accounts::{find_by_name, name_taken};
use crate::limits::network::ClientNetwork;
use crate::limits::short_queue::Asker;
use crate::names::{look, plain};
use crate::random_ids;
use crate::refusal::Refusal;
use crate::session::{NewSession, Session, expiry};
use crate::store::{Listing, StoreError, StoredAccount, StoredEvent, StoredPerson, TokenHash};

/// For how long a deleted name is searched again in the rows of tables, in milliseconds. A table that was in
/// memory may have written it once more.
const GONE: i64 = 24 * 60 * 60 * 1000;

/// The number of events that are searched in one batch for the names of deleted people.
const LOOKED_AT: u32 = 2_000;

/// The number of people that are searched for in one pass.
const PEOPLE_AT_ONCE: u32 = 100;

impl App {
    /// Registers an account for a guest.
    ///
    /// # Errors
    /// `account/exists`, `name/invalid`, `name/taken`, `password/invalid`, or the store is unavailable.
    pub(crate) async fn open_account(
        self: &Arc<Self>,
        session: &Session,
        name: &str,
        (password, network): (&str, ClientNetwork),
    ) -> Result<StoredAccount, Refusal> {
        let name = plain(&check_name(name).map_err(Problem::from)?)?;
        if self.account_of(session).await?.is_some() {
            return Err(has_account().into());
        }
        let owner = find_by_name(&self.services, &name).await?;
        if owner.is_some_and(|owner| owner.person.id != session.person.id) {
            return Err(name_taken().into());
        }
        let known = false;
        let asker = Asker { network, known };
        let account = StoredAccount {
            look: look(&name),
            person: StoredPerson {
                id: session.person.id.clone(),
                name,
            },
            password: self.passwords.hash(asker, password).await?,
            since: self.services.clock.now(),
            settings: "{}".to_owned(),
        };
        let opened = self.services.store.open_account(&account).await;
        if !opened.map_err(|error| self.services.not_stored(&error))? {
            let known = self.account_of(session).await?;
            return Err(known.map_or_else(name_taken, |_| has_account()).into());
        }
        if account.person.name != session.person.name {
            let person = Person {
                id: account.person.id.clone(),
                name: account.person.name.clone(),
            };
            self.publish_renamed(&person).await?;
        }
        Ok(account)
    }

    /// The account of a person, if they have one.
    ///
    /// # Errors
    /// `server/busy` if the store is unavailable.
    pub(crate) async fn account_of(
        &self,
        session: &Session,
    ) -> Result<Option<StoredAccount>, Problem> {
        let account = self.services.store.account(&session.person.id).await;
        account.map_err(|error| self.services.busy(&error))
    }

    /// Stores the present skeleton of an account's name, if another algorithm computed the stored one.
    async fn keep_look(&self, account: &StoredAccount) {
        let StoredPerson { id, name } = &account.person;
        let look = look(name);
        if look != account.look {
            let kept = self.services.store.rename(id, name, &look).await;
            if let Err(error) = kept {
                self.services
                    .log_store_error(&error, "the look of a name could not be stored");
            }
        }
    }

    /// Starts a session for the right password of an account. The present session of a guest or of another account ends.
    ///
    /// # Errors
    /// `account/wrong` whether it is the name or the password; `account/at_table` if a guest would leave a
    /// table behind; `session/blocked`.
    pub(crate) async fn sign_in(
        &self,
        Guess { account, asker }: Guess,
        password: &str,
        before: Option<&Session>,
    ) -> Result<(NewSession, StoredAccount), Refusal> {
        let hash = account.as_ref().map(|account| account.password.clone());
        let fits = self.passwords.fits(asker, password, hash).await?;
        let Some(account) = account.filter(|_| fits) else {
            return Err(wrong().into());
        };
        self.keep_look(&account).await;
        let person = Person {
            id: account.person.id.clone(),
            name: account.person.name.clone(),
        };
        self.check_not_banned(&person.id)?;
        if let Some(before) = before.filter(|it| it.person.id != person.id) {
            self.sits_nowhere(before).await?;
        }
        let token = random_ids::token();
        let hash = random_ids::hash(&token);
        let added = self
            .services
            .store
            .add_session(&person.id, hash, expiry(&self.services))
            .await;
        if !added.map_err(|error| self.services.not_stored(&error))? {
            return Err(wrong().into());
        }
        if let Some(before) = before {
            let ended = self.services.store.end_session(before.hash).await;
            ended.map_err(|error| self.services.not_stored(&error))?;
            self.end_session(before.hash);
        }
        let session = Session { person, hash };
        Ok((NewSession { session, token }, account))
    }

    /// Whether an account may have this name. Text that was never a valid name has none; names that were valid
    /// earlier may have one.
    pub(super) fn could_be_name(name: &str) -> bool {
        let letters = name.chars().filter(|c| !c.is_whitespace());
        letters.clone().count() <= MAX_NAME && !letters.clone().any(char::is_control)
    }

    /// Checks the password of the session's account, and returns the account.
    pub(super) async fn proves(
        &self,
        session: &Session,
        (password, network): (&str, ClientNetwork),
    ) -> Result<StoredAccount, Refusal> {
        let account = self.account_of(session).await?.ok_or_else(no_account)?;
        let hash = Some(account.password.clone());
        let asker = Asker {
            network,
            known: true,
        };
        let fits = self.passwords.fits(asker, password, hash).await?;
        if fits {
            Ok(account)
        } else {
            Err(wrong().into())
        }
    }

    /// Changes a password and ends all other sessions, so that an intruder with the old one is signed out.
    /// Returns the changed account.
    ///
    /// # Errors
    /// `account/none`, `account/wrong`, `password/invalid`.
    pub(crate) async fn change_password(
        &self,
        session: &Session,
        (password, network): (&str, ClientNetwork),
        new: &str,
    ) -> Result<StoredAccount, Refusal> {
        crate::passwords::fit(new)?;
        let account = self.proves(session, (password, network)).await?;
        let asker = Asker {
            network,
            known: true,
        };
        let hash = self.passwords.hash(asker, new).await?;
        let person = &session.person.id;
        let ended = self
            .services
            .store
            .change_password(person, &hash, session.hash)
            .await;
        self.end_all(&ended.map_err(|error| self.services.not_stored(&error))?);
        let password = hash;
        Ok(StoredAccount {
            password,
            ..account
        })
    }

    /// Ends all sessions of a person with an account, including this one.
    ///
    /// # Errors
    /// `account/none`, since a guest could not sign in again.
    pub(crate) async fn sign_out_everywhere(&self, session: &Session) -> Result<(), Problem> {
        self.account_of(session).await?.ok_or_else(no_account)?;
        let ended = self
            .services
            .store
            .end_sessions_of(&session.person.id)
            .await;
        self.end_all(&ended.map_err(|error| self.services.not_stored(&error))?);
        Ok(())
    }

    /// Removes a person with their account, notes and records of play. Games stay. The name is removed from
    /// the tables where they had a seat before this returns, and from everything else by the next purge.
    ///
    /// # Errors
    /// `account/none`, `account/wrong`, `account/at_table`.
    pub(crate) async fn remove_person(
        self: &Arc<Self>,
        session: &Session,
        proof: (&str, ClientNetwork),
    ) -> Result<(), Refusal> {
        self.proves(session, proof).await?;
        self.sits_nowhere(session).await?;
        let now = self.services.clock.now();
        let ended = self
            .services
            .store
            .remove_person(&session.person.id, now)
            .await;
        self.end_all(&ended.map_err(|error| self.services.not_stored(&error))?);
        let (app, person) = (Arc::clone(self), session.person.id.clone());
        tokio::spawn(async move {
            if let Err(error) = app.delete_files_of(&person).await {
                // They are deleted when they are old.
                app.services
                    .log_store_error(&error, "files could not be deleted yet");
            }
            if let Err(error) = app.remove_name(&person).await {
                // The next purge removes the rest.
                app.services
                    .log_store_error(&error, "a name could not be removed yet");
            }
        });
        Ok(())
    }

    /// Removes the name of a deleted person from the tables where they had a seat.
    async fn remove_name(&self, person: &PersonId) -> Result<(), StoreError> {
        let _one = self.anonymizing.lock().await;
        let people = core::slice::from_ref(person);
        for table in self.services.store.tables_with(person).await? {
            let events = self.services.store.read(&table, 0).await?.into_iter();
            let about = events.filter(|event| event.encoded.body.contains(person.as_str()));
            let about = about.map(|event| (table.clone(), event));
            self.unname(about.collect(), people).await?;
        }
        Ok(())
    }

    /// Rewrites events without the names of these people.
    async fn unname(
        &self,
        events: Vec<(TableId, StoredEvent)>,
        people: &[PersonId],
    ) -> Result<(), StoreError> {
        let changed = events.into_iter().filter_map(|(table, mut event)| {
            let mut changed = false;
            for person in people {
                if let Some(encoded) = without_name(&event.encoded, person) {
                    event.encoded = encoded;
                    changed = true;
                }
            }
            changed.then_some((table, event))
        });
        let changed: Vec<_> = changed.collect();
        if changed.is_empty() {
            return Ok(());
        }
        self.services.store.rewrite_events(changed).await
    }

    /// Removes the names of deleted people from all stored tables, also where they had no seat. One pass
    /// reads all events for the people deleted since the last pass, and a second one follows a day later.
    /// Returns the number of events it read.
    ///
    /// # Errors
    /// [`StoreError`]: some names may remain, and are removed the next time.
    pub async fn remove_names(&self) -> Result<u64, StoreError> {
        let _one = self.anonymizing.lock().await;
        let now = self.services.clock.now();
        let since = now - GONE;
        let mut looked_at = 0;
        loop {
            let people = self
                .services
                .store
                .people_gone(since, now, PEOPLE_AT_ONCE)
                .await?;
            if people.is_empty() {
                break;
            }
            let mut after = (TableId(String::new()), 0);
            loop {
                let looked = self
                    .services
                    .store
                    .events_about(&people, &after, LOOKED_AT)
                    .await?;
                looked_at += looked.looked_at;
                self.unname(looked.found, &people).await?;
                match looked.last {
                    Some(last) => after = last,
                    None => break,
                }
            }
            self.services.store.looked_through(&people, since).await?;
        }
        // A table that was in memory may have written a name again.
        self.services.store.unname_rows().await?;
        Ok(looked_at)
    }

    /// Refuses if a seat would lose its person.
    pub(super) async fn sits_nowhere(&self, session: &Session) -> Result<(), Problem> {
        let listing = Listing::CurrentOf(session.person.id.clone());
        let tables = self.services.store.list(&listing, 1).await;
        if tables
            .map_err(|error| self.services.busy(&error))?
            .is_empty()
        {
            return Ok(());
        }
        Err(Problem::new(
            ErrorCode::AtTable,
            "you sit at a table; leave it, or finish the game, and try again",
        ))
    }

    pub(super) fn end_all(&self, sessions: &[TokenHash]) {
        for session in sessions {
            self.end_session(*session);
        }
    }
}

fn has_account() -> Problem {
    Problem::new(ErrorCode::HasAccount, "you have an account already")
}

pub(super) fn no_account() -> Problem {
    Problem::new(
        ErrorCode::NoAccount,
        "that needs an account; POST /api/account makes one",
    )
}

fn wrong() -> Problem {
    Problem::new(
        ErrorCode::WrongPassword,
        "there is no account with this name and this password",
    )
}
