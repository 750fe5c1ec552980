//! Games that go on from a position, in many worlds.

use kagiya_bots::{Bot, BotName, Players, Seats, profiles};
use kagiya_rules::{Action, Game, IllegalAction, Seat};
use rayon::prelude::*;

/// Plays games on with bots in all seats: in each world, each of `moves` is done, and then the bots play to the
/// end. Returns the final scores: for each world, one for each move.
///
/// `starts` are the worlds as they began, and `past` what has happened since, which the bots are shown. A
/// bot is shown it once for each world, and copied for each move. The result doesn't depend on the number of
/// threads.
///
/// # Errors
/// [`IllegalAction`] if an action of the past or a move is illegal in a world.
pub fn rollouts(
    starts: &[Game],
    past: &[Action],
    moves: &[Action],
    bots: &[BotName],
) -> Result<Vec<Vec<i8>>, IllegalAction> {
    let table: Vec<Option<BotName>> = bots.iter().copied().map(Some).collect();
    let bot = |seat: Seat| -> Option<Box<dyn Bot>> {
        let mut bot = bots.get(seat.index())?.make();
        bot.meet(&profiles(&table));
        Some(bot)
    };
    let world = |start: &Game| {
        let (seats, game) = Seats::after(start, past, bot)?;
        let mut first = Some(seats);
        let mut scores = Vec::with_capacity(moves.len());
        for (place, action) in moves.iter().enumerate() {
            let copy = match &first {
                Some(seats) if place + 1 < moves.len() => seats.copy(),
                _ => first.take(),
            };
            let mut seats = match copy {
                Some(seats) => seats,
                None => Seats::after(start, past, bot)?.0,
            };
            scores.push(play_on(&mut seats, game.clone(), *action)?);
        }
        Ok(scores)
    };
    starts.par_iter().map(world).collect()
}

/// The final score after `action`.
fn play_on(seats: &mut Seats, mut game: Game, action: Action) -> Result<i8, IllegalAction> {
    let mut next = Some(action);
    while let Some(action) = next {
        let events = game.apply(action)?;
        seats.see(&events, &game);
        next = seats.decide(&game).map(|decision| decision.action);
    }
    let score = game.score().map(|score| score.points);
    Ok(score.unwrap_or_else(|| game.board().points()))
}
