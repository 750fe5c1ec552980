//! Players for the laws. They choose any legal action; skilled ones see all cards, so that games reach
//! complete fireworks, bonus tiles and the end of the deck. Rulings are in `docs/rules/rulings.md`.

use std::sync::Arc;

use kagiya_rules::{Action, Deal, Events, Game, LegalActions, Rules, Seed};

use super::dice::Dice;
use super::holes;

pub(crate) fn seed(dice: &mut Dice<'_>) -> Seed {
    Seed::from_number(dice.number())
}

pub(crate) fn deal(rules: &Arc<Rules>, dice: &mut Dice<'_>) -> Game {
    Game::deal(rules, &Deal::from_seed(seed(dice))).expect("a seed always deals")
}

/// A player who sees all cards in `skill` of 100 moves, and plays the others at random.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    skill: usize,
}

impl Player {
    pub(crate) fn any(dice: &mut Dice<'_>) -> Self {
        Self {
            skill: dice.pick(&[0, 60, 90, 100]),
        }
    }

    /// The next move; `None` after the end.
    pub(crate) fn choose(self, game: &Game, dice: &mut Dice<'_>) -> Option<Action> {
        let legal = game.legal_actions();
        if legal.is_empty() {
            return None;
        }
        if dice.below(100) < self.skill
            && let Some(action) = sensible(game, &legal)
        {
            return Some(action);
        }
        legal.get(dice.below(legal.len().min(256)))
    }
}

/// A play that fits, else a discard of trash, else a clue, else any discard.
fn sensible(game: &Game, legal: &LegalActions) -> Option<Action> {
    let board = game.board();
    let hand: Vec<_> = game.hand(game.table().to_act()).collect();
    let print = |id| {
        hand.iter()
            .find(|(held, _)| *held == id)
            .map(|(_, card)| *card)
    };
    let playable = holes::playable(game);
    let fits = legal.iter().find(|action| match action {
        Action::Play { card, announce } => print(*card).is_some_and(|card| {
            playable.contains(card) && announce.is_none_or(|suit| suit == card.suit())
        }),
        Action::Discard(_) | Action::Clue { .. } | Action::Choose(_) => false,
    });
    let trash = || {
        legal.iter().find(|action| match action {
            Action::Discard(id) => print(*id).is_some_and(|card| board.is_trash(card)),
            Action::Play { .. } | Action::Clue { .. } | Action::Choose(_) => false,
        })
    };
    let clue = || {
        legal
            .iter()
            .find(|action| matches!(action, Action::Clue { .. }))
    };
    let discard = || {
        let mut discards = legal.iter();
        discards.find(|action| matches!(action, Action::Discard(_)))
    };
    fits.or_else(trash).or_else(clue).or_else(discard)
}

#[derive(Debug)]
pub(crate) struct Move<'a> {
    pub(crate) before: &'a Game,
    pub(crate) action: Action,
    pub(crate) events: &'a Events,
    pub(crate) after: &'a Game,
}

/// An upper bound on the moves of a game (ruling A-45). Each move uses up a card (a tile can return one) or
/// spends a token. Tokens come from cards, complete fireworks, announcements and tiles. The bound also counts
/// the answers to tiles and jokers.
pub(crate) fn most_moves(rules: &Rules) -> usize {
    let cards = rules.deck_size() + 1;
    usize::from(rules.max_clue_tokens()) + 5 * cards + 40
}

/// Plays the game to its end and shows every move.
///
/// # Panics
/// If the game doesn't end, or a legal action is refused.
pub(crate) fn to_the_end(
    mut game: Game,
    player: Player,
    dice: &mut Dice<'_>,
    mut each: impl FnMut(&Move<'_>),
) -> Game {
    let most = most_moves(game.rules());
    let mut moves = 0;
    while let Some(action) = player.choose(&game, dice) {
        let before = game.clone();
        let events = game.apply(action).expect("it is among the legal actions");
        each(&Move {
            before: &before,
            action,
            events: &events,
            after: &game,
        });
        moves += 1;
        assert!(moves <= most, "the game does not end");
    }
    assert!(game.outcome().is_some(), "no legal action, but not over");
    game
}

/// The complete state, with hidden cards.
pub(crate) fn everything(game: &Game) -> impl PartialEq + core::fmt::Debug + use<> {
    let hands: Vec<Vec<_>> = game
        .rules()
        .seats()
        .map(|seat| game.hand(seat).collect())
        .collect();
    (
        *game.table(),
        hands,
        game.deck().to_vec(),
        game.face_down_tiles().to_vec(),
        game.legal_actions(),
    )
}
