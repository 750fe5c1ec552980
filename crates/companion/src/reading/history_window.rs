//! The last two rounds of actions, from which the beliefs of other players can be recomputed.
//!
//! A player's model of the others ignores the own hand, which they do see. In a sampled world that
//! hand is known. There the last actions are interpreted again with all cards in sight. For
//! example, only then is it known who is called to play before a card of mine.

use std::collections::VecDeque;

use kagiya_rules::{Card, Game, MAX_CARD_IDS, PublicEvent, Seat, View};

use crate::belief::{BeliefState, PositionFacts, at};

/// An action with its context.
#[derive(Clone, Debug)]
struct Step {
    event: PublicEvent,
    /// The facts before it.
    facts: PositionFacts,
    /// The view after it.
    view: View,
}

/// The last actions, and the beliefs before them.
#[derive(Clone, Debug)]
pub(crate) struct HistoryWindow {
    before: BeliefState,
    steps: VecDeque<Step>,
}

impl HistoryWindow {
    pub(crate) fn new(belief: &BeliefState) -> Self {
        Self {
            before: belief.clone(),
            steps: VecDeque::new(),
        }
    }

    /// Adds an action that has changed beliefs, and drops actions older than two rounds.
    pub(crate) fn keep(&mut self, event: &PublicEvent, facts: PositionFacts, view: &View) {
        self.steps.push_back(Step {
            event: *event,
            facts,
            view: view.clone(),
        });
        if self.steps.len() > 2 * self.before.players
            && let Some(step) = self.steps.pop_front()
        {
            self.before.process_event(&step.event, &step.facts);
            let after = self.steps.front().map_or(&step.facts, |next| &next.facts);
            self.before.sync(&step.view, after);
        }
    }

    /// The beliefs of `seat` in the sampled world `game`, after the last actions. `now` are the
    /// facts of the current position.
    pub(crate) fn belief_of(
        &self,
        seat: Seat,
        game: &Game,
        view: &View,
        now: &PositionFacts,
    ) -> BeliefState {
        let cards = self.cards_in(game);
        let mut belief = self.before.clone();
        belief.become_seat(seat);
        belief.see_hands(&cards);
        if let Some(first) = self.steps.front() {
            belief.recompute(&first.facts);
        }
        for (index, step) in self.steps.iter().enumerate() {
            belief.process_event(&step.event, &step.facts);
            let after = self.steps.get(index + 1).map_or(now, |next| &next.facts);
            belief.sync_table(&step.view);
            belief.see_hands(&cards);
            belief.recompute(after);
        }
        belief.sync(view, now);
        belief
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
