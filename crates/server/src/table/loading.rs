//! A table as it is made from the first event of its log, and from all of them.

use std::sync::Arc;

use kagiya_protocol::{SeatInfo, TableId, TableInfo, TableSettings, TableStatus};
use kagiya_rules::Rules;

use super::clocks::Clocks;
use super::facts::{Entry, Fact};
use super::model::{Logged, TableModel, rules_of};
use crate::border;
use crate::keys::Keys;
use crate::logging::chain;
use crate::store::StoredEvent;

/// A log that can't have been written by this program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {seq} does not fit: {reason}")]
pub(crate) struct BrokenLog {
    /// The number of the event that does not fit.
    pub seq: u32,
    /// Why it does not.
    pub reason: String,
}

impl TableModel {
    /// The table of a log.
    ///
    /// # Errors
    /// [`BrokenLog`] if it is no log, or an empty one.
    pub(crate) fn load(
        id: &TableId,
        events: &[StoredEvent],
        keys: Option<&Keys>,
    ) -> Result<Self, BrokenLog> {
        let (first, rest) = events.split_first().ok_or_else(|| BrokenLog {
            seq: 1,
            reason: "there is none".to_owned(),
        })?;
        let mut model = Self::created(id, first.seq, first.at, parse(first, keys)?)?;
        for event in rest {
            model.apply(event.at, parse(event, keys)?)?;
        }
        Ok(model)
    }

    /// The table that an entry opens.
    ///
    /// # Errors
    /// [`BrokenLog`] if the entry opens no table.
    pub(crate) fn created(
        id: &TableId,
        seq: u32,
        at: i64,
        entry: Entry,
    ) -> Result<Self, BrokenLog> {
        let broken = |reason: String| BrokenLog { seq, reason };
        let Fact::Created {
            by,
            settings,
            rematch_of,
            kept,
            given,
        } = &entry.fact
        else {
            return Err(broken("a log begins with `created`".to_owned()));
        };
        let rules = match given {
            Some(given) => Rules::new(&given.options).map_err(|error| broken(error.to_string()))?,
            None => rules_of(settings).map_err(|problem| broken(problem.message))?,
        };
        let rules = Arc::new(rules);
        let dealt = match given {
            Some(given) => Some(given.name_of_deal(&rules).map_err(broken)?),
            None => None,
        };
        let mut seats = vec![SeatInfo::default(); usize::from(settings.seats)];
        for (seat, person) in kept {
            let place = seats.get_mut(seat.index());
            place
                .ok_or_else(|| broken("no such seat".to_owned()))?
                .kept_for = Some(person.clone());
        }
        Ok(Self {
            info: Arc::new(TableInfo {
                id: id.clone(),
                status: TableStatus::Open,
                settings: TableSettings::clone(settings),
                owner: by.id.clone(),
                seats,
                created_at: at,
                started_at: None,
                finished_at: None,
                commitment: None,
                deal: None,
                end_wished: Vec::new(),
                take_back: None,
                offers: Vec::new(),
                asked_back: Vec::new(),
                kept_out: Vec::new(),
                rematch: None,
                rematch_of: rematch_of.clone(),
                deal_of: given.as_ref().map(|given| border::deal_of(&given.by)),
            }),
            given: given.clone().map(Arc::from),
            dealt,
            rules,
            log: vec![Arc::new(Logged {
                seq,
                at,
                entry,
                events: Box::default(),
                moves: 0,
                info: true,
            })],
            moves: 0,
            recorded: Vec::new(),
            recorder: None,
            dealt_in: Arc::default(),
            sat: Vec::new(),
            played: Vec::new(),
            clocks: Clocks::default(),
        })
    }
}

fn parse(event: &StoredEvent, keys: Option<&Keys>) -> Result<Entry, BrokenLog> {
    let broken = |reason| BrokenLog {
        seq: event.seq,
        reason,
    };
    let mut entry = border::read(&event.fact).map_err(|error| broken(chain(&error)))?;
    if let Some(seed) = entry.fact.seed_mut()
        && Keys::is_sealed(seed)
    {
        let opened = keys.and_then(|keys| keys.unseal(seed));
        let missing = || broken("the key of its seed is not in kagiya.keys".to_owned());
        *seed = opened.ok_or_else(missing)?;
    }
    Ok(entry)
}
