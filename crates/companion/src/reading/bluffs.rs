//! Bluffs: a clue about a card that needs one other card first, so that the next player plays their
//! newest unclued card for it, although it is another playable card.

use kagiya_bot_api::StyleTrait;
use kagiya_rules::{Card, CardId, CardSet, MAX_PLAYERS, Seat};

use super::clue::ClueContext;
use crate::belief::{BeliefState, Bluff, Call, PositionFacts, Stacks, at, before};

impl BeliefState {
    /// The identities of the focus if the clue is a bluff. Remembers the possible bluff, which the
    /// next action confirms or refutes. `set` are the identities of the focus without another
    /// explanation.
    pub(crate) fn expect_bluff(
        &mut self,
        context: ClueContext<'_>,
        focus: CardId,
        set: CardSet,
        expected: &[Stacks; MAX_PLAYERS],
    ) -> CardSet {
        let ClueContext { facts, action } = context;
        let next = action.giver.next(self.players);
        let both = [next, action.giver];
        if !self.plays_like_people()
            || next == action.to
            || !both
                .iter()
                .all(|seat| self.knows_finesses(*seat) && self.plays(*seat, StyleTrait::Bluffs))
        {
            return CardSet::EMPTY;
        }
        let stacks = &expected[action.to.index()];
        let meant: CardSet = set
            .iter()
            .filter(|card| before(*card, stacks, facts).is_some())
            .collect();
        let seen = self.truth[at(focus)];
        if meant.is_empty() || seen.is_some_and(|card| !meant.contains(card)) {
            return CardSet::EMPTY;
        }
        let Some(card) = self.finesse_position(next, &[]) else {
            return CardSet::EMPTY;
        };
        let fits = match self.truth[at(card)] {
            Some(truth) => facts.playable.contains(truth),
            None => !(self.empathy(card, next) & facts.playable).is_empty(),
        };
        if !fits {
            return CardSet::EMPTY;
        }
        self.bluff = Some(Bluff {
            card,
            focus,
            meant,
            giver: action.giver,
        });
        meant
    }

    /// The card that `reader` plays if a clue about `focus` is a bluff, and what it can be.
    pub(crate) fn bluff_play(
        &self,
        context: ClueContext<'_>,
        reader: Seat,
        focus: Card,
        expected: &Stacks,
    ) -> Option<(CardId, CardSet)> {
        let ClueContext { facts, action } = context;
        if !self.plays_like_people()
            || reader != action.giver.next(self.players)
            || !self.plays(reader, StyleTrait::Bluffs)
            || !self.plays(action.giver, StyleTrait::Bluffs)
        {
            return None;
        }
        before(focus, expected, facts)?;
        let card = self.finesse_position(reader, &[])?;
        let what = self.empathy(card, reader) & facts.playable;
        (!what.is_empty()).then_some((card, what))
    }

    /// The next player has acted after a possible bluff: `played` is the card that was played, if
    /// it was playable. Returns whether beliefs changed.
    pub(crate) fn resolve_bluff(
        &mut self,
        bluff: Bluff,
        played: Option<(CardId, Card)>,
        facts: &PositionFacts,
    ) -> bool {
        let rules = &facts.rules;
        let note = &mut self.notes[at(bluff.focus)];
        let played = played.filter(|(id, _)| *id == bluff.card);
        let mut was_bluff = false;
        let inferred = match played {
            None => note.inferred & !bluff.meant,
            Some((_, card)) => {
                let after = facts.stacks.after(rules, card) & note.inferred;
                was_bluff = after.is_empty();
                if was_bluff {
                    note.inferred & bluff.meant
                } else {
                    after
                }
            }
        };
        if (inferred & note.possible).is_empty() {
            return played.is_none() && self.call_receiver(bluff.focus, facts);
        }
        note.inferred = inferred;
        if played.is_some() {
            note.call = Call::Play;
            self.connections.retain(|it| it.focus != bluff.focus);
        }
        if was_bluff {
            self.used_bluff(bluff.giver);
            self.used_bluff(bluff.giver.next(self.players));
        }
        true
    }
}
