//! Whether the files of the open database are still those in its folder.
//!
//! A process can go on writing to a file that has been deleted, and all of it is lost when the process ends. So the
//! writer compares device and inode of the files with those that it opened, before and after each transaction.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Displaced;

/// The identity of a file, which a copy or a new file with its name does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FileId {
    device: u64,
    inode: u64,
}

impl FileId {
    #[cfg(unix)]
    fn of(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        Self {
            device: metadata.dev(),
            inode: metadata.ino(),
        }
    }

    /// Where files have no such identity, only a missing file is noticed.
    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Self {
        Self {
            device: 0,
            inode: 0,
        }
    }

    fn at(path: &Path) -> io::Result<Self> {
        std::fs::metadata(path).map(|metadata| Self::of(&metadata))
    }
}

/// The files of an open database: the database and the log of its latest writes.
#[derive(Debug)]
pub(super) struct Files {
    database: (PathBuf, FileId),
    log: (PathBuf, Option<FileId>),
}

impl Files {
    /// The files at `database`, which is open.
    pub(super) fn opened(database: &Path) -> io::Result<Self> {
        let mut log = database.as_os_str().to_owned();
        log.push("-wal");
        Ok(Self {
            database: (database.to_owned(), FileId::at(database)?),
            log: (log.into(), None),
        })
    }

    /// Checks that both files are in place. Errors other than a missing file, such as too many open files, say
    /// nothing about the place.
    pub(super) fn check(&mut self) -> Result<(), Displaced> {
        let (path, opened) = &self.database;
        expect(path, *opened)?;
        let (path, opened) = &mut self.log;
        if let Some(opened) = opened {
            return expect(path, *opened);
        }
        // The log is there from the first write.
        *opened = FileId::at(path).ok();
        Ok(())
    }
}

fn expect(path: &Path, opened: FileId) -> Result<(), Displaced> {
    let in_place = match FileId::at(path) {
        Ok(found) => found == opened,
        Err(error) => !matches!(
            error.kind(),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
        ),
    };
    in_place
        .then_some(())
        .ok_or_else(|| Displaced(path.to_owned()))
}
