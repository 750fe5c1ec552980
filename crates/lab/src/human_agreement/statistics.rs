//! The statistics of an agreement, with standard errors.

use std::collections::BTreeMap;

use serde::Serialize;

use super::measures::Measures;
use super::{ActionClass, ActionKind, Ending, Phase, Turn, Watched, by_game};
use crate::game_split::GameSplit;
use crate::score_stats::ratio;

/// The maximum number of examples of a kind of disagreement.
const EXAMPLES: usize = 5;

/// How often a bot would have chosen the players' actions. Made actions are the players', proposed ones the
/// bot's.
#[derive(Clone, Debug, Serialize)]
pub struct Agreement {
    pub bot: String,
    pub part: GameSplit,
    /// The number of replayed games.
    pub games: usize,
    /// The number of games in that part. It is larger than `games` if the run was stopped.
    #[serde(skip)]
    pub wanted: usize,
    /// The number of games whose record ends early.
    pub unfinished: usize,
    /// The number of games that ended by the last strike.
    pub struck_out: usize,
    /// The number of the bot's decisions.
    pub turns: u64,
    /// The share where both actions are equal.
    pub exact: f64,
    /// The standard error of `exact`. Turns of a game aren't independent, so all errors here are of a ratio
    /// over games.
    pub exact_stderr: f64,
    /// The share where both actions are plays, both discards, or both clues.
    pub kind: f64,
    pub kind_stderr: f64,
    /// The share among the players' plays where both actions are equal.
    pub plays_same: f64,
    pub plays_same_stderr: f64,
    /// The same among the players' discards.
    pub discards_same: f64,
    pub discards_same_stderr: f64,
    /// The same among the players' clues.
    pub clues_same: f64,
    pub clues_same_stderr: f64,
    pub plays_made: u64,
    pub plays_made_strikes: u64,
    pub plays_made_strikes_share: f64,
    pub plays_made_strikes_stderr: f64,
    pub plays_proposed: u64,
    pub plays_proposed_strikes: u64,
    pub plays_proposed_strikes_share: f64,
    pub plays_proposed_strikes_stderr: f64,
    pub discards_made: u64,
    pub discards_proposed: u64,
    /// Discards of the last copy of a useful card.
    pub last_copies_made: u64,
    pub last_copies_proposed: u64,
    /// Turns with a card that surely fits, by the rules and the clues.
    pub known_plays: u64,
    /// The turns among these where the player didn't play such a card.
    pub known_plays_left: u64,
    /// The turns among these where the bot wouldn't have.
    pub known_plays_left_proposed: u64,
    /// Measures of all games.
    pub measures: Measures,
    /// The same by fifths of the games.
    pub measures_by_fifth: Vec<Measures>,
    pub by_players: Vec<Row>,
    /// By fifths of the games, which depend on their cards alone.
    pub by_fifth: Vec<Row>,
    /// By the class of the player's action.
    pub by_action: Vec<Row>,
    /// By the stage of the game: more than two thirds of the deck left, less than one third, and between.
    pub by_phase: Vec<Row>,
    /// By the bot's interpretation of the last clue that asked its seat for something, most frequent first.
    pub by_reading: Vec<Row>,
    /// By the first reason that the bot gives, most frequent first.
    pub by_reason: Vec<Row>,
    /// The most frequent first.
    pub disagreements: Vec<Disagreement>,
}

/// A share of turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The number of all turns.
    pub of: u64,
    /// The number of turns in the share.
    pub count: u64,
    /// The share; 0 if there are no turns.
    pub share: f64,
    /// The standard error over games.
    pub stderr: f64,
}

/// Statistics of a group of turns.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    pub name: String,
    pub turns: u64,
    /// The share where both actions are equal.
    pub exact: f64,
    pub exact_stderr: f64,
    /// The share where both actions are plays, both discards, or both clues.
    pub kind: f64,
    pub kind_stderr: f64,
    /// The share where the bot's action strikes.
    pub strikes: f64,
}

/// A kind of disagreement between the player and the bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Disagreement {
    /// The class of the player's action.
    pub did: ActionClass,
    /// The class of the bot's action.
    pub would: ActionClass,
    pub turns: u64,
    /// The share of all disagreements.
    pub share: f64,
    /// Examples, of different games if possible.
    pub examples: Vec<Example>,
}

/// A turn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Example {
    /// The index of the game among all given games.
    pub game: usize,
    /// The index of the player's action in the record.
    pub entry: usize,
    /// The number of turns before.
    pub turn: u16,
    pub seat: usize,
}

impl Agreement {
    pub(super) fn new(bot: String, part: GameSplit, wanted: usize, watched: &[Watched]) -> Self {
        let turns: Vec<Turn> = watched.iter().flat_map(|it| &it.turns).copied().collect();
        let exact = share(&turns, |_| true, |it| it.exact);
        let kind = share(&turns, |_| true, of_a_kind);
        let did =
            |is: fn(ActionKind) -> bool| share(&turns, move |it| is(it.did.kind), |it| it.exact);
        let (plays, discards, clues) = (
            did(ActionKind::is_play),
            did(ActionKind::is_discard),
            did(ActionKind::is_clue),
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
            known_plays_left: count(|it| it.knows_a_play && it.did.kind != ActionKind::PlayKnown),
            known_plays_left_proposed: count(|it| {
                it.knows_a_play && it.would.kind != ActionKind::PlayKnown
            }),
            measures: Measures::of_all(watched),
            measures_by_fifth: Measures::by_fifth(watched),
            by_players: by(watched, |game| game.players),
            by_fifth: by(watched, |game| usize::from(game.fifth) + 1),
            by_action: by_action(&turns),
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

/// The share of `part` among the turns of `whole`, with the error of a ratio over games.
pub(super) fn share(
    turns: &[Turn],
    whole: impl Fn(&Turn) -> bool,
    part: impl Fn(&Turn) -> bool,
) -> Share {
    let sums: Vec<(u64, u64)> = by_game(turns)
        .map(|range| {
            let whole = turns[range].iter().filter(|it| whole(it));
            whole.fold((0, 0), |(of, count), it| {
                (of + 1, count + u64::from(part(it)))
            })
        })
        .collect();
    share_of(&sums)
}

/// The share from the number of all and of counted ones in each game.
pub(super) fn share_of(sums: &[(u64, u64)]) -> Share {
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

/// A row for each value of `key`.
fn by(watched: &[Watched], key: impl Fn(&Watched) -> usize) -> Vec<Row> {
    let mut groups: BTreeMap<usize, Vec<Turn>> = BTreeMap::new();
    for game in watched {
        groups.entry(key(game)).or_default().extend(&game.turns);
    }
    groups
        .iter()
        .map(|(key, turns)| row(&key.to_string(), turns, |_| true))
        .collect()
}

fn by_action(turns: &[Turn]) -> Vec<Row> {
    ActionKind::ALL
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

fn classes(turns: &[Turn]) -> Vec<Disagreement> {
    let mut classes: BTreeMap<(ActionClass, ActionClass), Vec<&Turn>> = BTreeMap::new();
    for turn in turns.iter().filter(|it| !it.exact) {
        classes
            .entry((turn.did, turn.would))
            .or_default()
            .push(turn);
    }
    let all: usize = classes.values().map(Vec::len).sum();
    let mut classes: Vec<Disagreement> = classes
        .into_iter()
        .map(|((did, would), turns)| Disagreement {
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

/// The first turn of each game, then more turns up to the maximum.
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
pub(super) mod tests {
    use super::*;
    use kagiya_rules::Seat;

    pub(crate) fn turn(game: usize, exact: bool) -> Turn {
        let class = ActionClass {
            kind: ActionKind::PlayKnown,
            strikes: false,
            loses_last: false,
        };
        Turn {
            game,
            entry: 0,
            number: 0,
            seat: Seat::new(0).expect("a seat"),
            phase: Phase::Opening,
            did: class,
            would: class,
            did_play: None,
            would_play: None,
            exact,
            knows_a_play: true,
            reading: "none",
            reason: "untold",
            puzzling: None,
        }
    }

    #[test]
    fn the_error_of_a_share_is_of_a_ratio_over_games() {
        // Two games with 3 of 4 and 1 of 2 turns. The share is 4/6, and each game deviates by 1/3.
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
    fn a_share_of_no_turns_is_zero() {
        let share = share(&[], |_| true, |_| true);
        assert_eq!((share.of, share.count), (0, 0));
        assert!(share.share.abs() < 1e-12 && share.stderr.abs() < 1e-12);
    }
}
