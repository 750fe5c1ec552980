//! What is to be said of each action of a turn before one is chosen.

use kagiya_rules::{Action, Card, CardId, CardSet, Clue, Phase, Seat};

use super::feature_names::{
    ALL, ActionTraits, CLUE_AT, CardTraits, ClueTraits, DISCARD_AT, PLAY_AT, SORTS, SORTS_AT,
    TABLE, TableTraits,
};

use crate::companion::belief::{Call, Mind, at, is_within};
use crate::companion::choosing::{Chooser, Wanted, Weighed};
use crate::companion::reading::{Ahead, Kind, Told};

fn yes(it: bool) -> f32 {
    f32::from(u8::from(it))
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn number(count: usize) -> f32 {
    count as f32
}

#[expect(clippy::cast_precision_loss, reason = "thousandths of a few points")]
fn points(thousandths: i32) -> f32 {
    thousandths as f32 / 1000.0
}

fn add(traits: &mut Vec<(usize, f32)>, from: usize, values: impl Iterator<Item = f32>) {
    traits.extend(
        values
            .enumerate()
            .filter(|(_, it)| *it != 0.0)
            .map(|(place, it)| (from + place, it)),
    );
}

fn sort_of(action: Action) -> u8 {
    match action {
        Action::Play { .. } => 0,
        Action::Discard(_) => 1,
        Action::Clue { .. } | Action::Choose(_) => 2,
    }
}

/// Whether two actions are the same, whatever a play announces.
pub(crate) fn is_same(left: Action, right: Action) -> bool {
    match (left, right) {
        (Action::Play { card: left, .. }, Action::Play { card: right, .. }) => left == right,
        _ => left == right,
    }
}

/// An action with its traits: the place of each in the list of traits, and its size.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Its traits that are not zero.
    pub traits: Vec<(usize, f32)>,
}

impl Choice {
    /// Whether it is `action`, whatever a play announces.
    pub fn is(&self, action: Action) -> bool {
        is_same(self.action, action)
    }

    /// Its traits in the order of `Habits::names`, those that are zero among them.
    pub fn all_traits(&self) -> Vec<f32> {
        let mut all = vec![0.0; ALL];
        for (place, size) in &self.traits {
            all[*place] += size;
        }
        all
    }
}

impl Chooser<'_> {
    /// The actions of a turn with the traits by which people choose among them. An announcement
    /// (Timed Display) is made as [`Chooser::weigh_all`] makes it.
    pub(crate) fn choices(&self, weighed: &[Weighed], hidden: Option<Seat>) -> Vec<Choice> {
        if self.view.table().phase() != Phase::Turn {
            return Vec::new();
        }
        let table = self.table_traits();
        let wanted = self.wanted();
        let before = self.mind.worth(self.facts, self.weights);
        let ahead = self.mind.all_ahead(self.mind.me, self.facts);
        let danger = self.danger_of_all(self.mind);
        let mut choices = Vec::new();
        for action in self.view.legal_actions().iter() {
            let place = weighed.iter().position(|it| is_same(it.action, action));
            if let Action::Play { announce, .. } = action
                && place.map_or(announce.is_some(), |place| weighed[place].action != action)
            {
                continue;
            }
            if let Action::Clue { to, .. } = action
                && hidden == Some(self.receiver(to))
            {
                continue;
            }
            let mut traits = Vec::with_capacity(96);
            let mut any = Self::action_traits(weighed, action, place);
            any.danger = danger;
            let mut sorts = [false; SORTS.len()];
            match action {
                Action::Play { card, .. } => {
                    add(
                        &mut traits,
                        PLAY_AT,
                        self.card_traits(card, &wanted).values(),
                    );
                    sorts[0] = true;
                }
                Action::Discard(card) => {
                    add(
                        &mut traits,
                        DISCARD_AT,
                        self.card_traits(card, &wanted).values(),
                    );
                    sorts[1] = true;
                }
                Action::Clue { .. } => {
                    let (clue, kind) = self.clue_traits(action, before, &ahead);
                    sorts[2] = clue.rank == 0.0;
                    sorts[match kind {
                        Kind::Play => 3,
                        Kind::Save => 4,
                        Kind::PlayOrSave => 5,
                        Kind::Finesse => 6,
                        Kind::FillIn | Kind::Fix => 7,
                        Kind::Plain | Kind::Empty => 8,
                        Kind::TrashMove => 9,
                    }] = true;
                    any.danger = clue.danger_of_all;
                    add(&mut traits, CLUE_AT, clue.values());
                }
                Action::Choose(_) => continue,
            }
            add(&mut traits, 0, any.values());
            for (sort, _) in sorts.iter().enumerate().filter(|(_, has)| **has) {
                add(&mut traits, SORTS_AT + sort * TABLE, table.values());
            }
            choices.push(Choice { action, traits });
        }
        choices
    }

    fn action_traits(weighed: &[Weighed], action: Action, place: Option<usize>) -> ActionTraits {
        let best = weighed
            .iter()
            .filter(|it| sort_of(it.action) == sort_of(action))
            .map(|it| it.worth)
            .max();
        let worth = place.map(|place| weighed[place].worth);
        let best_of_all = weighed.first().map(|it| it.worth);
        ActionTraits {
            worth: worth.map_or(-4.0, |worth| points(worth).max(-4.0)),
            first: yes(place == Some(0)),
            second: yes(place == Some(1)),
            unweighed: yes(place.is_none()),
            behind: worth
                .zip(best)
                .map_or(-4.0, |(worth, best)| points(worth - best).max(-4.0)),
            behind_all: worth
                .zip(best_of_all)
                .map_or(-4.0, |(worth, best)| points(worth - best).max(-4.0)),
            danger: 0.0,
        }
    }

    /// How many points the next discards of all others are expected to cost, as `mind` has it.
    fn danger_of_all(&self, mind: &Mind) -> f32 {
        let others = mind.after(mind.me).enumerate();
        let danger = |(distance, seat)| mind.danger(seat, distance, self.facts, self.weights);
        points(others.map(danger).sum())
    }

    fn table_traits(&self) -> TableTraits {
        let (mind, facts) = (self.mind, self.facts);
        let mine = &mind.hands[mind.me.index()];
        let fits = |id: &CardId| mind.thinks_playable(*id, facts);
        let count = |it: &dyn Fn(&CardId) -> bool| number(mine.iter().filter(|id| it(id)).count());
        let tokens = |from: u8, to: u8| yes((from..=to).contains(&facts.tokens));
        let mut others = mind.after(mind.me);
        let chop_loss = |seat: Seat| {
            let chop = mind.chop(seat)?;
            Some(mind.loss(mind.truth[at(chop)]?, chop, facts, self.weights))
        };
        let lone_two = |seat: Seat| {
            let chop = mind.chop(seat);
            let truth = chop.and_then(|chop| Some((mind.truth[at(chop)]?, chop)));
            yes(truth.is_some_and(|(card, chop)| self.is_lone_two(card, chop)))
        };
        let loss = |seat: Seat| points(chop_loss(seat).unwrap_or(0));
        let danger = |seat, distance| points(mind.danger(seat, distance, facts, self.weights));
        let next = others.next();
        let second = others.next();
        let has_play = |seat: Seat| yes(mind.has_play(seat, facts));
        let knows_trash = |seat: Seat| {
            yes(mind.hands[seat.index()]
                .iter()
                .any(|id| mind.thinks_trash(*id, seat, facts)))
        };
        TableTraits {
            always: 1.0,
            tokens_0: tokens(0, 0),
            tokens_1: tokens(1, 1),
            tokens_2: tokens(2, 2),
            tokens_3: tokens(3, 4),
            tokens_5: tokens(5, 6),
            tokens_7: tokens(7, 7),
            tokens_8: tokens(8, u8::MAX),
            deck: number(self.view.table().deck_size()) / 10.0,
            strikes: f32::from(facts.spare_strikes),
            pace: f32::from(facts.pace.map_or(10, |pace| pace.clamp(-3, 10))) / 3.0,
            early: yes(facts.is_early),
            final_round: yes(facts.turns_left.is_some()),
            knows_a_play: yes(mine
                .iter()
                .any(|id| is_within(mind.strict(*id, mind.me), facts.playable))),
            plays: count(&fits).min(3.0),
            asked: count(&|id| fits(id) && mind.notes[at(*id)].call == Call::Play).min(3.0),
            trash: yes(mine.iter().any(|id| mind.thinks_trash(*id, mind.me, facts))),
            chop: yes(mind.chop(mind.me).is_some()),
            next_plays: next.map_or(0.0, has_play),
            next_danger: next.map_or(0.0, |seat| danger(seat, 0)),
            next_loss: next.map_or(0.0, loss),
            next_trash: next.map_or(0.0, knows_trash),
            second_plays: second.map_or(0.0, has_play),
            second_danger: second.map_or(0.0, |seat| danger(seat, 1)),
            second_loss: second.map_or(0.0, loss),
            next_two: next.map_or(0.0, lone_two),
            second_two: second.map_or(0.0, lone_two),
            warned: yes(mind.warned == Some(mind.me)),
        }
    }

    fn card_traits(&self, id: CardId, wanted: &Wanted) -> CardTraits {
        let (mind, facts) = (self.mind, self.facts);
        let note = &mind.notes[at(id)];
        let strict = mind.strict(id, mind.me);
        let taken = mind.taken_for[at(id)];
        let hand = &mind.hands[mind.me.index()];
        let slot = hand.iter().position(|it| *it == id).unwrap_or(0);
        let (older, newer) = (&hand[..slot], &hand[(slot + 1).min(hand.len())..]);
        let fits = |it: &&CardId| mind.thinks_playable(**it, facts);
        let turns = facts.turn.saturating_sub(note.heard_at);
        let heard = note.heard_at > 0;
        let lowest = taken
            .iter()
            .map(|card| self.place_of(card))
            .min()
            .unwrap_or(0);
        let stake = taken
            .iter()
            .map(|card| facts.stake[card.index()])
            .min()
            .unwrap_or(0);
        let next = (taken & facts.playable).only();
        let leads = |seat: Option<Seat>| {
            let leads = next
                .zip(seat)
                .is_some_and(|(card, seat)| self.leads_to(card, seat));
            yes(leads)
        };
        let others_that = |is: &dyn Fn(&CardId) -> bool| {
            let others = hand.iter().filter(|it| **it != id);
            number(others.filter(fits).filter(|it| is(it)).count())
        };
        let finesse_position = mind.finesse_position(mind.me, &[]) == Some(id);
        let wanted_as = |set: CardSet| yes(finesse_position && !(strict & set).is_empty());
        CardTraits {
            fits_by_clues: yes(is_within(strict, facts.playable)),
            fits: yes(is_within(taken, facts.playable)),
            chance_by_clues: self.share(strict, facts.playable),
            chance_by_reading: self.share(strict & note.reading, facts.playable),
            chance: self.share(taken, facts.playable),
            asked: yes(note.call == Call::Play),
            asked_blind: yes(note.call == Call::Blind),
            kept: yes(note.call == Call::Save),
            clued: yes(note.clued),
            fresh: yes(heard && usize::from(turns) < mind.players),
            age: if heard {
                f32::from(turns + 1).ln()
            } else {
                0.0
            },
            older: number(slot),
            newest: yes(newer.is_empty()),
            suits: number(different(note.possible, |card| card.suit().index())),
            ranks: number(different(note.possible, |card| self.place_of(card))),
            lowest: number(lowest),
            may_begin: yes(lowest == 0),
            stake: f32::from(stake),
            waited_for: yes(taken.only().is_some_and(|card| self.is_waited_for(card))),
            completes: yes(is_within(taken, facts.lasts)),
            newer_fit: number(newer.iter().filter(fits).count()),
            older_fit: number(older.iter().filter(fits).count()),
            chop: yes(mind.chop(mind.me) == Some(id)),
            trash: yes(mind.thinks_trash(id, mind.me, facts)),
            trash_by_clues: yes(is_within(strict, facts.trash)),
            twin: yes(is_within(
                strict & note.reading,
                facts.trash | self.clued_elsewhere(),
            )),
            loss: points(self.expected_loss(id, taken)),
            chance_of_trash: self.share(taken, facts.trash),
            chance_of_last: self.share(taken, facts.critical),
            moved: yes(note.moved),
            passed: yes(note.passed),
            read: yes(note.read_from.is_some()),
            finesse_position: yes(finesse_position),
            width: number(taken.len().max(1) as usize).ln(),
            older_trash: number(
                older
                    .iter()
                    .filter(|it| mind.thinks_trash(**it, mind.me, facts))
                    .count(),
            ),
            leads_next: leads(mind.after(mind.me).next()),
            leads_others: mind.after(mind.me).map(|seat| leads(Some(seat))).sum(),
            leads_own: leads(Some(mind.me)),
            opens: number(next.map_or(0, |card| self.opens(card))),
            told_later: others_that(&|it| mind.notes[at(*it)].heard_at > note.heard_at),
            lower_fit: others_that(&|it| {
                let places = mind.taken_for[at(*it)]
                    .iter()
                    .map(|card| self.place_of(card));
                places.min().is_some_and(|place| place < lowest)
            }),
            linked: yes(mind.links.iter().any(|link| link.card == id)),
            wanted: wanted_as(wanted.for_plays),
            wanted_perhaps: wanted_as(wanted.for_saves),
            chance_wanted: self.share(strict, wanted.for_plays),
            queued: number(self.asked_before(id).count()),
        }
    }

    /// Of all copies that a card in `set` may be, the part that is in `part`.
    pub(crate) fn share(&self, set: CardSet, part: CardSet) -> f32 {
        let copies = |set: CardSet| -> f32 {
            set.iter()
                .map(|card| f32::from(self.mind.unseen(card, self.facts)))
                .sum()
        };
        let all = copies(set);
        if all == 0.0 {
            0.0
        } else {
            copies(set & part) / all
        }
    }

    /// Counts the cards that a clue touches.
    fn count_touched(&self, told: &Told, traits: &mut ClueTraits) {
        let (mind, facts) = (self.mind, self.facts);
        let clued = self.clued_elsewhere();
        let mut seen = CardSet::EMPTY;
        for id in &told.touched {
            traits.stomps += yes(mind.is_awaited(*id));
            if mind.notes[at(*id)].is_in_play() {
                traits.again += 1.0;
                continue;
            }
            traits.fresh += 1.0;
            let Some(card) = mind.truth[at(*id)] else {
                continue;
            };
            let doubled = clued.contains(card) || seen.contains(card);
            seen.insert(card);
            traits.doubled += yes(doubled);
            traits.owned += self.owned(card);
            traits.useless += yes(facts.trash.contains(card));
            traits.useful += yes(!doubled && !facts.trash.contains(card));
            if mind.chop(told.to) == Some(*id) {
                traits.saves_two = yes(traits.rank > 0.0 && self.is_lone_two(card, *id));
                traits.saved = points(mind.loss(card, *id, facts, self.weights));
            }
        }
    }

    /// Whether the card `id` is a two of which no other copy is in sight.
    fn is_lone_two(&self, card: Card, id: CardId) -> bool {
        let mut others = self.mind.hands.iter().flatten().filter(|it| **it != id);
        self.facts.seconds.contains(card) && others.all(|it| self.mind.truth[at(*it)] != Some(card))
    }

    /// How likely one of my own clued cards is this one.
    fn owned(&self, card: Card) -> f32 {
        let (mind, one) = (self.mind, CardSet::of(card));
        let own = mind.hands[mind.me.index()].iter();
        let clued = own.filter(|id| mind.notes[at(**id)].is_in_play());
        clued
            .map(|id| self.share(mind.taken_for[at(*id)], one))
            .sum::<f32>()
            .min(1.0)
    }

    fn clue_traits(&self, action: Action, before: i32, ahead: &Ahead) -> (ClueTraits, Kind) {
        let (mind, facts) = (self.mind, self.facts);
        let Action::Clue { to, clue } = action else {
            return (ClueTraits::default(), Kind::Empty);
        };
        let seat = self.receiver(to);
        let told = self.told(to, clue);
        let mut after: Mind = mind.clone();
        let heard = after.hear_ahead(facts, &told, ahead);
        let gain = after.worth(facts, self.weights) - before;
        let distance = mind.after(mind.me).position(|it| it == seat).unwrap_or(0);
        let hand = &mind.hands[seat.index()];
        let truth = |id: CardId| mind.truth[at(id)];
        let focus = heard.focus.and_then(truth);
        let is = |set: CardSet| yes(focus.is_some_and(|card| set.contains(card)));
        let coming_before = mind.coming(mind.me, mind.me, facts);
        let coming = after.coming(mind.me, mind.me, facts);
        let mut traits = ClueTraits {
            rank: yes(matches!(clue, Clue::Rank(_))),
            distance: number(distance),
            gain: points(gain),
            on_chop: yes(heard.on_chop),
            focus_fits: is(facts.playable),
            focus_one_away: yes(focus.is_some_and(|card| {
                facts.rules.joker() != Some(card.suit())
                    && facts.rules.height_of(card) == coming_before.stacks.height(card.suit()) + 1
            })),
            focus_last: is(facts.critical),
            focus_completes: is(facts.lasts),
            focus_trash: is(facts.trash),
            focus_coming: is(coming_before.all),
            focus_height: number(focus.map_or(0, |card| self.place_of(card))),
            focus_newest: yes(heard.focus.is_some() && heard.focus == hand.last().copied()),
            focus_width: heard.focus.map_or(0.0, |id| {
                number(after.taken_for[at(id)].len().max(1) as usize).ln()
            }),
            finesses: number(heard.asked.iter().filter(|it| !it.prompted).count()),
            prompts: number(heard.asked.iter().filter(|it| it.prompted).count()),
            busy: number(
                hand.iter()
                    .filter(|id| mind.thinks_playable(**id, facts))
                    .count(),
            ),
            danger_before: points(mind.danger(seat, distance, facts, self.weights)),
            danger_after: points(after.danger(seat, distance, facts, self.weights)),
            danger_of_all: self.danger_of_all(&after),
            ..ClueTraits::default()
        };
        if let Clue::Rank(rank) = clue {
            traits.ones = yes(rank.index() == 0);
            traits.fives = yes(rank.index() + 1 == facts.rules.rank_count());
        }
        self.count_touched(&told, &mut traits);
        for seat in mind.after(mind.me) {
            for id in &mind.hands[seat.index()] {
                let Some(card) = truth(*id) else { continue };
                let place = at(*id);
                let (was, is) = (
                    mind.thinks_playable(*id, facts),
                    after.thinks_playable(*id, facts),
                );
                let fits = facts.playable.contains(card);
                let (took, takes) = (mind.taken_for[place], after.taken_for[place]);
                traits.now += yes(fits && is && !was);
                traits.stopped += yes(fits && was && !is);
                traits.strikes += yes(!fits && is && !was);
                traits.later += yes(coming.ids[place] && !coming_before.ids[place] && !is);
                traits.wrong += yes(after.notes[place].is_in_play()
                    && !coming.ids[place]
                    && !takes.contains(card)
                    && took.contains(card));
                traits.exact += yes(takes.only() == Some(card) && took.only() != Some(card));
                traits.bits += number(took.len().max(1) as usize).log2()
                    - number(takes.len().max(1) as usize).log2();
                traits.known_trash += yes(facts.trash.contains(card)
                    && after.thinks_trash(*id, seat, facts)
                    && !mind.thinks_trash(*id, seat, facts));
            }
        }
        (traits, heard.kind)
    }
}

/// How many different things the cards in `set` are by `key`.
fn different(set: CardSet, key: impl Fn(Card) -> usize) -> usize {
    let seen = set.iter().fold(0_u64, |seen, card| seen | 1 << key(card));
    seen.count_ones() as usize
}
