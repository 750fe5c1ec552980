//! The hands: as boxes if there is room, otherwise as rows.

use kagiya_rules::Seat;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::phrases;
use crate::table::model::{Mode, Model};
use crate::table::theme::Theme;
use crate::{columns, rows};

/// Columns for the names.
const NAME_WIDTH: u16 = 7;

/// The layout of the hands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// The width of a card, in columns.
    card: u16,
    /// The maximum number of cards in a hand.
    cards: u16,
    /// The number of rows of a hand.
    rows: u16,
    /// Whether cards have a frame.
    boxed: bool,
}

impl Form {
    pub(super) fn new(model: &Model<'_>, area: Rect) -> Self {
        let rules = model.rules();
        let hands = u16::try_from(rules.players()).unwrap_or(6);
        let cards = u16::try_from(rules.hand_size()).unwrap_or(8);
        let boxed = hands * 4 <= area.height;
        // The discard pile needs 20 columns, and the log is readable from about 30.
        let room = area.width.saturating_sub(NAME_WIDTH + 31) / cards;
        let widest = if area.width >= 110 { 9 } else { 7 };
        let rows = if boxed {
            (area.height / hands).min(5)
        } else {
            ((area.height - 1) / hands).min(3)
        };
        Self {
            card: room.clamp(5, widest),
            cards,
            rows,
            boxed,
        }
    }

    pub(super) const fn width(self) -> u16 {
        NAME_WIDTH + self.card * self.cards
    }
}

/// A card to be drawn.
struct Drawn {
    slot: usize,
    face: String,
    style: Style,
    marks: String,
    look: Look,
}

/// The emphasis of a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    /// In focus.
    Focus,
    /// A considered clue would touch it.
    Touched,
}

pub(super) fn draw(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect, form: Form) {
    let buffer = frame.buffer_mut();
    let mut top = area.y;
    if !form.boxed {
        for slot in 0..form.cards {
            let x = area.x + NAME_WIDTH + slot * form.card;
            let number = centered(&(slot + 1).to_string(), form.card);
            put(buffer, x, top, &number, theme.muted());
        }
        top += 1;
    }
    for seat in model.seats() {
        name(
            buffer,
            model,
            theme,
            seat,
            (area.x, top + u16::from(form.boxed)),
        );
        for card in cards(model, theme, seat) {
            let slot = u16::try_from(card.slot).unwrap_or(0);
            let x = area.x + NAME_WIDTH + slot * form.card;
            if form.boxed {
                boxed(buffer, theme, &card, form.card, (x, top));
            } else {
                row(buffer, theme, &card, form.card, (x, top));
            }
        }
        top += form.rows;
    }
}

fn name(buffer: &mut Buffer, model: &Model<'_>, theme: Theme, seat: Seat, at: (u16, u16)) {
    let dealing = matches!(model.mode, Mode::Begin(_));
    let acts =
        !model.session.is_over() && !dealing && model.session.view().table().to_act() == seat;
    let chosen = matches!(model.mode, Mode::Begin(first) if first == seat);
    let name = if seat == model.session.me() {
        model.words.text("you")
    } else {
        model.narrator().name(seat).to_owned()
    };
    let (sign, style) = if acts || chosen {
        ("▶", theme.accent())
    } else {
        (" ", Style::new())
    };
    let name = rows(&name, NAME_WIDTH - 1, "").swap_remove(0);
    let room = " ".repeat(5_usize.saturating_sub(columns(&name)));
    put(buffer, at.0, at.1, &format!("{sign}{name}{room}"), style);
}

fn cards(model: &Model<'_>, theme: Theme, seat: Seat) -> Vec<Drawn> {
    let (view, rules) = (model.session.view(), model.rules());
    let table = view.table();
    let touched = considered(model, seat);
    // Hands are hidden until the first player is chosen.
    let dealing = matches!(model.mode, Mode::Begin(_));
    let open = view.cards(seat).filter(|_| !dealing);
    let hand = table.hand(seat).iter().zip(table.marks(seat)).enumerate();
    hand.map(|(slot, (id, marks))| {
        let (face, style) = match open.and_then(|cards| cards.get(slot)) {
            Some(card) => (
                phrases::short_card(model.words, rules, *card),
                theme.suit(rules, card.suit()),
            ),
            None if dealing => ("??".to_owned(), theme.muted()),
            None => own_face(model, theme, seat, slot),
        };
        let fresh = if model.fresh.contains(id) { "•" } else { "" };
        let look = if touched.contains(&slot) {
            Look::Touched
        } else if !dealing && touched.is_empty() && model.focus == (seat, slot) {
            Look::Focus
        } else {
            Look::Plain
        };
        Drawn {
            slot,
            face,
            style,
            marks: format!(
                "{fresh}{}",
                phrases::mark_letters(model.words, rules, *marks)
            ),
            look,
        }
    })
    .collect()
}

/// The face of a hidden card: what its holder knows about it.
fn own_face(model: &Model<'_>, theme: Theme, seat: Seat, slot: usize) -> (String, Style) {
    let possible = model.possible(seat, slot);
    let face = phrases::face(model.words, model.rules(), possible);
    let suit = possible.nth(0).map(kagiya_rules::Card::suit);
    let style = match suit {
        Some(suit) if !face.starts_with('?') => theme.suit(model.rules(), suit),
        _ if face == "??" => theme.muted(),
        _ => Style::new().add_modifier(Modifier::BOLD),
    };
    (face, style)
}

/// The slots of `seat` that the clue under consideration would touch.
fn considered(model: &Model<'_>, seat: Seat) -> Vec<usize> {
    let Mode::Clue { to, at } = model.mode else {
        return Vec::new();
    };
    let receiver = model.session.me().after(to, model.rules().players());
    match model.clues_for(to).get(at) {
        Some(clue) if receiver == seat => model.touched(seat, *clue),
        _ => Vec::new(),
    }
}

/// Four rows: `┌─1──┐`, the face, the marks, `└────┘`.
fn boxed(buffer: &mut Buffer, theme: Theme, card: &Drawn, width: u16, at: (u16, u16)) {
    let (x, y) = at;
    let inner = width - 2;
    let (corners, side, line, style) = match card.look {
        Look::Plain => (['┌', '┐', '└', '┘'], '│', "─", theme.muted()),
        Look::Focus => (['╔', '╗', '╚', '╝'], '║', "═", theme.accent()),
        Look::Touched => (['╔', '╗', '╚', '╝'], '║', "═", theme.clue_style()),
    };
    let [top_left, top_right, low_left, low_right] = corners;
    let number = (card.slot + 1).to_string();
    let rest = line.repeat(usize::from(inner) - 2);
    put(
        buffer,
        x,
        y,
        &format!("{top_left}{line}{number}{rest}{top_right}"),
        style,
    );
    for (row, (text, text_style)) in [(&card.face, card.style), (&card.marks, theme.clue_style())]
        .into_iter()
        .enumerate()
    {
        let y = y + 1 + u16::try_from(row).unwrap_or(0);
        put(buffer, x, y, &side.to_string(), style);
        put(buffer, x + 1, y, &centered(text, inner), text_style);
        put(buffer, x + width - 1, y, &side.to_string(), style);
    }
    let low = line.repeat(inner.into());
    put(
        buffer,
        x,
        y + 3,
        &format!("{low_left}{low}{low_right}"),
        style,
    );
}

/// Two rows: the face, in brackets if it is emphasized, and the marks.
fn row(buffer: &mut Buffer, theme: Theme, card: &Drawn, width: u16, at: (u16, u16)) {
    let (x, y) = at;
    let (left, right, style) = match card.look {
        Look::Plain => (" ", " ", Style::new()),
        Look::Focus => ("[", "]", theme.accent()),
        Look::Touched => (">", "<", theme.clue_style()),
    };
    let indent = (width - 4) / 2;
    put(buffer, x + indent, y, left, style);
    put(buffer, x + indent + 1, y, &card.face, card.style);
    put(buffer, x + indent + 3, y, right, style);
    put(
        buffer,
        x,
        y + 1,
        &centered(&card.marks, width),
        theme.clue_style(),
    );
}

fn centered(text: &str, width: u16) -> String {
    let width = usize::from(width);
    let text: String = text.chars().take(width).collect();
    let left = (width - text.chars().count()) / 2;
    format!("{:left$}{text:<rest$}", "", rest = width - left)
}

/// Writes text, clipped to the buffer.
fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    let area = buffer.area;
    if x < area.right() && y < area.bottom() {
        buffer.set_string(x, y, text, style);
    }
}
