//! The questions of the examination, and how bots are asked.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use kagiya_bots::BotName;
use kagiya_lab::{Exam, Question, Step, ask, exam, questions};
use kagiya_rules::notation::read_action;
use kagiya_rules::{Audience, CardSet};

fn whole(bot: &str) -> Exam {
    exam(bot.parse().unwrap(), &|_| {}, &AtomicBool::new(false)).unwrap()
}

#[test]
fn every_question_is_a_position_whose_steps_and_right_answers_are_legal() {
    let all = questions().unwrap();
    let mut ids: Vec<&str> = all.iter().map(|question| question.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all.len(), "every question has its own name");
    for question in &all {
        let name = &question.id;
        let mut game = question.position().unwrap();
        let mut asked = 0;
        for step in &question.steps {
            match step {
                Step::Do(text) => {
                    let action = read_action(text, &game.board()).expect(name);
                    game.apply(action).expect(name);
                }
                Step::Act(texts) | Step::Never(texts) => {
                    asked += 1;
                    assert!(!texts.is_empty(), "{name}");
                    for text in texts {
                        let action = read_action(text, &game.board()).expect(name);
                        assert_eq!(game.check(action), Ok(()), "{name}: {text}");
                    }
                    let legal = game.legal_actions().len();
                    assert!(texts.len() < legal, "{name}: something must be wrong");
                }
                Step::Read { card, cards } => {
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
                    // What is right is possible, and the card is one of it.
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
    for question in questions().unwrap() {
        *groups.entry(question.group).or_default() += 1;
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
fn an_exam_counts_what_was_answered_and_is_the_same_each_time() {
    let (first, again) = (whole("companion-3"), whole("companion-3"));
    assert_eq!(first, again);
    assert_eq!(first.questions.len(), questions().unwrap().len());
    for group in &first.groups {
        let of: Vec<_> = first
            .questions
            .iter()
            .filter(|it| it.group == group.name)
            .collect();
        assert_eq!(of.len(), group.asked);
        assert_eq!(of.iter().filter(|it| it.right).count(), group.right);
    }
    // A bot that knows the conventions answers more than one that doesn't.
    let right = |exam: &Exam| exam.groups.iter().map(|group| group.right).sum::<usize>();
    assert!(right(&first) > right(&whole("cautious")));
}

#[test]
fn what_groups_agree_on_is_known_to_companions_of_level_4() {
    let exam = whole("companion-4");
    let right = |id: &str| {
        let found = exam.questions.iter().find(|it| it.id == id);
        found.expect(id).right
    };
    for id in [
        // Nobody else plays the missing card: the receiver has it.
        "level-5-bob-is-lazy",
        "level-7-bob-is-forgetful",
        // Blind cards one after the other.
        "level-5-two-finesses-in-a-row",
        // A card that another clue may ask for is not clued.
        "level-2-two-possibilities-i",
        "level-5-what-s-hidden",
        // What is known in one's own hand is not expected once more in it.
        "level-6-tempo-or-trash",
        // A warning.
        "level-7-alice-loves-garbage",
        // Saving comes before playing.
        "save-principle-question-1",
        // A clued card that fits is played for another one, which follows: three cards for one clue.
        "prompt-question-2",
    ] {
        assert!(right(id), "{id}");
    }
}

#[test]
fn who_has_played_a_clued_card_for_another_one_plays_that_one_next() {
    // Blue asks Cathy for the blue 3. Her newest three is the yellow one, which fits too.
    let all = questions().unwrap();
    let found = all.into_iter().find(|it| it.id == "prompt-question-2");
    let question = Question {
        steps: vec![
            Step::Do("Bb".to_owned()),
            Step::Read {
                card: "C3".to_owned(),
                cards: "b3".to_owned(),
            },
            Step::Do("d1".to_owned()),
            Step::Do("p3".to_owned()),
            Step::Read {
                card: "C2".to_owned(),
                cards: "b3".to_owned(),
            },
        ],
        ..found.unwrap()
    };
    let answered = ask(&question, "companion-4".parse().unwrap()).unwrap();
    assert!(answered.right, "{answered:?}");
    // A lower level does not look behind the card that was played.
    let answered = ask(&question, "companion-2".parse().unwrap()).unwrap();
    assert!(answered.parts[0].right && !answered.parts[1].right);
}

#[test]
fn who_takes_cards_for_nothing_answers_no_reading() {
    let exam = whole("cautious");
    let parts = exam.questions.iter().flat_map(|it| &it.parts);
    for part in parts.filter(|part| part.asked.starts_with("read")) {
        assert_eq!((part.answer.as_deref(), part.right), (None, false));
    }
}

#[test]
fn right_and_wrong_answers_are_told_apart() {
    let base = questions().unwrap().remove(0);
    let bot: BotName = "cautious".parse().unwrap();
    // A card that is known to fit is played, whatever is called right.
    let question = |steps: Vec<Step>| Question {
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
        (Step::Act(texts(&["p1"])), true),
        (Step::Act(texts(&["d1", "p1"])), true),
        (Step::Act(texts(&["d1"])), false),
        (Step::Never(texts(&["p1"])), false),
        (Step::Never(texts(&["d1", "B4"])), true),
    ] {
        let answered = ask(&question(vec![step]), bot).unwrap();
        assert_eq!(answered.right, right, "{answered:?}");
        assert_eq!(answered.parts[0].answer.as_deref(), Some("p1"));
    }
    for bad in [
        question(vec![Step::Do("p9".to_owned())]),
        question(vec![Step::Act(texts(&["Ar"]))]),
        Question {
            fireworks: "r6".to_owned(),
            ..question(vec![Step::Act(texts(&["p1"]))])
        },
        Question {
            hands: vec!["r1:4".to_owned(), "r2".to_owned(), "r3".to_owned()],
            ..question(vec![Step::Act(texts(&["p1"]))])
        },
    ] {
        assert!(ask(&bad, bot).is_err(), "{bad:?}");
    }
}

/// A card in the deck, a red 4 that Alice knows, a red 5 and a blue 5 that Bob knows and has no time to play
/// both of if Alice draws the last card: so she lets her 4 wait.
#[test]
fn near_the_end_turns_are_counted_before_habits_are_followed() {
    let plays = ["p1", "p2", "p3", "p4", "p5"];
    let discards = ["d1", "d2", "d3", "d4", "d5"];
    let counted = Question {
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
        steps: vec![Step::Never(
            plays
                .iter()
                .chain(&discards)
                .map(|it| (*it).to_owned())
                .collect(),
        )],
    };
    let answered = ask(&counted, "companion-4".parse().unwrap()).unwrap();
    assert!(answered.right, "{answered:?}");
}
