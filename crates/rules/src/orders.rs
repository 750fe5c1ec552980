//! Fireworks that can be built in several orders.

use arrayvec::ArrayVec;

use crate::card::{Card, MAX_HEIGHT, Rank};
use crate::options::Options;
use crate::suit::{MAX_SUITS, Suit};
use crate::variant_mod::VariantMod;

/// The cards of a firework, from below.
type Order = ArrayVec<Card, MAX_HEIGHT>;

/// The ranks of a firework, from below.
type Ranks = ArrayVec<Rank, MAX_HEIGHT>;

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
    of: [ArrayVec<Order, MAX_HEIGHT>; MAX_SUITS],
    /// The modifier to which they belong.
    pub(crate) modifier: VariantMod,
    /// Whether no two fireworks are built in the same order.
    pub(crate) distinct: bool,
}

impl Orders {
    /// The orders by the modifiers. `None` where each firework has one.
    pub(crate) fn of(options: &Options) -> Option<Self> {
        let ranks = usize::from(options.ranks);
        let (modifier, orders): (_, ArrayVec<Ranks, MAX_HEIGHT>) =
            options.variant_mods.iter().find_map(|it| match it {
                VariantMod::Sudoku => Some((*it, from_any_rank(ranks))),
                VariantMod::UpOrDown => Some((*it, in_either_direction(ranks))),
                _ => None,
            })?;
        let of_suit = |suit| {
            let of_ranks = |ranks: &Ranks| {
                let cards = ranks
                    .iter()
                    .map(|rank| Card::new(Suit::from_index(suit), *rank));
                cards.collect()
            };
            orders.iter().map(of_ranks).collect()
        };
        Some(Self {
            of: core::array::from_fn(of_suit),
            modifier,
            distinct: modifier == VariantMod::Sudoku,
        })
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
    pub(crate) fn open(
        &self,
        open: OpenOrders,
        suit: Suit,
    ) -> impl Iterator<Item = (usize, &Order)> {
        let mask = open.mask(suit);
        let orders = self.of[suit.index()].iter().enumerate();
        orders.filter(move |(number, _)| mask >> number & 1 == 1)
    }

    /// The card at `place` of the firework of `suit` with `height`, from below, if it lies there.
    pub(crate) fn placed(
        &self,
        open: OpenOrders,
        suit: Suit,
        height: usize,
        place: usize,
    ) -> Option<Card> {
        let (_, order) = self.open(open, suit).next()?;
        order[..height].get(place).copied()
    }

    /// How high the firework of `suit` with `height` can become, if `left` says which cards are left.
    pub(crate) fn reach(
        &self,
        open: OpenOrders,
        suit: Suit,
        height: usize,
        left: &dyn Fn(Card) -> bool,
    ) -> usize {
        let orders = self.open(open, suit);
        let reaches = orders.map(|(_, order)| height_of(order, height, left));
        reaches.max().unwrap_or(height)
    }

    /// Whether `card` can still be placed on its firework with `height`, if `left` says which cards are left.
    pub(crate) fn is_useful(
        &self,
        open: OpenOrders,
        card: Card,
        height: usize,
        left: &dyn Fn(Card) -> bool,
    ) -> bool {
        let mut orders = self.open(open, card.suit());
        orders.any(|(_, order)| {
            let reach = height_of(order, height, left);
            order[height..reach].contains(&card)
        })
    }

    /// The cards that a firework of `height` lacks, in an order in which it becomes highest, if `left` says
    /// which cards are left. Among equal ones the first order counts.
    pub(crate) fn missing(
        &self,
        open: OpenOrders,
        suit: Suit,
        height: usize,
        left: &dyn Fn(Card) -> bool,
    ) -> &[Card] {
        let mut best: (usize, &[Card]) = (0, &[]);
        for (_, order) in self.open(open, suit) {
            let reach = height_of(order, height, left);
            if best.1.is_empty() || reach > best.0 {
                best = (reach, &order[height..]);
            }
        }
        best.1
    }

    /// The maximum number of cards on all fireworks at the end, if they have these heights now and `left` says
    /// which cards are left.
    pub(crate) fn most_placed(
        &self,
        open: OpenOrders,
        heights: impl Iterator<Item = (Suit, usize)>,
        left: &dyn Fn(Card) -> bool,
    ) -> usize {
        // For each set of orders that empty fireworks take: the most on the fireworks so far.
        let mut most: [Option<usize>; 1 << MAX_HEIGHT] = [None; 1 << MAX_HEIGHT];
        most[0] = Some(0);
        for (suit, height) in heights {
            let before = most;
            most = [None; 1 << MAX_HEIGHT];
            for (number, order) in self.open(open, suit) {
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

    /// The orders that are open once `card` lies on its firework of `heights`.
    pub(crate) fn with(
        &self,
        open: OpenOrders,
        fireworks: impl Iterator<Item = Suit>,
        heights: [u8; MAX_SUITS],
        card: Card,
    ) -> OpenOrders {
        let suit = card.suit().index();
        let height = usize::from(heights[suit]);
        let with = self.of[suit].iter().enumerate();
        let with = with.filter(|(_, order)| order.get(height) == Some(&card));
        let with = with.fold(0, |mask, (number, _)| mask | 1 << number);
        let mut after = open;
        after.0[suit] &= with;
        if self.distinct && height == 0 {
            // The orders of all suits have the same numbers.
            let others = fireworks.map(Suit::index);
            for other in others.filter(|other| *other != suit && heights[*other] == 0) {
                after.0[other] &= !with;
            }
        }
        after
    }
}

/// How high a firework of `height` can become in this order.
fn height_of(order: &[Card], height: usize, left: &dyn Fn(Card) -> bool) -> usize {
    let more = order[height..].iter().take_while(|card| left(**card));
    height + more.count()
}

/// From any rank on, and after the highest rank comes the lowest.
fn from_any_rank(ranks: usize) -> ArrayVec<Ranks, MAX_HEIGHT> {
    let from = |first| {
        let places = 0..ranks;
        places
            .map(|place| Rank::from_index((first + place) % ranks))
            .collect()
    };
    (0..ranks).map(from).collect()
}

/// Upwards and downwards, each with START in place of the first card, and without it.
fn in_either_direction(ranks: usize) -> ArrayVec<Ranks, MAX_HEIGHT> {
    let up: Ranks = (0..ranks).map(Rank::from_index).collect();
    let down: Ranks = up.iter().rev().copied().collect();
    let mut orders = ArrayVec::new();
    for order in [up, down] {
        let mut with_start = order.clone();
        with_start[0] = Rank::START;
        orders.extend([order, with_start]);
    }
    orders
}
