//! What a client says.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::challenge::WishedDeal;
use crate::ids::{CardId, CommandId, PersonId, Seat, TableId};
use crate::review::ReviewDeed;
use crate::table::{KeptOutFor, TableSettings};
use crate::talk::{Saying, TalkPlace};

/// One frame from a client.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message of every connection.
    Hello(Hello),
    /// Tell me what happens at a table: as the player whose seat I have, else as a spectator.
    Subscribe {
        /// Which.
        table: TableId,
        /// The number of the last event I have seen; without it I get a snapshot.
        #[cfg_attr(test, ts(optional))]
        after: Option<u32>,
    },
    /// Tell me no more of a table.
    Unsubscribe {
        /// Which.
        table: TableId,
    },
    /// Tell me of the listed tables and of my own, or no more.
    Lobby {
        /// Whether I want to know.
        follow: bool,
    },
    /// Open a table.
    Create {
        /// My name for this command.
        id: CommandId,
        /// What it is to be.
        #[serde(flatten)]
        create: CreateTable,
    },
    /// Do something at a table.
    Command {
        /// My name for this command: sent again with the same id it has no second effect.
        id: CommandId,
        /// At which table.
        table: TableId,
        /// The number of the last move that I have seen, 0 before the first. If it is given and
        /// another move has been made since, the command is refused as stale. What is no move (a
        /// name, a seat, who is there) makes nothing stale.
        #[cfg_attr(test, ts(optional))]
        expect: Option<u32>,
        /// What to do.
        #[serde(rename = "do")]
        command: Command,
    },
    /// Take back a command that has not been answered, as after a lost connection. If it has had its
    /// effect, the answer is its `done`; else it is `withdrawn`, and the command will never have an
    /// effect, even if it is still on its way.
    Withdraw {
        /// My name for that command.
        id: CommandId,
        /// At which table.
        table: TableId,
    },
    /// How fast bots are to move at a table where I play, from now on and as long as I follow it with
    /// this connection. Where several people play, the slowest wish counts.
    Pace {
        /// Which table.
        table: TableId,
        /// How fast.
        pace: Pace,
    },
    /// Call me by another name from now on, at every table where I sit and that has not finished.
    Rename {
        /// My name for this command.
        id: CommandId,
        /// The new name.
        name: String,
    },
    /// Are you there? Answered at once, so that a client notices when it has lost the server:
    /// [`Heartbeat`](crate::Heartbeat) says how often to ask.
    Ping {
        /// Comes back in the answer.
        #[serde(default)]
        n: u32,
    },
}

/// How fast bots move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As soon as they have thought.
    Quick,
    /// With a pause before each move, so that people can follow.
    Calm,
}

/// How a connection begins.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hello {
    /// The [`PROTOCOL_VERSION`](crate::PROTOCOL_VERSION) that the client speaks.
    pub protocol: u32,
    /// The secret token of the session, for clients that do not send it as a cookie or header.
    #[cfg_attr(test, ts(optional))]
    pub token: Option<String>,
}

impl core::fmt::Debug for Hello {
    /// Without the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Hello")
            .field("protocol", &self.protocol)
            .finish_non_exhaustive()
    }
}

/// A table to be opened.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CreateTable {
    /// What is played.
    pub settings: TableSettings,
    /// Where I sit; without it I sit nowhere and watch.
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Bots for the seats that are still empty, in order.
    #[serde(default)]
    pub bots: Vec<String>,
    /// Whether the game begins at once; at least two seats must be taken.
    #[serde(default)]
    pub start: bool,
    /// Which deal is to be played, if it is not to be shuffled for this table. What is played then follows
    /// from the deal: of `settings` only `seats` (for that of the day), `listed`, `watching` and `time`
    /// count.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<WishedDeal>,
}

/// What can be done at a table.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Command {
    /// Sit down at an open table (the seat kept for me, the named one, or the first empty one). In a running
    /// game: come back to my seat after a bot played for me, take the seat that I am offered, or ask for mine back
    /// where somebody plays for me. [`TableMay::take_seat`](crate::TableMay::take_seat) says which.
    Sit {
        /// Where.
        #[cfg_attr(test, ts(optional))]
        seat: Option<Seat>,
    },
    /// Get up. In a running game a bot plays for me, and I can come back; if no other person plays,
    /// the game ends. Who plays for somebody who has asked for the seat gives it back so. [`TableMay::leave`](crate::TableMay::leave) says which.
    Leave,
    /// I want to end the running game, or no longer want to. It ends when all people who play and
    /// are there want it. A wish stands until it is taken back, or until its person acts.
    End {
        /// Whether I want to.
        wish: bool,
    },
    /// Give an empty seat to a bot, or in a running game the seat of a person: my own, or that of
    /// somebody who has not been connected for a minute.
    SeatBot {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// Offer a seat of a running game to a person: my own, or that of somebody who has not been connected for a
    /// minute. To friends of mine, and to people with whom I have played. They are invited; the seat is theirs when
    /// they sit down. In the place of an earlier offer of that seat.
    OfferSeat {
        /// Which seat.
        seat: Seat,
        /// To whom.
        person: PersonId,
    },
    /// Take the offer of a seat back, or decline it, if it is made to me.
    DropOffer {
        /// Which seat.
        seat: Seat,
    },
    /// Free a seat of an open table: its bot, or its person, goes. Only for the owner.
    FreeSeat {
        /// Where.
        seat: Seat,
    },
    /// Remove a person who sits at the table or watches its game, and keep them out: they can neither sit
    /// down nor watch there again. In a running game a bot plays on for them. Only for the owner;
    /// [`TableMay::keep_out`](crate::TableMay::keep_out) says whom.
    KeepOut {
        /// Whom.
        person: PersonId,
        /// Why, as everybody at the table is told.
        why: KeptOutFor,
    },
    /// Change what will be played at an open table. Only for the owner.
    Configure {
        /// What it is to be.
        settings: TableSettings,
    },
    /// Deal. Empty seats are taken away; at least two must be taken. Only for the owner. Said again
    /// in the running game it changes nothing.
    Start {
        /// Who begins, where the people choose.
        #[cfg_attr(test, ts(optional))]
        first: Option<Seat>,
    },
    /// Act in the game.
    Act {
        /// What I do.
        action: Action,
    },
    /// Put my hand in another order, at any time.
    Reorder {
        /// The ids of my hand, in their new order.
        order: Vec<CardId>,
    },
    /// I want my last action taken back. It is at once if it is a clue and nobody has acted since; else the
    /// others have to agree.
    TakeBack,
    /// I agree, or not, that what somebody asks for is taken back. Who has asked takes the wish back so.
    AnswerTakeBack {
        /// Whether I agree.
        agree: bool,
    },
    /// Let a bot play the turn of somebody whose time is out, or whose connection has been lost for longer than
    /// the table's time allows. They may still be faster. For who plays;
    /// [`TableMay::let_bot_play`](crate::TableMay::let_bot_play) says when.
    LetBotPlay,
    /// I would like the game to stand still, where time is agreed. It does when all people who play and are there
    /// agree; bots do.
    Pause,
    /// I agree, or not, to the pause that somebody asks for. Who has asked takes the wish back so.
    AnswerPause {
        /// Whether I agree.
        agree: bool,
    },
    /// Let the game that stands still go on. Anybody who plays may.
    Resume,
    /// Say something: to the table where I sit, or to the others who watch where I watch. What is allowed
    /// while a game is played, the option `talk` of its rules says; [`TableMay::talk`](crate::TableMay::talk)
    /// tells it.
    Say {
        /// What.
        saying: Saying,
    },
    /// Tell whoever runs the server of something that somebody else has said. Nobody at the table learns
    /// of it.
    Report {
        /// Where it was said.
        place: TalkPlace,
        /// Its number: that of the event, or that of the line.
        line: u32,
    },
    /// Play again with the same people, after the game has ended: the next deal, at a new table.
    /// Who asks first opens it; everybody learns its id, and the others' seats are kept for them.
    /// It starts by itself when all seats are taken.
    Rematch,
    /// Do something in the review of a game that has ended.
    Review {
        /// What.
        deed: ReviewDeed,
    },
    /// Close an open table. Only for the owner.
    Close,
}
