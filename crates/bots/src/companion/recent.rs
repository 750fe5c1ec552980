//! What was done in the last two rounds, so that it can be worked out what the others make of it.
//!
//! A player does not see its own cards, and what it keeps for the others is what they would think without
//! a look at them. In a made-up world those cards are known: there everybody hears the last actions again,
//! with them in sight. Who is asked to play before a card of mine knows so only then.

use std::collections::VecDeque;

use kagiya_rules::{Card, Game, MAX_CARD_IDS, PublicEvent, Seat, View};

use super::facts::Facts;
use super::mind::{Mind, at};

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
pub(super) struct Recent {
    before: Mind,
    steps: VecDeque<Step>,
}

impl Recent {
    pub(super) fn new(mind: &Mind) -> Self {
        Self {
            before: mind.clone(),
            steps: VecDeque::new(),
        }
    }

    /// Keeps an action that has changed what is known, and lets go of what is older than two rounds.
    pub(super) fn keep(&mut self, event: &PublicEvent, facts: Facts, view: &View) {
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
    pub(super) fn mind_of(&self, seat: Seat, game: &Game, view: &View, now: &Facts) -> Mind {
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kagiya_rules::{Audience, CardId, Deal, Options, Rules, Seed};

    use super::super::{Companion, Level, State};
    use super::*;
    use crate::bot::Bot;
    use crate::kinds::BotName;

    /// How many of the cards that `seat` holds `mind` takes for something else than `their` does.
    fn misjudged(mind: &Mind, their: &Mind, seat: Seat) -> usize {
        let wrong = |id: &&CardId| mind.taken_for[at(**id)] != their.taken_for[at(**id)];
        their.hands[seat.index()].iter().filter(wrong).count()
    }

    #[test]
    fn in_a_world_that_is_as_it_is_the_others_think_what_they_think() {
        for players in 3..=5 {
            let options = Options::preset("original", players).expect("a preset");
            let rules = Arc::new(Rules::new(&options).expect("rules that make sense"));
            let name: BotName = "companion-4".parse().expect("a bot");
            let table = vec![Some(name); rules.players()];
            let (mut again, mut without, mut all) = (0, 0, 0);
            for number in 0..3 {
                let deal = Deal::from_seed(Seed::from_number(number));
                let mut game = Game::deal(&rules, &deal).expect("a seed deals");
                let mut bots: Vec<Companion> = rules
                    .seats()
                    .map(|seat| {
                        let mut bot = Companion::new(Level::Group);
                        bot.meet(&table);
                        bot.begin(&game.view(Audience::Seat(seat)));
                        bot
                    })
                    .collect();
                while game.outcome().is_none() {
                    let seat = game.table().to_act();
                    let action = bots[seat.index()]
                        .act(&game.view(Audience::Seat(seat)))
                        .action;
                    let events = game.apply(action).expect("a legal action");
                    for (seat, bot) in rules.seats().zip(&mut bots) {
                        let audience = Audience::Seat(seat);
                        for event in &events {
                            bot.observe(&event.project(audience), &game.view(audience));
                        }
                    }
                    let mut states: Vec<State> = Vec::new();
                    for (seat, bot) in rules.seats().zip(&bots) {
                        let mut state = bot.states.as_ref().expect("a game").own.clone();
                        state.sync(&game.view(Audience::Seat(seat)));
                        states.push(state);
                    }
                    for me in &states {
                        let recent = me.recent.as_ref().expect("it looks ahead");
                        for their in states.iter().filter(|it| it.mind.me != me.mind.me) {
                            let seat = their.mind.me;
                            let view = game.view(Audience::Seat(seat));
                            let mind = recent.mind_of(seat, &game, &view, &me.facts);
                            again += misjudged(&mind, &their.mind, seat);
                            let mut mind = me.mind.clone();
                            mind.me = seat;
                            mind.sync(&view, &me.facts);
                            without += misjudged(&mind, &their.mind, seat);
                            all += their.mind.hands[seat.index()].len();
                        }
                    }
                }
            }
            assert!(again * 1000 <= all, "{players}: {again} of {all}");
            assert!(again * 10 < without, "{players}: {without} without");
        }
    }
}
