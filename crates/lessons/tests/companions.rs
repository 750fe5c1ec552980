//! Plays every lesson in conventions with real companions as partners: they act as the script says.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeSet;

use kagiya_bots::{Bot, BotName, Companion, Level, SeatDriver, profiles};
use kagiya_lessons::{Course, LESSONS, Lesson};
use kagiya_rules::{Action, Game, Seat};

/// The companions of a lesson's partners, who know that the player is a person.
fn partners(lesson: &Lesson, level: u8, game: &Game) -> Vec<SeatDriver<Companion>> {
    let name: BotName = format!("companion-{level}").parse().unwrap();
    let seats: Vec<Seat> = game.rules().seats().collect();
    let met: Vec<Option<BotName>> = seats
        .iter()
        .map(|seat| (*seat != Course::player()).then_some(name))
        .collect();
    assert!(
        lesson.level.unwrap() <= level,
        "{}: companion {level}",
        lesson.name
    );
    seats
        .into_iter()
        .filter(|seat| *seat != Course::player())
        .map(|seat| {
            let mut companion = Companion::new(Level::new(level).unwrap());
            companion.meet(&profiles(&met));
            SeatDriver::new(companion, seat, game)
        })
        .collect()
}

/// Plays a lesson in the ways that it accepts and compares every action of a partner.
fn play(lesson: &Lesson, level: u8) -> usize {
    let mut compared = 0;
    let mut open: Vec<Vec<Action>> = vec![Vec::new()];
    while let Some(way) = open.pop() {
        let mut course = Course::begin(lesson);
        for action in &way {
            course.answer(*action).unwrap();
        }
        let right = course.right();
        if !right.is_empty() {
            for action in right {
                open.push(way.iter().copied().chain([action]).collect());
            }
            continue;
        }
        let mut companions = partners(lesson, level, course.start());
        for beat in course.beats() {
            let Some(step_action) = &beat.step_action else {
                continue;
            };
            for companion in &mut companions {
                if companion.seat() == step_action.seat {
                    let decision = companion.decide().unwrap();
                    assert_eq!(
                        decision.action, step_action.action,
                        "{}: companion {level} acts otherwise at {}",
                        lesson.name, beat.step.text
                    );
                    compared += 1;
                }
                companion.see(&step_action.events, &step_action.game);
            }
        }
    }
    compared
}

#[test]
fn companions_act_as_the_partners_of_the_lessons_in_conventions_do() {
    for lesson in LESSONS {
        if let Some(level) = lesson.level {
            assert!(play(lesson, level) >= 2, "{}", lesson.name);
        }
    }
}

#[test]
fn every_convention_is_taught_and_every_level_has_a_lesson() {
    let taught = LESSONS.iter().filter(|lesson| lesson.level.is_some());
    let names: Vec<&str> = taught.clone().map(|lesson| lesson.name).collect();
    let expected = [
        "chop",
        "focus",
        "saves",
        "good-touch",
        "prompt",
        "finesse",
        "bluff",
        "the-end",
    ];
    assert_eq!(names, expected);
    let levels: BTreeSet<u8> = taught.filter_map(|lesson| lesson.level).collect();
    assert_eq!(levels, Level::ALL.map(Level::number).into());
    // The rules come first.
    let first = LESSONS.iter().position(|lesson| lesson.level.is_some());
    assert_eq!(first, Some(LESSONS.len() - expected.len()));
}
