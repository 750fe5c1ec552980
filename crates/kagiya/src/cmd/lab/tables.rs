//! `kagiya lab table` and `kagiya lab editions`: tables of results for the documentation.

use std::io::Write;
use std::path::Path;

use kagiya_i18n::{Words, args};
use kagiya_lab::{
    Contestant, EditionScore, Keep, Report, Series, editions_table, roster, strength_in_short,
    strength_table,
};
use kagiya_rules::{Options, PRESETS};
use serde::de::DeserializeOwned;

use super::games::bot_file_name;
use super::series::{find, read_report, set_up, watched};
use crate::cli::{DealsArgs, EditionArgs, SeriesArgs, TableArgs};
use crate::exit_error::ExitError;
use crate::file_io::{self, unwritable};

/// The lines around the table of strength in a file.
const STRENGTH: [&str; 2] = [
    "<!-- strength table: written by `kagiya lab table` -->",
    "<!-- end of the strength table -->",
];

/// The same for the short table.
const IN_SHORT: [&str; 2] = [
    "<!-- strength in short: written by `kagiya lab table` -->",
    "<!-- end of strength in short -->",
];

/// The same for the table of editions.
const EDITIONS: [&str; 2] = [
    "<!-- table of editions: written by `kagiya lab editions` -->",
    "<!-- end of the table of editions -->",
];

/// The series of a table.
pub(super) struct TableSpec<'a> {
    bots: Vec<&'a str>,
    players: &'a [u8],
    deals: DealsArgs,
    /// The folder with earlier results, which are not played again.
    kept: Option<&'a Path>,
}

impl<'a> TableSpec<'a> {
    pub(super) fn new(args: &'a TableArgs, kept: Option<&'a Path>) -> Self {
        Self {
            bots: if args.bot.is_empty() {
                roster().collect()
            } else {
                args.bot.iter().map(String::as_str).collect()
            },
            players: &args.players,
            deals: args.deals,
            kept,
        }
    }

    /// The deals of `edition`, or of the standard game, for one number of players.
    fn series(
        &self,
        edition: Option<&str>,
        players: u8,
        words: &Words,
    ) -> Result<Series, ExitError> {
        let args = SeriesArgs {
            rules: EditionArgs {
                edition: edition.map(str::to_owned),
                players: Some(players.to_string()),
                ..EditionArgs::default()
            },
            count: self.deals,
            ..SeriesArgs::default()
        };
        set_up(&args, Keep::Nothing, words).map(|(_, series)| series)
    }
}

/// Plays a whole series, or fails with the text `stopped`.
fn whole(
    series: &Series,
    contestant: &dyn Contestant,
    stopped: &str,
    words: &Words,
) -> anyhow::Result<Report> {
    let report = watched(series, contestant, words)?;
    if report.games < series.games {
        return Err(ExitError::check(words.text(stopped)).into());
    }
    Ok(report)
}

/// Writes the table that compares bots in the standard game.
///
/// # Errors
/// [`ExitError`] for unknown bots and missing files, or an error if the output fails.
pub(super) fn table(
    spec: &TableSpec<'_>,
    into: Option<&Path>,
    short: Option<&Path>,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let target = Target::read(into, STRENGTH, words)?;
    let in_short = match short {
        Some(path) => Some(Target::read(Some(path), IN_SHORT, words)?),
        None => None,
    };
    if let Some(folder) = spec.kept {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error, words))?;
    }
    let mut reports = Vec::new();
    for bot in &spec.bots {
        for players in spec.players {
            reports.push(report_of(spec, bot, *players, words)?);
        }
    }
    let text = format!(
        "{}\n{}",
        strength_table(&reports),
        words.text("lab-table-legend")
    );
    target.write(&text, words, out)?;
    if let Some(target) = in_short {
        let named = |report: &Report| roster().any(|name| name == report.bot);
        reports.retain(named);
        let text = format!(
            "{}\n{}",
            strength_in_short(&reports),
            words.text("lab-short-legend")
        );
        target.write(&text, words, out)?;
    }
    Ok(())
}

/// The report on one series, read from the folder of reports or played.
fn report_of(
    spec: &TableSpec<'_>,
    bot: &str,
    players: u8,
    words: &Words,
) -> anyhow::Result<Report> {
    let series = spec.series(None, players, words)?;
    let contestant = find(bot, words)?;
    let path = spec
        .kept
        .map(|folder| folder.join(format!("{}-{players}.json", bot_file_name(bot))));
    if let Some(path) = path.as_ref().filter(|path| path.exists()) {
        return Ok(read_report(path, words)?);
    }
    let report = whole(&series, &*contestant, "error-table-stopped", words)?;
    if let Some(path) = path {
        let text = format!("{}\n", report.to_json());
        std::fs::write(&path, text).map_err(|error| unwritable(&path, &error, words))?;
    }
    Ok(report)
}

/// Writes the table of all presets: each bot's points with every number of players.
///
/// # Errors
/// [`ExitError`] for unknown bots, missing files and illegal actions of bots, or an error if the
/// output fails.
pub(super) fn editions(
    spec: &TableSpec<'_>,
    into: Option<&Path>,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let target = Target::read(into, EDITIONS, words)?;
    let mut kept = match spec.kept {
        Some(path) if path.exists() => read_scores(path, words)?,
        _ => Vec::new(),
    };
    let mut scores = Vec::new();
    for bot in &spec.bots {
        for preset in PRESETS {
            for players in spec.players {
                if Options::preset(preset.name, *players).is_err() {
                    continue;
                }
                let score = score_of(spec, preset.name, bot, *players, &mut kept, words)?;
                scores.push(score);
            }
        }
    }
    let players: Vec<String> = spec.players.iter().map(u8::to_string).collect();
    let legend = args![players = players.join(", ")];
    let text = format!(
        "{}\n{}",
        editions_table(&scores),
        words.say("lab-editions-legend", legend)
    );
    target.write(&text, words, out)
}

/// A stored score, or a new one, which is then stored.
fn score_of(
    spec: &TableSpec<'_>,
    edition: &str,
    bot: &str,
    players: u8,
    kept: &mut Vec<EditionScore>,
    words: &Words,
) -> anyhow::Result<EditionScore> {
    let series = spec.series(Some(edition), players, words)?;
    let contestant = find(bot, words)?;
    let is_asked_for = |score: &&EditionScore| {
        score.edition == edition
            && score.bot == bot
            && score.players == usize::from(players)
            && (score.seed, score.games) == (series.seed, series.games)
    };
    if let Some(score) = kept.iter().find(is_asked_for) {
        return Ok(score.clone());
    }
    let report = whole(&series, &*contestant, "error-editions-stopped", words)?;
    let score = EditionScore::new(edition, &report);
    kept.push(score.clone());
    if let Some(path) = spec.kept {
        let text: String = kept.iter().map(EditionScore::to_line).collect();
        std::fs::write(path, text).map_err(|error| unwritable(path, &error, words))?;
    }
    Ok(score)
}

/// The scores or results of a file, one per line.
pub(super) fn read_scores<S: DeserializeOwned>(
    path: &Path,
    words: &Words,
) -> Result<Vec<S>, ExitError> {
    let text = file_io::read(path, words)?;
    let scores = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty());
    scores
        .map(|(at, line)| {
            serde_json::from_str(line).map_err(|error| {
                let args = args![
                    file = path.display().to_string(),
                    line = (at + 1).to_string(),
                    reason = error.to_string()
                ];
                ExitError::file(words.say("error-scores", args))
            })
        })
        .collect()
}

/// The destination of the table: standard output or a file.
pub(super) struct Target<'a>(Option<FileSection<'a>>);

/// A section of a file, between two marker lines.
struct FileSection<'a> {
    path: &'a Path,
    marks: [&'static str; 2],
    before: String,
    after: String,
}

impl<'a> Target<'a> {
    pub(super) fn read(
        into: Option<&'a Path>,
        marks: [&'static str; 2],
        words: &Words,
    ) -> Result<Self, ExitError> {
        let Some(path) = into else {
            return Ok(Self(None));
        };
        let [begin, end] = marks;
        let text = file_io::read(path, words)?;
        let parts = text
            .split_once(begin)
            .and_then(|(before, rest)| Some((before, rest.split_once(end)?.1)));
        let Some((before, after)) = parts else {
            let args = args![file = path.display().to_string(), begin = begin, end = end,];
            return Err(ExitError::file(words.say("error-table-place", args)));
        };
        Ok(Self(Some(FileSection {
            path,
            marks,
            before: before.to_owned(),
            after: after.to_owned(),
        })))
    }

    pub(super) fn write(
        &self,
        table: &str,
        words: &Words,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let Some(place) = &self.0 else {
            return Ok(writeln!(out, "{table}")?);
        };
        let FileSection {
            path,
            marks: [begin, end],
            before,
            after,
        } = place;
        let text = format!("{before}{begin}\n{}\n{end}{after}", table.trim_end());
        std::fs::write(path, text).map_err(|error| unwritable(path, &error, words).into())
    }
}
