//! `kagiya serve`: the server.

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::Context as _;
use clap::FromArgMatches as _;
use kagiya_i18n::{Words, args};
use kagiya_server::bus::NatsError;
use kagiya_server::store::{OpenError, PostgresError, without_password};
use kagiya_server::{Config, ServeArgs, ServeError};

use crate::clap_errors;
use crate::cli;
use crate::exit_error::ExitError;

/// Serves with the settings of the environment and the defaults.
///
/// # Errors
/// [`ExitError`] for invalid settings in the environment, or as for [`run`].
pub(crate) fn run_with_defaults(words: &Words) -> anyhow::Result<()> {
    let matches = cli::localized(words)
        .try_get_matches_from(["kagiya", "serve"])
        .map_err(|error| ExitError::usage(clap_errors::reason(&error, words)))?;
    let matches = matches.subcommand_matches("serve").context("serve")?;
    run(&ServeArgs::from_arg_matches(matches)?, words)
}

/// Runs the server until a signal stops the program.
///
/// # Errors
/// [`ExitError`] if the address or the data directory can't be used.
pub(crate) fn run(args: &ServeArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let config = Config {
        assets: kagiya_web_assets::assets(),
        ..Config::from(args)
    };
    let served = runtime.block_on(kagiya_server::run(
        args,
        config,
        Box::new(|address| greet(args, address, words)),
    ));
    served.map_err(|error| to_exit_error(&error, words).into())
}

/// The error of a server that can't start or read its data, in the user's language.
pub(crate) fn to_exit_error(error: &ServeError, words: &Words) -> ExitError {
    let of_folder = |id, folder: &Path, reason: String| {
        words.say(
            id,
            args![folder = folder.display().to_string(), reason = reason],
        )
    };
    ExitError::file(match error {
        ServeError::Listen { address, source } => words.say(
            "serve-cant-listen",
            args![address = address.to_string(), reason = source.to_string()],
        ),
        ServeError::Folder { folder, source } => {
            of_folder("serve-cant-keep", folder, source.to_string())
        }
        ServeError::Data { folder, source } => {
            of_folder("serve-cant-use", folder, reason(source, words))
        }
        ServeError::Database(source) => words.say(
            "serve-cant-use-database",
            args![reason = reason(source, words)],
        ),
        ServeError::Bus(source) => match source {
            NatsError::Address => words.text("nats-address"),
            NatsError::Connect(error) => {
                words.say("nats-no-answer", args![reason = error.to_string()])
            }
            NatsError::Listen(error) => {
                words.say("nats-no-answer", args![reason = error.to_string()])
            }
        },
        ServeError::Log { levels } => words.say("serve-cant-log", args![levels = levels.as_str()]),
    })
}

/// The reason why a store can't be opened.
pub(crate) fn reason(error: &OpenError, words: &Words) -> String {
    let error = match error {
        OpenError::Newer { found, known } => {
            return words.say("serve-newer-data", args![found = *found, known = *known]);
        }
        OpenError::InUse => return words.text("serve-in-use"),
        OpenError::ReadOnly(cause) => {
            return words.say("serve-read-only", args![reason = cause.to_string()]);
        }
        OpenError::Gone => return words.text("serve-gone"),
        OpenError::KeysGone => return words.text("serve-keys-gone"),
        OpenError::OtherHouse => return words.text("serve-other-house"),
        OpenError::LogGone => return words.text("serve-log-gone"),
        OpenError::Damaged(reason) => {
            return words.say("serve-damaged", args![reason = reason.as_str()]);
        }
        OpenError::NotOurs => return words.text("serve-not-ours"),
        OpenError::Unusable(cause) => return cause.to_string(),
        OpenError::Postgres(error) => error,
    };
    match error {
        PostgresError::Address(_) => words.text("postgres-address"),
        PostgresError::NoAnswer { place, source } => words.say(
            "postgres-no-answer",
            args![place = place.as_str(), reason = source.to_string()],
        ),
        PostgresError::Login { user, .. } => {
            words.say("postgres-login", args![user = user.as_str()])
        }
        PostgresError::NoDatabase { name, .. } => {
            words.say("postgres-no-database", args![name = name.as_str()])
        }
        PostgresError::TooOld { found } => {
            words.say("postgres-too-old", args![found = found.as_str()])
        }
        PostgresError::Foreign => words.text("postgres-foreign"),
        PostgresError::NoRight(source) => {
            words.say("postgres-no-right", args![reason = source.to_string()])
        }
        PostgresError::Tls => words.text("postgres-tls"),
        PostgresError::ReadOnly(_) => words.text("postgres-read-only"),
        PostgresError::Other(source) => source.to_string(),
    }
}

/// Prints the address and the data directory.
fn greet(args: &ServeArgs, address: SocketAddr, words: &Words) {
    let url = args.public_url.clone().unwrap_or_else(|| {
        // A browser can't open the unspecified address, but it can open the loopback address.
        let mut here = address;
        if here.ip().is_unspecified() {
            here.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        format!("http://{here}")
    });
    let folder = std::path::absolute(&args.data).unwrap_or_else(|_| args.data.clone());
    let database = args.store.as_deref().and_then(without_password);
    let place = database.unwrap_or_else(|| folder.display().to_string());
    let mut lines = vec![
        words.say("serve-open", args![url = url]),
        words.say("serve-kept", args![folder = place]),
    ];
    if address.ip().is_loopback() {
        lines.push(words.say("serve-loopback", args![port = address.port().to_string()]));
    }
    lines.push(words.text("serve-stop"));
    let mut out = std::io::stdout().lock();
    for line in lines {
        // If the output is closed, nobody reads it.
        let _ = writeln!(out, "{line}");
    }
    let _ = out.flush();
}
