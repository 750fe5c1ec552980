//! The picture that messengers show of a link to a table: its edition, its host and its seats.

use std::sync::LazyLock;

use kagiya_server::TablePreview;
use tiny_skia::{
    Color, FillRule, Paint, PathBuilder, Pixmap, PixmapMut, Rect, Stroke, StrokeDash, Transform,
};
use ttf_parser::{Face, OutlineBuilder};

use crate::preview;

/// The picture without a table, which `web/tools/preview.js` draws.
const BASE: &[u8] = include_bytes!("../data/preview-table.png");
/// The letters of the client's typeface, which `web/tools/font.py` writes.
const TYPEFACE: &[u8] = include_bytes!("../data/alegreya-sans-700.ttf");

/// The distance of everything from the left and right edges, in pixels.
const MARGIN: f32 = 64.0;
/// A seat is drawn as the back of a card.
const CARD: (f32, f32) = (72.0, 104.0);
const GAP: f32 = 16.0;
/// The upper edge of the seats.
const SEATS: f32 = 462.0;
/// The baselines of the edition and of the host, and the sizes of their letters.
const EDITION: (f32, f32) = (512.0, 68.0);
const HOST: (f32, f32) = (566.0, 42.0);
/// A text that is too long gets smaller letters, down to this size, and is cut then.
const SMALLEST: f32 = 34.0;

const CREAM: (u8, u8, u8) = (251, 243, 223);
const LAVENDER: (u8, u8, u8) = (216, 207, 232);
const RED: (u8, u8, u8) = (184, 46, 40);

/// The picture of a table as PNG, 1200 pixels wide and 630 high, in the language with this code. The typeface has no
/// Japanese letters: the edition has its English name then, and a name that it can't write is left out.
pub(crate) fn draw(code: &str, table: &TablePreview) -> Option<Vec<u8>> {
    static BASE_PICTURE: LazyLock<Option<Pixmap>> = LazyLock::new(|| Pixmap::decode_png(BASE).ok());
    let mut picture = BASE_PICTURE.clone()?;
    let face = Face::parse(TYPEFACE, 0).ok()?;
    let named = |code| {
        let edition = preview::edition(preview::words_of(code)?, table.edition.as_deref());
        letters(&face, &edition).map(|_| edition)
    };
    let edition = named(code).or_else(|| named("en"))?;
    #[expect(clippy::cast_precision_loss, reason = "there are at most ten seats")]
    let players = table.players as f32;
    #[expect(clippy::cast_precision_loss, reason = "a picture is 1200 pixels wide")]
    let width = picture.width() as f32;
    let left_of_seats = width - MARGIN - players * CARD.0 - (players - 1.0) * GAP;
    let room = left_of_seats - 2.0 * MARGIN;
    let mut canvas = picture.as_mut();
    write(&mut canvas, &face, &edition, EDITION, CREAM, room);
    if let Some(host) = &table.host {
        write(&mut canvas, &face, host, HOST, LAVENDER, room);
    }
    let taken = table.players - table.free.unwrap_or_default().min(table.players);
    let mut x = left_of_seats;
    for seat in 0..table.players {
        seat_at(&mut canvas, x, seat < taken);
        x += CARD.0 + GAP;
    }
    picture.encode_png().ok()
}

fn color((red, green, blue): (u8, u8, u8), alpha: u8) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, alpha));
    paint.anti_alias = true;
    paint
}

/// Writes one line of text that is at most `room` wide.
fn write(
    canvas: &mut PixmapMut<'_>,
    face: &Face<'_>,
    text: &str,
    (baseline, size): (f32, f32),
    ink: (u8, u8, u8),
    room: f32,
) {
    let Some(mut text) = letters(face, text) else {
        return;
    };
    let em = f32::from(face.units_per_em());
    let width = |text: &[char]| {
        let advances = text.iter().filter_map(|it| face.glyph_index(*it));
        let units: u32 = advances
            .filter_map(|glyph| face.glyph_hor_advance(glyph))
            .map(u32::from)
            .sum();
        #[expect(clippy::cast_precision_loss, reason = "a line is short")]
        let units = units as f32;
        units / em
    };
    let size = (room / width(&text)).clamp(SMALLEST, size);
    if width(&text) * size > room {
        while text.pop().is_some() {
            text.push('…');
            if width(&text) * size <= room {
                break;
            }
            text.pop();
        }
    }
    let scale = size / em;
    let mut x = MARGIN;
    for letter in text {
        let Some(glyph) = face.glyph_index(letter) else {
            continue;
        };
        let mut outline = Outline(PathBuilder::new());
        face.outline_glyph(glyph, &mut outline);
        if let Some(path) = outline.0.finish() {
            let place = Transform::from_row(scale, 0.0, 0.0, -scale, x, baseline);
            canvas.fill_path(&path, &color(ink, 255), FillRule::Winding, place, None);
        }
        x += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
    }
}

/// The letters of a text; `None` if the typeface lacks one of them, or if there are none.
fn letters(face: &Face<'_>, text: &str) -> Option<Vec<char>> {
    let letters: Vec<char> = text
        .chars()
        .map(|it| if it.is_whitespace() { ' ' } else { it })
        .collect();
    let has_all = letters.iter().all(|it| face.glyph_index(*it).is_some());
    (has_all && !letters.is_empty()).then_some(letters)
}

/// Draws a seat: the back of a card if somebody has it, else its outline.
fn seat_at(canvas: &mut PixmapMut<'_>, x: f32, taken: bool) {
    let Some(path) = rounded(x, SEATS, CARD.0, CARD.1, 10.0) else {
        return;
    };
    let here = Transform::identity();
    if taken {
        canvas.fill_path(&path, &color(CREAM, 255), FillRule::Winding, here, None);
        let seal = (CARD.0 * 0.5, CARD.0 * 0.5);
        let at = (x + (CARD.0 - seal.0) / 2.0, SEATS + (CARD.1 - seal.1) / 2.0);
        if let Some(seal) = rounded(at.0, at.1, seal.0, seal.1, 7.0) {
            canvas.fill_path(&seal, &color(RED, 255), FillRule::Winding, here, None);
        }
        return;
    }
    let stroke = Stroke {
        width: 4.0,
        dash: StrokeDash::new(vec![13.0, 9.0], 0.0),
        ..Stroke::default()
    };
    canvas.fill_path(&path, &color(CREAM, 24), FillRule::Winding, here, None);
    canvas.stroke_path(&path, &color(LAVENDER, 255), &stroke, here, None);
    let middle = (x + CARD.0 / 2.0, SEATS + CARD.1 / 2.0);
    let (arm, half) = (15.0, 2.5);
    let bars = [
        Rect::from_xywh(middle.0 - arm, middle.1 - half, 2.0 * arm, 2.0 * half),
        Rect::from_xywh(middle.0 - half, middle.1 - arm, 2.0 * half, 2.0 * arm),
    ];
    for bar in bars.into_iter().flatten() {
        canvas.fill_rect(bar, &color(LAVENDER, 255), here, None);
    }
}

/// A rectangle with round corners.
fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<tiny_skia::Path> {
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.line_to(right - radius, y);
    path.quad_to(right, y, right, y + radius);
    path.line_to(right, bottom - radius);
    path.quad_to(right, bottom, right - radius, bottom);
    path.line_to(x + radius, bottom);
    path.quad_to(x, bottom, x, bottom - radius);
    path.line_to(x, y + radius);
    path.quad_to(x, y, x + radius, y);
    path.close();
    path.finish()
}

/// The outline of a letter as a path.
struct Outline(PathBuilder);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }
    fn close(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(host: &str, players: usize, free: Option<usize>) -> TablePreview {
        TablePreview {
            edition: Some("gf-everything".to_owned()),
            host: Some(host.to_owned()),
            players,
            free,
            is_over: false,
        }
    }

    fn picture(host: &str, players: usize, free: Option<usize>) -> Pixmap {
        let bytes = draw("en", &table(host, players, free)).unwrap();
        Pixmap::decode_png(&bytes).unwrap()
    }

    /// The number of pixels that differ.
    fn differing(one: &Pixmap, other: &Pixmap) -> usize {
        let pairs = one.pixels().iter().zip(other.pixels());
        pairs.filter(|(one, other)| one != other).count()
    }

    #[test]
    fn the_picture_shows_the_host_and_every_free_seat() {
        let base = picture("Ana", 4, Some(3));
        assert_eq!((base.width(), base.height()), (1200, 630));
        assert!(differing(&base, &picture("Ben", 4, Some(3))) > 100);
        assert!(differing(&base, &picture("Ana", 4, Some(2))) > 1000);
        assert!(differing(&base, &picture("Ana", 5, Some(3))) > 1000);
        let full = picture("Ana", 4, Some(0));
        assert_eq!(differing(&full, &picture("Ana", 4, None)), 0);
    }

    #[test]
    fn an_edition_without_latin_letters_has_its_english_name() {
        let table = table("Ana", 3, Some(1));
        assert_eq!(draw("ja", &table), draw("en", &table));
        assert_ne!(draw("fr", &table), draw("en", &table));
    }

    #[test]
    fn any_name_makes_a_picture_that_stays_in_its_place() {
        let without = picture("火", 2, Some(1));
        for host in [
            "",
            " ",
            "\u{202e}nob",
            "🎆",
            &"W".repeat(500),
            "<script>",
            "\n\n",
            "Ana 火",
        ] {
            for players in 2..=6 {
                let drawn = picture(host, players, Some(players - 1));
                if players == 2 && !host.starts_with('W') && host != "<script>" {
                    assert_eq!(differing(&drawn, &without), 0, "{host:?}");
                }
            }
        }
        // The seats are not written over.
        let (long, short) = (picture(&"W".repeat(500), 6, None), picture("W", 6, None));
        let right = |picture: &Pixmap| {
            let row = |y: u32| (700..1200).map(move |x| (x, y));
            let places = (0..630).flat_map(row);
            places.map(|(x, y)| picture.pixel(x, y)).collect::<Vec<_>>()
        };
        assert!(right(&long) == right(&short));
    }

    #[test]
    fn the_typeface_has_the_editions_of_every_language_with_its_letters() {
        let face = Face::parse(TYPEFACE, 0).unwrap();
        for code in ["en", "fr", "de"] {
            let words = preview::words_of(code).unwrap();
            for preset in kagiya_rules::PRESETS {
                let edition = preview::edition(words, Some(preset.name));
                assert!(letters(&face, &edition).is_some(), "{code}: {edition}");
            }
        }
    }
}
