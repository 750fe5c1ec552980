//! The table that compares bots for all numbers of players.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::report::Report;
use crate::score_stats::ratio;

/// A Markdown table with a row for each bot and series of deals, in the order of `reports`, and a column for
/// each number of players.
pub fn strength_table(reports: &[Report]) -> String {
    let head = |report: &Report| format!("`{}`, from seed {}", report.bot, report.seed);
    table(reports, head, cell)
}

/// A share of fewer games than this is given by its lower bound in the short table.
const MANY_GAMES: u64 = 1000;

/// A short table with a row for each bot: its mean, its share of perfect games and the mean time of its
/// moves.
pub fn strength_in_short(reports: &[Report]) -> String {
    table(reports, |report| format!("`{}`", report.bot), short_cell)
}

fn table(
    reports: &[Report],
    head: impl Fn(&Report) -> String,
    cell: impl Fn(&Report) -> String,
) -> String {
    let sizes: BTreeSet<usize> = reports.iter().map(|report| report.players).collect();
    let mut rows: Vec<String> = Vec::new();
    for report in reports {
        let row = head(report);
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let mut text = String::from("| bot |");
    let mut rule = String::from("|---|");
    for players in &sizes {
        // Writing to a string can't fail.
        let _ = write!(text, " {players} players |");
        rule.push_str("--:|");
    }
    text = format!("{text}\n{rule}\n");
    for row in rows {
        let _ = write!(text, "| {row} |");
        for players in &sizes {
            let report = reports
                .iter()
                .find(|report| report.players == *players && head(report) == row);
            match report {
                Some(report) => {
                    let _ = write!(text, " {} |", cell(report));
                }
                None => text.push_str(" |"),
            }
        }
        text.push('\n');
    }
    text
}

fn cell(report: &Report) -> String {
    let [low, high] = report.perfect_interval();
    format!(
        "{} deals<br>**{:.3}** ± {:.3}<br>{:.2} % ({:.2} to {:.2})<br>{:.3} ± {:.3}<br>{:.2} %<br>{}",
        grouped(report.games),
        report.mean,
        report.stderr,
        100.0 * report.perfect,
        100.0 * low,
        100.0 * high,
        report.mean_zero_on_strikeout,
        report.stderr_zero_on_strikeout,
        100.0 * ratio(report.strikeouts, report.games.max(1)),
        time(report.move_mean_us()),
    )
}

fn short_cell(report: &Report) -> String {
    let share = if report.games < MANY_GAMES {
        let [low, _] = report.perfect_interval();
        format!("≥ {:.0} %", (100.0 * low).floor())
    } else {
        format!("{:.0} %", 100.0 * report.perfect)
    };
    format!(
        "**{:.2}** · {share} · {}",
        report.mean,
        time(report.move_mean_us())
    )
}

/// A time in the most readable unit.
fn time(micros: f64) -> String {
    if micros >= 1000.0 {
        format!("{:.0} ms", micros / 1000.0)
    } else {
        format!("{micros:.0} µs")
    }
}

/// A number with commas between groups of three digits.
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

    /// The report on 40 games.
    fn report((bot, players): (&str, u8)) -> Report {
        let series = Series {
            options: Options::preset("original", players).expect("a preset"),
            games: 40,
            ..Series::default()
        };
        let contestant = contestant(bot).expect(bot);
        let stop = AtomicBool::new(false);
        run(&series, &*contestant, &|_| {}, &stop).expect(bot)
    }

    #[test]
    fn a_row_is_a_bot_and_a_column_a_number_of_players() {
        let reports = [("cautious", 2), ("cautious", 3), ("random", 3)].map(report);
        let table = strength_table(&reports);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0], "| bot | 2 players | 3 players |");
        assert!(lines[2].starts_with("| `cautious`, from seed 0 | 40 deals<br>**"));
        assert!(lines[3].starts_with("| `random`, from seed 0 | | 40 deals<br>**"));
        assert!(lines[3].contains(&format!("**{:.3}**", reports[2].mean)));
        let short = strength_in_short(&reports);
        let lines: Vec<&str> = short.lines().collect();
        let begin = format!("| `cautious` | **{:.2}** · ≥ 0 % · ", reports[0].mean);
        assert!(lines[2].starts_with(&begin), "{short}");
        assert!(lines[3].starts_with("| `random` | | **"), "{short}");
        assert_eq!(lines.len(), 4);
    }

    #[test]
    fn shares_of_few_games_are_lower_bounds() {
        let mut report = report(("savant:book", 3));
        report.perfect = 0.9;
        assert!(short_cell(&report).contains(" · ≥ 76 % · "));
        assert!(cell(&report).contains("<br>90.00 % (76.95 to 96.04)<br>"));
        report.games = 1000;
        assert!(short_cell(&report).contains(" · 90 % · "));
    }

    #[test]
    fn times_have_the_most_readable_unit() {
        let texts = [0.9, 999.0, 1000.0, 105_600.0].map(time);
        assert_eq!(texts, ["1 µs", "999 µs", "1 ms", "106 ms"]);
    }

    #[test]
    fn large_numbers_are_grouped() {
        let texts = [0, 999, 1000, 100_000, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "999", "1,000", "100,000", "1,234,567"]);
    }
}
