//! Many games at once, in step.

use core::fmt;
use std::sync::Arc;

use kagiya_bots::{Bot, Seats};
use kagiya_rules::{Deal, Game, MAX_PLAYERS, Rules, Seat, Seed};
use rayon::prelude::*;

use crate::bits::Observations;
use crate::encoder::{Encoder, EncodingError};
use crate::game::{Context, Course, Env, NO_MOVE};
use crate::layout::Layout;
use crate::moves::{MoveMask, Moves};
use crate::options::{BatchError, BatchOptions, Observers, Step};
use crate::pass::{Part, Pass, Scratch, Seen, Turn, observers, play};
use crate::recolor::Recolor;
use crate::targets::OwnHand;

/// Makes the bot for a seat; `None` for a seat that the caller plays.
pub type MakeBot = dyn Fn(Seat) -> Option<Box<dyn Bot>> + Send + Sync;

/// Many games by the same rules, played in step.
///
/// Game `i` of a batch of `n` that was reset by seed `s` is dealt from the seed with the number
/// `s + i`, and the games that follow it from `s + i + n`, `s + i + 2n` and so on: the deals of
/// `kagiya lab` by the same numbers. What happens follows from the seed and the moves alone, whatever
/// the number of threads.
pub struct Batch {
    rules: Arc<Rules>,
    options: BatchOptions,
    encoder: Encoder,
    moves: Moves,
    envs: Vec<Env>,
    scratch: Vec<Scratch>,
    pool: Option<rayon::ThreadPool>,
    /// The process that started the threads: a process forked from it has none of them.
    process: u32,
    make_bot: Option<Box<MakeBot>>,
    seed: u64,
    /// Whose turn it is in each game and what is legal.
    turns: Vec<Turn>,
    steps: Vec<Step>,
}

impl Batch {
    /// `games` games by `rules`, dealt from the seeds 0 and on.
    ///
    /// # Errors
    /// [`BatchError`] if the observations make no sense, the colors can't be exchanged, or the threads
    /// can't be started.
    pub fn new(
        rules: &Arc<Rules>,
        games: usize,
        options: BatchOptions,
    ) -> Result<Self, BatchError> {
        Self::make(rules, games, options, None)
    }

    /// The same with bots on some seats, which move by themselves.
    ///
    /// # Errors
    /// [`BatchError`] as for [`new`](Self::new), and if no seat is left.
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
            round: 0,
            score: 0,
            moves: 0,
            chosen: Vec::new(),
            chosen_greedy: NO_MOVE,
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

    /// Deals all games afresh, by the numbers from `seed` on. Bots that begin have moved then.
    ///
    /// # Panics
    /// If a bot does something illegal in its first move, which is a mistake of the bot.
    pub fn reset(&mut self, seed: u64) {
        self.seed = seed;
        for index in 0..self.envs.len() {
            self.envs[index].round = 0;
            self.deal(index);
            self.steps[index] = Step::default();
        }
    }

    /// Deals those games afresh that have ended, with the next number each.
    pub fn reset_finished(&mut self) {
        for index in 0..self.envs.len() {
            if self.envs[index].game.outcome().is_some() {
                self.envs[index].round += 1;
                self.deal(index);
            }
        }
    }

    fn deal(&mut self, index: usize) {
        let context = Context {
            rules: &self.rules,
            options: &self.options,
            layout: self.encoder.layout(),
            seed: self.seed,
            games: self.envs.len() as u64,
        };
        let env = &mut self.envs[index];
        context
            .deal(index as u64, env)
            .expect("bots move by the rules");
        self.turns[index] = Turn::of(env, &self.moves);
    }

    /// The seed of the first deal, as given to the last reset.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How a game came to where it is.
    pub fn course(&self, index: usize) -> Option<Course> {
        let env = self.envs.get(index)?;
        Some(Course {
            round: env.round,
            moves: env.chosen.clone(),
            greedy: env.chosen_greedy,
        })
    }

    /// Makes this the batch that was reset by `seed` and whose games came to where they are by
    /// `courses`.
    ///
    /// # Errors
    /// [`BatchError`] if there is not one course for each game, or a move is not legal; the games are
    /// then somewhere on their way.
    pub fn restore(&mut self, seed: u64, courses: &[Course]) -> Result<(), BatchError> {
        let games = self.envs.len();
        if courses.len() != games {
            return Err(BatchError::Count {
                found: courses.len(),
                games,
            });
        }
        self.seed = seed;
        for (index, course) in courses.iter().enumerate() {
            self.envs[index].round = course.round;
            self.deal(index);
            self.steps[index] = Step::default();
            for (place, number) in course.moves.iter().enumerate() {
                let last = place + 1 == course.moves.len();
                let greedy = if last { course.greedy } else { NO_MOVE };
                self.check_move(index, &self.turns[index], *number)?;
                if greedy >= 0 {
                    self.check_move(index, &self.turns[index], greedy)?;
                }
                let context = Context {
                    rules: &self.rules,
                    options: &self.options,
                    layout: self.encoder.layout(),
                    seed,
                    games: games as u64,
                };
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

    /// How many games there are.
    pub const fn games(&self) -> usize {
        self.envs.len()
    }

    /// The rules of the games.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// How the batch plays and what it writes.
    pub const fn options(&self) -> &BatchOptions {
        &self.options
    }

    /// Where what stands in an observation.
    pub const fn layout(&self) -> &Layout {
        self.encoder.layout()
    }

    /// The numbers of the moves.
    pub const fn moves(&self) -> &Moves {
        &self.moves
    }

    /// How many moves a mask has, that of doing nothing included.
    pub const fn mask_size(&self) -> usize {
        self.moves.count() + self.options.noop as usize
    }

    /// How many numbers an observation has.
    pub fn observation_size(&self) -> usize {
        self.encoder.len()
    }

    /// How many observations there are for each game.
    pub fn observers(&self) -> usize {
        match self.options.observers {
            Observers::Mover => 1,
            Observers::All => self.rules.players(),
        }
    }

    /// A game, as the referee knows it.
    pub fn game(&self, index: usize) -> Option<&Game> {
        Some(&self.envs.get(index)?.game)
    }

    /// How a player of a game sees the suits.
    pub fn recolor(&self, game: usize, seat: Seat) -> Option<&Recolor> {
        self.envs.get(game)?.recolors.get(seat.index())
    }

    /// The seat to act in each game.
    pub fn to_act(&self) -> impl Iterator<Item = Seat> {
        self.turns.iter().map(|turn| turn.to_act)
    }

    /// What the last step did in each game.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Does a move in each game: a number from [`Moves`] as the player to act sees the suits. In a game
    /// that has ended nothing happens, whatever the number is.
    ///
    /// # Errors
    /// [`BatchError`] if a move is not there or not legal; nothing has happened then in any game.
    pub fn step(&mut self, moves: &[i32]) -> Result<&[Step], BatchError> {
        self.step_with_greedy(moves, &[])
    }

    /// The same, with the move that each player to act held best, for the observations that tell it;
    /// a number below 0 for none.
    ///
    /// # Errors
    /// [`BatchError`] as for [`step`](Self::step), also about these moves.
    pub fn step_with_greedy(
        &mut self,
        moves: &[i32],
        greedy: &[i32],
    ) -> Result<&[Step], BatchError> {
        self.check_moves(moves, greedy)?;
        self.pass::<u8>(Some((moves, greedy)), None, &mut [], &mut [], |_| {})?;
        Ok(&self.steps)
    }

    /// Does a move in each game and writes what is seen then, game by game, which is faster than one
    /// after the other: the same as [`step_with_greedy`](Self::step_with_greedy),
    /// [`observe`](Self::observe) and [`masks`](Self::masks).
    ///
    /// # Errors
    /// [`BatchError`] as for each of them; nothing has happened then in any game.
    pub fn step_and_look(
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
        self.look(Some((moves, greedy)), observations, masks)?;
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
    fn check_move(&self, index: usize, turn: &Turn, number: i32) -> Result<(), BatchError> {
        if usize::try_from(number).is_ok_and(|number| turn.legal.contains(number)) {
            Ok(())
        } else {
            Err(self.refusal(index, number))
        }
    }

    /// Why a move is not legal.
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

    /// The legal moves of the player to act in a game; none if it has ended.
    pub fn legal(&self, index: usize) -> MoveMask {
        self.turns
            .get(index)
            .map_or(MoveMask::default(), |turn| turn.legal)
    }

    /// Writes the legal moves, a byte each, for each game and observer. A player who is not to act has
    /// none, or only the no-op move if there is one.
    ///
    /// # Errors
    /// [`EncodingError::Size`] if the buffer has another size.
    pub fn masks(&self, into: &mut [u8]) -> Result<(), BatchError> {
        let size = self.observers() * self.mask_size();
        check_size(into.len(), self.envs.len() * size)?;
        for (turn, rows) in self.turns.iter().zip(into.chunks_exact_mut(size)) {
            turn.write_masks(&self.options, self.mask_size(), rows);
        }
        Ok(())
    }

    /// Chooses a legal move in each game, each equally likely, by one number a game; 0 in a game that has
    /// ended.
    ///
    /// # Errors
    /// [`BatchError::Count`] if there is not one number and one place for each game.
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

    /// Writes the observations, for each game and observer.
    ///
    /// # Errors
    /// [`EncodingError`] if the buffer has another size, or bits are asked for where there are shares.
    pub fn observe(&mut self, into: Observations<'_>) -> Result<(), BatchError> {
        self.look(None, into, &mut [])
    }

    fn look(
        &mut self,
        play: Option<(&[i32], &[i32])>,
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
                self.pass(play, Some(len.div_ceil(8)), into, masks, |seen| {
                    seen.row.write_packed(seen.into);
                })
            }
            Observations::Bytes(into) => self.pass(play, Some(len), into, masks, |seen| {
                seen.row.write_bytes(seen.into);
            }),
            Observations::Floats(into) => self.pass(play, Some(len), into, masks, |seen| {
                seen.row.write_floats(seen.into);
                if belief {
                    seen.encoder
                        .write_belief(seen.scene, seen.observer, seen.into);
                }
            }),
        }
    }

    /// Goes over all games, on all threads: plays `play` where there is something to play, and writes
    /// observations of `row` numbers and masks where there is room for some.
    fn pass<T: Send>(
        &mut self,
        play: Option<(&[i32], &[i32])>,
        row: Option<usize>,
        rows: &mut [T],
        masks: &mut [u8],
        write: impl Fn(Seen<'_, T>) + Sync,
    ) -> Result<(), BatchError> {
        let (games, observers) = (self.envs.len(), self.observers());
        let (row, mask) = (row.unwrap_or(0), self.mask_size());
        check_size(rows.len(), games * observers * row)?;
        let pass = Pass {
            context: Context {
                rules: &self.rules,
                options: &self.options,
                layout: self.encoder.layout(),
                seed: self.seed,
                games: games as u64,
            },
            encoder: &self.encoder,
            numbers: &self.moves,
            play,
            row,
            mask,
            write,
        };
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

    /// Writes the own hands of the observers, for each game: what a program is to guess.
    ///
    /// # Errors
    /// [`EncodingError::Size`] if the buffer has another size.
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
