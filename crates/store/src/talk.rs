//! What those who watch say to each other.

use kagiya_protocol::{PersonId, TableId};

use super::Later;

/// A line of what those who watch a table say to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    /// At which table.
    pub table: TableId,
    /// Whose command said it.
    pub person: PersonId,
    /// Their name then.
    pub name: String,
    /// Which command of theirs.
    pub command: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The word of a remark, if it is one.
    pub remark: Option<String>,
    /// The text, without a zero character; empty for a remark.
    pub text: String,
}

/// A place where the talk of watchers is kept, apart from the events of the table: their numbers would tell
/// the players of it.
pub trait Talk: Send + Sync {
    /// Keeps a line behind those that are there. The same command of the same person at the same table is
    /// kept once, and a table that is not there takes none.
    fn write_line<'a>(&'a self, line: &'a StoredLine) -> Later<'a, ()>;

    /// All lines of a table, in the order in which they were written.
    fn lines<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<StoredLine>>;
}
