//! The public state of a game. Its type can't contain a hidden card.

use crate::card::{CARD_INDICES, Card, CardId, CardSet, MAX_CARD_IDS};
use crate::clue::{Clue, ClueSet, Marks};
use crate::inline_list::InlineList;
use crate::orders::OpenOrders;
use crate::outcome::Outcome;
use crate::seat::{BySeat, MAX_PLAYERS, Seat};
use crate::suit::{MAX_SUITS, Suit};
use crate::tile::{Tile, TileSet};

/// The maximum number of cards in a hand.
pub const MAX_HAND: usize = 8;

/// A card in the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    pub card: Card,
    /// Its id in the hand.
    pub id: CardId,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A turn: a play, a discard or a clue.
    Turn,
    /// The answer to a bonus tile, by the player who revealed it.
    Tile(Tile),
    /// The firework for a played joker, by its player.
    Joker { card: Card, id: CardId },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// What everyone sees: fireworks, tokens, the discard pile, and of the hands the ids and the clues about
/// them.
///
/// Invariant: no field contains the print of a card in a hand or in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    hands: BySeat<InlineList<CardId, MAX_HAND>>,
    marks: BySeat<[Marks; MAX_HAND]>,
    pub(crate) heights: [u8; MAX_SUITS],
    /// The orders that are open to each firework, where there are several.
    pub(crate) open_orders: OpenOrders,
    pub(crate) playable: CardSet,
    /// The cards on fireworks that a joker replaces.
    pub(crate) joker_filled: CardSet,
    /// The maximum height of each firework, by the discard pile.
    pub(crate) reach: [u8; MAX_SUITS],
    discarded: [u8; CARD_INDICES],
    pile: InlineList<Discarded, MAX_CARD_IDS>,
    pub(crate) clue_tokens: u8,
    pub(crate) half_token: bool,
    /// The clues that may be given for a token next.
    pub(crate) next_clues: ClueSet,
    pub(crate) strikes: u8,
    pub(crate) clues_given: u8,
    pub(crate) turn: u16,
    pub(crate) to_act: Seat,
    pub(crate) turns_left: Option<u8>,
    /// The number of assigned ids, which is the id of the next card.
    pub(crate) drawn: u8,
    pub(crate) deck_size: u8,
    pub(crate) tiles: TileSet,
    pub(crate) phase: Phase,
}

impl Table {
    pub(crate) const EMPTY: Self = Self {
        hands: BySeat::new([InlineList::new(CardId::FILLER); MAX_PLAYERS]),
        marks: BySeat::new([[Marks::NONE; MAX_HAND]; MAX_PLAYERS]),
        heights: [0; MAX_SUITS],
        open_orders: OpenOrders::NONE,
        playable: CardSet::EMPTY,
        joker_filled: CardSet::EMPTY,
        reach: [0; MAX_SUITS],
        discarded: [0; CARD_INDICES],
        pile: InlineList::new(Discarded {
            card: Card::FILLER,
            id: CardId::FILLER,
        }),
        clue_tokens: 0,
        half_token: false,
        next_clues: ClueSet::EMPTY,
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

    /// The ids of the cards of `seat`, in the order of the hand. A drawn card comes last.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.hands[seat]
    }

    pub(crate) fn hand_list(&self, seat: Seat) -> InlineList<CardId, MAX_HAND> {
        self.hands[seat]
    }

    /// The clues about the cards of `seat`, in the order of the hand.
    #[inline]
    pub fn marks(&self, seat: Seat) -> &[Marks] {
        &self.marks[seat][..self.hand(seat).len()]
    }

    pub(crate) fn set_marks(&mut self, seat: Seat, slot: usize, marks: Marks) {
        self.marks[seat][slot] = marks;
    }

    /// The index of the card `id` in the hand of `seat`.
    pub(crate) fn slot_of(&self, seat: Seat, id: CardId) -> Option<usize> {
        self.hands[seat].place_of(id)
    }

    /// The seat and the index in its hand of the card `id`.
    pub fn find(&self, id: CardId) -> Option<(Seat, usize)> {
        (0..MAX_PLAYERS).map(Seat::wrapped).find_map(|seat| {
            let slot = self.slot_of(seat, id)?;
            Some((seat, slot))
        })
    }

    /// The number of cards on the firework of `suit`.
    pub fn height(&self, suit: Suit) -> usize {
        usize::from(self.heights[suit.index()])
    }

    /// The orders in which the fireworks can still be built, where there are several.
    pub const fn open_orders(&self) -> OpenOrders {
        self.open_orders
    }

    /// The discard pile, oldest card first.
    #[inline]
    pub fn discard_pile(&self) -> &[Discarded] {
        &self.pile
    }

    /// The number of copies of `card` in the discard pile.
    pub fn discarded(&self, card: Card) -> u8 {
        self.discarded[card.index()]
    }

    /// The number of available clue tokens.
    pub const fn clue_tokens(&self) -> u8 {
        self.clue_tokens
    }

    /// Whether half a clue token has come back besides, as in some variants; two halves are a token.
    pub const fn half_token(&self) -> bool {
        self.half_token
    }

    /// The clues that may be given for a token next. It changes only where colors and ranks alternate.
    pub const fn next_clues(&self) -> ClueSet {
        self.next_clues
    }

    /// The number of strikes so far.
    pub const fn strikes(&self) -> u8 {
        self.strikes
    }

    /// The number of clues so far that cost a token.
    pub const fn clues_given(&self) -> u8 {
        self.clues_given
    }

    /// The number of completed turns.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// The player whose turn it is, or who must answer a question. After the game: the player who acted last,
    /// or whose turn began when it ended.
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    /// The remaining turns in the final round, including the next one.
    pub const fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// The number of cards in the deck.
    pub const fn deck_size(&self) -> usize {
        self.deck_size as usize
    }

    /// The id of the next card to be drawn.
    pub fn next_id(&self) -> CardId {
        CardId::new(self.drawn).unwrap_or(CardId::FILLER)
    }

    /// The bonus tiles that are face down. Their order is hidden.
    pub const fn tiles(&self) -> TileSet {
        self.tiles
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The outcome, or `None` during the game.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Turn | Phase::Tile(_) | Phase::Joker { .. } => None,
        }
    }

    /// Draws the top card of the deck into a hand.
    pub(crate) fn draw(&mut self, seat: Seat) -> CardId {
        let id = self.next_id();
        self.take_from_deck();
        self.put_in_hand(seat, id);
        id
    }

    /// Removes the top card of the deck, whose id is [`Self::next_id`].
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
        // A loop over all cards can be vectorized.
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

    /// Rearranges the hand of `seat`; `order` has the same ids.
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

    /// Keeps the discarded cards with the ids that `keep` wants.
    pub(crate) fn keep_discards(&mut self, keep: impl Fn(CardId) -> bool) {
        let pile = core::mem::replace(&mut self.pile, Self::EMPTY.pile);
        self.discarded = Self::EMPTY.discarded;
        for discarded in pile.iter().filter(|discarded| keep(discarded.id)) {
            self.push_discard(*discarded);
        }
    }

    /// Removes the last discarded copy of `card` from the pile.
    pub(crate) fn take_discard(&mut self, card: Card) -> Option<Discarded> {
        let place = self
            .pile
            .iter()
            .rposition(|discarded| discarded.card == card)?;
        self.discarded[card.index()] -= 1;
        Some(self.pile.remove(place))
    }
}
