//! A series of an outside program that may be wrong: a refused answer is answered by the reason and asked for
//! again, instead of ending the series, and is counted. The lines are those of `process_messages`.

use core::time::Duration;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kagiya_bots::{Bot, BotName, profiles};
use kagiya_rules::{Action, Deal, MAX_PLAYERS, Rules};
use serde::Serialize;

use crate::agent_terms::{AgentCounts, AgentTerms, GameCounts};
use crate::contestant::{BotContestant, Contestant, PlayError, Played, Table};
use crate::latency_histogram::LatencyHistogram;
use crate::process::{Failures, ProcessBot, ProcessName, WatchedTable};
use crate::report::Report;
use crate::run::{RunError, Series, run};
use crate::score_stats::{Mean, mean_of, ratio, share_error};

/// A program and how it is asked.
#[derive(Clone, Debug)]
pub struct AgentProgram {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The time for each answer.
    pub limit: Duration,
    pub terms: AgentTerms,
}

fn locked<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Numbers of games, as integers, so that the order of addition doesn't matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    sum: u64,
    /// Squares of numbers of tokens are large.
    squares: u128,
}

impl Sum {
    fn add(&mut self, value: u64) {
        self.sum += value;
        self.squares += u128::from(value) * u128::from(value);
    }

    fn mean(self, games: u64) -> Mean {
        #[expect(
            clippy::cast_precision_loss,
            reason = "an error in the sixteenth digit doesn't matter"
        )]
        let squares = self.squares as f64;
        mean_of(games, ratio(self.sum, 1), squares)
    }
}

/// Sums over the finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Totals {
    counts: AgentCounts,
    games: u64,
    strikes: Sum,
    illegal: Sum,
    fallbacks: Sum,
    tokens: Sum,
}

impl Totals {
    fn add(&mut self, game: AgentCounts, played: Played) {
        self.games += 1;
        self.counts.answers += game.answers;
        self.counts.illegal += game.illegal;
        self.counts.fallbacks += game.fallbacks;
        self.counts.counted += game.counted;
        self.counts.input_tokens += game.input_tokens;
        self.counts.output_tokens += game.output_tokens;
        self.strikes.add(played.strikes.into());
        self.illegal.add(game.illegal);
        self.fallbacks.add(game.fallbacks);
        self.tokens.add(game.input_tokens + game.output_tokens);
    }
}

/// A number per game with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PerGame {
    pub mean: f64,
    pub stderr: f64,
}

impl From<Mean> for PerGame {
    fn from(Mean { mean, stderr }: Mean) -> Self {
        Self { mean, stderr }
    }
}

/// The result of a program with one kind of partners.
#[derive(Clone, Debug, Serialize)]
pub struct AgentReport {
    /// The name of the bot in the other seats; without one, the program has all seats.
    pub partners: Option<String>,
    pub deductions: bool,
    pub retries: u32,
    /// The answers of the program, also refused ones.
    pub answers: u64,
    pub illegal: u64,
    /// The share of refused answers, 0 to 1.
    pub illegal_share: f64,
    /// Its standard error, as if answers were independent.
    pub illegal_share_stderr: f64,
    pub illegal_per_game: PerGame,
    pub fallbacks_per_game: PerGame,
    pub strikes_per_game: PerGame,
    /// The answers for which the program says its tokens.
    pub counted_answers: u64,
    pub input_tokens: u64,
    pub output_tokens: u64,
    /// Absent if the program doesn't say them.
    pub tokens_per_game: Option<PerGame>,
    /// Points, perfect games and times.
    pub series: Report,
}

/// The program in seat 0 and `partner` in the other seats, or the program in all seats.
struct AgentContestant<'a> {
    name: String,
    program: &'a AgentProgram,
    partner: Option<BotName>,
    totals: Arc<Mutex<Totals>>,
}

impl Contestant for AgentContestant<'_> {
    fn name(&self) -> &str {
        &self.name
    }

    fn seat_names(&self, players: usize) -> Vec<String> {
        let partner = self.partner.map(|it| it.to_string());
        let partner = partner.unwrap_or_else(|| self.name.clone());
        let names = core::iter::once(self.name.clone()).chain(core::iter::repeat(partner));
        names.take(players).collect()
    }

    fn open(&self, rules: &Arc<Rules>) -> Box<dyn Table> {
        let failures = Failures::default();
        let counts = GameCounts::default();
        let mut company = vec![self.partner; MAX_PLAYERS];
        company[0] = None;
        let bots = |seat: usize| -> Box<dyn Bot> {
            let mut bot = match self.partner {
                Some(partner) if seat > 0 => partner.make(),
                _ => {
                    let program = ProcessName::new(&self.program.command, self.program.limit);
                    let terms = (self.program.terms.clone(), Arc::clone(&counts));
                    Box::new(ProcessBot::new(program, Arc::clone(&failures)).with_terms(terms))
                }
            };
            bot.meet(&profiles(&company));
            bot
        };
        let table = BotContestant::new(&self.name, bots).open(rules);
        Box::new(CountedTable {
            table: WatchedTable { table, failures },
            counts,
            totals: Arc::clone(&self.totals),
        })
    }
}

/// A table that adds the counts of its games to those of the series.
struct CountedTable {
    table: WatchedTable,
    counts: GameCounts,
    totals: Arc<Mutex<Totals>>,
}

impl Table for CountedTable {
    fn play(
        &mut self,
        deal: &Deal,
        actions: &mut Vec<Action>,
        times: &mut LatencyHistogram,
    ) -> Result<Played, PlayError> {
        *locked(&self.counts) = AgentCounts::default();
        let played = self.table.play(deal, actions, times)?;
        let counts = *locked(&self.counts);
        locked(&self.totals).add(counts, played);
        Ok(played)
    }
}

/// Plays a series with the program in seat 0 and `partner` in the other seats; without one, the program has all
/// seats, each in a process of its own.
///
/// # Errors
/// [`RunError`] as for [`run`]: a program that ends, can't be started or is late ends the series.
pub fn bench_agent(
    series: &Series,
    program: &AgentProgram,
    partner: Option<BotName>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &core::sync::atomic::AtomicBool,
) -> Result<AgentReport, RunError> {
    let contestant = AgentContestant {
        name: program.command.join(" "),
        program,
        partner,
        totals: Arc::default(),
    };
    let report = run(series, &contestant, progress, stop)?;
    let totals = *locked(&contestant.totals);
    let AgentCounts {
        answers,
        illegal,
        counted,
        input_tokens,
        output_tokens,
        ..
    } = totals.counts;
    let share = ratio(illegal, answers.max(1));
    Ok(AgentReport {
        partners: partner.map(|it| it.to_string()),
        deductions: program.terms.deductions,
        retries: program.terms.retries,
        answers,
        illegal,
        illegal_share: share,
        illegal_share_stderr: share_error(share, answers),
        illegal_per_game: totals.illegal.mean(totals.games).into(),
        fallbacks_per_game: totals.fallbacks.mean(totals.games).into(),
        strikes_per_game: totals.strikes.mean(totals.games).into(),
        counted_answers: counted,
        input_tokens,
        output_tokens,
        tokens_per_game: (counted > 0).then(|| totals.tokens.mean(totals.games).into()),
        series: report,
    })
}
