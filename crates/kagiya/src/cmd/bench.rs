//! `kagiya bench`: the speed of the engine, and checksums of how bots play.

use std::hint::black_box;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kagiya_i18n::{Words, args};
use kagiya_lab::{checksum as checksum_of_play, contestant, roster};
use kagiya_rules::{Deal, Events, Game, Options, Rules, Seed, perft};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde_json::json;

use crate::cli::{BenchArgs, BenchTask, GameArgs};
use crate::exit_error::ExitError;
use crate::game_setup::GameSetup;

/// The number of measurements, of which the median counts.
const RUNS: u32 = 5;

/// The number of games in the checksum.
const CHECKED_GAMES: u64 = 1000;

/// Runs a benchmark.
///
/// # Errors
/// [`ExitError`] for invalid numbers; else if the output fails.
pub(crate) fn run(args: &BenchArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    match &args.task {
        BenchTask::Rules {
            json,
            players,
            seconds,
        } => rules(players.as_deref(), *seconds, *json, words, out),
        BenchTask::Play { json, games } => checksums(*games, *json, words, out),
        BenchTask::Perft { game, depth, json } => count(game, *depth, *json, words, out),
    }
}

/// The speed at one number of players.
struct Speed {
    players: u8,
    games_per_second: f64,
    steps_per_second: f64,
    games: u64,
    steps: u64,
    checksum: u64,
}

fn rules(
    players: Option<&str>,
    seconds: f64,
    as_json: bool,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let sizes = match players {
        None => vec![2, 3, 4, 5],
        Some(text) => match text.parse() {
            Ok(players @ 2..=5) => vec![players],
            _ => {
                return Err(
                    ExitError::usage(words.say("error-players", args![text = text])).into(),
                );
            }
        },
    };
    let budget = Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|budget| !budget.is_zero() && budget.as_secs() < 86_400)
        .ok_or_else(|| ExitError::usage(words.say("error-seconds", args![text = seconds])))?;
    let mut speeds = Vec::new();
    for players in sizes {
        let speed = measure(players, budget / RUNS)?;
        if !as_json {
            if speeds.is_empty() {
                writeln!(out, "{}", words.text("bench-head"))?;
            }
            writeln!(
                out,
                "{:>7} {:>14.0} {:>14.0}   {:016x}",
                speed.players, speed.games_per_second, speed.steps_per_second, speed.checksum
            )?;
            out.flush()?;
        }
        speeds.push(speed);
    }
    if as_json {
        let rows: Vec<_> = speeds
            .iter()
            .map(|speed| {
                json!({
                    "players": speed.players,
                    "games_per_second": speed.games_per_second,
                    "steps_per_second": speed.steps_per_second,
                    "games": speed.games,
                    "steps": speed.steps,
                    "checksum": format!("{:016x}", speed.checksum),
                })
            })
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^52")]
fn measure(players: u8, budget: Duration) -> anyhow::Result<Speed> {
    let rules = Arc::new(Rules::new(&Options::preset("original", players)?)?);
    let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(0)))?;
    let mut generator = Pcg64Mcg::seed_from_u64(1);
    let checksum = checksum(&mut game);
    let mut speeds = Vec::new();
    let (mut games, mut steps) = (0, 0);
    for _ in 0..RUNS {
        let (mut run_games, mut run_steps) = (0_u64, 0_u64);
        let start = Instant::now();
        // The clock is read after every hundred games only: a reading costs as much as a turn.
        while run_games == 0 || start.elapsed() < budget {
            for _ in 0..100 {
                game.deal_again(&Seed::from_number(games + run_games));
                run_steps += play(&mut game, &mut generator, |_| {});
                run_games += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        speeds.push((run_steps as f64 / seconds, run_games as f64 / seconds));
        games += run_games;
        steps += run_steps;
    }
    black_box(game.table());
    speeds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (steps_per_second, games_per_second) = speeds[speeds.len() / 2];
    Ok(Speed {
        players,
        games_per_second,
        steps_per_second,
        games,
        steps,
        checksum,
    })
}

/// One random game; `step` sees which of the legal actions was taken.
fn play(game: &mut Game, generator: &mut Pcg64Mcg, mut step: impl FnMut(usize)) -> u64 {
    let mut events = Events::new();
    let mut steps = 0;
    loop {
        let legal = game.legal_actions();
        let product = u64::from(generator.next_u32()) * legal.len() as u64;
        let choice = usize::try_from(product >> 32).unwrap_or(0);
        let Some(action) = legal.get(choice) else {
            return steps;
        };
        // A legal action is never refused; the events are dropped.
        if game.apply_into(action, &mut events).is_err() {
            return steps;
        }
        black_box(&events);
        step(choice);
        steps += 1;
    }
}

/// A checksum of random games: it changes when deals or rules change.
fn checksum(game: &mut Game) -> u64 {
    let mut generator = Pcg64Mcg::seed_from_u64(0);
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut mix = |value: u64| sum = (sum ^ value).wrapping_mul(0x0100_0000_01b3);
    for number in 0..CHECKED_GAMES {
        game.deal_again(&Seed::from_number(number));
        play(game, &mut generator, |choice| mix(choice as u64));
        mix(game.board().points().unsigned_abs().into());
        mix(game.table().turn().into());
    }
    sum
}

/// Checksums of the moves of each bot. A different one shows that the bot plays differently.
fn checksums(games: u64, as_json: bool, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    if games == 0 {
        return Err(ExitError::usage(words.text("error-games")).into());
    }
    let mut rows = Vec::new();
    if !as_json {
        writeln!(out, "{}", words.text("bench-play-head"))?;
    }
    for bot in roster() {
        let contestant = contestant(bot)?;
        for players in 2..=5 {
            let options = Options::preset("original", players)?;
            let sum = checksum_of_play(&options, &*contestant, games)?;
            if as_json {
                rows.push(json!({
                    "bot": bot, "players": players, "games": games,
                    "checksum": format!("{sum:016x}"),
                }));
            } else {
                writeln!(out, "{bot:<12} {players:>7}   {sum:016x}")?;
                out.flush()?;
            }
        }
    }
    if as_json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
    }
    Ok(())
}

fn count(
    game: &GameArgs,
    depth: u32,
    as_json: bool,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let start = GameSetup::new(game, words)?;
    let seed = start.seed.unwrap_or(Seed::from_number(0));
    let game = Game::deal(&start.rules, &Deal::from_seed(seed))?;
    let mut rows = Vec::new();
    for depth in 1..=depth {
        let clock = Instant::now();
        let nodes = perft(&game, depth);
        let seconds = clock.elapsed().as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "a speed, shown without digits")]
        let speed = nodes as f64 / seconds.max(1e-9);
        if as_json {
            rows.push(json!({
                "depth": depth, "nodes": nodes, "seconds": seconds, "nodes_per_second": speed,
            }));
        } else {
            let args = args![depth = depth, nodes = nodes, speed = format!("{speed:.0}")];
            writeln!(out, "{}", words.say("bench-perft", args))?;
            out.flush()?;
        }
    }
    if as_json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
    }
    Ok(())
}
