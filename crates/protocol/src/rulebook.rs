//! The rulebook of a game for the browser, as text ids with arguments.

use std::collections::BTreeMap;

pub use kagiya_rulebook::{Picture, PictureCard, RulebookValue};
use kagiya_rules::Rules;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::error::Problem;

/// The complete rulebook of a game. Its texts are in `rulebook.ftl` of each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rulebook {
    pub sections: Vec<RulebookSection>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulebookSection {
    /// The id of the title's text.
    pub id: String,
    /// The id of the text of its chapter's title.
    pub chapter: String,
    /// The options of the rules that it explains. Each option is in one section.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub options: Vec<String>,
    pub paragraphs: Vec<RulebookParagraph>,
}

/// One rule, as a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulebookParagraph {
    pub id: String,
    /// The arguments of the text by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, RulebookValue>>"))]
    pub args: BTreeMap<String, RulebookValue>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Picture>>"))]
    pub pictures: Vec<Picture>,
    /// The documents with this rule, with the texts `source-KEY`. Empty for a consequence of other rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub sources: Vec<String>,
    /// The rulings, such as `A-1`, where documents differ or are silent. The text `rulebook-ruling-1`
    /// explains the decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub rulings: Vec<String>,
}

/// The rulebook of the game, or the reason why the settings are invalid.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulebookReply {
    #[cfg_attr(test, ts(optional))]
    pub rulebook: Option<Rulebook>,
    #[cfg_attr(test, ts(optional))]
    pub problem: Option<Problem>,
}

impl Rulebook {
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
            chapter: section.chapter.to_owned(),
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
            pictures: paragraph.pictures,
            sources: sources.map(|source| source.key().to_owned()).collect(),
            rulings: paragraph.rulings.iter().map(ToString::to_string).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kagiya_rules::{Options, PRESETS};

    use super::*;

    /// Messages contain exactly the contents of the rulebook.
    #[test]
    fn the_message_equals_the_rulebook() {
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
    fn values_have_their_kind() {
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
