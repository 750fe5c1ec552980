//! The keys that seal the seeds of deals in the store, so that a copy of the store doesn't reveal the cards
//! of a running game.

use core::fmt;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use chacha20poly1305::aead::{Aead as _, KeyInit as _};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};

use crate::random_ids;
use crate::store::new_file;

/// The prefix of a sealed text.
const SEALED: &str = "sealed:";

/// The length of a nonce, in bytes.
const NONCE: usize = 24;

/// Keys by name, the newest last. It seals, and all of them unseal. Keys can be added while others are in
/// use.
pub struct Keys(RwLock<Vec<Named>>);

/// A key with its name.
type Named = (String, [u8; 32]);

impl fmt::Debug for Keys {
    /// Omits the secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.all().iter().map(|(name, _)| name))
            .finish()
    }
}

impl Keys {
    /// The keys in a file, which is created with one key if it doesn't exist. Each line has the name of a key
    /// and its 64 hexadecimal digits.
    ///
    /// # Errors
    /// If the file can't be read or written, or has invalid content.
    pub fn open(path: &Path) -> io::Result<Self> {
        match Self::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let keys = Self::of(vec![fresh()]);
                keys.write(path)?;
                Ok(keys)
            }
            read => read,
        }
    }

    /// The keys in an existing file.
    ///
    /// # Errors
    /// If the file can't be read, or has invalid content.
    pub fn read(path: &Path) -> io::Result<Self> {
        let text = std::fs::read_to_string(path)?;
        Self::parse(&text).ok_or_else(|| {
            let what = if text.trim().is_empty() { "empty" } else { "damaged" };
            let name = path.file_name().unwrap_or(path.as_os_str());
            io::Error::other(format!(
                "{} is {what}: put it back from a backup, without it no game in the database can be opened; each line has \
                 the name of a key and its 64 hexadecimal digits",
                name.display()
            ))
        })
    }

    const fn of(keys: Vec<Named>) -> Self {
        Self(RwLock::new(keys))
    }

    fn all(&self) -> RwLockReadGuard<'_, Vec<Named>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn parse(text: &str) -> Option<Self> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let keys = lines.map(|line| {
            let (name, key) = line.trim().split_once(' ')?;
            Some((name.to_owned(), unhex(key)?.try_into().ok()?))
        });
        let keys: Vec<_> = keys.collect::<Option<_>>()?;
        (!keys.is_empty()).then_some(Self::of(keys))
    }

    /// Replaces a file by one with all keys. After a failure the file is unchanged.
    ///
    /// # Errors
    /// If the file can't be written.
    pub(crate) fn write(&self, path: &Path) -> io::Result<()> {
        write_all(&self.all(), path)
    }

    /// Adds a new key, which seals from now on, once it is in the file. The others still unseal. Returns the
    /// name of the new key.
    ///
    /// # Errors
    /// If the file can't be written; nothing has changed then.
    pub(crate) fn renew(&self, path: &Path) -> io::Result<String> {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let mut more = all.clone();
        more.push(fresh());
        write_all(&more, path)?;
        *all = more;
        Ok(all.last().map(|(name, _)| name.clone()).unwrap_or_default())
    }

    /// The number of keys.
    pub(crate) fn count(&self) -> usize {
        self.all().len()
    }

    /// These keys, preceded by the missing ones from `others`.
    pub(crate) fn beside(&self, others: &Self) -> Self {
        let own = self.all();
        let more = others.all();
        let more = more
            .iter()
            .filter(|(name, _)| own.iter().all(|(it, _)| it != name));
        Self::of(more.chain(own.iter()).cloned().collect())
    }

    /// Whether there is a key with this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.all().iter().any(|(it, _)| it == name)
    }

    /// Encrypts a text with the newest key.
    ///
    /// # Panics
    /// Never: there is a key, and a short text always fits.
    pub(crate) fn seal(&self, text: &str) -> String {
        let all = self.all();
        let (name, key) = all.last().expect("there is a key");
        let nonce = random_ids::nonce::<NONCE>();
        let sealed = XChaCha20Poly1305::new(&Key::from(*key))
            .encrypt(&XNonce::from(nonce), text.as_bytes())
            .expect("a short text fits");
        format!(
            "{SEALED}{name}:{}{}",
            random_ids::hex(&nonce),
            random_ids::hex(&sealed)
        )
    }

    /// Whether a text is sealed.
    pub(crate) fn is_sealed(text: &str) -> bool {
        text.starts_with(SEALED)
    }

    /// The content of a sealed text. `None` if its key is missing, or the text was changed.
    pub(crate) fn unseal(&self, sealed: &str) -> Option<String> {
        let (name, text) = sealed.strip_prefix(SEALED)?.split_once(':')?;
        let all = self.all();
        let (_, key) = all.iter().find(|(it, _)| it == name)?;
        let bytes = unhex(text)?;
        let (nonce, text) = bytes.split_at_checked(NONCE)?;
        let nonce: [u8; NONCE] = nonce.try_into().ok()?;
        let cipher = XChaCha20Poly1305::new(&Key::from(*key));
        let opened = cipher.decrypt(&XNonce::from(nonce), text).ok()?;
        String::from_utf8(opened).ok()
    }
}

/// The name of the key of a sealed text; `None` if the text isn't sealed.
pub(crate) fn name_of_key(sealed: &str) -> Option<&str> {
    let (name, _) = sealed.strip_prefix(SEALED)?.split_once(':')?;
    Some(name)
}

/// A new key.
fn fresh() -> Named {
    (random_ids::letters::<4>(), random_ids::key())
}

/// Replaces a file by one with these keys that only its owner may read.
fn write_all(keys: &[Named], path: &Path) -> io::Result<()> {
    let beside = path.with_extension("new");
    let _ = std::fs::remove_file(&beside);
    let mut file = new_file(&beside)?;
    for (name, key) in keys {
        writeln!(file, "{name} {}", random_ids::hex(key))?;
    }
    file.sync_all()?;
    std::fs::rename(&beside, path)
}

/// The bytes of hexadecimal digits.
fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text
        .chars()
        .map(|c| Some(u8::try_from(c.to_digit(16)?).unwrap_or(0)))
        .collect::<Option<_>>()?;
    let pairs = digits.chunks(2);
    pairs
        .map(|pair| Some(pair.first()? << 4 | pair.get(1)?))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_key_opens_what_is_sealed() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("kagiya.keys");
        let keys = Keys::open(&path).unwrap();
        let sealed = keys.seal("a seed");
        assert!(Keys::is_sealed(&sealed) && !sealed.contains("seed"));
        assert_ne!(keys.seal("a seed"), sealed, "never twice the same");
        // An older key still unseals, and the newest seals.
        let mut lines = std::fs::read_to_string(&path).unwrap();
        lines.push_str("new ");
        lines.push_str(&random_ids::hex(&[7; 32]));
        std::fs::write(&path, lines).unwrap();
        let both = Keys::open(&path).unwrap();
        assert_eq!(both.unseal(&sealed).as_deref(), Some("a seed"));
        assert!(both.seal("x").starts_with("sealed:new:"));
        assert_eq!(keys.unseal(&both.seal("x")), None);
        let (last, digit) = sealed.split_at(sealed.len() - 1);
        let changed = format!("{last}{}", if digit == "0" { '1' } else { '0' });
        assert_eq!(keys.unseal(&changed), None);
        // A key is added while others are in use.
        let before = both.seal("x");
        let name = both.renew(&path).unwrap();
        assert!(both.seal("x").starts_with(&format!("sealed:{name}:")));
        let read = Keys::read(&path).unwrap();
        assert_eq!((read.count(), both.count()), (3, 3));
        for sealed in [&before, &both.seal("x")] {
            assert_eq!(read.unseal(sealed).as_deref(), Some("x"));
        }
        assert!(both.renew(&path.join("nowhere")).is_err());
        assert_eq!(both.count(), 3);
        // When the keys of two files are combined, the own newest key still seals.
        let other = Keys::open(&folder.path().join("other")).unwrap();
        let joined = other.beside(&read);
        assert!(joined.count() == 4 && joined.has(&name));
        assert!(other.unseal(&joined.seal("x")).is_some());
        assert_eq!(joined.beside(&read).count(), 4);
        for broken in ["", "a", "a 12", "a zz"] {
            std::fs::write(&path, broken).unwrap();
            assert!(Keys::open(&path).is_err(), "{broken}");
        }
    }
}
