#![expect(clippy::unwrap_used, reason = "a helper of tests")]

use kagiya_puzzles::{Kind, Puzzle, game_of, partner};
use kagiya_rules::{Audience, notation};

/// What the partner in seat A does in this position of two players, in notation.
fn check(hands: [&str; 2], fireworks: &str, tokens: u8, expected: &str) {
    let mut puzzle = Puzzle {
        number: 1,
        kind: Kind::WhichClue,
        hands: hands.map(str::to_owned).to_vec(),
        fireworks: fireworks.to_owned(),
        discarded: String::new(),
        tokens,
        strikes: 0,
        deck_size: 0,
        deck: None,
        turns_left: None,
        target: Some(25),
        slot: None,
        convention: None,
    };
    let placed: usize = fireworks
        .split_whitespace()
        .filter_map(|top| top[1..].parse::<usize>().ok())
        .sum();
    puzzle.deck_size = 50 - 10 - placed;
    let game = game_of(&puzzle).unwrap();
    let view = game.view(Audience::Seat(game.table().to_act()));
    let action = partner::act(&view);
    let text = notation::action_text_by_slot(action, &game.board());
    assert_eq!(text, expected, "{hands:?}");
    game.check(action).unwrap();
}

#[test]
fn partners_keep_to_their_rules() {
    let blank = "? ? ? ? ?";
    let dull = "r3 b3 g3 y3 w3";
    // A card that surely fits; the lower one of two; not one that only may fit.
    check(["? ?:1 ? ? ?", dull], "", 4, "p2");
    check(["? ?:r2 ? ? ?:1b", dull], "r1", 4, "p5");
    check(["? ?:r ? ? ?", dull], "", 0, "d1");
    // A clue after which a card surely fits: a rank before a color, nothing that is known already.
    check([blank, "r3 b1 g3 y3 w3"], "", 4, "B1");
    check([blank, "r3 r1 g3 y3 w3"], "b1", 4, "d1");
    check([blank, "r3 b1:1 g3 y3 w3"], "", 4, "d1");
    check([blank, "r4 r2:2 g3 y3 w3"], "r1", 4, "Br");
    // Useless cards before the oldest one, and clued cards last.
    check(["? ? ?:r1 ? ?", dull], "r1", 0, "d3");
    check(["?:5 ?:5 ? ? ?", dull], "", 0, "d3");
    check(["?:5 ?:5 ?:5 ?:5 ?:5", dull], "", 0, "d1");
    // Nobody may discard with all tokens.
    check([blank, dull], "", 8, "B3");
}
