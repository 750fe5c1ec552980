//! What a clue asks of others for each identity of its focus. For beliefs that treat the receiver's
//! cards as hidden.

use kagiya_rules::{Card, CardId, CardSet, PublicEvent};

use crate::belief::{BeliefState, PositionFacts, at};

/// A clue to the player whose cards are treated as hidden, with the beliefs before it.
#[derive(Clone, Debug)]
pub(crate) struct Hypothesis {
    belief: BeliefState,
    facts: PositionFacts,
    clue: PublicEvent,
}

impl Hypothesis {
    /// `event`, if it is a clue to the player whose cards `belief` treats as hidden.
    pub(crate) fn of(
        belief: &BeliefState,
        facts: &PositionFacts,
        event: &PublicEvent,
    ) -> Option<Self> {
        let PublicEvent::Clued { to, .. } = event else {
            return None;
        };
        (belief.hidden == Some(*to)).then(|| Self {
            belief: belief.clone(),
            facts: facts.clone(),
            clue: *event,
        })
    }

    /// The focus of the clue, and the identities of it with which the clue calls this player to
    /// play `card`; no identities if it does so with all of them.
    pub(crate) fn asks_for(&self, card: CardId) -> Option<(CardId, Option<CardSet>)> {
        let me = self.belief.me;
        let mut read = self.belief.clone();
        let (action, interpretation) = read.process_event(&self.clue, &self.facts).interpretation?;
        let focus = interpretation.focus?;
        let asks = |meant: &Card| {
            let mut read = self.belief.clone();
            read.truth[at(focus)] = Some(*meant);
            let interpretation = read.process_event(&self.clue, &self.facts).interpretation;
            interpretation.is_some_and(|(_, interpretation)| {
                let called = interpretation.called.iter();
                interpretation.focus == Some(focus) && { called }
                    .any(|called| called.seat == me && called.card == card)
            })
        };
        let possible = read.empathy(focus, action.to);
        let meant: CardSet = possible.iter().filter(asks).collect();
        (!meant.is_empty()).then(|| (focus, (meant != possible).then_some(meant)))
    }
}
