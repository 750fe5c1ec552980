//! A finished game of Hanabi, judged turn by turn.
//!
//! The value of a decision depends only on what its player could know: the other hands, the public state,
//! and what clues have told by the conventions of companions. The action that was done and the best others
//! are played on in the same sampled worlds that agree with this knowledge. Only the open bound and the
//! course of the game, which are other parts of a [`Review`], look at the real cards.
//!
//! Same record and settings, same review: every world has its own seed, and a number of played turns, not a
//! clock, limits the work.
//!
//! ```
//! use std::sync::Arc;
//! use kagiya_review::{Depth, Settings, review};
//! use kagiya_rules::{Deal, Options, Rules, Seed, record::Recorder};
//!
//! let rules = Arc::new(Rules::new(&Options::preset("original", 3)?)?);
//! let mut table = Recorder::new(&rules, &Deal::from_seed(Seed::from_number(1)))?;
//! while let Some(action) = table.game().legal_actions().get(0) {
//!     table.apply(action)?;
//! }
//! let settings = Settings { depth: Depth::Quick, turns: Some(100), ..Settings::default() };
//! let review = review(&table.record(), &settings)?;
//! assert_eq!(review.course.sum(), review.course.result);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod bound;
mod course;
mod decision;
mod figures;
mod json;
mod label;
mod moments;
mod review;
mod reviewer;
mod samples;
mod settings;
mod svg;
mod value;

use std::sync::atomic::AtomicBool;

use kagiya_rules::record::Record;

pub use bound::{Copy, Fate, LostScore, MOST_SCORES, MissingCard, OpenBound};
pub use course::{Change, Course};
pub use figures::{Figures, MisreadClue, PlayerFigures};
pub use json::VERSION;
pub use label::{BEYOND_DOUBT, BLUNDER, CUSTOMARY, INACCURACY, LEAST_WORLDS, Label, MISTAKE};
pub use moments::{LEAST_MOMENTS, MOST_MOMENTS, Moment, MomentKind};
pub use review::{Review, Turn};
pub use reviewer::{ReviewError, Reviewer};
pub use settings::{Depth, Settings};
pub use svg::GraphTexts;
pub use value::{Estimate, Judged, TurnValue, WorldHand};

/// Reviews a game.
///
/// # Errors
/// [`ReviewError`] if there is nothing to review, or the threads can't be started.
pub fn review(record: &Record, settings: &Settings) -> Result<Review, ReviewError> {
    let mut reviewer = Reviewer::new(record, settings)?;
    while !reviewer.is_finished() {
        reviewer.advance(&|_| {}, &AtomicBool::new(false));
    }
    Ok(reviewer.review())
}
