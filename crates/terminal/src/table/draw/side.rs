//! To the right of the hands: the discard pile and the log.

use kagiya_rules::{Card, Suit};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use crate::phrases;
use crate::rows;
use crate::table::model::{LogLine, Model, Tone};
use crate::table::theme::Theme;

pub(super) fn draw(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let suits = u16::try_from(model.rules().suits().len()).unwrap_or(8);
    let [head, pile, gap, log] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(suits),
        Constraint::Length(1),
        Constraint::Min(1),
    ])
    .areas(area);
    let count = model.session.view().table().discard_pile().len();
    let title = format!("{} {count}", model.words.text("label-discards"));
    frame.render_widget(Line::styled(title, theme.muted()), head);
    let lines: Vec<Line<'_>> = (0..model.rules().suits().len())
        .filter_map(Suit::new)
        .map(|suit| discards(model, theme, suit))
        .collect();
    frame.render_widget(Paragraph::new(lines), pile);
    if model.session.lesson().is_some() {
        let title = model.words.text("web-learn-coach");
        frame.render_widget(Line::styled(title, theme.accent()), gap);
        let tone = Tone::Plain;
        let lines: Vec<Line<'_>> = model
            .coach()
            .into_iter()
            .flat_map(|text| wrap(&LogLine { text, tone }, theme, log.width))
            .collect();
        frame.render_widget(Paragraph::new(lines), log);
        return;
    }
    let (title, lines) = log_lines(model, theme, log);
    frame.render_widget(Line::styled(title, theme.muted()), gap);
    frame.render_widget(Paragraph::new(lines), log);
}

/// The discards of a suit, one column for each copy of each rank: the rank if it is discarded, `!`
/// for a critical copy, `-` if the rank is trash, otherwise `·`.
fn discards<'a>(model: &Model<'_>, theme: Theme, suit: Suit) -> Line<'a> {
    let (rules, board) = (model.rules(), model.session.view().board());
    let style = theme.suit(rules, suit);
    let letter = phrases::letter(model.words, rules, suit);
    let mut spans = vec![Span::styled(format!("{letter} "), style)];
    for rank in rules.ranks() {
        let card = Card::new(suit, rank);
        let gone = usize::from(board.table.discarded(card));
        let rest = usize::from(rules.copies(card)) - gone;
        spans.push(Span::styled(rank.sign().to_string().repeat(gone), style));
        let (sign, rest_style) = if board.is_trash(card) {
            ("-", theme.muted())
        } else if gone > 0 && board.is_critical(card) {
            ("!", theme.danger())
        } else {
            ("·", theme.muted())
        };
        spans.push(Span::styled(sign.repeat(rest), rest_style));
        spans.push(Span::raw(" "));
    }
    Line::from(spans)
}

/// As much of the log as fits, below its title: everything since the person's last turn, and above
/// it, dimmed, earlier lines.
fn log_lines<'a>(model: &'a Model<'_>, theme: Theme, area: Rect) -> (String, Vec<Line<'a>>) {
    let rows = usize::from(area.height);
    let wrapped = |entries: &[LogLine]| -> Vec<Line<'a>> {
        entries
            .iter()
            .flat_map(|entry| wrap(entry, theme, area.width))
            .collect()
    };
    let (old, new) = model.split_log();
    let mut new = wrapped(new);
    if new.is_empty() {
        let lines = last(wrapped(old), rows);
        return (model.words.text("label-log"), lines);
    }
    // Room for an earlier line and a separator.
    let room = rows.saturating_sub(new.len());
    if room < 2 {
        let title = if room == 0 && new.len() > rows {
            "label-since-more"
        } else {
            "label-since"
        };
        return (model.words.text(title), last(new, rows));
    }
    let mut lines: Vec<Line<'a>> = last(wrapped(old), room - 1)
        .into_iter()
        .map(|line| line.style(theme.muted()))
        .collect();
    lines.push(Line::styled(model.words.text("label-since"), theme.muted()));
    lines.append(&mut new);
    (model.words.text("label-log"), lines)
}

/// The last `count` of the lines.
fn last(mut lines: Vec<Line<'_>>, count: usize) -> Vec<Line<'_>> {
    lines.split_off(lines.len().saturating_sub(count))
}

/// A line of the log, broken between words; all rows after the first are indented.
pub(super) fn wrap<'a>(entry: &LogLine, theme: Theme, width: u16) -> Vec<Line<'a>> {
    let style = theme.tone(entry.tone);
    let rows = rows(&entry.text, width, "  ").into_iter();
    rows.map(|row| Line::styled(row, style)).collect()
}
