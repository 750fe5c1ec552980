//! The sentence for each part by which an alternative is worse. Each names what can be checked: the
//! card, the player, the numbers.

use kagiya_bot_api::{Part, Statement, Value};
use kagiya_rules::{Action, CardId, Choice, Seat};

use super::decision_course::Explained;
use crate::belief::{BeliefState, Call, PositionFacts, at, is_within};
use crate::choosing::Chooser;
use crate::reading::ClueAction;
use crate::search::InBoth;

/// Points as they are written, in tenths.
const fn tenths(thousandths: i32) -> i32 {
    (thousandths + 50) / 100
}

/// The two messages for a reason: the first one names the alternative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ReasonId {
    pub(super) not: &'static str,
    pub(super) because: &'static str,
}

macro_rules! reason {
    ($name:literal) => {
        Reason {
            id: ReasonId {
                not: concat!("companion-not-", $name),
                because: concat!("companion-because-", $name),
            },
            arguments: Vec::new(),
        }
    };
}

/// A reason and the arguments of its message.
pub(super) struct Reason {
    pub(super) id: ReasonId,
    arguments: Vec<(&'static str, Value)>,
}

impl Reason {
    fn with(mut self, name: &'static str, value: Value) -> Self {
        self.arguments.push((name, value));
        self
    }

    pub(super) fn add_to(&self, statement: Statement) -> Statement {
        let arguments = self.arguments.iter();
        arguments.fold(statement, |statement, (name, value)| {
            statement.with(name, *value)
        })
    }
}

/// An alternative to the action of a decision, with the beliefs after both.
pub(super) struct Difference<'a> {
    explained: &'a Explained<'a>,
    other: Action,
    other_clue: Option<ClueAction>,
    /// The beliefs after the action that was done.
    after: BeliefState,
    /// The beliefs after the alternative.
    otherwise: BeliefState,
}

impl<'a> Difference<'a> {
    pub(super) fn new(explained: &'a Explained<'a>, other: Action) -> Self {
        let chooser = explained.chooser;
        let other_clue = match other {
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                Some(chooser.clue_action(to, clue))
            }
            _ => None,
        };
        Self {
            explained,
            other,
            after: chooser.beliefs_after(explained.clue_action),
            otherwise: chooser.beliefs_after(other_clue.as_ref()),
            other_clue,
        }
    }

    /// The sentence for `part`, after the `said` ones.
    pub(super) fn reason(&self, part: Part, said: &[Statement]) -> Reason {
        let touched = |clue: &ClueAction| clue.touched.is_empty();
        if self.other_clue.as_ref().is_some_and(touched) {
            return reason!("empty");
        }
        match part {
            Part::Simulated | Part::Care => self.simulated(part),
            Part::People => self.people(said),
            Part::PlayOrder => reason!("play-order"),
            Part::Ahead => self.ahead(),
            Part::Plays => self.plays(),
            Part::Awaited => reason!("awaited"),
            Part::Unlock => reason!("unlock"),
            Part::Stake => match self.other {
                Action::Choose(Choice::Decline) => reason!("decline"),
                Action::Choose(_) => reason!("choice"),
                _ => reason!("stake"),
            },
            Part::Height => reason!("height"),
            Part::Age => reason!("age"),
            Part::Strike => self.strike(),
            Part::Cards if self.other_clue.is_some() => reason!("fewer-cards"),
            Part::Cards => reason!("tell"),
            Part::Useless => self.useless(),
            Part::Misplay => self.misplay(),
            Part::Misread => self.misread(),
            Part::Danger => self.danger(),
            Part::OwnLoss => self.own_loss(),
            Part::Tokens => self.tokens(),
            Part::Pace => reason!("pace"),
            Part::News => reason!("known"),
            Part::Busy => reason!("busy"),
            Part::More => reason!("more"),
            Part::Color => reason!("color"),
            Part::Next => reason!("next"),
            Part::Asks => reason!("asks-less"),
            Part::Stomp => reason!("stomp"),
            Part::Warning => reason!("warning"),
        }
    }

    const fn chooser(&self) -> &Chooser<'_> {
        self.explained.chooser
    }

    const fn facts(&self) -> &PositionFacts {
        self.explained.chooser.facts
    }

    fn simulated(&self, part: Part) -> Reason {
        let Some(both) = self.explained.simulated(self.other) else {
            return reason!("simulated");
        };
        let InBoth {
            points: [points, less],
            lost: [lost, more_lost],
            ..
        } = both;
        let games = Value::Number(number(both.games));
        if part == Part::Care {
            return if both.lead < 0 && both.games > 1 {
                reason!("care").with("games", games)
            } else {
                reason!("simulated")
            };
        }
        let told = tenths(points) > tenths(less);
        if both.games < 2 {
            // The hidden cards are known.
            return if told && lost + more_lost == 0 && both.is_score {
                reason!("open-points")
                    .with("points", Value::Points(points))
                    .with("less", Value::Points(less))
            } else {
                reason!("simulated")
            };
        }
        if more_lost > lost {
            return reason!("lost")
                .with("games", games)
                .with("lost", Value::Number(number(more_lost)));
        }
        let reason = match (told, both.is_score && lost + more_lost == 0) {
            (true, true) => reason!("points"),
            (true, false) if !both.is_score => reason!("round-points"),
            _ => return reason!("worse").with("games", games),
        };
        reason
            .with("games", games)
            .with("points", Value::Points(points))
            .with("less", Value::Points(less))
    }

    fn people(&self, said: &[Statement]) -> Reason {
        let shares = self.explained.shares(self.other);
        let hundredths = shares.map(|it| it.map(|share| (share + 5) / 10));
        let Some([often, rarely]) = hundredths.filter(|[often, rarely]| often > rarely) else {
            return reason!("people-rarely");
        };
        // How many would do what was done is said once in an answer.
        let is_said = said.iter().any(|it| {
            let mut arguments = it.arguments.iter();
            arguments.any(|(name, _)| *name == "often")
        });
        match (is_said, rarely) {
            (false, 0) => reason!("people-hardly").with("often", Value::Number(often)),
            (false, _) => reason!("people")
                .with("often", Value::Number(often))
                .with("rarely", Value::Number(rarely)),
            (true, 0) => reason!("people-also-hardly"),
            (true, _) => reason!("people-also").with("rarely", Value::Number(rarely)),
        }
    }

    fn plays(&self) -> Reason {
        let is_play = |action| matches!(action, Action::Play { .. });
        let (chooser, facts) = (self.chooser(), self.facts());
        if is_play(self.explained.action) && !is_play(self.other) {
            return reason!("play-first");
        }
        if self.explained.clue_action.is_none() || facts.turns_left.is_some() {
            return reason!("plays");
        }
        let [now, later] = chooser.new_plays(&self.after);
        let [other_now, other_later] = chooser.new_plays(&self.otherwise);
        let (all, other) = (now + later, other_now + other_later);
        match (u32::try_from(all), u32::try_from(other)) {
            _ if self.other_clue.is_none() => reason!("plays"),
            (_, Err(_)) => reason!("stops"),
            (Ok(all), Ok(other)) if other < all => reason!("fewer-plays")
                .with("plays", Value::Number(other))
                .with("more", Value::Number(all)),
            _ if other_now < now => reason!("later-plays"),
            _ => reason!("plays"),
        }
    }

    fn strike(&self) -> Reason {
        let (belief, facts) = (self.chooser().belief, self.facts());
        let Action::Play { card, .. } = self.other else {
            return reason!("strike");
        };
        let believed = belief.believed[at(card)];
        let empathy = belief.empathy(card, belief.me);
        if (empathy & facts.playable).is_empty() {
            reason!("unfit")
        } else if (believed & facts.playable).is_empty() {
            reason!("unfit-read")
        } else {
            let reading = if is_within(believed, facts.playable) {
                empathy
            } else {
                believed
            };
            let percent = u32::try_from(self.chooser().chance(reading)).unwrap_or(0);
            match percent {
                1..100 if reading == empathy => {
                    reason!("unsure").with("percent", Value::Number(percent))
                }
                1..100 => reason!("unsure-read").with("percent", Value::Number(percent)),
                _ => reason!("strike"),
            }
        }
    }

    fn useless(&self) -> Reason {
        let (belief, facts) = (self.chooser().belief, self.facts());
        let Some(clue) = &self.other_clue else {
            return reason!("useless");
        };
        let is_new = |id: &&CardId| !belief.notes[at(**id)].is_in_play();
        let fresh = || clue.touched.iter().filter(is_new);
        let truth = |id: CardId| belief.truth[at(id)];
        let is_trash = |id: &CardId| {
            truth(*id).is_some_and(|card| facts.trash.contains(card))
                && !self.otherwise.thinks_trash(*id, clue.to, facts)
        };
        if let Some(card) = fresh().copied().find(is_trash) {
            return reason!("trash").with("card", Value::Held(card));
        }
        // Another copy has a clue, or has been called.
        let copy = |id: CardId| {
            let card = truth(id)?;
            let mut held = belief.after(belief.me).flat_map(|seat| {
                let hand = &belief.hands[seat.index()];
                hand.iter().copied()
            });
            held.find(|it| {
                let other = *it;
                other != id && truth(other) == Some(card) && belief.notes[at(other)].is_in_play()
            })
        };
        let mine = |id: CardId| {
            let card = truth(id)?;
            let mut hand = belief.hands[belief.me.index()].iter().copied();
            hand.find(|it| {
                belief.notes[at(*it)].is_in_play() && belief.believed[at(*it)].contains(card)
            })
        };
        let twin = fresh().find_map(|id| Some((*id, copy(*id)?)));
        if let Some((card, other)) = twin {
            return reason!("twin")
                .with("card", Value::Held(card))
                .with("other", Value::Held(other));
        }
        let twin = fresh().find_map(|id| Some((*id, mine(*id)?)));
        match twin {
            Some((card, other)) => reason!("twin-mine")
                .with("card", Value::Held(card))
                .with("other", Value::Held(other)),
            None => reason!("useless"),
        }
    }

    fn misplay(&self) -> Reason {
        let chooser = self.chooser();
        let card = chooser.misplayed(&self.otherwise).find(|id| {
            let mut anyway = chooser.misplayed(&self.after);
            anyway.all(|it| it != *id)
        });
        match card {
            Some(card) => reason!("misplay").with("card", Value::Held(card)),
            None => reason!("misplay-some"),
        }
    }

    fn misread(&self) -> Reason {
        let chooser = self.chooser();
        let found = chooser.misread(&self.otherwise).find(|id| {
            let mut anyway = chooser.misread(&self.after);
            anyway.all(|it| it != *id)
        });
        let Some(card) = found else {
            return reason!("misread-some");
        };
        let taken = self.otherwise.believed[at(card)];
        if taken.is_empty() || chooser.misread(chooser.belief).any(|it| it == card) {
            return reason!("misread-still").with("card", Value::Held(card));
        }
        reason!("misread")
            .with("card", Value::Held(card))
            .with("cards", Value::Cards(taken))
    }

    /// The chop that is in more danger after the alternative.
    fn danger(&self) -> Reason {
        let (chooser, facts) = (self.chooser(), self.facts());
        let danger = |belief: &BeliefState, seat: Seat, distance: usize| {
            belief.danger(seat, distance, facts, chooser.weights)
        };
        let others = chooser.belief.after(chooser.belief.me).enumerate();
        let worst = others
            .map(|(distance, seat)| {
                let more =
                    danger(&self.otherwise, seat, distance) - danger(&self.after, seat, distance);
                (more, seat)
            })
            .max_by_key(|(more, _)| *more);
        match worst {
            Some((more, seat)) if more > 0 => self.chop_of(seat),
            _ => None,
        }
        .unwrap_or_else(|| reason!("danger-some"))
    }

    /// The useful chop of `seat` after the alternative.
    fn chop_of(&self, seat: Seat) -> Option<Reason> {
        let facts = self.facts();
        let chop = self.otherwise.chop(seat)?;
        let card = self.otherwise.truth[at(chop)]?;
        let reason = if facts.critical.contains(card) {
            reason!("danger-last")
        } else if facts.trash.contains(card) {
            return None;
        } else {
            reason!("danger")
        };
        Some(
            reason
                .with("seat", Value::Seat(seat))
                .with("card", Value::Held(chop)),
        )
    }

    /// What the next player may lose, which put another action in front.
    fn ahead(&self) -> Reason {
        let (chooser, facts) = (self.chooser(), self.facts());
        let Some(next) = chooser.belief.after(chooser.belief.me).next() else {
            return reason!("danger-some");
        };
        let hand = &self.otherwise.hands[next.index()];
        let misplayed = chooser.misplayed(&self.otherwise);
        let misplayed = misplayed.into_iter().find(|id| hand.contains(id));
        let chop = self.otherwise.chop(next);
        let is_last = chop
            .and_then(|id| self.otherwise.truth[at(id)])
            .is_some_and(|card| facts.critical.contains(card));
        match (misplayed, is_last) {
            (_, true) => self.chop_of(next).unwrap_or_else(|| reason!("danger-some")),
            (Some(card), false) => reason!("misplay").with("card", Value::Held(card)),
            (None, false) => reason!("ahead").with("seat", Value::Seat(next)),
        }
    }

    fn own_loss(&self) -> Reason {
        let (belief, facts) = (self.chooser().belief, self.facts());
        match self.other {
            Action::Discard(card) => {
                let empathy = belief.empathy(card, belief.me);
                if (empathy & !facts.trash).is_empty() {
                    reason!("loss-some")
                } else {
                    reason!("loss")
                }
            }
            _ => reason!("costs-nothing"),
        }
    }

    fn tokens(&self) -> Reason {
        match self.other {
            Action::Clue { .. } => {
                reason!("token").with("tokens", Value::Number(u32::from(self.facts().tokens)))
            }
            _ => reason!("token-gain"),
        }
    }
}

impl Chooser<'_> {
    fn beliefs_after(&self, clue_action: Option<&ClueAction>) -> BeliefState {
        let mut after = self.belief.clone();
        if let Some(clue_action) = clue_action {
            after.interpret_with(self.facts, clue_action, &self.expected());
        }
        after
    }

    /// The number of cards in the hands of others that become pending plays, now and later, less
    /// those that are pending no longer.
    fn new_plays(&self, after: &BeliefState) -> [i32; 2] {
        let (belief, facts) = (self.belief, self.facts);
        let count = |belief: &BeliefState| {
            let pending = belief.pending_plays(belief.me, belief.me, facts);
            let mut plays = [0; 2];
            for seat in belief.after(belief.me) {
                for id in &belief.hands[seat.index()] {
                    if pending.ids[at(*id)] && belief.truth[at(*id)].is_some() {
                        plays[usize::from(!belief.thinks_playable(*id, facts))] += 1;
                    }
                }
            }
            plays
        };
        let (before, after) = (count(belief), count(after));
        [after[0] - before[0], after[1] - before[1]]
    }

    /// The cards of others that would be misplayed with these beliefs.
    fn misplayed(&self, belief: &BeliefState) -> impl Iterator<Item = CardId> {
        let facts = self.facts;
        let pending = belief.pending_plays(belief.me, belief.me, facts);
        let is_misplayed = |id: &CardId| {
            let card = belief.truth[at(*id)];
            card.is_some_and(|card| !facts.playable.contains(card) && !pending.now.contains(card))
                && belief.thinks_playable(*id, facts)
        };
        others_cards(belief)
            .filter(is_misplayed)
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// The useful clued cards of others that their holders take for another card.
    fn misread(&self, belief: &BeliefState) -> impl Iterator<Item = CardId> {
        let facts = self.facts;
        let pending = belief.pending_plays(belief.me, belief.me, facts);
        let is_misread = |id: &CardId| {
            let note = &belief.notes[at(*id)];
            let comes = belief.plays_like_people()
                && pending.ids[at(*id)]
                && matches!(note.call, Call::Play | Call::Blind);
            belief.truth[at(*id)].is_some_and(|card| {
                note.is_in_play()
                    && !comes
                    && !belief.believed[at(*id)].contains(card)
                    && !facts.trash.contains(card)
            })
        };
        others_cards(belief)
            .filter(is_misread)
            .collect::<Vec<_>>()
            .into_iter()
    }
}

fn others_cards(belief: &BeliefState) -> impl Iterator<Item = CardId> + '_ {
    let others = belief.after(belief.me);
    others.flat_map(|seat| belief.hands[seat.index()].iter().copied())
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
