//! Copies that an audience doesn't see, and cards that have fewer possibilities than clues and copies say.

use kagiya_knowledge::{Counts, HolderKnowledge};
use kagiya_rules::View;
use serde::{Deserialize, Serialize};

use crate::ids::CardId;
use crate::notation::{CardSet, Copies};

/// A card with fewer possibilities than its clues and the unseen copies allow: the others are needed
/// elsewhere in the hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NarrowedCard {
    pub id: CardId,
    /// All possible prints.
    pub possible: CardSet,
}

/// The unseen copies and narrowed cards at one moment. A table stores it for each audience from one event to
/// the next, so that it is computed once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remaining {
    unseen: Counts,
    narrowed: Vec<(kagiya_rules::CardId, kagiya_rules::CardSet)>,
}

impl Remaining {
    pub(crate) fn of(view: &View) -> Self {
        let (rules, table) = (view.rules(), view.table());
        let holders = HolderKnowledge::new(view);
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

    /// The copies that the audience doesn't see.
    pub(crate) fn unseen(&self, view: &View) -> Copies {
        Copies::of(view.rules(), &self.unseen)
    }

    /// The narrowed cards, by seat and in the order of the hand.
    pub(crate) fn narrowed(&self, view: &View) -> Vec<NarrowedCard> {
        let cards = self.narrowed.iter().map(|(id, possible)| NarrowedCard {
            id: (*id).into(),
            possible: CardSet::of(view.rules(), *possible),
        });
        cards.collect()
    }

    /// Whether the unseen copies are the same.
    pub(crate) fn same_unseen(&self, before: &Self) -> bool {
        self.unseen == before.unseen
    }

    /// Whether the narrowed cards are the same.
    pub(crate) fn same_narrowed(&self, before: &Self) -> bool {
        self.narrowed == before.narrowed
    }
}
