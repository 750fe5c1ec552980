//! The row of a table in `SQLite`: its columns, and its seats.

use kagiya_protocol::{PersonId, TableId};
use serde::Deserialize;
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::store::{
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

/// Writes the row of a table, in the place of the one that there was.
pub(super) async fn write_row(
    connection: &mut SqliteConnection,
    row: &TableRow,
) -> Result<(), sqlx::Error> {
    let (first, first_seat) = match row.first {
        First::Edition => ("edition", None),
        First::Random => ("random", None),
        First::Seat(seat) => ("seat", Some(seat)),
    };
    let options =
        serde_json::to_string(&row.options).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let result = row.result.as_ref();
    let figures = result.and_then(|result| result.figures.as_ref());
    sqlx::query(
        "insert into tables (table_id, stage, listed, created_at, started_at, finished_at, preset,
             options, first, first_seat, outcome, lost, points, shown, rating, scale, max_score,
             turns, opened_by, watch, strikes, clues, cards, deal, given, dealt, time, turn_seat,
             turn_since, turn_due, conventions)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
             $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31)
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
    .bind(row.id.as_str())
    .bind(row.stage.word())
    .bind(row.listed)
    .bind(row.created_at)
    .bind(row.started_at)
    .bind(row.finished_at)
    .bind(&row.preset)
    .bind(options)
    .bind(first)
    .bind(first_seat)
    .bind(result.map(|result| &result.outcome))
    .bind(result.and_then(|result| result.lost.as_ref()))
    .bind(result.map(|result| result.points))
    .bind(result.map(|result| result.shown))
    .bind(result.and_then(|result| result.rating.as_ref()))
    .bind(result.map(|result| &result.scale))
    .bind(result.map(|result| result.max_score))
    .bind(result.map(|result| result.turns))
    .bind(row.opened_by.as_ref().map(PersonId::as_str))
    .bind(row.watch.words())
    .bind(figures.map(|figures| figures.strikes))
    .bind(figures.map(|figures| figures.clues))
    .bind(figures.map(|figures| figures.cards))
    .bind(figures.map(|figures| &figures.deal))
    .bind(row.given.as_ref().map(GivenBy::words))
    .bind(&row.dealt)
    .bind(row.time.as_ref())
    .bind(row.turn.map(|turn| turn.seat))
    .bind(row.turn.map(|turn| turn.since))
    .bind(row.turn.and_then(|turn| turn.due))
    .bind(row.conventions.as_ref())
    .execute(&mut *connection)
    .await?;
    sqlx::query("delete from seats where table_id = $1")
        .bind(row.id.as_str())
        .execute(&mut *connection)
        .await?;
    let seats: Vec<_> = row
        .seats
        .iter()
        .map(|seat| {
            let (person, kept_for) = (seat.person.as_ref(), seat.kept_for.as_ref());
            (
                person.map(|person| person.id.as_str()),
                person.map(|person| person.name.as_str()),
                seat.bot.as_deref(),
                kept_for.map(|person| person.id.as_str()),
                kept_for.map(|person| person.name.as_str()),
            )
        })
        .collect();
    let seats = serde_json::to_string(&seats).map_err(|error| sqlx::Error::Encode(error.into()))?;
    sqlx::query(
        "insert into seats (table_id, seat, person, person_name, bot, kept_for, kept_for_name,
             current, finished_at)
         select $1, key, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, $3, $4
         from json_each($2)",
    )
    .bind(row.id.as_str())
    .bind(seats)
    .bind(row.stage.is_current())
    .bind(row.finished_at.filter(|_| row.stage == Stage::Finished))
    .execute(connection)
    .await?;
    Ok(())
}
