//! The search for games without jokers, plays from the deck and bonus tiles that move cards, on a state of 64
//! bytes.
//!
//! With all cards known, a clue is a turn that costs a token, and cards that can't be played any more differ in
//! nothing. A hand is then the set of its useful cards and its size. Three facts reduce the moves further; in
//! each, the other move leads to a position from which the same can be reached:
//! - If a card of the hand is useless, no useful one is discarded.
//! - A strike on purpose loses a card like a discard, without the token. It is only needed while no token is
//!   missing, as a discard is then illegal. (To compare them, let a position have one token more and one strike
//!   fewer: where the other discards its last possible card before the maximum, this one takes a strike.)
//! - In the final round, a turn without a play changes nothing.
//!
//! Three things are possible here that the rules forbid, which can only help: discarding a playable card by a
//! strike, passing in the final round in any case, and taking back a strike before it happens. So a search without result is a proof, and a line is
//! played by the rules before it is believed.

mod beam;
mod bound;
mod line;
mod pool;
mod problem;
mod state;

pub(crate) use problem::Problem;
