//! Interactive lessons. A [`Lesson`] is data: a table with fixed cards, a partner who follows a
//! script, and steps in which a coach explains something or asks the player for an action. A
//! [`Course`] is a player's progress through a lesson. The player acts in a real game, and the
//! coach rejects legal actions that are unwise at this step.
//!
//! The coach's texts are in `locales/*/learn.ftl`. This crate contains no rule of Hanabi: the steps
//! name actions in notation, and the game executes them.
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

pub use course::{Answer, Beat, Course, StepAction};
pub use lesson::{Does, Kind, Lesson, PARTNERS, Position, Rest, Spot, Step, typed};
pub use lessons::LESSONS;
