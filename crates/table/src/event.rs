//! The entries of a table's log, the only stored data of a table. Its state follows from them. The module
//! `border` of the server defines the stored form of a fact.

use kagiya_protocol::{
    Action, Card, CardId, CommandId, DealSource, EndReason, KeptOutFor, Person, PersonId, Saying,
    Seat, TableId, TableSettings,
};
use kagiya_rules::Options;

/// One entry of a log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The person whose command produced it; `None` for bots and the server.
    pub who: Option<PersonId>,
    /// The id of that command. A repeated command is found by it and has no second effect.
    pub cmd: Option<CommandId>,
    /// What happened.
    pub fact: Fact,
}

impl Entry {
    /// An entry without a command.
    pub const fn unasked(fact: Fact) -> Self {
        Self {
            who: None,
            cmd: None,
            fact,
        }
    }
}

impl Fact {
    /// The seed of the deal in this fact, if any. It is secret.
    pub fn seed_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Started { seed, .. } => Some(seed),
            Self::Created {
                given: Some(given), ..
            } => Some(&mut given.seed),
            _ => None,
        }
    }
}

/// A deal that a table gets when it is opened, so that several tables play the same cards.
#[derive(Clone, PartialEq, Debug)]
pub struct GivenDeal {
    /// Where the deal comes from.
    pub by: DealSource,
    /// All options of the game.
    pub options: Options,
    /// The seed, 64 hexadecimal digits; secret like that of any deal.
    pub seed: String,
    /// The deck, top card first, if it wasn't shuffled by the seed.
    pub deck: Option<Vec<Card>>,
    /// The first player, if the people of the first table chose one.
    pub first: Option<Seat>,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// The table was opened.
    Created {
        /// The person who opened it, its first owner.
        by: Person,
        /// What will be played. Boxed, as every entry of a log has room for the largest fact.
        settings: Box<TableSettings>,
        /// The table where the same people played before.
        rematch_of: Option<TableId>,
        /// Seats that are reserved for these people.
        kept: Vec<(Seat, Person)>,
        /// The deal to play, if it is fixed.
        given: Option<Box<GivenDeal>>,
    },
    /// The settings were changed.
    Configured {
        /// The new settings.
        settings: Box<TableSettings>,
    },
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
    /// The cards were dealt.
    Started {
        /// All options of the game.
        options: Box<Options>,
        /// The seed, 64 hexadecimal digits; secret until the game has ended.
        seed: String,
        /// The deck, top card first, if it wasn't shuffled by the seed: a game that was dealt elsewhere.
        deck: Option<Vec<Card>>,
        /// The first player, if the people chose one.
        first: Option<Seat>,
        /// The seats that remain, by their previous numbers; empty seats are removed.
        stay: Vec<Seat>,
    },
    /// A player acted.
    Acted {
        /// The seat that acted.
        seat: Seat,
        /// Whether a bot acted for the seat.
        bot: bool,
        /// The action of the game.
        action: Action,
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
        by: Option<Seat>,
    },
    /// The last valid actions are taken back. They stay in the log.
    TakenBack {
        /// The seat that asked for it.
        seat: Seat,
        /// The number of actions.
        actions: u32,
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
        by: Option<Seat>,
    },
    /// What the clock on turn shows, and whether it runs from now on. It is written when its person loses the
    /// connection or reconnects, and at intervals in case the server is killed.
    Clock {
        /// The seat on turn.
        seat: Seat,
        /// The remaining time, in milliseconds.
        left: i64,
        /// Whether the clock runs from now on.
        runs: bool,
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
    /// A seated person wrote a chat message.
    Said {
        /// The seat of that person.
        seat: Seat,
        /// The author.
        person: Person,
        /// The message.
        saying: Saying,
    },
    /// A person became a spectator of the running game.
    Watched {
        /// The spectator.
        person: Person,
        /// The seats whose people have used the same network address.
        beside: Vec<Seat>,
    },
    /// The owner removed and banned a person.
    KeptOut {
        /// The banned person.
        person: Person,
        /// Their seat, if they had one.
        seat: Option<Seat>,
        /// The reason.
        why: KeptOutFor,
    },
    /// The same people play again at another table.
    Rematch {
        /// The other table.
        table: TableId,
    },
    /// The table was closed before a game began.
    Closed {
        /// Whether an administrator closed it.
        operator: bool,
    },
}
