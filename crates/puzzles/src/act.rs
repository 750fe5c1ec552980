//! Actions of solutions, to put into words.

use kagiya_rules::notation::{Held, Written, parse};
use kagiya_rules::{Clue, Rules, Seat};

use crate::puzzle::{Mode, Puzzle};

/// An action of a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Plays the card in this slot, from 1.
    Play(u8),
    /// Discards the card in this slot, from 1.
    Discard(u8),
    /// Gives a clue to a seat.
    Clue(Seat, Clue),
    /// Gives any clue: with all cards known, all are equal.
    AnyClue,
}

impl Act {
    /// Reads the notation of solutions; `None` for any other text.
    pub fn read(text: &str, rules: &Rules) -> Option<Self> {
        match parse(text, rules).ok()? {
            Written::Play {
                card: Held::Slot(slot),
                announce: None,
            } => Some(Self::Play(slot)),
            Written::Discard(Held::Slot(slot)) => Some(Self::Discard(slot)),
            Written::Clue { to, clue } => Some(Self::Clue(to, clue)),
            _ => None,
        }
    }
}

impl Puzzle {
    /// The actions of a solution, with equal clues as one.
    pub fn acts(&self, texts: &[String], rules: &Rules) -> Vec<Act> {
        let mut acts: Vec<Act> = Vec::new();
        for act in texts.iter().filter_map(|text| Act::read(text, rules)) {
            let act = match act {
                Act::Clue(..) if self.kind.mode() == Mode::Open => Act::AnyClue,
                act => act,
            };
            if !acts.contains(&act) {
                acts.push(act);
            }
        }
        acts
    }
}
