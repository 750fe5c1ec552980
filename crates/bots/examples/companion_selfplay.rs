//! Plays games of companions with each other and reports the mean score, to try weights on.
//!
//! `companion_selfplay [players=4] [levels=3] [games=1000] [preset=original] [seed=0] [weight=value …]`
//! where `levels=123` seats companions of these levels in turn.
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use kagiya_bots::{Bot as _, BotName, Companion, Level, Seats, TableDriver, Weights};
use kagiya_rules::{Deal, Game, LossReason, Options, Outcome, Rules, Seat, Seed};

struct Settings {
    players: u8,
    levels: Vec<Level>,
    games: u64,
    preset: String,
    first: u64,
    weights: Weights,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let settings = read_settings()?;
    let rules = Options::preset(&settings.preset, settings.players)?;
    let rules = Arc::new(Rules::new(&rules)?);
    let mut report = Report::default();
    let start = Instant::now();
    for number in settings.first..settings.first + settings.games {
        play(&rules, &settings, number, &mut report)?;
    }
    report.print(&settings, start.elapsed());
    Ok(())
}

fn read_settings() -> Result<Settings, Box<dyn std::error::Error>> {
    let mut settings = Settings {
        players: 4,
        levels: vec![Level::Full],
        games: 1000,
        preset: "original".to_owned(),
        first: 0,
        weights: Weights::default(),
    };
    for argument in std::env::args().skip(1) {
        let (name, value) = argument
            .split_once('=')
            .ok_or_else(|| format!("expected name=value, found {argument}"))?;
        match name {
            "players" => settings.players = value.parse()?,
            "levels" => {
                settings.levels = value
                    .bytes()
                    .map(|digit| Level::new(digit.wrapping_sub(b'0')).ok_or("levels are 1 to 4"))
                    .collect::<Result<_, _>>()?;
            }
            "games" => settings.games = value.parse()?,
            "preset" => value.clone_into(&mut settings.preset),
            "seed" => settings.first = value.parse()?,
            other => {
                let weight = settings.weights.get_mut(other).ok_or_else(|| {
                    format!("no weight {other}; there are {}", Weights::NAMES.join(" "))
                })?;
                *weight = value.parse()?;
            }
        }
    }
    Ok(settings)
}

#[derive(Default)]
struct Report {
    scores: Vec<i32>,
    strikeouts: u32,
    perfect: u32,
    /// Points that the discard pile still allowed at the end, summed.
    reachable: i32,
    thinking: Vec<Duration>,
}

fn play(
    rules: &Arc<Rules>,
    settings: &Settings,
    number: u64,
    report: &mut Report,
) -> Result<(), Box<dyn std::error::Error>> {
    let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(number)))?;
    let level = |seat: usize| settings.levels[seat % settings.levels.len()];
    let table: Vec<Option<BotName>> = (0..rules.players())
        .map(|seat| format!("companion-{}", level(seat).number()).parse().ok())
        .collect();
    let companion = |seat: Seat| {
        let mut companion = Companion::new(level(seat.index()));
        companion.meet(&table);
        Some(companion.with_weights(settings.weights.clone()))
    };
    let mut table = TableDriver::new(game, |game| Seats::new(game, companion));
    loop {
        let before = Instant::now();
        let Some(decision) = table.decide() else {
            break;
        };
        report.thinking.push(before.elapsed());
        table.apply(decision.action)?;
    }
    let game = table.game();
    report.scores.push(i32::from(game.board().points()));
    report.reachable += i32::from(game.board().max_points());
    report.strikeouts += u32::from(game.outcome() == Some(Outcome::Lost(LossReason::Strikes)));
    report.perfect += u32::from(game.outcome() == Some(Outcome::Perfect));
    Ok(())
}

impl Report {
    #[expect(clippy::cast_precision_loss, reason = "numbers of games and moves")]
    fn print(mut self, settings: &Settings, took: Duration) {
        let n = self.scores.len().max(1) as f64;
        let mean = self
            .scores
            .iter()
            .map(|score| f64::from(*score))
            .sum::<f64>()
            / n;
        let squares = self
            .scores
            .iter()
            .map(|score| (f64::from(*score) - mean).powi(2));
        let stderr = (squares.sum::<f64>() / (n - 1.0).max(1.0) / n).sqrt();
        self.thinking.sort_unstable();
        let percentile = |percent: usize| {
            let last = self.thinking.len().saturating_sub(1);
            self.thinking
                .get(last * percent / 100)
                .map_or(0, Duration::as_micros)
        };
        let percent = |count: u32| 100.0 * f64::from(count) / n;
        println!(
            "{} {}p levels {:?}: n {n} mean {mean:.3} ± {stderr:.3} perfect {:.2} % strike-outs \
             {:.2} % reachable {:.2} µs/move p50 {} p99 {} games/s {:.0}",
            settings.preset,
            settings.players,
            settings
                .levels
                .iter()
                .map(|level| level.number())
                .collect::<Vec<_>>(),
            percent(self.perfect),
            percent(self.strikeouts),
            f64::from(self.reachable) / n,
            percentile(50),
            percentile(99),
            n / took.as_secs_f64(),
        );
    }
}
