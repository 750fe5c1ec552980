//! The writer of the embedded database.

use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::mpsc;

use crate::connection::Connection;
use crate::error::StoreError;
use crate::group_commit::{Answer, GROUP, Pending, WriteOp};
use crate::store::{Counters, count};
use crate::write_group::write_group;

/// The source of the writer's connection.
pub(super) enum Source {
    /// A connection of its own to a file.
    Own(Box<SqliteConnectOptions>, SqliteConnection),
    /// The only connection to a database in memory, which readers use as well.
    Shared(SqlitePool),
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
                tracing::error!(%error, "a group of writes failed");
                source.reconnect().await;
                for pending in group.drain(..) {
                    let answer = Err(StoreError::unavailable(error.to_string()));
                    let _ = pending.done.send(answer);
                }
            }
        }
        if closing {
            break;
        }
    }
    if let Source::Own(_, connection) = source {
        close(connection).await;
    }
    // The closed queue shows that the file is released.
    drop(pending);
}

impl Source {
    /// A full disk may leave a connection in the middle of a transaction that it can neither commit nor roll
    /// back. A new connection has no transaction.
    async fn reconnect(&mut self) {
        let Self::Own(options, connection) = self else {
            return;
        };
        match options.connect().await {
            Ok(new) => *connection = new,
            Err(error) => tracing::error!(%error, "the store could not be opened again"),
        }
    }
}

/// Writes a group in one transaction.
async fn write(source: &mut Source, group: &[Pending]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut shared: PoolConnection<Sqlite>;
    let connection = match source {
        Source::Own(_, connection) => connection,
        Source::Shared(pool) => {
            shared = pool.acquire().await?;
            &mut *shared
        }
    };
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
