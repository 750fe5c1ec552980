//! Who has which seat: what a fact about a seat changes.

use std::sync::Arc;

use kagiya_protocol::{Person, PersonId, Seat, SeatInfo, SeatOffer};

use super::facts::Fact;
use super::model::TableModel;

impl TableModel {
    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.info.seats);
        seats
            .find(|(_, info)| info.person.as_ref().is_some_and(|it| it.id == *person))
            .map(|(seat, _)| seat)
    }

    /// The seat of the running game where a person plays or has played: whose cards they know.
    pub(crate) fn has_played_at(&self, person: &PersonId) -> Option<Seat> {
        let mut played = self.played.iter();
        let found = played.find(|(it, _)| it == person).map(|(_, seat)| *seat);
        self.seat_of(person).or(found)
    }

    /// What is offered to a person.
    pub(crate) fn offer_to(&self, person: &PersonId) -> Option<&SeatOffer> {
        let mut offers = self.info.offers.iter();
        offers.find(|offer| offer.person.id == *person)
    }

    /// The offer of a seat.
    pub(crate) fn offer_of(&self, seat: Seat) -> Option<&SeatOffer> {
        self.info.offers.iter().find(|offer| offer.seat == seat)
    }

    /// The seat that is somebody's while another plays there.
    pub(crate) fn kept_for(&self, person: &PersonId) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.info.seats);
        seats
            .find(|(_, info)| info.kept_for.as_ref().is_some_and(|it| it.id == *person))
            .map(|(seat, _)| seat)
    }

    /// For whom the game at a seat counts that has ended: who did most of what people did there; where several
    /// did as much, whose seat it was first.
    pub(crate) fn counts_for(&self, seat: Seat) -> Option<&Person> {
        let now = self.info.seats.get(seat.index())?;
        let stands: Vec<u32> = self.standing().map(|logged| logged.seq).collect();
        // Before the first who took the seat over, it was the one's for whom they do.
        let first = self.log.iter().find_map(|logged| match &logged.entry.fact {
            Fact::SeatTaken {
                seat: it,
                plays_for: Some(person),
                ..
            } if *it == seat => Some(person),
            _ => None,
        });
        let Some(first) = first else {
            return now.person.as_ref();
        };
        let mut done: Vec<(&Person, usize)> = vec![(first, 0)];
        let mut at = 0;
        for logged in &self.log {
            match &logged.entry.fact {
                Fact::SeatTaken {
                    seat: it, person, ..
                } if *it == seat => {
                    let known = done.iter().position(|(it, _)| it.id == person.id);
                    at = known.unwrap_or(done.len());
                    if known.is_none() {
                        done.push((person, 0));
                    }
                }
                Fact::Acted {
                    seat: it,
                    bot: false,
                    ..
                } if *it == seat && stands.binary_search(&logged.seq).is_ok() => done[at].1 += 1,
                _ => {}
            }
        }
        let most = done.iter().map(|(_, acted)| *acted).max()?;
        let mut first = done.iter().filter(|(_, acted)| *acted == most);
        first.next().map(|(person, _)| *person)
    }

    /// Takes into account that somebody is kept out: an open seat becomes free, and in a game that has begun
    /// only the bot stays that plays on for them. `None` if there is no such seat.
    pub(super) fn keep_out(&mut self, person: &Person, seat: Option<Seat>) -> Option<()> {
        if let Some(seat) = seat {
            let place = self.place(seat)?;
            // Who has handed the seat over has it back.
            place.person = place.kept_for.take();
            self.wishes_no_end(seat);
            self.asks_no_more(seat);
        }
        self.sat.retain(|other| *other != person.id);
        if let Some(kept) = self.kept_for(&person.id) {
            self.place(kept)?.kept_for = None;
            self.info_mut().asked_back.retain(|it| *it != kept);
        }
        let offers = &mut self.info_mut().offers;
        offers.retain(|offer| offer.person.id != person.id);
        self.info_mut().kept_out.push(person.clone());
        Some(())
    }

    /// Whether the owner keeps a person out.
    pub(crate) fn keeps_out(&self, person: &PersonId) -> bool {
        self.info.kept_out.iter().any(|it| it.id == *person)
    }

    /// Takes a fact about one seat into account; `None` if there is no such seat.
    pub(super) fn seat_changed(&mut self, fact: &Fact) -> Option<()> {
        match fact {
            Fact::Sat { seat, person } => {
                let place = self.place(*seat)?;
                *place = SeatInfo {
                    person: Some(person.clone()),
                    ..SeatInfo::default()
                };
                self.sat.push(person.id.clone());
            }
            Fact::Left { seat } => {
                let place = self.place(*seat)?;
                let person = core::mem::take(place).person;
                self.wishes_no_end(*seat);
                if let Some(person) = person {
                    self.sat.retain(|other| *other != person.id);
                    if self.info.owner == person.id
                        && let Some(next) = self.sat.first()
                    {
                        Arc::make_mut(&mut self.info).owner = next.clone();
                    }
                }
            }
            Fact::BotSat { seat, bot } => {
                let place = self.place(*seat)?;
                *place = SeatInfo {
                    bot: Some(bot.clone()),
                    ..SeatInfo::default()
                };
            }
            Fact::Renamed { seat, name } => {
                let place = self.place(*seat)?;
                if let Some(person) = &mut place.person {
                    person.name.clone_from(name);
                }
            }
            Fact::StoodIn { seat, bot } => {
                let place = self.place(*seat)?;
                place.bot = Some(bot.clone());
                self.wishes_no_end(*seat);
                self.asks_no_more(*seat);
            }
            Fact::Returned { seat } => {
                let place = self.place(*seat)?;
                place.bot = None;
            }
            Fact::SeatOffered { seat, person, by } => {
                self.place(*seat)?;
                let offers = &mut self.info_mut().offers;
                // One offer for a seat, and one for a person.
                offers.retain(|it| it.seat != *seat && it.person.id != person.id);
                offers.push(SeatOffer {
                    seat: *seat,
                    person: person.clone(),
                    by: *by,
                });
            }
            Fact::OfferDropped { seat, .. } => {
                self.info_mut().offers.retain(|it| it.seat != *seat);
            }
            Fact::SeatTaken {
                seat,
                person,
                plays_for,
            } => self.seat_taken(*seat, person, plays_for.as_ref())?,
            Fact::SeatAskedBack { seat } => {
                self.place(*seat)?;
                self.info_mut().asked_back.push(*seat);
            }
            _ => {}
        }
        Some(())
    }

    /// Takes into account that a person plays at a seat in the place of who had it.
    fn seat_taken(
        &mut self,
        seat: Seat,
        person: &Person,
        plays_for: Option<&Person>,
    ) -> Option<()> {
        let place = self.place(seat)?;
        let before = place.person.replace(person.clone());
        place.bot = None;
        place.kept_for = plays_for.cloned();
        for id in before.iter().chain([person]).map(|it| &it.id) {
            if self.played.iter().all(|(it, _)| it != id) {
                self.played.push((id.clone(), seat));
            }
        }
        self.wishes_no_end(seat);
        self.asks_no_more(seat);
        let info = self.info_mut();
        info.asked_back.retain(|it| *it != seat);
        info.offers
            .retain(|it| it.seat != seat && it.person.id != person.id);
        Some(())
    }

    fn place(&mut self, seat: Seat) -> Option<&mut SeatInfo> {
        self.info_mut().seats.get_mut(seat.index())
    }

    /// Forgets what a seat that is given up has asked to take back.
    fn asks_no_more(&mut self, seat: Seat) {
        if self
            .info
            .take_back
            .as_ref()
            .is_some_and(|it| it.seat == seat)
        {
            self.info_mut().take_back = None;
        }
    }

    /// Takes back that a seat wants to end the game; says whether it did.
    pub(super) fn wishes_no_end(&mut self, seat: Seat) -> bool {
        let wished = self.info.end_wished.contains(&seat);
        if wished {
            self.info_mut().end_wished.retain(|other| *other != seat);
        }
        wished
    }

    /// The people who sit here.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Person> {
        self.info
            .seats
            .iter()
            .filter_map(|seat| seat.person.as_ref())
    }
}
