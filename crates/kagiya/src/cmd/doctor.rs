//! `kagiya admin doctor`: the results of the checks in words.

use kagiya_i18n::{Words, args};
use kagiya_server::admin::{Finding, Found, Grade};

use super::units::size;

/// Milliseconds in an hour.
const HOUR: i64 = 60 * 60 * 1000;

/// A line for each result, and one for all of them.
pub(super) fn print(findings: &[Finding], words: &Words) -> Vec<String> {
    let grade = |grade| match grade {
        Grade::Ok => words.text("doctor-grade-ok"),
        Grade::Warning => words.text("doctor-grade-warning"),
        Grade::Problem => words.text("doctor-grade-problem"),
    };
    let line = |it: &Finding| format!("{} · {}", grade(it.grade), text(it, words));
    let mut lines: Vec<String> = findings.iter().map(line).collect();
    if problems(findings) == 0 {
        lines.push(words.text("doctor-well"));
    }
    lines
}

/// The number of problems.
pub(super) fn problems(findings: &[Finding]) -> usize {
    let problems = findings.iter().filter(|it| it.grade == Grade::Problem);
    problems.count()
}

fn text(finding: &Finding, words: &Words) -> String {
    let good = finding.grade == Grade::Ok;
    let either = |when_good, otherwise| if good { when_good } else { otherwise };
    match &finding.found {
        Found::Server { process: Some(id) } => {
            words.say("doctor-server", args![process = id.to_string()])
        }
        Found::Server { process: None } => words.text("doctor-server-none"),
        Found::Store {
            error: Some(error), ..
        } => words.say("doctor-store-fails", args![error = error.as_str()]),
        Found::Store { errors: 0, .. } => words.text("doctor-store"),
        Found::Store { errors, .. } => words.say("doctor-store-errors", args![errors = *errors]),
        Found::Bus { connected: true } => words.text("doctor-bus"),
        Found::Bus { connected: false } => words.text("doctor-bus-away"),
        Found::OpenFiles { limit, connections } => words.say(
            either("doctor-files", "doctor-files-few"),
            args![limit = *limit, connections = *connections],
        ),
        Found::Disk { free, total } => words.say(
            either("doctor-disk", "doctor-disk-low"),
            args![free = size(*free), total = size(*total)],
        ),
        Found::RemoteDisk => words.text("doctor-disk-remote"),
        Found::FutureTable { by } => words.say("doctor-future", args![seconds = by / 1000]),
        Found::DatabaseClock { ahead } => words.say(
            either("doctor-database-clock", "doctor-database-clock-differs"),
            args![seconds = ahead.abs() / 1000],
        ),
        Found::Readable { files } if files.is_empty() => words.text("doctor-readable"),
        Found::Readable { files } => {
            let files: Vec<String> = files.iter().map(|it| it.display().to_string()).collect();
            words.say("doctor-readable-by-all", args![files = files.join(", ")])
        }
        Found::Keys { keys: 0 } => words.text("doctor-keys-none"),
        Found::Keys { keys } => words.say("doctor-keys", args![keys = *keys]),
        Found::Backup { age: Some(age), .. } => words.say(
            either("doctor-backup", "doctor-backup-old"),
            args![hours = age / HOUR],
        ),
        Found::Backup { age: None, .. } => words.text("doctor-backup-none"),
        Found::OwnBackup => words.text("doctor-backup-own"),
        Found::PublicUrl { .. } if !good => words.text("doctor-url-insecure"),
        Found::PublicUrl { url: Some(url) } => words.say("doctor-url", args![url = url.as_str()]),
        Found::PublicUrl { url: None } => words.text("doctor-url-none"),
        Found::OpenProxy { listen } => {
            words.say("doctor-proxy-open", args![listen = listen.as_str()])
        }
        Found::NoProxy => words.text("doctor-proxy-none"),
        Found::OpenMetrics { metrics } => {
            words.say("doctor-metrics", args![metrics = metrics.as_str()])
        }
    }
}
