//! Counts the actions of bots that no experienced player would choose:
//!
//! ```sh
//! cargo run --release -p kagiya-lab --example faults -- companion-1 2 1000 9350000
//! ```
//!
//! The arguments are the bots, the number of players, the number of games and the first seed. `people:` before
//! the bots makes them treat each other as strangers, as at a table of people. A fifth argument, the word of a
//! kind of fault, lists the games with such faults.

use std::error::Error;
use std::io::{Write, stdout};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_bots::{Bot, BotName};
use kagiya_lab::{BotContestant, Contestant, Faults, Keep, Series, contestant, run};
use kagiya_rules::record::Recorder;
use kagiya_rules::{Options, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [names, players, games, seed, listed @ ..] = &arguments[..] else {
        return Err("arguments: BOTS PLAYERS GAMES SEED [KIND]".into());
    };
    let options = Options::preset("original", players.parse()?)?;
    let rules = Arc::new(Rules::new(&options)?);
    let series = Series {
        options,
        games: games.parse()?,
        seed: seed.parse()?,
        threads: 1,
        keep: Keep::Everything,
        ..Series::default()
    };
    let bots: Box<dyn Contestant> = match names.strip_prefix("people:") {
        Some(strangers) => {
            let bots: Vec<BotName> = strangers
                .split(',')
                .map(str::parse)
                .collect::<Result<_, _>>()?;
            let make = move |seat: usize| -> Box<dyn Bot> { bots[seat % bots.len()].make() };
            Box::new(BotContestant::new(names, make))
        }
        None => contestant(names)?,
    };
    let report = run(&series, &*bots, &|_| {}, &AtomicBool::new(false))?;
    let mut out = stdout();
    writeln!(
        out,
        "{names}, {players} players, {} games from {seed}: {:.3} ± {:.3} points ({:.3} ± {:.3} if the last \
         strike loses all), {:.1} ± {:.1} % perfect, 99 in 100 moves within {:.1} ms",
        report.games,
        report.mean,
        report.stderr,
        report.mean_zero_on_strikeout,
        report.stderr_zero_on_strikeout,
        100.0 * report.perfect,
        100.0 * report.perfect_stderr,
        report.move_p99_us / 1000.0,
    )?;
    let mut faults = Faults::default();
    for game in &report.kept {
        let deal = series.deal(game.deal).ok_or("no deal")?;
        let mut recorder = Recorder::new(&rules, &deal)?;
        for action in &game.actions {
            recorder.apply(*action)?;
        }
        for fault in faults.add(&recorder.into_record()) {
            if listed.iter().any(|kind| kind == fault.kind.name()) {
                writeln!(out, "  deal {}, action {}", game.deal, fault.entry + 1)?;
            }
        }
    }
    for count in faults.counts() {
        let [low, high] = count.interval.map(|share| 100.0 * share);
        let (kind, faults, situations) = (count.kind.name(), count.faults, count.situations);
        writeln!(
            out,
            "  {kind:14} {faults:>6} of {situations:>7} ({low:.2} to {high:.2} %)"
        )?;
    }
    Ok(())
}
