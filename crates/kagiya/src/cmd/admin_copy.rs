//! `kagiya admin copy`: copies a data directory into a PostgreSQL database.

use std::io::Write;

use anyhow::Context as _;
use kagiya_i18n::{Words, args};
use kagiya_server::store::{CopyError, copy};
use kagiya_server::{open_database, open_store};

use super::serve;
use crate::cli::AdminArgs;
use crate::exit_error::ExitError;

/// Copies all data and prints a checksum of each table.
///
/// # Errors
/// [`ExitError`] if the folder or the database can't be used, or the database is not empty.
pub(crate) fn run(args: &AdminArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let folder = args.data.display().to_string();
    if !args.data.join("kagiya.db").is_file() {
        let text = words.say("error-no-data", args![folder = folder]);
        return Err(ExitError::file(text).into());
    }
    let Some(address) = &args.store else {
        return Err(ExitError::usage(words.text("copy-no-store")).into());
    };
    let runtime = tokio::runtime::Runtime::new().context("threads")?;
    let copied = runtime.block_on(async {
        let failed = |error| serve::to_exit_error(&error, words);
        let from = open_store(&args.data).await.map_err(failed)?;
        let to = open_database(address).await.map_err(failed)?;
        let copied = copy(&from, &to).await;
        from.close().await;
        to.close().await;
        copied.map_err(|error| to_exit_error(&error, words))
    })?;
    for table in &copied {
        let hash = table
            .hash
            .iter()
            .fold(String::new(), |hash, byte| format!("{hash}{byte:02x}"));
        writeln!(out, "{:9} {:>9}  {hash}", table.table, table.lines)?;
    }
    writeln!(out, "{}", words.text("copy-done"))?;
    Ok(())
}

fn to_exit_error(error: &CopyError, words: &Words) -> ExitError {
    ExitError::file(match error {
        CopyError::From(reason) => words.say("copy-from", args![reason = reason.to_string()]),
        CopyError::To(reason) => words.say("copy-to", args![reason = reason.to_string()]),
        CopyError::NotEmpty { .. } => words.text("copy-not-empty"),
        CopyError::Differs { table } => words.say("copy-differs", args![table = *table]),
    })
}
