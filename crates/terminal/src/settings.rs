//! The requested table.

use std::path::PathBuf;
use std::sync::Arc;

use kagiya_bots::{AgreedConventions, Kind};
use kagiya_rules::{DealtCards, Options, PRESETS, Rules, Seat, Seed};

use crate::error::Error;

/// The settings of a table.
#[derive(Clone, Debug)]
pub struct GameSettings {
    /// The name of the edition, for the record.
    pub edition: String,
    /// The title of the game in words: its edition or variant.
    pub title: String,
    /// The rules, with changed options.
    pub rules: Arc<Rules>,
    /// The cards of the first game; random if `None`. Later games are random.
    pub cards: Option<DealtCards>,
    /// The person's seat.
    pub me: Seat,
    /// The first player; if `None`, the rules decide.
    pub first: Option<Seat>,
    /// The bots in the other seats.
    pub bots: Vec<&'static Kind>,
    /// The conventions that the table has agreed on.
    pub agreed: AgreedConventions,
    /// The path for the record, if one is requested.
    pub record: Option<PathBuf>,
    /// Whether colors are used.
    pub color: bool,
}

impl GameSettings {
    /// The cards of the first game.
    ///
    /// # Errors
    /// [`Error::NoRandomNumbers`] if they are random and the operating system returns no numbers.
    pub(crate) fn first_cards(&self) -> Result<DealtCards, Error> {
        self.cards.clone().map_or_else(random_cards, Ok)
    }
}

/// Cards from an unpredictable seed.
///
/// # Errors
/// [`Error::NoRandomNumbers`] if the operating system returns none.
pub(crate) fn random_cards() -> Result<DealtCards, Error> {
    Ok(DealtCards::Seed(Seed::from_bytes(kagiya_random::bytes()?)))
}

/// The preset `edition`, if `rules` change none of its options except the number of players.
pub fn unchanged_preset(edition: &str, rules: &Rules) -> Option<&'static str> {
    let preset = PRESETS.iter().find(|preset| preset.name == edition)?;
    let options = Options {
        players: rules.options().players,
        ..preset.options()
    };
    (options == *rules.options()).then_some(preset.name)
}
