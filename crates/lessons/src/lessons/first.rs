//! The first lesson: a whole game, from the deal to the last turn, in which every rule of the base
//! game occurs. A test lists these rules.
//!
//! The player's cards have the ids 0 to 4, the partner's 5 to 9, and the deck starts at 10. The
//! player draws 11, 13, 15, 16, 17 and 19.

use crate::lesson::Kind::{Clue, Discard, Play};
use crate::lesson::Spot::{Card, Place};
use crate::lesson::{Lesson, Position, Step};

/// With two suits a game takes ten minutes. Color-blind players can distinguish these two.
pub(super) const RED_AND_BLUE: [(&str, &str); 2] = [("colors", "2"), ("palette", "rbwyg")];

pub(super) const FIRST: Lesson = Lesson {
    name: "first",
    preset: "original",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        deck: "b1 r5 b4 r1 r4 r1 r2 r3 r4 b2",
        ..Position::of(&["b1 b2 r3 b4 b3", "b5 r1 b3 b1 r2"])
    },
    steps: &[
        Step::says("learn-first-goal")
            .at(&[Place("sky")])
            .rule("rulebook-goal"),
        Step::says("learn-first-hands")
            .at(&[Place("hand-0"), Place("hand-1")])
            .rule("rulebook-goal-hidden"),
        Step::asks(&["B1"], "learn-first-ones", &[Play])
            .at(&[Card(6), Card(8), Place("clue-1")])
            .rule("rulebook-turn-one-action"),
        Step::partner("p#6", "learn-first-touched")
            .at(&[Card(8), Place("tokens")])
            .rule("rulebook-clue-complete"),
        Step::asks(&["d#0"], "learn-first-oldest", &[Discard])
            .at(&[Card(0), Place("discard")])
            .rule("rulebook-discard-how"),
        Step::partner("p#8", "learn-first-token-back")
            .at(&[Place("tokens")])
            .rule("rulebook-discard-pile"),
        Step::asks(&["Br"], "learn-first-full", &[Play])
            .at(&[Card(9), Place("clue-r"), Place("tokens")])
            .rule("rulebook-discard-limit"),
        Step::partner("A2", "learn-first-told")
            .at(&[Card(1)])
            .rule("rulebook-clue-content"),
        Step::asks(&["p#1"], "learn-first-two", &[])
            .at(&[Card(1), Place("play")])
            .rule("rulebook-play-fits"),
        Step::partner("p#9", "learn-first-points")
            .at(&[Place("score")])
            .rule("rulebook-score-sum"),
        Step::asks(&["B5"], "learn-first-critical", &[Clue])
            .at(&[Card(5), Place("clue-5")])
            .rule("rulebook-material-copies"),
        Step::partner("Ab", "learn-first-two-blues")
            .at(&[Card(3), Card(4)])
            .rule("rulebook-clue-content"),
        Step::asks(&["p#13"], "learn-first-risk", &[])
            .at(&[Card(13), Place("play")])
            .rule("rulebook-play-misfit"),
        Step::partner("A3", "learn-first-strike")
            .at(&[Place("strikes"), Place("pile"), Card(2), Card(4)])
            .rule("rulebook-strike"),
        Step::asks(&["p#4", "p#2"], "learn-first-together", &[Play]).at(&[
            Card(2),
            Card(4),
            Place("play"),
        ]),
        Step::partner("A5", "learn-first-your-five").at(&[Card(11)]),
        Step::asks(&["p#2", "p#4"], "learn-first-other-three", &[])
            .at(&[Place("hand-0"), Place("play")]),
        Step::partner("A4", "learn-first-blue-four").at(&[Card(3)]),
        Step::asks(&["Br"], "learn-first-last-token", &[Clue])
            .at(&[Card(14), Place("clue-r"), Place("tokens")])
            .rule("rulebook-clue-cost"),
        Step::partner("p#14", "learn-first-no-token")
            .at(&[Place("tokens")])
            .rule("rulebook-clue-cost"),
        Step::asks(&["p#3"], "learn-first-last-card", &[])
            .at(&[Card(3), Place("deck"), Place("play")])
            .rule("rulebook-final-last-card"),
        Step::partner("p#5", "learn-first-bonus")
            .at(&[Place("sky"), Place("tokens")])
            .rule("rulebook-bonus"),
        Step::asks(&["p#11"], "learn-first-last-turn", &[])
            .at(&[Card(11), Place("play")])
            .rule("rulebook-final"),
        Step::says("learn-first-score")
            .at(&[Place("score")])
            .rule("rulebook-rating"),
    ],
};
