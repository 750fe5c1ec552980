//! `kagiya lab fit`: fits the companion's model of people to recorded games.

use std::io::Write;

use kagiya_i18n::{Words, args};
use kagiya_lab::{FitOptions, FitResult, FitStatistics};
use serde_json::json;

use super::agree::part;
use super::progress::{progress_bar, stop_at_interrupt};
use super::recorded;
use crate::cli::FitArgs;
use crate::exit_error::ExitError;
use crate::file_io::{is_output, write_text};

/// The maximum number of trees.
const MAX_TREES: usize = 5000;

/// Fits a human model to the games of files.
///
/// # Errors
/// [`ExitError`] for numbers out of range and files that can't be read or written, or an error if
/// the output fails.
pub(super) fn fit(args: &FitArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    if !(1..=MAX_TREES).contains(&args.trees) {
        let trees = args![value = args.trees, most = MAX_TREES];
        return Err(ExitError::usage(words.say("error-fit-trees", trees)).into());
    }
    let mut games = Vec::new();
    for path in &args.games.files {
        games.extend(recorded::read(path, words)?);
    }
    let part = part(&args.games.part);
    let fitting = FitOptions {
        games: &games,
        part,
        trees: args.trees,
        threads: args.games.threads,
        folds: args.folds,
    };
    if !games.iter().any(|game| part.has(game)) {
        return Err(ExitError::check(words.text("error-fit-no-game")).into());
    }
    let stop = stop_at_interrupt()?;
    let bar = progress_bar(games.len() as u64, "");
    let fitted = kagiya_lab::fit(&fitting, &|done| bar.set_position(done), &stop);
    bar.finish_and_clear();
    let fitted = fitted.map_err(|error| {
        ExitError::usage(words.say("error-threads", args![reason = error.to_string()]))
    })?;
    if let Some(path) = &args.into {
        write_text(path, &fitted.habits.write(), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    if let Some(path) = &args.json {
        let figures = json!({
            "fitted": fitted.here,
            "across": fitted.across,
            "left_out": fitted.elsewhere,
        });
        write_text(path, &format!("{figures:#}\n"), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    show(&fitted, words, out)
}

fn show(fitted: &FitResult, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let rows = [
        ("lab-fit-here", Some(fitted.here)),
        ("lab-fit-across", fitted.across),
        ("lab-fit-elsewhere", fitted.elsewhere),
    ];
    for (head, likeness) in rows {
        if let Some(likeness) = likeness {
            writeln!(out, "{}", words.text(head))?;
            writeln!(out, "  {}", row(&likeness, words))?;
            let strikes = args![
                plays = likeness.plays_proposed,
                strikes = likeness.plays_proposed_strikes,
                last = likeness.last_copies_proposed
            ];
            writeln!(out, "  {}", words.say("lab-fit-strikes", strikes))?;
        }
    }
    Ok(())
}

fn row(likeness: &FitStatistics, words: &Words) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let figures = args![
        turns = likeness.turns,
        loss = format!("{:.3}", likeness.log_loss),
        exact = percent(likeness.exact),
        plays = percent(likeness.plays_same),
        discards = percent(likeness.discards_same),
        clues = percent(likeness.clues_same)
    ];
    words.say("lab-fit-row", figures)
}
