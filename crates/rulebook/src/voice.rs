//! The words of editions that have their own for tokens and mistakes.

use kagiya_rules::{Rules, ScaleText};

use crate::paragraph::Paragraph;

/// The paragraphs that the Abacusspiele edition says in its own words, in the attribute `.abacus`
/// of their text: Note tokens, Storm tokens, angry gods.
const ABACUS: &[&str] = &[
    "rulebook-material-tokens",
    "rulebook-material-tokens-most",
    "rulebook-material-strikes",
    "rulebook-setup-tokens",
    "rulebook-setup-strikes",
    "rulebook-clue-cost",
    "rulebook-clue-none-left",
    "rulebook-discard-how",
    "rulebook-discard-limit",
    "rulebook-play-misfit",
    "rulebook-play-misfit-no-token",
    "rulebook-strike-each",
    "rulebook-strike-lost",
    "rulebook-strike-zero",
    "rulebook-strike-at-once",
    "rulebook-bonus-token",
    "rulebook-bonus-lost",
    "rulebook-end-strikes",
    "rulebook-tip-sure",
    "rulebook-tip-complete",
];

/// Gives the paragraph the words of the game's edition.
pub(crate) fn apply(rules: &Rules, paragraph: &mut Paragraph) {
    let abacus = rules.options().scale_text == ScaleText::Abacus;
    if abacus && ABACUS.contains(&paragraph.id.as_ref()) {
        paragraph.id = format!("{}.abacus", paragraph.id).into();
    }
}
