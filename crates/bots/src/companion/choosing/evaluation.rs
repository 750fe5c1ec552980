//! What a situation is worth: a sum over the cards in sight, in thousandths of a point.

use kagiya_rules::{Card, CardId, CardSet, Seat};

use super::weights::Weights;
use crate::companion::belief::{Call, Coming, Facts, Mind, at};

impl Mind {
    /// What the notes about the hands of all others are worth.
    pub(crate) fn worth(&self, facts: &Facts, weights: &Weights) -> i32 {
        let mut count = Count::new(self, facts, weights);
        for id in &self.hands[self.me.index()] {
            if self.notes[at(*id)].is_in_play()
                && let Some(card) = self.taken_for[at(*id)].only()
            {
                count.counted.insert(card);
            }
        }
        let mut worth = 0;
        for (distance, seat) in self.after(self.me).enumerate() {
            let mut plays = 0;
            for id in &self.hands[seat.index()] {
                let Some(truth) = self.truth[at(*id)] else {
                    continue;
                };
                let card = count.card(*id, seat, truth);
                let is_coming = count.coming.ids[at(*id)];
                if let Some(turns_left) = facts.turns_left {
                    // Who has a turn left has one, and plays one card.
                    let has_turn = distance + 1 < usize::from(turns_left);
                    let plays_it = is_coming && plays == 0;
                    if has_turn && (plays_it || card < 0) {
                        worth += card;
                    }
                } else {
                    worth += card;
                }
                plays += usize::from(is_coming && self.thinks_playable(*id, facts));
            }
            if facts.turns_left.is_none() {
                worth -= self.danger(seat, distance, facts, weights);
            }
        }
        worth
    }

    /// What the notes about one’s own hand are worth, once its cards are known.
    pub(crate) fn own_worth(&self, facts: &Facts, weights: &Weights) -> i32 {
        let mut count = Count::new(self, facts, weights);
        let hand = self.hands[self.me.index()].iter();
        hand.filter_map(|id| Some(count.card(*id, self.me, self.truth[at(*id)]?)))
            .sum()
    }

    /// What is lost when `card` is discarded.
    pub(crate) fn loss(&self, card: Card, id: CardId, facts: &Facts, weights: &Weights) -> i32 {
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

    /// What is to be feared from the next discard of `seat`.
    pub(crate) fn danger(
        &self,
        seat: Seat,
        distance: usize,
        facts: &Facts,
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

/// A sum over cards, each of which counts once: a second copy is of no use.
struct Count<'a> {
    mind: &'a Mind,
    facts: &'a Facts,
    weights: &'a Weights,
    coming: Coming,
    /// The cards that were counted.
    counted: CardSet,
}

impl<'a> Count<'a> {
    fn new(mind: &'a Mind, facts: &'a Facts, weights: &'a Weights) -> Self {
        Self {
            mind,
            facts,
            weights,
            coming: mind.coming(mind.me, mind.me, facts),
            counted: CardSet::EMPTY,
        }
    }

    /// What the note about a card in the hand of `seat` is worth, if the card is `truth`.
    fn card(&mut self, id: CardId, seat: Seat, truth: Card) -> i32 {
        let Self {
            mind,
            facts,
            weights,
            ..
        } = *self;
        let note = &mind.notes[at(id)];
        let playable = mind.thinks_playable(id, facts);
        if playable && !facts.playable.contains(truth) && !self.coming.now.contains(truth) {
            let misplay = if facts.spare_strikes <= 1 {
                weights.misplay_late
            } else {
                weights.misplay
            };
            return misplay - mind.loss(truth, id, facts, weights);
        }
        if !note.is_in_play() {
            return 0;
        }
        // What is asked of a card that fits all the same comes of it, whatever its holder takes it for.
        let comes = mind.reads_as_people() && self.coming.ids[at(id)];
        if !comes && !mind.taken_for[at(id)].contains(truth) && !facts.trash.contains(truth) {
            return if matches!(note.call, Call::Play | Call::Blind) {
                weights.wrong_call
            } else {
                weights.wrong
            };
        }
        if self.coming.ids[at(id)] {
            self.counted.insert(truth);
            return if playable {
                weights.going_now
            } else {
                weights.going_later
            };
        }
        let of_no_use = facts.trash | self.counted | self.coming.all;
        if of_no_use.contains(truth) {
            return if mind.thinks_trash(id, seat, facts) {
                weights.known_trash
            } else {
                weights.bad_touch
            };
        }
        self.counted.insert(truth);
        let doubt = mind.taken_for[at(id)].len().max(1).ilog2();
        #[expect(clippy::cast_possible_wrap, reason = "below 64")]
        let sharp = 4 - doubt.min(4) as i32;
        weights.touched + sharp * weights.sharpness
    }
}
