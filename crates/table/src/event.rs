//! The entries of a table's log, the only stored data of a table. Its state follows from them.
//!
//! The types are the stored form: their JSON must remain readable forever, and tests compare it with that of
//! the first release. A field may be added if an event without it still means the same. A kind of event may
//! be added, as older releases may refuse the table. For any other change, copy the old form into a module of
//! its own and read both.

use kagiya_protocol::{
    Action, Card, ChatMessage, CommandId, DealSource, Person, PersonId, PublicEvent, Seat, TableId,
    TableSettings,
};
use kagiya_rules::Options;
use serde::{Deserialize, Serialize};
use serde_with::{As, FromInto, skip_serializing_none};

use crate::stored;

/// The version of the stored form.
pub const EVENT_VERSION: u16 = 1;

/// One entry of a log.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogEntry {
    /// The person whose command produced it; `None` for bots and the server.
    pub who: Option<PersonId>,
    /// The id of that command. A repeated command is found by it and has no second effect.
    pub cmd: Option<CommandId>,
    /// What happened.
    #[serde(rename = "fact")]
    pub event: Event,
}

impl LogEntry {
    /// An entry without a command.
    pub fn unasked(event: impl Into<Event>) -> Self {
        Self {
            who: None,
            cmd: None,
            event: event.into(),
        }
    }

    /// Reads the stored form. Not generic, so that it is compiled once, in this crate.
    ///
    /// # Errors
    /// As for [`serde_json::from_str`].
    #[inline(never)]
    pub fn from_json(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// The stored form. Compiled once, as [`from_json`](Self::from_json).
    ///
    /// # Panics
    /// Never: all keys are text.
    #[inline(never)]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("all keys are text")
    }
}

/// A deal that a table gets when it is opened, so that several tables play the same cards.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FixedDeal {
    /// Where the deal comes from.
    #[serde(with = "stored::deal_source")]
    pub by: DealSource,
    /// All options of the game.
    pub options: Options,
    /// The seed, 64 hexadecimal digits, or its sealed form in the store; secret like that of any deal.
    pub seed: String,
    /// The deck, top card first, if it wasn't shuffled by the seed.
    pub deck: Option<Vec<Card>>,
    /// The bonus tiles by their numbers, top one first, if the deck isn't shuffled and they aren't either.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<u8>,
    /// The first player, if the people of the first table chose one.
    pub first: Option<Seat>,
    /// The names of the players by seat, in the game of a file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// What the players noted about cards, in the game of a file: by seat, a text for each card by its id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Vec<String>>,
}

/// Something that happened at a table.
///
/// Large fields are boxed, as every entry of a log has room for the largest event.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    expecting = "this release does not know the event, or a field of it is missing or invalid"
)]
pub enum Event {
    /// The table was opened.
    Created {
        /// The person who opened it, its first owner.
        by: Person,
        /// What will be played.
        #[serde(with = "stored::settings")]
        settings: Box<TableSettings>,
        /// The table where the same people played before.
        rematch_of: Option<TableId>,
        /// Seats that are reserved for these people.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        kept: Vec<(Seat, Person)>,
        /// The deal to play, if it is fixed.
        given: Option<Box<FixedDeal>>,
    },
    /// The settings were changed.
    Configured {
        /// The new settings.
        #[serde(with = "stored::settings")]
        settings: Box<TableSettings>,
    },
    /// The cards were dealt.
    Started {
        /// All options of the game.
        options: Box<Options>,
        /// The seed, 64 hexadecimal digits, or its sealed form in the store; secret until the game has ended.
        seed: String,
        /// The deck, top card first, if it wasn't shuffled by the seed: a game that was dealt elsewhere.
        deck: Option<Vec<Card>>,
        /// The bonus tiles by their numbers, top one first, if they weren't shuffled by the seed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tiles: Vec<u8>,
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
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        bot: bool,
        /// The action of the game.
        action: Action,
    },
    /// The last valid actions are taken back. They stay in the log.
    TakenBack {
        /// The seat that asked for it.
        seat: Seat,
        /// The number of actions.
        actions: u32,
    },
    /// A seated person wrote a chat message.
    Said {
        /// The seat of that person.
        seat: Seat,
        /// The author.
        person: Person,
        /// The message.
        #[serde(with = "As::<FromInto<stored::StoredSaying>>")]
        saying: ChatMessage,
    },
    /// The table was closed before a game began.
    Closed,
    /// An administrator closed the table before a game began.
    ClosedByOperator,
    /// An event that everybody receives as it is stored.
    #[serde(untagged)]
    Public(PublicEvent),
}

impl From<PublicEvent> for Event {
    fn from(event: PublicEvent) -> Self {
        Self::Public(event)
    }
}

impl Event {
    /// The seed of the deal in this event, if any. It is secret.
    pub fn seed_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Started { seed, .. } => Some(seed),
            Self::Created {
                given: Some(given), ..
            } => Some(&mut given.seed),
            _ => None,
        }
    }

    /// Whether it contains the seed of a deal.
    pub const fn has_seed(&self) -> bool {
        matches!(
            self,
            Self::Started { .. } | Self::Created { given: Some(_), .. }
        )
    }

    /// Whether it breaks off the game.
    pub const fn ends(&self) -> bool {
        matches!(self, Self::Public(PublicEvent::Ended { .. }))
    }
}

#[cfg(test)]
mod tests {
    use kagiya_protocol::Watching;

    use super::*;

    /// One event of each kind in its stored form. Lines may be added, but never changed.
    const WRITTEN: &[&str] = &[
        r#"{"who":"p1","cmd":"c1","fact":{"created":{"by":{"id":"p1","name":"Ana"},"settings":{"preset":"original","options":{"strikes":4},"seats":3,"starter":{"type":"edition"},"listed":true}}}}"#,
        r#"{"who":"p1","fact":{"created":{"by":{"id":"p1","name":"Ana"},"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"seat","seat":1},"listed":false},"rematch_of":"t1","kept":[[1,{"id":"p2","name":"Ben"}]]}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"hanab-live","options":{},"seats":6,"starter":{"type":"random"},"listed":false}}}}"#,
        r#"{"fact":{"sat":{"seat":1,"person":{"id":"p2","name":"花火 🎆"}}}}"#,
        r#"{"fact":{"left":{"seat":1}}}"#,
        r#"{"fact":{"bot_sat":{"seat":2,"bot":"companion"}}}"#,
        r#"{"fact":{"renamed":{"seat":0,"name":"Anna"}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"play","id":7}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"bot":true,"action":{"type":"play","id":7,"announce":"r"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"discard","id":7}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"clue","to":1,"clue":"3"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"free_clue","to":1,"clue":"b"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"shuffle_back","card":"r2"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"put_into_play","card":"y5"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"decline"}}}}"#,
        r#"{"fact":{"acted":{"seat":0,"action":{"type":"firework","suit":"g"}}}}"#,
        r#"{"fact":{"reordered":{"seat":1,"order":[4,3,9]}}}"#,
        r#"{"fact":{"stood_in":{"seat":1,"bot":"cautious"}}}"#,
        r#"{"fact":{"returned":{"seat":1}}}"#,
        r#"{"who":"p1","cmd":"c9","fact":{"end_wished":{"seat":1,"wish":true}}}"#,
        r#"{"fact":{"ended":{"by":2,"why":"left"}}}"#,
        r#"{"fact":{"ended":{"why":"timeout"}}}"#,
        r#"{"fact":{"ended":{"by":0,"why":"agreed"}}}"#,
        r#"{"fact":{"ended":{"why":"unknown"}}}"#,
        r#"{"fact":{"rematch":{"table":"t2"}}}"#,
        r#"{"fact":"closed"}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"watching":"delayed"}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"watching":{"seat":1}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"watching":"public"}}}}"#,
        r#"{"fact":{"watched":{"person":{"id":"p3","name":"Cho"}}}}"#,
        r#"{"fact":{"watched":{"person":{"id":"p3","name":"Cho"},"beside":[1]}}}"#,
        r#"{"fact":{"ended":{"why":"operator"}}}"#,
        r#"{"who":"p1","cmd":"c7","fact":{"kept_out":{"person":{"id":"p3","name":"Cho"},"seat":1,"why":"conduct"}}}"#,
        r#"{"fact":{"kept_out":{"person":{"id":"p3","name":"Cho"},"why":"no_reason"}}}"#,
        r#"{"fact":"closed_by_operator"}"#,
        r#"{"who":"p1","cmd":"c4","fact":{"said":{"seat":0,"person":{"id":"p1","name":"Ana"},"saying":{"remark":"know_nothing"}}}}"#,
        r#"{"who":"p1","cmd":"c5","fact":{"take_back_asked":{"seat":0}}}"#,
        r#"{"fact":{"take_back_agreed":{"seat":1}}}"#,
        r#"{"fact":{"take_back_dropped":{"by":1}}}"#,
        r#"{"fact":{"take_back_dropped":{}}}"#,
        r#"{"fact":{"taken_back":{"seat":0,"actions":2}}}"#,
        r#"{"fact":{"said":{"seat":1,"person":{"id":"p2","name":"花火 🎆"},"saying":{"text":"<b>r5?</b>"}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"gentle":{"nudge":120}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"strict":{"bank":300,"increment":10,"grace":60,"when_out":{"bot":"cautious"}}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"strict":{"bank":300,"increment":0,"grace":60,"when_out":"end"}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"correspondence":{"days":3,"when_out":"tell"}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"time":{"correspondence":{"days":3,"when_out":{"bot":null}}}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"conventions":{"finesses":false,"discards":"newest"}}}}}"#,
        r#"{"fact":{"configured":{"settings":{"preset":"original","options":{},"seats":2,"starter":{"type":"edition"},"listed":true,"conventions":{"finesses":true,"bluffs":true,"ones":"oldest","color_saves":false,"two_saves":true,"discards":"oldest"}}}}}"#,
        r#"{"fact":{"late":{"seat":1}}}"#,
        r#"{"fact":{"bot_asked":{"seat":1,"bot":"companion"}}}"#,
        r#"{"who":"p1","cmd":"c6","fact":{"bot_asked":{"seat":1,"bot":"companion","by":0}}}"#,
        r#"{"fact":{"clock":{"seat":0,"left":12345,"runs":false}}}"#,
        r#"{"fact":{"pause_asked":{"seat":0}}}"#,
        r#"{"fact":{"pause_agreed":{"seat":1}}}"#,
        r#"{"fact":{"pause_dropped":{}}}"#,
        r#"{"fact":{"pause_dropped":{"by":1}}}"#,
        r#"{"who":"p1","cmd":"c9","fact":{"hinted":{"seat":0}}}"#,
        r#"{"fact":{"paused":{"seat":0}}}"#,
        r#"{"fact":{"resumed":{"seat":1}}}"#,
        r#"{"fact":{"ended":{"by":1,"why":"out_of_time"}}}"#,
        r#"{"who":"p1","cmd":"c8","fact":{"seat_offered":{"seat":1,"person":{"id":"p3","name":"Cho"},"by":0}}}"#,
        r#"{"fact":{"offer_dropped":{"seat":1,"declined":true}}}"#,
        r#"{"who":"p3","cmd":"c1","fact":{"seat_taken":{"seat":1,"person":{"id":"p3","name":"Cho"},"plays_for":{"id":"p2","name":"Ben"}}}}"#,
        r#"{"fact":{"seat_taken":{"seat":1,"person":{"id":"p2","name":"Ben"}}}}"#,
        r#"{"fact":{"seat_asked_back":{"seat":1}}}"#,
    ];

    /// The names of all variants, as the error for an unknown one lists them.
    fn variants<T: serde::de::DeserializeOwned + core::fmt::Debug>() -> Vec<String> {
        let unknown = serde_json::from_str::<T>(r#"{"?":{}}"#).unwrap_err();
        let text = unknown.to_string();
        let names = text.split('`').skip(3).step_by(2);
        names.map(str::to_owned).collect()
    }

    fn read(body: &str) -> serde_json::Result<LogEntry> {
        serde_json::from_str(body)
    }

    fn write(entry: &LogEntry) -> String {
        serde_json::to_string(entry).unwrap()
    }

    #[test]
    fn events_are_read_and_written_as_the_first_release_did() {
        for body in WRITTEN {
            let entry = read(body).expect(body);
            assert_eq!(write(&entry), *body);
        }
        let public = variants::<PublicEvent>();
        assert!(public.len() >= 27, "{public:?}");
        for name in public {
            let start = format!(r#""fact":{{"{name}":{{"#);
            assert!(
                WRITTEN.iter().any(|it| it.contains(&start)),
                "no line for {name}"
            );
        }
    }

    /// The default of messages has changed since the first release, which left its own unsaid.
    #[test]
    fn a_stored_table_means_what_it_meant() {
        let entry = read(WRITTEN[0]).unwrap();
        let Event::Created { settings, .. } = entry.event else {
            panic!("it opens a table");
        };
        assert_eq!(settings.watching, Watching::Seat { seat: Seat(0) });
    }

    #[test]
    fn a_fixed_deal_is_stored_with_all_its_options() {
        for by in [
            "challenge abcdefghijkmnpqrstuv",
            "day 2026-11-22 3",
            "training abcdefgh",
            "seed p3v0s1",
            "file kagiya",
            "file hanab-live",
        ] {
            let mut entry = read(WRITTEN[0]).unwrap();
            let Event::Created { given, .. } = &mut entry.event else {
                panic!("it opens a table");
            };
            *given = Some(Box::new(FixedDeal {
                by: DealSource::from_words(by).unwrap(),
                options: Options::preset("gf-everything", 3).unwrap(),
                seed: "0".repeat(64),
                deck: Some(vec![Card { suit: 'r', rank: 3 }]),
                tiles: Vec::new(),
                first: Some(Seat(2)),
                names: Vec::new(),
                notes: Vec::new(),
            }));
            let body = write(&entry);
            assert!(!body.contains("tiles") && !body.contains("names"));
            assert_eq!(read(&body).unwrap(), entry);
            let Event::Created { given, .. } = &mut entry.event else {
                panic!("it opens a table");
            };
            let given = given.as_mut().unwrap();
            given.tiles = vec![3, 1];
            given.names = vec!["Ann".to_owned(), "花火".to_owned(), String::new()];
            let body = write(&entry);
            assert!(body.contains(r#""tiles":[3,1],"first":2,"names":["Ann","花火",""]"#));
            assert!(body.contains(&format!(r#""given":{{"by":"{by}","options":{{"#)));
            assert_eq!(read(&body).unwrap(), entry);
        }
    }

    #[test]
    fn a_deal_is_stored_with_all_its_options() {
        let entry = LogEntry::unasked(Event::Started {
            options: Box::new(Options::preset("gf-everything", 3).unwrap()),
            seed: "0".repeat(64),
            deck: Some(vec![Card { suit: 'r', rank: 3 }]),
            tiles: Vec::new(),
            first: Some(Seat(1)),
            stay: vec![Seat(0), Seat(2), Seat(3)],
        });
        let body = write(&entry);
        let end = format!(
            r#""seed":"{}","deck":["r3"],"first":1,"stay":[0,2,3]}}}}}}"#,
            "0".repeat(64)
        );
        assert!(body.ends_with(&end), "{body}");
        assert_eq!(read(&body).unwrap(), entry);
    }

    #[test]
    fn an_unknown_or_damaged_event_is_refused() {
        for body in [
            "",
            "{}",
            r#"{"fact":{"danced":{}}}"#,
            r#"{"fact":{"late":{}}}"#,
            r#"{"fact":{"said":{"seat":0,"person":{"id":"p1","name":"Ana"},"saying":{"remark":"r5"}}}}"#,
            r#"{"fact":{"acted":{"seat":0,"action":{"type":"shuffle_back","card":"r"}}}}"#,
        ] {
            assert!(read(body).is_err(), "{body}");
        }
    }
}
