//! Tests that no sentence of an explanation is empty, or false to a player who sees the cards.

use kagiya_bots::{Level, Reasons, Statement, Value};
use kagiya_rules::{Action, Game, Seat};

use super::said::{Said, cards, each_decision, original, play, print, value};

/// What is said after the game, by the player who acted and by those who heard the clue.
fn answers<'a>(said: &'a Said<'_>) -> impl Iterator<Item = &'a [Statement]> {
    let heard = said.understood.iter();
    heard.chain([said.reasons]).map(Reasons::after_the_game)
}

fn holder(game: &Game, statement: &Statement) -> Seat {
    let Value::Held(card) = value(statement, "card") else {
        panic!("{statement:?}");
    };
    let (seat, _) = game.table().find(*card).expect("a card in a hand");
    seat
}

#[test]
fn a_card_with_one_meaning_is_stated_without_a_condition() {
    let mut stated = 0;
    play(&original(4), Level::Full, 4, |said| {
        for answer in answers(said) {
            let means = answer
                .iter()
                .filter(|it| it.id.starts_with("companion-means-"));
            let means: Vec<_> = means.collect();
            let [one] = means[..] else { continue };
            if cards(one, "cards").only().is_none() {
                continue;
            }
            let conditional = ["companion-means-play", "companion-means-save"];
            assert!(!conditional.contains(&one.id), "{answer:?}");
            stated += usize::from(one.id == "companion-means-play-known");
        }
    });
    assert!(stated > 10, "{stated}");
}

#[test]
fn a_saved_card_is_said_to_fit_now_only_if_it_may() {
    let (mut now, mut later) = (0, 0);
    for level in [Level::Basics, Level::Full] {
        for players in [3, 4] {
            play(&original(players), level, 4, |said| {
                let playable = said.before.board().playable();
                for answer in answers(said) {
                    let is = |id: &str| answer.iter().any(|it| it.id == id);
                    let may_fit = answer.iter().any(|it| {
                        it.id.starts_with("companion-means-")
                            && !(cards(it, "cards") & playable).is_empty()
                    });
                    for kind in ["companion-clue", "companion-heard"] {
                        if is(&format!("{kind}-play-or-save")) {
                            assert!(may_fit, "{answer:?}");
                            now += 1;
                        }
                        if is(&format!("{kind}-play-or-save-later")) {
                            assert!(!may_fit, "{answer:?}");
                            later += 1;
                        }
                    }
                }
            });
        }
    }
    assert!(now > 5 && later > 2, "{now} and {later}");
}

/// Everyone but its holder sees that such a card is another one.
#[test]
fn a_second_player_is_not_asked_for_a_card_that_is_seen_to_be_another() {
    for players in [3, 4, 5] {
        play(&original(players), Level::Finesses, 12, |said| {
            for viewer in said.before.rules().seats() {
                for statement in said.reasons.explain_to(viewer) {
                    let holder = || holder(said.before, statement);
                    if !statement.id.ends_with("-else") || [viewer, said.seat].contains(&holder()) {
                        continue;
                    }
                    let what = cards(statement, "cards");
                    assert!(what.contains(print(said, statement)), "{statement:?}");
                }
            }
        });
    }
}

/// One answer about a player's own discard doesn't call two cards the smallest loss.
#[test]
fn one_card_is_the_smallest_loss() {
    let mut compared = 0;
    let mut losses = 0;
    each_decision(&original(3), Level::Full, 10, |game, analysis| {
        let discards = analysis
            .actions()
            .iter()
            .filter(|it| matches!(it, Action::Discard(_)));
        for discard in discards {
            let answer = analysis.reasons_at_first_sight(*discard);
            let least = answer
                .iter()
                .filter(|it| it.id == "companion-discard-least");
            let least = least.count();
            assert!(least < 2, "{answer:?} in turn {}", game.table().turn());
            losses += least;
            compared += 1;
        }
    });
    assert!(compared > 100 && losses > 0, "{compared} and {losses}");
}

/// The same reason isn't written twice in a row.
#[test]
fn an_alternative_with_the_reasons_of_the_one_before_says_so() {
    let mut same = 0;
    play(&original(3), Level::Full, 3, |said| {
        let reasons = said.reasons.after_the_game();
        let mut former: Option<&Statement> = None;
        for (place, statement) in reasons.iter().enumerate() {
            let next = reasons.get(place + 1).map_or("", |it| it.id);
            let is_alone = !next.starts_with("companion-because-");
            if statement.id == "companion-not-same" {
                same += 1;
            } else if statement.id.starts_with("companion-not-") {
                let is_repeated = former.is_some_and(|former| {
                    former.id == statement.id && former.arguments[1..] == statement.arguments[1..]
                });
                assert!(!is_repeated || !is_alone, "{reasons:?}");
                former = Some(statement).filter(|_| is_alone);
            } else {
                former = None;
            }
        }
    });
    assert!(same > 20, "{same}");
}
