//! `kagiya lab`: measures and compares bots.

mod agree;
mod bench_agent;
mod deals;
mod exam;
mod fit;
mod games;
pub(super) mod progress;
mod puzzles;
mod recorded;
mod series;
mod solved_deals;
mod tables;

use std::io::Write;

use kagiya_i18n::Words;
use kagiya_lab::Keep;

use crate::cli::{LabArgs, LabTask};
use crate::game_setup::check_languages;
use series::Files;
use tables::TableSpec;

/// Runs a command of the lab.
///
/// # Errors
/// `ExitError` for unknown bots and editions and missing files, or an error if the output fails.
pub(crate) fn run(args: &LabArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    match &args.task {
        LabTask::Run {
            series,
            bot,
            mixed,
            json,
            csv,
            svg,
            add,
            keep_losses,
            keep_games,
        } => {
            let files = Files {
                json: json.as_deref(),
                add: *add,
                csv: csv.as_deref(),
                svg: svg.as_deref(),
                games: match (keep_games, keep_losses) {
                    (Some(place), _) => Some((Keep::Everything, place)),
                    (None, Some(folder)) => Some((Keep::Losses, folder)),
                    (None, None) => None,
                },
            };
            if !mixed {
                check_languages(&series::kinds(bot), words)?;
            }
            series::play(series, bot, &files, words, out)
        }
        LabTask::Compare {
            series,
            first,
            second,
            json,
        } => series::compare(series, [first, second], json.as_deref(), words, out),
        LabTask::Table {
            spec,
            reports,
            into,
            short,
        } => {
            let spec = TableSpec::new(spec, reports.as_deref());
            tables::table(&spec, into.as_deref(), short.as_deref(), words, out)
        }
        LabTask::Editions { spec, scores, into } => {
            let spec = TableSpec::new(spec, scores.as_deref());
            tables::editions(&spec, into.as_deref(), words, out)
        }
        LabTask::Deals(args) => solved_deals::run(args, words, out),
        LabTask::Puzzles(args) => puzzles::run(args, words, out),
        LabTask::Agree(args) => agree::agree(args, words, out),
        LabTask::Exam(args) => exam::exam(args, words, out),
        LabTask::Fit(args) => fit::fit(args, words, out),
        LabTask::BenchAgent(args) => bench_agent::run(args, words, out),
    }
}
