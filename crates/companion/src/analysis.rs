//! Analysis of one decision after the game: any action, played on in worlds that agree with what
//! the player who decided could know.

use kagiya_bot_api::{Statement, Value};
use kagiya_knowledge::Worlds;
use kagiya_rules::{Action, Card, CardId, CardSet, Deal, Game, Outcome, Phase, Seed, View};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

use super::Companion;
use super::belief::{at, is_within};
use super::choosing::{Evaluated, Tally, Weights};
use super::explain::{self, DecisionCourse, Explained};
use super::human_model::{Habit, habits, is_same};
use super::search::{FirstClue, Rollout, SearchResult, is_applicable, worlds};
use super::state::State;

/// One decision, with the knowledge of the player who made it.
///
/// It is made from a view, so it doesn't depend on cards that were hidden from that player.
#[derive(Clone, Debug)]
pub struct Analysis {
    state: State,
    view: View,
    weights: Weights,
    worlds: Worlds,
    /// The legal actions that the companion considers, the best at first sight first.
    actions: Vec<Action>,
    /// How people act here; empty at a table of bots.
    habits: Vec<Habit>,
    /// The worlds in which the played card fits, and those in which it doesn't.
    read: Option<PlayRead>,
}

/// More turns than any game has.
const TO_THE_END: usize = 500;

/// Below this share, in thousandths, people hardly ever take an action.
const RARE: u32 = 10;

/// What a play tells about its card at a table of people, whose conventions may differ.
#[derive(Clone, Debug)]
struct PlayRead {
    fitting: Worlds,
    failing: Worlds,
    /// The share of worlds in which the card fits, in thousandths.
    fits: u32,
}

/// A world that agrees with a decision, with what every player believes in it.
#[derive(Clone, Debug)]
pub struct AnalyzedWorld {
    root: Rollout,
    before: i32,
    turns: usize,
}

/// The result of playing on after an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedOn {
    /// The expected score of the game, in thousandths of a point.
    pub points: i32,
    /// The chance of a perfect game, in thousandths.
    pub perfect: i32,
    /// The number of turns that were played.
    pub turns: usize,
}

impl AnalyzedWorld {
    /// The same world, in which everyone plays on to the end of the game. No model estimates what
    /// is to come.
    #[must_use]
    pub fn to_the_end(mut self) -> Self {
        self.turns = TO_THE_END;
        self
    }

    /// The cards of the player who decides, in the order of the hand.
    pub fn hand(&self) -> Vec<Card> {
        let game = &self.root.game;
        let hand = game.hand(game.table().to_act());
        hand.map(|(_, card)| card).collect()
    }
}

impl Companion {
    /// The decision of the player to act; `None` if it isn't this seat's turn, or the seat must
    /// answer a question.
    pub fn analysis(&self, view: &View) -> Option<Analysis> {
        let table = view.table();
        if view.seat() != Some(table.to_act()) || table.phase() != Phase::Turn {
            return None;
        }
        let weights = self
            .search_weights
            .clone()
            .unwrap_or_else(|| Weights::tuned(view.rules().players()));
        let mut state = self.states.as_ref()?.own.clone();
        state.sync(view);
        let evaluated = state.chooser(view, &weights).evaluate_all();
        let mut actions: Vec<Action> = evaluated.iter().map(|it| it.action).collect();
        if actions.is_empty() {
            actions.extend(view.legal_actions().get(0));
        }
        let chooser = state.chooser(view, &self.weights);
        let habits = if self.profile.has_strangers && chooser.uses_human_model() {
            let candidates = chooser.candidates(&chooser.evaluate_all(), None);
            habits(&self.human_model, &candidates)
        } else {
            Vec::new()
        };
        Some(Analysis {
            habits,
            read: None,
            worlds: worlds(&state.belief, view)?,
            view: view.clone(),
            state,
            weights,
            actions,
        })
    }
}

impl Analysis {
    /// The actions that the companion considers, the best at first sight first.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// How likely experienced people take `action` in this position, in thousandths; `None` at a
    /// table of bots.
    pub fn habit(&self, action: Action) -> Option<u32> {
        Some(self.habit_of(action)?.share)
    }

    fn habit_of(&self, action: Action) -> Option<&Habit> {
        let mut habits = self.habits.iter();
        habits.find(|habit| habit.is(action))
    }

    /// Whether people do `action` for a reason that companions may not know: the discard of a card with
    /// a clue that isn't known to be useless, but can be useless or a copy of a card that another player
    /// holds or that its player knows to hold. `false` at a table of bots.
    ///
    /// In 55 games of strong people, 104 of 106 discards of cards with a clue were of such cards. In 55
    /// other games all 108 were.
    pub fn may_have_own_reason(&self, action: Action) -> bool {
        let (Action::Discard(card), Some(_)) = (action, self.habit_of(action)) else {
            return false;
        };
        let belief = &self.state.belief;
        let held = belief.after(belief.me);
        let held = held.flat_map(|seat| belief.hands[seat.index()].iter());
        let held = held.filter_map(|id| belief.truth[at(*id)]);
        let mine = belief.hands[belief.me.index()].iter();
        let mine = mine.filter(|id| **id != card);
        let mine = mine.filter_map(|id| belief.empathy(*id, belief.me).only());
        let held: CardSet = held.chain(mine).collect();
        let (trash, cards) = (self.state.facts.trash, belief.empathy(card, belief.me));
        let may_be_spared = !(cards & (trash | held)).is_empty();
        belief.notes[at(card)].clued && !is_within(cards, trash) && may_be_spared
    }

    /// The same decision of a player who is known to have done `action`. At a table of people, who
    /// may read clues by conventions of their own, a play says that its player took the card to
    /// fit. Then the card fits. In the final round, when a strike may cost nothing, a card that
    /// fewer than `RARE` play fits as often as cards that people play in such a position. It
    /// doesn't depend on what the card was. Likewise a discard of a card without a clue says that no
    /// clue was read to be about it, and it may be all that the clues allow.
    #[must_use]
    pub fn of_player_who_did(mut self, action: Action) -> Self {
        if let Action::Discard(card) = action
            && self.habit_of(action).is_some()
        {
            self.unread(card);
        }
        if let Action::Play { card, .. } = action
            && let Some(habit) = self.habit_of(action)
        {
            let is_final = self.view.table().turns_left().is_some();
            let is_guess = is_final && habit.share < RARE;
            let fits = if is_guess { habit.fits } else { 1000 };
            let playable = self.state.facts.playable;
            let fitting = self.worlds_with(card, |set| set & playable);
            let failing = self.worlds_with(card, |set| set & !playable);
            self.read = Some(match (fitting, failing) {
                (Some(fitting), Some(failing)) => PlayRead {
                    fitting,
                    failing,
                    fits,
                },
                (Some(worlds), None) | (None, Some(worlds)) => PlayRead {
                    fitting: worlds.clone(),
                    failing: worlds,
                    fits,
                },
                (None, None) => return self,
            });
        }
        self
    }

    /// Lets a card without a clue be all that the clues allow.
    fn unread(&mut self, card: CardId) {
        let belief = &self.state.belief;
        let (note, believed) = (&belief.notes[at(card)], belief.believed[at(card)]);
        if note.clued || belief.empathy(card, belief.me) == believed {
            return;
        }
        if let Some(worlds) = self.worlds_with(card, |set| set) {
            self.worlds = worlds;
        }
    }

    /// The worlds where the own card `card` is what `narrowed` leaves of the cards that the clues
    /// allow, and the other own cards are what they are believed to be.
    fn worlds_with(&self, card: CardId, narrowed: impl Fn(CardSet) -> CardSet) -> Option<Worlds> {
        let belief = &self.state.belief;
        let hand = self.view.table().hand(belief.me);
        let sets = |believed: bool| -> Vec<CardSet> {
            let of = |id: &CardId| match (*id == card, believed) {
                (true, _) => narrowed(belief.notes[at(*id)].possible),
                (false, true) => belief.believed[at(*id)],
                (false, false) => belief.notes[at(*id)].possible,
            };
            hand.iter().map(of).collect()
        };
        [true, false]
            .into_iter()
            .find_map(|believed| Worlds::with_hand(&self.view, &sets(believed)).ok())
    }

    /// What the player sees.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// A world with its random choices fixed by `seed`.
    ///
    /// # Panics
    /// Never: every seed makes a valid deal.
    pub fn world(&self, seed: u64) -> AnalyzedWorld {
        let mut game = Game::deal(self.view.rules(), &Deal::from_seed(Seed::from_number(0)))
            .expect("every seed makes a valid deal");
        let mut generator = Pcg64::seed_from_u64(seed);
        let worlds = match &self.read {
            None => &self.worlds,
            Some(read) if generator.next_u32() % 1000 < read.fits => &read.fitting,
            Some(read) => &read.failing,
        };
        worlds.sample(&self.view, &mut generator, &mut game);
        AnalyzedWorld {
            root: Rollout::new(&self.state, &game),
            before: i32::from(game.board().points()),
            turns: self.horizon(),
        }
    }

    /// Plays on after `action` in `world`. Everyone plays by the conventions, for a round; a model
    /// evaluates the position then. Near the end, and in games that the model doesn't know, they
    /// play to the end.
    pub fn play_on(&self, world: &AnalyzedWorld, action: Action) -> PlayedOn {
        self.play_on_read(world, action, FirstClue::ByConvention)
    }

    /// The same for a clue that everyone reads literally.
    pub fn play_on_literally(&self, world: &AnalyzedWorld, action: Action) -> PlayedOn {
        self.play_on_read(world, action, FirstClue::Literally)
    }

    fn play_on_read(
        &self,
        world: &AnalyzedWorld,
        action: Action,
        first_clue: FirstClue,
    ) -> PlayedOn {
        let mut rollout = world.root.clone();
        let option = Evaluated { action, worth: 0 };
        let turns = rollout.simulate_read(&option, world.turns, &self.weights, first_clue);
        let board = rollout.game.board();
        let full = i32::from(rollout.game.rules().max_score());
        let (points, perfect) = match (rollout.game.score(), rollout.game.outcome()) {
            (Some(score), outcome) => {
                let perfect = matches!(outcome, Some(Outcome::Perfect));
                (1000 * i32::from(score.points), 1000 * i32::from(perfect))
            }
            _ if is_applicable(self.view.rules()) => {
                let to_come = rollout.expected_points(world.before, &self.weights);
                let points = 1000 * world.before + to_come - rollout.undrawn_risk();
                let open = i32::from(board.max_points()) == full;
                let perfect = if open {
                    chance_of_nothing_missing(1000 * full - points)
                } else {
                    0
                };
                (points, perfect)
            }
            _ => (1000 * i32::from(board.points()), 0),
        };
        PlayedOn {
            points,
            perfect,
            turns,
        }
    }

    /// The reasons for `action`, which is the better one, and against `other`, without what the
    /// companion assumes about partners. `results` are the points after each of them in the same
    /// worlds, in thousandths. They depend on cards that are hidden from others, so show them only
    /// after the game.
    pub fn reasons(&self, action: Action, other: Action, results: [&[i32]; 2]) -> Vec<Statement> {
        let search = SearchResult::of_points([action, other], results);
        let course = self.course(search);
        let clue_action = explain::clue_action_of(&self.view, &self.state.belief, action);
        let explained = Explained {
            chooser: &self.state.chooser(&self.view, &self.weights),
            course: &course,
            action,
            clue_action: clue_action.as_ref(),
            asked: Some(other),
        };
        let mut statements = Vec::new();
        explained.explain_action(&[], &mut statements);
        explained.explain_alternatives(core::iter::once(other), &mut statements);
        statements
    }

    /// The reasons for `action`, and against the one that the companion likes best at first sight.
    /// If it likes that one better, it says so, and why. Show it only after the game.
    pub fn reasons_at_first_sight(&self, action: Action) -> Vec<Statement> {
        let chooser = self.state.chooser(&self.view, &self.weights);
        let course = self.course(SearchResult::default());
        let clue_actions = |action| {
            let clue_action = explain::clue_action_of(&self.view, &self.state.belief, action);
            (action, clue_action)
        };
        let (did, best) = (clue_actions(action), clue_actions(self.actions[0]));
        let explained = Explained {
            chooser: &chooser,
            course: &course,
            action: did.0,
            clue_action: did.1.as_ref(),
            asked: None,
        };
        let rather = Explained {
            chooser: &chooser,
            course: &course,
            action: best.0,
            clue_action: best.1.as_ref(),
            asked: Some(did.0),
        };
        let lead = rather.compare(did.0).map_or(0, |parts| parts.sum());
        if lead <= 0 || is_same(did.0, best.0) {
            let others = self.actions.iter().copied();
            return explained.explain(others.take(2), &[]).0;
        }
        let mut statements = Vec::new();
        explained.explain_action(&[], &mut statements);
        statements.push(Statement::new("companion-rather").with("action", Value::Action(best.0)));
        rather.explain_action(&[], &mut statements);
        rather.explain_alternatives(core::iter::once(did.0), &mut statements);
        rather.explain_assumptions(&mut statements);
        statements
    }

    fn course(&self, search: SearchResult) -> DecisionCourse {
        let chooser = self.state.chooser(&self.view, &self.weights);
        DecisionCourse {
            first: chooser.evaluate_all(),
            search,
            ..DecisionCourse::default()
        }
    }

    /// The number of turns to play after an action.
    fn horizon(&self) -> usize {
        let table = self.view.table();
        let players = self.view.rules().players();
        if !is_applicable(self.view.rules()) {
            return TO_THE_END;
        }
        let late = usize::try_from(self.weights.outlook_late).unwrap_or(0);
        let rounds = usize::try_from(self.weights.outlook_horizon).unwrap_or(100);
        if table.deck_size() <= late {
            let rest = table.deck_size() + 2 * players;
            table.turns_left().map_or(rest, usize::from)
        } else {
            rounds * players / 100
        }
    }
}

/// The chance in thousandths that nothing will be missing at the end, if `missing` thousandths of a
/// point are expected to be. A logistic curve, fitted to the positions of 240 games of companion-4
/// with more than nine cards in the deck (60 deals each for two to five players, from seed 1000).
fn chance_of_nothing_missing(missing: i32) -> i32 {
    const WITHOUT_DOUBT: f64 = 2.4;
    const PER_POINT: f64 = 1.85;
    let odds = WITHOUT_DOUBT - PER_POINT * f64::from(missing.max(0)) / 1000.0;
    #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1000")]
    let chance = (1000.0 / (1.0 + (-odds).exp())).round() as i32;
    chance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_missing_the_smaller_is_the_chance() {
        let chances = [0, 500, 1000, 3000, 25_000].map(chance_of_nothing_missing);
        assert_eq!(chances[0], 917);
        assert!(
            chances.is_sorted_by(|one, other| one > other),
            "{chances:?}"
        );
    }
}
