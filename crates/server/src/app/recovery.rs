//! Recovery codes: a person who has forgotten their password signs in with one and chooses a new password.
//!
//! A code has 100 random bits, so a plain hash protects it.

use kagiya_protocol::{ErrorCode, Person, PersonId, Problem};

use super::App;
use super::accounts::no_account;
use crate::limits::network::ClientNetwork;
use crate::limits::short_queue::Asker;
use crate::random_ids;
use crate::refusal::Refusal;
use crate::session::{NewSession, Session, expiry};
use crate::store::{Recovery, StoredAccount, TokenHash};

/// The number of codes that a person gets at once.
const CODES: usize = 8;

/// The letters of a code, five random bits each.
const LETTERS: usize = 20;

/// The letters of a group, as a code is written.
const GROUP: usize = 5;

impl App {
    /// Replaces the recovery codes of the session's account by new ones, and returns them.
    ///
    /// # Errors
    /// `account/none`, `account/wrong`.
    pub(crate) async fn new_recovery_codes(
        &self,
        session: &Session,
        proof: (&str, ClientNetwork),
    ) -> Result<Vec<String>, Refusal> {
        self.proves(session, proof).await?;
        let person = &session.person.id;
        let codes: [String; CODES] = core::array::from_fn(|_| random_ids::letters::<LETTERS>());
        let hashes = codes.each_ref().map(|code| hash(person, code));
        let kept = self
            .services
            .store
            .set_recovery_codes(person, &hashes)
            .await;
        if !kept.map_err(|error| self.services.not_stored(&error))? {
            return Err(no_account().into());
        }
        Ok(codes.iter().map(|code| written(code)).collect())
    }

    /// The number of unused recovery codes of a person.
    ///
    /// # Errors
    /// `server/busy` if the store is unavailable.
    pub(crate) async fn count_recovery_codes(&self, person: &PersonId) -> Result<u32, Problem> {
        let count = self.services.store.count_recovery_codes(person).await;
        count.map_err(|error| self.services.busy(&error))
    }

    /// Starts a session for a name and an unused recovery code, and changes the password. All other sessions
    /// of the person end, and so does the present session of a guest or of another account.
    ///
    /// # Errors
    /// `account/wrong_code` whether it is the name or the code; `password/invalid`; `account/at_table` if a
    /// guest would leave a table behind; `session/blocked`, and the code stays unused.
    pub(crate) async fn recover(
        &self,
        (name, code): (&str, &str),
        (new, network): (&str, ClientNetwork),
        before: Option<&Session>,
    ) -> Result<(NewSession, StoredAccount), Refusal> {
        // Hashed in any case, so that the time doesn't depend on the name.
        let known = false;
        let asker = Asker { network, known };
        let password = self.passwords.hash(asker, new).await?;
        let account = self.find_account(name).await?.ok_or_else(wrong_code)?;
        let person = Person {
            id: account.person.id.clone(),
            name: account.person.name.clone(),
        };
        if let Some(before) = before.filter(|it| it.person.id != person.id) {
            self.sits_nowhere(before).await?;
        }
        let code = hash(&person.id, &typed(code));
        if let Err(banned) = self.check_not_banned(&person.id) {
            // The code stays unused. Only a person who has it is told of the ban.
            let is_theirs = self
                .services
                .store
                .has_recovery_code(&person.id, code)
                .await;
            let is_theirs = is_theirs.map_err(|error| self.services.busy(&error))?;
            return Err(if is_theirs { banned } else { wrong_code() }.into());
        }
        let token = random_ids::token();
        let recovery = Recovery {
            code,
            person: person.id.clone(),
            password,
            session: random_ids::hash(&token),
            expires: expiry(&self.services),
        };
        let ended = self.services.store.recover(&recovery).await;
        let ended = ended
            .map_err(|error| self.services.not_stored(&error))?
            .ok_or_else(wrong_code)?;
        self.end_all(&ended);
        if let Some(before) = before.filter(|it| it.person.id != person.id) {
            let ended = self.services.store.end_session(before.hash).await;
            ended.map_err(|error| self.services.not_stored(&error))?;
            self.end_session(before.hash);
        }
        let hash = recovery.session;
        let session = Session { person, hash };
        let password = recovery.password;
        Ok((
            NewSession { session, token },
            StoredAccount {
                password,
                ..account
            },
        ))
    }
}

/// A code in groups of letters.
fn written(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    let groups: Vec<String> = letters
        .chunks(GROUP)
        .map(|it| it.iter().collect())
        .collect();
    groups.join("-")
}

/// A code as a person types it, without what separates its groups.
fn typed(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    letters
        .take(2 * LETTERS)
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}

fn hash(person: &PersonId, code: &str) -> TokenHash {
    random_ids::hash(&format!("kagiya recovery code 1:{person}:{code}"))
}

fn wrong_code() -> Problem {
    Problem::new(
        ErrorCode::WrongCode,
        "there is no account with this name and this unused recovery code",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = "abcde23456fghjkmnpqr";
        assert_eq!(written(code), "abcde-23456-fghjk-mnpqr");
        for text in [
            "abcde-23456-fghjk-mnpqr",
            "ABCDE 23456 FGHJK MNPQR",
            " abcde23456\u{2013}fghjkmnpqr\n",
        ] {
            assert_eq!(typed(text), code, "{text}");
        }
        assert_ne!(
            hash(&PersonId("ana".to_owned()), code),
            hash(&PersonId("ben".to_owned()), code)
        );
    }
}
