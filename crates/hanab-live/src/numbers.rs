//! The numbers by which the protocol knows tables and people, which have texts as ids here.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{PersonId, TableId};

/// The most tables and people with a number; after that the oldest numbers are forgotten.
const MOST: usize = 50_000;

/// The numbers of a gateway, the same for all of its clients.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    tables: Numbered<TableId>,
    people: Numbered<PersonId>,
    /// The names that clients gave to tables.
    names: HashMap<TableId, String>,
}

impl Numbers {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of a table.
    pub(crate) fn of_table(&self, table: &TableId) -> u32 {
        let mut known = self.known();
        let (number, forgotten) = known.tables.number(table);
        if let Some(forgotten) = forgotten {
            known.names.remove(&forgotten);
        }
        number
    }

    /// The table with a number.
    pub(crate) fn table(&self, number: i64) -> Option<TableId> {
        self.known().tables.find(number)
    }

    /// The number of a person.
    pub(crate) fn of_person(&self, person: &PersonId) -> u32 {
        self.known().people.number(person).0
    }

    /// Gives a name to a table that has a number.
    pub(crate) fn name_table(&self, table: &TableId, name: String) {
        self.known().names.insert(table.clone(), name);
    }

    /// The name that a client gave to a table.
    pub(crate) fn name_of_table(&self, table: &TableId) -> Option<String> {
        self.known().names.get(table).cloned()
    }
}

#[derive(Debug)]
struct Numbered<T> {
    numbers: HashMap<T, u32>,
    ids: HashMap<u32, T>,
    order: VecDeque<u32>,
    last: u32,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self {
            numbers: HashMap::new(),
            ids: HashMap::new(),
            order: VecDeque::new(),
            last: 0,
        }
    }
}

impl<T: Clone + Eq + core::hash::Hash> Numbered<T> {
    /// The number of an id, and the id whose number is forgotten for it.
    fn number(&mut self, id: &T) -> (u32, Option<T>) {
        if let Some(number) = self.numbers.get(id) {
            return (*number, None);
        }
        // Programs store numbers with a sign in 32 bits.
        self.last = self.last % (i32::MAX as u32) + 1;
        self.numbers.insert(id.clone(), self.last);
        self.ids.insert(self.last, id.clone());
        self.order.push_back(self.last);
        let oldest = (self.order.len() > MOST).then(|| self.order.pop_front());
        let forgotten = oldest.flatten().and_then(|oldest| self.ids.remove(&oldest));
        if let Some(id) = &forgotten {
            self.numbers.remove(id);
        }
        (self.last, forgotten)
    }

    fn find(&self, number: i64) -> Option<T> {
        let number = u32::try_from(number).ok()?;
        self.ids.get(&number).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_and_the_oldest_are_forgotten() {
        let numbers = Numbers::default();
        let table = |n: usize| TableId(format!("t{n}"));
        assert_eq!(numbers.of_table(&table(0)), 1);
        numbers.name_table(&table(0), "ours".to_owned());
        assert_eq!(numbers.of_table(&table(1)), 2);
        assert_eq!(numbers.of_table(&table(0)), 1);
        assert_eq!(numbers.table(2), Some(table(1)));
        assert_eq!(numbers.name_of_table(&table(0)).as_deref(), Some("ours"));
        for number in [0, -1, 3, i64::MAX, i64::MIN] {
            assert_eq!(numbers.table(number), None, "{number}");
        }
        for n in 2..=MOST {
            numbers.of_table(&table(n));
        }
        assert_eq!((numbers.table(1), numbers.table(2)), (None, Some(table(1))));
        assert_eq!(numbers.name_of_table(&table(0)), None);
        assert_eq!(numbers.of_person(&PersonId("p".to_owned())), 1);
    }
}
