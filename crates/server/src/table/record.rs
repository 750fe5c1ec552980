//! The record of a table's game.

use jiff::Timestamp;
use kagiya_protocol::SeatInfo;
use kagiya_rules::Preset;
use kagiya_rules::record::Record;

use super::model::TableModel;

impl TableModel {
    /// The record of the game as far as it has come; `None` before it has begun.
    pub(crate) fn record(&self) -> Option<Record> {
        let name = |seat: kagiya_rules::Seat| match self.info.seats.get(seat.index()) {
            Some(SeatInfo {
                person: Some(person),
                ..
            }) => person.name.clone(),
            Some(SeatInfo { bot: Some(bot), .. }) => bot.clone(),
            _ => String::new(),
        };
        let date = self.info.started_at.and_then(iso_8601);
        let chosen = Preset::find(&self.info.settings.preset).ok();
        let record = self.recorder()?.record().clone();
        Some(record.described(name, date, chosen))
    }
}

/// A time in milliseconds since 1970 as `2026-11-21T10:30:00Z`; none beyond the year 9999.
fn iso_8601(millis: i64) -> Option<String> {
    let time = Timestamp::from_second(millis.div_euclid(1000)).ok()?;
    Some(time.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_for_people() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_709_251_199_999, "2024-02-29T23:59:59Z"),
            (1_795_219_200_000, "2026-11-21T00:00:00Z"),
        ] {
            assert_eq!(iso_8601(millis).as_deref(), Some(text));
        }
    }
}
