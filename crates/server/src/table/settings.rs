//! From what is chosen for a table to the options of the rules.

use kagiya_protocol::{ErrorCode, Problem, Starter, TableSettings};
use kagiya_rules::{FirstPlayer, Options};

/// The options of a game with these settings for so many players.
///
/// # Errors
/// [`Problem`] if there is no such preset, option or value. Whether the options make a game, the
/// rules say.
pub(crate) fn options_of(settings: &TableSettings, players: u8) -> Result<Options, Problem> {
    let mut options = Options::preset(&settings.preset, players)
        .map_err(|error| Problem::because(ErrorCode::NoPreset, &error))?;
    for (name, value) in &settings.options {
        if name == "players" {
            return Err(Problem::new(
                ErrorCode::Options,
                "option `players`: the number of players follows from `seats`",
            ));
        }
        options = options
            .with_json(name, value.clone())
            .map_err(|error| Problem::because(ErrorCode::Options, &error))?;
    }
    match settings.starter {
        Starter::Edition => {}
        Starter::Random => options.first_player = FirstPlayer::Random,
        Starter::Seat { seat } => options.first_player = FirstPlayer::Seat(seat.0),
    }
    Ok(options)
}
