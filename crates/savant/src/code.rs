//! The code: which clue, to which player, stands for which number.

use arrayvec::ArrayVec;
use kagiya_bot_api::CodedMessage;
use kagiya_rules::{
    Action, CardId, CardSet, Clue, ClueSet, MAX_HAND, MAX_PLAYERS, Offset, Rules, Seat, Table, View,
};

use crate::common_knowledge::CommonKnowledge;
use crate::hat_code_queries::{Meanings, is_sure, least_discards, number_for};

/// Plays carry numbers at tables of at most this many players. With more listeners clues carry
/// enough, and the best order of plays matters more.
const MAX_PLAYERS_FOR_CODED_PLAYS: usize = 3;

/// With this many cards in the deck or fewer, plays carry no numbers: their order matters more.
const LATE: usize = 2;

/// What each identity of a card costs as a marker for a single listener, in hundredths.
const IDENTITY: u32 = 3;

/// How clues to one player are assigned to numbers.
///
/// Some slots of the hand are markers. The number of a clue depends on the first marker that it
/// touches, or that it touches none, and on whether it is a color or a rank.
#[derive(Clone, Copy, Debug, Default)]
struct Sorting {
    markers: [u8; MAX_HAND],
    marked: u8,
    /// The number of classes for colors, and also for ranks.
    sorts: u8,
}

/// The numbers that clues can express in one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alphabet {
    players: usize,
    /// For each distance minus 1, the first number, and the assignment of clues.
    first: [u8; MAX_PLAYERS],
    sortings: [Sorting; MAX_PLAYERS],
    /// The size of the alphabet.
    pub(crate) len: u8,
    /// The clues that may be given now.
    clues: ClueSet,
    /// Whether all of them are legal to everyone, so that each clue has its own number.
    each_clue: bool,
    /// 2 if these are colors and ranks, 1 if they are of one kind.
    kinds: u8,
}

/// The number of kinds of clues.
fn kinds_of(clues: ClueSet) -> u8 {
    let both = !clues.colors().is_empty() && !clues.ranks().is_empty();
    1 + u8::from(both)
}

impl Alphabet {
    pub(crate) fn new(common: &CommonKnowledge, rules: &Rules) -> Self {
        let players = rules.players();
        let mut alphabet = Self {
            players,
            first: [0; MAX_PLAYERS],
            sortings: [Sorting::default(); MAX_PLAYERS],
            len: 0,
            clues: common.next_clues,
            each_clue: rules.empty_clues() == rules.clues(),
            kinds: kinds_of(common.next_clues),
        };
        // With several listeners the sum can be any number, so a clue must exist for every number;
        // with one marker it nearly always does. A single listener can receive more numbers, if the
        // frequent ones exist and there is an alternative when one doesn't.
        let (markers, newest_first) = if players == 2 && common.may_discard {
            (3, true)
        } else {
            (1, false)
        };
        if common.must_clue && !alphabet.each_clue {
            // A player who can only clue must be able to express every number.
            return alphabet;
        }
        if !rules.tells_clues() {
            // The code is about what clues say.
            return alphabet;
        }
        for offset in rules.offsets() {
            let hand = common.possible(common.to_act.after(offset, players));
            let index = offset.get() - 1;
            alphabet.first[index] = alphabet.len;
            if alphabet.each_clue {
                #[expect(clippy::cast_possible_truncation, reason = "at most 13 clues")]
                let clues = alphabet.clues.len() as u8;
                alphabet.len += if hand.is_empty() { 0 } else { clues };
            } else {
                let sorting = Sorting::new(common, hand, markers, newest_first);
                alphabet.len += alphabet.kinds * sorting.sorts;
                alphabet.sortings[index] = sorting;
            }
        }
        alphabet
    }

    /// The class of a clue that touches these slots (one bit each).
    pub(crate) fn class(&self, to: Offset, clue: Clue, touched: u32) -> u8 {
        let index = to.get() - 1;
        let class = if self.each_clue {
            let place = self.clues.iter().position(|other| other == clue);
            #[expect(clippy::cast_possible_truncation, reason = "at most 13 clues")]
            let place = place.unwrap_or(0) as u8;
            place
        } else {
            self.sorted(clue, self.sortings[index].sort(touched))
        };
        self.first[index] + class
    }

    /// The class of clues of one kind and sort to the same player.
    fn sorted(&self, clue: Clue, sort: u8) -> u8 {
        let rank = u8::from(self.kinds == 2 && matches!(clue, Clue::Rank(_)));
        self.kinds * sort + rank
    }

    /// The distance of the player to whom a clue with `number` must go.
    pub(crate) fn receiver(&self, number: u8) -> Option<Offset> {
        Offset::all(self.players)
            .take_while(|offset| self.first[offset.get() - 1] <= number)
            .last()
    }
}

/// What number each clue says.
///
/// It is the class of the clue. A single listener can receive more numbers than there are clues for, so no clue
/// is wasted on a number that contradicts its plain meaning: it says another number instead.
pub(crate) struct ClueNumbers<'a> {
    alphabet: &'a Alphabet,
    common: &'a CommonKnowledge,
    rules: &'a Rules,
    meanings: Option<Meanings>,
}

impl<'a> ClueNumbers<'a> {
    pub(crate) fn new(
        common: &'a CommonKnowledge,
        rules: &'a Rules,
        alphabet: &'a Alphabet,
    ) -> Self {
        let is_alone = common.is_for_two() && !alphabet.each_clue;
        let seat = common.to_act.next(rules.players());
        Self {
            alphabet,
            common,
            rules,
            meanings: is_alone.then(|| Meanings::new(common, rules, seat, alphabet.len)),
        }
    }

    /// The number of a clue that touches these slots (one bit each).
    pub(crate) fn number(&self, to: Offset, clue: Clue, touched: u32) -> u8 {
        let class = self.alphabet.class(to, clue, touched);
        let Some(meanings) = &self.meanings else {
            return class;
        };
        let plain = plain_meaning(self.rules, clue);
        let seat = self.common.to_act.after(to, self.rules.players());
        let sets = self.common.possible(seat).iter().enumerate();
        let hand: ArrayVec<CardSet, MAX_HAND> = sets
            .map(|(slot, set)| plain(*set, touched >> slot & 1 == 1))
            .collect();
        let sorting = &self.alphabet.sortings[to.get() - 1];
        let missing = sorting
            .missing(touched)
            .map(|sort| self.alphabet.sorted(clue, sort))
            .fold(0, |classes, class| classes | 1_u32 << class);
        meanings.number_of(&hand, class, missing)
    }
}

impl Sorting {
    fn new(common: &CommonKnowledge, hand: &[CardSet], markers: usize, newest_first: bool) -> Self {
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

    /// The class of a clue, the most available first. A clue that touches the first marker always
    /// exists, one that touches none nearly always, and one for each further marker less often.
    fn sort(&self, touched: u32) -> u8 {
        self.touched(touched).next().unwrap_or(self.none())
    }

    /// The classes that other clues of the kind don't have if one touches these slots: a further marker that it
    /// touches is never the first one that a clue touches.
    fn missing(&self, touched: u32) -> impl Iterator<Item = u8> + '_ {
        self.touched(touched).skip(1)
    }

    /// 1 if a clue can touch no marker, which is then class 1.
    fn none(&self) -> u8 {
        u8::from(self.sorts > self.marked)
    }

    /// The classes of the markers in these slots, in their order.
    fn touched(&self, touched: u32) -> impl Iterator<Item = u8> + '_ {
        self.markers[..usize::from(self.marked)]
            .iter()
            .zip(0..)
            .filter(move |(slot, _)| touched >> **slot & 1 == 1)
            .map(|(_, place)| if place == 0 { 0 } else { place + self.none() })
    }
}

/// The benefit of touching a card, in hundredths.
fn worth(common: &CommonKnowledge, set: CardSet) -> u32 {
    if set.len() <= 1 || is_sure(set, common.card_status.trash) {
        return 0;
    }
    let mut suits = 0_u8;
    let mut ranks = 0_u8;
    for card in set.iter() {
        suits |= 1 << card.suit().index();
        ranks |= 1 << card.rank().index();
    }
    let open = 1 + u32::from(suits.count_ones() > 1) + u32::from(ranks.count_ones() > 1);
    // No color misses a card that every color touches, so it makes a poor marker.
    let never_missed = set & common.touched_by_every_color;
    let hard_to_miss = if never_missed.is_empty() {
        0
    } else {
        200 * common.unknown.total(never_missed) / common.unknown.total(set).max(1)
    };
    // With a single listener the markers are better among cards with few identities.
    let identities = if common.is_for_two() {
        IDENTITY * set.len()
    } else {
        0
    };
    (100 * open).saturating_sub(hard_to_miss + identities)
}

/// What a card that can be any of a set can be after a clue that touches it, or does not.
pub(crate) fn plain_meaning(rules: &Rules, clue: Clue) -> impl Fn(CardSet, bool) -> CardSet {
    let heard = rules.heard(clue);
    let (touch, surely) = (rules.touch(heard), rules.surely_touch(heard));
    move |set, is_touched| set & if is_touched { touch } else { !surely }
}

/// The slots of `seat` that `clue` touches, one bit each.
pub(crate) fn touched(view: &View, seat: Seat, clue: Clue) -> u32 {
    let touch = view.rules().touch(clue);
    view.cards(seat)
        .unwrap_or(&[])
        .iter()
        .enumerate()
        .filter(|(_, card)| touch.contains(**card))
        .fold(0, |mask, (slot, _)| mask | 1 << slot)
}

/// The trash cards of the player to act that everyone knows. With a single listener and no such card, those that
/// cost about the least. If there are at least two, the discarded one stands for a number: its index among them.
pub(crate) fn free_discards(common: &CommonKnowledge, rules: &Rules) -> ArrayVec<usize, MAX_HAND> {
    let mut useless = common.card_status.trash;
    for seat in rules.seats().filter(|seat| *seat != common.to_act) {
        for set in common.possible(seat) {
            if set.only().is_some() {
                useless |= *set;
            }
        }
    }
    let hand = common.possible(common.to_act);
    let known: ArrayVec<usize, MAX_HAND> = (0..hand.len())
        .filter(|slot| is_sure(hand[*slot], useless))
        .collect();
    if known.is_empty() && common.is_for_two() {
        least_discards(common, rules)
    } else {
        known
    }
}

/// The playable cards of the player to act that everyone knows. If there are at least two, the
/// played one stands for a number: its index among them.
pub(crate) fn free_plays(common: &CommonKnowledge, rules: &Rules) -> ArrayVec<usize, MAX_HAND> {
    if rules.players() > MAX_PLAYERS_FOR_CODED_PLAYS || common.deck_size <= LATE {
        return ArrayVec::new();
    }
    let hand = common.possible(common.to_act);
    (0..hand.len())
        .filter(|slot| is_sure(hand[*slot], common.card_status.playable))
        .collect()
}

/// The message in the choice of card `id` among these slots.
fn among(common: &CommonKnowledge, view: &View, free: &[usize], id: CardId) -> CodedMessage {
    let hand = view.table().hand(common.to_act);
    let place = free.iter().position(|slot| hand.get(*slot) == Some(&id));
    match place {
        #[expect(clippy::cast_possible_truncation, reason = "at most 8 cards")]
        Some(place) if free.len() > 1 => complete(
            common,
            view,
            base_message(common),
            free.len() as u8,
            place as u8,
        ),
        Some(_) | None => base_message(common),
    }
}

/// The message in every play and discard, whatever the card: a player who could have warned and did
/// not says that no warning is needed.
pub(crate) const fn base_message(common: &CommonKnowledge) -> CodedMessage {
    if common.may_warn {
        CodedMessage::NO_WARNING
    } else {
        CodedMessage::NOTHING
    }
}

/// The message of the actor in addition to `base`: the number for each player out of `alphabet`
/// numbers, and their sum.
pub(crate) fn encode(
    common: &CommonKnowledge,
    view: &View,
    base: CodedMessage,
    alphabet: u8,
) -> (CodedMessage, u8) {
    let mut message = CodedMessage { alphabet, ..base };
    let mut sum = 0_u32;
    for seat in view.rules().seats().filter(|seat| *seat != common.to_act) {
        if let Some(cards) = view.cards(seat) {
            let number = number_for(common, view.rules(), seat, cards, message);
            message.numbers[seat.index()] = number;
            sum += u32::from(number);
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "a remainder")]
    let sum = (sum % u32::from(alphabet.max(1))) as u8;
    (message, sum)
}

/// The message of an action, decoded by the seat of `view`.
pub(crate) fn decode(
    common: &CommonKnowledge,
    view: &View,
    action: Action,
    after: &Table,
) -> CodedMessage {
    let rules = view.rules();
    match action {
        Action::Clue { to, clue } => {
            let alphabet = Alphabet::new(common, rules);
            if alphabet.len == 0 {
                return CodedMessage::NOTHING;
            }
            let receiver = common.to_act.after(to, rules.players());
            let touched = after
                .marks(receiver)
                .iter()
                .enumerate()
                .filter(|(_, marks)| marks.yes.contains(clue))
                .fold(0, |mask, (slot, _)| mask | 1 << slot);
            let sum = ClueNumbers::new(common, rules, &alphabet).number(to, clue, touched);
            complete(common, view, CodedMessage::NOTHING, alphabet.len, sum)
        }
        Action::Discard(id) => among(common, view, &free_discards(common, rules), id),
        Action::Play { card, .. } => among(common, view, &free_plays(common, rules), card),
        Action::Choose(_) => CodedMessage::NOTHING,
    }
}

fn complete(
    common: &CommonKnowledge,
    view: &View,
    base: CodedMessage,
    alphabet: u8,
    sum: u8,
) -> CodedMessage {
    let (mut message, others) = encode(common, view, base, alphabet);
    if let Some(me) = view.seat().filter(|me| *me != common.to_act) {
        message.numbers[me.index()] = (sum + alphabet - others) % alphabet;
    }
    message
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use std::sync::Arc;

    use kagiya_rules::{Deal, Game, Options, Seed};

    use super::*;

    #[test]
    fn with_a_single_listener_any_of_equal_discards_says_a_number() {
        for (players, slots) in [(2, vec![0, 1, 2, 3, 4]), (3, vec![])] {
            let rules = Rules::new(&Options::preset("original", players).unwrap()).unwrap();
            let rules = Arc::new(rules);
            let deal = Deal::from_seed(Seed::from_number(0));
            let game = Game::deal(&rules, &deal).unwrap();
            let common = CommonKnowledge::new(game.board());
            assert_eq!(free_discards(&common, &rules).as_slice(), slots);
        }
    }

    #[test]
    fn a_card_that_every_color_may_touch_is_no_marker_if_another_is_as_open() {
        let options = Options::preset("hl-rainbow6", 4).unwrap();
        let rules = Arc::new(Rules::new(&options).unwrap());
        let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(0))).unwrap();
        let common = CommonKnowledge::new(game.board());
        let first_marker = |hand: &[CardSet]| Sorting::new(&common, hand, 1, false).markers[0];
        let suits: Vec<CardSet> = rules.fireworks().map(CardSet::of_suit).collect();
        let [white, red, .., rainbow] = suits[..] else {
            panic!("there are six suits");
        };
        let in_game = |set: CardSet| set & rules.cards();
        let (rainbow, others) = (in_game(rainbow | red), in_game(white | red));
        assert_eq!(rainbow.len(), others.len());
        assert_eq!(first_marker(&[rainbow, others]), 1);
        assert_eq!(first_marker(&[others, others]), 0);
    }
}
