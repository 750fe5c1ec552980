//! Log entries as the store keeps them: JSON of a version, with sealed seeds.

use kagiya_protocol::TableId;
use kagiya_table::{BrokenLog, EVENT_VERSION, LogEntry, TableModel};
use thiserror::Error;

use crate::keys::Keys;
use crate::store::chain;
use crate::store::{EncodedEvent, StoredEvent};

/// A stored event that can't be read.
#[derive(Debug, Error)]
pub enum UnreadableEvent {
    /// A newer release has written it.
    #[error(
        "it is written in version {0} and this release reads {EVENT_VERSION}: use the release that \
         wrote it, or a later one"
    )]
    Newer(u16),
    /// It doesn't match the form of its version.
    #[error("it is not in the form of its version")]
    Form(#[from] serde_json::Error),
}

/// The stored form of an entry.
///
/// # Panics
/// Never: all keys are text.
pub fn write(entry: &LogEntry) -> EncodedEvent {
    EncodedEvent {
        version: EVENT_VERSION,
        body: entry.to_json(),
    }
}

/// The stored form of an entry. A seed is sealed, so that the store alone reveals no deal.
pub(crate) fn write_sealed(entry: &LogEntry, keys: Option<&Keys>) -> EncodedEvent {
    let Some(keys) = keys.filter(|_| entry.event.has_seed()) else {
        return write(entry);
    };
    let mut entry = entry.clone();
    if let Some(seed) = entry.event.seed_mut() {
        *seed = keys.seal(seed);
    }
    write(&entry)
}

/// Reads a stored entry. A sealed seed stays sealed.
///
/// # Errors
/// [`UnreadableEvent`] if it is of a later release, or damaged.
pub fn read(stored: &EncodedEvent) -> Result<LogEntry, UnreadableEvent> {
    if stored.version != EVENT_VERSION {
        return Err(UnreadableEvent::Newer(stored.version));
    }
    Ok(LogEntry::from_json(&stored.body)?)
}

/// The table of a stored log.
///
/// # Errors
/// [`BrokenLog`] if the log is empty, an event does not fit, or a seed can't be unsealed.
pub(crate) fn load(
    id: &TableId,
    events: &[StoredEvent],
    keys: Option<&Keys>,
) -> Result<TableModel, BrokenLog> {
    let entries = events
        .iter()
        .map(|event| Ok((event.seq, event.at, read_unsealed(event, keys)?)));
    TableModel::load(id, entries)
}

/// A stored entry with its seed unsealed.
fn read_unsealed(event: &StoredEvent, keys: Option<&Keys>) -> Result<LogEntry, BrokenLog> {
    let broken = |reason| BrokenLog {
        seq: event.seq,
        reason,
    };
    let mut entry = read(&event.encoded).map_err(|error| broken(chain(&error)))?;
    if let Some(seed) = entry.event.seed_mut()
        && Keys::is_sealed(seed)
    {
        let opened = keys.and_then(|keys| keys.unseal(seed));
        let missing = || broken("the key of its seed is not in kagiya.keys".to_owned());
        *seed = opened.ok_or_else(missing)?;
    }
    Ok(entry)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreadable_event_says_why() {
        for (version, body, why) in [
            (2, "?", "written in version 2"),
            (1, r#"{"fact":{"danced":{}}}"#, "does not know the event"),
            (1, r#"{"fact":"closed""#, "EOF"),
        ] {
            let body = body.to_owned();
            let error = read(&EncodedEvent { version, body }).unwrap_err();
            let text = chain(&error);
            assert!(text.contains(why), "{text}");
        }
    }
}
