//! Games of every preset with companions of every level, alone and mixed: every action is legal,
//! and every game ends.
//!
//! `KAGIYA_GAMES=1000 cargo test --release -p kagiya-bots --test integration presets --
//! --nocapture` plays that many games for each table, with every number of players in turn, and
//! prints the results. `KAGIYA_KINDS=companion-1,cautious` and `KAGIYA_PRESETS=original` select
//! tables and presets.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "helpers of tests")]

use std::sync::Arc;

use kagiya_bots::{Kind, Seats, TableDriver};
use kagiya_rules::{Deal, Game, LossReason, Options, Outcome, PRESETS, Preset, Rules, Seed};

/// The tables: names are seated in turn, and repeated from the first.
const TABLES: [&str; 8] = [
    "companion-1",
    "companion-2",
    "companion-3",
    "companion-4",
    "companion-3+companion-1+companion-2",
    "companion-3+cautious",
    "companion-4+cautious",
    "cautious",
];

#[derive(Default)]
struct Results {
    games: u32,
    points: i32,
    most: i32,
    perfect: u32,
    strikeouts: u32,
    other_losses: u32,
}

/// The rules of `preset` for every number of players that it allows.
fn all_rules(preset: &Preset) -> Vec<Arc<Rules>> {
    (2..=6)
        .filter_map(|players| Options::preset(preset.name, players).ok())
        .filter_map(|options| Rules::new(&options).ok())
        .map(Arc::new)
        .collect()
}

fn play(rules: &Arc<Rules>, number: u64, table: &str, results: &mut Results) {
    let deal = Deal::from_seed(Seed::from_number(number));
    let game = Game::deal(rules, &deal).unwrap();
    // The first seat differs from game to game.
    let kinds: Vec<_> = table
        .split('+')
        .map(|name| Kind::find(name).unwrap())
        .collect();
    let first = usize::try_from(number % 7).unwrap();
    let mut driver = TableDriver::new(game, |game| {
        Seats::new(game, |seat| {
            Some(kinds[(first + seat.index()) % kinds.len()].make())
        })
    });
    let outcome = driver
        .play()
        .unwrap_or_else(|error| panic!("{table}, deal {number}: {error}"));
    let game = driver.game();
    results.games += 1;
    results.points += i32::from(game.board().points());
    results.most += i32::from(rules.max_score());
    match outcome.unwrap() {
        Outcome::Perfect => results.perfect += 1,
        Outcome::Lost(LossReason::Strikes) => results.strikeouts += 1,
        Outcome::Lost(_) => results.other_losses += 1,
        Outcome::Finished => {}
    }
}

/// Plays `table` in every preset. By default that is one game each; over all tables each preset is
/// played with every number of players.
fn check(table: &str) {
    let variable = |name| std::env::var(name).ok();
    let games: Option<u64> = variable("KAGIYA_GAMES").map(|text| text.parse().unwrap());
    let (kinds, presets) = (variable("KAGIYA_KINDS"), variable("KAGIYA_PRESETS"));
    let is_wanted = |list: &Option<String>, name: &str| {
        list.as_ref()
            .is_none_or(|list| list.split(',').any(|it| it == name))
    };
    let at = TABLES.iter().position(|it| *it == table).unwrap();
    if !is_wanted(&kinds, table) {
        return;
    }
    for preset in PRESETS.iter().filter(|it| is_wanted(&presets, it.name)) {
        let all = all_rules(preset);
        let most = u64::try_from(all.len()).unwrap();
        assert!(most > 0, "{} can be played", preset.name);
        assert!(all.len() <= TABLES.len(), "all numbers of players occur");
        let first = u64::try_from(at).unwrap() + preset.name.len() as u64;
        let numbers = games.map_or(first..first + 1, |games| 0..games);
        let mut results = Results::default();
        for number in numbers {
            let rules = &all[usize::try_from(number % most).unwrap()];
            play(rules, number, table, &mut results);
        }
        if games.is_some() {
            let mean = |points| f64::from(points) / f64::from(results.games);
            println!(
                "{:24} {table:36} {:6.2} of {:5.2}  perfect {:4}  strikeouts {:4}  lost {:4}",
                preset.name,
                mean(results.points),
                mean(results.most),
                results.perfect,
                results.strikeouts,
                results.other_losses
            );
        }
    }
}

// One test for each table, so that they run in parallel.

#[test]
fn companions_of_level_1_play_every_preset_to_the_end() {
    check(TABLES[0]);
}

#[test]
fn companions_of_level_2_play_every_preset_to_the_end() {
    check(TABLES[1]);
}

#[test]
fn companions_of_level_3_play_every_preset_to_the_end() {
    check(TABLES[2]);
}

#[test]
fn companions_of_level_4_play_every_preset_to_the_end() {
    check(TABLES[3]);
}

#[test]
fn companions_of_all_levels_play_every_preset_to_the_end() {
    check(TABLES[4]);
}

#[test]
fn companions_and_cautious_play_every_preset_to_the_end() {
    check(TABLES[5]);
    check(TABLES[6]);
}

#[test]
fn cautious_plays_every_preset_to_the_end() {
    check(TABLES[7]);
}
