//! The row of a table in `SQLite`: its columns, and its seats.

use kagiya_protocol::{PersonId, TableId};
use serde::Deserialize;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Row as _};

use crate::lines::{self, OF_SEATS, OF_TABLES, Rows, or_replace};
use crate::{
    Counts, Figures, First, GivenBy, ResultRow, SeatRow, Stage, StoreError, StoredPerson, TableRow,
    TurnRow, Watch,
};

macro_rules! select_row {
    ($($rest:literal)?) => {
        concat!(
            "select table_id, stage, listed, created_at, started_at, finished_at, preset, options,
                 first, first_seat, outcome, lost, points, shown, rating, scale, max_score, turns,
                 (select json_group_array(json_object('person', person, 'person_name', person_name,
                         'bot', bot, 'kept_for', kept_for, 'kept_for_name', kept_for_name))
                     from (select * from seats where seats.table_id = tables.table_id
                         order by seat)),
                 opened_by, watch, strikes, clues, cards, deal, given, dealt, time, turn_seat,
                 turn_since, turn_due, conventions
             from tables",
            $(" ", $rest)?
        )
    };
}

/// Selects rows of tables, each with its seats, in one statement.
pub(super) const SELECT_ROW: &str = select_row!();

/// Selects the tables where no game has begun and nothing has happened since `$1`.
pub(super) const DEAD: &str = select_row!(
    "where stage in ('open', 'closed') and created_at < $1 and
         (select max(at) from events where events.table_id = tables.table_id) < $1
     order by created_at, table_id"
);

/// Selects at most `$2` tables whose games ended before `$1`, oldest first.
pub(super) const FINISHED_BEFORE: &str = select_row!(
    "where stage = 'finished' and finished_at is not null and finished_at < $1
     order by finished_at, table_id limit $2"
);

/// Counts the tables of each stage, the people, and their sessions: each from an index, so that no table is
/// read for it.
pub(super) const COUNTS: &str = "select
    (select count(*) from tables where stage = 'open'),
    (select count(*) from tables where stage = 'running'),
    (select count(*) from tables where stage = 'finished' and finished_at is not null),
    (select count(*) from tables where stage = 'closed'),
    (select count(*) from people),
    (select count(*) from sessions)";

/// What [`COUNTS`] has found.
pub(super) fn counts(row: &SqliteRow) -> Result<Counts, sqlx::Error> {
    let count = |place| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(place)?.cast_unsigned());
    Ok(Counts {
        open: count(0)?,
        running: count(1)?,
        finished: count(2)?,
        closed: count(3)?,
        people: count(4)?,
        sessions: count(5)?,
    })
}

/// The seat of a row as JSON.
#[derive(Deserialize)]
struct Seat {
    person: Option<String>,
    person_name: Option<String>,
    bot: Option<String>,
    kept_for: Option<String>,
    kept_for_name: Option<String>,
}

/// A row as [`SELECT_ROW`] finds it.
///
/// # Errors
/// [`StoreError::Unavailable`] if the row can't have been written by this program.
pub(super) fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let stage: String = column(row, 1)?;
    let stage = Stage::ALL
        .into_iter()
        .find(|it| it.word() == stage)
        .ok_or_else(|| StoreError::unavailable(format!("unknown stage of a table `{stage}`")))?;
    let first: String = column(row, 8)?;
    let first = match (&*first, column::<Option<u8>>(row, 9)?) {
        ("random", _) => First::Random,
        ("seat", Some(seat)) => First::Seat(seat),
        _ => First::Edition,
    };
    let watch: String = column(row, 20)?;
    let seats: Vec<Seat> = json(&column::<String>(row, 18)?)?;
    let result = match column::<Option<String>>(row, 10)? {
        None => None,
        Some(outcome) => Some(ResultRow {
            outcome,
            lost: column(row, 11)?,
            points: column(row, 12)?,
            shown: column(row, 13)?,
            rating: column(row, 14)?,
            scale: column(row, 15)?,
            max_score: column(row, 16)?,
            turns: column(row, 17)?,
            figures: match column::<Option<String>>(row, 24)? {
                None => None,
                Some(deal) => Some(Figures {
                    strikes: column(row, 21)?,
                    clues: column(row, 22)?,
                    cards: column(row, 23)?,
                    deal,
                }),
            },
        }),
    };
    Ok(TableRow {
        id: TableId(column(row, 0)?),
        stage,
        opened_by: column::<Option<String>>(row, 19)?.map(PersonId),
        listed: column(row, 2)?,
        created_at: column(row, 3)?,
        started_at: column(row, 4)?,
        finished_at: column(row, 5)?,
        preset: column(row, 6)?,
        options: json(&column::<String>(row, 7)?)?,
        first,
        watch: Watch::from_words(&watch)
            .ok_or_else(|| StoreError::unavailable(format!("unknown words `{watch}`")))?,
        time: column(row, 27)?,
        conventions: column(row, 31)?,
        turn: match (column::<Option<u8>>(row, 28)?, column(row, 29)?) {
            (Some(seat), Some(since)) => Some(TurnRow {
                seat,
                since,
                due: column(row, 30)?,
            }),
            _ => None,
        },
        seats: seats
            .into_iter()
            .map(|seat| SeatRow {
                person: person(seat.person, seat.person_name),
                bot: seat.bot,
                kept_for: person(seat.kept_for, seat.kept_for_name),
            })
            .collect(),
        result,
        given: column::<Option<String>>(row, 25)?
            .map(|words| {
                let unknown = || StoreError::unavailable(format!("unknown words `{words}`"));
                GivenBy::from_words(&words).ok_or_else(unknown)
            })
            .transpose()?,
        dealt: column(row, 26)?,
    })
}

fn column<'r, T>(row: &'r SqliteRow, number: usize) -> Result<T, StoreError>
where
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    row.try_get(number).map_err(StoreError::unavailable)
}

fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(StoreError::unavailable)
}

fn person(id: Option<String>, name: Option<String>) -> Option<StoredPerson> {
    let id = PersonId(id?);
    let name = name.unwrap_or_default();
    Some(StoredPerson { id, name })
}

/// The beginning of a statement that inserts the lines of the JSON list `$1`.
pub(super) fn insert(table: &str, columns: &[&str]) -> String {
    let values: Vec<String> = columns
        .iter()
        .map(|column| format!("value ->> '{column}'"))
        .collect();
    let (columns, values) = (columns.join(", "), values.join(", "));
    // Without a condition `SQLite` takes `on conflict` for a part of the selection.
    format!("insert into {table} ({columns}) select {values} from json_each($1) where true")
}

/// Writes rows of tables, in the place of those that there were.
///
/// A few statements for all of them, as with events; and of the seats only those that are not there yet as
/// they should be: each person has a page of their own in the indices.
pub(super) async fn write_rows(
    connection: &mut SqliteConnection,
    rows: Rows,
) -> Result<(), sqlx::Error> {
    if rows.ids.is_empty() {
        return Ok(());
    }
    let tables = format!("{} {}", insert("tables", &OF_TABLES), or_replace());
    sqlx::query(AssertSqlSafe(tables))
        .bind(rows.lines)
        .execute(&mut *connection)
        .await?;
    let sizes: Vec<(String, usize)> = rows.ids.into_iter().zip(rows.sizes).collect();
    sqlx::query(
        "delete from seats where (table_id, seat) in
             (select seats.table_id, seats.seat from json_each($1)
                 join seats on seats.table_id = value ->> 0 where seats.seat >= value ->> 1)",
    )
    .bind(lines::json(&sizes)?)
    .execute(&mut *connection)
    .await?;
    let of_seat = |side: &str| {
        let columns = OF_SEATS[2..].iter().map(|it| format!("{side}.{it}"));
        columns.collect::<Vec<_>>().join(", ")
    };
    let seats = format!(
        "{} on conflict (table_id, seat) do update set ({}) = ({}) where ({}) is not ({})",
        insert("seats", &OF_SEATS),
        OF_SEATS[2..].join(", "),
        of_seat("excluded"),
        of_seat("seats"),
        of_seat("excluded"),
    );
    sqlx::query(AssertSqlSafe(seats))
        .bind(rows.seats)
        .execute(connection)
        .await?;
    Ok(())
}
