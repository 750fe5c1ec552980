//! Last copies in the next player's hand: what can wait waits, and they are saved first.
//!
//! The risk of an action is what the next player is expected to lose after it, in hundredths of a
//! point: the last copy that they discard in their next turn, and last copies that they will discard
//! before there is time to save them all.

use arrayvec::ArrayVec;
use kagiya_bot_api::StyleTrait;
use kagiya_rules::{Action, CardId, CardSet, MAX_HAND, Phase, Seat};

use super::candidates::{Chooser, Evaluated};
use crate::belief::{BeliefState, Call, PositionFacts, at, is_within};
use crate::reading::ClueAction;

/// How much better than a discard a clue of the next player must be, in thousandths of a point, to
/// count on it: what the next player sees in my hand is not known.
const CLEARLY: i32 = 250;

/// In percent: how likely the next player loses the chop although I expect a play, if they may read
/// the clue about it otherwise.
const MISREAD: i32 = 40;

/// In percent: how likely the next player loses the chop although I expect a clue of theirs.
const NO_CLUE: i32 = 40;

/// The same at tables of five, where saving clues against a smaller risk costs more than it gains.
const NO_CLUE_OF_FIVE: i32 = 30;

/// In percent: how likely the next player discards instead of giving a clue, if no card is free.
const LOCKED: i32 = 40;

/// In percent: how likely last copies get lost of which more come up than I have turns to save them.
const TOO_MANY: i32 = 90;

/// In percent: the price of a second last copy directly behind one that is lost.
const SECOND: i32 = 40;

/// The price of a strike before the last one but one, and of that one, in hundredths of a point. The
/// first only counts at tables of two: elsewhere the others have turns to stop the play.
const STRIKES: [i32; 2] = [60, 100];

/// The price of losing the game.
const STRIKEOUT: i32 = 1500;

/// By how much the risk must fall for another action to be worth it.
const ENOUGH: i32 = 35;

/// The same if a clue of others waits for the best action.
const ENOUGH_FOR_AWAITED: i32 = 100;

/// How far ahead last copies are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lookahead {
    /// The next turn of the next player. For rollouts.
    NextTurn,
    /// All cards that are discarded before there is time to save them all.
    WholeHand,
}

impl Chooser<'_> {
    /// Puts an action in front after which the next player loses less, if the best action is risky
    /// and there is one. Its value is that of the best action, so that a search compares both.
    pub(crate) fn save_first(&self, evaluated: &mut [Evaluated], lookahead: Lookahead) {
        let Some(best) = evaluated.first() else {
            return;
        };
        let Some(next) = self.next_in_danger(lookahead) else {
            return;
        };
        let (best, worth) = (best.action, best.worth);
        let risk = self.risk_after(best, next, lookahead);
        let is_strikeout = risk >= STRIKEOUT;
        let is_awaited = self.is_awaited_play(best);
        let enough = if is_awaited {
            ENOUGH_FOR_AWAITED
        } else {
            ENOUGH
        };
        let mut least = risk;
        let mut found = 0;
        for (place, option) in evaluated.iter().enumerate().skip(1) {
            if least == 0 {
                break;
            }
            if !is_strikeout && !self.may_wait_for(is_awaited, option.action) {
                continue;
            }
            let risk = self.risk_after(option.action, next, lookahead);
            if risk < least {
                (least, found) = (risk, place);
            }
        }
        if found > 0 && risk - least >= enough {
            evaluated[found].worth = worth;
            evaluated[..=found].rotate_right(1);
        }
    }

    /// Whether a clue of others waits for this play.
    fn is_awaited_play(&self, action: Action) -> bool {
        let belief = self.belief;
        let Action::Play { card, .. } = action else {
            return false;
        };
        let mut connections = belief.connections.iter();
        belief.notes[at(card)].call == Call::Blind
            || connections.any(|connection| connection.card == card)
    }

    /// Whether the best action can wait for `action`. A card that a clue of others waits for only
    /// waits for a clue on the next player's chop: then everybody knows why.
    fn may_wait_for(&self, is_awaited: bool, action: Action) -> bool {
        let belief = self.belief;
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
    fn next_in_danger(&self, lookahead: Lookahead) -> Option<Seat> {
        let (belief, facts) = (self.belief, self.facts);
        if facts.tokens == 0
            || facts.turns_left.is_some()
            || self.view.table().phase() != Phase::Turn
        {
            return None;
        }
        let next = belief.after(belief.me).next()?;
        let is_last_copy = |id: &CardId| {
            let card = belief.truth[at(*id)];
            card.is_some_and(|card| facts.critical.contains(card))
        };
        let mut hand = belief.hands[next.index()].iter();
        let is_misplayed = |id: &CardId| {
            let card = belief.truth[at(*id)];
            card.is_some_and(|card| !facts.playable.contains(card))
                && belief.thinks_playable(*id, facts)
        };
        if lookahead == Lookahead::WholeHand && hand.any(is_misplayed) {
            return Some(next);
        }
        let mut free = belief.hands[next.index()].iter();
        let is_in_danger = match lookahead {
            Lookahead::WholeHand if belief.players == 2 => {
                free.any(|id| belief.is_free(*id) && is_last_copy(id))
            }
            _ => belief.chop(next).is_some_and(|id| is_last_copy(&id)),
        };
        is_in_danger.then_some(next)
    }

    /// What `next` is expected to lose after `action`.
    fn risk_after(&self, action: Action, next: Seat, lookahead: Lookahead) -> i32 {
        let mut facts = self.facts.clone();
        match action {
            Action::Clue { to, clue } => {
                let mut after = self.belief.clone();
                let expected = self.expected();
                after.interpret_with(self.facts, &self.clue_action(to, clue), &expected);
                facts.tokens -= 1;
                self.risk_of(&after, next, &facts, lookahead)
            }
            Action::Play { card: id, .. } => {
                let card = self.belief.believed[at(id)].only();
                let Some(card) = card.filter(|card| facts.playable.contains(*card)) else {
                    return self.risk_of(self.belief, next, &facts, lookahead);
                };
                let mut after = self.belief.clone();
                after.hands[after.me.index()].retain(|held| *held != id);
                facts.stacks.put(&facts.rules, card);
                facts.playable = facts.stacks.next;
                facts.trash.insert(card);
                facts.critical.remove(card);
                let left = &mut facts.left[card.index()];
                *left = left.saturating_sub(1);
                after.recompute(&facts);
                self.risk_of(&after, next, &facts, lookahead)
            }
            Action::Discard(_) => {
                facts.tokens += 1;
                self.risk_of(self.belief, next, &facts, lookahead)
            }
            Action::Choose(_) => self.risk_of(self.belief, next, &facts, lookahead),
        }
    }

    /// What `next` is expected to lose by these beliefs, in the position of `facts`.
    fn risk_of(
        &self,
        belief: &BeliefState,
        next: Seat,
        facts: &PositionFacts,
        lookahead: Lookahead,
    ) -> i32 {
        let mut theirs = belief.clone();
        theirs.become_seat(next);
        for id in &belief.hands[next.index()] {
            theirs.truth[at(*id)] = None;
        }
        let chooser = Chooser {
            belief: &theirs,
            facts,
            ..*self
        };
        let mut plays = Vec::new();
        chooser.add_plays(&mut plays);
        let mut discards = Vec::new();
        chooser.add_discards(&mut discards);
        let play = plays.into_iter().min_by_key(|option| -option.worth);
        let discard = discards.into_iter().min_by_key(|option| -option.worth);
        let worth = discard.as_ref().map(|option| option.worth);
        let lost = |id: CardId| {
            let card = belief.truth[at(id)].filter(|card| facts.critical.contains(*card));
            card.map_or(0, |card| 100 * i32::from(facts.stake[card.index()]))
        };
        let by_discard = match discard.map(|option| option.action) {
            Some(Action::Discard(id)) => lost(id),
            _ => 0,
        };
        let mut is_discarding = by_discard > 0;
        let now = match play.filter(|play| worth.is_none_or(|worth| play.worth >= worth)) {
            Some(Evaluated {
                action: Action::Play { card, .. },
                ..
            }) => {
                is_discarding = false;
                let truth = belief.truth[at(card)];
                let fits = truth.is_none_or(|truth| facts.playable.contains(truth));
                let misplayed = if fits {
                    0
                } else {
                    lost(card) + strike_price(facts, belief.players)
                };
                let unsure = if !fits || self.is_unsure(belief, card, next, facts) {
                    by_discard * MISREAD / 100
                } else {
                    0
                };
                misplayed.max(unsure)
            }
            _ if by_discard > 0 && facts.tokens > 0 && belief.chop(next).is_none() => {
                by_discard * LOCKED / 100
            }
            _ if by_discard > 0 && self.gives_a_clue(&chooser, next, worth) => {
                let percent = if belief.players < 5 {
                    NO_CLUE
                } else {
                    NO_CLUE_OF_FIVE
                };
                by_discard * percent / 100
            }
            _ => by_discard,
        };
        if lookahead == Lookahead::NextTurn || belief.players > 2 || facts.tokens < 2 {
            return now;
        }
        now + risk_later(belief, next, facts, is_discarding)
    }

    /// Whether `next` may read the clue about the card otherwise than I expect: it may be, or follow,
    /// a clued card of mine that I can't tell.
    fn is_unsure(
        &self,
        belief: &BeliefState,
        id: CardId,
        next: Seat,
        facts: &PositionFacts,
    ) -> bool {
        let empathy = belief.empathy(id, next);
        if is_within(empathy, facts.playable) {
            return false;
        }
        if facts.spare_strikes == 0 {
            return true;
        }
        let rules = &facts.rules;
        let mut open = CardSet::EMPTY;
        for mine in &belief.hands[self.belief.me.index()] {
            let believed = belief.believed[at(*mine)];
            let note = &belief.notes[at(*mine)];
            if !note.is_in_play() || note.possible.only().is_some() {
                continue;
            }
            for card in believed.iter() {
                open.insert(card);
                if rules.joker() == Some(card.suit()) {
                    continue;
                }
                open |= facts.stacks.after(rules, card);
            }
        }
        !(empathy & open).is_empty()
    }

    /// Whether `next`, who would discard for `discard`, gives a clue to a third player instead.
    fn gives_a_clue(&self, chooser: &Chooser<'_>, next: Seat, discard: Option<i32>) -> bool {
        let (belief, facts) = (chooser.belief, chooser.facts);
        if facts.tokens == 0 || belief.players < 3 {
            return false;
        }
        let Some(discard) = discard else {
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

/// The price of one more strike, in hundredths of a point.
const fn strike_price(facts: &PositionFacts, players: usize) -> i32 {
    match facts.spare_strikes {
        0 if facts.strikeout_costs => STRIKEOUT,
        0 | 1 => STRIKES[1],
        _ if players == 2 => STRIKES[0],
        _ => 0,
    }
}

/// What `next` is expected to lose later: last copies of which more come to be discarded than
/// the player before has turns until then.
fn risk_later(belief: &BeliefState, next: Seat, facts: &PositionFacts, is_discarding: bool) -> i32 {
    let hand = &belief.hands[next.index()];
    let busy = hand
        .iter()
        .filter(|id| belief.thinks_playable(**id, facts) || belief.thinks_trash(**id, next, facts));
    let mut turns = busy.count();
    let mut last_copies = 0;
    let mut least: i32 = 100;
    let mut first = 0;
    let free = hand.iter().copied().filter(|id| belief.is_free(*id));
    let mut free: ArrayVec<CardId, MAX_HAND> = free.collect();
    if !belief.plays(next, StyleTrait::OldestChop) {
        free.reverse();
    }
    let mut free = free.into_iter();
    if is_discarding {
        // The first one is lost already.
        if let Some(card) = free.next().and_then(|id| belief.truth[at(id)]) {
            first = i32::from(facts.stake[card.index()]);
        }
    }
    for id in free {
        let card = belief.truth[at(id)].filter(|card| facts.critical.contains(*card));
        let Some(card) = card else {
            turns += 1;
            continue;
        };
        last_copies += 1;
        least = least.min(i32::from(facts.stake[card.index()]));
        if last_copies > turns {
            return if is_discarding {
                first * SECOND
            } else {
                least * TOO_MANY
            };
        }
    }
    0
}
