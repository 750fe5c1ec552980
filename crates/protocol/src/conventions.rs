//! The conventions that a table has agreed on.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

/// Agreed conventions, where groups differ. Companions follow them from the first action and expect that
/// everyone does. Where nothing is agreed, they learn how each partner plays. Other bots ignore them, and
/// players don't have to follow them.
#[skip_serializing_none]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Conventions {
    /// Whether players give and answer finesses.
    #[cfg_attr(test, ts(optional))]
    pub finesses: Option<bool>,
    /// Whether players give and answer bluffs.
    #[cfg_attr(test, ts(optional))]
    pub bluffs: Option<bool>,
    /// Which of several cards of the lowest rank is played first.
    #[cfg_attr(test, ts(optional))]
    pub ones: Option<HandEnd>,
    /// Whether a color clue can save a critical card.
    #[cfg_attr(test, ts(optional))]
    pub color_saves: Option<bool>,
    /// Whether players save a two if no other copy is visible.
    #[cfg_attr(test, ts(optional))]
    pub two_saves: Option<bool>,
    /// Which of the unclued cards is discarded first.
    #[cfg_attr(test, ts(optional))]
    pub discards: Option<HandEnd>,
}

/// An end of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandEnd {
    Oldest,
    Newest,
}

impl Conventions {
    /// Whether nothing is agreed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use crate::TableSettings;

    use super::*;

    #[test]
    fn what_is_not_agreed_is_not_sent() {
        let sent = r#"{"preset":"original","options":{},"seats":3,"starter":{"type":"edition"},"listed":false,"watching":{"type":"seat","seat":0}}"#;
        let silent: TableSettings = serde_json::from_str(sent).unwrap();
        assert_eq!(silent.conventions, Conventions::default());
        assert_eq!(serde_json::to_string(&silent).unwrap(), sent);
        let stating = TableSettings {
            conventions: Conventions {
                finesses: Some(false),
                discards: Some(HandEnd::Newest),
                ..Conventions::default()
            },
            ..silent
        };
        let sent = serde_json::to_value(&stating).unwrap();
        let stated = serde_json::json!({"finesses": false, "discards": "newest"});
        assert_eq!(sent["conventions"], stated);
        let read: TableSettings = serde_json::from_value(sent).unwrap();
        assert_eq!(read, stating);
        let unknown = r#"{"ones":"middle"}"#;
        let refused = serde_json::from_str::<Conventions>(unknown).unwrap_err();
        let text = refused.to_string();
        assert!(text.contains("`oldest` or `newest`"), "{text}");
    }
}
