//! Any arrangement of cards, and the checks that make a game of it.

use core::fmt;
use std::sync::Arc;

use crate::card::{CARD_INDICES, Card};
use crate::clue::Marks;
use crate::deal::Seed;
use crate::game::{Game, shuffled_tiles};
use crate::message::{Explain, Message};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::suit::{Suit, SuitScore};
use crate::table::{Discarded, MAX_HAND};
use crate::tile::{Tile, TileSet};

/// A situation of a game, reachable by play or not. Any value is fine; [`Game::from_setup`] says
/// which make a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The cards of each seat, in the order of the hand.
    pub hands: Vec<Vec<Card>>,
    /// What clues have said of them before, in the same order; seats and cards that are not listed
    /// were never clued.
    pub marks: Vec<Vec<Marks>>,
    /// Whose turn it is.
    pub to_act: Seat,
    /// Clue tokens available.
    pub clue_tokens: u8,
    /// Strikes so far.
    pub strikes: u8,
    /// How many cards lie on the firework of each suit; suits that are not listed have none.
    pub heights: Vec<(Suit, u8)>,
    /// The discard pile, oldest card first.
    pub discard: Vec<Card>,
    /// The deck, top card first.
    pub deck: Vec<Card>,
    /// In the final round the turns left, the coming one included. If the deck is empty in a game
    /// that has a final round and nothing is said here, the round begins now.
    pub turns_left: Option<u8>,
    /// The bonus tiles that are face down, next one first; those that are missing are out of the
    /// game. `None`: all of them, as the seed shuffles them.
    pub tiles: Option<Vec<Tile>>,
    /// What all later random decisions follow from.
    pub seed: Seed,
}

/// Why a setup isn't a situation of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidSetup {
    /// There must be a hand for each player.
    Hands {
        /// Hands given.
        hands: usize,
        /// Players of the game.
        players: usize,
    },
    /// A hand has more than eight cards.
    HandSize(Seat),
    /// Clues for more cards than a hand has, or that say something false of a card: the seat.
    Marks(Seat),
    /// The acting seat is not at the table.
    ToAct(Seat),
    /// More clue tokens than the game has.
    ClueTokens {
        /// Tokens given.
        given: u8,
        /// Tokens of the game.
        most: u8,
    },
    /// As many strikes as end the game.
    Strikes(u8),
    /// A firework that the game does not have.
    NoFirework(Suit),
    /// A firework that is higher than a complete one.
    Height(String),
    /// Every firework is complete already.
    Complete,
    /// A card is there more or less often than the game has it.
    Count {
        /// The card, as its letter and rank.
        card: String,
        /// How often it is in hands, deck, discard pile and fireworks.
        placed: usize,
        /// How often the game has it.
        expected: usize,
    },
    /// Turns are counted although the deck is not empty, or more of them than players, or none.
    TurnsLeft(u8),
    /// Two equal bonus tiles, or tiles in a game without them.
    Tiles,
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
        }
    }
}

impl Game {
    /// A game that goes on from `setup`. Card ids count through the hands, then the discard pile.
    ///
    /// # Errors
    /// [`InvalidSetup`] if the setup does not account for every card of the game, or isn't a
    /// situation of it.
    pub fn from_setup(rules: &Arc<Rules>, setup: &Setup) -> Result<Self, InvalidSetup> {
        check(rules, setup)?;
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
                    table.place(rules, suit, card);
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
            table.update_reach(rules, suit);
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most MAX_DECK cards, by the check"
        )]
        let deck_size = setup.deck.len() as u8;
        table.deck_size = deck_size;
        table.to_act = setup.to_act;
        table.clue_tokens = setup.clue_tokens;
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

fn check_marks(rules: &Rules, setup: &Setup) -> Result<(), InvalidSetup> {
    for (seat, marks) in rules.seats().zip(&setup.marks) {
        let hand = &setup.hands[seat.index()];
        let is_true = |(marks, card): (&Marks, &Card)| {
            let touches = |clue| rules.touch(clue).contains(*card);
            marks.yes.iter().all(touches) && !marks.no.iter().any(touches)
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
    use crate::clue::{Clue, ClueSet};
    use crate::options::Options;

    /// A position in which the first card of the second seat is a red 3, with these marks.
    fn with_marks(marks: Vec<Marks>) -> Result<Game, InvalidSetup> {
        let options = Options::preset("original", 2).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
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
        Game::from_setup(&rules, &setup)
    }

    fn rank(number: u8) -> ClueSet {
        ClueSet::of(Clue::Rank(Rank::new(number).expect("a rank")))
    }

    #[test]
    fn what_clues_have_said_before_lies_on_the_cards() {
        let marks = Marks {
            yes: rank(3),
            no: rank(4),
        };
        let game = with_marks(vec![marks]).expect("true marks");
        let seat = Seat::new(1).expect("a seat");
        assert_eq!(game.table().marks(seat), [marks]);
        let unclued = with_marks(Vec::new()).expect("no marks");
        assert_eq!(unclued.table().marks(seat), [Marks::NONE]);
    }

    #[test]
    fn clues_that_would_have_been_false_are_refused() {
        let refused = Err(InvalidSetup::Marks(Seat::new(1).expect("a seat")));
        let (yes, no) = (rank(4), ClueSet::EMPTY);
        let result = |marks| with_marks(marks).map(|_| ());
        assert_eq!(result(vec![Marks { yes, no }]), refused);
        let (yes, no) = (ClueSet::EMPTY, rank(3));
        assert_eq!(result(vec![Marks { yes, no }]), refused);
        assert_eq!(result(vec![Marks::NONE; 2]), refused);
    }
}
