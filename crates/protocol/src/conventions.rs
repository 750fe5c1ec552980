//! What a table states about the conventions by which it plays.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

/// What a table states about ways to play that not everybody shares. Companions play as it says from the
/// first action on, and expect it of everybody at the table; of what it does not say, they find out how
/// each partner plays. Other bots pay no attention to it, and nobody is made to keep to it.
#[skip_serializing_none]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Conventions {
    /// Whether finesses are given and answered.
    #[cfg_attr(test, ts(optional))]
    pub finesses: Option<bool>,
    /// Whether bluffs are given and answered.
    #[cfg_attr(test, ts(optional))]
    pub bluffs: Option<bool>,
    /// Which of several cards of the lowest rank is played first.
    #[cfg_attr(test, ts(optional))]
    pub ones: Option<FirstOf>,
    /// Whether a clue of a color may save a critical card.
    #[cfg_attr(test, ts(optional))]
    pub color_saves: Option<bool>,
    /// Whether twos are saved of which no other copy is in sight.
    #[cfg_attr(test, ts(optional))]
    pub two_saves: Option<bool>,
    /// Which of the cards that no clue has touched is discarded first.
    #[cfg_attr(test, ts(optional))]
    pub discards: Option<FirstOf>,
}

/// From which end of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FirstOf {
    /// The oldest card first.
    Oldest,
    /// The newest card first.
    Newest,
}

impl Conventions {
    /// Whether nothing is stated.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use crate::TableSettings;

    use super::*;

    #[test]
    fn what_is_not_stated_is_not_sent() {
        let sent = r#"{"preset":"original","options":{},"seats":3,"starter":{"type":"edition"},"listed":false,"watching":{"type":"seat","seat":0}}"#;
        let silent: TableSettings = serde_json::from_str(sent).unwrap();
        assert_eq!(silent.conventions, Conventions::default());
        assert_eq!(serde_json::to_string(&silent).unwrap(), sent);
        let stating = TableSettings {
            conventions: Conventions {
                finesses: Some(false),
                discards: Some(FirstOf::Newest),
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
