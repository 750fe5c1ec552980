//! What holds for the savant team at every table.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::sync::Arc;

use kagiya_bots::savant::Foresight;
use kagiya_bots::{Bot, Savant, Team, TeamBot};
use kagiya_knowledge::Worlds;
use kagiya_rules::{
    Action, Audience, Deal, Game, Options, Outcome, PRESETS, Rules, Seat, Seed, View,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

fn rules(preset: &str, players: u8) -> Option<Arc<Rules>> {
    let options = Options::preset(preset, players).ok()?;
    Rules::new(&options).ok().map(Arc::new)
}

/// Plays one game, every seat thinking for itself, and calls `check` after each action.
fn play(rules: &Arc<Rules>, number: u64, check: impl FnMut(&Game, &[TeamBot<Savant>])) -> Game {
    play_as(&Savant::new(), rules, number, check)
}

fn play_as(
    team: &Savant,
    rules: &Arc<Rules>,
    number: u64,
    mut check: impl FnMut(&Game, &[TeamBot<Savant>]),
) -> Game {
    let mut game = Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).unwrap();
    let view = |game: &Game, seat: Seat| game.view(Audience::Seat(seat));
    let mut bots: Vec<_> = rules
        .seats()
        .map(|seat| {
            let mut bot = TeamBot::new(team.clone());
            bot.begin(&view(&game, seat));
            bot
        })
        .collect();
    while game.outcome().is_none() {
        let seat = game.table().to_act();
        let seen = view(&game, seat);
        let action = bots[seat.index()].act(&seen).action;
        assert!(seen.legal_actions().contains(action));
        for event in game.apply(action).unwrap() {
            for seat in rules.seats() {
                let audience = Audience::Seat(seat);
                bots[seat.index()].observe(&event.project(audience), &view(&game, seat));
            }
        }
        check(&game, &bots);
    }
    game
}

#[test]
fn every_preset_is_played_to_the_end_and_all_seats_understand_the_same() {
    for preset in PRESETS {
        for players in 2..=6 {
            let Some(rules) = rules(preset.name, players) else {
                continue;
            };
            for number in 0..2 {
                play(&rules, number, |_, bots| {
                    let common = bots[0].common();
                    assert!(
                        bots.iter().all(|bot| bot.common() == common),
                        "{}",
                        preset.name
                    );
                });
            }
        }
    }
}

#[test]
fn hands_of_every_size_are_played_to_the_end() {
    for size in 1..=8 {
        for players in 2..=6 {
            let sizes = format!("{{\"{players}\": {size}}}");
            let options = Options {
                players,
                ..Options::default()
            };
            let options = options.with("hand_sizes", &sizes).unwrap();
            let Ok(rules) = Rules::new(&options) else {
                continue;
            };
            play(&Arc::new(rules), 1, |_, _| {});
        }
    }
}

#[test]
fn what_all_are_taken_to_know_is_true() {
    for players in 2..=5 {
        let rules = rules("original", players).unwrap();
        for number in 0..20 {
            play(&rules, number, |game, bots| {
                let common = bots[0].common().unwrap();
                for seat in rules.seats() {
                    for (set, (_, card)) in common.possible(seat).iter().zip(game.hand(seat)) {
                        assert!(set.contains(card));
                    }
                }
            });
        }
    }
}

#[test]
fn one_mind_for_the_table_plays_as_many_minds_do() {
    for players in 2..=5 {
        let rules = rules("original", players).unwrap();
        let seed = Seed::from_number(9);
        let alone = play(&rules, 9, |_, _| {});
        let mut team = Savant::new();
        let mut game = Game::deal(&rules, &Deal::from_seed(seed)).unwrap();
        let mut common = team.begin(game.board());
        while game.outcome().is_none() {
            let view: View = game.view(Audience::Seat(game.table().to_act()));
            let action = team.act(&common, &view);
            game.apply(action).unwrap();
            let said = team.decode(&common, &view, action, game.table());
            team.learn(&mut common, said, game.board());
        }
        assert_eq!(game.table(), alone.table());
    }
}

#[test]
fn looking_ahead_is_legal_everywhere_and_understood_by_all() {
    let foresight = Foresight { deck: 4, deals: 8 };
    let team = Savant::looking_ahead(foresight);
    for preset in PRESETS {
        let rules = rules(preset.name, 3).unwrap();
        play_as(&team, &rules, 1, |_, bots| {
            let common = bots[0].common();
            assert!(
                bots.iter().all(|bot| bot.common() == common),
                "{}",
                preset.name
            );
        });
    }
}

#[test]
fn looking_ahead_gains() {
    let perfect = |team: &Savant| {
        let rules = rules("original", 5).unwrap();
        (0..30)
            .filter(|number| {
                play_as(team, &rules, *number, |_, _| {}).outcome() == Some(Outcome::Perfect)
            })
            .count()
    };
    let book = perfect(&Savant::new());
    let ahead = perfect(&Savant::looking_ahead(Foresight::default()));
    assert!(ahead >= book, "{ahead} < {book}");
    assert!(ahead >= 27, "only {ahead} of 30 games are perfect");
}

#[test]
fn moves_do_not_depend_on_hidden_cards() {
    let foresight = Foresight { deck: 8, deals: 16 };
    for team in [Savant::new(), Savant::looking_ahead(foresight)] {
        for (preset, players) in [("original", 2), ("original", 4), ("gf-everything", 3)] {
            let rules = rules(preset, players).unwrap();
            let mut generator = Pcg64::seed_from_u64(1);
            let mut otherwise = 0;
            let mut game =
                Game::deal(&rules, &Deal::from_seed(Seed::from_number(players.into()))).unwrap();
            let mut made_up = game.clone();
            let mut bots: Vec<_> = rules.seats().map(|_| TeamBot::new(team.clone())).collect();
            for (seat, bot) in rules.seats().zip(&mut bots) {
                bot.begin(&game.view(Audience::Seat(seat)));
            }
            while game.outcome().is_none() {
                let seat = game.table().to_act();
                let view = game.view(Audience::Seat(seat));
                let mut twin = bots[seat.index()].clone();
                let action = bots[seat.index()].act(&view).action;
                Worlds::new(&view)
                    .unwrap()
                    .sample(&view, &mut generator, &mut made_up);
                otherwise += usize::from(!made_up.hand(seat).eq(game.hand(seat)));
                assert_eq!(twin.act(&made_up.view(Audience::Seat(seat))).action, action);
                for event in game.apply(action).unwrap() {
                    for seat in rules.seats() {
                        let audience = Audience::Seat(seat);
                        let view = game.view(audience);
                        bots[seat.index()].observe(&event.project(audience), &view);
                    }
                }
            }
            assert!(otherwise > 20, "{otherwise}");
        }
    }
}

#[test]
fn a_suit_that_is_known_is_announced() {
    let rules = rules("timed-display", 4).unwrap();
    let mut announced = 0;
    for number in 0..5 {
        let game = play(&rules, number, |_, _| {});
        assert_eq!(
            game.table().strikes(),
            announced_wrongly(&rules, number, &mut announced)
        );
    }
    assert!(announced > 20, "{announced}");
}

/// Plays the game again and counts announcements, and the strikes that are not their fault.
fn announced_wrongly(rules: &Arc<Rules>, number: u64, announced: &mut usize) -> u8 {
    let deal = Deal::from_seed(Seed::from_number(number));
    let mut game = Game::deal(rules, &deal).unwrap();
    let mut team = Savant::new();
    let mut common = team.begin(game.board());
    let mut strikes = 0;
    while game.outcome().is_none() {
        let view = game.view(Audience::Seat(game.table().to_act()));
        let action = team.act(&common, &view);
        let before = game.table().strikes();
        game.apply(action).unwrap();
        match action {
            Action::Play {
                announce: Some(_), ..
            } => *announced += 1,
            _ => strikes += game.table().strikes() - before,
        }
        let said = team.decode(&common, &view, action, game.table());
        team.learn(&mut common, said, game.board());
    }
    strikes
}
