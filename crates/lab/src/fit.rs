//! Fits the companion's model of people to recorded games: the trees that maximize the likelihood of the
//! players' candidates and of their cards.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kagiya_bots::{Bot, Candidate, Companion, HumanModel, Level, Tree};
use kagiya_rules::record::{Entry, Record};
use kagiya_rules::{Action, Audience, Game};
use rayon::prelude::*;
use serde::Serialize;

use crate::game_split::GameSplit;
use crate::gradient_boosting::{Growth, Slopes, Table, boost};
use crate::run::pool;

/// The probability of a choice that the model doesn't explain, so single odd moves don't distort it.
const ODD: f64 = 0.02;

/// The number of actions among which such a choice is uniform.
const ODD_CHOICES: f64 = 25.0;

/// The learning rate of the trees for candidates.
const CHOICE_RATE: f64 = 0.08;

/// The learning rate of the trees for cards.
const CARD_RATE: f64 = 0.05;

/// The usual number of trees of a model.
pub const TREES: usize = 150;

#[derive(Clone, Copy, Debug)]
pub struct FitOptions<'a> {
    pub games: &'a [Record],
    /// The games to fit to. The others are for validation.
    pub part: GameSplit,
    /// The number of trees for candidates, and the number for cards.
    pub trees: usize,
    /// The number of threads; 0 means the number of cores.
    pub threads: usize,
    /// The number of folds for cross-validation; 0 skips it.
    pub folds: usize,
}

/// How well a model predicts people's actions.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub struct FitStatistics {
    /// The number of turns.
    pub turns: u64,
    /// The mean negative log-likelihood of the players' candidates.
    pub log_loss: f64,
    /// The share of turns where a companion with this model chooses the player's action.
    pub exact: f64,
    /// The share among the players' plays.
    pub plays_same: f64,
    /// The share among the players' discards.
    pub discards_same: f64,
    /// The share among the players' clues.
    pub clues_same: f64,
    /// The number of plays that the companion chooses.
    pub plays_proposed: u64,
    /// The number of these plays that strike.
    pub plays_proposed_strikes: u64,
    /// The number of last copies that the companion discards.
    pub last_copies_proposed: u64,
}

#[derive(Clone, Debug)]
pub struct FitResult {
    pub habits: HumanModel,
    /// Statistics on the training games.
    pub here: FitStatistics,
    /// Statistics of the cross-validation.
    pub across: Option<FitStatistics>,
    /// Statistics on the other games.
    pub elsewhere: Option<FitStatistics>,
}

/// A turn of a game with all possible actions.
struct Turn {
    game: usize,
    /// The rows of the candidates in the table.
    rows: Range<usize>,
    candidates: Vec<Candidate>,
    done: usize,
    /// For each choice, whether it strikes.
    strikes: Vec<bool>,
    /// For each choice, whether it discards a last copy.
    throws: Vec<bool>,
}

/// Replays the games to a companion of the level with a model of people, and fits the model to them.
///
/// `progress` receives the number of replayed games. When `stop` becomes true, the model is fitted to the
/// games replayed so far.
///
/// # Errors
/// If the threads can't start.
pub fn fit(
    fitting: &FitOptions<'_>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<FitResult, rayon::ThreadPoolBuildError> {
    Ok(pool(fitting.threads)?.install(|| fit_here(fitting, progress, stop)))
}

fn fit_here(
    fitting: &FitOptions<'_>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> FitResult {
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
        turn.rows = rows..rows + turn.candidates.len();
        rows = turn.rows.end;
    }
    let candidates = turns.iter().flat_map(|turn| &turn.candidates);
    let table = Table::of(
        candidates.map(|choice| choice.features.as_slice()),
        HumanModel::names().len(),
    );
    let (inside, outside): (Vec<_>, Vec<_>) = turns
        .iter()
        .partition(|turn| fitting.part.has(&fitting.games[turn.game]));
    let across = (fitting.folds > 1).then(|| {
        let folds: Vec<(Vec<&Turn>, HumanModel)> = (0..fitting.folds)
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
        statistics(&pairs)
    });
    let habits = likeliest(&inside, &table, fitting.trees);
    let with = |turns: &[&Turn]| {
        let pairs: Vec<_> = turns.iter().map(|turn| (*turn, &habits)).collect();
        statistics(&pairs)
    };
    FitResult {
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
            let candidates = bots[seat.index()]
                .1
                .candidates(&game.view(Audience::Seat(seat)));
            if let Some(done) = candidates.iter().position(|choice| choice.is(did)) {
                let of = |what: fn(&Game, Action) -> bool| {
                    candidates
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
                    candidates,
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

/// The trees that maximize the likelihood of the candidates and the cards in `turns`.
fn likeliest(turns: &[&Turn], table: &Table, trees: usize) -> HumanModel {
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
    HumanModel {
        choice,
        fits: odds(turns, table, trees, |turn, index| {
            let is_play = matches!(turn.candidates[index].action, Action::Play { .. });
            is_play.then(|| !turn.strikes[index])
        }),
        last_copy: odds(turns, table, trees, |turn, index| {
            let is_discard = matches!(turn.candidates[index].action, Action::Discard(_));
            is_discard.then(|| turn.throws[index])
        }),
    }
}

/// Trees for the log-odds of `is_so`, over the candidates for which it returns a value.
fn odds(
    turns: &[&Turn],
    table: &Table,
    trees: usize,
    is_so: impl Fn(&Turn, usize) -> Option<bool>,
) -> Vec<Tree> {
    let mut asked: Vec<(usize, f64)> = Vec::new();
    let mut groups: Vec<Range<usize>> = Vec::new();
    for turn in turns {
        for index in 0..turn.candidates.len() {
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

fn statistics(turns: &[(&Turn, &HumanModel)]) -> FitStatistics {
    let mut loss = 0.0;
    let mut exact = 0_u64;
    let mut same = [(0_u64, 0_u64); 3];
    let (mut plays, mut strikes, mut throws) = (0, 0, 0);
    for (turn, habits) in turns {
        let (scores, worths): (Vec<f64>, Vec<f32>) = turn
            .candidates
            .iter()
            .map(|choice| {
                let features = choice.all_features();
                let score = habits.score(&features);
                (f64::from(score), habits.worth(choice.action, &features))
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
        let sort = match turn.candidates[turn.done].action {
            Action::Play { .. } => 0,
            Action::Discard(_) => 1,
            Action::Clue { .. } | Action::Choose(_) => 2,
        };
        same[sort].0 += u64::from(hit);
        same[sort].1 += 1;
        plays += u64::from(matches!(turn.candidates[best].action, Action::Play { .. }));
        strikes += u64::from(turn.strikes[best]);
        throws += u64::from(turn.throws[best]);
    }
    let count = turns.len() as u64;
    FitStatistics {
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

    /// Games of companions, which have a model too.
    fn games(count: u64) -> Vec<Record> {
        let series = Series {
            options: Options::preset("original", 3).expect("a preset"),
            games: count,
            keep: Keep::Everything,
            ..Series::default()
        };
        let companion = contestant("companion-1").expect("a bot");
        let report =
            run(&series, &*companion, &|_| {}, &AtomicBool::new(false)).expect("legal moves");
        let rules = std::sync::Arc::new(Rules::new(&series.options).expect("a preset makes rules"));
        let record = |deal: u64, actions: &[Action]| {
            let deal = Deal::from_seed(Seed::from_number(deal));
            let mut recorder = Recorder::new(&rules, &deal).expect("a seed always makes a deal");
            for action in actions {
                recorder.apply(*action).expect("the action was legal");
            }
            recorder.into_record()
        };
        let kept = report.kept.iter();
        kept.map(|kept| record(kept.deal, &kept.actions)).collect()
    }

    #[test]
    fn a_fitted_model_predicts_unseen_games() {
        let games = games(6);
        let fitting = FitOptions {
            games: &games,
            part: GameSplit::All,
            trees: 20,
            threads: 1,
            folds: 2,
        };
        let fitted = fit(&fitting, &|_| {}, &AtomicBool::new(false)).expect("a thread");
        let across = fitted.across.expect("two folds");
        // A random guess among 15 actions would be right in 7 % and have a loss of 2.7.
        assert!(across.exact > 0.5 && across.log_loss < 1.7, "{across:?}");
        assert!(fitted.here.log_loss < across.log_loss, "{:?}", fitted.here);
        let read = HumanModel::parse(&fitted.habits.write()).expect("a written model is readable");
        assert_eq!(read.write(), fitted.habits.write());
        assert_eq!(fitted.elsewhere, None);
        let many = FitOptions {
            threads: 3,
            ..fitting
        };
        let again = fit(&many, &|_| {}, &AtomicBool::new(false)).expect("threads");
        assert_eq!(again.habits, fitted.habits, "for any number of threads");
    }
}
