//! Records of play: the result of every finished game, for each person who played it.
//!
//! They are written in the transaction that ends a game, so that the cost of a query doesn't depend on the
//! number of games.

use std::collections::{HashMap, HashSet};

use kagiya_protocol::{DealSource, PersonId, TableId};
use serde::Serialize;

use super::firsts::{FinishedGame, write_firsts};
use super::table_row::{select_rows, table_row};
use crate::connection::{Connection, Row, json};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{Figures, Stage, TableRow};

/// A filter for the games of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The player.
    pub by: PersonId,
    /// Only those of this preset.
    pub preset: Option<String>,
    /// Only those with this number of players.
    pub players: Option<u8>,
    /// Only those that this person has played too.
    pub with: Option<PersonId>,
    /// Only those with this outcome, by its name in the store.
    pub outcome: Option<String>,
    /// Only those that ended before this time, or at it with a smaller id.
    pub before: Option<(i64, TableId)>,
}

/// A person's statistics for one edition and one number of players. Abandoned games don't count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerStats {
    /// The preset.
    pub preset: String,
    /// Whether options were changed.
    pub changed: bool,
    /// The number of players.
    pub players: u8,
    /// The number of games.
    pub games: u32,
    /// The number of games with a score.
    pub scored: u32,
    /// The sum of their points.
    pub points: i64,
    /// The most points in one of them; `None` without a game that has a score.
    pub best: Option<i64>,
    /// The number of perfect games.
    pub perfect: u32,
    /// The number of lost games.
    pub lost: u32,
    /// The sum of strikes.
    pub strikes: u32,
    /// The sum of clues.
    pub clues: u32,
    /// The sum of [`Figures::cards`].
    pub cards: u32,
    /// The number of games in a row that were not lost, up to the last one.
    pub streak: u32,
    /// The longest such streak.
    pub longest: u32,
}

/// A game among those of one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealGame {
    /// The table where it was played.
    pub table: TableId,
    /// The outcome, by its name in the store.
    pub outcome: String,
    /// The points.
    pub points: i64,
    /// When it ended, in milliseconds since 1970.
    pub finished_at: i64,
}

/// The outcome of an abandoned game.
const ABANDONED: &str = "broken_off";

/// The columns of a game that a person has played.
const PLAYED_COLUMNS: [&str; 7] = [
    "person",
    "finished_at",
    "table_id",
    "preset",
    "changed",
    "players",
    "outcome",
];

/// The columns of a person's statistics.
const STANDINGS_COLUMNS: [&str; 15] = [
    "person", "preset", "changed", "players", "games", "points", "best", "perfect", "lost",
    "strikes", "clues", "cards", "streak", "longest", "scored",
];

/// Adds one more game to a person's statistics.
const OR_ADD: &str = "on conflict (person, preset, changed, players) do update set
    games = standings.games + 1,
    points = standings.points + excluded.points,
    best = case when excluded.scored = 0 then standings.best
        when standings.scored = 0 or excluded.best > standings.best then excluded.best
        else standings.best end,
    scored = standings.scored + excluded.scored,
    perfect = standings.perfect + excluded.perfect,
    lost = standings.lost + excluded.lost,
    strikes = standings.strikes + excluded.strikes,
    clues = standings.clues + excluded.clues,
    cards = standings.cards + excluded.cards,
    streak = case when excluded.streak = 0 then 0 else standings.streak + 1 end,
    longest = case when excluded.streak > 0 and standings.streak >= standings.longest
        then standings.streak + 1 else standings.longest end";

/// The tables of the games of a person that match the filter.
const PLAYED: &str = "where table_id in
    (select table_id from played where person = $1
         and (finished_at, table_id) < ($2, $3)
         and (cast($4 as text) is null or preset = cast($4 as text))
         and (cast($5 as bigint) is null or players = cast($5 as bigint))
         and (cast($6 as text) is null or outcome = cast($6 as text))
         and (cast($7 as text) is null or exists (select 1 from played as other
             where other.table_id = played.table_id and other.person = cast($7 as text)))
     order by finished_at desc, table_id desc limit $8)
    order by finished_at desc, table_id desc";

/// Finished tables without statistics.
const UNCOUNTED: &str = "where stage = 'finished' and finished_at is not null
    and deal is null and (finished_at, table_id) > ($1, $2)
    order by finished_at, table_id limit $3";

/// A person's statistics.
const STANDINGS: &str = "select preset, changed, players, games, points, best, perfect,
    lost, strikes, clues, cards, streak, longest, scored from standings where person = $1
    order by games desc, preset, changed, players";

/// The games of a deal.
const OF_DEAL: &str = "select table_id, outcome, points, finished_at from tables
    where deal = $1 and outcome <> 'broken_off'
    order by points desc, finished_at, table_id limit $2";

fn standing(row: &Row) -> Result<PlayerStats, sqlx::Error> {
    let scored = row.number(13)?;
    let best = row.number(5)?;
    Ok(PlayerStats {
        preset: row.get(0)?,
        changed: row.get(1)?,
        players: row.number(2)?,
        games: row.number(3)?,
        scored,
        points: row.number(4)?,
        best: (scored > 0).then_some(best),
        perfect: row.number(6)?,
        lost: row.number(7)?,
        strikes: row.number(8)?,
        clues: row.number(9)?,
        cards: row.number(10)?,
        streak: row.number(11)?,
        longest: row.number(12)?,
    })
}

impl Store {
    /// A person's statistics, most games first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn standings(&self, person: &PersonId) -> Result<Vec<PlayerStats>, StoreError> {
        self.fetch(STANDINGS, &[person.into()], standing).await
    }

    /// The tables of the games of a person that match the filter, newest first, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn played(&self, which: &Played, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let (time, id) = match &which.before {
            Some((time, id)) => (*time, id.as_str()),
            None => (i64::MAX, ""),
        };
        let values = [
            (&which.by).into(),
            time.into(),
            id.into(),
            which.preset.as_deref().into(),
            which.players.map(i64::from).into(),
            which.outcome.as_deref().into(),
            which.with.as_ref().map(PersonId::as_str).into(),
            limit.into(),
        ];
        let sql = select_rows(self.dialect(), PLAYED);
        self.fetch(sql, &values, table_row).await
    }

    /// The games of a deal that were not abandoned, best first, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn games_of_deal(&self, deal: &str, limit: u32) -> Result<Vec<DealGame>, StoreError> {
        self.fetch(OF_DEAL, &[deal.into(), limit.into()], |row| {
            Ok(DealGame {
                table: TableId(row.get(0)?),
                outcome: row.get(1)?,
                points: row.number(2)?,
                finished_at: row.get(3)?,
            })
        })
        .await
    }

    /// Finished tables without statistics, oldest first, after this time and table.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn uncounted(
        &self,
        (time, table): (i64, &TableId),
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_rows(self.dialect(), UNCOUNTED);
        let values = [time.into(), table.into(), limit.into()];
        self.fetch(sql, &values, table_row).await
    }
}

/// A finished game in the records of one of its players.
#[derive(Clone, Debug)]
struct Entry<'a> {
    person: &'a str,
    table: &'a str,
    finished_at: i64,
    preset: &'a str,
    changed: bool,
    players: i64,
    outcome: &'a str,
    /// The points, if the game has a score.
    points: Option<i64>,
    figures: &'a Figures,
    with_people: bool,
    given: Option<&'a DealSource>,
}

/// A row of `played`.
#[derive(Serialize)]
struct PlayedRecord<'a> {
    person: &'a str,
    finished_at: i64,
    table_id: &'a str,
    preset: &'a str,
    changed: bool,
    players: i64,
    outcome: &'a str,
}

/// A row of `standings` for one game.
#[derive(Serialize)]
struct StandingRecord<'a> {
    person: &'a str,
    preset: &'a str,
    changed: bool,
    players: i64,
    games: u8,
    points: i64,
    best: i64,
    perfect: u8,
    lost: u8,
    strikes: u8,
    clues: u16,
    cards: u16,
    streak: u8,
    longest: u8,
    scored: u8,
}

impl<'a> Entry<'a> {
    /// The key of the statistics to which the game belongs.
    fn key(&self) -> (&'a str, &'a str, bool, i64) {
        (self.person, self.preset, self.changed, self.players)
    }

    /// The game with the longest series of its key, if that was just written.
    fn finished(&self, longest: &HashMap<(String, String, bool, i64), i64>) -> FinishedGame<'a> {
        let (person, preset, changed, players) = self.key();
        let key = (person.to_owned(), preset.to_owned(), changed, players);
        FinishedGame {
            person,
            table: self.table,
            finished_at: self.finished_at,
            preset,
            changed,
            is_perfect: self.outcome == "perfect",
            with_people: self.with_people,
            given: self.given,
            longest: longest.get(&key).copied().unwrap_or(0),
        }
    }

    fn played(&self) -> PlayedRecord<'a> {
        PlayedRecord {
            person: self.person,
            finished_at: self.finished_at,
            table_id: self.table,
            preset: self.preset,
            changed: self.changed,
            players: self.players,
            outcome: self.outcome,
        }
    }

    fn standing(&self) -> StandingRecord<'a> {
        let lost = u8::from(self.outcome == "lost");
        let kept = 1 - lost;
        StandingRecord {
            person: self.person,
            preset: self.preset,
            changed: self.changed,
            players: self.players,
            games: 1,
            points: self.points.unwrap_or(0),
            best: self.points.unwrap_or(0),
            perfect: u8::from(self.outcome == "perfect"),
            lost,
            strikes: self.figures.strikes,
            clues: self.figures.clues,
            cards: self.figures.cards,
            streak: kept,
            longest: kept,
            scored: u8::from(self.points.is_some()),
        }
    }
}

/// The entries of a table's row, one for each person who played, in the order of their ids.
fn entries(row: &TableRow) -> Vec<Entry<'_>> {
    let (Stage::Finished, Some(finished_at), Some(result)) =
        (row.stage, row.finished_at, &row.result)
    else {
        return Vec::new();
    };
    let Some(figures) = &result.figures else {
        return Vec::new();
    };
    let mut people: Vec<&str> = row.people().map(PersonId::as_str).collect();
    people.sort_unstable();
    people.dedup();
    let with_people = people.len() > 1;
    let players = i64::try_from(row.seats.len()).unwrap_or(i64::MAX);
    let entry = |person| Entry {
        person,
        table: row.id.as_str(),
        finished_at,
        preset: &row.preset,
        changed: !row.options.is_empty(),
        players,
        outcome: &result.outcome,
        points: result.shown.then_some(result.points.into()),
        figures,
        with_people,
        given: row.given.as_ref(),
    };
    people.into_iter().map(entry).collect()
}

/// Writes the results of finished games into the records of their players, unless they are there already.
pub(crate) async fn write_results(
    connection: &mut Connection<'_>,
    rows: &[&TableRow],
) -> Result<(), sqlx::Error> {
    let mut entries: Vec<Entry<'_>> = rows.iter().flat_map(|row| entries(row)).collect();
    if entries.is_empty() {
        return Ok(());
    }
    let dialect = connection.dialect();
    // The rows are written in one order, so that two servers that write results of the same people can't
    // deadlock. Games of one person keep their order.
    entries.sort_by_key(Entry::key);
    let played: Vec<_> = entries.iter().map(Entry::played).collect();
    let add = format!(
        "{} on conflict do nothing returning person, table_id",
        dialect.insert_rows("played", &PLAYED_COLUMNS)
    );
    let new = connection.fetch(add, &[(&json(&played)?).into()]).await?;
    let new = new.iter().map(|row| Ok((row.get(0)?, row.get(1)?)));
    let new: HashSet<(String, String)> = new.collect::<Result<_, sqlx::Error>>()?;
    entries.retain(|entry| {
        entry.outcome != ABANDONED
            && new.contains(&(entry.person.to_owned(), entry.table.to_owned()))
    });
    let add = format!(
        "{} {OR_ADD} returning person, preset, changed, players, longest",
        dialect.insert_rows("standings", &STANDINGS_COLUMNS)
    );
    let mut finished = Vec::with_capacity(entries.len());
    // A statement can change each row only once.
    while !entries.is_empty() {
        let mut later = Vec::new();
        let mut now: Vec<Entry<'_>> = Vec::with_capacity(entries.len());
        for entry in entries {
            let same = now.last().is_some_and(|last| last.key() == entry.key());
            if same { &mut later } else { &mut now }.push(entry);
        }
        let games: Vec<_> = now.iter().map(Entry::standing).collect();
        let added = connection
            .fetch(add.clone(), &[(&json(&games)?).into()])
            .await?;
        let mut longest = HashMap::new();
        for row in added {
            let key: (String, String, bool, i64) =
                (row.get(0)?, row.get(1)?, row.get(2)?, row.number(3)?);
            longest.insert(key, row.number(4)?);
        }
        finished.extend(now.into_iter().map(|entry| entry.finished(&longest)));
        entries = later;
    }
    write_firsts(connection, &finished).await
}
