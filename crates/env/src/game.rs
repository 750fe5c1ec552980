//! A game of a batch: its deal and its steps.

use std::sync::Arc;

use kagiya_bots::{Players, Seats};
use kagiya_rules::{
    Action, Events, Game, IllegalAction, LossReason, MAX_PLAYERS, Outcome, Rules, Seed,
};

use crate::last_move::{BeforeMove, LastMove, MoveResult};
use crate::layout::Layout;
use crate::options::{BatchOptions, LastStrike, Step};
use crate::public_state::Epilogue;
use crate::recolor::Recolor;

/// The absence of a move.
pub(crate) const NO_MOVE: i32 = -1;

/// A game with the last moves.
pub(crate) struct Env {
    pub(crate) game: Game,
    pub(crate) last: Option<LastMove>,
    pub(crate) greedy: Option<LastMove>,
    pub(crate) recolors: [Recolor; MAX_PLAYERS],
    pub(crate) bots: Option<Seats>,
    /// The number of the first deal of this slot, and of the present game's.
    pub(crate) base: u64,
    pub(crate) number: u64,
    /// The number of earlier games in this slot.
    pub(crate) round: u64,
    /// Where the present game began, if it wasn't dealt here.
    pub(crate) start: Option<Arc<Start>>,
    pub(crate) score: i32,
    pub(crate) moves: u32,
    /// The caller's moves since the deal or the start, and the move considered best instead of the last one.
    pub(crate) chosen: Vec<i32>,
    pub(crate) chosen_greedy: i32,
    /// All actions since the deal or the beginning of the start, those of bots included.
    pub(crate) actions: Vec<Action>,
}

/// A game that began elsewhere, with what has been done in it.
#[derive(Clone, Debug)]
pub struct Start {
    /// The game at its beginning.
    pub game: Game,
    /// The actions since then.
    pub past: Vec<Action>,
}

/// The history of a game in a batch, from which it can be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHistory {
    /// The number of the first deal of its slot.
    pub base: u64,
    /// The number of earlier games in its slot.
    pub round: u64,
    /// The number of its deal.
    pub number: u64,
    /// The caller's moves since the deal or the start.
    pub moves: Vec<i32>,
    /// The move that was considered best instead of the last one; negative for none.
    pub greedy: i32,
}

/// The common data of all games in a batch.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) rules: &'a Arc<Rules>,
    pub(crate) options: &'a BatchOptions,
    pub(crate) layout: &'a Layout,
    pub(crate) games: u64,
}

impl<'a> Context<'a> {
    pub(crate) fn new(
        rules: &'a Arc<Rules>,
        options: &'a BatchOptions,
        layout: &'a Layout,
        games: usize,
    ) -> Self {
        Self {
            rules,
            options,
            layout,
            games: games as u64,
        }
    }

    /// Deals the present game of the slot, and lets bots that begin move.
    pub(crate) fn deal(&self, env: &mut Env) -> Result<(), IllegalAction> {
        let later = env.round.wrapping_mul(self.games);
        self.deal_number(env.base.wrapping_add(later), env)
    }

    /// Deals the game of this number.
    pub(crate) fn deal_number(&self, number: u64, env: &mut Env) -> Result<(), IllegalAction> {
        env.game.deal_again(&Seed::from_number(number));
        env.start = None;
        self.begin(number, env);
        self.go_on(env)
    }

    /// Puts a game that began elsewhere in place of the present one. Colors are exchanged as for the deal of
    /// this number.
    pub(crate) fn start(
        &self,
        number: u64,
        start: Arc<Start>,
        env: &mut Env,
    ) -> Result<(), IllegalAction> {
        env.game.clone_from(&start.game);
        self.begin(number, env);
        for action in &start.past {
            do_action(env, *action)?;
        }
        env.start = Some(start);
        self.go_on(env)
    }

    fn begin(&self, number: u64, env: &mut Env) {
        env.number = number;
        env.last = None;
        env.greedy = None;
        env.score = 0;
        env.moves = 0;
        env.chosen.clear();
        env.actions.clear();
        env.chosen_greedy = NO_MOVE;
        if self.options.shuffle_colors {
            shuffle_colors(number, &mut env.recolors, self.rules.players(), self.layout);
        }
        if let Some(bots) = &mut env.bots {
            bots.begin(&env.game);
        }
    }

    fn go_on(&self, env: &mut Env) -> Result<(), IllegalAction> {
        let_bots_move(env)?;
        env.score = score(env, self.options.last_strike);
        Ok(())
    }

    /// Applies a move and then the moves of bots. `greedy` is the move considered best. Nothing happens in a
    /// finished game.
    #[inline]
    pub(crate) fn step(
        &self,
        env: &mut Env,
        action: Option<Action>,
        greedy: Option<Action>,
        step: &mut Step,
    ) -> Result<(), IllegalAction> {
        let Some(action) = action else {
            *step = Step {
                reward: 0,
                done: true,
                score: env.score,
                moves: env.moves,
            };
            return Ok(());
        };
        env.greedy = match greedy {
            Some(greedy) => Some(play(&mut env.game.clone(), greedy, None)?),
            None => None,
        };
        do_action(env, action)?;
        let_bots_move(env)?;
        let before = env.score;
        env.score = score(env, self.options.last_strike);
        let done = env.game.outcome().is_some();
        *step = Step {
            reward: env.score - before,
            done,
            score: env.score,
            moves: env.moves,
        };
        if done && self.options.auto_reset {
            env.round += 1;
            self.deal(env)?;
        }
        Ok(())
    }
}

#[inline]
fn do_action(env: &mut Env, action: Action) -> Result<(), IllegalAction> {
    env.last = Some(play(&mut env.game, action, env.bots.as_mut())?);
    env.actions.push(action);
    env.moves += 1;
    Ok(())
}

fn let_bots_move(env: &mut Env) -> Result<(), IllegalAction> {
    while let Some(decision) = env.bots.as_mut().and_then(|bots| bots.decide(&env.game)) {
        do_action(env, decision.action)?;
        env.greedy = None;
    }
    Ok(())
}

/// Applies an action. Returns its public description.
fn play(
    game: &mut Game,
    action: Action,
    bots: Option<&mut Seats>,
) -> Result<LastMove, IllegalAction> {
    let before = BeforeMove::new(game.board(), action);
    let mut events = Events::new();
    game.apply_into(action, &mut events)?;
    if let Some(bots) = bots {
        bots.see(&events, game);
    }
    let mut last = LastMove::new(before, game.table(), &events);
    if let (MoveResult::Play { gained, .. }, true) =
        (&mut last.result, Epilogue::has_token(&game.board()))
    {
        *gained = true;
    }
    Ok(last)
}

fn score(env: &Env, last_strike: LastStrike) -> i32 {
    let board = env.game.board();
    let points = i32::from(board.points());
    match env.game.outcome() {
        None => points,
        Some(Outcome::Lost(LossReason::Strikes)) => match last_strike {
            LastStrike::Zero => 0,
            LastStrike::Keep => points,
            LastStrike::MinusOne => (points - 1).max(0),
        },
        Some(_) => board
            .score()
            .map_or(points, |score| i32::from(score.points)),
    }
}

/// A random order of the suits for each player except one, from the number of the deal.
fn shuffle_colors(
    number: u64,
    recolors: &mut [Recolor; MAX_PLAYERS],
    players: usize,
    layout: &Layout,
) {
    let mut state = number ^ 0x636f_6c6f_7273_2121;
    // SplitMix64 is a bijection of its state.
    let mut below = |bound: usize| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        let product = u128::from(mixed) * bound as u128;
        usize::try_from(product >> 64).unwrap_or(0)
    };
    let keeps = below(players);
    for (seat, recolor) in recolors[..players].iter_mut().enumerate() {
        let mut list = [0, 1, 2, 3, 4, 5, 6, 7];
        let list = &mut list[..layout.suits];
        for last in (1..list.len()).rev() {
            list.swap(last, below(last + 1));
        }
        *recolor = match Recolor::new(list, layout) {
            Ok(recolor) if seat != keeps => recolor,
            Ok(_) | Err(_) => Recolor::IDENTITY,
        };
    }
}
