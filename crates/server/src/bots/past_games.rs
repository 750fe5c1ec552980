//! The previous games of a table's people, from rematch to rematch. A bot that plays with them again learns
//! from these games how they play.

use kagiya_bots::{Bot, Moment, SeatDriver};
use kagiya_rules::{Seat, View};
use kagiya_table::{Company, TableModel};

/// The number of games that a bot receives.
pub(crate) const REMEMBERED: usize = 3;

/// A complete game from the perspective of one seat.
pub(crate) struct PastGame {
    seat: Seat,
    /// The table.
    company: Company,
    begin: View,
    moments: Vec<Moment>,
    /// For each seat, whether the same person has it in the next game.
    same: Vec<bool>,
}

/// The ids of the people at each seat; `None` for bots.
pub(crate) fn people(model: &TableModel) -> Vec<Option<String>> {
    let seats = model.info.seats.iter();
    seats
        .map(|seat| Some(seat.person.as_ref()?.id.0.clone()))
        .collect()
}

impl PastGame {
    /// A finished game from the perspective of a seat; `next` are the people of the next game.
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

/// Replays the past games to a bot, then introduces the present table. Takes the time of a full replay.
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
