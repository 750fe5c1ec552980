//! Laws of the savant team at every table.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::sync::Arc;

use kagiya_bots::savant::CommonKnowledge;
use kagiya_bots::{Bot, Savant, SearchLimits, Seats, TableDriver, Team, TeamBot, TeamSeats};
use kagiya_knowledge::Worlds;
use kagiya_rules::{
    Action, Audience, Deal, Game, Options, Outcome, PRESETS, Rules, Seed, VariantMod,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

fn rules(preset: &str, players: u8) -> Option<Arc<Rules>> {
    let options = Options::preset(preset, players).ok()?;
    Rules::new(&options).ok().map(Arc::new)
}

/// A table of independent bots.
fn seats(team: &Savant, rules: &Arc<Rules>, number: u64) -> TableDriver<Seats<TeamBot<Savant>>> {
    let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).unwrap();
    TableDriver::new(game, |game| {
        Seats::new(game, |_| Some(TeamBot::new(team.clone())))
    })
}

/// Plays one game with independent bots, and calls `check` after each action.
fn play(rules: &Arc<Rules>, number: u64, check: impl FnMut(&Game, &[&CommonKnowledge])) -> Game {
    play_as(&Savant::new(), rules, number, check)
}

fn play_as(
    team: &Savant,
    rules: &Arc<Rules>,
    number: u64,
    mut check: impl FnMut(&Game, &[&CommonKnowledge]),
) -> Game {
    let mut table = seats(team, rules, number);
    while let Some(decision) = table.decide() {
        table.apply(decision.action).unwrap();
        let drivers = table.players().drivers().iter();
        let known: Vec<_> = drivers.filter_map(|it| it.bot().common()).collect();
        assert_eq!(known.len(), rules.players());
        check(table.game(), &known);
    }
    table.game().clone()
}

#[test]
fn every_preset_ends_with_equal_common_knowledge() {
    for preset in PRESETS {
        for players in 2..=6 {
            let Some(rules) = rules(preset.name, players) else {
                continue;
            };
            for number in 0..2 {
                play(&rules, number, |_, known| {
                    assert!(known.iter().all(|it| *it == known[0]), "{}", preset.name);
                });
            }
        }
    }
}

#[test]
fn every_modifier_ends_with_equal_and_true_common_knowledge() {
    for modifier in VariantMod::ALL {
        for players in 2..=5 {
            let mut options = Options::preset("hanab-live", players).unwrap();
            options.variant_mods.insert(*modifier);
            let rules = Arc::new(Rules::new(&options).unwrap());
            play(&rules, 1, |game, known| {
                assert!(known.iter().all(|it| *it == known[0]), "{modifier:?}");
                for seat in rules.seats() {
                    for (set, (_, card)) in known[0].possible(seat).iter().zip(game.hand(seat)) {
                        assert!(set.contains(card), "{modifier:?}");
                    }
                }
            });
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
fn common_knowledge_is_true() {
    for players in 2..=5 {
        let rules = rules("original", players).unwrap();
        for number in 0..20 {
            play(&rules, number, |game, known| {
                for seat in rules.seats() {
                    for (set, (_, card)) in known[0].possible(seat).iter().zip(game.hand(seat)) {
                        assert!(set.contains(card));
                    }
                }
            });
        }
    }
}

#[test]
fn search_is_legal_and_understood_in_every_preset() {
    let limits = SearchLimits { deck: 4, deals: 8 };
    let team = Savant::with_search(limits);
    for preset in PRESETS {
        let rules = rules(preset.name, 3).unwrap();
        play_as(&team, &rules, 1, |_, known| {
            assert!(known.iter().all(|it| *it == known[0]), "{}", preset.name);
        });
    }
}

#[test]
fn search_gains_points() {
    let perfect = |team: &Savant| {
        let rules = rules("original", 5).unwrap();
        (0..30)
            .filter(|number| {
                play_as(team, &rules, *number, |_, _| {}).outcome() == Some(Outcome::Perfect)
            })
            .count()
    };
    let book = perfect(&Savant::new());
    let ahead = perfect(&Savant::with_search(SearchLimits {
        deck: 18,
        deals: 64,
    }));
    assert!(ahead >= book, "{ahead} < {book}");
    assert!(ahead >= 27, "only {ahead} of 30 games are perfect");
}

#[test]
fn search_limits_for_people_depend_on_the_number_of_players() {
    for (players, limits) in [
        (
            2,
            SearchLimits {
                deck: 50,
                deals: 512,
            },
        ),
        (
            3,
            SearchLimits {
                deck: 30,
                deals: 256,
            },
        ),
    ] {
        assert_eq!(SearchLimits::for_people(players.into()), limits);
        // In the last turns, where search is fast, the actions are those with these limits.
        let rules = rules("original", players).unwrap();
        let mut table = seats(&Savant::new(), &rules, 4);
        while table.game().table().deck_size() > 1 {
            let decision = table.decide().unwrap();
            table.apply(decision.action).unwrap();
        }
        let to_act = table.game().table().to_act();
        let view = table.game().view(Audience::Seat(to_act));
        let bot = table.players().driver(to_act).unwrap().bot();
        let common = bot.common().unwrap();
        let mut people = Savant::for_people();
        let mut told = Savant::with_search(limits);
        assert_eq!(people.act(common, &view), told.act(common, &view));
    }
}

#[test]
fn moves_do_not_depend_on_hidden_cards() {
    let limits = SearchLimits { deck: 8, deals: 16 };
    for team in [Savant::new(), Savant::with_search(limits)] {
        for (preset, players) in [("original", 2), ("original", 4), ("gf-everything", 3)] {
            let rules = rules(preset, players).unwrap();
            let mut generator = Pcg64::seed_from_u64(1);
            let mut otherwise = 0;
            let mut table = seats(&team, &rules, players.into());
            let mut made_up = table.game().clone();
            loop {
                let game = table.game();
                let seat = game.table().to_act();
                let view = game.view(Audience::Seat(seat));
                let mut twin = table.players().drivers()[seat.index()].bot().clone();
                let differs = game.outcome().is_none().then(|| {
                    Worlds::new(&view)
                        .unwrap()
                        .sample(&view, &mut generator, &mut made_up);
                    !made_up.hand(seat).eq(game.hand(seat))
                });
                let Some(decision) = table.decide() else {
                    break;
                };
                otherwise += usize::from(differs == Some(true));
                let seen = made_up.view(Audience::Seat(seat));
                assert_eq!(twin.act(&seen).action, decision.action);
                table.apply(decision.action).unwrap();
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

/// Replays the game and counts announcements, and strikes not caused by them.
fn announced_wrongly(rules: &Arc<Rules>, number: u64, announced: &mut usize) -> u8 {
    let deal = Deal::from_seed(Seed::from_number(number));
    let game = Game::deal(rules, &deal).unwrap();
    let mut table = TableDriver::new(game, |game| TeamSeats::new(Savant::new(), game));
    let mut strikes = 0;
    while let Some(decision) = table.decide() {
        let before = table.game().table().strikes();
        table.apply(decision.action).unwrap();
        match decision.action {
            Action::Play {
                announce: Some(_), ..
            } => *announced += 1,
            _ => strikes += table.game().table().strikes() - before,
        }
    }
    strikes
}
