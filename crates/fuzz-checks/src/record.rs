//! Any text is rejected with a reason, or is a record, a hanab.live game or a list of scenarios
//! that can be played and round-trips.

use crate::reason::check_reason;
use kagiya_formats::game_file::GameFile;
use kagiya_formats::hanab_live;
use kagiya_formats::scenario;
use kagiya_rules::record::Record;

/// Checks that a record round-trips to the same bytes, and that its replay ends with its result.
fn check(record: &Record) {
    let json = record.to_json();
    let again = Record::from_json(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(&again, record);
    assert_eq!(again.to_json(), json);
    let mut replay = record.replay();
    let steps = replay.by_ref().count();
    assert_eq!(steps, record.entries().len());
    let game = replay.into_game();
    assert_eq!(game.table(), record.final_game().table());
    if let Some(result) = record.result() {
        assert_eq!(result.outcome.is_none(), record.is_broken_off());
    }
}

/// Checks that an exported game can be imported again.
fn check_export(record: &Record) {
    if let Ok(json) = hanab_live::export(record) {
        let import = hanab_live::import(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
        check(&import.record);
    }
}

/// Checks one text.
///
/// # Panics
///
/// If a property does not hold.
pub fn check_text(text: &str) {
    match Record::from_json(text) {
        Ok(record) => {
            check(&record);
            check_export(&record);
        }
        Err(error) => check_reason(&error),
    }
    match hanab_live::import_all(text) {
        Ok(games) => {
            for game in games {
                match game {
                    Ok(import) => {
                        check(&import.record);
                        check_export(&import.record);
                    }
                    Err(error) => check_reason(&error),
                }
            }
        }
        Err(error) => check_reason(&error),
    }
    match GameFile::read(text) {
        Ok(file) => check(&file.record),
        Err(error) => check_reason(&error),
    }
    match scenario::parse(text) {
        Ok(scenarios) => {
            for scenario in scenarios {
                let report = scenario.run().to_string();
                // Only the differences of a report are on their own, indented lines.
                assert!(report.lines().skip(1).all(|line| line.starts_with("  ")));
            }
        }
        Err(error) => check_reason(&error),
    }
}
