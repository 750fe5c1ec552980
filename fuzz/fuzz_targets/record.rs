//! Any text is refused with a reason, or is a record, a game of hanab.live or a list of scenarios
//! that can be played, written and read again.

#![no_main]

use kagiya_formats::hanab_live;
use kagiya_formats::scenario;
use kagiya_fuzz::check_reason;
use kagiya_rules::record::Record;
use libfuzzer_sys::fuzz_target;

/// A record that was read is written and read back as the same bytes, and its replay ends where
/// its result says.
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

/// What the site can express comes back from its form.
fn check_export(record: &Record) {
    if let Ok(json) = hanab_live::export(record) {
        let import = hanab_live::import(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
        check(&import.record);
    }
}

fuzz_target!(|text: &str| {
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
    match scenario::parse(text) {
        Ok(scenarios) => {
            for scenario in scenarios {
                let report = scenario.run().to_string();
                // Only the differences of a report are on lines of their own, and indented.
                assert!(report.lines().skip(1).all(|line| line.starts_with("  ")));
            }
        }
        Err(error) => check_reason(&error),
    }
});
