//! The numbered events of a table, as one audience sees them.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::chat::ChatMessage;
use crate::event::GameEvent;
use crate::ids::{CardId, Seat, TableId};
use crate::person::Person;
use crate::table::TableSettings;

/// Defines [`TableEvent`] with the variants of both lists, and [`PublicEvent`] with those of the second one.
macro_rules! table_events {
    (
        sent { $($sent:tt)* }
        sent_as_stored {
            $(
                $(#[$doc:meta])*
                $name:ident { $( $(#[$attribute:meta])* $field:ident: $type:ty, )+ },
            )+
        }
    ) => {
        /// Something that happened at a table, as one audience sees it.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(tag = "type", rename_all = "snake_case")]
        pub enum TableEvent {
            $($sent)*
            $( $(#[$doc])* $name { $( $(#[$attribute])* $field: $type, )+ }, )+
        }

        /// An event that everybody receives as it is stored. Its JSON is the form in logs and can't change;
        /// messages have the same fields in a [`TableEvent`].
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum PublicEvent {
            $( $(#[$doc])* $name { $( $(#[$attribute])* $field: $type, )+ }, )+
        }

        impl From<PublicEvent> for TableEvent {
            fn from(event: PublicEvent) -> Self {
                match event {
                    $( PublicEvent::$name { $($field),+ } => Self::$name { $($field),+ }, )+
                }
            }
        }
    };
}

table_events! {
    sent {
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
        /// The cards were dealt; empty seats were taken away.
        Started {
            /// The commitment to the deal, 64 hexadecimal digits.
            commitment: String,
            /// Who begins.
            first: Seat,
        },
        /// A player acted.
        Acted {
            /// The seat that acted.
            seat: Seat,
            /// Whether a bot did, for itself or for a person.
            bot: bool,
            /// The number of this move in the game, from 1: turns and answers count. Commands name the
            /// last one in `expect`.
            number: u32,
            /// What they did.
            action: Action,
            /// What followed, in order.
            happened: Vec<GameEvent>,
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
        /// Somebody at the table says something.
        Said {
            /// Where they sit.
            seat: Seat,
            /// The person, whose name may change later.
            person: Person,
            /// A text, or a message of the fixed set.
            saying: ChatMessage,
        },
        /// The table was closed before a game began.
        Closed {
            /// Whether whoever runs the server closed it.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            #[cfg_attr(test, ts(as = "Option<bool>", optional))]
            operator: bool,
        },
    }
    sent_as_stored {
        /// A person took a seat.
        Sat {
            /// The seat they took.
            seat: Seat,
            /// The person in it.
            person: Person,
        },
        /// A seat became free.
        Left {
            /// The seat that is free now.
            seat: Seat,
        },
        /// A bot was given an empty seat.
        BotSat {
            /// The seat of the bot.
            seat: Seat,
            /// The bot's name in the list of bots.
            bot: String,
        },
        /// A person changed their name.
        Renamed {
            /// The seat of that person.
            seat: Seat,
            /// The new name.
            name: String,
        },
        /// A player reordered their hand.
        Reordered {
            /// The seat of that player.
            seat: Seat,
            /// The new order of the hand.
            order: Vec<CardId>,
        },
        /// A bot plays for a person from now on.
        StoodIn {
            /// The seat of that person.
            seat: Seat,
            /// The bot's name in the list of bots.
            bot: String,
        },
        /// The person plays again instead of the bot.
        Returned {
            /// The seat of that person.
            seat: Seat,
        },
        /// A player offers a seat to a person who would continue the game there.
        SeatOffered {
            /// The offered seat.
            seat: Seat,
            /// The person who may accept it.
            person: Person,
            /// The seat of the player who offers it.
            by: Seat,
        },
        /// The offer of a seat ended.
        OfferDropped {
            /// The seat that was offered.
            seat: Seat,
            /// Whether the person has declined.
            declined: bool,
        },
        /// A person plays at a seat from now on, instead of the previous player.
        SeatTaken {
            /// The seat that changes hands.
            seat: Seat,
            /// The new player.
            person: Person,
            /// The person they play for; `None` if the seat is their own again.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(test, ts(optional))]
            plays_for: Option<Box<Person>>,
        },
        /// The owner of a seat would like it back from the substitute.
        SeatAskedBack {
            /// The seat that the substitute plays.
            seat: Seat,
        },
        /// A player asks to end the game, or withdraws that.
        EndWished {
            /// The seat of that player.
            seat: Seat,
            /// Whether they want the game to end.
            wish: bool,
        },
        /// The game was broken off.
        Ended {
            /// The seat whose request ended it, if any.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(test, ts(optional))]
            by: Option<Seat>,
            /// The reason.
            why: EndReason,
        },
        /// A player asks to take back their last action.
        TakeBackAsked {
            /// The seat of that player.
            seat: Seat,
        },
        /// A player agrees to a take-back.
        TakeBackAgreed {
            /// The seat of that player.
            seat: Seat,
        },
        /// A take-back was declined, or not answered in time.
        TakeBackDropped {
            /// The seat that declined it; `None` if it wasn't answered in time.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(test, ts(optional))]
            by: Option<Seat>,
        },
        /// The time of the player on turn has run out.
        Late {
            /// The seat of that player.
            seat: Seat,
        },
        /// A bot is to play this turn for a person, who may still act first.
        BotAsked {
            /// The seat on turn.
            seat: Seat,
            /// The bot's name in the list of bots.
            bot: String,
            /// The seat that asked for it; `None` if the time had run out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(test, ts(optional))]
            by: Option<Seat>,
        },
        /// What the clock on turn shows, and whether it runs from now on. It is written when its person loses
        /// the connection or reconnects, and at intervals in case the server is killed.
        Clock {
            /// The seat on turn.
            seat: Seat,
            /// The remaining time, in milliseconds.
            #[cfg_attr(test, ts(type = "number"))]
            left: i64,
            /// Whether the clock runs from now on.
            runs: bool,
        },
        /// A player took a hint for this turn.
        Hinted {
            /// The seat of that player.
            seat: Seat,
        },
        /// A player asks for a pause.
        PauseAsked {
            /// The seat of that player.
            seat: Seat,
        },
        /// A player agrees to the pause.
        PauseAgreed {
            /// The seat of that player.
            seat: Seat,
        },
        /// A pause was declined, or not answered in time.
        PauseDropped {
            /// The seat that declined it; `None` if it wasn't answered in time.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(test, ts(optional))]
            by: Option<Seat>,
        },
        /// The game is paused.
        Paused {
            /// The seat that asked for it.
            seat: Seat,
        },
        /// The pause ended.
        Resumed {
            /// The seat that ended it.
            seat: Seat,
        },
        /// A person became a spectator of the running game.
        Watched {
            /// The spectator.
            person: Person,
            /// The seats whose people have used the same network address.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(test, ts(as = "Option<Vec<Seat>>", optional))]
            beside: Vec<Seat>,
        },
        /// The owner removed and banned a person.
        KeptOut {
            /// The banned person.
            person: Person,
            /// Their seat, if they had one.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(test, ts(optional))]
            seat: Option<Seat>,
            /// The reason.
            why: KickReason,
        },
        /// The same people play again at another table.
        Rematch {
            /// The other table.
            table: TableId,
        },
    }
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
    /// The file of an imported game doesn't say why, or ends before the game does.
    Unknown,
}

/// Why the owner of a table keeps somebody out. The texts `web-event-kept-out-WHY` say it in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum KickReason {
    /// They don't play on.
    Absence,
    /// How they behave.
    Conduct,
    /// The table is meant for others.
    Others,
    /// The owner does not say.
    NoReason,
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
