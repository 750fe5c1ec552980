//! Options compiled to tables. Editions and variants differ only here. `docs/rules/rulings.md` has the
//! rulings.

use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::card::{CARD_INDICES, Card, CardSet, MAX_HEIGHT, Rank};
use crate::clue::{CLUE_INDICES, Clue, ClueSet, Color, ColorInfo, Marks, Untold};
use crate::flags::{Flags, Telling};
use crate::invalid_options::{InvalidOptions, check_combinations, check_numbers, check_supply};
use crate::option_values::{BlackCompletion, ScoreFloor, Strikeout};
use crate::options::Options;
use crate::orders::Orders;
use crate::outcome::{LossReason, Outcome};
use crate::seat::{Offset, Seat};
use crate::suit::{ColorTouch, Direction, MAX_SUITS, Suit, SuitScore};
use crate::suit_rows::{SuitRow, clue_colors, suit_rows};
use crate::table::Table;
use crate::tile::TileSet;
use crate::touch::{Touched, Touching};
use crate::variant_mod::VariantMod;

/// The maximum number of cards in a deck.
pub const MAX_DECK: usize = 120;

/// A suit in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuitInfo {
    /// The name in English, lower case.
    pub name: String,
    pub letter: char,
    /// The order in which the firework is built.
    pub direction: Direction,
    pub score: SuitScore,
    /// Whether playing and discarding its cards are exchanged.
    pub inverted: bool,
    /// Its own color for clues, if any.
    pub color: Option<Color>,
}

/// The bonus for completing a firework.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bonus {
    Token,
    Nothing,
    Tile,
}

/// The rules of one game: its options, and tables for questions about cards.
///
/// Doesn't allocate after [`Rules::new`]. Share it in an `Arc`.
#[derive(Clone, Debug)]
pub struct Rules {
    options: Options,
    suits: ArrayVec<SuitInfo, MAX_SUITS>,
    colors: ArrayVec<ColorInfo, MAX_SUITS>,
    players: usize,
    ranks: usize,
    hand_size: usize,
    /// All clues that the rules allow.
    clues: ClueSet,
    /// The clues that may touch no card of the hand.
    empty_clues: ClueSet,
    touch: [CardSet; CLUE_INDICES],
    /// The cards that clues touch for sure: of an untold clue, those that each clue of its kind touches.
    surely_touch: [CardSet; CLUE_INDICES],
    touched_by: [ClueSet; CARD_INDICES],
    /// The next card of each firework by height; empty at full height.
    pub(crate) next: [[CardSet; MAX_HEIGHT + 1]; MAX_SUITS],
    /// The orders of the fireworks, where they can be built in several.
    pub(crate) orders: Option<Box<Orders>>,
    copies: [u8; CARD_INDICES],
    cards: CardSet,
    /// The suits with a firework, as a bit mask.
    fireworks: u8,
    joker: Option<Suit>,
    /// The suits whose cards are discarded by a play and played by a discard, as a bit mask.
    inverted: u8,
    /// The same rules without such suits, if there are any.
    intents: Option<Arc<Rules>>,
    /// The same rules with open plays, if plays are hidden.
    pub(crate) opened: Option<Arc<Rules>>,
    pub(crate) completion: [Bonus; MAX_SUITS],
    /// The deck before the shuffle, by suit, rank and copy.
    pub(crate) sorted: ArrayVec<Card, MAX_DECK>,
    /// The table after the deal. It depends on the deal only in the first player.
    pub(crate) dealt: Table,
    pub(crate) flags: Flags,
}

impl Rules {
    /// Compiles `options` to tables.
    ///
    /// # Errors
    /// [`InvalidOptions`] if they don't work together.
    pub fn new(options: &Options) -> Result<Self, InvalidOptions> {
        check_supply(options)?;
        Self::new_unchecked_limits(options)
    }

    /// The same without the limits of 20 clue tokens and 5 strikes, for research environments.
    ///
    /// # Errors
    /// [`InvalidOptions`] as for [`Rules::new`].
    pub fn new_unchecked_limits(options: &Options) -> Result<Self, InvalidOptions> {
        let opened = if options.variant_mods.contains(&VariantMod::HiddenPlays) {
            Some(Arc::new(Self::compile(options)?))
        } else {
            None
        };
        let mut rules = Self::compile(options)?;
        if rules.inverted != 0 {
            let mut intents = options.clone();
            for suit in &mut intents.extra_suits {
                suit.inverted = false;
            }
            rules.intents = Some(Arc::new(Self::new_unchecked_limits(&intents)?));
        }
        rules.opened = opened;
        Ok(rules)
    }

    /// The rules with open plays, and without those that replace them.
    fn compile(options: &Options) -> Result<Self, InvalidOptions> {
        check_numbers(options)?;
        check_combinations(options)?;
        let players = usize::from(options.players);
        let hand_size = usize::from(
            options
                .hand_size()
                .ok_or(InvalidOptions::NoHandSize(options.players))?,
        );
        let ranks = usize::from(options.ranks);
        let rows = suit_rows(options)?;
        let has = |modifier| options.variant_mods.contains(&modifier);
        let colors = if has(VariantMod::ColourMute) {
            ArrayVec::new()
        } else {
            clue_colors(&rows)?
        };
        let touching = Touching::of(options, &colors);

        let mut rules = Self {
            options: options.clone(),
            suits: ArrayVec::new(),
            colors: colors.clone(),
            players,
            ranks,
            hand_size,
            clues: touching.clues(),
            empty_clues: if options.empty_clues {
                touching.clues()
            } else {
                touching.idle_clues()
            },
            touch: [CardSet::EMPTY; CLUE_INDICES],
            surely_touch: [CardSet::EMPTY; CLUE_INDICES],
            touched_by: [ClueSet::EMPTY; CARD_INDICES],
            next: [[CardSet::EMPTY; MAX_HEIGHT + 1]; MAX_SUITS],
            orders: Orders::of(options).map(Box::new),
            copies: [0; CARD_INDICES],
            cards: CardSet::EMPTY,
            fireworks: 0,
            joker: None,
            inverted: 0,
            intents: None,
            opened: None,
            completion: [Bonus::Token; MAX_SUITS],
            sorted: ArrayVec::new(),
            dealt: Table::EMPTY,
            flags: Flags::of(options),
        };
        for (index, row) in rows.iter().enumerate() {
            rules.compile_suit(Suit::from_index(index), row, &touching)?;
        }
        rules.compile_untold();
        rules.check_orders()?;
        if rules.fireworks == 0 {
            return Err(InvalidOptions::NoFirework);
        }
        let needed = players * hand_size;
        if needed > rules.sorted.len() {
            return Err(InvalidOptions::DeckTooSmall {
                needed,
                cards: rules.sorted.len(),
            });
        }
        rules.dealt = rules.dealt_table();
        Ok(rules)
    }

    /// The table before the deal.
    pub(crate) fn empty_table(&self) -> Table {
        let mut table = Table::EMPTY;
        if let Some(orders) = &self.orders {
            table.open_orders = orders.all(self.fireworks());
        }
        for suit in self.fireworks() {
            table.playable |= self.next_cards(table.open_orders, suit, 0);
            #[expect(clippy::cast_possible_truncation, reason = "at most five ranks")]
            let full = self.rank_count() as u8;
            table.reach[suit.index()] = full;
        }
        table.clue_tokens = self.max_clue_tokens();
        table.next_clues = self.clues;
        table.tiles = self.tiles();
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_DECK")]
        let deck_size = self.deck_size() as u8;
        table.deck_size = deck_size;
        table
    }

    /// The table after the deal: hand by hand from seat 0.
    fn dealt_table(&self) -> Table {
        let mut table = self.empty_table();
        for seat in self.seats() {
            for _ in 0..self.hand_size() {
                table.draw(seat);
            }
        }
        // If the deal empties the deck, the final round begins at once.
        if table.deck_size == 0 && self.flags.final_round {
            #[expect(clippy::cast_possible_truncation, reason = "at most six players")]
            let players = self.players() as u8;
            table.turns_left = Some(players);
        }
        table
    }

    fn compile_suit(
        &mut self,
        suit: Suit,
        row: &SuitRow,
        touching: &Touching<'_>,
    ) -> Result<(), InvalidOptions> {
        let spec = &row.spec;
        let name = &spec.id;
        if spec.copies.len() != self.ranks || spec.copies.iter().any(|n| !(1..=3).contains(n)) {
            return Err(InvalidOptions::SuitCopies(name.clone()));
        }
        if spec.score == SuitScore::Joker {
            if self.joker.is_some() || spec.direction == Direction::Down {
                return Err(InvalidOptions::JokerSuit(name.clone()));
            }
            self.joker = Some(suit);
        } else {
            self.fireworks |= 1 << suit.index();
        }
        if spec.inverted {
            self.inverted |= 1 << suit.index();
        }
        let own_color = if spec.nameable && spec.color_touch == ColorTouch::Own {
            touching.color_at(row.letter)
        } else {
            None
        };
        for rank in self.ranks() {
            let card = Card::new(suit, rank);
            let touched_by = touching.touched_by(&Touched {
                row,
                suit: suit.index(),
                own_color,
                rank,
            })?;
            self.touched_by[card.index()] = touched_by;
            for clue in touched_by.iter() {
                self.touch[clue.index()].insert(card);
            }
            let copies = self.copies_of(&spec.copies, rank);
            self.copies[card.index()] = copies;
            self.cards.insert(card);
            for _ in 0..copies {
                self.sorted.push(card);
            }
            if spec.score != SuitScore::Joker && rank != Rank::START {
                let height = self.height_below(spec.direction, rank);
                self.next[suit.index()][height] = CardSet::of(card);
            }
        }
        // A bonus tile comes "with a five": with a firework that ends at its highest rank. A firework that is
        // built downwards earns a token, unless the options say otherwise (ruling A-16).
        let tile = match spec.direction {
            Direction::Up => self.flags.flamboyants,
            Direction::Down => self.options.black_completion == BlackCompletion::Tile,
        };
        let hidden = self.options.variant_mods.contains(&VariantMod::HiddenPlays);
        self.completion[suit.index()] = match (tile, hidden) {
            // A token would show that the firework is complete.
            (_, true) => Bonus::Nothing,
            (true, false) => Bonus::Tile,
            (false, false) => Bonus::Token,
        };
        self.suits.push(SuitInfo {
            name: name.clone(),
            letter: row.letter,
            direction: spec.direction,
            score: spec.score,
            inverted: spec.inverted,
            color: own_color,
        });
        Ok(())
    }

    /// What clues touch for sure, and what untold ones can touch.
    fn compile_untold(&mut self) {
        self.surely_touch = self.touch;
        let kinds = [
            (Untold::Color, self.clues.colors()),
            (Untold::Rank, self.clues.ranks()),
            (Untold::Kind, self.clues),
        ];
        for (untold, clues) in kinds {
            let index = Clue::Untold(untold).index();
            let mut surely = self.cards;
            for clue in clues.iter() {
                self.touch[index] |= self.touch[clue.index()];
                surely &= self.touch[clue.index()];
            }
            self.surely_touch[index] = surely;
        }
    }

    /// The number of copies of a card of a suit that lists these.
    fn copies_of(&self, listed: &[u8], rank: Rank) -> u8 {
        let has = |modifier| self.options.variant_mods.contains(&modifier);
        let several = listed.iter().any(|copies| *copies > 1);
        // START has no number, so that no list has its copies.
        let listed = listed.get(rank.index()).copied().unwrap_or(1);
        match rank.number() {
            1 | 5 if has(VariantMod::UpOrDown) => 1,
            1 if has(VariantMod::ScarceOnes) => listed.min(2),
            4 if has(VariantMod::CriticalFours) => 1,
            _ if has(VariantMod::Sudoku) && several => 2,
            _ => listed,
        }
    }

    pub(crate) const fn height_below(&self, direction: Direction, rank: Rank) -> usize {
        match direction {
            Direction::Up => rank.index(),
            Direction::Down => self.ranks.saturating_sub(1 + rank.index()),
        }
    }

    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The suits in order: base, multicolor, black, extra.
    pub fn suits(&self) -> &[SuitInfo] {
        &self.suits
    }

    /// The colors for clues, in order.
    pub fn colors(&self) -> &[ColorInfo] {
        &self.colors
    }

    /// The suits with a firework.
    pub fn fireworks(&self) -> impl Iterator<Item = Suit> + use<> {
        let mask = self.fireworks;
        (0..MAX_SUITS)
            .filter(move |index| mask >> index & 1 == 1)
            .map(Suit::from_index)
    }

    /// Whether playing and discarding the cards of `suit` are exchanged.
    pub const fn is_inverted(&self, suit: Suit) -> bool {
        self.inverted >> suit.index() & 1 == 1
    }

    /// Whether that is so for any suit.
    pub const fn has_inverted(&self) -> bool {
        self.inverted != 0
    }

    /// The same rules without exchanged suits, for programs that think of what becomes of a card: there a play
    /// always places it. `None` if no suit is exchanged.
    pub const fn intents(&self) -> Option<&Arc<Self>> {
        self.intents.as_ref()
    }

    /// Whether a complete firework brings back a token or reveals a bonus tile.
    pub const fn rewards_completion(&self) -> bool {
        !matches!(self.completion[0], Bonus::Nothing)
    }

    /// Whether played cards stay face down until the end.
    #[inline]
    pub const fn hides_plays(&self) -> bool {
        self.opened.is_some()
    }

    /// The same rules with open plays, if plays are hidden: for finished games, and for programs that may see
    /// all cards.
    pub const fn opened(&self) -> Option<&Arc<Self>> {
        self.opened.as_ref()
    }

    pub(crate) const fn firework_mask(&self) -> u8 {
        self.fireworks
    }

    /// The suit whose cards can replace others, if any.
    pub const fn joker(&self) -> Option<Suit> {
        self.joker
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The offsets of all other players.
    #[inline]
    pub fn offsets(&self) -> impl Iterator<Item = Offset> + use<> {
        Offset::all(self.players)
    }

    /// The number of cards in a hand after the deal.
    pub const fn hand_size(&self) -> usize {
        self.hand_size
    }

    /// The number of ranks without START, which is the height of a complete firework.
    pub const fn rank_count(&self) -> usize {
        self.ranks
    }

    /// The number of clue tokens at the start, which is also the maximum.
    pub const fn max_clue_tokens(&self) -> u8 {
        self.flags.clue_tokens
    }

    /// Whether what brings back a clue token brings back half of one.
    pub const fn has_half_tokens(&self) -> bool {
        self.flags.half_tokens
    }

    /// The number of the strike that ends the game.
    pub const fn max_strikes(&self) -> u8 {
        self.flags.strikes
    }

    /// The number of cards in the deck before the deal.
    pub fn deck_size(&self) -> usize {
        self.sorted.len()
    }

    /// All prints of the game.
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The number of copies of `card` in the game.
    pub const fn copies(&self, card: Card) -> u8 {
        self.copies[card.index()]
    }

    /// All clues that the rules allow.
    pub const fn clues(&self) -> ClueSet {
        self.clues
    }

    /// The clues that may touch no card of the hand: all with the option `empty_clues`, and those that touch
    /// no card of the game by a modifier.
    pub const fn empty_clues(&self) -> ClueSet {
        self.empty_clues
    }

    /// What everyone hears of a clue: the clue itself, unless the game doesn't tell it.
    #[inline]
    pub const fn heard(&self, clue: Clue) -> Clue {
        match (self.flags.telling, clue) {
            (Telling::Clues, _) | (_, Clue::Untold(_)) => clue,
            (Telling::Kinds, Clue::Color(_)) => Clue::Untold(Untold::Color),
            (Telling::Kinds, Clue::Rank(_)) => Clue::Untold(Untold::Rank),
            (Telling::Nothing, Clue::Color(_) | Clue::Rank(_)) => Clue::Untold(Untold::Kind),
        }
    }

    /// Whether everyone hears what a clue says.
    pub const fn tells_clues(&self) -> bool {
        matches!(self.flags.telling, Telling::Clues)
    }

    /// The cards that `clue` touches; of an untold clue, the cards that it can touch.
    pub const fn touch(&self, clue: Clue) -> CardSet {
        self.touch[clue.index()]
    }

    /// The cards that `clue` touches for sure. It differs from [`Self::touch`] for an untold clue.
    pub const fn surely_touch(&self, clue: Clue) -> CardSet {
        self.surely_touch[clue.index()]
    }

    /// The clues that touch `card`.
    pub const fn touched_by(&self, card: Card) -> ClueSet {
        self.touched_by[card.index()]
    }

    /// The possible prints of a card with these marks.
    #[inline]
    pub fn possible(&self, marks: Marks) -> CardSet {
        let mut possible = self.cards;
        for clue in marks.yes.iter() {
            possible &= self.touch(clue);
        }
        for clue in marks.no.iter() {
            possible &= !self.surely_touch(clue);
        }
        possible
    }

    /// Whether a game with this outcome has a score. An all-or-nothing game is only won or lost. A lost game
    /// has a score, zero, only where the rules say so of the last strike (ruling A-5).
    pub fn has_score(&self, outcome: Outcome) -> bool {
        let counted = match outcome {
            Outcome::Perfect | Outcome::Finished => true,
            Outcome::Lost(LossReason::Strikes) => self.strikeout() == Strikeout::Zero,
            Outcome::Lost(
                LossReason::CriticalDiscard
                | LossReason::EmptyHand
                | LossReason::NoLegalAction
                | LossReason::Incomplete,
            ) => false,
        };
        counted && !self.flags.all_or_nothing
    }

    /// The maximum score: a point for each card of the fireworks that give points.
    pub fn max_score(&self) -> i8 {
        self.points_range().1
    }

    /// The minimum score: minus a point for each card of the fireworks that cost points.
    pub fn min_score(&self) -> i8 {
        self.points_range().0
    }

    fn points_range(&self) -> (i8, i8) {
        #[expect(clippy::cast_possible_truncation, reason = "at most 5")]
        let ranks = self.ranks as i8;
        self.suits
            .iter()
            .fold((0, 0), |(min, max), suit| match suit.score {
                SuitScore::Points => (min, max + ranks),
                SuitScore::Penalty if self.options.score_floor == ScoreFloor::Zero => (min, max),
                SuitScore::Penalty => (min - ranks, max),
                SuitScore::Joker => (min, max),
            })
    }

    /// The result after the last strike.
    pub const fn strikeout(&self) -> Strikeout {
        self.options.strikeout
    }

    pub const fn tiles(&self) -> TileSet {
        if self.flags.flamboyants {
            TileSet::ALL
        } else {
            TileSet::EMPTY
        }
    }

    pub fn suit_by_letter(&self, letter: char) -> Option<Suit> {
        let letter = letter.to_ascii_lowercase();
        self.suits
            .iter()
            .position(|suit| suit.letter == letter)
            .and_then(Suit::new)
    }

    pub fn color_by_letter(&self, letter: char) -> Option<Color> {
        let letter = letter.to_ascii_lowercase();
        self.colors
            .iter()
            .position(|color| color.letter == letter)
            .and_then(Color::new)
    }

    pub fn suit_info(&self, suit: Suit) -> &SuitInfo {
        &self.suits[suit.index().min(self.suits.len() - 1)]
    }

    pub fn color_info(&self, color: Color) -> &ColorInfo {
        &self.colors[color.index().min(self.colors.len() - 1)]
    }
}
