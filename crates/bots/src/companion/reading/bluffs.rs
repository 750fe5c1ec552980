//! Bluffs: a clue about a card that fits after one other, so that the next player plays the newest
//! unclued card for it, although it is not that other card.

use kagiya_rules::{Card, CardId, CardSet, MAX_PLAYERS, Seat};

use super::clue::Scene;
use crate::companion::belief::{Bluff, Call, Facts, Mind, Stacks, at, before};
use crate::playstyle::Way;

impl Mind {
    /// What the focus is to its holder if the clue was a bluff; keeps in mind that the next action
    /// will show whether it was. `set` is what the focus can be that nothing else explains.
    pub(crate) fn expect_bluff(
        &mut self,
        scene: Scene<'_>,
        focus: CardId,
        set: CardSet,
        ahead: &[Stacks; MAX_PLAYERS],
    ) -> CardSet {
        let Scene { facts, told } = scene;
        let next = told.giver.next(self.players);
        let both = [next, told.giver];
        if !self.reads_as_people()
            || next == told.to
            || !both
                .iter()
                .all(|seat| self.trusts(*seat) && self.plays(*seat, Way::Bluffs))
        {
            return CardSet::EMPTY;
        }
        let stacks = &ahead[told.to.index()];
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
            None => !(self.strict(card, next) & facts.playable).is_empty(),
        };
        if !fits {
            return CardSet::EMPTY;
        }
        self.bluff = Some(Bluff {
            card,
            focus,
            meant,
            giver: told.giver,
        });
        meant
    }

    /// What `reader`, who sees that a clue is about `focus`, plays for it if it is a bluff.
    pub(crate) fn bluffed(
        &self,
        scene: Scene<'_>,
        reader: Seat,
        focus: Card,
        ahead: &Stacks,
    ) -> Option<(CardId, CardSet)> {
        let Scene { facts, told } = scene;
        if !self.reads_as_people()
            || reader != told.giver.next(self.players)
            || !self.plays(reader, Way::Bluffs)
            || !self.plays(told.giver, Way::Bluffs)
        {
            return None;
        }
        before(focus, ahead, facts)?;
        let card = self.finesse_position(reader, &[])?;
        let what = self.strict(card, reader) & facts.playable;
        (!what.is_empty()).then_some((card, what))
    }

    /// The next player has acted after a clue that may have been a bluff: `played` is the card that
    /// was played and fitted. Whether that says anything.
    pub(crate) fn settle(
        &mut self,
        bluff: Bluff,
        played: Option<(CardId, Card)>,
        facts: &Facts,
    ) -> bool {
        let rules = &facts.rules;
        let note = &mut self.notes[at(bluff.focus)];
        let played = played.filter(|(id, _)| *id == bluff.card);
        let mut was_bluff = false;
        let reading = match played {
            None => note.reading & !bluff.meant,
            Some((_, card)) => {
                let after = rules.next_card(card.suit(), rules.height_of(card) + 1);
                let after = after.filter(|it| note.reading.contains(*it));
                was_bluff = after.is_none();
                after.map_or(note.reading & bluff.meant, CardSet::of)
            }
        };
        if (reading & note.possible).is_empty() {
            return played.is_none() && self.ask_receiver(bluff.focus, facts);
        }
        note.reading = reading;
        if played.is_some() {
            note.call = Call::Play;
            self.links.retain(|it| it.focus != bluff.focus);
        }
        if was_bluff {
            self.showed_bluff(bluff.giver);
            self.showed_bluff(bluff.giver.next(self.players));
        }
        true
    }
}
