//! Friends, blocked people and invitations in the store.
//!
//! Blocked people aren't notified. Their friend requests and invitations are accepted and not shown. At a
//! table of someone who blocks them they get the answer for a banned player.

use kagiya_protocol::{ErrorCode, Person, PersonId, PersonRequest, Problem, TableId, check_name};

use crate::accounts::find_by_name;
use crate::names::plain;
use crate::services::Services;
use crate::store::{Played, StoredInvitation, StoredPerson, Tie, TieKind};

/// How long an invitation is shown, in milliseconds.
pub(crate) const INVITATION_LIFE: i64 = 24 * 60 * 60 * 1000;

pub(crate) fn person(stored: &StoredPerson) -> Person {
    Person {
        id: stored.id.clone(),
        name: stored.name.clone(),
    }
}

/// A person's friends, requests and blocked people.
pub(crate) struct Relations {
    pub(crate) friends: Vec<Person>,
    /// People whose friend requests wait for an answer.
    pub(crate) asking: Vec<Person>,
    /// People whom the person has sent a friend request.
    pub(crate) asked: Vec<Person>,
    pub(crate) blocked: Vec<Person>,
}

impl Relations {
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

pub(crate) async fn relations_of(services: &Services, me: &PersonId) -> Result<Relations, Problem> {
    let ties = services.store.ties_of(me).await;
    let ties = ties.map_err(|error| services.busy(&error))?;
    Ok(Relations::of(me, &ties))
}

pub(crate) async fn invitations_of(
    services: &Services,
    me: &PersonId,
) -> Result<Vec<StoredInvitation>, Problem> {
    let since = services.clock.now() - INVITATION_LIFE;
    let found = services.store.invitations(me, since).await;
    found.map_err(|error| services.busy(&error))
}

/// Whether two people have finished a game together.
pub(crate) async fn have_played(
    services: &Services,
    me: &PersonId,
    other: &PersonId,
) -> Result<bool, Problem> {
    let which = Played {
        by: me.clone(),
        preset: None,
        players: None,
        with: Some(other.clone()),
        outcome: None,
        before: None,
    };
    let found = services.store.played(&which, 1).await;
    Ok(!found.map_err(|error| services.busy(&error))?.is_empty())
}

/// The other person that a request names, by id or by account name, and whether it was by name.
pub(crate) async fn named(
    services: &Services,
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
            let found = services.store.person(id).await;
            let found = found.map_err(|error| services.busy(&error))?;
            (found.map(|it| it.id), false)
        }
        (None, Some(name)) => {
            let name = check_name(name).ok().and_then(|name| plain(&name).ok());
            let name = name.ok_or_else(unknown)?;
            let found = find_by_name(services, &name).await?;
            (found.map(|account| account.person.id), true)
        }
        _ => (None, false),
    };
    let found = found.filter(|it| it != me).ok_or_else(unknown)?;
    Ok((found, by_name))
}

/// The person to offer a seat to, who must be a friend or an earlier fellow player.
///
/// # Errors
/// `people/unknown`, `people/stranger`.
pub(crate) async fn may_be_offered(
    services: &Services,
    me: &PersonId,
    other: &PersonId,
) -> Result<Person, Problem> {
    let request = PersonRequest {
        person: Some(other.clone()),
        name: None,
    };
    let (other, _) = named(services, me, &request).await?;
    let known = relations_of(services, me).await?;
    if let Some(friend) = known.friends.iter().find(|it| it.id == other) {
        return Ok(friend.clone());
    }
    if !have_played(services, me, &other).await? {
        return Err(Problem::new(
            ErrorCode::Stranger,
            "a seat can be offered to friends, and to people with whom you have played",
        ));
    }
    let found = services.store.person(&other).await;
    let found = found.map_err(|error| services.busy(&error))?;
    let found = found.as_ref().map(person);
    found.ok_or_else(|| Problem::new(ErrorCode::UnknownPerson, "nobody here has this id"))
}

/// Stores the invitation to a seat before it is offered. A person who blocks the sender gets none. Returns
/// whether it is a new one.
///
/// # Errors
/// `people/too_many` if too many invitations wait for them.
pub(crate) async fn invite_to_seat(
    services: &Services,
    by: &Person,
    table: &TableId,
    other: &PersonId,
) -> Result<bool, Problem> {
    let mine = core::slice::from_ref(&by.id);
    let blocks = services.store.blocked_by(other, mine).await;
    if !blocks.map_err(|error| services.busy(&error))?.is_empty() {
        return Ok(false);
    }
    keep_invitation(services, by, table, other).await
}

/// Stores an invitation. Returns whether it is a new one.
///
/// # Errors
/// `people/too_many` if too many invitations wait for the person.
pub(crate) async fn keep_invitation(
    services: &Services,
    by: &Person,
    table: &TableId,
    other: &PersonId,
) -> Result<bool, Problem> {
    let most = services.config.quotas.invitations_of_person;
    let mut waiting = invitations_of(services, other).await?;
    if waiting.len() >= most {
        waiting = still_open(services, waiting).await?;
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
        at: services.clock.now(),
    };
    let kept = services.store.invite(&invitation).await;
    kept.map_err(|error| services.not_stored(&error))?;
    Ok(new)
}

/// The invitations to tables that are open or running; the others are dropped.
async fn still_open(
    services: &Services,
    invitations: Vec<StoredInvitation>,
) -> Result<Vec<StoredInvitation>, Problem> {
    let mut open = Vec::new();
    for invitation in invitations {
        let row = services.store.row(&invitation.table).await;
        let row = row.map_err(|error| services.busy(&error))?;
        if row.is_some_and(|row| row.stage.is_current()) {
            open.push(invitation);
        } else {
            let gone = services
                .store
                .uninvite(&invitation.person, &invitation.table);
            gone.await.map_err(|error| services.not_stored(&error))?;
        }
    }
    Ok(open)
}
