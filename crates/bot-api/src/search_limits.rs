//! Limits of a savant's search.

/// When and how much a savant searches. Without regard to `deck` it also searches whenever the
/// action by the book may lose a needed card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// With this many cards in the deck or fewer, every action is searched.
    pub deck: usize,
    /// The number of worlds in which each action is simulated.
    pub deals: usize,
}

impl SearchLimits {
    /// Limits that fit into the second that people wait for a partner. Two players inform each other least in a
    /// turn, and gain most from more time.
    pub const fn for_people(players: usize) -> Self {
        let (deck, deals) = if players == 2 { (50, 512) } else { (30, 256) };
        Self { deck, deals }
    }
}
