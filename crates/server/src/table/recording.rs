//! The record of a table's game: which entries of the log it has, and what is taken back.

use std::sync::Arc;

use kagiya_protocol::{EndReason, Seat};
use kagiya_rules::CardId;
use kagiya_rules::record::{BreakOff, Recorder};

use super::facts::Fact;
use super::model::{Logged, TableModel};

impl TableModel {
    /// Who did the last actions that stand, so many of them.
    pub(super) fn last_actors(&self, actions: u32) -> Vec<Seat> {
        let last = self.standing().rev();
        let last = last.take(usize::try_from(actions).unwrap_or(usize::MAX));
        last.filter_map(|logged| match &logged.entry.fact {
            Fact::Acted { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect()
    }

    /// Takes into account that the last actions were taken back.
    pub(super) fn take_back(&mut self, actions: u32) -> Result<(), String> {
        let recorder = self.recorder.as_mut().ok_or("no game yet")?;
        let stays = recorder.take_back(usize::try_from(actions).unwrap_or(usize::MAX));
        let mut stays = stays.map_err(|error| error.to_string())?.into_iter();
        self.recorded.retain(|_| stays.next() == Some(true));
        self.moves += 1;
        self.info_mut().take_back = None;
        Ok(())
    }

    /// The events of the actions that stand, oldest first.
    pub(crate) fn standing(&self) -> impl DoubleEndedIterator<Item = &Arc<Logged>> {
        let entries = self.entries();
        entries.filter(|logged| matches!(logged.entry.fact, Fact::Acted { .. }))
    }

    /// The events of the entries that the record of the game has, in their order.
    pub(crate) fn entries(&self) -> impl DoubleEndedIterator<Item = &Arc<Logged>> {
        let place = |seq: &u32| usize::try_from(*seq - 1).unwrap_or(usize::MAX);
        self.recorded
            .iter()
            .filter_map(move |seq| self.log.get(place(seq)))
    }

    /// Which entry of the game's record event `seq` is, from 0; `None` if it is none, or was taken back.
    pub(crate) fn entry_of(&self, seq: u32) -> Option<usize> {
        self.recorded.iter().position(|it| *it == seq)
    }

    /// The game and its record as they were after the first `known` events, if it had begun.
    pub(crate) fn recorder_at(&self, known: usize) -> Option<Recorder> {
        let log = &self.log[..known];
        let began = |logged: &Arc<Logged>| matches!(logged.entry.fact, Fact::Started { .. });
        let began = log.iter().position(began)?;
        let record = self.recorder()?.record();
        let mut then = Recorder::new(record.rules(), record.deal()).ok()?;
        for logged in &log[began + 1..] {
            write_down(&mut then, &logged.entry.fact);
        }
        Some(then)
    }
}

/// Does in a game what a fact tells, which has been done in it before.
pub(crate) fn write_down(recorder: &mut Recorder, fact: &Fact) {
    match fact {
        Fact::Acted { action, .. } => {
            let actor = recorder.game().table().to_act();
            let rules = Arc::clone(recorder.record().rules());
            if let Ok(action) = action.find(&rules, actor) {
                let _ = recorder.apply(action);
            }
        }
        Fact::Reordered { seat, order } => {
            let order: Vec<CardId> = order.iter().filter_map(|id| CardId::new(id.0)).collect();
            if let Some(seat) = kagiya_rules::Seat::new(seat.0) {
                let _ = recorder.reorder(seat, &order);
            }
        }
        Fact::Ended { by, why } => {
            let by = by.and_then(|seat| kagiya_rules::Seat::new(seat.0));
            let _ = recorder.break_off(by, in_record(*why));
        }
        Fact::TakenBack { actions, .. } => {
            let _ = recorder.take_back(usize::try_from(*actions).unwrap_or(usize::MAX));
        }
        _ => {}
    }
}

/// Why a game was broken off, as its record says it: that knows of no servers.
pub(super) const fn in_record(why: EndReason) -> Option<BreakOff> {
    match why {
        EndReason::Left => Some(BreakOff::Left),
        EndReason::Timeout | EndReason::OutOfTime => Some(BreakOff::Timeout),
        EndReason::Agreed => Some(BreakOff::Agreed),
        EndReason::Operator => None,
    }
}
