//! `companion`, a bot for games with people: its conventions can be learned in minutes.
//!
//! Every player can work out by the same conventions what every clue means (`reading`). A
//! `BeliefState` therefore holds, for every card, what its holder believes it to be. To choose an
//! action, the companion tries each clue on a copy of its mind, and compares the resulting beliefs
//! with the true cards.

mod analysis;
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
use kagiya_bot_api::{
    AgreedConventions, Bot, BotProfile, Decision, Level, Part, Playstyle, Reasons, hidden_plays,
};
use kagiya_rules::{BySeat, Card, CardId, CardSet, MAX_PLAYERS, Seat, SeenEvent, View};

pub use analysis::{Analysis, AnalyzedWorld, PlayedOn};
use belief::{BeliefState, PositionFacts, at};
pub use choosing::Weights;
use choosing::{Evaluated, Lookahead};
use conventions::Conventions;
pub use conventions::{Convention, UnknownConvention};
pub use decision_trees::Tree;
use explain::{DecisionCourse, Explained};
use human_model::habits;
pub use human_model::{Candidate, HumanModel};
use partners::{Partner, TableProfile};
use reading::HistoryWindow;
use search::ValueFeatures;
use state::State;

/// A bot that plays by human conventions.
#[derive(Clone, Debug)]
pub struct Companion {
    level: Level,
    playstyle: Playstyle,
    /// Conventions that are disabled.
    disabled: Conventions,
    /// The conventions that the table has agreed on.
    agreed: AgreedConventions,
    /// The players at the table, once [`Bot::meet`] was called.
    seated: Option<ArrayVec<Option<BotProfile>, MAX_PLAYERS>>,
    profile: TableProfile,
    /// A model of how people choose actions.
    human_model: Cow<'static, HumanModel>,
    weights: Weights,
    /// The weights for deep search; `None` for those tuned to the number of players.
    search_weights: Option<Weights>,
    explains: bool,
    states: Option<States>,
    /// What it has learned about its partners in earlier games.
    partner_memory: Vec<PartnerMemory>,
}

/// What a companion has learned about its partners in one game. There is one for its own decisions,
/// and one for explanations to each player, made without that player's cards.
#[derive(Clone, Copy, Debug)]
struct PartnerMemory {
    /// The player whose cards were treated as hidden.
    hidden: Option<Seat>,
    /// The partners who play the next game too, by seat.
    partners: [Option<Partner>; MAX_PLAYERS],
}

impl Companion {
    /// A companion with the conventions of `level`.
    pub fn new(level: Level) -> Self {
        Self {
            level,
            playstyle: Playstyle::default(),
            disabled: Conventions::default(),
            agreed: AgreedConventions::default(),
            seated: None,
            profile: TableProfile::unknown(
                level,
                Playstyle::default(),
                AgreedConventions::default(),
            ),
            human_model: Cow::Borrowed(HumanModel::people()),
            weights: Weights::default(),
            search_weights: None,
            explains: false,
            states: None,
            partner_memory: Vec::new(),
        }
    }

    /// The same companion at a table that has agreed on a playstyle.
    #[must_use]
    pub fn with_playstyle(mut self, playstyle: Playstyle) -> Self {
        self.playstyle = playstyle;
        self.update_profile();
        self
    }

    /// The same companion without a convention. It assumes that nobody at the table follows it. For
    /// measurements of what a convention gains.
    #[must_use]
    pub fn without(mut self, convention: Convention) -> Self {
        self.disabled = self.disabled.with(convention);
        self.update_profile();
        self
    }

    /// Updates the assumptions about the table. The current game is forgotten.
    fn update_profile(&mut self) {
        let (level, playstyle, agreed) = (self.level, self.playstyle, self.agreed);
        self.profile = match &self.seated {
            Some(table) => TableProfile::of(table, level, playstyle, agreed),
            None => TableProfile::unknown(level, playstyle, agreed),
        };
        self.profile.disabled = self.disabled;
        self.states = None;
    }

    /// The same companion with other weights.
    #[must_use]
    pub fn with_weights(mut self, weights: Weights) -> Self {
        self.search_weights = Some(weights.clone());
        self.weights = weights;
        self
    }

    /// The same companion with another model of how people choose.
    #[must_use]
    pub fn with_human_model(mut self, human_model: HumanModel) -> Self {
        self.human_model = Cow::Owned(human_model);
        self
    }

    /// The same companion, with reasons for every decision. It plays no differently, but takes more
    /// time.
    #[must_use]
    pub const fn explaining(mut self) -> Self {
        self.explains = true;
        self
    }

    /// The highest conventions that it knows.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What the holder of a card believes it to be, with this companion's knowledge. For reviews
    /// only: during the game it may reveal a player's own cards (see [`Reasons::explain_to`]).
    pub fn believed_identities(&self, card: CardId) -> Option<CardSet> {
        let belief = &self.states.as_ref()?.own.belief;
        let held = belief.hands.iter().flatten().any(|id| *id == card);
        held.then(|| belief.believed[at(card)])
    }

    /// The actions of a turn with the features by which people choose among them.
    pub fn candidates(&mut self, view: &View) -> Vec<Candidate> {
        let weights = self.weights.clone();
        let states = self.states(view);
        states.own.sync(view);
        let chooser = states.own.chooser(view, &weights);
        chooser.candidates(&chooser.evaluate_all(), None)
    }

    /// The features by which it judges a position in which it is to act and holds `hand`, for
    /// fitting the value model. In the order of [`Companion::value_feature_names`].
    pub fn value_features(&mut self, view: &View, hand: &[Card]) -> Vec<f32> {
        let players = view.rules().players();
        let weights = self
            .search_weights
            .clone()
            .unwrap_or_else(|| Weights::tuned(players));
        let state = &mut self.states(view).own;
        state.sync(view);
        let mut belief = state.belief.clone();
        for (id, card) in view.table().hand(belief.me).iter().zip(hand) {
            belief.truth[at(*id)] = Some(*card);
        }
        ValueFeatures::of(&belief, &state.facts, &view.board(), &weights)
            .values()
            .to_vec()
    }

    /// The names of the features by which positions are judged.
    pub const fn value_feature_names() -> &'static [&'static str] {
        ValueFeatures::NAMES
    }

    fn states(&mut self, view: &View) -> &mut States {
        let me = view.seat().unwrap_or_else(|| view.table().to_act());
        if self
            .states
            .as_ref()
            .is_some_and(|it| it.own.belief.me != me)
        {
            self.states = None;
        }
        let profile = self.profile;
        let partner_memory = &self.partner_memory;
        let explains = self.explains;
        self.states.get_or_insert_with(|| {
            let state = |hidden| {
                let mut profile = profile;
                let learned = partner_memory.iter().find(|it| it.hidden == hidden);
                for (partner, learned) in profile
                    .partners
                    .iter_mut()
                    .zip(learned.map(|it| it.partners).into_iter().flatten())
                {
                    partner.remember(learned);
                }
                let belief = BeliefState::new(me, hidden, &profile, view);
                let searches = belief.level >= Level::Group && hidden.is_none();
                State {
                    history: searches.then(|| Box::new(HistoryWindow::new(&belief))),
                    belief,
                    facts: PositionFacts::of(view),
                    hypotheses: Vec::new(),
                }
            };
            let others = view.rules().seats().filter(|seat| *seat != me);
            States {
                own: state(None),
                per_viewer: if explains {
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
    /// For each other player, what the companion would know without seeing that player's cards. It
    /// tells the player during the game only what follows from that. Empty unless it explains
    /// itself.
    per_viewer: Vec<State>,
    understood: Option<Reasons>,
}

impl States {
    fn reasons(
        &self,
        view: &View,
        weights: &Weights,
        human_model: Option<&HumanModel>,
        evaluated: &[Evaluated],
        course: &DecisionCourse,
    ) -> Reasons {
        let Some(chosen) = evaluated.first() else {
            return Reasons::default();
        };
        let action = chosen.action;
        let clue_action = explain::clue_action_of(view, &self.own.belief, action);
        let explained = Explained {
            chooser: &self.own.chooser(view, weights),
            course,
            action,
            clue_action: clue_action.as_ref(),
            asked: None,
        };
        let others = evaluated.iter().map(|option| option.action);
        let (everything, compared) = explained.explain(others, &[]);
        let mut by_viewer = BySeat::default();
        for state in &self.per_viewer {
            let Some(viewer) = state.belief.hidden else {
                continue;
            };
            let chooser = state.chooser(view, weights);
            let mut first = chooser.evaluate_for(Some(viewer));
            let habits = human_model.map_or_else(Vec::new, |human_model| {
                let habits = habits(human_model, &chooser.candidates(&first, Some(viewer)));
                chooser.apply_human_model(human_model, &mut first, Some(viewer));
                habits
            });
            let course = DecisionCourse {
                first,
                habits,
                ..DecisionCourse::default()
            };
            let explained = Explained {
                chooser: &chooser,
                course: &course,
                action,
                clue_action: clue_action.as_ref(),
                asked: None,
            };
            let others = course.first.iter().map(|option| option.action);
            by_viewer[viewer] = explained.explain(others, &state.hypotheses).0;
        }
        Reasons::new(everything, by_viewer, compared)
    }
}

impl Bot for Companion {
    fn copy(&self) -> Option<Box<dyn Bot>> {
        Some(Box::new(self.clone()))
    }

    fn agree(&mut self, agreed: AgreedConventions) {
        self.agreed = agreed;
        self.update_profile();
    }

    fn meet(&mut self, table: &[Option<BotProfile>]) {
        self.seated = Some(table.iter().copied().take(MAX_PLAYERS).collect());
        self.update_profile();
    }

    fn play_again(&mut self, same: &[bool]) {
        let states = self.states.iter();
        let beliefs = states.flat_map(|it| [&it.own].into_iter().chain(&it.per_viewer));
        self.partner_memory = beliefs
            .map(|State { belief, .. }| PartnerMemory {
                hidden: belief.hidden,
                partners: core::array::from_fn(|seat| {
                    let again = same.get(seat).is_some_and(|same| *same);
                    again.then(|| belief.partners[seat])
                }),
            })
            .collect();
        self.states = None;
    }

    fn begin(&mut self, view: &View) {
        self.states = None;
        if hidden_plays::applies(view) {
            return;
        }
        self.states(view);
        self.partner_memory.clear();
    }

    fn act(&mut self, view: &View) -> Decision {
        if hidden_plays::applies(view) {
            return hidden_plays::choose(view).into();
        }
        let weights = self.weights.clone();
        let search_weights = self.search_weights.clone();
        let explains = self.explains;
        let has_strangers = self.profile.has_strangers;
        let human_model = self.human_model.clone();
        let states = self.states(view);
        states.own.sync(view);
        for state in &mut states.per_viewer {
            state.sync(view);
        }
        let chooser = states.own.chooser(view, &weights);
        let human_model = (has_strangers && chooser.uses_human_model()).then_some(&*human_model);
        let is_deep = human_model.is_none()
            && states.own.belief.level == Level::Group
            && search::is_applicable(view.rules());
        let weights = if is_deep {
            search_weights.unwrap_or_else(|| Weights::tuned(view.rules().players()))
        } else {
            weights
        };
        let chooser = states.own.chooser(view, &weights);
        let mut evaluated = chooser.evaluate_all();
        let mut course = DecisionCourse::default();
        if let Some(human_model) = human_model {
            if explains {
                course.habits = habits(human_model, &chooser.candidates(&evaluated, None));
            }
            chooser.apply_human_model(human_model, &mut evaluated, None);
        }
        if explains {
            course.first.clone_from(&evaluated);
        }
        if human_model.is_some() {
            course.search =
                search::search_among_people(&mut evaluated, &states.own, view, &weights);
        } else if is_deep {
            course.search = search::search_deep(&mut evaluated, &states.own, view, &weights);
        } else if states.own.belief.level >= Level::Full {
            course.search = search::search_shallow(&mut evaluated, &states.own, view, &weights);
        }
        let first = |evaluated: &[Evaluated]| evaluated.first().map(|best| best.action);
        let former = first(&evaluated);
        chooser.apply_play_order(&mut evaluated);
        course.overrule(Part::PlayOrder, former, &evaluated);
        let former = first(&evaluated);
        chooser.save_first(&mut evaluated, Lookahead::WholeHand);
        course.overrule(Part::Ahead, former, &evaluated);
        let former = first(&evaluated);
        chooser.take_last_chance(&mut evaluated);
        course.overrule(Part::Plays, former, &evaluated);
        let reasons = if explains {
            states.reasons(view, &weights, human_model, &evaluated, &course)
        } else {
            Reasons::default()
        };
        let action = evaluated
            .first()
            .map(|evaluated| evaluated.action)
            .or_else(|| view.legal_actions().get(0))
            .expect("the player to act has a legal action");
        Decision { action, reasons }
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        let SeenEvent::Public(event) = event else {
            return;
        };
        // A game whose plays were hidden has no conventions, so its end teaches nothing.
        if view.rules().hides_plays() {
            return;
        }
        let explains = self.explains;
        let states = self.states(view);
        let relied = if explains {
            states.own.relies_on(event)
        } else {
            Vec::new()
        };
        let before = explains.then(|| states.own.belief.clone());
        let interpretation = states.own.process_event(event, view);
        let mut by_viewer = BySeat::default();
        for state in &mut states.per_viewer {
            let relied = state.relies_on(event);
            let before = state.belief.clone();
            let clue_action = state.process_event(event, view);
            if let (Some((clue_action, interpretation)), Some(viewer)) =
                (clue_action, state.belief.hidden)
            {
                by_viewer[viewer] = explain::explain_interpretation(
                    &state.facts,
                    &before,
                    &state.belief,
                    &clue_action,
                    &interpretation,
                    &relied,
                );
            }
        }
        if let (Some((clue_action, interpretation)), Some(before)) = (interpretation, before)
            && clue_action.giver != states.own.belief.me
            && !states.per_viewer.is_empty()
        {
            let State { belief, facts, .. } = &states.own;
            let everything = explain::explain_interpretation(
                facts,
                &before,
                belief,
                &clue_action,
                &interpretation,
                &relied,
            );
            states.understood = Some(Reasons::new(everything, by_viewer, Vec::new()));
        }
    }

    fn understood(&self) -> Option<Reasons> {
        self.states.as_ref()?.understood.clone()
    }

    fn believed_identities(&self, card: CardId) -> Option<CardSet> {
        Self::believed_identities(self, card)
    }
}
