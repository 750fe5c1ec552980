//! Teams of bots with a secret language: their common knowledge, and what an action adds to it.

use core::fmt;

use kagiya_rules::{Action, Board, MAX_PLAYERS, PublicEvent, SeenEvent, Table, View};

use crate::bot::{Bot, Decision};
use crate::hidden_plays;

/// The coded message of an action: a small number for each seat, and whether silence ruled out a
/// warning.
///
/// The receiver of a number decodes it from the action and the hands that it sees. Every other seat
/// computes it from the hand that the number is about. So the numbers are common knowledge among
/// the players, although an observer who sees no hand can't decode them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodedMessage {
    /// The size of the alphabet; 0 if there is no number.
    pub alphabet: u8,
    /// The number for each seat; 0 for the actor.
    pub numbers: [u8; MAX_PLAYERS],
    /// Whether the actor could have warned and did not.
    pub is_silent: bool,
}

impl CodedMessage {
    /// No message.
    pub const NOTHING: Self = Self {
        alphabet: 0,
        numbers: [0; MAX_PLAYERS],
        is_silent: false,
    };

    /// No number, but no warning is needed.
    pub const NO_WARNING: Self = Self {
        is_silent: true,
        ..Self::NOTHING
    };
}

/// A language of actions for a team of equal programs.
///
/// The types separate knowledge by player. [`Common`](Self::Common) is common knowledge: it is
/// created from the public position and changed by [`CodedMessage`] only, and no function that
/// changes it takes a view. Functions that use hands take the view of one seat, and return an
/// action or the few numbers that every other seat computes as well. So one `Common` is enough for
/// all seats of a table: each seat alone would compute the same one ([`TeamBot`]).
pub trait Team {
    /// The common knowledge of all players.
    type Common: Clone + PartialEq + fmt::Debug + Send;

    /// The common knowledge before the first action.
    fn begin(&self, board: Board<'_>) -> Self::Common;

    /// The action of the seat to act. `view` is the view of that seat.
    fn act(&mut self, common: &Self::Common, view: &View) -> Action;

    /// The message of `action` by the player to act. `view` is the view of any one seat just before
    /// it, and `after` the table after it. The result is the same for every seat.
    fn decode(
        &mut self,
        common: &Self::Common,
        view: &View,
        action: Action,
        after: &Table,
    ) -> CodedMessage;

    /// Adds a message, and then the public position after it.
    fn learn(&self, common: &mut Self::Common, message: CodedMessage, after: Board<'_>);

    /// Whether players consider why others have chosen their actions: [`witness`](Self::witness).
    fn infers(&self) -> bool {
        false
    }

    /// Notes an action of the player to act, if players [infer](Self::infers). `view` is the view of another
    /// seat just before it. What that seat infers is its own: it is no part of the common knowledge.
    fn witness(&mut self, common: &Self::Common, view: &View, action: Action) {
        let _ = (common, view, action);
    }
}

/// One seat of a team, with its own common knowledge.
#[derive(Clone, Debug)]
pub struct TeamBot<T: Team> {
    team: T,
    common: Option<T::Common>,
    /// The view of this seat before the action that is being observed.
    before: Option<View>,
}

impl<T: Team> TeamBot<T> {
    /// A new bot.
    pub const fn new(team: T) -> Self {
        Self {
            team,
            common: None,
            before: None,
        }
    }

    /// What this seat considers to be common knowledge.
    pub const fn common(&self) -> Option<&T::Common> {
        self.common.as_ref()
    }
}

impl<T: Team + Clone + Send + 'static> Bot for TeamBot<T> {
    fn copy(&self) -> Option<Box<dyn Bot>> {
        Some(Box::new(self.clone()))
    }

    fn begin(&mut self, view: &View) {
        self.common = Some(self.team.begin(view.board()));
        self.before = Some(view.clone());
    }

    fn act(&mut self, view: &View) -> Decision {
        if self.common.is_none() {
            self.begin(view);
        }
        if hidden_plays::applies(view) {
            return hidden_plays::choose(view).into();
        }
        let common = self.common.as_ref().expect("created above");
        self.team.act(common, view).into()
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        if view.rules().hides_plays() {
            return;
        }
        let (Some(common), Some(before)) = (&mut self.common, &self.before) else {
            return self.begin(view);
        };
        let message = match action_of(event, view.rules().players()) {
            Some(action) => {
                if self.team.infers() && before.seat() != Some(before.table().to_act()) {
                    self.team.witness(common, before, action);
                }
                self.team.decode(common, before, action, view.table())
            }
            None => CodedMessage::NOTHING,
        };
        self.team.learn(common, message, view.board());
        self.before = Some(view.clone());
    }
}

/// The action that an event reports, if it may carry a message.
pub fn action_of(event: &SeenEvent, players: usize) -> Option<Action> {
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
        | PublicEvent::Thrown { .. }
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
