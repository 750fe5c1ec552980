//! The embedded store: one `SQLite` file, in WAL mode, with one writer.
//!
//! All writes go through one task, which takes everything that waits into one transaction (group
//! commit): the disk is asked once for many tables. Readers have connections of their own and never
//! wait for the writer.

mod accounts;
mod backup;
mod deals;
mod leases;
mod migrations;

mod people;
mod rows;
mod words;
mod writer;

use core::future::Future;
use core::pin::Pin;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_protocol::{PersonId, TableId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::folder::Place;
use super::lines::json;
use super::queue::{Queue, Write};
use super::{
    Append, Counts, EventLog, Later, Lease, Leases, Listing, OpenError, Store, StoreError,
    StoredEvent, StoredFact, TableRow,
};
use crate::Counter;
pub use backup::{RestoreError, Restored, restore};
use leases::{LEASE_AT, LEASES_OF, lease};
use rows::{COUNTS, DEAD, FINISHED_BEFORE, SELECT_ROW, counts, table_row};
use writer::write_in_groups;

/// Everything that is kept, in a `SQLite` file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Queue,
    commits: Arc<Counter>,
    /// Held until the store is closed.
    place: Mutex<Option<Place>>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn unavailable(error: sqlx::Error) -> StoreError {
    StoreError::unavailable(error)
}

impl SqliteStore {
    /// Opens the store in the file `path`, which is made if it is not there, and brings what an
    /// earlier release has written to today's format.
    ///
    /// # Errors
    /// [`OpenError`] says what is wrong with the file or its folder, and what to do.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let place = Place::take(path)?;
        if !place.has_log() && state(path).await?.as_deref() == Some(OPEN) {
            return Err(OpenError::LogGone);
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is acknowledged survives a loss of power, not only of the process.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // What a statement may have to take back is kept in memory, not in a file of its own.
            .pragma("temp_store", "memory")
            // Tables that are played at write the same pages again and again. The longer the log, the fewer
            // copies of them go from there into the file.
            .pragma("wal_autocheckpoint", "4000")
            .pragma("cache_size", "-16000")
            .disable_statement_logging();
        let mut store = Self::open_with(options.clone()).await?;
        store.check().await?;
        let mut own = options.connect().await.map_err(damaged)?;
        let named = named(&mut own, "id").await.map_err(damaged)?;
        let name = place.agree(named)?;
        for (key, value) in [("id", &*name), ("state", OPEN)] {
            let noted = note(&mut own, key, value).await;
            noted.map_err(damaged)?;
        }
        // From now on the file itself says that there is a log beside it.
        sqlx::raw_sql("pragma wal_checkpoint(full)")
            .execute(&mut own)
            .await
            .map_err(damaged)?;
        own.close().await.map_err(damaged)?;
        place.write(&name)?;
        store.place = Mutex::new(Some(place));
        Ok(store)
    }

    /// Looks through the whole file for damage.
    async fn check(&self) -> Result<(), OpenError> {
        let since = Instant::now();
        let found = sqlx::query("pragma quick_check(1)")
            .fetch_one(&self.readers)
            .await
            .and_then(|row| row.try_get::<String, _>(0));
        tracing::debug!(took = ?since.elapsed(), "the data has been checked");
        match found {
            Ok(words) if words == "ok" => Ok(()),
            Ok(words) => Err(OpenError::Damaged(words)),
            Err(error) => Err(damaged(error)),
        }
    }

    async fn open_with(options: SqliteConnectOptions) -> Result<Self, OpenError> {
        let mut connection = options.connect().await.map_err(damaged)?;
        migrations::migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            // It is this process's own file, to which no connection gets lost.
            .test_before_acquire(false)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(damaged)?;
        let (writer, jobs) = Queue::new();
        let commits = Arc::<Counter>::default();
        let writing = write_in_groups(options, connection, jobs, Arc::clone(&commits));
        tokio::spawn(writing);
        Ok(Self {
            readers,
            writer,
            commits,
            place: Mutex::new(None),
        })
    }

    /// The connections on which it reads.
    pub(super) fn readers(&self) -> &SqlitePool {
        &self.readers
    }
}

/// The store is in use, or was not closed cleanly.
const OPEN: &str = "open";

/// The store was closed cleanly: everything is in its one file.
const CLOSED: &str = "closed";

/// Why a file can't be read: perhaps it is damaged.
fn damaged(error: sqlx::Error) -> OpenError {
    /// Pages of it make no sense, or it is no database at all.
    const DAMAGED: [&str; 2] = ["11", "26"];
    let found = error.as_database_error().filter(|error| {
        let code = error.code();
        code.is_some_and(|code| DAMAGED.contains(&&*code))
    });
    match found {
        Some(found) => OpenError::Damaged(found.message().to_owned()),
        None => OpenError::Unusable(error.into()),
    }
}

/// What the file says of itself under a name.
async fn named(file: &mut SqliteConnection, name: &str) -> Result<Option<String>, sqlx::Error> {
    let row = sqlx::query("select value from house where name = $1")
        .bind(name)
        .fetch_optional(file)
        .await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// Writes what the file says of itself under a name.
async fn note(file: &mut SqliteConnection, name: &str, value: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into house (name, value) values ($1, $2)
         on conflict (name) do update set value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(file)
    .await?;
    Ok(())
}

/// Whether the file, read without the log beside it, says that it was open. Nothing if it can't say.
async fn state(path: &Path) -> Result<Option<String>, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .immutable(true)
        .read_only(true)
        .disable_statement_logging();
    let Ok(mut file) = options.connect().await else {
        return Ok(None);
    };
    // A file of an earlier release has nothing to say, and one that is damaged is found out later.
    let state = named(&mut file, "state").await.unwrap_or_default();
    file.close().await.map_err(damaged)?;
    Ok(state)
}

/// The statement of a list: `$1` is how many at most, `$2` whose, `$3` and `$4` where it goes on.
///
/// Each reads an index in its order and stops, so that a page costs the same however many tables there
/// are: a test asks the database how it will do it.
fn list_text(listing: &Listing) -> String {
    let (condition, order) = match listing {
        // The index of all open tables would do too, but it holds unlisted ones.
        Listing::Current { .. } => (
            "indexed by tables_current where stage in ('open', 'running') and listed
                 and (created_at, table_id) < ($3, $4)",
            "created_at desc, table_id desc",
        ),
        Listing::Every { .. } => (
            "where stage in ('open', 'running') and (created_at, table_id) < ($3, $4)",
            "created_at desc, table_id desc",
        ),
        Listing::CurrentOf(_) => (
            "where table_id in (select table_id from seats where person = $2 and current
                                union select table_id from seats
                                where kept_for = $2 and current and person is not null)",
            "created_at desc, table_id desc",
        ),
        Listing::Finished { of: None, .. } => (
            "indexed by tables_finished
             where stage = 'finished' and listed and finished_at is not null
                 and (finished_at, table_id) < ($3, $4)",
            "finished_at desc, table_id desc",
        ),
        Listing::Finished { of: Some(_), .. } => (
            "where table_id in
                 (select table_id from seats where person = $2 and finished_at is not null
                     and (finished_at, table_id) < ($3, $4)
                  order by finished_at desc, table_id desc limit $1)",
            "finished_at desc, table_id desc",
        ),
    };
    format!("{SELECT_ROW} {condition} order by {order} limit $1")
}

impl EventLog for SqliteStore {
    fn append_all(&self, appends: Vec<Append>) -> Later<'_, ()> {
        self.writer.write_only(Write::Append(appends))
    }

    fn read<'a>(&'a self, table: &'a TableId, after: u32) -> Later<'a, Vec<StoredEvent>> {
        Box::pin(async move {
            sqlx::query(
                "select seq, at, version, body from events where table_id = $1 and seq > $2
                 order by seq",
            )
            .bind(table.as_str())
            .bind(i64::from(after))
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| {
                rows.iter()
                    .map(|row| {
                        Ok(StoredEvent {
                            seq: row.try_get(0)?,
                            at: row.try_get(1)?,
                            fact: StoredFact {
                                version: row.try_get(2)?,
                                body: row.try_get(3)?,
                            },
                        })
                    })
                    .collect()
            })
            .map_err(unavailable)
        })
    }

    fn list<'a>(&'a self, listing: &'a Listing, limit: u32) -> Later<'a, Vec<TableRow>> {
        Box::pin(async move {
            let text = list_text(listing);
            let person = match listing {
                Listing::CurrentOf(person) => Some(person),
                Listing::Finished { of, .. } => of.as_ref(),
                Listing::Current { .. } | Listing::Every { .. } => None,
            };
            let (time, id) = match listing {
                Listing::Finished {
                    before: Some((time, id)),
                    ..
                }
                | Listing::Current {
                    before: Some((time, id)),
                }
                | Listing::Every {
                    before: Some((time, id)),
                } => (*time, id.as_str()),
                _ => (i64::MAX, ""),
            };
            // Everything in the text is written above.
            let found = sqlx::query(sqlx::AssertSqlSafe(text))
                .bind(limit)
                .bind(person.map(PersonId::as_str))
                .bind(time)
                .bind(id)
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            found.iter().map(table_row).collect()
        })
    }

    fn count_opened<'a>(&'a self, person: &'a PersonId) -> Later<'a, u32> {
        Box::pin(async move {
            sqlx::query(
                "select count(*) from tables
                 where opened_by = $1 and stage in ('open', 'running')",
            )
            .bind(person.as_str())
            .fetch_one(&self.readers)
            .await
            .and_then(|row| row.try_get(0))
            .map_err(unavailable)
        })
    }

    fn lengths<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<u32>> {
        Box::pin(async move {
            let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            let ids = json(&ids).map_err(unavailable)?;
            sqlx::query(
                "select coalesce((select max(seq) from events where table_id = value), 0)
                 from json_each($1) order by key",
            )
            .bind(ids)
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect())
            .map_err(unavailable)
        })
    }

    fn row<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableRow>> {
        Box::pin(async move {
            let text = format!("{SELECT_ROW} where table_id = $1");
            let found = sqlx::query(sqlx::AssertSqlSafe(text))
                .bind(table.as_str())
                .fetch_optional(&self.readers)
                .await
                .map_err(unavailable)?;
            found.as_ref().map(table_row).transpose()
        })
    }

    fn claim_command<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
        now: i64,
    ) -> Later<'a, TableId> {
        self.writer.claim(person, command, table, now)
    }

    fn forget_commands(&self, before: i64) -> Later<'_, u64> {
        self.writer.write_counted(Write::ForgetCommands { before })
    }

    fn dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            let found = sqlx::query(DEAD)
                .bind(before)
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            found.iter().map(table_row).collect()
        })
    }

    fn remove_dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        self.writer.remove_dead_tables(before)
    }

    fn finished_before(&self, before: i64, limit: u32) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            let found = sqlx::query(FINISHED_BEFORE)
                .bind(before)
                .bind(limit)
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            found.iter().map(table_row).collect()
        })
    }

    fn remove_tables<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, u64> {
        let tables = tables.to_vec();
        self.writer.write_counted(Write::RemoveTables { tables })
    }

    fn counts(&self) -> Later<'_, Counts> {
        Box::pin(async move {
            let row = sqlx::query(COUNTS).fetch_one(&self.readers).await;
            row.and_then(|row| counts(&row)).map_err(unavailable)
        })
    }
}

impl Leases for SqliteStore {
    fn take_lease<'a>(
        &'a self,
        table: &'a TableId,
        holder: &'a str,
        now: i64,
        until: i64,
    ) -> Later<'a, Lease> {
        self.writer.take_lease(table, holder, now, until)
    }

    fn lease_at<'a>(&'a self, table: &'a TableId, now: i64) -> Later<'a, Option<Lease>> {
        Box::pin(async move {
            let found = sqlx::query(LEASE_AT)
                .bind(table.as_str())
                .bind(now)
                .fetch_optional(&self.readers)
                .await
                .map_err(unavailable)?;
            found.as_ref().map(lease).transpose().map_err(unavailable)
        })
    }

    fn beat<'a>(&'a self, holder: &'a str, until: i64) -> Later<'a, i64> {
        self.writer.beat(holder, until)
    }

    fn holds<'a>(&'a self, lease: &'a Lease, until: i64) -> Later<'a, bool> {
        self.writer.holds(lease, until)
    }

    fn leases_of<'a>(&'a self, holder: &'a str) -> Later<'a, Vec<Lease>> {
        Box::pin(async move {
            let found = sqlx::query(LEASES_OF)
                .bind(holder)
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            let all: Result<_, _> = found.iter().map(lease).collect();
            all.map_err(unavailable)
        })
    }

    fn give_back<'a>(&'a self, lease: &'a Lease) -> Later<'a, ()> {
        self.writer.give_back(lease)
    }

    fn append_under<'a>(&'a self, lease: &'a Lease, appends: Vec<Append>) -> Later<'a, bool> {
        self.writer.append_under(lease, appends)
    }
}

impl Store for SqliteStore {
    fn commits(&self) -> u64 {
        self.commits.get()
    }

    fn is_ready(&self) -> Pin<Box<dyn Future<Output = bool> + Send + '_>> {
        Box::pin(async move {
            // What can only be read is not ready.
            self.writer.write(Write::Probe).await.is_ok()
                && sqlx::query("select 1").execute(&self.readers).await.is_ok()
        })
    }

    fn backup<'a>(&'a self, to: &'a Path) -> Option<Later<'a, Counts>> {
        Some(Box::pin(async move {
            backup::write(&self.readers, to).await.map_err(unavailable)
        }))
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            // Whoever closes the file last takes the log into it, which readers can't.
            self.readers.close().await;
            let _ = self.writer.write(Write::Close).await;
            self.writer.closed().await;
            *lock(&self.place) = None;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{both, both_deals};

    /// How `SQLite` will find the rows of a statement, a line for each step.
    async fn plan(store: &SqliteStore, statement: &str) -> String {
        let explain = format!("explain query plan {statement}");
        let rows = sqlx::query(sqlx::AssertSqlSafe(explain))
            .fetch_all(&store.readers)
            .await
            .expect("the statement is one");
        let lines = rows.iter().map(|row| row.get::<String, _>(3));
        lines.collect::<Vec<_>>().join("\n")
    }

    #[tokio::test]
    async fn writing_goes_on_when_the_disk_has_room_again() {
        let folder = tempfile::TempDir::new().expect("there is room for a folder");
        let path = folder.path().join("test.db");
        SqliteStore::open(&path)
            .await
            .expect("a new file")
            .close()
            .await;
        // A disk with room for a few more pages.
        let options = SqliteConnectOptions::new().filename(&path);
        let full = options.clone().pragma("max_page_count", "120");
        let store = SqliteStore::open_with(full).await.expect("it has room");
        let mut last = 0;
        let append = |expected| Append {
            table: TableId("full".to_owned()),
            expected,
            events: vec![(
                1,
                StoredFact {
                    version: 1,
                    body: "x".repeat(9_000),
                },
            )],
            row: None,
        };
        while store.append(append(last)).await.is_ok() {
            last += 1;
            assert!(last < 1_000, "the disk is never full");
        }
        assert!(store.append(append(last)).await.is_err());
        let table = TableId("full".to_owned());
        let stored = store.read(&table, 0).await.expect("what is stored is read");
        assert_eq!(stored.len(), usize::try_from(last).expect("small"));
        // Somebody makes room.
        let mut other = options.connect().await.expect("the file opens");
        sqlx::query("delete from events where seq < 20")
            .execute(&mut other)
            .await
            .expect("it has room for that");
        store.append(append(last)).await.expect("it is written");
        assert!(store.is_ready().await);
    }

    #[tokio::test]
    async fn a_page_costs_the_same_however_many_tables_there_are() {
        let folder = tempfile::TempDir::new().expect("there is room for a folder");
        let store = SqliteStore::open(&folder.path().join("test.db"))
            .await
            .expect("a new file");
        let ana = PersonId("ana".to_owned());
        let finished = |of| Listing::Finished { of, before: None };
        for (listing, index) in [
            (Listing::Current { before: None }, "tables_current"),
            (Listing::Every { before: None }, "tables_every"),
            (Listing::CurrentOf(ana.clone()), "seats_current"),
            (finished(None), "tables_finished"),
            (finished(Some(ana)), "seats_finished"),
        ] {
            let plan = plan(&store, &list_text(&listing)).await;
            assert!(plan.contains(index), "{listing:?}:\n{plan}");
            assert!(!plan.contains("SCAN tables\n"), "{listing:?}:\n{plan}");
            // Only what is a person's own is sorted: as much as one page has, or as one may have open.
            let sorted = plan.contains("FOR ORDER BY");
            let own = index.starts_with("seats");
            assert!(own || !sorted, "{listing:?}:\n{plan}");
        }
        for (statement, indexes) in [
            (people::PERSON, &["PRIMARY KEY (person=?)"][..]),
            (
                people::CALLED,
                &["PRIMARY KEY (person=?)", "people_name (name=?)"],
            ),
        ] {
            let plan = plan(&store, statement).await;
            let used = indexes.iter().all(|index| plan.contains(index));
            assert!(
                used && !plan.contains("SCAN people"),
                "{statement}:\n{plan}"
            );
        }
        for (statement, indexes) in [
            (
                both::STRANGERS,
                &["sessions_person", "PRIMARY KEY (person>?)"][..],
            ),
            (both::FORGET_SESSIONS, &["sessions_expires"]),
            (
                both::TABLES_WITH,
                &[
                    "seats_current",
                    "seats_finished",
                    "seats_closed",
                    "seats_kept",
                ],
            ),
            (both_deals::COUNT_GIVEN, &["COVERING INDEX tables_played"]),
        ] {
            let plan = plan(&store, statement).await;
            let used = indexes.iter().all(|index| plan.contains(index));
            assert!(used && !plan.contains("SCAN"), "{statement}:\n{plan}");
        }
        let dead = plan(&store, DEAD).await;
        assert!(dead.contains("tables_dead"), "{dead}");
        let old = plan(&store, FINISHED_BEFORE).await;
        assert!(
            old.contains("tables_ended") && !old.contains("FOR ORDER BY"),
            "{old}"
        );
    }
}
