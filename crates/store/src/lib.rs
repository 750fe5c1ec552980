//! The storage of a server: the events of tables, the lists that follow from them, people with their
//! sessions, and their notes.
//!
//! A table is a sequence of events, numbered from 1 without gaps. A writer states the last number that it
//! knows. If another writer has stored more events, the store refuses; the writer then reads those and
//! decides again. So any number of processes can share a store.
//!
//! Next to the events a store has one *row* for each table, written together with the events that change it,
//! for the lists.
//!
//! There is one [`Store`] for both databases. From the bottom up: `connection` runs a statement,
//! `group_commit` queues writes, `sql` has all statements by subject, `write_group` writes a group in one
//! transaction, and `sqlite` and `postgres` open a database and commit.

mod connection;
mod data_dir;
mod error;
mod group_commit;
mod postgres;
mod sql;
mod sqlite;
mod store;
mod transfer;
mod types;
mod write_group;

pub use data_dir::{new_file, unusable};
pub use error::{Cause, OpenError, PostgresError, StoreError, chain};
pub use postgres::without_password;
pub use sql::accounts::StoredAccount;
pub use sql::chat::StoredLine;
pub use sql::deals::{AfterGame, GivenScores, Ranking, StoredChallenge};
pub use sql::firsts::{FirstGame, FirstKind};
pub use sql::notes::StoredNote;
pub use sql::people::Block;
pub use sql::push::StoredPush;
pub use sql::recovery::Recovery;
pub use sql::reviews::StoredReview;
pub use sql::scrubbing::{LookedThrough, Place};
pub use sql::social::{Asker, MOST_ASKING, StoredInvitation, Tie, TieKind};
pub use sql::statistics::{DealGame, Played, PlayerStats};
pub use sqlite::backup::{RestoreError, Restored, restore};
pub use store::Store;
pub use transfer::{Copied, CopyError, copy};
pub use types::{
    Append, Counts, EncodedEvent, Figures, First, Lease, Listing, ResultRow, SeatRow, Stage,
    StoredEvent, StoredPerson, TableRow, TokenHash, TurnRow, Watch,
};
