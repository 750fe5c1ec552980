//! `kagiya completions` and `kagiya man`: shell completions and manual pages.

use std::io::Write;

use clap_complete::Shell;
use kagiya_i18n::{Words, args};

use crate::cli;
use crate::exit_error::ExitError;

/// Writes the completion script for `shell`.
///
/// # Errors
/// Only if the output fails.
pub(crate) fn completions(shell: Shell, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut cli::localized(words), "kagiya", &mut script);
    out.write_all(&script)?;
    Ok(())
}

/// Writes the manual page of the command at `path`, or of the whole program.
///
/// # Errors
/// [`ExitError`] for an unknown command.
pub(crate) fn page(path: &[String], words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut command = cli::localized(words);
    // Gives every command its full name.
    command.build();
    for name in path {
        let Some(found) = command.find_subcommand(name).cloned() else {
            let known: Vec<&str> = command
                .get_subcommands()
                .map(clap::Command::get_name)
                .collect();
            let text = words.say(
                "error-command",
                args![name = name.as_str(), known = known.join(", ")],
            );
            return Err(ExitError::usage(text).into());
        };
        command = found;
    }
    clap_mangen::Man::new(command).render(out)?;
    Ok(())
}
