//! The messages between nodes about a table.
//!
//! Each connection that uses a table of another node has a numbered *line* there, a channel for its messages.
//! The owner numbers its messages on a line from 1. The node of the connection notices a gap, and then
//! subscribes again on a new line. It repeats its own requests until they are answered; the id of a command
//! ensures that it takes effect once.
//!
//! A message is one line of JSON. If it delivers something to a connection, the bytes for the socket follow.

use axum::body::Bytes;
use kagiya_protocol::{BotSpeed, Command, CommandId, Person, PersonId, TableId};
use serde::{Deserialize, Serialize};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::limits::network::ClientNetwork;

/// A message about a table, with its sender.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Envelope {
    pub(crate) table: TableId,
    /// The address of the sending node.
    pub(crate) from: String,
    #[serde(rename = "word")]
    pub(crate) message: ClusterMessage,
}

/// A message between nodes. The names in JSON are those of the first release with clusters.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum ClusterMessage {
    /// A line subscribes to the table.
    #[serde(rename = "Follow")]
    Subscribe {
        line: u64,
        /// How often this line has subscribed.
        time: u32,
        person: Person,
        /// The last event that the person has received.
        after: Option<u32>,
        origin: ClientNetwork,
        pace: Option<BotSpeed>,
    },
    /// A line is no longer needed.
    #[serde(rename = "Leave")]
    Unsubscribe { line: u64 },
    Command {
        line: u64,
        person: Person,
        id: CommandId,
        /// The last move that the person had received.
        expect: Option<u32>,
        command: Command,
        origin: ClientNetwork,
    },
    /// A command is withdrawn.
    Withdraw {
        line: u64,
        person: Person,
        id: CommandId,
    },
    /// The speed of the bots' moves.
    Pace { line: u64, pace: BotSpeed },
    /// A person changed their name.
    Renamed {
        /// Increases with every name that the node sends.
        time: u64,
        person: Person,
    },
    /// A person is invited to the table, and may get a notification. If the message is lost, they get none.
    Invited { person: PersonId, by: Person },
    /// Asks whether the owner is running and has received everything.
    #[serde(rename = "Check")]
    Sync {
        number: u64,
        /// All lines of the asking node.
        lines: Vec<u64>,
    },
    #[serde(rename = "Checked")]
    SyncReply {
        /// The number of the request.
        number: u64,
        lines: Vec<LineState>,
        /// The number of the last name that arrived from the asking node.
        renamed: u64,
    },
    /// Delivers the bytes that follow to the connection of a line.
    #[serde(rename = "Told")]
    Deliver {
        line: u64,
        /// The number of the delivery on this line.
        number: u64,
    },
    /// The sender doesn't own the table.
    #[serde(rename = "NotHere")]
    NotOwner,
}

/// The owner's state of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LineState {
    pub(crate) line: u64,
    /// The number of the last delivery.
    #[serde(rename = "told")]
    pub(crate) delivered: u64,
    /// How often the line has subscribed.
    pub(crate) followed: u32,
}

impl ClusterMessage {
    /// Whether this loads a table that is not in memory.
    pub(crate) const fn opens(&self) -> bool {
        matches!(
            self,
            Self::Subscribe { .. }
                | Self::Command { .. }
                | Self::Withdraw { .. }
                | Self::Renamed { .. }
                | Self::Invited { .. }
        )
    }

    /// Whether the owner of a table sends this.
    pub(crate) const fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::SyncReply { .. } | Self::Deliver { .. } | Self::NotOwner
        )
    }
}

impl Envelope {
    /// The bytes of the message, followed by the text for a connection.
    ///
    /// # Panics
    /// Never: all keys in the message are text.
    pub(crate) fn encode(&self, text: &str) -> Bytes {
        let mut bytes = serde_json::to_vec(self).expect("a message is always valid JSON");
        bytes.push(b'\n');
        bytes.extend_from_slice(text.as_bytes());
        bytes.into()
    }

    /// Reads a message and the text for a connection.
    ///
    /// # Errors
    /// If the bytes aren't a valid message.
    pub(crate) fn decode(bytes: &Bytes) -> Result<(Self, Utf8Bytes), Box<dyn core::error::Error>> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or("the first line has no end")?;
        let envelope = serde_json::from_slice(&bytes[..end])?;
        Ok((envelope, Utf8Bytes::try_from(bytes.slice(end + 1..))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_encoded_is_decoded() {
        let envelope = Envelope {
            table: TableId("table1234".to_owned()),
            from: "north-1".to_owned(),
            message: ClusterMessage::Deliver { line: 7, number: 3 },
        };
        let text = "{\"type\":\"chat\",\"text\":\"a\\nb é\"}";
        let (read, rest) = Envelope::decode(&envelope.encode(text)).unwrap();
        assert_eq!(format!("{read:?}"), format!("{envelope:?}"));
        assert_eq!(rest.as_str(), text);
        for broken in [&b""[..], b"{}", b"{}\n", b"\n", b"no\nmail"] {
            assert!(Envelope::decode(&Bytes::from_static(broken)).is_err());
        }
        let torn = [&envelope.encode("")[..], &[0xff]].concat();
        assert!(Envelope::decode(&Bytes::from(torn)).is_err(), "no text");
    }
}
