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
use crate::types::{Stage, TableRow};

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

const SELECT_CHALLENGE: &str = "select id, table_id, person, deal, at from challenges";

/// The number of tables with a given deal.
pub(crate) const COUNT_GIVEN: &str = "select count(*) from tables
     where given = $1 and stage in ('running', 'finished')";

/// The number of finished games of a given deal with each score.
const SCORES_GIVEN: &str = "select points, count(*) from tables
     where given = $1 and stage = 'finished' and outcome <> 'broken_off'
     group by points order by points";

/// The games of a given deal.
const GAMES_GIVEN: &str = "where given = $1 and stage = 'finished'
     and outcome <> 'broken_off'
     and (points < $2 or (points = $2 and (finished_at, table_id) > ($3, $4)))
     order by points desc, finished_at, table_id limit $5";

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
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn claim_deal(
        &self,
        deal: &str,
        table: &TableId,
        people: &[PersonId],
    ) -> Result<Vec<PersonId>, StoreError> {
        let data = (deal.to_owned(), table.clone(), people.to_vec());
        self.write(data, |connection, (deal, table, people)| {
            Box::pin(claim(connection, deal, table, people))
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

    /// The scores of the finished games of a deal from this source that were not abandoned, lowest first, each
    /// with the number of games.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn scores_given(&self, given: &DealSource) -> Result<Vec<(i8, u32)>, StoreError> {
        let given = given.words();
        let score = |row: &Row| Ok((row.number(0)?, row.number(1)?));
        self.fetch(SCORES_GIVEN, &[(&given).into()], score).await
    }

    /// The finished games of a deal from this source that were not abandoned, best first, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn games_given(
        &self,
        given: &DealSource,
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
        let sql = select_rows(self.dialect(), GAMES_GIVEN);
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
    deal: &str,
    table: &TableId,
    people: &[PersonId],
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
    }
    Ok(known)
}
