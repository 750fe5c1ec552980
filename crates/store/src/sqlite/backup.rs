//! Writes, checks and restores copies of the database file.

use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use thiserror::Error;

use super::{CLOSED, OPEN, damaged, migrations, named, note};
use crate::connection::{Readers, Row};
use crate::data_dir::{new_file, take_lock};
use crate::error::{OpenError, StoreError};
use crate::sql::lists::{COUNTS, counts};
use crate::store::{Store, unavailable};
use crate::types::Counts;

impl Store {
    /// Writes a consistent copy of everything into a new file, while other writes continue. Checks it, keeps
    /// `now` as its time, and returns the numbers of its content. `None` for `PostgreSQL`, which has backup tools of its own.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if the file exists already or can't be written.
    pub async fn backup(&self, to: &Path, now: i64) -> Option<Result<Counts, StoreError>> {
        let Readers::Sqlite(readers) = self.readers() else {
            return None;
        };
        let written = write(readers, to).await.map_err(unavailable);
        if written.is_ok() {
            // The copy is good even if its time can't be kept.
            let kept = self.write(now, |connection, now| {
                Box::pin(async move {
                    let keep = "insert into house (name, value) values ('backup', $1)
                         on conflict (name) do update set value = excluded.value";
                    connection.execute(keep, &[(*now).into()]).await
                })
            });
            if let Err(error) = kept.await {
                tracing::debug!(%error, "the time of a backup is not kept");
            }
        }
        Some(written)
    }

    /// Whether [`Self::backup`] can write copies.
    pub fn has_backups(&self) -> bool {
        matches!(self.readers(), Readers::Sqlite(_))
    }

    /// The time of the last backup, in milliseconds since 1970. `None` without one.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn last_backup(&self) -> Result<Option<i64>, StoreError> {
        let kept = "select cast(value as integer) from house where name = 'backup'";
        self.fetch_optional(kept, &[], |row| row.get(0)).await
    }
}

/// Writes a copy of what `readers` see into a new file that only its owner may read, and checks it.
///
/// # Errors
/// If the file exists already or can't be written, or if the copy is incomplete.
async fn write(readers: &SqlitePool, to: &Path) -> Result<Counts, sqlx::Error> {
    // `vacuum into` accepts an empty file.
    drop(new_file(to).map_err(sqlx::Error::Io)?);
    let written = write_into(readers, to).await;
    if written.is_err() {
        // An incomplete copy is useless.
        let _ = std::fs::remove_file(to);
    }
    written
}

async fn write_into(readers: &SqlitePool, to: &Path) -> Result<Counts, sqlx::Error> {
    sqlx::query("vacuum into $1")
        .bind(to.to_string_lossy())
        .execute(readers)
        .await?;
    let options = SqliteConnectOptions::new()
        .filename(to)
        .disable_statement_logging();
    let mut copy = options.connect().await?;
    // The copy is complete without a log.
    note(&mut copy, "state", CLOSED).await?;
    let checked = check(&mut copy).await;
    copy.close().await?;
    // The copy must survive a power loss.
    let synced = std::fs::File::open(to).and_then(|file| file.sync_all());
    synced.map_err(sqlx::Error::Io)?;
    checked
}

/// Checks a complete copy: no page is damaged, and each table has all its events.
async fn check(copy: &mut SqliteConnection) -> Result<Counts, sqlx::Error> {
    let whole = sqlx::query("pragma integrity_check(1)");
    let words: String = whole.fetch_one(&mut *copy).await?.try_get(0)?;
    if words != "ok" {
        return Err(sqlx::Error::Protocol(words));
    }
    let gap = sqlx::query(
        "select table_id from events group by table_id having count(*) <> max(seq)
         union all
         select table_id from tables where table_id not in (select table_id from events) limit 1",
    );
    if let Some(row) = gap.fetch_optional(&mut *copy).await? {
        let table: String = row.try_get(0)?;
        return Err(sqlx::Error::Protocol(format!(
            "events of the table {table} are missing"
        )));
    }
    counts(&Row::Sqlite(sqlx::query(COUNTS).fetch_one(copy).await?))
}

/// Why a copy was not restored.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The copy can't be read, or isn't a valid copy.
    #[error("the copy can't be used")]
    Copy(#[source] OpenError),
    /// The folder can't be used.
    #[error("the folder can't be used")]
    Folder(#[source] OpenError),
    /// The folder can't be written.
    #[error("the folder can't be written")]
    Write(#[from] io::Error),
    /// The folder holds tables already.
    #[error("the folder holds data already; nothing has been changed")]
    NotEmpty {
        /// The number of tables, if they can be counted.
        tables: Option<u64>,
    },
    /// Seeds in the copy are sealed with keys that are missing.
    #[error("the keys {} are missing, with which seeds in the copy are sealed", .keys.join(", "))]
    NoKeys {
        /// The names of the keys.
        keys: Vec<String>,
    },
    /// The restored data differs from the copy.
    #[error("the data in the folder is not that of the copy")]
    Differs,
}

/// The result of a restoration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// The numbers of the restored content.
    pub counts: Counts,
    /// Where the previous files were moved, if there were any.
    pub moved_to: Option<PathBuf>,
}

/// Restores a copy into a folder that no server uses. With `replace`, the folder may contain tables; their
/// files are kept next to the new ones under another name.
///
/// The JSON paths `sealed_at` say where the body of an event may have a sealed text. `add_keys` gets all
/// sealed texts of the copy and adds the keys that unseal them to the folder, before any file is moved.
///
/// # Errors
/// [`RestoreError`]; except for [`RestoreError::Differs`], nothing has been changed then.
pub async fn restore(
    copy: &Path,
    folder: &Path,
    sealed_at: &[&str],
    add_keys: impl FnOnce(&[String]) -> Result<(), RestoreError>,
    replace: bool,
) -> Result<Restored, RestoreError> {
    if let Err(error) = std::fs::File::open(copy) {
        return Err(RestoreError::Copy(OpenError::Unusable(error.into())));
    }
    std::fs::create_dir_all(folder)?;
    let database = folder.join("kagiya.db");
    let lock = take_lock(&database).map_err(RestoreError::Folder)?;
    let tables = tables_in(&database).await;
    if tables != Some(0) && !replace {
        return Err(RestoreError::NotEmpty { tables });
    }
    // All steps that can fail, for lack of space too, come before any file is moved.
    let fresh = folder.join("kagiya.restoring");
    let _ = std::fs::remove_file(&fresh);
    let moved_to = match put(copy, folder, sealed_at, add_keys, &fresh).await {
        Ok(moved_to) => moved_to,
        Err(error) => {
            let _ = std::fs::remove_file(&fresh);
            return Err(error);
        }
    };
    drop(lock);
    let store = Store::open(&database).await;
    let store = store.map_err(RestoreError::Folder)?;
    let counts = store.counts().await;
    store.close().await;
    match counts {
        Ok(counts) if counts == moved_to.0 => Ok(Restored {
            counts,
            moved_to: moved_to.1,
        }),
        Ok(_) | Err(_) => Err(RestoreError::Differs),
    }
}

/// Writes a copy into the folder, checks it there, and replaces the present data.
async fn put(
    copy: &Path,
    folder: &Path,
    sealed_at: &[&str],
    add_keys: impl FnOnce(&[String]) -> Result<(), RestoreError>,
    fresh: &Path,
) -> Result<(Counts, Option<PathBuf>), RestoreError> {
    let mut into = new_file(fresh)?;
    io::copy(&mut std::fs::File::open(copy)?, &mut into)?;
    let looked = look_into(fresh, sealed_at).await;
    let (counts, sealed) = looked.map_err(RestoreError::Copy)?;
    into.sync_all()?;
    add_keys(&sealed)?;
    let moved_to = set_aside(folder)?;
    std::fs::rename(fresh, folder.join("kagiya.db"))?;
    std::fs::File::open(folder)?.sync_all()?;
    Ok((counts, moved_to))
}

/// Renames the files of the present data; returns the new name of the database.
fn set_aside(folder: &Path) -> io::Result<Option<PathBuf>> {
    let name = |number: u32, end: &str| folder.join(format!("kagiya.before-{number}.{end}"));
    let mut number = 1;
    while name(number, "db").exists() {
        number += 1;
    }
    let mut moved = None;
    for end in ["db-wal", "db-shm", "id", "db"] {
        let old = folder.join("kagiya").with_extension(end);
        let there = std::fs::metadata(&old).is_ok_and(|file| file.len() > 0);
        if there {
            std::fs::rename(&old, name(number, end))?;
            moved = (end == "db").then(|| name(number, end));
        } else if old.exists() {
            std::fs::remove_file(&old)?;
        }
    }
    Ok(moved)
}

/// Migrates and checks a copy. Returns the numbers of its content, and its texts that may be sealed.
async fn look_into(path: &Path, sealed_at: &[&str]) -> Result<(Counts, Vec<String>), OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .disable_statement_logging();
    let mut copy = options.connect().await.map_err(damaged)?;
    migrations::migrate(&mut copy).await?;
    let state = named(&mut copy, "state").await.map_err(damaged)?;
    if state.as_deref() == Some(OPEN) {
        return Err(OpenError::LogGone);
    }
    let counts = check(&mut copy).await.map_err(|error| match error {
        sqlx::Error::Protocol(words) => OpenError::Damaged(words),
        error => damaged(error),
    })?;
    let sealed = sqlx::query(
        "select body ->> path.value from events, json_each($1) as path
             where body like '%\"sealed:%' and body ->> path.value is not null
         union all select value from secrets",
    );
    let sealed = sealed.bind(serde_json::json!(sealed_at).to_string());
    let sealed = sealed.fetch_all(&mut copy).await.map_err(damaged)?;
    copy.close().await.map_err(damaged)?;
    let texts = sealed.iter().filter_map(|row| row.try_get(0).ok());
    Ok((counts, texts.collect()))
}

/// The number of tables in a file; `None` if it can't be read.
async fn tables_in(database: &Path) -> Option<u64> {
    let there = std::fs::metadata(database).ok();
    if there.is_none_or(|file| file.len() == 0) {
        return Some(0);
    }
    let options = SqliteConnectOptions::new()
        .filename(database)
        .read_only(true)
        .disable_statement_logging();
    let mut file = options.connect().await.ok()?;
    let row = sqlx::query("select count(*) from tables").fetch_one(&mut file);
    let count = row.await.and_then(|row| row.try_get::<i64, _>(0)).ok();
    file.close().await.ok()?;
    count.map(i64::cast_unsigned)
}
