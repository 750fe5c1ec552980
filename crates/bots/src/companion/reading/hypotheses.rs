//! What a clue asks of others if the card that it is about is this or that: for a mind that does not look
//! at the cards of who got it.

use kagiya_rules::{Card, CardId, CardSet, PublicEvent};

use crate::companion::belief::{Facts, Mind, at};

/// A clue to the player whose cards a mind does not look at, with what was known before it.
#[derive(Clone, Debug)]
pub(crate) struct Supposed {
    mind: Mind,
    facts: Facts,
    clue: PublicEvent,
}

impl Supposed {
    /// `event`, if it is a clue to the player whose cards `mind` does not look at.
    pub(crate) fn of(mind: &Mind, facts: &Facts, event: &PublicEvent) -> Option<Self> {
        let PublicEvent::Clued { to, .. } = event else {
            return None;
        };
        (mind.hidden == Some(*to)).then(|| Self {
            mind: mind.clone(),
            facts: facts.clone(),
            clue: *event,
        })
    }

    /// What the card that the clue is about would be if the clue asks this mind’s player for `card`; and
    /// which card that is.
    pub(crate) fn asks_for(&self, card: CardId) -> Option<(CardId, CardSet)> {
        let me = self.mind.me;
        let mut read = self.mind.clone();
        let (told, heard) = read.watch(&self.clue, &self.facts).heard?;
        let focus = heard.focus?;
        let asks = |meant: &Card| {
            let mut read = self.mind.clone();
            read.truth[at(focus)] = Some(*meant);
            let heard = read.watch(&self.clue, &self.facts).heard;
            heard.is_some_and(|(_, heard)| {
                let asked = heard.asked.iter();
                heard.focus == Some(focus) && { asked }
                    .any(|asked| asked.seat == me && asked.card == card)
            })
        };
        let possible = read.strict(focus, told.to);
        let meant: CardSet = possible.iter().filter(asks).collect();
        (!meant.is_empty()).then_some((focus, meant))
    }
}
