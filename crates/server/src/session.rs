//! Sessions, which authenticate people by a secret token. Only its hash is stored.

use std::time::Duration;

use axum::http::header::{AUTHORIZATION, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName};
use axum::response::AppendHeaders;
use kagiya_protocol::{ErrorCode, Person, Problem, check_name};

use crate::accounts::{find_by_name, name_taken};
use crate::config::Config;
use crate::cookies::CookieKind;
use crate::limits::Limits;
use crate::names::plain;
use crate::random_ids;
use crate::services::Services;
use crate::store::{StoredPerson, TokenHash};

/// The cookie with the token.
const COOKIE: CookieKind = CookieKind {
    name: "kagiya_session",
    path: "/",
};

/// A person with their session.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub person: Person,
    /// The hash of the session's token.
    pub hash: TokenHash,
}

/// A new session with its secret.
#[derive(Clone)]
pub(crate) struct NewSession {
    /// The session.
    pub session: Session,
    /// The secret token.
    pub token: String,
}

impl core::fmt::Debug for NewSession {
    /// Omits the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("NewSession")
            .field("person", &self.session.person)
            .finish_non_exhaustive()
    }
}

/// The token that a request carries.
pub(crate) fn token_of(headers: &HeaderMap) -> Option<String> {
    let bearer = headers
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    if bearer.is_some() {
        return bearer.map(|token| token.trim().to_owned());
    }
    COOKIE.of(headers)
}

/// The session of a token. Its use extends the session.
///
/// # Errors
/// `session/expired` if there is none, `session/blocked` if its person is banned.
pub(crate) async fn find(
    services: &Services,
    limits: &Limits,
    token: &str,
) -> Result<Session, Problem> {
    let hash = random_ids::hash(token);
    find_by_hash(services, limits, hash).await
}

/// The session with this hash.
///
/// # Errors
/// `session/expired` if there is none, `session/blocked` if its person is banned.
pub(crate) async fn find_by_hash(
    services: &Services,
    limits: &Limits,
    hash: TokenHash,
) -> Result<Session, Problem> {
    let now = services.clock.now();
    let found = services
        .store
        .session(hash, now)
        .await
        .map_err(|error| services.busy(&error))?;
    let Some((person, expires)) = found else {
        return Err(Problem::new(
            ErrorCode::Session,
            "there is no such session, or it has expired; POST /api/session makes a new one",
        ));
    };
    limits.check_not_banned(&person.id, now)?;
    // Computed from the time of the look-up, so that a session that ended since stays ended.
    let fresh = now + life(services);
    // Writing at most every tenth of the session's life is often enough.
    if fresh - expires > (fresh - now) / 10 {
        // A failed extension doesn't invalidate the session.
        if let Err(error) = services.store.extend_session(hash, fresh).await {
            services.log_store_error(&error, "a session could not be extended");
        }
    }
    Ok(Session {
        person: Person {
            id: person.id,
            name: person.name,
        },
        hash,
    })
}

/// Creates a person with a session.
///
/// # Errors
/// `name/invalid` if the requested name is invalid, `name/taken` if an account has it.
pub(crate) async fn create(services: &Services, name: Option<&str>) -> Result<NewSession, Problem> {
    let name = match name {
        Some(name) => {
            let name = plain(&check_name(name)?)?;
            if find_by_name(services, &name).await?.is_some() {
                return Err(name_taken());
            }
            name
        }
        None => guest_name(),
    };
    let person = Person {
        id: kagiya_protocol::PersonId(random_ids::letters::<12>()),
        name,
    };
    let token = random_ids::token();
    let hash = random_ids::hash(&token);
    let stored = StoredPerson {
        id: person.id.clone(),
        name: person.name.clone(),
    };
    services
        .store
        .add_person(&stored, hash, expiry(services))
        .await
        .map_err(|error| services.not_stored(&error))?;
    Ok(NewSession {
        session: Session { person, hash },
        token,
    })
}

pub(crate) fn expiry(services: &Services) -> i64 {
    services.clock.now() + life(services)
}

/// The life of an unused session, in milliseconds.
fn life(services: &Services) -> i64 {
    i64::try_from(services.config.session.as_millis()).unwrap_or(i64::MAX / 2)
}

/// A name for a guest without one: a thing of a summer night, the same in all languages.
fn guest_name() -> String {
    const NAMES: [&str; 32] = [
        "Asagao",
        "Botan",
        "Chidori",
        "Fuji",
        "Hagi",
        "Hanabi",
        "Hinata",
        "Hotaru",
        "Kaede",
        "Kawa",
        "Kikyo",
        "Kiku",
        "Komorebi",
        "Kozue",
        "Matsu",
        "Momiji",
        "Nadeshiko",
        "Nagare",
        "Natsu",
        "Sakura",
        "Sazanami",
        "Semi",
        "Suzukaze",
        "Suzumushi",
        "Tanabata",
        "Tombo",
        "Tsuki",
        "Ume",
        "Yanagi",
        "Yoru",
        "Yuri",
        "Yuyake",
    ];
    let mut dice = random_ids::dice();
    let name = dice.pick(&NAMES);
    format!("{name} {}", 10 + dice.below(90))
}

/// The headers that set the token in a browser, or remove it (`None`).
pub(crate) fn cookie(
    config: &Config,
    token: Option<&str>,
) -> AppendHeaders<Vec<(HeaderName, String)>> {
    let (token, age) = match token {
        Some(token) => (token, config.session),
        None => ("", Duration::ZERO),
    };
    let headers = COOKIE.headers(config, token, age).into_iter();
    AppendHeaders(headers.map(|value| (SET_COOKIE, value)).collect())
}

/// Refuses a request from a page of another site, which the browser names in a header.
///
/// # Errors
/// `session/origin`.
pub(crate) fn check_origin(config: &Config, headers: &HeaderMap) -> Result<(), Problem> {
    let Some(origin) = headers.get(ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let same = origin
        .split_once("://")
        .is_some_and(|(_, authority)| Some(authority) == host);
    let public = config.public_url.as_deref();
    if same || public.is_some_and(|url| url.trim_end_matches('/') == origin) {
        return Ok(());
    }
    Err(Problem::new(
        ErrorCode::Origin,
        "a page of another site can't do that; the option --public-url names the site of this \
         server if a proxy hides it",
    ))
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    #[test]
    fn a_token_is_found_in_header_or_cookie() {
        let headers = |name, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            headers
        };
        for (headers, token) in [
            (HeaderMap::new(), None),
            (headers(AUTHORIZATION, "Bearer abc"), Some("abc")),
            (headers(AUTHORIZATION, "Basic abc"), None),
            (headers(header::COOKIE, "kagiya_session=abc"), Some("abc")),
            (
                headers(header::COOKIE, "a=b; kagiya_session=abc; c=d"),
                Some("abc"),
            ),
            (headers(header::COOKIE, "not_kagiya_session=abc"), None),
        ] {
            assert_eq!(token_of(&headers).as_deref(), token);
        }
    }

    #[test]
    fn guests_have_names() {
        for _ in 0..200 {
            let name = guest_name();
            assert_eq!(check_name(&name), Ok(name));
        }
    }
}
