//! The options that every action needs.

use crate::option_values::{CriticalDiscard, EmptyHand, EndMode, Goal, Tile5EmptyDeck};
use crate::options::Options;
use crate::variant_mod::VariantMod;

/// What everyone hears of a clue besides the cards that it touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    Clues,
    /// Whether it is one of color or rank.
    Kinds,
    Nothing,
}

/// The options that every action needs, unpacked.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "options, each named and independent"
)]
pub(crate) struct Flags {
    pub(crate) clue_tokens: u8,
    pub(crate) strikes: u8,
    pub(crate) timed_display: bool,
    pub(crate) flamboyants: bool,
    pub(crate) final_round: bool,
    /// The game goes on without a deck, for points, until no more cards can be placed.
    pub(crate) until_capped: bool,
    pub(crate) all_or_nothing: bool,
    pub(crate) critical_discard_loses: bool,
    pub(crate) empty_hand_loses: bool,
    pub(crate) stop_when_capped: bool,
    /// Complete fireworks end the game.
    pub(crate) complete_ends: bool,
    pub(crate) tile5_either: bool,
    pub(crate) deck_play: bool,
    pub(crate) alternating: bool,
    pub(crate) half_tokens: bool,
    pub(crate) card_cycle: bool,
    pub(crate) telling: Telling,
}

impl Flags {
    pub(crate) fn of(options: &Options) -> Self {
        let until_capped = options.end_mode == EndMode::Endless && options.goal == Goal::Score;
        let has = |modifier| options.variant_mods.contains(&modifier);
        Self {
            clue_tokens: options.clue_tokens,
            strikes: options.strikes,
            timed_display: options.timed_display,
            flamboyants: options.flamboyants,
            final_round: options.end_mode == EndMode::FinalRound,
            until_capped,
            all_or_nothing: options.goal == Goal::AllOrNothing,
            critical_discard_loses: options.critical_discard == CriticalDiscard::Lose,
            empty_hand_loses: options.empty_hand == EmptyHand::Lose,
            stop_when_capped: options.stop_when_capped || until_capped,
            complete_ends: true,
            tile5_either: options.tile5_empty_deck == Tile5EmptyDeck::Either,
            deck_play: has(VariantMod::DeckPlay),
            alternating: has(VariantMod::Alternating),
            half_tokens: has(VariantMod::ClueStarved),
            card_cycle: has(VariantMod::CardCycle),
            telling: match () {
                () if has(VariantMod::Duck) => Telling::Nothing,
                () if has(VariantMod::CowPig) => Telling::Kinds,
                () => Telling::Clues,
            },
        }
    }
}
