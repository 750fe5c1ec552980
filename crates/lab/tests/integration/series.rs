//! Laws of all series of games.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{Bot, Random, Savant, TeamBot};
use kagiya_lab::{
    BotContestant, CheaterContestant, Contestant, Greedy, JoinError, Keep, LatencyHistogram,
    PlayError, Played, Report, RunError, Series, Table, TeamContestant, Verdict, compare,
    contestant, histogram_svg, run, strength_table,
};
use kagiya_rules::{Action, Deal, DealtCards, Game, Options, PRESETS, Rules, Seed};

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

/// The report without times.
fn timeless(report: &Report) -> String {
    let mut report = report.clone();
    report.move_p50_us = 0.0;
    report.move_p99_us = 0.0;
    report.games_per_second = 0.0;
    report.move_times.clear();
    report.to_json()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let mut series = series(4, 200);
    series.keep = Keep::Losses;
    series.threads = 1;
    let one = play(&series, &savant());
    series.threads = 3;
    let three = play(&series, &savant());
    assert_eq!(timeless(&one), timeless(&three));
    assert_eq!(one.kept, three.kept);
    assert!(!one.kept.is_empty());
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

/// Asks for a stop in its first game.
struct Stopping(Arc<AtomicBool>);

struct StoppingTable(Box<dyn Table>, Arc<AtomicBool>);

impl Contestant for Stopping {
    fn name(&self) -> &'static str {
        "stopping"
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        Box::new(StoppingTable(savant().open(rules), Arc::clone(&self.0)))
    }
}

impl Table for StoppingTable {
    fn play(
        &mut self,
        deal: &Deal,
        actions: &mut Vec<Action>,
        times: &mut LatencyHistogram,
    ) -> Result<Played, PlayError> {
        self.1.store(true, Ordering::Relaxed);
        self.0.play(deal, actions, times)
    }
}

#[test]
fn a_stop_waits_for_one_game_of_each_thread() {
    let mut series = series(3, 100);
    series.threads = 1;
    let stop = Arc::new(AtomicBool::new(false));
    let report = run(&series, &Stopping(Arc::clone(&stop)), &|_| {}, &stop).unwrap();
    assert_eq!(report.games, 1);
}

#[test]
fn a_lost_game_can_be_replayed() {
    let mut series = series(2, 20);
    series.keep = Keep::Losses;
    let report = play(&series, &savant());
    let rules = Arc::new(Rules::new(&series.options).unwrap());
    for game_kept in &report.kept {
        let deal = Deal::from_seed(Seed::from_number(game_kept.deal));
        let mut game = Game::deal(&rules, &deal).unwrap();
        for action in &game_kept.actions {
            game.apply(*action).unwrap();
        }
        assert!(game.outcome().is_some());
        assert_eq!(game.board().points(), game_kept.points);
    }
}

#[test]
fn single_bots_play_like_one_mind_for_the_table() {
    let bots = |_: usize| -> Box<dyn Bot> { Box::new(TeamBot::new(Savant::new())) };
    let alone = play(&series(3, 50), &BotContestant::new("savant", bots));
    let together = play(&series(3, 50), &savant());
    assert_eq!(timeless(&alone), timeless(&together));
}

#[test]
fn cheaters_score_better() {
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

#[test]
fn given_deals_are_played_in_their_order_and_all_games_are_kept() {
    let rules = Arc::new(Rules::new(&series(3, 1).options).unwrap());
    // The decks of the seeds 7, 3 and 5 as cards.
    let deals: Vec<Deal> = [7, 3, 5]
        .map(|number| {
            let seed = Seed::from_number(number);
            let game = Game::deal(&rules, &Deal::from_seed(seed)).unwrap();
            let mut drawn: Vec<_> = rules.seats().flat_map(|seat| game.hand(seat)).collect();
            drawn.sort_by_key(|(id, _)| *id);
            let deck = drawn.into_iter().map(|(_, card)| card);
            let cards = DealtCards::Listed {
                deck: deck.chain(game.deck().iter().copied()).collect(),
                tiles: Vec::new(),
                seed,
            };
            Deal { cards, first: None }
        })
        .into();
    let mut given = series(3, 100);
    given.options = given.options.with("first_player", "seat(0)").unwrap();
    let mut by_seed = given.clone();
    given.given = Some(deals.into());
    given.keep = Keep::Everything;
    let report = play(&given, &savant());
    assert_eq!(report.games, 3, "as many as there are");
    assert!(report.given);
    by_seed.keep = Keep::Everything;
    for (place, number) in [(0, 7), (1, 3), (2, 5)] {
        by_seed.seed = number;
        by_seed.games = 1;
        let alone = play(&by_seed, &savant());
        assert_eq!(report.kept[place].deal, place as u64);
        assert_eq!(report.kept[place].actions, alone.kept[0].actions);
    }
}

#[test]
fn a_wrong_deal_is_refused_before_the_first_game() {
    let mut series = series(2, 1);
    let cards = DealtCards::Listed {
        deck: Vec::new(),
        tiles: Vec::new(),
        seed: Seed::from_number(0),
    };
    series.given = Some(vec![Deal { cards, first: None }].into());
    let refused = run(&series, &savant(), &|_| {}, &AtomicBool::new(false));
    assert!(matches!(refused, Err(RunError::Deal { number: 0, .. })));
}

#[test]
fn further_games_can_be_added_to_a_report() {
    let close = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{one} and {other}");
    let part = |seed, games| {
        let mut series = series(2, games);
        series.seed = seed;
        // This bot strikes out sometimes.
        let bots = |_: usize| -> Box<dyn Bot> { Box::new(Random::new(1)) };
        play(&series, &BotContestant::new("random", bots))
    };
    let (whole, first, second) = (part(0, 100), part(0, 30), part(30, 70));
    let joined = first.join(&second).unwrap();
    assert_eq!((joined.games, joined.seed), (100, 0));
    assert_eq!(joined.histogram, whole.histogram);
    assert_eq!(joined.strikeouts, whole.strikeouts);
    let sums = |it: &Report| {
        let zeroed = (it.mean_zero_on_strikeout, it.stderr_zero_on_strikeout);
        [
            it.mean, it.stderr, it.perfect, zeroed.0, zeroed.1, it.turns, it.strikes,
        ]
    };
    for (one, other) in sums(&joined).into_iter().zip(sums(&whole)) {
        close(one, other);
    }
    let moves = |it: &Report| it.move_times.values().sum::<u64>();
    assert_eq!(moves(&joined), moves(&whole));
    assert!(joined.move_p99_us > 0.0);
    let gap = JoinError::Gap { end: 30, begin: 31 };
    assert_eq!(first.join(&part(31, 1)).err(), Some(gap));
    let mut other = second;
    other.players = 3;
    assert_eq!(first.join(&other).err(), Some(JoinError::Other));
}

#[test]
fn bots_of_different_kinds_play_together() {
    let mixed = contestant("savant:book,cautious,savant:2:4").unwrap();
    let report = play(&series(4, 4), &*mixed);
    assert_eq!(report.bot, "savant:book,cautious,savant:2:4");
    assert_eq!(report.games, 4);
}
