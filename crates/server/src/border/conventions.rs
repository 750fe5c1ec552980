//! The conventions of a table, converted between memory and store.

use kagiya_protocol::{Conventions, FirstOf};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

/// The stored form of the conventions.
#[skip_serializing_none]
#[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Stored {
    finesses: Option<bool>,
    bluffs: Option<bool>,
    ones: Option<End>,
    color_saves: Option<bool>,
    two_saves: Option<bool>,
    discards: Option<End>,
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum End {
    Oldest,
    Newest,
}

impl Stored {
    /// Whether no conventions are stated.
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl From<FirstOf> for End {
    fn from(first: FirstOf) -> Self {
        match first {
            FirstOf::Oldest => Self::Oldest,
            FirstOf::Newest => Self::Newest,
        }
    }
}

impl From<End> for FirstOf {
    fn from(end: End) -> Self {
        match end {
            End::Oldest => Self::Oldest,
            End::Newest => Self::Newest,
        }
    }
}

pub(super) fn write(conventions: Conventions) -> Stored {
    let Conventions {
        finesses,
        bluffs,
        ones,
        color_saves,
        two_saves,
        discards,
    } = conventions;
    Stored {
        finesses,
        bluffs,
        ones: ones.map(End::from),
        color_saves,
        two_saves,
        discards: discards.map(End::from),
    }
}

pub(super) fn read(stored: Stored) -> Conventions {
    let Stored {
        finesses,
        bluffs,
        ones,
        color_saves,
        two_saves,
        discards,
    } = stored;
    Conventions {
        finesses,
        bluffs,
        ones: ones.map(FirstOf::from),
        color_saves,
        two_saves,
        discards: discards.map(FirstOf::from),
    }
}

/// The conventions in the row of a table; `None` if there are none.
///
/// # Panics
/// Never: all keys are text.
pub(super) fn text(conventions: Conventions) -> Option<String> {
    let text = || serde_json::to_string(&write(conventions)).expect("it is always valid JSON");
    (!conventions.is_empty()).then(text)
}

/// The conventions from a row. Unreadable ones are ignored, so that lists still work.
pub(super) fn of_text(text: Option<&str>) -> Conventions {
    let stored = text.and_then(|text| serde_json::from_str(text).ok());
    stored.map_or_else(Conventions::default, read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_row_says_is_read_again_and_what_it_can_t_say_is_not_stated() {
        let conventions = Conventions {
            finesses: Some(false),
            bluffs: None,
            ones: Some(FirstOf::Newest),
            color_saves: Some(true),
            two_saves: Some(false),
            discards: Some(FirstOf::Oldest),
        };
        assert_eq!(of_text(text(conventions).as_deref()), conventions);
        assert_eq!(text(Conventions::default()), None);
        for unreadable in [None, Some(""), Some("{"), Some(r#"{"ones":"middle"}"#)] {
            assert_eq!(of_text(unreadable), Conventions::default());
        }
    }
}
