//! Shared by several parts of the table.

use ratatui::text::Span;

use crate::table::theme::Theme;

/// The smallest terminal that fits every game: columns and rows.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// A label, its value, and space before the next one.
pub(super) fn labelled(theme: Theme, label: String, value: Vec<Span<'_>>) -> Vec<Span<'_>> {
    let mut spans = vec![Span::styled(label, theme.muted()), Span::raw(" ")];
    spans.extend(value);
    spans.push(Span::raw("  "));
    spans
}
