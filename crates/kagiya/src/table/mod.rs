//! The table in the terminal: a loop that draws the model, waits for a key or a bot, and updates.

mod draw;
pub(crate) mod model;
#[cfg(test)]
mod tests;
mod theme;
mod update;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use kagiya_bots::Kind;
use kagiya_rules::{Seat, Seed};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use crate::session::Session;
use crate::start::{Start, random_seed};
use crate::words::Words;
use model::Model;
use theme::Theme;
use update::Effect;

/// How long a bot seems to think, so that a person can follow what it does.
const BOT_PAUSE: Duration = Duration::from_millis(700);

/// A table as the command line asks for it.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// The game.
    pub(crate) start: Start,
    /// The person's seat.
    pub(crate) me: Seat,
    /// Who begins, if somebody was named.
    pub(crate) first: Option<Seat>,
    /// Who sits on the other seats.
    pub(crate) bots: Vec<&'static Kind>,
    /// Where the record goes, if it is wanted.
    pub(crate) record: Option<PathBuf>,
    /// Whether colors are used.
    pub(crate) color: bool,
}

/// Plays in the terminal until the person leaves.
///
/// # Errors
/// If the terminal can't be used, or the record can't be written.
pub(crate) fn run(order: &Order, words: &Words) -> anyhow::Result<()> {
    let mut seed = match order.start.seed {
        Some(seed) => seed,
        None => random_seed(words)?,
    };
    let mut model = set_up(order, words, seed, order.first, order.first.is_none())?;
    // Restores the terminal on a panic as well.
    let mut terminal = ratatui::try_init().with_context(|| words.text("error-terminal"))?;
    let result = play(&mut terminal, &mut model, order, words, &mut seed);
    ratatui::try_restore().with_context(|| words.text("error-terminal"))?;
    result
}

fn set_up<'a>(
    order: &Order,
    words: &'a Words,
    seed: Seed,
    first: Option<Seat>,
    asks_first: bool,
) -> anyhow::Result<Model<'a>> {
    let session = Session::new(&order.start.rules, seed, order.me, first, &order.bots)?;
    let title = words.text(&format!("preset-{}", order.start.edition));
    Ok(Model::new(words, title, session, asks_first))
}

fn play<'a>(
    terminal: &mut DefaultTerminal,
    model: &mut Model<'a>,
    order: &Order,
    words: &'a Words,
    seed: &mut Seed,
) -> anyhow::Result<()> {
    let theme = Theme { color: order.color };
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
                // Drawn anew at the top of the loop; the rest is not asked for.
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
                    write_record(model, order)?;
                }
                return Ok(());
            }
            Some(Effect::BeginWith(first)) => {
                *model = set_up(order, words, *seed, Some(first), false)?;
            }
            Some(Effect::NewGame) => {
                *seed = random_seed(words)?;
                let asks = order.first.is_none();
                *model = set_up(order, words, *seed, order.first, asks)?;
            }
        }
        if model.session.is_over() && !over_before {
            write_record(model, order)?;
        }
    }
}

/// Writes the record, if one is wanted, and notes where.
fn write_record(model: &mut Model<'_>, order: &Order) -> anyhow::Result<()> {
    if let Some(path) = &order.record {
        let record = model.session.record(&order.start.edition);
        crate::keep::write(path, record, model.words)?;
        let args = crate::words::args![file = path.display().to_string()];
        model.record_note = Some(model.words.say("record-written", args));
    }
    Ok(())
}
