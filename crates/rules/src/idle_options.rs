//! Options that have no effect with the other options.

use crate::option_values::{EndMode, Goal};
use crate::options::Options;

impl Options {
    /// The names of the options that have no effect in these games, whatever their value.
    pub fn idle(&self) -> Vec<&'static str> {
        let has_black = self.black_powder || !self.extra_suits.is_empty();
        let needed = [
            ("black_completion", self.flamboyants && has_black),
            ("tile5_empty_deck", self.flamboyants),
            ("empty_hand", self.end_mode == EndMode::Endless),
            (
                "stop_when_capped",
                self.end_mode == EndMode::FinalRound || self.goal == Goal::AllOrNothing,
            ),
            ("score_floor", has_black),
            ("score_suffix", has_black),
        ];
        let idle = needed.into_iter().filter(|(_, has_effect)| !has_effect);
        idle.map(|(name, _)| name).collect()
    }
}
