//! What players were told, and whether that fits together and with what is stored.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kagiya_protocol::{CommandId, ErrorCode, LoggedEvent, PersonId, TableId};
use kagiya_server::border::{self, Fact};
use kagiya_server::store::StoredEvent;
use serde_json::Value;

/// So many examples are kept of each kind of fault.
const EXAMPLES: usize = 10;

/// Somebody's command.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Told {
    /// Whose it is.
    pub(super) person: PersonId,
    /// Their name for it.
    pub(super) id: CommandId,
}

/// Faults of one kind: how many, and the first of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults {
    pub(super) count: u64,
    pub(super) examples: Vec<String>,
}

impl Faults {
    pub(super) fn add(&mut self, example: impl FnOnce() -> String) {
        self.count += 1;
        if self.examples.len() < EXAMPLES {
            self.examples.push(example());
        }
    }
}

/// What all players together were told.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// Every event that somebody was shown, without what only some may see.
    seen: HashMap<TableId, BTreeMap<u32, Box<str>>>,
    /// Actions that were acknowledged, with the number of their event.
    acknowledged: HashMap<TableId, Vec<(Told, u32)>>,
    /// Actions that were refused.
    refused: HashMap<TableId, Vec<Told>>,
    /// How many actions were acknowledged.
    pub(super) actions: u64,
    /// How many games came to their end.
    pub(super) games: u64,
    /// Connections that broke off or were given up.
    pub(super) broken: u64,
    /// What was last done to a part of the house; nothing before the first of it.
    pub(super) blow: &'static str,
    /// From there until the table was back, in microseconds, by what had been done last when the
    /// connection was lost.
    pub(super) back: BTreeMap<&'static str, Vec<u32>>,
    /// The same from the last word that was heard.
    pub(super) silent: Vec<u32>,
    /// From a command until its acknowledgement.
    pub(super) waited: Vec<u32>,
    /// Why commands were refused, and how often.
    pub(super) codes: BTreeMap<&'static str, u64>,
    /// Events that differ from what somebody else was shown under the same number.
    pub(super) denied: Faults,
    /// Events that were told while one before them was missing.
    pub(super) gaps: Faults,
    /// Legal actions that the game refused: what the player had been shown was not so.
    pub(super) misled: Faults,
}

/// A ledger that all players write into.
pub(super) type Shared = Arc<Mutex<Ledger>>;

/// Opens the ledger.
pub(super) fn open(ledger: &Shared) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A time as the ledger keeps it.
pub(super) fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// An event as everybody sees it: without the cards that only some see when they are drawn.
fn plain(logged: &LoggedEvent) -> Box<str> {
    let mut value = serde_json::to_value(logged).unwrap_or_default();
    let happened = value.pointer_mut("/event/happened");
    for it in happened.and_then(Value::as_array_mut).into_iter().flatten() {
        if it["type"] == "drew" {
            it["type"] = "drew_hidden".into();
            it.as_object_mut().map(|fields| fields.remove("card"));
        }
    }
    value.to_string().into()
}

impl Ledger {
    /// Somebody was shown an event.
    pub(super) fn see(&mut self, table: &TableId, logged: &LoggedEvent) {
        let shown = plain(logged);
        let seen = self.seen.entry(table.clone()).or_default();
        match seen.get(&logged.seq) {
            None => drop(seen.insert(logged.seq, shown)),
            Some(before) if *before == shown => {}
            Some(before) => self
                .denied
                .add(|| format!("table {}: {before} and {shown}", table.as_str())),
        }
    }

    /// An action was acknowledged.
    pub(super) fn acknowledge(&mut self, table: &TableId, told: Told, seq: u32) {
        self.actions += 1;
        let acknowledged = self.acknowledged.entry(table.clone()).or_default();
        acknowledged.push((told, seq));
    }

    /// An action was refused, and it had been said only once, so that no other copy of it is on its way.
    pub(super) fn refuse(&mut self, table: &TableId, told: Told) {
        self.refused.entry(table.clone()).or_default().push(told);
    }

    /// A command was refused.
    pub(super) fn count(&mut self, code: ErrorCode) {
        *self.codes.entry(code.as_str()).or_default() += 1;
    }

    /// Every table of which anybody heard.
    pub(super) fn tables(&self) -> Vec<TableId> {
        let tables: HashSet<&TableId> = self.seen.keys().chain(self.acknowledged.keys()).collect();
        tables.into_iter().cloned().collect()
    }

    /// Compares a table with what is stored of it.
    pub(super) fn compare(&self, table: &TableId, stored: &[StoredEvent], found: &mut Found) {
        let name = table.as_str();
        let mut acted: HashMap<Told, Vec<u32>> = HashMap::new();
        for (place, event) in (1..).zip(stored) {
            if event.seq != place {
                found
                    .unreadable
                    .add(|| format!("table {name}: {} at {place}", event.seq));
            }
            let entry = match border::read(&event.fact) {
                Ok(entry) => entry,
                Err(error) => {
                    found.unreadable.add(|| format!("table {name}: {error}"));
                    continue;
                }
            };
            let by = entry.who.zip(entry.cmd);
            if let (Fact::Acted { .. }, Some((person, id))) = (entry.fact, by) {
                let told = Told { person, id };
                acted.entry(told).or_default().push(event.seq);
            }
        }
        for (told, places) in &acted {
            if places.len() > 1 {
                found
                    .doubled
                    .add(|| format!("table {name}: {told:?} at {places:?}"));
            }
        }
        for (told, seq) in self.acknowledged.get(table).into_iter().flatten() {
            if !acted.get(told).is_some_and(|places| places.contains(seq)) {
                found
                    .lost
                    .add(|| format!("table {name}: {told:?} at {seq}"));
            }
        }
        for told in self.refused.get(table).into_iter().flatten() {
            if let Some(places) = acted.get(told) {
                found
                    .refused
                    .add(|| format!("table {name}: {told:?} at {places:?}"));
            }
        }
        let seen = self.seen.get(table).into_iter().flatten();
        for (seq, shown) in seen {
            if usize::try_from(*seq).is_ok_and(|seq| seq > stored.len()) {
                found.unstored.add(|| format!("table {name}: {shown}"));
            }
        }
    }
}

/// What the comparison with the store has found.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Acknowledged actions that are not stored.
    pub(super) lost: Faults,
    /// Actions that are stored twice.
    pub(super) doubled: Faults,
    /// Actions that were refused and are stored.
    pub(super) refused: Faults,
    /// Events that were shown and are not stored.
    pub(super) unstored: Faults,
    /// Logs that have gaps, or can't be read.
    pub(super) unreadable: Faults,
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_protocol::{Action, CardId, Happening, Seat, TableEvent};
    use kagiya_server::border::Entry;

    fn told(id: &str) -> Told {
        Told {
            person: PersonId("ana".to_owned()),
            id: CommandId(id.to_owned()),
        }
    }

    fn acted(seq: u32, number: u32, happened: Vec<Happening>) -> LoggedEvent {
        LoggedEvent {
            seq,
            at: 7,
            event: TableEvent::Acted {
                seat: Seat(0),
                bot: false,
                number,
                action: Action::Discard { id: CardId(3) },
                happened,
            },
        }
    }

    fn stored(seq: u32, id: &str) -> StoredEvent {
        let fact = Fact::Acted {
            seat: Seat(0),
            bot: false,
            action: Action::Discard { id: CardId(3) },
        };
        let Told { person, id } = told(id);
        StoredEvent {
            seq,
            at: 7,
            fact: border::write(&Entry {
                who: Some(person),
                cmd: Some(id),
                fact,
            }),
        }
    }

    #[test]
    fn what_two_see_of_one_event_is_the_same_but_for_hidden_cards() {
        let table = TableId("t".to_owned());
        let mut ledger = Ledger::default();
        let (seat, id) = (Seat(0), CardId(9));
        let drew: Happening =
            serde_json::from_str(r#"{"type":"drew","seat":0,"id":9,"card":"r3"}"#).unwrap();
        ledger.see(&table, &acted(1, 1, vec![drew]));
        ledger.see(
            &table,
            &acted(1, 1, vec![Happening::DrewHidden { seat, id }]),
        );
        assert_eq!(ledger.denied.count, 0, "{:?}", ledger.denied);
        ledger.see(
            &table,
            &acted(1, 2, vec![Happening::DrewHidden { seat, id }]),
        );
        assert_eq!(ledger.denied.count, 1);
    }

    #[test]
    fn every_kind_of_fault_is_found_in_the_store() {
        let table = TableId("t".to_owned());
        let mut ledger = Ledger::default();
        ledger.acknowledge(&table, told("a"), 1);
        ledger.acknowledge(&table, told("b"), 2);
        ledger.see(&table, &acted(2, 2, Vec::new()));
        let faults = |ledger: &Ledger, stored: &[StoredEvent]| {
            let mut found = Found::default();
            ledger.compare(&table, stored, &mut found);
            [
                found.lost.count,
                found.doubled.count,
                found.refused.count,
                found.unstored.count,
                found.unreadable.count,
            ]
        };
        let good = [stored(1, "a"), stored(2, "b")];
        assert_eq!(faults(&ledger, &good), [0; 5]);
        assert_eq!(faults(&ledger, &good[..1]), [1, 0, 0, 1, 0], "lost");
        assert_eq!(
            faults(&ledger, &[stored(1, "b"), stored(2, "a")]),
            [2, 0, 0, 0, 0],
            "at other numbers"
        );
        let twice = [stored(1, "a"), stored(2, "b"), stored(3, "a")];
        assert_eq!(faults(&ledger, &twice), [0, 1, 0, 0, 0]);
        let gap = [stored(1, "a"), stored(2, "b"), stored(4, "c")];
        assert_eq!(faults(&ledger, &gap), [0, 0, 0, 0, 1]);
        ledger.refuse(&table, told("b"));
        assert_eq!(faults(&ledger, &good), [0, 0, 1, 0, 0]);
    }
}
