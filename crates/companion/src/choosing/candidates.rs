//! Candidates: every useful action with its value at first sight.

use core::cmp::Reverse;

use arrayvec::ArrayVec;
use kagiya_bot_api::{Part, StyleTrait};
use kagiya_rules::{
    Action, Card, CardId, CardSet, Choice, Clue, MAX_HAND, Offset, Phase, Seat, Suit, View,
};

use super::parts::Tally;
use super::saving::Lookahead;
use super::weights::Weights;
use crate::belief::{BeliefState, Call, PositionFacts, at, is_within};
use crate::conventions::Convention;
use crate::reading::{ClueAction, ExpectedStacks};

/// In percent: the highest chance to fit of a card that conventions say is something else.
const UNLIKELY: i32 = 5;

/// An action and its value, in thousandths of a point.
#[derive(Clone, Debug)]
pub(crate) struct Evaluated {
    pub(crate) action: Action,
    pub(crate) worth: i32,
}

/// The choice of an action, from one player's beliefs.
pub(crate) struct Chooser<'a> {
    pub(crate) belief: &'a BeliefState,
    pub(crate) view: &'a View,
    pub(crate) facts: &'a PositionFacts,
    pub(crate) weights: &'a Weights,
}

impl Chooser<'_> {
    /// All useful actions, best first.
    pub(crate) fn evaluate_all(&self) -> Vec<Evaluated> {
        self.evaluate_for(None)
    }

    /// The same without clues to `hidden`: which of them are legal would reveal that player's
    /// cards.
    pub(crate) fn evaluate_for(&self, hidden: Option<Seat>) -> Vec<Evaluated> {
        let mut options = Vec::new();
        match self.view.table().phase() {
            Phase::Turn => {
                self.add_plays(&mut options);
                self.add_discards(&mut options);
                self.add_clues(hidden, &mut options);
            }
            Phase::Tile(_) | Phase::Joker { .. } => self.add_answers(hidden, &mut options),
            Phase::Over(_) => {}
        }
        // The sort is stable, so the action that was added first wins a tie.
        options.sort_by_key(|option| -option.worth);
        self.save_first(&mut options, Lookahead::NextTurn);
        options
    }

    /// The best play, if there is one and the next player's chop is safe. A shortcut for rollouts.
    pub(crate) fn obvious(&self) -> Option<Evaluated> {
        if self.view.table().phase() != Phase::Turn {
            return None;
        }
        let next = self.belief.after(self.belief.me).next()?;
        if self.facts.tokens > 0
            && self.belief.danger(next, 0, self.facts, self.weights)
                > self.weights.critical_loss / 3
        {
            return None;
        }
        let mut options = Vec::new();
        self.add_plays(&mut options);
        options.sort_by_key(|option| -option.worth);
        options.into_iter().next()
    }

    pub(super) fn add_plays(&self, options: &mut Vec<Evaluated>) {
        let belief = self.belief;
        for id in belief.hands[belief.me.index()].iter().rev() {
            let Some(worth) = self.play_value(*id) else {
                continue;
            };
            let empathy = belief.empathy(*id, belief.me);
            options.push(Evaluated {
                action: Action::Play {
                    card: *id,
                    announce: self.announcement(empathy),
                },
                worth,
            });
        }
    }

    /// The value of playing my card `id`, unless conventions or caution exclude it.
    pub(super) fn play_value<T: Tally>(&self, id: CardId) -> Option<T> {
        let (belief, facts) = (self.belief, self.facts);
        let believed = belief.believed[at(id)];
        let empathy = belief.empathy(id, belief.me);
        let value = if is_within(believed, facts.playable) {
            let mut value: T = self.fitting_value(id, believed);
            value.add(Part::Strike, -self.doubt(value.sum(), id, empathy));
            value
        } else {
            self.gamble_value(believed, empathy)?
        };
        (self.chance(empathy) >= self.least_chance(id)).then_some(value)
    }

    /// The value of the `tokens`th clue token: the more there are, the less the next one is worth.
    pub(super) fn token(&self, tokens: u8) -> i32 {
        let price = self.weights.token(tokens);
        if self.facts.turns_left.is_some() {
            price * self.weights.token_final / 100
        } else if self.weights.need_slope == 0 {
            price
        } else {
            let spare = self.facts.unmade - i32::from(self.facts.tokens);
            let share = self.weights.need_base + self.weights.need_slope * spare;
            price * share.min(130).max(self.weights.token_final) / 100
        }
    }

    /// Whether one more strike would cost the points made so far.
    fn fears_strikeout(&self) -> bool {
        self.facts.spare_strikes == 0 && self.facts.strikeout_costs
    }

    /// The lowest chance to be playable, in percent and by clues alone, with which my card `id` is
    /// played. With the last strike too, conventions are trusted: of the cards that companions called
    /// or clued, 98 in 100 fit. Of blind cards 94 fit, but only 60 if the giver was misread before.
    fn least_chance(&self, id: CardId) -> i32 {
        if !self.fears_strikeout() {
            return 0;
        }
        if self.facts.rules.max_strikes() == 1 {
            return self.weights.only_life;
        }
        let is_risky = match self.belief.notes[at(id)].call {
            Call::Blind => true,
            // People clue in their own way.
            Call::Play => self.belief.people,
            Call::None | Call::Save => false,
        };
        if is_risky && self.belief.is_doubted(id) {
            self.weights.last_life
        } else {
            0
        }
    }

    fn fitting_value<T: Tally>(&self, id: CardId, believed: CardSet) -> T {
        let (facts, weights) = (self.facts, self.weights);
        let stake = believed
            .iter()
            .map(|card| i32::from(facts.stake[card.index()]))
            .min()
            .unwrap_or(0);
        let mut value = T::default();
        value.add(Part::Plays, weights.play);
        value.add(Part::Stake, weights.play_stake * stake);
        if self.belief.notes[at(id)].call == Call::Blind {
            value.add(Part::Awaited, weights.blind);
        }
        self.add_order(id, believed, &mut value);
        if let Some(card) = believed.only() {
            if self.is_waited_for(card) {
                value.add(Part::Unlock, weights.unlock);
            }
            if facts.lasts.contains(card) {
                value.add(Part::Tokens, self.token(facts.tokens + 1) / 2);
            }
        }
        value
    }

    /// Partners rely on the order of some plays: of ones if the table has agreed on it, and of
    /// blind cards by when they were called. If the best action is one of these plays, this puts
    /// the first of them in front, because weights or the human model may prefer another.
    pub(crate) fn apply_play_order(&self, evaluated: &mut [Evaluated]) {
        let Some(Action::Play { card, .. }) = evaluated.first().map(|best| best.action) else {
            return;
        };
        let wanted = match self.belief.agreed.of(StyleTrait::OldestOne) {
            Some(true) => self.ones_like(card).first().copied(),
            Some(false) => self.ones_like(card).last().copied(),
            None => None,
        };
        let wanted = wanted.or_else(|| {
            self.called_before(card)
                .min_by_key(|id| self.called_at(*id))
        });
        let place = evaluated.iter().position(
            |option| matches!(option.action, Action::Play { card, .. } if wanted == Some(card)),
        );
        if let Some(place) = place {
            evaluated[..=place].rotate_right(1);
        }
    }

    /// In my last turn, when one card is missing for a perfect game and nobody shows it, this puts
    /// the play of a card in front that may be it: whatever a strike costs if it is the missing
    /// card by conventions, and if it may be by clues if a strike costs nothing. Nothing else could
    /// make the game perfect.
    pub(crate) fn take_last_chance(&self, evaluated: &mut Vec<Evaluated>) {
        let Some(card) = self.last_chance() else {
            return;
        };
        let is_it = |option: &Evaluated| matches!(option.action, Action::Play { card: played, .. } if played == card);
        if let Some(place) = evaluated.iter().position(is_it) {
            evaluated[..=place].rotate_right(1);
        } else {
            let announce = self.announcement(self.belief.empathy(card, self.belief.me));
            let worth = evaluated.first().map_or(0, |best| best.worth);
            let action = Action::Play { card, announce };
            evaluated.insert(0, Evaluated { action, worth });
        }
    }

    /// The card for [`Self::take_last_chance`], the likeliest one.
    fn last_chance(&self) -> Option<CardId> {
        let (belief, facts) = (self.belief, self.facts);
        let board = self.view.board();
        let is_missing_one = facts.unmade == 1 && board.max_points() == board.rules.max_score();
        if !is_missing_one || !self.is_last_turn() || self.view.table().phase() != Phase::Turn {
            return None;
        }
        let mut shown = belief
            .after(belief.me)
            .flat_map(|seat| &belief.hands[seat.index()])
            .filter_map(|id| belief.truth[at(*id)]);
        if shown.any(|card| facts.playable.contains(card)) {
            return None;
        }
        let hand = belief.hands[belief.me.index()].iter().rev().copied();
        let chance = |id: &CardId| {
            if belief.thinks_playable(*id, facts) {
                return 100;
            }
            // Conventions may say that it is another card.
            let by_clues = self.chance(belief.empathy(*id, belief.me)).min(UNLIKELY);
            self.chance(belief.believed[at(*id)]).max(by_clues)
        };
        let least = if self.fears_strikeout() { 100 } else { 1 };
        let best = hand.min_by_key(|id| -chance(id))?;
        (chance(&best) >= least).then_some(best)
    }

    /// My other playable blind cards that were called before the blind card `id`. Followed only at
    /// tables with people, who take the first blind play for the first call.
    pub(crate) fn called_before(&self, id: CardId) -> impl Iterator<Item = CardId> {
        let belief = self.belief;
        let is_blind = |id: CardId| belief.notes[at(id)].call == Call::Blind;
        let hand = belief.hands[belief.me.index()].iter().copied();
        hand.filter(move |other| {
            belief.follows(Convention::OneAfterTheOther)
                && is_blind(id)
                && is_blind(*other)
                && belief.thinks_playable(*other, self.facts)
                && self.called_at(*other) < self.called_at(id)
        })
    }

    /// Sorts blind cards by when they were called. Of two called by one clue, the newer comes
    /// first.
    fn called_at(&self, id: CardId) -> (u16, Reverse<CardId>) {
        (self.belief.notes[at(id)].clue_turn, Reverse(id))
    }

    /// My cards that are believed to be the same playable lowest cards as `id`, including it,
    /// oldest first. Empty if `id` is believed to be anything else.
    pub(crate) fn ones_like(&self, id: CardId) -> ArrayVec<CardId, MAX_HAND> {
        let (belief, facts) = (self.belief, self.facts);
        let believed = belief.believed[at(id)];
        let are_ones = facts.are_first(believed) && is_within(believed, facts.playable);
        let hand = belief.hands[belief.me.index()].iter().copied();
        hand.filter(|other| are_ones && belief.believed[at(*other)] == believed)
            .collect()
    }

    /// Adds the gain from playing my card `id` before my other playable cards.
    fn add_order<T: Tally>(&self, id: CardId, believed: CardSet, value: &mut T) {
        let (belief, facts, weights) = (self.belief, self.facts, self.weights);
        let newest_one = belief.agreed.of(StyleTrait::OldestOne) == Some(false);
        for other in belief.hands[belief.me.index()]
            .iter()
            .filter(|it| **it != id)
        {
            let newer = *other > id;
            let other = belief.believed[at(*other)];
            let turned = newest_one && other == believed && facts.are_first(believed);
            if newer != turned && is_within(other, facts.playable) {
                value.add(Part::Age, weights.play_order);
                if other == believed {
                    value.add(Part::Age, weights.play_order_same);
                }
            }
        }
        let height = count(self.lowest_place(believed).unwrap_or(0));
        value.add(Part::Height, weights.play_height * height);
    }

    /// The cost of one more strike.
    fn strike(&self) -> i32 {
        match self.facts.spare_strikes {
            0 => self.weights.strike_last,
            1 => self.weights.strike_second,
            _ => self.weights.strike_first,
        }
    }

    /// By how much the risk of a strike lowers the value `worth` of playing my card `id`. People
    /// keep to good touch less strictly than they answer clues, so uncalled cards are less certain.
    fn doubt(&self, worth: i32, id: CardId, empathy: CardSet) -> i32 {
        let weights = self.weights;
        if matches!(self.belief.notes[at(id)].call, Call::Play | Call::Blind) {
            return 0;
        }
        let doubt = weights.doubt * (100 - self.chance(empathy)) / 100;
        doubt * (worth + self.strike()) / 100
    }

    /// Whether the game ends before this seat has another turn.
    pub(crate) fn is_last_turn(&self) -> bool {
        let left = self.facts.turns_left.map(usize::from);
        left.is_some_and(|left| left <= self.belief.players)
    }

    /// The value of trying a card in the final round, when it has no other use. A card that fits by
    /// its clues is tried even if conventions say that it is something else.
    fn gamble_value<T: Tally>(&self, believed: CardSet, empathy: CardSet) -> Option<T> {
        self.facts.turns_left?;
        if self.fears_strikeout() {
            return None;
        }
        let by_clues = self.chance(empathy).min(UNLIKELY);
        let chance = self.chance(believed).max(by_clues);
        (chance > 0).then(|| {
            let play = self.weights.play;
            let mut value = T::default();
            value.add(Part::Plays, play);
            value.add(Part::Strike, play * chance / 100 - play);
            value
        })
    }

    /// The chance that a card is playable if it can be any of `set`, in percent.
    pub(crate) fn chance(&self, set: CardSet) -> i32 {
        let copies = |set: CardSet| -> i32 {
            let unseen = |card| i32::from(self.belief.unseen(card, self.facts));
            set.iter().map(unseen).sum()
        };
        match copies(set) {
            0 => 0,
            all => 100 * copies(set & self.facts.playable) / all,
        }
    }

    /// Whether somebody holds a clued card that comes directly after `card`.
    pub(crate) fn is_waited_for(&self, card: Card) -> bool {
        self.opens(card) > 0
    }

    /// The firework to announce when playing (Timed Display). Only if the suit is certain, so that
    /// the announcement is right whenever the card is playable.
    fn announcement(&self, empathy: CardSet) -> Option<Suit> {
        let rules = &self.facts.rules;
        if !rules.options().timed_display || self.facts.tokens >= rules.max_clue_tokens() {
            return None;
        }
        let suit = empathy.nth(0)?.suit();
        is_within(empathy, CardSet::of_suit(suit)).then_some(suit)
    }

    pub(super) fn add_discards(&self, options: &mut Vec<Evaluated>) {
        self.each_discard(|id, worth| {
            let action = Action::Discard(id);
            options.push(Evaluated { action, worth });
        });
    }

    /// Calls `found` with each useful discard and its value.
    pub(super) fn each_discard<T: Tally>(&self, mut found: impl FnMut(CardId, T)) {
        let (belief, facts, weights) = (self.belief, self.facts, self.weights);
        if facts.tokens >= self.facts.rules.max_clue_tokens() {
            return;
        }
        let chop = belief.chop(belief.me);
        let gain: T = self.discard_gain();
        let elsewhere = self.clued_elsewhere();
        let mut older = 0;
        for id in &belief.hands[belief.me.index()] {
            let note = &belief.notes[at(*id)];
            let believed = belief.believed[at(*id)];
            let raw = belief.empathy(*id, belief.me) & note.inferred;
            let mut value = gain;
            if belief.thinks_trash(*id, belief.me, facts) || is_within(raw, facts.trash | elsewhere)
            {
                value.add(Part::OwnLoss, weights.discard_trash);
                value.add(Part::Age, older * weights.discard_order);
                older += 1;
            } else if chop == Some(*id) {
                let loss = self.expected_loss(*id, believed) * weights.own_chop / 100;
                value.add(Part::OwnLoss, -loss);
            } else if chop.is_none() {
                // A clued card is of use, even if it may be trash by its clues alone.
                let useful = believed & !facts.trash;
                let kept = if note.clued && !useful.is_empty() {
                    useful
                } else {
                    believed
                };
                value.add(Part::OwnLoss, -self.expected_loss(*id, kept) - 300);
            } else {
                continue;
            }
            found(*id, value);
        }
    }

    /// The gain of any discard.
    fn discard_gain<T: Tally>(&self) -> T {
        let (belief, facts, weights) = (self.belief, self.facts, self.weights);
        let mut gain = T::default();
        gain.add(Part::Tokens, self.token(facts.tokens + 1));
        // In the final round no card is drawn for a discard.
        if facts.turns_left.is_none() {
            gain.add(Part::Tokens, weights.discard);
        }
        if let Some(next) = belief.after(belief.me).next()
            && !belief.has_play(next, facts)
            && belief.danger(next, 0, facts, weights) > 0
        {
            gain.add(Part::Tokens, weights.discard_need);
        }
        match facts.pace {
            Some(pace) if pace <= 0 => gain.add(Part::Pace, weights.pace_short),
            Some(pace) if pace <= 3 => gain.add(Part::Pace, weights.pace_low),
            Some(pace) if pace <= 7 => gain.add(Part::Pace, weights.pace_mid),
            _ => {}
        }
        gain
    }

    /// The clued cards in the hands of others.
    pub(crate) fn clued_elsewhere(&self) -> CardSet {
        let belief = self.belief;
        belief
            .after(belief.me)
            .flat_map(|seat| belief.hands[seat.index()].iter())
            .filter(|id| belief.notes[at(**id)].is_in_play())
            .filter_map(|id| belief.truth[at(*id)])
            .collect()
    }

    /// The average cost of discarding a card of mine.
    pub(crate) fn expected_loss(&self, id: CardId, believed: CardSet) -> i32 {
        let mut sum = 0;
        let mut copies = 0;
        for card in believed.iter() {
            let unseen = i32::from(self.belief.unseen(card, self.facts));
            copies += unseen;
            sum += unseen * self.belief.loss(card, id, self.facts, self.weights);
        }
        if copies == 0 { 0 } else { sum / copies }
    }

    fn add_clues(&self, hidden: Option<Seat>, options: &mut Vec<Evaluated>) {
        if self.facts.tokens == 0 {
            return;
        }
        let price = self.token(self.facts.tokens);
        let (before, expected) = (self.worth(), self.expected());
        for action in self.view.legal_actions().iter() {
            if let Action::Clue { to, clue } = action
                && hidden != Some(self.receiver(to))
            {
                let worth = self.clue_worth(&self.clue_action(to, clue), before, &expected) - price;
                options.push(Evaluated { action, worth });
            }
        }
    }

    pub(super) fn worth(&self) -> i32 {
        self.belief.worth(self.facts, self.weights)
    }

    pub(crate) fn expected(&self) -> ExpectedStacks {
        self.belief.expected_stacks(self.belief.me, self.facts)
    }

    pub(crate) fn receiver(&self, to: Offset) -> Seat {
        self.belief.me.after(to, self.belief.players)
    }

    /// The change that a clue makes, without its price.
    pub(super) fn clue_worth(
        &self,
        clue_action: &ClueAction,
        before: i32,
        expected: &ExpectedStacks,
    ) -> i32 {
        self.clue_value(clue_action, &before, expected)
    }

    /// The same change, with its parts if `T` has them.
    pub(super) fn clue_value<T: Tally>(
        &self,
        clue_action: &ClueAction,
        before: &T,
        expected: &ExpectedStacks,
    ) -> T {
        let mut after = self.belief.clone();
        let interpretation = after.interpret_with(self.facts, clue_action, expected);
        let mut value: T = after.valued(self.facts, self.weights);
        value.subtract(before);
        self.add_style(clue_action, &interpretation, &mut value);
        value
    }

    /// A clue that I could give, with the cards that it would touch.
    pub(crate) fn clue_action(&self, to: Offset, clue: Clue) -> ClueAction {
        let giver = self.belief.me;
        let to = self.receiver(to);
        let touch = self.facts.rules.touch(clue);
        let touched: ArrayVec<CardId, MAX_HAND> = self.belief.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| self.belief.truth[at(*id)].is_some_and(|card| touch.contains(card)))
            .collect();
        ClueAction {
            giver,
            to,
            clue: self.facts.rules.heard(clue),
            touched,
        }
    }

    /// The answers to a bonus tile or a joker.
    fn add_answers(&self, hidden: Option<Seat>, options: &mut Vec<Evaluated>) {
        let view = self.view;
        let (before, expected) = (self.worth(), self.expected());
        for action in view.legal_actions().iter() {
            let Action::Choose(choice) = action else {
                continue;
            };
            let worth = match choice {
                Choice::Clue { to, .. } if hidden == Some(self.receiver(to)) => continue,
                Choice::Clue { to, clue } => {
                    self.clue_worth(&self.clue_action(to, clue), before, &expected)
                }
                _ => self.answer_worth(choice),
            };
            options.push(Evaluated { action, worth });
        }
    }

    /// The value of an answer that is not a clue.
    pub(super) fn answer_worth(&self, choice: Choice) -> i32 {
        let (view, facts) = (self.view, self.facts);
        match choice {
            // The last copy of a card brings back all points that depended on it.
            Choice::ShuffleBack(card) | Choice::PutIntoPlay(card) => {
                let was_last = facts.left[card.index()] == 0;
                let stake = view.board().rules.rank_count() - self.place_of(card);
                count(stake) * if was_last { 300 } else { 100 }
            }
            Choice::Decline | Choice::Clue { .. } => 1,
            Choice::Firework(suit) => {
                count(view.board().reach(suit)) * 100 + count(view.table().height(suit))
            }
        }
    }

    /// The lowest height that a card of this set may have on its firework.
    pub(crate) fn lowest_place(&self, cards: CardSet) -> Option<usize> {
        cards.iter().map(|card| self.place_of(card)).min()
    }

    pub(crate) fn place_of(&self, card: Card) -> usize {
        let rules = &self.facts.rules;
        if rules.joker() == Some(card.suit()) {
            0
        } else {
            self.facts.stacks.place_of(rules, card)
        }
    }
}

pub(super) fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
