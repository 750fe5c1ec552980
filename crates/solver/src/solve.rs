//! Decides scores from the highest down.

use kagiya_rules::{Action, Game};

use crate::answer::{Answer, Budget, Decision, Found, Limits, Reason};
use crate::general;
use crate::packed;
use crate::playout::{finish, lowest, value};

/// The best score that can be reached from the position of `game`, within the limits.
pub fn solve(game: &Game, limits: &Limits) -> Answer {
    let game = game.opened();
    let (mut reached, mut line) = simple_line(game);
    let (top, reason) = first_bound(game);
    let mut answer = Answer {
        reached,
        line: Vec::new(),
        bound: top,
        reason,
        nodes: 0,
    };
    let budget = Budget::new(limits);
    let mut score = top;
    while reached < score {
        let mut budget = Budget {
            nodes: limits.nodes,
            ..budget.clone()
        };
        match decide(game, score, &mut budget) {
            Decision::Reached(better) => {
                reached = replayed(game, &better).unwrap_or(reached);
                line = better;
            }
            Decision::Impossible(why) if score == answer.bound => {
                answer.bound = next_lower(game, score);
                answer.reason = why;
            }
            Decision::Impossible(_) | Decision::Undecided => {}
        }
        answer.nodes += budget.used;
        score = next_lower(game, score);
    }
    answer.bound = answer.bound.max(reached);
    answer.reached = reached;
    answer.line = line;
    answer
}

/// Whether a score, by default the maximum of the game, can be reached from the position of `game`.
pub fn can_reach(game: &Game, score: Option<i8>, limits: &Limits) -> Decision {
    let game = game.opened();
    let score = score.unwrap_or_else(|| game.rules().max_score());
    let (reached, line) = simple_line(game);
    if reached >= score {
        return Decision::Reached(line);
    }
    let (top, reason) = first_bound(game);
    if top < score {
        return Decision::Impossible(reason);
    }
    decide(game, score, &mut Budget::new(limits))
}

/// The next score below `score` that a game can end with.
fn next_lower(game: &Game, score: i8) -> i8 {
    if game.rules().has_score(kagiya_rules::Outcome::Finished) {
        score - 1
    } else {
        lowest(game.rules())
    }
}

/// A line of simple play, with its score.
fn simple_line(game: &Game) -> (i8, Vec<Action>) {
    let mut line = Vec::new();
    let reached = finish(&mut game.clone(), &mut line);
    (reached, line)
}

/// The bound that follows from public information, with its reason.
fn first_bound(game: &Game) -> (i8, Reason) {
    if let Some(value) = value(game) {
        return (value, Reason::GameOver);
    }
    let board = game.board();
    let most = game.rules().max_score();
    let bound = board.reachable_points();
    let reason = if bound == most {
        Reason::Maximum
    } else if bound == board.max_points() {
        Reason::LostCopies
    } else if game.table().turns_left().is_some() {
        Reason::TooFewDraws
    } else {
        Reason::Pace
    };
    if bound < most && !game.rules().has_score(kagiya_rules::Outcome::Finished) {
        return (lowest(game.rules()), reason);
    }
    (bound, reason)
}

/// Whether a score above that of a lost game can be reached.
fn decide(game: &Game, score: i8, budget: &mut Budget) -> Decision {
    let found = match packed::Problem::new(game).map(|problem| problem.decide(score, budget)) {
        Some(Ok(Found::Line(Some(line)))) => Found::Line(line),
        Some(Ok(Found::Nothing)) => Found::Nothing,
        Some(Ok(Found::Open)) => Found::Open,
        Some(Err(reason)) => return Decision::Impossible(reason),
        Some(Ok(Found::Line(None))) | None => general::search(game, score, budget),
    };
    match found {
        // A line is believed after it was played.
        Found::Line(line) if replayed(game, &line).is_some_and(|end| end >= score) => {
            Decision::Reached(line)
        }
        Found::Nothing => Decision::Impossible(Reason::Search),
        Found::Line(_) | Found::Open => Decision::Undecided,
    }
}

/// The score at the end of a line; `None` if the line is illegal or doesn't end the game.
fn replayed(game: &Game, line: &[Action]) -> Option<i8> {
    let mut game = game.clone();
    for action in line {
        game.apply(*action).ok()?;
    }
    value(&game)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use kagiya_rules::{Deal, Options, Rules, Seed};
    use proptest::prelude::*;

    use super::*;
    use crate::answer::Verdict;

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 64,
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn both_searches_agree(
            players in 2_u8..=4,
            colors in 2_u8..=3,
            hand in 2_u8..=3,
            clue_tokens in 0_u8..=4,
            timed_display in any::<bool>(),
            (endless, whole) in any::<(bool, bool)>(),
            seed in any::<u64>(),
            steps in prop::collection::vec(any::<u8>(), 0..20),
        ) {
            let mut options = Options {
                players,
                colors,
                hand_sizes: BTreeMap::from([(players, hand)]),
                clue_tokens,
                timed_display,
                ..Options::default()
            };
            if endless {
                options = options.with("end_mode", "endless").unwrap();
            }
            if whole {
                options = options.with("goal", "all_or_nothing").unwrap();
            }
            let rules = Arc::new(Rules::new(&options).unwrap());
            let deal = Deal::from_seed(Seed::from_number(seed));
            let mut game = Game::deal(&rules, &deal).unwrap();
            for step in steps {
                let legal = game.legal_actions();
                let mut next = game.clone();
                next.apply(legal.get(usize::from(step) % legal.len()).unwrap()).unwrap();
                if next.outcome().is_none() {
                    game = next;
                }
            }
            let (top, _) = first_bound(&game);
            let budget = || Budget::new(&Limits { nodes: 5000, ..Limits::default() });
            // A lost game has the lowest score, and no search looks for a loss.
            let above = |score: &i8| *score > lowest(&rules);
            for score in [top, top - 1].into_iter().filter(above) {
                let fast = decide(&game, score, &mut budget()).verdict();
                let slow = general::search(&game, score, &mut budget());
                match (fast, slow) {
                    (Verdict::Reached, Found::Nothing) | (Verdict::Impossible, Found::Line(_)) => {
                        prop_assert!(false, "the searches disagree about {}", score);
                    }
                    _ => {}
                }
            }
        }
    }
}
