//! Log output.

use std::io::IsTerminal as _;
use std::sync::{Mutex, PoisonError};

use clap::ValueEnum;
use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// How to write the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// Limits a kind of log line to one per second, so that a full disk doesn't fill the log.
#[derive(Debug, Default)]
pub(crate) struct OncePerSecond(Mutex<Option<(i64, u64)>>);

impl OncePerSecond {
    /// The number of suppressed lines since the last one, if a line may be written `now`, in milliseconds.
    /// `None` suppresses this one too.
    pub(crate) fn next(&self, now: i64) -> Option<u64> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *last {
            Some((at, left_out)) if now - *at < 1000 => {
                *left_out += 1;
                None
            }
            last => {
                let left_out = last.map_or(0, |(_, left_out)| left_out);
                *last = Some((now, 0));
                Some(left_out)
            }
        }
    }
}

/// Sends the log to the standard error from now on, unless a subscriber is set already.
///
/// # Errors
/// If `levels` can't be parsed.
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
    // A test or a host program may have set another subscriber.
    let _ = registry.try_init();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_left_out_are_counted() {
        let lines = OncePerSecond::default();
        assert_eq!(lines.next(-5_000), Some(0));
        assert_eq!(lines.next(-4_500), None);
        assert_eq!(lines.next(-4_001), None);
        assert_eq!(lines.next(-4_000), Some(2));
        assert_eq!(lines.next(9_000), Some(0));
    }
}
