//! Records of play: what came of every finished game, for each person who played it.
//!
//! They are written in the transaction that ends a game, so that a question costs the same however many games
//! there are.

use kagiya_protocol::{PersonId, TableId};

use serde::Serialize;

use super::{Later, TableRow};

/// What is counted of a game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Strikes.
    pub strikes: u8,
    /// Clues that were given.
    pub clues: u16,
    /// Cards found out about: those on the fireworks, and clued ones in hands that may still be needed.
    pub cards: u16,
    /// What all games with the same rules and the same deal have in common: 64 hexadecimal digits.
    pub deal: String,
}

/// Which games of a person are meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who has played them.
    pub by: PersonId,
    /// Only those of this preset.
    pub preset: Option<String>,
    /// Only those with so many players.
    pub players: Option<u8>,
    /// Only those that this person has played too.
    pub with: Option<PersonId>,
    /// Only those that ended so, in the word of the store.
    pub outcome: Option<String>,
    /// Only those that ended before this time, or at it with a smaller id.
    pub before: Option<(i64, TableId)>,
}

/// What a person's games of one edition with one number of players came to. Games that were broken off don't
/// count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The preset.
    pub preset: String,
    /// Whether options were changed.
    pub changed: bool,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// Their points together.
    pub points: i64,
    /// The most points in one game.
    pub best: i64,
    /// How many were perfect.
    pub perfect: u32,
    /// How many were lost.
    pub lost: u32,
    /// Strikes in all of them.
    pub strikes: u32,
    /// Clues in all of them.
    pub clues: u32,
    /// Cards found out about in all of them.
    pub cards: u32,
    /// How many games in a row were not lost, up to the last one.
    pub streak: u32,
    /// The longest such row.
    pub longest: u32,
}

/// A game among those of one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealGame {
    /// Where it was played.
    pub table: TableId,
    /// How it ended, in the word of the store.
    pub outcome: String,
    /// The points.
    pub points: i64,
    /// When it ended.
    pub finished_at: i64,
}

/// A place where records of play are kept.
pub trait Results: Send + Sync {
    /// What a person's games came to, most games first.
    fn standings<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Standing>>;

    /// The tables of the games that a person has played and that fit, newest first, at most `limit`.
    fn played<'a>(&'a self, which: &'a Played, limit: u32) -> Later<'a, Vec<TableRow>>;

    /// The games of a deal that were not broken off, best first, at most `limit`.
    fn games_of_deal<'a>(&'a self, deal: &'a str, limit: u32) -> Later<'a, Vec<DealGame>>;

    /// Finished tables of which nothing is counted yet, oldest first, after this time and table.
    fn uncounted<'a>(&'a self, after: (i64, &'a TableId), limit: u32) -> Later<'a, Vec<TableRow>>;
}

/// A game that has ended, as one of its players has it in the records.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    pub(super) person: &'a str,
    pub(super) table: &'a str,
    pub(super) finished_at: i64,
    pub(super) preset: &'a str,
    pub(super) changed: bool,
    pub(super) players: i64,
    pub(super) outcome: &'a str,
    pub(super) points: i64,
    pub(super) figures: &'a Figures,
}

/// A game that a person has played, as a line.
#[derive(Serialize)]
pub(super) struct PlayedLine<'a> {
    person: &'a str,
    finished_at: i64,
    table_id: &'a str,
    preset: &'a str,
    changed: bool,
    players: i64,
    outcome: &'a str,
}

/// What a person's games came to if this was the only one, as a line.
#[derive(Serialize)]
pub(super) struct StandingLine<'a> {
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
}

impl<'a> Entry<'a> {
    /// What the games are counted by that are counted together.
    pub(super) fn line(&self) -> (&'a str, &'a str, bool, i64) {
        (self.person, self.preset, self.changed, self.players)
    }

    pub(super) fn played(&self) -> PlayedLine<'a> {
        PlayedLine {
            person: self.person,
            finished_at: self.finished_at,
            table_id: self.table,
            preset: self.preset,
            changed: self.changed,
            players: self.players,
            outcome: self.outcome,
        }
    }

    pub(super) fn standing(&self) -> StandingLine<'a> {
        let kept = u8::from(!self.is_lost());
        StandingLine {
            person: self.person,
            preset: self.preset,
            changed: self.changed,
            players: self.players,
            games: 1,
            points: self.points,
            best: self.points,
            perfect: u8::from(self.is_perfect()),
            lost: 1 - kept,
            strikes: self.figures.strikes,
            clues: self.figures.clues,
            cards: self.figures.cards,
            streak: kept,
            longest: kept,
        }
    }

    pub(super) fn is_perfect(&self) -> bool {
        self.outcome == "perfect"
    }

    pub(super) fn is_lost(&self) -> bool {
        self.outcome == "lost"
    }

    /// Whether it counts in the standings.
    pub(super) fn counts(&self) -> bool {
        self.outcome != BROKEN_OFF
    }
}

/// The word for a game that its table has broken off.
pub(super) const BROKEN_OFF: &str = "broken_off";

/// The entries that the row of a table makes, one for each person who played, in the order of their ids.
pub(super) fn entries(row: &TableRow) -> Vec<Entry<'_>> {
    let (super::Stage::Finished, Some(finished_at), Some(result)) =
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
    let players = i64::try_from(row.seats.len()).unwrap_or(i64::MAX);
    let entry = |person| Entry {
        person,
        table: row.id.as_str(),
        finished_at,
        preset: &row.preset,
        changed: !row.options.is_empty(),
        players,
        outcome: &result.outcome,
        points: result.points.into(),
        figures,
    };
    people.into_iter().map(entry).collect()
}
