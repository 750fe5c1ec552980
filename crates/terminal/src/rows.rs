//! Breaks texts into rows of a given width in terminal columns. A row ends at an ordinary space;
//! French uses non-breaking spaces before punctuation. Japanese has no spaces: a row may end
//! between any two characters, but it doesn't begin with a full stop or end with an opening
//! bracket.

use ratatui::text::Span;

/// The rows of a text, none wider than `width`. All rows after the first begin with `indent`.
pub fn rows(text: &str, width: u16, indent: &str) -> Vec<String> {
    let width = usize::from(width).max(1);
    let mut rows: Vec<String> = Vec::new();
    let mut row = String::new();
    // Whether the row is empty, and whether it has no character yet.
    let (mut begins, mut fresh) = (true, true);
    for word in text.split(' ') {
        for (at, piece) in pieces(word).into_iter().enumerate() {
            let gap = usize::from(at == 0);
            if !begins && columns(&row) + gap + columns(piece) > width {
                rows.push(core::mem::replace(&mut row, indent.to_owned()));
                (begins, fresh) = (true, true);
            }
            if !begins && gap > 0 {
                row.push(' ');
            }
            begins = false;
            // A piece that is too long for a row is broken at the end of the row.
            for letter in piece.chars() {
                if !fresh && columns(&row) + width_of(letter) > width {
                    rows.push(core::mem::replace(&mut row, indent.to_owned()));
                }
                row.push(letter);
                fresh = false;
            }
        }
    }
    rows.push(row);
    rows
}

/// The width of a text in terminal columns; a Japanese character takes two.
pub fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

fn width_of(letter: char) -> usize {
    columns(letter.encode_utf8(&mut [0; 4]))
}

/// The pieces of a word between which a row may end. Only Japanese words have several.
fn pieces(word: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = word;
    let mut before: Option<char> = None;
    for (at, letter) in word.char_indices() {
        if before.is_some_and(|before| may_end(before, letter)) {
            let (piece, next) = rest.split_at(at - (word.len() - rest.len()));
            pieces.push(piece);
            rest = next;
        }
        before = Some(letter);
    }
    pieces.push(rest);
    pieces
}

/// Whether a row may end between two characters of a word.
fn may_end(before: char, after: char) -> bool {
    (is_wide(before) || is_wide(after)) && !OPENING.contains(before) && !NEVER_FIRST.contains(after)
}

/// Japanese characters: kana, kanji and punctuation.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

const OPENING: &str = "「『（【〔〈《([{“‘";
const NEVER_FIRST: &str =
    "。、，．：；？！」』）】〕〉》・…ー々〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ)]}!?,.:;”’%";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_end_at_ordinary_spaces_only() {
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
    fn japanese_rows_never_begin_with_a_full_stop() {
        assert_eq!(
            rows("山札がなくなりました。", 8, ""),
            ["山札がな", "くなりま", "した。"]
        );
        assert_eq!(
            rows("手番です。次へ", 8, ""),
            ["手番で", "す。次へ"],
            "the stop stays with its word"
        );
        assert_eq!(rows("花火「赤」を", 6, ""), ["花火", "「赤」", "を"]);
        assert_eq!(rows("カードを捨てる", 7, " "), ["カード", " を捨て", " る"]);
        assert_eq!(rows("Benが2枚", 5, ""), ["Benが", "2枚"]);
    }

    #[test]
    fn no_row_exceeds_the_width() {
        assert_eq!(rows("an abcdefghij", 4, ""), ["an", "abcd", "efgh", "ij"]);
        assert_eq!(rows("abcdef", 4, " "), ["abcd", " ef"]);
        assert_eq!(rows("。。。", 3, ""), ["。", "。", "。"]);
        assert_eq!(rows("。。", 1, ""), ["。", "。"]);
    }
}
