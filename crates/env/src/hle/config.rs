//! The parameters of HLE games.

use std::sync::Arc;

use kagiya_rules::{FirstPlayer, InvalidOptions, Options, Rules};

use crate::layout::Sight;

/// The suits in HLE's order: red, yellow, green, white, blue.
const PALETTE: &str = "rygwb";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HleConfig {
    /// 2 to 5.
    pub players: u8,
    /// 1 to 5.
    pub colors: u8,
    /// 1 to 5.
    pub ranks: u8,
    /// The number of cards in a hand, 1 to 8.
    pub hand_size: u8,
    /// The number of clue tokens at the start, which is also the maximum.
    pub max_information_tokens: u8,
    /// The number of the strike that ends the game, from 1.
    pub max_life_tokens: u8,
    pub observation_type: Sight,
    /// Whether a random player begins instead of seat 0.
    pub random_start_player: bool,
    /// The seed of the random numbers.
    pub seed: u32,
}

impl Default for HleConfig {
    fn default() -> Self {
        Self {
            players: 2,
            colors: 5,
            ranks: 5,
            hand_size: 5,
            max_information_tokens: 8,
            max_life_tokens: 3,
            observation_type: Sight::Clues,
            random_start_player: false,
            seed: 0,
        }
    }
}

/// Why parameters are invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HleConfigError {
    /// HLE has 2 to 5 players.
    #[error("there are {0} players: a game of this environment has 2 to 5")]
    Players(u8),
    #[error(transparent)]
    Options(#[from] InvalidOptions),
}

impl HleConfig {
    /// The default size of a hand.
    pub const fn default_hand_size(players: u8) -> u8 {
        if players < 4 { 5 } else { 4 }
    }

    /// The rules of the game, where `first` begins.
    ///
    /// # Errors
    /// [`HleConfigError`] if the parameters are invalid.
    ///
    /// # Panics
    /// Never: the preset exists.
    pub fn rules(&self, first: u8) -> Result<Arc<Rules>, HleConfigError> {
        if !(2..=5).contains(&self.players) {
            return Err(HleConfigError::Players(self.players));
        }
        let mut options = Options::preset("hle", self.players).expect("the preset exists");
        PALETTE.clone_into(&mut options.palette);
        options.colors = self.colors;
        options.ranks = self.ranks;
        options.hand_sizes.insert(self.players, self.hand_size);
        options.clue_tokens = self.max_information_tokens;
        options.strikes = self.max_life_tokens;
        options.first_player = FirstPlayer::Seat(first);
        Ok(Arc::new(Rules::new_unchecked_limits(&options)?))
    }
}
