//! Many games at once, in step.

use core::fmt;
use std::sync::Arc;

use kagiya_bots::{Bot, Seats};
use kagiya_rules::{Action, Audience, Deal, Game, MAX_PLAYERS, Rules, Seat, Seed, View};
use rayon::prelude::*;

use crate::bits::{BitRow, Observations};
use crate::encoder::{Encoder, EncodingError};
use crate::game::{Context, Env};
use crate::layout::{Layout, Sight};
use crate::moves::{MoveMask, Moves};
use crate::options::{BatchError, BatchOptions, Observers, Step};
use crate::recolor::Recolor;
use crate::scene::{Epilogue, Scene};
use crate::targets::OwnHand;

/// Makes the bot for a seat; `None` for a seat that the caller plays.
pub type MakeBot = dyn Fn(Seat) -> Option<Box<dyn Bot>> + Send + Sync;

/// What is needed to write observations, for one thread.
#[derive(Clone, Debug)]
struct Scratch {
    views: Vec<View>,
    all_hands: View,
    scene: Scene,
    row: BitRow,
}

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
    make_bot: Option<Box<MakeBot>>,
    seed: u64,
    actions: Vec<Option<(Action, Option<Action>)>>,
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
        let scratch = Scratch {
            views: rules
                .seats()
                .map(|seat| game.view(Audience::Seat(seat)))
                .collect(),
            all_hands: game.view(Audience::Spectator),
            scene: Scene::EMPTY,
            row: BitRow::new(),
        };
        let env = || Env {
            game: game.clone(),
            last: None,
            greedy: None,
            recolors: [Recolor::IDENTITY; MAX_PLAYERS],
            bots: make_bot.as_ref().map(|make| Seats::new(&game, make)),
            round: 0,
            score: 0,
            moves: 0,
        };
        let mut batch = Self {
            rules: Arc::clone(rules),
            options,
            moves: Moves::new(encoder.layout()),
            encoder,
            envs: (0..games).map(|_| env()).collect(),
            scratch: vec![scratch; threads],
            pool,
            make_bot: None,
            seed: 0,
            actions: vec![None; games],
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
        context
            .deal(index as u64, &mut self.envs[index])
            .expect("bots move by the rules");
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
        self.envs.iter().map(|env| env.game.table().to_act())
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
        let games = self.envs.len();
        let count = |found| {
            if found == games {
                Ok(())
            } else {
                Err(BatchError::Count { found, games })
            }
        };
        count(moves.len())?;
        if !greedy.is_empty() {
            count(greedy.len())?;
        }
        for (index, env) in self.envs.iter().enumerate() {
            self.actions[index] = if env.game.outcome().is_some() {
                None
            } else {
                let action = self.action(index, env, moves[index])?;
                let best = match greedy.get(index) {
                    Some(number) if *number >= 0 => Some(self.action(index, env, *number)?),
                    Some(_) | None => None,
                };
                Some((action, best))
            };
        }
        let context = Context {
            rules: &self.rules,
            options: &self.options,
            layout: self.encoder.layout(),
            seed: self.seed,
            games: games as u64,
        };
        let part = games.div_ceil(self.scratch.len()).max(1);
        let work = |first: usize,
                    envs: &mut [Env],
                    actions: &[Option<(Action, Option<Action>)>],
                    steps: &mut [Step]| {
            for (place, ((env, action), step)) in
                envs.iter_mut().zip(actions).zip(steps).enumerate()
            {
                let index = first + place;
                context
                    .step(index as u64, env, *action, step)
                    .map_err(|why| BatchError::Bot { game: index, why })?;
            }
            Ok::<(), BatchError>(())
        };
        match &self.pool {
            None => work(0, &mut self.envs, &self.actions, &mut self.steps)?,
            Some(pool) => pool.install(|| {
                self.envs
                    .par_chunks_mut(part)
                    .zip(self.actions.par_chunks(part))
                    .zip(self.steps.par_chunks_mut(part))
                    .enumerate()
                    .try_for_each(|(place, ((envs, actions), steps))| {
                        work(place * part, envs, actions, steps)
                    })
            })?,
        }
        Ok(&self.steps)
    }

    fn action(&self, game: usize, env: &Env, number: i32) -> Result<Action, BatchError> {
        let table = env.game.table();
        let recolor = &env.recolors[table.to_act().index()];
        let action = usize::try_from(number)
            .ok()
            .and_then(|number| self.moves.action(number, table, recolor));
        let action = action.ok_or(BatchError::NoSuchMove {
            game,
            number: number.into(),
            last: self.moves.count() - 1,
        })?;
        env.game.check(action).map_err(|why| BatchError::Illegal {
            game,
            number: number.into(),
            why,
        })?;
        Ok(action)
    }

    /// The legal moves of the player to act in a game; none if it has ended.
    pub fn legal(&self, index: usize) -> MoveMask {
        let Some(env) = self.envs.get(index) else {
            return MoveMask::default();
        };
        self.mask_of(env)
    }

    fn mask_of(&self, env: &Env) -> MoveMask {
        let table = env.game.table();
        let recolor = &env.recolors[table.to_act().index()];
        self.moves.mask(&env.game.legal_actions(), table, recolor)
    }

    /// Writes the legal moves, a byte each, for each game and observer. Who is not to act has none, or
    /// the move of doing nothing where there is one.
    ///
    /// # Errors
    /// [`EncodingError::Size`] if the buffer has another size.
    pub fn masks(&self, into: &mut [u8]) -> Result<(), BatchError> {
        let (size, observers) = (self.mask_size(), self.observers());
        check_size(into.len(), self.envs.len() * observers * size)?;
        let rows = into.chunks_exact_mut((observers * size).max(1));
        for (env, rows) in self.envs.iter().zip(rows) {
            let to_act = match self.options.observers {
                Observers::Mover => 0,
                Observers::All => env.game.table().to_act().index(),
            };
            let over = env.game.outcome().is_some();
            for (observer, row) in rows.chunks_exact_mut(size).enumerate() {
                row.fill(0);
                if observer == to_act && !over {
                    for number in self.mask_of(env).iter() {
                        row[number] = 1;
                    }
                } else if self.options.noop {
                    row[size - 1] = 1;
                }
            }
        }
        Ok(())
    }

    /// Writes the observations, for each game and observer.
    ///
    /// # Errors
    /// [`EncodingError`] if the buffer has another size, or bits are asked for where there are shares.
    pub fn observe(&mut self, into: Observations<'_>) -> Result<(), BatchError> {
        let len = self.encoder.len();
        let belief = self.options.encoding.belief;
        match into {
            Observations::Packed(_) | Observations::Bytes(_) if belief => {
                Err(EncodingError::BeliefNeedsFloats.into())
            }
            Observations::Packed(into) => {
                self.observe_rows(into, len.div_ceil(8), |_, _, _, row, into| {
                    row.write_packed(into);
                })
            }
            Observations::Bytes(into) => self.observe_rows(into, len, |_, _, _, row, into| {
                row.write_bytes(into);
            }),
            Observations::Floats(into) => {
                self.observe_rows(into, len, |encoder, scene, seat, row, into| {
                    row.write_floats(into);
                    if belief {
                        encoder.write_belief(scene, seat, into);
                    }
                })
            }
        }
    }

    /// Hands the observation of each game and observer to `write`, with its row of `size` in `into`.
    fn observe_rows<T: Send>(
        &mut self,
        into: &mut [T],
        size: usize,
        write: impl Fn(&Encoder, &Scene, Seat, &BitRow, &mut [T]) + Sync,
    ) -> Result<(), BatchError> {
        let observers = self.observers();
        let games = self.envs.len();
        check_size(into.len(), games * observers * size)?;
        let part = games.div_ceil(self.scratch.len()).max(1);
        let (encoder, options) = (&self.encoder, &self.options);
        spread(
            self.pool.as_ref(),
            &mut self.envs,
            &mut self.scratch,
            part,
            into,
            observers * size,
            |env, scratch, into| {
                let rows = into.chunks_exact_mut(size);
                scratch.look(env, encoder, options, rows, |scene, seat, row, into| {
                    write(encoder, scene, seat, row, into);
                });
            },
        );
        Ok(())
    }

    /// Writes the own hands of the observers, for each game: what a program is to guess.
    ///
    /// # Errors
    /// [`EncodingError::Size`] if the buffer has another size.
    pub fn own_hands(&self, form: OwnHand, into: &mut [f32]) -> Result<(), BatchError> {
        let (layout, observers) = (self.encoder.layout(), self.observers());
        let size = form.len(layout);
        check_size(into.len(), self.envs.len() * observers * size)?;
        let mut rows = into.chunks_exact_mut(size);
        for env in &self.envs {
            for seat in seats(env, self.options.observers) {
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

/// Does `work` for each game and its part of `into`, on all threads.
fn spread<T: Send>(
    pool: Option<&rayon::ThreadPool>,
    envs: &mut [Env],
    scratch: &mut [Scratch],
    part: usize,
    into: &mut [T],
    size: usize,
    work: impl Fn(&Env, &mut Scratch, &mut [T]) + Sync,
) {
    let all = |envs: &[Env], scratch: &mut Scratch, into: &mut [T]| {
        for (env, into) in envs.iter().zip(into.chunks_exact_mut(size)) {
            work(env, scratch, into);
        }
    };
    match pool {
        None => all(envs, &mut scratch[0], into),
        Some(pool) => pool.install(|| {
            envs.par_chunks_mut(part)
                .zip(into.par_chunks_mut(part * size))
                .zip(scratch.par_iter_mut())
                .for_each(|((envs, into), scratch)| all(envs, scratch, into));
        }),
    }
}

fn seats(env: &Env, observers: Observers) -> impl Iterator<Item = Seat> + use<> {
    let mover = env.game.table().to_act();
    let players = env.game.rules().players();
    let wanted = move |seat: &Seat| observers == Observers::All || *seat == mover;
    Seat::all(players).filter(wanted)
}

impl Scratch {
    /// Makes the observation of each observer and hands it to `write` with its place.
    fn look<'a, T: 'a>(
        &mut self,
        env: &Env,
        encoder: &Encoder,
        options: &BatchOptions,
        mut places: impl Iterator<Item = &'a mut [T]>,
        write: impl Fn(&Scene, Seat, &BitRow, &mut [T]),
    ) {
        let last = env.last.as_ref();
        let epilogue = if env.game.outcome().is_some() {
            Epilogue::new(&env.game, last)
        } else {
            Epilogue::NONE
        };
        let all_hands = (options.encoding.sight == Sight::Seer).then(|| {
            self.all_hands.update(&env.game);
            &self.all_hands
        });
        let mut made = false;
        for seat in seats(env, options.observers) {
            let Some(into) = places.next() else { break };
            let recolor = &env.recolors[seat.index()];
            let view = &mut self.views[seat.index()];
            view.update(&env.game);
            if !made || options.shuffle_colors {
                let around = encoder.around(recolor);
                self.scene
                    .look(around, view.board(), last, epilogue, all_hands);
                made = true;
            }
            self.row.clear();
            encoder.push(
                &self.scene,
                view,
                seat,
                recolor,
                env.greedy.as_ref(),
                &mut self.row,
            );
            write(&self.scene, seat, &self.row, into);
        }
    }
}
