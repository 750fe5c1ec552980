//! Notifications by web push, which arrive while no page of the server is open.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::TableId;

/// The reason of a notification. Each can be switched off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PushKind {
    /// It is your turn in a correspondence game.
    Turn,
    /// Somebody invites you to a table, or offers you a seat.
    Invitation,
    /// Somebody you have played with keeps your seat in a rematch.
    Rematch,
}

impl PushKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Invitation, Self::Rematch];

    /// Its name in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Invitation => "invitation",
            Self::Rematch => "rematch",
        }
    }
}

/// What a browser needs to subscribe.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushInfo {
    /// The server's public key (VAPID): an uncompressed point of P-256 in unpadded base64url. Absent if the
    /// server sends no notifications.
    #[cfg_attr(test, ts(optional))]
    pub key: Option<String>,
    /// The kinds that a browser can choose from.
    pub kinds: Vec<PushKind>,
}

/// A subscription of the browser's `PushManager`, and the kinds of notifications that it wants.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushSubscription {
    /// An address at a push service, at most 1024 bytes.
    pub endpoint: String,
    /// The browser's public key: an uncompressed point of P-256 in base64url.
    pub p256dh: String,
    /// The 16 bytes of the authentication secret in base64url.
    pub auth: String,
    pub kinds: Vec<PushKind>,
    /// The endpoint of the subscription that this one replaces.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub replaces: Option<String>,
}

impl core::fmt::Debug for PushSubscription {
    /// Hides the endpoint and the keys.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PushSubscription")
            .field("kinds", &self.kinds)
            .finish_non_exhaustive()
    }
}

/// Names a subscription to end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushEndpoint {
    pub endpoint: String,
}

impl core::fmt::Debug for PushEndpoint {
    /// Hides the endpoint.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PushEndpoint").finish_non_exhaustive()
    }
}

/// The decrypted text of a notification. It says nothing about cards; the page shows the game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushMessage {
    /// The text is `push-KIND-by` with the name, or `push-KIND` without one.
    pub kind: PushKind,
    pub table: TableId,
    /// The name of another person at the table: the one who invites, or with whom you play.
    #[cfg_attr(test, ts(optional))]
    pub by: Option<String>,
}
