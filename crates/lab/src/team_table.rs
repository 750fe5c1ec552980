//! A table at which a team of equal programs holds all seats.

use std::sync::Arc;

use kagiya_bots::Team;
use kagiya_rules::{Action, Audience, Game, IllegalAction, Rules, Seed, View};

/// What came of one game.
#[derive(Clone, Debug)]
pub struct GameResult {
    /// The value of the fireworks at the end, whatever ended the game.
    pub points: i8,
    /// Whether the last strike ended it.
    pub struck_out: bool,
    /// Turns taken.
    pub turns: u32,
}

/// Plays games of a team, reusing everything from game to game.
#[derive(Debug)]
pub struct TeamTable<T: Team> {
    team: T,
    game: Game,
    views: Vec<View>,
    /// The actions of the last game.
    pub actions: Vec<Action>,
}

impl<T: Team> TeamTable<T> {
    /// A table for games by `rules`.
    ///
    /// # Panics
    /// Never: a seed always makes a deal.
    pub fn new(rules: &Arc<Rules>, team: T) -> Self {
        let game = Game::deal(rules, &kagiya_rules::Deal::from_seed(Seed::from_number(0)))
            .expect("a seed always makes a deal");
        let views = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        Self {
            team,
            game,
            views,
            actions: Vec::new(),
        }
    }

    /// Plays the deal of `seed`.
    ///
    /// # Errors
    /// If the team does something illegal.
    pub fn play(&mut self, seed: &Seed) -> Result<GameResult, IllegalAction> {
        self.game.deal_again(seed);
        self.actions.clear();
        let mut common = self.team.begin(self.game.board());
        while self.game.outcome().is_none() {
            let view = &mut self.views[self.game.table().to_act().index()];
            view.update(&self.game);
            let action = self.team.act(&common, view);
            self.game.apply(action)?;
            self.actions.push(action);
            let said = self.team.decode(&common, view, action, self.game.table());
            self.team.learn(&mut common, said, self.game.board());
        }
        Ok(GameResult {
            points: self.game.board().points(),
            struck_out: self.game.table().strikes() >= self.game.rules().max_strikes(),
            turns: u32::from(self.game.table().turn()),
        })
    }

    /// The game that was played last.
    pub fn game(&self) -> &Game {
        &self.game
    }
}
