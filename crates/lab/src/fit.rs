//! Fits the habits of companions to what people do: the coefficients under which the choices of
//! people are most likely.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{Bot, Choice, Companion, Habits, Level};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Action, Audience, Game};
use rayon::prelude::*;
use serde::Serialize;

use crate::agree::Part;
use crate::run::pool;

/// How likely somebody does anything at all, whatever their habits: so that single odd moves don't
/// bend the habits.
const ODD: f32 = 0.02;

/// Among how many actions such a move is one.
const ODD_CHOICES: f32 = 25.0;

/// How many steps improve the coefficients.
const STEPS: i32 = 500;

/// What to fit to, and how.
#[derive(Clone, Copy, Debug)]
pub struct Fitting<'a> {
    /// The games of people.
    pub games: &'a [Record],
    /// Which of the games to fit to. The others are asked afterwards.
    pub part: Part,
    /// How strongly coefficients are pulled to zero, so that what happened by chance is not learned.
    pub pull: f32,
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
    /// How often the likeliest action was theirs.
    pub exact: f64,
    /// The same among their plays.
    pub plays_same: f64,
    /// The same among their discards.
    pub discards_same: f64,
    /// The same among their clues.
    pub clues_same: f64,
    /// How often a play was likeliest.
    pub plays_proposed: u64,
    /// How many of those would have struck.
    pub plays_proposed_strikes: u64,
    /// Last copies whose discard was likeliest.
    pub last_copies_proposed: u64,
}

/// What came of it.
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
/// `progress` is told now and then how many games have been watched. When `stop` becomes true, no
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
    let turns: Vec<Vec<Turn>> = fitting
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
    let (inside, outside): (Vec<_>, Vec<_>) = turns
        .iter()
        .flatten()
        .partition(|turn| fitting.part.has(&fitting.games[turn.game]));
    let across = (fitting.folds > 1).then(|| {
        let folds: Vec<(Vec<&Turn>, Habits)> = (0..fitting.folds)
            .into_par_iter()
            .map(|fold| {
                let (rest, here): (Vec<&Turn>, Vec<&Turn>) = inside
                    .iter()
                    .partition(|turn| turn.game % fitting.folds != fold);
                let habits = likeliest(&rest, fitting.pull);
                (here, habits)
            })
            .collect();
        let pairs: Vec<_> = folds
            .iter()
            .flat_map(|(turns, habits)| turns.iter().map(move |turn| (*turn, habits)))
            .collect();
        likeness(&pairs)
    });
    let habits = likeliest(&inside, fitting.pull);
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

/// How likely each choice of a turn is, before odd moves are thought of.
fn chances(turn: &Turn, coefficients: &[f32], chances: &mut Vec<f32>) {
    chances.clear();
    chances.extend(turn.choices.iter().map(|choice| {
        let parts = choice.traits.iter();
        parts
            .map(|(place, size)| coefficients[*place] * size)
            .sum::<f32>()
    }));
    let most = chances.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in chances.iter_mut() {
        *chance = (*chance - most).exp();
        sum += *chance;
    }
    for chance in chances.iter_mut() {
        *chance /= sum;
    }
}

/// The coefficients under which what was done in `turns` is most likely, by Adam (Kingma and Ba,
/// 2015) with all turns at once.
fn likeliest(turns: &[&Turn], pull: f32) -> Habits {
    const FORGET: f32 = 0.9;
    const FORGET_SQUARES: f32 = 0.99;
    let size = Habits::names().len();
    let scale = spread(turns, size);
    let mut place = vec![0.0_f32; size];
    let (mut mean, mut square) = (vec![0.0_f32; size], vec![0.0_f32; size]);
    #[expect(clippy::cast_precision_loss, reason = "thousands")]
    let count = turns.len().max(1) as f32;
    for step in 1..=STEPS {
        let now: Vec<f32> = place
            .iter()
            .zip(&scale)
            .map(|(it, scale)| it * scale)
            .collect();
        // Added up in the order of the turns, so that the sum is the same for any number of threads.
        let slopes: Vec<Vec<f32>> = turns
            .par_chunks(256)
            .map(|turns| {
                let mut slope = vec![0.0_f32; size];
                let mut chance = Vec::new();
                for turn in turns {
                    chances(turn, &now, &mut chance);
                    let likely = (1.0 - ODD) * chance[turn.done];
                    let ours = likely / (likely + ODD / ODD_CHOICES);
                    for (index, choice) in turn.choices.iter().enumerate() {
                        let done = f32::from(u8::from(index == turn.done));
                        let push = ours * (chance[index] - done);
                        for (at, size) in &choice.traits {
                            slope[*at] += push * size;
                        }
                    }
                }
                slope
            })
            .collect();
        let slope = slopes.iter().fold(vec![0.0; size], |mut sum, slope| {
            for (sum, slope) in sum.iter_mut().zip(slope) {
                *sum += slope;
            }
            sum
        });
        let rate = if step < STEPS / 2 {
            0.05
        } else if step < STEPS * 4 / 5 {
            0.02
        } else {
            0.005
        };
        for at in 0..size {
            let slope = slope[at] * scale[at] / count + pull * place[at];
            mean[at] = FORGET * mean[at] + (1.0 - FORGET) * slope;
            square[at] = FORGET_SQUARES * square[at] + (1.0 - FORGET_SQUARES) * slope * slope;
            let mean = mean[at] / (1.0 - FORGET.powi(step));
            let square = square[at] / (1.0 - FORGET_SQUARES.powi(step));
            place[at] -= rate * mean / (square.sqrt() + 1e-6);
        }
    }
    Habits::new(
        place
            .iter()
            .zip(&scale)
            .map(|(it, scale)| it * scale)
            .collect(),
    )
}

/// For each trait what to multiply it by so that all spread alike; 0 if it never differs. Rare traits
/// stay small: little is known of them.
fn spread(turns: &[&Turn], size: usize) -> Vec<f32> {
    let (mut sum, mut squares) = (vec![0.0_f64; size], vec![0.0_f64; size]);
    let mut count = 0.0;
    for choice in turns.iter().flat_map(|turn| &turn.choices) {
        count += 1.0;
        for (at, size) in &choice.traits {
            sum[*at] += f64::from(*size);
            squares[*at] += f64::from(*size).powi(2);
        }
    }
    let spread = sum.iter().zip(&squares).map(|(sum, squares)| {
        let mean = sum / f64::max(count, 1.0);
        (squares / f64::max(count, 1.0) - mean * mean)
            .max(0.0)
            .sqrt()
    });
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a size is all that matters"
    )]
    spread
        .map(|it| {
            if it < 1e-4 {
                0.0
            } else {
                (1.0 / it.max(0.3)) as f32
            }
        })
        .collect()
}

fn likeness(turns: &[(&Turn, &Habits)]) -> Likeness {
    let mut loss = 0.0;
    let mut exact = 0_u64;
    let mut same = [(0_u64, 0_u64); 3];
    let (mut plays, mut strikes, mut throws) = (0, 0, 0);
    for (turn, habits) in turns {
        let scores: Vec<f32> = turn
            .choices
            .iter()
            .map(|choice| habits.score(choice))
            .collect();
        let best = (0..scores.len())
            .max_by(|left, right| {
                scores[*left]
                    .total_cmp(&scores[*right])
                    .then(right.cmp(left))
            })
            .unwrap_or(0);
        let most = scores[best];
        let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
        let chance = (scores[turn.done] - most).exp() / sum;
        loss -= f64::from((1.0 - ODD).mul_add(chance, ODD / ODD_CHOICES)).ln();
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
            pull: 0.01,
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
