//! Prompts and finesses: clues that fit only once somebody has played another card first.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Seat};

use super::clue::{Asked, Heard, Scene};
use super::prerequisites::Own;
use crate::companion::belief::{Call, Facts, Link, Mind, Stacks, at, before, is_within};
use crate::companion::conventions::Convention;

impl Mind {
    /// Looks for cards that others, or the receiver, must play before the focus.
    pub(crate) fn read_links(
        &mut self,
        scene: Scene<'_>,
        focus: CardId,
        set: CardSet,
        ahead: &[Stacks; MAX_PLAYERS],
        heard: &mut Heard,
    ) {
        let told = scene.told;
        let to = told.to;
        let plain = heard.direct | heard.save;
        for meant in (set & !plain).iter() {
            if let Some(chain) = self.chain(scene, to, meant, &ahead[to.index()], Own::No) {
                heard.linked.insert(meant);
                for step in chain.into_iter().filter(|step| !step.loose) {
                    let _ = self.links.try_push(Link {
                        focus,
                        meant,
                        seat: step.seat,
                        card: step.card,
                        needed: step.needed,
                        behind: false,
                    });
                }
            }
        }
        heard.linked |= self.expect_bluff(scene, focus, set & !(plain | heard.linked), ahead);
        if (plain | heard.linked).is_empty()
            && self.trusts(told.giver)
            && self.follows(Convention::OwnHand)
        {
            self.read_own_links(scene, set, &ahead[to.index()], heard);
        }
        // The receiver, who does not see the focus, knows who is asked once only one meaning is left.
        let Some(truth) = self.truth[at(focus)].or_else(|| (plain | heard.linked).only()) else {
            return;
        };
        if heard.save.contains(truth) && !self.may_ask_for(truth, scene, heard)
            || !set.contains(truth)
        {
            return;
        }
        // What the receiver plays from its own hand is asked of nobody who sees it.
        let own: ArrayVec<Asked, MAX_PLAYERS> = heard.asked.iter().copied().collect();
        for reader in self.after(told.giver) {
            let answers = |it: &Asked| {
                let card = self.seen_by(reader, told.giver, it.card, to);
                card.is_some() && card == before(truth, &ahead[reader.index()], scene.facts)
            };
            if self.reads_as_people() && own.iter().any(answers) {
                continue;
            }
            if reader == to
                || ahead[reader.index()].next.contains(truth)
                || !self.trusts(reader)
                || !self.trusts(told.giver)
            {
                continue;
            }
            let stacks = &ahead[reader.index()];
            let chain = self.chain(scene, reader, truth, stacks, Own::Yes);
            // Who makes a card known to fit need not mean another one.
            let bluff = self
                .bluffed(scene, reader, truth, stacks)
                .filter(|_| !heard.beside);
            if let (None, Some((card, what))) = (&chain, bluff) {
                let _ = heard.asked.try_push(Asked {
                    seat: reader,
                    card,
                    what,
                    prompted: false,
                });
            }
            for step in chain
                .iter()
                .flatten()
                .filter(|step| step.seat == reader && !step.loose)
                .filter(|step| step.prompted || !heard.beside)
            {
                let more = bluff.filter(|(card, _)| !step.prompted && *card == step.card);
                let _ = heard.asked.try_push(Asked {
                    seat: reader,
                    card: step.card,
                    what: CardSet::of(step.needed) | more.map_or(CardSet::EMPTY, |(_, what)| what),
                    prompted: step.prompted,
                });
            }
        }
    }

    /// Whether a clue that would save `truth` asks for the card before it all the same: about a five
    /// that lies safe, once the game has begun in earnest.
    fn may_ask_for(&self, truth: Card, scene: Scene<'_>, heard: &Heard) -> bool {
        let Scene { facts, told } = scene;
        self.follows(Convention::ToldExactly)
            && !heard.on_chop
            && !facts.none_discarded
            && matches!(told.clue, Clue::Rank(_))
            && facts.lasts.contains(truth)
    }

    /// A clue that nothing else explains asks the receiver to play the card before the focus.
    fn read_own_links(&self, scene: Scene<'_>, set: CardSet, ahead: &Stacks, heard: &mut Heard) {
        let mut shortest = usize::MAX;
        for meant in set.iter() {
            let Some(chain) = self.chain(scene, scene.told.to, meant, ahead, Own::Yes) else {
                continue;
            };
            let blind = chain.iter().filter(|step| !step.prompted).count();
            // The receiver may play a clued card after a blind one.
            let longer = self.reads_as_people() && chain.len() == 2 && chain[1].prompted;
            if !(chain.len() == 1 || longer) || blind > shortest {
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
                        seat: scene.told.to,
                        card: step.card,
                        what: CardSet::of(step.needed),
                        prompted: step.prompted,
                    });
                }
            }
        }
    }

    /// Somebody has played or discarded: what that says about cards that others were to play.
    /// Whether it says anything.
    pub(crate) fn resolve_links(
        &mut self,
        seat: Seat,
        played: Option<(CardId, Card)>,
        facts: &Facts,
    ) -> bool {
        let playable_before = facts.playable;
        let mut changed = false;
        let was_asked = played.is_some_and(|(id, _)| self.notes[at(id)].call == Call::Blind);
        if let Some((id, card)) = played
            && playable_before.contains(card)
            && (was_asked || self.notes[at(id)].is_prompted())
            && !self.notes[at(id)].reading.contains(card)
        {
            changed |= self.ask_behind(seat, id);
        }
        if let Some((id, card)) = played
            && was_asked
        {
            changed |= self.ask_queued(seat, id, card);
        }
        // Where others are looked for behind the card that was played, first: they stay possible.
        let mut moved: ArrayVec<CardId, MAX_HAND> = ArrayVec::new();
        if let Some((id, card)) = played
            && playable_before.contains(card)
        {
            for index in 0..self.links.len() {
                let link = self.links[index];
                if link.seat == seat
                    && !self.hands[seat.index()].contains(&link.focus)
                    && link.card == id
                    && card != link.needed
                    && let Some(behind) = self.behind(link)
                {
                    self.links[index] = behind;
                    let _ = moved.try_push(behind.card);
                    changed = true;
                }
            }
        }
        let mut index = 0;
        while index < self.links.len() {
            let link = self.links[index];
            if link.seat != seat || moved.contains(&link.card) {
                index += 1;
                continue;
            }
            match played {
                Some((id, card)) if id == link.card => {
                    if card == link.needed {
                        if was_asked {
                            self.showed_finesse(seat);
                        }
                        self.confirm(link);
                    } else {
                        self.drop_meaning(link, facts);
                    }
                    changed = true;
                    index = 0;
                }
                _ if playable_before.contains(link.needed) && !was_asked => {
                    self.drop_meaning(link, facts);
                    changed = true;
                    index = 0;
                }
                _ => index += 1,
            }
        }
        // A player who was asked for a blind play and did something else did not read the clue as
        // asking for it.
        if !was_asked {
            for id in self.hands[seat.index()].clone() {
                let note = &mut self.notes[at(id)];
                if note.call == Call::Blind && is_within(note.reading, playable_before) {
                    note.call = Call::None;
                    note.reading = note.possible;
                    changed = true;
                    if seat != self.me {
                        self.let_pass(seat);
                    }
                }
            }
        }
        changed
    }

    /// `seat` has played `id` for another card, and it fits all the same: the one that it was asked for
    /// lies behind it, and is asked for next. Whether that can be.
    fn ask_behind(&mut self, seat: Seat, id: CardId) -> bool {
        let asked = self.notes[at(id)];
        if !self.follows(Convention::LayeredFinesses) || !self.trusts(seat) {
            return false;
        }
        let Some((card, clued)) = self.next_behind(seat, id, asked.reading) else {
            return false;
        };
        let note = &mut self.notes[at(card)];
        note.reading = asked.reading;
        note.read_from = asked.read_from;
        note.heard_at = asked.heard_at;
        note.asked_for = asked.asked_for;
        note.call = if clued { Call::Play } else { Call::Blind };
        true
    }

    /// The same for a link: where the card lies now that it needs. `None` if that can't be.
    fn behind(&self, link: Link) -> Option<Link> {
        if !self.follows(Convention::LayeredFinesses) || !self.trusts(link.seat) {
            return None;
        }
        let needed = CardSet::of(link.needed);
        let (card, _) = self.next_behind(link.seat, link.card, needed)?;
        let focus = self.truth[at(link.focus)];
        let is_meant = focus == Some(link.meant);
        // Who sees the card knows whether it is the one; its holder believes the clue.
        let fits = match self.truth[at(card)] {
            Some(truth) => truth == link.needed,
            None => is_meant,
        };
        if !fits {
            return None;
        }
        Some(Link {
            card,
            behind: true,
            ..link
        })
    }

    fn confirm(&mut self, link: Link) {
        let is_own = self.hands[link.seat.index()].contains(&link.focus);
        let shown = |it: &&Link| it.card == link.card && (!is_own || it.needed == link.needed);
        let same: CardSet = self
            .links
            .iter()
            .filter(|it| it.focus == link.focus && (shown(it) || it.behind))
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

    fn drop_meaning(&mut self, link: Link, facts: &Facts) {
        let note = &mut self.notes[at(link.focus)];
        let mut reading = note.reading;
        reading.remove(link.meant);
        let is_left = !(reading & note.possible).is_empty();
        if is_left {
            note.reading = reading;
        }
        self.links
            .retain(|it| it.focus != link.focus || it.meant != link.meant);
        let is_own = self.hands[link.seat.index()].contains(&link.focus);
        if !is_left && !is_own {
            self.ask_receiver(link.focus, facts);
        }
    }

    /// Nobody else has played what a clue about `focus` waits for: then its holder has that card.
    /// Whether that can be.
    pub(crate) fn ask_receiver(&mut self, focus: CardId, facts: &Facts) -> bool {
        if !self.follows(Convention::PassedOn) {
            return false;
        }
        let Some(to) = Seat::all(self.players).find(|it| self.hands[it.index()].contains(&focus))
        else {
            return false;
        };
        let about = self.notes[at(focus)];
        let Some(giver) = about.read_from.filter(|giver| self.trusts(*giver)) else {
            return false;
        };
        let before = |card: Card| before(card, &facts.stacks, facts);
        let meant = self.strict(focus, to) & !facts.trash;
        let needed: CardSet = meant.iter().filter_map(before).collect();
        // What the same clue has touched was not clued when it was given.
        let together: ArrayVec<CardId, MAX_HAND> = self.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| self.notes[at(*id)].heard_at == about.heard_at)
            .collect();
        let prompted = self.prompted(to, needed, &together, &[]);
        let Some(card) = prompted.or_else(|| self.finesse_position(to, &[])) else {
            return false;
        };
        let what = self.strict(card, to) & needed;
        let meant: CardSet = meant
            .iter()
            .filter(|card| before(*card).is_some_and(|needed| what.contains(needed)))
            .collect();
        if what.is_empty() {
            return false;
        }
        for meant in meant.iter() {
            if let Some(needed) = before(meant) {
                let _ = self.links.try_push(Link {
                    focus,
                    meant,
                    seat: to,
                    card,
                    needed,
                    behind: false,
                });
            }
        }
        self.notes[at(focus)].reading = meant;
        let note = &mut self.notes[at(card)];
        note.reading = what;
        note.read_from = Some(giver);
        note.heard_at = facts.turn;
        note.asked_for = Some(focus);
        note.call = if prompted.is_some() {
            Call::Play
        } else {
            Call::Blind
        };
        true
    }

    /// A card that was to be played first may be what the later of two clues asks for: both of them
    /// begin with the card that was asked for first.
    pub(crate) fn queue(&mut self, asked: &Asked) {
        if !self.follows(Convention::OneAfterTheOther) || asked.prompted {
            return;
        }
        for id in self.hands[asked.seat.index()].clone() {
            let more = self.strict(id, asked.seat) & asked.what;
            let note = &mut self.notes[at(id)];
            if note.call == Call::Blind && id != asked.card {
                note.reading |= more;
            }
        }
    }

    /// `seat` was asked for two blind cards by two clues, and `played`, for the first of them, was the
    /// `card` of the later one: then the other one lies behind it. Whether it was so.
    fn ask_queued(&mut self, seat: Seat, played: CardId, card: Card) -> bool {
        let mut first = self.notes[at(played)].reading;
        first.remove(card);
        let later = self.hands[seat.index()].iter().copied().find(|id| {
            let note = &self.notes[at(*id)];
            *id != played && note.call == Call::Blind && note.reading == CardSet::of(card)
        });
        let Some(later) =
            later.filter(|_| self.follows(Convention::OneAfterTheOther) && !first.is_empty())
        else {
            return false;
        };
        let note = &mut self.notes[at(later)];
        note.call = Call::None;
        note.reading = note.possible;
        self.notes[at(played)].reading = first;
        self.ask_behind(seat, played);
        true
    }
}
