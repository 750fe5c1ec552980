//! The top of the table: title, fireworks, counters.

use kagiya_i18n::args;
use kagiya_rules::{Goal, Suit};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::common::labelled;
use crate::phrases;
use crate::table::model::{Mode, Model};
use crate::table::theme::Theme;

pub(super) fn title(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let (view, words) = (model.session.view(), model.words);
    let table = view.table();
    let who = if matches!(model.mode, Mode::Begin(_)) {
        words.text("title-begin")
    } else if model.session.is_over() && model.session.lesson().is_some() {
        words.text("title-lesson-over")
    } else if model.session.is_over() {
        words.text("title-over")
    } else if table.to_act() == model.session.me() {
        words.text("title-turn.you")
    } else {
        let name = model.narrator().name(table.to_act()).to_owned();
        words.say("title-turn", args![name = name])
    };
    let right = match table.turns_left() {
        Some(turns) if !model.session.is_over() => {
            let last = words.say("title-final-round", args![turns = turns]);
            format!("{last} · {who} ")
        }
        _ => {
            let turn = words.say("title-number", args![number = table.turn() + 1]);
            format!("{turn} · {who} ")
        }
    };
    let left = format!(" 鍵 Kagiya · {}", model.title);
    let gap = usize::from(area.width)
        .saturating_sub(Span::raw(&left).width() + Span::raw(&right).width());
    let text = format!("{left}{}{right}", " ".repeat(gap));
    frame.render_widget(Line::styled(text, theme.bar()), area);
}

pub(super) fn fireworks(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let view = model.session.view();
    if !view.board().shows_fireworks() {
        let count = args![count = view.thrown().len()];
        let text = format!(" {}", model.words.say("hole-count", count));
        frame.render_widget(Line::from(text), area);
        return;
    }
    let suits: Vec<Suit> = model.rules().fireworks().collect();
    let share = (usize::from(area.width) / suits.len().max(1)).clamp(9, 16);
    let mut spans = vec![Span::raw(" ")];
    for suit in suits {
        let drawn = firework(model, theme, suit);
        let used: usize = drawn.iter().map(Span::width).sum();
        spans.extend(drawn);
        spans.push(Span::raw(" ".repeat(share.saturating_sub(used))));
    }
    frame.render_widget(Line::from(spans), area);
}

/// A firework: its played ranks, `·` for ranks that can still be played, and `×` for ranks that
/// can't: `R 12··×`.
fn firework<'a>(model: &Model<'_>, theme: Theme, suit: Suit) -> Vec<Span<'a>> {
    let (rules, board) = (model.rules(), model.session.view().board());
    let (height, reach) = (board.table.height(suit), board.reach(suit));
    let style = theme.suit(rules, suit);
    let mut built = String::new();
    let mut open = String::new();
    let mut dead = String::new();
    for place in 0..rules.rank_count() {
        if place < height {
            let card = board.card_at(suit, place);
            built.push_str(&card.map_or_else(String::new, |card| card.rank().sign().into()));
        } else if place < reach {
            open.push('·');
        } else {
            dead.push('×');
        }
    }
    if height == rules.rank_count() {
        built.push('✶');
    }
    vec![
        Span::styled(
            format!("{} ", phrases::letter(model.words, rules, suit)),
            style,
        ),
        Span::styled(built, style),
        Span::styled(open, theme.muted()),
        Span::styled(dead, theme.danger()),
    ]
}

pub(super) fn counters(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let drawn = Line::from(counted(model, theme, Form::Drawn));
    // The space after the last counter may be cut off.
    let fits = drawn.width() <= usize::from(area.width) + 2;
    let line = if fits {
        drawn
    } else {
        Line::from(counted(model, theme, Form::Numbers))
    };
    frame.render_widget(line, area);
}

/// The format of clue tokens and strikes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A disc for each clue token and a fuse for the strikes, with their numbers.
    Drawn,
    /// Numbers only, if the line has no room for more.
    Numbers,
}

fn counted<'a>(model: &Model<'_>, theme: Theme, form: Form) -> Vec<Span<'a>> {
    let (view, rules, words) = (model.session.view(), model.rules(), model.words);
    let table = view.table();
    let mut spans = vec![Span::raw(" ")];

    let (tokens, most) = (table.clue_tokens(), rules.max_clue_tokens());
    let shown = phrases::tokens(tokens, table.half_token());
    let discs = if most <= 10 && form == Form::Drawn {
        let half = usize::from(table.half_token());
        let (have, spent) = (usize::from(tokens), usize::from(most - tokens));
        let [have, half, spent] = [("●", have), ("◐", half), ("○", spent.saturating_sub(half))]
            .map(|(disc, count)| disc.repeat(count));
        format!("{have}{half}{spent} {shown}")
    } else {
        format!("{shown}/{most}")
    };
    let style = if tokens == 0 {
        theme.danger()
    } else {
        theme.clue_style()
    };
    let discs = vec![Span::styled(discs, style)];
    let label = |id| words.text(&phrases::voiced(rules, id));
    spans.extend(labelled(theme, label("label-clues"), discs));

    let board = view.board();
    let (strikes, most) = (table.strikes(), rules.max_strikes());
    // The remaining fuse shows the remaining strikes.
    let fuse = match form {
        _ if !board.shows_fireworks() => vec![Span::raw(format!("?/{most}"))],
        Form::Drawn => vec![
            Span::styled("✕".repeat(strikes.into()), theme.danger()),
            Span::raw("─".repeat((most - strikes).into())),
            Span::raw(format!(" {strikes}/{most}")),
        ],
        Form::Numbers => vec![Span::raw(format!("{strikes}/{most}"))],
    };
    spans.extend(labelled(theme, label("label-strikes"), fuse));

    let deck = vec![Span::raw(table.deck_size().to_string())];
    spans.extend(labelled(theme, words.text("label-deck"), deck));

    let shown = match board.score() {
        Some(score) => score.shown.then_some((score.points, rules.max_score())),
        None if rules.options().goal == Goal::AllOrNothing => None,
        None => Some((board.points(), board.reachable_points())),
    };
    let (label, score) = if !board.shows_fireworks() {
        ("label-score", format!("?/{}", rules.max_score()))
    } else if let Some((points, most)) = shown {
        ("label-score", format!("{points}/{most}"))
    } else {
        let most = rules.full_height();
        ("label-placed", format!("{}/{most}", board.placed()))
    };
    spans.extend(labelled(theme, words.text(label), vec![Span::raw(score)]));

    if let Some(pace) = board.pace() {
        let style = if pace < 0 {
            theme.danger()
        } else {
            ratatui::style::Style::new()
        };
        let pace = vec![Span::styled(pace.to_string(), style)];
        spans.extend(labelled(theme, words.text("label-pace"), pace));
    }
    if rules.options().flamboyants {
        let left: String = table
            .tiles()
            .iter()
            .map(|tile| tile.number().to_string())
            .collect();
        let left = if left.is_empty() {
            "–".to_owned()
        } else {
            left
        };
        let left = vec![Span::styled(left, theme.accent())];
        spans.extend(labelled(theme, words.text("label-tiles"), left));
    }
    if form == Form::Numbers {
        // Counters are closer together too.
        for gap in spans.iter_mut().filter(|span| span.content == "  ") {
            *gap = Span::raw(" ");
        }
    }
    spans
}
