//! Fits the habits of companions to what people do: the trees under which the choices of people, and
//! what their cards turn out to be, are most likely.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{Bot, Choice, Companion, Habits, Level, Tree};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Action, Audience, Game};
use rayon::prelude::*;
use serde::Serialize;

use crate::agree::Part;
use crate::boost::{Growth, Slopes, Table, boost};
use crate::run::pool;

/// How likely somebody does anything at all, whatever their habits: so that single odd moves don't
/// bend the habits.
const ODD: f64 = 0.02;

/// Among how many actions such a move is one.
const ODD_CHOICES: f64 = 25.0;

/// How much each tree for the choice of an action may say.
const CHOICE_RATE: f64 = 0.08;

/// How much each tree for what a card is may say.
const CARD_RATE: f64 = 0.05;

/// What to fit to, and how.
#[derive(Clone, Copy, Debug)]
pub struct Fitting<'a> {
    /// The games of people.
    pub games: &'a [Record],
    /// Which of the games to fit to. The others are asked afterwards.
    pub part: Part,
    /// How many trees say what people choose; as many more say what their cards are.
    pub trees: usize,
    /// How many threads work; 0 stands for as many as the machine has cores.
    pub threads: usize,
    /// Into how many parts the games are split to see how well habits fit games they were not
    /// fitted to; 0 leaves this out.
    pub folds: usize,
}

/// How well habits say what people do.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub struct Likeness {
    /// The turns that were looked at.
    pub turns: u64,
    /// The mean of minus the logarithm of how likely the habits made what people did.
    pub log_loss: f64,
    /// How often the action that a companion with these habits takes was theirs.
    pub exact: f64,
    /// The same among their plays.
    pub plays_same: f64,
    /// The same among their discards.
    pub discards_same: f64,
    /// The same among their clues.
    pub clues_same: f64,
    /// How often it takes a play.
    pub plays_proposed: u64,
    /// How many of those would have struck.
    pub plays_proposed_strikes: u64,
    /// Last copies that it discards.
    pub last_copies_proposed: u64,
}

/// The results of a fit.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The habits.
    pub habits: Habits,
    /// How well they fit what they were fitted to.
    pub here: Likeness,
    /// How well habits that are fitted to a part of it fit the rest.
    pub across: Option<Likeness>,
    /// How well they fit the games that were left out.
    pub elsewhere: Option<Likeness>,
}

/// A turn of a game, with all that could be done.
struct Turn {
    game: usize,
    /// The rows of its choices in the table of all.
    rows: Range<usize>,
    choices: Vec<Choice>,
    done: usize,
    /// For each choice: whether it strikes.
    strikes: Vec<bool>,
    /// For each choice: whether it throws a last copy away.
    throws: Vec<bool>,
}

/// Watches the games and fits habits to them, as a companion of the level that has habits reads the
/// table.
///
/// `progress` gets the number of watched games now and then. When `stop` becomes true, no
/// further game is begun, and the habits follow from those that were watched.
///
/// # Errors
/// If the threads can't be started.
pub fn fit(
    fitting: &Fitting<'_>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Fitted, rayon::ThreadPoolBuildError> {
    Ok(pool(fitting.threads)?.install(|| fit_here(fitting, progress, stop)))
}

fn fit_here(fitting: &Fitting<'_>, progress: &(dyn Fn(u64) + Sync), stop: &AtomicBool) -> Fitted {
    let done = AtomicU64::new(0);
    let watched: Vec<Vec<Turn>> = fitting
        .games
        .par_iter()
        .enumerate()
        .map(|(game, record)| {
            if stop.load(Ordering::Relaxed) {
                return Vec::new();
            }
            let turns = watch(record, game);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            turns
        })
        .collect();
    let mut turns: Vec<Turn> = watched.into_iter().flatten().collect();
    let mut rows = 0;
    for turn in &mut turns {
        turn.rows = rows..rows + turn.choices.len();
        rows = turn.rows.end;
    }
    let choices = turns.iter().flat_map(|turn| &turn.choices);
    let table = Table::of(
        choices.map(|choice| choice.traits.as_slice()),
        Habits::names().len(),
    );
    let (inside, outside): (Vec<_>, Vec<_>) = turns
        .iter()
        .partition(|turn| fitting.part.has(&fitting.games[turn.game]));
    let across = (fitting.folds > 1).then(|| {
        let folds: Vec<(Vec<&Turn>, Habits)> = (0..fitting.folds)
            .into_par_iter()
            .map(|fold| {
                let (rest, here): (Vec<&Turn>, Vec<&Turn>) = inside
                    .iter()
                    .partition(|turn| turn.game % fitting.folds != fold);
                let habits = likeliest(&rest, &table, fitting.trees);
                (here, habits)
            })
            .collect();
        let pairs: Vec<_> = folds
            .iter()
            .flat_map(|(turns, habits)| turns.iter().map(move |turn| (*turn, habits)))
            .collect();
        likeness(&pairs)
    });
    let habits = likeliest(&inside, &table, fitting.trees);
    let with = |turns: &[&Turn]| {
        let pairs: Vec<_> = turns.iter().map(|turn| (*turn, &habits)).collect();
        likeness(&pairs)
    };
    Fitted {
        here: with(&inside),
        across,
        elsewhere: (!outside.is_empty()).then(|| with(&outside)),
        habits,
    }
}

fn watch(record: &Record, number: usize) -> Vec<Turn> {
    let mut replay = record.replay();
    let mut bots: Vec<_> = record
        .rules()
        .seats()
        .map(|seat| {
            let mut bot = Companion::new(Level::Group);
            bot.begin(&replay.game().view(Audience::Seat(seat)));
            (seat, bot)
        })
        .collect();
    let mut turns = Vec::new();
    while let Some(entry) = record.entries().get(replay.done()) {
        let game = replay.game();
        if let Entry::Action(did) = *entry
            && game.outcome().is_none()
        {
            let seat = game.table().to_act();
            let choices = bots[seat.index()]
                .1
                .choices(&game.view(Audience::Seat(seat)));
            if let Some(done) = choices.iter().position(|choice| choice.is(did)) {
                let of = |what: fn(&Game, Action) -> bool| {
                    choices
                        .iter()
                        .map(|choice| what(game, choice.action))
                        .collect()
                };
                turns.push(Turn {
                    game: number,
                    rows: 0..0,
                    strikes: of(strikes),
                    throws: of(throws_last_copy),
                    done,
                    choices,
                });
            }
        }
        let Some(step) = replay.next() else { break };
        let game = replay.game();
        for (seat, bot) in &mut bots {
            let audience = Audience::Seat(*seat);
            let view = game.view(audience);
            for event in &step.events {
                bot.observe(&event.project(audience), &view);
            }
        }
    }
    turns
}

fn strikes(game: &Game, action: Action) -> bool {
    matches!(action, Action::Play { card, .. } if game
        .hand(game.table().to_act())
        .any(|(id, print)| id == card && !game.board().is_playable(print)))
}

fn throws_last_copy(game: &Game, action: Action) -> bool {
    matches!(action, Action::Discard(card) if game
        .hand(game.table().to_act())
        .any(|(id, print)| id == card && game.board().is_critical(print)))
}

/// The trees under which what was done in `turns` is most likely, and what the cards were.
fn likeliest(turns: &[&Turn], table: &Table, trees: usize) -> Habits {
    let groups: Vec<Range<usize>> = turns.iter().map(|turn| turn.rows.clone()).collect();
    let growth = Growth {
        trees,
        rate: CHOICE_RATE,
    };
    let choice = boost(table, &groups, growth, 0.0, |scores, slopes| {
        for turn in turns {
            let scores = &scores[turn.rows.clone()];
            let most = scores.iter().copied().fold(f64::MIN, f64::max);
            let sum: f64 = scores.iter().map(|score| (score - most).exp()).sum();
            let chance = |score: f64| (score - most).exp() / sum;
            let likely = (1.0 - ODD) * chance(scores[turn.done]);
            let ours = likely / (likely + ODD / ODD_CHOICES);
            for (index, score) in scores.iter().enumerate() {
                let chance = chance(*score);
                let done = f64::from(u8::from(index == turn.done));
                let row = turn.rows.start + index;
                slopes.first[row] = ours * (chance - done);
                slopes.second[row] = (ours * chance * (1.0 - chance)).max(1e-3);
            }
        }
    });
    Habits {
        choice,
        fits: odds(turns, table, trees, |turn, index| {
            let is_play = matches!(turn.choices[index].action, Action::Play { .. });
            is_play.then(|| !turn.strikes[index])
        }),
        last_copy: odds(turns, table, trees, |turn, index| {
            let is_discard = matches!(turn.choices[index].action, Action::Discard(_));
            is_discard.then(|| turn.throws[index])
        }),
    }
}

/// Trees for the logarithm of the odds that `is_so`, among the choices of which it can be asked.
fn odds(
    turns: &[&Turn],
    table: &Table,
    trees: usize,
    is_so: impl Fn(&Turn, usize) -> Option<bool>,
) -> Vec<Tree> {
    let mut asked: Vec<(usize, f64)> = Vec::new();
    let mut groups: Vec<Range<usize>> = Vec::new();
    for turn in turns {
        for index in 0..turn.choices.len() {
            let Some(is_so) = is_so(turn, index) else {
                continue;
            };
            let row = turn.rows.start + index;
            asked.push((row, f64::from(u8::from(is_so))));
            match groups.last_mut() {
                Some(group) if group.end == row && turn.rows.contains(&group.start) => {
                    group.end += 1;
                }
                _ => groups.push(row..row + 1),
            }
        }
    }
    let so: f64 = asked.iter().map(|(_, is_so)| is_so).sum();
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
    let base = ((so + 1.0) / (asked.len() as f64 - so + 1.0)).ln();
    let growth = Growth {
        trees,
        rate: CARD_RATE,
    };
    boost(
        table,
        &groups,
        growth,
        base,
        |scores, slopes: &mut Slopes| {
            for (row, is_so) in &asked {
                let chance = 1.0 / (1.0 + (-scores[*row]).exp());
                slopes.first[*row] = chance - is_so;
                slopes.second[*row] = (chance * (1.0 - chance)).max(1e-3);
            }
        },
    )
}

fn likeness(turns: &[(&Turn, &Habits)]) -> Likeness {
    let mut loss = 0.0;
    let mut exact = 0_u64;
    let mut same = [(0_u64, 0_u64); 3];
    let (mut plays, mut strikes, mut throws) = (0, 0, 0);
    for (turn, habits) in turns {
        let (scores, worths): (Vec<f64>, Vec<f32>) = turn
            .choices
            .iter()
            .map(|choice| {
                let traits = choice.all_traits();
                let score = habits.score(&traits);
                (f64::from(score), habits.worth(choice.action, &traits))
            })
            .unzip();
        let best = (0..worths.len())
            .max_by(|left, right| {
                worths[*left]
                    .total_cmp(&worths[*right])
                    .then(right.cmp(left))
            })
            .unwrap_or(0);
        let most = scores.iter().copied().fold(f64::MIN, f64::max);
        let sum: f64 = scores.iter().map(|score| (score - most).exp()).sum();
        let chance = (scores[turn.done] - most).exp() / sum;
        loss -= (1.0 - ODD).mul_add(chance, ODD / ODD_CHOICES).ln();
        let hit = best == turn.done;
        exact += u64::from(hit);
        let sort = match turn.choices[turn.done].action {
            Action::Play { .. } => 0,
            Action::Discard(_) => 1,
            Action::Clue { .. } | Action::Choose(_) => 2,
        };
        same[sort].0 += u64::from(hit);
        same[sort].1 += 1;
        plays += u64::from(matches!(turn.choices[best].action, Action::Play { .. }));
        strikes += u64::from(turn.strikes[best]);
        throws += u64::from(turn.throws[best]);
    }
    let count = turns.len() as u64;
    Likeness {
        turns: count,
        log_loss: loss / part_of(count),
        exact: part(exact, count),
        plays_same: part(same[0].0, same[0].1),
        discards_same: part(same[1].0, same[1].1),
        clues_same: part(same[2].0, same[2].1),
        plays_proposed: plays,
        plays_proposed_strikes: strikes,
        last_copies_proposed: throws,
    }
}

#[expect(clippy::cast_precision_loss, reason = "thousands")]
fn part_of(count: u64) -> f64 {
    count.max(1) as f64
}

#[expect(clippy::cast_precision_loss, reason = "thousands")]
fn part(some: u64, all: u64) -> f64 {
    some as f64 / part_of(all)
}

#[cfg(test)]
mod tests {
    use kagiya_rules::record::Recorder;
    use kagiya_rules::{Deal, Options, Rules, Seed};

    use crate::{Keep, Series, contestant, run};

    use super::*;

    /// Games of companions, which have habits as well.
    fn games(count: u64) -> Vec<Record> {
        let series = Series {
            options: Options::preset("original", 3).expect("a preset"),
            games: count,
            keep: Keep::Everything,
            ..Series::default()
        };
        let companion = contestant("companion-1").expect("a bot");
        let report = run(&series, &*companion, &|_| {}, &AtomicBool::new(false)).expect("plays");
        let rules = std::sync::Arc::new(Rules::new(&series.options).expect("a preset makes rules"));
        let record = |deal: u64, actions: &[Action]| {
            let deal = Deal::from_seed(Seed::from_number(deal));
            let mut recorder = Recorder::new(&rules, &deal).expect("a seed always makes a deal");
            for action in actions {
                recorder.apply(*action).expect("it was played so");
            }
            recorder.into_record()
        };
        let kept = report.kept.iter();
        kept.map(|kept| record(kept.deal, &kept.actions)).collect()
    }

    #[test]
    fn habits_fit_games_better_than_none_also_games_that_were_not_seen() {
        let games = games(6);
        let fitting = Fitting {
            games: &games,
            part: Part::All,
            trees: 20,
            threads: 1,
            folds: 2,
        };
        let fitted = fit(&fitting, &|_| {}, &AtomicBool::new(false)).expect("a thread");
        let across = fitted.across.expect("two folds");
        // A guess among some 15 actions would be right in 7 % and lose 2.7.
        assert!(across.exact > 0.5 && across.log_loss < 1.7, "{across:?}");
        assert!(fitted.here.log_loss < across.log_loss, "{:?}", fitted.here);
        let read = Habits::parse(&fitted.habits.write()).expect("what it writes it reads");
        assert_eq!(read.write(), fitted.habits.write());
        assert_eq!(fitted.elsewhere, None);
        let many = Fitting {
            threads: 3,
            ..fitting
        };
        let again = fit(&many, &|_| {}, &AtomicBool::new(false)).expect("threads");
        assert_eq!(again.habits, fitted.habits, "for any number of threads");
    }
}
