//! Friends, people whom somebody blocks, and invitations to tables.
//!
//! Who is blocked is not told so. What they ask for is taken, and comes to nothing: their wish to be a friend and their
//! invitations are not shown, and at a table of who blocks them they hear what everybody hears who is kept out there.
//! So it is with the wish of who comes after as many others as can wait for one person.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use kagiya_protocol::{
    ErrorCode, Friend, Invitation, PeopleInfo, Person, PersonId, PersonRequest, Problem, TableId,
    TableStatus, check_name,
};

use super::House;
use crate::border;
use crate::bus::News;
use crate::names::plain;
use crate::store::{Played, Stage, StoredInvitation, StoredPerson, Tie, TieKind};

/// How long an invitation is shown, in milliseconds.
pub(super) const INVITED: i64 = 24 * 60 * 60 * 1000;

/// How many people are invited at once.
const AT_ONCE: usize = 10;

fn person(stored: &StoredPerson) -> Person {
    Person {
        id: stored.id.clone(),
        name: stored.name.clone(),
    }
}

/// What the ties of a person come to.
struct Known {
    friends: Vec<Person>,
    asking: Vec<Person>,
    asked: Vec<Person>,
    blocked: Vec<Person>,
}

impl Known {
    fn of(me: &PersonId, ties: &[Tie]) -> Self {
        let of = |kind, mine: bool| {
            let ties = ties.iter().filter(move |tie| tie.kind == kind);
            ties.filter_map(move |tie| {
                let (one, two) = (&tie.person, &tie.other);
                let (who, whom) = if mine { (one, two) } else { (two, one) };
                (who.id == *me).then(|| person(whom))
            })
        };
        let blocked: Vec<Person> = of(TieKind::Block, true).collect();
        let wanted: Vec<Person> = of(TieKind::Friend, true).collect();
        let is_in = |list: &[Person], it: &Person| list.iter().any(|other| other.id == it.id);
        let wanting: Vec<Person> = of(TieKind::Friend, false)
            .filter(|it| !is_in(&blocked, it))
            .collect();
        let (friends, asked): (Vec<Person>, Vec<Person>) =
            wanted.into_iter().partition(|it| is_in(&wanting, it));
        let asking = wanting
            .into_iter()
            .filter(|it| !is_in(&friends, it))
            .collect();
        Self {
            friends,
            asking,
            asked,
            blocked,
        }
    }
}

impl House {
    async fn known_to(&self, me: &PersonId) -> Result<Known, Problem> {
        let ties = self.store.ties_of(me).await;
        let ties = ties.map_err(|error| self.busy(&error))?;
        Ok(Known::of(me, &ties))
    }

    /// Everything about the people whom somebody knows here.
    ///
    /// # Errors
    /// `server/busy` if the store is out of reach.
    pub(crate) async fn people_of(self: &Arc<Self>, me: &PersonId) -> Result<PeopleInfo, Problem> {
        let known = self.known_to(me).await?;
        let mut ids: Vec<PersonId> = known.friends.iter().map(|it| it.id.clone()).collect();
        ids.push(me.clone());
        let shown = self.store.shown(&ids).await;
        let shown: HashSet<PersonId> = shown
            .map_err(|error| self.busy(&error))?
            .into_iter()
            .collect();
        let seen: Vec<PersonId> = ids
            .into_iter()
            .filter(|id| id != me && shown.contains(id))
            .collect();
        let tables = self.store.listed_tables_of(&seen).await;
        let tables = tables.map_err(|error| self.busy(&error))?;
        let mut tables: HashMap<PersonId, TableId> = tables.into_iter().collect();
        let friend = |person: Person| Friend {
            here: shown.contains(&person.id).then(|| self.is_here(&person.id)),
            table: tables.remove(&person.id),
            person,
        };
        let friends = known.friends.into_iter().map(friend).collect();
        let blocked: HashSet<&PersonId> = known.blocked.iter().map(|it| &it.id).collect();
        let mut invitations = Vec::new();
        for invitation in self.invitations_of(me).await? {
            if blocked.contains(&invitation.by.id) {
                continue;
            }
            let row = self.store.row(&invitation.table).await;
            let row = row.map_err(|error| self.busy(&error))?;
            let Some(row) = row.filter(|row| row.stage.is_current()) else {
                continue;
            };
            if row.people().any(|it| it == me) {
                continue;
            }
            let (seat, seat_of) = if row.stage == Stage::Running {
                // Only the table knows whether the seat is still there for them.
                let Ok(model) = self.look(&invitation.table).await else {
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
                settings: border::settings(&row),
                by: person(&invitation.by),
                at: invitation.at,
                seat,
                seat_of,
            });
        }
        Ok(PeopleInfo {
            shown: shown.contains(me),
            friends,
            asking: known.asking,
            asked: known.asked,
            blocked: known.blocked,
            invitations,
        })
    }

    /// Whether there is anybody whom somebody knows here, or who invites them. If that can't be read, there may be.
    pub(crate) async fn knows_anybody(&self, me: &PersonId) -> bool {
        let since = self.clock.now() - INVITED;
        let ties = self.store.ties_of(me).await;
        if !ties.is_ok_and(|ties| ties.is_empty()) {
            return true;
        }
        let invitations = self.store.invitations(me, since).await;
        !invitations.is_ok_and(|invitations| invitations.is_empty())
    }

    async fn invitations_of(&self, me: &PersonId) -> Result<Vec<StoredInvitation>, Problem> {
        let since = self.clock.now() - INVITED;
        let found = self.store.invitations(me, since).await;
        found.map_err(|error| self.busy(&error))
    }

    /// Whether two people have played a game to its end together.
    async fn have_played(&self, me: &PersonId, other: &PersonId) -> Result<bool, Problem> {
        let which = Played {
            by: me.clone(),
            preset: None,
            players: None,
            with: Some(other.clone()),
            outcome: None,
            before: None,
        };
        let found = self.store.played(&which, 1).await;
        Ok(!found.map_err(|error| self.busy(&error))?.is_empty())
    }

    /// Whom a request names: somebody else who is here, by id or by the name of their account. Says also whether it was by
    /// name.
    async fn named(
        &self,
        me: &PersonId,
        request: &PersonRequest,
    ) -> Result<(PersonId, bool), Problem> {
        let unknown = || {
            Problem::new(
                ErrorCode::UnknownPerson,
                "nobody else here has this id, or an account of this name",
            )
        };
        let (found, by_name) = match (&request.person, &request.name) {
            (Some(id), None) if !id.as_str().contains('\0') => {
                let found = self.store.person(id).await;
                let found = found.map_err(|error| self.busy(&error))?;
                (found.map(|it| it.id), false)
            }
            (None, Some(name)) => {
                let name = check_name(name).ok().and_then(|name| plain(&name).ok());
                let name = name.ok_or_else(unknown)?;
                let found = self.account_called(&name).await?;
                (found.map(|account| account.person.id), true)
            }
            _ => (None, false),
        };
        let found = found.filter(|it| it != me).ok_or_else(unknown)?;
        Ok((found, by_name))
    }

    fn not_too_many(&self, known: &Known) -> Result<(), Problem> {
        let many = known.friends.len() + known.asked.len() + known.blocked.len();
        let most = self.config.quotas.ties_of_person;
        if many < most {
            return Ok(());
        }
        let message = format!("one person can know {most} people here; let somebody go first");
        Err(Problem::new(ErrorCode::TooManyPeople, message))
    }

    fn people_changed(&self, people: [&PersonId; 2]) {
        for person in people {
            self.bus.publish(News::People(person.clone()));
        }
    }

    /// Asks somebody to be a friend, or agrees to it. The wish of who asks where too many wait already comes to nothing.
    ///
    /// # Errors
    /// `people/unknown`, `people/stranger`, `people/too_many`.
    pub(crate) async fn befriend(
        &self,
        me: &PersonId,
        request: &PersonRequest,
    ) -> Result<(), Problem> {
        let (other, by_name) = self.named(me, request).await?;
        let known = self.known_to(me).await?;
        let is_in = |list: &[Person]| list.iter().any(|it| it.id == other);
        if is_in(&known.friends) || is_in(&known.asked) {
            return Ok(());
        }
        self.not_too_many(&known)?;
        if !by_name && !is_in(&known.asking) && !self.have_played(me, &other).await? {
            return Err(Problem::new(
                ErrorCode::Stranger,
                "play a game to its end with somebody first, or ask by the name of their account",
            ));
        }
        // Whoever wants a friend blocks them no more.
        let untied = self.store.untie(me, &other, TieKind::Block).await;
        untied.map_err(|error| self.not_stored(&error))?;
        let now = self.clock.now();
        let tied = self.store.tie(me, &other, TieKind::Friend, now).await;
        tied.map_err(|error| self.not_stored(&error))?;
        self.people_changed([me, &other]);
        Ok(())
    }

    /// Ends a friendship, or a wish for one, whoever had it.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn unfriend(&self, me: &PersonId, other: &PersonId) -> Result<(), Problem> {
        let untied = self.store.untie(me, other, TieKind::Friend).await;
        untied.map_err(|error| self.not_stored(&error))?;
        self.people_changed([me, other]);
        Ok(())
    }

    /// Blocks somebody.
    ///
    /// # Errors
    /// `people/unknown`, `people/too_many`.
    pub(crate) async fn block_person(
        &self,
        me: &PersonId,
        request: &PersonRequest,
    ) -> Result<(), Problem> {
        let (other, _) = self.named(me, request).await?;
        let known = self.known_to(me).await?;
        if known.blocked.iter().any(|it| it.id == other) {
            return Ok(());
        }
        self.not_too_many(&known)?;
        let now = self.clock.now();
        let tied = self.store.tie(me, &other, TieKind::Block, now).await;
        tied.map_err(|error| self.not_stored(&error))?;
        // Their list of friends is shorter: that they may see as if the friendship was ended.
        self.people_changed([me, &other]);
        Ok(())
    }

    /// Blocks somebody no more.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn unblock_person(
        &self,
        me: &PersonId,
        other: &PersonId,
    ) -> Result<(), Problem> {
        let untied = self.store.untie(me, other, TieKind::Block).await;
        untied.map_err(|error| self.not_stored(&error))?;
        self.bus.publish(News::People(me.clone()));
        Ok(())
    }

    /// Lets friends see that somebody is there, or not.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn show_person(&self, me: &PersonId, shown: bool) -> Result<(), Problem> {
        let set = self.store.set_shown(me, shown).await;
        set.map_err(|error| self.not_stored(&error))?;
        self.bus.publish(News::People(me.clone()));
        Ok(())
    }

    /// Invites people to an open table where somebody sits.
    ///
    /// # Errors
    /// `table/unknown`, `table/not_open`, `seat/not_seated`, `people/stranger`, `people/too_many`.
    pub(crate) async fn invite(
        self: &Arc<Self>,
        me: &Person,
        table: &TableId,
        people: &[PersonId],
    ) -> Result<(), Problem> {
        let model = self.look(table).await?;
        if model.info.status != TableStatus::Open {
            let message = "people are invited before the game begins";
            return Err(Problem::new(ErrorCode::NotOpen, message));
        }
        if model.seat_of(&me.id).is_none() && model.info.owner != me.id {
            let message = "only who sits at the table invites others";
            return Err(Problem::new(ErrorCode::NotSeated, message));
        }
        if people.len() > AT_ONCE || people.iter().any(|it| it.as_str().contains('\0')) {
            let message = format!("at most {AT_ONCE} people are invited at once");
            return Err(Problem::new(ErrorCode::TooManyPeople, message));
        }
        let known = self.known_to(&me.id).await?;
        for other in people {
            let is_friend = known.friends.iter().any(|it| it.id == *other);
            if *other == me.id || !is_friend && !self.have_played(&me.id, other).await? {
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
            let blocks = self.store.blocked_by(other, mine).await;
            if !blocks.map_err(|error| self.busy(&error))?.is_empty() {
                continue;
            }
            self.keep_invitation(me, table, other).await?;
            self.bus.publish(News::People(other.clone()));
        }
        Ok(())
    }

    /// Whom somebody may offer a seat to: a friend, or somebody with whom they have played.
    ///
    /// # Errors
    /// `people/unknown`, `people/stranger`.
    pub(crate) async fn may_be_offered(
        &self,
        me: &PersonId,
        other: &PersonId,
    ) -> Result<Person, Problem> {
        let request = PersonRequest {
            person: Some(other.clone()),
            name: None,
        };
        let (other, _) = self.named(me, &request).await?;
        let known = self.known_to(me).await?;
        if let Some(friend) = known.friends.iter().find(|it| it.id == other) {
            return Ok(friend.clone());
        }
        if !self.have_played(me, &other).await? {
            return Err(Problem::new(
                ErrorCode::Stranger,
                "a seat can be offered to friends, and to people with whom you have played",
            ));
        }
        let found = self.store.person(&other).await;
        let found = found.map_err(|error| self.busy(&error))?;
        let found = found.as_ref().map(person);
        found.ok_or_else(|| Problem::new(ErrorCode::UnknownPerson, "nobody here has this id"))
    }

    /// Keeps the invitation to the seat that somebody is about to be offered. Whoever blocks who offers it is not
    /// disturbed.
    ///
    /// # Errors
    /// `people/too_many` if too many invitations wait for them.
    pub(crate) async fn invite_to_seat(
        &self,
        by: &Person,
        table: &TableId,
        other: &PersonId,
    ) -> Result<(), Problem> {
        let mine = core::slice::from_ref(&by.id);
        let blocks = self.store.blocked_by(other, mine).await;
        if !blocks.map_err(|error| self.busy(&error))?.is_empty() {
            return Ok(());
        }
        self.keep_invitation(by, table, other).await
    }

    async fn keep_invitation(
        &self,
        by: &Person,
        table: &TableId,
        other: &PersonId,
    ) -> Result<(), Problem> {
        let most = self.config.quotas.invitations_of_person;
        let mut waiting = self.invitations_of(other).await?;
        if waiting.len() >= most {
            waiting = self.still_open(waiting).await?;
        }
        let new = waiting.iter().all(|it| it.table != *table);
        if new && waiting.len() >= most {
            let message = "too many invitations wait for one of them; send them the link";
            return Err(Problem::new(ErrorCode::TooManyPeople, message));
        }
        let invitation = StoredInvitation {
            person: other.clone(),
            table: table.clone(),
            by: StoredPerson {
                id: by.id.clone(),
                name: by.name.clone(),
            },
            at: self.clock.now(),
        };
        let kept = self.store.invite(&invitation).await;
        kept.map_err(|error| self.not_stored(&error))
    }

    /// The invitations to tables that are open or running; the others are forgotten.
    async fn still_open(
        &self,
        invitations: Vec<StoredInvitation>,
    ) -> Result<Vec<StoredInvitation>, Problem> {
        let mut open = Vec::new();
        for invitation in invitations {
            let row = self.store.row(&invitation.table).await;
            let row = row.map_err(|error| self.busy(&error))?;
            if row.is_some_and(|row| row.stage.is_current()) {
                open.push(invitation);
            } else {
                let gone = self.store.uninvite(&invitation.person, &invitation.table);
                gone.await.map_err(|error| self.not_stored(&error))?;
            }
        }
        Ok(open)
    }

    /// Declines an invitation. Who has invited is not told.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn decline(&self, me: &PersonId, table: &TableId) -> Result<(), Problem> {
        let gone = self.store.uninvite(me, table).await;
        gone.map_err(|error| self.not_stored(&error))?;
        self.bus.publish(News::People(me.clone()));
        Ok(())
    }
}
