//! `kagiya lab bench-agent`: an outside program, such as a language model, on fixed deals.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use kagiya_bots::BotName;
use kagiya_i18n::{Words, args};
use kagiya_lab::{
    AgentMoment, AgentProgram, AgentReport, AgentTerms, Keep, PerGame, Series, bench_agent, roster,
};
use kagiya_mcp::{Deductions, Scene, position_in_words};
use kagiya_protocol::{GameState, RulesInfo};
use kagiya_rules::{Seat, View};

use super::progress::{progress_bar, stop_at_interrupt};
use super::series::{failed, set_up};
use crate::cli::{AgentArgs, DealsArgs, SeriesArgs};
use crate::exit_error::ExitError;
use crate::file_io::{is_output, write_text};
use crate::game_setup::unknown_bot;

/// The name of the program itself among partners.
const ITSELF: &str = "self";

/// The letters of seats in actions.
const SEATS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// Plays a series with each kind of partners.
///
/// # Errors
/// [`ExitError`] for wrong arguments and a program that can't be started or ends, or an error if the output
/// fails.
pub(super) fn run(args: &AgentArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let series = SeriesArgs {
        rules: args.rules.clone(),
        deals: args.deals.clone(),
        count: DealsArgs {
            games: args.games,
            seed: args.seed,
            threads: args.threads,
        },
    };
    let (_, series) = set_up(&series, Keep::Nothing, words)?;
    let partners = args.with.iter().map(|name| partner(name, words));
    let partners = partners.collect::<Result<Vec<_>, _>>()?;
    let deductions = match args.deductions.as_str() {
        "on" => Deductions::Given,
        _ => Deductions::Left,
    };
    let texts = Words::new(words.language());
    let describe = move |view: &View, moment: AgentMoment<'_>| match moment {
        AgentMoment::Begin => beginning(&texts, view),
        AgentMoment::Turn { legal, refused } => {
            let mut lines = Vec::new();
            if let Some(refused) = refused {
                let reason = texts.sentence(&refused.reason);
                let refused = args![reason = reason, left = refused.left];
                lines.push(texts.say("agent-bench-refused", refused));
            }
            lines.push(position(&texts, view, deductions));
            let legal = args![list = texts.row(legal)];
            lines.push(texts.say("agent-bench-legal", legal));
            lines.join("\n")
        }
    };
    let program = AgentProgram {
        command: args.command.clone(),
        limit: Duration::from_secs(args.seconds),
        terms: AgentTerms {
            retries: args.retries,
            deductions: deductions == Deductions::Given,
            describe: Some(Arc::new(describe)),
        },
    };
    let mut reports = Vec::new();
    for partner in partners {
        reports.push(play(&series, &program, partner, words)?);
    }
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&reports)?;
        write_text(path, &format!("{text}\n"), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    for report in &reports {
        show(report, words, out)?;
    }
    Ok(())
}

/// The bot with a name; `None` for the program itself.
fn partner(name: &str, words: &Words) -> Result<Option<BotName>, ExitError> {
    if name == ITSELF {
        return Ok(None);
    }
    let bot = name.parse::<BotName>();
    bot.map(Some)
        .map_err(|_| unknown_bot(name, roster().chain([ITSELF]), words))
}

fn play(
    series: &Series,
    program: &AgentProgram,
    partner: Option<BotName>,
    words: &Words,
) -> anyhow::Result<AgentReport> {
    let stop = stop_at_interrupt()?;
    let name = partner.map_or_else(|| ITSELF.to_owned(), |it| it.to_string());
    let bar = progress_bar(series.games, &name);
    let report = bench_agent(
        series,
        program,
        partner,
        &|done| bar.set_position(done),
        &stop,
    );
    bar.finish_and_clear();
    report.map_err(|error| failed(&error, words).into())
}

/// The letters of the seats.
fn names(view: &View) -> Vec<String> {
    let seats = SEATS.iter().take(view.rules().players());
    seats.map(|it| (*it).to_owned()).collect()
}

fn beginning(words: &Words, view: &View) -> String {
    let seat = view.seat().map_or(0, Seat::index);
    let args = args![
        seat = SEATS[seat],
        players = names(view).len(),
        example = r#"{"action": "p1"}"#
    ];
    words.say("agent-bench-begin", args)
}

fn position(words: &Words, view: &View, deductions: Deductions) -> String {
    let rules = RulesInfo::of(view.rules());
    let names = names(view);
    let scene = Scene {
        words,
        rules: &rules,
        names: &names,
        me: view.seat().map(Into::into),
    };
    position_in_words(&scene, &GameState::of(view), deductions)
}

fn show(report: &AgentReport, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let per_cent = |share: f64| format!("{:.2}", 100.0 * share);
    let both = |value: PerGame| (format!("{:.2}", value.mean), format!("{:.2}", value.stderr));
    let series = &report.series;
    let id = match (&report.partners, report.deductions) {
        (Some(_), true) => "lab-agent-head",
        (Some(_), false) => "lab-agent-head-bare",
        (None, true) => "lab-agent-head-self",
        (None, false) => "lab-agent-head-self-bare",
    };
    let head = args![
        command = series.bot.as_str(),
        partners = report.partners.clone().unwrap_or_default(),
        players = series.players,
        games = series.games.to_string(),
        first = series.seed.to_string()
    ];
    writeln!(out, "{}", words.say(id, head))?;
    if series.games == 0 {
        return Ok(());
    }
    let points = args![
        mean = format!("{:.3}", series.mean),
        stderr = format!("{:.3}", series.stderr),
        most = series.max_score
    ];
    writeln!(out, "{}", words.say("lab-points", points))?;
    let zeroed = args![
        mean = format!("{:.3}", series.mean_zero_on_strikeout),
        stderr = format!("{:.3}", series.stderr_zero_on_strikeout),
        strikeouts = series.strikeouts.to_string()
    ];
    writeln!(out, "{}", words.say("lab-zeroed", zeroed))?;
    if let Some(scored) = super::series::unscored(series, words) {
        writeln!(out, "{scored}")?;
    }
    let perfect = args![
        perfect = per_cent(series.perfect),
        stderr = per_cent(series.perfect_stderr)
    ];
    writeln!(out, "{}", words.say("lab-perfect", perfect))?;
    let (mean, stderr) = both(report.strikes_per_game);
    let strikes = args![mean = mean, stderr = stderr];
    writeln!(out, "{}", words.say("lab-agent-strikes", strikes))?;
    let (mean, stderr) = both(report.illegal_per_game);
    let illegal = args![
        mean = mean,
        stderr = stderr,
        illegal = report.illegal.to_string(),
        answers = report.answers.to_string(),
        share = per_cent(report.illegal_share),
        share_stderr = per_cent(report.illegal_share_stderr)
    ];
    writeln!(out, "{}", words.say("lab-agent-illegal", illegal))?;
    let (mean, stderr) = both(report.fallbacks_per_game);
    let fallbacks = args![mean = mean, stderr = stderr, tries = report.retries + 1];
    writeln!(out, "{}", words.say("lab-agent-fallbacks", fallbacks))?;
    if let Some(tokens) = report.tokens_per_game {
        let (mean, stderr) = (
            format!("{:.0}", tokens.mean),
            format!("{:.0}", tokens.stderr),
        );
        let tokens = args![
            mean = mean,
            stderr = stderr,
            input = report.input_tokens.to_string(),
            output = report.output_tokens.to_string()
        ];
        writeln!(out, "{}", words.say("lab-agent-tokens", tokens))?;
    }
    Ok(())
}
