//! Games where played cards stay face down until the end.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, Cautious, KINDS, Random, Seats, TableDriver, TeamSeats};
use kagiya_rules::{Audience, Deal, Direction, Game, Options, Rules, Seed, SuitSpec};

fn game_of(options: &Options, seed: u64) -> Game {
    let rules = Arc::new(Rules::new(options).unwrap());
    Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed))).unwrap()
}

/// Games with and without a suit that exchanges playing and discarding, and with other ends.
fn all_options() -> Vec<Options> {
    let hidden = |mods: &str| Options::default().with("variant_mods", mods).unwrap();
    let inverted = SuitSpec {
        inverted: true,
        ..SuitSpec::plain("orange", 'o', vec![3, 2, 2, 2, 1])
    };
    let reversed = SuitSpec {
        direction: Direction::Down,
        ..SuitSpec::plain("down", 'd', vec![1, 2, 2, 2, 3])
    };
    let mut all = Vec::new();
    for players in 2..=5 {
        for (mods, suits) in [
            (r#"["hidden_plays"]"#, vec![]),
            (r#"["hidden_plays", "deck_play"]"#, vec![reversed.clone()]),
            (r#"["hidden_plays", "cow_pig"]"#, vec![inverted.clone()]),
            (r#"["hidden_plays", "clue_starved"]"#, vec![]),
        ] {
            all.push(Options {
                players,
                extra_suits: suits,
                stop_when_capped: players % 2 == 0,
                ..hidden(mods)
            });
        }
    }
    all
}

fn points(game: &Game) -> i32 {
    i32::from(game.score().map_or(0, |score| score.points))
}

#[test]
fn bots_of_every_kind_play_to_an_end() {
    for options in all_options() {
        for kind in KINDS {
            let mut table = TableDriver::new(game_of(&options, 7), |game| {
                Seats::new(game, |_| Some(kind.make_explaining()))
            });
            let outcome = table.play();
            assert!(matches!(outcome, Ok(Some(_))), "{}: {outcome:?}", kind.name);
        }
        let name: BotName = "savant".parse().unwrap();
        let team = name.team().unwrap();
        let mut table = TableDriver::new(game_of(&options, 7), |game| TeamSeats::new(team, game));
        assert!(matches!(table.play(), Ok(Some(_))));
    }
}

#[test]
fn they_remember_what_they_saw_and_play_what_clues_tell() {
    for players in 2..=5 {
        let options = Options {
            players,
            ..Options::default()
        };
        let options = options.with("variant_mods", r#"["hidden_plays"]"#).unwrap();
        let (mut sum, mut by_chance, mut struck_out) = (0, 0, 0);
        for seed in 0..20 {
            let play = |bot: &dyn Fn(u64) -> Box<dyn Bot>| {
                let mut table = TableDriver::new(game_of(&options, seed), |game| {
                    Seats::new(game, |seat| Some(bot(seat.index() as u64)))
                });
                table.play().unwrap();
                table.game().clone()
            };
            let game = play(&|_| Box::new(Cautious));
            sum += points(&game);
            struck_out += u32::from(game.table().strikes() == 3);
            by_chance += points(&play(&|seat| Box::new(Random::new(seed * 8 + seat))));
        }
        assert!(sum > 20 * 8, "{players} players: {sum} points in 20 games");
        assert!(struck_out < 6, "{players} players: {struck_out} struck out");
        assert!(by_chance < sum / 4, "{players} players: {by_chance}");
    }
}

/// What a player can't see changes no decision.
#[test]
fn decisions_follow_from_the_view() {
    let options = &all_options()[0];
    let mut game = game_of(options, 3);
    while game.outcome().is_none() {
        let view = game.view(Audience::Seat(game.table().to_act()));
        let action = Cautious.act(&view).action;
        assert_eq!(action, Cautious.act(&view.clone()).action);
        game.apply(action).unwrap();
    }
}
