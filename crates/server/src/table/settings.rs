//! From what is chosen for a table to the options of the rules.

use kagiya_protocol::{ErrorCode, Problem, Starter, TableSettings};
use kagiya_rules::{FirstPlayer, Options};

/// The most that the options of a table may take as JSON, in bytes: every option with a long value of
/// its own fits, and a list of many tables fits into one message.
pub(crate) const MAX_OPTIONS: usize = 4096;

/// The same settings, each option written in its shortest form: whatever a client repeats within a
/// value is gone.
///
/// # Errors
/// [`Problem`] if there is no such preset, option or value, or if the options take more than
/// [`MAX_OPTIONS`].
pub(crate) fn normal(settings: &TableSettings) -> Result<TableSettings, Problem> {
    let written = options_of(settings, settings.seats)?.to_json();
    let mut normal = settings.clone();
    // An option that says nothing is absent in the written form.
    normal.options = settings
        .options
        .keys()
        .filter_map(|name| Some((name.clone(), written.get(name)?.clone())))
        .collect();
    if settings.starter != Starter::Edition {
        // Who begins is said by `starter`, which hides what the option says.
        normal.options.remove("first_player");
    }
    let bytes = serde_json::to_string(&normal.options).map_or(usize::MAX, |text| text.len());
    if bytes > MAX_OPTIONS {
        return Err(Problem::new(
            ErrorCode::Options,
            format!("the options take {bytes} bytes; at most {MAX_OPTIONS} are taken"),
        ));
    }
    Ok(normal)
}

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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn options_are_kept_in_their_shortest_form() {
        let of = |name: &str, value| TableSettings {
            preset: "original".to_owned(),
            options: [(name.to_owned(), value)].into(),
            seats: 3,
            starter: Starter::Edition,
            listed: true,
            watching: kagiya_protocol::Watching::default(),
        };
        let kept = |name: &str, value| normal(&of(name, value)).map(|it| it.options);
        let many = vec!["deck_play"; 570];
        assert_eq!(
            kept("variant_mods", json!(many)),
            Ok([("variant_mods".to_owned(), json!(["deck_play"]))].into())
        );
        assert_eq!(kept("variant_mods", json!([])), Ok([].into()));
        assert_eq!(
            kept("multicolour", json!("all_10")),
            Ok([("multicolour".to_owned(), json!("all_10"))].into())
        );
        for options in ["no_such_option", "players"] {
            let refused = kept(options, json!(3)).unwrap_err();
            assert_eq!(refused.code, ErrorCode::Options);
        }
    }
}
