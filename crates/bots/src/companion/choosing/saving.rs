//! Last copies on the next player's chop: what can wait waits, and they are saved first.

use arrayvec::ArrayVec;
use kagiya_rules::{Action, CardId, CardSet, MAX_HAND, Phase, Seat};

use super::candidates::{Chooser, Evaluated};
use crate::companion::belief::{BeliefState, Call, PositionFacts, at};
use crate::companion::reading::ClueAction;

/// How much better than a discard a clue of the next player must be, in thousandths of a point, to
/// count on it: what the next player sees in my hand is not known.
const CLEARLY: i32 = 250;

/// What the next player does after an action, as far as a last copy in that hand is concerned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Loss {
    /// No last copy is lost.
    Nothing,
    /// The points that depend on the last copy that is lost.
    Points(u8),
}

impl Chooser<'_> {
    /// Puts an action in front after which the next player doesn't lose a last copy, if the best
    /// action would let it happen and there is one. Its value is that of the best action, so that a
    /// search compares both.
    pub(crate) fn save_first(&self, evaluated: &mut [Evaluated]) {
        let Some(best) = evaluated.first() else {
            return;
        };
        let Some(next) = self.next_in_danger() else {
            return;
        };
        let (best, worth) = (best.action, best.worth);
        let mut least = self.loss_after(best, next);
        let mut found = 0;
        for (place, option) in evaluated.iter().enumerate().skip(1) {
            if least == Loss::Nothing {
                break;
            }
            if !self.may_wait_for(best, option.action) {
                continue;
            }
            let loss = self.loss_after(option.action, next);
            if loss < least {
                (least, found) = (loss, place);
            }
        }
        if found > 0 {
            evaluated[found].worth = worth;
            evaluated[..=found].rotate_right(1);
        }
    }

    /// Whether `best` can wait for `action`. A card that a clue of others waits for only waits for a
    /// clue on the next player's chop: then everybody knows why.
    fn may_wait_for(&self, best: Action, action: Action) -> bool {
        let belief = self.belief;
        let is_awaited = match best {
            Action::Play { card, .. } => {
                belief.notes[at(card)].call == Call::Blind
                    || belief
                        .connections
                        .iter()
                        .any(|connection| connection.card == card)
            }
            _ => false,
        };
        match action {
            Action::Discard(_) => false,
            Action::Clue { to, clue } if is_awaited => {
                let clue_action = self.clue_action(to, clue);
                belief.is_on_next_chop(belief.me, clue_action.to, &clue_action.touched)
            }
            _ => !is_awaited,
        }
    }

    /// The next player, if a clue can be given before that player discards a last copy.
    fn next_in_danger(&self) -> Option<Seat> {
        let (belief, facts) = (self.belief, self.facts);
        if facts.tokens == 0
            || facts.turns_left.is_some()
            || self.view.table().phase() != Phase::Turn
        {
            return None;
        }
        let next = belief.after(belief.me).next()?;
        let chop = belief.truth[at(belief.chop(next)?)]?;
        facts.critical.contains(chop).then_some(next)
    }

    /// What `next` loses after `action`.
    fn loss_after(&self, action: Action, next: Seat) -> Loss {
        let mut facts = self.facts.clone();
        match action {
            Action::Clue { to, clue } => {
                let mut after = self.belief.clone();
                let expected = self.expected();
                after.interpret_with(self.facts, &self.clue_action(to, clue), &expected);
                facts.tokens -= 1;
                self.loss_of(&after, next, &facts)
            }
            Action::Play { card, .. } => {
                let card = self.belief.believed[at(card)].only();
                if let Some(card) = card.filter(|card| facts.playable.contains(*card)) {
                    facts.stacks.put(&facts.rules, card);
                    facts.playable = facts.stacks.next;
                }
                self.loss_of(self.belief, next, &facts)
            }
            Action::Discard(_) | Action::Choose(_) => self.loss_of(self.belief, next, &facts),
        }
    }

    /// What `next` loses by these beliefs, in the position of `facts`.
    fn loss_of(&self, belief: &BeliefState, next: Seat, facts: &PositionFacts) -> Loss {
        let lost = |id: CardId| {
            let card = belief.truth[at(id)].filter(|card| facts.critical.contains(*card));
            card.map_or(Loss::Nothing, |card| {
                Loss::Points(facts.stake[card.index()])
            })
        };
        let hand = &belief.hands[next.index()];
        let plays = hand.iter().filter(|id| belief.thinks_playable(**id, facts));
        let plays: ArrayVec<CardId, MAX_HAND> = plays.copied().collect();
        if !plays.is_empty() {
            let fits = |id: CardId| {
                let card = belief.truth[at(id)];
                card.is_none_or(|card| facts.playable.contains(card))
            };
            let misplayed = plays.into_iter().filter(|id| !fits(*id));
            return misplayed.map(lost).max().unwrap_or(Loss::Nothing);
        }
        if hand.iter().any(|id| belief.thinks_trash(*id, next, facts)) {
            return Loss::Nothing;
        }
        let loss = belief.chop(next).map_or(Loss::Nothing, lost);
        if loss > Loss::Nothing && self.gives_a_clue(belief, next, facts) {
            return Loss::Nothing;
        }
        loss
    }

    /// Whether `next`, who knows no card to play and no trash, would give a clue to a third player
    /// instead of discarding.
    fn gives_a_clue(&self, belief: &BeliefState, next: Seat, facts: &PositionFacts) -> bool {
        if facts.tokens == 0 || belief.players < 3 {
            return false;
        }
        let mut belief = belief.clone();
        belief.me = next;
        for id in &belief.hands[next.index()] {
            belief.truth[at(*id)] = None;
        }
        let chooser = Chooser {
            belief: &belief,
            facts,
            ..*self
        };
        let mut discards = Vec::new();
        chooser.add_discards(&mut discards);
        let Some(discard) = discards.iter().map(|option| option.worth).max() else {
            return true;
        };
        let price = chooser.token(facts.tokens);
        let (before, expected) = (chooser.worth(), chooser.expected());
        // A card that I may hold clued is no news.
        let mine: CardSet = belief.hands[self.belief.me.index()]
            .iter()
            .filter(|id| belief.notes[at(**id)].is_in_play())
            .fold(CardSet::EMPTY, |all, id| all | belief.believed[at(*id)]);
        let may_be_mine = |id: &CardId| {
            let card = belief.truth[at(*id)];
            !belief.notes[at(*id)].is_in_play() && card.is_some_and(|card| mine.contains(card))
        };
        let gives = |action: Action| {
            let Action::Clue { to, clue } = action else {
                return false;
            };
            let clue_action = ClueAction {
                giver: next,
                ..self.clue_action(to, clue)
            };
            clue_action.to != next
                && !clue_action.touched.iter().any(may_be_mine)
                && chooser.clue_worth(&clue_action, before, &expected) - price > discard + CLEARLY
        };
        self.view.legal_actions().iter().any(gives)
    }
}
