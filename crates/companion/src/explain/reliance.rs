//! On which agreed conventions a reading depends.

use kagiya_bot_api::StyleTrait;

use crate::belief::{BeliefState, at};

impl BeliefState {
    /// The agreed conventions without which `read` would change these beliefs differently.
    pub(crate) fn relies_on(&self, read: impl Fn(&mut Self)) -> Vec<StyleTrait> {
        let agreed = StyleTrait::ALL.into_iter();
        let agreed = agreed.filter(|style_trait| self.agreed.of(*style_trait).is_some());
        let mut as_stated = None;
        let differs = |style_trait: &StyleTrait| {
            let as_stated = as_stated.get_or_insert_with(|| {
                let mut belief = self.clone();
                read(&mut belief);
                belief
            });
            let mut otherwise = self.clone();
            for partner in &mut otherwise.partners {
                partner.contradict_agreement(*style_trait);
            }
            read(&mut otherwise);
            as_stated.takes_otherwise(&otherwise)
        };
        agreed.filter(differs).collect()
    }

    /// Whether `other` has another belief about a card in a hand, or another call.
    fn takes_otherwise(&self, other: &Self) -> bool {
        let held = self.hands.iter().flatten();
        held.map(|id| at(*id)).any(|id| {
            self.believed[id] != other.believed[id] || self.notes[id].call != other.notes[id].call
        })
    }
}
