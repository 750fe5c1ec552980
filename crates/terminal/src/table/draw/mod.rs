//! Draws the table: a sky of fireworks, the counters, hands to the left, discard pile and log to
//! the right, and below what can be done.

mod hands;
mod overlay;
mod prompt;
mod side;
mod sky;

pub(super) use overlay::rule_end;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::model::Model;
use super::theme::Theme;
use crate::rows;
use crate::words::args;

/// The smallest terminal in which every game can be drawn.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return too_small(frame, model, area);
    }
    let [
        title,
        fireworks,
        counters,
        rule,
        middle,
        lower_rule,
        prompt,
        keys,
    ] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(16),
        Constraint::Length(1),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    sky::title(frame, model, theme, title);
    sky::fireworks(frame, model, theme, fireworks);
    sky::counters(frame, model, theme, counters);
    line(frame, theme, rule);
    let form = hands::Form::new(model, middle);
    let [left, _, right] = Layout::horizontal([
        Constraint::Length(form.width()),
        Constraint::Length(1),
        Constraint::Min(20),
    ])
    .areas(middle);
    hands::draw(frame, model, theme, left, form);
    side::draw(frame, model, theme, right);
    line(frame, theme, lower_rule);
    prompt::draw(frame, model, theme, prompt);
    prompt::keys(frame, model, theme, keys);
    overlay::draw(frame, model, theme, area);
}

fn line(frame: &mut Frame<'_>, theme: Theme, area: Rect) {
    let text = "─".repeat(area.width.into());
    frame.render_widget(Line::styled(text, theme.dusk()), area);
}

fn too_small(frame: &mut Frame<'_>, model: &Model<'_>, area: Rect) {
    let args = args![
        width = SMALLEST.0,
        height = SMALLEST.1,
        has_width = area.width,
        has_height = area.height
    ];
    let text = model.words.say("table-too-small", args);
    let rows = rows(&text, area.width, "");
    let lines: Vec<Line<'_>> = rows.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// A label and what it labels, with room to the next.
fn labelled(theme: Theme, label: String, value: Vec<Span<'_>>) -> Vec<Span<'_>> {
    let mut spans = vec![Span::styled(label, theme.dusk()), Span::raw(" ")];
    spans.extend(value);
    spans.push(Span::raw("  "));
    spans
}
