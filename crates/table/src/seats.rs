//! The people at each seat, and the events that change them.

use std::sync::Arc;

use kagiya_protocol::{Person, PersonId, PublicEvent, Seat, SeatInfo, SeatOffer};

use crate::event::Event;
use crate::model::TableModel;

impl TableModel {
    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.info.seats);
        seats
            .find(|(_, info)| info.person.as_ref().is_some_and(|it| it.id == *person))
            .map(|(seat, _)| seat)
    }

    /// The seat of the running game where a person plays or has played, and whose perspective they have.
    pub fn has_played_at(&self, person: &PersonId) -> Option<Seat> {
        let mut played = self.played.iter();
        let found = played.find(|(it, _)| it == person).map(|(_, seat)| *seat);
        self.seat_of(person).or(found)
    }

    /// The offer of a seat to a person.
    pub fn offer_to(&self, person: &PersonId) -> Option<&SeatOffer> {
        let mut offers = self.info.offers.iter();
        offers.find(|offer| offer.person.id == *person)
    }

    /// The offer of a seat.
    pub fn offer_of(&self, seat: Seat) -> Option<&SeatOffer> {
        self.info.offers.iter().find(|offer| offer.seat == seat)
    }

    /// The seat of a person while a substitute plays there.
    pub fn kept_for(&self, person: &PersonId) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.info.seats);
        seats
            .find(|(_, info)| info.kept_for.as_ref().is_some_and(|it| it.id == *person))
            .map(|(seat, _)| seat)
    }

    /// The person for whom a finished game at this seat counts: the one with the most actions there. If
    /// several have the same number, it is the first of them.
    pub fn counts_for(&self, seat: Seat) -> Option<&Person> {
        let now = self.info.seats.get(seat.index())?;
        let stands: Vec<u32> = self.standing().map(|logged| logged.seq).collect();
        // Before the first transfer, the seat belonged to the person whom the substitute replaces.
        let first = self
            .log
            .iter()
            .find_map(|logged| match &logged.entry.event {
                Event::Public(PublicEvent::SeatTaken {
                    seat: it,
                    plays_for: Some(person),
                    ..
                }) if *it == seat => Some(person),
                _ => None,
            });
        let Some(first) = first else {
            return now.person.as_ref();
        };
        let mut done: Vec<(&Person, usize)> = vec![(first, 0)];
        let mut at = 0;
        for logged in &self.log {
            match &logged.entry.event {
                Event::Public(PublicEvent::SeatTaken {
                    seat: it, person, ..
                }) if *it == seat => {
                    let known = done.iter().position(|(it, _)| it.id == person.id);
                    at = known.unwrap_or(done.len());
                    if known.is_none() {
                        done.push((person, 0));
                    }
                }
                Event::Acted {
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

    /// Applies the ban of a person. An open seat becomes free; in a game that has begun only the bot stays
    /// that plays for them. `None` if there is no such seat.
    pub(crate) fn keep_out(&mut self, person: &Person, seat: Option<Seat>) -> Option<()> {
        if let Some(seat) = seat {
            let place = self.place(seat)?;
            // The owner of the seat gets it back from the substitute.
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

    /// Whether the owner bans a person.
    pub fn keeps_out(&self, person: &PersonId) -> bool {
        self.info.kept_out.iter().any(|it| it.id == *person)
    }

    /// Applies an event about one seat; `None` if there is no such seat.
    pub(crate) fn seat_changed(&mut self, event: &PublicEvent) -> Option<()> {
        match event {
            PublicEvent::Sat { seat, person } => {
                let place = self.place(*seat)?;
                *place = SeatInfo {
                    person: Some(person.clone()),
                    ..SeatInfo::default()
                };
                self.sat.push(person.id.clone());
            }
            PublicEvent::Left { seat } => {
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
            PublicEvent::BotSat { seat, bot } => {
                let place = self.place(*seat)?;
                *place = SeatInfo {
                    bot: Some(bot.clone()),
                    ..SeatInfo::default()
                };
            }
            PublicEvent::Renamed { seat, name } => {
                let place = self.place(*seat)?;
                if let Some(person) = &mut place.person {
                    person.name.clone_from(name);
                }
            }
            PublicEvent::StoodIn { seat, bot } => {
                let place = self.place(*seat)?;
                place.bot = Some(bot.clone());
                self.wishes_no_end(*seat);
                self.asks_no_more(*seat);
            }
            PublicEvent::Returned { seat } => {
                let place = self.place(*seat)?;
                place.bot = None;
            }
            PublicEvent::SeatOffered { seat, person, by } => {
                self.place(*seat)?;
                let offers = &mut self.info_mut().offers;
                // At most one offer for a seat, and one for a person.
                offers.retain(|it| it.seat != *seat && it.person.id != person.id);
                offers.push(SeatOffer {
                    seat: *seat,
                    person: person.clone(),
                    by: *by,
                });
            }
            PublicEvent::OfferDropped { seat, .. } => {
                self.info_mut().offers.retain(|it| it.seat != *seat);
            }
            PublicEvent::SeatTaken {
                seat,
                person,
                plays_for,
            } => self.seat_taken(*seat, person, plays_for.as_deref())?,
            PublicEvent::SeatAskedBack { seat } => {
                self.place(*seat)?;
                self.info_mut().asked_back.push(*seat);
            }
            _ => {}
        }
        Some(())
    }

    /// Applies that a person plays at a seat instead of its previous player.
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

    /// Drops a request for a take-back by a seat that is given up.
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

    /// Drops a seat's request to end the game; returns whether there was one.
    pub(crate) fn wishes_no_end(&mut self, seat: Seat) -> bool {
        let wished = self.info.end_wished.contains(&seat);
        if wished {
            self.info_mut().end_wished.retain(|other| *other != seat);
        }
        wished
    }

    /// The seated people.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.info
            .seats
            .iter()
            .filter_map(|seat| seat.person.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use kagiya_protocol::{Action, Starter, TableId, TableSettings, TableStatus, Watching};
    use kagiya_random::Dice;

    use super::*;
    use crate::event::LogEntry;

    fn person(n: usize) -> Person {
        Person {
            id: PersonId(format!("p{n}")),
            name: format!("Player {n}"),
        }
    }

    /// A table with two people and a dealt game.
    fn table() -> TableModel {
        let settings = TableSettings {
            preset: "gf-everything".to_owned(),
            options: std::collections::BTreeMap::new(),
            seats: 2,
            starter: Starter::Edition,
            listed: false,
            watching: Watching::default(),
            time: kagiya_protocol::TimeControl::None,
            conventions: kagiya_protocol::Conventions::default(),
        };
        let created = Event::Created {
            by: person(0),
            settings: Box::new(settings.clone()),
            rematch_of: None,
            kept: Vec::new(),
            given: None,
        };
        let id = TableId("t".to_owned());
        let mut model = TableModel::created(&id, 1, 0, LogEntry::unasked(created)).unwrap();
        let options = crate::settings::options_of(&settings, 2).unwrap();
        let sat = |n: u8| PublicEvent::Sat {
            seat: Seat(n),
            person: person(usize::from(n)),
        };
        let started = Event::Started {
            options: Box::new(options),
            seed: "7".repeat(64),
            deck: None,
            tiles: Vec::new(),
            first: Some(Seat(0)),
            stay: vec![Seat(0), Seat(1)],
        };
        for event in [sat(0).into(), sat(1).into(), started] {
            model.apply(0, LogEntry::unasked(event)).unwrap();
        }
        model
    }

    #[test]
    fn the_one_for_whom_a_game_counts_is_who_a_recount_gives() {
        for seed in 0..100 {
            let mut dice = Dice::from_number(seed);
            let mut model = table();
            // The player of each seat, and the author of each valid action, in order.
            let mut playing = [0, 1];
            let mut done: Vec<Option<(usize, usize)>> = Vec::new();
            for _ in 0..80 {
                if model.info.status != TableStatus::Running {
                    break;
                }
                let game = model.game().unwrap();
                let actor = game.table().to_act();
                let seat = Seat::from(actor);
                let event = match dice.below(8) {
                    0 => {
                        let seat = dice.below(2);
                        // Each seat draws from two people of its own.
                        let who = seat + 2 * dice.below(3);
                        playing[seat] = who;
                        let first = person(seat);
                        PublicEvent::SeatTaken {
                            seat: Seat(u8::try_from(seat).unwrap()),
                            person: person(who),
                            plays_for: (who != seat).then(|| Box::new(first)),
                        }
                        .into()
                    }
                    1 if !done.is_empty() => {
                        let actions = 1 + dice.below(done.len().min(3));
                        done.truncate(done.len() - actions);
                        Event::TakenBack {
                            seat,
                            actions: u32::try_from(actions).unwrap(),
                        }
                    }
                    _ => {
                        let bot = dice.below(4) == 0;
                        let place = seat.index();
                        done.push((!bot).then_some((place, playing[place])));
                        let legal = game.legal_actions();
                        let action = legal.get(dice.below(legal.len())).unwrap();
                        Event::Acted {
                            seat,
                            bot,
                            action: Action::of(&model.rules, actor, action),
                        }
                    }
                };
                let savepoint = model.savepoint();
                let before: Vec<_> = (0..6).map(|n| model.has_played_at(&person(n).id)).collect();
                model.apply(0, LogEntry::unasked(event.clone())).unwrap();
                model.rollback(savepoint);
                let after: Vec<_> = (0..6).map(|n| model.has_played_at(&person(n).id)).collect();
                assert_eq!(before, after, "what can't be stored has not happened");
                model.apply(0, LogEntry::unasked(event)).unwrap();
            }
            for seat in 0..2 {
                let acted = |who: usize| {
                    let mine = done.iter().flatten();
                    mine.filter(|it| **it == (seat, who)).count()
                };
                let counted = model.counts_for(Seat(u8::try_from(seat).unwrap())).unwrap();
                let people = [seat, seat + 2, seat + 4];
                let most = people.iter().map(|who| acted(*who)).max().unwrap();
                let n: usize = counted.id.0[1..].parse().unwrap();
                assert_eq!(acted(n), most, "seed {seed}");
                if acted(seat) == most {
                    assert_eq!(n, seat, "whose seat it was comes first");
                }
            }
        }
    }
}
