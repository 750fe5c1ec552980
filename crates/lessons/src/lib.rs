//! Games that teach. A [`Lesson`] is data: a table with fixed cards, a partner who keeps to a
//! script, and steps in which a coach speaks or asks the player for something. A [`Course`] is one
//! player on the way through it: the player truly acts, on a true game, and hears when an action
//! that is legal would not be wise at this point.
//!
//! What the coach says is the id of a text in `locales/*/learn.ftl`. Nothing here knows a rule of
//! Hanabi: the steps name actions in notation, and the game says what follows from them.
//!
//! ```
//! use kagiya_lessons::{Answer, Course, Lesson};
//! use kagiya_rules::notation;
//!
//! let mut course = Course::begin(Lesson::find("first").ok_or("no such lesson")?);
//! let clue = notation::read_action("B1", &course.game().board())?;
//! assert_eq!(course.answer(clue)?, Answer::Done);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod course;
mod lesson;
mod lessons;

pub use course::{Answer, Beat, Course, Deed};
pub use lesson::{Does, Kind, Lesson, PARTNER, Position, Rest, Spot, Step, typed};
pub use lessons::LESSONS;
