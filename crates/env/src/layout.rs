//! The layout of an observation.

use core::ops::Range;

use kagiya_rules::{
    CARD_INDICES, Card, CardSet, Clue, MAX_SUITS, Rank, Rules, Suit, SuitScore, VariantMod,
};

/// What an observer knows about cards, as HLE's observation types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sight {
    /// No knowledge (HLE's `MINIMAL`, 0).
    Minimal,
    /// The clues about each card (HLE's `CARD_KNOWLEDGE`, 1).
    #[default]
    Clues,
    /// All cards including the own hand, as if clues had named color and rank (HLE's `SEER`, 2).
    Seer,
}

/// The contents of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Encoding {
    pub sight: Sight,
    /// Whether the section of knowledge contains probabilities by the public counts instead of bits: the "V0
    /// belief" of other programs. Requires floats.
    pub belief: bool,
    /// Whether there is a section with the move that the player considered best: the "simplified action
    /// decoder" of other programs.
    pub greedy: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The other players' cards, and which hands are incomplete.
    Hands,
    /// Deck, fireworks, clue tokens and lives.
    Board,
    Discards,
    LastMove,
    /// The clues about each card.
    Knowledge,
    /// What HLE's games don't have: bonus tiles, jokers, half tokens, and fireworks that can be built in several
    /// orders, of which the cards that fit tell more than the heights.
    Extensions,
    /// The move that the last player considered best.
    Greedy,
}

impl Section {
    /// All sections in order.
    pub const ALL: [Self; 7] = [
        Self::Hands,
        Self::Board,
        Self::Discards,
        Self::LastMove,
        Self::Knowledge,
        Self::Extensions,
        Self::Greedy,
    ];
}

/// The dimensions of a game that decide the length of each section.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what a game has or has not, each by itself"
)]
pub struct Layout {
    pub(crate) players: usize,
    pub(crate) suits: usize,
    pub(crate) colors: usize,
    pub(crate) ranks: usize,
    /// The number of different cards of a suit: its ranks, and START where there is one.
    pub(crate) kinds: usize,
    /// Suits times kinds.
    pub(crate) cards: usize,
    pub(crate) hand: usize,
    /// The number of cards in the game.
    pub(crate) deck: usize,
    pub(crate) clue_tokens: usize,
    pub(crate) lives: usize,
    pub(crate) tiles: bool,
    pub(crate) joker: bool,
    pub(crate) half_tokens: bool,
    /// Whether fireworks can be built in several orders.
    pub(crate) orders: bool,
    pub(crate) announcements: bool,
    pub(crate) deck_play: bool,
    /// Whether each suit has its own color, and only its color and its rank touch a card.
    pub(crate) plain: bool,
    /// A bit for each suit, if all suits are plain.
    pub(crate) all_colors: u8,
    /// A bit for each rank.
    pub(crate) all_ranks: u8,
    /// For each set of colors, a bit at the first rank of each suit.
    pub(crate) spread: [u64; 1 << MAX_SUITS],
    /// The first bit of each card among the discards, by [`Card::index`].
    pub(crate) discard_place: [u8; CARD_INDICES],
}

impl Layout {
    pub fn new(rules: &Rules) -> Self {
        let (suits, ranks) = (rules.suits().len(), rules.rank_count());
        let has_start = rules.cards().iter().any(|card| card.rank() == Rank::START);
        let kinds = ranks + usize::from(has_start);
        let mut spread = [0; 1 << MAX_SUITS];
        for (colors, bits) in spread.iter_mut().enumerate() {
            for suit in (0..suits).filter(|suit| colors >> suit & 1 == 1) {
                *bits |= 1_u64 << (suit * kinds);
            }
        }
        let mut discard_place = [0; CARD_INDICES];
        let mut place = 0;
        for card in rules.cards().iter() {
            discard_place[card.index()] = place;
            place += rules.copies(card);
        }
        Self {
            players: rules.players(),
            suits,
            colors: rules.colors().len(),
            ranks,
            kinds,
            cards: suits * kinds,
            hand: rules.hand_size(),
            deck: rules.deck_size(),
            clue_tokens: usize::from(rules.max_clue_tokens()),
            lives: usize::from(rules.max_strikes()),
            tiles: !rules.tiles().is_empty(),
            joker: rules.joker().is_some(),
            half_tokens: rules.has_half_tokens(),
            orders: rules.has_orders(),
            announcements: rules.options().timed_display,
            deck_play: rules.options().variant_mods.contains(&VariantMod::DeckPlay),
            plain: is_plain(rules),
            all_colors: u8::MAX >> (MAX_SUITS - suits),
            all_ranks: u8::MAX >> (8 - ranks),
            spread,
            discard_place,
        }
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The number of cards in a hand after the deal.
    pub const fn hand(&self) -> usize {
        self.hand
    }

    /// The number of different cards: suits times ranks, and a START card of each suit where there are any.
    pub const fn cards(&self) -> usize {
        self.cards
    }

    /// The length of a section.
    pub const fn len(&self, section: Section, encoding: Encoding) -> usize {
        let n = self.players;
        match section {
            Section::Hands => (n - 1) * self.hand * self.cards + n,
            Section::Board => {
                self.deck - n * self.hand + self.cards + self.clue_tokens + self.lives
            }
            Section::Discards => self.deck,
            Section::LastMove => self.move_len(),
            Section::Knowledge => match encoding.sight {
                Sight::Minimal => 0,
                Sight::Clues | Sight::Seer => n * self.hand * self.knowledge_len(),
            },
            Section::Extensions => {
                let tiles = if self.tiles { 12 } else { 0 };
                let joker = if self.joker { self.ranks } else { 0 };
                let half_token = if self.half_tokens { 1 } else { 0 };
                let fitting = if self.orders { self.cards } else { 0 };
                tiles + joker + half_token + fitting
            }
            Section::Greedy => {
                if encoding.greedy {
                    self.move_len()
                } else {
                    0
                }
            }
        }
    }

    /// The length of an observation.
    pub fn total(&self, encoding: Encoding) -> usize {
        let sections = Section::ALL.iter();
        sections.map(|section| self.len(*section, encoding)).sum()
    }

    /// The range of a section in an observation.
    pub fn places(&self, section: Section, encoding: Encoding) -> Range<usize> {
        let before = Section::ALL.iter().take_while(|it| **it != section);
        let start = before.map(|it| self.len(*it, encoding)).sum();
        start..start + self.len(section, encoding)
    }

    /// The number of bits about one card in the section of knowledge.
    pub(crate) const fn knowledge_len(&self) -> usize {
        self.cards + self.colors + self.ranks
    }

    /// The length of the sections of the board and of the discards.
    pub(crate) const fn table_len(&self) -> usize {
        let started = self.deck - self.players * self.hand;
        started + self.cards + self.clue_tokens + self.lives + self.deck
    }

    const fn move_len(&self) -> usize {
        2 * self.players + 4 + self.colors + self.ranks + 2 * self.hand + self.cards + 2
    }

    /// The index of a card: suit times the number of kinds, plus rank. START comes after the ranks.
    pub(crate) const fn place(&self, card: Card) -> usize {
        card.suit().index() * self.kinds + card.rank().index()
    }

    /// The card with this index.
    pub fn card_at(&self, place: usize) -> Option<Card> {
        let suit = Suit::new(place.checked_div(self.kinds)?)?;
        let rank = Rank::of_card(u8::try_from(place % self.kinds + 1).ok()?)?;
        (place < self.cards).then(|| Card::new(suit, rank))
    }

    /// A set of cards as a bit mask by index.
    pub(crate) fn compact(&self, cards: CardSet) -> u64 {
        let kinds = (1 << self.kinds) - 1;
        (0..self.suits).fold(0, |bits, suit| {
            bits | (cards.bits() >> (8 * suit) & kinds) << (suit * self.kinds)
        })
    }
}

fn is_plain(rules: &Rules) -> bool {
    let suits = rules.suits();
    rules.colors().len() == suits.len()
        && suits.iter().enumerate().all(|(index, suit)| {
            suit.score == SuitScore::Points
                && suit.color.is_some_and(|color| color.index() == index)
        })
        && rules.cards().iter().all(|card| {
            let touched = rules.touched_by(card);
            let color = rules.suit_info(card.suit()).color;
            touched.len() == 2
                && touched.contains(Clue::Rank(card.rank()))
                && color.is_some_and(|color| touched.contains(Clue::Color(color)))
        })
}
