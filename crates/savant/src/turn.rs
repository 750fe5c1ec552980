//! One decision: what is known when it is made, its candidates, and the choice by the fixed rules.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use kagiya_bot_api::CodedMessage;
use kagiya_knowledge::{Counts, deduce};
use kagiya_rules::{
    Action, Card, CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Rules, Seat, Suit, View,
};

use crate::code::{
    Alphabet, ClueNumbers, base_message, encode, free_discards, free_plays, plain_meaning, touched,
};
use crate::common_knowledge::CommonKnowledge;
use crate::hat_code_queries::{Outlook, is_sure, needs_warning, successor};

/// The least difference between the chance that a card is playable and the chance that a needed
/// card is lost, for which a strike is risked: with strikes to spare, and for the last one before
/// the end.
const RISK: f64 = 0.5;
const LAST_RISK: f64 = 0.6;

/// The limit for actions that a search compares.
pub(crate) const MAX_CANDIDATES: usize = 8;

/// The number of discards that a search compares.
const DISCARDS: usize = 3;

/// The least chance of being playable with which a blueprint for several listeners compares a play.
const LIKELY: f64 = 0.4;

/// One decision, with the data on which it is based.
pub(crate) struct Turn<'a> {
    pub(super) common: &'a CommonKnowledge,
    pub(super) view: &'a View,
    pub(super) rules: &'a Rules,
    pub(super) me: Seat,
    pub(super) ids: &'a [CardId],
    pub(super) sets: [CardSet; MAX_HAND],
    pub(super) counts: Counts,
    /// The coded clue and its message, once computed.
    pub(super) coded: OnceCell<Option<(Action, CodedMessage)>>,
    /// The coded discard among several known trash cards, and its message.
    pub(super) coded_discard: OnceCell<(Action, CodedMessage)>,
    /// The same for plays.
    pub(super) coded_play: OnceCell<(Action, CodedMessage)>,
    /// Cards in hands that the player sees.
    pub(super) seen: CardSet,
    // Each of these is computed once, if it is needed.
    by_rules: OnceCell<Action>,
    /// The expected loss of each own card.
    losses: OnceCell<[u32; MAX_HAND]>,
    must_warn: OnceCell<bool>,
    alphabet: OnceCell<Alphabet>,
    free_discards: OnceCell<ArrayVec<usize, MAX_HAND>>,
    free_plays: OnceCell<ArrayVec<usize, MAX_HAND>>,
    /// What each of the others knows after an action that says nothing of its own and changes no firework.
    pub(super) quiet_outlooks: [OnceCell<Outlook>; MAX_PLAYERS],
}

impl<'a> Turn<'a> {
    pub(crate) fn new(common: &'a CommonKnowledge, view: &'a View) -> Self {
        let me = view.table().to_act();
        let ids = view.table().hand(me);
        let counts = common.hidden.without_hands(view);
        let mut sets = [CardSet::EMPTY; MAX_HAND];
        let own = &mut sets[..ids.len()];
        own.copy_from_slice(common.possible(me));
        if deduce(own, &counts).is_err() {
            // Another language was spoken: only the clues themselves can be trusted.
            for (set, marks) in own.iter_mut().zip(view.table().marks(me)) {
                *set = view.rules().possible(*marks) & counts.present();
            }
        }
        Self {
            common,
            view,
            rules: view.rules(),
            me,
            ids,
            sets,
            counts,
            coded: OnceCell::new(),
            coded_discard: OnceCell::new(),
            coded_play: OnceCell::new(),
            seen: cards_in_sight(view),
            by_rules: OnceCell::new(),
            losses: OnceCell::new(),
            must_warn: OnceCell::new(),
            alphabet: OnceCell::new(),
            free_discards: OnceCell::new(),
            free_plays: OnceCell::new(),
            quiet_outlooks: [const { OnceCell::new() }; MAX_PLAYERS],
        }
    }

    /// An action with its message.
    pub(crate) fn with_message(&self, action: Action) -> (Action, Option<CodedMessage>) {
        let clue = self.coded.get().copied().flatten();
        let discard = self.coded_discard.get().copied();
        let play = self.coded_play.get().copied();
        let coded_message = clue
            .into_iter()
            .chain(discard)
            .chain(play)
            .find(|(coded, _)| *coded == action);
        let base = match action {
            Action::Play { .. } | Action::Discard(_) => Some(base_message(self.common)),
            Action::Clue { .. } | Action::Choose(_) => None,
        };
        (action, coded_message.map(|(_, message)| message).or(base))
    }

    /// The expected loss from an action: not zero if a needed card may be lost.
    pub(crate) fn risk(&self, action: Action) -> u32 {
        match action {
            Action::Play { card, .. } | Action::Discard(card) => {
                let slot = self.ids.iter().position(|id| *id == card);
                slot.map_or(0, |slot| {
                    let set = self.sets[slot];
                    if matches!(action, Action::Play { .. }) {
                        self.loss(set & !self.common.card_status.playable)
                    } else {
                        self.loss(set)
                    }
                })
            }
            Action::Clue { .. } | Action::Choose(_) => 0,
        }
    }

    /// The possible identities of each own card.
    pub(crate) fn sets(&self) -> &[CardSet] {
        &self.sets[..self.ids.len()]
    }

    /// The actions that a search compares, the action by the book first.
    pub(crate) fn candidates(&self, by_the_book: Action) -> ArrayVec<Action, MAX_CANDIDATES> {
        let mut candidates = ArrayVec::new();
        let must_warn = self.must_warn();
        let mut add = |action: Action| {
            if must_warn && !is_clue(action) {
                return;
            }
            if !candidates.contains(&action) && !candidates.is_full() {
                candidates.push(action);
            }
        };
        add(by_the_book);
        let table = self.view.table();
        if table.clue_tokens() > 0
            && let Some(clue) = self.coded_clue()
        {
            add(clue);
        }
        let playable = self.common.card_status.playable;
        let mut likely: ArrayVec<(u32, usize), MAX_HAND> = ArrayVec::new();
        for (slot, set) in self.sets().iter().enumerate() {
            let all = self.counts.total(*set).max(1);
            let odds = 100 * self.counts.total(*set & playable) / all;
            let same = self.sets()[..slot].contains(set) && set.only().is_some();
            if odds > 15 && !same {
                likely.push((odds, slot));
            }
        }
        likely.sort_by_key(|(odds, _)| core::cmp::Reverse(*odds));
        for (_, slot) in likely.iter().take(3) {
            add(self.play(*slot));
        }
        if table.clue_tokens() < self.rules.max_clue_tokens() {
            let mut slots: ArrayVec<usize, MAX_HAND> = (0..self.ids.len()).collect();
            slots.sort_by_key(|slot| self.loss_of(*slot));
            let mut before = None;
            slots.retain(|slot| before.replace(self.sets[*slot]) != Some(self.sets[*slot]));
            for slot in slots.iter().take(DISCARDS) {
                add(self.discard(*slot));
            }
        }
        candidates
    }

    /// The actions that a blueprint compares, the action by the fixed rules first. With several listeners only
    /// those that may be best: clues, likely plays, known trash, and the discard that loses least.
    pub(crate) fn compared(&self, by_rules: Action) -> ArrayVec<Action, MAX_CANDIDATES> {
        let mut candidates = self.candidates(by_rules);
        if self.common.is_for_two() {
            return candidates;
        }
        let status = &self.common.card_status;
        let is_likely = |slot: usize| self.odds(self.sets[slot], status.playable) >= LIKELY;
        let least = self.best_discard();
        let costs_little =
            |slot: usize| Some(slot) == least || is_sure(self.sets[slot], status.trash);
        candidates.retain(|action| match *action {
            _ if *action == by_rules => true,
            Action::Play { card, .. } => is_likely(self.slot_of(card)),
            Action::Discard(card) => costs_little(self.slot_of(card)),
            Action::Clue { .. } | Action::Choose(_) => true,
        });
        candidates
    }

    /// The place of an own card in the hand.
    pub(super) fn slot_of(&self, card: CardId) -> usize {
        self.ids.iter().position(|id| *id == card).unwrap_or(0)
    }

    /// The chance that an own card that can be any of `set` is one of `class`.
    pub(super) fn odds(&self, set: CardSet, class: CardSet) -> f64 {
        f64::from(self.counts.total(set & class)) / f64::from(self.counts.total(set).max(1))
    }

    /// Whether the other player must be warned now.
    pub(super) fn must_warn(&self) -> bool {
        *self.must_warn.get_or_init(|| {
            self.common.may_warn && {
                let seat = self.me.next(self.rules.players());
                let cards = self.view.cards(seat).unwrap_or(&[]);
                needs_warning(self.common, self.rules, seat, cards)
            }
        })
    }

    /// The numbers that clues can express now.
    pub(super) fn alphabet(&self) -> &Alphabet {
        self.alphabet
            .get_or_init(|| Alphabet::new(self.common, self.rules))
    }

    /// The own trash cards that everyone knows.
    pub(super) fn free_discards(&self) -> &[usize] {
        self.free_discards
            .get_or_init(|| free_discards(self.common, self.rules))
    }

    /// The own playable cards that everyone knows, where plays carry numbers.
    pub(super) fn free_plays(&self) -> &[usize] {
        self.free_plays
            .get_or_init(|| free_plays(self.common, self.rules))
    }

    /// The action by the fixed rules.
    pub(super) fn by_fixed_rules(&self) -> Action {
        *self.by_rules.get_or_init(|| self.follow_fixed_rules())
    }

    fn follow_fixed_rules(&self) -> Action {
        if self.must_warn()
            && let Some(clue) = self.coded_clue()
        {
            return clue;
        }
        if let Some(slot) = self.best_play() {
            return self.play(slot);
        }
        if let Some(slot) = self.risky_play() {
            return self.play(slot);
        }
        let tokens = self.view.table().clue_tokens();
        let full = tokens >= self.rules.max_clue_tokens();
        if tokens > 0
            && self.players_without_play() > 0
            && let Some(clue) = self.coded_clue()
        {
            return clue;
        }
        if let Some(slot) = self.last_chance() {
            return self.play(slot);
        }
        if !full
            && self.has_time()
            && let Some(slot) = self.known_trash()
        {
            return self.discard(slot);
        }
        if tokens > 0
            && let Some(clue) = self.coded_clue()
        {
            return clue;
        }
        if !full && let Some(slot) = self.best_discard() {
            return self.discard(slot);
        }
        self.fallback()
    }

    /// Whether the pace leaves more turns than one for each player.
    fn has_time(&self) -> bool {
        let need = self.rules.players().max(3);
        self.view
            .board()
            .pace()
            .is_none_or(|pace| usize::try_from(pace).is_ok_and(|pace| pace >= need))
    }

    /// On the player's last turn, when a strike costs nothing: the card most likely to be playable.
    fn last_chance(&self) -> Option<usize> {
        let table = self.view.table();
        if table.turns_left().is_none() || table.strikes() + 1 >= self.rules.max_strikes() {
            return None;
        }
        let playable = self.common.card_status.playable;
        let odds = |slot: &usize| self.odds(self.sets[*slot], playable);
        let slot = (0..self.ids.len()).max_by(|a, b| odds(a).total_cmp(&odds(b)))?;
        (odds(&slot) > 0.0).then_some(slot)
    }

    /// A card that is probably playable, with strikes to spare.
    fn risky_play(&self) -> Option<usize> {
        let card_status = &self.common.card_status;
        let spare = self.rules.max_strikes() - self.view.table().strikes();
        if spare < 2 {
            return None;
        }
        let odds = |slot: &usize| {
            let set = self.sets[*slot];
            let all = f64::from(self.counts.total(set).max(1));
            let good = f64::from(self.counts.total(set & card_status.playable));
            let trash = f64::from(self.counts.total(set & card_status.trash));
            let bad = all - good - trash;
            (good - bad) / all
        };
        let slot = (0..self.ids.len()).max_by(|a, b| odds(a).total_cmp(&odds(b)))?;
        let need = if spare > 2 { RISK } else { LAST_RISK };
        (odds(&slot) > need).then_some(slot)
    }

    /// Discards this card. If it is one of several known trash cards, the message decides which.
    fn discard(&self, slot: usize) -> Action {
        let discard = |slot: usize| Action::Discard(self.ids[slot]);
        self.among(slot, self.free_discards(), &self.coded_discard, discard)
    }

    /// Plays this card. If it is one of several known playable cards, the message decides which.
    fn play(&self, slot: usize) -> Action {
        let play = |slot: usize| Action::Play {
            card: self.ids[slot],
            announce: self.announcement(slot),
        };
        self.among(slot, self.free_plays(), &self.coded_play, play)
    }

    /// The firework to announce, if it is certain and the rules give a token for it.
    fn announcement(&self, slot: usize) -> Option<Suit> {
        let set = self.sets[slot];
        if !self.rules.options().timed_display || !is_sure(set, self.common.card_status.playable) {
            return None;
        }
        let suit = set.nth(0)?.suit();
        is_sure(set, CardSet::of_suit(suit)).then_some(suit)
    }

    /// The action for `slot`, or, if it is one of several `free` slots, for the slot that carries
    /// the message.
    fn among(
        &self,
        slot: usize,
        free: &[usize],
        coded: &OnceCell<(Action, CodedMessage)>,
        action: impl Fn(usize) -> Action,
    ) -> Action {
        if free.len() < 2 || !free.contains(&slot) {
            return action(slot);
        }
        let (action, _) = *coded.get_or_init(|| {
            #[expect(clippy::cast_possible_truncation, reason = "at most 8 cards")]
            let (message, number) = encode(
                self.common,
                self.view,
                base_message(self.common),
                free.len() as u8,
            );
            (action(free[usize::from(number)]), message)
        });
        action
    }

    /// An own trash card, or one of which everyone knows another copy in a hand.
    fn known_trash(&self) -> Option<usize> {
        let mut trash = self.common.card_status.trash;
        // A card that everyone knows in another hand is not needed here.
        for seat in self.rules.seats().filter(|seat| *seat != self.me) {
            for set in self.common.possible(seat) {
                if set.only().is_some() {
                    trash |= *set;
                }
            }
        }
        (0..self.ids.len()).find(|slot| is_sure(self.sets[*slot], trash))
    }

    /// The number of other players with a playable card who know of none.
    pub(super) fn players_without_play(&self) -> usize {
        let playable = self.common.card_status.playable;
        self.rules
            .seats()
            .filter(|seat| *seat != self.me)
            .filter(|seat| {
                let knows = self
                    .common
                    .possible(*seat)
                    .iter()
                    .any(|set| is_sure(*set, playable));
                let cards = self.view.cards(*seat).unwrap_or(&[]);
                !knows && cards.iter().any(|card| playable.contains(*card))
            })
            .count()
    }

    /// The action when no clue expresses the number and discarding is not allowed.
    fn fallback(&self) -> Action {
        let spare = self.rules.max_strikes() - self.view.table().strikes();
        if spare > 1
            && let Some(slot) = self.best_discard()
        {
            // A strike costs less than a clue that everyone would misread.
            return self.play(slot);
        }
        let legal = self.view.legal_actions();
        legal
            .iter()
            .find(|action| is_clue(*action))
            .or_else(|| legal.get(0))
            .expect("the player to act has a legal action")
    }

    /// The known playable card to play first.
    fn best_play(&self) -> Option<usize> {
        let playable = self.common.card_status.playable;
        (0..self.ids.len())
            .filter(|slot| {
                let set = self.sets[*slot];
                !set.is_empty() && is_sure(set, playable)
            })
            .max_by_key(|slot| self.play_worth(self.sets[*slot]))
    }

    pub(super) fn play_worth(&self, set: CardSet) -> i32 {
        // Low cards make more cards playable.
        let mut sum = 0;
        let mut number = 0;
        for card in set.iter() {
            let left = self.rules.rank_count() - self.view.board().place_of(card);
            let seen = self
                .rules
                .seats()
                .filter_map(|seat| self.view.cards(seat))
                .flatten()
                .filter(|other| **other == card)
                .count();
            let next = successor(self.rules, self.common.card_status.open_orders, card);
            let held = next.iter().any(|next| self.is_seen(next));
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_possible_wrap,
                reason = "small numbers"
            )]
            let worth = (20 * left as i32 + 10 * i32::from(held)) / (1 + seen as i32);
            sum += worth;
            number += 1;
        }
        sum / number.max(1)
    }

    pub(super) fn is_seen(&self, card: Card) -> bool {
        self.seen.contains(card)
    }

    /// The clue with the message for the others, if it exists.
    fn coded_clue(&self) -> Option<Action> {
        let coded = self.coded.get_or_init(|| self.find_coded_clue());
        coded.map(|(clue, _)| clue)
    }

    fn find_coded_clue(&self) -> Option<(Action, CodedMessage)> {
        let alphabet = self.alphabet();
        if alphabet.len == 0 {
            let clue = self
                .view
                .legal_actions()
                .iter()
                .find(|action| is_clue(*action))?;
            return Some((clue, CodedMessage::NOTHING));
        }
        let (message, number) = encode(self.common, self.view, CodedMessage::NOTHING, alphabet.len);
        let to = alphabet.receiver(number)?;
        let receiver = self.me.after(to, self.rules.players());
        let numbers = ClueNumbers::new(self.common, self.rules, alphabet);
        let clue = self
            .legal_clues(receiver)
            .filter(|clue| {
                let touched = touched(self.view, receiver, *clue);
                numbers.number(to, *clue, touched) == number
            })
            .max_by_key(|clue| self.clue_worth(receiver, *clue))?;
        Some((Action::Clue { to, clue }, message))
    }

    fn legal_clues(&self, receiver: Seat) -> impl Iterator<Item = Clue> + '_ {
        let cards = self.view.cards(receiver).unwrap_or(&[]);
        let empty_clues = self.rules.empty_clues();
        self.view.table().next_clues().iter().filter(move |clue| {
            empty_clues.contains(*clue) && !cards.is_empty()
                || cards
                    .iter()
                    .any(|card| self.rules.touch(*clue).contains(*card))
        })
    }

    /// How much the literal meaning of a clue narrows the receiver's knowledge.
    fn clue_worth(&self, receiver: Seat, clue: Clue) -> u32 {
        let touch = self.rules.touch(clue);
        let plain = plain_meaning(self.rules, clue);
        let cards = self.view.cards(receiver).unwrap_or(&[]);
        let mut worth = 0;
        for (set, card) in self.common.possible(receiver).iter().zip(cards) {
            let after = plain(*set, touch.contains(*card));
            worth += (100 * (set.len() - after.len())) / set.len().max(1);
        }
        worth
    }

    /// The card with the least expected loss.
    fn best_discard(&self) -> Option<usize> {
        (0..self.ids.len()).min_by_key(|slot| self.loss_of(*slot))
    }

    /// The expected loss of the own card in `slot`, in arbitrary units.
    pub(super) fn loss_of(&self, slot: usize) -> u32 {
        self.losses
            .get_or_init(|| self.sets.map(|set| self.loss(set)))[slot]
    }

    /// The expected loss of a card from this set, in arbitrary units.
    fn loss(&self, set: CardSet) -> u32 {
        let card_status = &self.common.card_status;
        let mut cost = 0;
        for card in (set & !card_status.trash).iter() {
            let weight = u32::from(self.counts.get(card));
            let seen = self.is_seen(card);
            let one = if seen {
                1
            } else if card_status.critical.contains(card) {
                #[expect(clippy::cast_possible_truncation, reason = "at most 5")]
                let above = (self.rules.rank_count() - self.view.board().place_of(card)) as u32;
                60 + 20 * above
            } else {
                12
            };
            cost += one * weight;
        }
        1000 * cost / self.counts.total(set).max(1)
    }
}

/// The cards in hands that the seat of `view` sees.
fn cards_in_sight(view: &View) -> CardSet {
    let hands = view.rules().seats().filter_map(|seat| view.cards(seat));
    let mut seen = CardSet::EMPTY;
    for card in hands.flatten() {
        seen.insert(*card);
    }
    seen
}

const fn is_clue(action: Action) -> bool {
    matches!(action, Action::Clue { .. })
}
