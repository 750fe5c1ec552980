//! A seat of a running game changes hands. A player offers it, another person takes it as a substitute, and
//! its owner may return.
//!
//! Players offer their own seat, or that of a person who is away; everyone at the table sees it. The seat is
//! handed over when the other person takes it. Until then they receive only public information. The owner
//! gets the seat back at once while a bot or an absent substitute plays there. Otherwise the substitute is
//! asked, and returns the seat by leaving it.

use kagiya_protocol::{
    ErrorCode, Person, PersonId, Problem, PublicEvent, Seat, SeatInfo, SitEffect, TableStatus,
    TakeSeat,
};

use crate::circumstances::Circumstances;
use crate::event::Event;
use crate::model::TableModel;
use crate::perspective::Eyes;
use crate::refusal::{no_seat, refuse};

/// Checks that the player at `mine` may offer a seat.
///
/// # Errors
/// `seat/present`, `seat/empty`, `seat/unknown`.
pub(crate) fn may_offer(
    model: &TableModel,
    mine: Seat,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<(), Problem> {
    let info = model.info.seats.get(seat.index());
    let info = info.ok_or_else(|| no_seat(seat))?;
    if info.person.is_none() {
        return refuse(ErrorCode::SeatEmpty, "only a bot plays there, for nobody");
    }
    if seat != mine && !circumstances.is_away(seat) {
        return refuse(
            ErrorCode::SeatPresent,
            "that player is there, or has been until a moment ago",
        );
    }
    Ok(())
}

/// The events of an offer by the player at `mine`.
///
/// # Errors
/// [`Problem`] if the seat isn't theirs to offer, or the person can't continue the game there.
pub(crate) fn offer(
    model: &TableModel,
    mine: Seat,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    may_offer(model, mine, seat, circumstances)?;
    let Some(person) = circumstances.offered.clone() else {
        return refuse(ErrorCode::UnknownPerson, "nobody else here has this id");
    };
    if model.seat_of(&person.id).is_some() {
        return refuse(ErrorCode::SeatTaken, "that person has a seat here already");
    }
    may_see_from(model, &person.id, seat)?;
    if model
        .offer_of(seat)
        .is_some_and(|it| it.person.id == person.id)
    {
        return Ok(Vec::new());
    }
    Ok(vec![
        PublicEvent::SeatOffered {
            seat,
            person,
            by: mine,
        }
        .into(),
    ])
}

/// The events when a person withdraws or declines the offer of a seat.
///
/// # Errors
/// [`Problem`] if the person may not end it.
pub(crate) fn drop_offer(
    model: &TableModel,
    person: &PersonId,
    seat: Seat,
    circumstances: &Circumstances,
) -> Result<Vec<Event>, Problem> {
    let Some(offer) = model.offer_of(seat) else {
        return Ok(Vec::new());
    };
    let declined = offer.person.id == *person;
    if !declined {
        let mine = model
            .seat_of(person)
            .ok_or_else(|| Problem::new(ErrorCode::NotSeated, "you have no seat at this table"))?;
        if offer.by != mine {
            may_offer(model, mine, seat, circumstances)?;
        }
    }
    Ok(vec![PublicEvent::OfferDropped { seat, declined }.into()])
}

/// Checks that a person has seen no cards that are hidden from the seat.
fn may_see_from(model: &TableModel, person: &PersonId, seat: Seat) -> Result<(), Problem> {
    let played = model.has_played_at(person).is_none_or(|it| it == seat);
    let watched = model.watched(person).is_none()
        || [Eyes::Public, Eyes::Watcher(seat)].contains(&model.spectators_eyes());
    if played && watched {
        return Ok(());
    }
    refuse(
        ErrorCode::SeenMore,
        "a person who has watched this game or played at another seat has seen cards that this seat does not see",
    )
}

/// The events when a person without a seat takes one in a running game; `None` if none is available to them.
pub(crate) fn take(
    model: &TableModel,
    person: &Person,
    circumstances: &Circumstances,
) -> Option<Result<Vec<Event>, Problem>> {
    if model.info.status != TableStatus::Running {
        return None;
    }
    if let Some(seat) = model.kept_for(&person.id) {
        if may_have_back(model, seat, circumstances) {
            return Some(Ok(vec![
                PublicEvent::SeatTaken {
                    seat,
                    person: person.clone(),
                    plays_for: None,
                }
                .into(),
            ]));
        }
        let asked = model.info.asked_back.contains(&seat);
        let ask = (!asked).then_some(PublicEvent::SeatAskedBack { seat }.into());
        return Some(Ok(ask.into_iter().collect()));
    }
    let seat = model.offer_to(&person.id)?.seat;
    let info = model.info.seats.get(seat.index())?;
    let taken = may_see_from(model, &person.id, seat).map(|()| {
        vec![
            PublicEvent::SeatTaken {
                seat,
                person: person.clone(),
                plays_for: whose(info).filter(|it| it.id != person.id).map(Box::new),
            }
            .into(),
        ]
    });
    Some(taken)
}

/// The owner of a seat: the substituted person, if any, or its player.
fn whose(info: &SeatInfo) -> Option<Person> {
    info.kept_for.clone().or_else(|| info.person.clone())
}

/// Whether the owner of a seat gets it back at once.
fn may_have_back(model: &TableModel, seat: Seat, circumstances: &Circumstances) -> bool {
    let info = model.info.seats.get(seat.index());
    let offered = model.offer_of(seat).map(|offer| &offer.person.id);
    info.is_some_and(|info| {
        info.bot.is_some()
            || circumstances.is_away(seat)
            || offered.is_some_and(|it| info.kept_for.as_ref().is_some_and(|mine| mine.id == *it))
    })
}

/// The event that returns a seat to its owner, if they have asked for it.
pub(crate) fn give_back(model: &TableModel, seat: Seat) -> Option<PublicEvent> {
    let person = model.info.seats.get(seat.index())?.kept_for.clone()?;
    let asked = model.info.asked_back.contains(&seat);
    asked.then_some(PublicEvent::SeatTaken {
        seat,
        person,
        plays_for: None,
    })
}

/// The events when the owner gives up a seat, which then belongs to the substitute.
pub(crate) fn give_up(model: &TableModel, person: &PersonId) -> Option<Vec<Event>> {
    let seat = model.kept_for(person)?;
    let info = model.info.seats.get(seat.index())?;
    let taken = PublicEvent::SeatTaken {
        seat,
        person: info.person.clone()?,
        plays_for: None,
    };
    let bot = info
        .bot
        .clone()
        .map(|bot| PublicEvent::StoodIn { seat, bot });
    let running = model.info.status == TableStatus::Running;
    running.then(|| {
        core::iter::once(taken)
            .chain(bot)
            .map(Event::from)
            .collect()
    })
}

/// The seat that a person without one may take now, and the way in which they get it.
pub fn may_take(
    model: &TableModel,
    person: &Person,
    circumstances: &Circumstances,
) -> Option<TakeSeat> {
    if model.keeps_out(&person.id) || model.seat_of(&person.id).is_some() {
        return None;
    }
    if let Some(seat) = model.kept_for(&person.id) {
        let how = if may_have_back(model, seat, circumstances) {
            SitEffect::Back
        } else {
            SitEffect::Ask
        };
        return (model.info.status == TableStatus::Running).then_some(TakeSeat { seat, how });
    }
    let events = take(model, person, circumstances)?.ok()?;
    let Some(Event::Public(PublicEvent::SeatTaken { seat, .. })) = events.first() else {
        return None;
    };
    Some(TakeSeat {
        seat: *seat,
        how: SitEffect::Offered,
    })
}
