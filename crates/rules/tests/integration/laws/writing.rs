//! Written games and actions round-trip.

use std::sync::Arc;

use kagiya_rules::record::{Entry, Record, Recorder};
use kagiya_rules::{Deal, Game, Rules, notation};

use super::dice::Dice;
use super::play::{Player, everything, most_moves, seed};

/// Checks that every legal action round-trips by id and by slot.
pub(crate) fn actions_are_read_back(game: &Game) {
    let board = game.board();
    for action in game.legal_actions().iter() {
        for text in [
            notation::action_text(action, &board),
            notation::action_text_by_slot(action, &board),
        ] {
            let read = notation::read_action(&text, &board);
            assert_eq!(read.as_ref(), Ok(&action), "{text}");
        }
    }
}

/// Plays and records a game, with rearranged hands and sometimes abandoned. Checks that the record
/// round-trips and gives the same game.
pub(crate) fn a_record_tells_the_game(rules: &Arc<Rules>, player: Player, dice: &mut Dice<'_>) {
    let deal = Deal::from_seed(seed(dice));
    let mut recorder = Recorder::new(rules, &deal).expect("a seed always deals");
    let stop = if dice.one_in(4) {
        dice.below(60)
    } else {
        most_moves(rules)
    };
    for _ in 0..stop {
        let Some(action) = player.choose(recorder.game(), dice) else {
            break;
        };
        recorder.apply(action).expect("it is legal");
        if dice.one_in(20) && recorder.game().outcome().is_none() {
            let seats: Vec<_> = rules.seats().collect();
            let seat = dice.pick(&seats);
            let mut order = recorder.game().table().hand(seat).to_vec();
            dice.shuffle(&mut order);
            let done = recorder.reorder(seat, &order);
            assert_eq!(
                done.is_ok(),
                !order.is_empty(),
                "an empty hand has no other order"
            );
        }
    }
    let is_abandoned = recorder.game().outcome().is_none() && dice.one_in(2);
    // The record of an abandoned game shows what was played face down.
    let game = if is_abandoned {
        recorder.break_off(None, None).expect("the game goes on");
        everything(recorder.game().opened())
    } else {
        everything(recorder.game())
    };
    let record = recorder.into_record();
    let json = record.to_json();
    let read = Record::from_json(&json).expect("the record is our own");
    assert_eq!(read, record);
    assert_eq!(read.to_json(), json);
    assert!(
        everything(&read.final_game()) == game,
        "the record tells another game"
    );
    entries_are_read_back(&read);
}

/// Checks that each entry round-trips.
pub(crate) fn entries_are_read_back(record: &Record) {
    let rules = record.rules();
    for (index, entry) in record.entries().iter().enumerate() {
        let before = record.game_after(index);
        let text = entry.text(before.table().to_act(), rules);
        assert_eq!(
            Entry::read(&text, before.table(), rules).as_ref(),
            Ok(entry),
            "{text}"
        );
    }
}
