//! The rulebook of any table: what the rules of Hanabi are under the options of one game, whole.
//!
//! [`Rulebook::of`] composes it as data: sections of paragraphs, each the id of a text with the
//! values that the text needs, the documents that say so, and the rulings that decided it where
//! they differ or are silent. The texts are in `locales/*/rulebook.ftl`; [`Paragraph::text`]
//! writes one out with whatever finds texts by their ids.
//!
//! Every number in a text is a value that follows from the options: the texts have none of their
//! own.

mod bonus;
mod end;
mod extras;
mod paragraph;
mod start;
mod suits;
mod turn;

use std::collections::BTreeSet;

use kagiya_rules::Rules;
use serde::Serialize;

pub use paragraph::{Paragraph, RulebookValue, Ruling, Say, Value, say_list};

/// The rules of one game, in the order in which they are explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rulebook {
    /// Its parts; none is empty.
    pub sections: Vec<Section>,
}

/// A part of the rulebook under a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The id of the title's text.
    pub id: &'static str,
    /// The options that it explains. Each option is in one section of every rulebook.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<&'static str>,
    /// What it says, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// Which section explains each option: the first of these that the rulebook has.
const PLACES: &[(&str, &[&str])] = &[
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
    ("variant_mods", &["rulebook-play"]),
];

impl Rulebook {
    /// The rulebook of the game that `rules` are for.
    pub fn of(rules: &Rules) -> Self {
        let parts = [
            ("rulebook-goal", start::goal(rules)),
            ("rulebook-material", start::material(rules)),
            ("rulebook-suits", suits::special_suits(rules)),
            ("rulebook-setup", start::setup(rules)),
            ("rulebook-first", start::first_player(rules)),
            ("rulebook-turn", turn::turn()),
            ("rulebook-clue", turn::clue(rules)),
            ("rulebook-discard", turn::discard(rules)),
            ("rulebook-play", turn::play(rules)),
            ("rulebook-announce", extras::announcements(rules)),
            ("rulebook-strike", turn::strikes(rules)),
            ("rulebook-bonus", bonus::completion(rules)),
            ("rulebook-tile", bonus::tiles(rules)),
            ("rulebook-final", end::empty_deck(rules)),
            ("rulebook-end", end::end(rules)),
            ("rulebook-score", end::score(rules)),
            ("rulebook-rating", end::rating(rules)),
            ("rulebook-talk", extras::talk(rules)),
            ("rulebook-hand", extras::hand(rules)),
            ("rulebook-tip", extras::tips(rules)),
        ];
        let mut sections: Vec<Section> = parts
            .into_iter()
            .filter(|(_, paragraphs)| !paragraphs.is_empty())
            .map(|(id, paragraphs)| Section {
                id,
                options: Vec::new(),
                paragraphs,
            })
            .collect();
        for (option, places) in PLACES {
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
            options: Vec::new(),
            paragraphs: rulings
                .into_iter()
                .map(|ruling| Paragraph::new(ruling.text_id()).ruled(&[ruling.number()]))
                .collect(),
        });
        Self { sections }
    }
}
