//! Messages from clients.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::chat::{ChatChannel, ChatMessage, Reaction};
use crate::deal::RequestedDeal;
use crate::ids::{CardId, CommandId, PersonId, Seat, TableId};
use crate::review::ReviewAction;
use crate::table::TableSettings;
use crate::table_event::KickReason;

/// One frame from a client.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of each connection.
    Hello(Hello),
    /// Follow a table, as its player if you have a seat, or else as a spectator.
    Subscribe {
        table: TableId,
        /// The number of the last event that the client has. Without it, the server sends a snapshot.
        #[cfg_attr(test, ts(optional))]
        after: Option<u32>,
    },
    /// Stop following a table.
    Unsubscribe { table: TableId },
    /// Follow the listed tables and your own, or stop doing so.
    Lobby { follow: bool },
    /// Open a table.
    Create {
        /// The client's name for this command.
        id: CommandId,
        #[serde(flatten)]
        create: CreateTable,
    },
    /// Do something at a table.
    Command {
        /// The client's name for this command. A repeated command with the same id has no second effect.
        id: CommandId,
        table: TableId,
        /// The number of the last move that the client has, 0 before the first. If there is a later move, the
        /// command is refused as stale. Events other than moves don't make a command stale.
        #[cfg_attr(test, ts(optional))]
        expect: Option<u32>,
        #[serde(rename = "do")]
        command: Command,
    },
    /// Withdraw a command without an answer, such as after a lost connection. If the command had an effect,
    /// the answer is its `done`. Otherwise it is `withdrawn`, and the command never has an effect, even if it
    /// arrives later.
    Withdraw {
        /// The client's name for that command.
        id: CommandId,
        table: TableId,
    },
    /// The speed of bots at a table where you play, while this connection follows it. The slowest speed that
    /// a player has set counts.
    Pace { table: TableId, pace: BotSpeed },
    /// Change your name, also at your tables that haven't finished.
    Rename {
        /// The client's name for this command.
        id: CommandId,
        name: String,
    },
    /// Answered at once, so that a client detects a lost connection. [`Heartbeat`](crate::Heartbeat) has the
    /// interval.
    Ping {
        /// Repeated in the answer.
        #[serde(default)]
        n: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotSpeed {
    /// Without a pause.
    Quick,
    /// With a pause before each move, so that people can follow.
    Calm,
}

/// The start of a connection.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hello {
    /// The client's [`PROTOCOL_VERSION`](crate::PROTOCOL_VERSION).
    pub protocol: u32,
    /// The session token, for clients that don't send it as a cookie or header.
    #[cfg_attr(test, ts(optional))]
    pub token: Option<String>,
}

impl core::fmt::Debug for Hello {
    /// Hides the token.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Hello")
            .field("protocol", &self.protocol)
            .finish_non_exhaustive()
    }
}

/// A new table.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreateTable {
    pub settings: TableSettings,
    /// Your seat; without it, you watch.
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Bots for the remaining seats, in order.
    #[serde(default)]
    pub bots: Vec<String>,
    /// Whether to start the game at once, which needs at least two players.
    #[serde(default)]
    pub start: bool,
    /// An existing deal, instead of a new one. It decides the rules: of `settings`, only `seats` (for the
    /// deal of the day), the rules (for a number as the seed), `listed`, `watching` and `time` apply.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<RequestedDeal>,
}

/// An action at a table.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Take a seat at an open table: the one reserved for you, the given one, or the first empty one. In a
    /// running game: return to your seat after a bot, accept an offered seat, or ask for your seat if another
    /// person has it. See [`TablePermissions::take_seat`](crate::TablePermissions::take_seat).
    Sit {
        #[cfg_attr(test, ts(optional))]
        seat: Option<Seat>,
    },
    /// Leave your seat. In a running game a bot plays for you, and you can return. If no other person plays,
    /// the game ends. A substitute who was asked for the seat returns it. See
    /// [`TablePermissions::leave`](crate::TablePermissions::leave).
    Leave,
    /// Request the end of the running game, or withdraw the request. The game ends when all connected players
    /// agree. A request lasts until its player withdraws it or acts.
    End {
        /// Whether to request the end.
        wish: bool,
    },
    /// Give an empty seat to a bot. In a running game: your own seat, or that of a player who has been
    /// disconnected for a minute.
    SeatBot {
        seat: Seat,
        /// The name of the bot.
        bot: String,
    },
    /// Offer a seat of a running game to a friend or to someone you have played with. It must be your own, or
    /// that of a player who has been disconnected for a minute. The person is invited, and gets the seat by
    /// `sit`. Replaces an earlier offer of that seat.
    OfferSeat { seat: Seat, person: PersonId },
    /// Withdraw the offer of a seat, or decline an offer to you.
    DropOffer { seat: Seat },
    /// Remove the bot or person from a seat of an open table. Owner only.
    FreeSeat { seat: Seat },
    /// Remove and ban a player or spectator. In a running game a bot plays for them. Owner only; see
    /// [`TablePermissions::keep_out`](crate::TablePermissions::keep_out).
    KeepOut {
        person: PersonId,
        /// The reason, which everyone at the table sees.
        why: KickReason,
    },
    /// Change the settings of an open table. Owner only.
    Configure { settings: TableSettings },
    /// Start the game with the players present, at least two. Owner only. Has no effect in a running game.
    Start {
        /// The first player, if the table chooses.
        #[cfg_attr(test, ts(optional))]
        first: Option<Seat>,
    },
    /// Make a move.
    Act { action: Action },
    /// Rearrange your hand, at any time.
    Reorder {
        /// The ids of the cards in their new order.
        order: Vec<CardId>,
    },
    /// Undo your last action. A clue is undone at once if nobody has acted since; otherwise the other players
    /// must agree.
    TakeBack,
    /// Answer a request to undo an action. The requesting player withdraws it with `false`.
    AnswerTakeBack { agree: bool },
    /// Let a bot play the turn of a player whose time has run out, or who has been disconnected for too long.
    /// The player can still act first. Players only; see
    /// [`TablePermissions::let_bot_play`](crate::TablePermissions::let_bot_play).
    LetBotPlay,
    /// Take a hint for this turn: `GET /api/tables/ID/hint` then says what a bot would do in your seat. Everyone
    /// at the table sees that you took it. See [`TablePermissions::hint`](crate::TablePermissions::hint).
    Hint,
    /// Request a pause in a game with a time control. It starts when all connected players agree; bots do.
    Pause,
    /// Answer a request for a pause. The requesting player withdraws it with `false`.
    AnswerPause { agree: bool },
    /// Resume a paused game. Any player may.
    Resume,
    /// Send a chat message to the table where you play, or to the other spectators. The option `talk` of the
    /// rules decides what is allowed during a game; see
    /// [`TablePermissions::talk`](crate::TablePermissions::talk).
    Say { saying: ChatMessage },
    /// React to the last action of the game, if another player or a bot has made it: once for each action. It
    /// needs a seat, and a table where you may chat; see
    /// [`TablePermissions::talk`](crate::TablePermissions::talk). The option `talk` with quick chat only on
    /// one's turn allows reactions at any time.
    React {
        /// The number of the action's event.
        seq: u32,
        reaction: Reaction,
    },
    /// Report another person's message to the administrator. Nobody at the table is notified.
    Report {
        place: ChatChannel,
        /// The number of the event, or of the spectators' message.
        line: u32,
    },
    /// Play another game with the same players at a new table, after the end. The first request opens the
    /// table; everyone gets its id, and the others' seats are reserved. It starts when all seats are taken.
    Rematch,
    /// Do something in the review of a finished game.
    Review { action: ReviewAction },
    /// Close an open table. Owner only.
    Close,
}
