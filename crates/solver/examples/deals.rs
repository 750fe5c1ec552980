//! Solves the deals of a series, and prints counts, times and the deals that stay undecided.
//!
//! `cargo run --release -p kagiya-solver --example deals -- EDITION PLAYERS FIRST COUNT NODES`

use std::collections::BTreeMap;
use std::error::Error;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Instant;

use kagiya_rules::{Deal, Game, Options, Rules, Seed};
use kagiya_solver::{Decision, Limits, can_reach};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let mut word = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    let edition = word("original");
    let players = word("2").parse()?;
    let (first, count): (u64, u64) = (word("0").parse()?, word("1000").parse()?);
    let limits = Limits {
        nodes: word("1000000").parse()?,
        ..Limits::default()
    };
    let rules = Arc::new(Rules::new(&Options::preset(&edition, players)?)?);
    let (mut times, mut open) = (Vec::new(), Vec::new());
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for number in first..first + count {
        let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(number)))?;
        let begin = Instant::now();
        let decision = can_reach(&game, None, &limits);
        let time = begin.elapsed();
        times.push(time);
        let name = match &decision {
            Decision::Reached(_) => "reached".to_owned(),
            Decision::Impossible(reason) => {
                if time.as_millis() > 200 || count <= 20 {
                    open.push(format!("{number} {reason:?} {time:?}"));
                }
                format!("impossible: {}", reason.name())
            }
            Decision::Undecided => {
                let deck: Vec<String> = game
                    .deck()
                    .iter()
                    .map(|card| rules.card_text(*card))
                    .collect();
                open.push(format!(
                    "{number} undecided {time:?} deck: {}",
                    deck.join(" ")
                ));
                "undecided".to_owned()
            }
        };
        *counts.entry(name).or_default() += 1;
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 1000];
    let mut out = std::io::stdout().lock();
    writeln!(out, "{edition} {players} {first}+{count}: {counts:?}")?;
    writeln!(
        out,
        "p50 {:?} p90 {:?} p99 {:?} p99.9 {:?} max {:?} sum {:?}",
        at(500),
        at(900),
        at(990),
        at(999),
        at(1000),
        times.iter().sum::<std::time::Duration>()
    )?;
    for line in open {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
