//! Pauses of games with limited time. One player asks, all present players agree, and any of them ends the
//! pause.

use kagiya_protocol::{ErrorCode, Problem, Seat, TableStatus};

use crate::circumstances::Circumstances;
use crate::event::Fact;
use crate::model::TableModel;
use crate::refusal::refuse;

/// The players who have to agree besides `seat`: present people who play. Bots agree always.
fn others<'a>(
    model: &'a TableModel,
    seat: Seat,
    circumstances: &'a Circumstances,
) -> impl Iterator<Item = Seat> {
    model
        .playing()
        .filter(move |it| *it != seat && !circumstances.is_away(*it))
}

/// The facts of a player's request for a pause.
///
/// # Errors
/// [`Problem`] if the game has no time limit.
pub(crate) fn ask(
    model: &TableModel,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<Vec<Fact>, Problem> {
    if !model.has_time() {
        return refuse(
            ErrorCode::NoTime,
            "no time is agreed at this table: nobody needs a pause",
        );
    }
    match model.pause() {
        // A second player who asks agrees.
        Some(pause) if pause.since.is_none() && pause.seat != seat => {
            answer(model, seat, true, circumstances)
        }
        Some(_) => Ok(Vec::new()),
        None if others(model, seat, circumstances).next().is_none() => {
            Ok(vec![Fact::Paused { seat }])
        }
        None => Ok(vec![Fact::PauseAsked { seat }]),
    }
}

/// The facts of a player's answer to a request for a pause.
///
/// # Errors
/// [`Problem`] if no player has asked for one.
pub(crate) fn answer(
    model: &TableModel,
    seat: Seat,
    agree: bool,
    circumstances: &Circumstances,
) -> Result<Vec<Fact>, Problem> {
    let Some(pause) = model.pause() else {
        return refuse(ErrorCode::PauseNotAsked, "nobody has asked for a pause");
    };
    if pause.since.is_some() {
        if agree {
            return Ok(Vec::new());
        }
        return refuse(
            ErrorCode::Paused,
            "the game stands still already; say `resume` to let it go on",
        );
    }
    if !agree {
        return Ok(vec![Fact::PauseDropped { by: Some(seat) }]);
    }
    if pause.seat == seat || pause.agreed.contains(&seat) {
        return Ok(Vec::new());
    }
    let mut facts = vec![Fact::PauseAgreed { seat }];
    let mut rest = others(model, pause.seat, circumstances);
    if rest.all(|other| other == seat || pause.agreed.contains(&other)) {
        facts.push(Fact::Paused { seat: pause.seat });
    }
    Ok(facts)
}

/// The pause, if all present players agree to it. The player at `gone` isn't counted. Leaving isn't
/// agreement: at least one player has to have agreed.
pub fn settled(
    model: &TableModel,
    circumstances: &Circumstances,
    gone: Option<Seat>,
) -> Option<Fact> {
    let pause = model.pause().filter(|pause| pause.since.is_none())?;
    if model.info.status != TableStatus::Running || Some(pause.seat) == gone {
        return None;
    }
    let said = pause.agreed.iter().any(|seat| Some(*seat) != gone);
    let mut rest = others(model, pause.seat, circumstances);
    let all = rest.all(|other| Some(other) == gone || pause.agreed.contains(&other));
    (said && all).then_some(Fact::Paused { seat: pause.seat })
}

/// The facts by which the player at `seat` ends the pause.
pub(crate) fn resume(model: &TableModel, seat: Seat) -> Vec<Fact> {
    let still = model.stands_still().then_some(Fact::Resumed { seat });
    still.into_iter().collect()
}

/// The time of an open request for a pause.
pub fn asked_at(model: &TableModel) -> Option<i64> {
    model.pause().filter(|pause| pause.since.is_none())?;
    let mut log = model.log.iter().rev();
    let asked = log.find(|logged| matches!(logged.entry.fact, Fact::PauseAsked { .. }));
    asked.map(|logged| logged.at)
}
