//! Records of play, in memory.

use core::cmp::Reverse;
use std::collections::BTreeMap;

use kagiya_protocol::{PersonId, TableId};

use super::memory::{MemoryStore, now};
use super::results::{BROKEN_OFF, entries};
use super::{DealGame, Later, Played, Results, Stage, Standing, TableRow};

impl Results for MemoryStore {
    /// Counts all games of the person again, one after the other.
    fn standings<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Standing>> {
        let all = self.all();
        let mut found: BTreeMap<(String, bool, i64), Standing> = BTreeMap::new();
        let ended = all.ended.iter().filter(|_| !all.forgotten.contains(person));
        for entry in ended.flat_map(entries) {
            if entry.person != person.as_str() || !entry.counts() {
                continue;
            }
            let key = (entry.preset.to_owned(), entry.changed, entry.players);
            let standing = found.entry(key).or_insert_with(|| Standing {
                preset: entry.preset.to_owned(),
                changed: entry.changed,
                players: u8::try_from(entry.players).unwrap_or(u8::MAX),
                games: 0,
                points: 0,
                best: i64::MIN,
                perfect: 0,
                lost: 0,
                strikes: 0,
                clues: 0,
                cards: 0,
                streak: 0,
                longest: 0,
            });
            standing.games += 1;
            standing.points += entry.points;
            standing.best = standing.best.max(entry.points);
            standing.perfect += u32::from(entry.is_perfect());
            standing.lost += u32::from(entry.is_lost());
            standing.strikes += u32::from(entry.figures.strikes);
            standing.clues += u32::from(entry.figures.clues);
            standing.cards += u32::from(entry.figures.cards);
            standing.streak = if entry.is_lost() {
                0
            } else {
                standing.streak + 1
            };
            standing.longest = standing.longest.max(standing.streak);
        }
        let mut standings: Vec<Standing> = found.into_values().collect();
        standings.sort_by_key(|it| Reverse(it.games));
        now(standings)
    }

    fn played<'a>(&'a self, which: &'a Played, limit: u32) -> Later<'a, Vec<TableRow>> {
        let all = self.all();
        let has_played = |row: &TableRow, person: &PersonId| {
            let mut theirs = entries(row).into_iter();
            theirs.any(|entry| entry.person == person.as_str()) && !all.forgotten.contains(person)
        };
        let fits = |row: &&TableRow| {
            let key = (row.finished_at.unwrap_or_default(), &row.id);
            let outcome = row.result.as_ref().map(|result| &result.outcome);
            has_played(row, &which.by)
                && which
                    .before
                    .as_ref()
                    .is_none_or(|(time, id)| key < (*time, id))
                && which
                    .preset
                    .as_ref()
                    .is_none_or(|preset| row.preset == *preset)
                && which
                    .players
                    .is_none_or(|players| row.seats.len() == usize::from(players))
                && which.outcome.as_ref().is_none_or(|it| outcome == Some(it))
                && which.with.as_ref().is_none_or(|with| has_played(row, with))
        };
        let mut rows: Vec<TableRow> = all.tables.values().filter(fits).cloned().collect();
        rows.sort_by_key(|row| Reverse((row.finished_at, row.id.clone())));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
    }

    fn games_of_deal<'a>(&'a self, deal: &'a str, limit: u32) -> Later<'a, Vec<DealGame>> {
        let all = self.all();
        let game = |row: &TableRow| {
            let result = row.result.as_ref()?;
            let same = result.figures.as_ref()?.deal == deal && result.outcome != BROKEN_OFF;
            same.then(|| DealGame {
                table: row.id.clone(),
                outcome: result.outcome.clone(),
                points: result.points.into(),
                finished_at: row.finished_at.unwrap_or_default(),
            })
        };
        let mut games: Vec<DealGame> = all.tables.values().filter_map(game).collect();
        games.sort_by_key(|it| (Reverse(it.points), it.finished_at, it.table.clone()));
        games.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(games)
    }

    fn uncounted<'a>(
        &'a self,
        (time, table): (i64, &'a TableId),
        limit: u32,
    ) -> Later<'a, Vec<TableRow>> {
        let all = self.all();
        let open = |row: &&TableRow| {
            let counted = row.result.as_ref().is_some_and(|it| it.figures.is_some());
            let later = row
                .finished_at
                .is_some_and(|at| (at, &row.id) > (time, table));
            row.stage == Stage::Finished && later && !counted
        };
        let mut rows: Vec<TableRow> = all.tables.values().filter(open).cloned().collect();
        rows.sort_by_key(|row| (row.finished_at, row.id.clone()));
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
    }
}
