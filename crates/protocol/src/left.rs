//! What the cards of a hand can still be, when the cards that can be seen are counted.

use kagiya_knowledge::{HandKnowledge, Knowledge};
use kagiya_rules::View;
use serde::{Deserialize, Serialize};

use crate::ids::CardId;
use crate::notation::{CardSet, Copies};

/// What the cards of a hand can still be for its holder, as far as this audience knows.
///
/// A card can be each of its `possible` of which `copies` has a copy, and each copy is as likely as
/// any other. A card in `narrowed` can be less: something else in the hand needs the rest.
///
/// The holder counts the cards in the hands of others, among them the own hand of the audience,
/// which the audience does not see: there `copies` has all that agree with what it sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandLeft {
    /// The copies that its holder does not see.
    pub copies: Copies,
    /// The cards that can be less than `possible` and `copies` say together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub narrowed: Vec<NarrowedCard>,
}

/// A card that can be less than the clues and a count of copies say together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NarrowedCard {
    /// Which card.
    pub id: CardId,
    /// All that it can be.
    pub possible: CardSet,
}

impl HandLeft {
    /// What is left for every hand, by seat, as the audience of `view` may know.
    pub(crate) fn of_all(view: &View) -> Vec<Self> {
        let knowledge = Knowledge::new(view);
        let seats = view.rules().seats();
        seats
            .map(|seat| {
                let known = match view.cards(seat) {
                    Some(_) => knowledge.holder(seat),
                    None => knowledge.mine(seat),
                };
                Self::of(view, seat, known)
            })
            .collect()
    }

    fn of(view: &View, seat: kagiya_rules::Seat, known: &HandKnowledge) -> Self {
        let (rules, table) = (view.rules(), view.table());
        let present = known.copies().present();
        let held = table.hand(seat).iter().zip(table.marks(seat));
        let narrowed = held
            .zip(known.possible())
            .filter(|((_, marks), possible)| rules.possible(**marks) & present != **possible)
            .map(|((id, _), possible)| NarrowedCard {
                id: (*id).into(),
                possible: CardSet::of(rules, *possible),
            })
            .collect();
        Self {
            copies: Copies::of(rules, known.copies()),
            narrowed,
        }
    }
}
