//! Which cards of all hands can be less than the clues and a count of copies say.

use kagiya_knowledge::{Counts, Holders};
use kagiya_rules::View;
use serde::{Deserialize, Serialize};

use crate::ids::CardId;
use crate::notation::{CardSet, Copies};

/// A card that can be less than the clues and a count of copies say together: something else in the
/// hand needs the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NarrowedCard {
    /// Which card.
    pub id: CardId,
    /// All that it can be.
    pub possible: CardSet,
}

/// What is left for the hands at one moment, before it is written as text. A table keeps it for each
/// audience from one event to the next, so that it is found out once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    unseen: Counts,
    narrowed: Vec<(kagiya_rules::CardId, kagiya_rules::CardSet)>,
}

impl Left {
    /// What is left, as far as the audience of `view` may know.
    pub(crate) fn of(view: &View) -> Self {
        let (rules, table) = (view.rules(), view.table());
        let holders = Holders::new(view);
        let mut narrowed = Vec::new();
        for seat in rules.seats() {
            let known = holders.of(seat);
            let present = known.copies().present();
            let held = table.hand(seat).iter().zip(table.marks(seat));
            for ((id, marks), possible) in held.zip(known.possible()) {
                if rules.possible(*marks) & present != *possible {
                    narrowed.push((*id, *possible));
                }
            }
        }
        Self {
            unseen: *holders.unseen(),
            narrowed,
        }
    }

    /// The copies that the audience does not see.
    pub(crate) fn unseen(&self, view: &View) -> Copies {
        Copies::of(view.rules(), &self.unseen)
    }

    /// The cards that can be less, in the order of seats and places.
    pub(crate) fn narrowed(&self, view: &View) -> Vec<NarrowedCard> {
        let cards = self.narrowed.iter().map(|(id, possible)| NarrowedCard {
            id: (*id).into(),
            possible: CardSet::of(view.rules(), *possible),
        });
        cards.collect()
    }

    /// Whether the audience saw as many copies in `before`.
    pub(crate) fn same_unseen(&self, before: &Self) -> bool {
        self.unseen == before.unseen
    }

    /// Whether the same cards could be less in `before`, and the same ones.
    pub(crate) fn same_narrowed(&self, before: &Self) -> bool {
        self.narrowed == before.narrowed
    }
}
