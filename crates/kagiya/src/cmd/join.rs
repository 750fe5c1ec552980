//! `kagiya join`: a bot as a client of hanab.live.

use std::io::Write;

use anyhow::Context as _;
use kagiya_bots::Kind;
use kagiya_hanab_live::{Join, JoinError, JoinTable, Progress, RECONNECTING};
use kagiya_i18n::{Words, args};

use crate::cli::JoinArgs;
use crate::exit_error::ExitError;
use crate::game_setup::unknown_bot;

/// The variable with the password, which other users of the machine can't see.
const PASSWORD: &str = "KAGIYA_PASSWORD";

/// The password of a guest at our own gateway.
const GUEST: &str = "guest";

/// Plays until the game is over.
///
/// # Errors
/// [`ExitError`] for wrong arguments, or if the server refuses, can't be reached, or goes away.
pub(crate) fn run(arguments: &JoinArgs, words: &Words, out: &mut impl Write) -> anyhow::Result<()> {
    let kinds = Kind::partners().map(|kind| kind.name);
    let bot =
        Kind::partner(&arguments.bot).ok_or_else(|| unknown_bot(&arguments.bot, kinds, words))?;
    let table = match (&arguments.create, arguments.table) {
        (Some(options), _) => {
            let options = options.parse();
            JoinTable::New(
                options.map_err(|error: kagiya_hanab_live::InvalidTableOptions| {
                    ExitError::usage(error.to_string())
                })?,
            )
        }
        (None, Some(number)) => JoinTable::Number(number),
        (None, None) => JoinTable::Invited,
    };
    let password = std::env::var(PASSWORD).ok().filter(|it| !it.is_empty());
    let is_encrypted = arguments.server.trim().starts_with("https://");
    if password.is_none() && is_encrypted {
        // There a name with a password that everybody knows would be an account for everybody.
        return Err(ExitError::usage(words.text("join-password")).into());
    }
    let join = Join {
        server: arguments.server.clone(),
        name: arguments.name.clone(),
        password: password.unwrap_or_else(|| GUEST.to_owned()),
        bot: bot.into(),
        table,
        reconnecting: RECONNECTING,
    };
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let mut written = Ok(());
    let tell = |progress| {
        let line = say(&progress, words);
        if written.is_ok() {
            written = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    };
    let played = runtime.block_on(kagiya_hanab_live::join(&join, tell));
    written?;
    played.map_err(|error| to_exit_error(&error, words))?;
    Ok(())
}

fn say(progress: &Progress, words: &Words) -> String {
    match progress {
        Progress::LoggedIn(name) => words.say("join-logged-in", args![name = name.as_str()]),
        Progress::Waits => words.text("join-waits"),
        Progress::Sits(table) => words.say("join-sits", args![table = table.to_string()]),
        Progress::Starts { players, variant } => words.say(
            "join-starts",
            args![variant = variant.as_str(), players = players.join(", ")],
        ),
        Progress::Over(played) => words.say(
            "join-over",
            args![
                score = played.score.to_string(),
                max = played.max_score.to_string()
            ],
        ),
        Progress::Refused(reason) => words.say("join-warned", args![reason = reason.as_str()]),
        Progress::Lost(reason) => words.say("join-lost", args![reason = reason.as_str()]),
    }
}

fn to_exit_error(error: &JoinError, words: &Words) -> ExitError {
    let with = |id: &str, server: &str, reason: &str| {
        words.say(id, args![server = server, reason = reason])
    };
    ExitError::file(match error {
        JoinError::Address(server) => {
            return ExitError::usage(with("hanab-live-server", server, ""));
        }
        JoinError::Unreachable { server, reason } => with("join-unreachable", server, reason),
        JoinError::NotTheSite(server) => with("join-not-the-site", server, ""),
        JoinError::Refused(reason) => with("join-refused", "", reason),
        JoinError::Closed { server, reason } => with("join-closed", server, reason),
        JoinError::NoTable(table) => words.say("join-no-table", args![table = table.to_string()]),
        JoinError::Removed => words.text("join-removed"),
        JoinError::Missed => words.text("join-missed"),
        JoinError::Game(reason) => with("join-game", "", reason),
    })
}
