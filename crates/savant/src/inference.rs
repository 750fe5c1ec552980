//! What the partner's last action says about the own hand, at a table of two.
//!
//! A partner who sees the hand chooses what fits it. The blueprint values the candidates that the partner had
//! if the hand were such, so a hand for which it would choose the same action is likelier. This is only a
//! probability: a strange choice excludes nothing, and the messages stay what they are.

use kagiya_knowledge::Counts;
use kagiya_rules::{Action, Audience, Card, Game, Phase, Seed, View, World};

use crate::blueprint::Blueprint;
use crate::common_knowledge::CommonKnowledge;
use crate::turn::Turn;

/// How much worse than the best candidate one must be, in points, to be a fourth as likely.
const TOLERANCE: f64 = 0.1;

/// The share of actions that are chosen for other reasons, each candidate equally often.
const OTHER_REASONS: f64 = 0.1;

/// The likelihood of an action that is no candidate.
const STRANGE: f64 = OTHER_REASONS / 8.0;

/// An action of the partner, as this player saw it.
#[derive(Clone, Debug)]
pub(crate) struct Witnessed {
    common: CommonKnowledge,
    /// The view of this player just before the action.
    view: View,
    action: Action,
}

impl Witnessed {
    /// Notes an action; `None` where there is no blueprint that could value it.
    pub(crate) fn new(common: &CommonKnowledge, view: &View, action: Action) -> Option<Self> {
        let is_turn = view.table().phase() == Phase::Turn;
        (is_turn && Blueprint::for_two(view.rules()).is_some()).then(|| Self {
            common: common.clone(),
            view: view.clone(),
            action,
        })
    }

    /// Whether this is the action before the turn of `view`, by which the own hand has not changed.
    pub(crate) fn is_just_before(&self, view: &View) -> bool {
        let hand = |view: &View| view.seat().map(|me| view.table().hand(me).to_vec());
        self.view.seat() == view.seat()
            && self.view.table().turn() + 1 == view.table().turn()
            && hand(&self.view) == hand(view)
    }

    /// Whether a candidate is the action, of which announcements are no part.
    fn is(&self, candidate: Action) -> bool {
        match (candidate, self.action) {
            (Action::Play { card, .. }, Action::Play { card: played, .. }) => card == played,
            _ => candidate == self.action,
        }
    }

    /// The likelihood of the action if the own hand were `hand`. `game` is any game with the same rules, which
    /// this function changes.
    pub(crate) fn likelihood(&self, hand: &[Card], game: &mut Game) -> f64 {
        let mut left = Counts::of_view(&self.view);
        for card in hand {
            left.remove(*card);
        }
        let deck: Vec<Card> = left.cards().collect();
        let tiles: Vec<_> = self.view.table().tiles().iter().collect();
        let world = World {
            hands: hand,
            deck: &deck,
            tiles: &tiles,
            seed: Seed::from_number(0),
        };
        let partner = self.view.table().to_act();
        let (Some(blueprint), Ok(())) = (
            Blueprint::for_two(self.view.rules()),
            self.view.imagine_into(&world, game),
        ) else {
            return STRANGE;
        };
        let seen = game.view(Audience::Seat(partner));
        let turn = Turn::new(&self.common, &seen);
        let candidates = turn.candidates(turn.by_fixed_rules());
        let Some(chosen) = candidates.iter().position(|it| self.is(*it)) else {
            return STRANGE;
        };
        let values = blueprint.values(&turn, &candidates);
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let odds = |value: f32| {
            let distance = 1.0 + f64::from(best - value) / TOLERANCE;
            1.0 / (distance * distance)
        };
        let all: f64 = values.iter().map(|value| odds(*value)).sum();
        #[expect(clippy::cast_precision_loss, reason = "few candidates")]
        let other = OTHER_REASONS / candidates.len() as f64;
        (1.0 - OTHER_REASONS) * odds(values[chosen]) / all + other
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use std::sync::Arc;

    use kagiya_knowledge::Worlds;
    use kagiya_rules::{Options, Rules};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64;

    use super::*;
    use crate::book;
    use crate::test_games::play_before;

    fn rules(players: u8) -> Arc<Rules> {
        Arc::new(Rules::new(&Options::preset("original", players).unwrap()).unwrap())
    }

    /// Calls `check` in games of two by the blueprint after each action with what the other player has witnessed,
    /// the game before the action, and the view of the other player after it.
    fn witness(games: u64, mut check: impl FnMut(&Witnessed, &Game, &View)) {
        for number in 0..games {
            let mut last: Option<(Witnessed, Game)> = None;
            play_before(&rules(2), number, |common, game| {
                let to_act = game.table().to_act();
                let view = game.view(Audience::Seat(to_act));
                if let Some((witnessed, before)) = &last {
                    check(witnessed, before, &view);
                }
                let (action, _) = book::act(common, &view);
                let other = game.view(Audience::Seat(to_act.next(2)));
                let witnessed = Witnessed::new(common, &other, action).unwrap();
                last = Some((witnessed, game.clone()));
                action
            });
        }
    }

    fn cards_of(game: &Game, view: &View) -> Vec<Card> {
        let me = view.seat().unwrap();
        game.hand(me).map(|(_, card)| card).collect()
    }

    #[test]
    fn the_true_hand_is_likelier_than_others() {
        let mut generator = Pcg64::seed_from_u64(1);
        let (mut truth, mut others, mut compared) = (0.0, 0.0, 0_u32);
        witness(6, |witnessed, before, view| {
            assert!(witnessed.is_just_before(view));
            let mut imagined = before.clone();
            let hand = cards_of(before, view);
            truth += witnessed.likelihood(&hand, &mut imagined);
            let mut other = before.clone();
            Worlds::new(view)
                .unwrap()
                .sample(view, &mut generator, &mut other);
            others += witnessed.likelihood(&cards_of(&other, view), &mut imagined);
            compared += 1;
        });
        assert!(compared > 200, "{compared}");
        // The blueprint chooses its best candidate, up to the margin for the action by the fixed rules.
        assert!(truth > 0.5 * f64::from(compared), "{truth} of {compared}");
        assert!(truth > 1.1 * others, "{truth} and {others}");
    }

    #[test]
    fn a_strange_action_excludes_no_hand() {
        witness(1, |witnessed, before, view| {
            let hand = cards_of(before, view);
            let legal = before.legal_actions();
            for action in legal.iter() {
                let strange = Witnessed {
                    action,
                    ..witnessed.clone()
                };
                let likelihood = strange.likelihood(&hand, &mut before.clone());
                assert!((STRANGE..=1.0).contains(&likelihood), "{likelihood}");
            }
        });
    }

    #[test]
    fn nothing_is_inferred_from_an_older_action_or_of_another_hand() {
        let mut older: Option<Witnessed> = None;
        witness(1, |witnessed, before, view| {
            assert!(older.as_ref().is_none_or(|it| !it.is_just_before(view)));
            older = Some(witnessed.clone());
            let me = view.seat().unwrap();
            let mut after = before.clone();
            after.apply(witnessed.action).unwrap();
            let mut order = after.table().hand(me).to_vec();
            order.reverse();
            after.reorder(me, &order).unwrap();
            assert!(!witnessed.is_just_before(&after.view(Audience::Seat(me))));
        });
        assert!(older.is_some());
    }

    #[test]
    fn only_where_there_is_a_blueprint_is_anything_noted() {
        play_before(&rules(3), 0, |common, game| {
            let view = game.view(Audience::Seat(game.table().to_act()));
            let (action, _) = book::act(common, &view);
            let other = game.view(Audience::Seat(game.table().to_act().next(3)));
            assert!(Witnessed::new(common, &other, action).is_none());
            action
        });
    }
}
