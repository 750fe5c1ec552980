//! The figures of an agreement, with their errors.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Deed, DeedKind, Ending, Part, Phase, Turn, Watched, by_game};
use crate::tally::ratio;

/// How many examples of a class of disagreement are named.
const EXAMPLES: usize = 5;

/// How far a bot would have done what others did.
#[derive(Clone, Debug, Serialize)]
pub struct Agreement {
    /// The bot that watched.
    pub bot: String,
    /// Which part of the games.
    pub part: Part,
    /// Games looked at.
    pub games: usize,
    /// Games of that part that there are; more than were looked at if it was stopped.
    #[serde(skip)]
    pub wanted: usize,
    /// Games that end before their end.
    pub unfinished: usize,
    /// Games that the last strike ended.
    pub struck_out: usize,
    /// Actions that the bot was asked for.
    pub turns: u64,
    /// The share of them in which it would have done the same.
    pub exact: f64,
    /// Its standard error. Turns of a game are not independent, so that all errors here are those of
    /// a ratio over games.
    pub exact_stderr: f64,
    /// The share in which it would have done something of the same kind: play, discard or clue.
    pub kind: f64,
    /// Its standard error.
    pub kind_stderr: f64,
    /// The share of the plays made that it would have made.
    pub plays_same: f64,
    /// Its standard error.
    pub plays_same_stderr: f64,
    /// The share of the discards made that it would have made.
    pub discards_same: f64,
    /// Its standard error.
    pub discards_same_stderr: f64,
    /// The share of the clues given that it would have given.
    pub clues_same: f64,
    /// Its standard error.
    pub clues_same_stderr: f64,
    /// Plays that were made.
    pub plays_made: u64,
    /// Those of them that struck.
    pub plays_made_strikes: u64,
    /// Their share.
    pub plays_made_strikes_share: f64,
    /// Its standard error.
    pub plays_made_strikes_stderr: f64,
    /// Plays that the bot would have made.
    pub plays_proposed: u64,
    /// Those of them that would have struck.
    pub plays_proposed_strikes: u64,
    /// Their share.
    pub plays_proposed_strikes_share: f64,
    /// Its standard error.
    pub plays_proposed_strikes_stderr: f64,
    /// Discards that were made.
    pub discards_made: u64,
    /// Discards that the bot would have made.
    pub discards_proposed: u64,
    /// Discards that lost the last copy of a card of use.
    pub last_copies_made: u64,
    /// Those that the bot would have made.
    pub last_copies_proposed: u64,
    /// Turns in which a card was known to fit, by the rules and the clues alone.
    pub known_plays: u64,
    /// Those in which something else was done than to play such a card.
    pub known_plays_left: u64,
    /// Those in which the bot would have done something else.
    pub known_plays_left_proposed: u64,
    /// By the number of players.
    pub by_players: Vec<Row>,
    /// By what was done, and whether it struck.
    pub by_deed: Vec<Row>,
    /// By how far the game had come: more than two thirds of the deck left, less than a third, and
    /// between.
    pub by_phase: Vec<Row>,
    /// By how the bot read the last clue that asked its seat for something since it acted last: the
    /// most frequent first.
    pub by_reading: Vec<Row>,
    /// By the first reason that the bot gives for what it would do: the most frequent first.
    pub by_reason: Vec<Row>,
    /// What was done and what the bot would have done instead: the most frequent first.
    pub disagreements: Vec<Class>,
}

/// A share of turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// Of how many.
    pub of: u64,
    /// How many.
    pub count: u64,
    /// The share; 0 of nothing.
    pub share: f64,
    /// Its standard error over games.
    pub stderr: f64,
}

/// The turns of one sort.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Which sort.
    pub name: String,
    /// How many.
    pub turns: u64,
    /// The share in which the bot would have done the same.
    pub exact: f64,
    /// Its standard error.
    pub exact_stderr: f64,
    /// The share in which it would have done something of the same kind.
    pub kind: f64,
    /// Its standard error.
    pub kind_stderr: f64,
    /// The share in which what it would have done strikes.
    pub strikes: f64,
}

/// Turns in which the bot would have done something else, of one sort.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Class {
    /// What was done.
    pub did: Deed,
    /// What the bot would have done.
    pub would: Deed,
    /// How often.
    pub turns: u64,
    /// Their share of all disagreements.
    pub share: f64,
    /// Some of them, of different games as far as there are.
    pub examples: Vec<Example>,
}

/// A turn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Example {
    /// The game, counted from 0 among all that were given.
    pub game: usize,
    /// The entry of its record that holds what was done, counted from 0.
    pub entry: usize,
    /// How many turns had been taken.
    pub turn: u16,
    /// The seat to act, counted from 0.
    pub seat: usize,
}

impl Agreement {
    pub(super) fn new(bot: String, part: Part, wanted: usize, watched: &[Watched]) -> Self {
        let turns: Vec<Turn> = watched.iter().flat_map(|it| &it.turns).copied().collect();
        let exact = share(&turns, |_| true, |it| it.exact);
        let kind = share(&turns, |_| true, of_a_kind);
        let did =
            |is: fn(DeedKind) -> bool| share(&turns, move |it| is(it.did.kind), |it| it.exact);
        let (plays, discards, clues) = (
            did(DeedKind::is_play),
            did(DeedKind::is_discard),
            did(DeedKind::is_clue),
        );
        let made = share(&turns, |it| it.did.kind.is_play(), |it| it.did.strikes);
        let proposed = share(&turns, |it| it.would.kind.is_play(), |it| it.would.strikes);
        let count = |of: fn(&Turn) -> bool| share(&turns, of, of).count;
        let ended = |how| watched.iter().filter(|it| it.ending == how).count();
        Self {
            bot,
            part,
            games: watched.len(),
            wanted,
            unfinished: ended(Ending::Unfinished),
            struck_out: ended(Ending::StruckOut),
            turns: exact.of,
            exact: exact.share,
            exact_stderr: exact.stderr,
            kind: kind.share,
            kind_stderr: kind.stderr,
            plays_same: plays.share,
            plays_same_stderr: plays.stderr,
            discards_same: discards.share,
            discards_same_stderr: discards.stderr,
            clues_same: clues.share,
            clues_same_stderr: clues.stderr,
            plays_made: made.of,
            plays_made_strikes: made.count,
            plays_made_strikes_share: made.share,
            plays_made_strikes_stderr: made.stderr,
            plays_proposed: proposed.of,
            plays_proposed_strikes: proposed.count,
            plays_proposed_strikes_share: proposed.share,
            plays_proposed_strikes_stderr: proposed.stderr,
            discards_made: discards.of,
            discards_proposed: count(|it| it.would.kind.is_discard()),
            last_copies_made: count(|it| it.did.loses_last),
            last_copies_proposed: count(|it| it.would.loses_last),
            known_plays: count(|it| it.knows_a_play),
            known_plays_left: count(|it| it.knows_a_play && it.did.kind != DeedKind::PlayKnown),
            known_plays_left_proposed: count(|it| {
                it.knows_a_play && it.would.kind != DeedKind::PlayKnown
            }),
            by_players: by_players(watched),
            by_deed: by_deed(&turns),
            by_phase: Phase::ALL
                .iter()
                .map(|phase| row(phase.name(), &turns, |it| it.phase == *phase))
                .collect(),
            by_reading: by_word(&turns, |it| it.reading),
            by_reason: by_word(&turns, |it| it.reason),
            disagreements: classes(&turns),
        }
    }
}

const fn of_a_kind(turn: &Turn) -> bool {
    turn.did.kind.is_like(turn.would.kind)
}

/// The share of `part` among the turns of `whole`, with the error of a ratio whose samples are games.
fn share(turns: &[Turn], whole: impl Fn(&Turn) -> bool, part: impl Fn(&Turn) -> bool) -> Share {
    let sums: Vec<(u64, u64)> = by_game(turns)
        .map(|range| {
            let whole = turns[range].iter().filter(|it| whole(it));
            whole.fold((0, 0), |(of, count), it| {
                (of + 1, count + u64::from(part(it)))
            })
        })
        .collect();
    let of: u64 = sums.iter().map(|(of, _)| of).sum();
    let count: u64 = sums.iter().map(|(_, count)| count).sum();
    if of == 0 {
        return Share {
            of,
            count,
            share: 0.0,
            stderr: 0.0,
        };
    }
    let share = ratio(count, of);
    let squares: f64 = sums
        .iter()
        .map(|(of, count)| ratio(*count, 1) - share * ratio(*of, 1))
        .map(|off| off * off)
        .sum();
    let games = sums.len() as u64;
    let correction = ratio(games, (games - 1).max(1));
    Share {
        of,
        count,
        share,
        stderr: (correction * squares).sqrt() / ratio(of, 1),
    }
}

fn row(name: &str, turns: &[Turn], of: impl Fn(&Turn) -> bool) -> Row {
    let exact = share(turns, &of, |it| it.exact);
    let kind = share(turns, &of, of_a_kind);
    Row {
        name: name.to_owned(),
        turns: exact.of,
        exact: exact.share,
        exact_stderr: exact.stderr,
        kind: kind.share,
        kind_stderr: kind.stderr,
        strikes: share(turns, &of, |it| it.would.strikes).share,
    }
}

fn by_players(watched: &[Watched]) -> Vec<Row> {
    let mut by_players: BTreeMap<usize, Vec<Turn>> = BTreeMap::new();
    for game in watched {
        by_players
            .entry(game.players)
            .or_default()
            .extend(&game.turns);
    }
    by_players
        .iter()
        .map(|(players, turns)| row(&players.to_string(), turns, |_| true))
        .collect()
}

fn by_deed(turns: &[Turn]) -> Vec<Row> {
    DeedKind::ALL
        .iter()
        .flat_map(|kind| [false, true].map(|strikes| (*kind, strikes)))
        .map(|(kind, strikes)| {
            let name = format!("{}{}", kind.name(), if strikes { "-strikes" } else { "" });
            row(&name, turns, |it| {
                it.did.kind == kind && it.did.strikes == strikes
            })
        })
        .filter(|row| row.turns > 0)
        .collect()
}

fn by_word(turns: &[Turn], word: impl Fn(&Turn) -> &'static str) -> Vec<Row> {
    let mut words: Vec<&str> = turns.iter().map(&word).collect();
    words.sort_unstable();
    words.dedup();
    let mut rows: Vec<Row> = words
        .iter()
        .map(|name| row(name, turns, |it| word(it) == *name))
        .collect();
    rows.sort_by_key(|row| core::cmp::Reverse(row.turns));
    rows
}

fn classes(turns: &[Turn]) -> Vec<Class> {
    let mut classes: BTreeMap<(Deed, Deed), Vec<&Turn>> = BTreeMap::new();
    for turn in turns.iter().filter(|it| !it.exact) {
        classes
            .entry((turn.did, turn.would))
            .or_default()
            .push(turn);
    }
    let all: usize = classes.values().map(Vec::len).sum();
    let mut classes: Vec<Class> = classes
        .into_iter()
        .map(|((did, would), turns)| Class {
            did,
            would,
            turns: turns.len() as u64,
            share: ratio(turns.len() as u64, all.max(1) as u64),
            examples: examples(&turns),
        })
        .collect();
    classes.sort_by_key(|class| core::cmp::Reverse(class.turns));
    classes
}

/// The first of each game, and then further ones as long as there is room.
fn examples(turns: &[&Turn]) -> Vec<Example> {
    let (mut first, mut more) = (Vec::new(), Vec::new());
    let mut last = None;
    for turn in turns {
        let example = Example {
            game: turn.game,
            entry: turn.entry,
            turn: turn.number,
            seat: turn.seat.index(),
        };
        if last.replace(turn.game) == Some(turn.game) {
            more.push(example);
        } else {
            first.push(example);
        }
    }
    first.extend(more);
    first.truncate(EXAMPLES);
    first.sort_by_key(|example| (example.game, example.entry));
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_rules::Seat;

    fn turn(game: usize, exact: bool) -> Turn {
        let deed = Deed {
            kind: DeedKind::PlayKnown,
            strikes: false,
            loses_last: false,
        };
        Turn {
            game,
            entry: 0,
            number: 0,
            seat: Seat::new(0).expect("a seat"),
            phase: Phase::Opening,
            did: deed,
            would: deed,
            exact,
            knows_a_play: true,
            reading: "none",
            reason: "untold",
        }
    }

    #[test]
    fn the_error_of_a_share_is_that_of_a_ratio_over_games() {
        // Two games: 3 of 4 and 1 of 2 turns. The share is 4/6; the games are off by 1/3 each.
        let turns: Vec<Turn> = [true, true, true, false]
            .map(|exact| turn(0, exact))
            .into_iter()
            .chain([true, false].map(|exact| turn(1, exact)))
            .collect();
        let share = share(&turns, |_| true, |it| it.exact);
        assert_eq!((share.of, share.count), (6, 4));
        let expected = (2.0 * (2.0 / 9.0) / 1.0_f64).sqrt() / 6.0;
        assert!((share.stderr - expected).abs() < 1e-12, "{}", share.stderr);
    }

    #[test]
    fn nothing_has_a_share_of_nothing() {
        let share = share(&[], |_| true, |_| true);
        assert_eq!((share.of, share.count), (0, 0));
        assert!(share.share.abs() < 1e-12 && share.stderr.abs() < 1e-12);
    }
}
