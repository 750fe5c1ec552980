//! Converts the settings of a table into the options of the rules.

use std::collections::BTreeMap;

use kagiya_bots::Kind;
use kagiya_protocol::{
    ErrorCode, OnTimeout, Problem, SeatInfo, Starter, TableSettings, TimeControl,
};
use kagiya_rules::{FirstPlayer, Options, Preset, Rules};

use crate::refusal::refuse;

/// The longest options of a table as JSON, in bytes. Every option fits with a long value, and a list of many
/// tables fits into one message.
pub const MAX_OPTIONS: usize = 4096;

/// The same settings with each option in its shortest form, without repetitions.
///
/// # Errors
/// [`Problem`] if there is no such preset, option or value, or if the options take more than [`MAX_OPTIONS`].
pub fn normal(settings: &TableSettings) -> Result<TableSettings, Problem> {
    let written = options_of(settings, settings.seats)?.to_json();
    let mut normal = settings.clone();
    normal.time = checked(&settings.time)?;
    // An option without effect is absent in the written form.
    normal.options = settings
        .options
        .keys()
        .filter_map(|name| Some((name.clone(), written.get(name)?.clone())))
        .collect();
    if settings.starter != Starter::Edition {
        // `starter` decides the first player and overrides the option.
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

/// The time control, checked, with the bot by its name.
///
/// # Errors
/// `time/settings` if a value is out of range, `bot/unknown` if there is no such bot.
fn checked(time: &TimeControl) -> Result<TimeControl, Problem> {
    let within = |what: &str, value: u32, least: u32, most: u32| {
        if (least..=most).contains(&value) {
            return Ok(());
        }
        let message =
            format!("{what}: {value} was wished for, and {least} to {most} can be agreed");
        Err(Problem::new(ErrorCode::TimeSettings, message))
    };
    let mut time = time.clone();
    let when_out = match &mut time {
        TimeControl::None => return Ok(time),
        TimeControl::Gentle { nudge_seconds } => {
            within("seconds until a nudge", *nudge_seconds, 10, 3_600)?;
            return Ok(time);
        }
        TimeControl::Strict {
            bank_seconds,
            increment_seconds,
            grace_seconds,
            when_out,
        } => {
            within("seconds on a clock", *bank_seconds, 10, 10_800)?;
            within("seconds for an action", *increment_seconds, 0, 600)?;
            within("seconds without a connection", *grace_seconds, 10, 3_600)?;
            when_out
        }
        TimeControl::Correspondence { days, when_out } => {
            within("days for a move", u32::from(*days), 1, 30)?;
            when_out
        }
    };
    if let OnTimeout::Bot { bot: Some(bot) } = when_out {
        kind(bot)?.name.clone_into(bot);
    }
    Ok(time)
}

/// What differs in `options` from a preset, apart from the number of players: the options of a table with that
/// preset.
pub fn differences(preset: &str, options: &Options) -> BTreeMap<String, serde_json::Value> {
    let usual = Preset::find(preset).map(|preset| Options {
        players: options.players,
        ..preset.options()
    });
    let usual = usual.map(|usual| usual.to_json()).unwrap_or_default();
    let differs = |(name, value): &(String, serde_json::Value)| {
        name != "players" && usual.get(name) != Some(value)
    };
    options.to_json().into_iter().filter(differs).collect()
}

/// The options of a game with these settings for this number of players.
///
/// # Errors
/// [`Problem`] if there is no such preset, option or value. [`rules_of`] checks whether they fit together.
pub fn options_of(settings: &TableSettings, players: u8) -> Result<Options, Problem> {
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

/// The rules that settings make with all seats taken.
///
/// # Errors
/// `options/invalid` with the option that is wrong.
pub fn rules_of(settings: &TableSettings) -> Result<Rules, Problem> {
    let options = options_of(settings, settings.seats)?;
    Rules::new(&options).map_err(|error| Problem::because(ErrorCode::Options, &error))
}

/// The kind of bot with this name, if people can seat it.
///
/// # Errors
/// `bot/unknown`.
pub fn kind(bot: &str) -> Result<&'static Kind, Problem> {
    let kind = Kind::partner(bot);
    kind.map_or_else(
        || {
            let names: Vec<&str> = Kind::partners().map(|kind| kind.name).collect();
            refuse(
                ErrorCode::NoBot,
                format!(
                    "there is no bot `{}`; there are: {}",
                    bot.chars().take(40).collect::<String>(),
                    names.join(", ")
                ),
            )
        },
        Ok,
    )
}

/// Checks that a bot can play with those that have seats.
///
/// # Errors
/// `bot/language`: in games of three, a savant among other bots strikes out nearly always.
pub(crate) fn check_language(bot: &Kind, seats: &[SeatInfo]) -> Result<(), Problem> {
    let seated = seats
        .iter()
        .filter_map(|it| Kind::partner(it.bot.as_deref()?));
    let other = seated.into_iter().find(|other| !bot.plays_with(other));
    other.map_or(Ok(()), |other| {
        let (team, other) = if bot.is_team() {
            (bot, other)
        } else {
            (other, bot)
        };
        refuse(
            ErrorCode::BotLanguage,
            format!(
                "`{}` speaks a secret language with its own kind, which `{}` doesn't understand; \
                 seat bots of one kind",
                team.name, other.name
            ),
        )
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn of(name: &str, value: serde_json::Value) -> TableSettings {
        TableSettings {
            preset: "original".to_owned(),
            options: [(name.to_owned(), value)].into(),
            seats: 3,
            starter: Starter::Edition,
            listed: true,
            watching: kagiya_protocol::Watching::default(),
            time: TimeControl::None,
            conventions: kagiya_protocol::Conventions::default(),
        }
    }

    #[test]
    fn time_is_bounded_and_its_bot_is_one() {
        let agreed = |time: serde_json::Value| {
            let mut of = of("strikes", json!(3));
            of.time = serde_json::from_value(time).unwrap();
            normal(&of).map(|it| it.time).map_err(|it| it.code)
        };
        let strict = |bank: u32, increment: u32, grace: u32| {
            agreed(json!({"type": "strict", "bank_seconds": bank,
                "increment_seconds": increment, "grace_seconds": grace}))
        };
        let correspondence = |days: u8| agreed(json!({"type": "correspondence", "days": days}));
        let gentle = |nudge: u32| agreed(json!({"type": "gentle", "nudge_seconds": nudge}));
        let bad = ErrorCode::TimeSettings;
        for good in [10, 10_800] {
            assert!(strict(good, 600, 60).is_ok());
        }
        for (bank, increment, grace) in [
            (9, 0, 60),
            (10_801, 0, 60),
            (u32::MAX, 0, 60),
            (60, 601, 60),
            (60, 0, 9),
            (60, 0, 3_601),
        ] {
            assert_eq!(strict(bank, increment, grace), Err(bad));
        }
        assert!(gentle(10).is_ok() && gentle(3_600).is_ok());
        assert_eq!((gentle(9), gentle(3_601)), (Err(bad), Err(bad)));
        assert!(correspondence(1).is_ok() && correspondence(30).is_ok());
        assert_eq!(
            (correspondence(0), correspondence(31)),
            (Err(bad), Err(bad))
        );
        let of_bot = |bot: &str| {
            agreed(json!({"type": "correspondence", "days": 1,
                "when_out": {"type": "bot", "bot": bot}}))
        };
        assert!(of_bot("cautious").is_ok());
        assert_eq!(of_bot("random"), Err(ErrorCode::NoBot));
        // Absent options have their default values.
        assert_eq!(
            agreed(json!({"type": "strict", "bank_seconds": 60})),
            Ok(TimeControl::Strict {
                bank_seconds: 60,
                increment_seconds: 0,
                grace_seconds: 60,
                when_out: OnTimeout::Bot { bot: None },
            })
        );
    }

    #[test]
    fn options_are_kept_in_their_shortest_form() {
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
