//! `kagiya solve`: the best score of a game with all cards known.

use std::io::Write;
use std::time::Duration;

use kagiya_i18n::{Words, args};
use kagiya_rules::record::{About, Entry, Record};
use kagiya_rules::{Deal, Game, Outcome, notation};
use kagiya_solver::{Answer, Limits, Reason, Verdict, solve};
use kagiya_terminal::narration::Narrator;
use serde_json::{Value, json};

use super::replay::{load, player_names, title, turns};
use crate::cli::SolveArgs;
use crate::exit_error::ExitError;
use crate::game_setup::GameSetup;

/// Prints the best score that can be reached from a position, and how.
///
/// # Errors
/// [`ExitError`] for a file that can't be read or isn't a game, an unknown turn, or invalid options.
pub(crate) fn run(args: &SolveArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = record(args, words)?;
    let ends = ends_of_turns(&record);
    let turn = args.turn.unwrap_or(0);
    let Some(entries) = ends.get(turn) else {
        let args = args![turn = turn, most = ends.len() - 1];
        return Err(ExitError::usage(words.say("error-turn", args)).into());
    };
    let game = record.game_after(*entries);
    let defaults = Limits::default();
    let limits = Limits {
        nodes: args.nodes.unwrap_or(defaults.nodes),
        time: args.seconds.map(Duration::from_secs),
        ..defaults
    };
    let answer = solve(&game, &limits);
    if args.json {
        let value = described(&record, turn, &game, &answer);
        writeln!(out, "{}", serde_json::to_string_pretty(&value)?)?;
        return Ok(());
    }
    show(&record, turn, *entries, &answer, words, out)
}

/// The game of a file, or a deal.
fn record(args: &SolveArgs, words: &Words) -> Result<Record, ExitError> {
    if let Some(file) = &args.file {
        return load(file, args.game, words);
    }
    let setup = GameSetup::new(&args.deal, words)?;
    let Some(cards) = setup.cards else {
        return Err(ExitError::usage(words.text("error-solve-nothing")));
    };
    let deal = Deal {
        cards,
        first: setup.first,
    };
    Record::new(&setup.rules, &deal, Vec::new(), About::default())
        .map_err(|error| ExitError::usage(words.explain(&error)))
}

/// The number of entries up to the deal and to the end of each turn.
fn ends_of_turns(record: &Record) -> Vec<usize> {
    let mut replay = record.replay();
    let mut ends = vec![0];
    loop {
        let before = replay.game().table().turn();
        if replay.next().is_none() {
            return ends;
        }
        let game = replay.game();
        if game.table().turn() > before || game.outcome().is_some() {
            ends.push(replay.done());
        }
    }
}

/// The answer as JSON, see `docs/solve.schema.json`.
fn described(record: &Record, turn: usize, game: &Game, answer: &Answer) -> Value {
    let mut after = game.clone();
    let line: Vec<String> = answer
        .line
        .iter()
        .map_while(|action| {
            let text = notation::action_text(*action, &after.board());
            after.apply(*action).ok().map(|_| text)
        })
        .collect();
    let most = record.rules().max_score();
    json!({
        "edition": record.preset(),
        "players": record.rules().players(),
        "turn": turn,
        "max_score": most,
        "verdict": answer.verdict(most).name(),
        "reached": answer.reached,
        "bound": answer.bound,
        "reason": answer.reason.name(),
        "nodes": answer.nodes,
        "line": line,
    })
}

fn show(
    record: &Record,
    turn: usize,
    entries: usize,
    answer: &Answer,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let names = player_names(record);
    let narrator = Narrator {
        words,
        rules: record.rules(),
        names: &names,
        me: None,
    };
    writeln!(out, "{}", title(record, &narrator))?;
    writeln!(out, "{}", words.say("replay-state", args![turn = turn]))?;
    writeln!(
        out,
        "{}",
        words.sentences(&sentences(record, answer, words))
    )?;
    let played = record.entries()[..entries].iter().cloned();
    let line = played.chain(answer.line.iter().copied().map(Entry::Action));
    let whole = Record::new(
        record.rules(),
        record.deal(),
        line.collect(),
        About::default(),
    )
    .map_err(|error| ExitError::check(words.explain(&error)))?;
    for (number, turn) in turns(&whole, &narrator).iter().enumerate().skip(turn + 1) {
        writeln!(
            out,
            "{number:>3}. {}",
            words.sentences(&turn.happened.texts)
        )?;
    }
    Ok(())
}

/// What is known of the best score, and why it isn't higher.
fn sentences(record: &Record, answer: &Answer, words: &Words) -> Vec<String> {
    let most = record.rules().max_score();
    let scored = record.rules().has_score(Outcome::Finished);
    let mut list = vec![match (scored, answer.verdict(most)) {
        (false, Verdict::Reached) => words.text("solve-won"),
        (false, Verdict::Impossible) => words.text("solve-lost"),
        (false, Verdict::Undecided) => words.text("solve-open"),
        (true, _) if answer.is_decided() => words.say("solve-best", args![points = answer.reached]),
        (true, _) => words.say(
            "solve-between",
            args![points = answer.reached, bound = answer.bound],
        ),
    }];
    if answer.bound < most {
        list.push(words.text(reason_id(answer.reason)));
    }
    list
}

/// The id of the text for a reason.
const fn reason_id(reason: Reason) -> &'static str {
    match reason {
        Reason::Maximum => "solve-reason-maximum",
        Reason::GameOver => "solve-reason-game-over",
        Reason::LostCopies => "solve-reason-lost-copies",
        Reason::Pace => "solve-reason-pace",
        Reason::TooFewDraws => "solve-reason-too-few-draws",
        Reason::TooDeep => "solve-reason-too-deep",
        Reason::HandSpace => "solve-reason-hand-space",
        Reason::Search => "solve-reason-search",
    }
}
