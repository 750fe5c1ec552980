//! Measures how often a bot chooses the actions of recorded games.
//!
//! The bot follows each game from every seat and sees what that seat saw. Before each action it decides what
//! it would do; then it sees what the player did. The recorded action is always played, so the bot decides in
//! the players' game.

mod action_class;
mod measures;
mod puzzling;
mod statistics;

use core::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{
    Bot, BotName, Companion, Convention, Decision, HumanModel, Level, Reasons, SeatDriver, Value,
};
use kagiya_knowledge::{Certainty, Knowledge};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{
    Action, CardId, Event, Game, IllegalAction, LossReason, Outcome, PublicEvent, Seat, View,
};

pub use action_class::{ActionClass, ActionKind};
pub use measures::Measures;
pub use puzzling::Judges;
pub use statistics::{Agreement, Disagreement, Example, Row, Share};

use measures::CluedCards;
use puzzling::Judge;

use crate::game_split::{GameSplit, fifth};
use crate::run::pool;

#[derive(Clone, Copy, Debug)]
pub struct AgreementOptions<'a> {
    pub games: &'a [Record],
    pub bot: BotName,
    /// The model of people for `companion-4`, if not its own. Ignored for other bots.
    pub habits: Option<&'a HumanModel>,
    /// The conventions that a companion doesn't use. Ignored for other bots.
    pub without: &'a [Convention],
    /// Models of people that count puzzling actions, if they are to be counted.
    pub judges: Option<&'a Judges>,
    /// The games to replay.
    pub part: GameSplit,
    /// The number of threads; 0 means the number of cores.
    pub threads: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum AgreementError {
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// The bot chooses an illegal action.
    #[error("{name} wants to do something illegal in game {game}, action {action}")]
    Illegal {
        name: String,
        /// The index of the game.
        game: usize,
        /// The index of the action among the entries of the game.
        action: usize,
        #[source]
        error: IllegalAction,
    },
}

/// A turn: the player's action, and the bot's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub(crate) game: usize,
    /// The index of the player's action in the record.
    pub(crate) entry: usize,
    /// The number of turns before.
    pub(crate) number: u16,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) did: ActionClass,
    pub(crate) would: ActionClass,
    /// The card that the player plays.
    pub(crate) did_play: Option<CardId>,
    /// The card that the bot would play.
    pub(crate) would_play: Option<CardId>,
    /// Whether both actions are equal.
    pub(crate) exact: bool,
    /// Whether the player had a card that surely fits, by the rules and the clues.
    pub(crate) knows_a_play: bool,
    /// The bot's interpretation of the last clue that asked its seat for something since its last action.
    pub(crate) reading: &'static str,
    /// The first reason that the bot gives.
    pub(crate) reason: &'static str,
    /// Whether the player's action and the bot's are puzzling; `None` if nobody judges them.
    pub(crate) puzzling: Option<[bool; 2]>,
}

/// The stage of a game, by the size of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// More than two thirds of the deck are left.
    Opening,
    Middle,
    /// Less than a third of the deck is left.
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

/// The result of one game.
pub(crate) struct Watched {
    pub(crate) turns: Vec<Turn>,
    pub(crate) players: usize,
    /// The fifth of all games to which it belongs.
    pub(crate) fifth: u8,
    pub(crate) ending: Ending,
    pub(crate) clued: CluedCards,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    Played,
    StruckOut,
    Unfinished,
}

/// Replays games to a bot and measures how often it would have chosen the same actions.
///
/// `progress` receives the number of finished games. When `stop` becomes true, the games in progress are
/// finished, and the statistics cover the finished games. They don't depend on the number of threads.
///
/// # Errors
/// [`AgreementError`] if the bot chooses an illegal action.
pub fn measure_agreement(
    watching: &AgreementOptions<'_>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Agreement, AgreementError> {
    let AgreementOptions {
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
    let pool = pool(watching.threads).map_err(AgreementError::Threads)?;
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

/// A turn as the bot saw it, to show to people.
#[derive(Clone, Debug)]
pub struct ReplayedTurn {
    /// The index of the player's action in the record.
    pub entry: usize,
    /// The game before the action.
    pub game: Game,
    /// The view of the seat.
    pub view: View,
    pub did: Action,
    /// The bot's decision, with its reasons.
    pub would: Decision,
    /// The bot's interpretation of another player's last clue, if any.
    pub understood: Option<Reasons>,
}

/// The turns of a game with these entries, in order.
///
/// # Errors
/// [`AgreementError`] if the bot chooses an illegal action.
pub fn replayed_turns(
    record: &Record,
    number: usize,
    watching: &AgreementOptions<'_>,
    entries: &[usize],
) -> Result<Vec<ReplayedTurn>, AgreementError> {
    let mut scenes = Vec::new();
    watch(record, number, watching.watcher(), &mut |question| {
        if entries.contains(&question.entry) {
            scenes.push(ReplayedTurn {
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

/// Makes the bots that replay a game.
#[derive(Clone, Copy)]
struct Watcher<'a> {
    bot: BotName,
    habits: Option<&'a HumanModel>,
    without: &'a [Convention],
    judges: Option<&'a Judges>,
}

impl AgreementOptions<'_> {
    fn watcher(&self) -> Watcher<'_> {
        let has_habits = self.bot.kind().level == Some(Level::Group);
        Watcher {
            bot: self.bot,
            habits: self.habits.filter(|_| has_habits),
            without: self.without,
            judges: self.judges,
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
            Some(habits) => companion.with_human_model(habits.clone()),
            None => companion,
        })
    }
}

/// A bot that has decided, before the player's action is applied.
struct Question<'a> {
    entry: usize,
    game: &'a Game,
    driver: &'a SeatDriver<Box<dyn Bot>>,
    did: Action,
    would: &'a Decision,
}

/// Gives a bot to each seat and lets it decide before each action.
fn watch(
    record: &Record,
    number: usize,
    watcher: Watcher<'_>,
    seen: &mut dyn FnMut(&Question<'_>),
) -> Result<Watched, AgreementError> {
    let mut replay = record.replay();
    let seats = record.rules().seats();
    let mut drivers: Vec<SeatDriver<Box<dyn Bot>>> = seats
        .map(|seat| SeatDriver::new(watcher.make(), seat, replay.game()))
        .collect();
    let mut readings: Vec<&'static str> = vec![NO_CLUE; drivers.len()];
    let model = watcher.judges.and_then(|judges| judges.of(record));
    let mut judge = model.map(|model| Judge::new(model, replay.game()));
    let at_first = replay.game().table().deck_size();
    let (mut turns, mut clued) = (Vec::new(), CluedCards::default());
    while let Some(entry) = record.entries().get(replay.done()) {
        let game = replay.game();
        let (place, seat) = (replay.done(), game.table().to_act());
        if let Entry::Action(did) = *entry {
            let driver = &mut drivers[seat.index()];
            if let Some(would) = driver.decide() {
                let illegal = |error| AgreementError::Illegal {
                    name: watcher.bot.to_string(),
                    game: number,
                    action: place,
                    error,
                };
                let fits = known_to_fit(driver.view(), seat);
                clued.see(game, seat, &**driver.bot());
                turns.push(Turn {
                    game: number,
                    entry: place,
                    number: game.table().turn(),
                    seat,
                    phase: Phase::of(game.table().deck_size(), at_first),
                    did: ActionClass::of(game, &fits, did).map_err(illegal)?,
                    would: ActionClass::of(game, &fits, would.action).map_err(illegal)?,
                    did_play: played(did),
                    would_play: played(would.action),
                    exact: would.action == did,
                    knows_a_play: !fits.is_empty(),
                    reading: readings[seat.index()],
                    reason: first_reason(&would),
                    puzzling: judge
                        .as_mut()
                        .and_then(|judge| judge.puzzling(game, seat, [did, would.action])),
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
        if let Some(judge) = &mut judge {
            judge.see(&step.events, replay.game());
        }
        note_readings(&step.events, &drivers, &mut readings);
    }
    Ok(Watched {
        turns,
        players: drivers.len(),
        fifth: fifth(record),
        ending: ending(replay.game()),
        clued,
    })
}

const fn played(action: Action) -> Option<CardId> {
    match action {
        Action::Play { card, .. } => Some(card),
        _ => None,
    }
}

const NO_CLUE: &str = "none";
const UNTOLD: &str = "untold";

/// Records for each seat what a clue asks for, as the bot there reads it.
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
                // A request that depends on another reading is a request too.
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

/// The cards in a hand that surely fit, by the rules and the clues.
fn known_to_fit(view: &View, seat: Seat) -> Vec<CardId> {
    let knowledge = Knowledge::new(view);
    let (hand, card_status) = (knowledge.mine(seat), knowledge.card_status());
    let ids = view.table().hand(seat).iter().enumerate();
    ids.filter(|(place, _)| hand.playable(*place, card_status) == Certainty::Surely)
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
