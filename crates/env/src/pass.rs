//! One pass over the games of a batch, which applies moves and writes observations while a game is in the
//! cache.

use kagiya_rules::{Action, Audience, Game, Seat, View};

use crate::bits::BitRow;
use crate::encoder::Encoder;
use crate::game::{Context, Env, NO_MOVE};
use crate::layout::Sight;
use crate::moves::{MoveMask, Moves};
use crate::options::{BatchError, BatchOptions, Observers, Step};
use crate::public_state::{Epilogue, PublicState};
use crate::rows::{Form, Parts};

/// The player to act in a game, and the legal moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pub(crate) to_act: Seat,
    /// Empty only if the game has ended.
    pub(crate) legal: MoveMask,
}

impl Turn {
    #[inline]
    pub(crate) fn of(env: &Env, numbers: &Moves) -> Self {
        let table = env.game.table();
        let to_act = table.to_act();
        let recolor = &env.recolors[to_act.index()];
        Self {
            to_act,
            legal: numbers.mask(&env.game.legal_actions(), table, recolor),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.legal.is_empty()
    }

    /// Writes the mask of each observer, with `size` moves.
    #[inline]
    pub(crate) fn write_masks(&self, options: &BatchOptions, size: usize, rows: &mut [u8]) {
        let mover = match options.observers {
            Observers::Mover => 0,
            Observers::All => self.to_act.index(),
        };
        for (observer, row) in rows.chunks_exact_mut(size).enumerate() {
            if observer == mover && !self.is_over() {
                self.legal.write(row);
            } else {
                row.fill(0);
                if options.noop {
                    row[size - 1] = 1;
                }
            }
        }
    }
}

/// The buffers of a thread for observations.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    all_hands: View,
    state: PublicState,
    parts: Parts,
    row: BitRow,
}

impl Scratch {
    pub(crate) fn new(game: &Game) -> Self {
        Self {
            all_hands: game.view(Audience::Spectator),
            state: PublicState::EMPTY,
            parts: Parts::new(),
            row: BitRow::new(),
        }
    }
}

/// The work for each game.
pub(crate) struct Pass<'a, F> {
    pub(crate) context: Context<'a>,
    pub(crate) encoder: &'a Encoder,
    pub(crate) numbers: &'a Moves,
    /// A legal move for each game, and the one considered best; `None` writes observations only.
    pub(crate) play: Option<(&'a [i32], &'a [i32])>,
    /// The length of an observation; 0 for no observations.
    pub(crate) row: usize,
    /// The length of a mask.
    pub(crate) mask: usize,
    pub(crate) form: F,
}

/// A part of the games, with their parts of the buffers.
pub(crate) struct Part<'a, T> {
    pub(crate) first: usize,
    pub(crate) envs: &'a mut [Env],
    pub(crate) turns: &'a mut [Turn],
    pub(crate) steps: &'a mut [Step],
    /// Empty if no observations are wanted.
    pub(crate) rows: &'a mut [T],
    /// Empty if no masks are wanted.
    pub(crate) masks: &'a mut [u8],
}

impl<T> Part<'_, T> {
    /// Splits off at most `games` games. A game has `row` numbers and `mask` moves.
    pub(crate) fn split(self, games: usize, row: usize, mask: usize) -> (Self, Self) {
        let games = games.min(self.envs.len());
        let (envs, other_envs) = self.envs.split_at_mut(games);
        let (turns, other_turns) = self.turns.split_at_mut(games);
        let (steps, other_steps) = self.steps.split_at_mut(games);
        let (rows, other_rows) = self.rows.split_at_mut(games * row);
        let masks = if self.masks.is_empty() {
            0
        } else {
            games * mask
        };
        let (masks, other_masks) = self.masks.split_at_mut(masks);
        let one = Self {
            first: self.first,
            envs,
            turns,
            steps,
            rows,
            masks,
        };
        let other = Self {
            first: self.first + games,
            envs: other_envs,
            turns: other_turns,
            steps: other_steps,
            rows: other_rows,
            masks: other_masks,
        };
        (one, other)
    }
}

impl<F: Form> Pass<'_, F> {
    /// Does the work for some games.
    pub(crate) fn run(
        &self,
        part: Part<'_, F::Item>,
        scratch: &mut Scratch,
    ) -> Result<(), BatchError> {
        let options = self.context.options;
        let observers = match options.observers {
            Observers::Mover => 1,
            Observers::All => self.context.rules.players(),
        };
        let mut rows = part.rows.chunks_exact_mut((observers * self.row).max(1));
        let mut masks = part.masks.chunks_exact_mut(observers * self.mask);
        let games = part.envs.iter_mut().zip(part.turns).zip(part.steps);
        for (place, ((env, turn), step)) in games.enumerate() {
            if let Some((moves, greedy)) = self.play {
                let index = part.first + place;
                let greedy = greedy.get(index).copied().unwrap_or(NO_MOVE);
                let chosen = (moves[index], greedy);
                play(&self.context, self.numbers, index, env, turn, chosen, step)?;
            }
            if let Some(masks) = masks.next() {
                turn.write_masks(options, self.mask, masks);
            }
            if let Some(rows) = rows.next() {
                let mut buffer = scratch.parts.rows_for(rows);
                let into = buffer.as_deref_mut().unwrap_or(&mut *rows);
                self.write_rows(env, scratch, into.chunks_exact_mut(self.row));
                if let Some(buffer) = buffer {
                    rows.copy_from_slice(&buffer);
                    scratch.parts.keep_rows(buffer);
                }
            }
        }
        Ok(())
    }

    /// Writes the observations of a game.
    #[inline]
    fn write_rows<'r>(
        &self,
        env: &Env,
        scratch: &mut Scratch,
        mut rows: impl Iterator<Item = &'r mut [F::Item]>,
    ) where
        F::Item: 'r,
    {
        let (encoder, options) = (self.encoder, self.context.options);
        let last = env.last.as_ref();
        let epilogue = if env.game.outcome().is_some() {
            Epilogue::new(&env.game, last)
        } else {
            Epilogue::NONE
        };
        let all_hands = (options.encoding.sight == Sight::Seer).then(|| {
            scratch.all_hands.update(&env.game);
            &scratch.all_hands
        });
        let players = self.context.rules.players();
        let (state, parts) = (&mut scratch.state, &mut scratch.parts);
        let all = options.observers == Observers::All;
        parts.together = all && self.form.is_put_together(players) && !options.shuffle_colors;
        let mut made = false;
        for observer in observers(env, options.observers) {
            let Some(into) = rows.next() else { break };
            if !made || options.shuffle_colors {
                let recolor = &env.recolors[observer.index()];
                let board = env.game.board();
                state.update(encoder.around(recolor), board, last, epilogue, all_hands);
                encoder.share(state, recolor, env.greedy.as_ref(), &mut parts.shared);
                if parts.together {
                    // A hand is what the next player sees of it.
                    let cards = |seat: Seat| {
                        let view = env.game.view_ref(Audience::Seat(seat.next(players)));
                        view.cards(seat).into_iter().flatten()
                    };
                    parts.update(encoder, state, recolor, cards);
                }
                self.form.prepare(encoder, state, parts);
                made = true;
            }
            let (form, row) = (&self.form, &mut scratch.row);
            if parts.together {
                form.write(encoder, state, parts, observer, row, into);
            } else {
                let view = env.game.view_ref(Audience::Seat(observer));
                let cards = |seat| view.cards(seat).into_iter().flatten();
                let recolor = &env.recolors[observer.index()];
                row.clear();
                encoder.push(state, &parts.shared, cards, observer, recolor, row);
                form.write_row(encoder, state, parts, observer, row, into);
            }
        }
    }
}

/// Applies a legal move in game `index`, with the one considered best. Nothing happens in a finished game.
#[inline]
pub(crate) fn play(
    context: &Context<'_>,
    numbers: &Moves,
    index: usize,
    env: &mut Env,
    turn: &mut Turn,
    (number, greedy): (i32, i32),
    step: &mut Step,
) -> Result<(), BatchError> {
    let action = |number: i32| -> Option<Action> {
        let table = env.game.table();
        let recolor = &env.recolors[table.to_act().index()];
        numbers.action(usize::try_from(number).ok()?, table, recolor)
    };
    let (action, best) = if turn.is_over() {
        (None, None)
    } else {
        (action(number), action(greedy))
    };
    if action.is_some() {
        env.chosen.push(number);
        env.chosen_greedy = greedy;
    }
    context
        .step(env, action, best, step)
        .map_err(|why| BatchError::Bot { game: index, why })?;
    *turn = Turn::of(env, numbers);
    Ok(())
}

/// The players whose observations are wanted.
pub(crate) fn observers(env: &Env, wanted: Observers) -> impl Iterator<Item = Seat> + use<> {
    let mover = env.game.table().to_act();
    let players = env.game.rules().players();
    Seat::all(players).filter(move |seat| wanted == Observers::All || *seat == mover)
}
