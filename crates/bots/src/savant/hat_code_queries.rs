//! What a number means to the player it is for: the answers to questions about the hand of whoever reads it.
//!
//! The questions follow from what everybody knows. Each one splits the numbers that are left in
//! two parts, about as the odds of its answers are, so that a number carries as much as it can.

use kagiya_knowledge::Counts;
use kagiya_rules::{Board, Card, CardSet, MAX_HAND, MAX_PLAYERS, Rules, Seat};

use crate::savant::common_knowledge::Common;
use crate::team::Said;

/// A listener's hand while questions about it are answered.
struct Listener {
    sets: [CardSet; MAX_HAND],
    len: usize,
    /// The cards that will fit when it is the listener's turn, as far as everybody can tell.
    playable: CardSet,
    trash: CardSet,
    soon: CardSet,
    critical: CardSet,
    unknown: Counts,
    /// Whether nobody else hears the clue.
    alone: bool,
}

/// Is the card in this slot one of these?
#[derive(Clone, Copy)]
struct Question {
    slot: usize,
    cards: CardSet,
    /// The most numbers that may mean yes.
    most: u8,
}

/// How much worse it is to lose the last copy of a card than another one.
const LAST_COPY: f64 = 4.0;

/// A warning must be among the numbers that can always be said.
const WARNINGS: u8 = 2;

/// With fewer numbers left it is not asked whether the next discard is the last of its kind.
const WARNING_ROOM: u8 = 3;

/// The number that tells a hand of these cards what it should know, out of the numbers of
/// `said`.
pub(crate) fn number_for(
    common: &Common,
    rules: &Rules,
    seat: Seat,
    cards: &[Card],
    said: Said,
) -> u8 {
    let mut listener = Listener::new(common, rules, seat);
    listener.hear_silence(said);
    listener.ask(said.alphabet, |question, _| {
        question.cards.contains(cards[question.slot])
    })
}

/// Whether the card that `seat` is likely to discard next is the last of its kind, unknown to the
/// holder.
pub(crate) fn needs_warning(common: &Common, rules: &Rules, seat: Seat, cards: &[Card]) -> bool {
    Listener::new(common, rules, seat)
        .danger()
        .is_some_and(|question| question.cards.contains(cards[question.slot]))
}

/// Narrows every hand by the number that was said to it.
fn listen(common: &mut Common, rules: &Rules, said: Said) {
    let mut heard: [Option<Listener>; MAX_PLAYERS] = [const { None }; MAX_PLAYERS];
    for seat in rules.seats().filter(|seat| *seat != common.to_act) {
        let number = said.numbers[seat.index()];
        let mut listener = Listener::new(common, rules, seat);
        listener.hear_silence(said);
        listener.ask(said.alphabet, |_, border| number < border);
        heard[seat.index()] = Some(listener);
    }
    for (seat, listener) in rules.seats().zip(&heard) {
        if let Some(listener) = listener {
            common.narrow(seat, &listener.sets[..listener.len]);
        }
    }
}

impl Common {
    /// Adds what was said and what lies on the table after it.
    pub(crate) fn learn(&mut self, said: Said, after: Board<'_>) {
        if said.alphabet > 0 || said.silent {
            listen(self, after.rules, said);
        }
        self.look(after);
    }
}

impl Listener {
    fn new(common: &Common, rules: &Rules, seat: Seat) -> Self {
        let hand = common.possible(seat);
        let mut sets = [CardSet::EMPTY; MAX_HAND];
        sets[..hand.len()].copy_from_slice(hand);
        let mut playable = common.outlook.playable;
        let mut trash = common.outlook.trash;
        let mut other = common.to_act.next(rules.players());
        while other != seat {
            let known = common
                .possible(other)
                .iter()
                .filter_map(|set| set.only())
                .filter(|card| playable.contains(*card))
                .min_by_key(|card| rules.height_of(*card));
            if let Some(card) = known {
                playable.remove(card);
                trash.insert(card);
                if let Some(next) = successor(rules, card) {
                    playable.insert(next);
                }
            }
            other = other.next(rules.players());
        }
        playable &= !trash;
        let soon = playable
            .iter()
            .filter_map(|card| successor(rules, card))
            .collect::<CardSet>()
            & !trash;
        Self {
            sets,
            len: hand.len(),
            playable,
            trash,
            soon,
            critical: common.outlook.critical & !trash,
            unknown: common.unknown,
            alone: rules.players() == 2,
        }
    }

    /// Where a warning would have been due, and none came, there is no danger.
    fn hear_silence(&mut self, said: Said) {
        if said.silent
            && let Some(question) = self.danger()
        {
            self.sets[question.slot] &= !question.cards;
        }
    }

    /// Asks until the numbers are used up. `answer` gets each question and the border between
    /// the numbers that mean yes (below it) and those that mean no.
    fn ask(&mut self, alphabet: u8, mut answer: impl FnMut(Question, u8) -> bool) -> u8 {
        let mut first = 0;
        let mut room = alphabet;
        while room > 1 {
            let Some(question) = self.next_question(room) else {
                break;
            };
            let set = self.sets[question.slot];
            let yes = self.unknown.total(set & question.cards);
            let no = self.unknown.total(set & !question.cards);
            #[expect(clippy::cast_possible_truncation, reason = "below the alphabet")]
            let share = ((4 * u32::from(room) * yes / (yes + no).max(1) + 1) / 4) as u8;
            let share = share.min(question.most).clamp(1, room - 1);
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

    fn next_question(&self, room: u8) -> Option<Question> {
        if room >= WARNING_ROOM
            && let Some(question) = self.danger()
        {
            return Some(question);
        }
        if self.alone {
            // There are numbers enough to ask of every card that may fit.
            return self
                .likeliest(self.playable)
                .or_else(|| self.likeliest(self.trash))
                .or_else(|| self.halve());
        }
        let sets = &self.sets[..self.len];
        let knows_play = sets
            .iter()
            .any(|set| !set.is_empty() && (*set & !self.playable).is_empty());
        if !knows_play && let Some(question) = self.likeliest(self.playable) {
            return Some(question);
        }
        let knows_trash = sets
            .iter()
            .any(|set| !set.is_empty() && (*set & !self.trash).is_empty());
        if !knows_trash && let Some(question) = self.likeliest(self.trash) {
            return Some(question);
        }
        self.likeliest(self.trash)
            .or_else(|| self.likeliest(self.playable))
            .or_else(|| self.likeliest(self.soon))
            .or_else(|| self.halve())
    }

    /// The card that is likely to be discarded next, if it is not known to be useless.
    fn next_discard(&self) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        for (slot, set) in self.sets[..self.len].iter().enumerate() {
            if !set.is_empty() && (*set & !self.trash).is_empty() {
                return None;
            }
            let all = self.unknown.total(*set);
            let cost = if all > 0 {
                let trash = self.unknown.total(*set & self.trash);
                let critical = self.unknown.total(*set & self.critical);
                (f64::from(critical) * LAST_COPY + f64::from(all - trash)) / f64::from(all)
            } else if (*set & self.critical).is_empty() {
                1.0
            } else {
                LAST_COPY
            };
            if best.is_none_or(|(_, least)| cost < least) {
                best = Some((slot, cost));
            }
        }
        best.map(|(slot, _)| slot)
    }

    /// Asks whether the card that is likely to be discarded next is the last of its kind.
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

    /// Asks of the card that is likeliest one of `class`, without being surely so.
    fn likeliest(&self, class: CardSet) -> Option<Question> {
        let mut best: Option<(Question, u32, u32)> = None;
        for slot in 0..self.len {
            let set = self.sets[slot];
            let yes = self.unknown.total(set & class);
            let all = self.unknown.total(set);
            if yes == 0 || yes == all {
                continue;
            }
            if best.is_none_or(|(_, best_yes, best_all)| yes * best_all > best_yes * all) {
                let question = Question {
                    slot,
                    cards: class,
                    most: u8::MAX,
                };
                best = Some((question, yes, all));
            }
        }
        best.map(|(question, ..)| question)
    }

    /// Splits the set with the most copies into halves.
    fn halve(&self) -> Option<Question> {
        let slot = (0..self.len)
            .filter(|slot| self.sets[*slot].len() > 1)
            .filter(|slot| !(self.sets[*slot] & !self.trash).is_empty())
            .max_by_key(|slot| self.unknown.total(self.sets[*slot] & !self.trash))?;
        let set = self.sets[slot];
        let half = self.unknown.total(set) / 2;
        let mut cards = CardSet::EMPTY;
        for card in set.iter() {
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

/// The card that comes on `card`.
pub(crate) fn successor(rules: &Rules, card: Card) -> Option<Card> {
    if rules.joker() == Some(card.suit()) {
        return None;
    }
    rules.next_card(card.suit(), rules.height_of(card) + 1)
}
