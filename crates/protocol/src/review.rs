//! Reviews of finished games by several people, and variations.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::error::Problem;
use crate::explanation::Statement;
use crate::http::ReplayStep;
use crate::ids::{CardId, PersonId, Seat};
use crate::legal::LegalActions;
use crate::person::Person;
use crate::state::GameState;

/// The maximum number of actions in a variation. No game has more, and they fit in a frame.
pub const MAX_VARIATION: usize = 150;

/// The maximum number of cards that one person points at.
pub const MAX_POINTED: usize = 10;

/// Asks how a finished game would have continued.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariationRequest {
    /// The number of replay steps before the variation.
    pub step: u32,
    /// The actions of the variation, at most [`MAX_VARIATION`].
    #[serde(default)]
    pub actions: Vec<Action>,
    /// The audience: `open` (default), `common`, or a seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<String>,
}

/// How a finished game would have continued, for one audience. Cards come from the deck of the game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Variation {
    /// The number of replay steps before the variation.
    pub step: u32,
    /// The game before the variation.
    pub start: GameState,
    /// The steps of the variation. `seq` continues from the last event before it, and `at` is that event's.
    pub steps: Vec<ReplayStep>,
    /// The legal actions of the player to act, if the audience is that player or sees all hands, since they
    /// depend on other hands.
    #[cfg_attr(test, ts(optional))]
    pub legal: Option<LegalActions>,
    /// The first impossible action. The following ones are left out.
    #[cfg_attr(test, ts(optional))]
    pub refused: Option<VariationRefusal>,
}

/// Why a variation ends before its last action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariationRefusal {
    /// The index of the action.
    pub index: u32,
    pub problem: Problem,
}

/// Asks what a bot would do in a variation.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariationBotRequest {
    /// The number of replay steps before the variation.
    pub step: u32,
    /// The actions of the variation.
    #[serde(default)]
    pub actions: Vec<Action>,
    /// The name of the bot at each seat, or `null` for a person. The player to act must be a bot.
    pub bots: Vec<Option<String>>,
    /// The audience for the reasons: `open` (default), `common` (no reasons), or a seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<String>,
}

/// A bot's action in a variation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariationMove {
    pub seat: Seat,
    pub bot: String,
    pub action: Action,
    /// The reasons; empty for a bot without explanations.
    pub statements: Vec<Statement>,
}

/// An action in the review of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewAction {
    /// Join the review with this connection, which must follow the table. The first person opens the review,
    /// and the first player of the game leads it.
    Join,
    /// Leave the review. A lost connection leaves it too.
    Leave,
    /// Lead the review, if you played the game and nobody leads.
    Lead,
    /// Let another participant lead.
    Give { to: PersonId },
    /// Show a step of the replay or a variation to all participants. For the leader only.
    Show {
        /// The number of replay steps.
        step: u32,
        /// The actions of the variation, at most [`MAX_VARIATION`].
        #[serde(default)]
        actions: Vec<Action>,
    },
    /// Point at cards in the hands shown, instead of earlier ones. Showing something else clears all pointed
    /// cards.
    Point {
        /// At most [`MAX_POINTED`].
        cards: Vec<CardId>,
    },
}

/// The review of a finished game. It isn't stored, and ends with its last participant.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// The participants, in the order in which they joined.
    pub here: Vec<Person>,
    /// The leader; absent if the leader has left.
    #[cfg_attr(test, ts(optional))]
    pub lead: Option<PersonId>,
    /// The number of replay steps that are shown.
    pub step: u32,
    /// The actions of the variation that is shown.
    pub actions: Vec<Action>,
    /// In the order in which people began to point.
    pub pointed: Vec<PointedCards>,
}

/// The cards that a person points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointedCards {
    pub by: PersonId,
    pub cards: Vec<CardId>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::{ClientMessage, Command};
    use crate::ids::{CommandId, TableId};
    use crate::notation::Clue;

    #[test]
    fn the_longest_variation_fits_in_a_frame() {
        let clue: Clue = serde_json::from_str("\"5\"").unwrap();
        let widest = Action::FreeClue { to: Seat(5), clue };
        let message = ClientMessage::Command {
            id: CommandId("x".repeat(CommandId::MAX)),
            table: TableId("x".repeat(32)),
            expect: None,
            command: Command::Review {
                action: ReviewAction::Show {
                    step: u32::MAX,
                    actions: vec![widest; MAX_VARIATION],
                },
            },
        };
        let text = serde_json::to_string(&message).unwrap();
        assert!(text.len() <= crate::MAX_CLIENT_FRAME, "{}", text.len());
    }
}
