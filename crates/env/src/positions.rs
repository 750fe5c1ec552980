//! Games of a batch that don't follow from its seed: given ones, copies, and what restores them.

use std::sync::Arc;

use kagiya_bots::Seats;
use kagiya_rules::{Deal, Game, Seed};

use crate::batch::Batch;
use crate::game::{Context, Env, GameHistory, NO_MOVE, Start};
use crate::options::{BatchError, Step};
use crate::pass::{Turn, play};

impl Batch {
    pub(crate) fn check_index(&self, game: usize) -> Result<(), BatchError> {
        let games = self.envs.len();
        if game < games {
            Ok(())
        } else {
            Err(BatchError::NoSuchGame { game, games })
        }
    }

    /// Deals the next game of a slot; with a number, the game of this number, which the next ones follow.
    ///
    /// # Errors
    /// [`BatchError::NoSuchGame`] if there is no such slot.
    pub fn reset_game(&mut self, index: usize, number: Option<u64>) -> Result<(), BatchError> {
        self.check_index(index)?;
        let env = &mut self.envs[index];
        match number {
            None => env.round += 1,
            Some(number) => (env.base, env.round) = (number, 0),
        }
        self.deal(index);
        self.steps[index] = Step::default();
        Ok(())
    }

    /// Puts a game that began elsewhere in place of a game. Bots are shown its past, and move if it is their
    /// turn. The games after it are dealt as before.
    ///
    /// # Errors
    /// [`BatchError`] if there is no such game, the rules are others, an action of the past is illegal, or the
    /// game has ended and the next one is to start by itself. Nothing changes then.
    pub fn set_game(&mut self, index: usize, start: Start) -> Result<(), BatchError> {
        self.check_index(index)?;
        if start.game.rules().options() != self.rules.options() {
            return Err(BatchError::OtherRules);
        }
        let mut last = start.game.clone();
        for action in &start.past {
            let done = last.apply(*action);
            done.map_err(|why| BatchError::Past { game: index, why })?;
        }
        if last.outcome().is_some() && self.options.auto_reset {
            return Err(BatchError::Ended(index));
        }
        let number = self.envs[index].number;
        self.begin_at(index, number, Some(Arc::new(start)))
    }

    /// Deals the game with this number, or puts one in.
    fn begin_at(
        &mut self,
        index: usize,
        number: u64,
        start: Option<Arc<Start>>,
    ) -> Result<(), BatchError> {
        self.begin(index, |context, env| match start {
            None => context.deal_number(number, env),
            Some(start) => context.start(number, start, env),
        })?;
        self.steps[index] = Step::default();
        Ok(())
    }

    /// Puts a copy of a game of a batch with the same rules and options, of this one if `from` is `None`, in
    /// place of a game. What follows it in its slot is not copied.
    ///
    /// # Errors
    /// [`BatchError`] if there is no such game, or the rules are others.
    pub fn copy_game(
        &mut self,
        to: usize,
        from: Option<&Self>,
        index: usize,
    ) -> Result<(), BatchError> {
        self.check_index(to)?;
        let source = from.unwrap_or(self);
        source.check_index(index)?;
        if source.rules.options() != self.rules.options() || source.options != self.options {
            return Err(BatchError::OtherRules);
        }
        let twin = source.twin(index)?;
        let (turn, step) = (source.turns[index], source.steps[index]);
        let (base, round) = (self.envs[to].base, self.envs[to].round);
        self.envs[to] = Env {
            base,
            round,
            ..twin
        };
        (self.turns[to], self.steps[to]) = (turn, step);
        Ok(())
    }

    /// A copy of a game. Bots that can't be copied are shown the game again.
    fn twin(&self, index: usize) -> Result<Env, BatchError> {
        let env = &self.envs[index];
        let mut twin = Env {
            game: env.game.clone(),
            last: env.last,
            greedy: env.greedy,
            recolors: env.recolors,
            bots: env.bots.as_ref().and_then(Seats::copy),
            base: env.base,
            number: env.number,
            round: env.round,
            start: env.start.clone(),
            score: env.score,
            moves: env.moves,
            chosen: env.chosen.clone(),
            chosen_greedy: env.chosen_greedy,
            actions: env.actions.clone(),
        };
        if let (Some(make), true) = (&self.make_bot, env.bots.is_some() && twin.bots.is_none()) {
            twin.bots = Some(Seats::new(&env.game, make));
            let (layout, games) = (self.encoder.layout(), self.envs.len());
            let context = Context::new(&self.rules, &self.options, layout, games);
            let begun = match &env.start {
                None => context.deal_number(env.number, &mut twin),
                Some(start) => context.start(env.number, Arc::clone(start), &mut twin),
            };
            begun.map_err(|why| BatchError::Bot { game: index, why })?;
            let (mut turn, mut step) = (Turn::of(&twin, &self.moves), Step::default());
            for (place, number) in env.chosen.iter().enumerate() {
                let last = place + 1 == env.chosen.len();
                let greedy = if last { env.chosen_greedy } else { NO_MOVE };
                let moves = (*number, greedy);
                play(
                    &context,
                    &self.moves,
                    index,
                    &mut twin,
                    &mut turn,
                    moves,
                    &mut step,
                )?;
            }
        }
        Ok(twin)
    }

    /// Whether a game was put in and has not been followed by a dealt one.
    pub fn is_given(&self, index: usize) -> bool {
        self.envs.get(index).is_some_and(|env| env.start.is_some())
    }

    /// Where a game began, and all actions since then, those of bots included.
    pub fn past(&self, index: usize) -> Option<Start> {
        let env = self.envs.get(index)?;
        let game = if let Some(start) = &env.start {
            start.game.clone()
        } else {
            let deal = Deal::from_seed(Seed::from_number(env.number));
            Game::deal(&self.rules, &deal).ok()?
        };
        Some(Start {
            game,
            past: env.actions.clone(),
        })
    }

    /// The history of a game.
    pub fn history(&self, index: usize) -> Option<GameHistory> {
        let env = self.envs.get(index)?;
        Some(GameHistory {
            base: env.base,
            round: env.round,
            number: env.number,
            moves: env.chosen.clone(),
            greedy: env.chosen_greedy,
        })
    }

    /// Restores a batch from the seed of its last reset and the histories of its games, with the starts of
    /// those that were put in: one entry for each game, or none at all.
    ///
    /// # Errors
    /// [`BatchError`] if there isn't one history for each game, or a move is illegal. The games are then in
    /// unknown states.
    pub fn restore(
        &mut self,
        seed: u64,
        histories: &[GameHistory],
        starts: Vec<Option<Start>>,
    ) -> Result<(), BatchError> {
        let games = self.envs.len();
        for found in [histories.len(), starts.len()] {
            if found != games && (found > 0 || histories.is_empty()) {
                return Err(BatchError::Count { found, games });
            }
        }
        self.seed = seed;
        let starts = starts.into_iter().chain(core::iter::repeat_with(|| None));
        for ((index, history), start) in histories.iter().enumerate().zip(starts) {
            let env = &mut self.envs[index];
            (env.base, env.round) = (history.base, history.round);
            self.begin_at(index, history.number, start.map(Arc::new))?;
            for (place, number) in history.moves.iter().enumerate() {
                let last = place + 1 == history.moves.len();
                let greedy = if last { history.greedy } else { NO_MOVE };
                self.check_move(index, &self.turns[index], *number)?;
                if greedy >= 0 {
                    self.check_move(index, &self.turns[index], greedy)?;
                }
                let layout = self.encoder.layout();
                let context = Context::new(&self.rules, &self.options, layout, games);
                let (env, turn) = (&mut self.envs[index], &mut self.turns[index]);
                let step = &mut self.steps[index];
                play(
                    &context,
                    &self.moves,
                    index,
                    env,
                    turn,
                    (*number, greedy),
                    step,
                )?;
            }
        }
        Ok(())
    }
}
