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
    /// A number of things.
    Number(u32),
    /// Points, in thousandths.
    Points(i32),
}

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident $name:literal,)*) => {
        /// A part of the value of an action. The reasons against an alternative name the parts by
        /// which it is worse, the largest first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Part {
            $($(#[$doc])* $part,)*
        }

        impl Part {
            /// All parts.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$part),*];

            /// Its name in reports.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$part => $name,)*
                }
            }
        }
    };
}

parts! {
    /// The result of simulated games.
    Simulated "simulated",
    /// What simulated games gain beyond what chance explains.
    Care "care",
    /// How often people do it.
    People "people",
    /// The order of plays on which partners rely.
    PlayOrder "play-order",
    /// What the next player is expected to lose.
    Ahead "ahead",
    /// Cards that get played.
    Plays "plays",
    /// A card that others count on.
    Awaited "awaited",
    /// A card after which a partner can play.
    Unlock "unlock",
    /// The points that depend on a card.
    Stake "stake",
    /// The height of a card on its firework.
    Height "height",
    /// The order of cards by age.
    Age "age",
    /// The risk of a strike by the own play.
    Strike "strike",
    /// What useful clued cards are known to be.
    Cards "cards",
    /// Useless cards and second copies with a clue.
    Useless "useless",
    /// Cards that partners would misplay.
    Misplay "misplay",
    /// Cards that partners would take for others.
    Misread "misread",
    /// The next discards of partners.
    Danger "danger",
    /// The loss by the own discard.
    OwnLoss "own-loss",
    /// Clue tokens.
    Tokens "tokens",
    /// Turns that are left.
    Pace "pace",
    /// Whether a clue says anything new.
    News "news",
    /// Whether the receiver has a card to play already.
    Busy "busy",
    /// The number of new cards that a clue touches.
    More "more",
    /// Color clues.
    Color "color",
    /// Clues to the next player.
    Next "next",
    /// What a clue asks for.
    Asks "asks",
    /// Cards that would be played without a clue.
    Stomp "stomp",
    /// A warning of the player before.
    Warning "warning",
}

/// Why an alternative is worse than what was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The alternative.
    pub action: Action,
    /// By how much the action that was done is better, by part; the largest part first. In
    /// thousandths, of a point or of the scale on which a model of people judges.
    pub parts: Vec<(Part, i32)>,
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
    everything: Vec<Statement>,
    by_viewer: BySeat<Vec<Statement>>,
    compared: Vec<Comparison>,
}

impl Reasons {
    /// Reasons of `everything` that weighed, for after the game, and of what each viewer may know of it during the
    /// game; `compared` is what they are based on.
    pub fn new(
        everything: Vec<Statement>,
        by_viewer: BySeat<Vec<Statement>>,
        compared: Vec<Comparison>,
    ) -> Self {
        Self {
            everything,
            by_viewer,
            compared,
        }
    }

    /// Whether there are no reasons.
    pub fn is_empty(&self) -> bool {
        self.everything.is_empty()
    }

    /// All reasons. They may reveal hidden cards, so show them only after the game.
    pub fn after_the_game(&self) -> &[Statement] {
        &self.everything
    }

    /// The comparisons on which the reasons after the game are based. For measurements.
    pub fn compared(&self) -> &[Comparison] {
        &self.compared
    }

    /// The reasons that `viewer` may see during the game: they don't depend on cards that are
    /// hidden from `viewer`.
    pub fn explain_to(&self, viewer: Seat) -> &[Statement] {
        &self.by_viewer[viewer]
    }
}
