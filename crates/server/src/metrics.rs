//! What the server counts, in the text format of Prometheus.

use core::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::limits::quota::Place;
use crate::store::Store;

/// Upper bounds of the time buckets, in microseconds.
const BUCKETS: [u64; 12] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000,
];

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// How many so far.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Adds, or takes away.
    pub fn add(&self, n: i64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// The number now.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long something took.
#[derive(Debug, Default)]
pub struct Timer {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Timer {
    /// It took this long once more.
    pub fn record(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BUCKETS.iter().position(|bound| micros <= *bound) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// All that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Open WebSocket connections.
    pub connections: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Frames received.
    pub frames: Counter,
    /// Frames put in line for a connection.
    pub deliveries: Counter,
    /// Commands that had an effect, or would have had it again.
    pub commands: Counter,
    /// Commands and frames that were refused.
    pub refused: Counter,
    /// Things said that somebody has reported.
    pub reports: Counter,
    /// Refusals because of a rate limit.
    pub limited: Counter,
    /// Events that were stored.
    pub events: Counter,
    /// Games that ended.
    pub games: Counter,
    /// Connections dropped because they were too slow.
    pub slow: Counter,
    /// Messages that were too large to be sent.
    pub too_large: Counter,
    /// Connections that were not let in, because an address or the house had too many.
    pub crowded: Counter,
    /// Bots that did not answer in time, or not legally.
    pub bot_failures: Counter,
    /// Answered HTTP requests.
    pub requests: Counter,
    /// HTTP requests that failed by our fault.
    pub request_failures: Counter,
    /// From a command's arrival at its table to its commit.
    pub command_time: Timer,
    /// How long bots think, once it is their turn to.
    pub bot_time: Timer,
    /// How long bots wait for their turn to think.
    pub bot_wait: Timer,
    /// Writes and reads that the store could not do.
    pub store_errors: Counter,
    /// Tables that this server has begun to look after, among several.
    pub leases_taken: Counter,
    /// Tables that have gone to another server.
    pub leases_lost: Counter,
    /// Mail for other servers.
    pub mail_sent: Counter,
    /// Mail from other servers.
    pub mail_received: Counter,
    /// How often another server has told who takes a good part of it.
    pub shares_received: Counter,
    /// How often another server has told who has done much there.
    pub rates_received: Counter,
    /// Messages for connections to other servers.
    pub relayed: Counter,
    /// Lines to another server on which something was lost.
    pub lines_lost: Counter,
}

impl Metrics {
    /// The text for Prometheus, with what the store counts.
    #[expect(clippy::too_many_lines, reason = "a list of all that is counted")]
    pub(crate) fn text(&self, store: &Store, waiting_bots: usize, all: &Place) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i128| {
            let _ = write!(
                text,
                "# HELP kagiya_{name} {help}\n# TYPE kagiya_{name} {kind}\nkagiya_{name} {value}\n"
            );
        };
        for (name, help, gauge) in [
            (
                "connections",
                "Open WebSocket connections.",
                &self.connections,
            ),
            ("tables_loaded", "Tables in memory.", &self.tables),
        ] {
            one(name, "gauge", help, gauge.get().into());
        }
        let waiting = i128::try_from(waiting_bots).unwrap_or(0);
        one("bots_waiting", "gauge", "Bots that wait to think.", waiting);
        for (name, help, value) in process() {
            one(name, "gauge", help, value);
        }
        let big = |count: usize| i128::try_from(count).unwrap_or(0);
        for (name, help, value) in [
            (
                "open_connections",
                "Open connections of any kind.",
                big(all.connections.here()),
            ),
            (
                "waiting_bytes",
                "Bytes that wait to be sent.",
                big(all.waiting.load(Ordering::Relaxed)),
            ),
        ] {
            one(name, "gauge", help, value);
        }
        for (name, help, counter) in [
            ("frames_received_total", "Frames received.", &self.frames),
            (
                "deliveries_total",
                "Frames put in line for a connection.",
                &self.deliveries,
            ),
            ("commands_total", "Commands acknowledged.", &self.commands),
            (
                "refusals_total",
                "Commands and frames refused.",
                &self.refused,
            ),
            (
                "rate_limited_total",
                "Refusals by a rate limit.",
                &self.limited,
            ),
            ("events_stored_total", "Events stored.", &self.events),
            ("games_finished_total", "Games that ended.", &self.games),
            (
                "slow_clients_total",
                "Connections dropped for being slow.",
                &self.slow,
            ),
            (
                "too_large_total",
                "Messages that were too large to be sent.",
                &self.too_large,
            ),
            (
                "connections_refused_total",
                "Connections not let in: an address or the house had too many.",
                &self.crowded,
            ),
            (
                "reports_total",
                "Things said that somebody has reported: the log has them.",
                &self.reports,
            ),
            (
                "store_errors_total",
                "Writes and reads that the store could not do.",
                &self.store_errors,
            ),
            (
                "leases_taken_total",
                "Tables that this server has begun to look after.",
                &self.leases_taken,
            ),
            (
                "leases_lost_total",
                "Tables that have gone to another server.",
                &self.leases_lost,
            ),
            (
                "mail_sent_total",
                "Mail for other servers, without what their people are told.",
                &self.mail_sent,
            ),
            (
                "shares_received_total",
                "How often another server has told who takes a good part of it.",
                &self.shares_received,
            ),
            (
                "rates_received_total",
                "How often another server has told who has done much there in a short time.",
                &self.rates_received,
            ),
            (
                "mail_received_total",
                "Mail from other servers.",
                &self.mail_received,
            ),
            (
                "relayed_total",
                "Messages for people at other servers.",
                &self.relayed,
            ),
            (
                "lines_lost_total",
                "Times that something was lost between servers.",
                &self.lines_lost,
            ),
            (
                "bot_failures_total",
                "Bots that failed to answer well.",
                &self.bot_failures,
            ),
            (
                "http_requests_total",
                "HTTP requests answered.",
                &self.requests,
            ),
            (
                "http_failures_total",
                "HTTP requests that failed here.",
                &self.request_failures,
            ),
        ] {
            one(name, "counter", help, counter.get().into());
        }
        for (name, help, value) in [
            (
                "store_commits_total",
                "Transactions of the store.",
                store.commits(),
            ),
            (
                "store_again_total",
                "Transactions begun again: those of another server were in the way.",
                store.written_again(),
            ),
        ] {
            one(name, "counter", help, value.into());
        }
        histogram(
            &mut text,
            "command_seconds",
            "From a command's arrival at its table to its commit.",
            &self.command_time,
        );
        histogram(
            &mut text,
            "bot_seconds",
            "How long bots think, without waiting.",
            &self.bot_time,
        );
        histogram(
            &mut text,
            "bot_wait_seconds",
            "How long bots wait until they may think.",
            &self.bot_wait,
        );
        text
    }
}

/// What this process takes, where the system tells it.
fn process() -> Vec<(&'static str, &'static str, i128)> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kilobytes = |name: &str| -> Option<i128> {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    let memory = kilobytes("VmRSS:").map(|it| it * 1024);
    let threads = kilobytes("Threads:");
    let files = std::fs::read_dir("/proc/self/fd").ok();
    let files = files.and_then(|files| i128::try_from(files.count()).ok());
    [
        ("process_memory_bytes", "Memory in use.", memory),
        ("process_threads", "Threads.", threads),
        ("process_open_files", "Open files.", files),
    ]
    .into_iter()
    .filter_map(|(name, help, value)| Some((name, help, value?)))
    .collect()
}

fn histogram(text: &mut String, name: &str, help: &str, timer: &Timer) {
    let _ = write!(
        text,
        "# HELP kagiya_{name} {help}\n# TYPE kagiya_{name} histogram\n"
    );
    let mut sum = 0;
    for (bound, bucket) in BUCKETS.iter().zip(&timer.buckets) {
        sum += bucket.load(Ordering::Relaxed);
        let _ = writeln!(
            text,
            "kagiya_{name}_bucket{{le=\"{}\"}} {sum}",
            seconds(*bound)
        );
    }
    let count = timer.count.load(Ordering::Relaxed);
    let _ = write!(
        text,
        "kagiya_{name}_bucket{{le=\"+Inf\"}} {count}\nkagiya_{name}_sum {}\nkagiya_{name}_count {count}\n",
        seconds(timer.micros.load(Ordering::Relaxed))
    );
}

fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[tokio::test]
    async fn the_text_counts() {
        let metrics = Metrics::default();
        metrics.connections.add(3);
        metrics.connections.add(-1);
        metrics.frames.add(7);
        metrics.command_time.record(Duration::from_micros(400));
        metrics.command_time.record(Duration::from_millis(30));
        let text = metrics.text(&Store::in_memory().await, 1, &Place::default());
        for line in [
            "kagiya_connections 2",
            "kagiya_bots_waiting 1",
            "kagiya_frames_received_total 7",
            "kagiya_command_seconds_bucket{le=\"0.000250\"} 0",
            "kagiya_command_seconds_bucket{le=\"0.000500\"} 1",
            "kagiya_command_seconds_bucket{le=\"0.050000\"} 2",
            "kagiya_command_seconds_sum 0.030400",
            "kagiya_command_seconds_count 2",
        ] {
            assert!(text.lines().any(|it| it == line), "no `{line}` in\n{text}");
        }
    }

    #[tokio::test]
    async fn operators_read_what_each_number_means() {
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
        let docs = std::fs::read_to_string(docs).unwrap();
        let text = Metrics::default().text(&Store::in_memory().await, 0, &Place::default());
        let names = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        for name in names.filter_map(|line| line.split(' ').next()) {
            let row = format!("| `{name}` | ");
            assert!(
                docs.contains(&row),
                "docs/operations.md does not tell of {name}"
            );
        }
    }
}
