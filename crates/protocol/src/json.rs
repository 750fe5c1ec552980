//! Whole messages as JSON.
//!
//! These functions are not generic, so the readers and writers of all that a message contains are compiled once,
//! here. With `serde_json` alone, each crate that sends or receives messages would compile them again.

use serde_json::Result;

use crate::{ClientMessage, ServerMessage};

macro_rules! messages {
    ($($message:ty),*) => { $(
        impl $message {
            /// Reads a message.
            ///
            /// # Errors
            /// As for [`serde_json::from_str`].
            #[inline(never)]
            pub fn from_json(text: &str) -> Result<Self> {
                serde_json::from_str(text)
            }

            /// The message as text.
            ///
            /// # Panics
            /// Never: all keys are text.
            #[inline(never)]
            pub fn to_json(&self) -> String {
                serde_json::to_string(self).expect("all keys are text")
            }

            /// Appends the message to a buffer.
            ///
            /// # Panics
            /// Never: all keys are text.
            #[inline(never)]
            pub fn write_json(&self, buffer: &mut Vec<u8>) {
                serde_json::to_writer(buffer, self).expect("all keys are text");
            }
        }
    )* };
}

messages!(ClientMessage, ServerMessage);
