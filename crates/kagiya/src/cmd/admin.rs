//! `kagiya admin`: administration of a running or stopped server.

use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use jiff::{SignedDuration, Span, SpanRelativeTo};
use kagiya_i18n::{Words, args};
use kagiya_server::admin::{
    AdminError, Answer, Ban, Error, OnlinePerson, PurgeScope, Request, Status, TableFilter,
    TableId, TableSummary, Target, UserRef,
};
use kagiya_server::restore;
use kagiya_server::store::{Counts, RestoreError};
use kagiya_terminal::phrases::list;

use super::admin_copy;
use super::doctor;
use super::serve;
use super::units::{size, utc_time};
use crate::cli::{AdminArgs, AdminTask, BanTargetArgs, RestoreArgs};
use crate::exit_error::ExitError;

/// The maximum length of the reason for a ban, in characters.
const MAX_REASON_CHARS: usize = 500;

/// Executes an administration command.
///
/// # Errors
/// [`ExitError`] if the server can't be reached or refuses.
pub(crate) fn run(args: &AdminArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let request = match &args.task {
        AdminTask::Copy => return admin_copy::run(args, words, out),
        AdminTask::Restore(restore) => return restore_backup(args, restore, words, out),
        task => request_of(task, words)?,
    };
    let dry_run = matches!(request, Request::Purge { dry_run: true, .. });
    let target = Target {
        data: args.data.clone(),
        store: args.store.clone(),
        socket: args.socket.clone(),
    };
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let answer = runtime.block_on(kagiya_server::admin::request(&target, request));
    let answer = answer.map_err(|error| to_exit_error(&error, words))?;
    if let Answer::Refused(refusal) = &answer {
        return Err(ExitError::check(refused(refusal, words)).into());
    }
    if let Answer::Backup { to, .. } = &answer
        && !to.try_exists().unwrap_or(true)
    {
        let file = to.display().to_string();
        return Err(
            ExitError::check(words.say("admin-backup-elsewhere", args![file = file])).into(),
        );
    }
    let problems = match &answer {
        Answer::Doctor(findings) => doctor::problems(findings),
        _ => 0,
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&answer)?)?;
    } else {
        for line in print(answer, dry_run, words) {
            writeln!(out, "{line}")?;
        }
    }
    if problems > 0 {
        let text = words.say("doctor-found", args![count = problems]);
        return Err(ExitError::check(text).into());
    }
    Ok(())
}

/// The lines of an answer.
fn print(answer: Answer, dry_run: bool, words: &Words) -> Vec<String> {
    match answer {
        Answer::Status(status) => print_status(&status, words),
        Answer::Doctor(findings) => doctor::print(&findings, words),
        Answer::People(people) => print_people(&people, words),
        Answer::Tables(tables) => {
            let mut lines: Vec<String> = tables.iter().map(|it| print_table(it, words)).collect();
            lines.push(words.say("admin-tables", args![count = tables.len()]));
            lines
        }
        Answer::Closed(true) => vec![words.text("admin-closed")],
        Answer::Closed(false) => vec![words.text("admin-closed-already")],
        Answer::Removed(count) => vec![words.say("purge-removed", args![count = count])],
        Answer::Banned(block) if block.until == 0 => {
            vec![words.say("admin-unblocked", args![who = ban_target(&block)])]
        }
        Answer::Banned(block) => vec![words.say(
            "admin-blocked",
            args![who = ban_target(&block), until = utc_time(block.until)],
        )],
        Answer::Bans(blocks) => print_bans(&blocks, words),
        Answer::Backup { to, bytes, counts } => vec![
            words.say(
                "admin-backup",
                args![file = to.display().to_string(), size = size(bytes)],
            ),
            print_counts(&counts, words),
        ],
        Answer::Purged(tables) => {
            let mut lines: Vec<String> = tables.iter().map(|it| print_table(it, words)).collect();
            let id = if dry_run {
                "purge-would-remove"
            } else {
                "purge-removed"
            };
            lines.push(words.say(id, args![count = tables.len()]));
            lines
        }
        Answer::Rotated { key, keys } => {
            vec![words.say("admin-rotated", args![key = key, keys = keys])]
        }
        Answer::EndedSessions(count) => {
            vec![words.say("admin-sessions-ended", args![count = count])]
        }
        Answer::Refused(_) => Vec::new(),
    }
}

/// The request of a command.
fn request_of(task: &AdminTask, words: &Words) -> Result<Request, ExitError> {
    let id = |text: &String| TableId(text.clone());
    Ok(match task {
        AdminTask::Status => Request::Status,
        AdminTask::Doctor => Request::Doctor,
        AdminTask::People => Request::People,
        AdminTask::Tables(args) => Request::Tables {
            which: match args.stage.as_deref() {
                Some("open") => TableFilter::Open,
                Some("running") => TableFilter::Running,
                Some("finished") => TableFilter::Finished,
                Some("closed") => TableFilter::Closed,
                _ => TableFilter::Current,
            },
            person: args.person.clone(),
            older_than: match &args.older_than {
                Some(text) => millis(text, words)?,
                None => 0,
            },
            limit: args.limit,
        },
        AdminTask::Close { table } => Request::Close { table: id(table) },
        AdminTask::Remove { tables } => Request::Remove {
            tables: tables.iter().map(id).collect(),
        },
        AdminTask::Block(args) => Request::Ban {
            who: who(&args.who),
            duration: positive_duration(&args.duration, words)?,
            why: checked_reason(&args.why, words)?,
        },
        AdminTask::Unblock(args) => Request::Unban { who: who(args) },
        AdminTask::Blocks => Request::Bans,
        AdminTask::Backup { file } => Request::Backup {
            to: std::path::absolute(file).unwrap_or_else(|_| file.clone()),
        },
        AdminTask::Purge(args) => Request::Purge {
            which: match (args.finished, args.abandoned) {
                (true, false) => PurgeScope::Finished,
                (false, true) => PurgeScope::Abandoned,
                _ => PurgeScope::Both,
            },
            older_than: millis(&args.older_than, words)?,
            dry_run: args.dry_run,
        },
        AdminTask::RotateKeys { sessions: false } => Request::RotateKeys,
        AdminTask::RotateKeys { sessions: true } => Request::EndSessions,
        AdminTask::Copy | AdminTask::Restore(_) => {
            return Err(ExitError::usage(words.text("usage-help")));
        }
    })
}

fn who(args: &BanTargetArgs) -> UserRef {
    match args.kind.as_str() {
        "address" => UserRef::Address(args.name.clone()),
        _ => UserRef::Guest(args.name.clone()),
    }
}

/// An age in milliseconds.
fn millis(text: &str, words: &Words) -> Result<i64, ExitError> {
    let age = age(text).and_then(|age| i64::try_from(age.as_millis()).ok());
    age.ok_or_else(|| ExitError::usage(words.say("error-age", args![text = text])))
}

/// A positive duration in milliseconds.
fn positive_duration(text: &str, words: &Words) -> Result<i64, ExitError> {
    match millis(text, words)? {
        0 => Err(ExitError::usage(words.say("error-age", args![text = text]))),
        time => Ok(time),
    }
}

/// A text that users see.
fn checked_reason(text: &str, words: &Words) -> Result<String, ExitError> {
    if text.chars().count() <= MAX_REASON_CHARS {
        return Ok(text.to_owned());
    }
    Err(ExitError::usage(
        words.say("error-why-long", args![most = MAX_REASON_CHARS]),
    ))
}

/// An age such as `30d` or `12h`; a day has 24 hours here.
fn age(text: &str) -> Option<SignedDuration> {
    let span: Span = text.parse().ok()?;
    let days = SpanRelativeTo::days_are_24_hours();
    let age = span.to_duration(days).ok()?;
    (!age.is_negative()).then_some(age)
}

/// The error of a failed request, in the user's language.
fn to_exit_error(error: &AdminError, words: &Words) -> ExitError {
    match error {
        AdminError::NoData(folder) => {
            let folder = folder.display().to_string();
            ExitError::file(words.say("error-no-data", args![folder = folder]))
        }
        AdminError::Socket { socket, source } => ExitError::file(words.say(
            "admin-socket",
            args![
                socket = socket.display().to_string(),
                reason = source.to_string()
            ],
        )),
        AdminError::Store(error) => serve::to_exit_error(error, words),
    }
}

/// The error of a refused request, in the user's language.
fn refused(refusal: &Error, words: &Words) -> String {
    match refusal {
        Error::NoTable(table) => words.say("admin-no-table", args![table = table.as_str()]),
        Error::NoPerson(called) => words.say("admin-no-person", args![name = called.as_str()]),
        Error::SeveralPeople { called, ids } => {
            let ids: Vec<String> = ids.iter().map(|id| id.as_str().to_owned()).collect();
            words.say(
                "admin-several-people",
                args![name = called.as_str(), ids = list(words, &ids)],
            )
        }
        Error::NoAddress(text) => words.say("admin-no-address", args![text = text.as_str()]),
        Error::NotBanned => words.text("admin-not-blocked"),
        Error::FileThere(path) => {
            words.say("admin-file-there", args![file = path.display().to_string()])
        }
        Error::OwnTools => words.text("admin-own-tools"),
        Error::SharedKeys => words.text("admin-shared-keys"),
        Error::Keys(reason) => words.say("admin-keys", args![reason = reason.as_str()]),
        Error::Store(reason) => words.say("admin-store", args![reason = reason.as_str()]),
        Error::NoOrder(reason) => words.say("admin-no-order", args![reason = reason.as_str()]),
    }
}

fn print_counts(counts: &Counts, words: &Words) -> String {
    words.say(
        "admin-counts",
        args![
            open = counts.open,
            running = counts.running,
            finished = counts.finished,
            closed = counts.closed,
            people = counts.people
        ],
    )
}

fn print_status(status: &Status, words: &Words) -> Vec<String> {
    let mut lines = vec![match (status.process, status.since) {
        (Some(process), Some(since)) => words.say(
            "admin-runs",
            args![
                version = status.version.as_str(),
                process = process.to_string(),
                since = utc_time(since)
            ],
        ),
        _ => words.text("admin-stands-still"),
    }];
    lines.push(print_counts(&status.counts, words));
    if !status.writable {
        lines.push(words.text("admin-not-writable"));
    }
    if status.process.is_some() {
        lines.push(words.say(
            "admin-here",
            args![
                people = status.people,
                sockets = status.sockets,
                connections = status.connections,
                tables = status.tables_in_memory
            ],
        ));
        lines.push(words.say(
            "admin-queues",
            args![
                bots = status.bots_waiting,
                bytes = size(u64::try_from(status.waiting_bytes).unwrap_or(u64::MAX))
            ],
        ));
        lines.push(words.say(
            "admin-limits",
            args![
                limited = status.rate_limited,
                refused = status.connections_refused,
                slow = status.slow_clients,
                errors = status.store_errors
            ],
        ));
    }
    lines.push(words.say("admin-blocks", args![count = status.blocks]));
    lines
}

fn print_people(people: &[OnlinePerson], words: &Words) -> Vec<String> {
    let line = |it: &OnlinePerson| {
        words.say(
            "admin-person",
            args![
                id = it.person.as_str(),
                name = it.name.as_str(),
                addresses = it.addresses.join(", "),
                connections = it.connections,
                tables = it.followed
            ],
        )
    };
    let mut lines: Vec<String> = people.iter().map(line).collect();
    lines.push(words.say("admin-people", args![count = people.len()]));
    lines
}

fn print_table(table: &TableSummary, words: &Words) -> String {
    words.say(
        "admin-table",
        args![
            table = table.table.as_str(),
            opened = utc_time(table.created_at),
            stage = words.text(&format!("admin-stage-{}", table.stage)),
            preset = table.preset.as_str(),
            people = table.people.join(", "),
            bots = table.bots,
            events = table.events
        ],
    )
}

/// A banned person by name and id, or a banned address.
fn ban_target(block: &Ban) -> String {
    let (_, bare) = block.who.split_once(':').unwrap_or_default();
    match &block.name {
        Some(name) => format!("{name} ({bare})"),
        None => bare.to_owned(),
    }
}

fn print_bans(blocks: &[Ban], words: &Words) -> Vec<String> {
    let line = |block: &Ban| {
        let (kind, _) = block.who.split_once(':').unwrap_or_default();
        format!(
            "{kind}  {}  {}  {}",
            ban_target(block),
            utc_time(block.until),
            block.why
        )
    };
    let lines = blocks.iter().map(|it| line(it).trim_end().to_owned());
    let mut lines: Vec<String> = lines.collect();
    lines.push(words.say("admin-blocks", args![count = blocks.len()]));
    lines
}

/// Replaces the data by a backup.
fn restore_backup(
    args: &AdminArgs,
    task: &RestoreArgs,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if args.store.is_some() {
        return Err(ExitError::check(words.text("admin-own-tools")).into());
    }
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let keys = task.keys.as_deref();
    let restored = runtime.block_on(restore(&task.file, &args.data, keys, task.replace));
    let restored =
        restored.map_err(|error| restore_error(&error, &task.file, &args.data, words))?;
    writeln!(out, "{}", words.text("restore-done"))?;
    writeln!(out, "{}", print_counts(&restored.counts, words))?;
    if let Some(old) = restored.moved_to {
        let text = words.say("restore-kept", args![file = old.display().to_string()]);
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// The error of a failed restore, in the user's language.
fn restore_error(error: &RestoreError, file: &Path, folder: &Path, words: &Words) -> ExitError {
    let file = file.display().to_string();
    let folder = folder.display().to_string();
    match error {
        RestoreError::Copy(error) => ExitError::file(words.say(
            "restore-copy",
            args![file = file, reason = serve::reason(error, words)],
        )),
        RestoreError::Folder(error) => ExitError::file(words.say(
            "serve-cant-use",
            args![folder = folder, reason = serve::reason(error, words)],
        )),
        RestoreError::Write(error) => ExitError::file(words.say(
            "serve-cant-keep",
            args![folder = folder, reason = error.to_string()],
        )),
        RestoreError::NotEmpty {
            tables: Some(count),
        } => {
            ExitError::check(words.say("restore-not-empty", args![folder = folder, count = *count]))
        }
        RestoreError::NotEmpty { tables: None } => {
            ExitError::check(words.say("restore-unknown", args![folder = folder]))
        }
        RestoreError::NoKeys { keys } => {
            ExitError::check(words.say("restore-no-keys", args![keys = list(words, keys)]))
        }
        RestoreError::Differs => ExitError::check(words.text("restore-differs")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_i18n::Language;

    #[test]
    fn ages_are_written_with_their_unit() {
        for (text, hours) in [
            ("30d", Some(720)),
            ("12h", Some(12)),
            ("1d 2h", Some(26)),
            ("0s", Some(0)),
            ("2w", Some(336)),
            ("-1d", None),
            ("30", None),
            ("a while", None),
        ] {
            let age = age(text).map(|age| age.as_hours());
            assert_eq!(age, hours, "{text}");
        }
    }

    #[test]
    fn a_ban_needs_a_duration_and_a_short_reason() {
        let words = Words::new(Language::find("en").unwrap());
        assert_eq!(positive_duration("2d", &words).unwrap(), 172_800_000);
        for none in ["0s", "a while"] {
            assert!(positive_duration(none, &words).is_err(), "{none}");
        }
        let most = "ü".repeat(MAX_REASON_CHARS);
        assert_eq!(checked_reason(&most, &words).unwrap(), most);
        assert!(checked_reason(&format!("{most}!"), &words).is_err());
    }
}
