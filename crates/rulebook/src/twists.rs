//! What the modifiers of hanab.live change.

use kagiya_rules::{
    Clue, RankTouch, Rules, Source, SpecialColors, SpecialRank, SpecialRanks, VariantMod,
};

use crate::paragraph::{Paragraph, RulebookValue};
use crate::suits::{names, suits};

/// The section about the modifiers; empty if there is none, apart from those that other sections explain.
pub(crate) fn twists(rules: &Rules) -> Vec<Paragraph> {
    let mods = rules.options().variant_mods.iter();
    mods.flat_map(|modifier| twist(rules, *modifier))
        .map(|paragraph| paragraph.from(&[Source::HanabLive]))
        .collect()
}

fn twist(rules: &Rules, modifier: VariantMod) -> Vec<Paragraph> {
    if let Some(special) = modifier.special_rank() {
        return special_rank(rules, special);
    }
    let one = match modifier {
        VariantMod::CriticalFours => {
            Paragraph::new("rulebook-twist-critical-fours").number("rank", 4)
        }
        VariantMod::ScarceOnes => Paragraph::new("rulebook-twist-scarce-ones")
            .number("rank", 1)
            .number("copies", 2),
        VariantMod::ColourMute => Paragraph::new("rulebook-twist-colour-mute"),
        VariantMod::RankMute => Paragraph::new("rulebook-twist-rank-mute"),
        VariantMod::ColourBlind => Paragraph::new("rulebook-twist-colour-blind"),
        VariantMod::RankBlind => Paragraph::new("rulebook-twist-rank-blind"),
        VariantMod::Alternating if rules.tiles().is_empty() => {
            Paragraph::new("rulebook-twist-alternating")
        }
        VariantMod::Alternating => {
            return vec![
                Paragraph::new("rulebook-twist-alternating"),
                Paragraph::new("rulebook-twist-alternating-tile"),
            ];
        }
        // Without tokens, nothing brings any back.
        VariantMod::ClueStarved if rules.max_clue_tokens() > 0 => {
            Paragraph::new("rulebook-twist-clue-starved")
        }
        VariantMod::OddsEvens => Paragraph::new("rulebook-twist-odds-evens")
            .number("odd", 1)
            .number("even", 2),
        VariantMod::CowPig => Paragraph::new("rulebook-twist-cow-pig"),
        VariantMod::Duck => Paragraph::new("rulebook-twist-duck"),
        VariantMod::Sudoku => Paragraph::new("rulebook-twist-sudoku").number("copies", 2),
        VariantMod::UpOrDown => Paragraph::new("rulebook-twist-up-or-down")
            .number("first", 1)
            .number("last", 5),
        VariantMod::HiddenPlays => {
            Paragraph::new("rulebook-twist-hidden-plays").number("most", rules.max_strikes())
        }
        VariantMod::CardCycle => Paragraph::new("rulebook-twist-card-cycle"),
        VariantMod::Funnels => Paragraph::new("rulebook-twist-funnels"),
        VariantMod::Chimneys => Paragraph::new("rulebook-twist-chimneys"),
        VariantMod::Synesthesia => {
            let colors = rules.colors().iter().map(|it| it.name.clone()).collect();
            Paragraph::new("rulebook-twist-synesthesia")
                .with("colors", RulebookValue::Suits(colors))
        }
        _ => return Vec::new(),
    };
    vec![one]
}

fn special_rank(rules: &Rules, special: SpecialRank) -> Vec<Paragraph> {
    let about = |id| Paragraph::new(id).number("rank", special.rank);
    let colors = match special.colors {
        SpecialColors::All => Some("rulebook-twist-special-all-colors"),
        SpecialColors::None => Some("rulebook-twist-special-no-color"),
        SpecialColors::Own => None,
    };
    let mut paragraphs: Vec<Paragraph> = colors.map(about).into_iter().collect();
    match special.ranks {
        SpecialRanks::Like(RankTouch::Own) => {}
        SpecialRanks::Like(RankTouch::All) => {
            paragraphs.push(about("rulebook-twist-special-all-ranks"));
        }
        SpecialRanks::Like(RankTouch::None) => {
            paragraphs.push(about("rulebook-twist-special-no-rank"));
        }
        SpecialRanks::Deceptive => {
            let suits: Vec<_> = suits(rules).collect();
            paragraphs.push(
                about("rulebook-twist-special-deceptive")
                    .with("ranks", RulebookValue::Series(clue_ranks(rules)))
                    .with("suits", names(rules, &suits)),
            );
        }
    }
    paragraphs.push(about("rulebook-twist-special-suit"));
    paragraphs
}

/// The ranks that clues can name.
pub(crate) fn clue_ranks(rules: &Rules) -> Vec<u16> {
    let named = rules.clues().ranks();
    let number = |clue| match clue {
        Clue::Rank(rank) => Some(u16::from(rank.number())),
        Clue::Color(_) | Clue::Untold(_) => None,
    };
    named.iter().filter_map(number).collect()
}

/// Whether a clue of some rank touches the cards of this rank, at least in ordinary suits.
pub(crate) fn ranks_are_literal(rules: &Rules) -> bool {
    let changed = [
        VariantMod::RankBlind,
        VariantMod::OddsEvens,
        VariantMod::Funnels,
        VariantMod::Chimneys,
    ];
    let mods = &rules.options().variant_mods;
    rules.tells_clues() && !changed.iter().any(|it| mods.contains(it))
}

/// Whether a clue of some color touches the cards of this color and no others, at least in ordinary suits.
pub(crate) fn colors_are_literal(rules: &Rules) -> bool {
    let mods = &rules.options().variant_mods;
    rules.tells_clues()
        && !mods.contains(&VariantMod::ColourBlind)
        && !mods.contains(&VariantMod::Synesthesia)
}
