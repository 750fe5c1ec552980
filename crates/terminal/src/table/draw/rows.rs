//! Texts broken into rows of a given width. A row ends only at an ordinary space: French puts a space that must
//! not break before its signs, of which the frames of ratatui keep only one of the two kinds.

use ratatui::text::{Line, Span};

/// The rows of a text, none of them wider than `width`; those that follow the first one begin with `indent`.
pub(super) fn rows(text: &str, width: u16, indent: &str) -> Vec<String> {
    let width = usize::from(width).max(1);
    let mut rows: Vec<String> = Vec::new();
    let mut row = String::new();
    let mut begins = true;
    for word in text.split(' ') {
        if !begins && wide(&row) + 1 + wide(word) > width {
            rows.push(core::mem::replace(&mut row, indent.to_owned()));
            begins = true;
        }
        if !begins {
            row.push(' ');
        }
        begins = false;
        // A word that no row has room for is broken where the row ends.
        for letter in word.chars() {
            if wide(&row) >= width {
                rows.push(core::mem::replace(&mut row, indent.to_owned()));
            }
            row.push(letter);
        }
    }
    rows.push(row);
    rows
}

/// The rows of a line in its style. A line of several styles is a row already.
pub(super) fn broken(line: Line<'_>, width: u16) -> Vec<Line<'_>> {
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

fn wide(text: &str) -> usize {
    Span::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_ends_at_an_ordinary_space_alone() {
        let sign = "Le spectacle est fini\u{202f}! Ou bien\u{a0}: non";
        assert_eq!(
            rows(sign, 21, ""),
            ["Le spectacle est", "fini\u{202f}! Ou bien\u{a0}: non"]
        );
        assert_eq!(rows("one two three", 7, "  "), ["one two", "  three"]);
        assert_eq!(rows("", 7, ""), [""]);
        assert_eq!(rows("a  b", 7, ""), ["a  b"]);
    }

    #[test]
    fn no_row_is_wider_than_there_is_room() {
        assert_eq!(rows("an abcdefghij", 4, ""), ["an", "abcd", "efgh", "ij"]);
        assert_eq!(rows("abcdef", 4, " "), ["abcd", " ef"]);
    }
}
