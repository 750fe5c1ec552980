//! What a clue means: the conventions, as one function that every player works out alike.

use arrayvec::ArrayVec;
use kagiya_rules::{CardId, CardSet, Clue, MAX_HAND, Seat};

use super::clue::{About, Ahead, Heard, Kind, Scene, Told};
use crate::companion::belief::{Call, Facts, Mind, at, is_within};
use crate::companion::conventions::Convention;
use crate::level::Level;
use crate::playstyle::Way;

impl Mind {
    /// Reads a clue, for everybody: notes what each holder now takes the cards to be.
    pub(crate) fn hear(&mut self, facts: &Facts, told: &Told) -> Heard {
        let ahead = self.all_ahead(told.giver, facts);
        self.hear_ahead(facts, told, &ahead)
    }

    /// The fireworks as each seat expects them to become before a clue of `giver`.
    pub(crate) fn all_ahead(&self, giver: Seat, facts: &Facts) -> Ahead {
        core::array::from_fn(|index| match u8::try_from(index).ok().and_then(Seat::new) {
            Some(seat) if index < self.players => self.coming(seat, giver, facts).stacks,
            _ => facts.stacks,
        })
    }

    /// The same, with [`Mind::all_ahead`] of this mind given: it is the same for all clues that
    /// somebody may give.
    pub(crate) fn hear_ahead(&mut self, facts: &Facts, told: &Told, ahead: &Ahead) -> Heard {
        let to = told.to;
        let chop = self.chop(to);
        self.bluff = None;
        self.last_focus = None;
        let hand = self.hands[to.index()].iter().copied();
        let is_new = |id: &CardId| told.touched.contains(id) && !self.notes[at(*id)].is_in_play();
        let fresh: ArrayVec<CardId, MAX_HAND> = hand.clone().filter(is_new).collect();
        let fits = |id: &CardId| self.thinks_playable(*id, facts);
        let expected_to_fit: ArrayVec<CardId, MAX_HAND> = hand.filter(fits).collect();
        let unknown = self.unknown_touched(told, &fresh);
        self.mark(told, facts);
        self.refresh(facts);

        let mut heard = Heard::nothing();
        let mut again = told.touched.iter().filter(|id| !fresh.contains(id));
        let is_filled =
            again.any(|id| !expected_to_fit.contains(id) && self.thinks_playable(*id, facts));
        heard.beside = self.follows(Convention::SaidWithoutClue) && is_filled;
        if told.touched.is_empty() {
            heard.kind = Kind::Empty;
            return heard;
        }
        if fresh.is_empty() {
            if self.reads_as_fix(told, facts, &expected_to_fit) {
                heard.kind = Kind::Fix;
                return heard;
            }
            if is_filled {
                heard.kind = Kind::FillIn;
                return heard;
            }
        }
        if !self.believes(told.giver, facts) {
            return heard;
        }
        let on_chop = chop.filter(|id| fresh.contains(id));
        // A clue without new cards is about the card that it makes known.
        let told_exactly = unknown
            .iter()
            .rev()
            .copied()
            .find(|id| self.strict(*id, to).only().is_some());
        let first_of_ones = self.first_of_ones(told, &fresh, facts);
        let Some(focus) = first_of_ones
            .or(on_chop)
            .or(fresh.last().copied())
            .or(told_exactly)
            .or_else(|| {
                told.touched
                    .iter()
                    .rev()
                    .copied()
                    .find(|id| !expected_to_fit.contains(id))
            })
        else {
            return heard;
        };
        heard.focus = Some(focus);
        heard.on_chop = on_chop.is_some();
        heard.about = if on_chop == Some(focus) {
            About::Chop
        } else if fresh.is_empty() && told.touched.len() > 1 {
            if told_exactly.is_some() {
                About::Told
            } else {
                About::Again
            }
        } else {
            About::of_new(told, &fresh, first_of_ones.is_some())
        };

        if self.follows(Convention::TrashClues) && self.reads_as_trash(&fresh, to, facts) {
            self.keep_older(&fresh, to);
            heard.kind = Kind::TrashMove;
            self.refresh(facts);
            return heard;
        }
        let set = self.taken_for[at(focus)] & !facts.trash;
        let filled_in;
        let ahead = if self.follows(Convention::OwnCardsFirst) {
            filled_in = self.ahead_of_receiver(told, &fresh, ahead, facts);
            &filled_in
        } else {
            ahead
        };
        heard.direct = set & ahead[to.index()].next;
        heard.save = if fresh.is_empty() {
            CardSet::EMPTY
        } else {
            set & self.savable(told, heard.on_chop, facts)
        };
        if self.level >= Level::Finesses && (!fresh.is_empty() || told_exactly.is_some()) {
            self.read_links(Scene { facts, told }, focus, set, ahead, &mut heard);
        }
        self.conclude(focus, told.giver, facts.turn + 1, &mut heard);
        self.last_focus = Some(focus);
        self.expect_save(told, &heard, focus, facts);
        self.refresh(facts);
        heard
    }

    /// The touched cards of which one may be told exactly: those of a clue without new cards that
    /// their holder does not know yet.
    fn unknown_touched(&self, told: &Told, fresh: &[CardId]) -> ArrayVec<CardId, MAX_HAND> {
        let may_tell = self.follows(Convention::ToldExactly) && fresh.is_empty();
        let touched = told.touched.iter().copied();
        touched
            .filter(|id| may_tell && self.strict(*id, told.to).only().is_none())
            .collect()
    }

    /// What the receiver expects the fireworks to become, with the older cards that the same clue
    /// makes known.
    fn ahead_of_receiver(
        &self,
        told: &Told,
        fresh: &[CardId],
        ahead: &Ahead,
        facts: &Facts,
    ) -> Ahead {
        let mut ahead = *ahead;
        let stacks = &mut ahead[told.to.index()];
        let again = told.touched.iter().filter(|id| !fresh.contains(id));
        let mut known: ArrayVec<CardId, MAX_HAND> = again.copied().collect();
        while let Some(place) = known.iter().position(|id| {
            let card = self.strict(*id, told.to).only();
            card.is_some_and(|card| stacks.next.contains(card))
        }) {
            if let Some(card) = self.strict(known.remove(place), told.to).only() {
                stacks.put(&facts.rules, card);
            }
        }
        ahead
    }

    /// Notes what the clue says by itself.
    fn mark(&mut self, told: &Told, facts: &Facts) {
        let touch = facts.rules.touch(told.clue);
        for id in &self.hands[told.to.index()] {
            let note = &mut self.notes[at(*id)];
            if told.touched.contains(id) {
                note.possible &= touch;
                note.clued = true;
                note.heard_at = facts.turn + 1;
                note.givers |= 1 << told.giver.index();
            } else {
                note.possible &= !touch;
            }
        }
    }

    /// Whether a clue about known cards takes back what one of them was asked to do.
    fn reads_as_fix(&mut self, told: &Told, facts: &Facts, expected: &[CardId]) -> bool {
        let mut fixed = false;
        for id in expected {
            if told.touched.contains(id) && !self.thinks_playable(*id, facts) {
                let note = &mut self.notes[at(*id)];
                note.call = Call::Save;
                note.reading = note.possible;
                fixed = true;
            }
        }
        if fixed {
            self.refresh(facts);
        }
        fixed
    }

    /// Of several new cards of the lowest rank, the oldest: they are played in that order.
    fn first_of_ones(&self, told: &Told, fresh: &[CardId], facts: &Facts) -> Option<CardId> {
        let Clue::Rank(_) = told.clue else {
            return None;
        };
        if self.level < Level::Group || !self.plays(told.to, Way::OldestOne) {
            return None;
        }
        let may_fit = |id: &&CardId| !(self.taken_for[at(**id)] & facts.playable).is_empty();
        let all_first = |id: &CardId| {
            let set = self.notes[at(*id)].possible;
            facts.are_first(set)
        };
        if !fresh.iter().all(all_first) {
            return None;
        }
        // People keep to that order for the cards of the deal alone.
        let dealt = self.players * facts.rules.hand_size();
        if self.reads_as_people() && fresh.iter().any(|id| at(*id) >= dealt) {
            return None;
        }
        fresh.iter().find(may_fit).copied()
    }

    fn reads_as_trash(&self, fresh: &[CardId], to: Seat, facts: &Facts) -> bool {
        !fresh.is_empty()
            && fresh
                .iter()
                .all(|id| is_within(self.strict(*id, to), facts.trash))
    }

    /// A clue that touches trash alone asks to keep the unclued cards older than that.
    fn keep_older(&mut self, fresh: &[CardId], to: Seat) {
        let Some(oldest) = fresh.first() else { return };
        for id in &self.hands[to.index()] {
            let note = &mut self.notes[at(*id)];
            if id < oldest && !note.clued {
                note.moved = true;
            }
        }
    }

    /// The cards that this clue would save.
    fn savable(&self, told: &Told, on_chop: bool, facts: &Facts) -> CardSet {
        match told.clue {
            // Fives may be saved wherever they are: nobody takes a five for playable early.
            Clue::Rank(_) if !on_chop => facts.lasts,
            Clue::Rank(_) => {
                let seen = Seat::all(self.players)
                    .filter(|seat| *seat != told.to && *seat != told.giver)
                    .flat_map(|seat| &self.hands[seat.index()])
                    .filter_map(|id| self.truth[at(*id)])
                    .fold(CardSet::EMPTY, |set, card| set | CardSet::of(card));
                let twos = if self.plays(told.giver, Way::TwoSaves) {
                    facts.seconds & !seen
                } else {
                    CardSet::EMPTY
                };
                facts.critical | facts.lasts | twos
            }
            Clue::Color(_) if on_chop && self.plays(told.giver, Way::ColorSaves) => {
                facts.critical & !facts.lasts
            }
            Clue::Color(_) => CardSet::EMPTY,
        }
    }

    /// Writes down what the focus and the cards asked for are taken to be.
    fn conclude(&mut self, focus: CardId, giver: Seat, turn: u16, heard: &mut Heard) {
        let reading = heard.direct | heard.save | heard.linked;
        let note = &mut self.notes[at(focus)];
        if !reading.is_empty() {
            note.read_from = Some(giver);
            note.heard_at = turn;
            note.passed = false;
            note.asked_for = None;
            note.reading &= reading;
            if (note.reading & note.possible).is_empty() {
                note.reading = reading;
            }
            note.call = if heard.save.is_empty() {
                Call::Play
            } else {
                Call::Save
            };
        }
        for asked in &heard.asked {
            self.queue(asked);
            let note = &mut self.notes[at(asked.card)];
            note.read_from = Some(giver);
            note.heard_at = turn;
            note.passed = false;
            note.reading = asked.what;
            note.asked_for = Some(focus);
            note.call = if asked.prompted {
                Call::Play
            } else {
                Call::Blind
            };
        }
        heard.kind = if !heard.asked.is_empty() {
            Kind::Finesse
        } else if reading.is_empty() {
            Kind::Plain
        } else if heard.save.is_empty() {
            if heard.direct.is_empty() {
                Kind::Finesse
            } else {
                Kind::Play
            }
        } else if (heard.direct | heard.linked).is_empty() {
            Kind::Save
        } else {
            Kind::PlayOrSave
        };
    }
}
