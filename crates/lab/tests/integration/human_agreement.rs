//! Agreement statistics of games played in the test.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kagiya_bots::{Convention, HumanModel};
use kagiya_lab::{
    ActionKind, Agreement, AgreementOptions, GameSplit, Judges, contestant, measure_agreement,
    replayed_turns,
};
use kagiya_lab::{Keep, Series, run};
use kagiya_rules::record::{BreakOff, Record, Recorder};
use kagiya_rules::{Action, Board, Clue, Deal, Game, Offset, Options, Rules, Seat, Seed};

/// Games of `bot` with copies of itself.
fn games_of(bot: &str, players: u8, games: u64) -> Vec<Record> {
    let series = Series {
        options: Options::preset("original", players).unwrap(),
        games,
        seed: 40,
        keep: Keep::Everything,
        threads: 2,
        ..Series::default()
    };
    let player = contestant(bot).unwrap();
    let report = run(&series, &*player, &|_| {}, &AtomicBool::new(false)).unwrap();
    let rules = Arc::new(Rules::new(&series.options).unwrap());
    let record = |number: u64, actions: &[Action]| {
        let mut recorder = Recorder::new(&rules, &series.deal(number).unwrap()).unwrap();
        for action in actions {
            recorder.apply(*action).unwrap();
        }
        recorder.into_record()
    };
    let kept = report.kept.iter();
    kept.map(|game| record(game.deal, &game.actions)).collect()
}

fn watching<'a>(
    games: &'a [Record],
    bot: &str,
    part: GameSplit,
    threads: usize,
) -> AgreementOptions<'a> {
    AgreementOptions {
        games,
        bot: bot.parse().unwrap(),
        habits: None,
        without: &[],
        judges: None,
        part,
        threads,
    }
}

fn watch(games: &[Record], bot: &str, part: GameSplit, threads: usize) -> Agreement {
    let watching = watching(games, bot, part, threads);
    measure_agreement(&watching, &|_| {}, &AtomicBool::new(false)).unwrap()
}

fn close(share: f64, expected: f64) -> bool {
    (share - expected).abs() < 1e-12
}

#[test]
fn a_companion_without_a_convention_disagrees_with_itself() {
    let games = games_of("companion-2", 3, 3);
    let without = |conventions: &[Convention]| {
        let watching = AgreementOptions {
            without: conventions,
            ..watching(&games, "companion-2", GameSplit::All, 2)
        };
        measure_agreement(&watching, &|_| {}, &AtomicBool::new(false)).unwrap()
    };
    assert!(without(&[Convention::Prompts]).exact < 1.0);
    // That convention is of a higher level.
    assert!(close(without(&[Convention::TrashClues]).exact, 1.0));
}

#[test]
fn a_bot_agrees_with_itself_in_everything() {
    for bot in [
        "random",
        "cautious",
        "companion-1",
        "companion-3",
        "savant:book",
    ] {
        let games = games_of(bot, 3, 3);
        let figures = watch(&games, bot, GameSplit::All, 2);
        let turns: usize = games.iter().map(|game| game.entries().len()).sum();
        assert_eq!(figures.turns, turns as u64, "{bot}");
        assert!(close(figures.exact, 1.0), "{bot}: {}", figures.exact);
        assert!(close(figures.kind, 1.0) && close(figures.exact_stderr, 0.0));
        assert_eq!(figures.plays_made, figures.plays_proposed, "{bot}");
        assert_eq!(figures.plays_made_strikes, figures.plays_proposed_strikes);
        assert_eq!(figures.last_copies_made, figures.last_copies_proposed);
        assert_eq!(figures.known_plays_left, figures.known_plays_left_proposed);
        assert!(figures.disagreements.is_empty(), "{bot}");
    }
}

#[test]
fn each_half_is_judged_by_the_model_of_the_other() {
    let games = games_of("companion-2", 3, 4);
    let stop = AtomicBool::new(false);
    let judged = |games: &[Record], part| {
        let judges = Judges::fit(games, 2, &|_| {}, &stop).unwrap();
        let watching = AgreementOptions {
            judges: Some(&judges),
            ..watching(games, "companion-2", part, 2)
        };
        measure_agreement(&watching, &|_| {}, &stop).unwrap()
    };
    let both = judged(&games, GameSplit::All);
    assert!(both.measures.judged > 0);
    assert_eq!(both.measures.judged, both.turns);
    // The bot does the same as the players.
    assert!(close(both.measures.puzzling, both.measures.puzzling_made));
    for part in [GameSplit::Tuning, GameSplit::HeldOut] {
        let half: Vec<Record> = games.iter().filter(|it| part.has(it)).cloned().collect();
        assert!(!half.is_empty(), "{part:?}");
        let alone = judged(&half, part);
        assert_eq!(alone.measures.judged, 0, "nobody else has played");
    }
}

#[test]
fn actions_are_counted_as_in_the_games() {
    let games = games_of("random", 4, 12);
    let figures = watch(&games, "cautious", GameSplit::All, 2);
    // The slow way: the strikes and lost cards in the games.
    let (mut plays, mut strikes, mut last, mut struck_out) = (0, 0, 0, 0);
    for record in &games {
        let mut game = record.game_after(0);
        for entry in record.entries() {
            let kagiya_rules::record::Entry::Action(action) = *entry else {
                continue;
            };
            let before = game.clone();
            game.apply(action).unwrap();
            plays += u64::from(matches!(action, Action::Play { .. }));
            strikes += u64::from(game.table().strikes() - before.table().strikes());
            if matches!(action, Action::Discard(_)) {
                let most = |game: &Game| game.board().max_points();
                last += u64::from(most(&game) < most(&before));
            }
        }
        struck_out += usize::from(game.table().strikes() == 3);
    }
    assert!(strikes > 10 && last > 3, "{strikes} {last}");
    assert_eq!(figures.plays_made, plays);
    assert_eq!(figures.plays_made_strikes, strikes);
    assert_eq!(figures.last_copies_made, last);
    assert_eq!(figures.struck_out, struck_out);
    // The bot `cautious` plays only cards that surely fit.
    assert!(figures.plays_proposed > 10);
    assert_eq!(figures.plays_proposed_strikes, 0);
    assert!(figures.known_plays_left_proposed < figures.known_plays_left);
    let by_action: u64 = figures.by_action.iter().map(|row| row.turns).sum();
    let by_phase: u64 = figures.by_phase.iter().map(|row| row.turns).sum();
    let by_fifth: u64 = figures.by_fifth.iter().map(|row| row.turns).sum();
    assert_eq!([by_action, by_phase, by_fifth], [figures.turns; 3]);
    assert!(figures.by_fifth.len() > 1, "{:?}", figures.by_fifth);
}

#[test]
fn the_figures_do_not_depend_on_threads() {
    let games = games_of("companion-1,cautious", 3, 6);
    let figures = [1, 2, 5].map(|threads| {
        let figures = watch(&games, "companion-2", GameSplit::All, threads);
        serde_json::to_string(&figures).unwrap()
    });
    assert_eq!(figures[0], figures[1]);
    assert_eq!(figures[0], figures[2]);
}

#[test]
fn abandoned_games_count_too() {
    let whole = games_of("cautious", 3, 1).remove(0);
    let mut recorder = Recorder::new(whole.rules(), whole.deal()).unwrap();
    for entry in &whole.entries()[..7] {
        recorder.add(entry.clone()).unwrap();
    }
    recorder.break_off(None, Some(BreakOff::Agreed)).unwrap();
    let figures = watch(&[recorder.into_record()], "cautious", GameSplit::All, 1);
    assert_eq!(
        (figures.games, figures.unfinished, figures.turns),
        (1, 1, 7)
    );
    assert!(close(figures.exact, 1.0));
}

#[test]
fn every_game_is_always_in_the_same_half() {
    let games = games_of("random", 3, 40);
    let held_out: Vec<bool> = games
        .iter()
        .map(|game| GameSplit::HeldOut.has(game))
        .collect();
    let tuning: Vec<bool> = games
        .iter()
        .map(|game| GameSplit::Tuning.has(game))
        .collect();
    assert!(held_out.iter().zip(&tuning).all(|(a, b)| a != b));
    // Tuning relies on the same halves in every release.
    let places: Vec<usize> = (0..games.len()).filter(|at| held_out[*at]).collect();
    assert!((12..=28).contains(&places.len()), "{places:?}");
    let all = watch(&games, "cautious", GameSplit::All, 2);
    let halves =
        [GameSplit::Tuning, GameSplit::HeldOut].map(|part| watch(&games, "cautious", part, 2));
    assert_eq!(halves[0].games + halves[1].games, all.games);
    assert_eq!(halves[0].turns + halves[1].turns, all.turns);
    // The cards decide the part, and the actions don't.
    let again = games_of("cautious", 3, 40);
    let same: Vec<bool> = again
        .iter()
        .map(|game| GameSplit::HeldOut.has(game))
        .collect();
    assert_eq!(held_out, same);
}

#[test]
fn another_model_chooses_other_actions() {
    let games = games_of("companion-2", 3, 2);
    let mut watching = watching(&games, "companion-4", GameSplit::All, 2);
    let exact = |watching: &AgreementOptions<'_>| {
        measure_agreement(watching, &|_| {}, &AtomicBool::new(false))
            .unwrap()
            .exact
    };
    let own = exact(&watching);
    watching.habits = Some(HumanModel::people());
    assert!(close(exact(&watching), own), "the same habits");
    // A model that only plays agrees less with the others.
    let plays = HumanModel::parse("choice\ntree\ntable play always < 0.5\n0\n100").unwrap();
    watching.habits = Some(&plays);
    assert!(exact(&watching) < own / 2.0);
    watching.bot = "companion-3".parse().unwrap();
    let without = exact(&watching);
    watching.habits = None;
    assert!(close(exact(&watching), without), "level 3 has no habits");
}

#[test]
fn examples_show_the_turns_that_were_counted() {
    let games = games_of("random", 3, 2);
    let figures = watch(&games, "companion-3", GameSplit::All, 2);
    let watching = watching(&games, "companion-3", GameSplit::All, 2);
    let counted: u64 = figures.disagreements.iter().map(|class| class.turns).sum();
    let same = figures.turns - counted;
    #[expect(clippy::cast_precision_loss, reason = "few turns")]
    let share = same as f64 / figures.turns as f64;
    assert!(close(figures.exact, share));
    for class in figures.disagreements.iter().take(3) {
        assert!(!class.examples.is_empty());
        for example in &class.examples {
            let record = &games[example.game];
            let scenes = replayed_turns(record, example.game, &watching, &[example.entry]).unwrap();
            let [scene] = &scenes[..] else {
                panic!("one scene for one entry")
            };
            assert_ne!(scene.did, scene.would.action);
            assert_eq!(scene.game.table().turn(), example.turn);
            assert_eq!(scene.game.table().to_act().index(), example.seat);
            assert!(!scene.would.reasons.is_empty(), "companions say why");
            let is_play = matches!(scene.would.action, Action::Play { .. });
            assert_eq!(class.would.kind.is_play(), is_play);
        }
    }
}

#[test]
fn action_kinds_are_plays_discards_clues_or_answers() {
    for kind in ActionKind::ALL {
        let sorts = [kind.is_play(), kind.is_discard(), kind.is_clue()];
        let one = usize::from(kind != ActionKind::Answer);
        assert_eq!(sorts.iter().filter(|it| **it).count(), one, "{kind:?}");
        assert_eq!(kind.name(), serde_json::to_value(kind).unwrap());
        assert!(kind.is_like(kind));
    }
}

/// A game for two in which the first player clues the newest card of the second by its color, as the only card,
/// and the second gives a clue. The card is playable, or needs more than one card first.
fn color_clue_on_newest(is_playable: bool) -> Record {
    let rules = Arc::new(Rules::new(&Options::preset("original", 2).unwrap()).unwrap());
    let second = Seat::new(1).unwrap();
    let found = (0..1000).find_map(|number| {
        let deal = Deal::from_seed(Seed::from_number(number));
        let game = Game::deal(&rules, &deal).unwrap();
        let board: Board<'_> = game.board();
        let hand: Vec<_> = game.hand(second).map(|it| it.1).collect();
        let newest = *hand.last().unwrap();
        let is_alone = hand.iter().filter(|it| it.suit() == newest.suit()).count() == 1;
        let place = board.place_of(newest);
        let is_wanted = if is_playable { place == 0 } else { place == 2 };
        let has_critical_chop = board.is_critical(hand[0]);
        (is_alone && is_wanted && !has_critical_chop).then_some((deal, newest.suit()))
    });
    let (deal, suit) = found.expect("a deal with such a card");
    let mut recorder = Recorder::new(&rules, &deal).unwrap();
    let colors = recorder.game().legal_actions();
    let clue = colors.iter().find(|action| {
        matches!(action, Action::Clue { clue: Clue::Color(color), .. }
            if rules.touch(Clue::Color(*color)).iter().all(|card| card.suit() == suit))
    });
    recorder.apply(clue.unwrap()).unwrap();
    let answers = recorder.game().legal_actions();
    let answer = answers
        .iter()
        .find(|action| matches!(action, Action::Clue { to, .. } if *to == Offset::new(1).unwrap()));
    recorder.apply(answer.unwrap()).unwrap();
    recorder.into_record()
}

#[test]
fn a_card_that_a_clue_means_stays_what_it_is() {
    // A clue on the newest card calls it to be played.
    let games = [color_clue_on_newest(true), color_clue_on_newest(false)];
    for (games, kept) in [(&games[..1], 1.0), (&games[1..], 0.0), (&games[..], 0.5)] {
        let measures = watch(games, "companion-1", GameSplit::All, 1).measures;
        assert_eq!(measures.clued, games.len() as u64);
        assert!(close(measures.kept, kept), "{measures:?}");
    }
    let silent = watch(&games, "cautious", GameSplit::All, 1).measures;
    assert_eq!(silent.clued, 0, "it does not say what it takes cards for");
}

#[test]
fn measures_cover_all_games_and_each_fifth() {
    let games = games_of("random", 4, 12);
    let figures = watch(&games, "cautious", GameSplit::All, 2);
    let measures = &figures.measures;
    assert_eq!((measures.games, measures.plays), (12, figures.plays_made));
    let fifths = &figures.measures_by_fifth;
    assert!(fifths.len() > 1);
    assert_eq!(fifths.iter().map(|it| it.games).sum::<usize>(), 12);
    assert_eq!(
        fifths.iter().map(|it| it.plays).sum::<u64>(),
        measures.plays
    );
    // `cautious` never strikes, and the games of `random` are full of strikes and lost cards.
    let lost = figures.last_copies_made + figures.plays_made_strikes;
    #[expect(clippy::cast_precision_loss, reason = "few turns")]
    let made = lost as f64 / 12.0;
    assert!(close(measures.worse_made, made), "{measures:?}");
    assert!(measures.plays_forgiven >= figures.plays_same);
    let itself = watch(&games_of("cautious", 3, 3), "cautious", GameSplit::All, 2);
    assert!(close(itself.measures.plays_forgiven, 1.0));
    assert!(close(itself.measures.worse, itself.measures.worse_made));
}
