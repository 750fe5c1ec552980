//! The rows of tables, each with the rows of its seats. They are sent to the database as JSON, in one
//! statement for all rows of a group.

use std::collections::BTreeMap;

use kagiya_protocol::{DealSource, PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::connection::{Connection, Dialect, Row, decode, json};
use crate::types::{
    Figures, First, ResultRow, SeatRow, Stage, StoredPerson, TableRow, TurnRow, Watch,
};

/// The columns of `tables`.
const TABLE_COLUMNS: [&str; 31] = [
    "table_id",
    "stage",
    "listed",
    "created_at",
    "started_at",
    "finished_at",
    "preset",
    "options",
    "first",
    "first_seat",
    "watch",
    "outcome",
    "lost",
    "points",
    "shown",
    "rating",
    "scale",
    "max_score",
    "turns",
    "opened_by",
    "strikes",
    "clues",
    "cards",
    "deal",
    "time",
    "conventions",
    "turn_seat",
    "turn_since",
    "turn_due",
    "given",
    "dealt",
];

/// The columns that keep the value of a table's first row.
const CONSTANT: [&str; 4] = ["table_id", "created_at", "opened_by", "given"];

/// The key of `seats`.
const SEAT_KEY: [&str; 2] = ["table_id", "seat"];

/// The other columns of `seats`.
const SEAT_COLUMNS: [&str; 7] = [
    "person",
    "person_name",
    "bot",
    "kept_for",
    "kept_for_name",
    "current",
    "finished_at",
];

/// A row of `tables`.
#[derive(Serialize)]
struct TableRecord<'a> {
    table_id: &'a str,
    stage: &'a str,
    listed: bool,
    created_at: i64,
    started_at: Option<i64>,
    finished_at: Option<i64>,
    preset: &'a str,
    options: &'a BTreeMap<String, Json>,
    first: &'a str,
    first_seat: Option<u8>,
    watch: String,
    outcome: Option<&'a str>,
    lost: Option<&'a str>,
    points: Option<i8>,
    shown: Option<bool>,
    rating: Option<&'a str>,
    scale: Option<&'a str>,
    max_score: Option<i8>,
    turns: Option<u16>,
    opened_by: Option<&'a str>,
    strikes: Option<u8>,
    clues: Option<u16>,
    cards: Option<u16>,
    deal: Option<&'a str>,
    time: Option<&'a str>,
    conventions: Option<&'a str>,
    turn_seat: Option<u8>,
    turn_since: Option<i64>,
    turn_due: Option<i64>,
    given: Option<String>,
    dealt: Option<&'a str>,
}

impl<'a> TableRecord<'a> {
    fn of(row: &'a TableRow) -> Self {
        let (first, first_seat) = match row.first {
            First::Edition => ("edition", None),
            First::Random => ("random", None),
            First::Seat(seat) => ("seat", Some(seat)),
        };
        let result = row.result.as_ref();
        let figures = result.and_then(|result| result.figures.as_ref());
        Self {
            table_id: row.id.as_str(),
            stage: row.stage.word(),
            listed: row.listed,
            created_at: row.created_at,
            started_at: row.started_at,
            finished_at: row.finished_at,
            preset: &row.preset,
            options: &row.options,
            first,
            first_seat,
            watch: row.watch.words(),
            outcome: result.map(|result| &*result.outcome),
            lost: result.and_then(|result| result.lost.as_deref()),
            points: result.map(|result| result.points),
            shown: result.map(|result| result.shown),
            rating: result.and_then(|result| result.rating.as_deref()),
            scale: result.map(|result| &*result.scale),
            max_score: result.map(|result| result.max_score),
            turns: result.map(|result| result.turns),
            opened_by: row.opened_by.as_ref().map(PersonId::as_str),
            strikes: figures.map(|figures| figures.strikes),
            clues: figures.map(|figures| figures.clues),
            cards: figures.map(|figures| figures.cards),
            deal: figures.map(|figures| &*figures.deal),
            time: row.time.as_deref(),
            conventions: row.conventions.as_deref(),
            turn_seat: row.turn.map(|turn| turn.seat),
            turn_since: row.turn.map(|turn| turn.since),
            turn_due: row.turn.and_then(|turn| turn.due),
            given: row.given.as_ref().map(DealSource::words),
            dealt: row.dealt.as_deref(),
        }
    }
}

/// A row of `seats`.
#[derive(Serialize)]
struct SeatRecord<'a> {
    table_id: &'a str,
    seat: usize,
    person: Option<&'a str>,
    person_name: Option<&'a str>,
    bot: Option<&'a str>,
    kept_for: Option<&'a str>,
    kept_for_name: Option<&'a str>,
    current: bool,
    finished_at: Option<i64>,
}

fn seats(row: &TableRow) -> impl Iterator<Item = SeatRecord<'_>> {
    row.seats.iter().enumerate().map(|(seat, it)| {
        let (person, kept_for) = (it.person.as_ref(), it.kept_for.as_ref());
        SeatRecord {
            table_id: row.id.as_str(),
            seat,
            person: person.map(|person| person.id.as_str()),
            person_name: person.map(|person| &*person.name),
            bot: it.bot.as_deref(),
            kept_for: kept_for.map(|person| person.id.as_str()),
            kept_for_name: kept_for.map(|person| &*person.name),
            current: row.stage.is_current(),
            finished_at: row.finished_at.filter(|_| row.stage == Stage::Finished),
        }
    })
}

/// The number of a table's seats.
#[derive(Serialize)]
struct SeatCount<'a> {
    table_id: &'a str,
    seat_count: usize,
}

/// Replaces rows of tables. Of several rows of one table the last one counts.
///
/// A few statements write all of them. Only changed seats are written, since each person has a page of their
/// own in the indexes.
pub(crate) async fn write_rows(
    connection: &mut Connection<'_>,
    rows: &[&TableRow],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let mut last: BTreeMap<&str, (TableRecord<'_>, &TableRow)> = BTreeMap::new();
    for row in rows {
        let mut record = TableRecord::of(row);
        if let Some((first, _)) = last.get(row.id.as_str()) {
            record.created_at = first.created_at;
            record.opened_by = first.opened_by;
        }
        last.insert(row.id.as_str(), (record, row));
    }
    let (records, rows): (Vec<_>, Vec<_>) = last.into_values().unzip();
    let dialect = connection.dialect();
    let replaced = TABLE_COLUMNS.iter().filter(|it| !CONSTANT.contains(it));
    let replaced = replaced.map(|it| format!("{it} = excluded.{it}"));
    let write = format!(
        "{} on conflict (table_id) do update set {}",
        dialect.insert_rows("tables", &TABLE_COLUMNS),
        replaced.collect::<Vec<_>>().join(", ")
    );
    connection
        .execute(write, &[(&json(&records)?).into()])
        .await?;
    let counts = rows.iter().map(|row| SeatCount {
        table_id: row.id.as_str(),
        seat_count: row.seats.len(),
    });
    let counts: Vec<SeatCount<'_>> = counts.collect();
    let remove = format!(
        "delete from seats where (table_id, seat) in
             (select seats.table_id, seats.seat from {} as kept
                 join seats on seats.table_id = kept.table_id where seats.seat >= seat_count)",
        dialect.rows(&[("table_id", "text"), ("seat_count", "integer")])
    );
    connection
        .execute(remove, &[(&json(&counts)?).into()])
        .await?;
    let of = |side: &str| SEAT_COLUMNS.map(|it| format!("{side}.{it}")).join(", ");
    let write = format!(
        "{} on conflict (table_id, seat) do update set ({}) = ({}) where ({}) is distinct from ({})",
        dialect.insert_rows("seats", &[&SEAT_KEY[..], &SEAT_COLUMNS[..]].concat()),
        SEAT_COLUMNS.join(", "),
        of("excluded"),
        of("seats"),
        of("excluded"),
    );
    let seats: Vec<SeatRecord<'_>> = rows.into_iter().flat_map(seats).collect();
    connection
        .execute(write, &[(&json(&seats)?).into()])
        .await?;
    Ok(())
}

/// A statement that selects rows of tables for [`table_row`]; `rest` follows the name of the table.
pub(crate) fn select_rows(dialect: Dialect, rest: &str) -> String {
    let columns = TABLE_COLUMNS.map(|column| match column {
        "options" => "cast(options as text) as options",
        column => column,
    });
    let seats = match dialect {
        Dialect::Sqlite => {
            "(select json_group_array(json_object('person', person, 'person_name', person_name,
                     'bot', bot, 'kept_for', kept_for, 'kept_for_name', kept_for_name))
                 from (select * from seats where seats.table_id = tables.table_id
                     order by seat))"
        }
        Dialect::Postgres => {
            "coalesce((select json_agg(seats order by seat) from seats
                 where seats.table_id = tables.table_id), '[]'::json)::text"
        }
    };
    let columns = columns.join(", ");
    format!("select {columns}, {seats} as seat_list from tables {rest}")
}

/// The columns of a seat in `seat_list`.
#[derive(Deserialize)]
struct Seat {
    person: Option<String>,
    person_name: Option<String>,
    bot: Option<String>,
    kept_for: Option<String>,
    kept_for_name: Option<String>,
}

fn person(id: Option<String>, name: Option<String>) -> Option<StoredPerson> {
    let id = PersonId(id?);
    let name = name.unwrap_or_default();
    Some(StoredPerson { id, name })
}

fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(decode)
}

fn unknown(what: &str, text: &str) -> sqlx::Error {
    decode(format!("unknown {what} of a table `{text}`"))
}

/// A row that [`select_rows`] has found.
///
/// # Errors
/// [`sqlx::Error::Decode`] if this program can't have written the row.
pub(crate) fn table_row(row: &Row) -> Result<TableRow, sqlx::Error> {
    let stage: String = row.get("stage")?;
    let watch: String = row.get("watch")?;
    let first: String = row.get("first")?;
    let given: Option<String> = row.get("given")?;
    let seats: Vec<Seat> = from_json(&row.get::<String>("seat_list")?)?;
    let given =
        given.map(|words| DealSource::from_words(&words).ok_or_else(|| unknown("deal", &words)));
    Ok(TableRow {
        id: TableId(row.get("table_id")?),
        stage: Stage::ALL
            .into_iter()
            .find(|it| it.word() == stage)
            .ok_or_else(|| unknown("stage", &stage))?,
        opened_by: row.get::<Option<String>>("opened_by")?.map(PersonId),
        listed: row.get("listed")?,
        created_at: row.get("created_at")?,
        started_at: row.get("started_at")?,
        finished_at: row.get("finished_at")?,
        preset: row.get("preset")?,
        options: from_json(&row.get::<String>("options")?)?,
        first: match (&*first, row.number_or_null("first_seat")?) {
            ("random", _) => First::Random,
            ("seat", Some(seat)) => First::Seat(seat),
            _ => First::Edition,
        },
        watch: Watch::from_words(&watch).ok_or_else(|| unknown("watch", &watch))?,
        time: row.get("time")?,
        conventions: row.get("conventions")?,
        turn: match (row.number_or_null("turn_seat")?, row.get("turn_since")?) {
            (Some(seat), Some(since)) => Some(TurnRow {
                seat,
                since,
                due: row.get("turn_due")?,
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
        result: result(row)?,
        given: given.transpose()?,
        dealt: row.get("dealt")?,
    })
}

fn result(row: &Row) -> Result<Option<ResultRow>, sqlx::Error> {
    let Some(outcome) = row.get("outcome")? else {
        return Ok(None);
    };
    let figures = match row.get("deal")? {
        None => None,
        Some(deal) => Some(Figures {
            strikes: row.number("strikes")?,
            clues: row.number("clues")?,
            cards: row.number("cards")?,
            deal,
        }),
    };
    Ok(Some(ResultRow {
        outcome,
        lost: row.get("lost")?,
        points: row.number("points")?,
        shown: row.get("shown")?,
        rating: row.get("rating")?,
        scale: row.get("scale")?,
        max_score: row.number("max_score")?,
        turns: row.number("turns")?,
        figures,
    }))
}
