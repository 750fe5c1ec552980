//! The integration tests of the crate, as one program.

mod laws;
mod non_interference;
mod planted;
mod schema;

use std::sync::Arc;

use kagiya_bots::{Bot, BotName, Companion, Level, Seats, TableDriver, profiles};
use kagiya_review::{Review, Settings, review};
use kagiya_rules::record::{Record, Recorder};
use kagiya_rules::{Action, Deal, Game, Options, Rules, Seat, Seed};

/// A companion that searches only a little, so that tests are quick.
fn companion(players: usize) -> Companion {
    let name: BotName = "companion-2".parse().expect("the name of a bot");
    let mut companion = Companion::new(Level::Finesses);
    companion.meet(&profiles(&vec![Some(name); players]));
    companion
}

/// A game that companions play, with at most `turns` turns.
fn played(preset: &str, players: u8, seed: u64, turns: usize) -> Record {
    let options = Options::preset(preset, players).expect("a preset");
    let rules = Arc::new(Rules::new(&options).expect("valid options"));
    let deal = Deal::from_seed(Seed::from_number(seed));
    let mut recorder = Recorder::new(&rules, &deal).expect("a deal");
    let mut table = TableDriver::new(recorder.game().clone(), |game: &Game| {
        Seats::new(game, |_: Seat| Some(companion(rules.players())))
    });
    for _ in 0..turns {
        let Some(decision) = table.decide() else {
            break;
        };
        table.apply(decision.action).expect("a legal action");
        recorder.apply(decision.action).expect("a legal action");
    }
    recorder.into_record()
}

/// The record of the same deal with these actions.
fn recorded(record: &Record, actions: &[Action]) -> Record {
    let mut recorder = Recorder::new(record.rules(), record.deal()).expect("a deal");
    for action in actions {
        recorder.apply(*action).expect("a legal action");
    }
    recorder.into_record()
}

/// A small review, as at a table of companions.
fn reviewed(record: &Record, turns: usize, threads: usize) -> Review {
    reviewed_at(record, turns, threads, None)
}

/// A small review in which only the decision of the turn `only` is valued, counted from 1.
fn reviewed_at(record: &Record, turns: usize, threads: usize, only: Option<usize>) -> Review {
    let bot: BotName = "companion-4".parse().expect("the name of a bot");
    let settings = Settings {
        turns: Some(turns),
        threads,
        only,
        players: Some(vec![Some(bot); record.rules().players()]),
        ..Settings::default()
    };
    review(record, &settings).expect("a game with turns")
}
