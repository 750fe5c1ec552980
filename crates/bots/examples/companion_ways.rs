//! What it costs companions that one of three plays in another way: when they know it, when they take
//! that one for a stranger and learn, and when they take it for one of their own.
//!
//! `companion_ways [games=150] [level=3] [seed=70000000]`
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::sync::Arc;

use kagiya_bots::{BotName, Seats, TableDriver, Way};
use kagiya_rules::{Deal, Game, Options, Rules, Seed};

/// What those beside the odd one take it for.
const TAKEN_FOR: [&str; 3] = ["known", "a stranger", "mistaken"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut games, mut level, mut first) = (150, 3, 70_000_000);
    for argument in std::env::args().skip(1) {
        let (name, value) = argument
            .split_once('=')
            .ok_or_else(|| format!("expected name=value, found {argument}"))?;
        match name {
            "games" => games = value.parse()?,
            "level" => level = value.parse()?,
            "seed" => first = value.parse()?,
            _ => return Err(format!("there are games, level and seed, not {name}").into()),
        }
    }
    let rules = Arc::new(Rules::new(&Options::preset("original", 3)?)?);
    let plain: BotName = format!("companion-{level}").parse()?;
    for way in Way::ALL {
        let odd: BotName = format!("{plain}:{}", way.switch()).parse()?;
        println!("{}", way.switch());
        let middle = [Some(odd), None, Some(plain)];
        for (taken_for, middle) in TAKEN_FOR.into_iter().zip(middle) {
            let mut points = Vec::new();
            for seed in first..first + games {
                let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed)))?;
                let mut table = TableDriver::new(game, |game| {
                    Seats::new(game, |seat| {
                        let is_odd = seat.index() == 1;
                        let mut bot = if is_odd { odd } else { plain }.make();
                        let met = if is_odd { Some(odd) } else { middle };
                        bot.meet(&[Some(plain), met, Some(plain)]);
                        Some(bot)
                    })
                });
                table.play()?;
                points.push(f64::from(table.game().board().points()));
            }
            let (mean, error) = mean(&points);
            println!("    {taken_for:<12}{mean:.2} ± {error:.2}");
        }
    }
    Ok(())
}

/// The mean and its standard error.
fn mean(points: &[f64]) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "a number of games")]
    let n = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / n;
    let squares = points.iter().map(|points| (points - mean).powi(2));
    (mean, (squares.sum::<f64>() / (n - 1.0).max(1.0) / n).sqrt())
}
