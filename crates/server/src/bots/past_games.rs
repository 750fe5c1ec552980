//! The games that the people of a table have played before, one after the other: a bot that plays with
//! them again has learned from these how they play.

use kagiya_bots::{Bot, Moment, SeatDriver};
use kagiya_rules::{Seat, View};
use kagiya_table::{Company, TableModel};

/// How many games back a bot remembers.
pub(crate) const REMEMBERED: usize = 3;

/// A game as one of its seats saw it, whole.
pub(crate) struct PastGame {
    seat: Seat,
    /// The table.
    company: Company,
    begin: View,
    moments: Vec<Moment>,
    /// For each seat, whether the same person sits there in the game that came next.
    same: Vec<bool>,
}

/// Who sits where, by id; bots have none.
pub(crate) fn people(model: &TableModel) -> Vec<Option<String>> {
    let seats = model.info.seats.iter();
    seats
        .map(|seat| Some(seat.person.as_ref()?.id.0.clone()))
        .collect()
}

impl PastGame {
    /// A finished game as a seat saw it; `next` are the people of the game that came next.
    pub(crate) fn seen(model: &TableModel, seat: Seat, next: &[Option<String>]) -> Option<Self> {
        let record = model.recorder()?.record();
        if seat.index() >= record.rules().players() {
            return None;
        }
        let (begin, moments) = model.seen_by(seat, record.entries().len())?;
        let same = people(model)
            .iter()
            .zip(next)
            .map(|(person, next)| person.is_some() && person == next)
            .collect();
        Some(Self {
            seat,
            company: model.company(),
            begin,
            moments,
            same,
        })
    }
}

/// Shows a bot the games before, then tells it who is there now. Takes as long as looking through them.
pub(crate) fn replay_past_games(
    mut bot: Box<dyn Bot>,
    games: Vec<PastGame>,
    company: &Company,
) -> Box<dyn Bot> {
    for game in games {
        game.company.introduce(&mut *bot);
        let mut driver = SeatDriver::from_view(bot, game.seat, game.begin);
        for moment in &game.moments {
            driver.recall(moment);
        }
        bot = driver.into_bot();
        bot.play_again(&game.same);
    }
    company.introduce(&mut *bot);
    bot
}
