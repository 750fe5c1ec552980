//! What the table says about cards, worked out once for a position.

use std::sync::Arc;

use kagiya_rules::{Board, CARD_INDICES, Card, CardSet, MAX_SUITS, Rules, Suit, View};

/// How the companion reads the table: the rules, and what follows from what lies on it.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// The rules of the game.
    pub(crate) rules: Arc<Rules>,
    /// The cards that fit now.
    pub(crate) playable: CardSet,
    /// The cards that can never be played any more.
    pub(crate) trash: CardSet,
    /// The cards of use of which one copy is left.
    pub(crate) critical: CardSet,
    /// The cards that come second on their firework and are of use ("twos").
    pub(crate) seconds: CardSet,
    /// The cards that complete their firework and are of use ("fives").
    pub(crate) lasts: CardSet,
    /// Copies of each card in the deck and in hands.
    pub(crate) left: [u8; CARD_INDICES],
    /// How many points hang on a card: itself and everything that comes after it.
    pub(crate) stake: [u8; CARD_INDICES],
    /// The fireworks.
    pub(crate) stacks: Stacks,
    /// The number of the turn.
    pub(crate) turn: u16,
    /// Clue tokens.
    pub(crate) tokens: u8,
    /// Strikes that may still be made before the last one.
    pub(crate) spare_strikes: u8,
    /// Whether the last strike costs the points that were made.
    pub(crate) strikeout_costs: bool,
    /// Whether nobody has discarded yet.
    pub(crate) is_early: bool,
    /// Whether nobody has discarded yet, apart from strikes.
    pub(crate) none_discarded: bool,
    /// Turns left in the final round, the coming one included.
    pub(crate) turns_left: Option<u8>,
    /// Turns that may be spent on something else than playing, if the game has a last turn.
    pub(crate) pace: Option<i16>,
    /// Points that can still be made.
    pub(crate) unmade: i32,
}

impl Facts {
    /// The facts of the table in `view`.
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
            if left == 1 {
                facts.critical.insert(card);
            }
            if rules.joker() == Some(card.suit()) {
                facts.stake[card.index()] = 2;
                continue;
            }
            let height = rules.height_of(card);
            if height == 1 {
                facts.seconds.insert(card);
            }
            if height + 1 == rules.rank_count() {
                facts.lasts.insert(card);
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
            let stake = board.reach(card.suit()).saturating_sub(height) as u8;
            facts.stake[card.index()] = stake;
        }
        facts
    }

    /// Whether `card` is the lowest of a firework.
    pub(crate) fn is_first(&self, card: Card) -> bool {
        self.rules.joker() != Some(card.suit()) && self.rules.height_of(card) == 0
    }

    /// Whether a card that is one of `cards` is the lowest of a firework.
    pub(crate) fn are_first(&self, cards: CardSet) -> bool {
        cards.iter().all(|card| self.is_first(card))
    }
}

fn strikeout_costs(rules: &Rules) -> bool {
    rules.strikeout() != kagiya_rules::Strikeout::KeepScore
        || rules.options().goal == kagiya_rules::Goal::AllOrNothing
}

/// How high the fireworks are, or will be once some cards have been played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stacks {
    heights: [u8; MAX_SUITS],
    /// The cards that come next.
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
            next: board.playable() & board.rules.cards(),
        }
    }

    /// The height of the firework of `suit`.
    pub(crate) const fn height(&self, suit: Suit) -> usize {
        self.heights[suit.index()] as usize
    }

    /// Puts `card`, which fits, on its firework. A joker, which could go to several, moves none.
    pub(crate) fn put(&mut self, rules: &Rules, card: Card) {
        self.next.remove(card);
        if rules.joker() == Some(card.suit()) {
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

/// The card that must be played before `card`, if it fits now and is the only one.
pub(crate) fn before(card: Card, ahead: &Stacks, facts: &Facts) -> Option<Card> {
    let rules = &facts.rules;
    if rules.joker() == Some(card.suit()) {
        return None;
    }
    let height = ahead.height(card.suit());
    let needed = rules.next_card(card.suit(), height)?;
    (rules.height_of(card) == height + 1 && facts.playable.contains(needed)).then_some(needed)
}
