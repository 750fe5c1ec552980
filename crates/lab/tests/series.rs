//! What holds for every series of games.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{Bot, Savant, TeamBot};
use kagiya_lab::{
    BotContestant, CheaterContestant, Contestant, Greedy, Report, Series, TeamContestant, Verdict,
    compare, histogram_svg, run, strength_table,
};
use kagiya_rules::{Deal, Game, Options, PRESETS, Rules, Seed};

fn series(players: u8, games: u64) -> Series {
    Series {
        options: Options::preset("original", players).unwrap(),
        games,
        ..Series::default()
    }
}

fn savant() -> impl Contestant {
    TeamContestant::new("savant", Savant::new)
}

fn play(series: &Series, contestant: &dyn Contestant) -> Report {
    run(series, contestant, &|_| {}, &AtomicBool::new(false)).unwrap()
}

/// The report without what depends on the clock.
fn timeless(report: &Report) -> String {
    let mut report = report.clone();
    report.move_p50_us = 0.0;
    report.move_p99_us = 0.0;
    report.games_per_second = 0.0;
    report.to_json()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let mut series = series(4, 200);
    series.keep_losses = true;
    series.threads = 1;
    let one = play(&series, &savant());
    series.threads = 3;
    let three = play(&series, &savant());
    assert_eq!(timeless(&one), timeless(&three));
    assert_eq!(one.losses, three.losses);
    assert!(!one.losses.is_empty());
}

#[test]
fn a_series_that_is_stopped_is_a_shorter_series() {
    let mut series = series(3, 10_000);
    series.threads = 3;
    let stop = AtomicBool::new(false);
    let progress = |done| stop.store(done >= 100, Ordering::Relaxed);
    let stopped = run(&series, &savant(), &progress, &stop).unwrap();
    assert!((100..1000).contains(&stopped.games), "{}", stopped.games);
    series.games = stopped.games;
    assert_eq!(timeless(&stopped), timeless(&play(&series, &savant())));
}

#[test]
fn a_loss_can_be_played_again() {
    let mut series = series(2, 20);
    series.keep_losses = true;
    let report = play(&series, &savant());
    let rules = std::sync::Arc::new(Rules::new(&series.options).unwrap());
    for loss in &report.losses {
        let deal = Deal::from_seed(Seed::from_number(loss.seed));
        let mut game = Game::deal(&rules, &deal).unwrap();
        for action in &loss.actions {
            game.apply(*action).unwrap();
        }
        assert!(game.outcome().is_some());
        assert_eq!(game.board().points(), loss.points);
    }
}

#[test]
fn seats_that_think_alone_play_as_one_mind_for_the_table_does() {
    let bots = |_: usize| -> Box<dyn Bot> { Box::new(TeamBot::new(Savant::new())) };
    let alone = play(&series(3, 50), &BotContestant::new("savant", bots));
    let together = play(&series(3, 50), &savant());
    assert_eq!(timeless(&alone), timeless(&together));
}

#[test]
fn whoever_sees_all_hands_does_better() {
    let cheater = CheaterContestant::new("cheater", || Greedy);
    let stop = AtomicBool::new(false);
    let comparison = compare(&series(2, 4000), &cheater, &savant(), &|_| {}, &stop).unwrap();
    assert_eq!(comparison.verdict, Verdict::FirstBetter);
    assert!(
        comparison.games < 4000,
        "it stops when the difference is clear"
    );
    assert!(comparison.interval[0] > 0.0);
}

#[test]
fn cheaters_play_every_preset_to_the_end() {
    for preset in PRESETS {
        let Ok(options) = Options::preset(preset.name, 3) else {
            continue;
        };
        let series = Series {
            options,
            games: 5,
            ..Series::default()
        };
        let report = play(&series, &CheaterContestant::new("cheater", || Greedy));
        assert_eq!(report.games, 5);
    }
}

#[test]
fn a_series_that_is_stopped_reports_what_was_played() {
    let stop = AtomicBool::new(false);
    let seen = AtomicU64::new(0);
    let mut series = series(5, 10_000);
    series.threads = 1;
    let progress = |done: u64| {
        seen.store(done, Ordering::Relaxed);
        stop.store(true, Ordering::Relaxed);
    };
    let report = run(&series, &savant(), &progress, &stop).unwrap();
    assert_eq!(report.games, seen.load(Ordering::Relaxed));
    assert!(report.games > 0 && report.games < 10_000);
}

#[test]
fn reports_can_be_read() {
    let report = play(&series(5, 40), &savant());
    let json: serde_json::Value = serde_json::from_str(&report.to_json()).unwrap();
    assert_eq!(json["games"], 40);
    let perfect = json["perfect"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&perfect));
    for key in [
        "mean",
        "stderr",
        "strikeouts",
        "mean_zero_on_strikeout",
        "games_per_second",
    ] {
        assert!(json[key].is_number(), "{key}");
    }
    let columns = Report::CSV_HEADER.split(',').count();
    assert_eq!(report.csv_row().split(',').count(), columns);
    let table = strength_table(std::slice::from_ref(&report));
    assert_eq!(table.lines().count(), 3);
    let svg = histogram_svg(&report);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(
        svg.matches("<rect ").count() + svg.matches("<text ").count(),
        svg.matches("/>").count() + svg.matches("</text>").count()
    );
}
