//! `kagiya lab run` and `kagiya lab compare`: series of games.

use std::io::Write;
use std::path::{Path, PathBuf};

use kagiya_bots::{BotName, Kind, UnknownBot};
use kagiya_i18n::{Words, args};
use kagiya_lab::{
    Comparison, Contestant, Keep, ProcessFailure, Report, RunError, Series, UnknownContestant,
    Verdict, contestant, histogram_svg, roster,
};

use super::deals::DealFile;
use super::games::Destination;
use super::progress::{progress_bar, stop_at_interrupt};
use crate::cli::{GameArgs, SeriesArgs};
use crate::exit_error::ExitError;
use crate::file_io::{self, is_output, write_text};
use crate::game_setup::{GameSetup, unknown_bot};

/// The files that results are written to.
pub(super) struct Files<'a> {
    pub(super) json: Option<&'a Path>,
    /// Whether the games are added to an existing report.
    pub(super) add: bool,
    pub(super) csv: Option<&'a Path>,
    pub(super) svg: Option<&'a Path>,
    /// The games that are written, and their folder or file.
    pub(super) games: Option<(Keep, &'a PathBuf)>,
}

/// Plays a series and writes its results.
pub(super) fn play(
    series: &SeriesArgs,
    bot: &str,
    files: &Files<'_>,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let keep = files.games.map_or(Keep::Nothing, |(keep, _)| keep);
    let (start, mut series) = set_up(series, keep, words)?;
    let contestant = find(bot, words)?;
    // A file that can't be written is reported before the games are played.
    let destination = match files.games {
        Some((keep, path)) => Some(Destination::open(path, keep, words)?),
        None => None,
    };
    let earlier = match files.json.filter(|path| files.add && path.exists()) {
        Some(path) => Some(read_report(path, words)?),
        None => None,
    };
    if let Some(earlier) = &earlier {
        series.seed = earlier.seed.saturating_add(earlier.games);
    }
    let mut report = watched(&series, &*contestant, words)?;
    if let Some(destination) = destination {
        destination.write(&start, &series, &*contestant, &report.kept, words, out)?;
    }
    if let Some(earlier) = earlier {
        report = earlier.join(&report).map_err(|error| {
            ExitError::usage(words.say("error-add", args![reason = error.to_string()]))
        })?;
    }
    if let Some(path) = files.json {
        write_text(path, &format!("{}\n", report.to_json()), words, out)?;
    }
    if let Some(path) = files.csv {
        let text = format!("{}\n{}\n", Report::CSV_HEADER, report.csv_row());
        write_text(path, &text, words, out)?;
    }
    if let Some(path) = files.svg {
        write_text(path, &histogram_svg(&report), words, out)?;
    }
    let kept = files.games.map(|(_, path)| path.as_path());
    let silent = [files.json, files.csv, files.svg, kept]
        .iter()
        .flatten()
        .any(|path| is_output(path));
    if !silent {
        show(&report, &start.edition, &series, words, out)?;
    }
    Ok(())
}

/// The series that the arguments describe. Deals of recorded games are played with their own rules,
/// unless the arguments name others.
pub(super) fn set_up(
    args: &SeriesArgs,
    keep: Keep,
    words: &Words,
) -> Result<(GameSetup, Series), ExitError> {
    let count = args.count;
    if count.games == 0 {
        return Err(ExitError::usage(words.text("error-games")));
    }
    let file = match &args.deals {
        Some(path) => Some(DealFile::read(path, words)?),
        None => None,
    };
    let rules = &args.rules;
    let is_asked = rules.edition.is_some() || rules.players.is_some() || !rules.option.is_empty();
    let recorded = match &file {
        Some(file) if !is_asked => file.game(words)?,
        _ => None,
    };
    let start = match recorded {
        Some((options, edition)) => GameSetup::with(options, edition, words)?,
        None => GameSetup::new(
            &GameArgs {
                rules: rules.clone(),
                seed: None,
            },
            words,
        )?,
    };
    let given = match file {
        Some(file) => Some(file.deals(&start.rules, words)?),
        None => None,
    };
    let there = given.as_ref().map_or(u64::MAX, |deals| {
        (deals.len() as u64).saturating_sub(count.seed)
    });
    let series = Series {
        options: start.rules.options().clone(),
        games: count.games.min(there),
        seed: count.seed,
        given: given.map(Into::into),
        threads: count.threads,
        keep,
    };
    Ok((start, series))
}

/// The bot named by `names`, or the bots separated by commas.
pub(super) fn find(names: &str, words: &Words) -> Result<Box<dyn Contestant>, ExitError> {
    contestant(names).map_err(|error| match error {
        UnknownContestant::NotMixed => {
            ExitError::usage(words.say("error-bot-mixed", args![name = "cheater"]))
        }
        UnknownContestant::Bot(UnknownBot(name)) => {
            let known = roster().chain(["savant:DECK:DEALS", "NAME%N"]);
            unknown_bot(&name, known, words)
        }
    })
}

/// The kinds of the bots that names separated by commas name. Unknown names are left out.
pub(super) fn kinds(names: &str) -> Vec<&'static Kind> {
    let bots = names.split(',').filter_map(|name| name.trim().parse().ok());
    bots.map(|bot: BotName| bot.kind()).collect()
}

/// Plays a series with a progress bar; Ctrl-C ends it early.
pub(super) fn watched(
    series: &Series,
    contestant: &dyn Contestant,
    words: &Words,
) -> anyhow::Result<Report> {
    let stop = stop_at_interrupt()?;
    let name = format!("{} × {}", contestant.name(), series.options.players);
    let bar = progress_bar(series.games, &name);
    let report = kagiya_lab::run(series, contestant, &|done| bar.set_position(done), &stop);
    bar.finish_and_clear();
    report.map_err(|error| failed(&error, words).into())
}

pub(super) fn failed(error: &RunError, words: &Words) -> ExitError {
    match error {
        RunError::Options(reason) => {
            ExitError::usage(words.say("error-options", args![reason = words.explain(reason)]))
        }
        RunError::Threads(reason) => {
            ExitError::usage(words.say("error-threads", args![reason = reason.to_string()]))
        }
        RunError::Illegal { name, deal, error } => ExitError::check(words.say(
            "error-bot-illegal",
            args![
                name = name.as_str(),
                deal = deal.to_string(),
                reason = words.explain(error)
            ],
        )),
        RunError::Process { name, deal, error } => ExitError::check(words.say(
            "error-bot-process",
            args![
                name = name.as_str(),
                deal = deal.to_string(),
                reason = process_failure(error, words)
            ],
        )),
        RunError::Deal { number, error } => ExitError::usage(words.say(
            "error-deal",
            args![
                deal = (number + 1).to_string(),
                reason = words.explain(error)
            ],
        )),
    }
}

fn process_failure(failure: &ProcessFailure, words: &Words) -> String {
    match failure {
        ProcessFailure::Start(reason) => {
            words.say("error-process-start", args![reason = reason.as_str()])
        }
        ProcessFailure::Late { seconds, answers } => words.say(
            "error-process-late",
            args![seconds = seconds.as_str(), answers = answers.to_string()],
        ),
        ProcessFailure::Ended { answers } => {
            words.say("error-process-ended", args![answers = answers.to_string()])
        }
        ProcessFailure::Garbled { line, answers } => words.say(
            "error-process-garbled",
            args![line = line.as_str(), answers = answers.to_string()],
        ),
        ProcessFailure::Illegal { line, answers } => words.say(
            "error-process-illegal",
            args![line = line.as_str(), answers = answers.to_string()],
        ),
    }
}

fn show(
    report: &Report,
    edition: &str,
    series: &Series,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let per_cent = |share: f64| format!("{:.2}", 100.0 * share);
    let last = report.seed + report.games.saturating_sub(1);
    let head = args![
        bot = report.bot.as_str(),
        edition = words.text(&format!("preset-{edition}")),
        players = report.players,
        games = report.games,
        first = report.seed.to_string(),
        last = last.to_string(),
    ];
    let id = if report.given {
        "lab-head-given"
    } else {
        "lab-head"
    };
    writeln!(out, "{}", words.say(id, head))?;
    if report.games < series.games {
        let early = args![
            games = report.games.to_string(),
            wanted = series.games.to_string()
        ];
        writeln!(out, "{}", words.say("lab-stopped", early))?;
    }
    if report.games == 0 {
        return Ok(());
    }
    let points = args![
        mean = format!("{:.3}", report.mean),
        stderr = format!("{:.3}", report.stderr),
        most = report.max_score,
    ];
    writeln!(out, "{}", words.say("lab-points", points))?;
    let zeroed = args![
        mean = format!("{:.3}", report.mean_zero_on_strikeout),
        stderr = format!("{:.3}", report.stderr_zero_on_strikeout),
        strikeouts = report.strikeouts.to_string(),
    ];
    writeln!(out, "{}", words.say("lab-zeroed", zeroed))?;
    if let Some(scored) = unscored(report, words) {
        writeln!(out, "{scored}")?;
    }
    let perfect = args![
        perfect = per_cent(report.perfect),
        stderr = per_cent(report.perfect_stderr),
    ];
    writeln!(out, "{}", words.say("lab-perfect", perfect))?;
    let course = args![
        turns = format!("{:.1}", report.turns),
        strikes = format!("{:.2}", report.strikes),
    ];
    writeln!(out, "{}", words.say("lab-course", course))?;
    let speed = args![
        half = micros(report.move_p50_us),
        most = micros(report.move_p99_us),
        games = format!(
            "{:.*}",
            usize::from(report.games_per_second < 100.0),
            report.games_per_second
        ),
    ];
    writeln!(out, "{}", words.say("lab-speed", speed))?;
    writeln!(out)?;
    histogram(report, out)?;
    Ok(())
}

/// A duration with a suitable unit.
fn micros(time: f64) -> String {
    if time >= 1000.0 {
        format!("{:.1} ms", time / 1000.0)
    } else {
        format!("{time:.1} µs")
    }
}

/// The distribution of points as bars.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the length of a bar"
)]
fn histogram(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    let largest = report.histogram.values().max().copied().unwrap_or(1);
    for (points, games) in report.histogram.iter().rev() {
        let bar = "█".repeat((40.0 * *games as f64 / largest as f64).ceil() as usize);
        let share = 100.0 * *games as f64 / report.games as f64;
        writeln!(out, "{points:>4} {bar:<40} {games:>8} {share:>6.2} %")?;
    }
    Ok(())
}

/// Plays the same deals with two bots and compares the results.
pub(super) fn compare(
    series: &SeriesArgs,
    names: [&String; 2],
    json: Option<&Path>,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let (_, series) = set_up(series, Keep::Nothing, words)?;
    let [first, second] = names;
    let (first, second) = (find(first, words)?, find(second, words)?);
    let stop = stop_at_interrupt()?;
    let bar = progress_bar(
        series.games,
        &format!("{} – {}", first.name(), second.name()),
    );
    let progress = |done| bar.set_position(done);
    let comparison = kagiya_lab::compare(&series, &*first, &*second, &progress, &stop);
    bar.finish_and_clear();
    let comparison = comparison.map_err(|error| failed(&error, words))?;
    if let Some(path) = json {
        let text = serde_json::to_string_pretty(&comparison)?;
        write_text(path, &format!("{text}\n"), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    show_comparison(&comparison, words, out)
}

fn show_comparison(
    comparison: &Comparison,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let signed = |value: f64| format!("{value:+.3}");
    let lines = [
        (
            "lab-compare-head",
            args![
                first = comparison.first.as_str(),
                second = comparison.second.as_str(),
                games = comparison.games.to_string(),
            ],
        ),
        (
            "lab-compare-means",
            args![
                first = format!("{:.3}", comparison.first_mean),
                second = format!("{:.3}", comparison.second_mean),
            ],
        ),
        (
            "lab-compare-difference",
            args![
                difference = signed(comparison.difference),
                stderr = format!("{:.3}", comparison.stderr),
                low = signed(comparison.interval[0]),
                high = signed(comparison.interval[1]),
            ],
        ),
        (
            "lab-compare-perfect",
            args![
                first = comparison.only_first_perfect.to_string(),
                second = comparison.only_second_perfect.to_string(),
                difference = format!("{:+.2}", 100.0 * comparison.perfect_difference),
                stderr = format!("{:.2}", 100.0 * comparison.perfect_stderr),
            ],
        ),
        (
            match comparison.verdict {
                Verdict::FirstBetter => "lab-compare-better-first",
                Verdict::SecondBetter => "lab-compare-better-second",
                Verdict::Open => "lab-compare-open",
            },
            args![
                first = comparison.first.as_str(),
                second = comparison.second.as_str(),
                low = signed(comparison.sequential_interval[0]),
                high = signed(comparison.sequential_interval[1]),
            ],
        ),
    ];
    for (id, args) in lines {
        writeln!(out, "{}", words.say(id, args))?;
    }
    Ok(())
}

/// The report in a file.
///
/// # Errors
/// [`ExitError`] if it can't be read or isn't a report.
pub(super) fn read_report(path: &Path, words: &Words) -> Result<Report, ExitError> {
    let text = file_io::read(path, words)?;
    serde_json::from_str(&text).map_err(|error| {
        let args = args![
            file = path.display().to_string(),
            reason = error.to_string()
        ];
        ExitError::file(words.say("error-report", args))
    })
}

/// How many games have no score, and the mean score of the others, where an edition says so of a lost game.
pub(super) fn unscored(report: &Report, words: &Words) -> Option<String> {
    let scored = report.scored.filter(|it| it.games < report.games)?;
    let unscored = report.games - scored.games;
    let args = args![
        mean = format!("{:.3}", scored.mean),
        stderr = format!("{:.3}", scored.stderr),
        scored = scored.games,
        unscored = unscored
    ];
    Some(words.say("lab-scored", args))
}
