//! `kagiya lab puzzles`: puzzles from games of bots, with their proofs.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;

use kagiya_i18n::{Words, args};
use kagiya_puzzles::{Difficulty, Generator, Kind, generate, generate_conventions};
use serde::Serialize;

use super::progress::{progress_bar, stop_at_interrupt};
use crate::cli::PuzzlesArgs;
use crate::exit_error::ExitError;
use crate::file_io::write_text;

/// Writes puzzles and their solutions to two files, one JSON object a line.
///
/// # Errors
/// [`ExitError`] for a file that can't be written, or an error if the output fails.
pub(super) fn run(args: &PuzzlesArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let generator = Generator {
        seed: args.games.seed,
        games: args.games.games,
        per_kind: args.per_kind,
        threads: args.games.threads,
    };
    let stop = stop_at_interrupt()?;
    let bar = progress_bar(generator.games, &words.text("lab-puzzles-bar"));
    let progress = |games, _| bar.set_position(games);
    let (made, kinds) = if args.conventions {
        let made = generate_conventions(&generator, args.again, &progress, &stop);
        (made, vec![Kind::Convention])
    } else {
        let made = generate(&generator, &progress, &stop);
        (made, Kind::OF_ALL_DEALS.to_vec())
    };
    bar.finish_and_clear();
    let made = made.map_err(|error| ExitError::check(error.to_string()))?;
    let (puzzles, solutions): (Vec<_>, Vec<_>) = made.into_iter().unzip();
    write_text(&args.puzzles, &lines(&puzzles)?, words, out)?;
    write_text(&args.solutions, &lines(&solutions)?, words, out)?;
    let mut counts: BTreeMap<(Kind, Difficulty), usize> = BTreeMap::new();
    for (puzzle, solution) in puzzles.iter().zip(&solutions) {
        let key = (puzzle.kind, solution.measured.difficulty);
        *counts.entry(key).or_default() += 1;
    }
    let total = args![count = puzzles.len()];
    writeln!(out, "{}", words.say("lab-puzzles-made", total))?;
    for kind in kinds {
        let of = |difficulty| counts.get(&(kind, difficulty)).copied().unwrap_or(0);
        let args = args![
            kind = words.text(&format!("puzzle-kind-{}", kind.name())),
            easy = of(Difficulty::Easy),
            medium = of(Difficulty::Medium),
            hard = of(Difficulty::Hard)
        ];
        writeln!(out, "  {}", words.say("lab-puzzles-kind", args))?;
    }
    Ok(())
}

fn lines<T: Serialize>(items: &[T]) -> anyhow::Result<String> {
    let mut text = String::new();
    for item in items {
        writeln!(text, "{}", serde_json::to_string(item)?)?;
    }
    Ok(text)
}
