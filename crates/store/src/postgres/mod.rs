//! `PostgreSQL`, which many servers can share.
//!
//! A server writes on one connection, by a task that takes everything that waits into one transaction
//! (group commit). It reads on a pool of connections with a limit. Nothing is told to anybody by the
//! database: that is the work of the bus.

mod accounts;
mod deals;
mod leases;
mod migrations;

mod opening;
mod rows;
mod words;
mod writer;

use core::future::Future;
use core::pin::Pin;
use std::sync::Arc;

use kagiya_protocol::{PersonId, TableId};
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgPool, PgPoolOptions, PgRow};

use super::both::PORTION;
use super::queue::{Queue, Write};
use super::{
    Append, Block, Counts, EventLog, Later, Lease, Leases, Listing, OpenError, People, Store,
    StoreError, StoredEvent, StoredFact, StoredPerson, TableRow, TokenHash,
};
use crate::Counter;
use accounts::{forget_people, forget_sessions, strangers};
use leases::{LEASE_AT, LEASES_OF, lease, lock_lines};
pub use opening::PostgresError;
use rows::{COUNTS, DEAD, FINISHED_BEFORE, OLDEST_FIRST, SELECT_ROW, table_row};
use writer::Writer;

/// The most connections on which a server reads.
const READERS: u32 = 8;

/// How an address of a database looks without its password, and only if it is one.
pub fn without_password(address: &str) -> Option<String> {
    let options = opening::options(address).ok()?;
    let user = options.get_username();
    let database = options.get_database().unwrap_or(user);
    let place = opening::place(&options);
    Some(format!("postgres://{user}@{place}/{database}"))
}

/// Everything that is kept, in a `PostgreSQL` database.
#[derive(Debug)]
pub struct PostgresStore {
    readers: PgPool,
    writer: Queue,
    commits: Arc<Counter>,
    again: Arc<Counter>,
}

fn unavailable(error: sqlx::Error) -> StoreError {
    StoreError::unavailable(error)
}

impl PostgresStore {
    /// Opens the store in the database at an address such as `postgres://user@host/database`, and
    /// brings what an earlier release has written to today's format.
    ///
    /// # Errors
    /// [`OpenError::Postgres`] if the database can't be used, [`OpenError::Newer`] if it is one of a
    /// later release.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        let options = opening::options(address)?;
        let mut connection = opening::connect(&options).await?;
        migrations::migrate(&mut connection).await?;
        drop(connection);
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(opening::CONNECTING)
            .connect_lazy_with(options.clone());
        let (queue, jobs) = Queue::new();
        let commits = Arc::<Counter>::default();
        let again = Arc::<Counter>::default();
        let writer = Writer::new(options, Arc::clone(&commits), Arc::clone(&again));
        tokio::spawn(writer.write_in_groups(jobs));
        Ok(Self {
            readers,
            writer: queue,
            commits,
            again,
        })
    }

    /// The connections on which it reads.
    pub(super) fn readers(&self) -> &PgPool {
        &self.readers
    }
}

/// The statement of a list: `$1` is how many at most, `$2` whose, `$3` and `$4` where it goes on.
///
/// Each reads an index in its order and stops, so that a page costs the same however many tables there
/// are: a test asks the database how it will do it.
fn list_text(listing: &Listing) -> String {
    let (condition, order) = match listing {
        Listing::Current { .. } => (
            "where stage in ('open', 'running') and listed and $2::text is null
                 and (created_at, table_id) < ($3::int8, $4::text)",
            "created_at desc, table_id desc",
        ),
        Listing::Every { .. } => (
            "where stage in ('open', 'running') and $2::text is null
                 and (created_at, table_id) < ($3::int8, $4::text)",
            "created_at desc, table_id desc",
        ),
        Listing::CurrentOf(_) => (
            "where table_id in (select table_id from seats where person = $2::text and current
                                union select table_id from seats
                                where kept_for = $2::text and current and person is not null)
                 and ($3::int8, $4::text) is not null",
            "created_at desc, table_id desc",
        ),
        Listing::Finished { of: None, .. } => (
            "where stage = 'finished' and listed and finished_at is not null
                 and $2::text is null and (finished_at, table_id) < ($3::int8, $4::text)",
            "finished_at desc, table_id desc",
        ),
        Listing::Finished { of: Some(_), .. } => (
            "where table_id in
                 (select table_id from seats where person = $2::text and finished_at is not null
                     and (finished_at, table_id) < ($3::int8, $4::text)
                  order by finished_at desc, table_id desc limit $1)",
            "finished_at desc, table_id desc",
        ),
    };
    format!("{SELECT_ROW} {condition} order by {order} limit $1::int8")
}

/// Whom a list is about, and where it goes on.
fn about(listing: &Listing) -> (Option<&str>, (i64, &str)) {
    let person = match listing {
        Listing::CurrentOf(person) => Some(person),
        Listing::Finished { of, .. } => of.as_ref(),
        Listing::Current { .. } | Listing::Every { .. } => None,
    };
    let before = match listing {
        Listing::Finished { before, .. }
        | Listing::Current { before }
        | Listing::Every { before } => before.as_ref(),
        Listing::CurrentOf(_) => None,
    };
    let key = before.map_or((i64::MAX, ""), |(time, id)| (*time, id.as_str()));
    (person.map(PersonId::as_str), key)
}

fn stored_person(row: &PgRow) -> Result<StoredPerson, sqlx::Error> {
    Ok(StoredPerson {
        id: PersonId(row.try_get(0)?),
        name: row.try_get(1)?,
    })
}

impl PostgresStore {
    /// How `PostgreSQL` finds a page of a list where there are many tables: its plan, a line for each step.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if it does not answer.
    pub async fn plan(&self, listing: &Listing) -> Result<String, StoreError> {
        let mut transaction = self.readers.begin().await.map_err(unavailable)?;
        // It reads a small table whole, whatever indexes there are: what counts is a large one.
        sqlx::raw_sql("set local enable_seqscan = off; set local enable_bitmapscan = off")
            .execute(&mut *transaction)
            .await
            .map_err(unavailable)?;
        let (person, (time, id)) = about(listing);
        let explain = format!("explain {}", list_text(listing));
        let lines = sqlx::query(sqlx::AssertSqlSafe(explain))
            .bind(40_i64)
            .bind(person)
            .bind(time)
            .bind(id)
            .fetch_all(&mut *transaction)
            .await
            .map_err(unavailable)?;
        let lines = lines.iter().map(|row| row.try_get::<String, _>(0));
        let lines: Vec<String> = lines.collect::<Result<_, _>>().map_err(unavailable)?;
        Ok(lines.join("\n"))
    }
}

impl EventLog for PostgresStore {
    fn append_all(&self, appends: Vec<Append>) -> Later<'_, ()> {
        self.writer.write_only(Write::Append(appends))
    }

    fn read<'a>(&'a self, table: &'a TableId, after: u32) -> Later<'a, Vec<StoredEvent>> {
        Box::pin(async move {
            let found = sqlx::query(
                "select seq, at, version, body from events where table_id = $1 and seq > $2
                 order by seq",
            )
            .bind(table.as_str())
            .bind(i64::from(after))
            .fetch_all(&self.readers)
            .await
            .map_err(unavailable)?;
            found.iter().map(stored_event).collect()
        })
    }

    fn list<'a>(&'a self, listing: &'a Listing, limit: u32) -> Later<'a, Vec<TableRow>> {
        Box::pin(async move {
            let (person, (time, id)) = about(listing);
            // Everything in the text is written above.
            let found = sqlx::query(sqlx::AssertSqlSafe(list_text(listing)))
                .bind(i64::from(limit))
                .bind(person)
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
            let count: i64 = sqlx::query(
                "select count(*) from tables
                 where opened_by = $1 and stage in ('open', 'running')",
            )
            .bind(person.as_str())
            .fetch_one(&self.readers)
            .await
            .and_then(|row| row.try_get(0))
            .map_err(unavailable)?;
            Ok(u32::try_from(count).unwrap_or(u32::MAX))
        })
    }

    fn lengths<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<u32>> {
        Box::pin(async move {
            let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            let found = sqlx::query(
                "select coalesce(heads.seq, 0)
                 from unnest($1::text[]) with ordinality as wanted (table_id, place)
                     left join heads on heads.table_id = wanted.table_id
                 order by place",
            )
            .bind(ids)
            .fetch_all(&self.readers)
            .await
            .map_err(unavailable)?;
            let length = |row: &PgRow| {
                let length: i32 = row.try_get(0).map_err(unavailable)?;
                Ok(length.cast_unsigned())
            };
            found.iter().map(length).collect()
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
        // Beside the writer, as all that removes many lines: nobody's action waits for it.
        Box::pin(async move {
            let gone = sqlx::query("delete from commands where at < $1")
                .bind(before)
                .execute(&self.readers)
                .await
                .map_err(unavailable)?;
            sqlx::query("delete from beats where until < $1")
                .bind(before)
                .execute(&self.readers)
                .await
                .map_err(unavailable)?;
            self.commits.add(2);
            Ok(gone.rows_affected())
        })
    }

    fn dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            let text = format!("{SELECT_ROW} {DEAD} {OLDEST_FIRST}");
            let found = sqlx::query(sqlx::AssertSqlSafe(text))
                .bind(before)
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            found.iter().map(table_row).collect()
        })
    }

    fn remove_dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            let dead = self.dead_tables(before).await?;
            let ids: Vec<&str> = dead.iter().map(|row| row.id.as_str()).collect();
            let mut transaction = self.readers.begin().await.map_err(unavailable)?;
            lock(&mut transaction, &ids).await.map_err(unavailable)?;
            // What came to life before it was locked stays.
            let text = format!("{SELECT_ROW} {DEAD} and table_id = any($2) {OLDEST_FIRST}");
            let found = sqlx::query(sqlx::AssertSqlSafe(text))
                .bind(before)
                .bind(&ids)
                .fetch_all(&mut *transaction)
                .await
                .map_err(unavailable)?;
            let dead: Vec<TableRow> = found.iter().map(table_row).collect::<Result<_, _>>()?;
            let ids: Vec<&str> = dead.iter().map(|row| row.id.as_str()).collect();
            remove(&mut transaction, &ids).await.map_err(unavailable)?;
            transaction.commit().await.map_err(unavailable)?;
            self.commits.add(1);
            Ok(dead)
        })
    }

    fn finished_before(&self, before: i64, limit: u32) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            let text = format!("{SELECT_ROW} {FINISHED_BEFORE}");
            let found = sqlx::query(sqlx::AssertSqlSafe(text))
                .bind(before)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            found.iter().map(table_row).collect()
        })
    }

    fn remove_tables<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, u64> {
        Box::pin(async move {
            let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            let mut transaction = self.readers.begin().await.map_err(unavailable)?;
            lock(&mut transaction, &ids).await.map_err(unavailable)?;
            let gone = remove(&mut transaction, &ids).await.map_err(unavailable)?;
            transaction.commit().await.map_err(unavailable)?;
            self.commits.add(1);
            Ok(gone)
        })
    }

    fn counts(&self) -> Later<'_, Counts> {
        Box::pin(async move {
            let row = sqlx::query(COUNTS).fetch_one(&self.readers).await;
            let row = row.map_err(unavailable)?;
            let count = |place| {
                let count = row.try_get::<i64, _>(place).map_err(unavailable)?;
                Ok::<_, StoreError>(count.cast_unsigned())
            };
            Ok(Counts {
                open: count(0)?,
                running: count(1)?,
                finished: count(2)?,
                closed: count(3)?,
                people: count(4)?,
                sessions: count(5)?,
            })
        })
    }
}

/// Sees to it that nothing happens at some tables until the transaction ends. In the order in which the writers
/// lock.
async fn lock(connection: &mut PgConnection, ids: &[&str]) -> Result<(), sqlx::Error> {
    lock_lines(&mut *connection, ids).await?;
    sqlx::query("select from heads where table_id = any($1) order by table_id for update")
        .bind(ids)
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes tables with all that belongs to them; returns how many there were.
async fn remove(connection: &mut PgConnection, ids: &[&str]) -> Result<u64, sqlx::Error> {
    let mut gone = 0;
    for delete in [
        "delete from events where table_id = any($1)",
        "delete from seats where table_id = any($1)",
        "delete from leases where table_id = any($1)",
        "delete from commands where table_id = any($1)",
        "delete from notes where table_id = any($1)",
        "delete from played where table_id = any($1)",
        "delete from watchers_talk where table_id = any($1)",
        "delete from seen where table_id = any($1)",
        "delete from challenges where table_id = any($1)",
        "delete from invitations where table_id = any($1)",
        "delete from heads where table_id = any($1)",
        "delete from tables where table_id = any($1)",
    ] {
        let done = sqlx::query(delete)
            .bind(ids)
            .execute(&mut *connection)
            .await?;
        // The tables themselves come last.
        gone = done.rows_affected();
    }
    Ok(gone)
}

/// An event as it is selected: number, time, version, body.
fn stored_event(row: &PgRow) -> Result<StoredEvent, StoreError> {
    let number = |place| row.try_get::<i32, _>(place).map_err(unavailable);
    let body: Vec<u8> = row.try_get(3).map_err(unavailable)?;
    Ok(StoredEvent {
        seq: u32::try_from(number(0)?).map_err(StoreError::unavailable)?,
        at: row.try_get(1).map_err(unavailable)?,
        fact: StoredFact {
            version: u16::try_from(number(2)?).map_err(StoreError::unavailable)?,
            body: String::from_utf8(body).map_err(StoreError::unavailable)?,
        },
    })
}

impl Leases for PostgresStore {
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

impl People for PostgresStore {
    fn block<'a>(&'a self, block: &'a Block) -> Later<'a, ()> {
        self.writer.write_only(Write::Block(block.clone()))
    }

    fn blocks(&self, now: i64) -> Later<'_, Vec<Block>> {
        Box::pin(async move {
            let text = "select who, until, why from blocks where until > $1 order by who";
            let found = sqlx::query(text)
                .bind(now)
                .fetch_all(&self.readers)
                .await
                .map_err(unavailable)?;
            let block = |row: &PgRow| {
                Ok(Block {
                    who: row.try_get(0)?,
                    until: row.try_get(1)?,
                    why: row.try_get(2)?,
                })
            };
            found
                .iter()
                .map(block)
                .collect::<Result<_, _>>()
                .map_err(unavailable)
        })
    }

    fn person<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredPerson>> {
        Box::pin(async move {
            sqlx::query("select person, name from people where person = $1")
                .bind(person.as_str())
                .fetch_optional(&self.readers)
                .await
                .and_then(|row| row.as_ref().map(stored_person).transpose())
                .map_err(unavailable)
        })
    }

    fn people_called<'a>(&'a self, called: &'a str, limit: u32) -> Later<'a, Vec<StoredPerson>> {
        Box::pin(async move {
            sqlx::query(
                "select person, name from people where person = $1 or name = $1
                 order by person <> $1, person limit $2",
            )
            .bind(called)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| rows.iter().map(stored_person).collect())
            .map_err(unavailable)
        })
    }

    fn end_sessions(&self) -> Later<'_, u64> {
        Box::pin(async move {
            let gone = sqlx::query("delete from sessions")
                .execute(&self.readers)
                .await
                .map_err(unavailable)?;
            self.commits.add(1);
            self.forget_strangers().await?;
            Ok(gone.rows_affected())
        })
    }

    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, ()> {
        self.writer.write_only(Write::AddPerson {
            person: person.clone(),
            session,
            expires,
        })
    }

    fn rename<'a>(&'a self, person: &'a PersonId, name: &'a str, look: &'a str) -> Later<'a, bool> {
        self.writer.write_if(Write::Rename {
            person: person.clone(),
            name: name.to_owned(),
            look: look.to_owned(),
        })
    }

    fn session(&self, session: TokenHash, now: i64) -> Later<'_, Option<(StoredPerson, i64)>> {
        Box::pin(async move {
            sqlx::query(
                "select person, name, expires from sessions join people using (person)
                 where hash = $1 and expires > $2",
            )
            .bind(&session[..])
            .bind(now)
            .fetch_optional(&self.readers)
            .await
            .and_then(|row| {
                row.map(|row| {
                    let id = PersonId(row.try_get(0)?);
                    let name = row.try_get(1)?;
                    Ok((StoredPerson { id, name }, row.try_get(2)?))
                })
                .transpose()
            })
            .map_err(unavailable)
        })
    }

    fn extend_session(&self, session: TokenHash, expires: i64) -> Later<'_, ()> {
        self.writer.write_only(Write::Extend { session, expires })
    }

    fn end_session(&self, session: TokenHash) -> Later<'_, ()> {
        self.writer.write_only(Write::End { session })
    }

    fn forget_sessions(&self, now: i64) -> Later<'_, u64> {
        Box::pin(async move {
            sqlx::query("delete from blocks where until <= $1")
                .bind(now)
                .execute(&self.readers)
                .await
                .map_err(unavailable)?;
            let mut gone = 0;
            loop {
                let mut connection = self.readers.acquire().await.map_err(unavailable)?;
                let portion = forget_sessions(&mut connection, now).await;
                let portion = portion.map_err(unavailable)?;
                self.commits.add(1);
                gone += portion;
                if portion < u64::from(PORTION) {
                    break;
                }
            }
            self.forget_strangers().await?;
            Ok(gone)
        })
    }
}

impl PostgresStore {
    /// Removes who can't prove any more who they are, a portion of them at a time.
    async fn forget_strangers(&self) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let found = strangers(&self.readers, &after).await;
            let found = found.map_err(unavailable)?;
            let Some(last) = found.last() else {
                return Ok(());
            };
            last.clone_into(&mut after);
            let mut transaction = self.readers.begin().await.map_err(unavailable)?;
            let forgotten = forget_people(&mut transaction, &found).await;
            forgotten.map_err(unavailable)?;
            transaction.commit().await.map_err(unavailable)?;
            self.commits.add(1);
        }
    }
}

impl Store for PostgresStore {
    fn commits(&self) -> u64 {
        self.commits.get()
    }

    fn written_again(&self) -> u64 {
        self.again.get()
    }

    fn is_ready(&self) -> Pin<Box<dyn Future<Output = bool> + Send + '_>> {
        Box::pin(async move {
            // What can only be read is not ready.
            self.writer.write(Write::Probe).await.is_ok()
                && sqlx::query("select 1").execute(&self.readers).await.is_ok()
        })
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            let _ = self.writer.write(Write::Close).await;
            self.readers.close().await;
        })
    }
}
