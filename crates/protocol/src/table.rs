//! Tables: who sits there, what is going to be played, and the numbered events of a table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::challenge::DealOf;
use crate::conventions::Conventions;
use crate::event::Happening;
use crate::ids::{CardId, PersonId, Seat, TableId};
use crate::result::FinalDeal;
use crate::talk::{Saying, Talking};
use crate::time::{TimeControl, TurnInfo};

/// Somebody, as others know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Their name; others may have the same.
    pub name: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// People can sit down.
    Open,
    /// The game is being played.
    Running,
    /// The game has ended.
    Finished,
    /// The table was closed before a game began.
    Closed,
}

/// Why a table broke its game off. The texts `event-ended-REASON` say it in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The last person who still played has left.
    Left,
    /// Everybody was away for too long.
    Timeout,
    /// All who were there agreed to end it.
    Agreed,
    /// Whoever runs the server ended it.
    Operator,
    /// The time of a player was out, and the table ends its game then.
    OutOfTime,
}

/// Why the owner of a table keeps somebody out. The texts `web-event-kept-out-WHY` say it in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum KeptOutFor {
    /// They don't play on.
    Absence,
    /// How they behave.
    Conduct,
    /// The table is meant for others.
    Others,
    /// The owner does not say.
    NoReason,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Starter {
    /// As the edition says. Where it lets the people choose ([`RulesInfo::criterion`]), `start`
    /// names the seat that they have chosen; without that, chance decides.
    ///
    /// [`RulesInfo::criterion`]: crate::RulesInfo::criterion
    #[default]
    Edition,
    /// Chance, by the seed of the deal.
    Random,
    /// This seat.
    Seat {
        /// Which.
        seat: Seat,
    },
}

/// Who may watch a running game without playing, and what they see of it. Whoever does is named in the
/// table's events. A finished game is open to everybody, and so is one that only bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Watching {
    /// Nobody.
    Nobody,
    /// Everybody, through the eyes of one seat: they see what its player sees, and no more.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// Everybody: all hands, as they were a round ago.
    Delayed,
}

impl Default for Watching {
    /// Through the eyes of the first seat.
    fn default() -> Self {
        Self::Seat { seat: Seat(0) }
    }
}

/// What is going to be played at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSettings {
    /// The name of the preset: an edition or a well-known house rule.
    pub preset: String,
    /// Options that differ from the preset, by the names and values of the rule matrix.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// Seats at the table, 2 to 5, or 6 where the edition allows it.
    pub seats: u8,
    /// Who begins.
    #[serde(default)]
    pub starter: Starter,
    /// Whether the table is in the list that everybody sees; else only who knows its id finds it.
    #[serde(default)]
    pub listed: bool,
    /// Who may watch the game; without it, everybody through the eyes of the first seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Watching>"))]
    pub watching: Watching,
    /// How much time the players have; without it, as much as they want.
    #[serde(default, skip_serializing_if = "TimeControl::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<TimeControl>"))]
    pub time: TimeControl,
    /// What the table states about how it is played; without it, nothing.
    #[serde(default, skip_serializing_if = "Conventions::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Conventions>"))]
    pub conventions: Conventions,
}

/// A seat at a table.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who sits here.
    #[cfg_attr(test, ts(optional))]
    pub person: Option<Person>,
    /// The bot that plays here: alone, or for the person, who may come back.
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
    /// For whom the seat is kept: an empty one for who sat here in the game before, and in a running game for
    /// whom its person plays.
    #[cfg_attr(test, ts(optional))]
    pub kept_for: Option<Person>,
}

impl SeatInfo {
    /// Whether nobody plays here.
    pub fn is_empty(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

/// What is known of a table besides its game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Which table.
    pub id: TableId,
    /// How far it has come.
    pub status: TableStatus,
    /// What is played.
    pub settings: TableSettings,
    /// Who may change the settings and start: the person who opened the table, or who has sat
    /// there longest when that person has left.
    pub owner: PersonId,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// When the table was opened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When the game began.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub started_at: Option<i64>,
    /// When the game ended.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub finished_at: Option<i64>,
    /// The commitment to the deal, 64 hexadecimal digits, once the game has begun.
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
    /// What was hidden, once the game has ended.
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<FinalDeal>,
    /// The seats whose people want to end the running game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub end_wished: Vec<Seat>,
    /// What somebody would like to have taken back.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub take_back: Option<TakeBackAsked>,
    /// Seats that are offered to people who are to play on there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<SeatOffer>>", optional))]
    pub offers: Vec<SeatOffer>,
    /// Seats whose people would like them back from those who play for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Seat>>", optional))]
    pub asked_back: Vec<Seat>,
    /// Whom the owner keeps out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Person>>", optional))]
    pub kept_out: Vec<Person>,
    /// The table where the same people play again.
    #[cfg_attr(test, ts(optional))]
    pub rematch: Option<TableId>,
    /// The table where they played before.
    #[cfg_attr(test, ts(optional))]
    pub rematch_of: Option<TableId>,
    /// Where its deal comes from, if it was not shuffled for this table.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub deal_of: Option<DealOf>,
}

/// A seat of a running game that somebody may take over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatOffer {
    /// Which seat.
    pub seat: Seat,
    /// To whom it is offered.
    pub person: Person,
    /// Where the player sits who offers it.
    pub by: Seat,
}

/// A table in a list.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    /// Which table.
    pub id: TableId,
    /// How far it has come.
    pub status: TableStatus,
    /// What is played.
    pub settings: TableSettings,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// When the table was opened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    /// When the game began.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub started_at: Option<i64>,
    /// Whose turn it is in a running game of correspondence, if a person is to act.
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<TurnInfo>,
    /// Where its deal comes from, if it was not shuffled for this table.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub deal_of: Option<DealOf>,
}

/// Who is there at this moment. It is not numbered and not kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// For each seat whether its person is connected; `false` for bots and empty seats.
    pub here: Vec<bool>,
    /// How many connected people watch without a seat.
    pub watching: u32,
}

/// What I may do at a table now besides playing. It changes with events, with who is there, and with
/// time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableMay {
    /// The seats that I may give to a bot (`seat_bot`): empty ones at my open table; in a running
    /// game my own, and those of people who are away.
    pub seat_bot: Vec<Seat>,
    /// The seats that I may offer to somebody (`offer_seat`): my own, and those of people who are away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Seat>>", optional))]
    pub offer_seat: Vec<Seat>,
    /// Which seat of the running game I get when I `sit`, and how; absent if none, or if I have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub take_seat: Option<TakeSeat>,
    /// What happens when I `leave`; absent if I have no seat to leave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub leave: Option<Leaving>,
    /// What happens when I wish to `end` the game; absent if I can't.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<Ending>,
    /// Whom I may remove from my table (`keep_out`): who sits there, and who has been named as watching.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Person>>", optional))]
    pub keep_out: Vec<Person>,
    /// What I may `say`; absent if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub talk: Option<Talking>,
    /// Whether I may let a bot play the turn that somebody takes too long for (`let_bot_play`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub let_bot_play: bool,
    /// Whether I may ask for a pause (`pause`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub pause: bool,
}

/// A seat of a running game that I may sit down at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakeSeat {
    /// Which.
    pub seat: Seat,
    /// What happens.
    pub how: Taking,
}

/// What happens when I sit down in a running game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Taking {
    /// I take the seat that is offered to me.
    Offered,
    /// I have my own seat back at once.
    Back,
    /// Who plays for me is asked to give it back.
    Ask,
}

/// What leaving does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// My seat becomes free.
    Seat,
    /// The table closes: I am its owner, and nobody else sits there.
    Table,
    /// A bot plays for me, and I can come back.
    Bot,
    /// Who has asked for the seat has it back.
    Back,
    /// The game ends: nobody else plays, only bots.
    Game,
}

/// Somebody would like to have an action taken back, and the others have not all answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakeBackAsked {
    /// Who asks: their last action, and what has been done since, would be taken back.
    pub seat: Seat,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
}

/// What the wish to end a game does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The game ends at once.
    Now,
    /// The others who are there have to agree.
    Ask,
}

/// Something that happened at a table, as one audience sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// The table was opened.
    Created {
        /// By whom.
        by: Person,
    },
    /// The owner changed what will be played.
    Configured {
        /// What it is now.
        settings: TableSettings,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: Person,
    },
    /// A seat became free.
    Left {
        /// Which.
        seat: Seat,
    },
    /// A bot was given an empty seat.
    BotSat {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// A person has a new name.
    Renamed {
        /// Where they sit.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// The cards were dealt; empty seats were taken away.
    Started {
        /// The commitment to the deal, 64 hexadecimal digits.
        commitment: String,
        /// Who begins.
        first: Seat,
    },
    /// A player acted.
    Acted {
        /// Who.
        seat: Seat,
        /// Whether a bot did, for itself or for a person.
        bot: bool,
        /// The number of this move in the game, from 1: turns and answers count. Commands name the
        /// last one in `expect`.
        number: u32,
        /// What they did.
        action: Action,
        /// What followed, in order.
        happened: Vec<Happening>,
    },
    /// A player put the hand in another order.
    Reordered {
        /// Who.
        seat: Seat,
        /// The hand now.
        order: Vec<CardId>,
    },
    /// A bot plays for a person from now on.
    StoodIn {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// A seat is offered to somebody who is to play on there.
    SeatOffered {
        /// Which.
        seat: Seat,
        /// To whom.
        person: Person,
        /// Where the player sits who offers it.
        by: Seat,
    },
    /// It is offered no more.
    OfferDropped {
        /// Which seat.
        seat: Seat,
        /// Whether the person has declined.
        declined: bool,
    },
    /// A person plays at a seat from now on, in the place of who had it.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// Who.
        person: Person,
        /// For whom they play; absent if the seat is their own again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        plays_for: Option<Person>,
    },
    /// Whose seat it is would like it back.
    SeatAskedBack {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody wants to end the game, or no longer does.
    EndWished {
        /// Who.
        seat: Seat,
        /// Whether they want to.
        wish: bool,
    },
    /// The table broke the game off.
    Ended {
        /// With whom it ended: who left, or who agreed last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        by: Option<Seat>,
        /// Why.
        why: EndReason,
    },
    /// Somebody would like to have their last action taken back, and what has been done since.
    TakeBackAsked {
        /// Who.
        seat: Seat,
    },
    /// Somebody agrees that it is taken back.
    TakeBackAgreed {
        /// Who.
        seat: Seat,
    },
    /// It is not taken back.
    TakeBackDropped {
        /// Who does not want it: who was asked, or who had asked. Absent if not all have answered in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        by: Option<Seat>,
    },
    /// The last actions have been taken back: the game is as it was before them. It comes whole with this
    /// event.
    TakenBack {
        /// Who wanted it.
        seat: Seat,
        /// How many actions: those that stood last.
        actions: u32,
        /// The number of this as a move: a command that expects an earlier one is stale.
        number: u32,
    },
    /// The time of who is on turn is out.
    Late {
        /// Who.
        seat: Seat,
    },
    /// A bot plays this turn for a person, who may still be faster.
    BotAsked {
        /// Whose turn it is.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// Who wanted it; absent if the time was out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        by: Option<Seat>,
    },
    /// A clock stands still or goes on, or what it shows was written down.
    Clock {
        /// Whose.
        seat: Seat,
        /// What it shows, in milliseconds.
        #[cfg_attr(test, ts(type = "number"))]
        left: i64,
        /// Whether it goes down.
        runs: bool,
    },
    /// Somebody would like a pause.
    PauseAsked {
        /// Who.
        seat: Seat,
    },
    /// Somebody agrees to it.
    PauseAgreed {
        /// Who.
        seat: Seat,
    },
    /// There is no pause.
    PauseDropped {
        /// Who does not want it: who was asked, or who had asked. Absent if not all have answered in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        by: Option<Seat>,
    },
    /// The game stands still, and all clocks with it.
    Paused {
        /// Who had asked for it.
        seat: Seat,
    },
    /// The game goes on.
    Resumed {
        /// Who wanted it.
        seat: Seat,
    },
    /// Somebody at the table says something.
    Said {
        /// Where they sit.
        seat: Seat,
        /// Who.
        person: Person,
        /// What.
        saying: Saying,
    },
    /// Somebody watches the game without playing.
    Watched {
        /// Who.
        person: Person,
        /// The seats whose people have been seen at the same address as the person who watches.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Seat>>", optional))]
        beside: Vec<Seat>,
    },
    /// The owner has removed somebody, who can neither sit down nor watch here again. In a running game a
    /// bot plays on for them.
    KeptOut {
        /// Who.
        person: Person,
        /// The seat that they had.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seat: Option<Seat>,
        /// Why.
        why: KeptOutFor,
    },
    /// The same people play again at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
    /// The table was closed before a game began.
    Closed {
        /// Whether whoever runs the server closed it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        operator: bool,
    },
}

/// An event with its number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LoggedEvent {
    /// Its number at this table, from 1 without gaps.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// What happened.
    pub event: TableEvent,
}
