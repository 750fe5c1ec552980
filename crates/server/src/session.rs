//! Who somebody is: sessions by a secret token, of which only the hash is kept.

use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use kagiya_protocol::{ErrorCode, Person, Problem, check_name};

use crate::accounts::{find_by_name, name_taken};
use crate::config::Config;
use crate::limits::Limits;
use crate::limits::bans::BanTarget;
use crate::logging::chain;
use crate::names::plain;
use crate::random_ids;
use crate::services::Services;
use crate::store::{StoredPerson, TokenHash};

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "kagiya_session";

/// A person with the session that proves it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// Who.
    pub person: Person,
    /// The hash of the session's token.
    pub hash: TokenHash,
}

/// A session that has just been made, with its secret.
#[derive(Clone)]
pub(crate) struct NewSession {
    /// The session.
    pub session: Session,
    /// The secret token.
    pub token: String,
}

impl core::fmt::Debug for NewSession {
    /// Without the secret.
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
    CookieJar::from_headers(headers)
        .get(COOKIE_NAME)
        .map(Cookie::value)
        .map(str::to_owned)
}

/// The session of a token, which lives longer by being used.
///
/// # Errors
/// `session/expired` if there is none, `session/blocked` if its person is kept out.
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
/// `session/expired` if there is none, `session/blocked` if its person is kept out.
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
    limits.check_not_banned(&BanTarget::Guest(person.id.clone()), now)?;
    // From when the session was looked up: had it ended since, it would not live again.
    let fresh = now + life(services);
    // A tenth of its life is soon enough to write.
    if fresh - expires > (fresh - now) / 10 {
        // Who can't be written down for longer is known all the same.
        if let Err(error) = services.store.extend_session(hash, fresh).await {
            tracing::warn!(error = chain(&error), "a session could not be extended");
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

/// Makes a new person with a session.
///
/// # Errors
/// `name/invalid` if the wished name is none, `name/taken` if it is that of an account.
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

/// How long a session lives without being used, in milliseconds.
fn life(services: &Services) -> i64 {
    i64::try_from(services.config.session.as_millis()).unwrap_or(i64::MAX / 2)
}

/// A name for somebody who did not give one: a thing of a summer night, the same in all languages.
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

/// The header that gives the token to a browser, or takes it away (`None`).
pub(crate) fn cookie(config: &Config, token: Option<&str>) -> String {
    let public = config.public_url.as_deref();
    let (token, age) = match token {
        Some(token) => (token, config.session),
        None => ("", Duration::ZERO),
    };
    let age = age.try_into().unwrap_or(cookie::time::Duration::MAX);
    Cookie::build((COOKIE_NAME, token))
        .path("/")
        .max_age(age)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(public.is_some_and(|url| url.starts_with("https://")))
        .build()
        .to_string()
}

/// Refuses what comes from a page of another site: a browser then sends the site's name.
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
    use axum::http::header::COOKIE;

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
            (headers(COOKIE, "kagiya_session=abc"), Some("abc")),
            (headers(COOKIE, "a=b; kagiya_session=abc; c=d"), Some("abc")),
            (headers(COOKIE, "not_kagiya_session=abc"), None),
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
