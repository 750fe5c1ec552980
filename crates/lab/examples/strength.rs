//! Plays a series and prints the report: `strength BOT PLAYERS GAMES [SEED [THREADS [PRESET]]]`.
//!
//! `BOT` is `savant`, `savant:DECK:DEALS` to look ahead when at most `DECK` cards are left,
//! `cautious` or `cheater`.
use std::io::Write as _;
use std::sync::atomic::AtomicBool;

use kagiya_bots::savant::Foresight;
use kagiya_bots::{Bot, Cautious, Savant};
use kagiya_lab::{
    BotContestant, CheaterContestant, Contestant, Greedy, Report, Series, TeamContestant, run,
    strength_table,
};
use kagiya_rules::Options;

fn contestant(name: &str) -> Result<Box<dyn Contestant>, String> {
    let mut parts = name.split(':');
    match (parts.next(), parts.next(), parts.next()) {
        (Some("cheater"), None, None) => Ok(Box::new(CheaterContestant::new(name, || Greedy))),
        (Some("cautious"), None, None) => {
            let bot = |_| -> Box<dyn Bot> { Box::new(Cautious) };
            Ok(Box::new(BotContestant::new(name, bot)))
        }
        (Some("savant"), None, None) => Ok(Box::new(TeamContestant::new(name, Savant::new))),
        (Some("savant"), Some(deck), Some(deals)) => {
            let number = |text: &str| text.parse().map_err(|_| format!("`{text}` is no number"));
            let foresight = Foresight {
                deck: number(deck)?,
                deals: number(deals)?,
            };
            let team = move || Savant::looking_ahead(foresight);
            Ok(Box::new(TeamContestant::new(name, team)))
        }
        _ => Err(format!(
            "`{name}` is not known; try savant, savant:8:40, cautious or cheater"
        )),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| match arguments.get(place) {
        Some(text) => text.parse(),
        None => Ok(default),
    };
    let name = arguments.first().map_or("savant", String::as_str);
    let contestant = contestant(name)?;
    let series = Series {
        options: Options::preset(
            arguments.get(5).map_or("original", String::as_str),
            u8::try_from(number(1, 5)?)?,
        )?,
        games: number(2, 1000)?,
        seed: number(3, 0)?,
        threads: usize::try_from(number(4, 1)?)?,
        keep_losses: false,
    };
    let report: Report = run(&series, &*contestant, &|_| {}, &AtomicBool::new(false))?;
    let mut out = std::io::stdout().lock();
    let table = strength_table(std::slice::from_ref(&report));
    writeln!(out, "{}", table.lines().last().unwrap_or_default())?;
    writeln!(
        out,
        "turns {:.1}, strikes {:.2}, a move {:.1} µs (p50) {:.1} µs (p99), {:?}",
        report.turns, report.strikes, report.move_p50_us, report.move_p99_us, report.histogram
    )?;
    Ok(())
}
