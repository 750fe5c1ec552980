//! The proof and the solution of a puzzle of any kind.

use kagiya_rules::notation::action_text_by_slot;
use kagiya_rules::{Action, CardSet, Game};
use kagiya_solver::Reason;

use crate::companions;
use crate::proof::{Proof, Unproven, classes, deals, prove_card};
use crate::puzzle::{Mode, Other, Puzzle, Solution};

/// Proves what each answer of the puzzle keeps.
///
/// # Errors
/// [`Unproven`] if the puzzle is invalid, or its proof takes too long.
pub fn prove(puzzle: &Puzzle) -> Result<Proof, Unproven> {
    match puzzle.kind.mode() {
        Mode::Card => return prove_card(puzzle),
        Mode::Companions => return companions::prove(puzzle),
        Mode::Open | Mode::Partners => {}
    }
    let target = puzzle.target.ok_or(Unproven::NoTarget)?;
    let deals = deals(puzzle)?;
    let classes = classes(&deals, puzzle.kind.mode(), target)?;
    Ok(Proof {
        deals: deals.iter().map(|deal| deal.ways).sum(),
        classes,
        card: None,
    })
}

impl Proof {
    /// The solution of `puzzle`, without its difficulty; `None` if not exactly one class is best.
    pub fn solution(&self, puzzle: &Puzzle, game: &Game) -> Option<Solution> {
        let rules = game.rules();
        let texts = |set: CardSet| {
            let cards: Vec<String> = set.iter().map(|card| rules.card_text(card)).collect();
            cards.join(" ")
        };
        let blank = Solution {
            number: puzzle.number,
            answers: Vec::new(),
            deals: 1,
            kept: 1,
            others: Vec::new(),
            line: Vec::new(),
            seen: String::new(),
            needed_elsewhere: String::new(),
            measured: crate::difficulty::Measured::default(),
        };
        if let Some(card) = &self.card {
            return Some(Solution {
                answers: vec![rules.card_text(card.card)],
                seen: texts(card.seen),
                needed_elsewhere: texts(card.needed_elsewhere),
                ..blank
            });
        }
        if puzzle.kind.mode() == Mode::Companions {
            return companions::solution(self, game, blank);
        }
        let (best, others) = self.classes.split_first()?;
        if best.kept == 0 || others.first().is_some_and(|other| other.kept == best.kept) {
            return None;
        }
        let factor = self
            .classes
            .iter()
            .map(|class| class.kept)
            .fold(self.deals, common_factor);
        let written = |actions: &[Action]| -> Vec<String> {
            let texts = actions.iter();
            texts
                .map(|action| action_text_by_slot(*action, &game.board()))
                .collect()
        };
        let mut rest: Vec<Other> = Vec::new();
        for class in others {
            let other = Other {
                actions: written(&class.actions),
                kept: class.kept / factor,
                reason: class.reason.map_or("", Reason::name).to_owned(),
                error: None,
                line: class.line.clone(),
            };
            let same = rest.iter_mut().find(|it| {
                (it.kept, &it.reason, &it.line) == (other.kept, &other.reason, &other.line)
            });
            match same {
                Some(same) => same.actions.extend(other.actions),
                None => rest.push(other),
            }
        }
        Some(Solution {
            answers: written(&best.actions),
            deals: self.deals / factor,
            kept: best.kept / factor,
            others: rest,
            line: best.good_line.clone(),
            ..blank
        })
    }
}

const fn common_factor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_factor(b, a % b) }
}
