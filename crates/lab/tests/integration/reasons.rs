//! The law of reasons: each is true in the full deal where it claims a fact, and names what decided.

use std::sync::Arc;

use kagiya_bots::Level;
use kagiya_lab::ReasonChecks;
use kagiya_rules::{Options, Rules};

/// The number of games for each level and number of players.
fn number(few: u64) -> u64 {
    let asked = std::env::var("KAGIYA_DEALS").ok();
    asked.map_or(few, |number| number.parse().expect("a number of deals"))
}

#[test]
fn reasons_are_true_and_name_what_decided() {
    let (mut alternatives, mut claims) = (0, 0);
    let mut wrong = Vec::new();
    for (level, few) in [
        (Level::Basics, 4),
        (Level::Full, 1),
        (Level::Finesses, 4),
        (Level::Group, 1),
    ] {
        for players in 2..=5 {
            let options = Options::preset("original", players).expect("a preset");
            let rules = Arc::new(Rules::new(&options).expect("valid options"));
            let seeds = 8_350_000..8_350_000 + number(few);
            let checks = ReasonChecks::of_games(&rules, level, seeds);
            alternatives += checks.alternatives;
            claims += checks.claims;
            let place = format!("{level:?}, {players} players");
            let of_table = checks.wrong.iter();
            wrong.extend(of_table.map(|it| format!("{place}, {}: {}", it.id, it.why)));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(
        alternatives > 500 && claims > 1000,
        "{alternatives} and {claims}"
    );
}
