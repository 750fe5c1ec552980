//! Recorded games of hanab.live: every action is legal, and the listed score is reached.
//!
//! `KAGIYA_HANAB_LIVE_GAMES` names another file, or a folder of files, to check. A file contains a
//! game as the site exports it, or a list of games.

use std::path::{Path, PathBuf};

use kagiya_formats::hanab_live::{Import, export, import, import_all};
use kagiya_rules::record::Record;

/// A name for messages: the index in the original collection, the site's id, or the position.
fn name(game: &serde_json::Value, place: usize) -> String {
    for key in ["index", "id"] {
        if let Some(number) = game[key].as_i64() {
            return format!("game {place} ({key} {number})");
        }
    }
    format!("game {place}")
}

/// Every game of a file with its name.
fn games(path: &Path) -> Vec<(String, String)> {
    let text =
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let json: serde_json::Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let list = match json {
        serde_json::Value::Array(list) => list,
        game => vec![game],
    };
    list.iter()
        .enumerate()
        .map(|(place, game)| {
            let name = format!("{}: {}", path.display(), name(game, place));
            (name, game.to_string())
        })
        .collect()
}

fn committed() -> PathBuf {
    workspace().join("tests/fixtures/hanab-live/no-variant-games.json")
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The file at `path`, or the JSON files in the folder at `path`. A relative path may also start at
/// the workspace.
fn files(path: &Path) -> Vec<PathBuf> {
    let path = if path.exists() {
        path.to_owned()
    } else {
        workspace().join(path)
    };
    if !path.is_dir() {
        return vec![path];
    }
    let entries =
        std::fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    files
}

#[test]
fn hanab_live_games_are_legal_and_reach_their_scores() {
    let path = std::env::var_os("KAGIYA_HANAB_LIVE_GAMES").map_or_else(committed, PathBuf::from);
    let files = files(&path);
    let mut wrong = Vec::new();
    let mut played = 0;
    for (name, json) in files.iter().flat_map(|file| games(file)) {
        played += 1;
        match import(&json) {
            Err(error) => wrong.push(format!("{name}: {error}")),
            Ok(game) => match game.listed_score {
                Some(listed) if listed != game.score() => wrong.push(format!(
                    "{name}: listed with {listed} points, but played to {}",
                    game.score()
                )),
                _ => {}
            },
        }
    }
    assert!(played > 0, "no game in {files:?}");
    assert!(
        wrong.is_empty(),
        "{} of {played} games are wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn committed_games() -> Vec<(i64, String, Import)> {
    games(&committed())
        .into_iter()
        .map(|(name, json)| {
            let game = import(&json).unwrap_or_else(|error| panic!("{name}: {error}"));
            let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
            (value["index"].as_i64().expect("an index"), json, game)
        })
        .collect()
}

#[test]
fn hanab_live_games_by_old_rules_are_known() {
    let games = committed_games();
    assert_eq!(games.len(), 50);
    let of = |older: fn(&Import) -> bool| -> Vec<i64> {
        let games = games.iter().filter(|(_, _, game)| older(game));
        games.map(|(index, _, _)| *index).collect()
    };
    assert_eq!(of(|game| game.ruling.six_hold_four), [80, 84, 86]);
    assert_eq!(of(|game| game.ruling.plays_on), [44, 78]);
    assert_eq!(of(|game| game.record.is_broken_off()).len(), 13);
    assert!(of(|game| game.listed_score.is_none()).is_empty());
    // A game that wasn't abandoned is over by the rules after its last action.
    for (index, _, game) in &games {
        assert!(game.record.result().is_some(), "game {index} has no end");
    }
}

#[test]
fn hanab_live_export_and_import_are_inverse() {
    for (index, json, game) in committed_games() {
        let written = export(&game.record).unwrap_or_else(|error| panic!("game {index}: {error}"));
        let again = import(&written).unwrap_or_else(|error| panic!("game {index}: {error}"));
        assert_eq!(
            again.record.entries(),
            game.record.entries(),
            "game {index}"
        );
        assert_eq!(again.record.deal(), game.record.deal(), "game {index}");
        assert_eq!(again.score(), game.score(), "game {index}");
        assert_eq!(export(&again.record).as_ref(), Ok(&written), "game {index}");

        // The deck and the actions are the same after import and export.
        let mut before: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let after: serde_json::Value = serde_json::from_str(&written).expect("JSON");
        assert_eq!(after["deck"], before["deck"], "game {index}");
        assert_eq!(after["actions"], before["actions"].take(), "game {index}");

        // The same through Kagiya's own format.
        let record = Record::from_json(&game.record.to_json()).expect("a record");
        assert_eq!(record.rules().options(), game.record.options());
        assert_eq!(export(&record).as_ref(), Ok(&written), "game {index}");
    }
}

#[test]
fn hanab_live_lists_are_read_game_by_game() {
    let text = std::fs::read_to_string(committed()).expect("the committed games");
    let all = import_all(&text).expect("a list");
    assert_eq!(all.len(), 50);
    assert!(all.iter().all(Result::is_ok));
}
