//! The effects of keys.

use kagiya_rules::{Action, Choice, Clue, IllegalAction, Offset, Rank, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::draw::rule_end;
use super::model::{Mode, Model, Overlay};
use crate::phrases;

/// An effect outside of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Leave.
    Quit,
    /// Deal another game at the same table.
    NewGame,
    /// Deal this game again with this first player.
    BeginWith(Seat),
}

/// A key was pressed.
pub(crate) fn on_key(model: &mut Model<'_>, key: KeyEvent) -> Option<Effect> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        return Some(Effect::Quit);
    }
    if let Some(overlay) = model.overlay {
        return on_overlay_key(model, overlay, key.code);
    }
    match key.code {
        KeyCode::Char('?') | KeyCode::F(1) => model.overlay = Some(Overlay::Help),
        KeyCode::Char('q') => model.overlay = Some(Overlay::Quit),
        KeyCode::Char('l') => model.overlay = Some(Overlay::Log(0)),
        // Letters may name colors.
        KeyCode::F(2) if model.session.lesson().is_some() => model.overlay = Some(Overlay::Rule(0)),
        KeyCode::Char('e') => {
            let back = model.session.last_explained(false).unwrap_or(0);
            model.overlay = Some(Overlay::Why { back, down: 0 });
        }
        KeyCode::F(3) if model.session.lesson().is_none() => {
            model.session.take_hint();
            model.overlay = Some(Overlay::Hint(0));
        }
        KeyCode::Char('n') if model.session.is_over() => return Some(Effect::NewGame),
        _ => return on_table_key(model, key),
    }
    None
}

/// Called at intervals: if it is a bot's turn, it acts.
pub(crate) fn on_tick(model: &mut Model<'_>) {
    if matches!(model.mode, Mode::Begin(_)) {
        return;
    }
    if let Some(action_events) = model.session.bot_acts() {
        model.notice = None;
        model.add_events(&action_events);
        model.show_coach();
    }
}

fn on_overlay_key(model: &mut Model<'_>, overlay: Overlay, key: KeyCode) -> Option<Effect> {
    match (overlay, key) {
        (Overlay::Quit, KeyCode::Char('y' | 'o' | 'j' | 'q') | KeyCode::Enter) => {
            return Some(Effect::Quit);
        }
        (Overlay::Rule(down), KeyCode::Down | KeyCode::Char('j')) => {
            model.overlay = Some(Overlay::Rule((down + 1).min(rule_end(model))));
        }
        (Overlay::Rule(down), KeyCode::PageDown | KeyCode::Char(' ')) => {
            model.overlay = Some(Overlay::Rule((down + 10).min(rule_end(model))));
        }
        (Overlay::Rule(down), KeyCode::Up | KeyCode::Char('k')) => {
            model.overlay = Some(Overlay::Rule(down.saturating_sub(1)));
        }
        (Overlay::Rule(down), KeyCode::PageUp) => {
            model.overlay = Some(Overlay::Rule(down.saturating_sub(10)));
        }
        (Overlay::Hint(down), key) => {
            model.overlay = scrolled(down, key, model.hint().len()).map(Overlay::Hint);
        }
        (Overlay::Why { back, down }, key) => on_why_key(model, back, down, key),
        (Overlay::Result | Overlay::Learned, KeyCode::Char('n')) => return Some(Effect::NewGame),
        (Overlay::Result | Overlay::Learned, KeyCode::Char('q')) => return Some(Effect::Quit),
        (Overlay::Result, KeyCode::Char('l')) => model.overlay = Some(Overlay::Log(0)),
        (Overlay::Log(up), KeyCode::Up | KeyCode::Char('k')) => {
            model.overlay = Some(Overlay::Log((up + 1).min(model.log.len())));
        }
        (Overlay::Log(up), KeyCode::PageUp) => {
            model.overlay = Some(Overlay::Log((up + 10).min(model.log.len())));
        }
        (Overlay::Log(up), KeyCode::Down | KeyCode::Char('j')) => {
            model.overlay = Some(Overlay::Log(up.saturating_sub(1)));
        }
        (Overlay::Log(up), KeyCode::PageDown) => {
            model.overlay = Some(Overlay::Log(up.saturating_sub(10)));
        }
        _ => model.overlay = None,
    }
    None
}

fn on_why_key(model: &mut Model<'_>, back: usize, down: usize, key: KeyCode) {
    let oldest = model.session.explained().saturating_sub(1);
    model.overlay = match key {
        KeyCode::Left => Some(Overlay::Why {
            back: (back + 1).min(oldest),
            down: 0,
        }),
        KeyCode::Right => Some(Overlay::Why {
            back: back.saturating_sub(1),
            down: 0,
        }),
        key => scrolled(down, key, model.why(back).len()).map(|down| Overlay::Why { back, down }),
    };
}

/// Where a key scrolls an explanation of `lines` lines from `down`; `None` for other keys.
fn scrolled(down: usize, key: KeyCode, lines: usize) -> Option<usize> {
    match key {
        KeyCode::Down | KeyCode::Char('j') => Some((down + 1).min(lines)),
        KeyCode::Up | KeyCode::Char('k') => Some(down.saturating_sub(1)),
        _ => None,
    }
}

fn on_table_key(model: &mut Model<'_>, key: KeyEvent) -> Option<Effect> {
    match model.mode.clone() {
        Mode::Begin(seat) => return on_begin_key(model, seat, key.code),
        Mode::Look => on_look_key(model, key),
        Mode::Play { card, announce } => {
            let suits = model.announcements();
            let ways = suits.len() + 1;
            match key.code {
                KeyCode::Enter | KeyCode::Char('p') => {
                    let announce = announce
                        .checked_sub(1)
                        .and_then(|at| suits.get(at).copied());
                    act(model, Action::Play { card, announce });
                }
                KeyCode::Left | KeyCode::Up | KeyCode::Right | KeyCode::Down | KeyCode::Tab => {
                    let announce = step(announce, ways, key.code);
                    model.mode = Mode::Play { card, announce };
                }
                KeyCode::Char(letter) => {
                    let named = model.suit_of_key(letter);
                    let at = suits.iter().position(|suit| Some(*suit) == named);
                    if let Some(at) = at {
                        model.mode = Mode::Play {
                            card,
                            announce: at + 1,
                        };
                    }
                }
                KeyCode::Esc | KeyCode::Backspace => model.mode = Mode::Look,
                _ => {}
            }
        }
        Mode::Discard(card) => match key.code {
            KeyCode::Enter | KeyCode::Char('d') => act(model, Action::Discard(card)),
            KeyCode::Esc | KeyCode::Backspace => model.mode = Mode::Look,
            _ => {}
        },
        Mode::Clue { to, at } => on_clue_key(model, to, at, key.code),
        Mode::Answer(at) => {
            let answers = model.answers();
            match key.code {
                KeyCode::Enter => {
                    if let Some(choice) = answers.get(at) {
                        act(model, Action::Choose(*choice));
                    }
                }
                KeyCode::Left | KeyCode::Up | KeyCode::Right | KeyCode::Down | KeyCode::Tab => {
                    model.mode = Mode::Answer(step(at, answers.len(), key.code));
                }
                KeyCode::Char(letter) => {
                    if let Some(at) = next_with(model, &answers, at, letter) {
                        model.mode = Mode::Answer(at);
                    }
                }
                _ => {}
            }
        }
    }
    None
}

fn on_begin_key(model: &mut Model<'_>, seat: Seat, key: KeyCode) -> Option<Effect> {
    let seats: Vec<Seat> = model.rules().seats().collect();
    match key {
        KeyCode::Enter => return Some(Effect::BeginWith(seat)),
        KeyCode::Left | KeyCode::Up | KeyCode::Right | KeyCode::Down | KeyCode::Tab => {
            let at = step(seat.index(), seats.len(), key);
            model.mode = Mode::Begin(seats[at]);
        }
        KeyCode::Char(letter) => {
            let named = seats.into_iter().find(|seat| {
                letter.eq_ignore_ascii_case(&seat.letter())
                    || letter.to_digit(10) == u32::try_from(seat.index() + 1).ok()
            });
            model.mode = Mode::Begin(named.unwrap_or(seat));
        }
        _ => {}
    }
    None
}

fn on_look_key(model: &mut Model<'_>, key: KeyEvent) {
    let shift = key.modifiers.contains(KeyModifiers::SHIFT);
    match key.code {
        KeyCode::Left if shift => move_card(model, -1),
        KeyCode::Right if shift => move_card(model, 1),
        KeyCode::Char('<' | '[') => move_card(model, -1),
        KeyCode::Char('>' | ']') => move_card(model, 1),
        KeyCode::Left => step_card(model, -1),
        KeyCode::Right => step_card(model, 1),
        KeyCode::Up | KeyCode::BackTab => step_hand(model, -1),
        KeyCode::Down | KeyCode::Tab => step_hand(model, 1),
        KeyCode::Esc => {
            model.notice = None;
            model.focus = (model.session.me(), 0);
        }
        KeyCode::Char(' ') => on_tick(model),
        KeyCode::Enter if !model.session.is_my_turn() => on_tick(model),
        KeyCode::Enter => match model.focused_offset() {
            Some(to) => open_clue(model, to, None),
            None => model.notice = Some(model.words.text("table-own-card")),
        },
        KeyCode::Char(letter) => match model.focused_offset() {
            Some(to) => on_partner_letter(model, to, letter),
            None => on_own_letter(model, letter),
        },
        _ => {}
    }
}

fn on_own_letter(model: &mut Model<'_>, letter: char) {
    if let Some(number) = letter.to_digit(10) {
        let cards = model.session.view().table().hand(model.session.me()).len();
        let slot = number as usize;
        if (1..=cards).contains(&slot) {
            model.focus.1 = slot - 1;
            model.notice = None;
        }
        return;
    }
    if let ('u', Some(card)) = (letter, model.deck_card()) {
        model.mode = Mode::Play { card, announce: 0 };
        return;
    }
    let Some(card) = model.focused() else {
        model.notice = Some(model.words.text("table-no-card"));
        return;
    };
    match letter.to_ascii_lowercase() {
        'p' => {
            let action = Action::Play {
                card,
                announce: None,
            };
            if allowed(model, action) {
                model.mode = Mode::Play { card, announce: 0 };
            }
        }
        'd' => {
            if allowed(model, Action::Discard(card)) {
                model.mode = Mode::Discard(card);
            }
        }
        'c' | 'v' => model.notice = Some(model.words.text("table-choose-partner")),
        _ => {
            if model.color_of_key(letter).is_some() {
                model.notice = Some(model.words.text("table-choose-partner"));
            }
        }
    }
}

fn no_such_clue(model: &Model<'_>, letter: char) -> String {
    phrases::no_such_clue(model.words, model.rules(), &letter.to_string())
}

fn on_partner_letter(model: &mut Model<'_>, to: Offset, letter: char) {
    let number = letter.to_digit(10).and_then(|n| u8::try_from(n).ok());
    if let Some(number) = number {
        if let Some(rank) = Rank::new(number) {
            open_clue(model, to, Some(Clue::Rank(rank)));
        } else {
            model.notice = Some(no_such_clue(model, letter));
        }
        return;
    }
    // A capital letter is always a color, even if the small letter asks for the card's color or
    // rank.
    let asks_card =
        matches!(letter, 'c' | 'v') && model.session.view().cards(model.focus.0).is_some();
    if let Some(color) = model.color_of_key(letter).filter(|_| !asks_card) {
        return open_clue(model, to, Some(Clue::Color(color)));
    }
    let card = model
        .session
        .view()
        .cards(model.focus.0)
        .and_then(|cards| cards.get(model.focus.1).copied());
    let touching = card.map(|card| model.rules().touched_by(card));
    match (letter.to_ascii_lowercase(), touching) {
        ('c', Some(clues)) => open_clue(model, to, clues.colors().nth(0)),
        ('v', Some(clues)) => open_clue(model, to, clues.ranks().nth(0)),
        ('p' | 'd', _) => model.notice = Some(model.words.text("table-choose-own")),
        (letter, _) => {
            // A suit that can't be clued: say why nothing happens.
            if model.suit_of_key(letter).is_some() {
                model.notice = Some(no_such_clue(model, letter));
            }
        }
    }
}

/// Opens the preview of a clue: of `wish` if it is legal, otherwise of the first one.
fn open_clue(model: &mut Model<'_>, to: Offset, wish: Option<Clue>) {
    let clues = model.clues_for(to);
    let at = if let Some(wish) = wish {
        clues.iter().position(|clue| *clue == wish)
    } else {
        let touched = |clue: &Clue| {
            let (seat, slot) = model.focus;
            model.touched(seat, *clue).contains(&slot)
        };
        clues.iter().position(touched).or(Some(0))
    };
    if let Some(at) = at.filter(|at| *at < clues.len()) {
        model.notice = None;
        model.mode = Mode::Clue { to, at };
    } else if let Some(clue) = wish.or_else(|| model.rules().clues().nth(0)) {
        // It is illegal: say why.
        let action = model.clue_action(to, clue);
        allowed(model, action);
    }
}

fn on_clue_key(model: &mut Model<'_>, to: Offset, at: usize, key: KeyCode) {
    let clues = model.clues_for(to);
    match key {
        KeyCode::Enter => {
            if let Some(clue) = clues.get(at) {
                let action = model.clue_action(to, *clue);
                act(model, action);
            }
        }
        KeyCode::Left | KeyCode::Up | KeyCode::Right | KeyCode::Down | KeyCode::Tab => {
            let at = step(at, clues.len(), key);
            model.mode = Mode::Clue { to, at };
        }
        KeyCode::Esc | KeyCode::Backspace => model.mode = Mode::Look,
        KeyCode::Char(letter) => on_partner_letter(model, to, letter),
        _ => {}
    }
}

fn act(model: &mut Model<'_>, action: Action) {
    match model.session.act(action) {
        Ok(action_events) => {
            model.notice = None;
            model.add_events(&action_events);
            // In a lesson the answer follows immediately.
            if model.session.lesson().is_some() {
                on_tick(model);
            }
        }
        Err(why) => {
            model.notice = Some(model.narrator().refused(&why));
            model.mode = model.resting_mode();
        }
    }
}

/// Whether the person may do this now; otherwise shows why not.
fn allowed(model: &mut Model<'_>, action: Action) -> bool {
    if model.session.is_over() {
        model.notice = Some(model.words.reason(&IllegalAction::GameOver));
        return false;
    }
    if !model.session.is_my_turn() {
        model.notice = Some(model.words.text("table-not-your-turn"));
        return false;
    }
    match model.session.check(action) {
        Ok(()) => {
            model.notice = None;
            true
        }
        Err(why) => {
            let rules = model.session.rules();
            model.notice = Some(phrases::refusal(model.words, rules, &why));
            false
        }
    }
}

fn step_card(model: &mut Model<'_>, by: isize) {
    let cards = model.session.view().table().hand(model.focus.0).len();
    if cards > 0 {
        model.focus.1 = wrapped(model.focus.1, by, cards);
    }
    model.notice = None;
}

fn step_hand(model: &mut Model<'_>, by: isize) {
    let seats = model.seats();
    let at = seats.iter().position(|seat| *seat == model.focus.0);
    model.focus.0 = seats[wrapped(at.unwrap_or(0), by, seats.len())];
    model.keep_focus_in_hand();
    model.notice = None;
}

/// Moves the person's card in focus to another slot.
fn move_card(model: &mut Model<'_>, by: isize) {
    if model.focused_offset().is_some() {
        model.notice = Some(model.words.text("table-choose-own"));
        return;
    }
    let mut order = model
        .session
        .view()
        .table()
        .hand(model.session.me())
        .to_vec();
    let from = model.focus.1;
    let Some(to) = from.checked_add_signed(by).filter(|to| *to < order.len()) else {
        return;
    };
    order.swap(from, to);
    match model.session.reorder(&order) {
        Ok(_) => {
            // A reordered hand is not logged.
            model.focus.1 = to;
            model.notice = None;
        }
        Err(why) => model.notice = Some(model.words.reason(&why)),
    }
}

/// The next answer with the suit of this letter, or with this rank.
fn next_with(model: &Model<'_>, answers: &[Choice], at: usize, letter: char) -> Option<usize> {
    let suit = model.suit_of_key(letter);
    let rank = letter.to_digit(10);
    let fits = |choice: &Choice| match choice {
        Choice::ShuffleBack(card) | Choice::PutIntoPlay(card) => {
            Some(card.suit()) == suit || Some(u32::from(card.rank().number())) == rank
        }
        Choice::Firework(firework) => Some(*firework) == suit,
        Choice::Clue { .. } | Choice::Decline => false,
    };
    (1..=answers.len())
        .map(|ahead| (at + ahead) % answers.len())
        .find(|place| fits(&answers[*place]))
}

fn step(at: usize, len: usize, key: KeyCode) -> usize {
    let by = if matches!(key, KeyCode::Left | KeyCode::Up) {
        -1
    } else {
        1
    };
    if len == 0 { 0 } else { wrapped(at, by, len) }
}

fn wrapped(at: usize, by: isize, len: usize) -> usize {
    (at + len).saturating_add_signed(by) % len
}
