//! Chat: what a person may write at a table, as the option `talk` of its rules allows, and who receives the
//! spectators' chat.
//!
//! A player's message is an event. The spectators' chat isn't: gaps in the event numbers would reveal it to
//! the players.

use kagiya_protocol::{
    ChatMessage, ChatPermission, ErrorCode, Person, PersonId, Problem, Seat, TableStatus,
    check_text,
};
use kagiya_rules::Talk;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::event::Event;
use crate::model::TableModel;
use crate::perspective::Eyes;
use crate::refusal::KEPT_OUT;
use crate::refusal::refuse;

/// The most combining marks on one letter; no written language needs more.
const MARKS: usize = 3;

/// What a person may write at this table now.
pub fn may(model: &TableModel, person: &PersonId) -> Option<ChatPermission> {
    let Some(seat) = model.seat_of(person) else {
        return may_watching(model, person)
            .is_ok()
            .then_some(ChatPermission::Text);
    };
    match model.info.status {
        TableStatus::Open | TableStatus::Finished => Some(ChatPermission::Text),
        TableStatus::Closed => None,
        TableStatus::Running if model.info.seats[seat.index()].bot.is_some() => None,
        TableStatus::Running => match model.rules.options().talk {
            Talk::Strict => None,
            Talk::Remarks => Some(ChatPermission::Remarks),
            Talk::Open => Some(ChatPermission::Text),
        },
    }
}

/// The event that a seated person writes a message.
///
/// # Errors
/// [`Problem`] if the person can't write it at this moment.
pub fn say(
    model: &TableModel,
    (seat, person): (Seat, &Person),
    saying: &ChatMessage,
) -> Result<Event, Problem> {
    let running = model.info.status == TableStatus::Running;
    if running && model.info.seats[seat.index()].bot.is_some() {
        return refuse(
            ErrorCode::NotSeated,
            "a bot plays for you; sit down again first",
        );
    }
    match may(model, &person.id) {
        None if running => {
            return refuse(
                ErrorCode::TalkSilent,
                "at this table one speaks with clues alone",
            );
        }
        None => return refuse(ErrorCode::NotOpen, "the table has been closed"),
        Some(ChatPermission::Text) => {}
        Some(ChatPermission::Remarks) => {
            if matches!(saying, ChatMessage::Text { .. }) {
                return refuse(
                    ErrorCode::TalkRemarks,
                    "at this table only remarks of the fixed set are said while the game is played",
                );
            }
            let to_act = model.game().map(|game| Seat::from(game.table().to_act()));
            if to_act != Some(seat) {
                return refuse(
                    ErrorCode::TalkTurn,
                    "somebody else is thinking; speak when it is your turn",
                );
            }
        }
    }
    Ok(Event::Said {
        seat,
        person: person.clone(),
        saying: normal(saying)?,
    })
}

/// Checks that a person without a seat may write in the spectators' chat.
///
/// # Errors
/// [`Problem`] if they are banned, or not listed as spectators of this game.
pub fn may_watching(model: &TableModel, person: &PersonId) -> Result<(), Problem> {
    if model.keeps_out(person) {
        return refuse(ErrorCode::KeptOut, KEPT_OUT);
    }
    // A person who may still play here can neither read nor write the spectators' chat.
    let plays_on = model.info.status == TableStatus::Running
        && (model.has_played_at(person).is_some() || model.offer_to(person).is_some());
    if plays_on || model.watched(person).is_none() {
        return refuse(
            ErrorCode::NotSeated,
            "only players and spectators of this table can write here",
        );
    }
    Ok(())
}

/// The seat from which a person may react to the action of event `seq`.
///
/// # Errors
/// [`Problem`] if they have no seat, or may not chat now, or it isn't the last action or it is their own.
pub fn may_react(model: &TableModel, person: &PersonId, seq: u32) -> Result<Seat, Problem> {
    let Some(seat) = model.seat_of(person) else {
        return refuse(
            ErrorCode::NotSeated,
            "only players of this table can react to an action",
        );
    };
    if may(model, person).is_none() {
        return refuse(
            ErrorCode::TalkSilent,
            "at this table one speaks with clues alone",
        );
    }
    let mut log = model.log.iter().rev();
    let last = log.find_map(|logged| match &logged.entry.event {
        Event::Acted { seat, .. } => Some(Some((logged.seq, *seat))),
        // What was taken back has not been done.
        Event::TakenBack { .. } => Some(None),
        _ => None,
    });
    match last.flatten() {
        Some((number, by)) if number == seq && by != seat => Ok(seat),
        _ => refuse(
            ErrorCode::NoReaction,
            "the last action of the game isn't this one, or it is your own",
        ),
    }
}

/// Whether a person receives the reactions of players: everyone who sees the game as it is now.
pub fn sees_reactions(model: &TableModel, person: &PersonId) -> bool {
    match model.eyes_of(person) {
        Eyes::Player(_) | Eyes::Watcher(_) | Eyes::Public | Eyes::Former(_) | Eyes::Open => true,
        Eyes::Offered | Eyes::Delayed | Eyes::Shut => false,
    }
}

/// Whether a person receives the spectators' chat.
pub fn hears_watchers(model: &TableModel, person: &PersonId) -> bool {
    match model.info.status {
        TableStatus::Finished => true,
        TableStatus::Running => {
            let eyes = model.eyes_of(person);
            let watches = eyes.watch() && eyes != Eyes::Shut;
            watches && may_watching(model, person).is_ok()
        }
        TableStatus::Open | TableStatus::Closed => false,
    }
}

/// The message in the form in which it is stored.
///
/// # Errors
/// `talk/text` if the text is empty, too long, or has letters that no language writes.
pub fn normal(saying: &ChatMessage) -> Result<ChatMessage, Problem> {
    let ChatMessage::Text { text } = saying else {
        return Ok(saying.clone());
    };
    let text =
        check_text(text).map_err(|error| Problem::new(ErrorCode::TalkText, error.to_string()))?;
    let text: String = text.nfc().collect();
    let mut marks = 0;
    for c in text.chars() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        if marks > MARKS {
            return refuse(
                ErrorCode::TalkText,
                "a text can't have so many marks on one letter",
            );
        }
    }
    Ok(ChatMessage::Text { text })
}

/// The message of event `seq` with its author, if it was sent to this person.
pub fn heard(model: &TableModel, person: &PersonId, seq: u32) -> Option<(Person, ChatMessage)> {
    let eyes = model.eyes_of(person);
    let hears = match model.info.status {
        TableStatus::Finished => true,
        _ if eyes.watch() => model.watched(person).is_some(),
        _ => model.has_played_at(person).is_some(),
    };
    let known = match eyes {
        Eyes::Delayed => model.a_round_ago(),
        _ => model.log.len(),
    };
    let mut log = model.log[..known].iter().filter(|_| hears);
    log.find_map(|logged| match &logged.entry.event {
        Event::Said {
            person: by, saying, ..
        } if logged.seq == seq => Some((by.clone(), saying.clone())),
        _ => None,
    })
}
