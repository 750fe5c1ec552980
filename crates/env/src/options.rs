//! Options, results and errors of a batch.

use kagiya_rules::IllegalAction;

use crate::encoder::EncodingError;
use crate::layout::Encoding;
use crate::recolor::InvalidRecolor;

/// The players whose observations and masks are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Observers {
    /// The player to act: one for each game.
    #[default]
    Mover,
    /// All players, from seat 0.
    All,
}

/// The score of a game that ended by the last strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LastStrike {
    #[default]
    Zero,
    /// The value of the fireworks.
    Keep,
    /// The value of the fireworks minus one point, at least 0.
    MinusOne,
}

/// How a batch plays, and what it writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchOptions {
    pub encoding: Encoding,
    pub observers: Observers,
    /// Whether masks have a no-op move at the end, the only legal one for players who aren't to act.
    pub noop: bool,
    /// Whether each player except one sees the suits in a random order, which differs between games.
    pub shuffle_colors: bool,
    pub last_strike: LastStrike,
    /// Whether the next game starts as soon as one ends.
    pub auto_reset: bool,
    /// The number of threads; 0 means the number of cores.
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

/// The result of a step in one game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Step {
    /// The change of the score.
    pub reward: i32,
    /// Whether the game has ended.
    pub done: bool,
    /// The score, which is the final one if the game has ended.
    pub score: i32,
    /// The number of moves in the game so far, including bots'.
    pub moves: u32,
}

/// An error of a batch. Nothing has changed, unless it was the fault of a bot.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// A list doesn't have one item for each game.
    #[error("{found} moves for {games} games")]
    Count { found: usize, games: usize },
    /// There is no such move now.
    #[error(
        "game {game}: there is no move {number} now; there are 0 to {last}, by what the hand holds"
    )]
    NoSuchMove {
        game: usize,
        number: i64,
        /// The largest number of a move.
        last: usize,
    },
    /// The move is illegal now.
    #[error("game {game}: move {number} is not legal: {why}")]
    Illegal {
        game: usize,
        number: i64,
        #[source]
        why: IllegalAction,
    },
    /// A bot chose an illegal action, which is a bug of the bot.
    #[error("game {game}: a bot did something illegal")]
    Bot {
        game: usize,
        #[source]
        why: IllegalAction,
    },
    /// There is no such game.
    #[error("there is no game {game}: there are {games}")]
    NoSuchGame { game: usize, games: usize },
    /// The game doesn't tell what a clue says, which observations don't describe.
    #[error(
        "observations have no form for clues of which nobody hears what they say (`cow_pig`, `duck`)"
    )]
    UntoldClues,
    /// A game of other rules, or of a batch with other options.
    #[error("the game has other rules than this batch, or its batch has other options")]
    OtherRules,
    /// What is said to have happened in a game could not.
    #[error("game {game}: its past is not by the rules")]
    Past {
        game: usize,
        #[source]
        why: IllegalAction,
    },
    /// A game that has ended, where the next one starts by itself.
    #[error("game {0}: it has ended, and with auto_reset the next one would have begun")]
    Ended(usize),
    #[error(transparent)]
    Encoding(#[from] EncodingError),
    #[error(transparent)]
    InvalidRecolor(#[from] InvalidRecolor),
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// Bots have all seats, or one that doesn't exist.
    #[error("bots can sit on some of the {0} seats, and at least one must be left")]
    Seats(usize),
}
