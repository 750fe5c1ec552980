//! Bots in processes of their own, which are asked in lines of JSON.
//!
//! `cmd:PROGRAM ARGUMENTS` starts a process for each seat of each table. It gets the messages of
//! `process_messages` on its standard input, and answers each `act` by a line on its standard output. What
//! it writes to its standard error is shown as it is.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_bots::{Bot, Decision};
use kagiya_knowledge::Worlds;
use kagiya_rules::{Action, Deal, SeenEvent, View, notation};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::SeedableRng as _;

use crate::agent_terms::{AgentTerms, GameCounts, RefusedAnswer};
use crate::contestant::{PlayError, Played, Table, blank_game};
use crate::latency_histogram::LatencyHistogram;
use crate::process_failure::ProcessFailure;
use crate::process_messages::{Extras, act, begin, read_answer, saw};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 64 * 1024;
/// How much of an answer an error shows, in characters.
const SHOWN: usize = 80;
/// The time for an answer, unless the command says another.
const LIMIT: Duration = Duration::from_secs(10);
/// The number of lines that wait for a process that does not read them. A turn has two or three.
const UNREAD: usize = 1000;
/// How long a process that gets no more lines may take to end by itself.
const GOODBYE: Duration = Duration::from_secs(1);

/// A program that plays, with the time for each of its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProcessName {
    /// The program and its arguments; never empty.
    words: Vec<String>,
    limit: Duration,
}

impl ProcessName {
    /// A program with its arguments.
    ///
    /// # Panics
    /// If there is no program.
    pub(crate) fn new(words: &[String], limit: Duration) -> Self {
        assert!(!words.is_empty(), "a program");
        Self {
            words: words.to_vec(),
            limit,
        }
    }

    /// The program of a name such as `cmd:./mybot --fast`, or `cmd@0.5:./mybot` with a limit in seconds; `None`
    /// for other names.
    pub(crate) fn read(name: &str) -> Option<Self> {
        let rest = name.strip_prefix("cmd")?;
        let (limit, command) = rest.split_once(':')?;
        let limit = match limit.strip_prefix('@') {
            None if limit.is_empty() => LIMIT,
            None => return None,
            Some(seconds) => {
                let seconds: f64 = seconds.parse().ok()?;
                let seconds = Duration::try_from_secs_f64(seconds).ok()?;
                Some(seconds).filter(|it| !it.is_zero() && it.as_secs() <= 86_400)?
            }
        };
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        (!words.is_empty()).then_some(Self { words, limit })
    }
}

impl core::fmt::Display for ProcessName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let command = self.words.join(" ");
        if self.limit == LIMIT {
            write!(f, "cmd:{command}")
        } else {
            write!(f, "cmd@{}:{command}", self.limit.as_secs_f64())
        }
    }
}

/// The first failure of the processes at a table.
pub(crate) type Failures = Arc<Mutex<Option<ProcessFailure>>>;

/// A process in a seat. After a failure it gets no more lines, and a legal action is returned in its place; the
/// table discards that game.
pub(crate) struct ProcessBot {
    name: ProcessName,
    running: Option<Running>,
    failures: Failures,
    answers: u64,
    /// If refused answers are counted and asked for again.
    terms: Option<(AgentTerms, GameCounts)>,
}

struct Running {
    child: Child,
    /// Lines for the process. `None` once it gets no more.
    input: Option<SyncSender<String>>,
    lines: Receiver<Vec<u8>>,
}

impl ProcessBot {
    pub(crate) fn new(name: ProcessName, failures: Failures) -> Self {
        Self {
            name,
            running: None,
            failures,
            answers: 0,
            terms: None,
        }
    }

    /// The same, but refused answers are counted and asked for again.
    pub(crate) fn with_terms(mut self, terms: (AgentTerms, GameCounts)) -> Self {
        self.terms = Some(terms);
        self
    }

    fn extras<'a>(&'a self, refused: Option<&'a RefusedAnswer>) -> Extras<'a> {
        let terms = self.terms.as_ref().map(|(terms, _)| terms);
        Extras {
            deductions: terms.is_some_and(|it| it.deductions),
            describe: terms.and_then(|it| it.describe.as_ref()),
            refused,
        }
    }

    fn has_failed(&self) -> bool {
        let first = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        first.is_some()
    }

    fn fail(&mut self, failure: ProcessFailure) {
        self.running = None;
        let mut first = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(failure);
    }

    fn start(&mut self) -> Result<(), ProcessFailure> {
        let (program, arguments) = self.name.words.split_first().expect("never empty");
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| ProcessFailure::Start(error.to_string()))?;
        let mut input = child.stdin.take().expect("a pipe was asked for");
        let (sender, unread) = sync_channel::<String>(UNREAD);
        std::thread::spawn(move || {
            while let Ok(line) = unread.recv() {
                if input
                    .write_all(line.as_bytes())
                    .and_then(|()| input.flush())
                    .is_err()
                {
                    return;
                }
            }
        });
        let output = child.stdout.take().expect("a pipe was asked for");
        // A process that writes without being asked waits until somebody reads.
        let (lines, reader) = sync_channel(1);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output
                    .by_ref()
                    .take(LONGEST_LINE)
                    .read_until(b'\n', &mut line);
                if !matches!(read, Ok(1..)) || lines.send(line).is_err() {
                    return;
                }
            }
        });
        self.running = Some(Running {
            child,
            input: Some(sender),
            lines: reader,
        });
        Ok(())
    }

    fn send(&mut self, line: &str) {
        if self.has_failed() {
            return;
        }
        let answers = self.answers;
        if let Err(failure) = self.write(line, answers) {
            self.fail(failure);
        }
    }

    fn write(&mut self, line: &str, answers: u64) -> Result<(), ProcessFailure> {
        if self.running.is_none() {
            self.start()?;
        }
        let input = self.running.as_ref().and_then(|it| it.input.as_ref());
        let input = input.expect("it has been started");
        input
            .try_send(format!("{line}\n"))
            .map_err(|why| match why {
                TrySendError::Full(_) => self.late(answers),
                TrySendError::Disconnected(_) => ProcessFailure::Ended { answers },
            })
    }

    fn late(&self, answers: u64) -> ProcessFailure {
        ProcessFailure::Late {
            seconds: self.name.limit.as_secs_f64().to_string(),
            answers,
        }
    }

    /// The answer of the process to what it was sent last.
    fn answer(&mut self, view: &View) -> Result<Action, ProcessFailure> {
        let (answers, limit) = (self.answers, self.name.limit);
        let Some(running) = &self.running else {
            return Err(ProcessFailure::Ended { answers });
        };
        let line = running.lines.recv_timeout(limit).map_err(|why| match why {
            RecvTimeoutError::Timeout => self.late(answers),
            RecvTimeoutError::Disconnected => ProcessFailure::Ended { answers },
        })?;
        let shown: String = String::from_utf8_lossy(&line)
            .trim_end()
            .chars()
            .map(|sign| if sign.is_control() { '�' } else { sign })
            .take(SHOWN)
            .collect();
        let answer = read_answer(&line);
        if let Some((_, counts)) = &self.terms {
            let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
            counts.answers += 1;
            if let Some(tokens) = answer.as_ref().and_then(|it| it.tokens) {
                counts.counted += 1;
                counts.input_tokens += tokens.input;
                counts.output_tokens += tokens.output;
            }
        }
        let answer = answer.ok_or(ProcessFailure::Garbled {
            line: shown.clone(),
            answers,
        })?;
        let action = notation::read_action(&answer.action, &view.board()).ok();
        let action = action.filter(|action| view.legal_actions().contains(*action));
        self.answers += u64::from(action.is_some());
        action.ok_or(ProcessFailure::Illegal {
            line: shown,
            answers,
        })
    }

    /// The action of the process, which is asked again after a refused answer if that is agreed; `None` after a
    /// failure.
    fn decide(&mut self, view: &View) -> Option<Action> {
        let retries = self.terms.as_ref().map_or(0, |(terms, _)| terms.retries);
        let mut refused = None;
        for left in (0..=retries).rev() {
            let line = act(view, &self.extras(refused.as_ref()));
            self.send(&line);
            if self.has_failed() {
                return None;
            }
            let failure = match self.answer(view) {
                Ok(action) => return Some(action),
                Err(failure) => failure,
            };
            let (Some((_, counts)), Some(answer)) = (&self.terms, failure.refused_line()) else {
                self.fail(failure);
                return None;
            };
            let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
            counts.illegal += 1;
            counts.fallbacks += u64::from(left == 0);
            refused = Some(RefusedAnswer {
                answer: answer.to_owned(),
                reason: reason(answer, view),
                left,
            });
        }
        None
    }
}

/// Why an answer is not a legal action.
fn reason(line: &str, view: &View) -> String {
    let Some(answer) = read_answer(line.as_bytes()) else {
        return "an answer is one line of JSON such as {\"action\": \"p1\"}".to_owned();
    };
    let action = match notation::read_action(&answer.action, &view.board()) {
        Ok(action) => action,
        Err(error) => return error.to_string(),
    };
    // What is legal follows from the view, so any world that agrees with it gives the reason.
    let mut world = blank_game(view.rules());
    let refused = Worlds::new(view).ok().and_then(|worlds| {
        worlds.sample(view, &mut Pcg64::seed_from_u64(0), &mut world);
        world.check(action).err()
    });
    refused.map_or_else(
        || format!("{} is not one of the legal actions", answer.action),
        |it| it.to_string(),
    )
}

/// What is done for a program without a legal answer: its oldest card is discarded, or else a clue is given.
fn fallback(view: &View) -> Action {
    let legal = view.legal_actions();
    let discard = legal.iter().find(|it| matches!(it, Action::Discard(_)));
    let clue = || legal.iter().find(|it| matches!(it, Action::Clue { .. }));
    let any = || legal.iter().next();
    let action = discard.or_else(clue).or_else(any);
    action.expect("the player to act has a legal action")
}

impl Bot for ProcessBot {
    // Who else is at the table is no part of the protocol, so `meet` does nothing.

    fn begin(&mut self, view: &View) {
        let line = begin(view, &self.extras(None));
        self.send(&line);
    }

    fn act(&mut self, view: &View) -> Decision {
        let action = self.decide(view);
        action.unwrap_or_else(|| fallback(view)).into()
    }

    fn observe(&mut self, event: &SeenEvent, view: &View) {
        if let Some(line) = saw(event, view) {
            self.send(&line);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The end of its input tells a process that nothing follows.
        self.input = None;
        let end = Instant::now() + GOODBYE;
        loop {
            // Nobody waits for lines any more: the thread that reads goes on to the end of the output.
            while self.lines.try_recv().is_ok() {}
            match self.child.try_wait() {
                Ok(None) if Instant::now() < end => std::thread::sleep(Duration::from_millis(2)),
                Ok(Some(_)) | Err(_) => return,
                Ok(None) => break,
            }
        }
        // It may have ended just now; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table with processes, whose first failure ends the series.
pub(crate) struct WatchedTable {
    pub(crate) table: Box<dyn Table>,
    pub(crate) failures: Failures,
}

impl Table for WatchedTable {
    fn play(
        &mut self,
        deal: &Deal,
        actions: &mut Vec<Action>,
        times: &mut LatencyHistogram,
    ) -> Result<Played, PlayError> {
        let played = self.table.play(deal, actions, times)?;
        let first = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        match &*first {
            None => Ok(played),
            Some(failure) => Err(PlayError::Process(failure.clone())),
        }
    }
}
