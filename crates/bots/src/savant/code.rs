//! How numbers become clues: which clues to whom stand for which number.

use kagiya_rules::{Action, CardSet, Clue, MAX_PLAYERS, Offset, Rules, Seat, Table, View};

use crate::savant::common::Common;
use crate::savant::question::number_for;
use crate::team::Said;

/// The numbers that clues can say at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alphabet {
    players: usize,
    /// For each distance less one: the first number, and the slot that sorts the clues.
    first: [u8; MAX_PLAYERS],
    focus: [u8; MAX_PLAYERS],
    /// How many numbers there are.
    pub(crate) len: u8,
    each_clue: bool,
}

impl Alphabet {
    pub(crate) fn new(common: &Common, rules: &Rules) -> Self {
        let players = rules.players();
        let mut alphabet = Self {
            players,
            first: [0; MAX_PLAYERS],
            focus: [0; MAX_PLAYERS],
            len: 0,
            each_clue: rules.options().empty_clues,
        };
        for offset in rules.offsets() {
            let hand = common.possible(common.to_act.after(offset, players));
            let index = offset.get() - 1;
            alphabet.first[index] = alphabet.len;
            alphabet.focus[index] = focus(common, hand);
            #[expect(clippy::cast_possible_truncation, reason = "at most 13 clues")]
            let numbers = if alphabet.each_clue && !hand.is_empty() {
                rules.clues().len() as u8
            } else {
                match hand.len() {
                    0 => 0,
                    1 => 2,
                    _ => 4,
                }
            };
            alphabet.len += numbers;
        }
        alphabet
    }

    /// The number that a clue says which touches these slots (one bit each).
    pub(crate) fn number(&self, rules: &Rules, to: Offset, clue: Clue, touched: u32) -> u8 {
        let index = to.get() - 1;
        if self.each_clue {
            let place = rules.clues().iter().position(|other| other == clue);
            #[expect(clippy::cast_possible_truncation, reason = "at most 13 clues")]
            let place = place.unwrap_or(0) as u8;
            return self.first[index] + place;
        }
        let rank = matches!(clue, Clue::Rank(_));
        let missed = touched >> self.focus[index] & 1 == 0;
        self.first[index] + u8::from(rank) + 2 * u8::from(missed)
    }

    /// The distance to whom clues must go that say `number`.
    pub(crate) fn receiver(&self, number: u8) -> Option<Offset> {
        Offset::all(self.players)
            .take_while(|offset| self.first[offset.get() - 1] <= number)
            .last()
    }
}

/// The slot that profits most from being touched.
fn focus(common: &Common, hand: &[CardSet]) -> u8 {
    let worth = |set: &CardSet| {
        if set.len() <= 1 || (*set & !common.outlook.trash).is_empty() {
            return 0;
        }
        let mut suits = 0_u8;
        let mut ranks = 0_u8;
        for card in set.iter() {
            suits |= 1 << card.suit().index();
            ranks |= 1 << card.rank().index();
        }
        1 + u8::from(suits.count_ones() > 1) + u8::from(ranks.count_ones() > 1)
    };
    let mut best = 0;
    for (slot, set) in hand.iter().enumerate() {
        if worth(set) > hand.get(best).map_or(0, worth) {
            best = slot;
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "at most 8 slots")]
    let best = best as u8;
    best
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

/// The numbers that the actor wants to tell, with their sum.
pub(crate) fn message(common: &Common, view: &View, alphabet: u8) -> (Said, u8) {
    let mut said = Said {
        alphabet,
        numbers: [0; MAX_PLAYERS],
    };
    let mut sum = 0_u32;
    for seat in view.rules().seats().filter(|seat| *seat != common.to_act) {
        if let Some(cards) = view.cards(seat) {
            let number = number_for(common, view.rules(), seat, cards, alphabet);
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
            let receiver = common.to_act.after(to, rules.players());
            let touched = after
                .marks(receiver)
                .iter()
                .enumerate()
                .filter(|(_, marks)| marks.yes.contains(clue))
                .fold(0, |mask, (slot, _)| mask | 1 << slot);
            let sum = alphabet.number(rules, to, clue, touched);
            complete(common, view, alphabet.len, sum)
        }
        Action::Discard(_) | Action::Play { .. } | Action::Choose(_) => Said::NOTHING,
    }
}

fn complete(common: &Common, view: &View, alphabet: u8, sum: u8) -> Said {
    let (mut said, others) = message(common, view, alphabet);
    if let Some(me) = view.seat().filter(|me| *me != common.to_act) {
        said.numbers[me.index()] = (sum + alphabet - others) % alphabet;
    }
    said
}
