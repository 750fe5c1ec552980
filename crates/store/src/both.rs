//! Statements that `SQLite` and `PostgreSQL` understand alike, about accounts and records of play.
//!
//! Each of the two stores calls [`accounts_and_results`] with its own types; so there is one text for both.

/// How many sessions and people who have expired are removed together: others write meanwhile.
pub(super) const PORTION: u32 = 1_000;

/// Removes some sessions that have expired.
pub(super) const FORGET_SESSIONS: &str = "delete from sessions where hash in
    (select hash from sessions where expires <= $1 order by expires limit $2)";

/// The people after one who have neither a session nor an account, in the order of their ids.
pub(super) const STRANGERS: &str = "select person from people where person > $1
    and not exists (select 1 from sessions where sessions.person = people.person)
    and not exists (select 1 from accounts where accounts.person = people.person)
    order by person limit $2";

/// What happens when a name is changed: it must not look like that of somebody else's account.
pub(super) const RENAME: &str = "update people set name = $2 where person = $1
    and not exists (select 1 from accounts where look = $3 and person <> $1)";

/// The account follows the name.
pub(super) const RENAME_ACCOUNT: &str = "update accounts set look = $2 where person = $1";

/// The columns of an account.
pub(super) const SELECT_ACCOUNT: &str =
    "select person, name, look, password, since, settings from accounts join people using (person)";

/// Takes the names of people who are gone out of the rows of tables.
///
/// Nobody goes who sits at a table that goes on; the others have ended, or were closed.
pub(super) const UNNAME_SEATS: [&str; 3] = [
    "update seats set person_name = '' where person in (select person from gone)
         and person is not null and finished_at is not null and person_name <> ''",
    "update seats set person_name = '' where person in (select person from gone)
         and person is not null and not current and finished_at is null and person_name <> ''",
    "update seats set kept_for_name = '' where kept_for in (select person from gone)
         and kept_for_name <> ''",
];

/// The tables where a person sat or sits, and those where a seat is kept for them: each part has an index.
pub(super) const TABLES_WITH: &str = "select table_id from seats where person = $1 and current
    union select table_id from seats where person = $1 and finished_at is not null
    union select table_id from seats where person = $1 and not current and finished_at is null
    union select table_id from seats where kept_for = $1
    order by table_id";

/// The people for whose names all events are to be looked through.
pub(super) const PEOPLE_GONE: &str = "select person from gone
    where at <= $2 and (looked = 0 or at < $1) order by person limit $3";

/// Removes all that only one person has.
pub(super) const REMOVE_PERSON: [&str; 12] = [
    "delete from accounts where person = $1",
    "delete from people where person = $1",
    "delete from notes where person = $1",
    "delete from watchers_talk where person = $1",
    "delete from played where person = $1",
    "delete from standings where person = $1",
    "delete from seen where person = $1",
    "delete from ties where person = $1 or other = $1",
    "delete from shown where person = $1",
    "delete from invitations where person = $1",
    "delete from invitations where invited_by = $1",
    "delete from challenges where person = $1",
];

/// The columns of a game that a person has played.
pub(super) const OF_PLAYED: [&str; 7] = [
    "person",
    "finished_at",
    "table_id",
    "preset",
    "changed",
    "players",
    "outcome",
];

/// The columns of what a person's games came to.
pub(super) const OF_STANDINGS: [&str; 14] = [
    "person", "preset", "changed", "players", "games", "points", "best", "perfect", "lost",
    "strikes", "clues", "cards", "streak", "longest",
];

/// Adds one more game to what a person's games came to before.
pub(super) const OR_ADD: &str = "on conflict (person, preset, changed, players) do update set
    games = standings.games + 1,
    points = standings.points + excluded.points,
    best = case when excluded.best > standings.best then excluded.best else standings.best end,
    perfect = standings.perfect + excluded.perfect,
    lost = standings.lost + excluded.lost,
    strikes = standings.strikes + excluded.strikes,
    clues = standings.clues + excluded.clues,
    cards = standings.cards + excluded.cards,
    streak = case when excluded.streak = 0 then 0 else standings.streak + 1 end,
    longest = case when excluded.streak > 0 and standings.streak >= standings.longest
        then standings.streak + 1 else standings.longest end";

/// The tables of the games that a person has played and that fit.
pub(super) const PLAYED: &str = "where table_id in
    (select table_id from played where person = $1
         and (finished_at, table_id) < ($2, $3)
         and (cast($4 as text) is null or preset = cast($4 as text))
         and (cast($5 as bigint) is null or players = cast($5 as bigint))
         and (cast($6 as text) is null or outcome = cast($6 as text))
         and (cast($7 as text) is null or exists (select 1 from played as other
             where other.table_id = played.table_id and other.person = cast($7 as text)))
     order by finished_at desc, table_id desc limit $8)
    order by finished_at desc, table_id desc";

/// Finished tables of which nothing is counted.
pub(super) const UNCOUNTED: &str = "where stage = 'finished' and finished_at is not null
    and deal is null and (finished_at, table_id) > ($1, $2)
    order by finished_at, table_id limit $3";

/// What a person's games came to.
pub(super) const STANDINGS: &str = "select preset, changed, players, games, points, best, perfect,
    lost, strikes, clues, cards, streak, longest from standings where person = $1
    order by games desc, preset, changed, players";

/// The games of a deal.
pub(super) const OF_DEAL: &str = "select table_id, outcome, points, finished_at from tables
    where deal = $1 and outcome <> 'broken_off'
    order by points desc, finished_at, table_id limit $2";

/// Implements [`Accounts`](super::Accounts) and [`Results`](super::Results) for a store with `readers` and a
/// `writer`, and makes the functions with which its writer does its part. `$about` finds ids of a JSON list in the body of
/// an event, `$strangers` are those people of such a list who have neither a session nor an account, `$body` is how a
/// body is kept.
macro_rules! accounts_and_results {
    (
        $store:ty, $database:ty, $connection:ty, $row:ty, $body:ty, $about:literal, $strangers:literal
    ) => {
        use std::collections::HashSet;

        use kagiya_protocol::{PersonId, TableId};
        use sqlx::{AssertSqlSafe, Row as _};

        use super::rows::{SELECT_ROW, insert, table_row};
        use super::unavailable;
        use crate::both;
        use crate::lines::json;
        use crate::queue::{AccountWrite, Done, Write};
        use crate::results::{Entry, entries};
        use crate::{
            Accounts, DealGame, Later, LookedThrough, Place, Played, Results, Standing,
            StoredAccount, StoredEvent, StoredFact, StoredPerson, TableRow, TokenHash,
        };

        fn account(row: &$row) -> Result<StoredAccount, sqlx::Error> {
            Ok(StoredAccount {
                person: StoredPerson {
                    id: PersonId(row.try_get(0)?),
                    name: row.try_get(1)?,
                },
                look: row.try_get(2)?,
                password: row.try_get(3)?,
                since: row.try_get(4)?,
                settings: row.try_get(5)?,
            })
        }

        /// A number of a column, which is never larger than its type here.
        fn number<T: TryFrom<i64>>(row: &$row, column: usize) -> Result<T, sqlx::Error>
        where
            T::Error: std::error::Error + Send + Sync + 'static,
        {
            let value: i64 = row.try_get(column)?;
            T::try_from(value).map_err(|error| sqlx::Error::Decode(error.into()))
        }

        fn standing(row: &$row) -> Result<Standing, sqlx::Error> {
            Ok(Standing {
                preset: row.try_get(0)?,
                changed: row.try_get(1)?,
                players: number(row, 2)?,
                games: number(row, 3)?,
                points: number(row, 4)?,
                best: number(row, 5)?,
                perfect: number(row, 6)?,
                lost: number(row, 7)?,
                strikes: number(row, 8)?,
                clues: number(row, 9)?,
                cards: number(row, 10)?,
                streak: number(row, 11)?,
                longest: number(row, 12)?,
            })
        }

        /// An event that was looked at: its place, and the whole of it if it was looked for.
        fn looked_at(row: &$row) -> Result<(Place, Option<StoredEvent>), sqlx::Error> {
            let place = (TableId(row.try_get(0)?), number(row, 1)?);
            let body: Option<$body> = row.try_get(4)?;
            let Some(body) = body else {
                return Ok((place, None));
            };
            let body = String::from_utf8(body.into());
            let event = StoredEvent {
                seq: place.1,
                at: row.try_get(2)?,
                fact: StoredFact {
                    version: number(row, 3)?,
                    body: body.map_err(|error| sqlx::Error::Decode(error.into()))?,
                },
            };
            Ok((place, Some(event)))
        }

        impl Accounts for $store {
            fn open_account<'a>(&'a self, account: &'a StoredAccount) -> Later<'a, bool> {
                let open = AccountWrite::Open(account.clone());
                self.writer.write_if(Write::Account(open))
            }

            fn account_called<'a>(&'a self, look: &'a str) -> Later<'a, Option<StoredAccount>> {
                Box::pin(async move {
                    let text = format!("{} where look = $1", both::SELECT_ACCOUNT);
                    sqlx::query(AssertSqlSafe(text))
                        .bind(look)
                        .fetch_optional(&self.readers)
                        .await
                        .and_then(|row| row.as_ref().map(account).transpose())
                        .map_err(unavailable)
                })
            }

            fn account<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredAccount>> {
                Box::pin(async move {
                    let text = format!("{} where person = $1", both::SELECT_ACCOUNT);
                    sqlx::query(AssertSqlSafe(text))
                        .bind(person.as_str())
                        .fetch_optional(&self.readers)
                        .await
                        .and_then(|row| row.as_ref().map(account).transpose())
                        .map_err(unavailable)
                })
            }

            fn add_session<'a>(
                &'a self,
                person: &'a PersonId,
                session: TokenHash,
                expires: i64,
            ) -> Later<'a, bool> {
                let person = person.clone();
                self.writer
                    .write_if(Write::Account(AccountWrite::AddSession {
                        person,
                        session,
                        expires,
                    }))
            }

            fn change_password<'a>(
                &'a self,
                person: &'a PersonId,
                password: &'a str,
                but: TokenHash,
            ) -> Later<'a, Vec<TokenHash>> {
                self.writer.write_ending(AccountWrite::Password {
                    person: person.clone(),
                    password: password.to_owned(),
                    but,
                })
            }

            fn end_sessions_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TokenHash>> {
                let end = AccountWrite::EndSessions(person.clone());
                self.writer.write_ending(end)
            }

            fn change_settings<'a>(
                &'a self,
                person: &'a PersonId,
                settings: &'a str,
            ) -> Later<'a, ()> {
                self.writer
                    .write_only(Write::Account(AccountWrite::Settings {
                        person: person.clone(),
                        settings: settings.to_owned(),
                    }))
            }

            fn remove_person<'a>(
                &'a self,
                person: &'a PersonId,
                now: i64,
            ) -> Later<'a, Vec<TokenHash>> {
                let person = person.clone();
                self.writer
                    .write_ending(AccountWrite::Remove { person, now })
            }

            fn people_gone(&self, since: i64, until: i64, limit: u32) -> Later<'_, Vec<PersonId>> {
                Box::pin(async move {
                    sqlx::query(both::PEOPLE_GONE)
                        .bind(since)
                        .bind(until)
                        .bind(i64::from(limit))
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| {
                            let person = |row: &$row| Ok(PersonId(row.try_get(0)?));
                            rows.iter().map(person).collect()
                        })
                        .map_err(unavailable)
                })
            }

            fn looked_through<'a>(&'a self, people: &'a [PersonId], since: i64) -> Later<'a, ()> {
                let people = people.to_vec();
                let looked = AccountWrite::LookedThrough { people, since };
                self.writer.write_only(Write::Account(looked))
            }

            fn tables_with<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>> {
                Box::pin(async move {
                    sqlx::query(both::TABLES_WITH)
                        .bind(person.as_str())
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| {
                            let table = |row: &$row| Ok(TableId(row.try_get(0)?));
                            rows.iter().map(table).collect()
                        })
                        .map_err(unavailable)
                })
            }

            fn events_about<'a>(
                &'a self,
                people: &'a [PersonId],
                (table, seq): &'a Place,
                limit: u32,
            ) -> Later<'a, LookedThrough> {
                Box::pin(async move {
                    let people: Vec<&str> = people.iter().map(PersonId::as_str).collect();
                    let rows = sqlx::query(concat!(
                        "select table_id, cast(seq as bigint), at, cast(version as bigint),
                             case when ",
                        $about,
                        " then body end
                         from events where (table_id, seq) > ($2, $3)
                         order by table_id, seq limit $4"
                    ))
                    .bind(serde_json::json!(people).to_string())
                    .bind(table.as_str())
                    .bind(i64::from(*seq))
                    .bind(i64::from(limit))
                    .fetch_all(&self.readers)
                    .await
                    .map_err(unavailable)?;
                    let mut looked = LookedThrough::default();
                    for row in &rows {
                        let (place, event) = looked_at(row).map_err(unavailable)?;
                        let table = &place.0;
                        looked
                            .found
                            .extend(event.map(|event| (table.clone(), event)));
                        looked.last = Some(place);
                        looked.looked_at += 1;
                    }
                    Ok(looked)
                })
            }

            fn rewrite_events(&self, events: Vec<(TableId, StoredEvent)>) -> Later<'_, ()> {
                let rewrite = AccountWrite::Rewrite(events);
                self.writer.write_only(Write::Account(rewrite))
            }

            fn unname_rows(&self) -> Later<'_, ()> {
                self.writer
                    .write_only(Write::Account(AccountWrite::UnnameRows))
            }
        }

        impl Results for $store {
            fn standings<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Standing>> {
                Box::pin(async move {
                    sqlx::query(both::STANDINGS)
                        .bind(person.as_str())
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| rows.iter().map(standing).collect())
                        .map_err(unavailable)
                })
            }

            fn played<'a>(&'a self, which: &'a Played, limit: u32) -> Later<'a, Vec<TableRow>> {
                Box::pin(async move {
                    let (time, id) = match &which.before {
                        Some((time, id)) => (*time, id.as_str()),
                        None => (i64::MAX, ""),
                    };
                    let text = format!("{SELECT_ROW} {}", both::PLAYED);
                    let found = sqlx::query(AssertSqlSafe(text))
                        .bind(which.by.as_str())
                        .bind(time)
                        .bind(id)
                        .bind(which.preset.as_deref())
                        .bind(which.players.map(i64::from))
                        .bind(which.outcome.as_deref())
                        .bind(which.with.as_ref().map(PersonId::as_str))
                        .bind(i64::from(limit))
                        .fetch_all(&self.readers)
                        .await
                        .map_err(unavailable)?;
                    found.iter().map(table_row).collect()
                })
            }

            fn games_of_deal<'a>(&'a self, deal: &'a str, limit: u32) -> Later<'a, Vec<DealGame>> {
                Box::pin(async move {
                    let game = |row: &$row| {
                        let points: i32 = row.try_get(2)?;
                        Ok(DealGame {
                            table: TableId(row.try_get(0)?),
                            outcome: row.try_get(1)?,
                            points: points.into(),
                            finished_at: row.try_get(3)?,
                        })
                    };
                    sqlx::query(both::OF_DEAL)
                        .bind(deal)
                        .bind(i64::from(limit))
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| rows.iter().map(game).collect())
                        .map_err(unavailable)
                })
            }

            fn uncounted<'a>(
                &'a self,
                (time, table): (i64, &'a TableId),
                limit: u32,
            ) -> Later<'a, Vec<TableRow>> {
                Box::pin(async move {
                    let text = format!("{SELECT_ROW} {}", both::UNCOUNTED);
                    let found = sqlx::query(AssertSqlSafe(text))
                        .bind(time)
                        .bind(table.as_str())
                        .bind(i64::from(limit))
                        .fetch_all(&self.readers)
                        .await
                        .map_err(unavailable)?;
                    found.iter().map(table_row).collect()
                })
            }
        }

        /// Ends the sessions of a person, but perhaps one; returns those that there were.
        async fn end_sessions(
            connection: &mut $connection,
            person: &PersonId,
            but: Option<TokenHash>,
        ) -> Result<Vec<TokenHash>, sqlx::Error> {
            let but = but.map_or_else(Vec::new, |but| but.to_vec());
            let rows =
                sqlx::query("delete from sessions where person = $1 and hash <> $2 returning hash")
                    .bind(person.as_str())
                    .bind(but)
                    .fetch_all(connection)
                    .await?;
            let hash = |row: &$row| {
                let bytes: Vec<u8> = row.try_get(0)?;
                TokenHash::try_from(bytes.as_slice())
                    .map_err(|error| sqlx::Error::Decode(error.into()))
            };
            rows.iter().map(hash).collect()
        }

        /// Does what is to be done with accounts.
        pub(super) async fn write_account(
            connection: &mut $connection,
            write: &AccountWrite,
        ) -> Result<Done, sqlx::Error> {
            match write {
                AccountWrite::Open(account) => {
                    let opened = sqlx::query(
                        "insert into accounts (person, look, password, since, settings)
                         select $1, $2, $3, $4, $5
                             where exists (select 1 from people where person = $1)
                         on conflict do nothing",
                    )
                    .bind(account.person.id.as_str())
                    .bind(&account.look)
                    .bind(&account.password)
                    .bind(account.since)
                    .bind(&account.settings)
                    .execute(&mut *connection)
                    .await?;
                    if opened.rows_affected() == 0 {
                        return Ok(Done::Changed(false));
                    }
                    sqlx::query("update people set name = $2 where person = $1")
                        .bind(account.person.id.as_str())
                        .bind(&account.person.name)
                        .execute(connection)
                        .await?;
                    Ok(Done::Changed(true))
                }
                AccountWrite::AddSession {
                    person,
                    session,
                    expires,
                } => {
                    let added = sqlx::query(
                        "insert into sessions (hash, person, expires) select $1, $2, $3
                             where exists (select 1 from accounts where person = $2)",
                    )
                    .bind(session.to_vec())
                    .bind(person.as_str())
                    .bind(*expires)
                    .execute(connection)
                    .await?;
                    Ok(Done::Changed(added.rows_affected() > 0))
                }
                AccountWrite::Password {
                    person,
                    password,
                    but,
                } => {
                    sqlx::query("update accounts set password = $2 where person = $1")
                        .bind(person.as_str())
                        .bind(password)
                        .execute(&mut *connection)
                        .await?;
                    Ok(Done::Ended(
                        end_sessions(connection, person, Some(*but)).await?,
                    ))
                }
                AccountWrite::EndSessions(person) => {
                    Ok(Done::Ended(end_sessions(connection, person, None).await?))
                }
                AccountWrite::Settings { person, settings } => {
                    sqlx::query("update accounts set settings = $2 where person = $1")
                        .bind(person.as_str())
                        .bind(settings)
                        .execute(connection)
                        .await?;
                    Ok(Done::Written)
                }
                AccountWrite::Remove { person, now } => {
                    Ok(Done::Ended(remove_person(connection, person, *now).await?))
                }
                AccountWrite::LookedThrough { people, since } => {
                    for person in people {
                        for write in [
                            "update gone set looked = 1 where person = $1 and at >= $2",
                            "delete from gone where person = $1 and at < $2",
                        ] {
                            sqlx::query(write)
                                .bind(person.as_str())
                                .bind(*since)
                                .execute(&mut *connection)
                                .await?;
                        }
                    }
                    Ok(Done::Written)
                }
                AccountWrite::Rewrite(events) => {
                    rewrite_events(connection, events).await?;
                    Ok(Done::Written)
                }
                AccountWrite::UnnameRows => {
                    unname_rows(connection).await?;
                    Ok(Done::Written)
                }
            }
        }

        /// Removes a person with all that only they have; returns the sessions that there were.
        async fn remove_person(
            connection: &mut $connection,
            person: &PersonId,
            now: i64,
        ) -> Result<Vec<TokenHash>, sqlx::Error> {
            let ended = end_sessions(connection, person, None).await?;
            sqlx::query("insert into gone (person, at) values ($1, $2) on conflict do nothing")
                .bind(person.as_str())
                .bind(now)
                .execute(&mut *connection)
                .await?;
            for remove in both::REMOVE_PERSON {
                sqlx::query(remove)
                    .bind(person.as_str())
                    .execute(&mut *connection)
                    .await?;
            }
            unname_rows(connection).await?;
            Ok(ended)
        }

        /// Puts events in the place of those that there were.
        async fn rewrite_events(
            connection: &mut $connection,
            events: &[(TableId, StoredEvent)],
        ) -> Result<(), sqlx::Error> {
            for (table, event) in events {
                sqlx::query("update events set body = $3 where table_id = $1 and seq = $2")
                    .bind(table.as_str())
                    .bind(i64::from(event.seq))
                    .bind(<$body>::from(event.fact.body.clone()))
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }

        /// Takes the names of who is gone out of the rows of tables.
        async fn unname_rows(connection: &mut $connection) -> Result<(), sqlx::Error> {
            for unname in both::UNNAME_SEATS {
                sqlx::query(unname).execute(&mut *connection).await?;
            }
            Ok(())
        }

        /// The people after one who can't prove any more who they are, a portion of them.
        pub(super) async fn strangers(
            readers: &sqlx::Pool<$database>,
            after: &str,
        ) -> Result<Vec<String>, sqlx::Error> {
            let rows = sqlx::query(both::STRANGERS)
                .bind(after)
                .bind(i64::from(both::PORTION))
                .fetch_all(readers)
                .await?;
            rows.iter().map(|row| row.try_get(0)).collect()
        }

        /// Removes people and the records of their play, but those who have a session or an account after all.
        pub(super) async fn forget_people(
            connection: &mut $connection,
            people: &[String],
        ) -> Result<(), sqlx::Error> {
            let people = serde_json::json!(people).to_string();
            for forget in [
                concat!("delete from seen where person in ", $strangers),
                concat!("delete from ties where person in ", $strangers),
                concat!("delete from ties where other in ", $strangers),
                concat!("delete from shown where person in ", $strangers),
                concat!("delete from invitations where person in ", $strangers),
                concat!("delete from invitations where invited_by in ", $strangers),
                concat!("delete from played where person in ", $strangers),
                concat!("delete from standings where person in ", $strangers),
                // They are looked for in this one until now.
                concat!("delete from people where person in ", $strangers),
            ] {
                sqlx::query(forget)
                    .bind(&people)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }

        /// Removes a portion of the sessions that have expired; returns how many it was.
        pub(super) async fn forget_sessions(
            connection: &mut $connection,
            now: i64,
        ) -> Result<u64, sqlx::Error> {
            let gone = sqlx::query(both::FORGET_SESSIONS)
                .bind(now)
                .bind(i64::from(both::PORTION))
                .execute(connection)
                .await?;
            Ok(gone.rows_affected())
        }

        /// Writes what came of games into the records of their players, as far as they have ended and are not
        /// there yet.
        pub(super) async fn write_results(
            connection: &mut $connection,
            rows: &[&TableRow],
        ) -> Result<(), sqlx::Error> {
            let mut entries: Vec<Entry<'_>> = rows.iter().flat_map(|row| entries(row)).collect();
            if entries.is_empty() {
                return Ok(());
            }
            // Whoever writes results of the same people elsewhere waits and is not waited for: the lines are
            // taken in one order. Games of one person stay in theirs.
            entries.sort_by_key(Entry::line);
            let played: Vec<_> = entries.iter().map(Entry::played).collect();
            let add = insert("played", &both::OF_PLAYED);
            let add = format!("{add} on conflict do nothing returning person, table_id");
            let new = sqlx::query(AssertSqlSafe(add))
                .bind(json(&played)?)
                .fetch_all(&mut *connection)
                .await?;
            let new: Result<HashSet<(String, String)>, sqlx::Error> = new
                .iter()
                .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                .collect();
            let new = new?;
            entries.retain(|entry| {
                entry.counts() && new.contains(&(entry.person.to_owned(), entry.table.to_owned()))
            });
            let add = format!(
                "{} {}",
                insert("standings", &both::OF_STANDINGS),
                both::OR_ADD
            );
            // A statement may change each line once.
            while !entries.is_empty() {
                let mut later = Vec::new();
                let mut now: Vec<Entry<'_>> = Vec::with_capacity(entries.len());
                for entry in entries {
                    let same = now.last().is_some_and(|last| last.line() == entry.line());
                    if same { &mut later } else { &mut now }.push(entry);
                }
                let games: Vec<_> = now.iter().map(Entry::standing).collect();
                sqlx::query(AssertSqlSafe(&*add))
                    .bind(json(&games)?)
                    .execute(&mut *connection)
                    .await?;
                entries = later;
            }
            Ok(())
        }

        /// Changes a name, unless it looks like that of somebody else's account.
        pub(super) async fn rename(
            connection: &mut $connection,
            (person, name, look): (&PersonId, &str, &str),
        ) -> Result<Done, sqlx::Error> {
            let renamed = sqlx::query(both::RENAME)
                .bind(person.as_str())
                .bind(name)
                .bind(look)
                .execute(&mut *connection)
                .await?;
            if renamed.rows_affected() == 0 {
                return Ok(Done::Changed(false));
            }
            sqlx::query(both::RENAME_ACCOUNT)
                .bind(person.as_str())
                .bind(look)
                .execute(connection)
                .await?;
            Ok(Done::Changed(true))
        }
    };
}

pub(super) use accounts_and_results;
