//! Players that see all hands, including their own: an upper bound for honest players.

use core::fmt;
use std::sync::Arc;
use std::time::Instant;

use kagiya_rules::{
    Action, Audience, Board, Card, CardId, Choice, Deal, Game, LegalActions, Phase, Rules, View,
};

use crate::contestant::{Contestant, PlayError, Played, Table, blank_game, dealt};
use crate::latency_histogram::LatencyHistogram;

/// A player that sees all hands but not the deck, through the view of a spectator.
///
/// It isn't a [`Bot`](kagiya_bots::Bot), so no table for people can have one.
pub trait Cheater {
    /// Chooses an action of the player to act among `legal`.
    fn act(&mut self, spectator: &View, legal: &LegalActions) -> Action;
}

/// A table where a cheater plays all seats.
#[derive(Debug)]
pub struct CheatTable<C> {
    cheater: C,
    game: Game,
    view: View,
}

impl<C: Cheater> CheatTable<C> {
    pub fn new(rules: &Arc<Rules>, cheater: C) -> Self {
        let game = blank_game(rules);
        Self {
            cheater,
            view: game.view(Audience::Spectator),
            game,
        }
    }
}

impl<C: Cheater> Table for CheatTable<C> {
    fn play(
        &mut self,
        deal: &Deal,
        actions: &mut Vec<Action>,
        times: &mut LatencyHistogram,
    ) -> Result<Played, PlayError> {
        self.game = dealt(self.game.rules(), deal);
        let mut clock = Instant::now();
        while self.game.outcome().is_none() {
            self.view.update(&self.game);
            let action = self.cheater.act(&self.view, &self.game.legal_actions());
            self.game.apply(action)?;
            actions.push(action);
            clock = times.lap(clock);
        }
        Ok(Played::of(&self.game))
    }
}

/// Cheaters as a contestant.
pub struct CheaterContestant<F> {
    name: String,
    cheater: F,
}

impl<F> CheaterContestant<F> {
    /// A contestant; `cheater` makes a new player for each table.
    pub fn new(name: &str, cheater: F) -> Self {
        Self {
            name: name.to_owned(),
            cheater,
        }
    }
}

impl<F> fmt::Debug for CheaterContestant<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CheaterContestant")
            .field(&self.name)
            .finish()
    }
}

impl<F, C> Contestant for CheaterContestant<F>
where
    F: Fn() -> C + Sync,
    C: Cheater + 'static,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        Box::new(CheatTable::new(rules, (self.cheater)()))
    }
}

/// Plays cards that fit, discards trash and duplicates, and otherwise gives clues.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Cheater for Greedy {
    fn act(&mut self, spectator: &View, legal: &LegalActions) -> Action {
        match spectator.table().phase() {
            Phase::Turn => Peek::new(spectator).decide(legal),
            Phase::Tile(_) | Phase::Joker { .. } | Phase::Over(_) => answer(spectator, legal),
        }
    }
}

/// A decision of the greedy cheater.
struct Peek<'a> {
    view: &'a View,
    board: Board<'a>,
    hand: Vec<(CardId, Card)>,
}

impl<'a> Peek<'a> {
    fn new(view: &'a View) -> Self {
        let me = view.table().to_act();
        let ids = view.table().hand(me).iter().copied();
        let cards = view.cards(me).unwrap_or(&[]).iter().copied();
        Self {
            view,
            board: view.board(),
            hand: ids.zip(cards).collect(),
        }
    }

    fn decide(&self, legal: &LegalActions) -> Action {
        let play = |card| Action::Play {
            card,
            announce: None,
        };
        if let Some(card) = self.play() {
            return play(card);
        }
        let spare = self.board.pace().is_none_or(|pace| {
            usize::try_from(pace).is_ok_and(|pace| pace >= self.view.rules().players())
        });
        let useless = self.hand.iter().find(|(_, card)| self.is_useless(*card));
        let least = self.hand.iter().min_by_key(|(_, card)| self.need(*card));
        // For these players, a clue only passes the turn.
        let clue = legal
            .iter()
            .find(|action| matches!(action, Action::Clue { .. }));
        [
            useless
                .filter(|_| spare)
                .map(|(id, _)| Action::Discard(*id)),
            clue,
            least.map(|(id, _)| Action::Discard(*id)),
            least.map(|(id, _)| play(*id)),
        ]
        .into_iter()
        .flatten()
        .find(|action| legal.contains(*action))
        .expect("a player to act has a card or a clue")
    }

    /// The fitting card after which most cards in hands can follow.
    fn play(&self) -> Option<CardId> {
        self.hand
            .iter()
            .filter(|(_, card)| self.board.is_playable(*card))
            .max_by_key(|(_, card)| {
                // A player who alone holds a long run must not wait. One can wait if others hold the cards
                // too.
                let run = self.run_in_hands(*card);
                let doubled = self.copies_in_hands(*card) > 1;
                (
                    run,
                    !doubled,
                    core::cmp::Reverse(self.board.place_of(*card)),
                )
            })
            .map(|(id, _)| *id)
    }

    /// The number of cards in the hands that can follow `card`.
    fn run_in_hands(&self, card: Card) -> usize {
        let rules = self.view.rules();
        if rules.joker() == Some(card.suit()) {
            return 0;
        }
        let held = |next: &Card| self.copies_in_hands(*next) > 0;
        let after = |card: &Card| {
            let mut next = rules.after(self.board.table.open_orders(), *card).iter();
            next.find(|next| self.board.on_fireworks(*next) == 0 && held(next))
        };
        core::iter::successors(Some(card), after)
            .take(rules.rank_count())
            .skip(1)
            .count()
    }

    fn copies_in_hands(&self, card: Card) -> usize {
        self.view
            .rules()
            .seats()
            .filter_map(|seat| self.view.cards(seat))
            .flatten()
            .filter(|other| **other == card)
            .count()
    }

    fn is_useless(&self, card: Card) -> bool {
        self.board.is_trash(card) || self.copies_in_hands(card) > 1
    }

    /// The loss if `card` were discarded.
    fn need(&self, card: Card) -> (bool, bool, usize) {
        let rules = self.view.rules();
        let distance = self
            .board
            .place_of(card)
            .saturating_sub(self.view.table().height(card.suit()));
        (
            !self.is_useless(card),
            self.board.is_critical(card),
            rules.rank_count() - distance.min(rules.rank_count()),
        )
    }
}

/// The most useful answer to a tile or a joker.
fn answer(view: &View, legal: &LegalActions) -> Action {
    let rules = view.rules();
    let worth = |action: &Action| match *action {
        Action::Choose(Choice::PutIntoPlay(_)) => 50,
        Action::Choose(Choice::ShuffleBack(card)) => {
            let missing = rules
                .height_of(card)
                .checked_sub(view.table().height(card.suit()));
            missing.map_or(1, |distance| 40 - distance)
        }
        Action::Choose(Choice::Firework(_) | Choice::Clue { .. }) => 10,
        _ => 0,
    };
    legal
        .iter()
        .max_by_key(worth)
        .expect("a question has an answer")
}
