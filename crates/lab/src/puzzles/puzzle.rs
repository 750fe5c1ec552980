//! Puzzles in their written form, and their positions.

use core::fmt;
use std::sync::Arc;

use kagiya_rules::notation::{parse_card, parse_clue};
use kagiya_rules::{Card, CardSet, Game, Marks, Options, Rules, Seed, Setup};
use serde::Deserialize;

const PUZZLES: &str = include_str!("../../data/puzzles/puzzles.json");

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name at its source.
    pub id: String,
    pub group: String,
    /// The top card of each firework that isn't empty.
    pub fireworks: String,
    #[serde(default)]
    pub discarded: String,
    /// The cards of each seat with their clues, oldest first.
    pub hands: Vec<String>,
    /// The top of the deck. The rest of the cards follow by suit and rank.
    #[serde(default)]
    pub deck: String,
    /// Clue tokens at the start.
    pub tokens: u8,
    /// The letter of the seat that begins.
    #[serde(default = "alice")]
    pub first: char,
    /// Actions and questions, in order.
    pub steps: Vec<PuzzleStep>,
}

const fn alice() -> char {
    'A'
}

/// An action or a question. Actions and cards are in notation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleStep {
    /// The player to act does this.
    Do(String),
    /// What does the holder take this card to be? Exactly these cards are right.
    Read {
        /// The card by the letter of its seat and its slot.
        card: String,
        cards: String,
    },
    /// What does the player to act do? One of these is right.
    Act(Vec<String>),
    /// What does the player to act do? Anything else is right.
    Never(Vec<String>),
}

/// An error in the data of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("puzzle {id}, `{text}`: {reason}")]
pub struct InvalidPuzzle {
    pub id: String,
    /// The invalid text.
    pub text: String,
    pub reason: String,
}

/// All puzzles by group.
///
/// # Errors
/// [`InvalidPuzzle`] for an error in the data.
pub fn puzzles() -> Result<Vec<Puzzle>, InvalidPuzzle> {
    serde_json::from_str(PUZZLES).map_err(|error| InvalidPuzzle {
        id: "all".to_owned(),
        text: "puzzles.json".to_owned(),
        reason: error.to_string(),
    })
}

impl Puzzle {
    pub(super) fn bad(&self, text: &str, reason: &impl fmt::Display) -> InvalidPuzzle {
        InvalidPuzzle {
            id: self.id.clone(),
            text: text.to_owned(),
            reason: reason.to_string(),
        }
    }

    /// The position at the start of the puzzle.
    ///
    /// # Errors
    /// [`InvalidPuzzle`] if the position is invalid.
    pub fn position(&self) -> Result<Game, InvalidPuzzle> {
        let players = u8::try_from(self.hands.len()).unwrap_or(u8::MAX);
        let options = Options::preset("original", players);
        let options = options.map_err(|error| self.bad("hands", &error))?;
        let rules = Rules::new(&options).map_err(|error| self.bad("hands", &error))?;
        let rules = Arc::new(rules);
        let (mut hands, mut marks) = (Vec::new(), Vec::new());
        for hand in &self.hands {
            let held = hand.split_whitespace().map(|text| self.held(text, &rules));
            let held = held.collect::<Result<Vec<_>, _>>()?;
            let (cards, said): (Vec<Card>, Vec<Marks>) = held.into_iter().unzip();
            hands.push(cards);
            marks.push(said);
        }
        let heights = self.list(&self.fireworks, &rules)?;
        let heights = heights
            .iter()
            .map(|card| (card.suit(), card.rank().number()));
        let to_act = rules.seats().find(|seat| seat.letter() == self.first);
        let mut setup = Setup {
            hands,
            marks,
            to_act: to_act.ok_or_else(|| self.bad("first", &"nobody sits there"))?,
            clue_tokens: self.tokens,
            strikes: 0,
            heights: heights.collect(),
            discard: self.list(&self.discarded, &rules)?,
            deck: self.list(&self.deck, &rules)?,
            turns_left: None,
            tiles: None,
            seed: Seed::from_number(0),
        };
        let rest = rest(&rules, &setup);
        setup.deck.extend(rest);
        Game::from_setup(&rules, &setup).map_err(|error| self.bad("position", &error))
    }

    fn list(&self, texts: &str, rules: &Rules) -> Result<Vec<Card>, InvalidPuzzle> {
        let texts = texts.split_whitespace();
        texts
            .map(|text| parse_card(text, rules).map_err(|error| self.bad(text, &error)))
            .collect()
    }

    pub(super) fn cards(&self, texts: &str, rules: &Rules) -> Result<CardSet, InvalidPuzzle> {
        Ok(self.list(texts, rules)?.into_iter().collect())
    }

    /// A card in a hand: `r3:3w!b` is a red 3 that clues about 3 and white touched and one about blue didn't.
    fn held(&self, text: &str, rules: &Rules) -> Result<(Card, Marks), InvalidPuzzle> {
        let (rest, no) = text.split_once('!').unwrap_or((text, ""));
        let (card, yes) = rest.split_once(':').unwrap_or((rest, ""));
        let mut marks = Marks::NONE;
        for (set, clues) in [(&mut marks.yes, yes), (&mut marks.no, no)] {
            for clue in clues.chars() {
                let clue = parse_clue(clue.encode_utf8(&mut [0; 4]), rules);
                set.insert(clue.map_err(|error| self.bad(text, &error))?);
            }
        }
        let card = parse_card(card, rules).map_err(|error| self.bad(text, &error))?;
        Ok((card, marks))
    }
}

/// The cards of the game that `setup` doesn't have yet.
fn rest(rules: &Rules, setup: &Setup) -> Vec<Card> {
    let listed = || {
        let hands = setup.hands.iter().flatten();
        hands.chain(&setup.discard).chain(&setup.deck)
    };
    let lies = |card: Card| {
        let placed = setup.heights.iter().any(|(suit, height)| {
            *suit == card.suit() && rules.height_of(card) < usize::from(*height)
        });
        listed().filter(|other| **other == card).count() + usize::from(placed)
    };
    let all = rules.cards().iter();
    all.flat_map(|card| {
        let left = usize::from(rules.copies(card)).saturating_sub(lies(card));
        core::iter::repeat_n(card, left)
    })
    .collect()
}
