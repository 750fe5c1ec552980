//! `kagiya tables`: what an operator does with the tables that a server has kept.

use std::io::Write;

use anyhow::Context as _;
use jiff::{SignedDuration, Span, SpanRelativeTo, Timestamp};
use kagiya_server::open_store;
use kagiya_server::store::{EventLog as _, Store as _};

use crate::cli::{PurgeArgs, TablesArgs, TablesTask};
use crate::copy;
use crate::failure::Failure;
use crate::serve;
use crate::words::{Words, args};

/// Does what is asked with the tables of a data folder.
///
/// # Errors
/// [`Failure`] if the age is none, or the folder holds no data that can be used.
pub(crate) fn run(args: &TablesArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    match &args.task {
        TablesTask::Purge(args) => purge(args, words, out),
        TablesTask::Copy(args) => copy::run(args, words, out),
    }
}

/// Removes the tables where no game has begun and nothing has happened for a while.
fn purge(args: &PurgeArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let age = age(&args.older_than).ok_or_else(|| {
        Failure::usage(words.say("error-age", args![text = args.older_than.as_str()]))
    })?;
    let folder = args.data.display().to_string();
    if !args.data.join("kagiya.db").is_file() {
        let text = words.say("error-no-data", args![folder = folder]);
        return Err(Failure::file(text).into());
    }
    let before = Timestamp::now().as_millisecond() - i64::try_from(age.as_millis())?;
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let removed = runtime.block_on(async {
        let store = open_store(&args.data)
            .await
            .map_err(|error| serve::failure(&error, words))?;
        let removed = if args.dry_run {
            store.dead_tables(before).await
        } else {
            store.remove_dead_tables(before).await
        };
        store.close().await;
        anyhow::Ok(removed?)
    });
    let removed = removed.map_err(|error| Failure::file(format!("{error:#}")))?;
    for row in &removed {
        let opened = Timestamp::from_millisecond(row.created_at).unwrap_or_default();
        let stage = row.stage.word();
        writeln!(out, "{}  {opened:.0}  {stage}  {}", row.id, row.preset)?;
    }
    let id = if args.dry_run {
        "purge-would-remove"
    } else {
        "purge-removed"
    };
    writeln!(out, "{}", words.say(id, args![count = removed.len()]))?;
    Ok(())
}

/// An age such as `30d` or `12h`; a day has 24 hours here.
fn age(text: &str) -> Option<SignedDuration> {
    let span: Span = text.parse().ok()?;
    let days = SpanRelativeTo::days_are_24_hours();
    let age = span.to_duration(days).ok()?;
    (!age.is_negative()).then_some(age)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
