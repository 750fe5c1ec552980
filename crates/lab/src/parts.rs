//! A range of numbers, divided among threads in parts.

use core::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A part takes at most some such time, so that a stop is seen soon.
const TIME: Duration = Duration::from_millis(100);

/// The most numbers in a part.
const MOST: u64 = 16;

/// Works through `numbers` on all threads of the current pool, and returns what `work` made of each part, in
/// the order of the numbers.
///
/// Parts start in this order, and each that has started is finished. So a stop leaves a shorter range without
/// gaps. A thread begins with a part of one number; the size of each next one follows from the time of the last.
/// `open` makes what a thread needs for all of its parts. `progress` receives how many numbers are done.
pub(crate) fn in_parts<S, T: Send>(
    numbers: Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
    stop: impl Fn() -> bool + Sync,
    open: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, Range<u64>) -> T + Sync,
) -> Vec<T> {
    let (next, done) = (AtomicU64::new(numbers.start), AtomicU64::new(0));
    let parts = rayon::broadcast(|_| {
        let mut parts = Vec::new();
        let mut opened = open();
        let mut size = 1;
        while !stop() {
            let first = next.fetch_add(size, Ordering::Relaxed);
            if first >= numbers.end {
                break;
            }
            let part = first..numbers.end.min(first.saturating_add(size));
            let (length, start) = (part.end - part.start, Instant::now());
            parts.push((first, work(&mut opened, part)));
            size = next_size(length, start.elapsed());
            progress(done.fetch_add(length, Ordering::Relaxed) + length);
        }
        parts
    });
    let mut parts: Vec<(u64, T)> = parts.into_iter().flatten().collect();
    parts.sort_by_key(|(first, _)| *first);
    parts.into_iter().map(|(_, part)| part).collect()
}

/// The size of the part after one of `length` numbers that took `time`.
fn next_size(length: u64, time: Duration) -> u64 {
    let fitting = u128::from(length) * TIME.as_nanos() / time.as_nanos().max(1);
    u64::try_from(fitting).unwrap_or(MOST).clamp(1, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_parts_have_one_number_and_fast_ones_several() {
        assert_eq!(next_size(16, Duration::from_secs(500)), 1);
        assert_eq!(next_size(1, Duration::from_millis(30)), 3);
        assert_eq!(next_size(1, Duration::from_millis(1)), MOST);
        assert_eq!(next_size(16, Duration::ZERO), MOST);
    }
}
