//! Batches of games that are played in step.

use core::fmt;
use std::sync::Arc;

use kagiya_bots::{Bot, Seats};
use kagiya_rules::{Deal, Game, IllegalAction, MAX_PLAYERS, Rules, Seat, Seed};
use rayon::prelude::*;

use crate::bits::Observations;
use crate::encoder::{Encoder, EncodingError};
use crate::game::{Context, Env, NO_MOVE};
use crate::layout::Layout;
use crate::moves::{MoveMask, Moves};
use crate::options::{BatchError, BatchOptions, Observers, Step};
use crate::pass::{Part, Pass, Scratch, Turn, observers};
use crate::recolor::Recolor;
use crate::rows::{Bytes, Floats, Form, Packed};
use crate::targets::OwnHand;

/// Makes the bot for a seat; `None` for a seat that the caller plays.
pub type MakeBot = dyn Fn(Seat) -> Option<Box<dyn Bot>> + Send + Sync;

/// Several games by the same rules, played in step.
///
/// After a reset with seed `s`, game `i` of a batch of `n` is dealt from the seed with the number `s + i`.
/// The games after it have the numbers `s + i + n`, `s + i + 2n` and so on. They are the deals of the same
/// numbers in `kagiya lab`. All results depend only on the seed and the moves.
pub struct Batch {
    pub(crate) rules: Arc<Rules>,
    pub(crate) options: BatchOptions,
    pub(crate) encoder: Encoder,
    pub(crate) moves: Moves,
    pub(crate) envs: Vec<Env>,
    scratch: Vec<Scratch>,
    pool: Option<rayon::ThreadPool>,
    /// The process that started the threads. A forked process doesn't have them.
    process: u32,
    pub(crate) make_bot: Option<Box<MakeBot>>,
    pub(crate) seed: u64,
    /// The player to act and the legal moves of each game.
    pub(crate) turns: Vec<Turn>,
    pub(crate) steps: Vec<Step>,
}

impl Batch {
    /// A batch with deals from the seeds 0 and up.
    ///
    /// # Errors
    /// [`BatchError`] if the encoding is invalid, colors can't be exchanged, or threads can't start.
    pub fn new(
        rules: &Arc<Rules>,
        games: usize,
        options: BatchOptions,
    ) -> Result<Self, BatchError> {
        Self::make(rules, games, options, None)
    }

    /// The same with bots on some seats.
    ///
    /// # Errors
    /// [`BatchError`] as for [`new`](Self::new), and if bots have all seats.
    pub fn with_bots(
        rules: &Arc<Rules>,
        games: usize,
        options: BatchOptions,
        make_bot: Box<MakeBot>,
    ) -> Result<Self, BatchError> {
        if rules.seats().all(|seat| make_bot(seat).is_some()) {
            return Err(BatchError::Seats(rules.players()));
        }
        Self::make(rules, games, options, Some(make_bot))
    }

    fn make(
        rules: &Arc<Rules>,
        games: usize,
        options: BatchOptions,
        make_bot: Option<Box<MakeBot>>,
    ) -> Result<Self, BatchError> {
        if !rules.tells_clues() {
            return Err(BatchError::UntoldClues);
        }
        let encoder = Encoder::new(rules, options.encoding)?;
        if options.shuffle_colors {
            Recolor::new(
                &[0, 1, 2, 3, 4, 5, 6, 7][..encoder.layout().suits],
                encoder.layout(),
            )?;
        }
        let pool = match options.threads {
            1 => None,
            threads => {
                let builder = rayon::ThreadPoolBuilder::new().num_threads(threads);
                Some(builder.build().map_err(BatchError::Threads)?)
            }
        };
        let threads = pool
            .as_ref()
            .map_or(1, rayon::ThreadPool::current_num_threads);
        let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(0)))
            .expect("a seed always makes a deal");
        let scratch = Scratch::new(&game);
        let env = || Env {
            game: game.clone(),
            last: None,
            greedy: None,
            recolors: [Recolor::IDENTITY; MAX_PLAYERS],
            bots: make_bot.as_ref().map(|make| Seats::new(&game, make)),
            base: 0,
            number: 0,
            round: 0,
            start: None,
            score: 0,
            moves: 0,
            chosen: Vec::new(),
            chosen_greedy: NO_MOVE,
            actions: Vec::new(),
        };
        let moves = Moves::new(encoder.layout());
        let envs: Vec<Env> = (0..games).map(|_| env()).collect();
        let turns = envs.iter().map(|env| Turn::of(env, &moves)).collect();
        let mut batch = Self {
            rules: Arc::clone(rules),
            options,
            moves,
            encoder,
            envs,
            scratch: vec![scratch; threads],
            pool,
            process: std::process::id(),
            make_bot: None,
            seed: 0,
            turns,
            steps: vec![Step::default(); games],
        };
        batch.make_bot = make_bot;
        batch.reset(0);
        Ok(batch)
    }

    /// Deals all games again, with numbers from `seed` on. Bots that begin make their moves.
    ///
    /// # Panics
    /// If a bot's first move is illegal, which is a bug of the bot.
    pub fn reset(&mut self, seed: u64) {
        self.seed = seed;
        for index in 0..self.envs.len() {
            self.envs[index].base = seed.wrapping_add(index as u64);
            self.envs[index].round = 0;
            self.deal(index);
            self.steps[index] = Step::default();
        }
    }

    /// Deals the finished games again, each with its next number.
    pub fn reset_finished(&mut self) {
        for index in 0..self.envs.len() {
            if self.envs[index].game.outcome().is_some() {
                self.envs[index].round += 1;
                self.deal(index);
            }
        }
    }

    /// Deals the present game of a slot.
    pub(crate) fn deal(&mut self, index: usize) {
        let begun = self.begin(index, |context, env| context.deal(env));
        begun.expect("bots choose legal actions");
    }

    /// Begins another game in a slot.
    pub(crate) fn begin(
        &mut self,
        index: usize,
        begin: impl FnOnce(Context<'_>, &mut Env) -> Result<(), IllegalAction>,
    ) -> Result<(), BatchError> {
        let (layout, games) = (self.encoder.layout(), self.envs.len());
        let context = Context::new(&self.rules, &self.options, layout, games);
        let env = &mut self.envs[index];
        begin(context, env).map_err(|why| BatchError::Bot { game: index, why })?;
        self.turns[index] = Turn::of(env, &self.moves);
        Ok(())
    }

    /// The seed of the last reset.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of games.
    pub const fn games(&self) -> usize {
        self.envs.len()
    }

    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    pub const fn options(&self) -> &BatchOptions {
        &self.options
    }

    /// The layout of an observation.
    pub const fn layout(&self) -> &Layout {
        self.encoder.layout()
    }

    pub const fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The number of moves in a mask, including the no-op move.
    pub const fn mask_size(&self) -> usize {
        self.moves.count() + self.options.noop as usize
    }

    /// The length of an observation.
    pub fn observation_size(&self) -> usize {
        self.encoder.len()
    }

    /// The number of observations of each game.
    pub fn observers(&self) -> usize {
        match self.options.observers {
            Observers::Mover => 1,
            Observers::All => self.rules.players(),
        }
    }

    /// A game, with hidden information.
    pub fn game(&self, index: usize) -> Option<&Game> {
        Some(&self.envs.get(index)?.game)
    }

    /// The order of the suits that a player sees.
    pub fn recolor(&self, game: usize, seat: Seat) -> Option<&Recolor> {
        self.envs.get(game)?.recolors.get(seat.index())
    }

    pub fn to_act(&self) -> impl Iterator<Item = Seat> {
        self.turns.iter().map(|turn| turn.to_act)
    }

    /// The results of the last step in each game.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Applies a move in each game. Moves are numbers of [`Moves`], with the suits as the player to act sees
    /// them. In a finished game nothing happens.
    ///
    /// # Errors
    /// [`BatchError`] for an invalid or illegal move. Nothing changes then in any game.
    pub fn step(&mut self, moves: &[i32]) -> Result<&[Step], BatchError> {
        self.step_with_greedy(moves, &[])
    }

    /// The same, with the move that each player to act considered best, for observations that contain it. A
    /// negative number means none.
    ///
    /// # Errors
    /// [`BatchError`] as for [`step`](Self::step), also for these moves.
    pub fn step_with_greedy(
        &mut self,
        moves: &[i32],
        greedy: &[i32],
    ) -> Result<&[Step], BatchError> {
        self.check_moves(moves, greedy)?;
        self.pass(Packed, Some((moves, greedy)), None, None, &mut [], &mut [])?;
        Ok(&self.steps)
    }

    /// Applies a move in each game and writes the observations, which is faster in one pass. Equals
    /// [`step_with_greedy`](Self::step_with_greedy), [`observe`](Self::observe) and [`masks`](Self::masks).
    ///
    /// # Errors
    /// [`BatchError`] as for each of them. Nothing changes then in any game.
    pub fn step_and_observe(
        &mut self,
        moves: &[i32],
        greedy: &[i32],
        observations: Observations<'_>,
        masks: &mut [u8],
    ) -> Result<&[Step], BatchError> {
        self.check_moves(moves, greedy)?;
        check_size(
            masks.len(),
            self.games() * self.observers() * self.mask_size(),
        )?;
        self.step_and_write(Some((moves, greedy)), None, observations, masks)?;
        Ok(&self.steps)
    }

    fn check_moves(&self, moves: &[i32], greedy: &[i32]) -> Result<(), BatchError> {
        let games = self.envs.len();
        for found in [moves.len(), greedy.len()] {
            if found != games && (found > 0 || moves.is_empty()) {
                return Err(BatchError::Count { found, games });
            }
        }
        for (index, (turn, number)) in self.turns.iter().zip(moves).enumerate() {
            if !turn.is_over() {
                self.check_move(index, turn, *number)?;
                match greedy.get(index) {
                    Some(greedy) if *greedy >= 0 => self.check_move(index, turn, *greedy)?,
                    Some(_) | None => {}
                }
            }
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn check_move(
        &self,
        index: usize,
        turn: &Turn,
        number: i32,
    ) -> Result<(), BatchError> {
        if usize::try_from(number).is_ok_and(|number| turn.legal.contains(number)) {
            Ok(())
        } else {
            Err(self.refusal(index, number))
        }
    }

    /// The error for an illegal move.
    #[cold]
    fn refusal(&self, game: usize, number: i32) -> BatchError {
        let env = &self.envs[game];
        let table = env.game.table();
        let recolor = &env.recolors[table.to_act().index()];
        let action = usize::try_from(number)
            .ok()
            .and_then(|number| self.moves.action(number, table, recolor));
        match action.map(|action| env.game.check(action)) {
            Some(Err(why)) => BatchError::Illegal {
                game,
                number: number.into(),
                why,
            },
            None | Some(Ok(())) => BatchError::NoSuchMove {
                game,
                number: number.into(),
                last: self.moves.count() - 1,
            },
        }
    }

    /// The legal moves of the player to act in a game; none once it has ended.
    pub fn legal(&self, index: usize) -> MoveMask {
        self.turns
            .get(index)
            .map_or(MoveMask::default(), |turn| turn.legal)
    }

    /// Writes a byte for each move, game and observer. A player who isn't to act has no legal move, or only
    /// the no-op move if there is one.
    ///
    /// # Errors
    /// [`EncodingError::Size`] if the buffer has the wrong size.
    pub fn masks(&self, into: &mut [u8]) -> Result<(), BatchError> {
        let size = self.observers() * self.mask_size();
        check_size(into.len(), self.envs.len() * size)?;
        for (turn, rows) in self.turns.iter().zip(into.chunks_exact_mut(size)) {
            turn.write_masks(&self.options, self.mask_size(), rows);
        }
        Ok(())
    }

    /// Chooses a uniform random legal move in each game from one random number; 0 in a finished game.
    ///
    /// # Errors
    /// [`BatchError::Count`] if there isn't one number and one item for each game.
    pub fn draw_moves(&self, chance: &[u64], into: &mut [i32]) -> Result<(), BatchError> {
        let games = self.envs.len();
        for found in [chance.len(), into.len()] {
            if found != games {
                return Err(BatchError::Count { found, games });
            }
        }
        for ((turn, chance), place) in self.turns.iter().zip(chance).zip(into) {
            let product = u128::from(*chance) * turn.legal.len() as u128;
            let drawn = usize::try_from(product >> 64).ok();
            let number = drawn.and_then(|drawn| turn.legal.nth(drawn));
            *place = number.and_then(|it| i32::try_from(it).ok()).unwrap_or(0);
        }
        Ok(())
    }

    /// Writes the observations of each game and observer.
    ///
    /// # Errors
    /// [`EncodingError`] if the buffer has the wrong size, or bits are requested for probabilities.
    pub fn observe(&mut self, into: Observations<'_>) -> Result<(), BatchError> {
        self.step_and_write(None, None, into, &mut [])
    }

    /// Writes the observations of some games to their places in a buffer for all of them.
    ///
    /// # Errors
    /// [`BatchError::NoSuchGame`], or as for [`observe`](Self::observe).
    pub fn observe_some(
        &mut self,
        games: &[usize],
        into: Observations<'_>,
    ) -> Result<(), BatchError> {
        for game in games {
            self.check_index(*game)?;
        }
        self.step_and_write(None, Some(games), into, &mut [])
    }

    fn step_and_write(
        &mut self,
        play: Option<(&[i32], &[i32])>,
        only: Option<&[usize]>,
        into: Observations<'_>,
        masks: &mut [u8],
    ) -> Result<(), BatchError> {
        let len = self.encoder.len();
        let belief = self.options.encoding.belief;
        match into {
            Observations::Packed(_) | Observations::Bytes(_) if belief => {
                Err(EncodingError::BeliefNeedsFloats.into())
            }
            Observations::Packed(into) => {
                self.pass(Packed, play, only, Some(len.div_ceil(8)), into, masks)
            }
            Observations::Bytes(into) => self.pass(Bytes, play, only, Some(len), into, masks),
            Observations::Floats(into) => {
                self.pass(Floats { belief }, play, only, Some(len), into, masks)
            }
        }
    }

    /// Passes over all games on all threads, or over `only` some of them on this one. Applies the moves in `play`,
    /// if any, and writes observations of `row` numbers and masks, if their buffers aren't empty.
    fn pass<F: Form>(
        &mut self,
        form: F,
        play: Option<(&[i32], &[i32])>,
        only: Option<&[usize]>,
        row: Option<usize>,
        rows: &mut [F::Item],
        masks: &mut [u8],
    ) -> Result<(), BatchError> {
        let (games, observers) = (self.envs.len(), self.observers());
        let (row, mask) = (row.unwrap_or(0), self.mask_size());
        check_size(rows.len(), games * observers * row)?;
        let pass = Pass {
            context: Context::new(&self.rules, &self.options, self.encoder.layout(), games),
            encoder: &self.encoder,
            numbers: &self.moves,
            play,
            row,
            mask,
            form,
        };
        if let Some(only) = only {
            for game in only.iter().copied() {
                let part = Part {
                    first: game,
                    envs: &mut self.envs[game..=game],
                    turns: &mut self.turns[game..=game],
                    steps: &mut self.steps[game..=game],
                    rows: &mut rows[game * observers * row..][..observers * row],
                    masks: &mut [],
                };
                pass.run(part, &mut self.scratch[0])?;
            }
            return Ok(());
        }
        let mut all = Part {
            first: 0,
            envs: &mut self.envs,
            turns: &mut self.turns,
            steps: &mut self.steps,
            rows,
            masks,
        };
        let forked = || std::process::id() != self.process;
        let Some(pool) = self.pool.as_ref().filter(|_| !forked()) else {
            return pass.run(all, &mut self.scratch[0]);
        };
        let size = games.div_ceil(self.scratch.len()).max(1);
        let mut parts = Vec::with_capacity(self.scratch.len());
        for scratch in &mut self.scratch {
            let (part, rest) = all.split(size, observers * row, observers * mask);
            parts.push((part, scratch));
            all = rest;
        }
        pool.install(|| {
            parts
                .into_par_iter()
                .try_for_each(|(part, scratch)| pass.run(part, scratch))
        })
    }

    /// Writes the observers' own hands in each game, as learning targets.
    ///
    /// # Errors
    /// [`EncodingError::Size`] if the buffer has the wrong size.
    pub fn own_hands(&self, form: OwnHand, into: &mut [f32]) -> Result<(), BatchError> {
        let layout = self.encoder.layout();
        let size = form.len(layout);
        check_size(into.len(), self.envs.len() * self.observers() * size)?;
        let mut rows = into.chunks_exact_mut(size);
        for env in &self.envs {
            for seat in observers(env, self.options.observers) {
                let Some(row) = rows.next() else { break };
                form.write(&env.game, seat, layout, &env.recolors[seat.index()], row);
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("games", &self.envs.len())
            .field("options", &self.options)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

fn check_size(found: usize, needed: usize) -> Result<(), EncodingError> {
    if found == needed {
        Ok(())
    } else {
        Err(EncodingError::Size { found, needed })
    }
}
