//! How an outside program that may be wrong is asked, and what is counted of its answers.

use std::sync::{Arc, Mutex};

use kagiya_rules::View;
use serde::Serialize;

/// What a program is asked, for a text about it.
#[derive(Clone, Copy, Debug)]
pub enum AgentMoment<'a> {
    /// A game begins.
    Begin,
    /// An action is asked for.
    Turn {
        /// The legal actions in notation.
        legal: &'a [String],
        /// The last answer, if it was refused.
        refused: Option<&'a RefusedAnswer>,
    },
}

/// An answer that is not a legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RefusedAnswer {
    /// The beginning of the line.
    pub answer: String,
    /// What is wrong and what would be right, in English.
    pub reason: String,
    /// The number of answers that the program can still give before an action is chosen for it.
    pub left: u32,
}

/// Writes what a seat sees and is asked in words.
pub type Describe = Arc<dyn Fn(&View, AgentMoment<'_>) -> String + Send + Sync>;

/// How a program is asked.
#[derive(Clone)]
pub struct AgentTerms {
    /// The number of further answers after a refused one, before an action is chosen for the program.
    pub retries: u32,
    /// Whether the lines say what each card can be and which cards are playable, critical and trash.
    pub deductions: bool,
    pub describe: Option<Describe>,
}

impl core::fmt::Debug for AgentTerms {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AgentTerms")
            .field("retries", &self.retries)
            .field("deductions", &self.deductions)
            .finish_non_exhaustive()
    }
}

/// The counts of a game, or their sums over games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct AgentCounts {
    pub(crate) answers: u64,
    /// Legal lines with an action that the rules forbid, or with none that can be read.
    pub(crate) illegal: u64,
    /// Actions chosen for the program.
    pub(crate) fallbacks: u64,
    /// The answers with a number of tokens.
    pub(crate) counted: u64,
    pub(crate) input_tokens: u64,
    pub(crate) output_tokens: u64,
}

/// The counts of the game at a table.
pub(crate) type GameCounts = Arc<Mutex<AgentCounts>>;
