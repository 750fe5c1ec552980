//! `savant`: a team that speaks in hat codes and is not meant for people.
//!
//! **The code.** Whoever gives a clue has a number for each other player in mind, a function of
//! what everybody knows and of that player's hand. The clue says their sum, modulo the number of
//! things that a clue can say. Every listener sees all the other hands, subtracts their numbers,
//! and is left with its own, so that one clue speaks to everybody at once. Discarding one of
//! several useless cards, or playing one of several that fit, says a number in the same way.
//!
//! **The numbers** answer questions about the hand (`question`): is the card that goes next the
//! last of its kind, does a card fit, is one useless, and so on, in an order that follows from
//! what everybody knows. Each question splits the numbers that are left as its odds are.
//!
//! **Silence** speaks where there is a single listener: with a token left, a play or a discard says
//! that the card the other is likely to discard next is not the last of its kind. Whoever sees that
//! it is must give a clue.
//!
//! **The book** (`decide`): play what fits, tell those who wait, throw away what is useless while
//! there is time, tell more, and only then give something up.
//!
//! **Looking ahead** ([`SearchLimits`]): because a move's meaning does not depend on why it was made,
//! every player may leave the book at any time for what turns out best when deals that could be
//! are played out: all of them where they are few.
//!
//! Nothing here is tied to five suits of five: all questions are asked of the tables of
//! [`Rules`](kagiya_rules::Rules).

mod choice;
mod code;
mod common_knowledge;
mod decide;
mod hat_code_queries;
mod search;

use arrayvec::ArrayVec;
use decide::Turn;
use kagiya_rules::{Action, Board, Phase, Table, View};

use crate::team::{Said, Team};

use crate::search_limits::SearchLimits;
pub use common_knowledge::Common;
use search::Arena;

/// The team of hat-code players.
#[derive(Clone, Debug, Default)]
pub struct Savant {
    /// What the clue says that this player has just decided to give.
    saying: Option<Said>,
    looks: Looks,
    arena: Option<Arena>,
}

/// How much a team looks ahead.
#[derive(Clone, Copy, Debug, Default)]
enum Looks {
    /// Not at all.
    #[default]
    Never,
    /// So much.
    Ahead(SearchLimits),
    /// As much as people wait for, at a table of any size.
    ForPeople,
}

impl Savant {
    /// The team.
    pub fn new() -> Self {
        Self::default()
    }

    /// The team, looking ahead.
    pub fn looking_ahead(limits: SearchLimits) -> Self {
        Self {
            looks: Looks::Ahead(limits),
            ..Self::default()
        }
    }

    /// The team, looking ahead as much as people wait for ([`SearchLimits::for_people`]).
    pub fn for_people() -> Self {
        Self {
            looks: Looks::ForPeople,
            ..Self::default()
        }
    }

    fn limits(&self, players: usize) -> Option<SearchLimits> {
        match self.looks {
            Looks::Never => None,
            Looks::Ahead(limits) => Some(limits),
            Looks::ForPeople => Some(SearchLimits::for_people(players)),
        }
    }
}

impl Team for Savant {
    type Common = Common;

    fn begin(&self, board: Board<'_>) -> Common {
        Common::new(board)
    }

    fn act(&mut self, common: &Common, view: &View) -> Action {
        self.saying = None;
        if let Some(limits) = self.limits(view.rules().players())
            && view.table().phase() == Phase::Turn
        {
            let turn = Turn::new(common, view);
            let (action, saying) = turn.act();
            let late = view.table().deck_size() <= limits.deck;
            let grave = turn.risk(action) > 0;
            let candidates = if late || grave {
                turn.candidates(action)
            } else {
                ArrayVec::new()
            };
            if candidates.len() < 2 {
                self.saying = saying;
                return action;
            }
            if !self
                .arena
                .as_ref()
                .is_some_and(|arena| arena.fits(view.rules()))
            {
                self.arena = Some(Arena::new(view.rules()));
            }
            let arena = self.arena.as_mut().expect("made above");
            return arena.choose(limits, common, view, &turn, &candidates);
        }
        let (action, saying) = decide::act(common, view);
        self.saying = saying;
        action
    }

    fn decode(&mut self, common: &Common, view: &View, action: Action, after: &Table) -> Said {
        // The giver has worked it out already.
        match self.saying.take() {
            Some(said) if view.seat() == Some(common.to_act) => said,
            _ => code::decode(common, view, action, after),
        }
    }

    fn learn(&self, common: &mut Common, said: Said, after: Board<'_>) {
        common.learn(said, after);
    }
}
