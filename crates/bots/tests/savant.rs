//! What holds for the savant team at every table.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::sync::Arc;

use kagiya_bots::{Bot, Savant, Team, TeamBot};
use kagiya_rules::{Audience, Deal, Game, Options, PRESETS, Rules, Seat, Seed, View};

fn rules(preset: &str, players: u8) -> Option<Arc<Rules>> {
    let options = Options::preset(preset, players).ok()?;
    Rules::new(&options).ok().map(Arc::new)
}

/// Plays one game, every seat thinking for itself, and calls `check` after each action.
fn play(rules: &Arc<Rules>, number: u64, mut check: impl FnMut(&Game, &[TeamBot<Savant>])) -> Game {
    let mut game = Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).unwrap();
    let view = |game: &Game, seat: Seat| game.view(Audience::Seat(seat));
    let mut bots: Vec<_> = rules
        .seats()
        .map(|seat| {
            let mut bot = TeamBot::new(Savant::new());
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
