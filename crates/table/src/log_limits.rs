//! The limits of a table's log.
//!
//! The rules of the game bound its moves. Everything else that a client can repeat at will (taking and
//! leaving a seat, rearranging a hand, changing the settings) has a limit here, and so has the number of
//! listed spectators. So the size of a snapshot is bounded. Commands that end a table are always allowed.

use kagiya_protocol::{Command, ErrorCode, Person, PersonId, Problem, PublicEvent};

use crate::event::Event;
use crate::model::{AppliedEvent, TableModel};
use crate::refusal::refuse;

/// The most entries of a log that aren't moves.
const AT_A_TABLE: usize = 800;

/// The most of them that one person can add.
pub const OF_A_PERSON: usize = 200;

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

/// The number of a person's entries that are neither moves nor chat messages.
pub fn asides_of(model: &TableModel, person: &PersonId) -> usize {
    let log = model.log.iter();
    let log = log.filter(|logged| is_aside(logged) && !is_said(logged));
    log.filter(|logged| logged.entry.who.as_ref() == Some(person))
        .count()
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
    if asides_of(model, &person.id) >= OF_A_PERSON {
        return refuse(
            ErrorCode::TooMuch,
            format!(
                "you have sat down, rearranged and changed things {OF_A_PERSON} times at this \
                 table; only what plays or ends its game is left"
            ),
        );
    }
    let all = model.log.iter();
    let all = all.filter(|logged| is_aside(logged) && !is_said(logged));
    if all.count() >= AT_A_TABLE {
        return refuse(
            ErrorCode::TooMuch,
            format!(
                "seats, hands and settings have changed {AT_A_TABLE} times at this table; only \
                 what plays or ends its game is left"
            ),
        );
    }
    Ok(())
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
