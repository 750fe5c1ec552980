//! What everybody at the table sees, as a value that can't hold a hidden card.

use crate::card::{CARD_INDICES, Card, CardId, CardSet, MAX_CARD_IDS};
use crate::clue::{Clue, Marks};
use crate::list::List;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::{BySeat, MAX_PLAYERS, Seat};
use crate::suit::{MAX_SUITS, Suit};
use crate::tile::{Tile, TileSet};

/// The most cards a hand can have.
pub const MAX_HAND: usize = 8;

/// A card that lies on the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    /// Which card it is.
    pub card: Card,
    /// The id it had in the hand.
    pub id: CardId,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A turn: play, discard or clue.
    Turn,
    /// The answer to a bonus tile, from the player whose five revealed it.
    Tile(Tile),
    /// The place of a joker that has just been turned up, from its player.
    Joker {
        /// The joker.
        card: Card,
        /// The id it had.
        id: CardId,
    },
    /// Nothing: the game has ended.
    Over(Outcome),
}

/// What everybody sees: fireworks, tokens, discard pile, and of the hands only which cards they
/// are and what clues have said of them.
///
/// Invariant: there is no field for the print of a card in a hand or in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    hands: BySeat<List<CardId, MAX_HAND>>,
    marks: BySeat<[Marks; MAX_HAND]>,
    pub(crate) heights: [u8; MAX_SUITS],
    pub(crate) playable: CardSet,
    /// Firework places that a joker fills.
    pub(crate) joker_filled: CardSet,
    /// How high each firework can still become, by the discard pile alone.
    pub(crate) reach: [u8; MAX_SUITS],
    discarded: [u8; CARD_INDICES],
    pile: List<Discarded, MAX_CARD_IDS>,
    pub(crate) clue_tokens: u8,
    pub(crate) strikes: u8,
    pub(crate) clues_given: u8,
    pub(crate) turn: u16,
    pub(crate) to_act: Seat,
    pub(crate) turns_left: Option<u8>,
    /// How many ids have been given out: the id of the next card drawn.
    pub(crate) drawn: u8,
    pub(crate) deck_size: u8,
    pub(crate) tiles: TileSet,
    pub(crate) phase: Phase,
}

impl Table {
    /// Filled by [`Table::dealt`].
    pub(crate) const EMPTY: Self = Self {
        hands: BySeat::new([List::new(CardId::FILLER); MAX_PLAYERS]),
        marks: BySeat::new([[Marks::NONE; MAX_HAND]; MAX_PLAYERS]),
        heights: [0; MAX_SUITS],
        playable: CardSet::EMPTY,
        joker_filled: CardSet::EMPTY,
        reach: [0; MAX_SUITS],
        discarded: [0; CARD_INDICES],
        pile: List::new(Discarded {
            card: Card::FILLER,
            id: CardId::FILLER,
        }),
        clue_tokens: 0,
        strikes: 0,
        clues_given: 0,
        turn: 0,
        to_act: Seat::wrapped(0),
        turns_left: None,
        drawn: 0,
        deck_size: 0,
        tiles: TileSet::EMPTY,
        phase: Phase::Turn,
    };

    /// The table before anybody has a card.
    pub(crate) fn empty(rules: &Rules) -> Self {
        let mut table = Self::EMPTY;
        for suit in rules.fireworks() {
            table.playable |= rules.next_set(suit, 0);
            #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
            let full = rules.rank_count() as u8;
            table.reach[suit.index()] = full;
        }
        table.clue_tokens = rules.max_clue_tokens();
        table.tiles = rules.tiles();
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_DECK")]
        let deck_size = rules.deck_size() as u8;
        table.deck_size = deck_size;
        table
    }

    /// The table after the deal: hand by hand, seat 0 first (which card goes where does not depend
    /// on who begins).
    pub(crate) fn dealt(rules: &Rules) -> Self {
        let mut table = Self::empty(rules);
        for seat in rules.seats() {
            for _ in 0..rules.hand_size() {
                table.draw(seat);
            }
        }
        // A deal that empties the deck opens the final round at once.
        if table.deck_size == 0 && rules.flags.final_round {
            #[expect(clippy::cast_possible_truncation, reason = "at most six players")]
            let players = rules.players() as u8;
            table.turns_left = Some(players);
        }
        table
    }

    /// The ids of the cards that `seat` holds, in the order of the hand; a drawn card comes last.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.hands[seat]
    }

    pub(crate) fn hand_list(&self, seat: Seat) -> List<CardId, MAX_HAND> {
        self.hands[seat]
    }

    /// What clues have said of the cards that `seat` holds, in the order of the hand.
    #[inline]
    pub fn marks(&self, seat: Seat) -> &[Marks] {
        &self.marks[seat][..self.hand(seat).len()]
    }

    /// Says what clues have said of a card that is held.
    pub(crate) fn set_marks(&mut self, seat: Seat, slot: usize, marks: Marks) {
        self.marks[seat][slot] = marks;
    }

    /// Where the card `id` stands in the hand of `seat`, from 0.
    pub(crate) fn slot_of(&self, seat: Seat, id: CardId) -> Option<usize> {
        self.hands[seat].place_of(id)
    }

    /// The seat and the place in its hand, from 0, where the card `id` is held.
    pub fn find(&self, id: CardId) -> Option<(Seat, usize)> {
        (0..MAX_PLAYERS).map(Seat::wrapped).find_map(|seat| {
            let slot = self.slot_of(seat, id)?;
            Some((seat, slot))
        })
    }

    /// How many cards lie on the firework of `suit`.
    pub fn height(&self, suit: Suit) -> usize {
        usize::from(self.heights[suit.index()])
    }

    /// The discard pile, oldest card first.
    #[inline]
    pub fn discard_pile(&self) -> &[Discarded] {
        &self.pile
    }

    /// How many copies of `card` lie on the discard pile.
    pub fn discarded(&self, card: Card) -> u8 {
        self.discarded[card.index()]
    }

    /// Clue tokens that may be spent.
    pub const fn clue_tokens(&self) -> u8 {
        self.clue_tokens
    }

    /// Strikes so far.
    pub const fn strikes(&self) -> u8 {
        self.strikes
    }

    /// Clues given so far for a token.
    pub const fn clues_given(&self) -> u8 {
        self.clues_given
    }

    /// How many turns have been taken.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is, or who must answer. In a game that has ended, who acted last, or whose
    /// turn began when it ended.
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    /// In the final round, how many turns are left, the coming one included.
    pub const fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// Cards left in the deck.
    pub const fn deck_size(&self) -> usize {
        self.deck_size as usize
    }

    /// The id that the next card drawn will have.
    pub fn next_id(&self) -> CardId {
        CardId::new(self.drawn).unwrap_or(CardId::FILLER)
    }

    /// The bonus tiles that are still face down. Which comes next is hidden.
    pub const fn tiles(&self) -> TileSet {
        self.tiles
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Turn | Phase::Tile(_) | Phase::Joker { .. } => None,
        }
    }

    /// Moves the top card of the deck to the end of a hand.
    pub(crate) fn draw(&mut self, seat: Seat) -> CardId {
        let id = self.next_id();
        self.take_from_deck();
        self.put_in_hand(seat, id);
        id
    }

    /// Takes the top card off the deck without putting it in a hand. It is [`Self::next_id`].
    pub(crate) fn take_from_deck(&mut self) {
        self.drawn += 1;
        self.deck_size -= 1;
    }

    pub(crate) fn put_in_hand(&mut self, seat: Seat, id: CardId) {
        let slot = self.hand(seat).len();
        self.marks[seat][slot] = Marks::NONE;
        self.hands[seat].push(id);
    }

    pub(crate) fn take_from_hand(&mut self, seat: Seat, slot: usize) -> CardId {
        let marks = &mut self.marks[seat];
        // Over all places, so that the compiler can do them together.
        for place in 0..MAX_HAND - 1 {
            if place >= slot {
                marks[place] = marks[place + 1];
            }
        }
        marks[MAX_HAND - 1] = Marks::NONE;
        self.hands[seat].take(slot)
    }

    pub(crate) fn mark(&mut self, seat: Seat, slot: usize, clue: Clue, touched: bool) {
        self.marks[seat][slot].add(clue, touched);
    }

    /// Puts the hand of `seat` in another order: `order` are the same ids.
    pub(crate) fn reorder(&mut self, seat: Seat, order: &[CardId]) {
        let hand = self.hands[seat];
        let marks = self.marks[seat];
        for (slot, id) in order.iter().enumerate() {
            if let Some(old) = hand.iter().position(|held| held == id) {
                self.marks[seat][slot] = marks[old];
            }
        }
        self.hands[seat].as_mut_slice().copy_from_slice(order);
    }

    pub(crate) fn push_discard(&mut self, discarded: Discarded) {
        self.discarded[discarded.card.index()] += 1;
        self.pile.push(discarded);
    }

    /// Takes the copy of `card` that was discarded last off the pile.
    pub(crate) fn take_discard(&mut self, card: Card) -> Option<Discarded> {
        let place = self
            .pile
            .iter()
            .rposition(|discarded| discarded.card == card)?;
        self.discarded[card.index()] -= 1;
        Some(self.pile.remove(place))
    }

    /// Puts a card on the firework of `suit`: its own, or a joker.
    pub(crate) fn place(&mut self, rules: &Rules, suit: Suit, card: Card) {
        let filled = rules.next_set(suit, self.height(suit));
        self.playable &= !filled;
        if rules.joker() == Some(card.suit()) {
            self.joker_filled |= filled;
        }
        self.heights[suit.index()] += 1;
        self.playable |= rules.next_set(suit, self.height(suit));
    }

    /// How many copies of `card` lie on fireworks.
    #[inline]
    pub fn on_fireworks(&self, rules: &Rules, card: Card) -> u8 {
        if rules.joker() == Some(card.suit()) {
            #[expect(clippy::cast_possible_truncation, reason = "at most eight suits")]
            let filled = (self.joker_filled & CardSet::of_rank(card.rank())).len() as u8;
            filled
        } else {
            let lies_there = rules.cards().contains(card)
                && self.height(card.suit()) > rules.height_of(card)
                && !self.joker_filled.contains(card);
            u8::from(lies_there)
        }
    }

    /// Copies of `card` that are in the deck or in hands.
    #[inline]
    pub fn copies_left(&self, rules: &Rules, card: Card) -> u8 {
        match rules.copies(card) {
            0 => 0,
            copies => copies - self.discarded(card) - self.on_fireworks(rules, card),
        }
    }

    /// Computes anew how high the firework of `suit` can become.
    pub(crate) fn update_reach(&mut self, rules: &Rules, suit: Suit) {
        let mut reach = self.height(suit);
        while let Some(card) = rules.next_card(suit, reach)
            && (self.copies_left(rules, card) > 0 || self.jokers_left(rules, card))
        {
            reach += 1;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
        let reach = reach as u8;
        self.reach[suit.index()] = reach;
    }

    /// Whether a joker of the rank of `card` is left.
    fn jokers_left(&self, rules: &Rules, card: Card) -> bool {
        rules
            .joker()
            .is_some_and(|joker| self.copies_left(rules, Card::new(joker, card.rank())) > 0)
    }
}
