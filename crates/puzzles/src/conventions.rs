//! Puzzles in conventions, from games of companions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kagiya_bots::{BotName, Level, Players, Seats};
use kagiya_rules::{Action, Audience, Card, Deal, Game, Options, Phase, Rules, Seat, Seed};
use rayon::prelude::*;

use crate::asked::asks;
use crate::collection::collection;
use crate::companions::{self, World};
use crate::generate::{Generator, Solved};
use crate::measure::measure;
use crate::position::{cards_text, first_seat, game_of, hand_text, puzzle_of_seat, start_of};
use crate::proof::step;
use crate::puzzle::{Convention, Kind, Puzzle};

/// The lessons in conventions that have puzzles, with the lowest level of companions that plays the
/// convention.
pub const LESSONS: [(&str, u8); 8] = [
    ("chop", 1),
    ("focus", 1),
    ("saves", 1),
    ("good-touch", 1),
    ("prompt", 2),
    ("finesse", 2),
    ("bluff", 4),
    ("the-end", 3),
];
/// The worlds in which a position is tried first, and by how many points in all of them the answer must
/// lead.
const TRIES: [(usize, u64); 3] = [(5, 1), (20, 5), (60, 15)];
/// How many sampled deals may be dropped for each of these worlds.
const DROPPED: usize = 40;
/// The sizes of the deck in puzzles that aren't about the end.
const DECKS: core::ops::RangeInclusive<usize> = 0..=20;
/// The number of games that are searched between two looks at what is still wanted.
const CHUNK: u64 = 16;

/// Makes puzzles in conventions, `per_kind` for each lesson, in the order of lessons.
///
/// With `again`, the puzzles of the collection come first, as far as their proofs still succeed:
/// companions may have changed.
///
/// `progress` receives the numbers of searched games and of puzzles. When `stop` becomes true, the
/// result is shorter. It doesn't depend on the number of threads.
///
/// # Errors
/// If no thread can be started.
pub fn generate_conventions(
    generator: &Generator,
    again: bool,
    progress: &(dyn Fn(u64, usize) + Sync),
    stop: &AtomicBool,
) -> Result<Vec<Solved>, rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(generator.threads)
        .build()?;
    let mut found: BTreeMap<usize, Vec<Solved>> = BTreeMap::new();
    if again {
        let all: Vec<&Puzzle> = collection().iter().collect();
        let kept: Vec<Solved> = pool.install(|| {
            let proven = all.into_par_iter().filter_map(|it| proven(it.clone()));
            proven.collect()
        });
        for solved in kept {
            let place = LESSONS
                .iter()
                .position(|it| solved.0.lesson() == Some(it.0));
            found.entry(place.unwrap_or(0)).or_default().push(solved);
        }
    }
    let mut searched = 0;
    while searched < generator.games && !stop.load(Ordering::Relaxed) {
        let is_open = |place: &usize| found.get(place).map_or(0, Vec::len) < generator.per_kind;
        let open: Vec<usize> = (0..LESSONS.len()).filter(is_open).collect();
        if open.is_empty() {
            break;
        }
        let end = generator.games.min(searched + CHUNK);
        let numbers: Vec<u64> = (searched..end).collect();
        let parts: Vec<Vec<(usize, Solved)>> = pool.install(|| {
            numbers
                .par_iter()
                .map(|number| of_game(generator.seed, *number, &open))
                .collect()
        });
        for (place, solved) in parts.into_iter().flatten() {
            let of_lesson = found.entry(place).or_default();
            if of_lesson.len() < generator.per_kind {
                of_lesson.push(solved);
            }
        }
        searched = end;
        progress(searched, found.values().map(Vec::len).sum());
    }
    let all = found.into_values().flatten();
    Ok((1..)
        .zip(all)
        .map(|(number, (mut puzzle, mut solution))| {
            puzzle.number = number;
            solution.number = number;
            (puzzle, solution)
        })
        .collect())
}

/// The puzzles of one game, at most one of each lesson, with the places of their lessons. The levels of
/// the wanted lessons take turns: companions of one play a game, and its lessons are searched.
fn of_game(seed: u64, number: u64, wanted: &[usize]) -> Vec<(usize, Solved)> {
    let mut found: Vec<(usize, Solved)> = Vec::new();
    let level_of = |place: &usize| LESSONS[*place].1;
    let levels: BTreeSet<u8> = wanted.iter().map(level_of).collect();
    let turn = usize::try_from(number).unwrap_or(0) % levels.len().max(1);
    let Some(level) = levels.into_iter().nth(turn) else {
        return found;
    };
    let Some((mut game, mut players)) = begin(seed, number, level) else {
        return found;
    };
    let of_level = |place: &usize| level_of(place) == level;
    let mut wanted: Vec<usize> = wanted.iter().copied().filter(of_level).collect();
    let mut past: Vec<(Game, Action)> = Vec::new();
    while game.outcome().is_none() && !wanted.is_empty() {
        if game.table().phase() == Phase::Turn {
            for solved in of_position(&past, &game, &wanted) {
                wanted.retain(|place| *place != solved.0);
                found.push(solved);
            }
        }
        let Some(decision) = players.decide(&game) else {
            break;
        };
        past.push((game.clone(), decision.action));
        let Ok(events) = game.apply(decision.action) else {
            break;
        };
        players.see(&events, &game);
    }
    found
}

fn begin(seed: u64, number: u64, level: u8) -> Option<(Game, Seats<Box<dyn kagiya_bots::Bot>>)> {
    let bot: BotName = format!("companion-{level}").parse().ok()?;
    let rules = Arc::new(Rules::new(&Options::preset("original", 3).ok()?).ok()?);
    let deal = Deal::from_seed(Seed::from_number(seed.wrapping_add(number)));
    let game = Game::deal(&rules, &deal).ok()?;
    let players = Seats::new(&game, |_| Some(bot.make()));
    Some((game, players))
}

/// The puzzles of a position, at most one of each wanted lesson.
fn of_position(past: &[(Game, Action)], now: &Game, wanted: &[usize]) -> Vec<(usize, Solved)> {
    let mut found: Vec<(usize, Solved)> = Vec::new();
    for place in wanted {
        let (lesson, level) = LESSONS[*place];
        if !may_ask(lesson, past, now) {
            continue;
        }
        let turns = turns_before(lesson);
        let mut tried = turns.filter_map(|turns| {
            let last = &past[past.len().checked_sub(turns)?..];
            let puzzle = puzzle_from(last, now, lesson, level)?;
            let mine = now.hand(now.table().to_act()).map(|(_, card)| card);
            let hand: Vec<Card> = mine.collect();
            let is_world = companions::is_world(&puzzle, &hand, now.deck());
            is_world.then(|| finish(puzzle)).flatten()
        });
        if let Some(solved) = tried.next() {
            found.push((*place, solved));
        }
    }
    found
}

/// The puzzle of the player to act in `now`, which begins before the last actions.
fn puzzle_from(last: &[(Game, Action)], now: &Game, lesson: &str, level: u8) -> Option<Puzzle> {
    let me = now.table().to_act();
    let view = now.view(Audience::Seat(me));
    let first = last.first().map_or(now, |(game, _)| game);
    let mut puzzle = puzzle_of_seat(&first.view(Audience::Seat(me)), me, Kind::Convention);
    let drawn = first.table().deck_size() - now.table().deck_size();
    let rules = now.rules();
    let convention = Convention {
        lesson: lesson.to_owned(),
        level,
        before: Vec::new(),
        drawn: cards_text(first.deck()[..drawn].iter().copied(), rules),
        hand: hand_text(&view, me),
    };
    // Without actions, the position is the solver's own.
    if last.is_empty() {
        puzzle.convention = Some(convention);
        return Some(puzzle);
    }
    // A step names the seats of the puzzle; the game is rebuilt to apply it there.
    let actor = first.table().to_act();
    let places = (actor.index() + rules.players() - me.index()) % rules.players();
    let letter = Seat::new(u8::try_from(places).ok()?)?.letter();
    let placeholder = crate::puzzle::Step {
        seat: letter,
        action: String::new(),
        card: None,
        strike: false,
    };
    puzzle.convention = Some(Convention {
        before: vec![placeholder],
        ..convention
    });
    let mut rebuilt = start_of(&puzzle).ok()?;
    let mut before = Vec::new();
    for (game, action) in last {
        let seat = game.table().to_act();
        let slot = |card| game.table().hand(seat).iter().position(|id| *id == card);
        let same = rebuilt.table().hand(rebuilt.table().to_act());
        let action = match *action {
            Action::Play { card, announce } => Action::Play {
                card: *same.get(slot(card)?)?,
                announce,
            },
            Action::Discard(card) => Action::Discard(*same.get(slot(card)?)?),
            other => other,
        };
        rebuilt.check(action).ok()?;
        before.push(step(&mut rebuilt, action));
    }
    if let Some(convention) = &mut puzzle.convention {
        convention.before = before;
    }
    let seen = game_of(&puzzle).ok()?.view(Audience::Seat(first_seat()));
    let is_same = hand_text(&seen, first_seat()) == hand_text(&view, me);
    is_same.then_some(puzzle)
}

/// Whether a companion of the level below, who doesn't play the convention, does the same.
fn is_found_below(puzzle: &Puzzle, action: Action) -> bool {
    let level = puzzle.convention.as_ref().map_or(1, |it| it.level);
    let below = level.checked_sub(1).and_then(Level::new);
    let world = below.and_then(|below| companions::at_any_deal(puzzle, below));
    world.and_then(|mut world| world.decide()) == Some(action)
}

/// What the convention asks for, if the level below does something else.
fn asked_for(puzzle: &Puzzle) -> Option<(World, Action)> {
    let convention = puzzle.convention.as_ref()?;
    let mut asked = companions::at_any_deal(puzzle, Level::new(convention.level)?)?;
    let action = asked.decide()?;
    let is_about = asks(&convention.lesson, puzzle, &asked.game, action);
    (is_about && !is_found_below(puzzle, action)).then_some((asked, action))
}

/// Proves and measures a puzzle from a game, if a few other worlds promise a proof.
fn finish(puzzle: Puzzle) -> Option<Solved> {
    let (asked, action) = asked_for(&puzzle)?;
    let is_right = |action| companions::is_also_right(&puzzle, &asked.game, action);
    // Most positions are dropped in a few worlds. These worlds are not those of the proof.
    for (count, lead) in TRIES {
        let worlds = companions::worlds(&puzzle, count, DROPPED, 1).ok()?;
        if worlds.len() < count || !companions::leads(&worlds, action, lead, &is_right)? {
            return None;
        }
    }
    proven(puzzle)
}

/// Proves a puzzle whose answer the convention asks for, and measures it.
fn proven(puzzle: Puzzle) -> Option<Solved> {
    let (asked, action) = asked_for(&puzzle)?;
    let proof = companions::prove(&puzzle).ok()?;
    if !proof.classes.first()?.actions.contains(&action) {
        return None;
    }
    let mut solution = proof.solution(&puzzle, &asked.game)?;
    solution.measured = measure(&puzzle, &solution).ok()?;
    Some((puzzle, solution))
}

/// How many actions of the partners a puzzle shows. A clue that counts must be among them.
const fn turns_before(lesson: &str) -> core::ops::RangeInclusive<usize> {
    match lesson.as_bytes() {
        b"saves" | b"good-touch" | b"the-end" => 0..=0,
        b"bluff" => 1..=1,
        b"chop" => 2..=2,
        _ => 1..=2,
    }
}

/// Whether the position can be about the convention, whatever the companion does.
fn may_ask(lesson: &str, past: &[(Game, Action)], now: &Game) -> bool {
    let deck = now.table().deck_size();
    if lesson == "the-end" {
        return (1..=2).contains(&deck);
    }
    let me = now.table().to_act();
    let last = past.len().saturating_sub(*turns_before(lesson).end());
    let clued = |mine: bool| {
        past[last..].iter().any(|(game, action)| match action {
            Action::Clue { to, .. } => {
                let seat = game.table().to_act().after(*to, game.rules().players());
                (seat == me) == mine
            }
            _ => false,
        })
    };
    DECKS.contains(&deck)
        && match lesson {
            "prompt" | "finesse" | "bluff" => clued(false),
            "focus" => clued(true),
            _ => true,
        }
}
