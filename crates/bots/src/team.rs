//! Bots that share a secret language: what they all know, and how a move adds to it.

use core::fmt;

use kagiya_rules::{Action, Board, MAX_PLAYERS, PublicEvent, SeenEvent, Table, View};

use crate::bot::{Bot, Decision};

/// What a move tells the players beyond its letter: one small number for each seat, and that no
/// warning is due.
///
/// The number for a seat is found out by that seat from the move and from the hands it sees, and
/// by every other seat because it sees the hand that the number is about. So the numbers are
/// common knowledge among the players although an onlooker without a hand in sight can't tell them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many different numbers a seat could have been told; 0 if the move tells nothing.
    pub(crate) alphabet: u8,
    /// The number for each seat; 0 for the seat that moved.
    pub(crate) numbers: [u8; MAX_PLAYERS],
    /// Whether the move passed up a warning that would have been due.
    pub(crate) silent: bool,
}

impl Said {
    /// The move told nothing beyond its letter.
    pub const NOTHING: Self = Self {
        alphabet: 0,
        numbers: [0; MAX_PLAYERS],
        silent: false,
    };

    /// The move told nothing by a number, but that no warning is due.
    pub(crate) const SILENCE: Self = Self {
        silent: true,
        ..Self::NOTHING
    };
}

/// A language of moves for a team of equal programs.
///
/// The types keep apart what is known to whom. [`Common`](Self::Common) is what all players know:
/// it is made from the table and changed by [`Said`] alone, and no function that changes it takes
/// a view. Everything that looks at hands takes the view of one seat and gives back an action, or
/// the few numbers that every other seat finds out as well. Therefore a table of such bots may
/// keep one `Common` for all of its seats, and it is the same one that each seat would arrive at
/// alone ([`TeamBot`]).
pub trait Team {
    /// What all players know.
    type Common: Clone + PartialEq + fmt::Debug + Send;

    /// What all players know before anything was said.
    fn begin(&self, board: Board<'_>) -> Self::Common;

    /// What the seat to act does, whose view it is.
    fn act(&mut self, common: &Self::Common, view: &View) -> Action;

    /// What `action` of the player to act tells. `view` is how any one seat saw the table just
    /// before it, and `after` the table after it; every seat arrives at the same.
    fn decode(&mut self, common: &Self::Common, view: &View, action: Action, after: &Table)
    -> Said;

    /// Adds what was said and what lies on the table after it.
    fn learn(&self, common: &mut Self::Common, said: Said, after: Board<'_>);
}

/// One seat of a team, thinking for itself alone.
#[derive(Clone, Debug)]
pub struct TeamBot<T: Team> {
    team: T,
    common: Option<T::Common>,
    /// The table as this seat saw it before the action that is being observed.
    before: Option<View>,
}

impl<T: Team> TeamBot<T> {
    /// A seat that has seen nothing yet.
    pub const fn new(team: T) -> Self {
        Self {
            team,
            common: None,
            before: None,
        }
    }

    /// What this seat takes to be known to all.
    pub const fn common(&self) -> Option<&T::Common> {
        self.common.as_ref()
    }
}

impl<T: Team + Send> Bot for TeamBot<T> {
    fn begin(&mut self, view: &View) {
        self.common = Some(self.team.begin(view.board()));
        self.before = Some(view.clone());
    }

    fn act(&mut self, view: &View) -> Decision {
        if self.common.is_none() {
            self.begin(view);
        }
        let common = self.common.as_ref().expect("made above");
        self.team.act(common, view).into()
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let (Some(common), Some(before)) = (&mut self.common, &self.before) else {
            return self.begin(view);
        };
        let said = match action_of(event, view.rules().players()) {
            Some(action) => self.team.decode(common, before, action, view.table()),
            None => Said::NOTHING,
        };
        self.team.learn(common, said, view.board());
        self.before = Some(view.clone());
    }
}

/// The action that an event reports, if it could say something.
pub(crate) fn action_of(event: &SeenEvent, players: usize) -> Option<Action> {
    let SeenEvent::Public(event) = event else {
        return None;
    };
    match *event {
        PublicEvent::Clued {
            giver,
            to,
            clue,
            touched: _,
            free: false,
        } => giver
            .offset_to(to, players)
            .map(|to| Action::Clue { to, clue }),
        PublicEvent::Discarded {
            seat: _,
            id,
            card: _,
        } => Some(Action::Discard(id)),
        PublicEvent::Played { seat: _, id, .. } | PublicEvent::Misplayed { seat: _, id, .. } => {
            Some(Action::Play {
                card: id,
                announce: None,
            })
        }
        PublicEvent::Clued { free: true, .. }
        | PublicEvent::JokerRevealed { .. }
        | PublicEvent::TokenGained { .. }
        | PublicEvent::Completed(_)
        | PublicEvent::TileRevealed(_)
        | PublicEvent::TileLost(_)
        | PublicEvent::StrikeBack { .. }
        | PublicEvent::ShuffledBack { .. }
        | PublicEvent::Declined(_)
        | PublicEvent::FinalRound { .. }
        | PublicEvent::Turn(_)
        | PublicEvent::Over(_)
        | PublicEvent::Reordered { .. } => None,
    }
}
