//! Puzzles: a player's view, and one answer that keeps what can be kept.
//!
//! A [`Puzzle`] is what the solver of the puzzle may see. A hidden card has no field in it. The
//! [`Solution`] is separate. [`prove`] computes it from the puzzle alone: it lists all deals of the
//! hidden cards that agree with the view, tries every action in each of them, and counts the deals in
//! which the target stays in reach. Nothing is sampled, and an undecided search is an error.
//!
//! What happens after the action depends on the kind of the puzzle:
//! - For *play or wait*, *the end counted* and *open deck*, all cards are known from then on. Where the
//!   target is out of reach then, nobody can reach it by any play.
//! - For *which clue* and *save it*, the partners act until it is the solver's turn again, by the rules of
//!   [`partner`]. From then on all cards are known.
//! - *What is my card* asks for a card, which is the same in all deals.
//!
//! Puzzles in *conventions* are different: their partners are companions, who act as shown and then
//! play the game to its end, in a sample of the deals in which they act so.
//!
//! [`generate`] and [`generate_conventions`] make puzzles from games of bots. The committed
//! [`collection`] is one result of them.

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod act;
mod asked;
mod collection;
mod companions;
mod conventions;
mod difficulty;
mod generate;
mod measure;
pub mod partner;
mod position;
mod proof;
mod prove;
mod puzzle;

pub use act::Act;
pub use collection::{COUNT, DAILY, collection, of_day, of_lesson, puzzle, solution};
pub use companions::Margin;
pub use conventions::{LESSONS, generate_conventions};
pub use difficulty::{Difficulty, Measured};
pub use generate::{Generator, generate};
pub use position::game_of;
pub use proof::{Class, Proof, Unproven};
pub use prove::prove;
pub use puzzle::{Convention, InvalidPuzzle, Kind, Mode, Other, Puzzle, Solution, Step};
