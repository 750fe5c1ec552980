//! Measures the cost for two companions if a third one has another playstyle: if they know it, if
//! they treat the third as a stranger and learn (also over three earlier games), and if they assume
//! their own playstyle.
//!
//! `companion_styles [games=150] [level=3] [seed=70000000] [trait=SWITCH]`: for all traits, or for
//! the one with this switch
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, SeatDriver, StyleTrait, profiles};
use kagiya_rules::{Deal, Game, Options, Rules, Seat, Seed};

/// What the two companions assume about the third, and the number of earlier games with it.
const ASSUMPTIONS: [(&str, u64); 4] = [
    ("known", 0),
    ("a stranger", 0),
    ("… after three games", 3),
    ("mistaken", 0),
];

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let (mut games, mut level, mut first) = (150, 3, 70_000_000);
    let mut only = None;
    for argument in std::env::args().skip(1) {
        let (name, value) = argument
            .split_once('=')
            .ok_or_else(|| format!("expected name=value, found {argument}"))?;
        match name {
            "games" => games = value.parse()?,
            "level" => level = value.parse()?,
            "seed" => first = value.parse()?,
            "trait" => only = Some(value.to_owned()),
            _ => return Err(format!("expected games, level, seed or trait, found {name}").into()),
        }
    }
    let rules = Arc::new(Rules::new(&Options::preset("original", 3)?)?);
    let plain: BotName = format!("companion-{level}").parse()?;
    for style_trait in StyleTrait::ALL {
        if only
            .as_ref()
            .is_some_and(|only| only != style_trait.switch())
        {
            continue;
        }
        let odd: BotName = format!("{plain}:{}", style_trait.switch()).parse()?;
        println!("{}", style_trait.switch());
        let middle = [Some(odd), None, None, Some(plain)];
        for ((taken_for, before), middle) in ASSUMPTIONS.into_iter().zip(middle) {
            let seats = [plain, odd, plain];
            let met = |seat: usize| {
                let odd = if seat == 1 { Some(odd) } else { middle };
                [Some(plain), odd, Some(plain)]
            };
            let mut points = Vec::new();
            for seed in first..first + games {
                let mut bots: Vec<Box<dyn Bot>> = seats.iter().map(BotName::make).collect();
                // Earlier games have other deals; only the last game counts.
                for earlier in (0..=before).rev() {
                    for (seat, bot) in bots.iter_mut().enumerate() {
                        bot.meet(&profiles(&met(seat)));
                    }
                    let deal = Deal::from_seed(Seed::from_number(seed + earlier * games));
                    let (again, scored) = play(Game::deal(&rules, &deal)?, bots)?;
                    bots = again;
                    if earlier == 0 {
                        points.push(f64::from(scored));
                    }
                    for bot in &mut bots {
                        bot.play_again(&[true; 3]);
                    }
                }
            }
            let (mean, error) = mean(&points);
            println!("    {taken_for:<20}{mean:.2} ± {error:.2}");
        }
    }
    Ok(())
}

/// Plays a game to its end. Returns the bots and the points.
fn play(mut game: Game, bots: Vec<Box<dyn Bot>>) -> Result<(Vec<Box<dyn Bot>>, i8), Failure> {
    let seats = (0..).map_while(Seat::new);
    let mut drivers: Vec<SeatDriver> = seats
        .zip(bots)
        .map(|(seat, bot)| SeatDriver::new(bot, seat, &game))
        .collect();
    while let Some(decision) = drivers.iter_mut().find_map(SeatDriver::decide) {
        let events = game.apply(decision.action)?;
        for driver in &mut drivers {
            driver.see(&events, &game);
        }
    }
    let bots = drivers.into_iter().map(SeatDriver::into_bot).collect();
    Ok((bots, game.board().points()))
}

/// The mean and its standard error.
fn mean(points: &[f64]) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "a number of games")]
    let n = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / n;
    let squares = points.iter().map(|points| (points - mean).powi(2));
    (mean, (squares.sum::<f64>() / (n - 1.0).max(1.0) / n).sqrt())
}
