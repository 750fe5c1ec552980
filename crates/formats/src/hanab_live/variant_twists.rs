//! The families of variants that change more than the suits.

use kagiya_rules::VariantMod;

/// The special suits with which a family is combined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Special {
    All,
    /// Those that stay different where colors also stand for ranks.
    Synesthetic,
    None,
}

/// A family of variants with the same modifiers.
pub(super) struct Twist {
    pub(super) name: &'static str,
    pub(super) mods: &'static [VariantMod],
    /// The numbers of suits of its variants.
    pub(super) sizes: &'static [usize],
    /// The numbers of suits with a special suit that has one copy of each card.
    pub(super) rare: &'static [usize],
    pub(super) special: Special,
}

const ALL: &[usize] = &[6, 5, 4, 3];
const MANY: &[usize] = &[6, 5];

const fn twist(name: &'static str, mods: &'static [VariantMod]) -> Twist {
    Twist {
        name,
        mods,
        sizes: ALL,
        rare: MANY,
        special: Special::All,
    }
}

/// A family without special suits.
const fn alone(name: &'static str, mods: &'static [VariantMod]) -> Twist {
    Twist {
        special: Special::None,
        ..twist(name, mods)
    }
}

/// A family of at least five suits.
const fn large(name: &'static str, mods: &'static [VariantMod]) -> Twist {
    Twist {
        sizes: MANY,
        rare: &[6],
        ..twist(name, mods)
    }
}

/// All families, in the order of their numbers in `variant_ids.rs`.
pub(super) const TWISTS: &[Twist] = {
    use VariantMod as M;
    &[
        twist("Rainbow-Ones", &[M::RainbowOnes]),
        twist("Pink-Ones", &[M::PinkOnes]),
        twist("White-Ones", &[M::WhiteOnes]),
        twist("Brown-Ones", &[M::BrownOnes]),
        twist("Omni-Ones", &[M::OmniOnes]),
        twist("Null-Ones", &[M::NullOnes]),
        twist("Muddy-Rainbow-Ones", &[M::MuddyRainbowOnes]),
        twist("Light-Pink-Ones", &[M::LightPinkOnes]),
        twist("Deceptive-Ones", &[M::DeceptiveOnes]),
        twist("Rainbow-Fives", &[M::RainbowFives]),
        twist("Pink-Fives", &[M::PinkFives]),
        twist("White-Fives", &[M::WhiteFives]),
        twist("Brown-Fives", &[M::BrownFives]),
        twist("Omni-Fives", &[M::OmniFives]),
        twist("Null-Fives", &[M::NullFives]),
        twist("Muddy-Rainbow-Fives", &[M::MuddyRainbowFives]),
        twist("Light-Pink-Fives", &[M::LightPinkFives]),
        twist("Deceptive-Fives", &[M::DeceptiveFives]),
        large("Critical Fours", &[M::CriticalFours]),
        large("Scarce Ones", &[M::ScarceOnes]),
        alone("Color Blind", &[M::ColourBlind]),
        alone("Number Blind", &[M::RankBlind]),
        alone("Totally Blind", &[M::ColourBlind, M::RankBlind]),
        alone("Color Mute", &[M::ColourMute]),
        alone("Number Mute", &[M::RankMute]),
        twist("Alternating Clues", &[M::Alternating]),
        twist("Odds and Evens", &[M::OddsEvens]),
        Twist {
            special: Special::Synesthetic,
            ..twist("Synesthesia", &[M::Synesthesia])
        },
        twist("Funnels", &[M::Funnels]),
        twist("Chimneys", &[M::Chimneys]),
        Twist {
            rare: &[],
            ..large("Clue Starved", &[M::ClueStarved])
        },
        alone("Cow & Pig", &[M::CowPig]),
        alone("Duck", &[M::Duck]),
        Twist {
            sizes: &[5, 4],
            rare: &[5],
            ..twist("Sudoku", &[M::Sudoku])
        },
        Twist {
            sizes: &[6, 5, 4],
            rare: &[6],
            ..twist("Throw It in a Hole", &[M::HiddenPlays])
        },
        large("Up or Down", &[M::UpOrDown]),
    ]
};
