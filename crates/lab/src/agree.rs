//! How far a bot does what others did in recorded games.
//!
//! The bot watches each game from every seat, sees what that seat saw, and is asked before each
//! action what it would do; then it is shown what was done. What it would have done is never done,
//! so that every question is asked in the game of others.

mod deed;
mod figures;
mod part;

use core::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{
    Bot, BotName, Companion, Convention, Decision, Habits, Level, Reasons, SeatDriver, Value,
};
use kagiya_knowledge::{Certainty, Knowledge};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{
    Action, CardId, Event, Game, IllegalAction, LossReason, Outcome, PublicEvent, Seat, View,
};

pub use deed::{Deed, DeedKind};
pub use figures::{Agreement, Class, Example, Row, Share};
pub use part::Part;

use crate::run::pool;

/// What to look at.
#[derive(Clone, Copy, Debug)]
pub struct Watching<'a> {
    /// The games.
    pub games: &'a [Record],
    /// The bot that watches them.
    pub bot: BotName,
    /// By which habits `companion-4` chooses, if not by its own. Others have none.
    pub habits: Option<&'a Habits>,
    /// Which conventions a companion leaves out. Others follow none.
    pub without: &'a [Convention],
    /// Which of the games are looked at.
    pub part: Part,
    /// How many threads; 0 for as many as the machine has cores.
    pub threads: usize,
}

/// Why games could not be looked at.
#[derive(Debug, thiserror::Error)]
pub enum AgreeError {
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// The bot wants to do something illegal.
    #[error("{name} wants to do something illegal in game {game}, action {action}")]
    Illegal {
        /// The bot.
        name: String,
        /// The game, counted from 0.
        game: usize,
        /// The action, counted from 0 among all entries of the game.
        action: usize,
        /// What is wrong.
        #[source]
        error: IllegalAction,
    },
}

/// One question to the bot: what was done, and what it would have done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub(crate) game: usize,
    /// The entry of the record that holds what was done, counted from 0.
    pub(crate) entry: usize,
    /// How many turns had been taken.
    pub(crate) number: u16,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) did: Deed,
    pub(crate) would: Deed,
    /// Whether the bot would have done the same.
    pub(crate) exact: bool,
    /// Whether the seat held a card that is known to fit, by the rules and the clues alone.
    pub(crate) knows_a_play: bool,
    /// How the bot read the last clue that asked its seat for something since its last action.
    pub(crate) reading: &'static str,
    /// The first reason that the bot gives.
    pub(crate) reason: &'static str,
}

/// How far a game has come, by the cards left to draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// More than two thirds of those that lay there after the deal.
    Opening,
    /// Between.
    Middle,
    /// Less than a third.
    End,
}

impl Phase {
    pub(crate) const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];

    const fn of(left: usize, at_first: usize) -> Self {
        if 3 * left > 2 * at_first {
            Self::Opening
        } else if 3 * left >= at_first {
            Self::Middle
        } else {
            Self::End
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// The result of watching one game.
pub(crate) struct Watched {
    pub(crate) turns: Vec<Turn>,
    pub(crate) players: usize,
    pub(crate) ending: Ending,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    Played,
    StruckOut,
    Unfinished,
}

/// Lets a bot watch games, and says how far it would have done the same.
///
/// `progress` gets the number of finished games now and then. When `stop` becomes true, the games begun
/// are finished, and the figures are about those. They are the same for any number of threads.
///
/// # Errors
/// [`AgreeError`] if the bot wants to do something illegal.
pub fn agree(
    watching: &Watching<'_>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Agreement, AgreeError> {
    let Watching {
        games, bot, part, ..
    } = *watching;
    let watcher = watching.watcher();
    let chosen: Vec<usize> = (0..games.len())
        .filter(|game| part.has(&games[*game]))
        .collect();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let failed = AtomicBool::new(false);
    let watch = |_: rayon::BroadcastContext<'_>| {
        let mut parts = Vec::new();
        while !stop.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
            let place = usize::try_from(next.fetch_add(1, Ordering::Relaxed)).ok();
            let Some(game) = place.and_then(|place| chosen.get(place)).copied() else {
                break;
            };
            let watched = watch(&games[game], game, watcher, &mut |_| {});
            failed.fetch_or(watched.is_err(), Ordering::Relaxed);
            parts.push((game, watched));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        parts
    };
    let pool = pool(watching.threads).map_err(AgreeError::Threads)?;
    let mut parts: Vec<_> = pool.broadcast(watch).into_iter().flatten().collect();
    parts.sort_by_key(|(game, _)| *game);
    let watched = parts.into_iter().map(|(_, watched)| watched);
    let watched: Vec<Watched> = watched.collect::<Result<_, _>>()?;
    Ok(Agreement::new(
        bot.to_string(),
        part,
        chosen.len(),
        &watched,
    ))
}

/// One question of a game as the bot saw it, for people who want to look at it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The entry of the record that holds what was done, counted from 0.
    pub entry: usize,
    /// The table before it.
    pub game: Game,
    /// What the seat saw.
    pub view: View,
    /// What was done.
    pub did: Action,
    /// What the bot would have done, and why.
    pub would: Decision,
    /// How the bot had understood the last clue of somebody else, if it said so.
    pub understood: Option<Reasons>,
}

/// The questions of one game with these entries, in order: what [`agree`] counts, to be read.
///
/// # Errors
/// [`AgreeError`] if the bot wants to do something illegal.
pub fn scenes(
    record: &Record,
    number: usize,
    watching: &Watching<'_>,
    entries: &[usize],
) -> Result<Vec<Scene>, AgreeError> {
    let mut scenes = Vec::new();
    watch(record, number, watching.watcher(), &mut |question| {
        if entries.contains(&question.entry) {
            scenes.push(Scene {
                entry: question.entry,
                game: question.game.clone(),
                view: question.driver.view().clone(),
                did: question.did,
                would: question.would.clone(),
                understood: question.driver.understood(),
            });
        }
    })?;
    Ok(scenes)
}

/// The bots that watch.
#[derive(Clone, Copy)]
struct Watcher<'a> {
    bot: BotName,
    habits: Option<&'a Habits>,
    without: &'a [Convention],
}

impl Watching<'_> {
    fn watcher(&self) -> Watcher<'_> {
        let has_habits = self.bot.kind().level == Some(Level::Group);
        Watcher {
            bot: self.bot,
            habits: self.habits.filter(|_| has_habits),
            without: self.without,
        }
    }
}

impl Watcher<'_> {
    fn make(self) -> Box<dyn Bot> {
        let Some(companion) = self.bot.companion() else {
            return self.bot.make_explaining();
        };
        let without = self.without.iter().copied();
        let companion = without.fold(companion.explaining(), Companion::without);
        Box::new(match self.habits {
            Some(habits) => companion.with_habits(habits.clone()),
            None => companion,
        })
    }
}

/// A bot that has been asked, before what was done is done.
struct Question<'a> {
    entry: usize,
    game: &'a Game,
    driver: &'a SeatDriver<Box<dyn Bot>>,
    did: Action,
    would: &'a Decision,
}

/// Seats the bot everywhere, and asks it before every action.
fn watch(
    record: &Record,
    number: usize,
    watcher: Watcher<'_>,
    seen: &mut dyn FnMut(&Question<'_>),
) -> Result<Watched, AgreeError> {
    let mut replay = record.replay();
    let seats = record.rules().seats();
    let mut drivers: Vec<SeatDriver<Box<dyn Bot>>> = seats
        .map(|seat| SeatDriver::new(watcher.make(), seat, replay.game()))
        .collect();
    let mut readings: Vec<&'static str> = vec![NO_CLUE; drivers.len()];
    let at_first = replay.game().table().deck_size();
    let mut turns = Vec::new();
    while let Some(entry) = record.entries().get(replay.done()) {
        let game = replay.game();
        let (place, seat) = (replay.done(), game.table().to_act());
        if let Entry::Action(did) = *entry {
            let driver = &mut drivers[seat.index()];
            if let Some(would) = driver.decide() {
                let illegal = |error| AgreeError::Illegal {
                    name: watcher.bot.to_string(),
                    game: number,
                    action: place,
                    error,
                };
                let fits = known_to_fit(driver.view(), seat);
                turns.push(Turn {
                    game: number,
                    entry: place,
                    number: game.table().turn(),
                    seat,
                    phase: Phase::of(game.table().deck_size(), at_first),
                    did: Deed::of(game, &fits, did).map_err(illegal)?,
                    would: Deed::of(game, &fits, would.action).map_err(illegal)?,
                    exact: would.action == did,
                    knows_a_play: !fits.is_empty(),
                    reading: readings[seat.index()],
                    reason: first_reason(&would),
                });
                seen(&Question {
                    entry: place,
                    game,
                    driver,
                    did,
                    would: &would,
                });
            }
            readings[seat.index()] = NO_CLUE;
        }
        let Some(step) = replay.next() else { break };
        for driver in &mut drivers {
            driver.see(&step.events, replay.game());
        }
        note_readings(&step.events, &drivers, &mut readings);
    }
    Ok(Watched {
        turns,
        players: drivers.len(),
        ending: ending(replay.game()),
    })
}

const NO_CLUE: &str = "none";
const UNTOLD: &str = "untold";

/// Notes for whom a clue asks something, and what, as the bot in that seat reads it.
fn note_readings(
    events: &[Event],
    drivers: &[SeatDriver<Box<dyn Bot>>],
    readings: &mut [&'static str],
) {
    for event in events {
        let Event::Public(PublicEvent::Clued { giver, to, .. }) = *event else {
            continue;
        };
        for driver in drivers.iter().filter(|driver| driver.seat() != giver) {
            let me = driver.seat();
            let understood = driver.understood().unwrap_or_default();
            let statements = understood.after_the_game();
            let asked = statements.iter().find(|statement| {
                statement.id.starts_with("companion-asks-")
                    && statement.arguments.contains(&("seat", Value::Seat(me)))
            });
            let said = if to == me {
                statements.first().map_or(Some(UNTOLD), |it| Some(it.id))
            } else {
                asked.map(|it| it.id)
            };
            if let Some(said) = said {
                let said = said.strip_prefix("companion-").unwrap_or(said);
                let said = said.strip_prefix("heard-").unwrap_or(said);
                // What is asked for if another reading turns out wrong is asked for all the same.
                readings[me.index()] = said.strip_suffix("-else").unwrap_or(said);
            }
        }
    }
}

fn first_reason(decision: &Decision) -> &'static str {
    let reason = decision.reasons.after_the_game().first();
    reason.map_or(UNTOLD, |it| {
        it.id.strip_prefix("companion-").unwrap_or(it.id)
    })
}

/// The cards of a hand that fit, by the rules and the clues alone.
fn known_to_fit(view: &View, seat: Seat) -> Vec<CardId> {
    let knowledge = Knowledge::new(view);
    let (hand, outlook) = (knowledge.mine(seat), knowledge.outlook());
    let ids = view.table().hand(seat).iter().enumerate();
    ids.filter(|(place, _)| hand.playable(*place, outlook) == Certainty::Surely)
        .map(|(_, id)| *id)
        .collect()
}

fn ending(game: &Game) -> Ending {
    match game.outcome() {
        None => Ending::Unfinished,
        Some(Outcome::Lost(LossReason::Strikes)) => Ending::StruckOut,
        Some(_) if game.table().strikes() >= game.rules().max_strikes() => Ending::StruckOut,
        Some(_) => Ending::Played,
    }
}

/// The turns of each game, in order.
pub(crate) fn by_game(turns: &[Turn]) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start = 0;
    core::iter::from_fn(move || {
        let game = turns.get(start)?.game;
        let end = start
            + turns[start..]
                .iter()
                .take_while(|it| it.game == game)
                .count();
        let range = start..end;
        start = end;
        Some(range)
    })
}
