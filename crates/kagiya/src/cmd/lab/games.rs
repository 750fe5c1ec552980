//! Writes the games of a series as records.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use kagiya_i18n::Words;
use kagiya_lab::{Contestant, Keep, KeptGame, Series};
use kagiya_rules::record::{About, Record, Recorder};

use crate::exit_error::ExitError;
use crate::file_io::{is_output, unwritable, write_record};
use crate::game_setup::{GameSetup, unchanged_preset};

/// The destination of recorded games.
pub(super) enum Destination {
    /// A file for each game.
    Folder(PathBuf),
    /// All in one file, one record per line.
    File(PathBuf, File),
    /// Standard output.
    Output,
}

impl Destination {
    /// Opens the destination at `path`: a folder if it is one, or if its name has no extension;
    /// otherwise a file. Lost games always go to a folder.
    ///
    /// # Errors
    /// [`ExitError`] if the destination can't be written.
    pub(super) fn open(path: &Path, keep: Keep, words: &Words) -> Result<Self, ExitError> {
        if keep == Keep::Everything && is_output(path) {
            return Ok(Self::Output);
        }
        let unwritable = |error| unwritable(path, &error, words);
        if keep == Keep::Losses || path.is_dir() || path.extension().is_none() {
            std::fs::create_dir_all(path).map_err(unwritable)?;
            return Ok(Self::Folder(path.to_owned()));
        }
        let file = File::create(path).map_err(unwritable)?;
        Ok(Self::File(path.to_owned(), file))
    }

    /// Writes the games of a series.
    ///
    /// # Errors
    /// [`ExitError`] if a file can't be written, or an error if the output fails.
    pub(super) fn write(
        self,
        start: &GameSetup,
        series: &Series,
        contestant: &dyn Contestant,
        games: &[KeptGame],
        words: &Words,
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let record = |game: &KeptGame| record(start, series, contestant, game);
        match self {
            Self::Folder(folder) => {
                for game in games {
                    let name = bot_file_name(contestant.name());
                    let players = series.options.players;
                    let file = format!("{name}-{players}p-{}.json", game.deal);
                    write_record(&folder.join(file), Ok(record(game)?), words)?;
                }
                Ok(())
            }
            Self::File(path, file) => {
                let mut file = BufWriter::new(file);
                let lines = games.iter().try_for_each(|game| {
                    let line = line(&record(game).map_err(std::io::Error::other)?);
                    writeln!(file, "{line}")
                });
                let written = lines.and_then(|()| file.flush());
                Ok(written.map_err(|error| unwritable(&path, &error, words))?)
            }
            Self::Output => games.iter().try_for_each(|game| {
                writeln!(out, "{}", line(&record(game)?))?;
                Ok(())
            }),
        }
    }
}

/// A record on one line. JSON strings contain no line feeds, so they can be removed.
fn line(record: &Record) -> String {
    record.to_json().lines().map(str::trim_start).collect()
}

fn record(
    start: &GameSetup,
    series: &Series,
    contestant: &dyn Contestant,
    game: &KeptGame,
) -> anyhow::Result<Record> {
    let deal = series
        .deal(game.deal)
        .ok_or_else(|| anyhow::anyhow!("no deal {}", game.deal))?;
    let mut recorder = Recorder::new(&start.rules, &deal)?;
    for action in &game.actions {
        recorder.apply(*action)?;
    }
    let record = recorder.into_record().with_about(About {
        preset: unchanged_preset(&start.edition, &start.rules),
        players: seat_names(&contestant.seat_names(start.rules.players())),
        ..About::default()
    })?;
    Ok(record)
}

/// A name for each seat. Bots with the same name are numbered.
fn seat_names(bots: &[String]) -> Vec<String> {
    let mut names = Vec::new();
    for (seat, bot) in bots.iter().enumerate() {
        let alike = bots.iter().filter(|other| *other == bot).count();
        let before = bots[..seat].iter().filter(|other| *other == bot).count();
        names.push(if alike > 1 {
            format!("{bot} {}", before + 1)
        } else {
            bot.clone()
        });
    }
    names
}

/// The name of a bot as part of a file name.
pub(super) fn bot_file_name(bot: &str) -> String {
    bot.replace([':', ','], "-")
}
