//! Computes the features of each action of a turn.

use kagiya_rules::{Action, Card, CardId, CardSet, Clue, Phase, Seat};

use super::feature_names::{
    ACTION_TYPES, ACTION_TYPES_AT, ALL, ActionFeatures, CLUE_AT, CardFeatures, ClueFeatures,
    DISCARD_AT, PLAY_AT, PositionFeatures, TABLE,
};

use crate::belief::{BeliefState, Call, at, is_within};
use crate::choosing::{Chooser, Demand, Evaluated};
use crate::reading::{ClueAction, ClueKind, ExpectedStacks};

fn indicator(it: bool) -> f32 {
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

fn add(features: &mut Vec<(usize, f32)>, from: usize, values: impl IntoIterator<Item = f32>) {
    features.extend(
        values
            .into_iter()
            .enumerate()
            .filter(|(_, it)| *it != 0.0)
            .map(|(place, it)| (from + place, it)),
    );
}

fn action_type(action: Action) -> u8 {
    match action {
        Action::Play { .. } => 0,
        Action::Discard(_) => 1,
        Action::Clue { .. } | Action::Choose(_) => 2,
    }
}

/// Whether two actions are the same, apart from an announcement.
pub(crate) fn is_same(left: Action, right: Action) -> bool {
    match (left, right) {
        (Action::Play { card: left, .. }, Action::Play { card: right, .. }) => left == right,
        _ => left == right,
    }
}

/// An action with its features, as pairs of index and value.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// The features that are not zero.
    pub features: Vec<(usize, f32)>,
}

impl Candidate {
    /// Whether it is `action`, apart from an announcement.
    pub fn is(&self, action: Action) -> bool {
        is_same(self.action, action)
    }

    /// All features, in the order of `HumanModel::names`.
    pub fn all_features(&self) -> Vec<f32> {
        let mut all = vec![0.0; ALL];
        for (place, size) in &self.features {
            all[*place] += size;
        }
        all
    }
}

impl Chooser<'_> {
    /// The actions of a turn with the features by which people choose among them. Announcements
    /// (Timed Display) are those of [`Chooser::evaluate_all`].
    pub(crate) fn candidates(
        &self,
        evaluated: &[Evaluated],
        hidden: Option<Seat>,
    ) -> Vec<Candidate> {
        if self.view.table().phase() != Phase::Turn {
            return Vec::new();
        }
        let table = self.position_features();
        let demand = self.demand();
        let before = self.belief.worth(self.facts, self.weights);
        let expected = self.belief.expected_stacks(self.belief.me, self.facts);
        let danger = self.danger_of_all(self.belief);
        let mut candidates = Vec::new();
        for action in self.view.legal_actions().iter() {
            let place = evaluated.iter().position(|it| is_same(it.action, action));
            if let Action::Play { announce, .. } = action
                && place.map_or(announce.is_some(), |place| {
                    evaluated[place].action != action
                })
            {
                continue;
            }
            if let Action::Clue { to, .. } = action
                && hidden == Some(self.receiver(to))
            {
                continue;
            }
            let mut features = Vec::with_capacity(96);
            let mut any = Self::action_features(evaluated, action, place);
            any.danger = danger;
            let mut action_types = [false; ACTION_TYPES.len()];
            match action {
                Action::Play { card, .. } => {
                    add(
                        &mut features,
                        PLAY_AT,
                        self.card_features(card, &demand).values(),
                    );
                    action_types[0] = true;
                }
                Action::Discard(card) => {
                    add(
                        &mut features,
                        DISCARD_AT,
                        self.card_features(card, &demand).values(),
                    );
                    action_types[1] = true;
                }
                Action::Clue { .. } => {
                    let (clue, kind) = self.clue_features(action, before, &expected);
                    action_types[2] = clue.rank == 0.0;
                    action_types[match kind {
                        ClueKind::Play => 3,
                        ClueKind::Save => 4,
                        ClueKind::PlayOrSave => 5,
                        ClueKind::Finesse => 6,
                        ClueKind::FillIn | ClueKind::Fix => 7,
                        ClueKind::Plain | ClueKind::Empty => 8,
                        ClueKind::TrashMove => 9,
                    }] = true;
                    any.danger = clue.danger_of_all;
                    add(&mut features, CLUE_AT, clue.values());
                }
                Action::Choose(_) => continue,
            }
            add(&mut features, 0, any.values());
            for (sort, _) in action_types.iter().enumerate().filter(|(_, has)| **has) {
                add(
                    &mut features,
                    ACTION_TYPES_AT + sort * TABLE,
                    table.values(),
                );
            }
            candidates.push(Candidate { action, features });
        }
        candidates
    }

    fn action_features(
        evaluated: &[Evaluated],
        action: Action,
        place: Option<usize>,
    ) -> ActionFeatures {
        let best = evaluated
            .iter()
            .filter(|it| action_type(it.action) == action_type(action))
            .map(|it| it.worth)
            .max();
        let worth = place.map(|place| evaluated[place].worth);
        let best_of_all = evaluated.first().map(|it| it.worth);
        ActionFeatures {
            worth: worth.map_or(-4.0, |worth| points(worth).max(-4.0)),
            first: indicator(place == Some(0)),
            second: indicator(place == Some(1)),
            unweighed: indicator(place.is_none()),
            behind: worth
                .zip(best)
                .map_or(-4.0, |(worth, best)| points(worth - best).max(-4.0)),
            behind_all: worth
                .zip(best_of_all)
                .map_or(-4.0, |(worth, best)| points(worth - best).max(-4.0)),
            danger: 0.0,
        }
    }

    /// The expected loss from the next discards of all others with the beliefs `belief`, in points.
    fn danger_of_all(&self, belief: &BeliefState) -> f32 {
        let others = belief.after(belief.me).enumerate();
        let danger = |(distance, seat)| belief.danger(seat, distance, self.facts, self.weights);
        points(others.map(danger).sum())
    }

    fn position_features(&self) -> PositionFeatures {
        let (belief, facts) = (self.belief, self.facts);
        let mine = &belief.hands[belief.me.index()];
        let fits = |id: &CardId| belief.thinks_playable(*id, facts);
        let count = |it: &dyn Fn(&CardId) -> bool| number(mine.iter().filter(|id| it(id)).count());
        let tokens = |from: u8, to: u8| indicator((from..=to).contains(&facts.tokens));
        let mut others = belief.after(belief.me);
        let chop_loss = |seat: Seat| {
            let chop = belief.chop(seat)?;
            Some(belief.loss(belief.truth[at(chop)]?, chop, facts, self.weights))
        };
        let lone_two = |seat: Seat| {
            let chop = belief.chop(seat);
            let truth = chop.and_then(|chop| Some((belief.truth[at(chop)]?, chop)));
            indicator(truth.is_some_and(|(card, chop)| self.is_lone_two(card, chop)))
        };
        let loss = |seat: Seat| points(chop_loss(seat).unwrap_or(0));
        let danger = |seat, distance| points(belief.danger(seat, distance, facts, self.weights));
        let next = others.next();
        let second = others.next();
        let has_play = |seat: Seat| indicator(belief.has_play(seat, facts));
        let knows_trash = |seat: Seat| {
            indicator(
                belief.hands[seat.index()]
                    .iter()
                    .any(|id| belief.thinks_trash(*id, seat, facts)),
            )
        };
        PositionFeatures {
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
            early: indicator(facts.is_early),
            final_round: indicator(facts.turns_left.is_some()),
            knows_a_play: indicator(
                mine.iter()
                    .any(|id| is_within(belief.empathy(*id, belief.me), facts.playable)),
            ),
            plays: count(&fits).min(3.0),
            asked: count(&|id| fits(id) && belief.notes[at(*id)].call == Call::Play).min(3.0),
            trash: indicator(
                mine.iter()
                    .any(|id| belief.thinks_trash(*id, belief.me, facts)),
            ),
            chop: indicator(belief.chop(belief.me).is_some()),
            next_plays: next.map_or(0.0, has_play),
            next_danger: next.map_or(0.0, |seat| danger(seat, 0)),
            next_loss: next.map_or(0.0, loss),
            next_trash: next.map_or(0.0, knows_trash),
            second_plays: second.map_or(0.0, has_play),
            second_danger: second.map_or(0.0, |seat| danger(seat, 1)),
            second_loss: second.map_or(0.0, loss),
            next_two: next.map_or(0.0, lone_two),
            second_two: second.map_or(0.0, lone_two),
            warned: indicator(belief.warned == Some(belief.me)),
        }
    }

    fn card_features(&self, id: CardId, demand: &Demand) -> CardFeatures {
        let (belief, facts) = (self.belief, self.facts);
        let note = &belief.notes[at(id)];
        let empathy = belief.empathy(id, belief.me);
        let believed = belief.believed[at(id)];
        let hand = &belief.hands[belief.me.index()];
        let slot = hand.iter().position(|it| *it == id).unwrap_or(0);
        let (older, newer) = (&hand[..slot], &hand[(slot + 1).min(hand.len())..]);
        let fits = |it: &&CardId| belief.thinks_playable(**it, facts);
        let turns = facts.turn.saturating_sub(note.clue_turn);
        let was_clued = note.clue_turn > 0;
        let lowest = self.lowest_place(believed).unwrap_or(0);
        let stake = believed
            .iter()
            .map(|card| facts.stake[card.index()])
            .min()
            .unwrap_or(0);
        let next = (believed & facts.playable).only();
        let leads = |seat: Option<Seat>| {
            let leads = next
                .zip(seat)
                .is_some_and(|(card, seat)| self.leads_to(card, seat));
            indicator(leads)
        };
        let others_that = |is: &dyn Fn(&CardId) -> bool| {
            let others = hand.iter().filter(|it| **it != id);
            number(others.filter(fits).filter(|it| is(it)).count())
        };
        let finesse_position = belief.finesse_position(belief.me, &[]) == Some(id);
        let wanted_as = |set: CardSet| indicator(finesse_position && !(empathy & set).is_empty());
        CardFeatures {
            fits_by_clues: indicator(is_within(empathy, facts.playable)),
            fits: indicator(is_within(believed, facts.playable)),
            chance_by_clues: self.share(empathy, facts.playable),
            chance_by_reading: self.share(empathy & note.inferred, facts.playable),
            chance: self.share(believed, facts.playable),
            asked: indicator(note.call == Call::Play),
            asked_blind: indicator(note.call == Call::Blind),
            kept: indicator(note.call == Call::Save),
            clued: indicator(note.clued),
            fresh: indicator(was_clued && usize::from(turns) < belief.players),
            age: if was_clued {
                f32::from(turns + 1).ln()
            } else {
                0.0
            },
            older: number(slot),
            newest: indicator(newer.is_empty()),
            suits: number(different(note.possible, |card| card.suit().index())),
            ranks: number(different(note.possible, |card| self.place_of(card))),
            lowest: number(lowest),
            may_begin: indicator(lowest == 0),
            stake: f32::from(stake),
            waited_for: indicator(believed.only().is_some_and(|card| self.is_waited_for(card))),
            completes: indicator(is_within(believed, facts.lasts)),
            newer_fit: number(newer.iter().filter(fits).count()),
            older_fit: number(older.iter().filter(fits).count()),
            chop: indicator(belief.chop(belief.me) == Some(id)),
            trash: indicator(belief.thinks_trash(id, belief.me, facts)),
            trash_by_clues: indicator(is_within(empathy, facts.trash)),
            twin: indicator(is_within(
                empathy & note.inferred,
                facts.trash | self.clued_elsewhere(),
            )),
            loss: points(self.expected_loss(id, believed)),
            chance_of_trash: self.share(believed, facts.trash),
            chance_of_last: self.share(believed, facts.critical),
            moved: indicator(note.moved),
            passed: indicator(note.passed),
            read: indicator(note.read_from.is_some()),
            finesse_position: indicator(finesse_position),
            width: number(believed.len().max(1) as usize).ln(),
            older_trash: number(
                older
                    .iter()
                    .filter(|it| belief.thinks_trash(**it, belief.me, facts))
                    .count(),
            ),
            leads_next: leads(belief.after(belief.me).next()),
            leads_others: belief.after(belief.me).map(|seat| leads(Some(seat))).sum(),
            leads_own: leads(Some(belief.me)),
            opens: number(next.map_or(0, |card| self.opens(card))),
            told_later: others_that(&|it| belief.notes[at(*it)].clue_turn > note.clue_turn),
            lower_fit: others_that(&|it| {
                let other = self.lowest_place(belief.believed[at(*it)]);
                other.is_some_and(|place| place < lowest)
            }),
            linked: indicator(
                belief
                    .connections
                    .iter()
                    .any(|connection| connection.card == id),
            ),
            wanted: wanted_as(demand.for_plays),
            wanted_perhaps: wanted_as(demand.for_saves),
            chance_wanted: self.share(empathy, demand.for_plays),
            queued: number(self.called_before(id).count()),
        }
    }

    /// Of all copies that a card in `set` may be, the fraction that is in `part`.
    pub(crate) fn share(&self, set: CardSet, part: CardSet) -> f32 {
        let copies = |set: CardSet| -> f32 {
            set.iter()
                .map(|card| f32::from(self.belief.unseen(card, self.facts)))
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
    fn count_touched(&self, clue_action: &ClueAction, features: &mut ClueFeatures) {
        let (belief, facts) = (self.belief, self.facts);
        let clued = self.clued_elsewhere();
        let mut seen = CardSet::EMPTY;
        for id in &clue_action.touched {
            features.stomps += indicator(belief.is_awaited(*id));
            if belief.notes[at(*id)].is_in_play() {
                features.again += 1.0;
                continue;
            }
            features.fresh += 1.0;
            let Some(card) = belief.truth[at(*id)] else {
                continue;
            };
            let doubled = clued.contains(card) || seen.contains(card);
            seen.insert(card);
            features.doubled += indicator(doubled);
            features.owned += self.owned(card);
            features.useless += indicator(facts.trash.contains(card));
            features.useful += indicator(!doubled && !facts.trash.contains(card));
            if belief.chop(clue_action.to) == Some(*id) {
                features.saves_two = indicator(features.rank > 0.0 && self.is_lone_two(card, *id));
                features.saved = points(belief.loss(card, *id, facts, self.weights));
            }
        }
    }

    /// Whether the card `id` is a two of which no other copy is visible.
    fn is_lone_two(&self, card: Card, id: CardId) -> bool {
        let mut others = self.belief.hands.iter().flatten().filter(|it| **it != id);
        self.facts.seconds.contains(card)
            && others.all(|it| self.belief.truth[at(*it)] != Some(card))
    }

    /// The chance that one of my clued cards is this card.
    fn owned(&self, card: Card) -> f32 {
        let (belief, one) = (self.belief, CardSet::of(card));
        let own = belief.hands[belief.me.index()].iter();
        let clued = own.filter(|id| belief.notes[at(**id)].is_in_play());
        clued
            .map(|id| self.share(belief.believed[at(*id)], one))
            .sum::<f32>()
            .min(1.0)
    }

    fn clue_features(
        &self,
        action: Action,
        before: i32,
        expected: &ExpectedStacks,
    ) -> (ClueFeatures, ClueKind) {
        let (belief, facts) = (self.belief, self.facts);
        let Action::Clue { to, clue } = action else {
            return (ClueFeatures::default(), ClueKind::Empty);
        };
        let seat = self.receiver(to);
        let clue_action = self.clue_action(to, clue);
        let mut after: BeliefState = belief.clone();
        let interpretation = after.interpret_with(facts, &clue_action, expected);
        let gain = after.worth(facts, self.weights) - before;
        let distance = belief
            .after(belief.me)
            .position(|it| it == seat)
            .unwrap_or(0);
        let hand = &belief.hands[seat.index()];
        let truth = |id: CardId| belief.truth[at(id)];
        let focus = interpretation.focus.and_then(truth);
        let is = |set: CardSet| indicator(focus.is_some_and(|card| set.contains(card)));
        let pending_before = belief.pending_plays(belief.me, belief.me, facts);
        let pending_plays = after.pending_plays(belief.me, belief.me, facts);
        let calls = |prompted: bool| {
            let called = interpretation.called.iter();
            number(called.filter(|it| it.prompted == prompted).count())
        };
        let mut features = ClueFeatures {
            rank: indicator(matches!(clue, Clue::Rank(_))),
            distance: number(distance),
            gain: points(gain),
            on_chop: indicator(interpretation.on_chop),
            focus_fits: is(facts.playable),
            focus_one_away: indicator(focus.is_some_and(|card| {
                let before = pending_before.stacks.before(&facts.rules, card);
                before.is_some_and(|before| before.len() == 1)
            })),
            focus_last: is(facts.critical),
            focus_completes: is(facts.lasts),
            focus_trash: is(facts.trash),
            focus_coming: is(pending_before.all),
            focus_height: number(focus.map_or(0, |card| self.place_of(card))),
            focus_newest: indicator(
                interpretation.focus.is_some() && interpretation.focus == hand.last().copied(),
            ),
            focus_width: interpretation.focus.map_or(0.0, |id| {
                number(after.believed[at(id)].len().max(1) as usize).ln()
            }),
            finesses: calls(false),
            prompts: calls(true),
            busy: number(
                hand.iter()
                    .filter(|id| belief.thinks_playable(**id, facts))
                    .count(),
            ),
            danger_before: points(belief.danger(seat, distance, facts, self.weights)),
            danger_after: points(after.danger(seat, distance, facts, self.weights)),
            danger_of_all: self.danger_of_all(&after),
            ..ClueFeatures::default()
        };
        if let Clue::Rank(rank) = clue {
            features.ones = indicator(rank.index() == 0);
            features.fives = indicator(rank.index() + 1 == facts.rules.rank_count());
        }
        self.count_touched(&clue_action, &mut features);
        for seat in belief.after(belief.me) {
            for id in &belief.hands[seat.index()] {
                let Some(card) = truth(*id) else { continue };
                let place = at(*id);
                let (was, is) = (
                    belief.thinks_playable(*id, facts),
                    after.thinks_playable(*id, facts),
                );
                let fits = facts.playable.contains(card);
                let (took, takes) = (belief.believed[place], after.believed[place]);
                features.now += indicator(fits && is && !was);
                features.stopped += indicator(fits && was && !is);
                features.strikes += indicator(!fits && is && !was);
                features.later +=
                    indicator(pending_plays.ids[place] && !pending_before.ids[place] && !is);
                features.wrong += indicator(
                    after.notes[place].is_in_play()
                        && !pending_plays.ids[place]
                        && !takes.contains(card)
                        && took.contains(card),
                );
                features.exact +=
                    indicator(takes.only() == Some(card) && took.only() != Some(card));
                features.bits += number(took.len().max(1) as usize).log2()
                    - number(takes.len().max(1) as usize).log2();
                features.known_trash += indicator(
                    facts.trash.contains(card)
                        && after.thinks_trash(*id, seat, facts)
                        && !belief.thinks_trash(*id, seat, facts),
                );
            }
        }
        (features, interpretation.kind)
    }
}

/// The number of different values of `key` in `set`.
fn different(set: CardSet, key: impl Fn(Card) -> usize) -> usize {
    let seen = set.iter().fold(0_u64, |seen, card| seen | 1 << key(card));
    seen.count_ones() as usize
}
