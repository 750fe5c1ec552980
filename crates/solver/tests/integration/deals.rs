//! Deals of the standard game.

use std::sync::Arc;

use kagiya_rules::{Deal, Game, Options, Rules, Seed};
use kagiya_solver::{Decision, Limits, Reason, Verdict, can_reach, solve};

fn deal(players: u8, number: u64) -> Game {
    let options = Options::preset("original", players).expect("a preset");
    let rules = Arc::new(Rules::new(&options).expect("a preset"));
    Game::deal(&rules, &Deal::from_seed(Seed::from_number(number))).expect("a deal")
}

#[test]
fn known_impossible_deals_stay_impossible() {
    let too_deep = [
        (2, 80),
        (2, 195),
        (2, 264),
        (2, 607),
        (2, 724),
        (2, 745),
        (2, 842),
        (2, 871),
        (2, 915),
        (2, 1140),
        (2, 1343),
        (2, 1825),
        (2, 1856),
        (2, 1878),
        (3, 724),
        (3, 1825),
    ];
    let hand_space = [(2, 867), (2, 906), (2, 1464), (2, 1669), (2, 1701)];
    let search = [(2, 1409)];
    let all = [
        (Reason::TooDeep, &too_deep[..]),
        (Reason::HandSpace, &hand_space[..]),
        (Reason::Search, &search[..]),
    ];
    for (reason, deals) in all {
        for (players, number) in deals {
            let decision = can_reach(&deal(*players, *number), None, &Limits::default());
            assert_eq!(decision, Decision::Impossible(reason), "{players} {number}");
        }
    }
}

/// Each first deal has a proof, and an impossible one has a line to one point less.
#[test]
fn the_first_deals_are_decided() {
    for players in 2..=5 {
        for number in 0..200 {
            let answer = solve(&deal(players, number), &Limits::default());
            assert!(answer.is_decided(), "{players} {number}");
            assert!(answer.reached >= 24, "{players} {number}");
        }
    }
}

/// The verdict changes at one score.
#[test]
fn a_bound_holds_for_lower_scores_too() {
    let game = deal(2, 80);
    let answer = solve(&game, &Limits::default());
    assert!(answer.is_decided() && answer.reached < 25);
    for score in 0..=25 {
        let expected = if score <= answer.reached {
            Verdict::Reached
        } else {
            Verdict::Impossible
        };
        assert_eq!(answer.verdict(score), expected);
        assert_eq!(
            can_reach(&game, Some(score), &Limits::default()).verdict(),
            expected
        );
    }
}
