//! Writing a group of pending writes in one transaction.

use crate::connection::Connection;
use crate::group_commit::{
    Answer, Group, LeaseOp, Pending, Verdict, WriteOp, WriteResult, written,
};
use crate::sql::deals::write_seen;
use crate::sql::events::{ids, write_events};
use crate::sql::leases::{epochs, lock_holders, lock_leases, write_leases};
use crate::sql::statistics::write_results;
use crate::sql::table_row::write_rows;
use crate::types::TableRow;

/// Writes a group in a transaction that the caller commits. Returns the answer to each write of it.
///
/// A few statements write the events and rows of all tables together. In `SQLite` each statement is a message
/// to another thread, and in `PostgreSQL` to another process; both cost more than the work itself.
pub(crate) async fn write_group(
    connection: &mut Connection<'_>,
    group: &[Pending],
) -> Result<Vec<Answer>, sqlx::Error> {
    let mut groups: Vec<&Group> = Vec::new();
    let mut ops: Vec<&LeaseOp> = Vec::new();
    for pending in group {
        match &pending.write {
            WriteOp::Append(group) => groups.push(group),
            WriteOp::Lease(op) => ops.push(op),
            WriteOp::Statements(_) | WriteOp::Close => {}
        }
    }
    let leased = ids(&groups, |group, append| {
        group.leased() == Some(append.table.as_str())
    });
    lock_leases(connection, &ops, &leased).await?;
    let epochs = epochs(connection, &leased).await?;
    let verdicts = write_events(connection, &groups, &epochs).await?;
    let rows: Vec<&TableRow> = written(&groups, &verdicts).collect();
    write_rows(connection, &rows).await?;
    write_results(connection, &rows).await?;
    write_seen(connection, &rows).await?;
    lock_holders(connection, &ops).await?;
    let mut leases = write_leases(connection, &ops).await?.into_iter();
    let mut verdicts = verdicts.into_iter();
    let mut answers = Vec::with_capacity(group.len());
    for pending in group {
        answers.push(match &pending.write {
            WriteOp::Append(_) => verdicts.next().unwrap_or(Verdict::Conflict).into(),
            WriteOp::Lease(_) => Ok(leases.next().ok_or(sqlx::Error::RowNotFound)?),
            WriteOp::Statements(statements) => {
                Ok(WriteResult::Statements(statements.run(connection).await?))
            }
            // Closing follows the commit.
            WriteOp::Close => Ok(WriteResult::Written),
        });
    }
    Ok(answers)
}
