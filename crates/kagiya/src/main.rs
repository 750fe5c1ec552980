//! The product: a table for Hanabi.

mod admin;
mod bench;
mod cli;
mod copy;
mod failure;
mod keep;
mod lab;
mod manual;
mod replay;
mod rulebook;
mod rules_cmd;
mod serve;
mod start;
mod usage;

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use clap::FromArgMatches;
use kagiya_i18n as words;
use kagiya_terminal::{Order, phrases, plain, record_file, table, telling};

use crate::cli::{Cli, LearnArgs, PlayArgs, Task};
use crate::failure::Failure;
use crate::words::{Language, Words, args};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    // The language decides in which words the command line itself is explained.
    let words = Words::new(language(&arguments));
    let cli = match cli::localized(&words).try_get_matches_from(&arguments) {
        Ok(matches) => Cli::from_arg_matches(&matches),
        Err(error) => Err(error),
    };
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) => {
            // If nobody listens there is nobody to tell.
            if usage::is_answer(&error) {
                let _ = error.print();
            } else {
                let _ = writeln!(std::io::stderr().lock(), "{}", usage::say(&error, &words));
            }
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match run(&cli, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if failure::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let text = words.say("error", args![text = format!("{error:#}")]);
            let _ = writeln!(std::io::stderr().lock(), "{text}");
            failure::exit_code(&error)
        }
    }
}

/// The language of `--lang`, found before the command line is read, else of the environment.
fn language(arguments: &[String]) -> Language {
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let value = match argument.strip_prefix("--lang") {
            Some("") => rest.next().map(String::as_str),
            Some(value) => value.strip_prefix('='),
            None => None,
        };
        if let Some(language) = value.and_then(Language::find) {
            return language;
        }
    }
    Language::of_environment(|name| std::env::var(name).ok())
}

/// The languages there are, by their letters: "en, fr and de".
fn languages(words: &Words) -> String {
    let codes: Vec<String> = Language::all().map(|it| it.code().to_owned()).collect();
    phrases::list(words, &codes)
}

fn run(cli: &Cli, words: &Words) -> anyhow::Result<()> {
    if let Some(lang) = &cli.lang
        && Language::find(lang).is_none()
    {
        return Err(Failure::usage(words.say(
            "error-lang",
            args![lang = lang.as_str(), all = languages(words)],
        ))
        .into());
    }
    match &cli.command {
        None => serve::run_with_defaults(words),
        Some(Task::Serve(args)) => serve::run(args, words),
        Some(Task::Admin(args)) => admin::run(args, words, &mut std::io::stdout().lock()),
        Some(Task::Lab(args)) => lab::run(args, words, &mut std::io::stdout().lock()),
        Some(Task::Play(args)) => play(cli, args, words),
        Some(Task::Learn(args)) => learn(cli, args, words),
        Some(Task::Rules(args)) => rules_cmd::run(args, words, &mut std::io::stdout().lock()),
        Some(Task::Replay(args)) => replay::run(args, words, &mut std::io::stdout().lock()),
        Some(Task::Bench(args)) => bench::run(args, words, &mut std::io::stdout().lock()),
        Some(Task::Completions { shell }) => {
            manual::completions(*shell, words, &mut std::io::stdout().lock())
        }
        Some(Task::Man { command }) => manual::page(command, words, &mut std::io::stdout().lock()),
    }
}

fn play(cli: &Cli, args: &PlayArgs, words: &Words) -> anyhow::Result<()> {
    let start = start::Start::new(&args.game, words)?;
    let (me, first) = start::seats(args, &start, words)?;
    if let Some(path) = &args.record {
        record_file::check(path).map_err(|error| failure::of_game(error, words))?;
    }
    let order = Order {
        edition: start.edition,
        rules: start.rules,
        seed: start.seed,
        me,
        first,
        bots: start::bots(args, words)?,
        stated: start::stated(args, words)?,
        record: args.record.clone(),
        color: colored(cli),
    };
    let played = if at_terminal() && !args.plain {
        table::run(&order, words)
    } else {
        let mut input = std::io::stdin().lock();
        let mut output = std::io::stdout().lock();
        plain::run(&order, words, &mut input, &mut output)
    };
    played.map_err(|error| failure::of_game(error, words))
}

fn learn(cli: &Cli, args: &LearnArgs, words: &Words) -> anyhow::Result<()> {
    let lesson = start::lesson(args.lesson.as_deref(), words)?;
    let learned = if at_terminal() && !args.plain {
        table::learn(lesson, words, colored(cli))
    } else {
        let mut input = std::io::stdin().lock();
        let mut output = std::io::stdout().lock();
        plain::learn(lesson, words, &mut input, &mut output)
    };
    learned.map_err(|error| failure::of_game(error, words))
}

/// Whether colors are used.
fn colored(cli: &Cli) -> bool {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !cli.no_color && !no_color
}

/// Whether a person sits in front of the program, at a terminal that can draw. `TERM=dumb` says of
/// one that it can't.
fn at_terminal() -> bool {
    let draws = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
    draws && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
