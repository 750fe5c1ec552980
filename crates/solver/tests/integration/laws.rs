//! What holds for every game.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kagiya_rules::{Deal, Game, Options, PRESETS, Rules, Seed};
use kagiya_solver::{Answer, Decision, Limits, Reason, Verdict, can_reach, solve};
use proptest::prelude::*;

use super::exhaustive;

/// The number of positions after which an exhaustive search is given up.
const POSITIONS: usize = 30_000;

/// Options of small games: their names and values.
fn small_options() -> impl Strategy<Value = Options> {
    let sizes = (2_u8..=3, 1_u8..=3, 1_u8..=4, 1_u8..=3);
    let numbers = (0_u8..=3, 1_u8..=3);
    let switches = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    );
    let extras = prop::sample::select(&[
        "",
        "",
        "",
        "",
        "timed_display",
        "flamboyants",
        "black_powder",
        "joker",
        "deck_play",
        "sudoku",
        "all_5",
        "everything",
        "untouchable",
        "up_or_down",
    ]);
    (sizes, numbers, switches, extras).prop_filter_map("valid options", |parts| {
        let ((players, colors, ranks, hand), (clue_tokens, strikes), switches, extra) = parts;
        let (empty_clues, endless, critical, whole, hands_lose) = switches;
        let mut options = Options {
            players,
            colors,
            ranks,
            hand_sizes: BTreeMap::from([(players, hand)]),
            clue_tokens,
            strikes,
            empty_clues,
            ..Options::default()
        };
        let mut set = |name: &str, value: &str| {
            options = options.with(name, value).expect("an option");
        };
        if endless {
            set("end_mode", "endless");
        }
        if whole || critical {
            set("goal", "all_or_nothing");
        }
        if critical {
            set("critical_discard", "lose");
        }
        if hands_lose {
            set("empty_hand", "lose");
        } else {
            set("strikeout", "keep_score");
        }
        match extra {
            "timed_display" | "flamboyants" | "black_powder" => set(extra, "true"),
            "joker" => set("multicolour", "joker_5"),
            "all_5" => set("multicolour", "all_5"),
            "up_or_down" => {
                set("colors", "1");
                set("ranks", "5");
                set("variant_mods", r#"["up_or_down"]"#);
            }
            "deck_play" | "sudoku" => set("variant_mods", &format!(r#"["{extra}"]"#)),
            "everything" => {
                set("black_powder", "true");
                set("flamboyants", "true");
                set("black_completion", "tile");
                set("tile5_empty_deck", "either");
            }
            "untouchable" => {
                let copies = vec!["2"; usize::from(ranks)].join(",");
                let suit = format!(
                    r#"[{{"id":"dark","copies":[{copies}],"colour_touch":"none","rank_touch":"none","nameable":false}}]"#
                );
                set("extra_suits", &suit);
            }
            _ => {}
        }
        let rules = Rules::new(&options).ok()?;
        (rules.deck_size() <= 16).then_some(options)
    })
}

/// A game after some random actions.
fn position(options: &Options, seed: u64, steps: &[u8]) -> Game {
    let rules = Arc::new(Rules::new(options).expect("checked options"));
    let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed))).expect("a deal");
    for step in steps {
        let legal = game.legal_actions();
        if legal.is_empty() {
            break;
        }
        let action = legal
            .get(usize::from(*step) % legal.len())
            .expect("an index below the length");
        game.apply(action).expect("a listed action is legal");
    }
    game
}

/// Checks that the line of an answer leads to its score.
fn line_holds(game: &Game, answer: &Answer) {
    let mut game = game.clone();
    for action in &answer.line {
        game.apply(*action).expect("a line is legal");
    }
    let outcome = game.outcome().expect("a line ends the game");
    let lost = matches!(outcome, kagiya_rules::Outcome::Lost(_));
    let score = if lost {
        game.rules().min_score().min(0)
    } else {
        game.board().points()
    };
    assert_eq!(score, answer.reached);
    assert!(answer.reached <= answer.bound);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn small_games_have_the_score_of_an_exhaustive_search(
        options in small_options(),
        seed in any::<u64>(),
        steps in prop::collection::vec(any::<u8>(), 0..8),
    ) {
        let game = position(&options, seed, &steps);
        let Some(best) = exhaustive::best(&game, POSITIONS) else {
            return Ok(());
        };
        let limits = Limits { nodes: 200_000, ..Limits::default() };
        let answer = solve(&game, &limits);
        line_holds(&game, &answer);
        prop_assert_eq!((answer.reached, answer.bound), (best, best), "{:?}", answer.reason);
        for nodes in [0, 1, 5, 30] {
            let answer = solve(&game, &Limits { nodes, memory: 4096, ..limits });
            line_holds(&game, &answer);
            prop_assert!(answer.reached <= best && best <= answer.bound);
        }
        for score in game.rules().min_score()..=game.rules().max_score() {
            let decision = can_reach(&game, Some(score), &limits);
            let expected = if best >= score { Verdict::Reached } else { Verdict::Impossible };
            prop_assert_eq!(decision.verdict(), expected, "{}", score);
        }
    }

    #[test]
    fn answers_follow_from_the_game_and_the_limits(
        preset in prop::sample::select(PRESETS),
        players in 2_u8..=5,
        seed in any::<u64>(),
        steps in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let options = Options::preset(preset.name, players).expect("a preset");
        let game = position(&options, seed, &steps);
        let limits = Limits { nodes: 300, ..Limits::default() };
        let answer = solve(&game, &limits);
        line_holds(&game, &answer);
        prop_assert_eq!(&answer, &solve(&game, &limits));
        let wider = solve(&game, &Limits { nodes: 1000, ..limits });
        prop_assert!(wider.reached <= answer.bound && answer.reached <= wider.bound);
        let decision = can_reach(&game, Some(answer.reached), &limits);
        // A search for a lower score may have led to it by chance.
        prop_assert_ne!(decision.verdict(), Verdict::Impossible);
    }
}

#[test]
fn limits_end_a_search() {
    let options = Options::preset("original", 2).expect("a preset");
    let game = position(&options, HARD, &[]);
    let none = Limits {
        nodes: 0,
        ..Limits::default()
    };
    assert_eq!(can_reach(&game, None, &none), Decision::Undecided);
    let no_time = Limits {
        time: Some(Duration::ZERO),
        ..Limits::default()
    };
    assert_eq!(can_reach(&game, None, &no_time), Decision::Undecided);
    let no_memory = Limits {
        memory: 0,
        ..Limits::default()
    };
    assert_eq!(can_reach(&game, None, &no_memory), Decision::Undecided);
    let answer = solve(&game, &none);
    assert_eq!((answer.bound, answer.reason), (25, Reason::Maximum));
    assert!(answer.reached < 25 && !answer.is_decided());
    assert_eq!(answer.verdict(25), Verdict::Undecided);
}

/// A deal of two players that takes more than a narrow search.
const HARD: u64 = 1543;

#[test]
fn the_last_card_of_all_is_placed() {
    let mut options = Options {
        players: 2,
        colors: 2,
        ranks: 3,
        hand_sizes: BTreeMap::from([(2, 1)]),
        clue_tokens: 1,
        strikes: 2,
        ..Options::default()
    };
    for (name, value) in [
        ("end_mode", "endless"),
        ("strikeout", "keep_score"),
        ("multicolour", "all_5"),
    ] {
        options = options.with(name, value).expect("an option");
    }
    // Seven points need the last card of the last hand, and nobody has a clue token then.
    let game = position(&options, 5_335_957_455_680_329_056, &[4, 0]);
    let answer = solve(&game, &Limits::default());
    line_holds(&game, &answer);
    assert_eq!((answer.reached, answer.bound), (7, 7));
}

#[test]
fn the_last_card_that_fits_ends_the_game_before_a_hand_is_empty() {
    let mut options = Options {
        players: 2,
        colors: 1,
        ranks: 3,
        hand_sizes: BTreeMap::from([(2, 1)]),
        clue_tokens: 2,
        strikes: 1,
        ..Options::default()
    };
    for (name, value) in [
        ("end_mode", "endless"),
        ("multicolour", "all_5"),
        ("empty_clues", "true"),
        ("empty_hand", "lose"),
        ("strikeout", "lost"),
        ("stop_when_capped", "false"),
    ] {
        options = options.with(name, value).expect("an option");
    }
    // A card is lost, so five points are the most, and the fifth leaves nobody a card.
    let game = position(&options, 318_607_591_113_097_487, &[16, 18, 56, 32, 2]);
    let best = exhaustive::best(&game, POSITIONS).expect("a small game");
    assert_eq!(best, 5);
    let decision = can_reach(&game, Some(best), &Limits::default());
    assert_eq!(decision.verdict(), Verdict::Reached);
}
