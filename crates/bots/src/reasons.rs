//! Why a bot did something, as data that any client can translate.

use kagiya_rules::{Action, BySeat, CardId, CardSet, Clue, Seat};

/// An argument of a [`Statement`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A card in a hand, without its identity.
    Held(CardId),
    /// Possible identities of a card.
    Cards(CardSet),
    /// A player.
    Seat(Seat),
    /// A clue.
    Clue(Clue),
    /// A possible action.
    Action(Action),
}

/// One sentence of an explanation: the id of a message in the language files, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The id of the message.
    pub id: &'static str,
    /// The arguments, by their names in the message.
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

    /// The same statement with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.arguments.push((name, value));
        self
    }
}

/// Why a bot chose an action, or how it understood a clue. There is one version for everyone after
/// the game, and one for each viewer during the game.
///
/// Invariant: the version for a viewer doesn't depend on the viewer's own cards. It depends only on
/// public events, including the explained action and the cards that it touches. So explain an
/// action after it is done, not before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    pub(crate) everything: Vec<Statement>,
    pub(crate) by_viewer: BySeat<Vec<Statement>>,
}

impl Reasons {
    /// Whether there are no reasons.
    pub fn is_empty(&self) -> bool {
        self.everything.is_empty()
    }

    /// All reasons. They may reveal hidden cards, so show them only after the game.
    pub fn after_the_game(&self) -> &[Statement] {
        &self.everything
    }

    /// The reasons that `viewer` may see during the game: they don't depend on cards that are
    /// hidden from `viewer`.
    pub fn explain_to(&self, viewer: Seat) -> &[Statement] {
        &self.by_viewer[viewer]
    }
}
