//! Why a bot did something, as data that any surface can say in any language.

use kagiya_rules::{Action, BySeat, CardId, CardSet, Clue, Seat};

/// Something that stands in a [`Statement`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A card in a hand: which, not what.
    Held(CardId),
    /// What a card can be.
    Cards(CardSet),
    /// A player.
    Seat(Seat),
    /// A clue.
    Clue(Clue),
    /// Something that could be done.
    Action(Action),
}

/// One sentence of an explanation: the id of a message in the language files, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The id of the message.
    pub id: &'static str,
    /// The arguments, by the names that the message uses.
    pub arguments: Vec<(&'static str, Value)>,
}

impl Statement {
    /// A statement without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            arguments: Vec::new(),
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.arguments.push((name, value));
        self
    }
}

/// Why a bot decided as it did, or how it understood somebody: once as everybody may hear it after
/// the game, and for each player as that player may hear it during the game.
///
/// Invariant: what a player may hear is the same whatever that player's own cards are, as long as
/// everything that happened in sight of all is the same, the explained action and the cards that it
/// touches included. So explain an action once it is done, not before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    pub(crate) everything: Vec<Statement>,
    pub(crate) by_viewer: BySeat<Vec<Statement>>,
}

impl Reasons {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.everything.is_empty()
    }

    /// All reasons. They may tell what is hidden from some players: for the time after the game.
    pub fn after_the_game(&self) -> &[Statement] {
        &self.everything
    }

    /// What `viewer` may hear while the game goes on: nothing that depends on cards which `viewer`
    /// can't see.
    pub fn explain_to(&self, viewer: Seat) -> &[Statement] {
        &self.by_viewer[viewer]
    }
}
