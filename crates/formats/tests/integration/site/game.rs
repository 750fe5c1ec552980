//! A game by the site's rules, played slowly on plain lists.

use super::definition::Variant;

/// An action as the site writes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Move {
    /// A card, by its place in the deck.
    Play(usize),
    Discard(usize),
    /// The seat, and the place of the color.
    Color(usize, u8),
    /// The seat, and the rank.
    Rank(usize, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Deck,
    Hand,
    Stack,
    Discarded,
}

/// How a stack is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Undecided,
    Up,
    Down,
    Finished,
}

/// A game of the site.
pub(super) struct SiteGame<'a> {
    variant: &'a Variant,
    /// The suit and rank of each card.
    pub(super) deck: Vec<(usize, u8)>,
    places: Vec<Place>,
    /// Whether the hand's last turn is over.
    out: Vec<bool>,
    drawn: usize,
    pub(super) hands: Vec<Vec<usize>>,
    /// The ranks of each stack, from below.
    pub(super) stacks: Vec<Vec<u8>>,
    ways: Vec<Way>,
    /// In halves where clues are starved.
    pub(super) tokens: u8,
    pub(super) strikes: u8,
    last_kind: Option<bool>,
    pub(super) turn: usize,
    end_turn: Option<usize>,
    pub(super) ended: bool,
    /// The cards that were played, whether they fitted or not.
    pub(super) played: Vec<usize>,
    /// The cards that were discarded by a discard.
    pub(super) shown_discards: Vec<usize>,
}

impl<'a> SiteGame<'a> {
    pub(super) fn new(
        variant: &'a Variant,
        deck: Vec<(usize, u8)>,
        players: usize,
        hand: usize,
    ) -> Self {
        let way = |reversed: bool| match () {
            () if variant.is("upOrDown") => Way::Undecided,
            () if reversed => Way::Down,
            () => Way::Up,
        };
        let mut game = Self {
            variant,
            places: vec![Place::Deck; deck.len()],
            out: vec![false; deck.len()],
            deck,
            drawn: 0,
            hands: vec![Vec::new(); players],
            stacks: vec![Vec::new(); variant.suits.len()],
            ways: variant.suits.iter().map(|it| way(it.reversed)).collect(),
            tokens: if variant.is("clueStarved") { 16 } else { 8 },
            strikes: 0,
            last_kind: None,
            turn: 0,
            end_turn: None,
            ended: false,
            played: Vec::new(),
            shown_discards: Vec::new(),
        };
        for player in 0..players {
            for _ in 0..hand {
                game.draw(player);
            }
        }
        game
    }

    /// Whether tokens are counted in halves.
    pub(super) fn halves(&self) -> bool {
        self.variant.is("clueStarved")
    }

    fn price(&self) -> u8 {
        if self.halves() { 2 } else { 1 }
    }

    fn draw(&mut self, player: usize) {
        if self.drawn < self.deck.len() {
            self.places[self.drawn] = Place::Hand;
            self.hands[player].push(self.drawn);
            self.drawn += 1;
            if self.drawn == self.deck.len() {
                self.end_turn = Some(self.turn + self.hands.len() + 1);
            }
        }
    }

    pub(super) fn player(&self) -> usize {
        self.turn % self.hands.len()
    }

    pub(super) fn touched(&self, seat: usize, is_color: bool, value: u8) -> Vec<usize> {
        let touches = |card: &usize| {
            let (suit, rank) = self.deck[*card];
            self.variant.touches(is_color, value, suit, rank)
        };
        self.hands[seat].iter().copied().filter(touches).collect()
    }

    /// All legal moves, in the order of their type.
    pub(super) fn legal(&self) -> Vec<Move> {
        if self.ended {
            return Vec::new();
        }
        let hand = &self.hands[self.player()];
        let inverted = self.variant.suits.iter().any(|suit| suit.inverted);
        let mut all: Vec<Move> = hand.iter().copied().map(Move::Play).collect();
        if self.tokens < 8 * self.price() || inverted {
            all.extend(hand.iter().copied().map(Move::Discard));
        }
        if self.tokens < self.price() {
            return all;
        }
        for seat in (0..self.hands.len()).filter(|seat| *seat != self.player()) {
            let mut add = |is_color: bool, value: u8| {
                let same = self.variant.is("alternatingClues") && self.last_kind == Some(is_color);
                let blind = if is_color {
                    self.variant.is("colorCluesTouchNothing")
                } else {
                    self.variant.is("rankCluesTouchNothing")
                };
                if !same && (blind || !self.touched(seat, is_color, value).is_empty()) {
                    all.push(if is_color {
                        Move::Color(seat, value)
                    } else {
                        Move::Rank(seat, value)
                    });
                }
            };
            for value in 0..self.variant.clue_colors.len() {
                add(true, u8::try_from(value).expect("few colors"));
            }
            for value in &self.variant.clue_ranks {
                add(false, *value);
            }
        }
        all
    }

    /// The ranks that fit on a stack now.
    fn wanted(&self, suit: usize) -> Vec<u8> {
        let stack = &self.stacks[suit];
        let size = self.variant.stack_size;
        if stack.len() == usize::from(size) {
            return Vec::new();
        }
        if self.variant.is("sudoku") {
            if let Some(top) = stack.last() {
                return vec![top % size + 1];
            }
            let taken = |rank: &u8| self.stacks.iter().any(|it| it.first() == Some(rank));
            return (1..=size).filter(|rank| !taken(rank)).collect();
        }
        match (self.ways[suit], stack.last()) {
            (Way::Finished, _) => Vec::new(),
            (Way::Undecided, None) => vec![1, 5, 7],
            (Way::Undecided, Some(_)) => vec![2, 4],
            (Way::Up, None) => vec![1],
            (Way::Up, Some(top)) => vec![top + 1],
            (Way::Down, None) => vec![5],
            (Way::Down, Some(top)) => vec![top - 1],
        }
    }

    /// Whether this move plays its card.
    pub(super) fn would_play(&self, action: Move, card: usize) -> bool {
        let (suit, _) = self.deck[card];
        matches!(action, Move::Play(_)) != self.variant.suits[suit].inverted
    }

    /// Whether this move plays a card that fits.
    pub(super) fn would_fit(&self, action: Move, card: usize) -> bool {
        let (suit, rank) = self.deck[card];
        self.would_play(action, card) && self.wanted(suit).contains(&rank)
    }

    fn play_card(&mut self, card: usize) {
        self.played.push(card);
        let (suit, rank) = self.deck[card];
        if !self.wanted(suit).contains(&rank) {
            self.strikes += 1;
            self.places[card] = Place::Discarded;
            return;
        }
        self.places[card] = Place::Stack;
        self.stacks[suit].push(rank);
        if self.ways[suit] == Way::Undecided {
            self.ways[suit] = match rank {
                1 | 2 => Way::Up,
                4 | 5 => Way::Down,
                _ => Way::Undecided,
            };
        }
        if self.stacks[suit].len() == usize::from(self.variant.stack_size) {
            self.ways[suit] = Way::Finished;
            if !self.variant.is("throwItInAHole") {
                self.gain();
            }
        }
    }

    fn gain(&mut self) {
        self.tokens = (self.tokens + 1).min(8 * self.price());
    }

    fn discard_card(&mut self, card: usize) {
        self.gain();
        self.shown_discards.push(card);
        self.places[card] = Place::Discarded;
    }

    pub(super) fn apply(&mut self, action: Move) {
        let player = self.player();
        match action {
            Move::Color(..) | Move::Rank(..) => {
                self.tokens -= self.price();
                self.last_kind = Some(matches!(action, Move::Color(..)));
            }
            Move::Play(card) | Move::Discard(card) => {
                self.hands[player].retain(|it| *it != card);
                let inverted = self.variant.suits[self.deck[card].0].inverted;
                if matches!(action, Move::Play(_)) == inverted {
                    self.discard_card(card);
                } else {
                    self.play_card(card);
                }
                self.draw(player);
            }
        }
        if let Some(end) = self.end_turn
            && end != self.turn + self.hands.len() + 1
        {
            for card in &self.hands[player] {
                self.out[*card] = true;
            }
        }
        self.turn += 1;
        self.ended = self.strikes == 3
            || self.end_turn == Some(self.turn)
            || self.score() == self.max_score()
            || !self.can_go_on();
    }

    pub(super) fn score(&self) -> usize {
        self.stacks.iter().map(Vec::len).sum()
    }

    /// Whether a copy of the card is not discarded.
    fn is_left(&self, suit: usize, rank: u8) -> bool {
        let cards = self.deck.iter().zip(&self.places);
        let mut left =
            cards.filter(|(card, place)| **card == (suit, rank) && **place != Place::Discarded);
        left.next().is_some()
    }

    /// The number of cards in these orders that are all there, from the beginning.
    fn run(&self, suit: usize, order: impl Iterator<Item = u8>) -> usize {
        order.take_while(|rank| self.is_left(suit, *rank)).count()
    }

    /// The highest score that discarded cards allow.
    pub(super) fn max_score(&self) -> usize {
        if self.variant.is("sudoku") {
            return self.sudoku_max(0, &mut Vec::new());
        }
        (0..self.stacks.len())
            .map(|suit| self.stack_max(suit))
            .sum()
    }

    fn stack_max(&self, suit: usize) -> usize {
        let up_or_down = self.variant.is("upOrDown");
        let walk = |first: u8, others: [u8; 4]| {
            let begins = self.is_left(suit, first) || up_or_down && self.is_left(suit, 7);
            if begins {
                1 + self.run(suit, others.into_iter())
            } else {
                0
            }
        };
        let (up, down) = (walk(1, [2, 3, 4, 5]), walk(5, [4, 3, 2, 1]));
        match self.ways[suit] {
            Way::Undecided => up.max(down),
            Way::Up if self.variant.suits[suit].reversed => down,
            Way::Up => up,
            Way::Down => down,
            Way::Finished => usize::from(self.variant.stack_size),
        }
    }

    /// The best sum over all ways to give different beginnings to the empty stacks from `suit` on.
    fn sudoku_max(&self, suit: usize, taken: &mut Vec<u8>) -> usize {
        if suit == self.stacks.len() {
            return 0;
        }
        let size = self.variant.stack_size;
        let from = |first: u8| {
            let order = (0..size).map(move |n| (first - 1 + n) % size + 1);
            self.run(suit, order)
        };
        if let Some(first) = self.stacks[suit].first() {
            return from(*first) + self.sudoku_max(suit + 1, taken);
        }
        let begun = |rank: u8| self.stacks.iter().any(|it| it.first() == Some(&rank));
        let mut best = 0;
        for first in (1..=size).filter(|rank| !begun(*rank)) {
            if !taken.contains(&first) {
                taken.push(first);
                best = best.max(from(first) + self.sudoku_max(suit + 1, taken));
                taken.pop();
            }
        }
        best
    }

    /// Whether a card that fits can still be played by somebody.
    fn can_go_on(&self) -> bool {
        let cards = self.deck.iter().enumerate();
        let mut fitting = cards.filter(|(place, (suit, rank))| {
            !matches!(self.places[*place], Place::Discarded | Place::Stack)
                && !self.out[*place]
                && self.wanted(*suit).contains(rank)
        });
        fitting.next().is_some()
    }
}
