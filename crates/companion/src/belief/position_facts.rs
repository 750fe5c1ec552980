//! Facts about the public position, computed once per position.

use core::ops::BitOr;
use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_rules::{
    Board, CARD_INDICES, Card, CardSet, MAX_RANKS, MAX_SUITS, OpenOrders, Rules, Suit, View,
};

/// The rules, and what follows from the public state of the game.
#[derive(Clone, Debug)]
pub(crate) struct PositionFacts {
    /// The rules of the game.
    pub(crate) rules: Arc<Rules>,
    /// The cards that are playable now.
    pub(crate) playable: CardSet,
    /// The cards that can never be played again.
    pub(crate) trash: CardSet,
    /// The useful cards of which one copy is left.
    pub(crate) critical: CardSet,
    /// The useful cards that are second on their firework; twos, unless the firework counts down.
    pub(crate) seconds: CardSet,
    /// The useful cards that complete their firework; fives, unless the firework counts down.
    pub(crate) lasts: CardSet,
    /// The number of copies of each card in the deck and in hands.
    pub(crate) left: [u8; CARD_INDICES],
    /// The points at stake with each card: itself and all cards after it.
    pub(crate) stake: [u8; CARD_INDICES],
    /// The fireworks.
    pub(crate) stacks: Stacks,
    /// The number of the turn.
    pub(crate) turn: u16,
    /// Clue tokens.
    pub(crate) tokens: u8,
    /// The number of strikes that are possible before the last one.
    pub(crate) spare_strikes: u8,
    /// Whether the last strike costs the points made so far.
    pub(crate) strikeout_costs: bool,
    /// Whether the discard pile is empty.
    pub(crate) is_early: bool,
    /// Whether nobody has discarded yet; misplayed cards don't count.
    pub(crate) none_discarded: bool,
    /// Turns left in the final round, including the current one; `None` before.
    pub(crate) turns_left: Option<u8>,
    /// Pace: the turns that can be spent on anything but playing. `None` if the game has no last
    /// turn.
    pub(crate) pace: Option<i16>,
    /// Points that can still be made.
    pub(crate) unmade: i32,
}

impl PositionFacts {
    /// The facts of the position in `view`.
    pub(crate) fn of(view: &View) -> Self {
        let board = view.board();
        let rules = board.rules;
        let table = board.table;
        let mut facts = Self {
            rules: Arc::clone(view.rules()),
            playable: board.playable() & rules.cards(),
            trash: CardSet::EMPTY,
            critical: CardSet::EMPTY,
            seconds: CardSet::EMPTY,
            lasts: CardSet::EMPTY,
            left: [0; CARD_INDICES],
            stake: [0; CARD_INDICES],
            stacks: Stacks::of(&board),
            turn: table.turn(),
            tokens: table.clue_tokens(),
            spare_strikes: rules.max_strikes().saturating_sub(table.strikes() + 1),
            strikeout_costs: strikeout_costs(rules),
            is_early: table.discard_pile().is_empty(),
            none_discarded: table.discard_pile().len() <= usize::from(table.strikes()),
            turns_left: table.turns_left(),
            pace: board.pace(),
            unmade: i32::from(board.max_points() - board.points()),
        };
        for card in rules.cards().iter() {
            let left = board.copies_left(card);
            facts.left[card.index()] = left;
            if board.is_trash(card) {
                facts.trash.insert(card);
                continue;
            }
            let critical = !rules.has_orders() || board.is_critical(card);
            if left == 1 && critical {
                facts.critical.insert(card);
            }
            if rules.joker() == Some(card.suit()) {
                facts.stake[card.index()] = 2;
                continue;
            }
            let height = board.place_of(card);
            // Where there are several orders, players treat no rank in a way of its own.
            if height == 1 && !rules.has_orders() {
                facts.seconds.insert(card);
            }
            if height + 1 == rules.rank_count() && !rules.has_orders() {
                facts.lasts.insert(card);
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
            let stake = board.reach(card.suit()).saturating_sub(height) as u8;
            facts.stake[card.index()] = stake;
        }
        facts
    }

    /// Whether `card` is the lowest of its firework.
    pub(crate) fn is_first(&self, card: Card) -> bool {
        self.rules.joker() != Some(card.suit()) && self.stacks.place_of(&self.rules, card) == 0
    }

    /// Whether all of `cards` are the lowest of their fireworks.
    pub(crate) fn are_first(&self, cards: CardSet) -> bool {
        cards.iter().all(|card| self.is_first(card))
    }
}

fn strikeout_costs(rules: &Rules) -> bool {
    rules.strikeout() != kagiya_rules::Strikeout::KeepScore
        || rules.options().goal == kagiya_rules::Goal::AllOrNothing
}

/// The heights of the fireworks, now or after some further plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stacks {
    heights: [u8; MAX_SUITS],
    open: OpenOrders,
    /// The cards that are playable on them.
    pub(crate) next: CardSet,
}

impl Stacks {
    fn of(board: &Board<'_>) -> Self {
        let mut heights = [0; MAX_SUITS];
        for suit in board.rules.fireworks() {
            #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
            let height = board.table.height(suit) as u8;
            heights[suit.index()] = height;
        }
        Self {
            heights,
            open: board.table.open_orders(),
            next: board.playable() & board.rules.cards(),
        }
    }

    /// The height of the firework of `suit`.
    pub(crate) const fn height(&self, suit: Suit) -> usize {
        self.heights[suit.index()] as usize
    }

    /// The cards that can lie directly on `card`.
    pub(crate) fn after(&self, rules: &Rules, card: Card) -> CardSet {
        rules.after(self.open, card)
    }

    /// The cards that must be placed before `card`, from below. `None` for a joker, and if there are several
    /// ways to it.
    pub(crate) fn before(&self, rules: &Rules, card: Card) -> Option<ArrayVec<Card, MAX_RANKS>> {
        if rules.joker() == Some(card.suit()) {
            return None;
        }
        rules.before(self.open, self.height(card.suit()), card)
    }

    /// The number of cards below `card` on its firework, the lowest possible.
    pub(crate) fn place_of(&self, rules: &Rules, card: Card) -> usize {
        rules.place_of(self.open, card)
    }

    /// Plays `card`, which must be playable. A joker, which could go to several fireworks, raises
    /// none.
    pub(crate) fn put(&mut self, rules: &Rules, card: Card) {
        self.next.remove(card);
        if rules.joker() == Some(card.suit()) {
            return;
        }
        if rules.has_orders() {
            self.open = rules.orders_with(self.open, &self.heights, card);
            self.heights[card.suit().index()] += 1;
            let next = rules
                .fireworks()
                .map(|suit| rules.next_cards(self.open, suit, self.height(suit)));
            self.next = next.fold(CardSet::EMPTY, BitOr::bitor);
            return;
        }
        self.heights[card.suit().index()] += 1;
        if let Some(next) = rules.next_card(card.suit(), self.height(card.suit())) {
            self.next.insert(next);
            if let Some(joker) = rules.joker() {
                self.next.insert(Card::new(joker, next.rank()));
            }
        }
    }
}

/// The card that must be played before `card`, if it is playable now and the only one missing.
pub(crate) fn before(card: Card, expected: &Stacks, facts: &PositionFacts) -> Option<Card> {
    let needed = expected.before(&facts.rules, card)?;
    match needed.as_slice() {
        [needed] if facts.playable.contains(*needed) => Some(*needed),
        _ => None,
    }
}
