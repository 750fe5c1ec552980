//! `kagiya play` and `kagiya learn`: a table, and lessons, in the terminal.

use std::io::IsTerminal as _;

use kagiya_i18n::Words;
use kagiya_terminal::{GameSettings, plain, record_file, table};

use crate::cli::{LearnArgs, PlayArgs};
use crate::exit_error;
use crate::game_setup::{self, GameSetup};

/// Plays a game in the terminal.
///
/// # Errors
/// [`ExitError`](crate::exit_error::ExitError) for wrong arguments, a record that can't be written,
/// or input that ends early.
pub(crate) fn run(args: &PlayArgs, color: bool, words: &Words) -> anyhow::Result<()> {
    let setup = GameSetup::new(&args.game, words)?;
    let (me, first) = game_setup::seats(args, &setup, words)?;
    if let Some(path) = &args.record {
        record_file::check(path).map_err(|error| exit_error::from_terminal(error, words))?;
    }
    let settings = GameSettings {
        title: setup.title(words),
        edition: setup.edition,
        rules: setup.rules,
        cards: setup.cards,
        me,
        first: first.or(setup.first),
        bots: game_setup::bots(args, words)?,
        agreed: game_setup::agreed(args, words)?,
        record: args.record.clone(),
        color,
    };
    let played = if at_terminal() && !args.plain {
        table::run(&settings, words)
    } else {
        let mut input = std::io::stdin().lock();
        let mut output = std::io::stdout().lock();
        plain::run(&settings, words, &mut input, &mut output)
    };
    played.map_err(|error| exit_error::from_terminal(error, words))
}

/// Plays a lesson in the terminal.
///
/// # Errors
/// [`ExitError`](crate::exit_error::ExitError) for an unknown lesson, or input that ends early.
pub(crate) fn learn(args: &LearnArgs, color: bool, words: &Words) -> anyhow::Result<()> {
    let lesson = game_setup::lesson(args.lesson.as_deref(), words)?;
    let learned = if at_terminal() && !args.plain {
        table::learn(lesson, words, color)
    } else {
        let mut input = std::io::stdin().lock();
        let mut output = std::io::stdout().lock();
        plain::learn(lesson, words, &mut input, &mut output)
    };
    learned.map_err(|error| exit_error::from_terminal(error, words))
}

/// Whether input and output are a terminal that can draw full screens, which `TERM=dumb` can't.
fn at_terminal() -> bool {
    let draws = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
    draws && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
