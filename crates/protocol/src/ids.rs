//! Numbers and names for what messages speak of.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A physical card, with no word of what is printed on it: cards are numbered from 0 in the order of drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct CardId(pub u8);

impl From<kagiya_rules::CardId> for CardId {
    fn from(id: kagiya_rules::CardId) -> Self {
        Self(id.number())
    }
}

/// A place at the table, from 0, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The place as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<kagiya_rules::Seat> for Seat {
    fn from(seat: kagiya_rules::Seat) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a table has at most six seats"
        )]
        Self(seat.index() as u8)
    }
}

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// The text of the id.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text_id! {
    /// A table, and the game that is played at it: letters and digits that can't be guessed, so that the
    /// link to an unlisted table is an invitation.
    TableId
}

text_id! {
    /// A person, as others know them. It opens nothing: what proves who somebody is, is the secret
    /// token of their session.
    PersonId
}

text_id! {
    /// A challenge to play a deal that others have played: 20 letters and digits that can't be guessed, so
    /// that only who has the link finds it.
    ChallengeId
}

text_id! {
    /// The name that a client gives to a command, 1 to 64 characters: the same person's command
    /// with the same id has one effect, however often it is sent.
    CommandId
}

impl CommandId {
    /// The most characters that an id may have.
    pub const MAX: usize = 64;

    /// Whether it is an id at all: 1 to 64 visible ASCII characters.
    pub fn is_valid(&self) -> bool {
        !self.0.is_empty()
            && self.0.len() <= Self::MAX
            && self.0.bytes().all(|byte| byte.is_ascii_graphic())
    }
}
