//! The table that compares bots in all editions.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::report::Report;

/// The result of a bot in one edition: the short form of a [`Report`], which is a line of a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EditionScore {
    /// The name of the preset.
    pub edition: String,
    pub bot: String,
    /// The number of players.
    pub players: usize,
    /// The number of the first deal's seed.
    pub seed: u64,
    pub games: u64,
    /// The mean value of the fireworks at the end, also after the last strike.
    pub mean: f64,
    /// The standard error of `mean`.
    pub stderr: f64,
    pub max_score: i8,
    /// The share of perfect games, 0 to 1.
    pub perfect: f64,
    /// The number of games that ended by the last strike.
    pub strikeouts: u64,
}

impl EditionScore {
    /// The short form of a report on games of the preset `edition`.
    pub fn new(edition: &str, report: &Report) -> Self {
        Self {
            edition: edition.to_owned(),
            bot: report.bot.clone(),
            players: report.players,
            seed: report.seed,
            games: report.games,
            mean: report.mean,
            stderr: report.stderr,
            max_score: report.max_score,
            perfect: report.perfect,
            strikeouts: report.strikeouts,
        }
    }

    /// The score as a line of JSON with a line feed.
    ///
    /// # Panics
    /// Never: a score is always valid JSON.
    pub fn to_line(&self) -> String {
        let line = serde_json::to_string(self).expect("a score is valid JSON");
        format!("{line}\n")
    }
}

/// A Markdown table with a row for each edition and a column for each bot, in the order of `scores`. A cell
/// has the mean points for each number of players.
pub fn editions_table(scores: &[EditionScore]) -> String {
    let bots = in_order(scores.iter().map(|score| score.bot.as_str()));
    let mut table = String::from("| preset | most |");
    let mut rule = String::from("|---|--:|");
    for bot in &bots {
        // Writing to a string can't fail.
        let _ = write!(table, " `{bot}` |");
        rule.push_str("--:|");
    }
    table = format!("{table}\n{rule}\n");
    for edition in in_order(scores.iter().map(|score| score.edition.as_str())) {
        let row: Vec<&EditionScore> = scores.iter().filter(|it| it.edition == edition).collect();
        let most = row.iter().map(|score| score.max_score).max().unwrap_or(0);
        let _ = write!(table, "| `{edition}` | {most} |");
        for bot in &bots {
            let means: Vec<String> = row
                .iter()
                .filter(|score| score.bot == *bot)
                .map(|score| format!("{:.2}", score.mean))
                .collect();
            let _ = write!(table, " {} |", means.join(" · "));
        }
        table.push('\n');
    }
    table
}

/// The names in the order of their first occurrence, without duplicates.
fn in_order<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut list = Vec::new();
    for name in names {
        if !list.contains(&name) {
            list.push(name);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(edition: &str, bot: &str, players: usize, mean: f64) -> EditionScore {
        EditionScore {
            edition: edition.to_owned(),
            bot: bot.to_owned(),
            players,
            seed: 0,
            games: 10,
            mean,
            stderr: 0.1,
            max_score: 25,
            perfect: 0.0,
            strikeouts: 0,
        }
    }

    #[test]
    fn a_row_is_an_edition_and_a_column_a_bot() {
        let scores = [
            score("original", "cautious", 2, 18.915),
            score("original", "cautious", 3, 19.0),
            score("harder", "cautious", 2, 17.5),
            score("original", "random", 2, 1.0),
        ];
        assert_eq!(
            editions_table(&scores),
            "| preset | most | `cautious` | `random` |\n\
             |---|--:|--:|--:|\n\
             | `original` | 25 | 18.91 · 19.00 | 1.00 |\n\
             | `harder` | 25 | 17.50 |  |\n"
        );
    }

    #[test]
    fn a_score_round_trips_through_its_line() {
        let score = score("original", "companion-1,cautious", 3, 20.25);
        let line = score.to_line();
        assert_eq!(line.lines().count(), 1);
        let read: EditionScore = serde_json::from_str(&line).expect("a score");
        assert_eq!(read, score);
    }
}
