//! Converts command line arguments to the rules, seats, bots and seed of a game.

use std::sync::Arc;

use kagiya_bots::{AgreedConventions, InvalidAgreement, Kind};
use kagiya_lessons::{LESSONS, Lesson};
use kagiya_random::Dice;
use kagiya_rules::{FirstPlayer, Options, Preset, Rules, Seat, Seed};
pub(crate) use kagiya_terminal::unchanged_preset;

use crate::cli::{GameArgs, PLAYERS, PlayArgs, conventions};
use crate::exit_error::ExitError;
use kagiya_i18n::{Words, args};
use kagiya_terminal::phrases::list;

/// The default edition.
const EDITION: &str = "original";

/// The rules of a game, and its seed.
#[derive(Clone, Debug)]
pub(crate) struct GameSetup {
    /// The name of the edition.
    pub(crate) edition: String,
    /// Its rules.
    pub(crate) rules: Arc<Rules>,
    /// The seed, if one was given.
    pub(crate) seed: Option<Seed>,
}

impl GameSetup {
    /// Converts the arguments of a game.
    ///
    /// # Errors
    /// [`ExitError`] for invalid arguments.
    pub(crate) fn new(game: &GameArgs, words: &Words) -> Result<Self, ExitError> {
        let edition = game.rules.edition.as_deref().unwrap_or(EDITION);
        let preset = find_preset(edition, words)?;
        let mut options = Options {
            players: PLAYERS,
            ..preset.options()
        };
        if let Some(text) = &game.rules.players {
            options.players = number_of_players(text, words)?;
        }
        for change in &game.rules.option {
            options = change_option(&options, change, words)?;
        }
        let seed = game.seed.as_deref();
        Ok(Self {
            seed: seed.map(|text| read_seed(text, words)).transpose()?,
            ..Self::with(&options, Some(edition), words)?
        })
    }

    /// A game with these options, which may belong to an `edition`.
    ///
    /// # Errors
    /// [`ExitError`] for invalid options.
    pub(crate) fn with(
        options: &Options,
        edition: Option<&str>,
        words: &Words,
    ) -> Result<Self, ExitError> {
        let rules = Rules::new(options).map_err(|error| {
            ExitError::usage(words.say("error-options", args![reason = words.explain(&error)]))
        })?;
        Ok(Self {
            edition: edition.unwrap_or(EDITION).to_owned(),
            rules: Arc::new(rules),
            seed: None,
        })
    }
}

/// The person's seat, and the seat of the first player.
///
/// # Errors
/// [`ExitError`] for an unknown seat, or if the edition determines another first player.
pub(crate) fn seats(
    play: &PlayArgs,
    setup: &GameSetup,
    words: &Words,
) -> Result<(Seat, Option<Seat>), ExitError> {
    let players = setup.rules.players();
    let me = match play.seat.as_deref() {
        None => read_seat("1", players, words)?,
        Some("random") => {
            let mut dice = Dice::by_chance()
                .map_err(|error| ExitError::file(kagiya_terminal::Error::from(error).say(words)))?;
            let seats: Vec<Seat> = setup.rules.seats().collect();
            *dice.pick(&seats)
        }
        Some(text) => read_seat(text, players, words)?,
    };
    let first = play
        .first
        .as_deref()
        .map(|text| read_seat(text, players, words))
        .transpose()?;
    if let (Some(first), FirstPlayer::Seat(fixed)) = (first, setup.rules.options().first_player)
        && usize::from(fixed) != first.index()
    {
        let text = words.say("error-first-fixed", args![seat = fixed + 1]);
        return Err(ExitError::usage(text));
    }
    Ok((me, first))
}

/// The kinds of bots that the arguments name, for the seats after the person's.
///
/// # Errors
/// [`ExitError`] for an unknown bot; it names the most similar one, and all bots.
pub(crate) fn bots(play: &PlayArgs, words: &Words) -> Result<Vec<&'static Kind>, ExitError> {
    let Some(names) = &play.bots else {
        return Ok(vec![Kind::default_partner()]);
    };
    let find = |name: &str| {
        let name = name.trim();
        let kinds = Kind::partners().map(|kind| kind.name);
        Kind::partner(name).ok_or_else(|| unknown_bot(name, kinds, words))
    };
    let bots: Vec<&'static Kind> = names.split(',').map(find).collect::<Result<_, _>>()?;
    if !play.mixed {
        check_languages(&bots, words)?;
    }
    Ok(bots)
}

/// Checks that these bots can play together.
///
/// # Errors
/// [`ExitError`] that names the bot with a secret language among others.
pub(crate) fn check_languages(bots: &[&Kind], words: &Words) -> Result<(), ExitError> {
    let is_foreign = |bot: &&&Kind| bot.is_team() && bots.iter().any(|it| !bot.plays_with(it));
    bots.iter().find(is_foreign).map_or(Ok(()), |bot| {
        let args = args![name = bot.name];
        Err(ExitError::usage(words.say("error-bots-language", args)))
    })
}

/// The conventions that the arguments name.
///
/// # Errors
/// [`ExitError`] for an unknown convention, or one that is given twice.
pub(crate) fn agreed(play: &PlayArgs, words: &Words) -> Result<AgreedConventions, ExitError> {
    let Some(text) = &play.conventions else {
        return Ok(AgreedConventions::default());
    };
    text.parse().map_err(|error| {
        ExitError::usage(match error {
            InvalidAgreement::Unknown(name) => {
                let all: Vec<String> = conventions().into_iter().map(str::to_owned).collect();
                let all = list(words, &all);
                words.say("error-convention", args![name = name, all = all])
            }
            InvalidAgreement::Twice(name) => {
                words.say("error-convention-twice", args![name = name])
            }
        })
    })
}

/// The error for an unknown bot: suggests the most similar of `known`, and lists them all.
pub(crate) fn unknown_bot<'k>(
    name: &str,
    known: impl DoubleEndedIterator<Item = &'k str> + Clone,
    words: &Words,
) -> ExitError {
    let all: Vec<String> = known.clone().map(ToOwned::to_owned).collect();
    let all = list(words, &all);
    ExitError::usage(match nearest(&name.to_lowercase(), known.rev()) {
        Some(near) => words.say("error-bot-near", args![name = name, near = near, all = all]),
        None => words.say("error-bot", args![name = name, all = all]),
    })
}

/// The lesson called `name`, or the first one.
///
/// # Errors
/// [`ExitError`] for an unknown lesson; it names the most similar one, and all lessons.
pub(crate) fn lesson(name: Option<&str>, words: &Words) -> Result<&'static Lesson, ExitError> {
    let Some(name) = name else {
        return Ok(&LESSONS[0]);
    };
    Lesson::find(name).ok_or_else(|| {
        let known = LESSONS.iter().map(|lesson| lesson.name);
        let all: Vec<String> = known.clone().map(ToOwned::to_owned).collect();
        let all = list(words, &all);
        ExitError::usage(match nearest(&name.to_lowercase(), known) {
            Some(near) => words.say(
                "error-lesson-near",
                args![name = name, near = near, all = all],
            ),
            None => words.say("error-lesson", args![name = name, all = all]),
        })
    })
}

/// The edition called `name`.
///
/// # Errors
/// [`ExitError`] for an unknown edition; it names the most similar one.
pub(crate) fn find_preset(name: &str, words: &Words) -> Result<&'static Preset, ExitError> {
    Preset::find(name).map_err(|error| {
        ExitError::usage(match error.nearest() {
            Some(near) => words.say("error-edition-near", args![name = name, near = near]),
            None => words.say("error-edition", args![name = name]),
        })
    })
}

fn number_of_players(text: &str, words: &Words) -> Result<u8, ExitError> {
    text.trim()
        .parse()
        .map_err(|_| ExitError::usage(words.say("error-players", args![text = text])))
}

pub(crate) fn change_option(
    options: &Options,
    change: &str,
    words: &Words,
) -> Result<Options, ExitError> {
    let Some((name, value)) = change.split_once('=') else {
        let text = words.say("error-option-form", args![text = change]);
        return Err(ExitError::usage(text));
    };
    options
        .with(name.trim(), value.trim())
        .map_err(|error| ExitError::usage(words.explain(&error)))
}

/// Parses a seed: 64 hexadecimal digits, or any phrase.
fn read_seed(text: &str, words: &Words) -> Result<Seed, ExitError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ExitError::usage(words.text("error-seed-empty")));
    }
    if let Ok(seed) = text.parse() {
        return Ok(seed);
    }
    // A long hexadecimal text is a mistyped seed, not a phrase.
    if text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let text = words.say("error-seed-digits", args![count = text.len()]);
        return Err(ExitError::usage(text));
    }
    Ok(Seed::from_phrase(text))
}

/// A seat from its number, counted from 1, or its letter.
fn read_seat(text: &str, players: usize, words: &Words) -> Result<Seat, ExitError> {
    let text = text.trim();
    Seat::all(players)
        .find(|seat| {
            text == (seat.index() + 1).to_string()
                || text.eq_ignore_ascii_case(&seat.letter().to_string())
        })
        .ok_or_else(|| {
            ExitError::usage(words.say("error-seat", args![text = text, players = players]))
        })
}

/// The candidate with the longest common prefix with `name`, of at least three letters.
pub(crate) fn nearest<'c>(
    name: &str,
    candidates: impl Iterator<Item = &'c str>,
) -> Option<&'c str> {
    let shared = |other: &str| {
        let pairs = name.chars().zip(other.chars());
        pairs.take_while(|(a, b)| a == b).count()
    };
    candidates
        .map(|candidate| (shared(candidate), candidate))
        .filter(|(shared, _)| *shared >= 3)
        .max_by_key(|(shared, candidate)| (*shared, core::cmp::Reverse(candidate.len())))
        .map(|(_, candidate)| candidate)
}
