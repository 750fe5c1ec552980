//! What fits fireworks, where they may be built in several orders.

use arrayvec::ArrayVec;

use crate::card::{Card, CardSet, MAX_HEIGHT, MAX_RANKS, Rank};
use crate::invalid_options::InvalidOptions;
use crate::orders::{OpenOrders, Orders};
use crate::rules::{Bonus, Rules, SuitInfo};
use crate::suit::{Direction, MAX_SUITS, Suit};
use crate::variant_mod::VariantMod;

/// Questions about fireworks on which some cards lie, of the table or of a thought. Where all fireworks have
/// one order, the open orders don't matter.
impl Rules {
    pub(crate) fn orders(&self) -> Option<&Orders> {
        self.orders.as_deref()
    }

    /// Whether fireworks can be built in several orders.
    pub const fn has_orders(&self) -> bool {
        self.orders.is_some()
    }

    /// Checks that the fireworks can be built in several orders, if the options say so.
    pub(crate) fn check_orders(&self) -> Result<(), InvalidOptions> {
        let up = |suit: &SuitInfo| suit.direction == Direction::Up;
        let Some(orders) = self.orders() else {
            return Ok(());
        };
        let few = !orders.distinct || self.fireworks().count() <= self.rank_count();
        let alone = self.joker().is_none() && !self.flags.flamboyants;
        if few && alone && self.suits().iter().all(up) {
            return Ok(());
        }
        Err(InvalidOptions::Orders(orders.modifier))
    }

    /// The ranks with numbers.
    pub fn numbered_ranks(&self) -> impl DoubleEndedIterator<Item = Rank> + use<> {
        (0..self.rank_count()).map(Rank::from_index)
    }

    /// The ranks of the cards, START last.
    pub fn ranks(&self) -> impl DoubleEndedIterator<Item = Rank> + use<> {
        let start = usize::from(self.has_start());
        (0..self.rank_count() + start).map(Rank::from_index)
    }

    /// Whether each suit has a START card.
    pub fn has_start(&self) -> bool {
        self.orders()
            .is_some_and(|orders| orders.modifier == VariantMod::UpOrDown)
    }

    /// The next card on the firework of `suit` at `height`; `None` if it is complete. Where fireworks can be
    /// built in several orders, ask [`Self::next_cards`].
    #[inline]
    pub fn next_card(&self, suit: Suit, height: usize) -> Option<Card> {
        self.next_set(suit, height).nth(0)
    }

    #[inline]
    pub(crate) fn next_set(&self, suit: Suit, height: usize) -> CardSet {
        self.next[suit.index()][height.min(MAX_HEIGHT)]
    }

    /// The number of cards below `card` on its firework. Meaningless for a card that the game doesn't have.
    /// Where fireworks can be built in several orders, ask [`Self::place_of`].
    #[inline]
    pub fn height_of(&self, card: Card) -> usize {
        let suit = self.suits().get(card.suit().index());
        let direction = suit.map_or(Direction::Up, |suit| suit.direction);
        self.height_below(direction, card.rank())
    }

    /// The rank on top of the firework of `suit` at `height`; `None` if it is empty. Where fireworks can be
    /// built in several orders, ask the [`Board`](crate::Board).
    pub fn top_rank(&self, suit: Suit, height: usize) -> Option<Rank> {
        let below = height.checked_sub(1)?;
        self.next_card(suit, below).map(Card::rank)
    }

    pub(crate) const fn completion(&self, suit: Suit) -> Bonus {
        self.completion[suit.index()]
    }

    /// The number of cards on all fireworks when they are complete.
    pub const fn full_height(&self) -> usize {
        self.firework_mask().count_ones() as usize * self.rank_count()
    }

    /// The cards that fit the firework of `suit` at `height`: one, none if it is complete, and several if it
    /// can go on in several ways.
    #[inline]
    pub fn next_cards(&self, open: OpenOrders, suit: Suit, height: usize) -> CardSet {
        match &self.orders {
            None => self.next_set(suit, height),
            Some(orders) => orders
                .open(open, suit)
                .filter_map(|(_, order)| order.get(height).copied())
                .collect(),
        }
    }

    /// The cards that can lie directly on `card`.
    #[inline]
    pub fn after(&self, open: OpenOrders, card: Card) -> CardSet {
        match &self.orders {
            None => self.next_set(card.suit(), self.height_of(card) + 1),
            Some(orders) => orders
                .open(open, card.suit())
                .filter_map(|(_, order)| {
                    let place = order.iter().position(|it| *it == card)?;
                    order.get(place + 1).copied()
                })
                .collect(),
        }
    }

    /// The cards that must be placed on a firework at `height` before `card`, from below: none if it fits, or
    /// lies there already. `None` if there are several ways to it, or none at all.
    #[inline]
    pub fn before(
        &self,
        open: OpenOrders,
        height: usize,
        card: Card,
    ) -> Option<ArrayVec<Card, MAX_RANKS>> {
        let suit = card.suit();
        let Some(orders) = &self.orders else {
            let places = height..self.height_of(card);
            return Some(places.filter_map(|it| self.next_card(suit, it)).collect());
        };
        let mut ways = orders.open(open, suit).filter_map(|(_, order)| {
            let place = order.iter().position(|it| *it == card)?;
            Some(order.get(height..place).unwrap_or_default())
        });
        let first = ways.next()?;
        ways.all(|way| way == first)
            .then(|| first.iter().copied().collect())
    }

    /// The number of cards below `card` on its firework; the lowest possible, if that depends on what players
    /// place. The number of ranks for a card that can't be placed any more.
    #[inline]
    pub fn place_of(&self, open: OpenOrders, card: Card) -> usize {
        match &self.orders {
            None => self.height_of(card),
            Some(orders) => orders
                .open(open, card.suit())
                .filter_map(|(_, order)| order.iter().position(|it| *it == card))
                .min()
                .unwrap_or(self.rank_count()),
        }
    }

    /// The orders that are open once `card` lies on its firework of `heights`.
    pub fn orders_with(
        &self,
        open: OpenOrders,
        heights: &[u8; MAX_SUITS],
        card: Card,
    ) -> OpenOrders {
        match &self.orders {
            None => open,
            Some(orders) => orders.with(open, self.fireworks(), *heights, card),
        }
    }
}
