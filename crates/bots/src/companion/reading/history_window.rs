//! What was done in the last two rounds, so that it can be worked out what the others make of it.
//!
//! A player does not see its own cards, and what it keeps for the others is what they would think without
//! a look at them. In a made-up world those cards are known: there everybody hears the last actions again,
//! with them in sight. Who is asked to play before a card of mine knows so only then.

use std::collections::VecDeque;

use kagiya_rules::{Card, Game, MAX_CARD_IDS, PublicEvent, Seat, View};

use crate::companion::belief::{Facts, Mind, at};

/// An action, as it was seen.
#[derive(Clone, Debug)]
struct Step {
    event: PublicEvent,
    /// The facts before it.
    facts: Facts,
    /// The table after it.
    view: View,
}

/// The last actions, and the mind from before them.
#[derive(Clone, Debug)]
pub(crate) struct Recent {
    before: Mind,
    steps: VecDeque<Step>,
}

impl Recent {
    pub(crate) fn new(mind: &Mind) -> Self {
        Self {
            before: mind.clone(),
            steps: VecDeque::new(),
        }
    }

    /// Keeps an action that has changed what is known, and lets go of what is older than two rounds.
    pub(crate) fn keep(&mut self, event: &PublicEvent, facts: Facts, view: &View) {
        self.steps.push_back(Step {
            event: *event,
            facts,
            view: view.clone(),
        });
        if self.steps.len() > 2 * self.before.players
            && let Some(step) = self.steps.pop_front()
        {
            self.before.watch(&step.event, &step.facts);
            let after = self.steps.front().map_or(&step.facts, |next| &next.facts);
            self.before.sync(&step.view, after);
        }
    }

    /// What `seat` thinks in `game`, which is how everything may be, once it has seen the last actions.
    /// `now` are the facts of the table.
    pub(crate) fn mind_of(&self, seat: Seat, game: &Game, view: &View, now: &Facts) -> Mind {
        let cards = self.cards_in(game);
        let mut mind = self.before.clone();
        mind.me = seat;
        mind.look_at(&cards);
        if let Some(first) = self.steps.front() {
            mind.reconsider(&first.facts);
        }
        for (index, step) in self.steps.iter().enumerate() {
            mind.watch(&step.event, &step.facts);
            let after = self.steps.get(index + 1).map_or(now, |next| &next.facts);
            mind.take_in(&step.view);
            mind.look_at(&cards);
            mind.reconsider(after);
        }
        mind.sync(view, now);
        mind
    }

    /// The cards that were in hands during these actions.
    fn cards_in(&self, game: &Game) -> [Option<Card>; MAX_CARD_IDS] {
        let mut cards = self.before.truth;
        for seat in game.rules().seats() {
            for (id, card) in game.hand(seat) {
                cards[at(id)] = Some(card);
            }
        }
        for step in &self.steps {
            if let PublicEvent::Played { id, card, .. }
            | PublicEvent::Misplayed { id, card, .. }
            | PublicEvent::Discarded { id, card, .. } = step.event
            {
                cards[at(id)] = Some(card);
            }
        }
        cards
    }
}
