//! The first games of each kind that a person has played to their end, such as the first perfect one.
//!
//! They are written in the transaction that ends a game, so that no query looks through games.

use kagiya_protocol::{DealSource, PersonId, TableId};
use serde::Serialize;

use crate::connection::{Connection, Row, json};
use crate::error::StoreError;
use crate::store::Store;

/// The number of games in a row that are not lost, in one edition with one number of players, for
/// [`FirstKind::Row`].
const IN_A_ROW: i64 = 10;

/// What was the first of its kind. Games with changed options count only for [`Row`](Self::Row),
/// [`People`](Self::People) and [`Day`](Self::Day).
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FirstKind {
    /// A game of this preset.
    Edition(String),
    /// A perfect game of this preset.
    PerfectEdition(String),
    /// A perfect game.
    Perfect,
    /// The tenth game in a row that was not lost.
    Row,
    /// A deal of the day.
    Day,
    /// A game with another person.
    People,
}

impl FirstKind {
    /// The stored form.
    fn words(&self) -> String {
        match self {
            Self::Edition(preset) => format!("edition {preset}"),
            Self::PerfectEdition(preset) => format!("perfect {preset}"),
            Self::Perfect => "perfect".to_owned(),
            Self::Row => "row".to_owned(),
            Self::Day => "day".to_owned(),
            Self::People => "people".to_owned(),
        }
    }

    /// Parses the stored form; `None` for a kind of a later release.
    fn from_words(words: &str) -> Option<Self> {
        match words.split_once(' ') {
            Some(("edition", preset)) => Some(Self::Edition(preset.to_owned())),
            Some(("perfect", preset)) => Some(Self::PerfectEdition(preset.to_owned())),
            Some(_) => None,
            None => match words {
                "perfect" => Some(Self::Perfect),
                "row" => Some(Self::Row),
                "day" => Some(Self::Day),
                "people" => Some(Self::People),
                _ => None,
            },
        }
    }
}

/// A person's first game of a kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstGame {
    /// The kind.
    pub what: FirstKind,
    /// The table where it was played.
    pub table: TableId,
    /// When it ended, in milliseconds since 1970.
    pub finished_at: i64,
}

/// A finished game, as far as it matters here.
pub(super) struct FinishedGame<'a> {
    pub(super) person: &'a str,
    pub(super) table: &'a str,
    pub(super) finished_at: i64,
    pub(super) preset: &'a str,
    pub(super) changed: bool,
    pub(super) is_perfect: bool,
    /// Whether another person has played it, too.
    pub(super) with_people: bool,
    pub(super) given: Option<&'a DealSource>,
    /// The longest series of games without a loss after this one.
    pub(super) longest: i64,
}

/// A row of `firsts`.
#[derive(PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct FirstRecord<'a> {
    person: &'a str,
    what: String,
    finished_at: i64,
    table_id: &'a str,
}

impl FinishedGame<'_> {
    /// The kinds of which this game can be the first.
    fn kinds(&self) -> impl Iterator<Item = FirstKind> {
        let preset = || self.preset.to_owned();
        let is_day = matches!(self.given, Some(DealSource::Day { .. }));
        let is_perfect = self.is_perfect && !self.changed;
        [
            (!self.changed).then(|| FirstKind::Edition(preset())),
            is_perfect.then(|| FirstKind::PerfectEdition(preset())),
            is_perfect.then_some(FirstKind::Perfect),
            (self.longest >= IN_A_ROW).then_some(FirstKind::Row),
            is_day.then_some(FirstKind::Day),
            self.with_people.then_some(FirstKind::People),
        ]
        .into_iter()
        .flatten()
    }
}

/// An earlier game replaces a later one, as the results of an earlier release are added afterwards. The tenth
/// game in a row stays, as the series is counted in the order in which games are added.
const OR_KEEP: &str = "on conflict (person, what) do update set
    table_id = excluded.table_id, finished_at = excluded.finished_at
    where excluded.finished_at < firsts.finished_at and firsts.what <> 'row'";

/// Writes the games that are the first of a kind for their person.
pub(super) async fn write_firsts(
    connection: &mut Connection<'_>,
    games: &[FinishedGame<'_>],
) -> Result<(), sqlx::Error> {
    let mut rows: Vec<FirstRecord<'_>> = games
        .iter()
        .flat_map(|game| {
            game.kinds().map(|kind| FirstRecord {
                person: game.person,
                what: kind.words(),
                finished_at: game.finished_at,
                table_id: game.table,
            })
        })
        .collect();
    // All servers write in one order, so that they can't deadlock; a statement can change each row only once.
    rows.sort_unstable();
    rows.dedup_by(|later, first| (later.person, &later.what) == (first.person, &first.what));
    if rows.is_empty() {
        return Ok(());
    }
    let columns = ["person", "what", "finished_at", "table_id"];
    let add = connection.dialect().insert_rows("firsts", &columns);
    let add = format!("{add} {OR_KEEP}");
    connection.execute(add, &[(&json(&rows)?).into()]).await?;
    Ok(())
}

/// `None` for a kind of a later release.
fn first_game(row: &Row) -> Result<Option<FirstGame>, sqlx::Error> {
    let what: String = row.get(0)?;
    let Some(what) = FirstKind::from_words(&what) else {
        return Ok(None);
    };
    Ok(Some(FirstGame {
        what,
        table: TableId(row.get(1)?),
        finished_at: row.number(2)?,
    }))
}

impl Store {
    /// A person's first games of each kind, oldest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn firsts(&self, person: &PersonId) -> Result<Vec<FirstGame>, StoreError> {
        let sql = "select what, table_id, finished_at from firsts where person = $1
            order by finished_at, what";
        let found = self.fetch(sql, &[person.into()], first_game).await?;
        Ok(found.into_iter().flatten().collect())
    }
}
