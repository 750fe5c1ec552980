//! The puzzles, and how bots are asked.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use kagiya_bots::BotName;
use kagiya_lab::{Puzzle, PuzzleReport, PuzzleStep, puzzles, solve, solve_puzzles};
use kagiya_rules::notation::read_action;
use kagiya_rules::{Audience, CardSet};

fn whole(bot: &str) -> PuzzleReport {
    solve_puzzles(bot.parse().unwrap(), &|_| {}, &AtomicBool::new(false)).unwrap()
}

#[test]
fn every_puzzle_is_a_position_with_legal_actions_and_answers() {
    let all = puzzles().unwrap();
    let mut ids: Vec<&str> = all.iter().map(|puzzle| puzzle.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all.len(), "every puzzle has its own name");
    for puzzle in &all {
        let name = &puzzle.id;
        let mut game = puzzle.position().unwrap();
        let mut asked = 0;
        for step in &puzzle.steps {
            match step {
                PuzzleStep::Do(text) => {
                    let action = read_action(text, &game.board()).expect(name);
                    game.apply(action).expect(name);
                }
                PuzzleStep::Act(texts) | PuzzleStep::Never(texts) => {
                    asked += 1;
                    assert!(!texts.is_empty(), "{name}");
                    for text in texts {
                        let action = read_action(text, &game.board()).expect(name);
                        assert_eq!(game.check(action), Ok(()), "{name}: {text}");
                    }
                    let legal = game.legal_actions().len();
                    assert!(texts.len() < legal, "{name}: something must be wrong");
                }
                PuzzleStep::Read { card, cards } => {
                    asked += 1;
                    let rules = game.rules();
                    let letter = card.chars().next().unwrap();
                    let seat = rules.seats().find(|it| it.letter() == letter).unwrap();
                    let slot: usize = card[1..].parse().unwrap();
                    let id = game.table().hand(seat)[slot - 1];
                    let expected: CardSet = cards
                        .split(' ')
                        .map(|it| kagiya_rules::notation::parse_card(it, rules).expect(name))
                        .collect();
                    // The right cards are possible, and include the real one.
                    let view = game.view(Audience::Seat(seat));
                    let possible = view.possible(id).unwrap();
                    assert!((expected & !possible).is_empty(), "{name}: {card}");
                    let (_, truth) = game.hand(seat).nth(slot - 1).unwrap();
                    assert!(expected.contains(truth), "{name}: {card} is {truth:?}");
                    for it in expected.iter() {
                        assert!(view.unseen(it) > 0, "{name}: {card} can't be {it:?}");
                    }
                }
            }
        }
        assert!(asked > 0, "{name} asks nothing");
    }
}

#[test]
fn the_groups_are_those_of_the_site() {
    let mut groups: BTreeMap<String, usize> = BTreeMap::new();
    for puzzle in puzzles().unwrap() {
        *groups.entry(puzzle.group).or_default() += 1;
    }
    let groups: Vec<(&str, usize)> = groups.iter().map(|(name, n)| (&**name, *n)).collect();
    let expected = [
        ("beginner", 46),
        ("level-2", 10),
        ("level-3", 3),
        ("level-4", 4),
        ("level-5", 6),
        ("level-6", 3),
        ("level-7", 7),
        ("level-8", 3),
    ];
    assert_eq!(groups, expected);
}

#[test]
fn a_report_counts_right_answers_and_is_reproducible() {
    let (first, again) = (whole("companion-3"), whole("companion-3"));
    assert_eq!(first, again);
    assert_eq!(first.questions.len(), puzzles().unwrap().len());
    for group in &first.groups {
        let of: Vec<_> = first
            .questions
            .iter()
            .filter(|it| it.group == group.name)
            .collect();
        assert_eq!(of.len(), group.asked);
        assert_eq!(of.iter().filter(|it| it.right).count(), group.right);
    }
    // A bot that knows the conventions has more right answers.
    let right = |exam: &PuzzleReport| exam.groups.iter().map(|group| group.right).sum::<usize>();
    assert!(right(&first) > right(&whole("cautious")));
}

#[test]
fn companions_of_level_4_know_common_conventions() {
    let exam = whole("companion-4");
    let right = |id: &str| {
        let found = exam.questions.iter().find(|it| it.id == id);
        found.expect(id).right
    };
    for id in [
        // Only the receiver has the missing card.
        "level-5-bob-is-lazy",
        "level-7-bob-is-forgetful",
        // Two blind plays in a row.
        "level-5-two-finesses-in-a-row",
        // A card that another clue may ask for is not clued.
        "level-2-two-possibilities-i",
        "level-5-what-s-hidden",
        // A card known in the own hand is not expected there a second time.
        "level-6-tempo-or-trash",
        // A warning.
        "level-7-alice-loves-garbage",
        // Saves come before plays.
        "save-principle-question-1",
        // A prompted card that fits is played for another one that follows: three cards for one clue.
        "prompt-question-2",
    ] {
        assert!(right(id), "{id}");
    }
}

#[test]
fn after_a_prompted_card_comes_the_card_that_was_asked_for() {
    // Blue asks Cathy for the blue 3. Her newest three is yellow and fits too.
    let all = puzzles().unwrap();
    let found = all.into_iter().find(|it| it.id == "prompt-question-2");
    let puzzle = Puzzle {
        steps: vec![
            PuzzleStep::Do("Bb".to_owned()),
            PuzzleStep::Read {
                card: "C3".to_owned(),
                cards: "b3".to_owned(),
            },
            PuzzleStep::Do("d1".to_owned()),
            PuzzleStep::Do("p3".to_owned()),
            PuzzleStep::Read {
                card: "C2".to_owned(),
                cards: "b3".to_owned(),
            },
        ],
        ..found.unwrap()
    };
    let answered = solve(&puzzle, "companion-4".parse().unwrap()).unwrap();
    assert!(answered.right, "{answered:?}");
    // A lower level doesn't consider other cards.
    let answered = solve(&puzzle, "companion-2".parse().unwrap()).unwrap();
    assert!(answered.parts[0].right && !answered.parts[1].right);
}

#[test]
fn a_bot_without_interpretations_answers_no_reading() {
    let exam = whole("cautious");
    let parts = exam.questions.iter().flat_map(|it| &it.parts);
    for part in parts.filter(|part| part.asked.starts_with("read")) {
        assert_eq!((part.answer.as_deref(), part.right), (None, false));
    }
}

#[test]
fn right_and_wrong_answers_are_distinguished() {
    let base = puzzles().unwrap().remove(0);
    let bot: BotName = "cautious".parse().unwrap();
    // A card that surely fits is played, whatever the expected answer is.
    let puzzle = |steps: Vec<PuzzleStep>| Puzzle {
        hands: vec![
            "r1:1r w4 w4 g4 g4".to_owned(),
            "b4 b4 y4 y4 r4".to_owned(),
            "w3 w3 g3 g3 b3".to_owned(),
        ],
        fireworks: String::new(),
        discarded: String::new(),
        deck: String::new(),
        tokens: 4,
        first: 'A',
        steps,
        ..base.clone()
    };
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    for (step, right) in [
        (PuzzleStep::Act(texts(&["p1"])), true),
        (PuzzleStep::Act(texts(&["d1", "p1"])), true),
        (PuzzleStep::Act(texts(&["d1"])), false),
        (PuzzleStep::Never(texts(&["p1"])), false),
        (PuzzleStep::Never(texts(&["d1", "B4"])), true),
    ] {
        let answered = solve(&puzzle(vec![step]), bot).unwrap();
        assert_eq!(answered.right, right, "{answered:?}");
        assert_eq!(answered.parts[0].answer.as_deref(), Some("p1"));
    }
    for bad in [
        puzzle(vec![PuzzleStep::Do("p9".to_owned())]),
        puzzle(vec![PuzzleStep::Act(texts(&["Ar"]))]),
        Puzzle {
            fireworks: "r6".to_owned(),
            ..puzzle(vec![PuzzleStep::Act(texts(&["p1"]))])
        },
        Puzzle {
            hands: vec!["r1:4".to_owned(), "r2".to_owned(), "r3".to_owned()],
            ..puzzle(vec![PuzzleStep::Act(texts(&["p1"]))])
        },
    ] {
        assert!(solve(&bad, bot).is_err(), "{bad:?}");
    }
}

/// A deck of one card, a red 4 that Alice knows, and a red 5 and a blue 5 that Bob knows. If Alice draws the
/// last card, Bob has no time to play both. So she doesn't play her 4.
#[test]
fn near_the_end_counting_turns_comes_before_conventions() {
    let plays = ["p1", "p2", "p3", "p4", "p5"];
    let discards = ["d1", "d2", "d3", "d4", "d5"];
    let counted = Puzzle {
        id: "let it wait".to_owned(),
        group: "own".to_owned(),
        fireworks: "r3 y5 g5 b4 w5".to_owned(),
        discarded: "r1 r1 r2 r3 r4 y1 g1 g4 b1 b3 b4 w1".to_owned(),
        hands: vec![
            "r4:4r y1 y2 g1 w1".to_owned(),
            "r5:5r b5:5b y3 g2 w2".to_owned(),
            "b1 b2 g3 w3 y4".to_owned(),
        ],
        deck: "w4".to_owned(),
        tokens: 1,
        first: 'A',
        steps: vec![PuzzleStep::Never(
            plays
                .iter()
                .chain(&discards)
                .map(|it| (*it).to_owned())
                .collect(),
        )],
    };
    let answered = solve(&counted, "companion-4".parse().unwrap()).unwrap();
    assert!(answered.right, "{answered:?}");
}
