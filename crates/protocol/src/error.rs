//! Errors.

use std::collections::BTreeMap;

use kagiya_rules::{Argument, Explain, IllegalAction, IllegalReorder, Message};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

// All codes with their HTTP status. A test compares them with the table in `docs/protocol.md`. The text is
// a `tt`, because utoipa does not recognize a `literal` of a macro as the argument of `rename`.
macro_rules! codes {
    ($($(#[doc = $doc:literal])* $name:ident = $status:literal $text:tt,)*) => {
        /// A stable code, which clients translate. The message next to it is in English.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum ErrorCode {
            $($(#[doc = $doc])* #[serde(rename = $text)] $name,)*
        }

        impl ErrorCode {
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }

            /// The HTTP status.
            pub const fn status(self) -> u16 {
                match self {
                    $(Self::$name => $status,)*
                }
            }

            /// The meaning in English.
            pub const fn meaning(self) -> &'static str {
                match self {
                    $(Self::$name => concat!($($doc,)*).trim_ascii_start(),)*
                }
            }
        }
    };
}

codes! {
    /// The frame is not JSON, or not a valid message.
    Malformed = 400 "frame/malformed",
    /// The frame is larger than the server accepts.
    TooLarge = 413 "frame/too_large",
    /// The frame is not text.
    Binary = 400 "frame/binary",
    /// The first message must be `hello`, and only the first.
    HelloFirst = 400 "hello/first",
    /// The server does not support this protocol version.
    Version = 400 "hello/version",
    /// The session token is unknown or has expired; request a new one.
    Session = 401 "session/expired",
    /// The request comes from a page on another site.
    Origin = 403 "session/origin",
    /// An administrator has banned this person or address for a time.
    Blocked = 403 "session/blocked",
    /// The request names a host other than this server.
    Host = 421 "session/host",
    /// Too many requests in too short a time; the message says when to try again.
    RateLimited = 429 "rate/limited",
    /// Too many open connections from one address or person; close one first.
    TooManyConnections = 429 "connection/too_many",
    /// No table has this id.
    NoTable = 404 "table/unknown",
    /// This is possible only before the game starts.
    NotOpen = 400 "table/not_open",
    /// This is possible only during the game.
    NotRunning = 400 "table/not_running",
    /// This is possible only after the game.
    NotFinished = 409 "table/not_finished",
    /// No seat is free.
    TableFull = 400 "table/full",
    /// A game needs two to six players.
    TooFewPlayers = 400 "table/too_few",
    /// The person plays or watches at too many tables.
    TooManyTables = 400 "table/too_many",
    /// The table's log has no room for more of this; the game can still be finished.
    TooMuch = 400 "table/too_much",
    /// The game does not allow spectators, or has had too many.
    NoWatching = 403 "table/no_watching",
    /// The table's owner has removed and banned this person.
    KeptOut = 403 "table/kept_out",
    /// There is no such other player or spectator at the table.
    NoPerson = 404 "person/unknown",
    /// Only the table's owner may do that.
    NotOwner = 403 "table/not_owner",
    /// The table has no such seat.
    NoSeat = 400 "seat/unknown",
    /// The seat is taken or reserved.
    SeatTaken = 400 "seat/taken",
    /// Only seated players may do that.
    NotSeated = 403 "seat/not_seated",
    /// The player is connected, or was a moment ago.
    SeatPresent = 400 "seat/present",
    /// The seat is empty.
    SeatEmpty = 400 "seat/empty",
    /// Seats of this table have been taken and left too often by this person, by people of their network, or by all.
    SeatTooOften = 403 "seat/too_often",
    /// The person has seen cards that are hidden from this seat.
    SeenMore = 403 "seat/seen_more",
    /// There is no such bot.
    NoBot = 400 "bot/unknown",
    /// The bot speaks a secret language, and another bot of the table doesn't, or the other way round.
    BotLanguage = 409 "bot/language",
    /// The text is not a valid name.
    Name = 400 "name/invalid",
    /// The name mixes letters of scripts that aren't written together.
    NameScripts = 400 "name/scripts",
    /// A person at the table, or an account, has a name that looks the same.
    NameTaken = 400 "name/taken",
    /// A password must have 8 to 128 characters.
    Password = 400 "password/invalid",
    /// The account name or the password is wrong.
    WrongPassword = 403 "account/wrong",
    /// The account name or the recovery code is wrong, or the code has been used.
    WrongCode = 403 "account/wrong_code",
    /// Only people with an account can do that.
    NoAccount = 403 "account/none",
    /// The person already has an account.
    HasAccount = 409 "account/exists",
    /// The person is seated at a table and must leave it first.
    AtTable = 409 "account/at_table",
    /// The command's id is empty, too long, or not visible ASCII.
    CommandId = 400 "command/id",
    /// The command was withdrawn.
    Withdrawn = 400 "command/withdrawn",
    /// Another action came after the one that the command expected.
    Stale = 400 "command/stale",
    /// The person has no action to take back.
    NothingToTakeBack = 400 "take_back/nothing",
    /// A card has been seen since, and no other player is there to agree.
    CardSeen = 403 "take_back/card_seen",
    /// Another request to take back an action is open.
    TakeBackPending = 409 "take_back/pending",
    /// No request to take back an action is open.
    TakeBackNotAsked = 404 "take_back/not_asked",
    /// Invalid time limits. A reminder comes after 10 to 3600 seconds. A clock starts with 10 to
    /// 10800 seconds, gains 0 to 600 per action, and has a grace of 10 to 3600. A correspondence
    /// turn takes 1 to 30 days.
    TimeSettings = 400 "time/settings",
    /// The table has no time limits.
    NoTime = 400 "time/none",
    /// The player whose turn it is still has time, or is a bot.
    TimeNotOut = 409 "time/not_out",
    /// The game is paused; a player must resume it first.
    Paused = 409 "time/paused",
    /// No request for a pause is open.
    PauseNotAsked = 404 "time/no_pause",
    /// This table allows no chat during the game.
    TalkSilent = 403 "talk/silent",
    /// This table allows only quick chat during the game.
    TalkRemarks = 403 "talk/remarks_only",
    /// Another player is thinking; this table allows chat only on one's own turn.
    TalkTurn = 403 "talk/not_your_turn",
    /// The message is empty, too long, or contains unsupported characters.
    TalkText = 400 "talk/text",
    /// The person can see no message of another person with this number.
    NothingSaid = 404 "talk/unknown",
    /// A player can react once to the last action, and only to one of another player.
    NoReaction = 409 "talk/no_reaction",
    /// There is no person with this id, and no account with this name.
    UnknownPerson = 404 "people/unknown",
    /// Only friends and people who have played together can be asked or invited.
    Stranger = 403 "people/stranger",
    /// The person has too many contacts or open invitations.
    TooManyPeople = 400 "people/too_many",
    /// Too many friend requests wait for this person. People with an account, and people who have finished a game with
    /// them, have room of their own.
    ManyAsk = 403 "people/many_ask",
    /// This server sends no notifications by web push.
    PushOff = 404 "push/off",
    /// The push subscription is invalid, or its push service is unknown; the message says which.
    PushSubscription = 400 "push/subscription",
    /// No challenge has this id.
    NoChallenge = 404 "deal/no_challenge",
    /// The person already knows this deal: they have played, watched or replayed it.
    DealSeen = 403 "deal/seen",
    /// A player at the table already knows its deal; the message names them.
    DealSeenBy = 403 "deal/seen_by",
    /// The person must play this deal before they can see how others played it.
    DealUnseen = 403 "deal/unseen",
    /// The table's deal is fixed, and with it the rules and the number of players.
    DealFixed = 400 "deal/fixed",
    /// The deal needs every seat to be taken, at least one of them by a person.
    DealSeats = 400 "deal/seats",
    /// Only one bot plays the deals of the day, so that results can be compared.
    DealPartner = 400 "deal/partner",
    /// A game for training starts at once, with a bot at every other seat.
    DealTraining = 400 "deal/training",
    /// Not a seed: it must be a number below 2^64, or a seed of hanab.live whose variant can be played here.
    DealSeed = 400 "deal/seed",
    /// Only a person who has finished a game can challenge others with its deal.
    DealNotPlayed = 403 "deal/not_played",
    /// This is the deal of the day; challenges with it are possible from tomorrow.
    DealToday = 409 "deal/today",
    /// There is no such day, or it has no deals yet.
    NoDay = 404 "deal/no_day",
    /// hanab.live has no variant with this name, or it can't be played here; the message says why.
    NoVariant = 404 "options/unknown_variant",
    /// There is no such preset.
    NoPreset = 400 "options/unknown_preset",
    /// The options don't work together; the message says why.
    Options = 400 "options/invalid",
    /// It is another player's turn.
    NotYourTurn = 400 "action/not_your_turn",
    /// The action names a card, suit, clue or seat that the game does not have.
    UnknownReference = 400 "action/unknown_word",
    /// The game is over.
    GameOver = 400 "action/game_over",
    /// The card is not in the hand.
    NotInHand = 400 "action/not_in_hand",
    /// No card can be discarded while all clue tokens are available.
    AllTokens = 400 "action/all_tokens",
    /// No clue tokens are left.
    NoClueToken = 400 "action/no_clue_token",
    /// There is no player at that seat.
    NoSuchPlayer = 400 "action/no_such_player",
    /// The player has no cards to clue.
    NothingToClue = 400 "action/nothing_to_clue",
    /// That clue can't be given in this game.
    NoSuchClue = 400 "action/no_such_clue",
    /// The clue would touch no cards, which this edition forbids.
    EmptyClue = 400 "action/empty_clue",
    /// The last clue was of the same kind, and in this game colors and ranks alternate.
    SameKindOfClue = 400 "action/same_kind_of_clue",
    /// Suits are announced only in the Timed Display.
    NoAnnouncements = 400 "action/no_announcements",
    /// The announced suit has no firework.
    NoSuchFirework = 400 "action/no_such_firework",
    /// The bonus tile must be resolved first.
    TileFirst = 400 "action/tile_first",
    /// The joker must be placed first.
    JokerFirst = 400 "action/joker_first",
    /// There is no question to answer.
    NothingAsked = 400 "action/nothing_asked",
    /// The answer is not among the possible ones.
    NotOffered = 400 "action/not_offered",
    /// The game does not allow hands to be rearranged.
    ReorderForbidden = 400 "reorder/forbidden",
    /// The new order does not match the hand.
    NotTheHand = 400 "reorder/not_the_hand",
    /// The game can't be written in that format.
    NotExportable = 409 "record/not_exportable",
    /// The text is not a game that can be opened; the message says why.
    FileInvalid = 400 "file/invalid",
    /// The person has opened too many games; they must delete one first.
    TooManyFiles = 409 "file/too_many",
    /// No bot played in that seat at that time.
    NoBotThere = 404 "why/no_bot",
    /// The event is neither an action of that bot nor a clue of another player.
    NothingToExplain = 404 "why/nothing",
    /// Hints are only for players whose partners are all bots.
    HintNotAlone = 403 "hint/not_alone",
    /// There are no hints for a deal that others play, too.
    HintFixedDeal = 403 "hint/fixed_deal",
    /// The player must first take the hint at the table (`hint`).
    HintNotTaken = 409 "hint/not_taken",
    /// The game has no such step.
    VariationStep = 400 "branch/step",
    /// A variation can have at most 150 actions.
    VariationTooLong = 400 "branch/too_long",
    /// It is the turn of a person without a bot, or the game has another number of seats.
    VariationBots = 400 "branch/bots",
    /// The person must join the review first.
    ReviewNotHere = 403 "review/not_here",
    /// Another person leads the review.
    ReviewNotLeading = 403 "review/not_leading",
    /// Only a player of the game can take the lead; others must be given it.
    ReviewPlayers = 403 "review/players",
    /// The review is full.
    ReviewFull = 400 "review/full",
    /// One can point at up to 10 cards in the hands shown.
    ReviewCards = 400 "review/cards",
    /// This server computes no reviews.
    ReviewsOff = 404 "review/off",
    /// The game has no turn that a review could judge.
    NothingToReview = 409 "review/no_turns",
    /// Plays were hidden in the game, so that a review can't tell what players knew.
    ReviewHiddenPlays = 409 "review/hidden_plays",
    /// There is nothing at this address.
    NotFound = 404 "http/not_found",
    /// The body or the query of the request is invalid.
    BadRequest = 400 "http/bad_request",
    /// The client reads too slowly; connect again and resume.
    TooSlow = 408 "server/too_slow",
    /// The server is busy; try again in a moment.
    Busy = 503 "server/busy",
    /// The server could not save this, so it has had no effect; try again in a moment.
    NotStored = 503 "server/not_stored",
    /// The answer is larger than one message may be.
    AnswerTooLarge = 500 "server/too_large",
    /// The server is restarting; connect again in a moment and resume.
    ShuttingDown = 503 "server/shutting_down",
    /// An internal error, which the server has logged.
    Internal = 500 "server/internal",
}

/// A refusal with its reason.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A stable code.
    pub code: ErrorCode,
    /// What is wrong and what would be right, in English.
    pub message: String,
    /// The translatable form, if it says more than the code.
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<Reason>,
}

/// What an error says: a text of `errors.ftl` in every folder of `locales/`, and what is put into
/// it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reason {
    pub id: String,
    /// The values of `{ $NAME }` in the text.
    pub args: BTreeMap<String, ReasonValue>,
}

/// A value in the text of a [`Reason`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum ReasonValue {
    /// A number, which also selects singular or plural.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A text that is the same in all languages.
    Text(String),
    /// Several texts, joined by commas.
    List(Vec<String>),
    /// A translated text.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    Reason(Reason),
    /// Values of an option of the rules.
    Values { option: String, values: Vec<String> },
    /// An option of the rules, or one of its values.
    Option {
        option: String,
        /// The value; without it, the option itself is meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        value: Option<String>,
    },
}

impl From<&Message> for Reason {
    fn from(message: &Message) -> Self {
        let value = |argument: &Argument| match argument {
            Argument::Number(number) => ReasonValue::Number(*number),
            Argument::Text(text) => ReasonValue::Text(text.clone()),
            Argument::List(texts) => ReasonValue::List(texts.clone()),
            Argument::Message(message) => ReasonValue::Reason(message.into()),
            Argument::Option(option, value) => ReasonValue::Option {
                option: (*option).to_owned(),
                value: value.clone(),
            },
            Argument::Values(option, values) => ReasonValue::Values {
                option: (*option).to_owned(),
                values: values.clone(),
            },
        };
        let args = message.args.iter();
        Self {
            id: message.id.to_owned(),
            args: args
                .map(|(name, argument)| ((*name).to_owned(), value(argument)))
                .collect(),
        }
    }
}

impl Problem {
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            reason: None,
        }
    }

    /// A refusal for a translatable error.
    pub fn because(code: ErrorCode, error: &(impl Explain + core::fmt::Display)) -> Self {
        Self {
            reason: Some((&error.message()).into()),
            ..Self::new(code, error.to_string())
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
            IllegalAction::SameKindOfClue(_) => ErrorCode::SameKindOfClue,
            IllegalAction::NoAnnouncements => ErrorCode::NoAnnouncements,
            IllegalAction::NoSuchFirework(_) => ErrorCode::NoSuchFirework,
            IllegalAction::TileFirst(_) => ErrorCode::TileFirst,
            IllegalAction::JokerFirst => ErrorCode::JokerFirst,
            IllegalAction::NothingAsked(_) => ErrorCode::NothingAsked,
            IllegalAction::NotOffered(_) | IllegalAction::WrongKindOfClue(_) => {
                ErrorCode::NotOffered
            }
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

impl From<crate::action::UnknownReference> for Problem {
    fn from(error: crate::action::UnknownReference) -> Self {
        Self::new(ErrorCode::UnknownReference, error.to_string())
    }
}

impl From<crate::person::InvalidName> for Problem {
    fn from(error: crate::person::InvalidName) -> Self {
        Self::new(ErrorCode::Name, error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::fs;
    use std::path::PathBuf;

    use super::*;

    /// The table of codes in the documentation.
    fn table() -> String {
        let mut table = "| code | status | meaning |\n|---|---|---|\n".to_owned();
        for code in ErrorCode::ALL {
            let (word, status, meaning) = (code.as_str(), code.status(), code.meaning());
            writeln!(table, "| `{word}` | {status} | {meaning} |").unwrap();
        }
        table
    }

    #[test]
    fn generated_table_of_codes_is_up_to_date() {
        const MARKS: (&str, &str) = ("<!-- codes -->\n", "<!-- end of codes -->\n");
        let path = "docs/protocol.md";
        let text = fs::read_to_string(xtask::repository(path)).unwrap();
        let (before, rest) = text.split_once(MARKS.0).unwrap();
        let (_, after) = rest.split_once(MARKS.1).unwrap();
        let fresh = [before, MARKS.0, &table(), MARKS.1, after].concat();
        xtask::check_generated(path, &fresh);
    }

    #[test]
    fn every_code_has_a_text_in_every_language() {
        let locales = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let list = fs::read_to_string(locales.join("languages.json")).unwrap();
        let rows: Vec<serde_json::Value> = serde_json::from_str(&list).unwrap();
        for language in rows.iter().map(|row| row["code"].as_str().unwrap()) {
            let read = |file| fs::read_to_string(locales.join(language).join(file)).unwrap();
            // Refusals of the rules have the texts of the rules.
            let text = read("web.ftl") + &read("table.ftl");
            for code in ErrorCode::ALL {
                let id = code.as_str().replace(['/', '_'], "-");
                let ids = ["error", "wrong"].map(|family| format!("{family}-{id} = "));
                let found = ids
                    .iter()
                    .filter(|id| text.lines().any(|line| line.starts_with(*id)));
                assert_eq!(found.count(), 1, "{language}: texts for {id}");
            }
        }
    }

    #[test]
    fn codes_are_distinct_words() {
        let mut words: Vec<&str> = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), ErrorCode::ALL.len());
        for code in ErrorCode::ALL {
            assert!((400..600).contains(&code.status()), "{}", code.as_str());
            assert!(code.meaning().ends_with('.'), "{}", code.as_str());
        }
    }
}
