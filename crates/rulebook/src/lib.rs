//! The rulebook of any table: the complete rules of Hanabi for the options of one game.
//!
//! [`Rulebook::of`] composes it as data. Sections contain paragraphs. Each paragraph has the id of
//! a text, the values for that text, the documents that are its sources, and the rulings that
//! decided it where documents differ or say nothing. The texts are in `locales/*/rulebook.ftl`;
//! [`Paragraph::text`] renders one with any function that finds texts by id.
//!
//! Every number in a text is a value derived from the options; the texts contain no numbers.

mod bonus;
mod end;
mod extras;
mod paragraph;
mod picture;
mod pictures;
mod sources;
mod start;
mod suits;
mod turn;
mod twists;
mod voice;

use std::collections::BTreeSet;

use kagiya_rules::Rules;
use serde::Serialize;

pub use paragraph::{Paragraph, RulebookValue, Ruling, Say, Value, say_list};
pub use picture::{Picture, PictureCard};

/// The rules of one game, in the order in which they are explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rulebook {
    /// The sections; none is empty.
    pub sections: Vec<Section>,
}

/// A section of the rulebook with a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The id of the title.
    pub id: &'static str,
    /// The id of the title of its chapter. The sections of a chapter follow each other.
    pub chapter: &'static str,
    /// The options that it explains. Each option is in one section of every rulebook.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<&'static str>,
    /// The paragraphs, in order.
    pub paragraphs: Vec<Paragraph>,
}

const BASE: &str = "rulebook-chapter-base";
const EXTENSIONS: &str = "rulebook-chapter-extensions";
const MORE: &str = "rulebook-chapter-more";

/// The section for each option: the first of these that the rulebook has.
const OPTION_SECTIONS: &[(&str, &[&str])] = &[
    ("players", &["rulebook-setup"]),
    ("colors", &["rulebook-material"]),
    ("ranks", &["rulebook-goal"]),
    ("hand_sizes", &["rulebook-setup"]),
    ("palette", &["rulebook-material"]),
    ("multicolour", &["rulebook-suits", "rulebook-material"]),
    ("black_powder", &["rulebook-suits", "rulebook-material"]),
    ("extra_suits", &["rulebook-suits", "rulebook-material"]),
    ("flamboyants", &["rulebook-tile", "rulebook-bonus"]),
    ("black_completion", &["rulebook-bonus"]),
    ("tile5_empty_deck", &["rulebook-tile", "rulebook-bonus"]),
    ("timed_display", &["rulebook-announce", "rulebook-play"]),
    ("clue_tokens", &["rulebook-setup"]),
    ("strikes", &["rulebook-strike"]),
    ("empty_clues", &["rulebook-clue"]),
    ("end_mode", &["rulebook-final"]),
    ("goal", &["rulebook-goal"]),
    ("critical_discard", &["rulebook-discard"]),
    ("empty_hand", &["rulebook-final"]),
    ("strikeout", &["rulebook-strike"]),
    ("score_floor", &["rulebook-score"]),
    ("stop_when_capped", &["rulebook-end"]),
    ("first_player", &["rulebook-first"]),
    ("hand_reorder", &["rulebook-hand"]),
    ("scale_text", &["rulebook-rating"]),
    ("score_suffix", &["rulebook-score"]),
    ("talk", &["rulebook-talk"]),
    ("variant_mods", &["rulebook-twist", "rulebook-play"]),
];

impl Rulebook {
    /// The rulebook for `rules`.
    pub fn of(rules: &Rules) -> Self {
        let parts = [
            (BASE, "rulebook-goal", start::goal(rules)),
            (BASE, "rulebook-material", start::material(rules)),
            (BASE, "rulebook-setup", start::setup(rules)),
            (BASE, "rulebook-first", start::first_player(rules)),
            (BASE, "rulebook-turn", turn::turn(rules)),
            (BASE, "rulebook-clue", turn::clue(rules)),
            (BASE, "rulebook-discard", turn::discard(rules)),
            (BASE, "rulebook-play", turn::play(rules)),
            (BASE, "rulebook-strike", turn::strikes(rules)),
            (BASE, "rulebook-bonus", bonus::completion(rules)),
            (BASE, "rulebook-final", end::empty_deck(rules)),
            (BASE, "rulebook-end", end::end(rules)),
            (BASE, "rulebook-score", end::score(rules)),
            (BASE, "rulebook-rating", end::rating(rules)),
            (EXTENSIONS, "rulebook-suits", suits::special_suits(rules)),
            (
                EXTENSIONS,
                "rulebook-announce",
                extras::announcements(rules),
            ),
            (EXTENSIONS, "rulebook-tile", bonus::tiles(rules)),
            (EXTENSIONS, "rulebook-twist", twists::twists(rules)),
            (MORE, "rulebook-talk", extras::talk(rules)),
            (MORE, "rulebook-hand", extras::hand(rules)),
            (MORE, "rulebook-tip", extras::tips(rules)),
            (MORE, "rulebook-credits", extras::credits()),
        ];
        let mut sections: Vec<Section> = parts
            .into_iter()
            .filter(|(_, _, paragraphs)| !paragraphs.is_empty())
            .map(|(chapter, id, paragraphs)| Section {
                id,
                chapter,
                options: Vec::new(),
                paragraphs,
            })
            .collect();
        for paragraph in sections.iter_mut().flat_map(|it| &mut it.paragraphs) {
            paragraph.pictures = pictures::of(rules, &paragraph.id);
            voice::apply(rules, paragraph);
        }
        for (option, places) in OPTION_SECTIONS {
            let place = places
                .iter()
                .find_map(|id| sections.iter().position(|section| section.id == *id));
            if let Some(place) = place {
                sections[place].options.push(option);
            }
        }
        let rulings: BTreeSet<Ruling> = sections
            .iter()
            .flat_map(|section| &section.paragraphs)
            .flat_map(|paragraph| paragraph.rulings.iter().copied())
            .collect();
        sections.push(Section {
            id: "rulebook-ruling",
            chapter: MORE,
            options: Vec::new(),
            paragraphs: rulings
                .into_iter()
                .map(|ruling| Paragraph::new(ruling.text_id()).ruled(&[ruling.number()]))
                .collect(),
        });
        Self { sections }
    }
}
