//! Removes the names of deleted people from stored data.

use kagiya_protocol::{PersonId, TableId};

use crate::connection::{Connection, Dialect, Value};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{EncodedEvent, StoredEvent};

/// An event by its table and its number.
pub type Place = (TableId, u32);

/// The result of a search through some events.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LookedThrough {
    /// The events that were searched for.
    pub found: Vec<(TableId, StoredEvent)>,
    /// The last event that was searched, if there was one.
    pub last: Option<Place>,
    /// How many were searched.
    pub looked_at: u64,
}

/// Removes the names of deleted people from the rows of tables.
///
/// A person with a seat at a current table can't be deleted, so these tables have ended or were closed.
const ANONYMIZE_SEATS: [&str; 3] = [
    "update seats set person_name = '' where person in (select person from gone)
         and person is not null and finished_at is not null and person_name <> ''",
    "update seats set person_name = '' where person in (select person from gone)
         and person is not null and not current and finished_at is null and person_name <> ''",
    "update seats set kept_for_name = '' where kept_for in (select person from gone)
         and kept_for_name <> ''",
];

/// The tables where a person has or had a seat, and those with a seat kept for them. Each part uses an index.
pub(crate) const TABLES_WITH: &str = "select table_id from seats where person = $1 and current
    union select table_id from seats where person = $1 and finished_at is not null
    union select table_id from seats where person = $1 and not current and finished_at is null
    union select table_id from seats where kept_for = $1
    order by table_id";

/// The people for whose names all events are to be searched.
const PEOPLE_GONE: &str = "select person from gone
    where at <= $2 and (looked = 0 or at < $1) order by person limit $3";

impl Store {
    /// The people who were deleted until `until`, at most `limit`, for whose names all events are to be
    /// searched. These are people without a search so far, and people deleted before `since`, for whom the
    /// search is the last.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn people_gone(
        &self,
        since: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<PersonId>, StoreError> {
        let values = [since.into(), until.into(), limit.into()];
        self.fetch(PEOPLE_GONE, &values, |row| Ok(PersonId(row.get(0)?)))
            .await
    }

    /// Records that all events have been searched for the names of these people; those deleted before `since`
    /// are forgotten.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn looked_through(&self, people: &[PersonId], since: i64) -> Result<(), StoreError> {
        self.write((people.to_vec(), since), |connection, (people, since)| {
            Box::pin(async move {
                for person in people {
                    for note in [
                        "update gone set looked = 1 where person = $1 and at >= $2",
                        "delete from gone where person = $1 and at < $2",
                    ] {
                        let values = [person.into(), (*since).into()];
                        connection.execute(note, &values).await?;
                    }
                }
                Ok(())
            })
        })
        .await
    }

    /// The tables where a person has a seat or had one when their game ended, and those where one is kept for
    /// them.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn tables_with(&self, person: &PersonId) -> Result<Vec<TableId>, StoreError> {
        self.fetch(TABLES_WITH, &[person.into()], |row| {
            Ok(TableId(row.get(0)?))
        })
        .await
    }

    /// Searches the `limit` events after event `after`, in the order of tables and numbers, for those that
    /// mention one of these people. So no call takes long, whatever the number of events.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn events_about(
        &self,
        people: &[PersonId],
        (table, seq): &Place,
        limit: u32,
    ) -> Result<LookedThrough, StoreError> {
        let people: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        let mentions = match self.dialect() {
            Dialect::Sqlite => "from json_each($1) as named where instr(body, named.value) > 0",
            Dialect::Postgres => {
                "from unnest($1) as named (id) where position(convert_to(named.id, 'UTF8') in body) > 0"
            }
        };
        let sql = format!(
            "select table_id, seq, at, version, case when exists (select 1 {mentions}) then body end
             from events where (table_id, seq) > ($2, $3)
             order by table_id, seq limit $4"
        );
        let values = [(&*people).into(), table.into(), (*seq).into(), limit.into()];
        let events = self.fetch(sql, &values, |row| {
            let place = (TableId(row.get(0)?), row.number(1)?);
            let Some(body) = row.body(4)? else {
                return Ok((place, None));
            };
            let event = StoredEvent {
                seq: place.1,
                at: row.get(2)?,
                encoded: EncodedEvent {
                    version: row.number(3)?,
                    body,
                },
            };
            Ok((place, Some(event)))
        });
        let mut searched = LookedThrough::default();
        for (place, event) in events.await? {
            let event = event.map(|event| (place.0.clone(), event));
            searched.found.extend(event);
            searched.last = Some(place);
            searched.looked_at += 1;
        }
        Ok(searched)
    }

    /// Replaces existing events. Only the removal of names changes stored events.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn rewrite_events(
        &self,
        events: Vec<(TableId, StoredEvent)>,
    ) -> Result<(), StoreError> {
        self.write(events, |connection, events| {
            Box::pin(async move {
                for (table, event) in events {
                    let write = "update events set body = $3 where table_id = $1 and seq = $2";
                    let body = Value::Body(&event.encoded.body);
                    let values = [table.into(), event.seq.into(), body];
                    connection.execute(write, &values).await?;
                }
                Ok(())
            })
        })
        .await
    }

    /// Removes the names of people who are deleted and not forgotten yet from the rows of tables, once more.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn unname_rows(&self) -> Result<(), StoreError> {
        self.write((), |connection, ()| Box::pin(anonymize_seats(connection)))
            .await
    }
}

/// Removes the names of deleted people from the rows of tables.
pub(crate) async fn anonymize_seats(connection: &mut Connection<'_>) -> Result<(), sqlx::Error> {
    for anonymize in ANONYMIZE_SEATS {
        connection.execute(anonymize, &[]).await?;
    }
    Ok(())
}
