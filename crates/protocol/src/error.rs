//! Why something was refused.

use kagiya_rules::{IllegalAction, IllegalReorder};
use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What went wrong, as a word that does not change. The message beside it says it in
        /// English; clients translate the code.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum ErrorCode {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl ErrorCode {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The word for it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

codes! {
    /// The frame is no JSON, or no message.
    Malformed = "frame/malformed",
    /// The frame is larger than the server takes.
    TooLarge = "frame/too_large",
    /// The frame is not text.
    Binary = "frame/binary",
    /// The first message must be `hello`, and only the first.
    HelloFirst = "hello/first",
    /// The server does not speak this version.
    Version = "hello/version",
    /// There is no session with this token, or it has expired; ask for a new one.
    Session = "session/expired",
    /// The request comes from a page of another site.
    Origin = "session/origin",
    /// Too many of this in too short a time; the message says when to try again.
    RateLimited = "rate/limited",
    /// No table has this id.
    NoTable = "table/unknown",
    /// That can be done only before the game begins.
    NotOpen = "table/not_open",
    /// That can be done only while the game is played.
    NotRunning = "table/not_running",
    /// That can be done only after the game has ended.
    NotFinished = "table/not_finished",
    /// No seat is free.
    TableFull = "table/full",
    /// Two to six must play.
    TooFewPlayers = "table/too_few",
    /// The person watches or plays at too many tables.
    TooManyTables = "table/too_many",
    /// Only the owner of the table may do that.
    NotOwner = "table/not_owner",
    /// The table has no such seat.
    NoSeat = "seat/unknown",
    /// Somebody sits there already, or the seat is kept for somebody.
    SeatTaken = "seat/taken",
    /// Only who sits at the table may do that.
    NotSeated = "seat/not_seated",
    /// Its person is there, or has been until a moment ago.
    SeatPresent = "seat/present",
    /// The seat is empty already.
    SeatEmpty = "seat/empty",
    /// There is no such bot.
    NoBot = "bot/unknown",
    /// The text is no name.
    Name = "name/invalid",
    /// The id of the command is empty, too long, or has other characters than visible ASCII.
    CommandId = "command/id",
    /// The command has been withdrawn.
    Withdrawn = "command/withdrawn",
    /// Another move has been made since the one that the command expected.
    Stale = "command/stale",
    /// There is no such preset.
    NoPreset = "options/unknown_preset",
    /// The options make no game; the message says what would.
    Options = "options/invalid",
    /// It is another player's turn.
    NotYourTurn = "action/not_your_turn",
    /// The action speaks of a card, suit, clue or seat that the game does not have.
    Untranslatable = "action/unknown_word",
    /// The game has ended.
    GameOver = "action/game_over",
    /// The card is not in the hand.
    NotInHand = "action/not_in_hand",
    /// Nothing can be discarded while all clue tokens are available.
    AllTokens = "action/all_tokens",
    /// There is no clue token left.
    NoClueToken = "action/no_clue_token",
    /// No player sits there.
    NoSuchPlayer = "action/no_such_player",
    /// The player holds no card to give a clue about.
    NothingToClue = "action/nothing_to_clue",
    /// That clue can't be given in this game.
    NoSuchClue = "action/no_such_clue",
    /// The clue would touch no card, which this edition forbids.
    EmptyClue = "action/empty_clue",
    /// Only Timed Display knows announcements.
    NoAnnouncements = "action/no_announcements",
    /// The announced suit has no firework.
    NoSuchFirework = "action/no_such_firework",
    /// A bonus tile must be answered first.
    TileFirst = "action/tile_first",
    /// A joker must be placed first.
    JokerFirst = "action/joker_first",
    /// The game has asked nothing.
    NothingAsked = "action/nothing_asked",
    /// The answer is not among those that the game offers.
    NotOffered = "action/not_offered",
    /// The game does not allow hands to be rearranged.
    ReorderForbidden = "reorder/forbidden",
    /// The order does not name each card of the hand once.
    NotTheHand = "reorder/not_the_hand",
    /// The game can't be written in that format.
    NotExportable = "record/not_exportable",
    /// No bot played at that seat at that time.
    NoBotThere = "why/no_bot",
    /// The event is neither an action of that bot nor a clue that somebody else gave.
    NothingToExplain = "why/nothing",
    /// There is nothing under this address.
    NotFound = "http/not_found",
    /// The body or the query of the request can't be read.
    BadRequest = "http/bad_request",
    /// The client was too slow to take what it was sent; connect again and resume.
    TooSlow = "server/too_slow",
    /// The server is busy; try again in a moment.
    Busy = "server/busy",
    /// The server is about to stop; connect again in a moment and resume.
    ShuttingDown = "server/shutting_down",
    /// Something broke that is our fault; it has been noted.
    Internal = "server/internal",
}

/// A refusal, with its reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What went wrong, as a word that does not change.
    pub code: ErrorCode,
    /// What went wrong and what would be right, in English.
    pub message: String,
}

impl Problem {
    /// A refusal.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }
}

impl core::fmt::Display for Problem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {}", self.code.as_str(), self.message)
    }
}

impl std::error::Error for Problem {}

impl From<IllegalAction> for Problem {
    fn from(error: IllegalAction) -> Self {
        let code = match error {
            IllegalAction::GameOver => ErrorCode::GameOver,
            IllegalAction::NotInHand(_) => ErrorCode::NotInHand,
            IllegalAction::AllTokensAvailable => ErrorCode::AllTokens,
            IllegalAction::NoClueToken => ErrorCode::NoClueToken,
            IllegalAction::NoSuchPlayer(_) => ErrorCode::NoSuchPlayer,
            IllegalAction::NothingToClue(_) => ErrorCode::NothingToClue,
            IllegalAction::NoSuchClue(_) => ErrorCode::NoSuchClue,
            IllegalAction::EmptyClue(_) => ErrorCode::EmptyClue,
            IllegalAction::NoAnnouncements => ErrorCode::NoAnnouncements,
            IllegalAction::NoSuchFirework(_) => ErrorCode::NoSuchFirework,
            IllegalAction::TileFirst(_) => ErrorCode::TileFirst,
            IllegalAction::JokerFirst => ErrorCode::JokerFirst,
            IllegalAction::NothingAsked(_) => ErrorCode::NothingAsked,
            IllegalAction::NotOffered(_) => ErrorCode::NotOffered,
        };
        Self::new(code, error.to_string())
    }
}

impl From<IllegalReorder> for Problem {
    fn from(error: IllegalReorder) -> Self {
        let code = match error {
            IllegalReorder::Forbidden => ErrorCode::ReorderForbidden,
            IllegalReorder::GameOver => ErrorCode::GameOver,
            IllegalReorder::NotTheHand => ErrorCode::NotTheHand,
        };
        Self::new(code, error.to_string())
    }
}

impl From<crate::action::Untranslatable> for Problem {
    fn from(error: crate::action::Untranslatable) -> Self {
        Self::new(ErrorCode::Untranslatable, error.to_string())
    }
}

impl From<crate::names::InvalidName> for Problem {
    fn from(error: crate::names::InvalidName) -> Self {
        Self::new(ErrorCode::Name, error.to_string())
    }
}
