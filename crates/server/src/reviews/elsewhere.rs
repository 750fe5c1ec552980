//! The reviews that other servers of a cluster compute.
//!
//! A server reports its waiting and running reviews about once a second. A report is valid until the next one
//! of the same server, or for some seconds.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use kagiya_protocol::{ReviewProgress, TableId};

use crate::bus::{ReviewReport, ReviewStage};

/// The least time between two reports, unless a review has ended.
pub(super) const INTERVAL: Duration = Duration::from_secs(1);

/// For how long a report is valid. A review reports after each turn that it judges.
const VALID: Duration = Duration::from_secs(15);

/// The last report of each other server.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<u64, (Instant, ReviewReport)>);

impl Elsewhere {
    pub(super) fn apply(&mut self, report: ReviewReport, now: Instant) {
        self.0.retain(|_, (at, _)| is_valid(*at, now));
        self.0.insert(report.node, (now, report));
    }

    /// How far the review of a game is on another server.
    pub(super) fn progress(&self, table: &TableId, now: Instant) -> Option<ReviewProgress> {
        let reports = self.0.values().filter(|(at, _)| is_valid(*at, now));
        let mut reviews = reports.flat_map(|(_, report)| &report.reviews);
        let (_, stage) = reviews.find(|(reviewed, _)| reviewed == table)?;
        Some(match *stage {
            ReviewStage::Waiting { place } => ReviewProgress::Queued { place },
            // Only the share travels between servers. The review itself is in the store once it is done.
            ReviewStage::Running { done } => ReviewProgress::Running { done, review: None },
        })
    }
}

fn is_valid(at: Instant, now: Instant) -> bool {
    now.saturating_duration_since(at) < VALID
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_valid_until_the_next_one_or_for_some_seconds() {
        let table = TableId("table1234".to_owned());
        let report = |node, reviews: &[(&TableId, ReviewStage)]| ReviewReport {
            node,
            reviews: reviews
                .iter()
                .map(|(table, stage)| ((*table).clone(), *stage))
                .collect(),
        };
        let start = Instant::now();
        let mut elsewhere = Elsewhere::default();
        elsewhere.apply(
            report(1, &[(&table, ReviewStage::Waiting { place: 2 })]),
            start,
        );
        elsewhere.apply(report(2, &[]), start);
        let queued = Some(ReviewProgress::Queued { place: 2 });
        assert_eq!(elsewhere.progress(&table, start), queued);
        assert_eq!(
            elsewhere.progress(&TableId("other".to_owned()), start),
            None
        );
        assert_eq!(elsewhere.progress(&table, start + VALID), None);
        elsewhere.apply(
            report(1, &[(&table, ReviewStage::Running { done: 500 })]),
            start,
        );
        let running = ReviewProgress::Running {
            done: 500,
            review: None,
        };
        assert_eq!(elsewhere.progress(&table, start), Some(running));
        elsewhere.apply(report(1, &[]), start);
        assert_eq!(elsewhere.progress(&table, start), None);
    }
}
