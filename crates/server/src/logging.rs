//! The log.

use std::io::IsTerminal as _;

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::config::LogFormat;

/// Writes the log to the standard error from now on, unless it is written somewhere already.
///
/// # Errors
/// A text if `levels` can't be read.
pub fn init(levels: &str, format: LogFormat) -> Result<(), String> {
    let filter: Targets = levels.parse().map_err(|error| {
        format!(
            "--log {levels}: {error}; expected a level, or parts as in warn,kagiya_server=debug"
        )
    })?;
    let layer = fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    let layer = match format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().flatten_event(true).boxed(),
    };
    let registry = tracing_subscriber::registry().with(layer.with_filter(filter));
    // A test or a host program may have set another one.
    let _ = registry.try_init();
    Ok(())
}
