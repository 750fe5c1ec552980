//! Ids in messages.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A physical card, numbered from 0 in the order of drawing. It says nothing about the card's print.
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

/// A seat at the table, clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
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
    /// A table and its game: random letters and digits, so that the link to an unlisted table is an
    /// invitation.
    TableId
}

text_id! {
    /// A person, as others see them. It gives no access; the session token does.
    PersonId
}

text_id! {
    /// A challenge to play an existing deal: 20 random letters and digits, so that only people with the link
    /// can find it.
    ChallengeId
}

text_id! {
    /// A client's name for a command, 1 to 64 characters. Repeated commands of a person with the same id have
    /// one effect.
    CommandId
}

impl CommandId {
    /// The maximum length in characters.
    pub const MAX: usize = 64;

    /// Whether it is 1 to 64 visible ASCII characters.
    pub fn is_valid(&self) -> bool {
        !self.0.is_empty()
            && self.0.len() <= Self::MAX
            && self.0.bytes().all(|byte| byte.is_ascii_graphic())
    }
}
