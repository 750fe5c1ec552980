//! The value of a position at first sight: a sum over visible cards, in thousandths of a point.

use kagiya_bot_api::Part;
use kagiya_rules::{Card, CardId, CardSet, Seat};

use super::parts::Tally;
use super::weights::Weights;
use crate::belief::{BeliefState, Call, PendingPlays, PositionFacts, at};

impl BeliefState {
    /// The value of the beliefs about all other hands.
    pub(crate) fn worth(&self, facts: &PositionFacts, weights: &Weights) -> i32 {
        self.valued(facts, weights)
    }

    /// The same value, with its parts if `T` has them.
    pub(crate) fn valued<T: Tally>(&self, facts: &PositionFacts, weights: &Weights) -> T {
        let mut count = CardValues::new(self, facts, weights);
        for id in &self.hands[self.me.index()] {
            if self.notes[at(*id)].is_in_play()
                && let Some(card) = self.believed[at(*id)].only()
            {
                count.counted.insert(card);
            }
        }
        let mut worth = T::default();
        for (distance, seat) in self.after(self.me).enumerate() {
            let mut plays = 0;
            for id in &self.hands[seat.index()] {
                let Some(truth) = self.truth[at(*id)] else {
                    continue;
                };
                let (part, card) = count.card(*id, seat, truth);
                let is_pending = count.pending_plays.ids[at(*id)];
                if let Some(turns_left) = facts.turns_left {
                    // In the final round each player has at most one turn left, and plays one card.
                    let has_turn = distance + 1 < usize::from(turns_left);
                    let plays_it = is_pending && plays == 0;
                    if has_turn && (plays_it || card < 0) {
                        worth.add(part, card);
                    }
                } else {
                    worth.add(part, card);
                }
                plays += usize::from(is_pending && self.thinks_playable(*id, facts));
            }
            if facts.turns_left.is_none() {
                worth.add(Part::Danger, -self.danger(seat, distance, facts, weights));
            }
        }
        worth
    }

    /// The value of the beliefs about the own hand, when its cards are known (in a sampled world).
    pub(crate) fn own_worth(&self, facts: &PositionFacts, weights: &Weights) -> i32 {
        let mut count = CardValues::new(self, facts, weights);
        let hand = self.hands[self.me.index()].iter();
        hand.filter_map(|id| Some(count.card(*id, self.me, self.truth[at(*id)]?).1))
            .sum()
    }

    /// The loss if `card` is discarded.
    pub(crate) fn loss(
        &self,
        card: Card,
        id: CardId,
        facts: &PositionFacts,
        weights: &Weights,
    ) -> i32 {
        if facts.trash.contains(card) {
            return 0;
        }
        let stake = i32::from(facts.stake[card.index()]);
        if facts.critical.contains(card) {
            return weights.critical_loss * stake;
        }
        let elsewhere = Seat::all(self.players)
            .flat_map(|seat| &self.hands[seat.index()])
            .any(|other| *other != id && self.truth[at(*other)] == Some(card));
        let loss = weights.copy_loss * stake
            + if facts.playable.contains(card) {
                weights.playable_loss
            } else {
                0
            };
        if elsewhere { loss / 3 } else { loss }
    }

    /// The expected loss from the next discard of `seat`, which acts after `distance` other
    /// players.
    pub(crate) fn danger(
        &self,
        seat: Seat,
        distance: usize,
        facts: &PositionFacts,
        weights: &Weights,
    ) -> i32 {
        let Some(chop) = self.chop(seat) else {
            return 0;
        };
        let Some(truth) = self.truth[at(chop)] else {
            return 0;
        };
        let knows_trash = self.hands[seat.index()]
            .iter()
            .any(|id| self.thinks_trash(*id, seat, facts));
        let risk = if knows_trash || self.has_play(seat, facts) {
            weights.risk_busy
        } else {
            match distance {
                0 => weights.risk_first,
                1 => weights.risk_second,
                _ => weights.risk_later,
            }
        };
        self.loss(truth, chop, facts, weights) * risk / 100
    }
}

/// A sum over cards. Each identity counts once, because a second copy has no value.
struct CardValues<'a> {
    belief: &'a BeliefState,
    facts: &'a PositionFacts,
    weights: &'a Weights,
    pending_plays: PendingPlays,
    /// The identities that were counted.
    counted: CardSet,
}

impl<'a> CardValues<'a> {
    fn new(belief: &'a BeliefState, facts: &'a PositionFacts, weights: &'a Weights) -> Self {
        Self {
            belief,
            facts,
            weights,
            pending_plays: belief.pending_plays(belief.me, belief.me, facts),
            counted: CardSet::EMPTY,
        }
    }

    /// The value, and its part, of the beliefs about a card in the hand of `seat` that is in fact `truth`.
    fn card(&mut self, id: CardId, seat: Seat, truth: Card) -> (Part, i32) {
        let Self {
            belief,
            facts,
            weights,
            ..
        } = *self;
        let note = &belief.notes[at(id)];
        let playable = belief.thinks_playable(id, facts);
        if playable && !facts.playable.contains(truth) && !self.pending_plays.now.contains(truth) {
            let misplay = if facts.spare_strikes <= 1 {
                weights.misplay_late
            } else {
                weights.misplay
            };
            return (
                Part::Misplay,
                misplay - belief.loss(truth, id, facts, weights),
            );
        }
        if !note.is_in_play() {
            return (Part::Cards, 0);
        }
        // A called card that is playable gets played, whatever its holder believes it to be.
        let comes = belief.plays_like_people() && self.pending_plays.ids[at(id)];
        if !comes && !belief.believed[at(id)].contains(truth) && !facts.trash.contains(truth) {
            let wrong = if matches!(note.call, Call::Play | Call::Blind) {
                weights.wrong_call
            } else {
                weights.wrong
            };
            return (Part::Misread, wrong);
        }
        if self.pending_plays.ids[at(id)] {
            self.counted.insert(truth);
            let going = if playable {
                weights.going_now
            } else {
                weights.going_later
            };
            return (Part::Plays, going);
        }
        let of_no_use = facts.trash | self.counted | self.pending_plays.all;
        if of_no_use.contains(truth) {
            return if belief.thinks_trash(id, seat, facts) {
                (Part::Cards, weights.known_trash)
            } else {
                (Part::Useless, weights.bad_touch)
            };
        }
        self.counted.insert(truth);
        let doubt = belief.believed[at(id)].len().max(1).ilog2();
        #[expect(clippy::cast_possible_wrap, reason = "below 64")]
        let sharp = 4 - doubt.min(4) as i32;
        (Part::Cards, weights.touched + sharp * weights.sharpness)
    }
}
