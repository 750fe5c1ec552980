//! What players have noted on cards.

use kagiya_protocol::{PersonId, TableId};

use super::Later;

/// What a player has noted on a card, for themselves alone until the game has ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StoredNote {
    /// At which table.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// On which card.
    pub card: u8,
    /// The word of the mark, if the card has one.
    pub mark: Option<String>,
    /// What is written on it, without a zero character; perhaps nothing.
    pub text: String,
}

impl StoredNote {
    /// Whether it says nothing.
    pub const fn is_empty(&self) -> bool {
        self.mark.is_none() && self.text.is_empty()
    }
}

/// A place where notes are kept, apart from the events of the table: nobody else learns of them.
pub trait Notes: Send + Sync {
    /// Keeps a note in the place of what its person has noted on that card before. An empty one only
    /// removes that, and a table that is not there takes none.
    fn write_note<'a>(&'a self, note: &'a StoredNote) -> Later<'a, ()>;

    /// The notes of a person at a table, or those of everybody there, by person and card.
    fn notes<'a>(
        &'a self,
        table: &'a TableId,
        of: Option<&'a PersonId>,
    ) -> Later<'a, Vec<StoredNote>>;
}
