//! Bans: the owner of a table removes a person, who can't come back.

use kagiya_bots::Kind;
use kagiya_protocol::{
    EndReason, ErrorCode, KickReason, Person, PersonId, Problem, PublicEvent, TableStatus,
};

use crate::decide::Decision;
use crate::event::Event;
use crate::log_limits;
use crate::refusal::refuse;

impl Decision<'_> {
    /// The people the owner may ban: the people with a seat, and the spectators who are listed by name.
    pub(crate) fn may_keep_out(&self) -> Vec<Person> {
        let current = matches!(self.status(), TableStatus::Open | TableStatus::Running);
        if !current || self.model.info.owner != self.person.id {
            return Vec::new();
        }
        let mut people: Vec<Person> = self.model.people().cloned().collect();
        people.extend(
            self.model
                .info
                .seats
                .iter()
                .filter_map(|it| it.kept_for.clone()),
        );
        people.extend(self.model.info.offers.iter().map(|it| it.person.clone()));
        for logged in &self.model.log {
            if let Event::Public(PublicEvent::Watched { person, .. }) = &logged.entry.event {
                people.push(person.clone());
            }
        }
        let mut seen = vec![&self.person.id];
        let mut found = Vec::new();
        for person in &people {
            if !seen.contains(&&person.id) && !self.model.keeps_out(&person.id) {
                seen.push(&person.id);
                found.push(person.clone());
            }
        }
        found
    }

    pub(crate) fn keep_out(
        &self,
        person: &PersonId,
        why: KickReason,
    ) -> Result<Vec<Event>, Problem> {
        match self.status() {
            TableStatus::Open | TableStatus::Running => {}
            TableStatus::Finished => return refuse(ErrorCode::GameOver, "the game has ended"),
            TableStatus::Closed => {
                return refuse(ErrorCode::NotOpen, "the table has been closed");
            }
        }
        if self.model.info.owner != self.person.id {
            return refuse(
                ErrorCode::NotOwner,
                "only the owner of the table may do that",
            );
        }
        if self.model.keeps_out(person) {
            return Ok(Vec::new());
        }
        let found = self.may_keep_out();
        let Some(person) = found.into_iter().find(|it| it.id == *person) else {
            return refuse(
                ErrorCode::NoPerson,
                "that is nobody else who sits at this table or watches it",
            );
        };
        if self.model.info.kept_out.len() >= log_limits::KEPT_OUT {
            let message = format!("{} people are banned already", log_limits::KEPT_OUT);
            return refuse(ErrorCode::TooMuch, message);
        }
        let seat = self.model.seat_of(&person.id);
        let kept_out = Event::from(PublicEvent::KeptOut { person, seat, why });
        let (TableStatus::Running, Some(seat)) = (self.status(), seat) else {
            return Ok(vec![kept_out]);
        };
        let kept_for = self.seat(seat)?.kept_for.is_some();
        if !kept_for && self.model.playing().all(|other| other == seat) {
            let ended = PublicEvent::Ended {
                by: Some(seat),
                why: EndReason::Left,
            };
            return Ok(vec![ended.into(), kept_out]);
        }
        let mut events = Vec::new();
        if self.seat(seat)?.bot.is_none() {
            let bot = Kind::substitute().name.to_owned();
            events.push(PublicEvent::StoodIn { seat, bot }.into());
        }
        events.push(kept_out);
        events.extend(self.settled_without(seat));
        Ok(events)
    }
}
