//! What table a person asks for.

use std::path::PathBuf;
use std::sync::Arc;

use kagiya_bots::{Kind, Stated};
use kagiya_rules::{Options, PRESETS, Rules, Seat, Seed};

use crate::error::Error;

/// A table as a person asks for it.
#[derive(Clone, Debug)]
pub struct Order {
    /// The name of the edition.
    pub edition: String,
    /// Its rules, with the options that were changed.
    pub rules: Arc<Rules>,
    /// The seed of the deal; by chance if there is none.
    pub seed: Option<Seed>,
    /// The person's seat.
    pub me: Seat,
    /// The first player, if one was named.
    pub first: Option<Seat>,
    /// The bots on the other seats.
    pub bots: Vec<&'static Kind>,
    /// What the table states about how it is played.
    pub stated: Stated,
    /// Where the record goes, if it is wanted.
    pub record: Option<PathBuf>,
    /// Whether colors are used.
    pub color: bool,
}

impl Order {
    pub(crate) fn seed_or_random(&self) -> Result<Seed, Error> {
        self.seed.map_or_else(random_seed, Ok)
    }
}

/// A seed that nobody can guess.
///
/// # Errors
/// [`Error::NoRandomNumbers`] if the operating system has none to give.
pub(crate) fn random_seed() -> Result<Seed, Error> {
    Ok(Seed::from_bytes(kagiya_random::bytes()?))
}

/// The preset `edition`, if `rules` are its own: no option was changed but the number of players.
pub fn unchanged_preset(edition: &str, rules: &Rules) -> Option<&'static str> {
    let preset = PRESETS.iter().find(|preset| preset.name == edition)?;
    let options = Options {
        players: rules.options().players,
        ..preset.options()
    };
    (options == *rules.options()).then_some(preset.name)
}
