//! Plays games by savant's book and writes what each candidate of each decision is worth: the data to which
//! `crates/lab/blueprint/fit.py` fits a blueprint.
//!
//! ```text
//! cargo run --release -p kagiya-lab --example blueprint_data -- GAMES SEED DEALS EXPLORED FILE original:2
//! ```
//!
//! Each candidate is tried in DEALS sampled worlds, and EXPLORED of 100 decisions choose one at random. The last
//! arguments are editions with their numbers of players, which take turns. FILE gets the names of the features
//! in a line, and then for each candidate little-endian floats: its place in the decision, its value, its
//! features.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::atomic::AtomicBool;

use kagiya_bots::Savant;
use kagiya_bots::savant::Recording;
use kagiya_lab::{Series, TeamContestant, run};
use kagiya_rules::Options;

/// The number of games after which decisions are written.
const BATCH: u64 = 100;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed, deals, explored, file, edition, editions @ ..] = arguments.as_slice() else {
        return Err("expected GAMES SEED DEALS EXPLORED FILE EDITION:PLAYERS...".into());
    };
    let editions = [edition]
        .into_iter()
        .chain(editions)
        .map(|edition| {
            let (preset, players) = edition
                .split_once(':')
                .ok_or("expected EDITION:PLAYERS, for example original:2")?;
            Ok(Options::preset(preset, players.parse()?)?)
        })
        .collect::<Result<Vec<_>, Box<dyn std::error::Error>>>()?;
    let (games, seed): (u64, u64) = (games.parse()?, seed.parse()?);
    let recording = Recording::new(deals.parse()?, explored.parse()?);
    let mut out = BufWriter::new(File::create(file)?);
    writeln!(out, "{}", Recording::names().collect::<Vec<_>>().join(" "))?;
    let batches = (0..games).step_by(usize::try_from(BATCH)?);
    for (first, options) in batches.zip(editions.iter().cycle()) {
        let series = Series {
            options: options.clone(),
            games: BATCH.min(games - first),
            seed: seed + first,
            threads: 1,
            ..Series::default()
        };
        let table = TeamContestant::new("recorded", || Savant::recorded(recording.clone()));
        run(&series, &table, &|_| {}, &AtomicBool::new(false))?;
        for decision in recording.take() {
            for (place, candidate) in (0_u8..).zip(decision) {
                #[expect(clippy::cast_possible_truncation, reason = "a mean of few games")]
                let value = candidate.value as f32;
                for number in [f32::from(place), value].iter().chain(&candidate.features) {
                    out.write_all(&number.to_le_bytes())?;
                }
            }
        }
    }
    Ok(out.flush()?)
}
