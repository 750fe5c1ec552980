//! When and how much a savant looks ahead.

/// When and how much to look ahead: near the end, and whenever the book would throw away or play a
/// card that may be needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// From which number of cards in the deck on every move is looked at.
    pub deck: usize,
    /// In how many deals each action is tried.
    pub deals: usize,
}

impl SearchLimits {
    /// As much as fits into the second or two that people wait for a partner, at a table of `players`:
    /// two tell each other least in a turn, and gain most from more time.
    pub const fn for_people(players: usize) -> Self {
        if players == 2 {
            Self {
                deck: 50,
                deals: 1024,
            }
        } else {
            Self {
                deck: 30,
                deals: 256,
            }
        }
    }
}
