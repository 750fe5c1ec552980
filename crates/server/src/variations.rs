//! The move of a bot at the end of a variation.

use kagiya_bots::SeatDriver;
use kagiya_protocol::{Action, Statement, VariationMove};
use kagiya_table::variation::Turn;

use crate::explanations::{Listener, written_all};

/// Replays the variation to the bot and lets it decide. Takes as long as the bot thinks. `None` if it fails
/// to.
pub(crate) fn decide(turn: Turn, listener: Option<Listener>) -> Option<VariationMove> {
    let mut driver = SeatDriver::from_view(turn.bot, turn.seat, turn.begin);
    for moment in &turn.moments {
        driver.recall(moment);
    }
    let decision = driver.decide()?;
    let view = driver.view();
    if !view.legal_actions().contains(decision.action) {
        return None;
    }
    let rules = view.rules();
    let statements: Vec<Statement> = listener.map_or_else(Vec::new, |listener| {
        written_all(rules, turn.seat, listener, &decision.reasons)
    });
    Some(VariationMove {
        seat: turn.seat.into(),
        bot: turn.name,
        action: Action::of(rules, turn.seat, decision.action),
        statements,
    })
}
