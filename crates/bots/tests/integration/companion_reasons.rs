//! Tests that the explanations of companions are true.

use kagiya_bots::{Level, Statement, Value};
use kagiya_rules::{Action, CardId, CardSet, Clue, Game, Seat};

use super::companion::deals;
use super::said::{Said, cards, look_back, original, play, print, value};

#[test]
fn a_meant_card_is_playable_or_its_predecessor_is_named() {
    let (mut after, mut once) = (0, 0);
    for (level, players) in [
        (Level::Basics, 3),
        (Level::Full, 3),
        (Level::Finesses, 4),
        (Level::Group, 4),
    ] {
        play(&original(players), level, 6, |said| {
            let board = said.before.board();
            for statement in said.statements() {
                match statement.id {
                    "companion-means-play" | "companion-means-play-known" => {
                        let fits = cards(statement, "cards") & !board.playable();
                        assert!(fits.is_empty(), "{statement:?}");
                    }
                    "companion-means-after" => {
                        let first = cards(statement, "first").only().expect("one card");
                        let next = cards(statement, "cards").only().expect("one card");
                        assert!(!board.is_playable(next));
                        assert!(!board.is_trash(first), "{statement:?}");
                        let height = board.rules.height_of(first);
                        assert_eq!(board.rules.next_card(first.suit(), height + 1), Some(next));
                        after += 1;
                    }
                    "companion-means-once" => {
                        let Value::Held(other) = value(statement, "other") else {
                            panic!("{statement:?}");
                        };
                        let next = cards(statement, "cards").only().expect("one card");
                        let first = cards(statement, "first");
                        assert!(!first.is_empty());
                        for card in first.iter() {
                            assert_eq!(card.suit(), next.suit(), "{statement:?}");
                            let height = |card| board.rules.height_of(card);
                            assert!(height(card) < height(next), "{statement:?}");
                        }
                        let holders = board.rules.seats();
                        let mut hands = holders.map(|seat| board.table.hand(seat));
                        assert!(hands.any(|hand| hand.contains(other)), "{statement:?}");
                        once += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(after > 10 && once > 10, "{after} and {once}");
}

#[test]
fn a_delayed_play_clue_is_not_explained_as_a_plain_play_clue() {
    let mut waiting = 0;
    play(&original(3), Level::Full, 8, |said| {
        let viewers = said.before.rules().seats();
        let told = viewers.map(|viewer| said.reasons.explain_to(viewer));
        for told in told.chain([said.reasons.after_the_game()]) {
            let waits = told.iter().any(|it| it.id == "companion-means-once");
            if waits {
                assert!(
                    told.iter().all(|it| it.id != "companion-clue-play"),
                    "{told:?}"
                );
                waiting += 1;
            }
        }
    });
    assert!(waiting > 5, "{waiting}");
}

#[test]
fn an_empty_clue_is_explained_but_is_not_an_alternative() {
    let options = original(2).with("empty_clues", "true").expect("an option");
    let mut given = 0;
    let mut others = 0;
    play(&options, Level::Full, 12, |said| {
        let reasons = said.reasons.after_the_game();
        let has = |id: &str| reasons.iter().any(|it| it.id == id);
        if has("companion-clue-empty") {
            assert!(has("companion-empty-full") || has("companion-empty-keep"));
            given += 1;
        }
        for other in reasons
            .iter()
            .filter(|it| it.id.starts_with("companion-not-"))
        {
            let Value::Action(Action::Clue { to, clue }) = value(other, "action") else {
                continue;
            };
            let to = said.seat.after(*to, 2);
            assert!(touches(said.before, to, *clue), "{other:?}");
            others += 1;
        }
    });
    assert!(
        given > 3 && others > 100,
        "{given} given and {others} others"
    );
}

fn touches(game: &Game, to: Seat, clue: Clue) -> bool {
    let touch = game.rules().touch(clue);
    game.hand(to).any(|(_, card)| touch.contains(card))
}

#[test]
fn certain_statements_are_true() {
    let mut said_of_plays = [0; 2];
    let mut said_of_discards = [0; 2];
    let mut wrong = 0;
    for (level, players, games) in [
        (Level::Basics, 3, 60),
        (Level::Finesses, 4, 60),
        (Level::Finesses, 2, 30),
        (Level::Full, 3, 4),
        (Level::Group, 3, 4),
    ] {
        play(&original(players), level, deals(games), |said| {
            let board = said.before.board();
            let viewers = said.before.rules().seats();
            let told = viewers.flat_map(|viewer| said.reasons.explain_to(viewer));
            for statement in told.chain(said.reasons.after_the_game()) {
                match statement.id {
                    "companion-play-sure" => {
                        assert!(board.is_playable(print(said, statement)), "{statement:?}");
                        said_of_plays[0] += 1;
                    }
                    "companion-discard-trash" => {
                        assert!(board.is_trash(print(said, statement)), "{statement:?}");
                        said_of_discards[0] += 1;
                    }
                    // Based on conventions: mostly true, and never contradicted by the clues.
                    "companion-play-good-touch" | "companion-play-read" => {
                        let cards = cards(statement, "cards");
                        assert!((cards & !board.playable()).is_empty(), "{statement:?}");
                        wrong += usize::from(!board.is_playable(print(said, statement)));
                        said_of_plays[1] += 1;
                    }
                    "companion-discard-read" | "companion-discard-twin" => said_of_discards[1] += 1,
                    _ => {}
                }
            }
        });
    }
    assert!(
        said_of_plays.iter().all(|it| *it > 100),
        "{said_of_plays:?}"
    );
    assert!(
        said_of_discards.iter().all(|it| *it > 10),
        "{said_of_discards:?}"
    );
    // Otherwise these would be certain too.
    assert!(wrong > 0);
}

#[test]
fn after_the_game_all_reasons_are_shown() {
    let (mut gambles, mut later) = (0, 0);
    for (level, players, games) in [(Level::Basics, 3, 40), (Level::Finesses, 2, 40)] {
        play(&original(players), level, games, |said| {
            for statement in said.reasons.after_the_game() {
                let id = statement.id;
                assert!(!id.ends_with("-untold"), "{statement:?}");
                gambles += usize::from(id == "companion-play-gamble");
            }
            let viewers = said.before.rules().seats();
            let mut told = viewers.flat_map(|viewer| said.reasons.explain_to(viewer));
            later += usize::from(told.any(|it| it.id.ends_with("-untold")));
        });
    }
    assert!(gambles > 0 && later > 0, "{gambles} and {later}");
}

#[test]
fn new_cards_of_a_trash_clue_are_trash() {
    let mut given = 0;
    play(&original(3), Level::Full, 12, |said| {
        let Action::Clue { to, clue } = said.action else {
            return;
        };
        let to = said.seat.after(to, 3);
        if !said
            .statements()
            .any(|it| matches!(it.id, "companion-clue-trash" | "companion-heard-trash"))
        {
            return;
        }
        let touch = said.before.rules().touch(clue);
        let marks = said.before.table().marks(to).iter();
        for ((_, card), marks) in said.before.hand(to).zip(marks) {
            if touch.contains(card) && !marks.is_clued() {
                assert!(said.before.board().is_trash(card), "{card:?}");
            }
        }
        given += 1;
    });
    assert!(given > 0);
}

/// The cards that a clue touches, oldest first, each with whether it was clued before.
fn touched(said: &Said<'_>) -> Vec<(CardId, bool)> {
    let Action::Clue { to, clue } = said.action else {
        return Vec::new();
    };
    let game = said.before;
    let to = said.seat.after(to, game.rules().players());
    let touch = game.rules().touch(clue);
    let marks = game.table().marks(to).iter();
    let mut touched: Vec<_> = game
        .hand(to)
        .zip(marks)
        .filter(|((_, card), _)| touch.contains(*card))
        .map(|((id, _), marks)| (id, marks.is_clued()))
        .collect();
    touched.sort_unstable();
    touched
}

#[test]
fn the_stated_focus_rule_is_true() {
    let (mut oldest, mut only) = (0, 0);
    look_back(|said| {
        let all = touched(said);
        let fresh: Vec<CardId> = all.iter().filter(|it| !it.1).map(|it| it.0).collect();
        for statement in said.statements() {
            let Some(why) = statement.id.strip_prefix("companion-focus-") else {
                continue;
            };
            let Value::Held(card) = *value(statement, "card") else {
                panic!("{statement:?}");
            };
            match why {
                "only" => {
                    assert_eq!(all.len(), 1, "{statement:?}");
                    only += 1;
                }
                "new" => assert_eq!(fresh, [card], "{statement:?}"),
                "newest" => {
                    assert!(fresh.len() > 1, "{statement:?}");
                    assert_eq!(fresh.last(), Some(&card), "{statement:?}");
                }
                "oldest" => {
                    assert_eq!(fresh.first(), Some(&card), "{statement:?}");
                    oldest += 1;
                }
                "chop" => assert!(fresh.contains(&card), "{statement:?}"),
                _ => assert!(fresh.is_empty(), "{statement:?}"),
            }
        }
    });
    assert!(oldest > 0 && only > 10, "{oldest} and {only}");
}

#[test]
fn a_predecessor_is_of_the_same_firework() {
    let (mut once, mut bluffs, mut after) = (0, 0, 0);
    look_back(|said| {
        for statement in said.statements() {
            match statement.id {
                "companion-means-once" => {
                    let next = cards(statement, "cards").only().expect("one card");
                    let first = cards(statement, "first");
                    assert!(
                        first.iter().all(|it| it.suit() == next.suit()),
                        "{statement:?}"
                    );
                    once += 1;
                }
                "companion-means-after" => {
                    assert!(cards(statement, "first").only().is_some(), "{statement:?}");
                    after += 1;
                }
                "companion-means-bluff" => bluffs += 1,
                _ => {}
            }
        }
    });
    assert!(
        once > 0 && bluffs > 0 && after > 0,
        "{once}, {bluffs} and {after}"
    );
}

#[test]
fn a_clue_without_a_call_has_no_focus() {
    let mut plain = 0;
    look_back(|said| {
        let viewers: Vec<Seat> = said.before.rules().seats().collect();
        for reasons in said.understood {
            let told = viewers.iter().map(|viewer| reasons.explain_to(*viewer));
            for told in told.chain([reasons.after_the_game()]) {
                let is = |start: &str| told.iter().any(|it| it.id.starts_with(start));
                if is("companion-heard-plain") {
                    assert!(!is("companion-focus-"), "{told:?}");
                    plain += 1;
                }
                // A play that waits for another card is not called at once.
                let at_once = told.iter().any(|it| it.id == "companion-heard-play");
                assert!(!at_once || !is("companion-means-after"), "{told:?}");
            }
        }
    });
    assert!(plain > 0, "{plain}");
}

#[test]
fn the_second_player_called_for_a_card_is_an_alternative() {
    let mut or_else = 0;
    look_back(|said| {
        let viewers: Vec<Seat> = said.before.rules().seats().collect();
        for reasons in said.understood {
            let told = viewers.iter().map(|viewer| reasons.explain_to(*viewer));
            for told in told.chain([reasons.after_the_game()]) {
                let asked = told
                    .iter()
                    .filter(|it| it.id.starts_with("companion-asks-"));
                let asked: Vec<_> = asked.collect();
                for (place, second) in asked.iter().enumerate() {
                    let same = asked[..place].iter().any(|first| {
                        value(first, "seat") != value(second, "seat")
                            && !(cards(first, "cards") & cards(second, "cards")).is_empty()
                    });
                    assert_eq!(same, second.id.ends_with("-else"), "{told:?}");
                    or_else += usize::from(same);
                }
            }
        }
    });
    assert!(or_else > 0, "{or_else}");
}

#[test]
fn rejected_alternatives_are_plausible_actions() {
    let (mut numbers, mut also) = (0, 0);
    look_back(|said| {
        let everything = said.reasons.after_the_game();
        // Nobody asks why a card that can't fit is not played.
        assert!(everything.iter().all(|it| it.id != "companion-not-unfit"));
        // How many people would do what was done is said once.
        let has_share = |it: &&Statement| it.arguments.iter().any(|(name, _)| *name == "often");
        let shares = everything.iter().filter(has_share).count();
        let others = everything.iter();
        let others = others.filter(|it| it.id.starts_with("companion-not-people-also"));
        assert!(shares <= 1, "{everything:?}");
        also += others.filter(|_| shares == 1).count();
        let rejected = everything
            .iter()
            .filter(|it| it.id.starts_with("companion-not-"));
        for statement in rejected {
            let Value::Action(other) = *value(statement, "action") else {
                panic!("{statement:?}");
            };
            if let (Action::Play { card, .. }, Action::Discard(other)) = (said.action, other) {
                assert_ne!(card, other);
            }
            // A card that can't fit is not called uncertain.
            if statement.id.starts_with("companion-not-unsure") {
                let Value::Number(percent) = *value(statement, "percent") else {
                    panic!("{statement:?}");
                };
                assert!((1..100).contains(&percent), "{statement:?}");
            }
            let has_numbers = ["companion-not-points", "companion-not-people"];
            numbers += usize::from(has_numbers.contains(&statement.id));
        }
    });
    assert!(numbers > 5 && also > 5, "{numbers} and {also}");
}

#[test]
fn near_the_end_the_numbers_are_told_after_the_game() {
    let (mut counted, mut numbers) = (0, 0);
    play(&original(3), Level::Group, 4, |said| {
        let is_near = said.before.table().deck_size() <= 3;
        for statement in said.statements() {
            if statement.id == "companion-not-counted" {
                assert!(is_near, "the end is far");
                counted += 1;
            }
        }
        for statement in said.reasons.after_the_game() {
            assert_ne!(statement.id, "companion-not-counted");
            numbers += usize::from(is_near && statement.id == "companion-not-points");
        }
    });
    assert!(counted >= 10 && numbers > 0, "{counted} and {numbers}");
}

#[test]
fn a_clue_that_makes_a_card_fully_known_says_so() {
    let mut known = 0;
    play(&original(3), Level::Full, 12, |said| {
        for statement in said.statements() {
            if statement.id.ends_with("-identifies") {
                let card = print(said, statement);
                assert_eq!(
                    cards(statement, "cards"),
                    CardSet::of(card),
                    "{statement:?}"
                );
                known += 1;
            }
        }
    });
    assert!(known > 0, "{known}");
}

#[test]
fn a_play_for_a_hidden_card_is_explained_conditionally() {
    let mut told_if = 0;
    look_back(|said| {
        let you = Seat::new(0).expect("a seat");
        for statement in said.reasons.explain_to(you) {
            if statement.id == "companion-play-if" {
                let Value::Held(other) = *value(statement, "other") else {
                    panic!("{statement:?}");
                };
                let mut hand = said.before.hand(you);
                let (_, card) = hand.find(|(id, _)| *id == other).expect("your card");
                assert!(cards(statement, "cards").contains(card), "{statement:?}");
                told_if += 1;
            }
        }
    });
    assert!(told_if > 1, "{told_if}");
}

#[test]
fn last_turn_gambles_are_explained_only_in_the_final_round() {
    let mut likely = 0;
    look_back(|said| {
        for statement in said.statements() {
            match statement.id {
                "companion-play-gamble" => {
                    assert!(said.before.table().turns_left().is_some(), "{statement:?}");
                }
                "companion-play-likely" => likely += 1,
                _ => {}
            }
        }
    });
    assert!(likely > 0, "{likely}");
}
