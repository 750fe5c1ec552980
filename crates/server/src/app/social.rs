//! Requests about contacts: friend requests, blocking, invitations.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use kagiya_protocol::{
    ErrorCode, Friend, Invitation, Person, PersonId, PersonRequest, Problem, SocialInfo, TableId,
    TableStatus,
};

use super::App;
use crate::bus::BusEvent;
use crate::social::{
    INVITATION_LIFE, Relations, have_played, invitations_of, keep_invitation, named, person,
    relations_of,
};
use crate::store::{Asker, Stage, TieKind};
use crate::table::TableMessage;
use crate::table_rows;

/// The most people in one invitation.
const AT_ONCE: usize = 10;

impl App {
    /// A person's friends, requests, blocked people and invitations.
    ///
    /// # Errors
    /// `server/busy` if the store is unavailable.
    pub(crate) async fn people_of(self: &Arc<Self>, me: &PersonId) -> Result<SocialInfo, Problem> {
        let known = relations_of(&self.services, me).await?;
        let mut ids: Vec<PersonId> = known.friends.iter().map(|it| it.id.clone()).collect();
        ids.push(me.clone());
        let shown = self.services.store.shown(&ids).await;
        let shown: HashSet<PersonId> = shown
            .map_err(|error| self.services.busy(&error))?
            .into_iter()
            .collect();
        let seen: Vec<PersonId> = ids
            .into_iter()
            .filter(|id| id != me && shown.contains(id))
            .collect();
        let tables = self.services.store.listed_tables_of(&seen).await;
        let tables = tables.map_err(|error| self.services.busy(&error))?;
        let mut tables: HashMap<PersonId, TableId> = tables.into_iter().collect();
        let friend = |person: Person| Friend {
            here: shown
                .contains(&person.id)
                .then(|| self.presence.is_online(&person.id)),
            table: tables.remove(&person.id),
            person,
        };
        let friends: Vec<Friend> = known.friends.into_iter().map(friend).collect();
        let blocked: HashSet<&PersonId> = known.blocked.iter().map(|it| &it.id).collect();
        let mut invitations = Vec::new();
        for invitation in invitations_of(&self.services, me).await? {
            if blocked.contains(&invitation.by.id) {
                continue;
            }
            let row = self.services.store.row(&invitation.table).await;
            let row = row.map_err(|error| self.services.busy(&error))?;
            let Some(row) = row.filter(|row| row.stage.is_current()) else {
                continue;
            };
            if row.people().any(|it| it == me) {
                continue;
            }
            let (seat, seat_of) = if row.stage == Stage::Running {
                // Only the table knows whether the seat is still available to them.
                let Ok(model) = self.tables.model(&invitation.table).await else {
                    continue;
                };
                let Some(offer) = model.offer_to(me) else {
                    continue;
                };
                let info = model.info.seats.get(offer.seat.index());
                let whose = info.and_then(|it| it.kept_for.as_ref().or(it.person.as_ref()));
                (Some(offer.seat), whose.cloned())
            } else {
                (None, None)
            };
            invitations.push(Invitation {
                table: invitation.table,
                settings: table_rows::settings(&row),
                by: person(&invitation.by),
                at: invitation.at,
                seat,
                seat_of,
            });
        }
        let answered = friends.is_empty() || {
            let answered = self.services.store.has_answered_shown(me).await;
            answered.map_err(|error| self.services.busy(&error))?
        };
        Ok(SocialInfo {
            shown: shown.contains(me),
            ask_shown: !answered,
            friends,
            asking: known.asking,
            asked: known.asked,
            blocked: known.blocked,
            invitations,
        })
    }

    /// Whether a person has contacts or invitations. True if that can't be read.
    pub(crate) async fn knows_anybody(&self, me: &PersonId) -> bool {
        let since = self.services.clock.now() - INVITATION_LIFE;
        let ties = self.services.store.ties_of(me).await;
        if !ties.is_ok_and(|ties| ties.is_empty()) {
            return true;
        }
        let invitations = self.services.store.invitations(me, since).await;
        !invitations.is_ok_and(|invitations| invitations.is_empty())
    }

    fn not_too_many(&self, known: &Relations) -> Result<(), Problem> {
        let many = known.friends.len() + known.asked.len() + known.blocked.len();
        let most = self.services.config.quotas.ties_of_person;
        if many < most {
            return Ok(());
        }
        let message = format!("one person can know {most} people here; let somebody go first");
        Err(Problem::new(ErrorCode::TooManyPeople, message))
    }

    fn people_changed(&self, people: [&PersonId; 2]) {
        for person in people {
            self.services.bus.publish(BusEvent::People(person.clone()));
        }
    }

    /// Sends or accepts a friend request.
    ///
    /// # Errors
    /// `people/unknown`, `people/stranger`, `people/too_many`; `people/many_ask` if too many requests of such people
    /// wait for the other person.
    pub(crate) async fn befriend(
        &self,
        me: &PersonId,
        request: &PersonRequest,
    ) -> Result<(), Problem> {
        let (other, by_name) = named(&self.services, me, request).await?;
        let known = relations_of(&self.services, me).await?;
        let is_in = |list: &[Person]| list.iter().any(|it| it.id == other);
        if is_in(&known.friends) || is_in(&known.asked) {
            return Ok(());
        }
        self.not_too_many(&known)?;
        let have_played = have_played(&self.services, me, &other).await?;
        if !by_name && !is_in(&known.asking) && !have_played {
            return Err(Problem::new(
                ErrorCode::Stranger,
                "play a game to its end with somebody first, or ask by the name of their account",
            ));
        }
        // A friend request ends the sender's own block.
        let untied = self.services.store.untie(me, &other, TieKind::Block).await;
        untied.map_err(|error| self.services.not_stored(&error))?;
        let asker = if have_played {
            Asker::FellowPlayer
        } else {
            let account = self.services.store.account(me).await;
            let account = account.map_err(|error| self.services.busy(&error))?;
            account.map_or(Asker::Guest, |_| Asker::Account)
        };
        let store = &self.services.store;
        let now = self.services.clock.now();
        let asked = store.ask_friend(me, &other, asker, now).await;
        if !asked.map_err(|error| self.services.not_stored(&error))? {
            return Err(Problem::new(
                ErrorCode::ManyAsk,
                "too many friend requests wait for this person; finish a game together, or ask later",
            ));
        }
        self.people_changed([me, &other]);
        Ok(())
    }

    /// Ends a friendship or a friend request of either side.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn unfriend(&self, me: &PersonId, other: &PersonId) -> Result<(), Problem> {
        let untied = self.services.store.untie(me, other, TieKind::Friend).await;
        untied.map_err(|error| self.services.not_stored(&error))?;
        self.people_changed([me, other]);
        Ok(())
    }

    /// Blocks a person.
    ///
    /// # Errors
    /// `people/unknown`, `people/too_many`.
    pub(crate) async fn block_person(
        &self,
        me: &PersonId,
        request: &PersonRequest,
    ) -> Result<(), Problem> {
        let (other, _) = named(&self.services, me, request).await?;
        let known = relations_of(&self.services, me).await?;
        if known.blocked.iter().any(|it| it.id == other) {
            return Ok(());
        }
        self.not_too_many(&known)?;
        let now = self.services.clock.now();
        let tied = self
            .services
            .store
            .tie(me, &other, TieKind::Block, now)
            .await;
        tied.map_err(|error| self.services.not_stored(&error))?;
        // The blocked person loses a friend, just as if the friendship had been ended.
        self.people_changed([me, &other]);
        Ok(())
    }

    /// Unblocks a person.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn unblock_person(
        &self,
        me: &PersonId,
        other: &PersonId,
    ) -> Result<(), Problem> {
        let untied = self.services.store.untie(me, other, TieKind::Block).await;
        untied.map_err(|error| self.services.not_stored(&error))?;
        self.services.bus.publish(BusEvent::People(me.clone()));
        Ok(())
    }

    /// Shows or hides a person's online status for friends.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn show_person(&self, me: &PersonId, shown: bool) -> Result<(), Problem> {
        let set = self.services.store.set_shown(me, shown).await;
        set.map_err(|error| self.services.not_stored(&error))?;
        self.services.bus.publish(BusEvent::People(me.clone()));
        Ok(())
    }

    /// Invites people to an open table where the sender has a seat.
    ///
    /// # Errors
    /// `table/unknown`, `table/not_open`, `seat/not_seated`, `people/stranger`, `people/too_many`.
    pub(crate) async fn invite(
        self: &Arc<Self>,
        me: &Person,
        table: &TableId,
        people: &[PersonId],
    ) -> Result<(), Problem> {
        let model = self.tables.model(table).await?;
        if model.info.status != TableStatus::Open {
            let message = "people are invited before the game begins";
            return Err(Problem::new(ErrorCode::NotOpen, message));
        }
        if model.seat_of(&me.id).is_none() && model.info.owner != me.id {
            let message = "only seated players can invite others";
            return Err(Problem::new(ErrorCode::NotSeated, message));
        }
        if people.len() > AT_ONCE || people.iter().any(|it| it.as_str().contains('\0')) {
            let message = format!("at most {AT_ONCE} people are invited at once");
            return Err(Problem::new(ErrorCode::TooManyPeople, message));
        }
        let known = relations_of(&self.services, &me.id).await?;
        for other in people {
            let is_friend = known.friends.iter().any(|it| it.id == *other);
            if *other == me.id || !is_friend && !have_played(&self.services, &me.id, other).await? {
                return Err(Problem::new(
                    ErrorCode::Stranger,
                    "only friends, and people with whom you have played, can be invited; send \
                     others the link",
                ));
            }
        }
        let mine = core::slice::from_ref(&me.id);
        for other in people {
            if model.seat_of(other).is_some() {
                continue;
            }
            let blocks = self.services.store.blocked_by(other, mine).await;
            if !blocks
                .map_err(|error| self.services.busy(&error))?
                .is_empty()
            {
                continue;
            }
            if keep_invitation(&self.services, me, table, other).await? {
                let (person, by) = (other.clone(), me.clone());
                let invited = TableMessage::Invited { person, by };
                self.tables.send(table, invited).await;
            }
            self.services.bus.publish(BusEvent::People(other.clone()));
        }
        Ok(())
    }

    /// Declines an invitation. The sender isn't notified.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn decline(&self, me: &PersonId, table: &TableId) -> Result<(), Problem> {
        let gone = self.services.store.uninvite(me, table).await;
        gone.map_err(|error| self.services.not_stored(&error))?;
        self.services.bus.publish(BusEvent::People(me.clone()));
        Ok(())
    }
}
