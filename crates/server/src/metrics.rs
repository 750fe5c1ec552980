//! The server's metrics, in the text format of Prometheus.

use core::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::limits::quota::Usage;
use crate::store::Store;

/// Upper bounds of the buckets of a histogram, in microseconds.
const BUCKETS: [u64; 12] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000,
];

/// A number that only increases.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// The number so far.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    fn write(&self, text: &mut Text, name: &str, help: &str) {
        text.add(name, "counter", help, self.get());
    }
}

/// A number that increases and decreases.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, n: i64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, n: i64) {
        self.0.store(n, Ordering::Relaxed);
    }

    /// The present number.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    fn write(&self, text: &mut Text, name: &str, help: &str) {
        text.add(name, "gauge", help, self.get());
    }
}

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct Timer {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Timer {
    pub(crate) fn record(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BUCKETS.iter().position(|bound| micros <= *bound) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut Text, name: &str, help: &str) {
        text.head(name, "histogram", help);
        let mut sum = 0;
        for (bound, bucket) in BUCKETS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            text.sample(&format!("{name}_bucket{{le=\"{}\"}}", seconds(*bound)), sum);
        }
        let count = self.count.load(Ordering::Relaxed);
        text.sample(&format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        text.sample(&format!("{name}_sum"), sum);
        text.sample(&format!("{name}_count"), count);
    }
}

fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// The text format of Prometheus.
#[derive(Default)]
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP kagiya_{name} {help}");
        let _ = writeln!(self.0, "# TYPE kagiya_{name} {kind}");
    }

    fn sample(&mut self, name: &str, value: impl core::fmt::Display) {
        let _ = writeln!(self.0, "kagiya_{name} {value}");
    }

    fn add(&mut self, name: &str, kind: &str, help: &str, value: impl core::fmt::Display) {
        self.head(name, kind, help);
        self.sample(name, value);
    }
}

/// Declares the metrics: field, kind, name (behind `kagiya_`) and help.
macro_rules! metrics {
    ($($field:ident: $kind:ident = $name:literal, $help:literal;)*) => {
        /// All metrics that are counted as events occur.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $(#[doc = $help] pub $field: $kind,)*
        }

        impl Metrics {
            fn write(&self, text: &mut Text) {
                $(self.$field.write(text, $name, $help);)*
            }
        }
    };
}

metrics! {
    connections: Gauge = "connections", "Open WebSocket connections.";
    tables: Gauge = "tables_loaded", "Tables in memory.";
    frames: Counter = "frames_received_total", "Frames received.";
    deliveries: Counter = "deliveries_total", "Frames put in line for a connection.";
    commands: Counter = "commands_total", "Commands acknowledged.";
    refused: Counter = "refusals_total", "Commands and frames refused.";
    reports: Counter = "reports_total", "Reported chat messages: the log has them.";
    limited: Counter = "rate_limited_total", "Refusals by a rate limit.";
    events: Counter = "events_stored_total", "Events stored.";
    games: Counter = "games_finished_total", "Games that ended.";
    slow: Counter = "slow_clients_total", "Connections dropped for being slow.";
    too_large: Counter = "too_large_total", "Messages that were too large to be sent.";
    crowded: Counter = "connections_refused_total", "Connections not let in: an address or the server had too many.";
    bot_failures: Counter = "bot_failures_total", "Bots that failed to answer well.";
    requests: Counter = "http_requests_total", "HTTP requests answered.";
    request_failures: Counter = "http_failures_total", "HTTP requests that failed here.";
    command_time: Timer = "command_seconds", "From a command's arrival at its table to its commit.";
    bot_time: Timer = "bot_seconds", "How long bots think, without waiting.";
    bot_wait: Timer = "bot_wait_seconds", "How long bots wait until they may think.";
    reviews_waiting: Gauge = "reviews_waiting", "Games that wait for their review.";
    review_time: Timer = "review_seconds", "How long the review of a game takes, without waiting.";
    push_waiting: Gauge = "push_waiting", "Notifications that wait to be sent.";
    push_sent: Counter = "push_sent_total", "Notifications that a push service accepted.";
    push_failed: Counter = "push_failed_total", "Notifications that a push service refused, or did not take in time.";
    push_gone: Counter = "push_gone_total", "Push subscriptions that have ended at their push service.";
    push_dropped: Counter = "push_dropped_total", "Notifications dropped: too many waited, or one person got too many.";
    passwords_waiting: Gauge = "passwords_waiting", "Passwords that wait to be hashed.";
    password_time: Timer = "password_seconds", "How long password checks take, with their wait.";
    password_hashes: Counter = "password_hashes_total", "Passwords hashed.";
    passwords_refused: Counter = "passwords_refused_total", "Password checks refused because too many waited.";
    store_errors: Counter = "store_errors_total", "Writes and reads that the store could not do.";
    leases_taken: Counter = "leases_taken_total", "Tables that this server has begun to own.";
    leases_lost: Counter = "leases_lost_total", "Tables that have gone to another server.";
    mail_sent: Counter = "mail_sent_total", "Messages to other servers, without what they deliver to people.";
    mail_received: Counter = "mail_received_total", "Messages from other servers.";
    shares_received: Counter = "shares_received_total", "Usage reports of other servers.";
    rates_received: Counter = "rates_received_total", "Rate reports of other servers.";
    relayed: Counter = "relayed_total", "Messages for people at other servers.";
    lines_lost: Counter = "lines_lost_total", "Times that something was lost between servers.";
}

impl Metrics {
    /// The text for Prometheus, with values that are counted elsewhere.
    pub(crate) fn text(
        &self,
        store: &Store,
        bus_connected: bool,
        waiting_bots: usize,
        all: &Usage,
    ) -> String {
        let mut text = Text::default();
        self.write(&mut text);
        for (name, help, value) in [
            ("bots_waiting", "Bots that wait to think.", waiting_bots),
            (
                "bus_connected",
                "1 if the other servers can be reached.",
                bus_connected.into(),
            ),
            (
                "open_connections",
                "Open connections of any kind.",
                all.connections.here(),
            ),
            (
                "waiting_bytes",
                "Bytes that wait to be sent.",
                all.waiting.load(Ordering::Relaxed),
            ),
        ] {
            text.add(name, "gauge", help, value);
        }
        for (name, help, value) in process() {
            text.add(name, "gauge", help, value);
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
            text.add(name, "counter", help, value);
        }
        text.0
    }
}

/// The resource usage of this process, on systems with `/proc`.
fn process() -> Vec<(&'static str, &'static str, usize)> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let number = |name: &str| -> Option<usize> {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    let memory = number("VmRSS:").map(|kilobytes| kilobytes * 1024);
    let files = std::fs::read_dir("/proc/self/fd").ok();
    [
        ("process_memory_bytes", "Memory in use.", memory),
        ("process_threads", "Threads.", number("Threads:")),
        (
            "process_open_files",
            "Open files.",
            files.map(Iterator::count),
        ),
    ]
    .into_iter()
    .filter_map(|(name, help, value)| Some((name, help, value?)))
    .collect()
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
        let text = metrics.text(&Store::in_memory().await, true, 1, &Usage::default());
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
    async fn administrators_can_read_what_each_metric_means() {
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
        let docs = std::fs::read_to_string(docs).unwrap();
        let text = Metrics::default().text(&Store::in_memory().await, true, 0, &Usage::default());
        let names = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        for name in names.filter_map(|line| line.split(' ').next()) {
            let row = format!("| `{name}` | ");
            assert!(
                docs.contains(&row),
                "docs/operations.md has no row for {name}"
            );
        }
    }

    #[tokio::test]
    async fn the_dashboard_and_the_alerts_name_metrics_that_there_are() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations/");
        let store = Store::in_memory().await;
        let text = Metrics::default().text(&store, true, 0, &Usage::default());
        let names: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("# TYPE "))
            .filter_map(|line| line.split(' ').next())
            .collect();
        for file in ["dashboard.json", "alerts.yml", "alerts.test.yml"] {
            let file = std::fs::read_to_string(format!("{folder}{file}")).unwrap();
            let is_part = |it: char| it.is_ascii_alphanumeric() || it == '_';
            let words = file.split(|it| !is_part(it));
            let named: Vec<&str> = words.filter(|it| it.starts_with("kagiya_")).collect();
            assert!(named.len() > 3);
            for name in named {
                let name = name.strip_suffix("_bucket").unwrap_or(name);
                assert!(names.contains(&name), "there is no metric {name}");
            }
        }
    }
}
