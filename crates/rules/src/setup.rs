//! Games from any position, and the checks of such a position.

use core::fmt;
use std::sync::Arc;

use crate::board::{place_on_firework, update_reach};
use crate::card::{CARD_INDICES, Card};
use crate::clue::{ClueSet, Marks};
use crate::deal::Seed;
use crate::game::{Game, shuffled_tiles};
use crate::message::{Explain, Message};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::suit::{Suit, SuitScore};
use crate::table::{Discarded, MAX_HAND, Table};
use crate::tile::{Tile, TileSet};

/// A position of a game, reachable by play or not. [`Game::from_setup`] checks it. Where colors and ranks
/// alternate, the next clue may be of either kind; where tokens come back by halves, no half is there:
/// [`Game::from_setup_with`] sets both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub hands: Vec<Vec<Card>>,
    /// The clues about these cards, in the same order. Missing seats and cards have no clues.
    pub marks: Vec<Vec<Marks>>,
    pub to_act: Seat,
    pub clue_tokens: u8,
    pub strikes: u8,
    /// The number of cards on the firework of each suit. Missing suits have none.
    pub heights: Vec<(Suit, u8)>,
    pub discard: Vec<Card>,
    pub deck: Vec<Card>,
    /// The remaining turns in the final round, including the next one. If `None` and the deck is empty, a
    /// game with a final round begins it now.
    pub turns_left: Option<u8>,
    /// The bonus tiles that are face down, next one first. Missing tiles are out of the game. `None` means
    /// all of them, shuffled by the seed.
    pub tiles: Option<Vec<Tile>>,
    /// Decides all later random choices.
    pub seed: Seed,
}

/// What some variants carry from turn to turn, next to a [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// Whether half a clue token has come back besides, as in [`Table::half_token`](crate::Table::half_token).
    pub half_token: bool,
    /// The clues that may be given for a token next, all colors or all ranks; `None` for clues of either kind.
    pub next_clues: Option<ClueSet>,
}

impl Carried {
    /// What the game with this table carries.
    pub fn of(rules: &Rules, table: &Table) -> Self {
        let next = table.next_clues();
        Self {
            half_token: table.half_token(),
            next_clues: (next != rules.clues()).then_some(next),
        }
    }
}

/// Why a position is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidSetup {
    /// There isn't a hand for each player.
    Hands { hands: usize, players: usize },
    /// A hand has more than eight cards.
    HandSize(Seat),
    /// The marks of this seat are for more cards than the hand has, or false for a card.
    Marks(Seat),
    /// There is no such seat.
    ToAct(Seat),
    /// There are more clue tokens than the game has.
    ClueTokens { given: u8, most: u8 },
    /// The number of strikes ends the game.
    Strikes(u8),
    /// The suit has no firework.
    NoFirework(Suit),
    /// The firework is higher than a complete one.
    Height(String),
    /// All fireworks are complete.
    Complete,
    /// Cards lie on fireworks that can be built in several orders, so their heights don't say which.
    Orders,
    /// A card has the wrong number of copies.
    Count {
        /// The card as letter and rank.
        card: String,
        /// The number of copies in hands, deck, discard pile and fireworks.
        placed: usize,
        /// The number of copies in the game.
        expected: usize,
    },
    /// Turns are limited although the deck isn't empty, or their number isn't 1 to the number of players.
    TurnsLeft(u8),
    /// A bonus tile occurs twice, or the game has none.
    Tiles,
    /// Half a token is there although tokens don't come back by halves, or none is missing.
    HalfToken,
    /// The next clues are limited although colors and ranks don't alternate, or to a set that is neither.
    NextClues,
    /// Fireworks and strikes of a game with hidden plays can't be given.
    HiddenPlays,
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hands { hands, players } => {
                write!(f, "{hands} hands are given for {players} players")
            }
            Self::HandSize(seat) => write!(f, "the hand of seat {seat} has more than 8 cards"),
            Self::Marks(seat) => write!(
                f,
                "the clues on the hand of seat {seat} don't match its cards"
            ),
            Self::ToAct(seat) => write!(f, "it is the turn of seat {seat}, but nobody sits there"),
            Self::ClueTokens { given, most } => {
                write!(
                    f,
                    "{given} clue tokens are available, but the game has {most}"
                )
            }
            Self::Strikes(strikes) => write!(
                f,
                "the game would already have ended after {strikes} strikes"
            ),
            Self::NoFirework(_) => f.write_str("a suit is listed that has no firework"),
            Self::Height(suit) => write!(f, "the {suit} firework is higher than a complete one"),
            Self::Complete => f.write_str("every firework is complete already"),
            Self::Orders => f.write_str(
                "cards can't lie on fireworks that can be built in several orders: heights don't say which",
            ),
            Self::Count {
                card,
                placed,
                expected,
            } => write!(
                f,
                "{card} is listed {placed} times (hands, deck, discard pile, fireworks); the game \
                 has {expected}"
            ),
            Self::TurnsLeft(turns) => write!(
                f,
                "turns_left {turns}: a final round needs an empty deck and a game that is not \
                 endless; it has between 1 turn and one for each player"
            ),
            Self::Tiles => f.write_str(
                "the bonus tiles must be different, and are only for a game with flamboyants",
            ),
            Self::HalfToken => f.write_str(
                "half a clue token needs a game where tokens come back by halves, and a missing token",
            ),
            Self::NextClues => f.write_str(
                "the next clues can be limited to all colors or all ranks, in a game where they alternate",
            ),
            Self::HiddenPlays => f.write_str(
                "a game with `variant_mods=hidden_plays` starts with a deal, not with a position",
            ),
        }
    }
}

impl std::error::Error for InvalidSetup {}

impl Explain for InvalidSetup {
    fn message(&self) -> Message {
        match self {
            Self::Hands { hands, players } => Message::new("wrong-setup-hands")
                .number("hands", *hands)
                .number("players", *players),
            Self::HandSize(seat) => Message::new("wrong-setup-hand-size").text("seat", seat),
            Self::Marks(seat) => Message::new("wrong-setup-marks").text("seat", seat),
            Self::ToAct(seat) => Message::new("wrong-setup-to-act").text("seat", seat),
            Self::ClueTokens { given, most } => Message::new("wrong-setup-clue-tokens")
                .number("given", *given)
                .number("most", *most),
            Self::Strikes(strikes) => Message::new("wrong-setup-strikes").number("count", *strikes),
            Self::NoFirework(_) => Message::new("wrong-setup-no-firework"),
            Self::Height(suit) => Message::new("wrong-setup-height").text("suit", suit),
            Self::Complete => Message::new("wrong-setup-complete"),
            Self::Orders => Message::new("wrong-setup-orders"),
            Self::Count {
                card,
                placed,
                expected,
            } => Message::new("wrong-setup-count")
                .text("card", card)
                .number("placed", *placed)
                .number("expected", *expected),
            Self::TurnsLeft(turns) => {
                Message::new("wrong-setup-turns-left").number("count", *turns)
            }
            Self::Tiles => Message::new("wrong-deal-tiles"),
            Self::HalfToken => Message::new("wrong-setup-half-token"),
            Self::NextClues => Message::new("wrong-setup-next-clues"),
            Self::HiddenPlays => Message::new("wrong-setup-hidden-plays").option_value(
                "twist",
                "variant_mods",
                "hidden_plays",
            ),
        }
    }
}

impl Game {
    /// A game in the position `setup`. Card ids number the hands, then the discard pile.
    ///
    /// # Errors
    /// [`InvalidSetup`] if a card of the game is missing or extra, or the position is invalid.
    pub fn from_setup(rules: &Arc<Rules>, setup: &Setup) -> Result<Self, InvalidSetup> {
        Self::from_setup_with(rules, setup, Carried::default())
    }

    /// The same with what variants carry from turn to turn.
    ///
    /// # Errors
    /// [`InvalidSetup`] as for [`from_setup`](Self::from_setup), and if the game has nothing of the kind.
    pub fn from_setup_with(
        rules: &Arc<Rules>,
        setup: &Setup,
        carried: Carried,
    ) -> Result<Self, InvalidSetup> {
        check(rules, setup)?;
        check_carried(rules, setup, carried)?;
        let mut game = Self::blank(rules);
        game.set_shuffle_seed(setup.seed);
        let mut cards = setup
            .hands
            .iter()
            .flatten()
            .chain(&setup.discard)
            .chain(&setup.deck);
        for print in &mut game.hidden.prints {
            let Some(card) = cards.next() else { break };
            *print = *card;
        }
        let table = &mut game.table;
        for &(suit, height) in &setup.heights {
            for below in 0..usize::from(height) {
                if let Some(card) = rules.next_card(suit, below) {
                    place_on_firework(rules, table, suit, card);
                }
            }
        }
        for (seat, hand) in rules.seats().zip(&setup.hands) {
            for _ in hand {
                let id = table.next_id();
                table.drawn += 1;
                table.put_in_hand(seat, id);
            }
        }
        for (seat, marks) in rules.seats().zip(&setup.marks) {
            for (slot, marks) in marks.iter().enumerate() {
                table.set_marks(seat, slot, *marks);
            }
        }
        for &card in &setup.discard {
            let id = table.next_id();
            table.drawn += 1;
            table.push_discard(Discarded { card, id });
        }
        for suit in rules.fireworks() {
            update_reach(rules, table, suit);
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most MAX_DECK cards, by the check"
        )]
        let deck_size = setup.deck.len() as u8;
        table.deck_size = deck_size;
        table.to_act = setup.to_act;
        table.clue_tokens = setup.clue_tokens;
        table.half_token = carried.half_token;
        table.next_clues = carried.next_clues.unwrap_or(table.next_clues);
        table.strikes = setup.strikes;
        #[expect(clippy::cast_possible_truncation, reason = "at most six players")]
        let players = rules.players() as u8;
        let opens_now = rules.flags.final_round && setup.deck.is_empty();
        table.turns_left = setup.turns_left.or(opens_now.then_some(players));
        if rules.flags.flamboyants {
            if let Some(tiles) = &setup.tiles {
                for tile in tiles {
                    game.hidden.tiles.push(*tile);
                }
            } else {
                game.hidden.tiles = shuffled_tiles(&setup.seed);
            }
            game.table.tiles = game.hidden.tiles.iter().copied().collect();
        }
        game.update_all_touching();
        game.open();
        Ok(game)
    }
}

fn check(rules: &Rules, setup: &Setup) -> Result<(), InvalidSetup> {
    if rules.hides_plays() {
        return Err(InvalidSetup::HiddenPlays);
    }
    let players = rules.players();
    if setup.hands.len() != players {
        return Err(InvalidSetup::Hands {
            hands: setup.hands.len(),
            players,
        });
    }
    for (seat, hand) in rules.seats().zip(&setup.hands) {
        if hand.len() > MAX_HAND {
            return Err(InvalidSetup::HandSize(seat));
        }
    }
    check_marks(rules, setup)?;
    if setup.to_act.index() >= players {
        return Err(InvalidSetup::ToAct(setup.to_act));
    }
    let most = rules.max_clue_tokens();
    if setup.clue_tokens > most {
        return Err(InvalidSetup::ClueTokens {
            given: setup.clue_tokens,
            most,
        });
    }
    if setup.strikes >= rules.max_strikes() {
        return Err(InvalidSetup::Strikes(setup.strikes));
    }
    check_cards(rules, setup)?;
    if let Some(turns) = setup.turns_left {
        let counted = rules.flags.final_round && setup.deck.is_empty();
        if !counted || turns == 0 || usize::from(turns) > players {
            return Err(InvalidSetup::TurnsLeft(turns));
        }
    }
    let tiles = setup.tiles.as_deref().unwrap_or_default();
    let different: TileSet = tiles.iter().copied().collect();
    if different.len() as usize != tiles.len() || !rules.flags.flamboyants && !tiles.is_empty() {
        return Err(InvalidSetup::Tiles);
    }
    Ok(())
}

fn check_carried(rules: &Rules, setup: &Setup, carried: Carried) -> Result<(), InvalidSetup> {
    let missing = setup.clue_tokens < rules.max_clue_tokens();
    if carried.half_token && !(rules.has_half_tokens() && missing) {
        return Err(InvalidSetup::HalfToken);
    }
    let kinds = [rules.clues().colors(), rules.clues().ranks()];
    let is_kind = |next| rules.flags.alternating && kinds.contains(&next);
    if carried.next_clues.is_some_and(|next| !is_kind(next)) {
        return Err(InvalidSetup::NextClues);
    }
    Ok(())
}

fn check_marks(rules: &Rules, setup: &Setup) -> Result<(), InvalidSetup> {
    for (seat, marks) in rules.seats().zip(&setup.marks) {
        let hand = &setup.hands[seat.index()];
        let is_true = |(marks, card): (&Marks, &Card)| {
            let touches = |clue| rules.touch(clue).contains(*card);
            let surely = |clue| rules.surely_touch(clue).contains(*card);
            marks.yes.iter().all(touches) && !marks.no.iter().any(surely)
        };
        if marks.len() > hand.len() || !marks.iter().zip(hand).all(is_true) {
            return Err(InvalidSetup::Marks(seat));
        }
    }
    Ok(())
}

fn check_cards(rules: &Rules, setup: &Setup) -> Result<(), InvalidSetup> {
    let mut placed = [0_usize; CARD_INDICES];
    let mut heights = 0;
    for (index, &(suit, height)) in setup.heights.iter().enumerate() {
        let listed_before = setup.heights[..index]
            .iter()
            .any(|(other, _)| *other == suit);
        let has_firework = rules
            .suits()
            .get(suit.index())
            .is_some_and(|info| info.score != SuitScore::Joker);
        if !has_firework || listed_before {
            return Err(InvalidSetup::NoFirework(suit));
        }
        if usize::from(height) > rules.rank_count() {
            return Err(InvalidSetup::Height(rules.suit_info(suit).name.clone()));
        }
        if height > 0 && rules.has_orders() {
            return Err(InvalidSetup::Orders);
        }
        heights += usize::from(height);
        for below in 0..usize::from(height) {
            if let Some(card) = rules.next_card(suit, below) {
                placed[card.index()] += 1;
            }
        }
    }
    if heights == rules.full_height() {
        return Err(InvalidSetup::Complete);
    }
    let listed = || {
        setup
            .hands
            .iter()
            .flatten()
            .chain(&setup.discard)
            .chain(&setup.deck)
    };
    for card in listed() {
        placed[card.index()] += 1;
    }
    let mut all = rules.cards().iter().chain(listed().copied());
    match all.find(|card| placed[card.index()] != usize::from(rules.copies(*card))) {
        None => Ok(()),
        Some(card) => Err(InvalidSetup::Count {
            card: rules.card_text(card),
            placed: placed[card.index()],
            expected: usize::from(rules.copies(card)),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;
    use crate::clue::Clue;
    use crate::options::Options;
    use crate::variant_mod::VariantMod;

    /// A position where the first card of the second seat is a red 3 with these marks.
    fn with_marks(marks: Vec<Marks>) -> Result<Game, InvalidSetup> {
        let options = Options::preset("original", 2).expect("a preset");
        with(&options, marks, Carried::default())
    }

    fn with(options: &Options, marks: Vec<Marks>, carried: Carried) -> Result<Game, InvalidSetup> {
        let rules = Arc::new(Rules::new(options).expect("a game"));
        let red = Suit::new(1).expect("a suit");
        let card = Card::new(red, Rank::new(3).expect("a rank"));
        let mut deck = Vec::new();
        for other in rules.cards().iter() {
            let left = rules.copies(other) - u8::from(other == card);
            deck.extend(core::iter::repeat_n(other, usize::from(left)));
        }
        let setup = Setup {
            hands: vec![Vec::new(), vec![card]],
            marks: vec![Vec::new(), marks],
            to_act: Seat::new(0).expect("a seat"),
            clue_tokens: 4,
            strikes: 0,
            heights: Vec::new(),
            discard: Vec::new(),
            deck,
            turns_left: None,
            tiles: None,
            seed: Seed::from_number(0),
        };
        Game::from_setup_with(&rules, &setup, carried)
    }

    #[test]
    fn only_variants_that_carry_something_take_it() {
        let result = |mods: &[VariantMod], half_token, next_clues| {
            let mut options = Options::preset("original", 2).expect("a preset");
            options.variant_mods = mods.iter().copied().collect();
            let carried = Carried {
                half_token,
                next_clues,
            };
            let game = with(&options, Vec::new(), carried)?;
            assert_eq!(Carried::of(game.rules(), game.table()), carried);
            Ok(())
        };
        let ranks = (1..=5).map(|number| Clue::Rank(Rank::new(number).expect("a rank")));
        let ranks = Some(ranks.collect::<ClueSet>());
        assert_eq!(result(&[VariantMod::ClueStarved], true, None), Ok(()));
        assert_eq!(result(&[VariantMod::Alternating], false, ranks), Ok(()));
        let (half, next) = (Err(InvalidSetup::HalfToken), Err(InvalidSetup::NextClues));
        assert_eq!(result(&[VariantMod::Alternating], true, None), half);
        assert_eq!(result(&[VariantMod::ClueStarved], false, ranks), next);
        assert_eq!(
            result(&[VariantMod::Alternating], false, Some(rank(3))),
            next
        );
    }

    fn rank(number: u8) -> ClueSet {
        ClueSet::of(Clue::Rank(Rank::new(number).expect("a rank")))
    }

    #[test]
    fn earlier_clues_mark_the_cards() {
        let marks = Marks {
            yes: rank(3),
            no: rank(4),
        };
        let game = with_marks(vec![marks]).expect("the marks are true");
        let seat = Seat::new(1).expect("a seat");
        assert_eq!(game.table().marks(seat), [marks]);
        let unclued = with_marks(Vec::new()).expect("no marks are valid");
        assert_eq!(unclued.table().marks(seat), [Marks::NONE]);
    }

    #[test]
    fn false_clues_are_refused() {
        let refused = Err(InvalidSetup::Marks(Seat::new(1).expect("a seat")));
        let (yes, no) = (rank(4), ClueSet::EMPTY);
        let result = |marks| with_marks(marks).map(|_| ());
        assert_eq!(result(vec![Marks { yes, no }]), refused);
        let (yes, no) = (ClueSet::EMPTY, rank(3));
        assert_eq!(result(vec![Marks { yes, no }]), refused);
        assert_eq!(result(vec![Marks::NONE; 2]), refused);
    }
}
