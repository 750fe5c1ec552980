//! Draws the table: fireworks and counters at the top, hands on the left, discard pile and log on
//! the right, and the prompt at the bottom.

mod common;
mod fireworks;
mod hands;
mod overlay;
mod prompt;
mod side;

pub(super) use overlay::rule_end;

use kagiya_i18n::args;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::model::Model;
use super::theme::Theme;
use crate::rows;
use common::SMALLEST;

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
    fireworks::title(frame, model, theme, title);
    fireworks::fireworks(frame, model, theme, fireworks);
    fireworks::counters(frame, model, theme, counters);
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
    frame.render_widget(Line::styled(text, theme.muted()), area);
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
