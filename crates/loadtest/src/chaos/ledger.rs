//! What all players received, and its comparison with the store.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kagiya_protocol::{CommandId, ErrorCode, LoggedEvent, PersonId, TableId};
use kagiya_server::event_codec;
use kagiya_server::store::StoredEvent;
use kagiya_table::Event;
use serde_json::Value;

/// The number of examples kept for each kind of fault.
const EXAMPLES: usize = 10;

/// Identifies a command.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct CommandKey {
    pub(super) person: PersonId,
    pub(super) id: CommandId,
}

/// Faults of one kind: their number and the first examples.
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

/// What all players together received.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// Each event that a player received, without the fields that only some players see.
    seen: HashMap<TableId, BTreeMap<u32, Box<str>>>,
    /// Acknowledged actions with the number of their event.
    acknowledged: HashMap<TableId, Vec<(CommandKey, u32)>>,
    /// Refused actions.
    refused: HashMap<TableId, Vec<CommandKey>>,
    /// The number of acknowledged actions.
    pub(super) actions: u64,
    /// The number of finished games.
    pub(super) games: u64,
    /// The number of lost connections.
    pub(super) broken: u64,
    /// The last injected fault; "nothing" before the first one.
    pub(super) injected: &'static str,
    /// The times from a lost connection to the table, in microseconds, by the last fault that was
    /// injected before.
    pub(super) back: BTreeMap<&'static str, Vec<u32>>,
    /// The times from the last message before a lost connection to the table.
    pub(super) silent: Vec<u32>,
    /// The times from a command to its acknowledgement.
    pub(super) waited: Vec<u32>,
    /// The number of refusals by error code.
    pub(super) codes: BTreeMap<&'static str, u64>,
    /// Events that differ between two players.
    pub(super) denied: Faults,
    /// Events that arrived before an earlier one.
    pub(super) gaps: Faults,
    /// Actions that the game refused although they were sent as legal.
    pub(super) misled: Faults,
}

/// The ledger that all players share.
pub(super) type Shared = Arc<Mutex<Ledger>>;

/// Locks the ledger.
pub(super) fn open(ledger: &Shared) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A duration in microseconds.
pub(super) fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// An event as everybody sees it: without drawn cards, which only some players see.
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
    /// Records an event that a player received.
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

    /// Records an acknowledged action.
    pub(super) fn acknowledge(&mut self, table: &TableId, key: CommandKey, seq: u32) {
        self.actions += 1;
        let acknowledged = self.acknowledged.entry(table.clone()).or_default();
        acknowledged.push((key, seq));
    }

    /// Records a refused action that was sent only once, so that no other copy of it can arrive.
    pub(super) fn refuse(&mut self, table: &TableId, key: CommandKey) {
        self.refused.entry(table.clone()).or_default().push(key);
    }

    /// Counts a refusal.
    pub(super) fn count(&mut self, code: ErrorCode) {
        *self.codes.entry(code.as_str()).or_default() += 1;
    }

    /// All tables that a player received events of.
    pub(super) fn tables(&self) -> Vec<TableId> {
        let tables: HashSet<&TableId> = self.seen.keys().chain(self.acknowledged.keys()).collect();
        tables.into_iter().cloned().collect()
    }

    /// Compares a table with its stored events.
    pub(super) fn compare(&self, table: &TableId, stored: &[StoredEvent], found: &mut Found) {
        let name = table.as_str();
        let mut acted: HashMap<CommandKey, Vec<u32>> = HashMap::new();
        for (place, event) in (1..).zip(stored) {
            if event.seq != place {
                found
                    .unreadable
                    .add(|| format!("table {name}: {} at {place}", event.seq));
            }
            let entry = match event_codec::read(&event.encoded) {
                Ok(entry) => entry,
                Err(error) => {
                    found.unreadable.add(|| format!("table {name}: {error}"));
                    continue;
                }
            };
            let by = entry.who.zip(entry.cmd);
            if let (Event::Acted { .. }, Some((person, id))) = (entry.event, by) {
                let key = CommandKey { person, id };
                acted.entry(key).or_default().push(event.seq);
            }
        }
        for (key, places) in &acted {
            if places.len() > 1 {
                found
                    .doubled
                    .add(|| format!("table {name}: {key:?} at {places:?}"));
            }
        }
        for (key, seq) in self.acknowledged.get(table).into_iter().flatten() {
            if !acted.get(key).is_some_and(|places| places.contains(seq)) {
                found.lost.add(|| format!("table {name}: {key:?} at {seq}"));
            }
        }
        for key in self.refused.get(table).into_iter().flatten() {
            if let Some(places) = acted.get(key) {
                found
                    .refused
                    .add(|| format!("table {name}: {key:?} at {places:?}"));
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

/// The differences from the store.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Acknowledged actions that are not stored.
    pub(super) lost: Faults,
    /// Actions that are stored twice.
    pub(super) doubled: Faults,
    /// Stored actions that were refused.
    pub(super) refused: Faults,
    /// Events that players received and that are not stored.
    pub(super) unstored: Faults,
    /// Logs with gaps or unreadable events.
    pub(super) unreadable: Faults,
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_protocol::{Action, CardId, GameEvent, Seat, TableEvent};
    use kagiya_table::LogEntry;

    fn key(id: &str) -> CommandKey {
        CommandKey {
            person: PersonId("ana".to_owned()),
            id: CommandId(id.to_owned()),
        }
    }

    fn acted(seq: u32, number: u32, happened: Vec<GameEvent>) -> LoggedEvent {
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
        let event = Event::Acted {
            seat: Seat(0),
            bot: false,
            action: Action::Discard { id: CardId(3) },
        };
        let CommandKey { person, id } = key(id);
        StoredEvent {
            seq,
            at: 7,
            encoded: event_codec::write(&LogEntry {
                who: Some(person),
                cmd: Some(id),
                event,
            }),
        }
    }

    #[test]
    fn what_two_see_of_one_event_is_the_same_but_for_hidden_cards() {
        let table = TableId("t".to_owned());
        let mut ledger = Ledger::default();
        let (seat, id) = (Seat(0), CardId(9));
        let drew: GameEvent =
            serde_json::from_str(r#"{"type":"drew","seat":0,"id":9,"card":"r3"}"#).unwrap();
        ledger.see(&table, &acted(1, 1, vec![drew]));
        ledger.see(
            &table,
            &acted(1, 1, vec![GameEvent::DrewHidden { seat, id }]),
        );
        assert_eq!(ledger.denied.count, 0, "{:?}", ledger.denied);
        ledger.see(
            &table,
            &acted(1, 2, vec![GameEvent::DrewHidden { seat, id }]),
        );
        assert_eq!(ledger.denied.count, 1);
    }

    #[test]
    fn every_kind_of_fault_is_found_in_the_store() {
        let table = TableId("t".to_owned());
        let mut ledger = Ledger::default();
        ledger.acknowledge(&table, key("a"), 1);
        ledger.acknowledge(&table, key("b"), 2);
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
        ledger.refuse(&table, key("b"));
        assert_eq!(faults(&ledger, &good), [0, 0, 1, 0, 0]);
    }
}
