//! The modifiers of hanab.live that the suit table can't express.

use crate::suit::RankTouch;
use crate::word_enum::word_enum;

word_enum! {
    /// A modifier of hanab.live that the suit table can't express.
    pub enum VariantMod {
        /// There is one copy of each 4.
        CriticalFours = "critical_fours",
        /// There are at most two copies of each 1.
        ScarceOnes = "scarce_ones",
        /// What brings back a clue token brings back half of one.
        ClueStarved = "clue_starved",
        /// There are no color clues.
        ColourMute = "colour_mute",
        /// There are no rank clues.
        RankMute = "rank_mute",
        /// Color clues touch no card, and can be given nevertheless.
        ColourBlind = "colour_blind",
        /// Rank clues touch no card, and can be given nevertheless.
        RankBlind = "rank_blind",
        /// A color clue and a rank clue are given in turn.
        Alternating = "alternating",
        /// There are two rank clues: 1 touches odd ranks, 2 touches even ones.
        OddsEvens = "odds_evens",
        /// A rank clue also touches all lower ranks.
        Funnels = "funnels",
        /// A rank clue also touches all higher ranks.
        Chimneys = "chimneys",
        /// There are no rank clues; the first color also touches rank 1, the second color rank 2, and so on.
        Synesthesia = "synesthesia",
        /// A clue says only whether it is one of color or rank.
        CowPig = "cow_pig",
        /// A clue says nothing.
        Duck = "duck",
        /// Played cards stay face down until the end, and complete fireworks bring back no token.
        HiddenPlays = "hidden_plays",
        /// A firework is built upwards from 1 or downwards from 5, or from a START card in either direction. There
        /// is one copy of each 1, 5 and START.
        UpOrDown = "up_or_down",
        /// A firework can begin with any rank that no other begins with, and after the highest rank comes the
        /// lowest. There are two copies of each card.
        Sudoku = "sudoku",
        /// Each 1 is touched by all colors.
        RainbowOnes = "rainbow_ones",
        /// Each 1 is touched by all rank clues; there is no clue 1.
        PinkOnes = "pink_ones",
        /// Each 1 is touched by no color.
        WhiteOnes = "white_ones",
        /// Each 1 is touched by no rank clue.
        BrownOnes = "brown_ones",
        /// Each 1 is touched by all clues.
        OmniOnes = "omni_ones",
        /// Each 1 is touched by no clue.
        NullOnes = "null_ones",
        /// Each 1 is touched by all colors and by no rank clue.
        MuddyRainbowOnes = "muddy_rainbow_ones",
        /// Each 1 is touched by no color and by all rank clues.
        LightPinkOnes = "light_pink_ones",
        /// Each 1 is touched by another rank clue, which depends on its suit.
        DeceptiveOnes = "deceptive_ones",
        /// Each 5 is touched by all colors.
        RainbowFives = "rainbow_fives",
        /// Each 5 is touched by all rank clues; there is no clue 5.
        PinkFives = "pink_fives",
        /// Each 5 is touched by no color.
        WhiteFives = "white_fives",
        /// Each 5 is touched by no rank clue.
        BrownFives = "brown_fives",
        /// Each 5 is touched by all clues.
        OmniFives = "omni_fives",
        /// Each 5 is touched by no clue.
        NullFives = "null_fives",
        /// Each 5 is touched by all colors and by no rank clue.
        MuddyRainbowFives = "muddy_rainbow_fives",
        /// Each 5 is touched by no color and by all rank clues.
        LightPinkFives = "light_pink_fives",
        /// Each 5 is touched by another rank clue, which depends on its suit.
        DeceptiveFives = "deceptive_fives",
        /// A player may play the last card of the deck unseen.
        DeckPlay = "deck_play",
        /// A clue moves the giver's oldest card that no clue has touched to the place of new cards.
        CardCycle = "card_cycle",
    }
}

/// The color clues that touch a special rank, in suits that say nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecialColors {
    /// As other ranks of the suit.
    Own,
    All,
    None,
}

/// The rank clues that touch a special rank, in suits that say nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecialRanks {
    /// All, none, or its own.
    Like(RankTouch),
    /// One of the other ranks: the first in the first suit, the second in the second, and so on.
    Deceptive,
}

/// A rank whose cards are touched by other clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpecialRank {
    /// Its number, 1 or 5.
    pub rank: u8,
    pub colors: SpecialColors,
    /// Unless it is touched by its own rank clue alone, the game has no such clue.
    pub ranks: SpecialRanks,
}

impl VariantMod {
    /// The special rank that this modifier makes, if any.
    pub const fn special_rank(self) -> Option<SpecialRank> {
        use SpecialRanks::{Deceptive, Like};
        let (rank, colors, ranks) = match self {
            Self::RainbowOnes => (1, SpecialColors::All, Like(RankTouch::Own)),
            Self::PinkOnes => (1, SpecialColors::Own, Like(RankTouch::All)),
            Self::WhiteOnes => (1, SpecialColors::None, Like(RankTouch::Own)),
            Self::BrownOnes => (1, SpecialColors::Own, Like(RankTouch::None)),
            Self::OmniOnes => (1, SpecialColors::All, Like(RankTouch::All)),
            Self::NullOnes => (1, SpecialColors::None, Like(RankTouch::None)),
            Self::MuddyRainbowOnes => (1, SpecialColors::All, Like(RankTouch::None)),
            Self::LightPinkOnes => (1, SpecialColors::None, Like(RankTouch::All)),
            Self::DeceptiveOnes => (1, SpecialColors::Own, Deceptive),
            Self::RainbowFives => (5, SpecialColors::All, Like(RankTouch::Own)),
            Self::PinkFives => (5, SpecialColors::Own, Like(RankTouch::All)),
            Self::WhiteFives => (5, SpecialColors::None, Like(RankTouch::Own)),
            Self::BrownFives => (5, SpecialColors::Own, Like(RankTouch::None)),
            Self::OmniFives => (5, SpecialColors::All, Like(RankTouch::All)),
            Self::NullFives => (5, SpecialColors::None, Like(RankTouch::None)),
            Self::MuddyRainbowFives => (5, SpecialColors::All, Like(RankTouch::None)),
            Self::LightPinkFives => (5, SpecialColors::None, Like(RankTouch::All)),
            Self::DeceptiveFives => (5, SpecialColors::Own, Deceptive),
            _ => return None,
        };
        Some(SpecialRank {
            rank,
            colors,
            ranks,
        })
    }

    /// Whether it changes the color clues, or what they touch.
    pub(crate) const fn changes_colors(self) -> bool {
        matches!(
            self,
            Self::ColourMute | Self::ColourBlind | Self::Synesthesia
        ) || self.special_rank().is_some()
    }

    /// Whether it changes the rank clues, or what they touch.
    pub(crate) const fn changes_ranks(self) -> bool {
        matches!(
            self,
            Self::RankMute
                | Self::RankBlind
                | Self::Synesthesia
                | Self::OddsEvens
                | Self::Funnels
                | Self::Chimneys
        ) || self.special_rank().is_some()
    }

    /// The rank that the game must have, if the modifier is to change anything.
    pub(crate) const fn needed_rank(self) -> Option<u8> {
        match self {
            Self::UpOrDown => Some(5),
            Self::CriticalFours => Some(4),
            Self::OddsEvens | Self::Funnels | Self::Chimneys => Some(2),
            _ => match self.special_rank() {
                Some(special) => Some(special.rank),
                None => None,
            },
        }
    }
}
