//! One decision: its alternatives, played on in the same worlds.

use kagiya_bots::{Analysis, PlayedOn, Statement};
use kagiya_rules::{Action, notation};

use crate::label::{CUSTOMARY, INACCURACY, LEAST_WORLDS, Label, MISTAKE};
use crate::samples::Mean;
use crate::value::{Estimate, Judged, TurnValue, WorldHand};

/// The number of actions that are played on, at most.
const ACTIONS: usize = 14;

/// The number of worlds between two looks at which actions remain.
const WORLDS: usize = 4;

/// The number of worlds before an action is dropped.
const FIRST_WORLDS: usize = 8;

/// More worlds are not played for a decision.
const MOST_WORLDS: usize = 2000;

/// With this number of worlds, a decision that costs less than an inaccuracy beyond doubt is
/// settled.
const SETTLED_WORLDS: usize = 48;

/// The number of actions that a review lists for a decision.
const LISTED: usize = 5;

/// The number of worlds that a moment shows.
const SHOWN_WORLDS: usize = 3;

/// One decision. It knows what its player knew, and the action that was done.
#[derive(Debug)]
pub(crate) struct Decision {
    analysis: Analysis,
    /// The number of turns before it.
    turn: u16,
    /// The action that was done comes first.
    trials: Vec<Trial>,
    /// At a table of people, a clue that was given, read literally.
    literal: Option<Trial>,
    worlds: usize,
    spent: usize,
}

/// An action with its result in each world, in thousandths.
#[derive(Debug)]
struct Trial {
    action: Action,
    points: Vec<i32>,
    perfect: Vec<i32>,
    dropped: bool,
}

impl Trial {
    const fn new(action: Action) -> Self {
        Self {
            action,
            points: Vec::new(),
            perfect: Vec::new(),
            dropped: false,
        }
    }

    fn add(&mut self, played: PlayedOn) -> usize {
        self.points.push(played.points);
        self.perfect.push(played.perfect);
        played.turns
    }

    fn mean(&self) -> f64 {
        Mean::of_list(&self.points).mean
    }

    fn lead_over(&self, other: &Self) -> Mean {
        Mean::of_lead(&self.points, &other.points)
    }
}

impl Decision {
    pub(crate) fn new(analysis: Analysis, did: Action) -> Self {
        let analysis = analysis.of_player_who_did(did);
        let others = analysis.actions().iter().copied();
        let others = others.filter(|action| !same_choice(*action, did));
        let trials = core::iter::once(did).chain(others).take(ACTIONS);
        let is_clue_of_person = matches!(did, Action::Clue { .. }) && analysis.habit(did).is_some();
        Self {
            trials: trials.map(Trial::new).collect(),
            literal: is_clue_of_person.then(|| Trial::new(did)),
            turn: analysis.view().table().turn(),
            analysis,
            worlds: 0,
            spent: 0,
        }
    }

    /// Plays on in further worlds, until `budget` turns are played in all or the label is settled.
    pub(crate) fn advance(&mut self, budget: usize) {
        while self.spent < budget && !self.is_settled() {
            for _ in 0..WORLDS {
                self.play_in_next_world();
            }
            if self.worlds >= FIRST_WORLDS {
                self.drop_trials();
            }
        }
    }

    fn play_in_next_world(&mut self) {
        let world = self.analysis.world(self.seed(self.worlds));
        // In a new world every player reads the last actions again.
        self.spent += 2 * self.analysis.view().rules().players();
        for trial in self.trials.iter_mut().filter(|trial| !trial.dropped) {
            self.spent += trial.add(self.analysis.play_on(&world, trial.action));
        }
        if let Some(trial) = &mut self.literal {
            self.spent += trial.add(self.analysis.play_on_literally(&world, trial.action));
        }
        self.worlds += 1;
    }

    /// The seed of a world. It depends on the turn and not on cards.
    fn seed(&self, world: usize) -> u64 {
        (u64::from(self.turn) << 32) | world as u64
    }

    /// The number of the best action so far; the one that was done if none is better.
    fn best(&self) -> usize {
        let left = (0..self.trials.len()).filter(|place| !self.trials[*place].dropped);
        let mean = |place: usize| self.trial(place).mean();
        left.fold(0, |best, place| {
            if mean(place) > mean(best) {
                place
            } else {
                best
            }
        })
    }

    fn trial(&self, place: usize) -> &Trial {
        match place {
            0 => self.done(),
            _ => &self.trials[place],
        }
    }

    /// The action that was done. At a table of people, who may mean a clue by conventions that
    /// companions don't know, a clue is worth at least what it says literally.
    fn done(&self) -> &Trial {
        let done = &self.trials[0];
        self.literal
            .as_ref()
            .filter(|literal| literal.mean() > done.mean())
            .unwrap_or(done)
    }

    /// Drops the actions that are worse than the best one beyond doubt. The action that was done
    /// stays.
    fn drop_trials(&mut self) {
        let best = self.best();
        for place in 1..self.trials.len() {
            let trial = &self.trials[place];
            if place != best && !trial.dropped {
                let behind = self.trial(best).lead_over(trial);
                self.trials[place].dropped = behind.at_least() > 0.0;
            }
        }
    }

    /// Whether more worlds would hardly change the label.
    fn is_settled(&self) -> bool {
        if self.worlds < LEAST_WORLDS {
            return false;
        }
        if self.trials.len() < 2 || self.worlds >= MOST_WORLDS {
            return true;
        }
        let did = self.done();
        let mut others = self.trials[1..].iter().filter(|trial| !trial.dropped);
        if self.worlds < SETTLED_WORLDS {
            return others.next().is_none();
        }
        others.all(|trial| trial.lead_over(did).at_most() < INACCURACY)
    }

    /// The value of the decision; `None` if nothing was played.
    pub(crate) fn value(&self) -> Option<TurnValue> {
        if self.worlds == 0 {
            return None;
        }
        let best = self.best();
        let (did, better) = (self.done(), self.trial(best));
        let cost = better.lead_over(did);
        let perfect_cost = Mean::of_lead(&better.perfect, &did.perfect);
        let mut order: Vec<usize> = (1..self.trials.len()).collect();
        let mean = |place: &usize| self.trials[*place].mean();
        order.sort_by(|one, other| {
            let dropped = |place: &usize| self.trials[*place].dropped;
            (dropped(one), mean(other))
                .partial_cmp(&(dropped(other), mean(one)))
                .unwrap_or(core::cmp::Ordering::Equal)
        });
        Some(TurnValue {
            label: self.label(),
            worlds: self.worlds,
            done: self.judged(did),
            best: (best != 0).then(|| self.judged(better)),
            cost: Estimate::of(cost),
            perfect_cost: Estimate::of(perfect_cost),
            better_in: better_in(better, did),
            habit: self.analysis.habit(did.action),
            others: order
                .into_iter()
                .take(LISTED)
                .map(|place| self.judged(&self.trials[place]))
                .collect(),
        })
    }

    fn label(&self) -> Label {
        let best = self.best();
        if self.worlds < LEAST_WORLDS {
            return Label::Fine;
        }
        if best != 0 {
            let cost = self.trials[best].lead_over(self.done());
            let label = Label::of_cost(cost.at_least());
            let habit = self.analysis.habit(self.trials[0].action);
            let is_final = self.analysis.view().table().turns_left().is_some();
            let is_customary = habit.is_some_and(|habit| habit >= CUSTOMARY)
                || self.analysis.may_have_own_reason(self.trials[0].action);
            return if is_customary && !is_final {
                Label::Fine
            } else {
                label
            };
        }
        let is_obvious = self.analysis.actions().first() == Some(&self.trials[0].action);
        let others = &self.trials[1..];
        let leads = others.iter().map(|it| self.done().lead_over(it));
        let is_only = !others.is_empty() && leads.into_iter().all(|it| it.at_least() > MISTAKE);
        if is_only && !is_obvious {
            Label::Excellent
        } else {
            Label::Fine
        }
    }

    fn judged(&self, trial: &Trial) -> Judged {
        let board = self.analysis.view().board();
        Judged {
            action: notation::action_text(trial.action, &board),
            points: Estimate::of(Mean::of_list(&trial.points)),
            perfect: Estimate::of(Mean::of_list(&trial.perfect)),
            worlds: trial.points.len(),
        }
    }

    /// The action that was done.
    pub(crate) fn did(&self) -> Action {
        self.trials[0].action
    }

    /// The best action, if another one than was done.
    pub(crate) fn better(&self) -> Option<Action> {
        let best = self.best();
        (best != 0).then(|| self.trials[best].action)
    }

    pub(crate) const fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// The reasons for the best action, and against the one that was done, or else against the next
    /// best.
    pub(crate) fn reasons(&self) -> Vec<Statement> {
        let best = self.best();
        let next = || {
            let others = self.trials.iter().enumerate();
            let others = others.filter(|(place, _)| *place != best);
            let others = others.map(|(_, trial)| trial);
            others.max_by(|one, other| one.mean().total_cmp(&other.mean()))
        };
        let other = if best == 0 { next() } else { Some(self.done()) };
        let best = self.trial(best);
        let other = other.unwrap_or(best);
        self.analysis
            .reasons(best.action, other.action, [&best.points, &other.points])
    }

    /// The worlds in which the best action gains most over the one that was done.
    pub(crate) fn telling_worlds(&self) -> Vec<WorldHand> {
        let best = self.best();
        let (did, better) = (self.done(), self.trial(best));
        let gain = |world: usize| better.points[world] - did.points[world];
        let mut worlds: Vec<usize> = (0..self.worlds).filter(|world| gain(*world) > 0).collect();
        worlds.sort_by_key(|world| (-gain(*world), *world));
        worlds.truncate(4 * SHOWN_WORLDS);
        let rules = self.analysis.view().rules();
        let hand = |world: usize| {
            let hand = self.analysis.world(self.seed(world)).hand();
            hand.iter().map(|card| rules.card_text(*card)).collect()
        };
        let mut shown: Vec<WorldHand> = Vec::new();
        for world in worlds {
            let hand: Vec<String> = hand(world);
            if shown.len() < SHOWN_WORLDS && shown.iter().all(|it| it.hand != hand) {
                shown.push(WorldHand {
                    hand,
                    gain: gain(world),
                });
            }
            if shown.len() == SHOWN_WORLDS {
                break;
            }
        }
        shown
    }
}

/// Whether two actions are the same but for an announcement.
fn same_choice(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Play { card: one, .. }, Action::Play { card: other, .. }) => one == other,
        _ => one == other,
    }
}

/// The share of the worlds in which `better` has a better result, in thousandths.
fn better_in(better: &Trial, did: &Trial) -> u32 {
    let pairs = better.points.iter().zip(&did.points);
    let gains = pairs.filter(|(better, did)| better > did).count();
    u32::try_from(1000 * gains / better.points.len().max(1)).unwrap_or(0)
}
