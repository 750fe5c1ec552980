//! From the command line to the rules and the seed of a game.

use std::sync::Arc;

use kagiya_bots::{Kind, NotStated, Stated, Way};
use kagiya_lessons::{LESSONS, Lesson};
use kagiya_random::Dice;
use kagiya_rules::{FirstPlayer, Options, Preset, Rules, Seat, Seed};
pub(crate) use kagiya_terminal::unchanged_preset;

use crate::cli::{GameArgs, PlayArgs};
use crate::failure::Failure;
use crate::phrases::list;
use crate::rules_cmd::nearest;
use crate::words::{Words, args};

/// The edition that is played if none is named.
const EDITION: &str = "original";

/// How many play if nobody says.
pub(crate) const PLAYERS: u8 = 3;

/// A game that can be dealt.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// The name of the edition.
    pub(crate) edition: String,
    /// Its rules.
    pub(crate) rules: Arc<Rules>,
    /// The seed, if one was given.
    pub(crate) seed: Option<Seed>,
}

impl Start {
    /// Reads the arguments that name a game.
    ///
    /// # Errors
    /// [`Failure`] says what is wrong with them and what would be right.
    pub(crate) fn new(game: &GameArgs, words: &Words) -> Result<Self, Failure> {
        let edition = game.edition.as_deref().unwrap_or(EDITION);
        let preset = find_preset(edition, words)?;
        let mut options = Options {
            players: PLAYERS,
            ..preset.options()
        };
        if let Some(text) = &game.players {
            options.players = number_of_players(text, words)?;
        }
        for change in &game.option {
            options = change_option(&options, change, words)?;
        }
        let seed = game.seed.as_deref();
        Ok(Self {
            seed: seed.map(|text| read_seed(text, words)).transpose()?,
            ..Self::with(&options, Some(edition), words)?
        })
    }

    /// The game that has these options; `edition` is the one they belong to, if they do to one.
    ///
    /// # Errors
    /// [`Failure`] if the options make no game.
    pub(crate) fn with(
        options: &Options,
        edition: Option<&str>,
        words: &Words,
    ) -> Result<Self, Failure> {
        let rules = Rules::new(options).map_err(|error| {
            Failure::usage(words.say("error-options", args![reason = words.explain(&error)]))
        })?;
        Ok(Self {
            edition: edition.unwrap_or(EDITION).to_owned(),
            rules: Arc::new(rules),
            seed: None,
        })
    }
}

/// The seats that the arguments name: the person's, and who begins.
///
/// # Errors
/// [`Failure`] if there is no such seat, or the edition says otherwise who begins.
pub(crate) fn seats(
    play: &PlayArgs,
    start: &Start,
    words: &Words,
) -> Result<(Seat, Option<Seat>), Failure> {
    let players = start.rules.players();
    let me = match play.seat.as_deref() {
        None => read_seat("1", players, words)?,
        Some("random") => {
            let mut dice = Dice::by_chance()
                .map_err(|error| Failure::file(kagiya_terminal::Error::from(error).say(words)))?;
            let seats: Vec<Seat> = start.rules.seats().collect();
            *dice.pick(&seats)
        }
        Some(text) => read_seat(text, players, words)?,
    };
    let first = play
        .first
        .as_deref()
        .map(|text| read_seat(text, players, words))
        .transpose()?;
    if let (Some(first), FirstPlayer::Seat(fixed)) = (first, start.rules.options().first_player)
        && usize::from(fixed) != first.index()
    {
        let text = words.say("error-first-fixed", args![seat = fixed + 1]);
        return Err(Failure::usage(text));
    }
    Ok((me, first))
}

/// The kinds of bots that the arguments name, for the seats after the person's.
///
/// # Errors
/// [`Failure`] names the nearest kind, and all.
pub(crate) fn bots(play: &PlayArgs, words: &Words) -> Result<Vec<&'static Kind>, Failure> {
    let Some(names) = &play.bots else {
        return Ok(vec![Kind::default_partner()]);
    };
    let find = |name: &str| {
        let name = name.trim();
        let kinds = Kind::partners().map(|kind| kind.name);
        Kind::partner(name).ok_or_else(|| unknown_bot(name, kinds, words))
    };
    names.split(',').map(find).collect()
}

/// The words by which a table states its conventions.
pub(crate) fn conventions() -> Vec<&'static str> {
    let ways = Way::ALL.into_iter();
    ways.flat_map(|way| [way.word(), way.switch()]).collect()
}

/// What the arguments say that the table states about how it is played.
///
/// # Errors
/// [`Failure`] names the word that is none and all there are, or the one that is said twice.
pub(crate) fn stated(play: &PlayArgs, words: &Words) -> Result<Stated, Failure> {
    let Some(text) = &play.conventions else {
        return Ok(Stated::default());
    };
    text.parse().map_err(|error| {
        Failure::usage(match error {
            NotStated::Unknown(name) => {
                let all: Vec<String> = conventions().into_iter().map(str::to_owned).collect();
                let all = list(words, &all);
                words.say("error-convention", args![name = name, all = all])
            }
            NotStated::Twice(name) => words.say("error-convention-twice", args![name = name]),
        })
    })
}

/// What is said of a bot that is none of `known`: names the nearest one, of several that are as near
/// the first, and all.
pub(crate) fn unknown_bot<'k>(
    name: &str,
    known: impl DoubleEndedIterator<Item = &'k str> + Clone,
    words: &Words,
) -> Failure {
    let all: Vec<String> = known.clone().map(ToOwned::to_owned).collect();
    let all = list(words, &all);
    Failure::usage(match nearest(&name.to_lowercase(), known.rev()) {
        Some(near) => words.say("error-bot-near", args![name = name, near = near, all = all]),
        None => words.say("error-bot", args![name = name, all = all]),
    })
}

/// The lesson called `name`, or the first one.
///
/// # Errors
/// [`Failure`] names the nearest one, and all.
pub(crate) fn lesson(name: Option<&str>, words: &Words) -> Result<&'static Lesson, Failure> {
    let Some(name) = name else {
        return Ok(&LESSONS[0]);
    };
    Lesson::find(name).ok_or_else(|| {
        let known = LESSONS.iter().map(|lesson| lesson.name);
        let all: Vec<String> = known.clone().map(ToOwned::to_owned).collect();
        let all = list(words, &all);
        Failure::usage(match nearest(&name.to_lowercase(), known) {
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
/// [`Failure`] names the nearest one.
pub(crate) fn find_preset(name: &str, words: &Words) -> Result<&'static Preset, Failure> {
    Preset::find(name).map_err(|error| {
        Failure::usage(match error.nearest() {
            Some(near) => words.say("error-edition-near", args![name = name, near = near]),
            None => words.say("error-edition", args![name = name]),
        })
    })
}

fn number_of_players(text: &str, words: &Words) -> Result<u8, Failure> {
    text.trim()
        .parse()
        .map_err(|_| Failure::usage(words.say("error-players", args![text = text])))
}

fn change_option(options: &Options, change: &str, words: &Words) -> Result<Options, Failure> {
    let Some((name, value)) = change.split_once('=') else {
        let text = words.say("error-option-form", args![text = change]);
        return Err(Failure::usage(text));
    };
    options
        .with(name.trim(), value.trim())
        .map_err(|error| Failure::usage(words.explain(&error)))
}

/// A seed from 64 hexadecimal digits, or from any words.
fn read_seed(text: &str, words: &Words) -> Result<Seed, Failure> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Failure::usage(words.text("error-seed-empty")));
    }
    if let Ok(seed) = text.parse() {
        return Ok(seed);
    }
    // Long hexadecimal text is a seed that was copied badly, not a phrase.
    if text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let text = words.say("error-seed-digits", args![count = text.len()]);
        return Err(Failure::usage(text));
    }
    Ok(Seed::from_phrase(text))
}

/// A seat from its number, counted from 1, or its letter.
fn read_seat(text: &str, players: usize, words: &Words) -> Result<Seat, Failure> {
    let text = text.trim();
    Seat::all(players)
        .find(|seat| {
            text == (seat.index() + 1).to_string()
                || text.eq_ignore_ascii_case(&seat.letter().to_string())
        })
        .ok_or_else(|| {
            Failure::usage(words.say("error-seat", args![text = text, players = players]))
        })
}
