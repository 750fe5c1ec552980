//! The games that the people of a table have played before, one after the other: a bot that plays with
//! them again has learned from these how they play.

use std::sync::Arc;

use kagiya_bots::{Bot, Moment, SeatDriver};
use kagiya_protocol::TableId;
use kagiya_rules::{Seat, View};

use crate::app::House;
use crate::bots::Company;
use crate::table::model::TableModel;

/// How many games back a bot remembers.
const REMEMBERED: usize = 3;

/// A game as one of its seats saw it, whole.
pub(crate) struct FormerGame {
    seat: Seat,
    /// The table.
    company: Company,
    begin: View,
    moments: Vec<Moment>,
    /// For each seat, whether the same person sits there in the game that came next.
    same: Vec<bool>,
}

/// The last games before one at a table, the oldest first, as the seat of a bot saw them. The last of
/// them was at the table `before`; at the table there are now the `people` of [`people`].
pub(crate) async fn before(
    house: &Arc<House>,
    mut before: Option<TableId>,
    mut people: Vec<Option<String>>,
    seat: Seat,
) -> Vec<FormerGame> {
    let mut games = Vec::new();
    while let Some(id) = before.take().filter(|_| games.len() < REMEMBERED) {
        let Some((game, model)) = seen(house, &id, seat, &people).await else {
            break;
        };
        games.push(game);
        people = self::people(&model);
        before.clone_from(&model.info.rematch_of);
    }
    games.reverse();
    games
}

/// Who sits where, by id; bots have none.
pub(crate) fn people(model: &TableModel) -> Vec<Option<String>> {
    let seats = model.info.seats.iter();
    seats
        .map(|seat| Some(seat.person.as_ref()?.id.0.clone()))
        .collect()
}

async fn seen(
    house: &Arc<House>,
    id: &TableId,
    seat: Seat,
    next: &[Option<String>],
) -> Option<(FormerGame, Box<TableModel>)> {
    // A table that is gone has nothing to learn from.
    let model = house.look(id).await.ok()?;
    let record = model.recorder()?.record();
    if seat.index() >= record.rules().players() {
        return None;
    }
    let (begin, moments) = model.seen_by(seat, record.entries().len())?;
    let same = people(&model)
        .iter()
        .zip(next)
        .map(|(person, next)| person.is_some() && person == next)
        .collect();
    let game = FormerGame {
        seat,
        company: model.company(),
        begin,
        moments,
        same,
    };
    Some((game, model))
}

/// Shows a bot the games before, then tells it who is there now. Takes as long as looking through them.
pub(crate) fn acquaint(
    mut bot: Box<dyn Bot>,
    games: Vec<FormerGame>,
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
