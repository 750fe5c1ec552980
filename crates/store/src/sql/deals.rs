//! The same deal at several tables: which people know which deal, challenges, and the daily deal.
//!
//! A deal is named by a hash of its cards and its rules, which reveals neither: 64 hexadecimal digits, as in
//! [`Figures::deal`](crate::types::Figures).
//!
//! The transaction that deals the cards also records that the players know the deal. A player of a finished
//! game knows its deal as well, also if an earlier release has dealt it.

use std::collections::BTreeSet;

use kagiya_protocol::{ChallengeId, DealSource, PersonId, TableId};
use serde::Serialize;

use super::table_row::{select_rows, table_row};
use crate::connection::{Connection, Row, json};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{Stage, TableRow, TokenHash};

/// A challenge to play a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredChallenge {
    /// Its id.
    pub id: ChallengeId,
    /// The table where the deal was played before.
    pub table: TableId,
    /// The challenger, who has played it.
    pub by: PersonId,
    /// The hash of the deal.
    pub deal: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

/// The end of a page of the games of a deal: points, time, and table of its last game.
pub type AfterGame = (i64, i64, TableId);

/// The scores of the ranked games of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GivenScores {
    /// The scores, lowest first, each with the number of games.
    pub scores: Vec<(i8, u32)>,
    /// The number of games without a score.
    pub unscored: u32,
}

/// Whether a game of the deal of a day counts among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ranking {
    /// All players were new to the deal.
    Ranked,
    /// One of the players may have seen the deal before.
    Apart,
}

const SELECT_CHALLENGE: &str = "select id, table_id, person, deal, at from challenges";

/// The number of tables with a given deal.
pub(crate) const COUNT_GIVEN: &str = "select count(*) from tables
     where given = $1 and stage in ('running', 'finished')";

/// The players of a table were perhaps not new to its deal.
const APART: &str =
    "exists (select 1 from seen where seen.table_id = tables.table_id and seen.apart = 1)";

/// The number of ranked games of a given deal with each score, and without one.
fn scores_given() -> String {
    format!(
        "select shown, case when shown then points else 0 end, count(*) from tables
         where given = $1 and stage = 'finished' and outcome <> 'broken_off' and not {APART}
         group by 1, 2 order by 1, 2"
    )
}

/// The games of a given deal.
fn games_given(ranking: Ranking) -> String {
    let not = match ranking {
        Ranking::Ranked => "not ",
        Ranking::Apart => "",
    };
    format!(
        "where given = $1 and stage = 'finished'
         and outcome <> 'broken_off' and {not}{APART}
         and (points < $2 or (points = $2 and (finished_at, table_id) > ($3, $4)))
         order by points desc, finished_at, table_id limit $5"
    )
}

/// The condition that a person was perhaps not new to a deal before a table; `person`, `deal`, `table` and `day`
/// are expressions of SQL. Either somebody else has seen the deal on a device of this person, or everything that
/// is known of the person began on the day of the deal: the account, and all devices. People of earlier releases
/// have no devices.
fn not_new(person: &str, deal: &str, table: &str, day: &str) -> String {
    format!(
        "(exists (select 1 from devices as mine
              join devices as others on others.device = mine.device and others.person <> mine.person
              join seen as known on known.person = others.person
              where mine.person = {person} and known.deal = {deal} and known.table_id <> {table})
          or exists (select 1 from devices where devices.person = {person})
              and not exists (select 1 from accounts
                  where accounts.person = {person} and accounts.since < {day})
              and not exists (select 1 from devices as mine
                  join devices as others on others.device = mine.device
                  where mine.person = {person} and others.since < {day}))"
    )
}

/// A row of `seen`: a person knows a deal.
#[derive(Serialize)]
struct SeenRecord<'a> {
    deal: &'a str,
    person: &'a str,
    table_id: &'a str,
}

fn challenge(row: &Row) -> Result<StoredChallenge, sqlx::Error> {
    Ok(StoredChallenge {
        id: ChallengeId(row.get(0)?),
        table: TableId(row.get(1)?),
        by: PersonId(row.get(2)?),
        deal: row.get(3)?,
        at: row.get(4)?,
    })
}

fn person(row: &Row) -> Result<PersonId, sqlx::Error> {
    row.get(0).map(PersonId)
}

impl Store {
    /// Records that people know the deal of a table: all of them or, if some know it from another table,
    /// none. Returns those who do. So nobody can begin the same deal twice, on any server.
    ///
    /// For the deal of a day, `day` is its beginning in milliseconds since 1970. The game is [`Ranking::Apart`] if
    /// somebody else has seen the deal on a device of one of the people, or if nothing is known of one of them from
    /// before that day.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn claim_deal(
        &self,
        deal: &str,
        table: &TableId,
        people: &[PersonId],
        day: Option<i64>,
    ) -> Result<Vec<PersonId>, StoreError> {
        let data = (deal.to_owned(), table.clone(), people.to_vec(), day);
        self.write(data, |connection, (deal, table, people, day)| {
            Box::pin(claim(connection, (deal, table), people, *day))
        })
        .await
    }

    /// Whether the game of a person with the deal of a day would be [`Ranking::Apart`]; `day` is the beginning of
    /// the day.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn would_rank(
        &self,
        deal: &str,
        person: &PersonId,
        day: i64,
    ) -> Result<Ranking, StoreError> {
        let sql = format!("select 1 where {}", not_new("$1", "$2", "''", "$3"));
        let values = [person.into(), deal.into(), day.into()];
        let found = self.fetch(sql, &values, |_| Ok(())).await?;
        Ok(if found.is_empty() {
            Ranking::Ranked
        } else {
            Ranking::Apart
        })
    }

    /// Since when a person has played on each of their devices, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn devices_of(&self, person: &PersonId) -> Result<Vec<i64>, StoreError> {
        let sql = "select since from devices where person = $1 order by since";
        self.fetch(sql, &[person.into()], |row| row.get(0)).await
    }

    /// Records that a person plays on a device since `at`, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn add_device(
        &self,
        device: TokenHash,
        person: &PersonId,
        at: i64,
    ) -> Result<(), StoreError> {
        let data = (device, person.clone(), at);
        self.write(data, |connection, (device, person, at)| {
            Box::pin(async move {
                let add = "insert into devices (device, person, since) values ($1, $2, $3)
                     on conflict do nothing";
                let values = [device.into(), (&*person).into(), (*at).into()];
                connection.execute(add, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Records that a person knows the deal of a table.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn saw_deal(
        &self,
        deal: &str,
        table: &TableId,
        person: &PersonId,
    ) -> Result<(), StoreError> {
        let data = (deal.to_owned(), table.clone(), person.clone());
        self.write(data, |connection, (deal, table, person)| {
            Box::pin(see(connection, deal, table, person))
        })
        .await
    }

    /// The people among these who know a deal.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn knowing(
        &self,
        deal: &str,
        people: &[PersonId],
    ) -> Result<Vec<PersonId>, StoreError> {
        let among = self.dialect().in_list("person", "$2");
        let sql = format!(
            "select person from (select person from seen where deal = $1
                 union select played.person from played join tables using (table_id)
                     where tables.deal = $1) as known
             where {among} order by person"
        );
        let people: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        self.fetch(sql, &[deal.into(), (&*people).into()], person)
            .await
    }

    /// Adds a challenge, unless its person already has one for that table. Returns the stored one.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn challenge(&self, challenge: &StoredChallenge) -> Result<ChallengeId, StoreError> {
        self.write(challenge.clone(), |connection, challenge| {
            Box::pin(async move {
                let add = "insert into challenges (id, table_id, person, deal, at)
                         values ($1, $2, $3, $4, $5)
                     on conflict (table_id, person) do update set at = challenges.at returning id";
                let values = [
                    (&challenge.id).into(),
                    (&challenge.table).into(),
                    (&challenge.by).into(),
                    (&challenge.deal).into(),
                    challenge.at.into(),
                ];
                let row = connection.fetch_one(add, &values).await?;
                Ok(ChallengeId(row.get(0)?))
            })
        })
        .await
    }

    /// The challenge with this id.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn challenge_called(
        &self,
        id: &ChallengeId,
    ) -> Result<Option<StoredChallenge>, StoreError> {
        let sql = format!("{SELECT_CHALLENGE} where id = $1");
        self.fetch_optional(sql, &[id.into()], challenge).await
    }

    /// The challenges that a person has made, newest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn challenges_of(
        &self,
        person: &PersonId,
    ) -> Result<Vec<StoredChallenge>, StoreError> {
        let sql = format!("{SELECT_CHALLENGE} where person = $1 order by at desc, id");
        self.fetch(sql, &[person.into()], challenge).await
    }

    /// Whether a challenge to play a deal was made after a time.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn is_challenged(&self, deal: &str, after: i64) -> Result<bool, StoreError> {
        let sql = "select 1 from challenges where deal = $1 and at > $2 limit 1";
        let values = [deal.into(), after.into()];
        let found = self.fetch(sql, &values, |_| Ok(())).await?;
        Ok(!found.is_empty())
    }

    /// The number of tables with a deal from this source.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn count_given(&self, given: &DealSource) -> Result<u32, StoreError> {
        let given = given.words();
        let values = [(&given).into()];
        let count = self.fetch_optional(COUNT_GIVEN, &values, |row| row.number(0));
        Ok(count.await?.unwrap_or_default())
    }

    /// The scores of the ranked games of a deal from this source that were not abandoned.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn scores_given(&self, given: &DealSource) -> Result<GivenScores, StoreError> {
        let given = given.words();
        let count = |row: &Row| Ok((row.get(0)?, row.number(1)?, row.number(2)?));
        let counts: Vec<(bool, i8, u32)> = self
            .fetch(scores_given(), &[(&given).into()], count)
            .await?;
        let mut found = GivenScores::default();
        for (shown, points, games) in counts {
            if shown {
                found.scores.push((points, games));
            } else {
                found.unscored += games;
            }
        }
        Ok(found)
    }

    /// The finished games of a deal from this source that were not abandoned, best first, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn games_given(
        &self,
        (given, ranking): (&DealSource, Ranking),
        after: Option<&AfterGame>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (points, time, table) = match after {
            Some((points, time, table)) => (*points, *time, table.as_str()),
            None => (i64::from(i32::MAX), 0, ""),
        };
        let given = given.words();
        let values = [
            (&given).into(),
            points.into(),
            time.into(),
            table.into(),
            limit.into(),
        ];
        let sql = select_rows(self.dialect(), &games_given(ranking));
        self.fetch(sql, &values, table_row).await
    }

    /// The server's secret with this name: the stored one, or else `fresh`, which is stored.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn house_secret(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let data = (name.to_owned(), fresh.to_owned());
        self.write(data, |connection, (name, fresh)| {
            Box::pin(async move {
                let keep = "insert into secrets (name, value) values ($1, $2)
                     on conflict (name) do update set value = secrets.value returning value";
                let values = [name.into(), fresh.into()];
                connection.fetch_one(keep, &values).await?.get(0)
            })
        })
        .await
    }
}

/// Records that the players of running games know their deals, with the rows of their tables.
pub(crate) async fn write_seen(
    connection: &mut Connection<'_>,
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
    let record = |(deal, person, table_id)| SeenRecord {
        deal,
        person,
        table_id,
    };
    let records: Vec<SeenRecord<'_>> = seen.into_iter().map(record).collect();
    let columns = ["deal", "person", "table_id"];
    let add = connection.dialect().insert_rows("seen", &columns);
    let add = format!("{add} on conflict do nothing");
    connection
        .execute(add, &[(&json(&records)?).into()])
        .await?;
    Ok(())
}

async fn see(
    connection: &mut Connection<'_>,
    deal: &str,
    table: &TableId,
    person: &PersonId,
) -> Result<(), sqlx::Error> {
    let add =
        "insert into seen (deal, person, table_id) values ($1, $2, $3) on conflict do nothing";
    connection
        .execute(add, &[deal.into(), person.into(), table.into()])
        .await?;
    Ok(())
}

/// Records that people know the deal of a table, unless some know it from another: returns those.
async fn claim(
    connection: &mut Connection<'_>,
    (deal, table): (&str, &TableId),
    people: &[PersonId],
    day: Option<i64>,
) -> Result<Vec<PersonId>, sqlx::Error> {
    // Written first: another claim at the same time, at any server, waits for this row.
    for person in people {
        see(connection, deal, table, person).await?;
    }
    let among = connection.dialect().in_list("person", "$2");
    let find = format!(
        "select person from (
             select person from seen where deal = $1 and table_id <> $3
             union select played.person from played join tables using (table_id)
                 where tables.deal = $1 and tables.table_id <> $3) as known
         where {among} order by person"
    );
    let ids: Vec<&str> = people.iter().map(PersonId::as_str).collect();
    let values = [deal.into(), (&*ids).into(), table.into()];
    let rows = connection.fetch(find, &values).await?;
    let known: Vec<PersonId> = rows.iter().map(person).collect::<Result<_, _>>()?;
    if !known.is_empty() {
        // These people don't play here, so the others of them may play it elsewhere.
        let take_back = "delete from seen where deal = $1 and table_id = $2";
        connection
            .execute(take_back, &[deal.into(), table.into()])
            .await?;
    } else if let Some(day) = day {
        let not_new = not_new("seen.person", "$1", "$3", "$4");
        let mark = format!(
            "update seen set apart = 1 where deal = $1 and table_id = $3 and {among} and {not_new}"
        );
        let values = [deal.into(), (&*ids).into(), table.into(), day.into()];
        connection.execute(mark, &values).await?;
    }
    Ok(known)
}
