//! Options, outputs and errors of a batch.

use kagiya_rules::IllegalAction;

use crate::encoder::EncodingError;
use crate::layout::Encoding;
use crate::recolor::NotAlike;

/// Whose observations and masks are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Observers {
    /// Those of the player to act: one for each game.
    #[default]
    Mover,
    /// Those of all players, from seat 0 on.
    All,
}

/// What a game is worth that the last strike ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LastStrike {
    /// Nothing.
    #[default]
    Zero,
    /// The fireworks still count.
    Keep,
    /// The fireworks count, less one point, and at least nothing.
    MinusOne,
}

/// How a batch plays and what it writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchOptions {
    /// What an observation holds.
    pub encoding: Encoding,
    /// Whose observations are written.
    pub observers: Observers,
    /// Whether masks have one more move at the end, the no-op: it is the only legal one for players
    /// who are not to act.
    pub noop: bool,
    /// Whether each player but one sees the suits in an order of their own, another one in each game.
    pub shuffle_colors: bool,
    /// What the last strike means.
    pub last_strike: LastStrike,
    /// Whether a game that has ended is followed by the next one at once.
    pub auto_reset: bool,
    /// How many threads work; 0 for as many as the machine has cores.
    pub threads: usize,
}

impl Default for BatchOptions {
    fn default() -> Self {
        Self {
            encoding: Encoding::default(),
            observers: Observers::default(),
            noop: false,
            shuffle_colors: false,
            last_strike: LastStrike::default(),
            auto_reset: true,
            threads: 1,
        }
    }
}

/// What a step did in one game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Step {
    /// By how much the score changed.
    pub reward: i32,
    /// Whether the game has ended.
    pub done: bool,
    /// The score; of a game that has ended, the last one.
    pub score: i32,
    /// Moves in this game so far, those of bots included.
    pub moves: u32,
}

/// Why a batch can't do something. Nothing has happened then, but where a bot was at fault.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// A list does not have one entry for each game.
    #[error("{found} moves for {games} games")]
    Count {
        /// Entries found.
        found: usize,
        /// Games of the batch.
        games: usize,
    },
    /// There is no such move now.
    #[error(
        "game {game}: there is no move {number} now; there are 0 to {last}, by what the hand holds"
    )]
    NoSuchMove {
        /// Which game, from 0.
        game: usize,
        /// The number.
        number: i64,
        /// The greatest number of a move.
        last: usize,
    },
    /// The move is against the rules now.
    #[error("game {game}: move {number} is not legal: {why}")]
    Illegal {
        /// Which game, from 0.
        game: usize,
        /// The number of the move.
        number: i64,
        /// Why it is not legal.
        #[source]
        why: IllegalAction,
    },
    /// A bot did something illegal: a mistake of the bot.
    #[error("game {game}: a bot did something illegal")]
    Bot {
        /// Which game, from 0.
        game: usize,
        /// What was wrong.
        #[source]
        why: IllegalAction,
    },
    /// An observation can't be written.
    #[error(transparent)]
    Encoding(#[from] EncodingError),
    /// The colors of this edition can't be exchanged.
    #[error(transparent)]
    NotAlike(#[from] NotAlike),
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// Bots sit on all seats, or on one that is not there.
    #[error("bots can sit on some of the {0} seats, and at least one must be left")]
    Seats(usize),
}
