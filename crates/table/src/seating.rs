//! Taking and leaving seats.

use kagiya_bots::Kind;
use kagiya_protocol::{EndReason, ErrorCode, Problem, PublicEvent, Seat, SeatInfo, TableStatus};

use crate::decide::Decision;
use crate::event::Event;
use crate::opening::deal;
use crate::proposal::settled;
use crate::refusal::KEPT_OUT;
use crate::refusal::refuse;
use crate::seat_transfer;
use crate::skeleton::skeleton;

/// The message for a person whose name looks like another's at the table.
const LOOKS_ALIKE: &str =
    "somebody at this table has a name that looks the same; choose another one first";

impl Decision<'_> {
    pub(crate) fn sit(&self, wish: Option<Seat>) -> Result<Vec<Event>, Problem> {
        if self.model.keeps_out(&self.person.id) {
            return refuse(ErrorCode::KeptOut, KEPT_OUT);
        }
        let mine = self.model.seat_of(&self.person.id);
        if let (TableStatus::Running, Some(seat)) = (self.status(), mine) {
            return Ok(match self.seat(seat)?.bot {
                Some(_) => vec![PublicEvent::Returned { seat }.into()],
                None => Vec::new(),
            });
        }
        if let Some(taken) = seat_transfer::take(self.model, self.person, self.circumstances) {
            return self.handed(taken?);
        }
        self.open()?;
        if mine.is_some() {
            return Ok(Vec::new());
        }
        if let Some(problem) = &self.circumstances.no_seat {
            return Err(problem.clone());
        }
        let is_mine = |info: &SeatInfo| {
            info.kept_for
                .as_ref()
                .is_some_and(|person| person.id == self.person.id)
        };
        let seats = || (0..).map(Seat).zip(&self.model.info.seats);
        let seat = match wish {
            Some(seat) => {
                let info = self.seat(seat)?;
                if !info.is_empty() || info.kept_for.is_some() && !is_mine(info) {
                    return refuse(
                        ErrorCode::SeatTaken,
                        "somebody sits there, or the seat is kept for somebody",
                    );
                }
                seat
            }
            None => seats()
                .find(|(_, info)| is_mine(info))
                .or_else(|| seats().find(|(_, info)| info.is_empty() && info.kept_for.is_none()))
                .map(|(seat, _)| seat)
                .ok_or_else(|| Problem::new(ErrorCode::TableFull, "no seat is free"))?,
        };
        if self.looks_like_another() {
            return refuse(ErrorCode::NameTaken, LOOKS_ALIKE);
        }
        self.and_deal_if_full(
            PublicEvent::Sat {
                seat,
                person: self.person.clone(),
            }
            .into(),
            seat,
        )
    }

    /// The events when a person takes a seat of the running game.
    fn handed(&self, events: Vec<Event>) -> Result<Vec<Event>, Problem> {
        if matches!(
            events.first(),
            Some(Event::Public(PublicEvent::SeatTaken {
                plays_for: Some(_),
                ..
            }))
        ) {
            if let Some(problem) = &self.circumstances.no_seat {
                return Err(problem.clone());
            }
            if self.looks_like_another() {
                return refuse(ErrorCode::NameTaken, LOOKS_ALIKE);
            }
        }
        Ok(events)
    }

    /// Whether another person with a name that looks the same has a seat here.
    fn looks_like_another(&self) -> bool {
        let mine = skeleton(&self.person.name);
        // Substituted people count too, as they may return under their name.
        let seats = self.model.info.seats.iter();
        let mut others = seats.flat_map(|seat| seat.person.iter().chain(&seat.kept_for));
        others.any(|other| other.id != self.person.id && skeleton(&other.name) == mine)
    }

    /// The event that fills a seat, followed by the deal if it fills the last seat of a rematch.
    pub(crate) fn and_deal_if_full(&self, event: Event, seat: Seat) -> Result<Vec<Event>, Problem> {
        let info = &self.model.info;
        let others = (0..).map(Seat).zip(&info.seats);
        let full = others
            .filter(|(other, _)| *other != seat)
            .all(|(_, info)| !info.is_empty());
        let mut events = vec![event];
        if full && info.rematch_of.is_some() {
            let mut seats = info.seats.clone();
            seats[seat.index()].bot = Some(String::new());
            events.push(deal(&info.settings, &seats, None, self.circumstances)?);
        }
        Ok(events)
    }

    pub(crate) fn leave(&self) -> Result<Vec<Event>, Problem> {
        if self.model.seat_of(&self.person.id).is_none()
            && let Some(events) = seat_transfer::give_up(self.model, &self.person.id)
        {
            return Ok(events);
        }
        let seat = self.my_seat()?;
        if self.status() == TableStatus::Running {
            if self.seat(seat)?.bot.is_some() {
                return Ok(Vec::new());
            }
            if let Some(back) = seat_transfer::give_back(self.model, seat) {
                return Ok(vec![back.into()]);
            }
            // A substitute who leaves doesn't end the game of the seat's owner.
            let kept_for = self.seat(seat)?.kept_for.is_some();
            if !kept_for && self.model.playing().all(|other| other == seat) {
                return Ok(vec![
                    PublicEvent::Ended {
                        by: Some(seat),
                        why: EndReason::Left,
                    }
                    .into(),
                ]);
            }
            let bot = Kind::substitute().name.to_owned();
            let mut events = vec![PublicEvent::StoodIn { seat, bot }.into()];
            events.extend(self.settled_without(seat));
            return Ok(events);
        }
        self.open()?;
        Ok(self.leaving(seat))
    }

    /// What all others have agreed to, if the player at `seat` no longer plays.
    pub(crate) fn settled_without(&self, seat: Seat) -> Option<Event> {
        settled(self.model, self.circumstances, Some(seat))
    }

    /// The events when the person at `seat` leaves. A table without an owner closes.
    pub(crate) fn leaving(&self, seat: Seat) -> Vec<Event> {
        let info = &self.model.info;
        let gone = info.seats[seat.index()].person.as_ref();
        let owner = gone.is_some_and(|person| person.id == info.owner);
        let last = self.model.people().count() == 1;
        let mut events = vec![PublicEvent::Left { seat }.into()];
        if owner && last {
            events.push(Event::Closed);
        }
        events
    }
}
