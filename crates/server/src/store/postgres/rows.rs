//! The row of a table in `PostgreSQL`: its columns and its seats, which travel as JSON.

use std::collections::BTreeMap;

use kagiya_protocol::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use crate::store::{
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

/// The line of a table.
#[derive(Serialize, Deserialize)]
struct Line {
    table_id: String,
    stage: String,
    listed: bool,
    created_at: i64,
    started_at: Option<i64>,
    finished_at: Option<i64>,
    preset: String,
    options: BTreeMap<String, Value>,
    first: String,
    first_seat: Option<u8>,
    watch: String,
    outcome: Option<String>,
    lost: Option<String>,
    points: Option<i8>,
    shown: Option<bool>,
    rating: Option<String>,
    scale: Option<String>,
    max_score: Option<i8>,
    turns: Option<u16>,
    opened_by: Option<String>,
    strikes: Option<u8>,
    clues: Option<u16>,
    cards: Option<u16>,
    deal: Option<String>,
    time: Option<String>,
    conventions: Option<String>,
    turn_seat: Option<u8>,
    turn_since: Option<i64>,
    turn_due: Option<i64>,
    given: Option<String>,
    dealt: Option<String>,
}

/// The line of a seat.
#[derive(Serialize, Deserialize)]
struct Seat {
    table_id: String,
    #[serde(rename = "seat")]
    place: usize,
    person: Option<String>,
    person_name: Option<String>,
    bot: Option<String>,
    kept_for: Option<String>,
    kept_for_name: Option<String>,
    current: bool,
    finished_at: Option<i64>,
}

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

fn line(row: &TableRow) -> Line {
    let (first, first_seat) = match row.first {
        First::Edition => ("edition", None),
        First::Random => ("random", None),
        First::Seat(seat) => ("seat", Some(seat)),
    };
    let result = row.result.as_ref();
    let figures = result.and_then(|result| result.figures.as_ref());
    Line {
        table_id: row.id.0.clone(),
        stage: row.stage.word().to_owned(),
        listed: row.listed,
        created_at: row.created_at,
        started_at: row.started_at,
        finished_at: row.finished_at,
        preset: row.preset.clone(),
        options: row.options.clone(),
        first: first.to_owned(),
        first_seat,
        watch: row.watch.words(),
        outcome: result.map(|result| result.outcome.clone()),
        lost: result.and_then(|result| result.lost.clone()),
        points: result.map(|result| result.points),
        shown: result.map(|result| result.shown),
        rating: result.and_then(|result| result.rating.clone()),
        scale: result.map(|result| result.scale.clone()),
        max_score: result.map(|result| result.max_score),
        turns: result.map(|result| result.turns),
        opened_by: row.opened_by.as_ref().map(|person| person.0.clone()),
        strikes: figures.map(|figures| figures.strikes),
        clues: figures.map(|figures| figures.clues),
        cards: figures.map(|figures| figures.cards),
        deal: figures.map(|figures| figures.deal.clone()),
        time: row.time.clone(),
        conventions: row.conventions.clone(),
        turn_seat: row.turn.map(|turn| turn.seat),
        turn_since: row.turn.map(|turn| turn.since),
        turn_due: row.turn.and_then(|turn| turn.due),
        given: row.given.as_ref().map(GivenBy::words),
        dealt: row.dealt.clone(),
    }
}

fn seats(row: &TableRow) -> impl Iterator<Item = Seat> {
    row.seats.iter().enumerate().map(|(place, it)| {
        let (person, kept_for) = (it.person.as_ref(), it.kept_for.as_ref());
        Seat {
            table_id: row.id.0.clone(),
            place,
            person: person.map(|person| person.id.0.clone()),
            person_name: person.map(|person| person.name.clone()),
            bot: it.bot.clone(),
            kept_for: kept_for.map(|person| person.id.0.clone()),
            kept_for_name: kept_for.map(|person| person.name.clone()),
            current: row.stage.is_current(),
            finished_at: row.finished_at.filter(|_| row.stage == Stage::Finished),
        }
    })
}

fn json(lines: &[impl Serialize]) -> Result<String, sqlx::Error> {
    serde_json::to_string(lines).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Rows of tables as they are written.
pub(super) struct Rows {
    ids: Vec<String>,
    lines: String,
    seats: String,
}

impl Rows {
    /// Of several rows of one table the last one counts, as if they had been written one after the
    /// other.
    pub(super) fn of<'a>(rows: impl Iterator<Item = &'a TableRow>) -> Result<Self, sqlx::Error> {
        // When a table was opened, and by whom, is what its first row says.
        let mut lines: BTreeMap<&str, (Line, &TableRow)> = BTreeMap::new();
        for row in rows {
            let mut line = line(row);
            if let Some((first, _)) = lines.get(row.id.as_str()) {
                line.created_at = first.created_at;
                line.opened_by.clone_from(&first.opened_by);
            }
            lines.insert(row.id.as_str(), (line, row));
        }
        let ids = lines.keys().map(|id| (*id).to_owned()).collect();
        let (lines, rows): (Vec<Line>, Vec<&TableRow>) = lines.into_values().unzip();
        let seats: Vec<Seat> = rows.into_iter().flat_map(seats).collect();
        Ok(Self {
            ids,
            lines: json(&lines)?,
            seats: json(&seats)?,
        })
    }
}

/// Writes rows of tables, in the place of those that there were.
pub(super) async fn write_rows(
    connection: &mut PgConnection,
    rows: Rows,
) -> Result<(), sqlx::Error> {
    if rows.ids.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "insert into tables select * from json_populate_recordset(null::tables, $1::json)
         on conflict (table_id) do update set
             stage = excluded.stage, listed = excluded.listed, started_at = excluded.started_at,
             finished_at = excluded.finished_at, preset = excluded.preset,
             options = excluded.options, first = excluded.first, first_seat = excluded.first_seat,
             outcome = excluded.outcome, lost = excluded.lost, points = excluded.points,
             shown = excluded.shown, rating = excluded.rating, scale = excluded.scale,
             max_score = excluded.max_score, turns = excluded.turns, watch = excluded.watch,
             strikes = excluded.strikes, clues = excluded.clues, cards = excluded.cards,
             deal = excluded.deal, dealt = excluded.dealt, time = excluded.time,
             turn_seat = excluded.turn_seat, turn_since = excluded.turn_since,
             turn_due = excluded.turn_due, conventions = excluded.conventions",
    )
    .bind(rows.lines)
    .execute(&mut *connection)
    .await?;
    sqlx::query("delete from seats where table_id = any($1)")
        .bind(rows.ids)
        .execute(&mut *connection)
        .await?;
    sqlx::query("insert into seats select * from json_populate_recordset(null::seats, $1::json)")
        .bind(rows.seats)
        .execute(connection)
        .await?;
    Ok(())
}
