//! `kagiya lab deals`: the share of deals that can be won with all cards known.

use std::collections::HashSet;
use std::io::Write;

use kagiya_formats::hanab_live::{cards_in_words, variant_rows};
use kagiya_i18n::Words;
use kagiya_lab::{Keep, Series, SolvedDeals, solve_deals, solved_deals_table};
use kagiya_rules::{Options, PRESETS, Rules};
use kagiya_solver::Limits;

use super::progress::{progress_bar, stop_at_interrupt};
use super::series::{failed, set_up};
use super::tables::{Target, read_scores};
use crate::cli::{EditionArgs, SeriesArgs, SolvedDealsArgs};
use crate::exit_error::ExitError;
use crate::file_io::unwritable;
use crate::game_setup::{SITE, find_preset};

/// The lines around the table in a file.
const DEALS: [&str; 2] = [
    "<!-- table of deals: written by `kagiya lab deals` -->",
    "<!-- end of the table of deals -->",
];

/// The same around the table of variants.
const VARIANTS: [&str; 2] = [
    "<!-- table of variants: written by `kagiya lab deals --variants` -->",
    "<!-- end of the table of variants -->",
];

/// What deals are solved by: the name of a preset or variant, and options for two players.
type Named = (String, Options);

/// The variants of hanab.live that deal different cards: the first one of each.
fn variants() -> Vec<Named> {
    let mut seen = HashSet::new();
    let first = variant_rows().filter(|row| {
        let rules = Rules::new(&row.options);
        rules.is_ok_and(|rules| seen.insert(cards_in_words(&rules)))
    });
    first
        .map(|row| (row.name.to_owned(), row.options))
        .collect()
}

/// Writes the table of deals that can be won: all presets or variants, and numbers of players.
///
/// # Errors
/// [`ExitError`] for unknown editions and missing files, or an error if the output fails.
pub(super) fn run(
    args: &SolvedDealsArgs,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let markers = if args.variants { VARIANTS } else { DEALS };
    let target = Target::read(args.into.as_deref(), markers, words)?;
    let mut kept = match &args.scores {
        Some(path) if path.exists() => read_scores(path, words)?,
        _ => Vec::new(),
    };
    let editions = if args.variants {
        variants()
    } else if args.edition.is_empty() {
        let all = PRESETS.iter();
        all.map(|preset| (preset.name.to_owned(), preset.options()))
            .collect()
    } else {
        let mut chosen = Vec::new();
        for name in &args.edition {
            let preset = find_preset(name, words)?;
            chosen.push((preset.name.to_owned(), preset.options()));
        }
        chosen
    };
    let mut results = Vec::new();
    for (name, options) in editions {
        for players in &args.players {
            let options = Options {
                players: *players,
                ..options.clone()
            };
            if Rules::new(&options).is_ok() {
                let edition = (name.as_str(), options);
                results.push(result_of(args, edition, &mut kept, words)?);
            }
        }
    }
    let mut table = solved_deals_table(&results);
    if args.variants {
        table = table.replacen("preset", "cards of", 1);
    }
    let text = format!("{table}\n{}", words.text("lab-deals-legend"));
    target.write(&text, words, out)
}

/// A stored result of at least so many deals, or a new one, which is then stored.
fn result_of(
    args: &SolvedDealsArgs,
    (edition, options): (&str, Options),
    kept: &mut Vec<SolvedDeals>,
    words: &Words,
) -> anyhow::Result<SolvedDeals> {
    let series = SeriesArgs {
        rules: EditionArgs {
            edition: Some(SITE.to_owned()),
            players: Some(options.players.to_string()),
            ..EditionArgs::default()
        },
        count: args.deals,
        ..SeriesArgs::default()
    };
    let (_, mut series) = set_up(&series, Keep::Nothing, words)?;
    series.options = options;
    let players = series.options.players;
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
