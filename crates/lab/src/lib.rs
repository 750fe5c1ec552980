//! Batches of games: series, statistics, comparisons.
//!
//! A [`Contestant`] opens tables. [`run`] plays a series of deals on several threads and summarizes the games
//! in a [`Report`]. [`compare`] plays the same deals with two contestants until the difference is clear.
//! Every game follows from its seed and all sums are of integers, so except for times a report doesn't depend
//! on the number of threads.
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

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod agent_bench;
mod agent_terms;
mod cheater;
mod checksum;
mod compare;
mod contestant;
mod editions;
mod faults;
mod fit;
mod fnv;
mod game_split;
mod gradient_boosting;
mod human_agreement;
mod latency_histogram;
mod parts;
mod people_sampler;
mod plot;
mod process;
mod process_failure;
mod process_messages;
mod puzzles;
mod reason_checks;
mod report;
mod rollouts;
mod roster;
mod rules_speed;
mod run;
mod score_stats;
mod solved_deals;
mod strength;

pub use agent_bench::{AgentProgram, AgentReport, PerGame, bench_agent};
pub use agent_terms::{AgentMoment, AgentTerms, Describe, RefusedAnswer};
pub use cheater::{CheatTable, Cheater, CheaterContestant, Greedy};
pub use checksum::checksum;
pub use compare::{Comparison, Verdict, compare};
pub use contestant::{BotContestant, Contestant, PlayError, Played, Table, TeamContestant};
pub use editions::{EditionScore, editions_table};
pub use faults::{Fault, FaultCount, FaultKind, Faults};
pub use fit::{FitOptions, FitResult, FitStatistics, TREES, fit};
pub use game_split::GameSplit;
pub use human_agreement::{
    ActionClass, ActionKind, Agreement, AgreementError, AgreementOptions, Disagreement, Example,
    Judges, Measures, ReplayedTurn, Row, Share, measure_agreement, replayed_turns,
};
pub use latency_histogram::LatencyHistogram;
pub use people_sampler::PeopleSampler;
pub use plot::histogram_svg;
pub use process::ProcessName;
pub use process_failure::ProcessFailure;
pub use puzzles::{
    InvalidPuzzle, Puzzle, PuzzleGroup, PuzzlePart, PuzzleReport, PuzzleResult, PuzzleStep,
    puzzles, solve, solve_puzzles,
};
pub use reason_checks::{ReasonChecks, WrongReason};
pub use report::{JoinError, KeptGame, Report, ScoredGames};
pub use rollouts::rollouts;
pub use roster::{UnknownContestant, contestant, roster};
pub use rules_speed::{RulesSpeed, rules_speed};
pub use run::{Keep, RunError, Series, run};
pub use score_stats::{ScoreStats, wilson_interval};
pub use solved_deals::{SolvedDeals, solve_deals, solved_deals_table};
pub use strength::{strength_in_short, strength_table};
