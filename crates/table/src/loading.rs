//! Builds a table from the first event of its log, and from all of them.

use std::sync::Arc;

use kagiya_protocol::{SeatInfo, TableId, TableInfo, TableSettings, TableStatus};
use kagiya_rules::Rules;

use crate::clocks::Clocks;
use crate::event::{Event, FixedDeal, LogEntry};
use crate::model::{AppliedEvent, BrokenLog, TableModel};
use crate::settings::rules_of;

impl TableModel {
    /// The table of a log: its entries in order, each with its number and its time in milliseconds
    /// since 1970.
    ///
    /// # Errors
    /// [`BrokenLog`] if the log is empty, or an entry does not fit or can't be read.
    pub fn load(
        id: &TableId,
        log: impl IntoIterator<Item = Result<(u32, i64, LogEntry), BrokenLog>>,
    ) -> Result<Self, BrokenLog> {
        let mut log = log.into_iter();
        let empty = || BrokenLog {
            seq: 1,
            reason: "there is none".to_owned(),
        };
        let (seq, at, first) = log.next().ok_or_else(empty)??;
        let mut model = Self::created(id, seq, at, first)?;
        for logged in log {
            let (_, at, entry) = logged?;
            model.apply(at, entry)?;
        }
        Ok(model)
    }

    /// The table that an entry opens.
    ///
    /// # Errors
    /// [`BrokenLog`] if the entry opens no table.
    pub fn created(id: &TableId, seq: u32, at: i64, entry: LogEntry) -> Result<Self, BrokenLog> {
        let broken = |reason: String| BrokenLog { seq, reason };
        let Event::Created {
            by,
            settings,
            rematch_of,
            kept,
            given,
        } = &entry.event
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
                deal_of: given.as_deref().map(FixedDeal::source),
            }),
            given: given.clone().map(Arc::from),
            dealt,
            rules,
            log: vec![Arc::new(AppliedEvent {
                seq,
                at,
                entry,
                happened: Box::default(),
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
