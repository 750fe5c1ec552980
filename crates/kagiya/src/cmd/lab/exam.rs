//! `kagiya lab exam`: asks a bot questions with known answers.

use std::io::Write;

use kagiya_i18n::{Words, args};
use kagiya_lab::{PuzzleReport, PuzzleResult, puzzles};

use super::agree::find;
use super::progress::{progress_bar, stop_at_interrupt};
use crate::cli::ExamArgs;
use crate::exit_error::ExitError;
use crate::file_io::{is_output, write_text};

/// Asks a bot all questions.
///
/// # Errors
/// [`ExitError`] for an unknown bot or a file that can't be written, or an error if the output
/// fails.
pub(super) fn exam(args: &ExamArgs, words: &Words, out: &mut dyn Write) -> anyhow::Result<()> {
    let bot = find(&args.who.bot, words)?;
    // The questions are part of the program, and its tests check them.
    let all = puzzles().map_err(|error| ExitError::check(error.to_string()))?;
    let stop = stop_at_interrupt()?;
    let bar = progress_bar(all.len() as u64, &bot.to_string());
    let exam = kagiya_lab::solve_puzzles(bot, &|done| bar.set_position(done), &stop);
    bar.finish_and_clear();
    let exam = exam.map_err(|error| ExitError::check(error.to_string()))?;
    if let Some(path) = &args.json {
        let text = serde_json::to_string_pretty(&exam)?;
        write_text(path, &format!("{text}\n"), words, out)?;
        if is_output(path) {
            return Ok(());
        }
    }
    show(&exam, all.len(), words, out)
}

fn show(
    exam: &PuzzleReport,
    wanted: usize,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    for answered in &exam.questions {
        for line in lines(answered, words) {
            writeln!(out, "{line}")?;
        }
    }
    if exam.questions.len() < wanted {
        let early = args![asked = exam.questions.len(), wanted = wanted];
        writeln!(out, "{}", words.say("lab-exam-stopped", early))?;
    }
    writeln!(out)?;
    let right: usize = exam.groups.iter().map(|group| group.right).sum();
    let head = args![
        bot = exam.bot.as_str(),
        right = right,
        asked = exam.questions.len()
    ];
    writeln!(out, "{}", words.say("lab-exam-head", head))?;
    for group in &exam.groups {
        let share = 100 * group.right / group.asked.max(1);
        let (right, asked) = (group.right, group.asked);
        writeln!(
            out,
            "  {:<12} {right:>3} / {asked:<3} {share:>3} %",
            group.name
        )?;
    }
    Ok(())
}

/// A question, the expected answer, and the bot's answer.
fn lines(answered: &PuzzleResult, words: &Words) -> Vec<String> {
    let mark = |right| if right { "✓" } else { "✗" };
    let title = format!("{} {}", mark(answered.right), answered.id);
    let parts = answered.parts.iter().map(|part| {
        let silent = || words.text("lab-exam-silent");
        let answer = part.answer.clone().unwrap_or_else(silent);
        let args = args![
            asked = part.asked.as_str(),
            expected = part.expected.as_str(),
            answer = answer
        ];
        format!(
            "    {} {}",
            mark(part.right),
            words.say("lab-exam-part", args)
        )
    });
    core::iter::once(title).chain(parts).collect()
}
