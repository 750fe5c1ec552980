//! Passwords, of which only salted hashes are stored.
//!
//! A hash takes 19 MiB and tens of milliseconds on purpose. So hashes are computed on blocking threads, and
//! only a few at a time.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use kagiya_protocol::{ErrorCode, Problem};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use crate::random_ids;

/// The allowed length of a password, in characters.
const LENGTH: core::ops::RangeInclusive<usize> = 8..=128;

/// The most hashes that are computed at a time.
const AT_ONCE: usize = 2;

/// Argon2id with the minimum that OWASP recommends: 19 MiB, two passes, one lane.
fn hasher() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

/// A password in the normalized form that is hashed, since keyboards encode the same letter in several ways.
///
/// # Errors
/// `password/invalid` if it is too short or too long.
pub(crate) fn fit(password: &str) -> Result<String, Problem> {
    let password: String = password.nfc().collect();
    if LENGTH.contains(&password.chars().count()) {
        return Ok(password);
    }
    let message = "a password has 8 to 128 characters";
    Err(Problem::new(ErrorCode::Password, message))
}

/// Computes hashes.
#[derive(Debug)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            places: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

impl Passwords {
    /// The hash of a password.
    ///
    /// # Errors
    /// `password/invalid` if it is too short or too long; `server/busy` if the server is about to stop.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, Problem> {
        let password = fit(password)?;
        self.aside(move || {
            let salt = random_ids::nonce::<16>();
            hasher()
                .hash_password_with_salt(password.as_bytes(), &salt)
                .map(|hash| hash.to_string())
        })
        .await?
        .map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Problem::new(ErrorCode::Internal, "the password could not be kept")
        })
    }

    /// Whether a password matches a hash. Without a hash it doesn't, after the same time.
    ///
    /// # Errors
    /// `server/busy` if the server is about to stop.
    pub(crate) async fn fits(&self, password: &str, hash: Option<String>) -> Result<bool, Problem> {
        // An invalid password is hashed too, so that the time is the same.
        let password: String = password.nfc().take(*LENGTH.end() + 1).collect();
        self.aside(move || {
            if let Some(hash) = hash {
                let fits = hasher().verify_password(password.as_bytes(), &*hash);
                return fits.is_ok();
            }
            let _ = hasher().hash_password_with_salt(password.as_bytes(), &[0; 16]);
            false
        })
        .await
    }

    /// Runs work on a blocking thread. Its permit is held until the work ends, even if the caller has gone.
    async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new(ErrorCode::Busy, "the server is about to stop; try again");
        let places = Arc::clone(&self.places);
        let place = places.acquire_owned().await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| busy())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_hash_alone() {
        let passwords = Passwords::default();
        let hash = passwords.hash("Pe\u{301}tard 42").await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert_ne!(
            hash,
            passwords.hash("Pétard 42").await.unwrap(),
            "it is salted"
        );
        for (tried, fits) in [("Pétard 42", true), ("pétard 42", false), ("", false)] {
            assert_eq!(
                passwords.fits(tried, Some(hash.clone())).await,
                Ok(fits),
                "{tried}"
            );
        }
        assert_eq!(passwords.fits("Pétard 42", None).await, Ok(false));
        assert_eq!(
            passwords.fits("Pétard 42", Some("x".to_owned())).await,
            Ok(false)
        );
    }

    #[test]
    fn a_password_has_a_length() {
        for (password, fits) in [
            ("", false),
            ("1234567", false),
            ("12345678", true),
            ("花火花火花火花火", true),
            (&*"x".repeat(128), true),
            (&*"x".repeat(129), false),
        ] {
            assert_eq!(fit(password).is_ok(), fits, "{password}");
        }
    }
}
