//! `kagiya lab deals`: the share of deals that can be won with all cards known.

use std::io::Write;

use kagiya_i18n::Words;
use kagiya_lab::{Keep, Series, SolvedDeals, solve_deals, solved_deals_table};
use kagiya_rules::{Options, PRESETS};
use kagiya_solver::Limits;

use super::progress::{progress_bar, stop_at_interrupt};
use super::series::{failed, set_up};
use super::tables::{Target, read_scores};
use crate::cli::{EditionArgs, SeriesArgs, SolvedDealsArgs};
use crate::exit_error::ExitError;
use crate::file_io::unwritable;
use crate::game_setup::find_preset;

/// The lines around the table in a file.
const DEALS: [&str; 2] = [
    "<!-- table of deals: written by `kagiya lab deals` -->",
    "<!-- end of the table of deals -->",
];

/// Writes the table of deals that can be won: all presets and numbers of players.
///
/// # Errors
/// [`ExitError`] for unknown editions and missing files, or an error if the output fails.
pub(super) fn run(
    args: &SolvedDealsArgs,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let target = Target::read(args.into.as_deref(), DEALS, words)?;
    let mut kept = match &args.scores {
        Some(path) if path.exists() => read_scores(path, words)?,
        _ => Vec::new(),
    };
    let mut editions = Vec::new();
    for name in &args.edition {
        editions.push(find_preset(name, words)?.name);
    }
    if editions.is_empty() {
        editions.extend(PRESETS.iter().map(|preset| preset.name));
    }
    let mut results = Vec::new();
    for edition in editions {
        for players in &args.players {
            if Options::preset(edition, *players).is_ok() {
                results.push(result_of(args, edition, *players, &mut kept, words)?);
            }
        }
    }
    let text = format!(
        "{}\n{}",
        solved_deals_table(&results),
        words.text("lab-deals-legend")
    );
    target.write(&text, words, out)
}

/// A stored result of at least so many deals, or a new one, which is then stored.
fn result_of(
    args: &SolvedDealsArgs,
    edition: &str,
    players: u8,
    kept: &mut Vec<SolvedDeals>,
    words: &Words,
) -> anyhow::Result<SolvedDeals> {
    let series = SeriesArgs {
        rules: EditionArgs {
            edition: Some(edition.to_owned()),
            players: Some(players.to_string()),
            ..EditionArgs::default()
        },
        count: args.deals,
        ..SeriesArgs::default()
    };
    let (_, series) = set_up(&series, Keep::Nothing, words)?;
    let is_same = |result: &SolvedDeals| {
        result.edition == edition
            && result.players == usize::from(players)
            && result.seed == series.seed
    };
    let is_stored = |result: &&SolvedDeals| is_same(result) && result.deals >= series.games;
    if let Some(result) = kept.iter().find(is_stored) {
        return Ok(result.clone());
    }
    let result = solved(&series, edition, args.nodes, words)?;
    kept.retain(|result| !is_same(result));
    kept.push(result.clone());
    if let Some(path) = &args.scores {
        let text: String = kept.iter().map(SolvedDeals::to_line).collect();
        std::fs::write(path, text).map_err(|error| unwritable(path, &error, words))?;
    }
    Ok(result)
}

/// Solves a whole series, with a progress bar.
fn solved(
    series: &Series,
    edition: &str,
    nodes: Option<u64>,
    words: &Words,
) -> anyhow::Result<SolvedDeals> {
    let mut limits = Limits::default();
    limits.nodes = nodes.unwrap_or(limits.nodes);
    let stop = stop_at_interrupt()?;
    let name = format!("{edition} × {}", series.options.players);
    let bar = progress_bar(series.games, &name);
    let result = solve_deals(
        series,
        edition,
        &limits,
        &|done| bar.set_position(done),
        &stop,
    );
    bar.finish_and_clear();
    let result = result.map_err(|error| failed(&error, words))?;
    if result.deals < series.games {
        return Err(ExitError::check(words.text("error-editions-stopped")).into());
    }
    Ok(result)
}
