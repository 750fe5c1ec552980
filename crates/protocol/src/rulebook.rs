//! The rulebook of a game as the browser gets it: ids of texts with the values they need.

use std::collections::BTreeMap;

pub use kagiya_rulebook::RulebookValue;
use kagiya_rules::Rules;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::error::Problem;

/// The whole rulebook of a game. Its words are in the file `rulebook.ftl` of each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rulebook {
    /// Its parts, in the order in which they are explained.
    pub sections: Vec<RulebookSection>,
}

/// A part of a rulebook under a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulebookSection {
    /// The id of the title's text.
    pub id: String,
    /// The options of the rules whose value it tells about: each is in one section.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub options: Vec<String>,
    /// What it says, in order.
    pub paragraphs: Vec<RulebookParagraph>,
}

/// One rule, to be said in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulebookParagraph {
    /// The id of its text.
    pub id: String,
    /// The values that the text needs, by their names in it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, RulebookValue>>"))]
    pub args: BTreeMap<String, RulebookValue>,
    /// The documents that say so; the text `source-KEY` names each. None for what follows from other
    /// rules or from this table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub sources: Vec<String>,
    /// The rulings that decided it where the documents differ or are silent, such as `A-1`. The text
    /// `rulebook-ruling-1` tells what was chosen and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub rulings: Vec<String>,
}

/// The rulebook of the game that settings make, or why they make none.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulebookReply {
    /// The rulebook.
    #[cfg_attr(test, ts(optional))]
    pub rulebook: Option<Rulebook>,
    /// Why there is none, and what would be right.
    #[cfg_attr(test, ts(optional))]
    pub problem: Option<Problem>,
}

impl Rulebook {
    /// The rulebook of the game that `rules` are for.
    pub fn of(rules: &Rules) -> Self {
        let sections = kagiya_rulebook::Rulebook::of(rules).sections;
        Self {
            sections: sections.into_iter().map(RulebookSection::from).collect(),
        }
    }
}

impl From<kagiya_rulebook::Section> for RulebookSection {
    fn from(section: kagiya_rulebook::Section) -> Self {
        let paragraphs = section.paragraphs.into_iter();
        Self {
            id: section.id.to_owned(),
            options: section.options.iter().map(ToString::to_string).collect(),
            paragraphs: paragraphs.map(RulebookParagraph::from).collect(),
        }
    }
}

impl From<kagiya_rulebook::Paragraph> for RulebookParagraph {
    fn from(paragraph: kagiya_rulebook::Paragraph) -> Self {
        let args = paragraph.args.into_iter();
        let sources = paragraph.sources.iter();
        Self {
            id: paragraph.id.into_owned(),
            args: args.map(|(name, arg)| (name.to_owned(), arg)).collect(),
            sources: sources.map(|source| source.key().to_owned()).collect(),
            rulings: paragraph.rulings.iter().map(ToString::to_string).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kagiya_rules::{Options, PRESETS};

    use super::*;

    /// What crosses the wire leaves nothing of the book out and adds nothing to it.
    #[test]
    fn the_book_is_written_as_the_rulebook_itself_is() {
        for preset in PRESETS {
            let rules = Rules::new(&preset.options()).unwrap();
            let book = Rulebook::of(&rules);
            let written = serde_json::to_value(&book).unwrap();
            let itself = serde_json::to_value(kagiya_rulebook::Rulebook::of(&rules)).unwrap();
            assert_eq!(written, itself, "{}", preset.name);
            assert_eq!(serde_json::from_value::<Rulebook>(written).unwrap(), book);
        }
    }

    #[test]
    fn values_say_of_what_kind_they_are() {
        let rules = Rules::new(&Options::preset("gf-black", 2).unwrap()).unwrap();
        let book = serde_json::to_value(Rulebook::of(&rules)).unwrap();
        let text = book.to_string();
        for value in [
            r#""cards":{"number":10}"#,
            r#""suit":{"suit":"black powder"}"#,
            r#""order":{"series":[5,4,3,2,1]}"#,
            r#""sum":{"sum":[4,3,2,5,4]}"#,
            r#""players":{"either":[4,5]}"#,
        ] {
            assert!(text.contains(value), "{value} is not in the book");
        }
    }
}
