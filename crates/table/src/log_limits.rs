//! The limits of a table's log.
//!
//! The rules of the game bound its moves. Everything else that a client can repeat at will (taking and
//! leaving a seat, rearranging a hand, changing the settings) has a limit here, and so has the number of
//! listed spectators. So the size of a snapshot is bounded. Commands that end a table are always allowed.
//!
//! Strangers can't use up the room of others. Before the game they share a part of the log, and the owner
//! has a part of their own. When the game begins, each player has a part again.

use std::sync::Arc;

use kagiya_protocol::{Command, ErrorCode, Person, PersonId, Problem, PublicEvent, TableStatus};

use crate::event::Event;
use crate::model::{AppliedEvent, TableModel};
use crate::refusal::refuse;

/// The most entries before the game by people who don't own the table.
const OF_STRANGERS: usize = 400;

/// The most entries of a running game that aren't moves, for people who were not dealt in.
const OF_SUBSTITUTES: usize = 800;

/// The most entries that aren't moves that one person can add before the game, and again during it.
const OF_A_PERSON: usize = 200;

/// How often one person can take a seat before the game.
const SEATS_OF_A_PERSON: usize = 30;

/// How often the people of one network address can take a seat before the game, as far as the server that
/// owns the table remembers. Wider networks have more.
pub const SEATS_OF_AN_ADDRESS: usize = 60;

/// How often people who don't own the table can take a seat before the game.
pub const SEATS_OF_STRANGERS: usize = OF_STRANGERS / 2;

/// The most changes of the settings; each of them contains all options.
const SETTINGS: usize = 40;

/// The most entries of a log that list a spectator.
pub const WATCHERS: usize = 100;

/// The most people that the owner of a table can ban.
pub(crate) const KEPT_OUT: usize = 50;

/// The most take-backs in a game.
const TAKEN_BACK: usize = 30;

/// The most messages of one person at a table, and separately in its spectators' chat.
const SAID_BY_A_PERSON: usize = 150;

/// The most messages at a table, and separately in its spectators' chat.
const SAID: usize = 600;

/// Whether an entry can be repeated at will.
pub(crate) fn is_aside(logged: &AppliedEvent) -> bool {
    !matches!(
        logged.entry.event,
        Event::Started { .. }
            | Event::Acted { .. }
            | Event::TakenBack { .. }
            | Event::Public(
                PublicEvent::Ended { .. }
                    | PublicEvent::Watched { .. }
                    | PublicEvent::Late { .. }
                    | PublicEvent::BotAsked { .. }
                    | PublicEvent::Clock { .. }
            )
    )
}

/// Whether an entry is a chat message.
fn is_said(logged: &AppliedEvent) -> bool {
    matches!(logged.entry.event, Event::Said { .. })
}

/// The entries since the game began, or all before it, that are neither moves nor chat messages.
fn asides(model: &TableModel) -> impl Iterator<Item = &AppliedEvent> {
    let began = |logged: &Arc<AppliedEvent>| matches!(logged.entry.event, Event::Started { .. });
    let first = model.log.iter().rposition(began).unwrap_or(0);
    let log = model.log[first..].iter().map(|logged| &**logged);
    log.filter(|logged| is_aside(logged) && !is_said(logged))
}

fn is_by(logged: &AppliedEvent, person: &PersonId) -> bool {
    logged.entry.who.as_ref() == Some(person)
}

/// Whether the entries before the game by people who don't own the table have reached their limit.
fn strangers_have_come_often(model: &TableModel) -> bool {
    let owner = &model.info.owner;
    asides(model).filter(|it| !is_by(it, owner)).count() >= OF_STRANGERS
}

/// Whether a person's new name can be added to the log.
pub fn may_rename(model: &TableModel, person: &PersonId) -> bool {
    let own = asides(model).filter(|it| is_by(it, person)).count();
    let open = model.info.status == TableStatus::Open && model.info.owner != *person;
    own < OF_A_PERSON && !(open && strangers_have_come_often(model))
}

/// The refusal when a table's seats were taken too often.
///
/// # Errors
/// Always `seat/too_often`.
pub fn too_often<T>() -> Result<T, Problem> {
    refuse(
        ErrorCode::SeatTooOften,
        "seats of this table have been taken and left too often; another table has room again",
    )
}

/// Checks that a person may take another seat before the game.
fn check_sitting(model: &TableModel, person: &PersonId) -> Result<(), Problem> {
    let own = asides(model).filter(|it| is_by(it, person));
    let sat = own.filter(|it| matches!(it.entry.event, Event::Public(PublicEvent::Sat { .. })));
    if sat.count() >= SEATS_OF_A_PERSON {
        return too_often();
    }
    let expected = model.info.owner == *person || model.kept_for(person).is_some();
    if !expected && strangers_have_come_often(model) {
        return too_often();
    }
    Ok(())
}

/// Checks that the log has room for what a command adds.
///
/// # Errors
/// `table/too_much` if it has none.
pub(crate) fn check(model: &TableModel, person: &Person, command: &Command) -> Result<(), Problem> {
    match command {
        Command::Act { .. }
        | Command::Leave
        | Command::End { wish: true }
        | Command::Start { .. }
        | Command::KeepOut { .. }
        | Command::LetBotPlay
        | Command::AnswerPause { .. }
        | Command::Resume
        | Command::React { .. }
        | Command::Report { .. }
        | Command::Review { .. }
        | Command::Rematch
        | Command::Close => return Ok(()),
        Command::Say { .. } => {
            let said = model.log.iter().filter(|logged| is_said(logged));
            let own = said.clone();
            let own = own.filter(|it| it.entry.who.as_ref() == Some(&person.id));
            return check_talk(own.count(), said.count());
        }
        Command::Configure { .. } => {
            let log = model.log.iter().map(|logged| &logged.entry.event);
            let changes = log.filter(|event| matches!(event, Event::Configured { .. }));
            if changes.count() >= SETTINGS {
                return refuse(
                    ErrorCode::TooMuch,
                    format!("the settings have been changed {SETTINGS} times; open another table"),
                );
            }
        }
        Command::TakeBack => {
            let log = model.log.iter().map(|logged| &logged.entry.event);
            let back = log.filter(|event| matches!(event, Event::TakenBack { .. }));
            if back.count() >= TAKEN_BACK {
                return refuse(
                    ErrorCode::TooMuch,
                    format!("actions have been taken back {TAKEN_BACK} times in this game"),
                );
            }
        }
        Command::Sit { .. }
        | Command::AnswerTakeBack { .. }
        | Command::Hint
        | Command::Pause
        | Command::End { wish: false }
        | Command::SeatBot { .. }
        | Command::OfferSeat { .. }
        | Command::DropOffer { .. }
        | Command::FreeSeat { .. }
        | Command::Reorder { .. } => {}
    }
    let status = model.info.status;
    if status != TableStatus::Running && matches!(command, Command::Sit { .. }) {
        check_sitting(model, &person.id)?;
    }
    if asides(model).filter(|it| is_by(it, &person.id)).count() >= OF_A_PERSON {
        return refuse(
            ErrorCode::TooMuch,
            format!(
                "you have sat down, rearranged and changed things {OF_A_PERSON} times at this \
                 table; only what plays or ends its game is left"
            ),
        );
    }
    let substitute = status == TableStatus::Running && !is_first_player(model, &person.id);
    if substitute && asides(model).count() >= OF_SUBSTITUTES {
        return refuse(
            ErrorCode::TooMuch,
            format!(
                "seats and hands have changed {OF_SUBSTITUTES} times in this game; only what plays \
                 or ends it is left"
            ),
        );
    }
    Ok(())
}

/// Whether a person plays at the seat at which they were dealt in, or may return to it.
fn is_first_player(model: &TableModel, person: &PersonId) -> bool {
    model.info.seats.iter().any(|seat| {
        let first = seat.kept_for.as_ref().or(seat.person.as_ref());
        first.is_some_and(|it| it.id == *person)
    })
}

/// Checks that a person with `own` of the `all` messages may write another.
///
/// # Errors
/// `table/too_much` if a limit is reached.
pub fn check_talk(own: usize, all: usize) -> Result<(), Problem> {
    if own >= SAID_BY_A_PERSON || all >= SAID {
        return refuse(
            ErrorCode::TooMuch,
            format!("one person speaks {SAID_BY_A_PERSON} times at a table, and all {SAID} times"),
        );
    }
    Ok(())
}
