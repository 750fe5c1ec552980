//! What a bot is.

use kagiya_rules::{Action, SeenEvent, View};

/// A player that is a program. It sees what a person in its seat would see, and nothing else.
pub trait Bot: Send {
    /// A game begins; `view` is what the seat sees before the first action. Asked once, before
    /// anything else, so that a bot can read the first action of another seat.
    fn begin(&mut self, view: &View) {
        let _ = view;
    }

    /// What to do now. Asked only when the view's seat is to act; the action must be one of
    /// [`View::legal_actions`].
    fn act(&mut self, view: &View) -> Decision;

    /// Something has happened; `view` is what the seat sees after it.
    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let _ = (event, view);
    }
}

/// What a bot decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What it does.
    pub action: Action,
}

impl From<Action> for Decision {
    fn from(action: Action) -> Self {
        Self { action }
    }
}
