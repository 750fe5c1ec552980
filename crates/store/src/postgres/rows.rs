//! The row of a table in `PostgreSQL`: its columns and its seats, which travel as JSON.

use kagiya_protocol::{PersonId, TableId};
use serde::Deserialize;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{AssertSqlSafe, Row as _};

use crate::lines::{Line, OF_SEATS, OF_TABLES, Rows, Seat, or_replace};
use crate::{
    Figures, First, GivenBy, ResultRow, SeatRow, Stage, StoreError, StoredPerson, TableRow,
    TurnRow, Watch,
};

/// Selects rows of tables, each with its seats, as one JSON text.
pub(super) const SELECT_ROW: &str = "
    select json_build_object('row', to_json(tables), 'seats', coalesce(
        (select json_agg(seats order by seat) from seats
            where seats.table_id = tables.table_id), '[]'::json))::text
    from tables";

/// Finds the tables where no game has begun and nothing has happened since `$1`.
pub(super) const DEAD: &str = "
    where stage in ('open', 'closed') and created_at < $1 and
        (select max(at) from events where events.table_id = tables.table_id) < $1";

/// Finds at most `$2` tables whose games ended before `$1`, oldest first.
pub(super) const FINISHED_BEFORE: &str = "
    where stage = 'finished' and finished_at is not null and finished_at < $1
    order by finished_at, table_id limit $2::int8";

/// Counts the tables of each stage, the people, and their sessions.
pub(super) const COUNTS: &str = "select
    (select count(*) from tables where stage = 'open'),
    (select count(*) from tables where stage = 'running'),
    (select count(*) from tables where stage = 'finished' and finished_at is not null),
    (select count(*) from tables where stage = 'closed'),
    (select count(*) from people),
    (select count(*) from sessions)";

/// Oldest first.
pub(super) const OLDEST_FIRST: &str = "order by created_at, table_id";

/// A table with its seats.
#[derive(Deserialize)]
struct Found {
    row: Line,
    seats: Vec<Seat>,
}

fn person(id: Option<String>, name: Option<String>) -> Option<StoredPerson> {
    let id = PersonId(id?);
    let name = name.unwrap_or_default();
    Some(StoredPerson { id, name })
}

/// A row as [`SELECT_ROW`] finds it.
///
/// # Errors
/// [`StoreError::Unavailable`] if the row can't have been written by this program.
pub(super) fn table_row(row: &PgRow) -> Result<TableRow, StoreError> {
    let text: &str = row.try_get(0).map_err(StoreError::unavailable)?;
    let Found { row, seats } = serde_json::from_str(text).map_err(StoreError::unavailable)?;
    let stage = Stage::ALL.into_iter().find(|it| it.word() == row.stage);
    let stage = stage.ok_or_else(|| {
        StoreError::unavailable(format!("unknown stage of a table `{}`", row.stage))
    })?;
    let watch = Watch::from_words(&row.watch)
        .ok_or_else(|| StoreError::unavailable(format!("unknown words `{}`", row.watch)))?;
    let result = row.outcome.and_then(|outcome| {
        let figures = row.deal.and_then(|deal| {
            Some(Figures {
                strikes: row.strikes?,
                clues: row.clues?,
                cards: row.cards?,
                deal,
            })
        });
        Some(ResultRow {
            outcome,
            lost: row.lost,
            points: row.points?,
            shown: row.shown?,
            rating: row.rating,
            scale: row.scale?,
            max_score: row.max_score?,
            turns: row.turns?,
            figures,
        })
    });
    Ok(TableRow {
        id: TableId(row.table_id),
        stage,
        opened_by: row.opened_by.map(PersonId),
        listed: row.listed,
        created_at: row.created_at,
        started_at: row.started_at,
        finished_at: row.finished_at,
        preset: row.preset,
        options: row.options,
        first: match (&*row.first, row.first_seat) {
            ("random", _) => First::Random,
            ("seat", Some(seat)) => First::Seat(seat),
            _ => First::Edition,
        },
        watch,
        time: row.time,
        conventions: row.conventions,
        turn: row
            .turn_seat
            .zip(row.turn_since)
            .map(|(seat, since)| TurnRow {
                seat,
                since,
                due: row.turn_due,
            }),
        seats: seats
            .into_iter()
            .map(|seat| SeatRow {
                person: person(seat.person, seat.person_name),
                bot: seat.bot,
                kept_for: person(seat.kept_for, seat.kept_for_name),
            })
            .collect(),
        result,
        given: row
            .given
            .map(|words| {
                let unknown = || StoreError::unavailable(format!("unknown words `{words}`"));
                GivenBy::from_words(&words).ok_or_else(unknown)
            })
            .transpose()?,
        dealt: row.dealt,
    })
}

/// The beginning of a statement that inserts the lines of the JSON list `$1`.
pub(super) fn insert(table: &str, columns: &[&str]) -> String {
    let columns = columns.join(", ");
    format!(
        "insert into {table} ({columns})
         select {columns} from json_populate_recordset(null::{table}, $1::json)"
    )
}

/// Writes rows of tables, in the place of those that there were.
pub(super) async fn write_rows(
    connection: &mut PgConnection,
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
    sqlx::query("delete from seats where table_id = any($1)")
        .bind(rows.ids)
        .execute(&mut *connection)
        .await?;
    sqlx::query(AssertSqlSafe(insert("seats", &OF_SEATS)))
        .bind(rows.seats)
        .execute(connection)
        .await?;
    Ok(())
}
