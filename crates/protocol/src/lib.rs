//! What is said on the wire between a table of Hanabi and those who sit at it or watch it:
//! JSON messages over a WebSocket, and the bodies of the HTTP interface.
//!
//! `docs/protocol.md` explains the conversation; the types here are its grammar. The TypeScript
//! types of the browser client are generated from them, and a test fails when they are stale.
//!
//! **A hidden card has no representation.** What a player is told is made from a
//! [`View`](kagiya_rules::View) and from [`SeenEvent`](kagiya_rules::SeenEvent)s alone, and a card
//! that lies face down has no field for its print:
//!
//! ```compile_fail
//! fn peek(card: kagiya_protocol::FaceDownCard) -> kagiya_protocol::Card { card.card }
//! ```
//!
//! ```compile_fail
//! fn leak(game: &kagiya_rules::Game) -> kagiya_protocol::GameState {
//!     kagiya_protocol::GameState::of(game)
//! }
//! ```
//!
//! Deck and seed can be said only of a game that has ended:
//!
//! ```compile_fail
//! fn leak(game: &kagiya_rules::Game) -> kagiya_protocol::FinalDeal {
//!     kagiya_protocol::FinalDeal::of(game, 5)
//! }
//! ```
//!
//! Fields that a reader does not know are to be ignored, so that both sides can learn new ones
//! without a new [`PROTOCOL_VERSION`].

mod account;
mod action;
mod challenge;
mod change;
mod client;
mod conventions;
mod error;
mod event;
mod http;
mod ids;
mod left;
mod legal;
mod lesson;
mod names;
mod notation;
mod note;
mod people;
mod result;
mod review;
mod rulebook;
mod rules;
mod server;
mod state;
mod table;
mod talk;
mod time;
#[cfg(test)]
mod types;
mod why;

pub use account::{
    AccountInfo, AccountRequest, DealScore, DealScores, MAX_SETTINGS, PasswordChange,
    PasswordRequest, SignInRequest, Standing,
};
pub use action::{Action, Untranslatable};
pub use challenge::{
    ChallengeInfo, ChallengeReply, DayDeal, DayInfo, DealGame, DealGames, DealOf, DealSource,
    WishedDeal,
};
pub use change::GameChange;
pub use client::{ClientMessage, Command, CreateTable, Hello, Pace};
pub use conventions::{Conventions, FirstOf};
pub use error::{ErrorCode, Problem, Reason, ReasonValue};
pub use event::Happening;
pub use http::{
    EditionInfo, Eyes, GameSummary, GamesPage, OptionField, OptionKind, Replay, ReplayStep,
    RulesReply, RulesRequest, SessionReply, SessionRequest, TablesPage,
};
pub use ids::{CardId, ChallengeId, CommandId, PersonId, Seat, TableId};
pub use left::{Left, NarrowedCard};
pub use legal::{LegalActions, LegalClue};
pub use lesson::{LessonBeat, LessonInfo, LessonReply, LessonRequest};
pub use names::{InvalidName, MAX_NAME, check_name};
pub use notation::{Card, CardSet, Clue, ClueSet, Copies, NotationError, Suit};
pub use note::{CardNote, MAX_NOTE, NoteMark, SeatNotes};
pub use people::{Friend, Invitation, InviteRequest, PeopleInfo, PersonRequest, ShownRequest};
pub use result::{FinalDeal, GameResult, Lost, OutcomeKind};
pub use review::{
    Branch, BranchBotRequest, BranchMove, BranchRefusal, BranchRequest, MAX_BRANCH, MAX_POINTED,
    Pointed, Review, ReviewDeed,
};
pub use rulebook::{Rulebook, RulebookParagraph, RulebookReply, RulebookSection, RulebookValue};
pub use rules::{ColorInfo, RulesInfo, SuitInfo};
pub use server::{BotInfo, Heartbeat, Limits, ServerMessage, Snapshot, TableUpdate, Welcome};
pub use state::{
    Efficiency, FaceDownCard, FaceUpCard, Firework, GameState, Hand, PhaseInfo, PileCard,
};
pub use table::{
    EndReason, Ending, KeptOutFor, Leaving, LobbyTable, LoggedEvent, Person, Presence, SeatInfo,
    SeatOffer, Starter, TableEvent, TableInfo, TableMay, TableSettings, TableStatus, TakeBackAsked,
    TakeSeat, Taking, Watching,
};
pub use talk::{
    InvalidText, MAX_SAID, Remark, Saying, TalkPlace, Talking, WatcherLine, check_text,
};
pub use time::{BotForTurn, Pause, TableTime, TimeControl, TurnInfo, WhenOut};
pub use why::{Argument, Explanation, ExplanationKind, Statement};

/// The version of the conversation. It grows when a message changes its meaning or loses a field;
/// new messages and fields do not count.
pub const PROTOCOL_VERSION: u32 = 2;

/// The largest frame that a server accepts, in bytes.
pub const MAX_CLIENT_FRAME: usize = 8192;
