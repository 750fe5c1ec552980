//! How long the requests of a queue take.

use core::time::Duration;

/// The time of a request on average, of which the newest counts an eighth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServiceTime(pub(crate) Duration);

impl ServiceTime {
    pub(crate) fn record(&mut self, took: Duration) {
        self.0 = (self.0 * 7 + took) / 8;
    }

    /// The time until `ahead` requests and one more are served by `threads` threads, in milliseconds.
    pub(crate) fn wait(self, ahead: usize, threads: usize) -> u32 {
        let all = self.0.as_millis() * (ahead as u128 + 1);
        u32::try_from(all / threads.max(1) as u128).unwrap_or(u32::MAX)
    }
}
