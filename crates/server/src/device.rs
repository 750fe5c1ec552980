//! The devices on which people play.
//!
//! A browser keeps a cookie with a random id, and a *mark* for each account that was used there: a signature of the
//! id, the day, the account and the stored hash of its password. It contains no name, and only the server can tell
//! which account a mark is of. Another password makes all marks of the account worthless.
//!
//! A device that is known to an account comes first when passwords are checked, and the guesses of strangers don't
//! use up its limits. It still needs the password.

use core::fmt::Write as _;
use core::time::Duration;

use axum::http::HeaderMap;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use subtle::ConstantTimeEq as _;

use crate::config::Config;
use crate::cookies::CookieKind;
use crate::random_ids;
use crate::store::{StoredAccount, TokenHash};

/// The cookie, which requests about sessions and accounts need.
const COOKIE: CookieKind = CookieKind {
    name: "kagiya_device",
    path: "/api",
};

/// The version of the format.
const VERSION: &str = "1";

/// The letters of an id, five random bits each.
const ID: usize = 26;

/// The bytes of a signature.
const SIGNATURE: usize = 16;

/// The most accounts that one device knows.
const MARKS: usize = 8;

/// How long a mark is valid, in days.
const DAYS: i64 = 365;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A device, as its cookie describes it. Nothing in it is to be trusted before it is checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Device {
    id: String,
    /// The newest first.
    marks: Vec<Mark>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Mark {
    /// The day of the sign-in, since 1970.
    day: i64,
    signature: [u8; SIGNATURE],
}

impl Device {
    /// A device without accounts.
    pub(crate) fn new() -> Self {
        Self {
            id: random_ids::letters::<ID>(),
            marks: Vec::new(),
        }
    }

    /// The device that a request comes from, if it has a well-formed cookie.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        Self::parse(&COOKIE.of(headers)?)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        if parts.next()? != VERSION {
            return None;
        }
        let id = parts.next()?.to_owned();
        if id.len() != ID || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return None;
        }
        let mark = |text: &str| {
            let (day, signature) = text.split_once(':')?;
            let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).ok()?;
            Some(Mark {
                day: day.parse().ok()?,
                signature: signature.try_into().ok()?,
            })
        };
        let marks: Option<Vec<Mark>> = parts.take(MARKS + 1).map(mark).collect();
        let marks = marks.filter(|it| it.len() <= MARKS)?;
        Some(Self { id, marks })
    }

    /// The random id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// The hash of the id, by which the store knows which people have played on the same device.
    pub(crate) fn hash(&self) -> TokenHash {
        random_ids::hash(&self.id)
    }

    fn signature(&self, key: &[u8; 32], account: &StoredAccount, day: i64) -> [u8; SIGNATURE] {
        let (id, person) = (&self.id, &account.person.id);
        let text = format!("kagiya device 1:{id}:{day}:{person}:{}", account.password);
        let mut signature = [0; SIGNATURE];
        signature.copy_from_slice(&random_ids::keyed(key, &text)[..SIGNATURE]);
        signature
    }

    fn is_of(&self, mark: &Mark, key: &[u8; 32], account: &StoredAccount, now: i64) -> bool {
        let age = (now / DAY).saturating_sub(mark.day);
        let expected = self.signature(key, account, mark.day);
        let genuine = bool::from(expected.ct_eq(&mark.signature));
        genuine && (0..=DAYS).contains(&age)
    }

    /// Whether this account was used on the device within a year, with its present password.
    pub(crate) fn is_known(&self, key: &[u8; 32], account: &StoredAccount, now: i64) -> bool {
        let mut marks = self.marks.iter();
        marks.any(|mark| self.is_of(mark, key, account, now))
    }

    /// The same device, to which the account is known from now on.
    pub(crate) fn with(mut self, key: &[u8; 32], account: &StoredAccount, now: i64) -> Self {
        let day = now / DAY;
        let signature = self.signature(key, account, day);
        let mut marks = vec![Mark { day, signature }];
        let others = self.marks.iter();
        let others = others.filter(|mark| !self.is_of(mark, key, account, now));
        marks.extend(others.take(MARKS - 1).cloned());
        self.marks = marks;
        self
    }

    fn text(&self) -> String {
        let mut text = format!("{VERSION}.{}", self.id);
        for Mark { day, signature } in &self.marks {
            let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
            let _ = write!(text, ".{day}:{signature}");
        }
        text
    }

    /// The headers that store the cookie in a browser.
    pub(crate) fn cookie(&self, config: &Config) -> Vec<String> {
        let age = Duration::from_millis((DAYS * DAY).cast_unsigned());
        COOKIE.headers(config, &self.text(), age)
    }
}

#[cfg(test)]
mod tests {
    use kagiya_protocol::PersonId;
    use proptest::prelude::*;

    use super::*;
    use crate::store::StoredPerson;

    const KEY: [u8; 32] = [7; 32];
    const NOW: i64 = 20_000 * DAY;

    fn account(id: &str, password: &str) -> StoredAccount {
        StoredAccount {
            look: id.to_owned(),
            person: StoredPerson {
                id: PersonId(id.to_owned()),
                name: format!("The name of {id}"),
            },
            password: password.to_owned(),
            since: 0,
            settings: "{}".to_owned(),
        }
    }

    #[test]
    fn a_device_knows_the_accounts_that_were_used_there() {
        let (ana, ben) = (account("ana", "hash 1"), account("ben", "hash 2"));
        let device = Device::new().with(&KEY, &ana, NOW);
        let read = Device::parse(&device.text()).unwrap();
        assert_eq!(read, device);
        for (key, account, now, known) in [
            (KEY, &ana, NOW, true),
            (KEY, &ana, NOW + 365 * DAY, true),
            (KEY, &ana, NOW + 366 * DAY, false),
            (KEY, &ana, NOW - DAY, false),
            (KEY, &ben, NOW, false),
            (KEY, &account("ana", "another hash"), NOW, false),
            ([8; 32], &ana, NOW, false),
        ] {
            assert_eq!(
                read.is_known(&key, account, now),
                known,
                "{account:?} {now}"
            );
        }
        // Both people of a household, and each once.
        let mut both = device.with(&KEY, &ben, NOW);
        for _ in 0..20 {
            both = both.with(&KEY, &ben, NOW + DAY);
        }
        assert_eq!(both.marks.len(), 2);
        assert!(both.is_known(&KEY, &ana, NOW) && both.is_known(&KEY, &ben, NOW + DAY));
        let text = both.text();
        assert!(!text.contains("ana") && !text.contains("ben") && !text.contains("hash"));
        // The cookie doesn't grow, and the oldest account is forgotten.
        for n in 0..20 {
            both = both.with(&KEY, &account(&n.to_string(), "x"), NOW);
        }
        assert!(!both.is_known(&KEY, &ana, NOW) && both.text().len() < 400);
    }

    #[test]
    fn a_mark_of_another_device_is_worth_nothing() {
        let ana = account("ana", "hash");
        let device = Device::new().with(&KEY, &ana, NOW);
        let thief = Device {
            id: Device::new().id,
            marks: device.marks,
        };
        assert!(!thief.is_known(&KEY, &ana, NOW));
    }

    proptest! {
        #[test]
        fn a_changed_cookie_is_worth_nothing(at in 0..64_usize, byte in 0x21..0x7f_u8, cut: bool) {
            let ana = account("ana", "hash");
            let device = Device::new().with(&KEY, &ana, NOW);
            let mut text = device.text().into_bytes();
            let at = at % text.len();
            let same = text[at] == byte;
            text[at] = byte;
            if cut {
                text.truncate(at);
            }
            let read = Device::parse(core::str::from_utf8(&text).unwrap());
            let known = read.is_some_and(|it| it.is_known(&KEY, &ana, NOW));
            prop_assert_eq!(known, same && !cut);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,80}", marks in 0..12_usize) {
            Device::parse(&text);
            let many = format!("1.{}{}", "a".repeat(ID), ".1:AAAAAAAAAAAAAAAAAAAAAA".repeat(marks));
            prop_assert_eq!(Device::parse(&many).is_some(), marks <= MARKS);
        }
    }
}
