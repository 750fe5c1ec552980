//! All variants with what they have in common: families, and the cards that they deal.

use kagiya_rules::{CardSet, Direction, Options, Rules, VariantMod};

use super::variant::options;
use super::variant_list::{FamilyName, all_variants};

/// A variant with its families.
#[derive(Clone, PartialEq, Debug)]
pub struct VariantRow {
    /// Its name on the site.
    pub name: &'static str,
    /// Of special suits, then of modifiers. None has only ordinary suits.
    pub families: &'static [FamilyName],
    /// As [`variant_options`](super::variant_options) gives them.
    pub options: Options,
}

/// All supported variants, in the order of [`variant_names`](super::variant_names).
pub fn variant_rows() -> impl Iterator<Item = VariantRow> {
    all_variants().iter().map(|variant| VariantRow {
        name: &variant.name,
        families: &variant.families,
        options: options(variant),
    })
}

/// What decides whether a deal of these rules can be won by players who know all cards: the copies of each suit in the
/// order in which it is built, and the modifiers that change more than clues. Two variants with the same text deal the
/// same cards, and differ by what clues say.
pub fn cards_in_words(rules: &Rules) -> String {
    let mut suits: Vec<String> = rules
        .fireworks()
        .map(|suit| {
            let cards = rules.cards() & CardSet::of_suit(suit);
            let copies = cards.iter().map(|card| rules.copies(card).to_string());
            let mut copies: Vec<String> = copies.collect();
            if rules.suit_info(suit).direction == Direction::Down {
                copies.reverse();
            }
            let mark = if rules.is_inverted(suit) { "!" } else { "" };
            copies.concat() + mark
        })
        .collect();
    suits.sort();
    let mods = rules.options().variant_mods.iter();
    suits.extend(
        mods.filter(|it| changes_play(**it))
            .map(|it| it.word().to_owned()),
    );
    suits.join(" ")
}

/// Whether a modifier changes more than clues and copies.
const fn changes_play(it: VariantMod) -> bool {
    matches!(
        it,
        VariantMod::ClueStarved
            | VariantMod::HiddenPlays
            | VariantMod::UpOrDown
            | VariantMod::Sudoku
            | VariantMod::DeckPlay
            | VariantMod::CardCycle
    )
}
