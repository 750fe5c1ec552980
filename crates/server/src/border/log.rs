//! Reads stored logs and unseals their seeds.

use kagiya_protocol::TableId;
use kagiya_table::{BrokenLog, Entry, TableModel};

use super::read;
use crate::keys::Keys;
use crate::logging::chain;
use crate::store::StoredEvent;

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
        .map(|event| Ok((event.seq, event.at, parse(event, keys)?)));
    TableModel::load(id, entries)
}

/// A stored event with its seed unsealed.
fn parse(event: &StoredEvent, keys: Option<&Keys>) -> Result<Entry, BrokenLog> {
    let broken = |reason| BrokenLog {
        seq: event.seq,
        reason,
    };
    let mut entry = read(&event.fact).map_err(|error| broken(chain(&error)))?;
    if let Some(seed) = entry.fact.seed_mut()
        && Keys::is_sealed(seed)
    {
        let opened = keys.and_then(|keys| keys.unseal(seed));
        let missing = || broken("the key of its seed is not in kagiya.keys".to_owned());
        *seed = opened.ok_or_else(missing)?;
    }
    Ok(entry)
}
