//! The queue of writes for the only writer of a database.
//!
//! Each write is queued here and waits. The writer executes all pending writes in one transaction (group
//! commit) and answers after the commit.

use core::any::Any;
use core::pin::Pin;

use kagiya_protocol::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::connection::Connection;
use crate::error::StoreError;
use crate::types::{Append, Lease, TableRow};

/// The most writes in the queue; a further write waits until there is room.
const CAPACITY: usize = 4096;

/// The most writes in one transaction.
pub(crate) const GROUP: usize = 512;

/// A write in the queue.
pub(crate) struct Pending {
    pub(crate) write: WriteOp,
    pub(crate) done: oneshot::Sender<Answer>,
}

/// The answer to a write.
pub(crate) type Answer = Result<WriteResult, StoreError>;

/// A kind of write.
pub(crate) enum WriteOp {
    Append(Group),
    Lease(LeaseOp),
    /// Any other statements.
    Statements(Box<dyn Statements>),
    Close,
}

/// Events for tables; either all are written, or none.
pub(crate) struct Group {
    pub(crate) appends: Vec<Append>,
    /// The epoch that the first table's lease must have.
    pub(crate) epoch: Option<i64>,
}

/// A change of leases.
pub(crate) enum LeaseOp {
    Take {
        table: TableId,
        holder: String,
        now: i64,
        until: i64,
    },
    /// The holder is alive until this time.
    Heartbeat {
        holder: String,
        until: i64,
    },
    /// If the lease is still valid, it is renewed until this time.
    Renew {
        lease: Lease,
        until: i64,
    },
    Release(Lease),
}

/// The result of a write.
pub(crate) enum WriteResult {
    Written,
    /// Nothing is written: another server has the lease.
    Fenced,
    /// The valid lease.
    Lease(Lease),
    /// Whether the lease is renewed.
    Renewed(bool),
    /// The number of the holder's leases that other servers have taken.
    Lost(i64),
    /// What [`Statements`] return.
    Statements(Box<dyn Any + Send>),
}

/// A future of statements.
pub(crate) type Running<'a, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'a>>;

/// Statements in the transaction of a group. They run again if the transaction failed and is repeated.
pub(crate) trait Statements: Send + Sync {
    fn run<'a>(&'a self, connection: &'a mut Connection<'_>) -> Running<'a, Box<dyn Any + Send>>;
}

/// A function with the data that it needs.
struct With<D, T> {
    data: D,
    run: Run<D, T>,
}

/// A function that runs statements with some data.
pub(crate) type Run<D, T> = for<'a, 'c> fn(&'a mut Connection<'c>, &'a D) -> Running<'a, T>;

impl<D: Send + Sync, T: Send + 'static> Statements for With<D, T> {
    fn run<'a>(&'a self, connection: &'a mut Connection<'_>) -> Running<'a, Box<dyn Any + Send>> {
        Box::pin(async move {
            let result = (self.run)(connection, &self.data).await?;
            Ok(Box::new(result) as Box<dyn Any + Send>)
        })
    }
}

/// The sending end of the queue.
#[derive(Clone, Debug)]
pub(crate) struct Queue {
    pending: mpsc::Sender<Pending>,
}

impl Queue {
    /// A queue, and its end for the writer.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Pending>) {
        let (pending, taken) = mpsc::channel(CAPACITY);
        (Self { pending }, taken)
    }

    /// Waits until something is written.
    pub(crate) async fn write(&self, write: WriteOp) -> Answer {
        let (done, answer) = oneshot::channel();
        self.pending
            .send(Pending { write, done })
            .await
            .map_err(|_| StoreError::closed())?;
        answer
            .await
            .map_err(|_| StoreError::unavailable("its writer has gone"))?
    }

    /// Waits until statements have run and are committed. Returns their result.
    pub(crate) async fn run<D, T>(&self, data: D, run: Run<D, T>) -> Result<T, StoreError>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let statements = Box::new(With { data, run });
        match self.write(WriteOp::Statements(statements)).await? {
            WriteResult::Statements(result) => {
                let result = result.downcast::<T>().map_err(|_| unanswered())?;
                Ok(*result)
            }
            _ => Err(unanswered()),
        }
    }

    /// Waits until the writer has stopped.
    pub(crate) async fn closed(&self) {
        self.pending.closed().await;
    }
}

/// Answers the writes that have come after the store was closed. They are not executed.
pub(crate) fn refuse_rest(pending: &mut mpsc::Receiver<Pending>) {
    pending.close();
    while let Ok(late) = pending.try_recv() {
        let _ = late.done.send(Err(StoreError::closed()));
    }
}

/// The error when the writer returns no result, or one of another kind.
pub(crate) fn unanswered() -> StoreError {
    StoreError::unavailable("a write was not answered")
}

impl LeaseOp {
    /// The table whose lease it reads or changes.
    pub(crate) fn table(&self) -> Option<&str> {
        match self {
            Self::Take { table, .. } => Some(table.as_str()),
            Self::Renew { lease, .. } | Self::Release(lease) => Some(lease.table.as_str()),
            Self::Heartbeat { .. } => None,
        }
    }

    /// The holder whose row it changes.
    pub(crate) fn holder(&self) -> Option<&str> {
        match self {
            Self::Take { holder, .. } | Self::Heartbeat { holder, .. } => Some(holder),
            Self::Renew { lease, .. } => Some(&lease.holder),
            Self::Release(_) => None,
        }
    }
}

impl Group {
    /// The table that is written to under a lease.
    pub(crate) fn leased(&self) -> Option<&str> {
        let first = self.appends.first().filter(|_| self.epoch.is_some())?;
        Some(first.table.as_str())
    }

    /// Whether to write it, given the last number and the epoch of each table.
    pub(crate) fn verdict(
        &self,
        last: impl Fn(&str) -> i64,
        epoch: impl Fn(&str) -> Option<i64>,
    ) -> Verdict {
        let late = |append: &Append| last(append.table.as_str()) != i64::from(append.expected);
        if self
            .leased()
            .is_some_and(|table| epoch(table) != self.epoch)
        {
            Verdict::Fenced
        } else if self.appends.iter().any(late) {
            Verdict::Conflict
        } else {
            Verdict::Taken
        }
    }
}

/// The rows of the tables whose events were written, in their order.
pub(crate) fn written<'a>(
    groups: &'a [&'a Group],
    verdicts: &'a [Verdict],
) -> impl Iterator<Item = &'a TableRow> {
    let all = groups.iter().zip(verdicts);
    let written = all.filter(|(_, verdict)| **verdict == Verdict::Taken);
    let written = written.flat_map(|(group, _)| &group.appends);
    written.filter_map(|append| append.row.as_ref())
}

/// Whether a group of appends is written, and why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Taken,
    Conflict,
    Fenced,
}

impl From<Verdict> for Answer {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Taken => Ok(WriteResult::Written),
            Verdict::Conflict => Err(StoreError::Conflict),
            Verdict::Fenced => Ok(WriteResult::Fenced),
        }
    }
}
