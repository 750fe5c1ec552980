//! The log.

use std::error::Error;
use std::io::IsTerminal as _;

use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::config::LogFormat;

/// An error with all that lies behind it, in one line.
pub(crate) fn chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}

/// Writes the log to the standard error from now on, unless it is written somewhere already.
///
/// # Errors
/// If `levels` can't be read.
pub(crate) fn init(levels: &str, format: LogFormat) -> Result<(), ParseError> {
    let filter: Targets = levels.parse()?;
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
