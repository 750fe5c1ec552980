//! `kagiya mcp`: language models at the tables of a server.

use std::io::{IsTerminal as _, Write};

use anyhow::Context as _;
use kagiya_client::{ClientError, Server};
use kagiya_i18n::{Language, Words, args};
use kagiya_mcp::{Agent, HttpError, HttpServer, HttpSettings};

use crate::cli::McpArgs;
use crate::exit_error::ExitError;

/// Serves a client on the standard input and output, or clients over HTTP.
///
/// # Errors
/// [`ExitError`] if the address of the server or the own one can't be used, or the client doesn't speak the
/// protocol.
pub(crate) fn run(args: &McpArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let server = Server::new(&args.server).map_err(|error| match error {
        ClientError::Address(address) => {
            ExitError::usage(words.say("mcp-server", args![address = address]))
        }
        other => ExitError::usage(other.to_string()),
    })?;
    let language: Language = words.language();
    let agent = Agent::new(server, args.name.clone(), Words::new(language));
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let served = if let Some(listen) = args.listen {
        let settings = HttpSettings {
            listen,
            hosts: args.host.clone(),
        };
        runtime.block_on(over_http(agent, &settings, words, out))
    } else {
        if std::io::stdin().is_terminal() {
            // The standard output belongs to the protocol.
            let _ = writeln!(std::io::stderr(), "{}", words.text("mcp-waiting"));
        }
        let served = runtime.block_on(kagiya_mcp::serve_stdio(agent));
        served.map_err(|reason| {
            ExitError::input_ended(words.say("mcp-client", args![reason = reason])).into()
        })
    };
    // A pending read of the standard input can't be cancelled.
    runtime.shutdown_background();
    served
}

async fn over_http(
    agent: Agent,
    settings: &HttpSettings,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let failed = |error: HttpError| {
        ExitError::file(match &error {
            HttpError::NotLoopback(address) => {
                words.say("mcp-not-loopback", args![address = address.to_string()])
            }
            HttpError::Listen { address, source } => words.say(
                "serve-cant-listen",
                args![address = address.to_string(), reason = source.to_string()],
            ),
            HttpError::Stopped(source) => source.to_string(),
        })
    };
    let server = HttpServer::bind(agent, settings).await.map_err(failed)?;
    writeln!(out, "{}", words.say("mcp-open", args![url = server.url()]))?;
    out.flush()?;
    Ok(server.serve().await.map_err(failed)?)
}
