//! The bottom of the table: what the game waits for, the card in focus, and the keys.

use kagiya_i18n::args;
use kagiya_rules::{Choice, FirstPlayer, Phase};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::lesson;
use crate::phrases;
use crate::rows;
use crate::table::model::{Mode, Model};
use crate::table::theme::Theme;

pub(super) fn draw(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    // In a lesson the coach's area shows the notice in full.
    let notice = model.notice.as_ref();
    let (first, style) = match notice.filter(|_| model.session.lesson().is_none()) {
        Some(notice) => (notice.clone(), theme.danger()),
        None => (question(model), theme.accent()),
    };
    let first = Line::styled(format!(" {first}"), style);
    if first.width() > area.width.into() {
        // The message is shown in full; the card in focus is also visible above.
        let whole = rows(&first.to_string(), area.width, " ");
        let whole: Vec<Line<'_>> = whole
            .into_iter()
            .map(|row| Line::styled(row, style))
            .collect();
        return frame.render_widget(Paragraph::new(whole), area);
    }
    let lines = vec![
        first,
        Line::styled(format!(" {}", about_card(model)), Style::new()),
    ];
    frame.render_widget(Paragraph::new(lines), area);
}

/// What the game waits for, or what Enter would do.
fn question(model: &Model<'_>) -> String {
    let words = model.words;
    let view = model.session.view();
    let slot_of = |card| view.table().find(card).map_or(0, |(_, slot)| slot + 1);
    match &model.mode {
        Mode::Begin(seat) => {
            let name = if *seat == model.session.me() {
                words.text("you")
            } else {
                model.narrator().name(*seat).to_owned()
            };
            words.say("table-who-begins", args![name = name])
        }
        Mode::Look if model.session.lesson().is_some_and(|it| !it.asks()) => lesson_goes_on(model),
        Mode::Look if model.session.is_over() => words.text("table-over"),
        Mode::Look if model.owes_clue() => match view.table().phase() {
            Phase::Tile(tile) => model.narrator().tile_about(tile, view.table()),
            Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => String::new(),
        },
        Mode::Look if model.deck_card().is_some() => words.text("table-your-turn-deck"),
        Mode::Look if model.session.is_my_turn() => words.text("table-your-turn"),
        Mode::Look => {
            let name = model.narrator().name(view.table().to_act()).to_owned();
            words.say("table-waiting", args![name = name])
        }
        Mode::Play { card, announce } => {
            let slot = slot_of(*card);
            let suits = model.announcements();
            match announce.checked_sub(1).and_then(|at| suits.get(at)) {
                Some(suit) => {
                    let suit = phrases::suit(words, model.rules(), *suit);
                    words.say("table-play-announced", args![slot = slot, suit = suit])
                }
                None if view.table().find(*card).is_none() => words.text("table-play-deck"),
                None if suits.is_empty() => words.say("table-play", args![slot = slot]),
                None => words.say("table-play-quiet", args![slot = slot]),
            }
        }
        Mode::Discard(card) => words.say("table-discard", args![slot = slot_of(*card)]),
        Mode::Clue { to, at } => match model.clues_for(*to).get(*at) {
            Some(clue) => {
                let receiver = model.session.me().after(*to, model.rules().players());
                let args = args![
                    to = model.narrator().name(receiver).to_owned(),
                    clue = phrases::clue(words, model.rules(), *clue),
                    cards = phrases::slots(words, &model.touched(receiver, *clue))
                ];
                words.say("table-clue", args)
            }
            None => String::new(),
        },
        Mode::Answer(at) => model
            .answers()
            .get(*at)
            .map_or_else(String::new, |choice| answer(model, *choice)),
    }
}

/// The next step of a lesson while no action is expected.
fn lesson_goes_on(model: &Model<'_>) -> String {
    let words = model.words;
    let Some(progress) = model.session.lesson().filter(|it| it.is_over()) else {
        return words.text("web-learn-read");
    };
    match lesson::after(progress.lesson()) {
        Some(next) => {
            let title = words.text(&format!("learn-{}", next.name));
            words.say("web-learn-next-lesson", args![lesson = title])
        }
        None => words.text("web-learn-over"),
    }
}

/// An answer to a bonus tile or a joker, as a question.
pub(super) fn answer(model: &Model<'_>, choice: Choice) -> String {
    let (words, rules) = (model.words, model.rules());
    match choice {
        Choice::ShuffleBack(card) => {
            let card = phrases::card(words, rules, card);
            words.say("answer-shuffle-back", args![card = card])
        }
        Choice::PutIntoPlay(card) => {
            let card = phrases::card(words, rules, card);
            words.say("answer-put-into-play", args![card = card])
        }
        Choice::Decline => words.text("answer-decline"),
        Choice::Firework(suit) => {
            let suit = phrases::suit(words, rules, suit);
            words.say("answer-firework", args![suit = suit])
        }
        Choice::Clue { .. } => String::new(),
    }
}

/// The card in focus: what it is, the clues on it, and what it can be.
fn about_card(model: &Model<'_>) -> String {
    let (words, rules) = (model.words, model.rules());
    let (seat, slot) = model.focus;
    let view = model.session.view();
    if let (Mode::Begin(_), FirstPlayer::TableChoice(criterion)) =
        (&model.mode, rules.options().first_player)
    {
        let who = words.text(&format!("criterion-{}", criterion.name()));
        return words.say("table-criterion", args![who = who]);
    }
    let Some(marks) = view.table().marks(seat).get(slot) else {
        return words.text("table-no-cards-left");
    };
    let number = slot + 1;
    let clued = if marks.is_clued() {
        let clues = phrases::mark_words(words, rules, *marks);
        words.say("card-clued", args![clues = clues])
    } else {
        words.text("card-unclued")
    };
    let possible = phrases::card_letters(words, rules, model.possible(seat, slot));
    let can_be = words.say("card-can-be", args![cards = possible.as_str()]);
    let mine = seat == model.session.me();
    let Some(card) = view.cards(seat).and_then(|cards| cards.get(slot)) else {
        let head = words.say("card-mine", args![slot = number]);
        let hand = view.table().hand(seat);
        // The oldest card is the first one, unless the hand was reordered.
        let oldest = !hand.is_sorted() && hand.get(slot) == hand.iter().min();
        let oldest = oldest.then(|| words.text("card-oldest"));
        let said: Vec<String> = [Some(head), oldest, Some(clued), Some(can_be)]
            .into_iter()
            .flatten()
            .collect();
        return words.sentences(&said);
    };
    let name = phrases::card(words, rules, *card);
    let head = if mine {
        words.say("card-mine-open", args![slot = number, card = name])
    } else {
        let holder = model.narrator().name(seat).to_owned();
        words.say(
            "card-theirs",
            args![name = holder, slot = number, card = name],
        )
    };
    let standing = phrases::standing(words, view.board(), *card);
    let head = if standing.is_empty() {
        head
    } else {
        words.noted(&head, &standing)
    };
    let head = words.say("sentence", args![text = head]);
    if mine {
        head
    } else if marks.is_clued() {
        let holder = model.narrator().name(seat).to_owned();
        let known = words.say("card-they-know", args![name = holder, cards = possible]);
        words.sentences(&[head, known])
    } else {
        words.sentences(&[head, clued])
    }
}

pub(super) fn keys(frame: &mut Frame<'_>, model: &Model<'_>, theme: Theme, area: Rect) {
    let text = model.words.text(keys_id(model));
    frame.render_widget(Line::styled(format!(" {text}"), theme.muted()), area);
}

/// The text that lists the available keys.
pub(super) fn keys_id(model: &Model<'_>) -> &'static str {
    match &model.mode {
        Mode::Begin(_) => "keys-begin",
        Mode::Look if let Some(progress) = model.session.lesson() => {
            match (progress.is_over(), progress.asks()) {
                (true, _) if lesson::after(progress.lesson()).is_none() => "keys-lesson-last",
                (true, _) => "keys-lesson-over",
                (false, false) => "keys-lesson",
                (false, true) if model.owes_clue() => "keys-free-clue",
                (false, true) if model.focused_offset().is_some() => "keys-lesson-partner",
                (false, true) => "keys-lesson-own",
            }
        }
        Mode::Look if model.session.is_over() => "keys-over",
        Mode::Look if !model.session.is_my_turn() => "keys-wait",
        Mode::Look if model.owes_clue() => "keys-free-clue",
        Mode::Look if model.focused_offset().is_some() => "keys-partner",
        Mode::Look => "keys-own",
        Mode::Play { .. } if !model.announcements().is_empty() => "keys-announce",
        Mode::Play { .. } | Mode::Discard(_) => "keys-confirm",
        Mode::Clue { .. } => "keys-clue",
        Mode::Answer(_) => "keys-answer",
    }
}
