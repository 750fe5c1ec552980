//! A lesson for each convention of companions. The deals are chosen so that companions of the
//! lesson's level act as the script says, which a test checks with the real companions.
//!
//! The player's cards have the ids 0 to 4, those of the first partner 5 to 9, those of the second 10
//! to 14, followed by the discard pile and the deck.

use crate::lesson::Kind::{Clue, Discard, Play};
use crate::lesson::Spot::{Card, Place};
use crate::lesson::{Lesson, Position, Rest, Step};

/// A lesson with all five colors about a convention that companions play from `level` on.
const fn lesson(
    name: &'static str,
    level: u8,
    position: Position,
    steps: &'static [Step],
) -> Lesson {
    Lesson {
        name,
        preset: "original",
        options: &[],
        level: Some(level),
        position,
        steps,
    }
}

/// The oldest card without a clue is discarded next.
pub(super) const CHOP: Lesson = lesson(
    "chop",
    1,
    Position {
        clue_tokens: Some(0),
        deck: "w4 g3 r3 b3 y4",
        ..Position::of(&["b3 r5 w4 g4 y4", "w3 g3 b4 y3 r4"])
    },
    &[
        Step::says("learn-chop-what").at(&[Card(0), Card(5)]),
        Step::asks(&["d#0"], "learn-chop-first", &[Play]).at(&[Card(0), Place("discard")]),
        Step::partner("A5", "learn-chop-saved").at(&[Card(1)]),
        Step::asks(&["d#2"], "learn-chop-next", &[Play]).at(&[Place("hand-0"), Place("discard")]),
        Step::partner("d#5", "learn-chop-end").at(&[Place("pile"), Card(6)]),
    ],
);

/// A clue is about the chop, or else about the newest card that had no clue.
pub(super) const FOCUS: Lesson = lesson(
    "focus",
    1,
    Position {
        fireworks: "r1",
        deck: "y3 g4 w4 b4 y3",
        ..Position::of(&["g3 y4 r5 w3 r3", "b1 w4 r4 b3 r2"])
    },
    &[
        Step::says("learn-focus-what").at(&[Place("hand-1")]),
        Step::asks(&["Bb"], "learn-focus-chop", &[Clue]).at(&[Card(5), Card(8), Place("clue-b")]),
        Step::partner("p#5", "learn-focus-played").at(&[Card(8)]),
        Step::asks(&["Br"], "learn-focus-newest", &[Clue]).at(&[Card(7), Card(9), Place("clue-r")]),
        Step::partner("p#9", "learn-focus-other").at(&[Card(7)]),
        Step::asks(&["d#0"], "learn-focus-discard", &[]).at(&[Card(0), Place("discard")]),
        Step::partner("Ar", "learn-focus-yours").at(&[Card(2), Card(4)]),
        Step::asks(&["p#4"], "learn-focus-play", &[Play]).at(&[Card(2), Card(4), Place("play")]),
        Step::partner("p#7", "learn-focus-end").at(&[Place("sky")]),
    ],
);

/// On the chop, a clue may mean that a card is to be kept.
pub(super) const SAVES: Lesson = lesson(
    "saves",
    1,
    Position {
        fireworks: "r1 g1",
        discard: "r3",
        deck: "g4 w4 b3 g3 w1",
        ..Position::of(&["b5 w3 g4 y3 r4", "r3 g5 y4 w2 b4"])
    },
    &[
        Step::says("learn-saves-what").at(&[Place("pile"), Card(5)]),
        Step::asks(&["B3", "Br"], "learn-saves-last", &[]).at(&[
            Card(5),
            Place("clue-3"),
            Place("clue-r"),
        ]),
        Step::partner("A5", "learn-saves-yours").at(&[Card(0)]),
        Step::asks(&["B5"], "learn-saves-five", &[Clue]).at(&[Card(6), Place("clue-5")]),
        Step::partner("d#7", "learn-saves-next").at(&[Card(8)]),
        Step::asks(&["B2"], "learn-saves-two", &[Clue]).at(&[Card(8), Place("clue-2")]),
        Step::partner("d#9", "learn-saves-kept").at(&[Card(8)]),
        Step::asks(&["d#1"], "learn-saves-chop", &[Discard]).at(&[Card(0), Place("discard")]),
        Step::says("learn-saves-end").at(&[Card(0), Card(5), Card(6), Card(8)]),
    ],
);

/// Clued cards are useful and all different.
pub(super) const GOOD_TOUCH: Lesson = lesson(
    "good-touch",
    1,
    Position {
        partner_begins: true,
        deck: "y4 w4 r3 g4 b3",
        ..Position::of(&["g4 w1 y3 b1 r3", "g3 r4 w1 y1 b4"])
    },
    &[
        Step::says("learn-good-touch-what").at(&[Place("sky")]),
        Step::partner("A1", "learn-good-touch-ones").at(&[Card(1), Card(3)]),
        Step::asks(&["p#1"], "learn-good-touch-first", &[Play]).at(&[
            Card(1),
            Card(3),
            Place("play"),
        ]),
        Step::partner("d#5", "learn-good-touch-white").at(&[Card(3)]),
        Step::asks(&["p#3"], "learn-good-touch-second", &[]).at(&[Card(3), Place("play")]),
        Step::partner("A4", "learn-good-touch-fours").at(&[Card(0), Card(10)]),
        Step::asks(&["By"], "learn-good-touch-yellow", &[Clue]).at(&[
            Card(7),
            Card(8),
            Place("clue-y"),
        ]),
        Step::partner("p#8", "learn-good-touch-end").at(&[Card(7)]),
    ],
);

/// The missing card is a clued card.
pub(super) const PROMPT: Lesson = lesson(
    "prompt",
    2,
    Position {
        fireworks: "r1 g1",
        deck: "w3 b3 y3 g5 r4",
        ..Position::of(&["w2 g2 g4 b4 r3", "w3 y3 b3 r4 g3", "b2 r2 w4 b4 y4"])
    },
    &[
        Step::says("learn-prompt-what").at(&[Place("sky")]),
        Step::asks(&["C2"], "learn-prompt-twos", &[Clue]).at(&[
            Card(10),
            Card(11),
            Place("clue-2"),
        ]),
        Step::partner("Ar", "learn-prompt-red").at(&[Card(4), Card(11)]),
        Step::partner("p#11", "learn-prompt-other").at(&[Card(4)]),
        Step::asks(&["p#4"], "learn-prompt-three", &[]).at(&[Card(4), Place("play")]),
        Step::partner("A2", "learn-prompt-yours").at(&[Card(0), Card(1)]),
        Step::partner("Bg", "learn-prompt-green").at(&[Card(9), Place("sky")]),
        Step::asks(&["p#1"], "learn-prompt-play", &[Play]).at(&[Card(0), Card(1), Place("play")]),
        Step::partner("p#9", "learn-prompt-end").at(&[Place("sky")]),
    ],
);

/// The missing card is the newest card without a clue.
pub(super) const FINESSE: Lesson = lesson(
    "finesse",
    2,
    Position {
        fireworks: "r1 y1",
        clue_tokens: Some(1),
        partner_begins: true,
        deck: "w3 b4 y2 g5 b2 w1 g1",
        ..Position::of(&["w3 y4 g4 b4 r2", "w4 g3 b3 r4 y4", "b3 g4 w4 y3 r3"])
    },
    &[
        Step::says("learn-finesse-what").at(&[Place("sky")]),
        Step::partner("Cr", "learn-finesse-red").at(&[Card(14), Place("sky")]),
        Step::partner("d#10", "learn-finesse-waits").at(&[Card(14)]),
        Step::asks(&["p#4"], "learn-finesse-blind", &[Play]).at(&[Card(4), Place("play")]),
        Step::partner("d#5", "learn-finesse-known").at(&[Card(14)]),
        Step::partner("p#14", "learn-finesse-three").at(&[Place("sky")]),
        Step::asks(&["Cy"], "learn-finesse-yellow", &[Clue]).at(&[
            Card(13),
            Card(17),
            Place("clue-y"),
        ]),
        Step::partner("p#17", "learn-finesse-sees").at(&[Card(13)]),
        Step::partner("p#13", "learn-finesse-end").at(&[Place("sky")]),
    ],
);

/// The next player plays a card that fits and is not the missing one.
pub(super) const BLUFF: Lesson = lesson(
    "bluff",
    4,
    Position {
        fireworks: "r1 y1 g1",
        deck: "g4 y1 r1 b2 y1",
        ..Position::of(&["r3 w3 y2 r4 r2", "g3 b3 w4 w2 y2", "w5 y3 w3 g3 r3"])
    },
    &[
        Step::says("learn-bluff-what").at(&[Card(9), Card(14)]),
        Step::asks(&["Cr"], "learn-bluff-red", &[Clue]).at(&[Card(9), Card(14), Place("clue-r")]),
        Step::partner("p#9", "learn-bluff-yellow").at(&[Card(14)]),
        Step::partner("Bw", "learn-bluff-white").at(&[Card(8), Place("sky")]),
        Step::asks(&["p#4"], "learn-bluff-yours", &[Play]).at(&[Card(4), Place("play")]),
        Step::partner("C5", "learn-bluff-told").at(&[Place("sky"), Card(8)]),
        Step::partner("p#14", "learn-bluff-end").at(&[Place("sky")]),
    ],
);

/// The last turns are counted.
pub(super) const THE_END: Lesson = lesson(
    "the-end",
    3,
    Position {
        fireworks: "r3 y5 g5 b4 w5",
        clue_tokens: Some(4),
        rest: Rest::Discard,
        deck: "b1",
        ..Position::of(&["r4 y1 y2 g1 w1", "r5 b5 g2 w2 y3"])
    },
    &[
        Step::says("learn-the-end-what").at(&[Place("sky"), Place("deck")]),
        Step::asks(&["B5"], "learn-the-end-fives", &[]).at(&[Card(5), Card(6), Place("clue-5")]),
        Step::partner("Ar", "learn-the-end-four").at(&[Card(0)]),
        Step::asks(&["Bb", "Br"], "learn-the-end-count", &[Play]).at(&[
            Card(6),
            Place("deck"),
            Place("clue-b"),
        ]),
        Step::partner("p#6", "learn-the-end-drawn").at(&[Place("deck")]),
        Step::asks(&["p#0"], "learn-the-end-last", &[]).at(&[Card(0), Place("play")]),
        Step::partner("p#5", "learn-the-end-full").at(&[Place("sky")]),
    ],
);
