//! Progress bars, Ctrl-C, and the signal that asks a program to end.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};

/// A flag that Ctrl-C sets, and so does the signal that asks a program to end. The second one of them ends the
/// program.
pub(crate) fn stop_at_interrupt() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for (signal, status) in [
        (signal_hook::consts::SIGINT, 130),
        (signal_hook::consts::SIGTERM, 143),
    ] {
        signal_hook::flag::register_conditional_shutdown(signal, status, Arc::clone(&stop))
            .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&stop)))
            .context("Ctrl-C")?;
    }
    Ok(stop)
}

/// Shows a progress bar on standard error.
pub(super) fn progress_bar(games: u64, name: &str) -> ProgressBar {
    let bar = ProgressBar::new(games).with_message(name.to_owned());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
