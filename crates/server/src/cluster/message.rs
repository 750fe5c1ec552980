//! What nodes say to each other about a table.
//!
//! Each connection that says something to a table of another node has a *line* there. What it is told is
//! numbered from 1, so that its own node notices when something was lost, and then asks for
//! everything again on a new line. What it says is said again until it has been answered; the id of a command
//! sees to it that it has its effect once.
//!
//! Mail is JSON in one line, and behind it, if somebody is to be told something, the bytes that go to their
//! socket.

use axum::body::Bytes;
use kagiya_protocol::{Command, CommandId, Pace, Person, TableId};
use serde::{Deserialize, Serialize};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::limits::quota::Origin;

/// Something that one node says to another about a table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Mail {
    /// The table.
    pub(crate) table: TableId,
    /// The address of the node that says it.
    pub(crate) from: String,
    /// What it says.
    pub(crate) word: Word,
}

/// What can be said.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Word {
    /// A line wants to know what happens.
    Follow {
        /// Which.
        line: u64,
        /// How often it has asked for this.
        time: u32,
        /// Who asks.
        person: Person,
        /// The last event they have seen.
        after: Option<u32>,
        /// From where they come.
        origin: Origin,
        /// How fast bots are to move.
        pace: Option<Pace>,
    },
    /// A line is no longer needed.
    Leave {
        /// Which.
        line: u64,
    },
    /// A command.
    Command {
        /// On which line.
        line: u64,
        /// Whose.
        person: Person,
        /// Their name for it.
        id: CommandId,
        /// The last move they had seen.
        expect: Option<u32>,
        /// What to do.
        command: Command,
        /// From where they come.
        origin: Origin,
    },
    /// A command is taken back.
    Withdraw {
        /// On which line.
        line: u64,
        /// Whose.
        person: Person,
        /// Which.
        id: CommandId,
    },
    /// How fast bots are to move.
    Pace {
        /// On which line.
        line: u64,
        /// How fast.
        pace: Pace,
    },
    /// A person has another name.
    Renamed {
        /// A number that grows with each of the node's names.
        time: u64,
        /// Who, with the new name.
        person: Person,
    },
    /// Are you there, and is this all that you have for me?
    Check {
        /// Which check it is.
        number: u64,
        /// All lines of the node that asks.
        lines: Vec<u64>,
    },
    /// The answer to it.
    Checked {
        /// Which check it is.
        number: u64,
        /// What was said on each line that is known.
        lines: Vec<LineState>,
        /// The last name that has come from the node that asks, by its number.
        renamed: u64,
    },
    /// What the connection of a line is told; the bytes come behind.
    Told {
        /// Which line.
        line: u64,
        /// The number of it on this line.
        number: u64,
    },
    /// Whoever says this does not look after the table.
    NotHere,
}

/// What the node that looks after a table knows of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LineState {
    /// Which line.
    pub(crate) line: u64,
    /// How much it was told.
    pub(crate) told: u64,
    /// How often it has asked to follow the table.
    pub(crate) followed: u32,
}

impl Word {
    /// Whether a table that is not in memory is opened for this.
    pub(crate) const fn opens(&self) -> bool {
        matches!(
            self,
            Self::Follow { .. }
                | Self::Command { .. }
                | Self::Withdraw { .. }
                | Self::Renamed { .. }
        )
    }

    /// Whether it is said by who looks after the table.
    pub(crate) const fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::Checked { .. } | Self::Told { .. } | Self::NotHere
        )
    }
}

impl Mail {
    /// The mail as it is sent, with what somebody is told.
    ///
    /// # Panics
    /// Never: mail has only text for keys.
    pub(crate) fn written(&self, text: &str) -> Bytes {
        let mut bytes = serde_json::to_vec(self).expect("mail is always valid JSON");
        bytes.push(b'\n');
        bytes.extend_from_slice(text.as_bytes());
        bytes.into()
    }

    /// Reads mail, and what somebody is told.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn read(bytes: &Bytes) -> Result<(Self, Utf8Bytes), Box<dyn core::error::Error>> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let end = end.ok_or("the first line has no end")?;
        let mail = serde_json::from_slice(&bytes[..end])?;
        Ok((mail, Utf8Bytes::try_from(bytes.slice(end + 1..))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mail = Mail {
            table: TableId("table1234".to_owned()),
            from: "north-1".to_owned(),
            word: Word::Told { line: 7, number: 3 },
        };
        let text = "{\"type\":\"chat\",\"text\":\"a\\nb é\"}";
        let (read, told) = Mail::read(&mail.written(text)).unwrap();
        assert_eq!(format!("{read:?}"), format!("{mail:?}"));
        assert_eq!(told.as_str(), text);
        for broken in [&b""[..], b"{}", b"{}\n", b"\n", b"no\nmail"] {
            assert!(Mail::read(&Bytes::from_static(broken)).is_err());
        }
        let torn = [&mail.written("")[..], &[0xff]].concat();
        assert!(Mail::read(&Bytes::from(torn)).is_err(), "no text");
    }
}
