//! What a table's log is made of: the only thing that is stored of a table. Everything else is
//! found again from it. In which form a fact is stored, `border` says.

use kagiya_protocol::{
    Action, Card, CardId, CommandId, DealSource, EndReason, KeptOutFor, Person, PersonId, Saying,
    Seat, TableId, TableSettings,
};
use kagiya_rules::Options;

/// One entry of a log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Whose command made it; bots and the server itself have none.
    pub who: Option<PersonId>,
    /// Which command of theirs: a repetition finds it here and has no second effect.
    pub cmd: Option<CommandId>,
    /// What happened.
    pub fact: Fact,
}

impl Entry {
    /// What nobody has commanded.
    pub const fn unasked(fact: Fact) -> Self {
        Self {
            who: None,
            cmd: None,
            fact,
        }
    }
}

impl Fact {
    /// The seed of the deal that it holds, if it holds one: a secret.
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

/// A deal that is there before its table: the same cards for several tables.
#[derive(Clone, PartialEq, Debug)]
pub struct GivenDeal {
    /// Where it comes from.
    pub by: DealSource,
    /// All options of the game.
    pub options: Options,
    /// The seed, 64 hexadecimal digits: secret as that of any deal.
    pub seed: String,
    /// The deck in this order, top first, where it was not shuffled by the seed.
    pub deck: Option<Vec<Card>>,
    /// Who begins, where the people of the first table chose.
    pub first: Option<Seat>,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// The table was opened.
    Created {
        /// By whom.
        by: Person,
        /// What will be played: in a box, as every entry of a log has room for the largest fact.
        settings: Box<TableSettings>,
        /// Where the same people played before.
        rematch_of: Option<TableId>,
        /// Seats that are kept for them.
        kept: Vec<(Seat, Person)>,
        /// The deal that is to be played, if it is there already.
        given: Option<Box<GivenDeal>>,
    },
    /// Other settings.
    Configured {
        /// What will be played now.
        settings: Box<TableSettings>,
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
    /// The cards were dealt.
    Started {
        /// All options of the game.
        options: Box<Options>,
        /// The seed, 64 hexadecimal digits: secret until the game has ended.
        seed: String,
        /// The deck in this order, top first, where it was not shuffled by the seed: a game that
        /// was dealt elsewhere.
        deck: Option<Vec<Card>>,
        /// Who begins, where the people chose.
        first: Option<Seat>,
        /// The seats that stay, by their numbers until now; the empty ones are gone.
        stay: Vec<Seat>,
    },
    /// A player acted.
    Acted {
        /// Who.
        seat: Seat,
        /// Whether a bot did.
        bot: bool,
        /// What.
        action: Action,
    },
    /// A player put the hand in another order.
    Reordered {
        /// Who.
        seat: Seat,
        /// The hand now.
        order: Vec<CardId>,
    },
    /// A bot plays for a person.
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
        /// For whom they play; nobody if the seat is their own again.
        plays_for: Option<Box<Person>>,
    },
    /// Whose seat it is would like it back.
    SeatAskedBack {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody wants to end the game, or no longer does.
    EndWished {
        /// Where they sit.
        seat: Seat,
        /// Whether they want to.
        wish: bool,
    },
    /// The table broke the game off.
    Ended {
        /// With whom it ended.
        by: Option<Seat>,
        /// Why.
        why: EndReason,
    },
    /// Somebody would like to have their last action taken back.
    TakeBackAsked {
        /// Where they sit.
        seat: Seat,
    },
    /// Somebody agrees to it.
    TakeBackAgreed {
        /// Where they sit.
        seat: Seat,
    },
    /// It is not taken back.
    TakeBackDropped {
        /// Who does not want it; nobody if it was not answered in time.
        by: Option<Seat>,
    },
    /// The last actions that stood are taken back. They stay in the log.
    TakenBack {
        /// Who wanted it.
        seat: Seat,
        /// How many.
        actions: u32,
    },
    /// The time of who is on turn is out.
    Late {
        /// Where they sit.
        seat: Seat,
    },
    /// A bot is to play this turn for a person, who may still be faster.
    BotAsked {
        /// Whose turn it is.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// Who wanted it; nobody if the time was out.
        by: Option<Seat>,
    },
    /// What the clock of who is on turn shows, and whether it goes down from now on: the person has lost the
    /// connection or has it again, or what it shows is written down in case the server is killed.
    Clock {
        /// Where they sit.
        seat: Seat,
        /// What it shows, in milliseconds.
        left: i64,
        /// Whether it goes down.
        runs: bool,
    },
    /// Somebody would like the game to stand still.
    PauseAsked {
        /// Where they sit.
        seat: Seat,
    },
    /// Somebody agrees to it.
    PauseAgreed {
        /// Where they sit.
        seat: Seat,
    },
    /// It does not stand still.
    PauseDropped {
        /// Who does not want it; nobody if it was not answered in time.
        by: Option<Seat>,
    },
    /// The game stands still.
    Paused {
        /// Who had asked for it.
        seat: Seat,
    },
    /// It goes on.
    Resumed {
        /// Who let it go on.
        seat: Seat,
    },
    /// Somebody at the table said something.
    Said {
        /// Where they sit.
        seat: Seat,
        /// Who.
        person: Person,
        /// What.
        saying: Saying,
    },
    /// Somebody watches the running game.
    Watched {
        /// Who.
        person: Person,
        /// The seats whose people have been seen at the same address.
        beside: Vec<Seat>,
    },
    /// The owner has removed somebody and keeps them out.
    KeptOut {
        /// Who.
        person: Person,
        /// The seat that they had.
        seat: Option<Seat>,
        /// Why.
        why: KeptOutFor,
    },
    /// The same people play again elsewhere.
    Rematch {
        /// At which table.
        table: TableId,
    },
    /// The table was closed before a game began.
    Closed {
        /// Whether whoever runs the server closed it.
        operator: bool,
    },
}
