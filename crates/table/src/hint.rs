//! Hints for a player whose partners are all bots.

use kagiya_bots::Kind;
use kagiya_protocol::{ErrorCode, Problem, PublicEvent, Seat};

use crate::event::Event;
use crate::model::TableModel;
use crate::refusal::{no_seat, refuse};
use crate::variation::Turn;

/// Checks that `seat` can take hints in this game.
///
/// # Errors
/// `hint/not_alone` or `hint/fixed_deal`.
pub(crate) fn check(model: &TableModel, seat: Seat) -> Result<(), Problem> {
    let mut others = (0..).map(Seat).zip(&model.info.seats);
    if others.any(|(other, info)| other != seat && info.person.is_some()) {
        return refuse(
            ErrorCode::HintNotAlone,
            "hints are only for players whose partners are all bots",
        );
    }
    if model.given().is_some_and(|given| !given.is_uncounted()) {
        return refuse(
            ErrorCode::HintFixedDeal,
            "there are no hints for a deal that others play, too",
        );
    }
    Ok(())
}

/// The event by which `seat` takes a hint for its turn; none if it has already taken it.
///
/// # Errors
/// As for [`check`].
pub(crate) fn take(model: &TableModel, seat: Seat) -> Result<Option<Event>, Problem> {
    check(model, seat)?;
    let taken = is_taken(model, seat);
    Ok((!taken).then(|| PublicEvent::Hinted { seat }.into()))
}

/// Whether `seat` has taken a hint for the present turn.
pub fn is_taken(model: &TableModel, seat: Seat) -> bool {
    let since = model.log.iter().rev().map(|logged| &logged.entry.event);
    let mut since =
        since.take_while(|event| !matches!(event, Event::Acted { .. } | Event::TakenBack { .. }));
    since.any(
        |event| matches!(event, Event::Public(PublicEvent::Hinted { seat: it }) if *it == seat),
    )
}

/// The adviser at `seat`, which is to act and has taken a hint, with what that seat has seen.
///
/// # Errors
/// `hint/not_taken`.
pub fn turn(model: &TableModel, seat: Seat) -> Result<Turn, Problem> {
    let place = kagiya_rules::Seat::new(seat.0).ok_or_else(|| no_seat(seat))?;
    let recorder = model.recorder().filter(|_| is_taken(model, seat));
    let on_turn = model
        .game()
        .is_some_and(|game| game.table().to_act() == place);
    let (Some(recorder), true) = (recorder, on_turn) else {
        return refuse(
            ErrorCode::HintNotTaken,
            "take the hint at the table first, on your turn",
        );
    };
    let entries = recorder.record().entries().len();
    let (begin, moments) = model.seen_by(place, entries).ok_or_else(|| no_seat(seat))?;
    let (adviser, mut company) = (Kind::adviser(), model.company());
    if let Some(mine) = company.bots.get_mut(seat.index()) {
        *mine = Some(adviser.name.to_owned());
    }
    let mut bot = adviser.make_explaining();
    company.introduce(&mut *bot);
    Ok(Turn {
        bot,
        name: adviser.name.to_owned(),
        seat: place,
        begin,
        moments,
    })
}
