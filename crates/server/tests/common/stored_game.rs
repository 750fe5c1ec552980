//! The log of a game in a store, written event by event as another process would write it.

use kagiya_protocol::TableId;
use kagiya_server::Server;
use kagiya_server::bus::{BusEvent, TableAdvanced};
use kagiya_server::event_codec;
use kagiya_server::store::{Append, EncodedEvent, First, Stage, Store, TableRow, Watch};
use kagiya_table::{Event, LogEntry};

use super::worlds::person;

/// The row of a running game that allows spectators.
pub(crate) fn running_row(table: &TableId) -> TableRow {
    TableRow {
        given: None,
        dealt: None,
        id: table.clone(),
        stage: Stage::Running,
        opened_by: Some(person(0).id),
        listed: true,
        created_at: 5,
        started_at: Some(5),
        finished_at: None,
        preset: "original".to_owned(),
        options: std::collections::BTreeMap::new(),
        first: First::Edition,
        watch: Watch::Seat(0),
        time: None,
        conventions: None,
        turn: None,
        seats: Vec::new(),
        result: None,
    }
}

/// An event in its stored form, without a command that caused it.
pub(crate) fn stored_event(event: impl Into<Event>) -> EncodedEvent {
    event_codec::write(&LogEntry::unasked(event))
}

/// Stores events of a table that has `expected` so far.
pub(crate) async fn append(
    store: &Store,
    table: &TableId,
    expected: usize,
    events: &[EncodedEvent],
    row: Option<TableRow>,
) {
    let append = Append {
        table: table.clone(),
        expected: u32::try_from(expected).unwrap(),
        events: events.iter().map(|event| (5, event.clone())).collect(),
        row,
    };
    store.append(append).await.unwrap();
}

/// Stores one more event, and tells the server of it as another process would.
pub(crate) async fn append_elsewhere(
    server: &Server,
    store: &Store,
    table: &TableId,
    expected: usize,
    event: &EncodedEvent,
) {
    append(store, table, expected, std::slice::from_ref(event), None).await;
    let seq = u32::try_from(expected).unwrap() + 1;
    let advanced = TableAdvanced {
        table: table.clone(),
        seq,
        index: false,
        node: 0,
        opened_from: None,
    };
    let bus = &server.app.services.bus;
    bus.publish(BusEvent::TableAdvanced(advanced));
}
