//! What to do: every action that could serve is weighed, and the best is taken.

use core::cmp::Reverse;

use arrayvec::ArrayVec;
use kagiya_rules::{
    Action, Card, CardId, CardSet, Choice, Clue, MAX_HAND, Offset, Phase, Seat, Suit, View,
};

use super::weights::Weights;
use crate::companion::belief::{Call, Facts, Mind, at, is_within};
use crate::companion::conventions::Convention;
use crate::companion::reading::{Ahead, Heard, Kind, Told};
use crate::playstyle::Way;

/// An action and what it is worth, in thousandths of a point.
#[derive(Clone, Debug)]
pub(crate) struct Weighed {
    pub(crate) action: Action,
    pub(crate) worth: i32,
}

/// The choice of an action, by one mind.
pub(crate) struct Chooser<'a> {
    pub(crate) mind: &'a Mind,
    pub(crate) view: &'a View,
    pub(crate) facts: &'a Facts,
    pub(crate) weights: &'a Weights,
}

impl Chooser<'_> {
    /// All actions that were weighed; best first.
    pub(crate) fn weigh_all(&self) -> Vec<Weighed> {
        self.weigh_for(None)
    }

    /// The same without the clues to `hidden`: which of them are legal shows that player's cards.
    pub(crate) fn weigh_for(&self, hidden: Option<Seat>) -> Vec<Weighed> {
        let mut options = Vec::new();
        match self.view.table().phase() {
            Phase::Turn => {
                self.weigh_plays(&mut options);
                self.weigh_discards(&mut options);
                self.weigh_clues(hidden, &mut options);
            }
            Phase::Tile(_) | Phase::Joker { .. } => self.weigh_answers(hidden, &mut options),
            Phase::Over(_) => {}
        }
        // Stable: what was weighed first wins a tie.
        options.sort_by_key(|option| -option.worth);
        options
    }

    /// The play of somebody who knows of one and need not fear for the next player.
    pub(crate) fn obvious(&self) -> Option<Weighed> {
        if self.view.table().phase() != Phase::Turn {
            return None;
        }
        let next = self.mind.after(self.mind.me).next()?;
        if self.facts.tokens > 0
            && self.mind.danger(next, 0, self.facts, self.weights) > self.weights.critical_loss / 3
        {
            return None;
        }
        let mut options = Vec::new();
        self.weigh_plays(&mut options);
        options.sort_by_key(|option| -option.worth);
        options.into_iter().next()
    }

    fn weigh_plays(&self, options: &mut Vec<Weighed>) {
        let (mind, facts) = (self.mind, self.facts);
        for id in mind.hands[mind.me.index()].iter().rev() {
            let taken = mind.taken_for[at(*id)];
            let strict = mind.strict(*id, mind.me);
            let worth = if is_within(taken, facts.playable) {
                self.doubted(self.play_worth(*id, taken), *id, strict)
            } else if let Some(worth) = self.gamble_worth(taken) {
                worth
            } else {
                continue;
            };
            if self.chance(strict) < self.least_chance() {
                continue;
            }
            options.push(Weighed {
                action: Action::Play {
                    card: *id,
                    announce: self.announcement(strict),
                },
                worth,
            });
        }
    }

    /// The price of taking the `tokens`th token.
    fn token(&self, tokens: u8) -> i32 {
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

    /// In percent, how likely a card must be to fit by clues alone to be played at all.
    fn least_chance(&self) -> i32 {
        if !self.fears_strikeout() {
            0
        } else if self.facts.rules.max_strikes() == 1 {
            self.weights.only_life
        } else {
            self.weights.last_life
        }
    }

    fn play_worth(&self, id: CardId, taken: CardSet) -> i32 {
        let (facts, weights) = (self.facts, self.weights);
        let stake = taken
            .iter()
            .map(|card| i32::from(facts.stake[card.index()]))
            .min()
            .unwrap_or(0);
        let mut worth = weights.play + weights.play_stake * stake;
        if self.mind.notes[at(id)].call == Call::Blind {
            worth += weights.blind;
        }
        worth += self.order(id, taken);
        if let Some(card) = taken.only() {
            if self.is_waited_for(card) {
                worth += weights.unlock;
            }
            if facts.lasts.contains(card) {
                worth += self.token(facts.tokens + 1) / 2;
            }
        }
        worth
    }

    /// Some cards are played in an order that others count on: ones where the table states it, and blind cards
    /// in the order in which they were asked for. If the best action is to play one of them, it is the first of
    /// them: weights alone, or what people mostly do, may prefer another.
    pub(crate) fn keep_to_order(&self, weighed: &mut [Weighed]) {
        let Some(Action::Play { card, .. }) = weighed.first().map(|best| best.action) else {
            return;
        };
        let wanted = match self.mind.stated.of(Way::OldestOne) {
            Some(true) => self.ones_like(card).first().copied(),
            Some(false) => self.ones_like(card).last().copied(),
            None => None,
        };
        let wanted = wanted.or_else(|| self.asked_before(card).min_by_key(|id| self.asked_at(*id)));
        let place = weighed.iter().position(
            |option| matches!(option.action, Action::Play { card, .. } if wanted == Some(card)),
        );
        if let Some(place) = place {
            weighed[..=place].rotate_right(1);
        }
    }

    /// My other blind cards that fit and were asked for before the blind card `id`, where people sit at the
    /// table: they take the first card for what was asked first.
    pub(crate) fn asked_before(&self, id: CardId) -> impl Iterator<Item = CardId> {
        let mind = self.mind;
        let is_blind = |id: CardId| mind.notes[at(id)].call == Call::Blind;
        let hand = mind.hands[mind.me.index()].iter().copied();
        hand.filter(move |other| {
            mind.follows(Convention::OneAfterTheOther)
                && is_blind(id)
                && is_blind(*other)
                && mind.thinks_playable(*other, self.facts)
                && self.asked_at(*other) < self.asked_at(id)
        })
    }

    /// When the card was asked for; of two by one clue, the newer one is the first.
    fn asked_at(&self, id: CardId) -> (u16, Reverse<CardId>) {
        (self.mind.notes[at(id)].heard_at, Reverse(id))
    }

    /// My cards that are taken for the same lowest cards that fit as `id` is, this one included, the oldest first;
    /// none if it is taken for anything else.
    pub(crate) fn ones_like(&self, id: CardId) -> ArrayVec<CardId, MAX_HAND> {
        let (mind, facts) = (self.mind, self.facts);
        let taken = mind.taken_for[at(id)];
        let are_ones = facts.are_first(taken) && is_within(taken, facts.playable);
        let hand = mind.hands[mind.me.index()].iter().copied();
        hand.filter(|other| are_ones && mind.taken_for[at(*other)] == taken)
            .collect()
    }

    /// How much better it is to play my card `id` before my other cards that fit as well.
    fn order(&self, id: CardId, taken: CardSet) -> i32 {
        let (mind, facts, weights) = (self.mind, self.facts, self.weights);
        let mut worth = 0;
        let newest_one = mind.stated.of(Way::OldestOne) == Some(false);
        for other in mind.hands[mind.me.index()].iter().filter(|it| **it != id) {
            let newer = *other > id;
            let other = mind.taken_for[at(*other)];
            let turned = newest_one && other == taken && facts.are_first(taken);
            if newer != turned && is_within(other, facts.playable) {
                worth += weights.play_order;
                if other == taken {
                    worth += weights.play_order_same;
                }
            }
        }
        let places = taken.iter().map(|card| self.place_of(card));
        worth += weights.play_height * count(places.min().unwrap_or(0));
        worth
    }

    /// What one more strike costs.
    fn strike(&self) -> i32 {
        match self.facts.spare_strikes {
            0 => self.weights.strike_last,
            1 => self.weights.strike_second,
            _ => self.weights.strike_first,
        }
    }

    /// The value of playing my card `id`, lowered from `worth` because it may strike:
    /// good touch is a habit that people keep less strictly than they answer a clue.
    fn doubted(&self, worth: i32, id: CardId, strict: CardSet) -> i32 {
        let weights = self.weights;
        if matches!(self.mind.notes[at(id)].call, Call::Play | Call::Blind) {
            return worth;
        }
        let doubt = weights.doubt * (100 - self.chance(strict)) / 100;
        worth - doubt * (worth + self.strike()) / 100
    }

    /// Whether the game ends before this seat has another turn.
    pub(crate) fn is_last_turn(&self) -> bool {
        let left = self.facts.turns_left.map(usize::from);
        left.is_some_and(|left| left <= self.mind.players)
    }

    /// What it is worth to try a card in the final round, when it can be of no other use.
    fn gamble_worth(&self, taken: CardSet) -> Option<i32> {
        self.facts.turns_left?;
        if self.fears_strikeout() {
            return None;
        }
        let chance = self.chance(taken);
        (chance > 0).then(|| self.weights.play * chance / 100 - 100)
    }

    /// In percent, how likely a card that can be any of `set` fits.
    pub(crate) fn chance(&self, set: CardSet) -> i32 {
        let copies = |set: CardSet| -> i32 {
            let unseen = |card| i32::from(self.mind.unseen(card, self.facts));
            set.iter().map(unseen).sum()
        };
        match copies(set) {
            0 => 0,
            all => 100 * copies(set & self.facts.playable) / all,
        }
    }

    /// Whether somebody holds a clued card that comes right after `card`.
    pub(crate) fn is_waited_for(&self, card: Card) -> bool {
        self.opens(card) > 0
    }

    /// The firework to announce when playing (Timed Display): where the suit is beyond doubt, so
    /// that the announcement is right whenever the card fits.
    fn announcement(&self, strict: CardSet) -> Option<Suit> {
        let rules = &self.facts.rules;
        if !rules.options().timed_display || self.facts.tokens >= rules.max_clue_tokens() {
            return None;
        }
        let suit = strict.nth(0)?.suit();
        is_within(strict, CardSet::of_suit(suit)).then_some(suit)
    }

    fn weigh_discards(&self, options: &mut Vec<Weighed>) {
        let (mind, facts, weights) = (self.mind, self.facts, self.weights);
        if facts.tokens >= self.facts.rules.max_clue_tokens() {
            return;
        }
        let chop = mind.chop(mind.me);
        let mut gain = self.token(facts.tokens + 1) + weights.discard;
        if let Some(next) = mind.after(mind.me).next()
            && !mind.has_play(next, facts)
            && mind.danger(next, 0, facts, weights) > 0
        {
            gain += weights.discard_need;
        }
        match facts.pace {
            Some(pace) if pace <= 0 => gain += weights.pace_short,
            Some(pace) if pace <= 3 => gain += weights.pace_low,
            Some(pace) if pace <= 7 => gain += weights.pace_mid,
            _ => {}
        }
        let elsewhere = self.clued_elsewhere();
        let mut older = 0;
        for id in &mind.hands[mind.me.index()] {
            let note = &mind.notes[at(*id)];
            let taken = mind.taken_for[at(*id)];
            let raw = mind.strict(*id, mind.me) & note.reading;
            let worth = if mind.thinks_trash(*id, mind.me, facts)
                || is_within(raw, facts.trash | elsewhere)
            {
                let order = older * weights.discard_order;
                older += 1;
                gain + weights.discard_trash + order
            } else if chop == Some(*id) {
                gain - self.expected_loss(*id, taken) * weights.own_chop / 100
            } else if chop.is_none() {
                gain - self.expected_loss(*id, taken) - 300
            } else {
                continue;
            };
            options.push(Weighed {
                action: Action::Discard(*id),
                worth,
            });
        }
    }

    /// The clued cards in the hands of others.
    pub(crate) fn clued_elsewhere(&self) -> CardSet {
        let mind = self.mind;
        mind.after(mind.me)
            .flat_map(|seat| mind.hands[seat.index()].iter())
            .filter(|id| mind.notes[at(**id)].is_in_play())
            .filter_map(|id| mind.truth[at(*id)])
            .collect()
    }

    /// What it costs on average to discard a card of my own.
    pub(crate) fn expected_loss(&self, id: CardId, taken: CardSet) -> i32 {
        let mut sum = 0;
        let mut copies = 0;
        for card in taken.iter() {
            let unseen = i32::from(self.mind.unseen(card, self.facts));
            copies += unseen;
            sum += unseen * self.mind.loss(card, id, self.facts, self.weights);
        }
        if copies == 0 { 0 } else { sum / copies }
    }

    fn weigh_clues(&self, hidden: Option<Seat>, options: &mut Vec<Weighed>) {
        if self.facts.tokens == 0 {
            return;
        }
        let price = self.token(self.facts.tokens);
        let (before, ahead) = (self.worth(), self.ahead());
        for action in self.view.legal_actions().iter() {
            if let Action::Clue { to, clue } = action
                && hidden != Some(self.receiver(to))
            {
                let worth = self.clue_worth(to, clue, before, &ahead) - price;
                options.push(Weighed { action, worth });
            }
        }
    }

    fn worth(&self) -> i32 {
        self.mind.worth(self.facts, self.weights)
    }

    fn ahead(&self) -> Ahead {
        self.mind.all_ahead(self.mind.me, self.facts)
    }

    pub(crate) fn receiver(&self, to: Offset) -> Seat {
        self.mind.me.after(to, self.mind.players)
    }

    /// What a clue changes, without its price.
    fn clue_worth(&self, to: Offset, clue: Clue, before: i32, ahead: &Ahead) -> i32 {
        let mind = self.mind;
        let told = self.told(to, clue);
        let mut after = mind.clone();
        let heard = after.hear_ahead(self.facts, &told, ahead);
        after.worth(self.facts, self.weights) - before + self.manner(&told, &heard)
    }

    /// How good a clue is by the way it is given and read, apart from what it changes.
    fn manner(&self, told: &Told, heard: &Heard) -> i32 {
        let (mind, facts, weights) = (self.mind, self.facts, self.weights);
        let mut worth = 0;
        if matches!(told.clue, Clue::Color(_)) {
            worth += weights.clue_color;
        }
        if mind.after(mind.me).next() == Some(told.to) {
            worth += weights.clue_next;
        }
        for asked in heard.asked.iter().filter(|it| it.seat != told.to) {
            worth += if asked.prompted {
                weights.clue_prompt
            } else {
                weights.clue_finesse
            };
        }
        worth += match heard.kind {
            Kind::Save | Kind::PlayOrSave => weights.clue_save,
            Kind::FillIn => weights.clue_fill,
            Kind::Plain | Kind::Empty => weights.clue_plain,
            Kind::TrashMove => weights.clue_trash,
            Kind::Play | Kind::Finesse | Kind::Fix => 0,
        };
        if mind.has_play(told.to, facts) {
            worth += weights.clue_busy;
        }
        let fresh = told
            .touched
            .iter()
            .filter(|id| !mind.notes[at(**id)].is_in_play());
        worth += match count(fresh.count()) {
            0 => weights.nothing_new,
            fresh => weights.clue_more * (fresh - 1),
        };
        if facts.is_early {
            worth += weights.clue_early;
        }
        worth
    }

    /// A clue that could be given, with the cards it would touch.
    pub(crate) fn told(&self, to: Offset, clue: Clue) -> Told {
        let giver = self.mind.me;
        let to = self.receiver(to);
        let touch = self.facts.rules.touch(clue);
        let touched: ArrayVec<CardId, MAX_HAND> = self.mind.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| self.mind.truth[at(*id)].is_some_and(|card| touch.contains(card)))
            .collect();
        Told {
            giver,
            to,
            clue,
            touched,
        }
    }

    /// The answers to a bonus tile or a joker.
    fn weigh_answers(&self, hidden: Option<Seat>, options: &mut Vec<Weighed>) {
        let (view, facts) = (self.view, self.facts);
        let (before, ahead) = (self.worth(), self.ahead());
        for action in view.legal_actions().iter() {
            let Action::Choose(choice) = action else {
                continue;
            };
            let worth = match choice {
                Choice::Clue { to, .. } if hidden == Some(self.receiver(to)) => continue,
                Choice::Clue { to, clue } => self.clue_worth(to, clue, before, &ahead),
                // The last copy of a card brings back all that hangs on it.
                Choice::ShuffleBack(card) | Choice::PutIntoPlay(card) => {
                    let was_last = facts.left[card.index()] == 0;
                    let stake = view.board().rules.rank_count() - self.place_of(card);
                    count(stake) * if was_last { 300 } else { 100 }
                }
                Choice::Decline => 1,
                Choice::Firework(suit) => {
                    count(view.board().reach(suit)) * 100 + count(view.table().height(suit))
                }
            };
            options.push(Weighed { action, worth });
        }
    }

    pub(crate) fn place_of(&self, card: Card) -> usize {
        let rules = &self.facts.rules;
        if rules.joker() == Some(card.suit()) {
            0
        } else {
            rules.height_of(card)
        }
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
