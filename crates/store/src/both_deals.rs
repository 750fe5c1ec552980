//! Statements that `SQLite` and `PostgreSQL` understand alike, about deals that several tables play, and about what
//! people are to each other.
//!
//! Each of the two stores calls [`deals_and_ties`] with its own types; so there is one text for both.

use serde::Serialize;

/// Who sits at a table when its cards are dealt knows the deal.
pub(super) const ADD_SEEN: &str =
    "insert into seen (deal, person, table_id) values ($1, $2, $3) on conflict do nothing";

/// The columns of who knows a deal.
pub(super) const OF_SEEN: [&str; 3] = ["deal", "person", "table_id"];

/// Who knows a deal, as a line.
#[derive(Serialize)]
pub(super) struct Seen<'a> {
    pub(super) deal: &'a str,
    pub(super) person: &'a str,
    pub(super) table_id: &'a str,
}

/// Keeps a challenge unless it is there.
pub(super) const ADD_CHALLENGE: &str =
    "insert into challenges (id, table_id, person, deal, at) values ($1, $2, $3, $4, $5)
     on conflict (table_id, person) do update set at = challenges.at returning id";

/// The columns of a challenge.
pub(super) const SELECT_CHALLENGE: &str = "select id, table_id, person, deal, at from challenges";

/// At how many tables a given deal is or was played.
pub(super) const COUNT_GIVEN: &str = "select cast(count(*) as bigint) from tables
     where given = $1 and stage in ('running', 'finished')";

/// The games of a given deal.
pub(super) const GAMES_GIVEN: &str = "where given = $1 and stage = 'finished'
     and outcome <> 'broken_off'
     and (points < $2 or (points = $2 and (finished_at, table_id) > ($3, $4)))
     order by points desc, finished_at, table_id limit $5";

/// Keeps a secret unless there is one.
pub(super) const KEEP_SECRET: &str = "insert into secrets (name, value) values ($1, $2)
     on conflict (name) do update set value = secrets.value returning value";

/// All ties of a person.
pub(super) const TIES_OF: &str =
    "select ties.person, coalesce(one.name, ''), other, coalesce(two.name, ''), kind, at
     from ties left join people as one on one.person = ties.person
         left join people as two on two.person = other
     where ties.person = $1 or other = $1
     order by at, ties.person, other";

/// Keeps a tie unless it is there. A wish to be a friend that is not mutual is kept only if fewer than `$5` others wait.
pub(super) const ADD_TIE: &str = "insert into ties (person, other, kind, at)
    select $1, $2, $3, $4
        where $3 <> 'friend'
            or exists (select 1 from ties where person = $2 and other = $1 and kind = 'friend')
            or (select count(*) from ties as asking where other = $2 and kind = 'friend'
                and not exists (select 1 from ties as mine
                    where mine.person = $2 and mine.other = asking.person)) < $5
    on conflict do nothing";

/// What goes when one person blocks another.
pub(super) const PART: [&str; 2] = [
    "delete from ties where kind = 'friend'
         and ((person = $1 and other = $2) or (person = $2 and other = $1))",
    "delete from invitations
         where (person = $1 and invited_by = $2) or (person = $2 and invited_by = $1)",
];

/// Ends friendship from both sides.
pub(super) const END_FRIENDSHIP: &str = PART[0];

/// Ends a block.
pub(super) const END_BLOCK: &str =
    "delete from ties where kind = 'block' and person = $1 and other = $2";

/// Keeps an invitation.
pub(super) const ADD_INVITATION: &str =
    "insert into invitations (person, table_id, invited_by, at) values ($1, $2, $3, $4)
     on conflict (person, table_id) do update set
         invited_by = excluded.invited_by, at = excluded.at";

/// The invitations of a person.
pub(super) const INVITATIONS: &str =
    "select invitations.person, table_id, invited_by, coalesce(people.name, ''), at
     from invitations left join people on people.person = invited_by
     where invitations.person = $1 and at >= $2 order by at desc, table_id";

/// Implements [`Deals`](super::Deals) and [`Ties`](super::Ties) for a store with `readers` and a `writer`, and makes
/// the functions with which its writer does its part. `$among` says that `person` is among the texts of a JSON list.
macro_rules! deals_and_ties {
    ($store:ty, $connection:ty, $row:ty, $among:literal) => {
        use std::collections::BTreeSet;

        use kagiya_protocol::{ChallengeId, PersonId, TableId};
        use sqlx::{AssertSqlSafe, Row as _};

        use super::rows::{SELECT_ROW, insert, table_row};
        use super::unavailable;
        use crate::both_deals::{self as both, Seen};
        use crate::lines::json;
        use crate::queue::{DealWrite, Done, TieWrite, Write};
        use crate::{
            AfterGame, Deals, GivenBy, Later, MOST_ASKING, Stage, StoreError, StoredChallenge, StoredInvitation,
            StoredPerson, TableRow, Tie, TieKind, Ties,
        };

        fn ids(people: &[PersonId]) -> String {
            let ids: Vec<&str> = people.iter().map(PersonId::as_str).collect();
            serde_json::json!(ids).to_string()
        }

        fn challenge(row: &$row) -> Result<StoredChallenge, sqlx::Error> {
            Ok(StoredChallenge {
                id: ChallengeId(row.try_get(0)?),
                table: TableId(row.try_get(1)?),
                by: PersonId(row.try_get(2)?),
                deal: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        }

        fn person(row: &$row) -> Result<PersonId, sqlx::Error> {
            row.try_get(0).map(PersonId)
        }

        fn tie(row: &$row) -> Result<Tie, sqlx::Error> {
            let kind: String = row.try_get(4)?;
            let unknown = || sqlx::Error::Decode(format!("no tie is called {kind}").into());
            Ok(Tie {
                person: StoredPerson {
                    id: PersonId(row.try_get(0)?),
                    name: row.try_get(1)?,
                },
                other: StoredPerson {
                    id: PersonId(row.try_get(2)?),
                    name: row.try_get(3)?,
                },
                kind: TieKind::of(&kind).ok_or_else(unknown)?,
                at: row.try_get(5)?,
            })
        }

        fn invitation(row: &$row) -> Result<StoredInvitation, sqlx::Error> {
            Ok(StoredInvitation {
                person: PersonId(row.try_get(0)?),
                table: TableId(row.try_get(1)?),
                by: StoredPerson {
                    id: PersonId(row.try_get(2)?),
                    name: row.try_get(3)?,
                },
                at: row.try_get(4)?,
            })
        }

        /// Who of these people knows a deal, by the same connection.
        const KNOWING: &str = concat!(
            "select person from (select person from seen where deal = $1
                 union select played.person from played join tables using (table_id)
                     where tables.deal = $1) as known
             where ",
            $among,
            " order by person"
        );

        impl Deals for $store {
            fn claim_deal<'a>(
                &'a self,
                deal: &'a str,
                table: &'a TableId,
                people: &'a [PersonId],
            ) -> Later<'a, Vec<PersonId>> {
                Box::pin(async move {
                    let claim = DealWrite::Claim {
                        deal: deal.to_owned(),
                        table: table.clone(),
                        people: people.to_vec(),
                    };
                    match self.writer.write(Write::Deal(claim)).await? {
                        Done::People(people) => Ok(people),
                        _ => Err(StoreError::unavailable("a write was not answered")),
                    }
                })
            }

            fn saw_deal<'a>(
                &'a self,
                deal: &'a str,
                table: &'a TableId,
                person: &'a PersonId,
            ) -> Later<'a, ()> {
                self.writer.write_only(Write::Deal(DealWrite::Saw {
                    deal: deal.to_owned(),
                    table: table.clone(),
                    person: person.clone(),
                }))
            }

            fn knowing<'a>(
                &'a self,
                deal: &'a str,
                people: &'a [PersonId],
            ) -> Later<'a, Vec<PersonId>> {
                Box::pin(async move {
                    sqlx::query(KNOWING)
                        .bind(deal)
                        .bind(ids(people))
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| rows.iter().map(person).collect())
                        .map_err(unavailable)
                })
            }

            fn challenge<'a>(&'a self, challenge: &'a StoredChallenge) -> Later<'a, ChallengeId> {
                Box::pin(async move {
                    let write = Write::Deal(DealWrite::Challenge(challenge.clone()));
                    match self.writer.write(write).await? {
                        Done::Text(id) => Ok(ChallengeId(id)),
                        _ => Err(StoreError::unavailable("a write was not answered")),
                    }
                })
            }

            fn challenge_called<'a>(
                &'a self,
                id: &'a ChallengeId,
            ) -> Later<'a, Option<StoredChallenge>> {
                Box::pin(async move {
                    let text = format!("{} where id = $1", both::SELECT_CHALLENGE);
                    sqlx::query(AssertSqlSafe(text))
                        .bind(id.as_str())
                        .fetch_optional(&self.readers)
                        .await
                        .and_then(|row| row.as_ref().map(challenge).transpose())
                        .map_err(unavailable)
                })
            }

            fn challenges_of<'a>(
                &'a self,
                person: &'a PersonId,
            ) -> Later<'a, Vec<StoredChallenge>> {
                Box::pin(async move {
                    let text = format!(
                        "{} where person = $1 order by at desc, id",
                        both::SELECT_CHALLENGE
                    );
                    sqlx::query(AssertSqlSafe(text))
                        .bind(person.as_str())
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| rows.iter().map(challenge).collect())
                        .map_err(unavailable)
                })
            }

            fn count_given<'a>(&'a self, given: &'a GivenBy) -> Later<'a, u32> {
                Box::pin(async move {
                    let count: i64 = sqlx::query(both::COUNT_GIVEN)
                        .bind(given.words())
                        .fetch_one(&self.readers)
                        .await
                        .and_then(|row| row.try_get(0))
                        .map_err(unavailable)?;
                    Ok(u32::try_from(count).unwrap_or(u32::MAX))
                })
            }

            fn games_given<'a>(
                &'a self,
                given: &'a GivenBy,
                after: Option<&'a AfterGame>,
                limit: u32,
            ) -> Later<'a, Vec<TableRow>> {
                Box::pin(async move {
                    let (points, time, table) = match after {
                        Some((points, time, table)) => (*points, *time, table.as_str()),
                        None => (i64::from(i32::MAX), 0, ""),
                    };
                    let text = format!("{SELECT_ROW} {}", both::GAMES_GIVEN);
                    let found = sqlx::query(AssertSqlSafe(text))
                        .bind(given.words())
                        .bind(points)
                        .bind(time)
                        .bind(table)
                        .bind(i64::from(limit))
                        .fetch_all(&self.readers)
                        .await
                        .map_err(unavailable)?;
                    found.iter().map(table_row).collect()
                })
            }

            fn house_secret<'a>(&'a self, name: &'a str, fresh: &'a str) -> Later<'a, String> {
                Box::pin(async move {
                    let write = Write::Deal(DealWrite::Secret {
                        name: name.to_owned(),
                        fresh: fresh.to_owned(),
                    });
                    match self.writer.write(write).await? {
                        Done::Text(value) => Ok(value),
                        _ => Err(StoreError::unavailable("a write was not answered")),
                    }
                })
            }
        }

        impl Ties for $store {
            fn tie<'a>(
                &'a self,
                person: &'a PersonId,
                other: &'a PersonId,
                kind: TieKind,
                at: i64,
            ) -> Later<'a, ()> {
                self.writer.write_only(Write::Tie(TieWrite::Tie {
                    person: person.clone(),
                    other: other.clone(),
                    kind,
                    at,
                }))
            }

            fn untie<'a>(
                &'a self,
                person: &'a PersonId,
                other: &'a PersonId,
                kind: TieKind,
            ) -> Later<'a, ()> {
                self.writer.write_only(Write::Tie(TieWrite::Untie {
                    person: person.clone(),
                    other: other.clone(),
                    kind,
                }))
            }

            fn ties_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Tie>> {
                Box::pin(async move {
                    sqlx::query(both::TIES_OF)
                        .bind(person.as_str())
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| rows.iter().map(tie).collect())
                        .map_err(unavailable)
                })
            }

            fn listed_tables_of<'a>(
                &'a self,
                people: &'a [PersonId],
            ) -> Later<'a, Vec<(PersonId, TableId)>> {
                Box::pin(async move {
                    // The first value is that of the other statements with a list.
                    sqlx::query(concat!(
                        "select person, table_id from
                             (select person, tables.table_id, row_number() over (partition by person
                                  order by created_at desc, tables.table_id desc) as place
                              from (select person, table_id from seats
                                        where current and person is not null and ",
                        $among,
                        " union select person, table_id from
                                  (select kept_for as person, table_id from seats
                                       where current and person is not null
                                           and kept_for is not null) as kept
                              where ",
                        $among,
                        ") as sits join tables on tables.table_id = sits.table_id
                              where listed) as placed
                         where place = 1 and $1 = '' order by person"
                    ))
                    .bind("")
                    .bind(ids(people))
                    .fetch_all(&self.readers)
                    .await
                    .and_then(|rows| {
                        let sits = |row: &$row| {
                            Ok((PersonId(row.try_get(0)?), TableId(row.try_get(1)?)))
                        };
                        rows.iter().map(sits).collect()
                    })
                    .map_err(unavailable)
                })
            }

            fn blocked_by<'a>(
                &'a self,
                of: &'a PersonId,
                people: &'a [PersonId],
            ) -> Later<'a, Vec<PersonId>> {
                Box::pin(async move {
                    sqlx::query(concat!(
                        "select person from (select other as person from ties
                             where person = $1 and kind = 'block') as blocked where ",
                        $among,
                        " order by person"
                    ))
                    .bind(of.as_str())
                    .bind(ids(people))
                    .fetch_all(&self.readers)
                    .await
                    .and_then(|rows| rows.iter().map(person).collect())
                    .map_err(unavailable)
                })
            }

            fn set_shown<'a>(&'a self, person: &'a PersonId, shown: bool) -> Later<'a, ()> {
                self.writer.write_only(Write::Tie(TieWrite::Shown {
                    person: person.clone(),
                    shown,
                }))
            }

            fn shown<'a>(&'a self, people: &'a [PersonId]) -> Later<'a, Vec<PersonId>> {
                Box::pin(async move {
                    // The first value is that of the other statements with a list.
                    sqlx::query(concat!(
                        "select person from shown where $1 = '' and ",
                        $among,
                        " order by person"
                    ))
                    .bind("")
                    .bind(ids(people))
                    .fetch_all(&self.readers)
                    .await
                    .and_then(|rows| rows.iter().map(person).collect())
                    .map_err(unavailable)
                })
            }

            fn invite<'a>(&'a self, invitation: &'a StoredInvitation) -> Later<'a, ()> {
                let invite = TieWrite::Invite(invitation.clone());
                self.writer.write_only(Write::Tie(invite))
            }

            fn uninvite<'a>(&'a self, person: &'a PersonId, table: &'a TableId) -> Later<'a, ()> {
                self.writer.write_only(Write::Tie(TieWrite::Uninvite {
                    person: person.clone(),
                    table: table.clone(),
                }))
            }

            fn invitations<'a>(
                &'a self,
                person: &'a PersonId,
                since: i64,
            ) -> Later<'a, Vec<StoredInvitation>> {
                Box::pin(async move {
                    sqlx::query(both::INVITATIONS)
                        .bind(person.as_str())
                        .bind(since)
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| rows.iter().map(invitation).collect())
                        .map_err(unavailable)
                })
            }

            fn forget_invitations(&self, before: i64) -> Later<'_, u64> {
                let forget = TieWrite::ForgetInvitations { before };
                self.writer.write_counted(Write::Tie(forget))
            }
        }

        /// Writes down who knows the deals of games that go on, with the rows of their tables.
        pub(super) async fn write_seen(
            connection: &mut $connection,
            rows: &[&TableRow],
        ) -> Result<(), sqlx::Error> {
            let running = rows.iter().filter(|row| row.stage == Stage::Running);
            let seen: BTreeSet<(&str, &str, &str)> = running
                .filter_map(|row| Some((row.dealt.as_deref()?, row)))
                .flat_map(|(deal, row)| {
                    row.people()
                        .map(move |person| (deal, person.as_str(), row.id.as_str()))
                })
                .collect();
            if seen.is_empty() {
                return Ok(());
            }
            let line = |(deal, person, table_id)| Seen {
                deal,
                person,
                table_id,
            };
            let lines: Vec<Seen<'_>> = seen.into_iter().map(line).collect();
            let add = format!("{} on conflict do nothing", insert("seen", &both::OF_SEEN));
            sqlx::query(AssertSqlSafe(add))
                .bind(json(&lines)?)
                .execute(connection)
                .await?;
            Ok(())
        }

        async fn see(
            connection: &mut $connection,
            (deal, person, table): (&str, &PersonId, &TableId),
        ) -> Result<(), sqlx::Error> {
            sqlx::query(both::ADD_SEEN)
                .bind(deal)
                .bind(person.as_str())
                .bind(table.as_str())
                .execute(connection)
                .await?;
            Ok(())
        }

        /// Does what is to be done with deals.
        pub(super) async fn write_deal(
            connection: &mut $connection,
            write: &DealWrite,
        ) -> Result<Done, sqlx::Error> {
            match write {
                DealWrite::Claim {
                    deal,
                    table,
                    people,
                } => {
                    // Written first: whoever claims at the same time, from wherever, waits for this line.
                    for person in people {
                        see(&mut *connection, (deal, person, table)).await?;
                    }
                    let rows = sqlx::query(concat!(
                        "select person from (
                             select person from seen where deal = $1 and table_id <> $3
                             union select played.person from played
                                 join tables using (table_id)
                                 where tables.deal = $1 and tables.table_id <> $3) as known
                         where ",
                        $among,
                        " order by person"
                    ))
                    .bind(deal)
                    .bind(ids(people))
                    .bind(table.as_str())
                    .fetch_all(&mut *connection)
                    .await?;
                    let known: Vec<PersonId> = rows.iter().map(person).collect::<Result<_, _>>()?;
                    if !known.is_empty() {
                        // Nobody plays here: the others may play it elsewhere.
                        sqlx::query("delete from seen where deal = $1 and table_id = $2")
                            .bind(deal)
                            .bind(table.as_str())
                            .execute(connection)
                            .await?;
                    }
                    Ok(Done::People(known))
                }
                DealWrite::Saw {
                    deal,
                    table,
                    person,
                } => {
                    see(connection, (deal, person, table)).await?;
                    Ok(Done::Written)
                }
                DealWrite::Challenge(challenge) => {
                    let row = sqlx::query(both::ADD_CHALLENGE)
                        .bind(challenge.id.as_str())
                        .bind(challenge.table.as_str())
                        .bind(challenge.by.as_str())
                        .bind(&challenge.deal)
                        .bind(challenge.at)
                        .fetch_one(connection)
                        .await?;
                    Ok(Done::Text(row.try_get(0)?))
                }
                DealWrite::Secret { name, fresh } => {
                    let row = sqlx::query(both::KEEP_SECRET)
                        .bind(name)
                        .bind(fresh)
                        .fetch_one(connection)
                        .await?;
                    Ok(Done::Text(row.try_get(0)?))
                }
            }
        }

        /// Does what is to be done with what people are to each other.
        pub(super) async fn write_tie(
            connection: &mut $connection,
            write: &TieWrite,
        ) -> Result<Done, sqlx::Error> {
            match write {
                TieWrite::Tie {
                    person,
                    other,
                    kind,
                    at,
                } => {
                    if *kind == TieKind::Block {
                        for part in both::PART {
                            sqlx::query(part)
                                .bind(person.as_str())
                                .bind(other.as_str())
                                .execute(&mut *connection)
                                .await?;
                        }
                    }
                    sqlx::query(both::ADD_TIE)
                        .bind(person.as_str())
                        .bind(other.as_str())
                        .bind(kind.word())
                        .bind(*at)
                        .bind(i64::from(MOST_ASKING))
                        .execute(connection)
                        .await?;
                }
                TieWrite::Untie {
                    person,
                    other,
                    kind,
                } => {
                    let end = match kind {
                        TieKind::Friend => both::END_FRIENDSHIP,
                        TieKind::Block => both::END_BLOCK,
                    };
                    sqlx::query(end)
                        .bind(person.as_str())
                        .bind(other.as_str())
                        .execute(connection)
                        .await?;
                }
                TieWrite::Shown { person, shown } => {
                    let write = if *shown {
                        "insert into shown (person) values ($1) on conflict do nothing"
                    } else {
                        "delete from shown where person = $1"
                    };
                    sqlx::query(write)
                        .bind(person.as_str())
                        .execute(connection)
                        .await?;
                }
                TieWrite::Invite(invitation) => {
                    sqlx::query(both::ADD_INVITATION)
                        .bind(invitation.person.as_str())
                        .bind(invitation.table.as_str())
                        .bind(invitation.by.id.as_str())
                        .bind(invitation.at)
                        .execute(connection)
                        .await?;
                }
                TieWrite::Uninvite { person, table } => {
                    sqlx::query("delete from invitations where person = $1 and table_id = $2")
                        .bind(person.as_str())
                        .bind(table.as_str())
                        .execute(connection)
                        .await?;
                }
                TieWrite::ForgetInvitations { before } => {
                    let gone = sqlx::query("delete from invitations where at < $1")
                        .bind(*before)
                        .execute(connection)
                        .await?;
                    return Ok(Done::Removed(gone.rows_affected()));
                }
            }
            Ok(Done::Written)
        }
    };
}

pub(super) use deals_and_ties;
