//! Writes on their way to the one writer of a database.
//!
//! Everybody who stores something puts it here and waits. The writer takes all that waits into one
//! transaction (group commit) and answers after the commit.

use kagiya_protocol::{PersonId, TableId};
use tokio::sync::{mpsc, oneshot};

use super::{
    Append, Block, Later, Lease, StoreError, StoredAccount, StoredChallenge, StoredEvent,
    StoredInvitation, StoredLine, StoredNote, StoredPerson, TableRow, TieKind, TokenHash,
};

/// The most writes that wait; whoever brings another one waits before the door.
const WAITING: usize = 4096;

/// The most writes that go into one transaction.
pub(super) const GROUP: usize = 512;

/// A write and who waits for it.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Answer>,
}

/// What is answered to a write.
pub(super) type Answer = Result<Done, StoreError>;

/// What can be written.
pub(super) enum Write {
    /// All of them, or none.
    Append(Vec<Append>),
    /// The same, if the table of the first still has this epoch.
    AppendUnder {
        epoch: i64,
        appends: Vec<Append>,
    },
    Lease(LeaseWrite),
    Claim {
        person: PersonId,
        command: String,
        table: TableId,
        at: i64,
    },
    ForgetCommands {
        before: i64,
    },
    RemoveDeadTables {
        before: i64,
    },
    RemoveTables {
        tables: Vec<TableId>,
    },
    Block(Block),
    Note(StoredNote),
    Account(AccountWrite),
    Deal(DealWrite),
    Tie(TieWrite),
    Line(StoredLine),
    AddPerson {
        person: StoredPerson,
        session: TokenHash,
        expires: i64,
    },
    Rename {
        person: PersonId,
        name: String,
        look: String,
    },
    Extend {
        session: TokenHash,
        expires: i64,
    },
    End {
        session: TokenHash,
    },
    EndSessions,
    /// A portion of the sessions that have expired, and the blocks that are over.
    ForgetSessions {
        now: i64,
    },
    /// Those of these people who have neither a session nor an account.
    ForgetPeople(Vec<String>),
    /// Writes something that changes nothing, to find out whether it can be done.
    Probe,
    Close,
}

/// What can be done with accounts.
pub(super) enum AccountWrite {
    Open(StoredAccount),
    AddSession {
        person: PersonId,
        session: TokenHash,
        expires: i64,
    },
    Password {
        person: PersonId,
        password: String,
        but: TokenHash,
    },
    EndSessions(PersonId),
    Settings {
        person: PersonId,
        settings: String,
    },
    Remove {
        person: PersonId,
        now: i64,
    },
    /// All events have been looked through for these people; those who went before `since` are forgotten.
    LookedThrough {
        people: Vec<PersonId>,
        since: i64,
    },
    Rewrite(Vec<(TableId, StoredEvent)>),
    UnnameRows,
}

/// What can be done with deals that several tables play.
pub(super) enum DealWrite {
    Claim {
        deal: String,
        table: TableId,
        people: Vec<PersonId>,
    },
    Saw {
        deal: String,
        table: TableId,
        person: PersonId,
    },
    Challenge(StoredChallenge),
    Secret {
        name: String,
        fresh: String,
    },
}

/// What can be done with what people are to each other.
pub(super) enum TieWrite {
    Tie {
        person: PersonId,
        other: PersonId,
        kind: TieKind,
        at: i64,
    },
    Untie {
        person: PersonId,
        other: PersonId,
        kind: TieKind,
    },
    Shown {
        person: PersonId,
        shown: bool,
    },
    Invite(StoredInvitation),
    Uninvite {
        person: PersonId,
        table: TableId,
    },
    ForgetInvitations {
        before: i64,
    },
}

/// What can be done with leases.
pub(super) enum LeaseWrite {
    Take {
        table: TableId,
        holder: String,
        now: i64,
        until: i64,
    },
    /// Somebody is there until then.
    Beat {
        holder: String,
        until: i64,
    },
    /// Whether a lease holds; if so, until then.
    Hold {
        lease: Lease,
        until: i64,
    },
    GiveBack(Lease),
}

impl LeaseWrite {
    /// The table whose line it reads or changes.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Self::Take { table, .. } => Some(table.as_str()),
            Self::Hold { lease, .. } | Self::GiveBack(lease) => Some(lease.table.as_str()),
            Self::Beat { .. } => None,
        }
    }

    /// The holder whose line it changes.
    pub(super) fn holder(&self) -> Option<&str> {
        match self {
            Self::Take { holder, .. } | Self::Beat { holder, .. } => Some(holder),
            Self::Hold { lease, .. } => Some(&lease.holder),
            Self::GiveBack(_) => None,
        }
    }
}

/// What came of a write.
pub(super) enum Done {
    /// It is written.
    Written,
    /// Whether it has changed anything.
    Changed(bool),
    /// These sessions have ended.
    Ended(Vec<TokenHash>),
    /// The table that the command has opened.
    Claimed(TableId),
    /// These people know the deal already.
    People(Vec<PersonId>),
    /// What is kept.
    Text(String),
    /// So many lines are gone.
    Removed(u64),
    /// Nothing is written: the lease holds no more.
    Fenced,
    /// The lease that holds.
    Lease(Lease),
    /// So many leases have gone to others.
    Beaten(i64),
    /// These tables are gone.
    RemovedTables(Vec<TableRow>),
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    jobs: mpsc::Sender<Job>,
}

impl Queue {
    /// A queue, and the end of it where the writer takes its jobs.
    pub(super) fn new() -> (Self, mpsc::Receiver<Job>) {
        let (jobs, taken) = mpsc::channel(WAITING);
        (Self { jobs }, taken)
    }

    /// Waits until something is written.
    pub(super) async fn write(&self, write: Write) -> Answer {
        let (done, answer) = oneshot::channel();
        self.jobs
            .send(Job { write, done })
            .await
            .map_err(|_| StoreError::unavailable("it has been closed"))?;
        answer
            .await
            .map_err(|_| StoreError::unavailable("its writer has gone"))?
    }

    /// Waits until the writer is gone.
    pub(super) async fn closed(&self) {
        self.jobs.closed().await;
    }

    /// For a write that has nothing to say but that it is done.
    pub(super) fn write_only(&self, write: Write) -> Later<'_, ()> {
        Box::pin(async { self.write(write).await.map(|_| ()) })
    }

    /// For a write that says how many lines are gone.
    pub(super) fn write_counted(&self, write: Write) -> Later<'_, u64> {
        Box::pin(async {
            match self.write(write).await? {
                Done::Removed(count) => Ok(count),
                _ => Err(unanswered()),
            }
        })
    }

    /// For a write that says whether it has changed anything.
    pub(super) fn write_if(&self, write: Write) -> Later<'_, bool> {
        Box::pin(async {
            match self.write(write).await? {
                Done::Changed(changed) => Ok(changed),
                _ => Err(unanswered()),
            }
        })
    }

    /// For a write that ends sessions.
    pub(super) fn write_ending(&self, write: AccountWrite) -> Later<'_, Vec<TokenHash>> {
        Box::pin(async {
            match self.write(Write::Account(write)).await? {
                Done::Ended(sessions) => Ok(sessions),
                _ => Err(unanswered()),
            }
        })
    }

    /// See [`EventLog::claim_command`](super::EventLog::claim_command).
    pub(super) fn claim<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
        at: i64,
    ) -> Later<'a, TableId> {
        Box::pin(async move {
            let claim = Write::Claim {
                person: person.clone(),
                command: command.to_owned(),
                table: table.clone(),
                at,
            };
            match self.write(claim).await? {
                Done::Claimed(table) => Ok(table),
                _ => Err(unanswered()),
            }
        })
    }

    /// See [`Leases`](super::Leases), whose methods these are.
    pub(super) fn take_lease<'a>(
        &'a self,
        table: &'a TableId,
        holder: &'a str,
        now: i64,
        until: i64,
    ) -> Later<'a, Lease> {
        let take = LeaseWrite::Take {
            table: table.clone(),
            holder: holder.to_owned(),
            now,
            until,
        };
        Box::pin(async move {
            match self.write(Write::Lease(take)).await? {
                Done::Lease(lease) => Ok(lease),
                _ => Err(unanswered()),
            }
        })
    }

    pub(super) fn beat<'a>(&'a self, holder: &'a str, until: i64) -> Later<'a, i64> {
        let beat = LeaseWrite::Beat {
            holder: holder.to_owned(),
            until,
        };
        Box::pin(async move {
            match self.write(Write::Lease(beat)).await? {
                Done::Beaten(lost) => Ok(lost),
                _ => Err(unanswered()),
            }
        })
    }

    pub(super) fn holds<'a>(&'a self, lease: &'a Lease, until: i64) -> Later<'a, bool> {
        let lease = lease.clone();
        let hold = LeaseWrite::Hold { lease, until };
        Box::pin(async move {
            match self.write(Write::Lease(hold)).await? {
                Done::Changed(holds) => Ok(holds),
                _ => Err(unanswered()),
            }
        })
    }

    pub(super) fn give_back<'a>(&'a self, lease: &'a Lease) -> Later<'a, ()> {
        let lease = lease.clone();
        self.write_only(Write::Lease(LeaseWrite::GiveBack(lease)))
    }

    pub(super) fn append_under<'a>(
        &'a self,
        lease: &'a Lease,
        appends: Vec<Append>,
    ) -> Later<'a, bool> {
        let epoch = lease.epoch;
        Box::pin(async move {
            if appends.first().map(|append| &append.table) != Some(&lease.table) {
                return Ok(false);
            }
            match self.write(Write::AppendUnder { epoch, appends }).await? {
                Done::Written => Ok(true),
                Done::Fenced => Ok(false),
                _ => Err(unanswered()),
            }
        })
    }

    /// See [`EventLog::remove_dead_tables`](super::EventLog::remove_dead_tables).
    pub(super) fn remove_dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            match self.write(Write::RemoveDeadTables { before }).await? {
                Done::RemovedTables(rows) => Ok(rows),
                _ => Err(unanswered()),
            }
        })
    }
}

impl Write {
    /// What it appends, and under which epoch.
    pub(super) fn appends(&self) -> Option<Group<'_>> {
        let (appends, epoch) = match self {
            Self::Append(appends) => (&**appends, None),
            Self::AppendUnder { epoch, appends } => (&**appends, Some(*epoch)),
            _ => return None,
        };
        Some(Group { appends, epoch })
    }
}

/// Events for tables, all of which are written or none.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    pub(super) appends: &'a [Append],
    /// The epoch that the table of the first must have.
    pub(super) epoch: Option<i64>,
}

impl Group<'_> {
    /// The table that is written to under a lease.
    pub(super) fn leased(&self) -> Option<&str> {
        let first = self.appends.first().filter(|_| self.epoch.is_some())?;
        Some(first.table.as_str())
    }

    /// Whether it may be written where `last` and `epoch` say what there is at a table.
    pub(super) fn verdict(
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

/// The rows of the tables whose events were written, as they were given.
pub(super) fn written<'a>(
    groups: &'a [Group<'a>],
    verdicts: &'a [Verdict],
) -> impl Iterator<Item = &'a TableRow> {
    let all = groups.iter().zip(verdicts);
    let written = all.filter(|(_, verdict)| **verdict == Verdict::Taken);
    let written = written.flat_map(|(group, _)| group.appends);
    written.filter_map(|append| append.row.as_ref())
}

/// What becomes of a group of appends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Taken,
    Conflict,
    Fenced,
}

impl From<Verdict> for Answer {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Taken => Ok(Done::Written),
            Verdict::Conflict => Err(StoreError::Conflict),
            Verdict::Fenced => Ok(Done::Fenced),
        }
    }
}

/// The writer answers each write with what belongs to it.
fn unanswered() -> StoreError {
    StoreError::unavailable("a write was not answered")
}
