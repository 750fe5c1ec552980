//! Questions about the public state of a game.

use arrayvec::ArrayVec;

use crate::card::{Card, CardId, CardSet, MAX_RANKS, Rank};
use crate::clue::ClueSet;
use crate::legal::LegalActions;
use crate::option_values::ScoreFloor;
use crate::orders::Orders;
use crate::outcome::{Outcome, Rating, Score, ScoreParts};
use crate::rules::Rules;
use crate::seat::{MAX_PLAYERS, Seat};
use crate::suit::{MAX_SUITS, Suit, SuitScore};
use crate::table::{Phase, Table};
use crate::tile::Tile;

/// The table together with its rules.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The public state.
    pub table: &'a Table,
}

/// The cards that players learned about, and the clues that this took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Efficiency {
    /// Cards on fireworks, and clued cards in hands that may still be useful.
    pub cards: u8,
    /// Clues given for a token.
    pub clues: u8,
}

impl Board<'_> {
    /// Whether the table shows the fireworks and the strikes. Where plays are hidden it does so only after the
    /// game; until then it shows empty fireworks and no strikes.
    #[inline]
    pub const fn shows_fireworks(&self) -> bool {
        !self.rules.hides_plays() || self.table.outcome().is_some()
    }

    /// Whether `card` would fit its firework now (a joker: any firework).
    pub fn is_playable(&self, card: Card) -> bool {
        if self.rules.joker() == Some(card.suit()) {
            !(self.table.playable & CardSet::of_rank(card.rank())).is_empty()
        } else {
            self.table.playable.contains(card)
        }
    }

    /// The cards that would fit now, jokers included.
    #[inline]
    pub fn playable(&self) -> CardSet {
        let mut playable = self.table.playable;
        if let Some(joker) = self.rules.joker() {
            playable |= self
                .rules
                .ranks()
                .map(|rank| Card::new(joker, rank))
                .filter(|card| self.is_playable(*card))
                .collect();
        }
        playable
    }

    /// The fireworks that need the rank of `joker` now, as a bit mask.
    pub(crate) fn fireworks_for(&self, joker: Card) -> u8 {
        let rank = CardSet::of_rank(joker.rank());
        self.rules
            .fireworks()
            .filter(|suit| {
                !(self.rules.next_set(*suit, self.table.height(*suit)) & rank).is_empty()
            })
            .fold(0, |mask, suit| mask | 1 << suit.index())
    }

    /// The cards that fit the firework of `suit` now, jokers aside: one, none if it is complete, and several
    /// if it can go on in several ways.
    pub fn next_cards(&self, suit: Suit) -> CardSet {
        let (open, height) = (self.table.open_orders, self.table.height(suit));
        self.rules.next_cards(open, suit, height)
    }

    /// The card whose place on the firework of `suit`, counted from below, is taken.
    pub fn card_at(&self, suit: Suit, place: usize) -> Option<Card> {
        if let Some(orders) = self.rules.orders() {
            return orders.placed(self.table.open_orders, suit, self.table.height(suit), place);
        }
        let lies_there = place < self.table.height(suit);
        self.rules.next_card(suit, place).filter(|_| lies_there)
    }

    /// The number of cards below `card` on its firework, the lowest possible, as in [`Rules::place_of`].
    pub fn place_of(&self, card: Card) -> usize {
        self.rules.place_of(self.table.open_orders, card)
    }

    /// The rank on top of the firework of `suit`; `None` if it is empty.
    pub fn top_rank(&self, suit: Suit) -> Option<Rank> {
        let below = self.table.height(suit).checked_sub(1)?;
        self.card_at(suit, below).map(Card::rank)
    }

    /// The cards that the firework of `suit` lacks, from below; where it can be built in several orders, those
    /// of one in which it can become highest.
    pub fn missing(&self, suit: Suit) -> impl Iterator<Item = Card> {
        let (rules, height) = (self.rules, self.table.height(suit));
        let (places, of_orders) = match rules.orders() {
            Some(orders) => (0..0, self.missing_of(orders, suit)),
            None => (height..rules.rank_count(), &[][..]),
        };
        let of_suit = places.filter_map(move |place| rules.next_card(suit, place));
        of_suit.chain(of_orders.iter().copied())
    }

    #[cold]
    fn missing_of<'o>(&self, orders: &'o Orders, suit: Suit) -> &'o [Card] {
        let left = |card: Card| self.copies_left(card) > 0;
        let table = self.table;
        orders.missing(table.open_orders, suit, table.height(suit), &left)
    }

    #[cold]
    fn reach_by(&self, orders: &Orders, suit: Suit) -> usize {
        let left = |card: Card| self.copies_left(card) > 0;
        let table = self.table;
        orders.reach(table.open_orders, suit, table.height(suit), &left)
    }

    /// The maximum height that the firework of `suit` can still reach, by the discard pile.
    pub fn reach(&self, suit: Suit) -> usize {
        usize::from(self.table.reach[suit.index()])
    }

    /// Whether the firework of `suit` is incomplete and can't grow any further.
    pub fn is_dead(&self, suit: Suit) -> bool {
        let reach = self.reach(suit);
        self.table.height(suit) == reach && reach < self.rules.rank_count()
    }

    /// Whether `card` can never be played again.
    #[inline]
    pub fn is_trash(&self, card: Card) -> bool {
        if self.rules.copies(card) == 0 {
            return true;
        }
        if self.rules.joker() == Some(card.suit()) {
            // Useful as long as a firework can still need the rank.
            return !self.rules.fireworks().any(|suit| {
                let place = self.rules.height_of(Card::new(suit, card.rank()));
                place >= self.table.height(suit) && place < self.reach(suit)
            });
        }
        if let Some(orders) = self.rules.orders() {
            let left = |card: Card| self.copies_left(card) > 0;
            let height = self.table.height(card.suit());
            return !orders.is_useful(self.table.open_orders, card, height, &left);
        }
        let height = self.rules.height_of(card);
        height < self.table.height(card.suit()) || height >= self.reach(card.suit())
    }

    /// Whether losing `card` would cost a card on a firework: it is useful, it is the last copy, and no joker
    /// can replace it.
    #[inline]
    pub fn is_critical(&self, card: Card) -> bool {
        !self.is_trash(card)
            && self.copies_left(card) == 1
            && (self.rules.joker().is_none() && !self.rules.has_orders()
                || self.max_placed_without(Some(card)) < self.max_placed())
    }

    /// Copies of `card` that are in the deck or in hands.
    #[expect(
        clippy::inline_always,
        reason = "a call costs three percent of a random game"
    )]
    #[inline(always)]
    pub fn copies_left(&self, card: Card) -> u8 {
        match self.rules.copies(card) {
            0 => 0,
            copies => copies - self.table.discarded(card) - self.on_fireworks(card),
        }
    }

    /// The number of copies of `card` on fireworks.
    #[expect(clippy::inline_always, reason = "part of `copies_left`")]
    #[inline(always)]
    pub fn on_fireworks(&self, card: Card) -> u8 {
        let (rules, table) = (self.rules, self.table);
        if rules.joker() == Some(card.suit()) {
            #[expect(clippy::cast_possible_truncation, reason = "at most eight suits")]
            let filled = (table.joker_filled & CardSet::of_rank(card.rank())).len() as u8;
            filled
        } else if self.rules.has_orders() {
            u8::from(self.lies_in_order(card))
        } else {
            let lies_there = rules.cards().contains(card)
                && table.height(card.suit()) > rules.height_of(card)
                && !table.joker_filled.contains(card);
            u8::from(lies_there)
        }
    }

    /// Whether `card` lies on its firework, which can be built in several orders. Few games have such ones, and
    /// the others stay as fast as without.
    #[cold]
    fn lies_in_order(&self, card: Card) -> bool {
        let mut placed = 0..self.table.height(card.suit());
        placed.any(|place| self.card_at(card.suit(), place) == Some(card))
    }

    /// The number of cards on fireworks.
    #[inline]
    pub fn placed(&self) -> usize {
        self.table
            .heights
            .iter()
            .map(|height| usize::from(*height))
            .sum()
    }

    /// The maximum number of cards on fireworks at the end, by the discard pile.
    #[inline]
    pub fn max_placed(&self) -> usize {
        self.max_placed_without(None)
    }

    /// The same if another copy of `lost` were lost. Only used with jokers and with several orders.
    fn max_placed_without(&self, lost: Option<Card>) -> usize {
        if let Some(orders) = self.rules.orders() {
            let left = |card| self.copies_left(card) > u8::from(lost == Some(card));
            let heights = self.rules.fireworks();
            let heights = heights.map(|suit| (suit, self.table.height(suit)));
            return orders.most_placed(self.table.open_orders, heights, &left);
        }
        let Some(joker) = self.rules.joker() else {
            return self.rules.fireworks().map(|suit| self.reach(suit)).sum();
        };
        let left = |card: Card| self.copies_left(card) - u8::from(lost == Some(card));
        let mut jokers = [0; MAX_RANKS];
        for rank in self.rules.ranks() {
            jokers[rank.index()] = left(Card::new(joker, rank));
        }
        let suits: ArrayVec<Suit, MAX_SUITS> = self.rules.fireworks().collect();
        self.most_placed(&suits, jokers, &left)
    }

    /// The present value of the fireworks.
    pub fn points(&self) -> i8 {
        self.points_at(|suit| self.table.height(suit))
    }

    /// The best score that is still possible, by the discard pile alone. See [`Self::reachable_points`].
    pub fn max_points(&self) -> i8 {
        if self.rules.joker().is_some() || self.rules.has_orders() {
            // Each card missing at the end costs a point, in any suit.
            let missing = self.rules.full_height() - self.max_placed();
            #[expect(clippy::cast_possible_truncation, reason = "≤ 40")]
            let missing = missing as i8;
            let points = self.rules.max_score() - missing;
            return self.floored(points);
        }
        self.points_at(|suit| self.reach(suit))
    }

    fn points_at(&self, height: impl Fn(Suit) -> usize) -> i8 {
        let parts = self.score_parts(height);
        self.floored(parts.gained - parts.penalty)
    }

    fn score_parts(&self, height: impl Fn(Suit) -> usize) -> ScoreParts {
        let mut parts = ScoreParts::default();
        for suit in self.rules.fireworks() {
            #[expect(clippy::cast_possible_truncation, reason = "≤ 5")]
            let (height, full) = (height(suit) as i8, self.rules.rank_count() as i8);
            match self.rules.suit_info(suit).score {
                SuitScore::Points => parts.gained += height,
                SuitScore::Penalty => parts.penalty += full - height,
                SuitScore::Joker => {}
            }
        }
        parts
    }

    pub(crate) fn floored(&self, points: i8) -> i8 {
        if self.rules.options().score_floor == ScoreFloor::Zero {
            points.max(0)
        } else {
            points
        }
    }

    /// The maximum number of cards on the fireworks `suits` with the remaining `jokers` of each rank and
    /// `left` copies of each other card.
    ///
    /// A joker can replace a card without remaining copies. Two fireworks may need the same joker, so the
    /// function tries all assignments. There are few, since only lost cards require a joker.
    fn most_placed(
        &self,
        suits: &[Suit],
        jokers: [u8; MAX_RANKS],
        left: &dyn Fn(Card) -> u8,
    ) -> usize {
        let Some((&suit, rest)) = suits.split_first() else {
            return 0;
        };
        let mut jokers = jokers;
        let mut best = 0;
        for height in 0..=self.rules.rank_count() {
            let Some(card) = self.rules.next_card(suit, height) else {
                return best.max(height + self.most_placed(rest, jokers, left));
            };
            let lies_there = height < self.table.height(suit);
            if lies_there || left(card) > 0 {
                continue;
            }
            best = best.max(height + self.most_placed(rest, jokers, left));
            match jokers[card.rank().index()].checked_sub(1) {
                Some(fewer) => jokers[card.rank().index()] = fewer,
                None => return best,
            }
        }
        best
    }

    /// The number of turns that players can spend without placing a card while the best score remains
    /// possible. `None` without a last turn, in the final round, and while plays are hidden.
    #[inline]
    pub fn pace(&self) -> Option<i16> {
        let counts = self.rules.flags.final_round && self.shows_fireworks();
        if !counts || self.table.turns_left().is_some() {
            return None;
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_possible_wrap,
            reason = "≤ 200"
        )]
        let pace = (self.placed() + self.table.deck_size() + self.rules.players()) as i16
            - self.max_placed() as i16;
        Some(pace)
    }

    pub fn efficiency(&self) -> Efficiency {
        let mut cards = self.placed();
        for seat in self.rules.seats() {
            for marks in self.table.marks(seat) {
                let useful = marks.is_clued()
                    && self
                        .rules
                        .possible(*marks)
                        .iter()
                        .any(|card| !self.is_trash(card));
                cards += usize::from(useful);
            }
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 40 placed and 48 in hands"
        )]
        let cards = cards as u8;
        Efficiency {
            cards,
            clues: self.table.clues_given(),
        }
    }

    /// The result, or `None` during the game.
    pub fn score(&self) -> Option<Score> {
        let outcome = self.table.outcome()?;
        let shown = self.rules.has_score(outcome);
        let (points, parts) = match outcome {
            Outcome::Perfect | Outcome::Finished => {
                let parts = self.score_parts(|suit| self.table.height(suit));
                (self.points(), Some(parts).filter(|it| it.penalty > 0))
            }
            Outcome::Lost(_) => (0, None),
        };
        let rating = if shown {
            Rating::of(points, self.rules.max_score())
        } else {
            None
        };
        Some(Score {
            points,
            parts: if shown { parts } else { None },
            shown,
            rating,
        })
    }

    /// The legal actions of the player to act. `touching` returns the clues that touch a hand.
    pub(crate) fn legal_actions(&self, touching: impl Fn(Seat) -> ClueSet) -> LegalActions {
        let (rules, table) = (self.rules, self.table);
        match table.phase {
            Phase::Turn => LegalActions {
                hand: table.hand_list(table.to_act),
                deck_card: self.deck_card(),
                may_discard: table.clue_tokens < rules.max_clue_tokens() || rules.has_inverted(),
                announce: if rules.flags.timed_display {
                    rules.firework_mask()
                } else {
                    0
                },
                clues: if table.clue_tokens > 0 {
                    self.clues_among(table.next_clues, touching)
                } else {
                    [ClueSet::EMPTY; MAX_PLAYERS - 1]
                },
                ..LegalActions::NONE
            },
            Phase::Tile(tile) => self.answers_to(tile, touching),
            Phase::Joker { card, id: _ } => LegalActions {
                fireworks: self.fireworks_for(card),
                ..LegalActions::NONE
            },
            Phase::Over(_) => LegalActions::NONE,
        }
    }

    /// The possible answers to a bonus tile.
    fn answers_to(&self, tile: Tile, touching: impl Fn(Seat) -> ClueSet) -> LegalActions {
        let clues = self.rules.clues();
        let mut legal = LegalActions::NONE;
        match tile {
            Tile::Token | Tile::StrikeBack => {}
            Tile::ColorClue => legal.clues = self.clues_among(clues.colors(), touching),
            Tile::RankClue => legal.clues = self.clues_among(clues.ranks(), touching),
            Tile::ShuffleBack => {
                let empty = self.table.deck_size() == 0;
                if !empty || self.rules.flags.tile5_either {
                    legal.shuffle_back = self.pile_cards();
                }
                if empty {
                    legal.put_into_play = self.pile_cards() & self.playable();
                    legal.decline =
                        !legal.shuffle_back.is_empty() || !legal.put_into_play.is_empty();
                }
            }
            Tile::PutIntoPlay => legal.put_into_play = self.pile_cards() & self.playable(),
        }
        legal.free_clues = true;
        legal
    }

    /// The last card of the deck, if the rules allow playing it unseen (`deck_play`).
    pub(crate) fn deck_card(&self) -> Option<CardId> {
        let open = self.rules.flags.deck_play && self.table.deck_size() == 1;
        open.then(|| self.table.next_id())
    }

    /// The clues among `allowed` that can be given to each other player, indexed by offset − 1.
    #[inline]
    fn clues_among(
        &self,
        allowed: ClueSet,
        touching: impl Fn(Seat) -> ClueSet,
    ) -> [ClueSet; MAX_PLAYERS - 1] {
        let players = self.rules.players();
        let empty = self.rules.empty_clues();
        let mut clues = [ClueSet::EMPTY; MAX_PLAYERS - 1];
        for offset in self.rules.offsets() {
            let to = self.table.to_act.after(offset, players);
            clues[offset.get() - 1] = if empty.is_empty() {
                touching(to) & allowed
            } else if self.table.hand(to).is_empty() {
                ClueSet::EMPTY
            } else {
                (touching(to) | empty) & allowed
            };
        }
        clues
    }

    /// The different cards in the discard pile.
    pub fn pile_cards(&self) -> CardSet {
        self.table
            .discard_pile()
            .iter()
            .map(|discarded| discarded.card)
            .collect()
    }
}

/// Puts a card on the firework of `suit`: its own, or a joker.
pub(crate) fn place_on_firework(rules: &Rules, table: &mut Table, suit: Suit, card: Card) {
    if rules.has_orders() {
        table.open_orders = rules.orders_with(table.open_orders, &table.heights, card);
        table.heights[suit.index()] += 1;
        let board = Board { rules, table };
        let next = |playable, suit| playable | board.next_cards(suit);
        table.playable = rules.fireworks().fold(CardSet::EMPTY, next);
        for suit in rules.fireworks() {
            update_reach(rules, table, suit);
        }
        return;
    }
    let filled = rules.next_set(suit, table.height(suit));
    table.playable &= !filled;
    if rules.joker() == Some(card.suit()) {
        table.joker_filled |= filled;
    }
    table.heights[suit.index()] += 1;
    table.playable |= rules.next_set(suit, table.height(suit));
}

/// Recomputes how high the firework of `suit` can become.
pub(crate) fn update_reach(rules: &Rules, table: &mut Table, suit: Suit) {
    let board = Board { rules, table };
    let reach = extended_reach(&board, suit, board.table.height(suit));
    #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
    let reach = reach as u8;
    table.reach[suit.index()] = reach;
}

/// How high the firework of `suit` can become from `height` on.
pub(crate) fn extended_reach(board: &Board<'_>, suit: Suit, height: usize) -> usize {
    if let Some(orders) = board.rules.orders() {
        return board.reach_by(orders, suit);
    }
    let joker_left = |card: Card| {
        let joker = board.rules.joker();
        joker.is_some_and(|joker| board.copies_left(Card::new(joker, card.rank())) > 0)
    };
    let mut reach = height;
    while let Some(card) = board.rules.next_card(suit, reach)
        && (board.copies_left(card) > 0 || joker_left(card))
    {
        reach += 1;
    }
    reach
}
