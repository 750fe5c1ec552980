//! What a player can deduce: from a [`View`](kagiya_rules::View), the cards that every card of
//! every hand can be, and how likely each is.
//!
//! Three kinds of knowledge nest in each other ([`Knowledge`]): what *everybody* knows is contained
//! in what the *holder* of a hand knows as far as I can tell, and that in what *I* know.
//!
//! Deduction is exact: a card is possible where some way to deal the hidden cards puts it there.
//! The kernel ([`deduce`], [`Belief`]) works on plain sets and counts, so that a bot can feed it
//! with more than clues say.
//!
//! Invariant: this crate never sees a game that is being played, only views of it.

mod belief;
mod counts;
mod deduce;
mod knowledge;
mod listing;
mod outlook;
mod worlds;

pub use belief::Belief;
pub use counts::Counts;
pub use deduce::{Contradiction, deduce};
pub use knowledge::{HandKnowledge, Holders, Knowledge};
pub use listing::Listed;
pub use outlook::{Certainty, Outlook};
pub use worlds::{NoWorlds, Worlds};
