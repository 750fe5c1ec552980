//! `companion`, the partner for people: it plays by conventions that a person learns in minutes.
//!
//! Every player can work out by the same conventions what every clue means ([`read`]), so that a
//! [`Mind`] keeps for every card what its holder takes it to be. To choose an action, each clue is
//! tried on a copy of the mind, and what everybody would then believe is weighed against what the
//! cards are.

mod belief;
mod choosing;
mod conventions;
mod decision_trees;
mod explain;
mod human_model;
mod partners;
mod reading;
mod search;
mod state;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_PLAYERS, Seat, SeenEvent, View};

use crate::bot::{Bot, Decision};
use crate::bot_name::BotName;
use crate::level::Level;
use crate::playstyle::{Stated, Ways};
use crate::reasons::Reasons;
use belief::{Facts, Mind, at};
use choosing::Weighed;
pub use choosing::Weights;
use conventions::Conventions;
pub use conventions::{Convention, UnknownConvention};
pub use decision_trees::Tree;
pub use human_model::{Choice, Habits};
use partners::{Company, Partner};
use reading::Recent;
use search::Signs;
use state::State;

/// A partner that plays by conventions.
#[derive(Clone, Debug)]
pub struct Companion {
    level: Level,
    ways: Ways,
    /// The conventions that are not followed.
    left_out: Conventions,
    /// What the table states.
    stated: Stated,
    /// Who sits there, if it has been told.
    met: Option<ArrayVec<Option<BotName>, MAX_PLAYERS>>,
    company: Company,
    /// How people choose.
    habits: Cow<'static, Habits>,
    weights: Weights,
    /// The weights by which it looks far ahead; those for the number of players unless they are given.
    far: Option<Weights>,
    explains: bool,
    states: Option<States>,
    /// What it knows of those at the table from the game before.
    acquainted: Vec<Acquainted>,
}

/// What a companion has learned of those at a table in one game: once for itself, and once for each
/// player as it would be without a look at that player's cards.
#[derive(Clone, Copy, Debug)]
struct Acquainted {
    /// The player whose cards were not looked at.
    hidden: Option<Seat>,
    /// Who sits there again.
    partners: [Option<Partner>; MAX_PLAYERS],
}

impl Companion {
    /// A companion that knows the conventions of `level`.
    pub fn new(level: Level) -> Self {
        Self {
            level,
            ways: Ways::default(),
            left_out: Conventions::default(),
            stated: Stated::default(),
            met: None,
            company: Company::nobody(level, Ways::default(), Stated::default()),
            habits: Cow::Borrowed(Habits::people()),
            weights: Weights::default(),
            far: None,
            explains: false,
            states: None,
            acquainted: Vec::new(),
        }
    }

    /// The same at a table that has agreed to play by `ways`.
    #[must_use]
    pub fn with_ways(mut self, ways: Ways) -> Self {
        self.ways = ways;
        self.look_around();
        self
    }

    /// The same without a convention, which it takes nobody else at the table to follow either: to measure what
    /// the convention brings.
    #[must_use]
    pub fn without(mut self, convention: Convention) -> Self {
        self.left_out = self.left_out.with(convention);
        self.look_around();
        self
    }

    /// Takes in who sits at the table and what the table states. What it has seen of a game is forgotten.
    fn look_around(&mut self) {
        let (level, ways, stated) = (self.level, self.ways, self.stated);
        self.company = match &self.met {
            Some(table) => Company::of(table, level, ways, stated),
            None => Company::nobody(level, ways, stated),
        };
        self.company.left_out = self.left_out;
        self.states = None;
    }

    /// The same with other weights.
    #[must_use]
    pub fn with_weights(mut self, weights: Weights) -> Self {
        self.far = Some(weights.clone());
        self.weights = weights;
        self
    }

    /// The same with other habits, for a companion that chooses among strangers as people do.
    #[must_use]
    pub fn with_habits(mut self, habits: Habits) -> Self {
        self.habits = Cow::Owned(habits);
        self
    }

    /// The same, giving reasons with every decision: for tables where somebody may ask. It plays
    /// no differently, and takes more time.
    #[must_use]
    pub const fn explaining(mut self) -> Self {
        self.explains = true;
        self
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What the holder of a card takes it to be, as far as this companion can tell. For reviews:
    /// during the game it could tell players about their own cards; see [`Reasons::explain_to`].
    pub fn takes_for(&self, card: CardId) -> Option<CardSet> {
        let mind = &self.states.as_ref()?.own.mind;
        let held = mind.hands.iter().flatten().any(|id| *id == card);
        held.then(|| mind.taken_for[at(card)])
    }

    /// The actions of a turn with the traits by which people choose among them.
    pub fn choices(&mut self, view: &View) -> Vec<Choice> {
        let weights = self.weights.clone();
        let states = self.states(view);
        states.own.sync(view);
        let chooser = states.own.chooser(view, &weights);
        chooser.choices(&chooser.weigh_all(), None)
    }

    /// The signs by which it judges a position in which it is to act, if its cards are `hand`: for
    /// learning what they promise. In the order of [`Companion::signs`].
    pub fn judges_by(&mut self, view: &View, hand: &[Card]) -> Vec<f32> {
        let players = view.rules().players();
        let weights = self.far.clone().unwrap_or_else(|| Weights::tuned(players));
        let state = &mut self.states(view).own;
        state.sync(view);
        let mut mind = state.mind.clone();
        for (id, card) in view.table().hand(mind.me).iter().zip(hand) {
            mind.truth[at(*id)] = Some(*card);
        }
        Signs::of(&mind, &state.facts, &view.board(), &weights)
            .values()
            .to_vec()
    }

    /// The names of the signs by which positions are judged.
    pub const fn signs() -> &'static [&'static str] {
        Signs::NAMES
    }

    fn states(&mut self, view: &View) -> &mut States {
        let me = view.seat().unwrap_or_else(|| view.table().to_act());
        if self.states.as_ref().is_some_and(|it| it.own.mind.me != me) {
            self.states = None;
        }
        let company = self.company;
        let acquainted = &self.acquainted;
        let explains = self.explains;
        self.states.get_or_insert_with(|| {
            let state = |hidden| {
                let mut company = company;
                let learned = acquainted.iter().find(|it| it.hidden == hidden);
                for (partner, learned) in company
                    .partners
                    .iter_mut()
                    .zip(learned.map(|it| it.partners).into_iter().flatten())
                {
                    partner.remember(learned);
                }
                let mind = Mind::new(me, hidden, &company, view);
                let looks_ahead = mind.level >= Level::Group && hidden.is_none();
                State {
                    recent: looks_ahead.then(|| Box::new(Recent::new(&mind))),
                    mind,
                    facts: Facts::of(view),
                    supposed: Vec::new(),
                }
            };
            let others = view.rules().seats().filter(|seat| *seat != me);
            States {
                own: state(None),
                discreet: if explains {
                    others.map(|seat| state(Some(seat))).collect()
                } else {
                    Vec::new()
                },
                understood: None,
            }
        })
    }
}

#[derive(Clone, Debug)]
struct States {
    /// What the companion knows.
    own: State,
    /// For each other player what the companion would know without having looked at that player's
    /// cards: the ground of everything it tells that player during the game. Empty unless asked to
    /// explain.
    discreet: Vec<State>,
    understood: Option<Reasons>,
}

impl States {
    fn reasons(
        &self,
        view: &View,
        weights: &Weights,
        habits: Option<&Habits>,
        weighed: &[Weighed],
    ) -> Reasons {
        let Some(chosen) = weighed.first() else {
            return Reasons::default();
        };
        let told = explain::told_by(view, &self.own.mind, chosen.action);
        let mut reasons = Reasons {
            everything: explain::explain(
                &self.own.chooser(view, weights),
                chosen.action,
                told.as_ref(),
                weighed,
                &[],
            ),
            ..Reasons::default()
        };
        for state in &self.discreet {
            let Some(viewer) = state.mind.hidden else {
                continue;
            };
            let chooser = state.chooser(view, weights);
            let mut weighed = chooser.weigh_for(Some(viewer));
            if let Some(habits) = habits {
                chooser.choose_as_people(habits, &mut weighed, Some(viewer));
            }
            reasons.by_viewer[viewer] = explain::explain(
                &chooser,
                chosen.action,
                told.as_ref(),
                &weighed,
                &state.supposed,
            );
        }
        reasons
    }
}

impl Bot for Companion {
    fn agree(&mut self, stated: Stated) {
        self.stated = stated;
        self.look_around();
    }

    fn meet(&mut self, table: &[Option<BotName>]) {
        self.met = Some(table.iter().copied().take(MAX_PLAYERS).collect());
        self.look_around();
    }

    fn play_again(&mut self, same: &[bool]) {
        let states = self.states.iter();
        let minds = states.flat_map(|it| [&it.own].into_iter().chain(&it.discreet));
        self.acquainted = minds
            .map(|State { mind, .. }| Acquainted {
                hidden: mind.hidden,
                partners: core::array::from_fn(|seat| {
                    let again = same.get(seat).is_some_and(|same| *same);
                    again.then(|| mind.partners[seat])
                }),
            })
            .collect();
        self.states = None;
    }

    fn begin(&mut self, view: &View) {
        self.states = None;
        self.states(view);
        self.acquainted.clear();
    }

    fn act(&mut self, view: &View) -> Decision {
        let weights = self.weights.clone();
        let far = self.far.clone();
        let explains = self.explains;
        let strangers = self.company.strangers;
        let habits = self.habits.clone();
        let states = self.states(view);
        states.own.sync(view);
        for state in &mut states.discreet {
            state.sync(view);
        }
        let chooser = states.own.chooser(view, &weights);
        let habits = (strangers && chooser.knows_habits()).then_some(&*habits);
        let looks_far = habits.is_none()
            && states.own.mind.level == Level::Group
            && search::knows(view.rules());
        let weights = if looks_far {
            far.unwrap_or_else(|| Weights::tuned(view.rules().players()))
        } else {
            weights
        };
        let chooser = states.own.chooser(view, &weights);
        let mut weighed = chooser.weigh_all();
        if let Some(habits) = habits {
            chooser.choose_as_people(habits, &mut weighed, None);
            search::look_among_people(&mut weighed, &states.own, view, &weights);
        } else if looks_far {
            search::look_far(&mut weighed, &states.own, view, &weights);
        } else if states.own.mind.level >= Level::Full {
            search::look_ahead(&mut weighed, &states.own, view, &weights);
        }
        chooser.keep_to_order(&mut weighed);
        let reasons = if explains {
            states.reasons(view, &weights, habits, &weighed)
        } else {
            Reasons::default()
        };
        let action = weighed
            .first()
            .map(|weighed| weighed.action)
            .or_else(|| view.legal_actions().get(0))
            .expect("asked only when there is something to do");
        Decision { action, reasons }
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let SeenEvent::Public(event) = event else {
            return;
        };
        let explains = self.explains;
        let states = self.states(view);
        let relied = if explains {
            states.own.relies_on(event)
        } else {
            Vec::new()
        };
        let heard = states.own.watch(event, view);
        let mut understood = Reasons::default();
        for state in &mut states.discreet {
            let relied = state.relies_on(event);
            let told = state.watch(event, view);
            if let (Some((told, heard)), Some(viewer)) = (told, state.mind.hidden) {
                understood.by_viewer[viewer] =
                    explain::explain_heard(&state.facts, &state.mind, &told, &heard, &relied);
            }
        }
        if let Some((told, heard)) = heard
            && told.giver != states.own.mind.me
            && !states.discreet.is_empty()
        {
            let State { mind, facts, .. } = &states.own;
            understood.everything = explain::explain_heard(facts, mind, &told, &heard, &relied);
            states.understood = Some(understood);
        }
    }

    fn understood(&self) -> Option<Reasons> {
        self.states.as_ref()?.understood.clone()
    }

    fn takes_for(&self, card: CardId) -> Option<CardSet> {
        Self::takes_for(self, card)
    }
}
