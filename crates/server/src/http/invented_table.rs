//! Tables of lessons and puzzles, which nobody can join.

use std::collections::BTreeMap;

use kagiya_protocol::{
    Person, PersonId, SeatInfo, Starter, TableId, TableInfo, TableSettings, TableStatus,
};
use kagiya_rules::Rules;

/// A table with these names at its seats, each of which is also the id of a person. The first one owns it.
pub(super) fn invented_table(
    id: String,
    status: TableStatus,
    (preset, options): (&str, BTreeMap<String, serde_json::Value>),
    names: &[&str],
    rules: &Rules,
) -> TableInfo {
    let seat = |name: &&str| SeatInfo {
        person: Some(Person {
            id: PersonId((*name).to_owned()),
            name: (*name).to_owned(),
        }),
        ..SeatInfo::default()
    };
    TableInfo {
        id: TableId(id),
        status,
        settings: TableSettings {
            preset: preset.to_owned(),
            options,
            seats: rules.options().players,
            starter: Starter::Edition,
            listed: false,
            watching: kagiya_protocol::Watching::default(),
            time: kagiya_protocol::TimeControl::None,
            conventions: kagiya_protocol::Conventions::default(),
        },
        owner: PersonId(names.first().copied().unwrap_or_default().to_owned()),
        seats: names.iter().take(rules.players()).map(seat).collect(),
        created_at: 0,
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
        rematch_of: None,
        deal_of: None,
    }
}
