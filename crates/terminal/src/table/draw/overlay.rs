//! Overlays: help, log, questions, the result.

use kagiya_i18n::args;
use kagiya_rules::{Choice, Phase, Suit};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};

use super::side::wrap;
use crate::phrases;
use crate::rows;
use crate::table::model::{LogLine, Mode, Model, Overlay};
use crate::table::theme::Theme;

pub(super) fn draw(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    match model.overlay {
        Some(Overlay::Help) => help(frame, model, theme, area),
        Some(Overlay::Log(up)) => log(frame, model, theme, area, up),
        Some(Overlay::Why { back, down }) => {
            let texts = ["why-title", "why-keys"].map(|id| model.words.text(id));
            reasons(frame, theme, area, texts, &model.why(back), down);
        }
        Some(Overlay::Hint(down)) => {
            let texts = ["web-hint", "hint-keys"].map(|id| model.words.text(id));
            reasons(frame, theme, area, texts, &model.hint(), down);
        }
        Some(Overlay::Rule(down)) => rule(frame, model, theme, area, down),
        Some(Overlay::Learned) => {
            let texts = model.coach().into_iter().chain(model.learned());
            let mut lines: Vec<Line<'_>> = Vec::new();
            for text in texts {
                lines.extend([Line::raw(text), Line::raw("")]);
            }
            let keys = model.words.text(super::prompt::keys_id(model));
            lines.push(Line::styled(keys, theme.accent()));
            panel(frame, theme, area, &model.title, lines);
        }
        Some(Overlay::Quit) => {
            let lines = vec![
                Line::raw(model.words.text("quit-question")),
                Line::raw(""),
                Line::styled(model.words.text("quit-keys"), theme.muted()),
            ];
            panel(frame, theme, area, &model.words.text("quit-title"), lines);
        }
        Some(Overlay::Result) => result(frame, model, theme, area),
        None => match model.mode {
            Mode::Answer(at) => answers(frame, model, theme, area, at),
            Mode::Begin(_)
            | Mode::Look
            | Mode::Play { .. }
            | Mode::Discard(_)
            | Mode::Clue { .. } => {}
        },
    }
}

/// The rule for a step of a lesson, scrolled down by `down` rows.
fn rule(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect, down: usize) {
    let lines = rule_rows(model);
    let room = usize::from(area.height).saturating_sub(3);
    let from = down.min(lines.len().saturating_sub(room));
    let keys = if lines.len() > room {
        "log-keys"
    } else {
        "lesson-rule-close"
    };
    let shown = lines.into_iter().skip(from).take(room).map(Line::raw);
    let keys = Line::styled(model.words.text(keys), theme.muted());
    let lines = shown.chain([keys]).collect();
    panel(frame, theme, area, &model.words.text("web-rule"), lines);
}

/// The rows of the rule, with an empty row after each paragraph.
fn rule_rows(model: &Model<'_>) -> Vec<String> {
    let broken = |text: String| {
        let rows = rows(&text, PANEL - 4, "");
        rows.into_iter().chain([String::new()])
    };
    model.rule().into_iter().flat_map(broken).collect()
}

/// The maximum scroll position of the rule in the smallest window.
pub(crate) fn rule_end(model: &Model<'_>) -> usize {
    let room = usize::from(super::common::SMALLEST.1) - 3;
    rule_rows(model).len().saturating_sub(room)
}

/// The widest frame over the table.
const PANEL: u16 = 70;

/// A frame in the middle of the table, as high as its text.
fn panel(frame: &mut Frame<'_>, theme: Theme, area: Rect, title: &str, lines: Vec<Line<'_>>) {
    let width = PANEL.min(area.width - 4);
    let lines: Vec<Line<'_>> = lines
        .into_iter()
        .flat_map(|line| broken(line, width - 4))
        .collect();
    let rows = u16::try_from(lines.len() + 2);
    let height = rows.map_or(area.height, |rows| rows.min(area.height));
    let text = Paragraph::new(lines);
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.accent())
        .padding(Padding::horizontal(1))
        .title(format!(" {title} "));
    frame.render_widget(Clear, place);
    frame.render_widget(text.block(block), place);
}

/// The rows of a line in its style. A line with several styles is never broken.
fn broken(line: Line<'_>, width: u16) -> Vec<Line<'_>> {
    match line.spans.as_slice() {
        [span] => {
            let style = line.style.patch(span.style);
            let rows = rows(&span.content, width, "");
            rows.into_iter()
                .map(|row| Line::styled(row, style))
                .collect()
        }
        _ => vec![line],
    }
}

fn help(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let (words, rules) = (model.words, model.rules());
    let letters: Vec<String> = (0..rules.suits().len())
        .filter_map(Suit::new)
        .map(|suit| {
            let name = phrases::suit(words, rules, suit);
            format!("{} {name}", phrases::letter(words, rules, suit))
        })
        .collect();
    let mut lines: Vec<Line<'_>> = [
        "help-keys-move",
        "help-keys-own",
        "help-keys-partner",
        "help-keys-order",
        "help-keys-more",
        "help-signs-sky",
        "help-signs-hands",
        "help-signs-discards",
        "help-signs-pace",
    ]
    .into_iter()
    .map(|id| Line::raw(words.text(id)))
    .collect();
    if rules.options().timed_display {
        lines.push(Line::raw(words.text("help-signs-announce")));
    }
    if rules.options().flamboyants {
        lines.push(Line::raw(words.text("help-signs-tiles")));
    }
    let letters = words.say("help-signs-letters", args![letters = words.row(&letters)]);
    lines.push(Line::raw(letters));
    lines.push(Line::styled(words.text("help-close"), theme.muted()));
    panel(frame, theme, area, &words.text("help-title"), lines);
}

fn log(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect, up: usize) {
    let lines: Vec<Line<'_>> = model
        .log
        .iter()
        .flat_map(|entry| wrap(entry, theme, 60))
        .collect();
    let rows = usize::from(area.height).saturating_sub(4);
    let end = lines.len().saturating_sub(up).max(rows.min(lines.len()));
    let mut shown: Vec<Line<'_>> = lines[end.saturating_sub(rows)..end].to_vec();
    shown.push(Line::styled(model.words.text("log-keys"), theme.muted()));
    panel(frame, theme, area, &model.words.text("label-log"), shown);
}

/// Shows what a bot says from the row `down` on, under a title and above the keys.
fn reasons(
    frame: &mut Frame<'_>,
    theme: Theme,
    area: Rect,
    [title, keys]: [String; 2],
    entries: &[LogLine],
    down: usize,
) {
    let lines: Vec<Line<'_>> = entries
        .iter()
        .flat_map(|entry| wrap(entry, theme, 66))
        .collect();
    let rows = usize::from(area.height).saturating_sub(4);
    let from = down.min(lines.len().saturating_sub(rows));
    let mut shown: Vec<Line<'_>> = lines.into_iter().skip(from).take(rows).collect();
    shown.push(Line::styled(keys, theme.muted()));
    panel(frame, theme, area, &title, shown);
}

fn answers(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect, at: usize) {
    let (words, rules) = (model.words, model.rules());
    let (title, about) = match model.session.view().table().phase() {
        Phase::Tile(tile) => {
            let number = tile.number();
            let name = words.text(&format!("tile-{number}"));
            let title = words.say("tile-title", args![number = number, name = name]);
            let table = model.session.view().table();
            (title, model.narrator().tile_about(tile, table))
        }
        Phase::Joker { card, id: _ } => {
            let card = phrases::card(words, rules, card);
            let about = words.say("joker-about", args![card = card]);
            (words.text("joker-title"), about)
        }
        Phase::Turn | Phase::Over(_) => return,
    };
    let mut rows: Vec<Vec<Span<'_>>> = vec![Vec::new()];
    let mut used = 0;
    for (place, choice) in model.answers().into_iter().enumerate() {
        let (text, style) = match choice {
            Choice::ShuffleBack(card) | Choice::PutIntoPlay(card) => (
                phrases::short_card(words, rules, card),
                theme.suit(rules, card.suit()),
            ),
            Choice::Firework(suit) => (phrases::suit(words, rules, suit), theme.suit(rules, suit)),
            Choice::Decline | Choice::Clue { .. } => {
                (words.text("answer-decline-short"), theme.muted())
            }
        };
        let span = if place == at {
            Span::styled(format!("[{text}]"), theme.accent())
        } else {
            Span::styled(format!(" {text} "), style)
        };
        if used + span.width() + 1 > 64 {
            rows.push(Vec::new());
            used = 0;
        }
        used += span.width() + 1;
        if let Some(row) = rows.last_mut() {
            row.push(span);
            row.push(Span::raw(" "));
        }
    }
    let question = model
        .answers()
        .get(at)
        .map_or_else(String::new, |choice| super::prompt::answer(model, *choice));
    // The question covers the coach of a lesson, so it repeats the coach's text.
    let coach = model.coach().into_iter().map(Line::raw);
    let mut lines: Vec<Line<'_>> = coach.chain([Line::raw(about), Line::raw("")]).collect();
    lines.extend(rows.into_iter().map(Line::from));
    lines.push(Line::raw(""));
    lines.push(Line::styled(question, theme.accent()));
    panel(frame, theme, area, &title, lines);
}

fn result(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let (words, view) = (model.words, model.session.view());
    let Some(outcome) = view.table().outcome() else {
        return;
    };
    let narrator = model.narrator();
    let mut lines = vec![Line::styled(narrator.over(outcome), theme.accent())];
    for text in narrator.result(view.board(), outcome) {
        lines.push(Line::raw(""));
        lines.push(Line::raw(text));
    }
    lines.extend(narrator.hints(model.session.hints()).map(Line::raw));
    lines.push(Line::raw(""));
    lines.extend(proof(model, theme));
    if let Some(note) = &model.record_note {
        lines.push(Line::styled(note.clone(), theme.muted()));
    }
    lines.push(Line::raw(""));
    lines.push(Line::styled(words.text("result-keys"), theme.accent()));
    panel(frame, theme, area, &words.text("result-title"), lines);
}

/// The commitment and the seed, with which anyone can verify the deal.
fn proof<'a>(model: &Model<'_>, theme: Theme) -> Vec<Line<'a>> {
    let words = model.words;
    let Some(commitment) = model.session.commitment() else {
        return Vec::new();
    };
    let commitment = commitment.to_string();
    // The digits are on their own line, so that they can be copied.
    let mut texts = vec![words.say("proof-commitment", args![hash = ""]), commitment];
    if let Some(seed) = model.session.revealed_seed() {
        texts.push(words.say("proof-seed", args![seed = ""]));
        texts.push(seed.to_string());
    }
    texts
        .into_iter()
        .map(|text| Line::styled(text, theme.muted()))
        .collect()
}
