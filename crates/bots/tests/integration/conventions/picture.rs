//! The picture of a position in one language: hands, clues, and the following actions.

use std::fmt::Write;

use kagiya_i18n::{Language, Words, args};
use kagiya_rules::{Card, CardId, Clue, Rules, Seat};

use super::position::{NAMES, Step, Story};

/// Two pictures fit side by side on a page.
const WIDTH: usize = 404;
/// The position of the first card of a hand.
const LEFT: usize = 116;
/// The distance between rows of cards.
const PITCH: usize = 112;
const TOP: usize = 100;
const CARD: (usize, usize) = (42, 56);
/// The distance between cards.
const STEP: usize = 56;
const CAPTION: usize = 26;
/// The width of an inline card, and the distance to the next.
const SMALL: usize = 38;
const SMALL_STEP: usize = 41;

/// With this many cards in the deck or fewer, the picture shows their number instead of the
/// discards.
const FEW_CARDS: usize = 4;

/// Marks the emphasized words in a line.
const BOLD: &str = r#"<tspan font-weight="700">"#;
const BOLD_END: &str = "</tspan>";

const PAPER: &str = "#f4ecd8";
const EDGE: &str = "#d9cba8";
const FACE: &str = "#fffdf6";
const INK: &str = "#1b1a24";
const SOFT: &str = "#5b5566";
const ACCENT: &str = "#a85200";

/// The drawing of a suit: its letter, its ink, and its mark in a box of 100 around the center.
const SUITS: [(char, &str, &str); 5] = [
    (
        'w',
        "#67647a",
        r#"<path stroke-width="17" d="M0 0h.01M0-34h.01M32-11h.01M20 28h.01M-20 28h.01M-32-11h.01"/>"#,
    ),
    (
        'r',
        "#c62f2f",
        r#"<path stroke-width="8" d="M0-14V-45M0 14V45M14 0H45M-14 0H-45M10-10L32-32M10 10L32 32M-10 10L-32 32M-10-10L-32-32"/>"#,
    ),
    (
        'b',
        "#2456b3",
        r#"<circle r="36" stroke-width="13"/><path stroke-width="26" d="M0 0h.01"/>"#,
    ),
    (
        'y',
        "#8a6200",
        r#"<path stroke-width="10" d="M0 46C1 24 1 6 0-8M0-10C-8-34-30-40-44-18M0-10C8-34 30-40 44-18M0-12C-6-26-24-20-32 8M0-12C6-26 24-20 32 8M0-12V-43"/>"#,
    ),
    (
        'g',
        "#2a7548",
        r#"<path stroke-width="8" d="M0-42V45M0-42C-24-46-28-12-24 34M0-42C24-46 28-12 24 34M0-42C-40-46-44-12-42 16M0-42C40-46 44-12 42 16"/>"#,
    ),
];

/// A story and its language.
struct Sheet<'a> {
    story: &'a Story,
    words: &'a Words,
    /// The letters of the rules, each with the letter of the language.
    letters: Vec<(char, char)>,
}

impl Sheet<'_> {
    fn text(&self, name: &str) -> String {
        let id = format!("picture-{name}");
        let text = self.words.find(&id, None);
        text.unwrap_or_else(|| panic!("no words for {id}"))
    }

    /// The letter of a suit in the language.
    fn shown(&self, letter: char) -> char {
        let pair = self.letters.iter().find(|(own, _)| *own == letter);
        pair.expect("a letter for every suit").1
    }

    /// A card as one word, such as `r3`.
    fn card(&self, card: Card) -> String {
        let letter = self.story.rules.suit_info(card.suit()).letter;
        format!("{}{}", self.shown(letter), card.rank().number())
    }

    fn clue(&self, clue: Clue) -> String {
        match clue {
            Clue::Rank(rank) => rank.number().to_string(),
            Clue::Untold(untold) => untold.sign().to_string(),
            Clue::Color(color) => {
                let name = &self.story.rules.color_info(color).name;
                self.words.text(&format!("suit-{name}"))
            }
        }
    }
}

/// The letters of a language for the suits of a story.
fn letters(words: &Words, rules: &Rules) -> Vec<(char, char)> {
    let listed = words.text("suit-letters");
    let rows = listed.split(", ").filter_map(|row| row.split_once(' '));
    let pair = |(name, shown): (&str, &str)| {
        let suit = rules.suits().iter().find(|it| it.name == name)?;
        Some((suit.letter, shown.chars().next()?))
    };
    rows.filter_map(pair).collect()
}

/// The fonts of a picture, as attributes. Chinese and Japanese draw shared characters differently,
/// so Japanese names its language and its own fonts.
fn typeface(language: Language) -> &'static str {
    match language.code() {
        "ja" => {
            r#" lang="ja" font-family="Avenir Next, Segoe UI, Noto Sans, Hiragino Sans, Yu Gothic UI, Meiryo, Noto Sans CJK JP, Noto Sans JP, sans-serif""#
        }
        _ => {
            r#" font-family="Avenir Next, Segoe UI, Noto Sans, Helvetica Neue, DejaVu Sans, sans-serif""#
        }
    }
}

/// Draws a story with the texts and letters of a language.
pub(crate) fn draw(story: &Story, words: &Words) -> String {
    let sheet = &Sheet {
        story,
        words,
        letters: letters(words, &story.rules),
    };
    let captions = captions(sheet);
    let bottom = TOP + PITCH * NAMES.len() - 10;
    let height = bottom + CAPTION * captions.len() + 16;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"{} role="img" aria-label="{}">
<rect x="1" y="1" width="{}" height="{}" rx="14" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>
<defs>
"#,
        typeface(words.language()),
        in_words(sheet),
        WIDTH - 2,
        height - 2,
    );
    for (letter, ink, mark) in SUITS {
        line(
            &mut svg,
            format_args!(
                r#"<symbol id="{letter}" viewBox="-50 -50 100 100"><g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{mark}</g></symbol>"#
            ),
        );
    }
    svg.push_str("</defs>\n");
    draw_table(&mut svg, sheet);
    for seat in story.rules.seats() {
        draw_hand(&mut svg, sheet, seat);
    }
    draw_arrows(&mut svg, story);
    line(
        &mut svg,
        format_args!(
            r#"<path d="M20 {bottom}H{}" stroke="{EDGE}" stroke-width="2"/>"#,
            WIDTH - 20
        ),
    );
    for (row, caption) in captions.iter().enumerate() {
        caption.draw(&mut svg, sheet, bottom + 22 + CAPTION * row);
    }
    svg.push_str("</svg>\n");
    svg
}

fn line(svg: &mut String, text: std::fmt::Arguments<'_>) {
    svg.write_fmt(text)
        .expect("writing to a string never fails");
    svg.push('\n');
}

/// Draws the middle of the table.
fn draw_table(svg: &mut String, sheet: &Sheet<'_>) {
    let (rules, setup) = (&sheet.story.rules, &sheet.story.setup);
    let label = |svg: &mut String, x: usize, name: &str| {
        let text = sheet.text(name);
        line(
            svg,
            format_args!(r#"<text x="{x}" y="22" font-size="11" fill="{SOFT}">{text}</text>"#),
        );
    };
    label(svg, 20, "fireworks");
    for (index, suit) in rules.fireworks().enumerate() {
        let x = 20 + SMALL_STEP * index;
        let height = setup.heights.iter().find(|(it, _)| *it == suit);
        let top = height
            .and_then(|(_, height)| rules.next_card(suit, usize::from(*height).checked_sub(1)?));
        if let Some(card) = top {
            draw_small(svg, sheet, card, x, 28);
        } else {
            let letter = rules.suit_info(suit).letter;
            line(
                svg,
                format_args!(
                    r##"<rect x="{x}" y="28" width="{SMALL}" height="22" rx="4" fill="none" stroke="{SOFT}" stroke-dasharray="3 3"/><use href="#{letter}" x="{}" y="32" width="14" height="14" opacity="0.55"/>"##,
                    x + 12
                ),
            );
        }
    }
    label(svg, 246, "tokens");
    line(
        svg,
        format_args!(
            r##"<circle cx="259" cy="39" r="12" fill="#2456b3"/><text x="259" y="44" font-size="14" font-weight="700" fill="#fff" text-anchor="middle">{}</text>"##,
            setup.clue_tokens
        ),
    );
    if setup.deck.len() <= FEW_CARDS {
        label(svg, 346, "deck");
        line(
            svg,
            format_args!(
                r##"<rect x="346" y="28" width="17" height="22" rx="3" fill="{SOFT}"/><text x="354.5" y="44" font-size="14" font-weight="700" fill="#fff" text-anchor="middle">{}</text>"##,
                setup.deck.len()
            ),
        );
    } else if !setup.discard.is_empty() {
        label(svg, 330, "discarded");
        for (index, card) in setup.discard.iter().enumerate() {
            draw_small(svg, sheet, *card, 330 + SMALL_STEP * index, 28);
        }
    }
    let end = LEFT + STEP * 4 + CARD.0;
    let (oldest, newest) = (sheet.text("oldest"), sheet.text("newest"));
    // A letter of this size is at most six units wide, and mostly less.
    let room = |text: &str| halves(text, 12, 23) / 2;
    line(
        svg,
        format_args!(
            r#"<text x="{LEFT}" y="76" font-size="11" fill="{SOFT}">{oldest}</text><text x="{end}" y="76" font-size="11" fill="{SOFT}" text-anchor="end">{newest}</text><path d="M{} 72H{}m-5-4l6 4l-6 4" fill="none" stroke="{SOFT}"/>"#,
            LEFT + room(&oldest) + 6,
            end - room(&newest) - 12
        ),
    );
}

/// An inline card.
fn draw_small(svg: &mut String, sheet: &Sheet<'_>, card: Card, x: usize, y: usize) {
    let letter = sheet.story.rules.suit_info(card.suit()).letter;
    line(
        svg,
        format_args!(
            r##"<rect x="{x}" y="{y}" width="{SMALL}" height="22" rx="4" fill="{FACE}" stroke="{EDGE}"/><text x="{}" y="{}" font-size="13" font-weight="700" fill="{}">{}</text><use href="#{letter}" x="{}" y="{}" width="11" height="11"/>"##,
            x + 3,
            y + 16,
            ink(letter),
            sheet.card(card),
            x + 25,
            y + 6,
        ),
    );
}

fn ink(letter: char) -> &'static str {
    SUITS
        .iter()
        .find(|(it, _, _)| *it == letter)
        .map_or(INK, |(_, ink, _)| ink)
}

fn row(seat: Seat) -> usize {
    TOP + PITCH * seat.index()
}

fn draw_hand(svg: &mut String, sheet: &Sheet<'_>, seat: Seat) {
    let story = sheet.story;
    let y = row(seat);
    line(
        svg,
        format_args!(
            r#"<text x="48" y="{}" font-size="16" font-weight="600" fill="{INK}">{}</text>"#,
            y + CARD.1 / 2 + 6,
            NAMES[seat.index()]
        ),
    );
    let cards = story.setup.hands[seat.index()].iter();
    for (slot, (id, card)) in story.ids[seat.index()].iter().zip(cards).enumerate() {
        let x = LEFT + STEP * slot;
        draw_card(svg, sheet, *id, *card, (x, y));
        draw_notes(svg, sheet, *id, slot, (x, y));
    }
}

fn draw_card(svg: &mut String, sheet: &Sheet<'_>, id: CardId, card: Card, (x, y): (usize, usize)) {
    let story = sheet.story;
    let letter = story.rules.suit_info(card.suit()).letter;
    let ink = ink(letter);
    let clued = numbered(story)
        .any(|(_, step)| matches!(step, Step::Clued { touched, .. } if touched.contains(&id)));
    if clued {
        line(
            svg,
            format_args!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="9" fill="none" stroke="{ACCENT}" stroke-width="3.5"/>"#,
                x - 4,
                y - 4,
                CARD.0 + 8,
                CARD.1 + 8
            ),
        );
    }
    line(
        svg,
        format_args!(
            r##"<rect x="{x}" y="{y}" width="{}" height="{}" rx="6" fill="{FACE}" stroke="{EDGE}" stroke-width="1.5"/><text x="{}" y="{}" font-size="25" font-weight="700" fill="{ink}">{}</text><text x="{}" y="{}" font-size="14" font-weight="600" fill="{ink}" text-anchor="end">{}</text><use href="#{letter}" x="{}" y="{}" width="22" height="22"/>"##,
            CARD.0,
            CARD.1,
            x + 5,
            y + 25,
            card.rank().number(),
            x + CARD.0 - 5,
            y + 17,
            sheet.shown(letter),
            x + 10,
            y + 30,
        ),
    );
}

/// The width of a text in half units: a letter counts one, a Japanese character two.
fn halves(text: &str, letter: usize, square: usize) -> usize {
    let widths = text
        .chars()
        .map(|it| if it < '\u{2e80}' { letter } else { square });
    widths.sum()
}

/// Draws what is above and below a card.
fn draw_notes(
    svg: &mut String,
    sheet: &Sheet<'_>,
    id: CardId,
    slot: usize,
    (x, y): (usize, usize),
) {
    let middle = x + CARD.0 / 2;
    let mut touches = 0;
    let mut below = y + CARD.1 + 16;
    // Before the first step nothing is clued, so the oldest card is the chop.
    if slot == 0 {
        line(
            svg,
            format_args!(
                r#"<path d="M{x} {}v4h{}v-4" fill="none" stroke="{SOFT}" stroke-width="1.5"/><text x="{middle}" y="{}" font-size="11" fill="{SOFT}" text-anchor="middle">{}</text>"#,
                y + CARD.1 + 4,
                CARD.0,
                below + 4,
                sheet.text("chop"),
            ),
        );
        below += 16;
    }
    for (number, step) in numbered(sheet.story) {
        match step {
            Step::Clued { touched, focus, .. } => {
                if *focus == Some(id) {
                    line(
                        svg,
                        format_args!(
                            r#"<path d="M{} {}h10l-5 7z" fill="{ACCENT}"/><text x="{}" y="{}" font-size="12" font-weight="700" fill="{ACCENT}">{}</text>"#,
                            x + 1,
                            y - 15,
                            x + 14,
                            y - 8,
                            sheet.text("focus"),
                        ),
                    );
                }
                if touched.contains(&id) {
                    badge(svg, x + CARD.0 - 2 - 17 * touches, y + CARD.1, number);
                    touches += 1;
                }
            }
            Step::Played(_, it) | Step::Discarded(_, it) if *it == id => {
                let verb = sheet.text(match step {
                    Step::Played(..) => "plays",
                    _ => "discards",
                });
                badge(svg, x + 2, below - 2, number);
                line(
                    svg,
                    format_args!(
                        r#"<text x="{}" y="{}" font-size="12" font-weight="700" fill="{INK}">{verb}</text>"#,
                        x + 12,
                        below + 2
                    ),
                );
            }
            Step::Played(..) | Step::Discarded(..) | Step::Taken(..) => {}
        }
    }
}

/// The number of a step in a disc.
fn badge(svg: &mut String, x: usize, y: usize, number: usize) {
    line(
        svg,
        format_args!(
            r##"<circle cx="{x}" cy="{y}" r="8" fill="{INK}" stroke="{PAPER}" stroke-width="1.5"/><text x="{x}" y="{}" font-size="11" font-weight="700" fill="#fff" text-anchor="middle">{number}</text>"##,
            y + 4
        ),
    );
}

/// The steps with an action, numbered from 1.
fn numbered(story: &Story) -> impl Iterator<Item = (usize, &Step)> {
    let acts = |step: &&Step| !matches!(step, Step::Taken(..));
    (1..).zip(story.steps.iter().filter(acts))
}

/// Draws an arrow for each clue, from its giver to its receiver.
fn draw_arrows(svg: &mut String, story: &Story) {
    let clues = numbered(story).filter_map(|(number, step)| match step {
        Step::Clued { giver, to, .. } => Some((number, *giver, *to)),
        _ => None,
    });
    let mut badges: Vec<(usize, usize)> = Vec::new();
    for (lane, (number, giver, to)) in clues.enumerate() {
        let middle = |seat: Seat| row(seat) + CARD.1 / 2;
        let (from, end) = if giver < to {
            (middle(giver) + 6 * lane, middle(to) - 4)
        } else {
            (middle(giver) - 8, middle(to) + 6)
        };
        let out = 14 + 8 * lane;
        line(
            svg,
            format_args!(
                r#"<path d="M44 {from}C{out} {from} {out} {end} 42 {end}m-7-6l8 6l-8 6" fill="none" stroke="{ACCENT}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>"#
            ),
        );
        let (x, mut y) = (21 + 7 * lane, usize::midpoint(from, end));
        // Arrows between the same two players are drawn close together.
        while badges
            .iter()
            .any(|it| it.0.abs_diff(x) < 16 && it.1.abs_diff(y) < 16)
        {
            y += 8;
        }
        badges.push((x, y));
        badge(svg, x, y, number);
    }
}

/// A line below the hands.
struct Caption {
    number: Option<usize>,
    text: String,
    /// Its meaning on the right, in words or as cards.
    means: String,
    cards: Vec<Card>,
}

impl Caption {
    fn draw(&self, svg: &mut String, sheet: &Sheet<'_>, y: usize) {
        if let Some(number) = self.number {
            badge(svg, 28, y - 5, number);
        }
        let right = WIDTH - 20;
        let text = self.text.replace(BOLD, "").replace(BOLD_END, "");
        // A letter of this size is mostly less than eight units wide.
        let wide = |text: &str| halves(text, 15, 28) / 2;
        let room = right - 44 - SMALL_STEP * self.cards.len();
        assert!(
            wide(&text) + wide(&self.means) <= room,
            "no room for {text:?}, {:?}",
            self.means
        );
        line(
            svg,
            format_args!(
                r#"<text x="44" y="{y}" font-size="14" fill="{INK}">{}</text><text x="{right}" y="{y}" font-size="14" font-weight="700" fill="{ACCENT}" text-anchor="end">{}</text>"#,
                self.text, self.means
            ),
        );
        for (back, card) in self.cards.iter().rev().enumerate() {
            draw_small(svg, sheet, *card, right - SMALL - SMALL_STEP * back, y - 16);
        }
    }
}

fn captions(sheet: &Sheet<'_>) -> Vec<Caption> {
    let (story, words) = (sheet.story, sheet.words);
    let mut number = 0;
    let mut captions = Vec::new();
    for step in &story.steps {
        let of_card = |name: &str, seat: Seat, id: CardId| {
            let (player, slot) = (NAMES[seat.index()], slot(story, id).to_string());
            words.say(
                &format!("picture-{name}"),
                args![name = player, slot = slot],
            )
        };
        let (text, means, cards) = match step {
            Step::Clued {
                giver,
                to,
                clue,
                kind,
                ..
            } => {
                let clue = format!("{BOLD}{}{BOLD_END}", sheet.clue(*clue));
                let (giver, to) = (NAMES[giver.index()], NAMES[to.index()]);
                let read = |kind: &String| sheet.text(&format!("read-{}", kind.replace(' ', "-")));
                (
                    words.say("picture-clue", args![giver = giver, to = to, clue = clue]),
                    kind.as_ref().map(read).unwrap_or_default(),
                    Vec::new(),
                )
            }
            Step::Played(seat, id) => (of_card("play", *seat, *id), String::new(), Vec::new()),
            Step::Discarded(seat, id) => {
                (of_card("discard", *seat, *id), String::new(), Vec::new())
            }
            Step::Taken(seat, id, cards) => (
                of_card("taken", *seat, *id),
                String::new(),
                cards.iter().collect(),
            ),
        };
        let acts = !matches!(step, Step::Taken(..));
        number += usize::from(acts);
        captions.push(Caption {
            number: acts.then_some(number),
            text,
            means,
            cards,
        });
    }
    captions
}

/// The slot of a card in the picture, from 1.
fn slot(story: &Story, id: CardId) -> usize {
    let place = |hand: &Vec<CardId>| hand.iter().position(|it| *it == id);
    story
        .ids
        .iter()
        .find_map(place)
        .expect("only cards of the initial hands are described")
        + 1
}

/// The whole picture as text, for readers who can't see it.
fn in_words(sheet: &Sheet<'_>) -> String {
    let (story, words) = (sheet.story, sheet.words);
    let mut told = Vec::new();
    for seat in story.rules.seats() {
        let hand = story.setup.hands[seat.index()].iter();
        let cards: Vec<String> = hand.map(|card| sheet.card(*card)).collect();
        let holder = NAMES[seat.index()];
        let holds = words.say(
            "picture-holds",
            args![name = holder, cards = words.row(&cards)],
        );
        told.push(holds);
    }
    for caption in captions(sheet) {
        let cards = caption.cards.iter().map(|card| sheet.card(*card));
        let either = cards.reduce(|one, other| {
            let both = args![one = one.as_str(), other = other.as_str()];
            words.say("picture-or", both)
        });
        let text = caption.text.replace(BOLD, "").replace(BOLD_END, "");
        let said = [text, caption.means, either.unwrap_or_default()];
        let said: Vec<String> = said.into_iter().filter(|it| !it.is_empty()).collect();
        told.push(words.say("sentence", args![text = words.sentences(&said)]));
    }
    words.sentences(&told)
}
