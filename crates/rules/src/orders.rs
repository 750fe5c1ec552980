//! Fireworks that can be built in several orders.

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::card::{Card, CardSet, MAX_RANKS, Rank};
use crate::invalid_options::InvalidOptions;
use crate::rules::{Rules, SuitInfo};
use crate::suit::{Direction, MAX_SUITS, Suit};
use crate::table::Table;

/// The cards of a firework, from below.
type Order = ArrayVec<Card, MAX_RANKS>;

/// The orders that are still open to each firework, where there are several: one bit mask for each suit. All
/// open orders of a firework agree about the cards that lie on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenOrders([u8; MAX_SUITS]);

impl OpenOrders {
    pub(crate) const NONE: Self = Self([0; MAX_SUITS]);

    /// The bit mask of one firework; 0 in a game where all fireworks have one order.
    pub const fn mask(self, suit: Suit) -> u8 {
        self.0[suit.index()]
    }
}

/// All orders in which fireworks can be built.
#[derive(Clone, Debug)]
pub(crate) struct Orders {
    of: [ArrayVec<Order, MAX_RANKS>; MAX_SUITS],
    /// Whether no two fireworks are built in the same order.
    distinct: bool,
}

impl Orders {
    /// From any rank on, and after the highest rank comes the lowest; no two fireworks begin alike.
    pub(crate) fn from_any_rank(ranks: usize) -> Self {
        let order = |suit: usize, first: usize| -> Order {
            let places = (0..ranks).map(|place| Rank::from_index((first + place) % ranks));
            places
                .map(|rank| Card::new(Suit::from_index(suit), rank))
                .collect()
        };
        Self {
            of: core::array::from_fn(|suit| (0..ranks).map(|first| order(suit, first)).collect()),
            distinct: true,
        }
    }

    /// The orders before a game: all of them.
    pub(crate) fn all(&self, fireworks: impl Iterator<Item = Suit>) -> OpenOrders {
        let mut open = OpenOrders::NONE;
        for suit in fireworks {
            let orders = self.of[suit.index()].iter().enumerate();
            open.0[suit.index()] = orders.fold(0, |mask, (number, _)| mask | 1 << number);
        }
        open
    }

    /// The orders that are open to the firework of `suit`, with their numbers.
    fn open(&self, open: OpenOrders, suit: Suit) -> impl Iterator<Item = (usize, &Order)> {
        let mask = open.mask(suit);
        let orders = self.of[suit.index()].iter().enumerate();
        orders.filter(move |(number, _)| mask >> number & 1 == 1)
    }

    /// The card at `place` of the firework of `suit`, from below, if it lies there.
    pub(crate) fn placed(&self, table: &Table, suit: Suit, place: usize) -> Option<Card> {
        let (_, order) = self.open(table.open_orders, suit).next()?;
        order[..table.height(suit)].get(place).copied()
    }

    /// How high the firework of `suit` can become.
    pub(crate) fn reach(&self, board: &Board<'_>, suit: Suit) -> usize {
        let height = board.table.height(suit);
        let left = |card: Card| board.copies_left(card) > 0;
        let orders = self.open(board.table.open_orders, suit);
        let reaches = orders.map(|(_, order)| height_of(order, height, &left));
        reaches.max().unwrap_or(height)
    }

    /// Whether `card` can still be placed.
    pub(crate) fn is_useful(&self, board: &Board<'_>, card: Card) -> bool {
        let height = board.table.height(card.suit());
        let left = |card: Card| board.copies_left(card) > 0;
        let mut orders = self.open(board.table.open_orders, card.suit());
        orders.any(|(_, order)| {
            let reach = height_of(order, height, &left);
            order[height..reach].contains(&card)
        })
    }

    /// The maximum number of cards on all fireworks at the end, if `left` says which cards are left.
    pub(crate) fn most_placed(&self, board: &Board<'_>, left: &dyn Fn(Card) -> bool) -> usize {
        // For each set of orders that empty fireworks take: the most on the fireworks so far.
        let mut most: [Option<usize>; 1 << MAX_RANKS] = [None; 1 << MAX_RANKS];
        most[0] = Some(0);
        for suit in board.rules.fireworks() {
            let height = board.table.height(suit);
            let before = most;
            most = [None; 1 << MAX_RANKS];
            for (number, order) in self.open(board.table.open_orders, suit) {
                let takes = if self.distinct && height == 0 {
                    1 << number
                } else {
                    0
                };
                let here = height_of(order, height, left);
                for (taken, there) in before.iter().enumerate() {
                    let Some(there) = there.filter(|_| taken & takes == 0) else {
                        continue;
                    };
                    let most = &mut most[taken | takes];
                    *most = (*most).max(Some(there + here));
                }
            }
        }
        most.into_iter().flatten().max().unwrap_or(0)
    }
}

/// How high a firework of `height` can become in this order.
fn height_of(order: &[Card], height: usize, left: &dyn Fn(Card) -> bool) -> usize {
    let more = order[height..].iter().take_while(|card| left(**card));
    height + more.count()
}

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
        let few = self.fireworks().count() <= self.rank_count();
        let alone = self.joker().is_none() && !self.flags.flamboyants;
        if self.has_orders() && !(few && alone && self.suits().iter().all(up)) {
            return Err(InvalidOptions::Orders);
        }
        Ok(())
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
        let Some(orders) = &self.orders else {
            return open;
        };
        let suit = card.suit().index();
        let height = usize::from(heights[suit]);
        let with = orders.of[suit].iter().enumerate();
        let with = with.filter(|(_, order)| order.get(height) == Some(&card));
        let with = with.fold(0, |mask, (number, _)| mask | 1 << number);
        let mut after = open;
        after.0[suit] &= with;
        if orders.distinct && height == 0 {
            // The orders of all suits have the same numbers.
            let others = self.fireworks().map(Suit::index);
            for other in others.filter(|other| *other != suit && heights[*other] == 0) {
                after.0[other] &= !with;
            }
        }
        after
    }
}
