//! Who plays, and the tables at which whole games are played.

use core::fmt;
use std::sync::Arc;
use std::time::Instant;

use kagiya_bots::{Bot, Team};
use kagiya_rules::{
    Action, Audience, Deal, Game, IllegalAction, LossReason, Outcome, Rules, Seed, View,
};

use crate::times::Times;

/// What came of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The value of the fireworks at the end, whatever ended the game.
    pub points: i8,
    /// Whether everything was completed.
    pub perfect: bool,
    /// Whether the last strike ended the game.
    pub struck_out: bool,
    /// Turns taken.
    pub turns: u32,
    /// Strikes at the end.
    pub strikes: u8,
}

/// A table at which whole games are played, one after the other.
pub trait Table {
    /// Plays the deal of `seed`; `actions` and `times` get every move. The game follows from the
    /// seed alone, not from games played before.
    ///
    /// # Errors
    /// [`IllegalAction`] if a player does something illegal: a bug of the player.
    fn play(
        &mut self,
        seed: &Seed,
        actions: &mut Vec<Action>,
        times: &mut Times,
    ) -> Result<Played, IllegalAction>;
}

/// Somebody who can open tables.
pub trait Contestant: Sync {
    /// The name for reports.
    fn name(&self) -> &str;

    /// A new table for games by `rules`.
    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table>;
}

impl Played {
    /// The result of a game that has ended.
    pub fn of(game: &Game) -> Self {
        let last_strike = game.table().strikes() >= game.rules().max_strikes();
        Self {
            points: game.board().points(),
            perfect: game.outcome() == Some(Outcome::Perfect),
            struck_out: last_strike || game.outcome() == Some(Outcome::Lost(LossReason::Strikes)),
            turns: u32::from(game.table().turn()),
            strikes: game.table().strikes(),
        }
    }
}

/// A game to deal again and again.
pub(crate) fn blank_game(rules: &Arc<Rules>) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(0))).expect("a seed always makes a deal")
}

/// A table at which a team of equal programs holds all seats.
///
/// What all players know is kept once for the table. Every move is decided from the view of the
/// seat to act, and what it said is decoded from a view as well.
#[derive(Debug)]
pub struct TeamTable<T: Team> {
    team: T,
    game: Game,
    views: Vec<View>,
}

impl<T: Team> TeamTable<T> {
    /// A table for games by `rules`.
    pub fn new(rules: &Arc<Rules>, team: T) -> Self {
        let game = blank_game(rules);
        let views = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        Self { team, game, views }
    }
}

impl<T: Team> Table for TeamTable<T> {
    fn play(
        &mut self,
        seed: &Seed,
        actions: &mut Vec<Action>,
        times: &mut Times,
    ) -> Result<Played, IllegalAction> {
        self.game.deal_again(seed);
        let mut common = self.team.begin(self.game.board());
        let mut clock = Instant::now();
        while self.game.outcome().is_none() {
            let view = &mut self.views[self.game.table().to_act().index()];
            view.update(&self.game);
            let action = self.team.act(&common, view);
            self.game.apply(action)?;
            actions.push(action);
            let said = self.team.decode(&common, view, action, self.game.table());
            self.team.learn(&mut common, said, self.game.board());
            clock = times.lap(clock);
        }
        Ok(Played::of(&self.game))
    }
}

/// A team as a contestant.
pub struct TeamContestant<F> {
    name: String,
    team: F,
}

impl<F> TeamContestant<F> {
    /// The contestant for whom `team` makes a new team for each table.
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
        Box::new(TeamTable::new(rules, (self.team)()))
    }
}

/// A table at which every seat is a bot of its own, fed with what it sees.
pub struct BotTable<F> {
    bots: F,
    game: Game,
    views: Vec<View>,
}

impl<F> fmt::Debug for BotTable<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotTable")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl<F: Fn(usize) -> Box<dyn Bot>> BotTable<F> {
    /// A table for games by `rules`; `bots` makes a fresh bot for a seat, by its number.
    pub fn new(rules: &Arc<Rules>, bots: F) -> Self {
        let game = blank_game(rules);
        let views = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        Self { bots, game, views }
    }
}

impl<F: Fn(usize) -> Box<dyn Bot>> Table for BotTable<F> {
    fn play(
        &mut self,
        seed: &Seed,
        actions: &mut Vec<Action>,
        times: &mut Times,
    ) -> Result<Played, IllegalAction> {
        self.game.deal_again(seed);
        let mut bots: Vec<Box<dyn Bot>> = (0..self.views.len()).map(&self.bots).collect();
        for (bot, view) in bots.iter_mut().zip(&mut self.views) {
            view.update(&self.game);
            bot.begin(view);
        }
        while self.game.outcome().is_none() {
            let seat = self.game.table().to_act().index();
            let clock = Instant::now();
            let action = bots[seat].act(&self.views[seat]).action;
            times.lap(clock);
            let events = self.game.apply(action)?;
            actions.push(action);
            for (bot, view) in bots.iter_mut().zip(&mut self.views) {
                view.update(&self.game);
                for event in &events {
                    bot.observe(&event.project(view.audience()), view);
                }
            }
        }
        Ok(Played::of(&self.game))
    }
}

/// Single bots as a contestant, one for each seat.
pub struct BotContestant<F> {
    name: String,
    bots: F,
}

impl<F> BotContestant<F> {
    /// The contestant for whom `bots` makes a fresh bot for a seat, by its number.
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
    F: Fn(usize) -> Box<dyn Bot> + Sync + Clone + 'static,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        Box::new(BotTable::new(rules, self.bots.clone()))
    }
}
