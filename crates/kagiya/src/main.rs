//! The command line program `kagiya`.

mod clap_errors;
mod cli;
mod cmd;
mod exit_error;
mod file_io;
mod game_setup;
mod processor;

use std::io::Write;
use std::process::ExitCode;

use clap::FromArgMatches;
use kagiya_i18n::{Language, Words, args};

use crate::cli::{Cli, Task};
use crate::exit_error::ExitError;

fn main() -> ExitCode {
    if let Some(text) = processor::problem() {
        let _ = writeln!(std::io::stderr().lock(), "{text}");
        return ExitCode::FAILURE;
    }
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    // Help and usage errors are in the user's language too.
    let words = Words::new(language(&arguments));
    let cli = match cli::localized(&words).try_get_matches_from(&arguments) {
        Ok(matches) => Cli::from_arg_matches(&matches),
        Err(error) => Err(error),
    };
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) => {
            // If the output is closed, nobody reads it.
            if clap_errors::is_answer(&error) {
                let _ = error.print();
            } else {
                let _ = writeln!(
                    std::io::stderr().lock(),
                    "{}",
                    clap_errors::say(&error, &words)
                );
            }
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match run(&cli, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if exit_error::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let text = words.say("error", args![text = format!("{error:#}")]);
            let _ = writeln!(std::io::stderr().lock(), "{text}");
            exit_error::exit_code(&error)
        }
    }
}

/// The language of `--lang`, which is read before the other arguments, or else of the environment.
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

fn run(cli: &Cli, words: &Words) -> anyhow::Result<()> {
    if let Some(lang) = &cli.lang
        && Language::find(lang).is_none()
    {
        return Err(ExitError::usage(words.say(
            "error-lang",
            args![lang = lang.as_str(), all = cli::languages(words)],
        ))
        .into());
    }
    let color = !cli.no_color && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let out = &mut std::io::stdout();
    match &cli.command {
        None => cmd::serve::run_with_defaults(words),
        Some(Task::Serve(args)) => cmd::serve::run(args, words),
        Some(Task::HanabLive(args)) => cmd::hanab_live::run(args, words, out),
        Some(Task::Join(args)) => cmd::join::run(args, words, out),
        Some(Task::Admin(args)) => cmd::admin::run(args, words, out),
        Some(Task::Lab(args)) => cmd::lab::run(args, words, out),
        Some(Task::Play(args)) => cmd::play::run(args, color, words),
        Some(Task::Learn(args)) => cmd::play::learn(args, color, words),
        Some(Task::Rules(args)) => cmd::rules::run(args, words, out),
        Some(Task::Replay(args)) => cmd::replay::run(args, words, out),
        Some(Task::Solve(args)) => cmd::solve::run(args, words, out),
        Some(Task::Puzzle(args)) => cmd::puzzle::run(args, words, out),
        Some(Task::Review(args)) => cmd::review::run(args, words, out),
        Some(Task::Bench(args)) => cmd::bench::run(args, words, out),
        Some(Task::Mcp(args)) => cmd::mcp::run(args, words, out),
        Some(Task::Completions { shell }) => cmd::man_pages::completions(*shell, words, out),
        Some(Task::Man { command }) => cmd::man_pages::page(command, words, out),
    }
}
