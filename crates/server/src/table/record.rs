//! The record of a table's game.

use jiff::Timestamp;
use kagiya_protocol::SeatInfo;
use kagiya_rules::record::{self, About, Record, RecordError};
use kagiya_rules::{CardId, Game, Preset};

use super::facts::Fact;
use super::model::TableModel;

impl TableModel {
    /// The record of the game as far as it has come.
    ///
    /// # Errors
    /// [`RecordError`] never for a log that has made a table; `None` before the game has begun.
    pub fn record(&self) -> Option<Result<Record, RecordError>> {
        let deal = self.deal.as_ref()?;
        let mut entries = Vec::new();
        let mut turn = Game::deal(&self.rules, deal).ok()?;
        for logged in &self.log {
            match &logged.entry.fact {
                Fact::Acted { action, .. } => {
                    let action = action.find(&self.rules, turn.table().to_act()).ok()?;
                    turn.apply(action).ok()?;
                    entries.push(record::Entry::Action(action));
                }
                Fact::Reordered { seat, order } => {
                    let seat = kagiya_rules::Seat::new(seat.0)?;
                    let order: Vec<CardId> =
                        order.iter().filter_map(|id| CardId::new(id.0)).collect();
                    turn.reorder(seat, &order).ok()?;
                    entries.push(record::Entry::Reorder { seat, order });
                }
                _ => {}
            }
        }
        let players = self.info.seats.iter().map(|seat| match seat {
            SeatInfo {
                person: Some(person),
                ..
            } => person.name.clone(),
            SeatInfo { bot: Some(bot), .. } => bot.clone(),
            _ => String::new(),
        });
        let preset = Preset::find(&self.info.settings.preset).ok();
        let about = About {
            players: players.collect(),
            date: self.info.started_at.and_then(iso_8601),
            ..About::default()
        };
        let record = Record::new(&self.rules, deal, entries, about);
        // The edition that was chosen, where these are its options.
        Some(record.map(|record| {
            let chosen = About {
                preset: preset.map(|preset| preset.name),
                ..record.about().clone()
            };
            record.clone().with_about(chosen).unwrap_or(record)
        }))
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
