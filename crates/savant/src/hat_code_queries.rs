//! The meaning of a number for the player who receives it: answers to questions about that player's
//! hand.
//!
//! The questions follow from common knowledge. Each one divides the remaining numbers in about the
//! ratio of the probabilities of its answers, so that a number carries as much information as
//! possible.

use core::ops::BitOr;

use arrayvec::ArrayVec;
use kagiya_bot_api::CodedMessage;
use kagiya_knowledge::Counts;
use kagiya_rules::{
    Board, Card, CardSet, Clue, MAX_HAND, MAX_PLAYERS, OpenOrders, Rules, Seat, View,
};

use crate::common_knowledge::CommonKnowledge;

/// A listener's hand while questions about it are answered.
struct Listener {
    sets: [CardSet; MAX_HAND],
    len: usize,
    /// The cards that will be playable when it is the listener's turn, as far as everyone knows.
    playable: CardSet,
    trash: CardSet,
    soon: CardSet,
    critical: CardSet,
    unknown: Counts,
    /// Whether there is no other listener.
    alone: bool,
}

/// Whether the card in a slot is one of a set.
#[derive(Clone, Copy)]
struct Question {
    slot: usize,
    cards: CardSet,
    /// The limit for numbers that mean yes.
    most: u8,
}

// Numbers for a single listener are rounded from those that an evolution strategy (CMA-ES) found: it played
// games of two with many sets of numbers, and varied the sets that won most.

/// What a question to a single listener scores besides the chance of a yes: for the doubt, which is 1 if yes
/// and no are equally likely and 0 if the answer is certain, and for each older card in the hand.
const DOUBT: f64 = 0.65;
const NEWER: f64 = 0.05;

/// Which card a player will probably discard next, and when a warning is left out.
struct Warnings {
    /// The cost of losing a critical card, relative to another useful card.
    last_copy: f64,
    /// What losing a playable card costs in addition, or one that will be playable after one more play.
    needed_soon: f64,
    /// With fewer numbers left, the question about a critical discard is skipped.
    room: u8,
}

const ALONE: Warnings = Warnings {
    last_copy: 1.8,
    needed_soon: 0.45,
    room: 5,
};

const SEVERAL: Warnings = Warnings {
    last_copy: 4.0,
    needed_soon: 0.0,
    room: 3,
};

/// By how much more than another card a card may cost that is discarded in its place to communicate a number.
const EQUAL: f64 = 0.02;

/// A warning must use numbers that can always be expressed.
const WARNINGS: u8 = 2;

/// The number for a hand of these `cards`, out of the alphabet of `message`.
pub(crate) fn number_for(
    common: &CommonKnowledge,
    rules: &Rules,
    seat: Seat,
    cards: &[Card],
    message: CodedMessage,
) -> u8 {
    let mut listener = Listener::new(common, rules, seat);
    listener.apply_silence(message);
    listener.ask(message.alphabet, |question, _| {
        question.cards.contains(cards[question.slot])
    })
}

/// The numbers that one player can receive, and what the cards of that player can be after each.
pub(crate) struct Meanings {
    /// The sets of each number; empty sets for numbers that are never used.
    sets: [[CardSet; MAX_HAND]; MAX_NUMBERS],
    len: usize,
    unknown: Counts,
}

/// The limit for numbers of a single listener: three markers and none of them, by color and by rank.
const MAX_NUMBERS: usize = 8;

/// How useful it is if one more clue says a number: two numbers each, by color and by rank. The first two can
/// always be said by their classes; the last two say the least.
const NEED: [u64; MAX_NUMBERS / 2] = [1, 40, 30, 20];

/// The same for a number that no clue says by its class.
const MISSING: u64 = 100;

impl Meanings {
    /// The numbers of an alphabet of at most eight for `seat`, in a clue.
    pub(crate) fn new(common: &CommonKnowledge, rules: &Rules, seat: Seat, alphabet: u8) -> Self {
        let mut listener = Listener::new(common, rules, seat);
        let mut sets = [[CardSet::EMPTY; MAX_HAND]; MAX_NUMBERS];
        let numbers = &mut sets[..usize::from(alphabet)];
        listener.divide(numbers);
        Self {
            sets,
            len: usize::from(alphabet),
            unknown: listener.unknown,
        }
    }

    /// The number of a clue after which the cards can be `hand` by its plain meaning: its `class`, unless that
    /// contradicts the plain meaning. Then it is the number that is likeliest and most useful to say of those that
    /// don't. The classes in `missing` (one bit each) have no clue.
    pub(crate) fn number_of(&self, hand: &[CardSet], class: u8, missing: u32) -> u8 {
        if self.ways(hand, usize::from(class)) > 0 {
            return class;
        }
        let others = (1..self.len).map(|step| (usize::from(class) + step) % self.len);
        let mut best = (0, class);
        for number in others {
            let need = if missing >> number & 1 == 1 {
                MISSING
            } else {
                NEED[number / 2]
            };
            let worth = need * self.ways(hand, number);
            if worth > best.0 {
                #[expect(clippy::cast_possible_truncation, reason = "below eight")]
                let number = number as u8;
                best = (worth, number);
            }
        }
        best.1
    }

    /// In how many ways the cards can be as both `hand` and `number` say, if each card is counted alone.
    fn ways(&self, hand: &[CardSet], number: usize) -> u64 {
        let sets = &self.sets[number];
        let count = |(said, plain): (&CardSet, &CardSet)| {
            let both = *said & *plain;
            // Of a card that everyone knows no copy may be unknown.
            match self.unknown.total(*plain) {
                0 => u64::from(!both.is_empty()),
                _ => u64::from(self.unknown.total(both)),
            }
        };
        sets.iter().zip(hand).map(count).product()
    }
}

/// Whether the card that `seat` will probably discard next is critical, and the holder doesn't know
/// that.
pub(crate) fn needs_warning(
    common: &CommonKnowledge,
    rules: &Rules,
    seat: Seat,
    cards: &[Card],
) -> bool {
    Listener::new(common, rules, seat)
        .danger()
        .is_some_and(|question| question.cards.contains(cards[question.slot]))
}

/// The cards of the player to act that cost about the least to discard, as far as everyone knows.
pub(crate) fn least_discards(common: &CommonKnowledge, rules: &Rules) -> ArrayVec<usize, MAX_HAND> {
    let holder = Listener::new(common, rules, common.to_act);
    let costs: ArrayVec<f64, MAX_HAND> = holder.sets[..holder.len]
        .iter()
        .map(|set| holder.discard_cost(*set))
        .collect();
    let least = costs.iter().copied().fold(f64::INFINITY, f64::min);
    (0..costs.len())
        .filter(|slot| costs[*slot] <= least + EQUAL)
        .collect()
}

/// What a listener knows after a message.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    /// The number of known playable cards, and which they are.
    pub(crate) plays: usize,
    pub(crate) playable: CardSet,
    /// The number of known trash cards.
    pub(crate) trash: usize,
    /// The identities that the cards can have, added up.
    pub(crate) identities: usize,
    /// Whether the next discard loses a useful card (1) or a critical one (2).
    pub(crate) loses: u8,
}

impl Outlook {
    /// What `seat` knows after `message`, and the plain meaning of `clue`. `playable` and `trash` are the cards
    /// that then are.
    pub(crate) fn new(
        common: &CommonKnowledge,
        view: &View,
        seat: Seat,
        message: CodedMessage,
        clue: Option<Clue>,
        (playable, trash): (CardSet, CardSet),
    ) -> Self {
        let rules = view.rules();
        let cards = view.cards(seat).unwrap_or(&[]);
        let mut listener = Listener::new(common, rules, seat);
        listener.apply_silence(message);
        listener.ask(message.alphabet, |question, _| {
            question.cards.contains(cards[question.slot])
        });
        if let Some(touch) = clue.map(|clue| rules.touch(clue)) {
            for (set, card) in listener.sets.iter_mut().zip(cards) {
                *set = if touch.contains(*card) {
                    *set & touch
                } else {
                    *set & !touch
                };
            }
        }
        let sets = &listener.sets[..listener.len];
        let (mut plays, mut known) = (0, CardSet::EMPTY);
        for (set, card) in sets.iter().zip(cards) {
            if is_sure(*set, playable) {
                plays += 1;
                known.insert(*card);
            }
        }
        let trash_cards = sets.iter().filter(|set| is_sure(**set, trash)).count();
        let identities = sets.iter().map(|set| set.iter().count()).sum();
        (listener.playable, listener.trash) = (playable, trash);
        let loses = listener.next_discard().map_or(0, |slot| {
            if listener.critical.contains(cards[slot]) {
                2
            } else {
                u8::from(!trash.contains(cards[slot]))
            }
        });
        Self {
            plays,
            playable: known,
            trash: trash_cards,
            identities,
            loses,
        }
    }
}

/// Narrows every hand by the number that it received.
fn apply_message(common: &mut CommonKnowledge, rules: &Rules, message: CodedMessage) {
    let mut heard: [Option<Listener>; MAX_PLAYERS] = [const { None }; MAX_PLAYERS];
    for seat in rules.seats().filter(|seat| *seat != common.to_act) {
        let number = message.numbers[seat.index()];
        let mut listener = Listener::new(common, rules, seat);
        listener.apply_silence(message);
        listener.ask(message.alphabet, |_, border| number < border);
        heard[seat.index()] = Some(listener);
    }
    for (seat, listener) in rules.seats().zip(&heard) {
        if let Some(listener) = listener {
            common.narrow(seat, &listener.sets[..listener.len]);
        }
    }
}

impl CommonKnowledge {
    /// Adds a message, and then the public position after it.
    pub(crate) fn learn(&mut self, message: CodedMessage, after: Board<'_>) {
        if message.alphabet > 0 || message.is_silent {
            apply_message(self, after.rules, message);
        }
        self.look(after);
    }
}

impl Listener {
    fn new(common: &CommonKnowledge, rules: &Rules, seat: Seat) -> Self {
        let hand = common.possible(seat);
        let mut sets = [CardSet::EMPTY; MAX_HAND];
        sets[..hand.len()].copy_from_slice(hand);
        let open = common.card_status.open_orders;
        let mut playable = common.card_status.playable;
        let mut trash = common.card_status.trash;
        let mut other = common.to_act.next(rules.players());
        while other != seat {
            let known = common
                .possible(other)
                .iter()
                .filter_map(|set| set.only())
                .filter(|card| playable.contains(*card))
                .min_by_key(|card| rules.place_of(open, *card));
            if let Some(card) = known {
                playable.remove(card);
                trash.insert(card);
                playable |= successor(rules, open, card);
            }
            other = other.next(rules.players());
        }
        playable &= !trash;
        let soon = playable
            .iter()
            .map(|card| successor(rules, open, card))
            .fold(CardSet::EMPTY, BitOr::bitor)
            & !trash;
        Self {
            sets,
            len: hand.len(),
            playable,
            trash,
            soon,
            critical: common.card_status.critical & !trash,
            unknown: common.unknown,
            alone: rules.players() == 2,
        }
    }

    const fn warnings(&self) -> &'static Warnings {
        if self.alone { &ALONE } else { &SEVERAL }
    }

    /// If no warning came where one would have been needed, the card is not critical.
    fn apply_silence(&mut self, message: CodedMessage) {
        if message.is_silent
            && let Some(question) = self.danger()
        {
            self.sets[question.slot] &= !question.cards;
        }
    }

    /// Asks questions until the numbers are used up. `answer` gets each question and the border
    /// between the numbers that mean yes (below it) and those that mean no.
    fn ask(&mut self, alphabet: u8, mut answer: impl FnMut(Question, u8) -> bool) -> u8 {
        let mut first = 0;
        let mut room = alphabet;
        while room > 1 {
            let Some(question) = self.next_question(room) else {
                break;
            };
            let set = self.sets[question.slot];
            let share = self.share(question, room);
            if answer(question, first + share) {
                room = share;
                self.sets[question.slot] = set & question.cards;
            } else {
                first += share;
                room -= share;
                self.sets[question.slot] = set & !question.cards;
            }
        }
        first
    }

    /// The sets after each number, of as many numbers as there are in `numbers`.
    fn divide(&mut self, numbers: &mut [[CardSet; MAX_HAND]]) {
        #[expect(clippy::cast_possible_truncation, reason = "at most eight")]
        let room = numbers.len() as u8;
        let question = if room > 1 {
            self.next_question(room)
        } else {
            None
        };
        let Some(question) = question else {
            if let Some(number) = numbers.first_mut() {
                *number = self.sets;
            }
            return;
        };
        let (yes, no) = numbers.split_at_mut(usize::from(self.share(question, room)));
        let set = self.sets[question.slot];
        self.sets[question.slot] = set & question.cards;
        self.divide(yes);
        self.sets[question.slot] = set & !question.cards;
        self.divide(no);
        self.sets[question.slot] = set;
    }

    /// How many of `room` numbers mean yes.
    fn share(&self, question: Question, room: u8) -> u8 {
        let set = self.sets[question.slot];
        let yes = self.unknown.total(set & question.cards);
        let no = self.unknown.total(set & !question.cards);
        #[expect(clippy::cast_possible_truncation, reason = "below the alphabet")]
        let share = ((4 * u32::from(room) * yes / (yes + no).max(1) + 1) / 4) as u8;
        share.min(question.most).clamp(1, room - 1)
    }

    fn next_question(&self, room: u8) -> Option<Question> {
        if room >= self.warnings().room
            && let Some(question) = self.danger()
        {
            return Some(question);
        }
        if self.alone {
            // There are enough numbers to ask about every card that may be playable.
            return self
                .most_telling(self.playable)
                .or_else(|| self.most_telling(self.trash))
                .or_else(|| self.halve());
        }
        let sets = &self.sets[..self.len];
        let knows_play = sets
            .iter()
            .any(|set| !set.is_empty() && is_sure(*set, self.playable));
        if !knows_play && let Some(question) = self.likeliest(self.playable) {
            return Some(question);
        }
        let knows_trash = sets
            .iter()
            .any(|set| !set.is_empty() && is_sure(*set, self.trash));
        if !knows_trash && let Some(question) = self.likeliest(self.trash) {
            return Some(question);
        }
        self.likeliest(self.trash)
            .or_else(|| self.likeliest(self.playable))
            .or_else(|| self.likeliest(self.soon))
            .or_else(|| self.halve())
    }

    /// The card that will probably be discarded next; `None` if the hand has known trash.
    fn next_discard(&self) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        for (slot, set) in self.sets[..self.len].iter().enumerate() {
            if !set.is_empty() && is_sure(*set, self.trash) {
                return None;
            }
            let cost = self.discard_cost(*set);
            if best.is_none_or(|(_, least)| cost < least) {
                best = Some((slot, cost));
            }
        }
        best.map(|(slot, _)| slot)
    }

    /// What it costs to discard a card that can be any of `set`, relative to a useful card.
    fn discard_cost(&self, set: CardSet) -> f64 {
        let warnings = self.warnings();
        let total = |class| f64::from(self.unknown.total(set & class));
        let all = total(!CardSet::EMPTY);
        if all > 0.0 {
            let critical = warnings.last_copy * total(self.critical);
            let useful = all - total(self.trash);
            let soon = warnings.needed_soon * (total(self.playable) + total(self.soon));
            (critical + useful + soon) / all
        } else if (set & self.critical).is_empty() {
            1.0
        } else {
            warnings.last_copy
        }
    }

    /// The question whether the card that will probably be discarded next is critical.
    fn danger(&self) -> Option<Question> {
        let slot = self.next_discard()?;
        let set = self.sets[slot];
        let critical = self.unknown.total(set & self.critical);
        (critical > 0 && critical < self.unknown.total(set)).then_some(Question {
            slot,
            cards: self.critical,
            most: WARNINGS,
        })
    }

    /// The question about the card most likely to be in `class` without certainly being in it.
    fn likeliest(&self, class: CardSet) -> Option<Question> {
        let mut best: Option<(Question, u32, u32)> = None;
        for (question, yes, all) in self.open_questions(class) {
            if best.is_none_or(|(_, best_yes, best_all)| yes * best_all > best_yes * all) {
                best = Some((question, yes, all));
            }
        }
        best.map(|(question, ..)| question)
    }

    /// The question whether a card is in `class` with the highest score.
    fn most_telling(&self, class: CardSet) -> Option<Question> {
        let mut best: Option<(Question, f64)> = None;
        for (question, yes, all) in self.open_questions(class) {
            let chance = f64::from(yes) / f64::from(all);
            #[expect(clippy::cast_precision_loss, reason = "a place in a hand")]
            let place = question.slot as f64;
            let score = chance + DOUBT * 4.0 * chance * (1.0 - chance) + NEWER * place;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((question, score));
            }
        }
        best.map(|(question, _)| question)
    }

    /// The questions whether a card is in `class` to which the answer is open, with the copies that mean yes,
    /// and all copies.
    fn open_questions(&self, class: CardSet) -> impl Iterator<Item = (Question, u32, u32)> + '_ {
        (0..self.len).filter_map(move |slot| {
            let set = self.sets[slot];
            let yes = self.unknown.total(set & class);
            let all = self.unknown.total(set);
            let question = Question {
                slot,
                cards: class,
                most: u8::MAX,
            };
            (yes > 0 && yes < all).then_some((question, yes, all))
        })
    }

    /// The question that halves the set with the most copies.
    fn halve(&self) -> Option<Question> {
        let slot = (0..self.len)
            .filter(|slot| self.sets[*slot].len() > 1)
            .filter(|slot| !(self.sets[*slot] & !self.trash).is_empty())
            .max_by_key(|slot| self.unknown.total(self.sets[*slot] & !self.trash))?;
        let set = self.sets[slot];
        let half = self.unknown.total(set) / 2;
        let mut cards = CardSet::EMPTY;
        // Cards that differ in use are on different sides.
        let later = !(self.playable | self.soon | self.trash);
        let classes = [self.playable, self.soon & !self.playable, later, self.trash];
        for card in classes.iter().flat_map(|class| (set & *class).iter()) {
            if self.unknown.total(cards) >= half {
                break;
            }
            cards.insert(card);
        }
        Some(Question {
            slot,
            cards,
            most: u8::MAX,
        })
    }
}

/// Whether a card that can be any of `set` is one of `class` for certain.
pub(crate) fn is_sure(set: CardSet, class: CardSet) -> bool {
    (set & !class).is_empty()
}

/// The cards that can lie directly on `card`.
pub(crate) fn successor(rules: &Rules, open: OpenOrders, card: Card) -> CardSet {
    if rules.joker() == Some(card.suit()) {
        return CardSet::EMPTY;
    }
    rules.after(open, card)
}
