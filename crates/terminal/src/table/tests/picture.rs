//! The picture of a terminal in the README, drawn from the real screen.

use std::fmt::Write as _;

use kagiya_i18n::{Language, Words};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::{buffer, model_with, play_until};

/// The size of a character, the margin, and the baseline, in pixels.
const WIDTH: f64 = 8.4;
const HEIGHT: usize = 17;
const MARGIN: usize = 12;
const BASELINE: usize = 13;

const NIGHT: &str = "#0e1330";
const PAPER: &str = "#d8d4c8";

/// A color of the 256-color palette.
fn hex(color: Color, otherwise: &str) -> String {
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    match color {
        Color::Indexed(index @ 16..=231) => {
            let index = index - 16;
            let (red, green, blue) = (index / 36, index / 6 % 6, index % 6);
            format!("#{:02x}{:02x}{:02x}", level(red), level(green), level(blue))
        }
        Color::Indexed(index @ 232..) => {
            let gray = 8 + 10 * (index - 232);
            format!("#{gray:02x}{gray:02x}{gray:02x}")
        }
        Color::Reset => otherwise.to_owned(),
        other => panic!("the table uses no {other:?}"),
    }
}

/// The colors of a cell, text first, and whether it is bold.
fn look(cell: &Cell) -> (String, String, bool) {
    let (letters, ground) = (hex(cell.fg, PAPER), hex(cell.bg, NIGHT));
    let bold = cell.modifier.contains(Modifier::BOLD);
    if cell.modifier.contains(Modifier::REVERSED) {
        (ground, letters, bold)
    } else {
        (letters, ground, bold)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[expect(clippy::cast_precision_loss, reason = "numbers of characters")]
fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (
        usize::from(buffer.area.width),
        usize::from(buffer.area.height),
    );
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0} {}\" font-family=\"ui-monospace, \
         DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\" role=\"img\" aria-label=\"A game \
         of Hanabi in the terminal: fireworks and counters above, the hands of the players, discard pile \
         and log.\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{NIGHT}\"/>\n",
        columns as f64 * WIDTH + 2.0 * MARGIN as f64,
        rows * HEIGHT + 2 * MARGIN,
    );
    for (row, cells) in buffer.content.chunks(columns).enumerate() {
        let top = MARGIN + row * HEIGHT;
        let mut column = 0;
        while column < columns {
            let style = look(&cells[column]);
            let mut text = String::new();
            let mut end = column;
            while end < columns && look(&cells[end]) == style {
                let symbol = cells[end].symbol();
                text.push_str(symbol);
                // A wide character covers the next cell.
                end += ratatui::text::Span::raw(symbol).width().max(1);
            }
            let (letters, ground, bold) = style;
            let left = column as f64 * WIDTH + MARGIN as f64;
            let width = (end - column) as f64 * WIDTH;
            // Writing to a string can't fail.
            if ground != NIGHT {
                let _ = writeln!(
                    svg,
                    "<rect x=\"{left:.1}\" y=\"{top}\" width=\"{width:.1}\" height=\"{HEIGHT}\" \
                     fill=\"{ground}\"/>"
                );
            }
            if !text.trim().is_empty() {
                let _ = writeln!(
                    svg,
                    "<text x=\"{left:.1}\" y=\"{}\" fill=\"{letters}\" xml:space=\"preserve\" \
                     textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\"{}>{}</text>",
                    top + BASELINE,
                    if bold { " font-weight=\"700\"" } else { "" },
                    escaped(&text),
                );
            }
            column = end;
        }
    }
    svg.push_str("</svg>\n");
    svg
}

#[test]
fn generated_picture_of_the_terminal_is_up_to_date() {
    let words = Words::new(Language::find("en").unwrap());
    let mut model = model_with(&words, "gf-black", 3, 1, "companion-3");
    play_until(&mut model, |model| {
        model.session.view().table().turn() >= 18 && model.session.is_my_turn()
    });
    let drawn = svg(&buffer(&model, (100, 30), true));
    xtask::check_generated("docs/pictures/terminal.svg", &drawn);
}
