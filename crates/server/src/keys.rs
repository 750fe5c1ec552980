//! The keys with which the seeds of deals are sealed in the store, so that who reads a copy of it can't
//! see the cards of a running game.

use core::fmt;
use std::io::{self, Write as _};
use std::path::Path;

use chacha20poly1305::aead::{Aead as _, KeyInit as _};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};

use crate::secret;

/// What begins a text that is sealed.
const SEALED: &str = "sealed:";

/// The bytes of a nonce.
const NONCE: usize = 24;

/// Keys by their names, the newest last: it seals, and all of them open.
pub struct Keys(Vec<(String, [u8; 32])>);

impl fmt::Debug for Keys {
    /// Without the secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|(name, _)| name))
            .finish()
    }
}

impl Keys {
    /// The keys in a file, which is made with one key if it is not there. Each line has the name of a key
    /// and its 64 hexadecimal digits.
    ///
    /// # Errors
    /// If the file can't be read or written, or holds something else.
    pub fn open(path: &Path) -> io::Result<Self> {
        match std::fs::read_to_string(path) {
            Ok(text) => Self::parse(&text).ok_or_else(|| {
                io::Error::other("a line has the name of a key and 64 hexadecimal digits")
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let keys = Self(vec![(secret::letters(4), secret::key())]);
                let mut options = std::fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(path)?;
                for (name, key) in &keys.0 {
                    writeln!(file, "{name} {}", secret::hex(key))?;
                }
                file.sync_all()?;
                Ok(keys)
            }
            Err(error) => Err(error),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let keys = lines.map(|line| {
            let (name, key) = line.trim().split_once(' ')?;
            Some((name.to_owned(), unhex(key)?.try_into().ok()?))
        });
        let keys: Vec<_> = keys.collect::<Option<_>>()?;
        (!keys.is_empty()).then_some(Self(keys))
    }

    /// The text in a form that only who has the key can read.
    ///
    /// # Panics
    /// Never: there is a key, and a short text always fits.
    pub(crate) fn seal(&self, text: &str) -> String {
        let (name, key) = self.0.last().expect("there is a key");
        let nonce = secret::nonce::<NONCE>();
        let sealed = XChaCha20Poly1305::new(&Key::from(*key))
            .encrypt(&XNonce::from(nonce), text.as_bytes())
            .expect("a short text fits");
        format!(
            "{SEALED}{name}:{}{}",
            secret::hex(&nonce),
            secret::hex(&sealed)
        )
    }

    /// Whether a text is sealed.
    pub(crate) fn is_sealed(text: &str) -> bool {
        text.starts_with(SEALED)
    }

    /// What was sealed. `None` if the key is not here, or the text was changed.
    pub(crate) fn unseal(&self, sealed: &str) -> Option<String> {
        let (name, text) = sealed.strip_prefix(SEALED)?.split_once(':')?;
        let (_, key) = self.0.iter().find(|(it, _)| it == name)?;
        let bytes = unhex(text)?;
        let (nonce, text) = bytes.split_at_checked(NONCE)?;
        let nonce: [u8; NONCE] = nonce.try_into().ok()?;
        let cipher = XChaCha20Poly1305::new(&Key::from(*key));
        let opened = cipher.decrypt(&XNonce::from(nonce), text).ok()?;
        String::from_utf8(opened).ok()
    }
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
        // An older key still opens, a newer one seals.
        let mut lines = std::fs::read_to_string(&path).unwrap();
        lines.push_str("new ");
        lines.push_str(&secret::hex(&[7; 32]));
        std::fs::write(&path, lines).unwrap();
        let both = Keys::open(&path).unwrap();
        assert_eq!(both.unseal(&sealed).as_deref(), Some("a seed"));
        assert!(both.seal("x").starts_with("sealed:new:"));
        assert_eq!(keys.unseal(&both.seal("x")), None);
        let (last, digit) = sealed.split_at(sealed.len() - 1);
        let changed = format!("{last}{}", if digit == "0" { '1' } else { '0' });
        assert_eq!(keys.unseal(&changed), None);
        for broken in ["", "a", "a 12", "a zz"] {
            std::fs::write(&path, broken).unwrap();
            assert!(Keys::open(&path).is_err(), "{broken}");
        }
    }
}
