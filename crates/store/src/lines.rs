//! The rows of tables as lines of a database, which travel to it as JSON: one statement for all of a group.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{First, GivenBy, Stage, TableRow};

/// The columns of tables.
pub(super) const OF_TABLES: [&str; 31] = [
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

/// The columns that the first line of a table has for good.
const FOR_GOOD: [&str; 4] = ["table_id", "created_at", "opened_by", "given"];

/// The columns of seats.
pub(super) const OF_SEATS: [&str; 9] = [
    "table_id",
    "seat",
    "person",
    "person_name",
    "bot",
    "kept_for",
    "kept_for_name",
    "current",
    "finished_at",
];

/// What is done with the line of a table that is there already.
pub(super) fn or_replace() -> String {
    let replaced = OF_TABLES.iter().filter(|it| !FOR_GOOD.contains(it));
    let replaced: Vec<String> = replaced.map(|it| format!("{it} = excluded.{it}")).collect();
    format!(
        "on conflict (table_id) do update set {}",
        replaced.join(", ")
    )
}

/// The line of a table.
#[derive(Serialize, Deserialize)]
pub(super) struct Line {
    pub(super) table_id: String,
    pub(super) stage: String,
    pub(super) listed: bool,
    pub(super) created_at: i64,
    pub(super) started_at: Option<i64>,
    pub(super) finished_at: Option<i64>,
    pub(super) preset: String,
    pub(super) options: BTreeMap<String, Value>,
    pub(super) first: String,
    pub(super) first_seat: Option<u8>,
    pub(super) watch: String,
    pub(super) outcome: Option<String>,
    pub(super) lost: Option<String>,
    pub(super) points: Option<i8>,
    pub(super) shown: Option<bool>,
    pub(super) rating: Option<String>,
    pub(super) scale: Option<String>,
    pub(super) max_score: Option<i8>,
    pub(super) turns: Option<u16>,
    pub(super) opened_by: Option<String>,
    pub(super) strikes: Option<u8>,
    pub(super) clues: Option<u16>,
    pub(super) cards: Option<u16>,
    pub(super) deal: Option<String>,
    pub(super) time: Option<String>,
    pub(super) conventions: Option<String>,
    pub(super) turn_seat: Option<u8>,
    pub(super) turn_since: Option<i64>,
    pub(super) turn_due: Option<i64>,
    pub(super) given: Option<String>,
    pub(super) dealt: Option<String>,
}

/// The line of a seat.
#[derive(Serialize, Deserialize)]
pub(super) struct Seat {
    pub(super) table_id: String,
    #[serde(rename = "seat")]
    pub(super) place: usize,
    pub(super) person: Option<String>,
    pub(super) person_name: Option<String>,
    pub(super) bot: Option<String>,
    pub(super) kept_for: Option<String>,
    pub(super) kept_for_name: Option<String>,
    pub(super) current: bool,
    pub(super) finished_at: Option<i64>,
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

/// Something as it travels to a database.
pub(super) fn json(value: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Rows of tables as they are written.
pub(super) struct Rows {
    /// The tables.
    pub(super) ids: Vec<String>,
    /// How many seats each of them has.
    pub(super) sizes: Vec<usize>,
    /// Their lines.
    pub(super) lines: String,
    /// The lines of their seats.
    pub(super) seats: String,
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
        let sizes = rows.iter().map(|row| row.seats.len()).collect();
        let seats: Vec<Seat> = rows.into_iter().flat_map(seats).collect();
        Ok(Self {
            ids,
            sizes,
            lines: json(&lines)?,
            seats: json(&seats)?,
        })
    }
}
