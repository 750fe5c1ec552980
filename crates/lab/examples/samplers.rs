//! One companion with partners who act as people do, and such partners alone, on the same deals:
//!
//! ```sh
//! cargo run --release -p kagiya-lab --example samplers -- companion-4 2 200 9700000 3
//! ```
//!
//! The arguments are the companion, the number of players, the number of games, the first seed, and how sharp the
//! choices of the partners are: with 1, actions are as likely as among people, who then make all their slips. A
//! sixth one is a file of habits that `kagiya lab fit` wrote; without it the partners have the built-in ones. The
//! companion has the first seat, and knows nothing of the others.

use std::error::Error;
use std::io::{Write, stdout};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_bots::{Bot, BotName, HumanModel};
use kagiya_lab::{BotContestant, Keep, PeopleSampler, Series, run};
use kagiya_rules::Options;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, players, games, seed, sharpness, habits @ ..] = &arguments[..] else {
        return Err("arguments: COMPANION PLAYERS GAMES SEED SHARPNESS [HABITS]".into());
    };
    let companion: BotName = name.parse()?;
    let sharpness: f64 = sharpness.parse()?;
    let model = Arc::new(match habits.first() {
        Some(path) => HumanModel::parse(&std::fs::read_to_string(path)?)?,
        None => HumanModel::people().clone(),
    });
    let series = Series {
        options: Options::preset("original", players.parse()?)?,
        games: games.parse()?,
        seed: seed.parse()?,
        threads: 1,
        keep: Keep::Nothing,
        ..Series::default()
    };
    let sampler =
        || -> Box<dyn Bot> { Box::new(PeopleSampler::new(Arc::clone(&model), sharpness)) };
    let mut out = stdout();
    for is_mixed in [false, true] {
        let make = |seat: usize| {
            if is_mixed && seat == 0 {
                companion.make()
            } else {
                sampler()
            }
        };
        let title = if is_mixed { name } else { "samplers alone" };
        let table = BotContestant::new(title, make);
        let report = run(&series, &table, &|_| {}, &AtomicBool::new(false))?;
        writeln!(
            out,
            "{title}, {players} players, {} games from {seed}: {:.3} ± {:.3} points ({:.3} ± {:.3} if the last \
             strike loses all), {:.1} ± {:.1} % perfect, {} struck out",
            report.games,
            report.mean,
            report.stderr,
            report.mean_zero_on_strikeout,
            report.stderr_zero_on_strikeout,
            100.0 * report.perfect,
            100.0 * report.perfect_stderr,
            report.strikeouts,
        )?;
    }
    Ok(())
}
