//! The table in the terminal: a loop that draws the model, waits for a key or a bot, and updates.

mod draw;
pub(crate) mod model;
#[cfg(test)]
mod tests;
mod theme;
mod update;

use std::time::{Duration, Instant};

use kagiya_i18n::Words;
use kagiya_lessons::Lesson;
use kagiya_rules::{DealtCards, Seat};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use crate::error::Error;
use crate::record_file;
use crate::session::Session;
use crate::settings::{GameSettings, random_cards};
use model::Model;
use theme::Theme;
use update::Effect;

/// The delay of a bot's action, so that a person can follow the game.
const BOT_PAUSE: Duration = Duration::from_millis(700);

/// Plays in the terminal until the person leaves.
///
/// # Errors
/// [`Error`] if the terminal can't be used, or the record can't be written.
/// If the terminal can't be used, or the record can't be written.
pub fn run(settings: &GameSettings, words: &Words) -> Result<(), Error> {
    let mut cards = settings.first_cards()?;
    let mut model = set_up(
        settings,
        words,
        cards.clone(),
        settings.first,
        settings.first.is_none(),
    )?;
    // Restores the terminal after a panic too.
    let mut terminal = ratatui::try_init().map_err(Error::Terminal)?;
    let result = play(&mut terminal, &mut model, settings, words, &mut cards);
    ratatui::try_restore().map_err(Error::Terminal)?;
    result
}

/// Teaches in the terminal: this lesson and the following ones, until the person leaves.
///
/// # Errors
/// [`Error`] if the terminal can't be used.
pub fn learn(lesson: &'static Lesson, words: &Words, color: bool) -> Result<(), Error> {
    let mut terminal = ratatui::try_init().map_err(Error::Terminal)?;
    let result = teach(&mut terminal, lesson, words, Theme { color });
    ratatui::try_restore().map_err(Error::Terminal)?;
    result
}

fn teach(
    terminal: &mut DefaultTerminal,
    lesson: &'static Lesson,
    words: &Words,
    theme: Theme,
) -> Result<(), Error> {
    let mut model = Model::of_lesson(words, lesson);
    loop {
        terminal.draw(|frame| draw::draw(frame, &model, theme))?;
        let Event::Key(key) = event::read()? else {
            continue;
        };
        match update::on_key(&mut model, key) {
            None => {}
            Some(Effect::Quit) => return Ok(()),
            Some(Effect::NewGame | Effect::BeginWith(_)) => match model.next_lesson() {
                Some(next) => model = Model::of_lesson(words, next),
                None => return Ok(()),
            },
        }
    }
}

fn set_up<'a>(
    settings: &GameSettings,
    words: &'a Words,
    cards: DealtCards,
    first: Option<Seat>,
    asks_first: bool,
) -> Result<Model<'a>, Error> {
    let session = Session::new(
        &settings.rules,
        cards,
        settings.me,
        first,
        &settings.bots,
        settings.agreed,
    )?;
    let title = settings.title.clone();
    Ok(Model::new(words, title, session, asks_first))
}

fn play<'a>(
    terminal: &mut DefaultTerminal,
    model: &mut Model<'a>,
    settings: &GameSettings,
    words: &'a Words,
    cards: &mut DealtCards,
) -> Result<(), Error> {
    let theme = Theme {
        color: settings.color,
    };
    let mut bot_due = Instant::now() + BOT_PAUSE;
    loop {
        terminal.draw(|frame| draw::draw(frame, model, theme))?;
        let waits_for_bot =
            !model.session.is_over() && !model.session.is_my_turn() && model.overlay.is_none();
        let patience = if waits_for_bot {
            bot_due.saturating_duration_since(Instant::now())
        } else {
            Duration::from_hours(1)
        };
        let over_before = model.session.is_over();
        let effect = if event::poll(patience)? {
            match event::read()? {
                Event::Key(key) => update::on_key(model, key),
                // The screen is drawn at the top of the loop; other events have no effect.
                Event::Resize(..)
                | Event::FocusGained
                | Event::FocusLost
                | Event::Mouse(_)
                | Event::Paste(_) => None,
            }
        } else {
            update::on_tick(model);
            bot_due = Instant::now() + BOT_PAUSE;
            None
        };
        if !waits_for_bot {
            bot_due = Instant::now() + BOT_PAUSE;
        }
        match effect {
            None => {}
            Some(Effect::Quit) => {
                if !model.session.is_over() {
                    write_record(model, settings)?;
                }
                return Ok(());
            }
            Some(Effect::BeginWith(first)) => {
                *model = set_up(settings, words, cards.clone(), Some(first), false)?;
            }
            Some(Effect::NewGame) => {
                *cards = random_cards()?;
                let asks = settings.first.is_none();
                *model = set_up(settings, words, cards.clone(), settings.first, asks)?;
            }
        }
        if model.session.is_over() && !over_before {
            write_record(model, settings)?;
        }
    }
}

/// Writes the record, if requested, and remembers its path.
fn write_record(model: &mut Model<'_>, settings: &GameSettings) -> Result<(), Error> {
    if let (Some(path), Some(record)) = (&settings.record, model.session.record(&settings.edition))
    {
        record_file::write(path, record)?;
        let args = kagiya_i18n::args![file = path.display().to_string()];
        model.record_note = Some(model.words.say("record-written", args));
    }
    Ok(())
}
