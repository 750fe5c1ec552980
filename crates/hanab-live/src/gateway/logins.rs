//! Logins: the cookie of a client, and the session at our server behind it.
//!
//! A password goes to our server, or is compared by a keyed hash; it is neither stored nor logged.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_client::{ClientError, Server, Session};
use kagiya_random::{NoRandomNumbers, bytes};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

/// The most logins that are remembered; the oldest are forgotten.
const MOST: usize = 10_000;

/// The name of the cookie.
const COOKIE: &str = "hanabi.sid";

/// A password that begins so makes a guest.
pub(crate) const GUEST: &str = "guest";

/// The sessions of clients.
#[derive(Debug)]
pub(super) struct Logins {
    key: [u8; 32],
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// By the value of the cookie.
    sessions: HashMap<String, Session>,
    order: VecDeque<String>,
    /// The session of each guest, by a hash of name and password.
    guests: HashMap<[u8; 32], Session>,
    guest_order: VecDeque<[u8; 32]>,
}

/// Why a client can't log in.
#[derive(Debug, Error)]
pub(super) enum LoginError {
    #[error("a name is needed")]
    NoName,
    #[error(
        "no account has this name and this password; to play as a guest, log in with a password that \
         begins with {GUEST}"
    )]
    NoAccount,
    #[error("{0}")]
    Server(ClientError),
    #[error("{0}")]
    Random(NoRandomNumbers),
}

impl Logins {
    /// No logins yet.
    ///
    /// # Errors
    /// [`NoRandomNumbers`] if the system has none.
    pub(super) fn new() -> Result<Self, NoRandomNumbers> {
        Ok(Self {
            key: bytes()?,
            known: Mutex::default(),
        })
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Logs a client in. Returns the value of its cookie.
    ///
    /// # Errors
    /// [`LoginError`] with the reason for the client.
    pub(super) async fn log_in(
        &self,
        server: &Server,
        name: &str,
        password: &str,
    ) -> Result<String, LoginError> {
        let name = name.trim();
        if name.is_empty() {
            return Err(LoginError::NoName);
        }
        let session = if password.is_empty() || password.starts_with(GUEST) {
            self.guest(server, name, password).await?
        } else {
            server.sign_in(name, password).await.map_err(|error| {
                let is_wrong = error.refusal().is_some_and(|it| it.code.status() == 403);
                if is_wrong {
                    LoginError::NoAccount
                } else {
                    LoginError::Server(error)
                }
            })?
        };
        let cookie: [u8; 32] = bytes().map_err(LoginError::Random)?;
        let cookie = hex(&cookie);
        let mut known = self.known();
        let Known {
            sessions, order, ..
        } = &mut *known;
        remember(sessions, order, cookie.clone(), session);
        Ok(cookie)
    }

    /// The guest with a name and a password: the same one as before, or a new one.
    async fn guest(
        &self,
        server: &Server,
        name: &str,
        password: &str,
    ) -> Result<Session, LoginError> {
        let mut hash = Sha256::new();
        hash.update(self.key);
        hash.update(Sha256::digest(name));
        hash.update(password);
        let hash: [u8; 32] = hash.finalize().into();
        let before = self.known().guests.get(&hash).cloned();
        if let Some(before) = before {
            match Session::resume(server, before.token()).await {
                Ok(session) => return Ok(session),
                // The server has forgotten the guest.
                Err(error) if error.refusal().is_some() => {}
                Err(error) => return Err(LoginError::Server(error)),
            }
        }
        let session = server.guest(Some(name)).await;
        let session = session.map_err(LoginError::Server)?;
        let mut known = self.known();
        let Known {
            guests,
            guest_order,
            ..
        } = &mut *known;
        remember(guests, guest_order, hash, session.clone());
        Ok(session)
    }

    /// The session of the client with these cookies. A client may send the attributes of the cookie back.
    pub(super) fn find(&self, cookies: &str) -> Option<Session> {
        let value = cookies.split(';').find_map(|part| {
            let (name, value) = part.split_once('=')?;
            (name.trim() == COOKIE).then_some(value.trim())
        })?;
        self.known().sessions.get(value).cloned()
    }
}

/// The header that gives a client its cookie.
pub(super) fn set_cookie(value: &str) -> String {
    format!("{COOKIE}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict")
}

fn remember<K: Clone + Eq + core::hash::Hash, V>(
    map: &mut HashMap<K, V>,
    order: &mut VecDeque<K>,
    key: K,
    value: V,
) {
    if map.insert(key.clone(), value).is_none() {
        order.push_back(key);
    }
    if order.len() > MOST
        && let Some(oldest) = order.pop_front()
    {
        map.remove(&oldest);
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            text.extend(char::from_digit(u32::from(digit), 16));
        }
    }
    text
}
