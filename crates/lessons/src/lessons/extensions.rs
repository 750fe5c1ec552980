//! A short lesson for each extension: a position in which it matters, and two or three actions.
//!
//! The player's cards have the ids 0 to 4, the partner's 5 to 9, followed by the discard pile and
//! the deck.

use super::first::RED_AND_BLUE;
use crate::lesson::Kind::{Clue, Play};
use crate::lesson::Spot::{Card, Place};
use crate::lesson::{Lesson, Position, Rest, Step};

/// Every color touches multicolor cards, and there is no multicolor clue.
pub(super) const MULTICOLOR: Lesson = Lesson {
    name: "multicolor",
    preset: "gf-avalanche",
    options: &RED_AND_BLUE,
    level: None,
    position: Position::of(&["b2 r3 m4 b1 r4", "r4 r1 b3 m1 r3"]),
    steps: &[
        Step::says("learn-multicolor-suit")
            .at(&[Place("sky"), Card(8)])
            .rule("rulebook-suits-all"),
        Step::asks(&["B1"], "learn-multicolor-ones", &[])
            .at(&[Card(6), Card(8), Place("clue-1")])
            .rule("rulebook-clue-ranks"),
        Step::partner("p#6", "learn-multicolor-played").at(&[Card(8)]),
        Step::asks(&["Bb"], "learn-multicolor-blue", &[Clue])
            .at(&[Card(8), Place("clue-b")])
            .rule("rulebook-clue-all-touched"),
        Step::partner("p#8", "learn-multicolor-sure").at(&[Place("sky")]),
        Step::says("learn-multicolor-end")
            .at(&[Place("score")])
            .rule("rulebook-score-most"),
    ],
};

/// A joker replaces any card of its rank.
pub(super) const JOKERS: Lesson = Lesson {
    name: "jokers",
    preset: "joker-house",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        fireworks: "r2 b2",
        partner_begins: true,
        ..Position::of(&["r1 m3 b1 b5 r4", "b4 r3 r4 b1 m2"])
    },
    steps: &[
        Step::says("learn-jokers-what")
            .at(&[Place("sky"), Card(9)])
            .rule("rulebook-suits-joker"),
        Step::partner("A3", "learn-jokers-told").at(&[Card(1)]),
        Step::asks(&["p#1"], "learn-jokers-play", &[])
            .at(&[Card(1), Place("play")])
            .rule("rulebook-play-joker"),
        Step::asks(&["j:b"], "learn-jokers-where", &[])
            .at(&[Place("sky"), Card(6)])
            .rule("rulebook-play-joker"),
        Step::says("learn-jokers-end").at(&[Place("sky")]),
    ],
};

/// The black firework is built from 5 down to 1, and no color touches it.
pub(super) const BLACK_POWDER: Lesson = Lesson {
    name: "black-powder",
    preset: "gf-black",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        fireworks: "r3 b3 k5",
        partner_begins: true,
        ..Position::of(&["r1 k3 b1 b5 r2", "b1 k4 r1 b2 r5"])
    },
    steps: &[
        Step::says("learn-black-powder-down")
            .at(&[Place("sky"), Card(6)])
            .rule("rulebook-suits-down"),
        Step::partner("A3", "learn-black-powder-three").at(&[Card(1)]),
        Step::asks(&["B4"], "learn-black-powder-four", &[])
            .at(&[Card(6), Place("clue-4")])
            .rule("rulebook-suits-no-color"),
        Step::partner("p#6", "learn-black-powder-fits").at(&[Card(1)]),
        Step::asks(&["p#1"], "learn-black-powder-play", &[]).at(&[Card(1), Place("play")]),
        Step::says("learn-black-powder-end")
            .at(&[Place("score")])
            .rule("rulebook-score-penalty"),
    ],
};

/// A five that completes a firework reveals a bonus tile.
pub(super) const BONUS_TILES: Lesson = Lesson {
    name: "bonus-tiles",
    preset: "gf-flamboyants",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        fireworks: "r4 b4",
        partner_begins: true,
        tiles: &[3, 1, 2, 4, 5, 6],
        clue_tokens: Some(5),
        ..Position::of(&["r5 b3 r1 b1 b2", "r1 r4 b5 r3 r2"])
    },
    steps: &[
        Step::says("learn-bonus-tiles-what")
            .at(&[Place("tiles")])
            .rule("rulebook-tile"),
        Step::partner("A5", "learn-bonus-tiles-told").at(&[Card(0)]),
        Step::asks(&["p#0"], "learn-bonus-tiles-play", &[])
            .at(&[Card(0), Place("play")])
            .rule("rulebook-bonus-tile"),
        Step::asks(&["Bb"], "learn-bonus-tiles-clue", &[])
            .at(&[Card(7), Place("clue-b")])
            .rule("rulebook-tile-color"),
        Step::partner("p#7", "learn-bonus-tiles-end").at(&[Place("tiles")]),
    ],
};

/// A player who correctly announces the firework of a card before playing it earns a token.
pub(super) const ANNOUNCEMENTS: Lesson = Lesson {
    name: "announcements",
    preset: "timed-display",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        fireworks: "r1 b2",
        partner_begins: true,
        clue_tokens: Some(5),
        ..Position::of(&["b1 r2 r4 b3 b4", "b4 r3 r1 b1 r4"])
    },
    steps: &[
        Step::says("learn-announcements-what")
            .at(&[Place("tokens")])
            .rule("rulebook-announce"),
        Step::partner("A2", "learn-announcements-told").at(&[Card(1)]),
        Step::asks(&["p#1=r"], "learn-announcements-say", &[Play])
            .at(&[Card(1), Place("announce")])
            .rule("rulebook-announce-may"),
        Step::partner("A3", "learn-announcements-right")
            .at(&[Card(3), Place("tokens")])
            .rule("rulebook-announce-right"),
        Step::asks(&["p#3"], "learn-announcements-choose", &[Play])
            .at(&[Card(3), Place("play")])
            .rule("rulebook-announce-wrong"),
        Step::says("learn-announcements-end").at(&[Place("tokens")]),
    ],
};

/// No final round: play continues with fewer cards, and only complete fireworks win.
pub(super) const GRAND_FINALE: Lesson = Lesson {
    name: "grand-finale",
    preset: "grand-finale",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        fireworks: "r5 b3",
        deck: "r3",
        rest: Rest::Discard,
        partner_begins: true,
        clue_tokens: Some(2),
        ..Position::of(&["r1 r2 b4 b1 b2", "b5 r1 b1 r4 b3"])
    },
    steps: &[
        Step::says("learn-grand-finale-what")
            .at(&[Place("sky"), Place("deck")])
            .rule("rulebook-final-endless"),
        Step::partner("A4", "learn-grand-finale-told").at(&[Card(2)]),
        Step::asks(&["B5"], "learn-grand-finale-save", &[])
            .at(&[Card(5), Place("clue-5")])
            .rule("rulebook-needed-lose"),
        Step::partner("d#6", "learn-grand-finale-empty")
            .at(&[Place("deck")])
            .rule("rulebook-final-endless"),
        Step::asks(&["p#2"], "learn-grand-finale-play", &[]).at(&[Card(2), Place("play")]),
        Step::partner("p#5", "learn-grand-finale-end")
            .at(&[Place("sky")])
            .rule("rulebook-goal"),
    ],
};

/// In some editions a clue may touch no card, and in some the first strike loses.
pub(super) const EMPTY_CLUES: Lesson = Lesson {
    name: "empty-clues",
    preset: "abacus-1-storm",
    options: &RED_AND_BLUE,
    level: None,
    position: Position {
        fireworks: "r1 b3",
        ..Position::of(&["b1 r4 b2 b4 r5", "r3 r2 r1 r4 r3"])
    },
    steps: &[
        Step::says("learn-empty-clues-what")
            .at(&[Place("strikes"), Place("hand-1")])
            .rule("rulebook-clue-empty"),
        Step::asks(&["B2"], "learn-empty-clues-two", &[]).at(&[Card(6), Place("clue-2")]),
        Step::partner("A4", "learn-empty-clues-waits")
            .at(&[Card(6), Card(1), Card(3)])
            .rule("rulebook-strike"),
        Step::asks(&["Bb"], "learn-empty-clues-none", &[Clue])
            .at(&[Place("hand-1"), Place("clue-b")])
            .rule("rulebook-clue-empty"),
        Step::partner("p#6", "learn-empty-clues-end").at(&[Place("sky")]),
    ],
};
