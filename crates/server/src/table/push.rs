//! Notifies people who don't follow the table, by web push.

use kagiya_protocol::{Person, PersonId, PushKind, TableId};

use super::TableTask;
use crate::push::Notification;

impl TableTask {
    /// The person whose turn it is, in a correspondence game.
    pub(super) fn correspondent(&self) -> Option<PersonId> {
        let turn = self.model.turn_of_correspondence()?;
        let seat = self.model.info.seats.get(turn.seat.index())?;
        Some(seat.person.as_ref()?.id.clone())
    }

    /// Notifies the person whose turn it is in a correspondence game, unless it was theirs before.
    pub(super) fn push_turn(&self, before: Option<&PersonId>) {
        if let Some(person) = self.correspondent().filter(|it| Some(it) != before) {
            let other = self.model.people().find(|it| it.id != person);
            self.push(PushKind::Turn, &person, &self.id, other);
        }
    }

    pub(super) fn push_invitation(&self, person: &PersonId, by: &Person) {
        self.push(PushKind::Invitation, person, &self.id, Some(by));
    }

    /// Notifies the other players of a finished game of the table of its rematch.
    pub(super) fn push_rematch(&self, by: &Person, next: &TableId) {
        for person in self.model.people().filter(|it| it.id != by.id) {
            self.push(PushKind::Rematch, &person.id, next, Some(by));
        }
    }

    fn push(&self, kind: PushKind, to: &PersonId, table: &TableId, by: Option<&Person>) {
        if self.is_connected(to) {
            return;
        }
        self.context.push.notify(Notification {
            to: to.clone(),
            kind,
            table: table.clone(),
            by: by.cloned(),
        });
    }
}
