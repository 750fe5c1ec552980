//! Many games of Hanabi at once: batches, statistics, comparisons.
//!
//! A [`Contestant`] opens tables, [`run`] plays a series of deals on as many threads as wanted and
//! folds the games into a [`Report`], [`compare`] plays the same deals with two contestants until
//! the difference is clear. Every game follows from its seed alone and sums are sums of integers,
//! so that a report is the same for any number of threads, but for the times in it.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use kagiya_bots::Savant;
//! use kagiya_lab::{Series, TeamContestant, run};
//! use kagiya_rules::Options;
//!
//! let series = Series { options: Options::preset("original", 3)?, games: 20, ..Series::default() };
//! let savant = TeamContestant::new("savant", Savant::new);
//! let report = run(&series, &savant, &|_| {}, &AtomicBool::new(false))?;
//! assert_eq!(report.games, 20);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agree;
mod boost;
mod cheater;
mod checksum;
mod compare;
mod contestant;
mod editions;
mod exam;
mod fit;
mod plot;
mod report;
mod roster;
mod run;
mod strength;
mod tally;
mod times;

pub use agree::{
    AgreeError, Agreement, Class, Deed, DeedKind, Example, Part, Row, Scene, Share, Watching,
    agree, scenes,
};
pub use cheater::{CheatTable, Cheater, CheaterContestant, Greedy};
pub use checksum::checksum;
pub use compare::{Comparison, Verdict, compare};
pub use contestant::{BotContestant, Contestant, Played, Table, TeamContestant};
pub use editions::{EditionScore, editions_table};
pub use exam::{
    Answered, BadQuestion, Exam, Group, Question, QuestionPart, Step, ask, exam, questions,
};
pub use fit::{Fitted, Fitting, Likeness, fit};
pub use plot::histogram_svg;
pub use report::{KeptGame, NotJoined, Report};
pub use roster::{UnknownContestant, contestant, roster};
pub use run::{Keep, RunError, Series, run};
pub use strength::{strength_in_short, strength_table};
pub use tally::Tally;
pub use times::Times;
