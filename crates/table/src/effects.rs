//! The effects of events beyond the state of the table: what others receive, and what is stored with them.

use kagiya_protocol::{PersonId, PublicEvent};
use kagiya_rules::Game;

use crate::event::Event;
use crate::model::TableModel;
use crate::perspective::moves_eyes;

/// The effects of events beyond the state of the table.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent of each other, and none is passed on alone"
)]
pub struct Effects {
    /// The game before the event, if the event changed it.
    pub before: Option<Game>,
    /// Whether the table's description changed.
    pub info: bool,
    /// Whether the table's row in the store changed.
    pub row: bool,
    /// Whether the rules changed.
    pub rules: bool,
    /// Whether the time of the game was limited, so that what people may do can have changed.
    pub had_time: bool,
    /// Whether the game ended.
    pub ended: bool,
    /// Why subscribers need a snapshot instead of the game's changes.
    pub snapshot: Option<SnapshotReason>,
    /// The people who take over a seat, or have or had the offer of one.
    pub concerned: Vec<PersonId>,
}

/// Why subscribers need a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SnapshotReason {
    /// The game has just begun.
    Started,
    /// Some of its actions have been taken back.
    TakenBack,
}

impl Effects {
    /// Adds the effects of the next event.
    pub fn add(&mut self, next: Self) {
        let Self {
            before,
            info,
            row,
            rules,
            had_time,
            ended,
            snapshot,
            concerned,
        } = next;
        self.before = self.before.take().or(before);
        self.info |= info;
        self.row |= row;
        self.rules |= rules;
        self.had_time |= had_time;
        self.ended |= ended;
        self.snapshot = snapshot.or(self.snapshot);
        self.concerned.extend(concerned);
    }
}

impl TableModel {
    /// The people whose own pages an event changes, wherever they are connected.
    pub(crate) fn concerned_by(&self, event: &Event) -> Vec<PersonId> {
        if !moves_eyes(event) {
            return Vec::new();
        }
        let person = match event {
            Event::Public(
                PublicEvent::SeatOffered { person, .. } | PublicEvent::SeatTaken { person, .. },
            ) => Some(person),
            _ => None,
        };
        // An offer may replace another.
        let offered = self.info.offers.iter().map(|offer| &offer.person);
        let people = person.into_iter().chain(offered);
        people.map(|person| person.id.clone()).collect()
    }
}
