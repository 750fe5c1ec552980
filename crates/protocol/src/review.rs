//! Looking at a finished game together: branches off it, and the room where people meet over it.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::error::Problem;
use crate::http::ReplayStep;
use crate::ids::{CardId, PersonId, Seat};
use crate::legal::LegalActions;
use crate::state::GameState;
use crate::table::Person;
use crate::why::Statement;

/// The most actions of a branch: more than any game takes, and few enough for one frame.
pub const MAX_BRANCH: usize = 150;

/// The most cards that one person points at.
pub const MAX_POINTED: usize = 10;

/// A question how a finished game would have gone on.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BranchRequest {
    /// Where the branch leaves the game: after so many steps of its replay.
    pub step: u32,
    /// What is done from there on, each action by whoever is on turn; at most [`MAX_BRANCH`].
    #[serde(default)]
    pub actions: Vec<Action>,
    /// Through whose eyes: `open` (without it), `common`, or a seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<String>,
}

/// How a finished game would have gone on, through somebody's eyes. Cards are drawn from the deck of the game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Branch {
    /// Where the branch leaves the game.
    pub step: u32,
    /// The game there.
    pub start: GameState,
    /// What followed, as in a replay: `seq` goes on from the last event before the branch, whose `at` it has.
    pub steps: Vec<ReplayStep>,
    /// What whoever is on turn may do now. Only with all hands open, or through the eyes of who is on turn: it
    /// tells what others hold.
    #[cfg_attr(test, ts(optional))]
    pub legal: Option<LegalActions>,
    /// The first action that could not be done; what comes after it has been left out.
    #[cfg_attr(test, ts(optional))]
    pub refused: Option<BranchRefusal>,
}

/// Why a branch ends before its last action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BranchRefusal {
    /// Which action, from 0.
    pub index: u32,
    /// Why it can't be done there.
    pub problem: Problem,
}

/// A question what a bot would do in a branch.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BranchBotRequest {
    /// Where the branch leaves the game.
    pub step: u32,
    /// What has been done from there on.
    #[serde(default)]
    pub actions: Vec<Action>,
    /// Who plays at each seat from there on: the name of a bot, or `null` for a person. There must be a bot where
    /// it is somebody's turn.
    pub bots: Vec<Option<String>>,
    /// Whose eyes hear the reasons: `open` (without it), `common`, which hear none, or a seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<String>,
}

/// What a bot would do in a branch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BranchMove {
    /// Whose turn it is.
    pub seat: Seat,
    /// Which bot plays there.
    pub bot: String,
    /// What it does.
    pub action: Action,
    /// Why; nothing if it is a bot that does not explain itself.
    pub statements: Vec<Statement>,
}

/// What can be done in the review of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewDeed {
    /// Come to the review with this connection, which has to follow the table; the first to come opens it. The first
    /// who has played the game leads.
    Join,
    /// Leave it. Who loses the connection leaves it too.
    Leave,
    /// Take the lead. For who has played the game, when nobody leads.
    Lead,
    /// Give the lead to another who is there.
    Give {
        /// To whom.
        to: PersonId,
    },
    /// Show this to all who follow: a step of the replay, or a branch off it. Only for who leads.
    Show {
        /// How many steps of the replay.
        step: u32,
        /// What is done from there on; at most [`MAX_BRANCH`] actions.
        #[serde(default)]
        actions: Vec<Action>,
    },
    /// Point at cards in hands of what is shown, in the place of those before. Nobody points at anything any
    /// more when something else is shown.
    Point {
        /// Which; at most [`MAX_POINTED`].
        cards: Vec<CardId>,
    },
}

/// The review of a finished game, as long as somebody is there. It is kept nowhere.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// Who is there, in the order in which they came.
    pub here: Vec<Person>,
    /// Who leads; absent when who led has gone.
    #[cfg_attr(test, ts(optional))]
    pub lead: Option<PersonId>,
    /// What is shown: after so many steps of the replay,
    pub step: u32,
    /// and these actions in the place of those that followed.
    pub actions: Vec<Action>,
    /// What people point at, in the order in which they began.
    pub pointed: Vec<Pointed>,
}

/// What somebody points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pointed {
    /// Who.
    pub by: PersonId,
    /// The cards.
    pub cards: Vec<CardId>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::{ClientMessage, Command};
    use crate::ids::{CommandId, TableId};
    use crate::notation::Clue;

    #[test]
    fn the_longest_branch_fits_into_a_frame() {
        let clue: Clue = serde_json::from_str("\"5\"").unwrap();
        let widest = Action::FreeClue { to: Seat(5), clue };
        let message = ClientMessage::Command {
            id: CommandId("x".repeat(CommandId::MAX)),
            table: TableId("x".repeat(32)),
            expect: None,
            command: Command::Review {
                deed: ReviewDeed::Show {
                    step: u32::MAX,
                    actions: vec![widest; MAX_BRANCH],
                },
            },
        };
        let text = serde_json::to_string(&message).unwrap();
        assert!(text.len() <= crate::MAX_CLIENT_FRAME, "{}", text.len());
    }
}
