#![expect(clippy::unwrap_used, reason = "a helper of tests")]

use kagiya_puzzles::{Kind, Puzzle, Unproven, collection, game_of, prove};

fn some(kind: Kind) -> Puzzle {
    let found = collection().iter().find(|puzzle| puzzle.kind == kind);
    found.unwrap().clone()
}

fn check(puzzle: &Puzzle, part: &str) {
    let error = game_of(puzzle).unwrap_err();
    assert_eq!((error.number, error.part), (puzzle.number, part), "{error}");
    assert_eq!(prove(puzzle), Err(Unproven::Invalid(error)));
}

#[test]
fn an_invalid_position_is_named() {
    let puzzle = some(Kind::EndCounted);
    let changed = |change: &dyn Fn(&mut Puzzle)| {
        let mut changed = puzzle.clone();
        change(&mut changed);
        changed
    };
    check(&changed(&|it| it.hands.truncate(1)), "hands");
    check(&changed(&|it| it.hands[0] = "r3:x".to_owned()), "hands");
    check(&changed(&|it| it.hands[1] = "q9".to_owned()), "hands");
    check(&changed(&|it| it.fireworks = "r9".to_owned()), "fireworks");
    check(&changed(&|it| it.discarded = "r5 r5".to_owned()), "cards");
    check(&changed(&|it| it.deck_size += 1), "deck_size");
    check(&changed(&|it| it.tokens = 9), "position");
    check(&changed(&|it| it.strikes = 3), "position");
    // No card is both red and blue.
    check(
        &changed(&|it| it.hands[0] = "?:rb ? ? ?".to_owned()),
        "hands",
    );
}

#[test]
fn a_question_without_a_proof_is_no_puzzle() {
    let mut puzzle = some(Kind::EndCounted);
    puzzle.target = None;
    assert_eq!(prove(&puzzle), Err(Unproven::NoTarget));
    let mut card = some(Kind::MyCard);
    card.slot = Some(9);
    assert_eq!(prove(&card), Err(Unproven::SeveralCards));
    card.slot = Some(0);
    assert_eq!(prove(&card), Err(Unproven::SeveralCards));
    // With a full deck, too many deals agree with the view.
    let start = Puzzle {
        kind: Kind::WhichClue,
        hands: vec!["? ? ? ? ?".to_owned(), "r1 r1 r2 b1 b2".to_owned()],
        fireworks: String::new(),
        discarded: String::new(),
        deck_size: 40,
        tokens: 8,
        strikes: 0,
        turns_left: None,
        target: Some(25),
        deck: None,
        slot: None,
        convention: None,
        number: 1,
    };
    assert_eq!(prove(&start), Err(Unproven::TooManyDeals));
}
