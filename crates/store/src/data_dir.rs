//! The data directory of the embedded database: which process uses it, and which database belongs to it.
//!
//! The database has a random name, which users don't see, in its file and in a file next to it. So a missing
//! database is not mistaken for a new installation.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::OpenError;

/// A data directory, locked as long as this value lives.
#[derive(Debug)]
pub(crate) struct DataDir {
    database: PathBuf,
    _lock: File,
}

/// The error of a data directory with this cause.
pub fn unusable(error: io::Error) -> OpenError {
    match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            OpenError::ReadOnly(error.into())
        }
        _ => OpenError::Unusable(error.into()),
    }
}

/// Opens a file that only its owner may read, and creates it if it does not exist.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

/// Creates a file that only its owner may read.
///
/// # Errors
/// If the file exists already or can't be created.
pub fn new_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A random name of 30 hexadecimal digits.
///
/// # Panics
/// If the operating system has no random numbers.
fn fresh_name() -> String {
    let bytes: [u8; 15] =
        kagiya_random::bytes().expect("the operating system gives random numbers");
    bytes.iter().fold(String::new(), |mut name, byte| {
        // Writing to a string does not fail.
        let _ = write!(name, "{byte:02x}");
        name
    })
}

/// Locks the directory of a database for this process.
///
/// # Errors
/// [`OpenError::InUse`] if another process has it.
pub(crate) fn take_lock(database: &Path) -> Result<File, OpenError> {
    let lock = private(&database.with_extension("lock")).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

impl DataDir {
    /// Locks the directory of a database for this process and prepares its files.
    ///
    /// # Errors
    /// [`OpenError::InUse`] if another process has it, [`OpenError::Gone`] if the directory has been in use
    /// and the database does not exist.
    pub(crate) fn take(database: &Path) -> Result<Self, OpenError> {
        let data_dir = Self {
            database: database.to_owned(),
            _lock: take_lock(database)?,
        };
        let empty = std::fs::metadata(database).map_or(true, |file| file.len() == 0);
        if empty && data_dir.name()?.is_some() {
            return Err(OpenError::Gone);
        }
        // Created before the database is opened, so that no other user can read its content.
        private(database).map_err(unusable)?;
        Ok(data_dir)
    }

    fn id(&self) -> PathBuf {
        self.database.with_extension("id")
    }

    /// The name of the database that belongs to the directory.
    fn name(&self) -> Result<Option<String>, OpenError> {
        match std::fs::read_to_string(self.id()) {
            Ok(name) => Ok(Some(name.trim().to_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(unusable(error)),
        }
    }

    /// Compares the name in the directory with the one in the database, and creates one if both are missing.
    /// Returns the name.
    ///
    /// # Errors
    /// [`OpenError::OtherHouse`] if they differ.
    pub(crate) fn agree(&self, database: Option<String>) -> Result<String, OpenError> {
        let name = match (self.name()?, database) {
            (Some(folder), Some(database)) if folder == database => return Ok(folder),
            (Some(_), _) => return Err(OpenError::OtherHouse),
            (None, Some(database)) => database,
            (None, None) => fresh_name(),
        };
        Ok(name)
    }

    /// Writes the name into the directory, once the database has it.
    pub(crate) fn write(&self, name: &str) -> Result<(), OpenError> {
        if self.name()?.is_some() {
            return Ok(());
        }
        let path = self.id();
        let written = private(&path).and_then(|mut file| {
            io::Write::write_all(&mut file, format!("{name}\n").as_bytes())?;
            file.sync_all()
        });
        written.map_err(unusable)
    }

    /// Whether the log next to the database exists, which may hold the latest writes.
    pub(crate) fn has_log(&self) -> bool {
        let mut path = self.database.clone().into_os_string();
        path.push("-wal");
        Path::new(&path).exists()
    }
}
