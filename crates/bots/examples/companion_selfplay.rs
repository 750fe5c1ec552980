//! Plays games among companions and prints the mean score, to compare weights.
//!
//! `companion_selfplay [players=4] [levels=3] [table=known|strangers] [games=1000]
//! [preset=original] [seed=0] [without=CONVENTION …] [style=SWITCH:…] [scores=FILE] [weight=value
//! …]`
//!
//! - `levels=123` seats companions of these levels in turn.
//! - `table=strangers` makes them treat each other as people.
//! - `without=prompts` disables a convention.
//! - `style=no-finesses` changes the playstyle of all of them.
//! - `scores` names a file for the points of each game, one game per line.
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use kagiya_bots::{
    Bot as _, BotName, Companion, Convention, Level, Playstyle, Seats, TableDriver, Weights,
    profiles,
};
use kagiya_rules::{
    Action, Audience, Card, Deal, Game, LossReason, Options, Outcome, Rules, Seat, Seed,
};

struct Settings {
    players: u8,
    levels: Vec<Level>,
    /// Whether they treat each other as people.
    strangers: bool,
    games: u64,
    preset: String,
    first: u64,
    positions: Option<String>,
    /// Conventions that are disabled.
    without: Vec<Convention>,
    /// The playstyle of all companions.
    playstyle: Playstyle,
    scores: Option<String>,
    /// Changes of weights, by name.
    weights: Vec<(String, i32)>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let settings = read_settings()?;
    let rules = Options::preset(&settings.preset, settings.players)?;
    let rules = Arc::new(Rules::new(&rules)?);
    let mut report = Report::default();
    let start = Instant::now();
    let mut positions = settings.positions.as_ref().map(File::create).transpose()?;
    for number in settings.first..settings.first + settings.games {
        let lines = play(&rules, &settings, number, &mut report)?;
        if let Some(file) = &mut positions {
            file.write_all(lines.as_bytes())?;
        }
    }
    if let Some(file) = &settings.scores {
        let lines = report.scores.iter().map(|score| format!("{score}\n"));
        std::fs::write(file, lines.collect::<String>())?;
    }
    report.print(&settings, start.elapsed());
    Ok(())
}

fn read_settings() -> Result<Settings, Box<dyn std::error::Error>> {
    let mut settings = Settings {
        players: 4,
        levels: vec![Level::Full],
        strangers: false,
        games: 1000,
        preset: "original".to_owned(),
        first: 0,
        positions: None,
        without: Vec::new(),
        playstyle: Playstyle::default(),
        scores: None,
        weights: Vec::new(),
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
            "table" => {
                settings.strangers = match value {
                    "known" => false,
                    "strangers" => true,
                    _ => {
                        return Err(format!(
                            "expected table=known or table=strangers, found {value}"
                        )
                        .into());
                    }
                };
            }
            "games" => settings.games = value.parse()?,
            "preset" => value.clone_into(&mut settings.preset),
            "seed" => settings.first = value.parse()?,
            "without" => settings.without.push(value.parse()?),
            "style" => settings.playstyle = value.parse()?,
            "scores" => settings.scores = Some(value.to_owned()),
            "positions" => settings.positions = Some(value.to_owned()),
            other => {
                if Weights::default().get_mut(other).is_none() {
                    let names = Weights::NAMES.join(" ");
                    return Err(format!("unknown weight {other}; available: {names}").into());
                }
                settings.weights.push((other.to_owned(), value.parse()?));
            }
        }
    }
    Ok(settings)
}

impl Settings {
    fn level(&self, seat: usize) -> Level {
        self.levels[seat % self.levels.len()]
    }

    /// The companion in `seat` of a table whose players it knows as `table`.
    fn companion(&self, seat: Seat, table: &[Option<BotName>]) -> Option<Companion> {
        let companion = Companion::new(self.level(seat.index())).with_playstyle(self.playstyle);
        let without = self.without.iter().copied();
        let mut companion = without.fold(companion, Companion::without);
        companion.meet(&profiles(table));
        if self.weights.is_empty() {
            return Some(companion);
        }
        let mut weights = match companion.level() {
            Level::Group => Weights::tuned(table.len()),
            _ => Weights::default(),
        };
        for (name, value) in &self.weights {
            *weights.get_mut(name)? = *value;
        }
        Some(companion.with_weights(weights))
    }
}

/// The running time of this thread. On Linux other work on the machine doesn't count.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let used = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let used = used.and_then(|it| it.split(' ').next()?.parse().ok());
    used.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

#[derive(Default)]
struct Report {
    scores: Vec<i32>,
    strikeouts: u32,
    perfect: u32,
    /// The points that the discard pile still allowed at the end, summed over games.
    reachable: i32,
    thinking: Vec<Duration>,
    /// Clues, discards, strikes, and tokens left at the end, summed over games.
    course: [u32; 4],
    /// Points missing when the final round began, and points made in it, summed over games.
    finish: [i32; 2],
}

fn play(
    rules: &Arc<Rules>,
    settings: &Settings,
    number: u64,
    report: &mut Report,
) -> Result<String, Box<dyn std::error::Error>> {
    let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(number)))?;
    let known: Vec<Option<BotName>> = (0..rules.players())
        .map(|seat| {
            format!(
                "companion-{}{}",
                settings.level(seat).number(),
                settings.playstyle
            )
            .parse()
            .ok()
        })
        .map(|name| name.filter(|_| !settings.strangers))
        .collect();
    let companion = |seat: Seat| settings.companion(seat, &known);
    let mut table = TableDriver::new(game, |game| Seats::new(game, companion));
    // If positions are recorded, one action of each game is random, for more variety. The positions
    // before it are dropped, because the result of the game doesn't follow from them.
    let mut dice = number;
    let mut any = |below: u64| {
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) % below
    };
    let odd = any(75);
    let mut positions: Vec<(i32, Vec<f32>)> = Vec::new();
    let mut turn = 0;
    let mut last_round_at = -1;
    loop {
        let before = processor_time();
        let Some(decision) = table.decide() else {
            break;
        };
        report
            .thinking
            .push(processor_time().saturating_sub(before));
        let mut action = decision.action;
        if settings.positions.is_some() {
            let game = table.game();
            if turn == odd {
                let legal = game.legal_actions();
                let number = usize::try_from(any(legal.iter().count() as u64)).unwrap_or(0);
                action = legal.iter().nth(number).unwrap_or(action);
                positions.clear();
            } else {
                let seat = game.table().to_act();
                let hand: Vec<Card> = game.hand(seat).map(|(_, card)| card).collect();
                let view = game.view(Audience::Seat(seat));
                let mut bot = table
                    .players()
                    .driver(seat)
                    .ok_or("all seats are taken")?
                    .bot()
                    .clone();
                positions.push((
                    i32::from(game.board().points()),
                    bot.value_features(&view, &hand),
                ));
            }
        }
        turn += 1;
        let before = table.game().clone();
        table.apply(action)?;
        let (before, after) = (before.table(), table.game().table());
        report.course[0] += u32::from(matches!(action, Action::Clue { .. }));
        report.course[1] += u32::from(matches!(action, Action::Discard(_)));
        report.course[2] += u32::from(after.strikes() > before.strikes());
        if before.turns_left().is_none() && after.turns_left().is_some() {
            last_round_at = i32::from(table.game().board().points());
        }
    }
    let end = table.game();
    report.course[3] += u32::from(end.table().clue_tokens());
    if last_round_at >= 0 {
        report.finish[0] += 25 - last_round_at;
        report.finish[1] += i32::from(end.board().points()) - last_round_at;
    }
    let game = table.game();
    report.scores.push(i32::from(game.board().points()));
    report.reachable += i32::from(game.board().max_points());
    report.strikeouts += u32::from(game.outcome() == Some(Outcome::Lost(LossReason::Strikes)));
    report.perfect += u32::from(game.outcome() == Some(Outcome::Perfect));
    let mut lines = String::new();
    for (points, features) in positions {
        let came = i32::from(game.board().points()) - points;
        write!(lines, "{number} {came}")?;
        for feature in features {
            write!(lines, " {feature}")?;
        }
        lines.push('\n');
    }
    Ok(lines)
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
             {:.2} % reachable {:.2} µs/move p50 {} p99 {} games/s {:.0}\n  a game: clues {:.2} \
             discards {:.2} strikes {:.2} tokens at the end {:.2}, missing in the final round {:.2}, \
             made in it {:.2}",
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
            f64::from(self.course[0]) / n,
            f64::from(self.course[1]) / n,
            f64::from(self.course[2]) / n,
            f64::from(self.course[3]) / n,
            f64::from(self.finish[0]) / n,
            f64::from(self.finish[1]) / n,
        );
    }
}
