//! Reviews a record, in stages that each give a whole review.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use kagiya_bots::{Bot, BotName, Companion, Level, SeatDriver, profiles};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Action, Game, Seat};
use rayon::prelude::*;

use crate::bound::{self, OpenBound};
use crate::course::{self, Valued};
use crate::decision::Decision;
use crate::figures::{Beliefs, Counter, Figures, final_points};
use crate::moments::{self, Chance};
use crate::review::{Review, Turn};
use crate::settings::{Depth, Settings};
use crate::value::TurnValue;

/// Each stage plays on this number of times as much as the one before.
const GROWTH: usize = 4;

/// Why a game can't be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// Nobody has acted.
    #[error("the game has no turn")]
    NoTurn,
    /// Nobody saw the fireworks, so no action can be judged by what players knew.
    #[error("plays were hidden (`hidden_plays`), so a review can't tell what players knew")]
    HiddenPlays,
    /// The settings name another number of players.
    #[error("{named} players are named, but {players} played")]
    Players { named: usize, players: usize },
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
}

/// A review in progress.
#[derive(Debug)]
pub struct Reviewer {
    turns: Vec<Played>,
    /// The positions after 0, 1, 2, … turns.
    games: Vec<Game>,
    figures: Figures,
    bound: OpenBound,
    players: usize,
    settings: Settings,
    pool: rayon::ThreadPool,
    /// The budget of the last finished stage.
    budget: usize,
    /// The number of finished stages.
    stage: usize,
}

/// A turn of the record.
#[derive(Debug)]
struct Played {
    /// The number of its action among the entries of the record.
    entry: usize,
    seat: Seat,
    action: Action,
    text: String,
    /// `None` if it isn't valued.
    decision: Option<Decision>,
    shows_card: bool,
}

impl Reviewer {
    /// Prepares the review of a record.
    ///
    /// # Errors
    /// [`ReviewError`] if there is nothing to review, or the threads can't be started.
    pub fn new(record: &Record, settings: &Settings) -> Result<Self, ReviewError> {
        if record.rules().hides_plays() {
            return Err(ReviewError::HiddenPlays);
        }
        let players = record.rules().players();
        let seated = match &settings.players {
            None => seated_by_names(record),
            Some(seated) if seated.len() == players => seated.clone(),
            Some(seated) => {
                return Err(ReviewError::Players {
                    named: seated.len(),
                    players,
                });
            }
        };
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(settings.threads)
            .build()
            .map_err(ReviewError::Threads)?;
        let (turns, games, figures) = watch(record, &seated, settings.only);
        if turns.is_empty() {
            return Err(ReviewError::NoTurn);
        }
        Ok(Self {
            turns,
            games,
            figures,
            bound: OpenBound {
                lost: Vec::new(),
                missing: bound::missing_cards(record),
            },
            players,
            settings: settings.clone(),
            pool,
            budget: 0,
            stage: 0,
        })
    }

    /// Whether all stages are finished.
    pub fn is_finished(&self) -> bool {
        self.budget >= self.settings.budget(self.players)
    }

    /// The number of turns of each stage, for a progress bar.
    pub fn turns(&self) -> usize {
        self.turns.len()
    }

    /// The number of stages.
    pub fn stages(&self) -> usize {
        let mut stages = 1;
        let mut budget = self.first_budget();
        while budget < self.settings.budget(self.players) {
            budget *= GROWTH;
            stages += 1;
        }
        stages
    }

    fn first_budget(&self) -> usize {
        let quick = Settings {
            depth: Depth::Quick,
            turns: None,
            ..self.settings.clone()
        };
        quick
            .budget(self.players)
            .min(self.settings.budget(self.players))
    }

    /// Computes the next stage. `progress` receives the number of turns done in this stage. If
    /// `stop` becomes true, the stage ends early, and the review is that of an unfinished stage.
    pub fn advance(&mut self, progress: &(dyn Fn(usize) + Sync), stop: &AtomicBool) {
        if self.is_finished() {
            return;
        }
        let full = self.settings.budget(self.players);
        let budget = match self.budget {
            0 => self.first_budget(),
            budget => (budget * GROWTH).min(full),
        };
        let done = AtomicUsize::new(0);
        let advance = |turn: &mut Played| {
            if let Some(decision) = &mut turn.decision
                && !stop.load(Ordering::Relaxed)
            {
                decision.advance(budget);
            }
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        };
        // The solver isn't asked in the first of several stages, whose result should come at once.
        let asks = self.stage == usize::from(self.stages() > 1);
        let nodes = if asks { self.settings.depth.nodes() } else { 0 };
        let (turns, games) = (&mut self.turns, &self.games);
        let lost = self.pool.install(|| {
            let turns = || turns.par_iter_mut().for_each(advance);
            let lost = || (nodes > 0).then(|| bound::lost_scores(games, nodes));
            rayon::join(turns, lost).1
        });
        if let Some(lost) = lost {
            self.bound.lost = lost;
        }
        if stop.load(Ordering::Relaxed) {
            return;
        }
        self.budget = budget;
        self.stage += 1;
    }

    /// The review by the finished stages.
    pub fn review(&self) -> Review {
        let values: Vec<Option<TurnValue>> = self
            .turns
            .iter()
            .map(|turn| turn.decision.as_ref().and_then(Decision::value))
            .collect();
        let valued: Vec<Valued<'_>> = self
            .turns
            .iter()
            .zip(&values)
            .filter_map(|(turn, value)| {
                Some(Valued {
                    seat: turn.seat.index(),
                    value: value.as_ref()?,
                    shows_card: turn.shows_card,
                })
            })
            .collect();
        let result = self.games.last().and_then(final_points);
        let (course, changes) = course::course(&valued, self.players, result);
        let mut changes = changes.into_iter();
        let changes: Vec<_> = values
            .iter()
            .map(|value| value.as_ref().and_then(|_| changes.next()))
            .collect();
        let chances: Vec<Chance<'_>> = self
            .turns
            .iter()
            .enumerate()
            .filter_map(|(place, turn)| {
                Some(Chance {
                    turn: place + 1,
                    decision: turn.decision.as_ref()?,
                    label: values[place].as_ref()?.label,
                    change: changes[place]?,
                })
            })
            .collect();
        let moments = moments::moments(&chances, &self.bound, self.players);
        let turn = |(place, (turn, value)): (usize, (&Played, Option<TurnValue>))| {
            let after = self.games.get(place + 1);
            Turn {
                number: place + 1,
                entry: turn.entry,
                seat: turn.seat.index(),
                action: turn.text.clone(),
                value,
                change: changes[place],
                max_points: after.map_or(0, |game| game.board().max_points()),
                strikes: after.map_or(0, |game| game.table().strikes()),
            }
        };
        let turns = self.turns.iter().zip(values.clone()).enumerate().map(turn);
        Review {
            finished: self.is_finished(),
            depth: self.settings.depth,
            turns: turns.collect(),
            figures: self.figures.clone(),
            course,
            bound: self.bound.clone(),
            moments,
            full_points: self
                .games
                .first()
                .map_or(0, |game| crate::figures::full_points(game.rules())),
        }
    }

    /// The action of a turn, counted from 1.
    pub fn action(&self, turn: usize) -> Option<Action> {
        Some(self.turns.get(turn.checked_sub(1)?)?.action)
    }

    /// The position before a turn, counted from 1, with all cards.
    pub fn game_before(&self, turn: usize) -> Option<&Game> {
        self.games.get(turn.checked_sub(1)?)
    }
}

/// The bots at the table, if the names of all players say that they are bots with conventions.
fn seated_by_names(record: &Record) -> Vec<Option<BotName>> {
    let players = record.rules().players();
    let bots = record.about().players.iter().map(|name| {
        let bot: BotName = name.parse().ok()?;
        bot.kind().explains().then_some(bot)
    });
    bots.collect::<Option<Vec<_>>>()
        .filter(|bots| bots.len() == players)
        .map_or(vec![None; players], |bots| {
            bots.into_iter().map(Some).collect()
        })
}

/// Replays the record to a companion in each seat.
fn watch(
    record: &Record,
    seated: &[Option<BotName>],
    only: Option<usize>,
) -> (Vec<Played>, Vec<Game>, Figures) {
    let mut replay = record.replay();
    let companion = |seat: Seat| {
        let own = seated.get(seat.index()).copied().flatten();
        let mut companion = own
            .and_then(|name| name.companion())
            .unwrap_or_else(|| Companion::new(Level::Group));
        companion.meet(&profiles(seated));
        companion
    };
    let mut drivers: Vec<SeatDriver<Companion>> = record
        .rules()
        .seats()
        .map(|seat| SeatDriver::new(companion(seat), seat, replay.game()))
        .collect();
    let mut counter = Counter::new(replay.game());
    let mut turns: Vec<Played> = Vec::new();
    let mut games = vec![replay.game().clone()];
    while let Some(entry) = record.entries().get(replay.done()) {
        let before = replay.game().clone();
        let believed = Beliefs::of_all(&before, &drivers);
        let seat = before.table().to_act();
        if let Entry::Action(action) = *entry {
            let driver = &drivers[seat.index()];
            counter.action(action, driver.view());
            if !matches!(action, Action::Choose(_)) {
                let is_valued = only.is_none_or(|only| only == turns.len() + 1);
                let analysis = is_valued
                    .then(|| driver.bot().analysis(driver.view()))
                    .flatten();
                turns.push(Played {
                    entry: replay.done(),
                    seat,
                    action,
                    text: kagiya_rules::notation::action_text(action, &before.board()),
                    decision: analysis.map(|analysis| Decision::new(analysis, action)),
                    shows_card: !matches!(action, Action::Clue { .. }),
                });
            }
        }
        let Some(step) = replay.next() else { break };
        for driver in &mut drivers {
            driver.see(&step.events, replay.game());
        }
        let after = replay.game();
        counter.events(
            &step.events,
            (&before, after),
            turns.len(),
            &believed,
            &drivers,
        );
        // An answer to a question belongs to the turn that caused it.
        if games.len() == turns.len() {
            games.push(after.clone());
            counter.turn_over(after);
        } else if let Some(last) = games.last_mut() {
            last.clone_from(after);
        }
    }
    let figures = counter.finish(replay.game());
    (turns, games, figures)
}
