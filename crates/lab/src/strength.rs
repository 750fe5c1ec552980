//! The table that compares bots at all numbers of players.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::report::Report;
use crate::tally::ratio;

/// A table of strength in Markdown: a row for each bot and series of deals, in the order of
/// `reports`, and a column for each number of players.
pub fn strength_table(reports: &[Report]) -> String {
    let sizes: BTreeSet<usize> = reports.iter().map(|report| report.players).collect();
    let mut rows: Vec<(&str, u64, u64)> = Vec::new();
    for report in reports {
        let row = key(report);
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let mut table = String::from("| bot | deals |");
    let mut rule = String::from("|---|--:|");
    for players in &sizes {
        // Writing to a string can't fail.
        let _ = write!(table, " {players} players |");
        rule.push_str("--:|");
    }
    table = format!("{table}\n{rule}\n");
    for row in rows {
        let (bot, seed, games) = row;
        let _ = write!(table, "| `{bot}` | {}, from seed {seed} |", grouped(games));
        for players in &sizes {
            let report = reports
                .iter()
                .find(|report| key(report) == row && report.players == *players);
            match report {
                Some(report) => {
                    let _ = write!(table, " {} |", cell(report));
                }
                None => table.push_str(" |"),
            }
        }
        table.push('\n');
    }
    table
}

fn key(report: &Report) -> (&str, u64, u64) {
    (&report.bot, report.seed, report.games)
}

fn cell(report: &Report) -> String {
    format!(
        "**{:.3}** ± {:.3}<br>{:.2} ± {:.2} %<br>{:.3} ± {:.3}<br>{:.2} %",
        report.mean,
        report.stderr,
        100.0 * report.perfect,
        100.0 * report.perfect_stderr,
        report.mean_zero_on_strikeout,
        report.stderr_zero_on_strikeout,
        100.0 * ratio(report.strikeouts, report.games.max(1)),
    )
}

/// A number with a comma before every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use kagiya_rules::Options;

    use super::*;
    use crate::{Series, contestant, run};

    #[test]
    fn a_row_is_a_bot_and_a_column_a_number_of_players() {
        let mut reports = Vec::new();
        for (bot, players) in [("cautious", 2), ("cautious", 3), ("random", 3)] {
            let series = Series {
                options: Options::preset("original", players).expect("a preset"),
                games: 40,
                ..Series::default()
            };
            let contestant = contestant(bot).expect(bot);
            let stop = AtomicBool::new(false);
            reports.push(run(&series, &*contestant, &|_| {}, &stop).expect(bot));
        }
        let table = strength_table(&reports);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0], "| bot | deals | 2 players | 3 players |");
        assert!(lines[2].starts_with("| `cautious` | 40, from seed 0 | **"));
        assert!(lines[3].starts_with("| `random` | 40, from seed 0 | | **"));
        assert!(lines[3].contains(&format!("**{:.3}**", reports[2].mean)));
    }

    #[test]
    fn large_numbers_are_grouped() {
        let texts = [0, 999, 1000, 100_000, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "999", "1,000", "100,000", "1,234,567"]);
    }
}
