//! What doesn't change during a search.

use kagiya_rules::{
    Action, BlackCompletion, Card, CriticalDiscard, Direction, EmptyHand, EndMode, Game, Goal,
    MAX_SUITS, Options, Phase, Rules, Tile, VariantMod,
};

use super::state::State;
use crate::answer::{Budget, Found, Reason};
use crate::playout::points;

/// No place in the deck.
pub(super) const NONE: u8 = u8::MAX;

/// The number of card types: eight for each suit, of which the first are used.
pub(super) const TYPES: usize = MAX_SUITS * 8;

/// A type is the suit's index × 8 and the number of cards below it on the firework.
pub(super) type Type = u8;

/// The rules, and the deck below the cards that are drawn.
pub(crate) struct Problem<'a> {
    pub(super) game: &'a Game,
    pub(super) players: usize,
    pub(super) ranks: u8,
    /// The suits with a firework.
    pub(super) suits: Vec<u8>,
    pub(super) deck: Vec<Type>,
    /// For each place in the deck and its end, the first place from there on of each type.
    pub(super) next: Vec<[u8; TYPES]>,
    /// The last place of each type.
    pub(super) last: [u8; TYPES],
    pub(super) max_tokens: u8,
    /// The number of strikes that doesn't end the game.
    pub(super) max_strikes: u8,
    pub(super) final_round: bool,
    /// Whether the game goes on without a deck, for points, until no more cards can be placed.
    pub(super) until_capped: bool,
    pub(super) empty_hands: EmptyHands,
    pub(super) timed_display: bool,
    /// The suits whose completion reveals a bonus tile, as a bit mask.
    pub(super) tile_suits: u8,
    /// The tiles that will be revealed, in order.
    pub(super) tiles: Vec<Tile>,
    /// The number of complete fireworks of these suits at the beginning.
    pub(super) tiles_before: u32,
}

/// What happens when a turn begins without a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EmptyHands {
    /// The game is lost.
    Lose,
    /// The player gives a clue, or the game is lost.
    ClueOnly,
    /// The player gives a clue, or is passed over.
    PassOver,
}

/// The target of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// The number of cards on fireworks.
    pub(super) placed: u8,
}

pub(super) fn type_of(rules: &Rules, card: Card) -> Type {
    u8::try_from(card.suit().index() * 8 + rules.height_of(card)).unwrap_or(NONE)
}

/// The suits whose completion reveals a bonus tile, as a bit mask.
fn tile_suits(rules: &Rules) -> u8 {
    let options = rules.options();
    let reveals = |direction| match direction {
        Direction::Up => options.flamboyants,
        Direction::Down => options.black_completion == BlackCompletion::Tile,
    };
    rules
        .fireworks()
        .filter(|suit| reveals(rules.suit_info(*suit).direction))
        .fold(0, |mask, suit| mask | 1 << suit.index())
}

/// The number of complete fireworks of these suits.
fn complete(game: &Game, suits: u8) -> u32 {
    let rules = game.rules();
    let full = |suit| game.table().height(suit) == rules.rank_count();
    let complete = rules.fireworks().filter(|suit| full(*suit));
    complete.fold(0, |count, suit| {
        count + u32::from(suits >> suit.index() & 1)
    })
}

/// The bonus tiles that can still be revealed, in order. `None` if one of them moves cards.
fn tiles(game: &Game, suits: u8) -> Option<Vec<Tile>> {
    let rules = game.rules();
    let open = rules
        .fireworks()
        .filter(|suit| game.table().height(*suit) < rules.rank_count());
    let (mut left, mut others) = (0, 0);
    for suit in open {
        let reveals = u32::from(suits >> suit.index() & 1);
        left += reveals;
        others += 1 - reveals;
    }
    // The last firework of all ends the game.
    if others == 0 {
        left = left.saturating_sub(1);
    }
    let tiles = game.face_down_tiles().iter().copied();
    let tiles: Vec<Tile> = tiles.take(left as usize).collect();
    let moves_cards = |tile: &Tile| matches!(tile, Tile::ShuffleBack | Tile::PutIntoPlay);
    (!tiles.iter().any(moves_cards)).then_some(tiles)
}

/// Whether a lost card ends a game for points, which a line to fewer points must not do.
fn loses_for_points(options: &Options) -> bool {
    options.goal == Goal::Score && options.critical_discard == CriticalDiscard::Lose
}

impl<'a> Problem<'a> {
    /// `None` if the rules or the position need the general search.
    pub(crate) fn new(game: &'a Game) -> Option<Self> {
        let rules = game.rules();
        let (options, table) = (rules.options(), game.table());
        let clues_reach_all = options.empty_clues
            || rules
                .cards()
                .iter()
                .all(|card| !rules.touched_by(card).is_empty());
        let tile_suits = tile_suits(rules);
        let tiles = tiles(game, tile_suits)?;
        if rules.joker().is_some()
            || rules.has_inverted()
            || options.variant_mods.contains(&VariantMod::DeckPlay)
            || options.variant_mods.contains(&VariantMod::Alternating)
            || rules.has_half_tokens()
            || loses_for_points(options)
            || rules.has_orders()
            || !rules.rewards_completion()
            || table.phase() != Phase::Turn
            || !clues_reach_all
        {
            return None;
        }
        let deck: Vec<Type> = game
            .deck()
            .iter()
            .map(|card| type_of(rules, *card))
            .collect();
        let mut next = vec![[NONE; TYPES]; deck.len() + 1];
        let mut last = [NONE; TYPES];
        for (place, kind) in deck.iter().enumerate().rev() {
            next[place] = next[place + 1];
            let place_u8 = u8::try_from(place).ok()?;
            next[place][usize::from(*kind)] = place_u8;
            let last = &mut last[usize::from(*kind)];
            if *last == NONE {
                *last = place_u8;
            }
        }
        let until_capped = options.end_mode == EndMode::Endless && options.goal == Goal::Score;
        Some(Self {
            game,
            players: rules.players(),
            ranks: u8::try_from(rules.rank_count()).ok()?,
            suits: rules
                .fireworks()
                .map(|suit| u8::try_from(suit.index()).unwrap_or(NONE))
                .collect(),
            deck,
            next,
            last,
            max_tokens: rules.max_clue_tokens(),
            // A tile that takes back a strike may take one that comes later.
            max_strikes: rules.max_strikes() - 1 + u8::from(tiles.contains(&Tile::StrikeBack)),
            tile_suits,
            tiles_before: complete(game, tile_suits),
            tiles,
            final_round: options.end_mode == EndMode::FinalRound,
            until_capped,
            empty_hands: match options.empty_hand {
                EmptyHand::Lose => EmptyHands::Lose,
                EmptyHand::ClueOnly if until_capped => EmptyHands::PassOver,
                EmptyHand::ClueOnly => EmptyHands::ClueOnly,
            },
            timed_display: options.timed_display,
        })
    }

    /// Searches for a line of the game to `score` or more. The line is `None` if the rules don't allow one of
    /// its moves, or lose the game after it.
    ///
    /// # Errors
    /// The reason if a bound excludes it.
    pub(crate) fn decide(
        &self,
        score: i8,
        budget: &mut Budget,
    ) -> Result<Found<Option<Vec<Action>>>, Reason> {
        let rules = self.game.rules();
        let placed = (0..=rules.full_height())
            .find(|placed| points(rules, *placed) >= score)
            .and_then(|placed| u8::try_from(placed).ok())
            .ok_or(Reason::Maximum)?;
        let target = Target { placed };
        let mut root = State::of(self);
        self.settle(&mut root, target)?;
        Ok(match self.search(root, target, budget) {
            Found::Line(moves) => Found::Line(self.actions(&moves, score)),
            Found::Nothing => Found::Nothing,
            Found::Open => Found::Open,
        })
    }
}
