//! The list of tables, as the protocol has it.

use kagiya_protocol::{
    LobbyTable, PersonId, SeatInfo, TableId, TableInfo, TableSettings, TableStatus,
};
use serde_json::{Value, json};

use crate::numbers::Numbers;
use crate::site_options::SiteOptions;

/// A table in the list.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) id: TableId,
    pub(super) status: TableStatus,
    pub(super) settings: TableSettings,
    pub(super) seats: Vec<SeatInfo>,
    pub(super) site: SiteOptions,
    /// A finished game, which the protocol lists until everybody has left.
    pub(super) is_finished: bool,
}

impl Listed {
    /// A table of the lobby; `None` if the site doesn't have its rules, or nothing can be played there.
    pub(super) fn of(table: &LobbyTable) -> Option<Self> {
        Self::new(&table.id, table.status, &table.settings, &table.seats)
    }

    /// A table by its description.
    pub(super) fn of_info(info: &TableInfo) -> Option<Self> {
        Self::new(&info.id, info.status, &info.settings, &info.seats)
    }

    fn new(
        id: &TableId,
        status: TableStatus,
        settings: &TableSettings,
        seats: &[SeatInfo],
    ) -> Option<Self> {
        let is_finished = match status {
            TableStatus::Open | TableStatus::Running => false,
            TableStatus::Finished => true,
            TableStatus::Closed => return None,
        };
        Some(Self {
            id: id.clone(),
            status,
            settings: settings.clone(),
            seats: seats.to_vec(),
            site: SiteOptions::of_settings(settings)?,
            is_finished,
        })
    }

    /// Whether a person has a seat.
    pub(super) fn seats_person(&self, person: &PersonId) -> bool {
        self.seats.iter().any(|seat| is_of(seat, person))
    }

    /// The table in the protocol's form.
    pub(super) fn json(&self, me: &PersonId, numbers: &Numbers) -> Value {
        let names = names(&self.seats, me);
        let owner = self.seats.iter().find_map(|seat| seat.person.as_ref());
        let is_running = self.status != TableStatus::Open;
        let players = if is_running { names.len() } else { 0 };
        let players = u8::try_from(players).unwrap_or_default();
        json!({
            "id": numbers.of_table(&self.id),
            "name": name(&self.id, &self.seats, numbers),
            "passwordProtected": false,
            "joined": self.seats_person(me),
            "numPlayers": names.len(),
            "ownerID": owner.map_or(0, |owner| numbers.of_person(&owner.id)),
            "running": is_running,
            "variant": self.site.variant(),
            "options": self.site.json(players, 0, &self.settings),
            "timed": false,
            "timeBase": 0,
            "timePerTurn": 0,
            "sharedReplay": self.is_finished,
            "progress": 0,
            "players": names,
            "spectators": [],
            "maxPlayers": self.settings.seats,
        })
    }
}

/// Whether a person has this seat.
pub(super) fn is_of(seat: &SeatInfo, person: &PersonId) -> bool {
    seat.person.as_ref().is_some_and(|it| it.id == *person)
}

/// The name of a table: what a client called it, or that of its first person.
pub(super) fn name(table: &TableId, seats: &[SeatInfo], numbers: &Numbers) -> String {
    let given = numbers.name_of_table(table);
    given.unwrap_or_else(|| {
        let person = seats.iter().find_map(|seat| seat.person.as_ref());
        person.map_or_else(
            || "a table of bots".to_owned(),
            |person| format!("{}'s table", person.name),
        )
    })
}

/// The names of the players, without empty seats. Names are unique there: of equal ones all but mine, or the
/// first, get a number.
pub(super) fn names(seats: &[SeatInfo], me: &PersonId) -> Vec<String> {
    let mine = seats.iter().find(|seat| is_of(seat, me));
    let mine = mine.and_then(|seat| seat.person.as_ref());
    let mut taken: Vec<String> = mine.iter().map(|person| person.name.clone()).collect();
    let mut names = Vec::new();
    for seat in seats.iter().filter(|seat| !seat.is_empty()) {
        if let Some(person) = &seat.person
            && person.id == *me
        {
            names.push(person.name.clone());
            continue;
        }
        let plain = match (&seat.person, &seat.bot) {
            (Some(person), _) => &person.name,
            (None, Some(bot)) => bot,
            (None, None) => continue,
        };
        let mut name = plain.clone();
        let mut count = 1;
        while taken.contains(&name) {
            count += 1;
            name = format!("{plain}-{count}");
        }
        taken.push(name.clone());
        names.push(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use kagiya_protocol::Person;

    use super::*;

    #[test]
    fn names_at_a_table_are_unique_and_mine_stays() {
        let person = |id: &str, name: &str| SeatInfo {
            person: Some(Person {
                id: PersonId(id.to_owned()),
                name: name.to_owned(),
            }),
            ..SeatInfo::default()
        };
        let bot = |name: &str| SeatInfo {
            bot: Some(name.to_owned()),
            ..SeatInfo::default()
        };
        let seats = [
            person("p1", "Ana"),
            bot("companion-3"),
            SeatInfo::default(),
            bot("companion-3"),
            person("p2", "Ana"),
        ];
        let names = |me: &str| names(&seats, &PersonId(me.to_owned()));
        assert_eq!(
            names("p1"),
            ["Ana", "companion-3", "companion-3-2", "Ana-2"]
        );
        assert_eq!(
            names("p2"),
            ["Ana-2", "companion-3", "companion-3-2", "Ana"]
        );
        assert_eq!(
            names("p3"),
            ["Ana", "companion-3", "companion-3-2", "Ana-2"]
        );
    }
}
