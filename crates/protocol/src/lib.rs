//! Messages between a table of Hanabi and its players and spectators: JSON over a WebSocket, and the bodies
//! of the HTTP interface.
//!
//! `docs/protocol.md` explains the protocol, and the types here define its messages. The TypeScript types of
//! the browser client are generated from them; a test fails when they are out of date.
//!
//! **A hidden card has no representation.** Messages to players are made only from a
//! [`View`](kagiya_rules::View) and [`SeenEvent`](kagiya_rules::SeenEvent)s, and a face-down card has no
//! field for its print:
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
//! Only a finished game shows its deck and its seed:
//!
//! ```compile_fail
//! fn leak(game: &kagiya_rules::Game) -> kagiya_protocol::FinalDeal {
//!     kagiya_protocol::FinalDeal::of(game, 5)
//! }
//! ```
//!
//! A reader ignores unknown fields, so that new fields don't need a new [`PROTOCOL_VERSION`].

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod account;
mod action;
mod challenge;
mod chat;
mod client;
mod conventions;
mod deal;
#[cfg(test)]
mod documents;
mod error;
mod event;
mod explanation;
mod game_review;
mod http;
mod ids;
mod json;
mod legal;
mod lesson;
mod notation;
mod note;
mod patch;
mod permissions;
mod person;
mod push;
mod puzzle;
mod remaining;
mod result;
mod review;
mod rulebook;
mod rules;
mod server;
mod social;
mod state;
mod table;
mod table_event;
mod time;
#[cfg(test)]
mod types;

pub use account::{
    AccountInfo, AccountRequest, DealScore, DealScores, FirstGame, FirstKind, MAX_SETTINGS,
    PasswordChange, PasswordRequest, PlayerStats, RecoveryCodes, RecoveryRequest, SignInRequest,
};
pub use action::{Action, UnknownReference};
pub use challenge::{
    ChallengeInfo, ChallengeReply, DayDeal, DayInfo, DealGame, DealGames, ScoreCount,
};
pub use chat::{
    ChatChannel, ChatMessage, ChatPermission, InvalidText, MAX_CHAT_LENGTH, QuickChat, Reaction,
    SpectatorMessage, check_text,
};
pub use client::{BotSpeed, ClientMessage, Command, CreateTable, Hello};
pub use conventions::{Conventions, HandEnd};
pub use deal::{DealSource, DealSourceInfo, FileOrigin, RequestedDeal};
pub use error::{ErrorCode, Problem, Reason, ReasonValue};
pub use event::GameEvent;
pub use explanation::{Argument, Explanation, ExplanationKind, Statement};
pub use game_review::{
    ActionReasons, GameReview, PlayerReview, ReviewLabel, ReviewMoment, ReviewMomentKind,
    ReviewProgress, ReviewValue, ReviewWorld, ReviewedAction, ReviewedTurn,
};
pub use http::{
    EditionInfo, FamilyKind, GameSummary, GamesPage, OpenFileRequest, OpenedFile, OpenedFiles,
    OptionField, OptionKind, Replay, ReplayAudience, ReplayStep, RulesReply, RulesRequest,
    SeedInfo, SessionReply, SessionRequest, TablesPage, VariantCards, VariantFamilies,
    VariantFamily, VariantInfo, WinnableDeals,
};
pub use ids::{CardId, ChallengeId, CommandId, PersonId, Seat, TableId};
pub use legal::{LegalActions, LegalClue};
pub use lesson::{LessonBeat, LessonInfo, LessonMoment, LessonReply, LessonRequest};
pub use notation::{Card, CardSet, Clue, ClueSet, Copies, NotationError, Suit};
pub use note::{CardNote, MAX_NOTE, NoteMark, SeatNotes};
pub use patch::GamePatch;
pub use permissions::{EndEffect, LeaveEffect, SitEffect, TablePermissions, TakeSeat};
pub use person::{InvalidName, MAX_NAME, Person, check_name};
pub use push::{PushEndpoint, PushInfo, PushKind, PushMessage, PushSubscription};
pub use puzzle::{
    PuzzleAct, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzleList, PuzzleMoment, PuzzleOther,
    PuzzleReply, PuzzleSolution, PuzzleStep,
};
pub use remaining::{NarrowedCard, Remaining};
pub use result::{FinalDeal, GameResult, LossReason, OutcomeKind, ScoreParts};
pub use review::{
    MAX_POINTED, MAX_VARIATION, PointedCards, Review, ReviewAction, Variation, VariationBotRequest,
    VariationMove, VariationRefusal, VariationRequest,
};
pub use rulebook::{
    Picture, PictureCard, Rulebook, RulebookParagraph, RulebookReply, RulebookSection,
    RulebookValue,
};
pub use rules::{ColorInfo, RulesInfo, SuitInfo};
pub use server::{BotInfo, Heartbeat, Limits, ServerMessage, Snapshot, TableUpdate, Welcome};
pub use social::{Friend, Invitation, InviteRequest, PersonRequest, ShownRequest, SocialInfo};
pub use state::{
    Efficiency, FaceDownCard, FaceUpCard, Firework, GameState, Hand, PhaseInfo, PileCard,
};
pub use table::{
    LobbyTable, Presence, SeatInfo, SeatOffer, Starter, TableInfo, TableSettings, TableStatus,
    TakeBackAsked, Watching,
};
pub use table_event::{EndReason, KickReason, LoggedEvent, PublicEvent, TableEvent};
pub use time::{BotForTurn, OnTimeout, Pause, TableTime, TimeControl, TurnInfo};

/// The version of the protocol. It increases when the meaning of a message changes or a field disappears, and
/// not for new messages and fields.
pub const PROTOCOL_VERSION: u32 = 2;

/// The maximum size of a frame from a client, in bytes.
pub const MAX_CLIENT_FRAME: usize = 8192;
