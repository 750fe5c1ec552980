//! On which agreed conventions a reading depends.

use crate::companion::belief::{Mind, at};
use crate::playstyle::Way;

impl Mind {
    /// The ways that the table states on which it depends what `read` makes of this mind.
    pub(crate) fn relies_on(&self, read: impl Fn(&mut Self)) -> Vec<Way> {
        let stated = Way::ALL.into_iter();
        let stated = stated.filter(|way| self.stated.of(*way).is_some());
        let mut as_stated = None;
        let differs = |way: &Way| {
            let as_stated = as_stated.get_or_insert_with(|| {
                let mut mind = self.clone();
                read(&mut mind);
                mind
            });
            let mut otherwise = self.clone();
            for partner in &mut otherwise.partners {
                partner.doubt_table(*way);
            }
            read(&mut otherwise);
            as_stated.takes_otherwise(&otherwise)
        };
        stated.filter(differs).collect()
    }

    /// Whether a card in some hand is taken for something else than in `other`, or asked for something else.
    fn takes_otherwise(&self, other: &Self) -> bool {
        let held = self.hands.iter().flatten();
        held.map(|id| at(*id)).any(|id| {
            self.taken_for[id] != other.taken_for[id] || self.notes[id].call != other.notes[id].call
        })
    }
}
