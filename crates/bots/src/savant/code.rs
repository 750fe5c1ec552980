//! How numbers become clues: which clues to whom stand for which number.

use arrayvec::ArrayVec;
use kagiya_rules::{
    Action, CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Offset, Rules, Seat, Table, View,
};

use crate::savant::common_knowledge::Common;
use crate::savant::hat_code_queries::number_for;
use crate::team::Said;

/// Plays speak at tables of at most so many players: where more listen, clues say enough, and the
/// order of plays matters more.
const TALKATIVE: usize = 3;

/// Plays no longer speak when so many cards are left in the deck: then their order decides.
const LATE: usize = 2;

/// How clues to one player are sorted into numbers.
///
/// Some slots of the hand are markers. A clue is sorted by the first marker that it touches, or
/// that it touches none, and by its kind, color or rank.
#[derive(Clone, Copy, Debug, Default)]
struct Sorting {
    markers: [u8; MAX_HAND],
    marked: u8,
    /// Sorts of each kind.
    sorts: u8,
}

/// The numbers that clues can say at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alphabet {
    players: usize,
    /// For each distance less one the first number, and how clues are sorted.
    first: [u8; MAX_PLAYERS],
    sortings: [Sorting; MAX_PLAYERS],
    /// How many numbers there are.
    pub(crate) len: u8,
    /// Whether every clue can be given to everybody, and so is a number of its own.
    each_clue: bool,
}

impl Alphabet {
    pub(crate) fn new(common: &Common, rules: &Rules) -> Self {
        let players = rules.players();
        let mut alphabet = Self {
            players,
            first: [0; MAX_PLAYERS],
            sortings: [Sorting::default(); MAX_PLAYERS],
            len: 0,
            each_clue: rules.options().empty_clues,
        };
        // With several listeners the sum may fall on any number, so every number must be at hand:
        // with one marker nearly every one is. A single listener can be spoken to in more words,
        // if the frequent ones are at hand, and if there is something else to do when one is not.
        let (markers, newest_first) = if players == 2 && common.may_discard {
            (3, true)
        } else {
            (1, false)
        };
        if common.must_clue && !alphabet.each_clue {
            // Whoever can do nothing else must not be at a loss for a number.
            return alphabet;
        }
        for offset in rules.offsets() {
            let hand = common.possible(common.to_act.after(offset, players));
            let index = offset.get() - 1;
            alphabet.first[index] = alphabet.len;
            if alphabet.each_clue {
                #[expect(clippy::cast_possible_truncation, reason = "at most 13 clues")]
                let clues = rules.clues().len() as u8;
                alphabet.len += if hand.is_empty() { 0 } else { clues };
            } else {
                let sorting = Sorting::new(common, hand, markers, newest_first);
                alphabet.len += 2 * sorting.sorts;
                alphabet.sortings[index] = sorting;
            }
        }
        alphabet
    }

    /// The number that a clue says which touches these slots (one bit each).
    pub(crate) fn number(&self, rules: &Rules, to: Offset, clue: Clue, touched: u32) -> u8 {
        let index = to.get() - 1;
        let number = if self.each_clue {
            let place = rules.clues().iter().position(|other| other == clue);
            #[expect(clippy::cast_possible_truncation, reason = "at most 13 clues")]
            let place = place.unwrap_or(0) as u8;
            place
        } else {
            let rank = u8::from(matches!(clue, Clue::Rank(_)));
            2 * self.sortings[index].sort(touched) + rank
        };
        self.first[index] + number
    }

    /// The distance to whom clues must go that say `number`.
    pub(crate) fn receiver(&self, number: u8) -> Option<Offset> {
        Offset::all(self.players)
            .take_while(|offset| self.first[offset.get() - 1] <= number)
            .last()
    }
}

impl Sorting {
    fn new(common: &Common, hand: &[CardSet], markers: usize, newest_first: bool) -> Self {
        let mut sorting = Self::default();
        let mut open = (1_u32 << hand.len()) - 1;
        for _ in 0..markers.min(hand.len()) {
            let marker = (0..hand.len())
                .filter(|slot| open >> slot & 1 == 1)
                .max_by_key(|slot| {
                    let place = if newest_first {
                        *slot
                    } else {
                        hand.len() - *slot
                    };
                    (worth(common, hand[*slot]), place)
                })
                .unwrap_or(0);
            open &= !(1 << marker);
            #[expect(clippy::cast_possible_truncation, reason = "at most 8 slots")]
            let marker = marker as u8;
            sorting.markers[usize::from(sorting.marked)] = marker;
            sorting.marked += 1;
        }
        sorting.sorts = sorting.marked + u8::from(open != 0);
        sorting
    }

    /// The sort of a clue: those that are likeliest to be at hand come first. There always is one
    /// that touches the first marker, nearly always one that touches none, and less often one for
    /// each further marker.
    fn sort(&self, touched: u32) -> u8 {
        let none = u8::from(self.sorts > self.marked);
        let marker = self.markers[..usize::from(self.marked)]
            .iter()
            .zip(0..)
            .find(|(slot, _)| touched >> **slot & 1 == 1);
        match marker {
            Some((_, 0)) => 0,
            Some((_, place)) => place + none,
            None => none.min(1),
        }
    }
}

/// How much a card profits from being touched.
fn worth(common: &Common, set: CardSet) -> u8 {
    if set.len() <= 1 || (set & !common.outlook.trash).is_empty() {
        return 0;
    }
    let mut suits = 0_u8;
    let mut ranks = 0_u8;
    for card in set.iter() {
        suits |= 1 << card.suit().index();
        ranks |= 1 << card.rank().index();
    }
    1 + u8::from(suits.count_ones() > 1) + u8::from(ranks.count_ones() > 1)
}

/// The slots of `seat` that `clue` touches.
pub(crate) fn touched(view: &View, seat: Seat, clue: Clue) -> u32 {
    let touch = view.rules().touch(clue);
    view.cards(seat)
        .unwrap_or(&[])
        .iter()
        .enumerate()
        .filter(|(_, card)| touch.contains(**card))
        .fold(0, |mask, (slot, _)| mask | 1 << slot)
}

/// The cards of the player to act that everybody knows to be useless. With two or more of them,
/// the one that is discarded says a number: its place among them.
pub(crate) fn free_discards(common: &Common, rules: &Rules) -> ArrayVec<usize, MAX_HAND> {
    let mut useless = common.outlook.trash;
    for seat in rules.seats().filter(|seat| *seat != common.to_act) {
        for set in common.possible(seat) {
            if set.only().is_some() {
                useless |= *set;
            }
        }
    }
    let hand = common.possible(common.to_act);
    (0..hand.len())
        .filter(|slot| (hand[*slot] & !useless).is_empty())
        .collect()
}

/// The cards of the player to act that everybody knows to fit. With two or more of them, the one
/// that is played says a number: its place among them.
pub(crate) fn free_plays(common: &Common, rules: &Rules) -> ArrayVec<usize, MAX_HAND> {
    if rules.players() > TALKATIVE || common.deck_size <= LATE {
        return ArrayVec::new();
    }
    let hand = common.possible(common.to_act);
    (0..hand.len())
        .filter(|slot| (hand[*slot] & !common.outlook.playable).is_empty())
        .collect()
}

/// What it says that the card `id` is chosen among these slots.
fn among(common: &Common, view: &View, free: &[usize], id: CardId) -> Said {
    let hand = view.table().hand(common.to_act);
    let place = free.iter().position(|slot| hand.get(*slot) == Some(&id));
    match place {
        #[expect(clippy::cast_possible_truncation, reason = "at most 8 cards")]
        Some(place) if free.len() > 1 => {
            complete(common, view, by_card(common), free.len() as u8, place as u8)
        }
        Some(_) | None => by_card(common),
    }
}

/// What every play and every discard says before it is asked which card it is: a player who could
/// have warned and did not says that no warning is due.
pub(crate) const fn by_card(common: &Common) -> Said {
    if common.may_warn {
        Said::SILENCE
    } else {
        Said::NOTHING
    }
}

/// The numbers that the actor wants to tell besides `bare`, out of so many, with their sum.
pub(crate) fn message(common: &Common, view: &View, bare: Said, alphabet: u8) -> (Said, u8) {
    let mut said = Said { alphabet, ..bare };
    let mut sum = 0_u32;
    for seat in view.rules().seats().filter(|seat| *seat != common.to_act) {
        if let Some(cards) = view.cards(seat) {
            let number = number_for(common, view.rules(), seat, cards, said);
            said.numbers[seat.index()] = number;
            sum += u32::from(number);
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "a remainder")]
    let sum = (sum % u32::from(alphabet.max(1))) as u8;
    (said, sum)
}

/// What an action tells, found out by the seat whose view this is.
pub(crate) fn decode(common: &Common, view: &View, action: Action, after: &Table) -> Said {
    let rules = view.rules();
    match action {
        Action::Clue { to, clue } => {
            let alphabet = Alphabet::new(common, rules);
            if alphabet.len == 0 {
                return Said::NOTHING;
            }
            let receiver = common.to_act.after(to, rules.players());
            let touched = after
                .marks(receiver)
                .iter()
                .enumerate()
                .filter(|(_, marks)| marks.yes.contains(clue))
                .fold(0, |mask, (slot, _)| mask | 1 << slot);
            let sum = alphabet.number(rules, to, clue, touched);
            complete(common, view, Said::NOTHING, alphabet.len, sum)
        }
        Action::Discard(id) => among(common, view, &free_discards(common, rules), id),
        Action::Play { card, .. } => among(common, view, &free_plays(common, rules), card),
        Action::Choose(_) => Said::NOTHING,
    }
}

fn complete(common: &Common, view: &View, bare: Said, alphabet: u8, sum: u8) -> Said {
    let (mut said, others) = message(common, view, bare, alphabet);
    if let Some(me) = view.seat().filter(|me| *me != common.to_act) {
        said.numbers[me.index()] = (sum + alphabet - others) % alphabet;
    }
    said
}
