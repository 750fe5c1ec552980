//! `kagiya bench`: the speed of the engine, and checksums of how bots play.

use std::io::Write;
use std::time::{Duration, Instant};

use kagiya_i18n::{Words, args};
use kagiya_lab::{checksum, contestant, roster, rules_speed};
use kagiya_rules::{Deal, DealtCards, Game, Options, Seed, perft};
use serde_json::json;

use crate::cli::{BenchArgs, BenchTask, GameArgs};
use crate::exit_error::ExitError;
use crate::game_setup::GameSetup;

/// Runs a benchmark.
///
/// # Errors
/// [`ExitError`] for invalid numbers, or an error if the output fails.
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
        let speed = rules_speed(&Options::preset("original", players)?, budget)?;
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

/// Checksums of the actions of each bot. A changed checksum shows that the bot plays differently.
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
            let sum = checksum(&options, &*contestant, games)?;
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
    let deal = Deal {
        cards: start
            .cards
            .unwrap_or(DealtCards::Seed(Seed::from_number(0))),
        first: start.first,
    };
    let game = Game::deal(&start.rules, &deal)?;
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
