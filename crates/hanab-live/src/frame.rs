//! The frames of the protocol: the name of a command, a space, and one JSON value.

use serde_json::Value;
use thiserror::Error;

/// A frame.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) command: String,
    pub(crate) body: Value,
}

/// A text that isn't a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum InvalidFrame {
    #[error(
        "a message is the name of a command, a space, and JSON, as in `tableJoin {{\"tableID\":7}}`"
    )]
    NoSpace,
    #[error("the name of a command is 1 to 40 letters and digits")]
    Name,
    #[error("what follows the name of the command is not valid JSON")]
    Json,
}

impl Frame {
    /// Reads a frame.
    ///
    /// # Errors
    /// [`InvalidFrame`] with the reason.
    pub(crate) fn read(text: &str) -> Result<Self, InvalidFrame> {
        let (command, body) = text.split_once(' ').ok_or(InvalidFrame::NoSpace)?;
        let is_name = command.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if command.is_empty() || command.len() > 40 || !is_name {
            return Err(InvalidFrame::Name);
        }
        Ok(Self {
            command: command.to_owned(),
            body: serde_json::from_str(body).map_err(|_| InvalidFrame::Json)?,
        })
    }

    /// A number in the body.
    pub(crate) fn number(&self, key: &str) -> Option<i64> {
        self.body[key].as_i64()
    }

    /// A text in the body.
    pub(crate) fn text(&self, key: &str) -> Option<&str> {
        self.body[key].as_str()
    }
}

/// Writes a frame.
pub(crate) fn frame(command: &str, body: &Value) -> String {
    format!("{command} {body}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_frame_is_a_name_a_space_and_json() {
        let body = json!({"tableID": 7, "password": "a b"});
        let read = Frame::read(&frame("tableJoin", &body)).unwrap();
        assert_eq!((read.command.as_str(), &read.body), ("tableJoin", &body));
        assert_eq!(read.number("tableID"), Some(7));
        assert_eq!(read.text("password"), Some("a b"));
        // A value of another kind has no keys.
        assert_eq!(Frame::read("x []").unwrap().number("tableID"), None);
        for (text, error) in [
            ("", InvalidFrame::NoSpace),
            ("tableJoin", InvalidFrame::NoSpace),
            (" {}", InvalidFrame::Name),
            ("table-join {}", InvalidFrame::Name),
            ("é {}", InvalidFrame::Name),
            ("tableJoin ", InvalidFrame::Json),
            ("tableJoin {", InvalidFrame::Json),
            ("tableJoin {} {}", InvalidFrame::Json),
        ] {
            assert_eq!(Frame::read(text), Err(error), "{text}");
        }
        assert_eq!(
            Frame::read(&format!("{} {{}}", "x".repeat(41))),
            Err(InvalidFrame::Name)
        );
        assert_eq!(
            Frame::read(&format!("x {}", "[".repeat(8000))),
            Err(InvalidFrame::Json)
        );
    }
}
