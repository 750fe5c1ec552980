//! The writer of the embedded database.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::mpsc;

use super::in_place::Files;
use crate::connection::Connection;
use crate::error::{Cause, StoreError, chain};
use crate::group_commit::{Answer, GROUP, Pending, WriteOp, refuse_rest};
use crate::store::{Counters, count};
use crate::write_group::write_group;

/// The source of the writer's connection.
pub(super) enum Source {
    /// A connection of its own to a file.
    Own(Box<Own>),
    /// The only connection to a database in memory, which readers use as well.
    Shared(SqlitePool),
}

/// The writer's connection to a file.
pub(super) struct Own {
    pub(super) options: SqliteConnectOptions,
    pub(super) connection: SqliteConnection,
    pub(super) files: Files,
}

/// The writer: executes all pending writes in one transaction, and answers after the commit.
pub(super) async fn write_in_groups(
    mut source: Source,
    mut pending: mpsc::Receiver<Pending>,
    counters: Arc<Counters>,
) {
    let mut group = Vec::with_capacity(GROUP);
    loop {
        group.clear();
        if pending.recv_many(&mut group, GROUP).await == 0 {
            break;
        }
        let closing = group.iter().any(|it| matches!(it.write, WriteOp::Close));
        match write(&mut source, &group).await {
            Ok(answers) => {
                count(&counters.commits);
                for (pending, answer) in group.drain(..).zip(answers) {
                    let _ = pending.done.send(answer);
                }
            }
            Err(error) => {
                // Whoever waits for a write logs it.
                let text = chain(&*error);
                tracing::debug!(error = text, "a group of writes failed");
                source.reconnect().await;
                for pending in group.drain(..) {
                    let answer = Err(StoreError::unavailable(text.clone()));
                    let _ = pending.done.send(answer);
                }
            }
        }
        if closing {
            break;
        }
    }
    if let Source::Own(own) = source {
        close(own.connection).await;
    }
    refuse_rest(&mut pending);
    // The closed queue shows that the file is released.
    drop(pending);
}

impl Source {
    /// A full disk may leave a connection in the middle of a transaction that it can neither commit nor roll
    /// back. A new connection has no transaction.
    async fn reconnect(&mut self) {
        let Self::Own(own) = self else { return };
        match own.options.connect().await {
            Ok(new) => own.connection = new,
            Err(error) => tracing::debug!(%error, "the store could not be opened again"),
        }
    }
}

/// Writes a group in one transaction. What is written while the files are not in their place is not acknowledged.
async fn write(source: &mut Source, group: &[Pending]) -> Result<Vec<Answer>, Cause> {
    match source {
        Source::Own(own) => {
            own.files.check()?;
            let answers = transact(&mut own.connection, group).await?;
            own.files.check()?;
            Ok(answers)
        }
        Source::Shared(pool) => Ok(transact(&mut *pool.acquire().await?, group).await?),
    }
}

async fn transact(
    connection: &mut SqliteConnection,
    group: &[Pending],
) -> Result<Vec<Answer>, sqlx::Error> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    let answers = write_group(&mut Connection::Sqlite(&mut transaction), group).await?;
    transaction.commit().await?;
    Ok(answers)
}

async fn close(mut connection: SqliteConnection) {
    let closed = sqlx::query("update house set value = 'closed' where name = 'state'");
    if let Err(error) = closed.execute(&mut connection).await {
        tracing::error!(%error, "it could not be written down that the store was closed");
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the store could not be closed");
    }
}
