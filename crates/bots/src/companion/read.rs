//! What a clue means: the conventions, as one function that every player works out alike.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Rules, Seat};

use super::Level;
use super::facts::{Facts, Stacks};
use super::mind::{Call, Link, Mind, at, is_within, only};

/// A clue that was given, or that somebody thinks of giving.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) giver: Seat,
    pub(super) to: Seat,
    pub(super) clue: Clue,
    /// The cards it touches, oldest first.
    pub(super) touched: ArrayVec<CardId, MAX_HAND>,
}

/// Which convention a clue follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// It touches nothing: it passes the time.
    Empty,
    /// Cards that were clued before are now known to fit.
    FillIn,
    /// A card that was about to be played turns out not to fit.
    Fix,
    /// The focus fits, now or when the cards on their way are played.
    Play,
    /// The focus must be kept.
    Save,
    /// The focus fits, or must be kept: its holder can't tell which.
    PlayOrSave,
    /// The focus fits once others, or the receiver, have played a card that this clue asks for.
    Finesse,
    /// The touched cards are of no use; the unclued cards older than them are to be kept.
    TrashMove,
    /// Nothing but what the clue says.
    Plain,
}

/// How a clue was read.
#[derive(Clone, Debug)]
pub(super) struct Heard {
    pub(super) kind: Kind,
    /// The card that the clue is about.
    pub(super) focus: Option<CardId>,
    /// Whether that card was the next to be discarded.
    pub(super) on_chop: bool,
    /// What its receiver takes the focus to be, if it fits directly.
    pub(super) direct: CardSet,
    /// What its receiver takes the focus to be, if it is to be kept.
    pub(super) save: CardSet,
    /// What its receiver takes the focus to be, if others play first.
    pub(super) linked: CardSet,
    /// Cards that this clue asks their holders to play first.
    pub(super) asked: ArrayVec<Asked, MAX_PLAYERS>,
}

/// A card that a clue to somebody asks its holder to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    pub(super) seat: Seat,
    pub(super) card: CardId,
    pub(super) what: CardSet,
    /// Whether a clue had touched the card before.
    pub(super) prompted: bool,
}

/// The cards that must be played before the focus, each with its holder.
type Chain = ArrayVec<Step, 4>;

#[derive(Clone, Copy, Debug)]
struct Step {
    seat: Seat,
    card: CardId,
    needed: Card,
    prompted: bool,
    /// Whether its holder plays it anyway, and need not know which of several cards it is.
    loose: bool,
}

impl Mind {
    /// Reads a clue, for everybody: notes what each holder now takes the cards to be.
    pub(super) fn hear(&mut self, rules: &Rules, facts: &Facts, told: &Told) -> Heard {
        let to = told.to;
        let chop = self.chop(to);
        let mut fresh: ArrayVec<CardId, MAX_HAND> = ArrayVec::new();
        let mut expected_to_fit: ArrayVec<CardId, MAX_HAND> = ArrayVec::new();
        for id in &self.hands[to.index()] {
            if told.touched.contains(id) && !self.notes[at(*id)].is_in_play() {
                fresh.push(*id);
            }
            if self.thinks_playable(*id, facts) {
                expected_to_fit.push(*id);
            }
        }
        let ahead: [Stacks; MAX_PLAYERS] = core::array::from_fn(|index| {
            match u8::try_from(index).ok().and_then(Seat::new) {
                Some(seat)
                    if index < self.players && (seat == to || self.level >= Level::Finesses) =>
                {
                    self.stacks_ahead(seat, told.giver, rules, facts)
                }
                _ => facts.stacks,
            }
        });
        self.mark(rules, told);
        self.refresh(facts);

        let mut heard = Heard {
            kind: Kind::Plain,
            focus: None,
            on_chop: false,
            direct: CardSet::EMPTY,
            save: CardSet::EMPTY,
            linked: CardSet::EMPTY,
            asked: ArrayVec::new(),
        };
        if told.touched.is_empty() {
            heard.kind = Kind::Empty;
            return heard;
        }
        if fresh.is_empty() {
            if self.reads_as_fix(told, facts, &expected_to_fit) {
                heard.kind = Kind::Fix;
                return heard;
            }
            let filled = told
                .touched
                .iter()
                .any(|id| !expected_to_fit.contains(id) && self.thinks_playable(*id, facts));
            if filled {
                heard.kind = Kind::FillIn;
                return heard;
            }
        }
        let on_chop = chop.filter(|id| fresh.contains(id));
        let Some(focus) = on_chop.or(fresh.last().copied()).or_else(|| {
            told.touched
                .iter()
                .rev()
                .copied()
                .find(|id| !expected_to_fit.contains(id))
        }) else {
            return heard;
        };
        heard.focus = Some(focus);
        heard.on_chop = on_chop.is_some();

        if self.level >= Level::Full && self.reads_as_trash(&fresh, to, facts) {
            self.keep_older(&fresh, to);
            heard.kind = Kind::TrashMove;
            self.refresh(facts);
            return heard;
        }
        let set = self.taken_for[at(focus)] & !facts.trash;
        heard.direct = set & ahead[to.index()].next;
        heard.save = if fresh.is_empty() {
            CardSet::EMPTY
        } else {
            set & self.savable(told, heard.on_chop, facts)
        };
        if self.level >= Level::Finesses {
            self.read_links(rules, told, focus, set, &ahead, facts, &mut heard);
        }
        self.conclude(focus, &mut heard);
        self.refresh(facts);
        heard
    }

    /// Notes what the clue says by itself.
    fn mark(&mut self, rules: &Rules, told: &Told) {
        let touch = rules.touch(told.clue);
        for id in &self.hands[told.to.index()] {
            let note = &mut self.notes[at(*id)];
            if told.touched.contains(id) {
                note.possible &= touch;
                note.clued = true;
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
                facts.critical | facts.lasts | (facts.seconds & !seen)
            }
            Clue::Color(_) if on_chop => facts.critical & !facts.lasts,
            Clue::Color(_) => CardSet::EMPTY,
        }
    }

    /// Looks for cards that others, or the receiver, must play before the focus.
    fn read_links(
        &mut self,
        rules: &Rules,
        told: &Told,
        focus: CardId,
        set: CardSet,
        ahead: &[Stacks; MAX_PLAYERS],
        facts: &Facts,
        heard: &mut Heard,
    ) {
        let to = told.to;
        let plain = heard.direct | heard.save;
        for meant in (set & !plain).iter() {
            if let Some(chain) = self.chain(rules, told, to, meant, &ahead[to.index()], Own::No, facts) {
                heard.linked.insert(meant);
                for step in chain.into_iter().filter(|step| !step.loose) {
                    let _ = self.links.try_push(Link {
                        focus,
                        meant,
                        seat: step.seat,
                        card: step.card,
                        needed: step.needed,
                    });
                }
            }
        }
        if (plain | heard.linked).is_empty() && self.trusts(told.giver) {
            self.read_own_links(rules, told, set, &ahead[to.index()], facts, heard);
        }
        // The receiver, who does not see the focus, knows who is asked once only one meaning is left.
        let Some(truth) = self.truth[at(focus)].or_else(|| only(plain | heard.linked)) else {
            return;
        };
        if heard.save.contains(truth) || !set.contains(truth) {
            return;
        }
        for reader in self.after(told.giver) {
            if reader == to
                || ahead[reader.index()].next.contains(truth)
                || !self.trusts(reader)
                || !self.trusts(told.giver)
            {
                continue;
            }
            let Some(chain) =
                self.chain(rules, told, reader, truth, &ahead[reader.index()], Own::Yes, facts)
            else {
                continue;
            };
            for step in chain.iter().filter(|step| step.seat == reader && !step.loose) {
                let _ = heard.asked.try_push(Asked {
                    seat: reader,
                    card: step.card,
                    what: CardSet::of(step.needed),
                    prompted: step.prompted,
                });
            }
        }
    }

    /// A clue that nothing else explains asks the receiver to play the card before the focus.
    fn read_own_links(
        &self,
        rules: &Rules,
        told: &Told,
        set: CardSet,
        ahead: &Stacks,
        facts: &Facts,
        heard: &mut Heard,
    ) {
        let mut shortest = usize::MAX;
        for meant in set.iter() {
            let Some(chain) = self.chain(rules, told, told.to, meant, ahead, Own::Yes, facts) else {
                continue;
            };
            let blind = chain.iter().filter(|step| !step.prompted).count();
            if chain.len() != 1 || blind > shortest {
                continue;
            }
            if blind < shortest {
                shortest = blind;
                heard.asked.clear();
                heard.linked = CardSet::EMPTY;
            }
            heard.linked.insert(meant);
            for step in chain.into_iter().filter(|step| !step.loose) {
                if let Some(asked) = heard.asked.iter_mut().find(|it| it.card == step.card) {
                    asked.what.insert(step.needed);
                } else {
                    let _ = heard.asked.try_push(Asked {
                        seat: told.to,
                        card: step.card,
                        what: CardSet::of(step.needed),
                        prompted: step.prompted,
                    });
                }
            }
        }
    }

    /// The cards that must be played, and by whom, before `meant` fits, to the eyes of `reader`.
    fn chain(
        &self,
        rules: &Rules,
        told: &Told,
        reader: Seat,
        meant: Card,
        ahead: &Stacks,
        own: Own,
        facts: &Facts,
    ) -> Option<Chain> {
        if rules.joker() == Some(meant.suit()) {
            return None;
        }
        let mut chain = Chain::new();
        let mut used: ArrayVec<CardId, 4> = ArrayVec::new();
        let mut blind = 0;
        let from = ahead.height(meant.suit());
        for height in from..rules.height_of(meant) {
            let needed = rules.next_card(meant.suit(), height)?;
            let step = self.step(told, reader, needed, own, &used, facts)?;
            used.try_push(step.card).ok()?;
            blind += usize::from(!step.prompted);
            if blind > self.level.most_blind() {
                return None;
            }
            chain.try_push(step).ok()?;
        }
        (!chain.is_empty()).then_some(chain)
    }

    fn step(
        &self,
        told: &Told,
        reader: Seat,
        needed: Card,
        own: Own,
        used: &[CardId],
        facts: &Facts,
    ) -> Option<Step> {
        // The giver counts on the own cards that are about to be played, without knowing which is
        // which; the others see it.
        let on_givers_way = self.hands[told.giver.index()].iter().find(|id| {
            self.notes[at(**id)].is_in_play()
                && !used.contains(id)
                && self.taken_for[at(**id)].contains(needed)
                && self.thinks_playable(**id, facts)
                && (self.me == told.giver || self.truth[at(**id)] == Some(needed))
        });
        if let Some(card) = on_givers_way {
            return Some(Step {
                seat: told.giver,
                card: *card,
                needed,
                prompted: true,
                loose: true,
            });
        }
        let others = || {
            self.after(told.giver)
                .filter(|seat| *seat != reader && self.trusts(*seat))
        };
        for seat in others() {
            if let Some(card) = self.prompted(seat, needed, told, used)
                && self.seen_by(reader, told.giver, card, seat) == Some(needed)
            {
                return Some(Step {
                    seat,
                    card,
                    needed,
                    prompted: true,
                    loose: false,
                });
            }
        }
        for seat in others().filter(|seat| *seat != told.to) {
            if self.prompted(seat, needed, told, used).is_none()
                && let Some(card) = self.finesse_position(seat, used)
                && self.seen_by(reader, told.giver, card, seat) == Some(needed)
            {
                return Some(Step {
                    seat,
                    card,
                    needed,
                    prompted: false,
                    loose: false,
                });
            }
        }
        if own == Own::No || reader == told.giver {
            return None;
        }
        let mut on_its_way = self.hands[reader.index()].iter().filter(|id| {
            self.notes[at(**id)].is_in_play()
                && !told.touched.contains(id)
                && self.taken_for[at(**id)].contains(needed)
                && self.thinks_playable(**id, facts)
        });
        if let Some(card) = on_its_way.next() {
            return Some(Step {
                seat: reader,
                card: *card,
                needed,
                prompted: true,
                loose: on_its_way.next().is_some(),
            });
        }
        if let Some(card) = self.prompted(reader, needed, told, used) {
            return Some(Step {
                seat: reader,
                card,
                needed,
                prompted: true,
                loose: false,
            });
        }
        let card = self.finesse_position(reader, used)?;
        self.strict(card, reader).contains(needed).then_some(Step {
            seat: reader,
            card,
            needed,
            prompted: false,
            loose: false,
        })
    }

    /// The card of `seat` that would be played if `needed` were asked for: the newest clued card
    /// that it could be.
    fn prompted(&self, seat: Seat, needed: Card, told: &Told, used: &[CardId]) -> Option<CardId> {
        self.hands[seat.index()].iter().rev().copied().find(|id| {
            self.notes[at(*id)].clued
                && !used.contains(id)
                && !told.touched.contains(id)
                && self.taken_for[at(*id)].contains(needed)
        })
    }

    /// Writes down what the focus and the cards asked for are taken to be.
    fn conclude(&mut self, focus: CardId, heard: &mut Heard) {
        let reading = heard.direct | heard.save | heard.linked;
        let note = &mut self.notes[at(focus)];
        if !reading.is_empty() {
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
            let note = &mut self.notes[at(asked.card)];
            note.reading = asked.what;
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

    /// Somebody has played or discarded: what that says about cards that others were to play.
    pub(super) fn resolve_links(
        &mut self,
        seat: Seat,
        played: Option<(CardId, Card)>,
        playable_before: CardSet,
    ) {
        let was_asked = played.is_some_and(|(id, _)| self.notes[at(id)].call == Call::Blind);
        let mut index = 0;
        while index < self.links.len() {
            let link = self.links[index];
            if link.seat != seat {
                index += 1;
                continue;
            }
            match played {
                Some((id, card)) if id == link.card => {
                    if card == link.needed {
                        self.confirm(link);
                    } else {
                        self.drop_meaning(link);
                    }
                    index = 0;
                }
                _ if playable_before.contains(link.needed) && !was_asked => {
                    self.drop_meaning(link);
                    index = 0;
                }
                _ => index += 1,
            }
        }
        // Who lets a blind play pass has read the clue otherwise.
        if !was_asked {
            for id in self.hands[seat.index()].clone() {
                let note = &mut self.notes[at(id)];
                if note.call == Call::Blind && is_within(note.reading, playable_before) {
                    note.call = Call::None;
                    note.reading = note.possible;
                    if seat != self.me {
                        self.misses[seat.index()] += 1;
                    }
                }
            }
        }
    }

    fn confirm(&mut self, link: Link) {
        let same: CardSet = self
            .links
            .iter()
            .filter(|it| it.focus == link.focus && it.card == link.card)
            .map(|it| it.meant)
            .collect();
        let note = &mut self.notes[at(link.focus)];
        let narrowed = note.reading & same;
        if !narrowed.is_empty() {
            note.reading = narrowed;
            note.call = Call::Play;
        }
        self.links
            .retain(|it| it.focus != link.focus || same.contains(it.meant) && it.card != link.card);
    }

    fn drop_meaning(&mut self, link: Link) {
        let note = &mut self.notes[at(link.focus)];
        let mut reading = note.reading;
        reading.remove(link.meant);
        if !(reading & note.possible).is_empty() {
            note.reading = reading;
        }
        self.links
            .retain(|it| it.focus != link.focus || it.meant != link.meant);
    }
}

/// Whether a reader looks for the needed card in the own hand too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    Yes,
    No,
}

/// The one card that a set holds, for readings that leave no doubt.
pub(super) fn certain(set: CardSet) -> Option<Card> {
    only(set)
}
