//! Converts command line arguments to the rules, seats, bots and seed of a game.

use std::sync::Arc;

use kagiya_bots::{AgreedConventions, InvalidAgreement, Kind};
use kagiya_formats::hanab_live::{SiteSeed, variant_name, variant_names, variant_options};
use kagiya_lessons::{LESSONS, Lesson};
use kagiya_random::Dice;
use kagiya_rules::{DealtCards, FirstPlayer, Options, Preset, Rules, Seat, Seed};
pub(crate) use kagiya_terminal::unchanged_preset;

use crate::cli::{GameArgs, PLAYERS, PlayArgs, conventions};
use crate::exit_error::ExitError;
use kagiya_i18n::{Words, args};
use kagiya_terminal::phrases::list;

/// The default edition.
const EDITION: &str = "original";

/// The edition of hanab.live's variants.
pub(crate) const SITE: &str = "hanab-live";

/// The rules of a game, and its cards.
#[derive(Clone, Debug)]
pub(crate) struct GameSetup {
    /// The name of the edition.
    pub(crate) edition: String,
    /// Its rules.
    pub(crate) rules: Arc<Rules>,
    /// The cards, if a seed was given.
    pub(crate) cards: Option<DealtCards>,
    /// The first player, if a seed of hanab.live was given.
    pub(crate) first: Option<Seat>,
}

impl GameSetup {
    /// Converts the arguments of a game.
    ///
    /// # Errors
    /// [`ExitError`] for invalid arguments.
    pub(crate) fn new(game: &GameArgs, words: &Words) -> Result<Self, ExitError> {
        let seed = game.seed.as_deref().map(str::trim);
        if let Some(seed) = seed.and_then(SiteSeed::parse) {
            return Self::of_site_seed(&seed, game, words);
        }
        let edition = game.rules.edition.as_deref().unwrap_or(EDITION);
        let (preset, options) =
            find_edition(edition).map_err(|near| unknown_edition(edition, near, words))?;
        let mut options = Options {
            players: PLAYERS,
            ..options
        };
        if let Some(text) = &game.rules.players {
            options.players = number_of_players(text, words)?;
        }
        for change in &game.rules.option {
            options = change_option(&options, change, words)?;
        }
        let seed = seed.map(|text| read_seed(text, words)).transpose()?;
        Ok(Self {
            cards: seed.map(DealtCards::Seed),
            ..Self::with(&options, Some(preset.name), words)?
        })
    }

    /// The game that hanab.live deals from a seed, whose first seat begins.
    fn of_site_seed(seed: &SiteSeed, game: &GameArgs, words: &Words) -> Result<Self, ExitError> {
        let rules = &game.rules;
        if rules.edition.is_some() || rules.players.is_some() || !rules.option.is_empty() {
            return Err(ExitError::usage(words.text("error-seed-decides")));
        }
        let Some(options) = seed.options() else {
            return Err(ExitError::usage(words.text("error-seed-variant")));
        };
        let setup = Self::with(&options, Some(SITE), words)?;
        Ok(Self {
            cards: Some(DealtCards::Listed {
                deck: seed.deck(&setup.rules),
                tiles: Vec::new(),
                seed: Seed::from_number(0),
            }),
            first: Seat::new(0),
            ..setup
        })
    }

    /// The title of the game in words.
    pub(crate) fn title(&self, words: &Words) -> String {
        title(&self.edition, &self.rules, words)
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
            cards: None,
            first: None,
        })
    }
}

/// The edition in words, with the name of the variant if it is one of hanab.live.
pub(crate) fn title(edition: &str, rules: &Rules, words: &Words) -> String {
    let title = words.text(&format!("preset-{edition}"));
    let is_changed = unchanged_preset(edition, rules).is_none();
    let variant = (edition == SITE && is_changed).then(|| variant_name(rules));
    match variant.flatten() {
        Some(variant) => format!("{title} · {variant}"),
        None => title,
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
        let near = error.nearest().map(str::to_owned);
        unknown_edition(name, near, words)
    })
}

fn unknown_edition(name: &str, near: Option<String>, words: &Words) -> ExitError {
    ExitError::usage(match near {
        Some(near) => words.say("error-edition-near", args![name = name, near = near]),
        None => words.say("error-edition", args![name = name]),
    })
}

/// The edition called `name`, or that of a variant of hanab.live, with its options.
///
/// # Errors
/// The most similar name, if there is one.
pub(crate) fn find_edition(name: &str) -> Result<(&'static Preset, Options), Option<String>> {
    let unknown = match Preset::find(name) {
        Ok(preset) => return Ok((preset, preset.options())),
        Err(unknown) => unknown,
    };
    let site = Preset::find(SITE).expect("a preset");
    let variant = variant_names().find(|variant| variant.eq_ignore_ascii_case(name));
    match variant_options(variant.unwrap_or(name)) {
        Ok(options) => Ok((site, options)),
        Err(variant) => Err(variant
            .nearest()
            .or_else(|| unknown.nearest().map(str::to_owned))),
    }
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

/// Parses a seed: 64 hexadecimal digits, the number of a deal, or any phrase.
fn read_seed(text: &str, words: &Words) -> Result<Seed, ExitError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ExitError::usage(words.text("error-seed-empty")));
    }
    if let Ok(seed) = text.parse() {
        return Ok(seed);
    }
    if let Ok(number) = text.parse() {
        return Ok(Seed::from_number(number));
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
