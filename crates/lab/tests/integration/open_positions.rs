//! The solver in positions from the middle of games of bots.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_lab::{Keep, Series, contestant, run};
use kagiya_rules::{Game, Options, Outcome, Rules};
use kagiya_solver::{Limits, solve};

/// The number of positions for each edition and number of players; 1,000 in all with `KAGIYA_POSITIONS=42`.
fn positions() -> u64 {
    let number = std::env::var("KAGIYA_POSITIONS").ok();
    number.map_or(3, |number| number.parse().expect("a number of positions"))
}

/// Each line is legal and leads to the claimed score, and no bot ever makes more than the bound.
#[test]
fn lines_from_the_middle_of_games_reach_what_is_claimed() {
    let editions = [
        "original",
        "gf-everything",
        "timed-display",
        "bouquet-final",
        "joker-house",
        "gf-black",
    ];
    let (mut solved, mut decided, mut more) = (0, 0, 0);
    for (place, edition) in editions.into_iter().enumerate() {
        for players in 2..=5 {
            let series = Series {
                options: Options::preset(edition, players).unwrap(),
                games: positions(),
                seed: 9000 + 1000 * place as u64,
                keep: Keep::Everything,
                threads: 1,
                ..Series::default()
            };
            let bot = if players % 2 == 0 {
                "cautious"
            } else {
                "companion-1"
            };
            let report = run(
                &series,
                &*contestant(bot).unwrap(),
                &|_| {},
                &AtomicBool::new(false),
            );
            let rules = Arc::new(Rules::new(&series.options).unwrap());
            for kept in report.unwrap().kept {
                let mut game = Game::deal(&rules, &series.deal(kept.deal).unwrap()).unwrap();
                // From a tenth to nine tenths of the game.
                let share = 1 + usize::try_from(kept.deal % 9).unwrap();
                let (played, rest) = kept.actions.split_at(kept.actions.len() * share / 10);
                for action in played {
                    game.apply(*action).unwrap();
                }
                let answer = solve(
                    &game,
                    &Limits {
                        nodes: 3000,
                        ..Limits::default()
                    },
                );
                let end = |actions: &[kagiya_rules::Action]| {
                    let mut game = game.clone();
                    for action in actions {
                        game.apply(*action).unwrap();
                    }
                    match game.outcome().unwrap() {
                        Outcome::Lost(_) => rules.min_score().min(0),
                        Outcome::Perfect | Outcome::Finished => game.board().points(),
                    }
                };
                assert_eq!(
                    end(&answer.line),
                    answer.reached,
                    "{edition} {players} {}",
                    kept.deal
                );
                assert!(
                    answer.reached <= answer.bound,
                    "{edition} {players} {}",
                    kept.deal
                );
                assert!(
                    end(rest) <= answer.bound,
                    "{edition} {players} {}",
                    kept.deal
                );
                solved += 1;
                decided += u32::from(answer.is_decided());
                more += u32::from(answer.reached > end(rest));
            }
        }
    }
    assert_eq!(solved, 24 * positions());
    // The limit is small, and yet nearly all are decided; and bots leave points in many.
    assert!(
        10 * u64::from(decided) >= 9 * solved,
        "{decided} of {solved}"
    );
    assert!(2 * u64::from(more) >= solved, "{more} of {solved}");
}
