//! The stored forms of what messages write otherwise. They must remain readable forever.

use std::collections::BTreeMap;

use kagiya_protocol::{
    ChatMessage, Conventions, OnTimeout, QuickChat, Seat, Starter, TableSettings, TimeControl,
    Watching,
};
use serde::{Deserialize, Serialize};
use serde_with::{As, FromInto};

/// The settings of a table.
#[derive(Serialize, Deserialize)]
#[serde(remote = "TableSettings")]
struct StoredSettings {
    preset: String,
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
    seats: u8,
    #[serde(default)]
    starter: Starter,
    #[serde(default)]
    listed: bool,
    #[serde(
        default = "usual",
        with = "As::<FromInto<StoredWatching>>",
        skip_serializing_if = "is_usual"
    )]
    watching: Watching,
    #[serde(
        default,
        with = "StoredTime",
        skip_serializing_if = "TimeControl::is_none"
    )]
    time: TimeControl,
    #[serde(default, skip_serializing_if = "Conventions::is_empty")]
    conventions: Conventions,
}

/// What spectators see.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredWatching {
    Nobody,
    Public,
    Seat(Seat),
    Delayed,
}

/// What spectators see if the stored settings don't say it: the view of the first seat, as in the first
/// releases.
const fn usual() -> Watching {
    Watching::Seat { seat: Seat(0) }
}

/// Whether spectators see what they see if nothing else is said.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes what it asks about by reference"
)]
fn is_usual(watching: &Watching) -> bool {
    *watching == usual()
}

impl From<Watching> for StoredWatching {
    fn from(watching: Watching) -> Self {
        match watching {
            Watching::Nobody => Self::Nobody,
            Watching::Public => Self::Public,
            Watching::Seat { seat } => Self::Seat(seat),
            Watching::Delayed => Self::Delayed,
        }
    }
}

impl From<StoredWatching> for Watching {
    fn from(watching: StoredWatching) -> Self {
        match watching {
            StoredWatching::Nobody => Self::Nobody,
            StoredWatching::Public => Self::Public,
            StoredWatching::Seat(seat) => Self::Seat { seat },
            StoredWatching::Delayed => Self::Delayed,
        }
    }
}

/// The time control, in seconds or days.
#[derive(Serialize, Deserialize)]
#[serde(remote = "TimeControl", rename_all = "snake_case")]
enum StoredTime {
    None,
    Gentle {
        #[serde(rename = "nudge")]
        nudge_seconds: u32,
    },
    Strict {
        #[serde(rename = "bank")]
        bank_seconds: u32,
        #[serde(rename = "increment")]
        increment_seconds: u32,
        #[serde(rename = "grace")]
        grace_seconds: u32,
        #[serde(with = "As::<FromInto<StoredWhenOut>>")]
        when_out: OnTimeout,
    },
    Correspondence {
        days: u8,
        #[serde(with = "As::<FromInto<StoredWhenOut>>")]
        when_out: OnTimeout,
    },
}

/// What happens when time runs out; a bot may be named.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredWhenOut {
    Tell,
    Bot(Option<String>),
    End,
}

impl From<OnTimeout> for StoredWhenOut {
    fn from(when_out: OnTimeout) -> Self {
        match when_out {
            OnTimeout::Tell => Self::Tell,
            OnTimeout::Bot { bot } => Self::Bot(bot),
            OnTimeout::End => Self::End,
        }
    }
}

impl From<StoredWhenOut> for OnTimeout {
    fn from(when_out: StoredWhenOut) -> Self {
        match when_out {
            StoredWhenOut::Tell => Self::Tell,
            StoredWhenOut::Bot(bot) => Self::Bot { bot },
            StoredWhenOut::End => Self::End,
        }
    }
}

/// The time control as a text, for the row of a table.
///
/// # Panics
/// Never: all keys are text.
pub fn time_text(time: &TimeControl) -> String {
    let mut text = Vec::new();
    let written = StoredTime::serialize(time, &mut serde_json::Serializer::new(&mut text));
    written.expect("all keys are text");
    String::from_utf8(text).expect("JSON is UTF-8")
}

/// The time control of a text.
///
/// # Errors
/// If the text is not what [`time_text`] writes.
pub fn time_of_text(text: &str) -> serde_json::Result<TimeControl> {
    StoredTime::deserialize(&mut serde_json::Deserializer::from_str(text))
}

/// A chat message: the name of a quick chat message, or a text.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredSaying {
    Remark(QuickChat),
    Text(String),
}

impl From<ChatMessage> for StoredSaying {
    fn from(saying: ChatMessage) -> Self {
        match saying {
            ChatMessage::Remark { remark } => Self::Remark(remark),
            ChatMessage::Text { text } => Self::Text(text),
        }
    }
}

impl From<StoredSaying> for ChatMessage {
    fn from(saying: StoredSaying) -> Self {
        match saying {
            StoredSaying::Remark(remark) => Self::Remark { remark },
            StoredSaying::Text(text) => Self::Text { text },
        }
    }
}

pub(crate) mod settings {
    use kagiya_protocol::TableSettings;
    use serde::{Deserializer, Serializer};

    use super::StoredSettings;

    pub(crate) fn serialize<S: Serializer>(
        settings: &TableSettings,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        StoredSettings::serialize(settings, serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Box<TableSettings>, D::Error> {
        StoredSettings::deserialize(deserializer).map(Box::new)
    }
}

pub(crate) mod deal_source {
    use kagiya_protocol::DealSource;
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        source: &DealSource,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        source.words().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<DealSource, D::Error> {
        let words = String::deserialize(deserializer)?;
        DealSource::from_words(&words)
            .ok_or_else(|| D::Error::custom(format!("`{words}` is neither a challenge nor a day")))
    }
}
