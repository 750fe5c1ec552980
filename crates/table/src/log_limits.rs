//! How much a table's log has room for.
//!
//! The moves of a game are bounded by its rules. Everything else that can be repeated at will (to sit
//! down and get up, to rearrange a hand, to change the settings) has a bound here, so that what a
//! newcomer is sent is bounded too; so does the number of those who are named as watching. What leads to an end always has room.

use kagiya_protocol::{Command, ErrorCode, Person, PersonId, Problem};

use crate::event::Fact;
use crate::model::{Logged, TableModel};
use crate::refusal::refuse;

/// The most entries of a log that are no moves.
const AT_A_TABLE: usize = 800;

/// The most of them that one person can make.
pub const OF_A_PERSON: usize = 200;

/// The most changes of the settings: each of them says all options again.
const SETTINGS: usize = 40;

/// The most entries of a log that name somebody who watches.
pub const WATCHERS: usize = 100;

/// The most people whom the owner of a table keeps out.
pub(crate) const KEPT_OUT: usize = 50;

/// How often actions are taken back in a game at most.
const TAKEN_BACK: usize = 30;

/// The most that one person says at a table, and among those who watch it.
const SAID_BY_A_PERSON: usize = 150;

/// The most that is said at a table, and as much among those who watch it.
const SAID: usize = 600;

/// Whether an entry is one of those that can be repeated at will.
pub(crate) fn is_aside(logged: &Logged) -> bool {
    !matches!(
        logged.entry.fact,
        Fact::Started { .. }
            | Fact::Acted { .. }
            | Fact::TakenBack { .. }
            | Fact::Ended { .. }
            | Fact::Watched { .. }
            | Fact::Late { .. }
            | Fact::BotAsked { .. }
            | Fact::Clock { .. }
    )
}

/// Whether an entry is something that was said.
fn is_said(logged: &Logged) -> bool {
    matches!(logged.entry.fact, Fact::Said { .. })
}

/// How many entries a person has made that are neither moves nor words.
pub fn asides_of(model: &TableModel, person: &PersonId) -> usize {
    let log = model.log.iter();
    let log = log.filter(|logged| is_aside(logged) && !is_said(logged));
    log.filter(|logged| logged.entry.who.as_ref() == Some(person))
        .count()
}

/// Whether the log has room for what a command makes.
///
/// # Errors
/// `table/too_much`.
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
            let log = model.log.iter().map(|logged| &logged.entry.fact);
            let changes = log.filter(|fact| matches!(fact, Fact::Configured { .. }));
            if changes.count() >= SETTINGS {
                return refuse(
                    ErrorCode::TooMuch,
                    format!("the settings have been changed {SETTINGS} times; open another table"),
                );
            }
        }
        Command::TakeBack => {
            let log = model.log.iter().map(|logged| &logged.entry.fact);
            let back = log.filter(|fact| matches!(fact, Fact::TakenBack { .. }));
            if back.count() >= TAKEN_BACK {
                return refuse(
                    ErrorCode::TooMuch,
                    format!("actions have been taken back {TAKEN_BACK} times in this game"),
                );
            }
        }
        Command::Sit { .. }
        | Command::AnswerTakeBack { .. }
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

/// Whether there is room for one more word, where a person has said `own` of `all`.
///
/// # Errors
/// `table/too_much`.
pub fn check_talk(own: usize, all: usize) -> Result<(), Problem> {
    if own >= SAID_BY_A_PERSON || all >= SAID {
        return refuse(
            ErrorCode::TooMuch,
            format!("one person speaks {SAID_BY_A_PERSON} times at a table, and all {SAID} times"),
        );
    }
    Ok(())
}
