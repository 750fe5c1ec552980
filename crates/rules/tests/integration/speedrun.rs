//! `critical_discard=lose` in a game for points, as in speedruns of hanab.live.

use std::sync::Arc;

use kagiya_rules::{
    Action, Card, CardId, Deal, DealtCards, Game, LossReason, Options, Outcome, Rules, Seed,
};

/// A game of two players. The one who begins has all fives, and the other one has fours.
fn game(mods: &str) -> Game {
    let options = Options::preset("hanab-live", 2)
        .expect("a preset")
        .with("critical_discard", "lose")
        .and_then(|it| it.with("first_player", "seat(0)"))
        .and_then(|it| it.with("variant_mods", mods))
        .expect("options");
    let rules = Arc::new(Rules::new(&options).expect("a game"));
    let mut deck: Vec<Card> = rules
        .cards()
        .iter()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(rules.copies(card))))
        .collect();
    deck.sort_by_key(|card| core::cmp::Reverse(card.rank()));
    let deal = Deal {
        cards: DealtCards::Listed {
            deck,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: None,
    };
    Game::deal(&rules, &deal).expect("a deal")
}

fn oldest(game: &Game) -> CardId {
    game.table().hand(game.table().to_act())[0]
}

fn give_any_clue(game: &mut Game) {
    let legal = game.legal_actions();
    let clue = legal.iter().find(|it| matches!(it, Action::Clue { .. }));
    game.apply(clue.expect("a clue")).expect("legal");
}

#[test]
fn a_game_for_points_ends_with_the_loss_of_a_needed_card() {
    for is_played in [false, true] {
        let mut game = game("[]");
        give_any_clue(&mut game);
        give_any_clue(&mut game);
        let card = oldest(&game);
        let action = if is_played {
            Action::Play {
                card,
                announce: None,
            }
        } else {
            Action::Discard(card)
        };
        assert_eq!(game.outcome(), None);
        game.apply(action).expect("legal");
        let lost = Outcome::Lost(LossReason::CriticalDiscard);
        assert_eq!(game.outcome(), Some(lost));
        let score = game.score().expect("the game is over");
        assert_eq!((score.points, score.shown), (0, false));
    }
}

#[test]
fn the_loss_of_a_card_with_another_copy_ends_nothing() {
    let mut game = game("[]");
    give_any_clue(&mut game);
    let card = oldest(&game);
    game.apply(Action::Discard(card)).expect("legal");
    assert_eq!(game.outcome(), None);
}

#[test]
fn it_goes_together_with_modifiers() {
    for mods in [
        r#"["sudoku"]"#,
        r#"["up_or_down"]"#,
        r#"["hidden_plays"]"#,
        r#"["card_cycle", "clue_starved"]"#,
    ] {
        let mut game = game(mods);
        while game.outcome().is_none() {
            let discard = Action::Discard(oldest(&game));
            if game.apply(discard).is_err() {
                give_any_clue(&mut game);
            }
        }
        let lost = Outcome::Lost(LossReason::CriticalDiscard);
        assert_eq!(game.outcome(), Some(lost), "{mods}");
    }
}
