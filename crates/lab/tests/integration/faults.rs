//! Faults that are counted, and how seldom companions make them.
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_lab::{FaultKind, Faults, Keep, KeptGame, Report, Series, contestant, run};
use kagiya_rules::record::{Record, Recorder};
use kagiya_rules::{Action, Board, CardId, Clue, Deal, Game, Offset, Options, Rules, Seat, Seed};

/// The first game for two whose second player has a last copy as the oldest card.
fn with_last_copy_on_chop() -> (Recorder, CardId) {
    let rules = Arc::new(Rules::new(&Options::preset("original", 2).unwrap()).unwrap());
    let found = (0..100).find_map(|number| {
        let deal = Deal::from_seed(Seed::from_number(number));
        let game = Game::deal(&rules, &deal).unwrap();
        let (chop, card) = game.hand(second()).next().unwrap();
        let board: Board<'_> = game.board();
        board
            .is_critical(card)
            .then(|| (Recorder::new(&rules, &deal).unwrap(), chop))
    });
    found.expect("a five is a last copy")
}

fn second() -> Seat {
    Seat::new(1).unwrap()
}

/// The game after a clue that touches the chop or doesn't, and the discard of the chop.
fn clued_then_discarded(is_touched: bool) -> Record {
    let (mut recorder, chop) = with_last_copy_on_chop();
    let game = recorder.game().clone();
    let (_, card) = game.hand(second()).next().unwrap();
    let clue = game.legal_actions().iter().find(|action| {
        let Action::Clue { clue, .. } = action else {
            return false;
        };
        game.rules().touch(*clue).contains(card) == is_touched
    });
    recorder.apply(clue.unwrap()).unwrap();
    recorder.apply(Action::Discard(chop)).unwrap();
    recorder.into_record()
}

fn count(faults: &Faults, kind: FaultKind) -> (u64, u64) {
    let counts = faults.counts();
    let count = counts.iter().find(|count| count.kind == kind).unwrap();
    (count.faults, count.situations)
}

#[test]
fn a_last_copy_that_the_next_player_discards_is_a_lost_chop() {
    let mut faults = Faults::default();
    let found = faults.add(&clued_then_discarded(false));
    assert_eq!(count(&faults, FaultKind::LostChop), (1, 1));
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].kind, found[0].entry), (FaultKind::LostChop, 0));
    assert_eq!(faults.games, 1);
}

#[test]
fn a_clue_on_two_copies_is_counted() {
    let rules = Arc::new(Rules::new(&Options::preset("original", 2).unwrap()).unwrap());
    let ones = Action::Clue {
        to: Offset::new(1).unwrap(),
        clue: Clue::Rank(rules.cards().nth(0).unwrap().rank()),
    };
    let mut seen = [0, 0];
    for number in 0..60 {
        let deal = Deal::from_seed(Seed::from_number(number));
        let mut recorder = Recorder::new(&rules, &deal).unwrap();
        let hand: Vec<_> = recorder.game().hand(second()).map(|it| it.1).collect();
        let Action::Clue { clue, .. } = ones else {
            unreachable!("a clue")
        };
        let touched: Vec<_> = hand
            .iter()
            .filter(|card| rules.touch(clue).contains(**card))
            .collect();
        if touched.len() < 2 {
            continue;
        }
        let mut different = touched.clone();
        different.sort_unstable();
        different.dedup();
        let has_copies = different.len() < touched.len();
        recorder.apply(ones).unwrap();
        let mut faults = Faults::default();
        faults.add(recorder.record());
        let expected = (u64::from(has_copies), 1);
        assert_eq!(count(&faults, FaultKind::TwoCopies), expected, "{number}");
        seen[usize::from(has_copies)] += 1;
    }
    assert!(seen.iter().all(|it| *it > 0), "{seen:?}");
}

/// A series of companions at the usual table, with the records of its games.
fn played(bot: &str, players: u8, games: u64) -> (Report, Vec<Record>) {
    let options = Options::preset("original", players).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let series = Series {
        options,
        games,
        seed: 7_770_000,
        keep: Keep::Everything,
        ..Series::default()
    };
    let contestant = contestant(bot).unwrap();
    let report = run(&series, &*contestant, &|_| {}, &AtomicBool::new(false)).unwrap();
    let record = |game: &KeptGame| {
        let mut recorder = Recorder::new(&rules, &series.deal(game.deal).unwrap()).unwrap();
        for action in &game.actions {
            recorder.apply(*action).unwrap();
        }
        recorder.into_record()
    };
    let records = report.kept.iter().map(record).collect();
    (report, records)
}

/// The limits are in thousandths. Before companions looked at all cards of a partner, and doubted
/// what they expect of the next player, the shares were 7, 12.8, 2.4, 7.8 and 7.8.
#[test]
fn companions_seldom_let_the_next_player_lose_a_last_copy() {
    for (bot, players, limit) in [
        ("companion-1", 2, 6),
        ("companion-2", 2, 6),
        ("companion-2", 3, 1),
        ("companion-2", 4, 4),
        ("companion-2", 5, 3),
    ] {
        let mut faults = Faults::default();
        for record in played(bot, players, 200).1 {
            faults.add(&record);
        }
        let (lost, situations) = count(&faults, FaultKind::LostChop);
        assert!(situations > 500, "{bot}, {players}: {situations}");
        assert!(
            lost * 1000 <= situations * limit,
            "{bot}, {players}: {lost} of {situations}"
        );
    }
}

/// Before companions looked at what the next player would misplay, 11 of these games ended so.
#[test]
fn companions_stop_a_play_that_would_end_the_game() {
    let (report, _) = played("companion-1", 2, 1000);
    assert!(report.strikeouts <= 6, "{}", report.strikeouts);
}
