//! Counts how often companions' reasons name what decided, and how often they are false in the full deal:
//!
//! ```sh
//! cargo run --release -p kagiya-lab --example reasons -- 25 9600000
//! ```
//!
//! The arguments are the number of games for each level and number of players, and the first seed. `wrong` as a
//! third argument lists what is wrong, and `said` how often each sentence is said.

use std::error::Error;
use std::io::{Write, stdout};
use std::sync::Arc;

use kagiya_bots::Level;
use kagiya_lab::{ReasonChecks, wilson_interval};
use kagiya_rules::{Options, Rules};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed, listed @ ..] = &arguments[..] else {
        return Err("arguments: GAMES SEED [wrong|said]".into());
    };
    let (games, seed): (u64, u64) = (games.parse()?, seed.parse()?);
    let lists = |what: &str| listed.iter().any(|it| it == what);
    let mut out = stdout();
    let mut all = ReasonChecks::default();
    for level in [Level::Basics, Level::Full, Level::Finesses, Level::Group] {
        for players in 2..=5 {
            let options = Options::preset("original", players)?;
            let rules = Arc::new(Rules::new(&options)?);
            let checks = ReasonChecks::of_games(&rules, level, seed..seed + games);
            write!(out, "{level:?}, {players} players: ")?;
            report(&mut out, &checks)?;
            if lists("wrong") {
                for wrong in &checks.wrong {
                    writeln!(out, "  turn {}, {}: {}", wrong.turn, wrong.id, wrong.why)?;
                }
            }
            all.alternatives += checks.alternatives;
            all.deciding += checks.deciding;
            all.claims += checks.claims;
            all.wrong.extend(checks.wrong);
            for (id, times) in checks.said {
                *all.said.entry(id).or_default() += times;
            }
        }
    }
    write!(out, "all: ")?;
    report(&mut out, &all)?;
    if lists("said") {
        for (id, times) in &all.said {
            writeln!(out, "  {times:>7} {id}")?;
        }
    }
    Ok(())
}

fn report(out: &mut impl Write, checks: &ReasonChecks) -> std::io::Result<()> {
    let share = |part: u64, all: u64| {
        let [low, high] = wilson_interval(part, all).map(|it| 100.0 * it);
        format!("{part} of {all} ({low:.2} to {high:.2} %)")
    };
    let deciding = share(checks.deciding, checks.alternatives);
    let wrong = share(checks.false_sentences(), checks.claims);
    writeln!(out, "{deciding} name what decided, {wrong} are false")
}
