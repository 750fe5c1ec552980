//! The record of a table's game: its log entries, take-backs and description.

use std::sync::Arc;

use jiff::Timestamp;
use kagiya_protocol::{DealSourceInfo, EndReason, PublicEvent, Seat, SeatInfo};
use kagiya_rules::record::{About, BreakOff, Record, Recorder};
use kagiya_rules::{CardId, Preset};

use crate::event::{Event, FixedDeal};
use crate::model::{AppliedEvent, TableModel};

impl TableModel {
    /// The record of the game so far; `None` before it has begun.
    pub fn record(&self) -> Option<Record> {
        let name = |seat: kagiya_rules::Seat| match self.info.seats.get(seat.index()) {
            Some(SeatInfo {
                person: Some(person),
                ..
            }) => person.name.clone(),
            Some(SeatInfo { bot: Some(bot), .. }) => bot.clone(),
            _ => match &self.info.deal_of {
                Some(DealSourceInfo::Imported { names, .. }) => {
                    names.get(seat.index()).cloned().unwrap_or_default()
                }
                _ => String::new(),
            },
        };
        // An imported game was played at another time.
        let is_imported = self.given().is_some_and(FixedDeal::is_imported);
        let date = self.info.started_at.filter(|_| !is_imported);
        let date = date.and_then(iso_8601);
        let chosen = Preset::find(&self.info.settings.preset).ok();
        let record = self.recorder()?.record().clone();
        let mut record = record.described(name, date, chosen);
        if let Some(given) = self.given().filter(|it| !it.notes.is_empty()) {
            let notes = given.notes.clone();
            let about = record.about().clone();
            // They were those of a record with the same rules.
            record = record.with_about(About { notes, ..about }).ok()?;
        }
        Some(record)
    }

    /// The seats of the last `actions` valid actions.
    pub(crate) fn last_actors(&self, actions: u32) -> Vec<Seat> {
        let last = self.standing().rev();
        let last = last.take(usize::try_from(actions).unwrap_or(usize::MAX));
        last.filter_map(|logged| match &logged.entry.event {
            Event::Acted { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect()
    }

    /// Removes the last actions, which were taken back.
    pub(crate) fn take_back(&mut self, actions: u32) -> Result<(), String> {
        let recorder = self.recorder.as_mut().ok_or("no game yet")?;
        let stays = recorder.take_back(usize::try_from(actions).unwrap_or(usize::MAX));
        let mut stays = stays.map_err(|error| error.to_string())?.into_iter();
        self.recorded.retain(|_| stays.next() == Some(true));
        self.moves += 1;
        self.info_mut().take_back = None;
        Ok(())
    }

    /// The events of the valid actions, oldest first.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Arc<AppliedEvent>> {
        let entries = self.entries();
        entries.filter(|logged| matches!(logged.entry.event, Event::Acted { .. }))
    }

    /// The events of the entries in the game's record, in order.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Arc<AppliedEvent>> {
        let place = |seq: &u32| usize::try_from(*seq - 1).unwrap_or(usize::MAX);
        self.recorded
            .iter()
            .filter_map(move |seq| self.log.get(place(seq)))
    }

    /// The index of event `seq` in the game's record, from 0; `None` if it isn't part of it or was taken
    /// back.
    pub fn entry_of(&self, seq: u32) -> Option<usize> {
        self.recorded.iter().position(|it| *it == seq)
    }

    /// The game and its record as they were after the first `known` events, if it had begun.
    pub fn recorder_at(&self, known: usize) -> Option<Recorder> {
        let log = &self.log[..known];
        let began =
            |logged: &Arc<AppliedEvent>| matches!(logged.entry.event, Event::Started { .. });
        let began = log.iter().position(began)?;
        let record = self.recorder()?.record();
        let mut then = Recorder::new(record.rules(), record.deal()).ok()?;
        for logged in &log[began + 1..] {
            write_down(&mut then, &logged.entry.event);
        }
        Some(then)
    }
}

/// Repeats in a recorder what an event did in the game before.
pub(crate) fn write_down(recorder: &mut Recorder, event: &Event) {
    match event {
        Event::Acted { action, .. } => {
            let actor = recorder.game().table().to_act();
            let rules = Arc::clone(recorder.record().rules());
            if let Ok(action) = action.find(&rules, actor) {
                let _ = recorder.apply(action);
            }
        }
        Event::Public(PublicEvent::Reordered { seat, order }) => {
            let order: Vec<CardId> = order.iter().filter_map(|id| CardId::new(id.0)).collect();
            if let Some(seat) = kagiya_rules::Seat::new(seat.0) {
                let _ = recorder.reorder(seat, &order);
            }
        }
        Event::Public(PublicEvent::Ended { by, why }) => {
            let by = by.and_then(|seat| kagiya_rules::Seat::new(seat.0));
            let _ = recorder.break_off(by, in_record(*why));
        }
        Event::TakenBack { actions, .. } => {
            let _ = recorder.take_back(usize::try_from(*actions).unwrap_or(usize::MAX));
        }
        _ => {}
    }
}

/// Why a game was broken off, in the terms of a record, which knows nothing of servers.
pub(crate) const fn in_record(why: EndReason) -> Option<BreakOff> {
    match why {
        EndReason::Left => Some(BreakOff::Left),
        EndReason::Timeout | EndReason::OutOfTime => Some(BreakOff::Timeout),
        EndReason::Agreed => Some(BreakOff::Agreed),
        EndReason::Operator | EndReason::Unknown => None,
    }
}

/// A time in milliseconds since 1970 as `2026-11-21T10:30:00Z`; `None` after the year 9999.
fn iso_8601(millis: i64) -> Option<String> {
    let time = Timestamp::from_second(millis.div_euclid(1000)).ok()?;
    Some(time.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_for_people() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_251_199_999, "2024-02-29T23:59:59Z"),
            (1_795_219_200_000, "2026-11-21T00:00:00Z"),
        ] {
            assert_eq!(iso_8601(millis).as_deref(), Some(text));
        }
    }
}
