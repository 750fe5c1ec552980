//! The reasons of one answer can all be true: what a clue makes of its cards is stated only as far as
//! there are copies for all of it.

use kagiya_rules::{Card, CardId, CardSet, Seat};

use crate::belief::{BeliefState, PositionFacts, at};
use crate::reading::{ClueAction, Interpretation};

type Claim = (CardId, CardSet);

/// The part of a reading that can be true as a whole: the interpretation, with fewer identities of
/// its focus, and what the other touched cards are taken for.
///
/// Beliefs about single cards need not fit together: a card may be believed to be the last copy of a
/// card while a new clue calls another card the same. Then the focus is something else if it can be,
/// and otherwise the new clue is right.
pub(super) fn consistent(
    facts: &PositionFacts,
    after: &BeliefState,
    clue_action: &ClueAction,
    interpretation: &Interpretation,
) -> (Interpretation, Vec<Claim>) {
    // The copies that can be in the hands of the receiver and of `also`.
    let copies_in = |card: Card, also: Seat| {
        let holders = [clue_action.to, also];
        let seats = facts.rules.seats().filter(|seat| !holders.contains(seat));
        let seen = seats.flat_map(|seat| after.hands[seat.index()].iter());
        let seen = seen
            .filter(|id| after.truth[at(**id)] == Some(card))
            .count();
        usize::from(facts.left[card.index()]).saturating_sub(seen)
    };
    let copies = |card: Card| copies_in(card, clue_action.to);
    // Each card that a called card can be must be possible as well.
    let calls_are_possible = |claims: &[Claim]| {
        interpretation.called.iter().all(|called| {
            called.what.iter().all(|card| {
                let mut with = vec![(called.card, CardSet::of(card))];
                let others = claims.iter().filter(|(other, _)| *other != called.card);
                with.extend(others.copied());
                let copies = |card| copies_in(card, called.seat);
                are_possible(&with, &copies, &mut Vec::new())
            })
        })
    };
    let mut reading = interpretation.clone();
    let meant = reading.direct | reading.save | reading.connected;
    let focus = reading.focus.filter(|_| !meant.is_empty());
    let touched = clue_action.touched.iter();
    let others: Vec<Claim> = touched
        .filter(|card| interpretation.focus != Some(**card))
        .map(|card| (*card, after.believed[at(*card)]))
        .collect();
    let identities = |claims: &[Claim]| -> CardSet {
        let Some(focus) = focus else {
            return CardSet::EMPTY;
        };
        let alone = |card: &Card| {
            let with: Vec<Claim> = [(focus, CardSet::of(*card))]
                .into_iter()
                .chain(claims.iter().copied())
                .collect();
            are_possible(&with, &copies, &mut Vec::new())
        };
        meant.iter().filter(alone).collect()
    };
    let claim = focus.map(|focus| (focus, meant));
    let mut stated: Vec<Claim> = Vec::new();
    for other in others {
        stated.push(other);
        let all: Vec<Claim> = stated.iter().copied().chain(claim).collect();
        if !(are_possible(&all, &copies, &mut Vec::new()) && calls_are_possible(&stated)) {
            stated.pop();
        }
    }
    let left = identities(&stated);
    if !left.is_empty() {
        reading.direct &= left;
        reading.save &= left;
        reading.connected &= left;
    }
    (reading, stated)
}

/// Whether each card can have one of its identities, with the copies that there are.
fn are_possible(claims: &[Claim], copies: &dyn Fn(Card) -> usize, used: &mut Vec<Card>) -> bool {
    let Some(((_, identities), rest)) = claims.split_first() else {
        return true;
    };
    identities.iter().any(|card| {
        if used.iter().filter(|it| **it == card).count() >= copies(card) {
            return false;
        }
        used.push(card);
        let possible = are_possible(rest, copies, used);
        used.pop();
        possible
    })
}
