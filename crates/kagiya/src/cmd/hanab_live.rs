//! `kagiya hanab-live`: a gateway for clients of hanab.live.

use std::io::Write;

use anyhow::Context as _;
use kagiya_client::Server;
use kagiya_hanab_live::{Gateway, GatewayError, Limits};
use kagiya_i18n::{Words, args};

use crate::cli::HanabLiveArgs;
use crate::exit_error::ExitError;

/// Runs a gateway until a signal stops the program.
///
/// # Errors
/// [`ExitError`] if an address is none, or can't be used.
pub(crate) fn run(
    arguments: &HanabLiveArgs,
    words: &Words,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let server = Server::new(&arguments.server).map_err(|_| {
        ExitError::usage(words.say(
            "hanab-live-server",
            args![server = arguments.server.as_str()],
        ))
    })?;
    let url = server.address().to_owned();
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    runtime.block_on(async {
        let gateway = Gateway::start(arguments.listen, server, Limits::default());
        let gateway = gateway.map_err(|error| {
            ExitError::file(match error {
                GatewayError::Listen { address, source } => words.say(
                    "serve-cant-listen",
                    args![address = address.to_string(), reason = source.to_string()],
                ),
                GatewayError::Random(_) => words.text("hanab-live-random"),
            })
        })?;
        let address = gateway.address.to_string();
        writeln!(
            out,
            "{}\n{}",
            words.say("hanab-live-open", args![address = address, server = url]),
            words.text("hanab-live-stop"),
        )?;
        out.flush()?;
        stopped().await?;
        gateway.stop().await;
        Ok(())
    })
}

/// Waits for Ctrl-C, or for the signal of a service manager.
async fn stopped() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate())?;
        tokio::select! {
            stopped = tokio::signal::ctrl_c() => stopped,
            _ = terminated.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
