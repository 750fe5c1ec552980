//! Contestants, and the tables where they play complete games.

use core::fmt;
use std::sync::Arc;
use std::time::Instant;

use kagiya_bots::{Bot, Players, Seats, TableDriver, Team, TeamSeats};
use kagiya_rules::{
    Action, Deal, DealtCards, Game, IllegalAction, LossReason, Outcome, Rules, Seat, Seed,
};

use crate::latency_histogram::LatencyHistogram;
use crate::process_failure::ProcessFailure;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The value of the fireworks at the end, also after the last strike.
    pub points: i8,
    /// The score, if the game has one.
    pub score: Option<i8>,
    pub perfect: bool,
    pub struck_out: bool,
    pub turns: u32,
    pub strikes: u8,
}

/// Why a game was not played to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    #[error(transparent)]
    Illegal(#[from] IllegalAction),
    #[error(transparent)]
    Process(#[from] ProcessFailure),
}

/// A table for complete games, one after another.
pub trait Table {
    /// Plays `deal`, which must fit the rules of the table. Appends each move to `actions` and its time to
    /// `times`. The game depends only on the deal.
    ///
    /// # Errors
    /// [`PlayError`] if a player does something illegal, which is a bug, or a process plays no further.
    ///
    /// # Panics
    /// If the deal doesn't fit the rules.
    fn play(
        &mut self,
        deal: &Deal,
        actions: &mut Vec<Action>,
        times: &mut LatencyHistogram,
    ) -> Result<Played, PlayError>;
}

/// A player or a team that opens tables.
pub trait Contestant: Sync {
    /// The name in reports.
    fn name(&self) -> &str;

    fn seat_names(&self, players: usize) -> Vec<String> {
        let names = self.name().split(',').cycle();
        names.take(players).map(str::to_owned).collect()
    }

    /// A new table.
    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table>;
}

impl Played {
    /// The result of a finished game.
    pub fn of(game: &Game) -> Self {
        let last_strike = game.table().strikes() >= game.rules().max_strikes();
        Self {
            points: game.board().points(),
            score: game.score().filter(|it| it.shown).map(|it| it.points),
            perfect: game.outcome() == Some(Outcome::Perfect),
            struck_out: last_strike || game.outcome() == Some(Outcome::Lost(LossReason::Strikes)),
            turns: u32::from(game.table().turn()),
            strikes: game.table().strikes(),
        }
    }
}

/// A game that is dealt again for each deal.
pub(crate) fn blank_game(rules: &Arc<Rules>) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(0))).expect("a seed always makes a deal")
}

/// A game from a deal that is known to fit the rules.
pub(crate) fn dealt(rules: &Arc<Rules>, deal: &Deal) -> Game {
    Game::deal(rules, deal).expect("the deals of a series fit its rules")
}

/// The meaning of the time of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Timing {
    /// The time for the decision.
    Thinking,
    /// Everything for a move, including the next player's update of the view. Reading the clock once less
    /// matters for a team that thinks for a microsecond.
    WholeMove,
}

/// A table of bots, which see their views and decide in turn.
struct BotTable<P> {
    table: TableDriver<P>,
    timing: Timing,
}

impl<P: Players> Table for BotTable<P> {
    fn play(
        &mut self,
        deal: &Deal,
        actions: &mut Vec<Action>,
        times: &mut LatencyHistogram,
    ) -> Result<Played, PlayError> {
        match deal {
            Deal {
                cards: DealtCards::Seed(seed),
                first: None,
            } => self.table.deal_again(seed),
            deal => self.table.begin(dealt(self.table.game().rules(), deal)),
        }
        let mut clock = Instant::now();
        while let Some(decision) = self.table.decide() {
            if self.timing == Timing::Thinking {
                times.lap(clock);
            }
            self.table.apply(decision.action)?;
            actions.push(decision.action);
            clock = match self.timing {
                Timing::Thinking => Instant::now(),
                Timing::WholeMove => times.lap(clock),
            };
        }
        Ok(Played::of(self.table.game()))
    }
}

/// A team as a contestant.
pub struct TeamContestant<F> {
    name: String,
    team: F,
}

impl<F> TeamContestant<F> {
    /// A contestant; `team` makes a new team for each table.
    pub fn new(name: &str, team: F) -> Self {
        Self {
            name: name.to_owned(),
            team,
        }
    }
}

impl<F> fmt::Debug for TeamContestant<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("TeamContestant").field(&self.name).finish()
    }
}

impl<F, T> Contestant for TeamContestant<F>
where
    F: Fn() -> T + Sync,
    T: Team + 'static,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        let team = (self.team)();
        Box::new(BotTable {
            table: TableDriver::new(blank_game(rules), |game| TeamSeats::new(team, game)),
            timing: Timing::WholeMove,
        })
    }
}

/// Single bots as a contestant, one for each seat.
pub struct BotContestant<F> {
    name: String,
    bots: F,
}

impl<F> BotContestant<F> {
    /// A contestant; `bots` makes a new bot for the seat of this number.
    pub fn new(name: &str, bots: F) -> Self {
        Self {
            name: name.to_owned(),
            bots,
        }
    }
}

impl<F> fmt::Debug for BotContestant<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("BotContestant").field(&self.name).finish()
    }
}

impl<F> Contestant for BotContestant<F>
where
    F: Fn(usize) -> Box<dyn Bot> + Sync,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        let bots = |seat: Seat| Some((self.bots)(seat.index()));
        Box::new(BotTable {
            table: TableDriver::new(blank_game(rules), |game| Seats::new(game, bots)),
            timing: Timing::Thinking,
        })
    }
}
