//! Hanabi with all cards known, the order of the deck and of the bonus tiles included: the best score that
//! can still be reached.
//!
//! [`solve`] returns a line of actions and an upper bound with its reason; [`can_reach`] decides one score.
//! Nothing is guessed: a line is played through [`Game::apply`](kagiya_rules::Game::apply) before it is
//! returned, and what neither a line nor a proof decides within the [`Limits`] is undecided. All options of
//! the rules are supported.
//!
//! Two searches do the work. `packed` has a small state of its own for the common rules. `general` works on
//! [`Game`](kagiya_rules::Game) itself, for jokers, plays from the deck and bonus tiles that move cards; as soon
//! as no such tile is left, the first one continues. Both search turn by
//! turn with a limited number of positions, which grows until a line is found, no position was left out, or a
//! limit is reached.
//!
//! ```
//! use std::sync::Arc;
//! use kagiya_rules::{Deal, Game, Options, Rules, Seed};
//! use kagiya_solver::{Limits, solve};
//!
//! let rules = Arc::new(Rules::new(&Options::preset("original", 3)?)?);
//! let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(1)))?;
//! let answer = solve(&game, &Limits::default());
//! assert_eq!((answer.reached, answer.bound), (25, 25));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod answer;
mod general;
mod packed;
mod playout;
mod solve;

pub use answer::{Answer, Decision, Limits, Reason, Verdict};
pub use solve::{can_reach, solve};
