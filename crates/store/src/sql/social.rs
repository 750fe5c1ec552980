//! Relations between people: friends, blocked people, and invitations to tables.

use kagiya_protocol::{PersonId, TableId};

use crate::connection::{Connection, Row, decode};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::StoredPerson;

/// A kind of relation. Two people with friend requests to each other are friends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TieKind {
    /// A friend, or the request to be one.
    Friend,
    /// A blocked person.
    Block,
}

impl TieKind {
    /// Its name in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Block => "block",
        }
    }

    /// The kind with this name in the store.
    pub fn of(word: &str) -> Option<Self> {
        [Self::Friend, Self::Block]
            .into_iter()
            .find(|kind| kind.word() == word)
    }
}

/// The relation of one person to another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tie {
    /// The person who asked for it.
    pub person: StoredPerson,
    /// The other one.
    pub other: StoredPerson,
    /// Its kind.
    pub kind: TieKind,
    /// When it began, in milliseconds since 1970.
    pub at: i64,
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredInvitation {
    /// The invited person.
    pub person: PersonId,
    /// The table.
    pub table: TableId,
    /// The inviting person.
    pub by: StoredPerson,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// How well the person who gets a friend request can know the person who sends it. Each kind has room of its own
/// among the pending requests, so that strangers can't use up that of others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asker {
    /// They have finished a game together.
    FellowPlayer,
    /// A person with an account.
    Account,
    /// A guest.
    Guest,
}

impl Asker {
    /// Which pending requests count: of everybody, of people with accounts, or of guests.
    const fn counted(self) -> &'static str {
        match self {
            Self::FellowPlayer => "",
            Self::Account => " and asking.person in (select person from accounts)",
            Self::Guest => " and asking.person not in (select person from accounts)",
        }
    }

    /// The number of these at which there is no room. Accounts and guests together leave a third for
    /// people with whom a game was finished.
    fn most(self) -> i64 {
        let most = i64::from(MOST_ASKING);
        match self {
            Self::FellowPlayer => 3 * most,
            Self::Account | Self::Guest => most,
        }
    }
}

/// The most friend requests of guests that may be pending for one person, and the most of people with
/// accounts.
pub const MOST_ASKING: u16 = 100;

/// All relations of a person.
const TIES_OF: &str =
    "select ties.person, coalesce(one.name, ''), other, coalesce(two.name, ''), kind, at
     from ties left join people as one on one.person = ties.person
         left join people as two on two.person = other
     where ties.person = $1 or other = $1
     order by at, ties.person, other";

/// Adds a relation.
const ADD_TIE: &str = "insert into ties (person, other, kind, at) values ($1, $2, $3, $4)
    on conflict do nothing";

/// Whether a person's friend request to another may be added: the other one has sent one too, or fewer than `$3`
/// others of the same kind of people are pending.
fn has_room(asker: Asker) -> String {
    format!(
        "select case when
            exists (select 1 from ties where person = $2 and other = $1 and kind = 'friend')
            or exists (select 1 from ties where person = $1 and other = $2 and kind = 'friend')
            or (select count(*) from ties as asking where other = $2 and kind = 'friend'
                and not exists (select 1 from ties as mine
                    where mine.person = $2 and mine.other = asking.person){}) < $3
        then 1 else 0 end",
        asker.counted()
    )
}

/// Ends a friendship from both sides.
const END_FRIENDSHIP: &str = "delete from ties where kind = 'friend'
     and ((person = $1 and other = $2) or (person = $2 and other = $1))";

const END_BLOCK: &str = "delete from ties where kind = 'block' and person = $1 and other = $2";

/// Removes the invitations of two people by each other.
const END_INVITATIONS: &str = "delete from invitations
     where (person = $1 and invited_by = $2) or (person = $2 and invited_by = $1)";

/// Adds an invitation, or changes one to the same table.
const ADD_INVITATION: &str =
    "insert into invitations (person, table_id, invited_by, at) values ($1, $2, $3, $4)
     on conflict (person, table_id) do update set
         invited_by = excluded.invited_by, at = excluded.at";

/// The invitations of a person.
const INVITATIONS: &str =
    "select invitations.person, table_id, invited_by, coalesce(people.name, ''), at
     from invitations left join people on people.person = invited_by
     where invitations.person = $1 and at >= $2 order by at desc, table_id";

fn person(row: &Row) -> Result<PersonId, sqlx::Error> {
    row.get(0).map(PersonId)
}

fn tie(row: &Row) -> Result<Tie, sqlx::Error> {
    let kind: String = row.get(4)?;
    let unknown = || decode(format!("no relation has the word {kind}"));
    Ok(Tie {
        person: StoredPerson {
            id: PersonId(row.get(0)?),
            name: row.get(1)?,
        },
        other: StoredPerson {
            id: PersonId(row.get(2)?),
            name: row.get(3)?,
        },
        kind: TieKind::of(&kind).ok_or_else(unknown)?,
        at: row.get(5)?,
    })
}

fn invitation(row: &Row) -> Result<StoredInvitation, sqlx::Error> {
    Ok(StoredInvitation {
        person: PersonId(row.get(0)?),
        table: TableId(row.get(1)?),
        by: StoredPerson {
            id: PersonId(row.get(2)?),
            name: row.get(3)?,
        },
        at: row.get(4)?,
    })
}

impl Store {
    /// Adds a relation. When a person blocks another, their friendship ends, and their invitations of each
    /// other are removed. [`ask_friend`](Self::ask_friend) limits the friend requests of others.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn tie(
        &self,
        person: &PersonId,
        other: &PersonId,
        kind: TieKind,
        at: i64,
    ) -> Result<(), StoreError> {
        let data = (person.clone(), other.clone(), kind, at);
        self.write(data, |connection, (person, other, kind, at)| {
            Box::pin(async move {
                let (person, other) = (person.into(), other.into());
                if *kind == TieKind::Block {
                    for end in [END_FRIENDSHIP, END_INVITATIONS] {
                        connection.execute(end, &[person, other]).await?;
                    }
                }
                let values = [person, other, kind.word().into(), (*at).into()];
                connection.execute(ADD_TIE, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Adds a friend request, if it is mutual or has room among the pending ones for the other person. Returns
    /// whether it has.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn ask_friend(
        &self,
        person: &PersonId,
        other: &PersonId,
        asker: Asker,
        at: i64,
    ) -> Result<bool, StoreError> {
        let data = (person.clone(), other.clone(), asker, at);
        self.write(data, |connection, (person, other, asker, at)| {
            Box::pin(async move {
                let (person, other) = (person.into(), other.into());
                let values = [person, other, asker.most().into()];
                let room = connection.fetch_one(has_room(*asker), &values).await?;
                let room: i64 = room.number(0)?;
                if room == 1 {
                    let friend = TieKind::Friend.word();
                    let values = [person, other, friend.into(), (*at).into()];
                    connection.execute(ADD_TIE, &values).await?;
                }
                Ok(room == 1)
            })
        })
        .await
    }

    /// Ends a relation; a friendship from both sides.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn untie(
        &self,
        person: &PersonId,
        other: &PersonId,
        kind: TieKind,
    ) -> Result<(), StoreError> {
        let data = (person.clone(), other.clone(), kind);
        self.write(data, |connection, (person, other, kind)| {
            Box::pin(async move {
                let end = match kind {
                    TieKind::Friend => END_FRIENDSHIP,
                    TieKind::Block => END_BLOCK,
                };
                connection
                    .execute(end, &[person.into(), other.into()])
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// All relations of a person, and those of others to them, oldest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn ties_of(&self, person: &PersonId) -> Result<Vec<Tie>, StoreError> {
        self.fetch(TIES_OF, &[person.into()], tie).await
    }

    /// The newest listed current table where each of these people has a seat, or one kept for them. In the
    /// order of people; those without a seat are left out.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn listed_tables_of(
        &self,
        people: &[PersonId],
    ) -> Result<Vec<(PersonId, TableId)>, StoreError> {
        let among = self.dialect().in_list("person", "$1");
        let sql = format!(
            "select person, table_id from
                 (select person, tables.table_id, row_number() over (partition by person
                      order by created_at desc, tables.table_id desc) as place
                  from (select person, table_id from seats
                            where current and person is not null and {among}
                        union select person, table_id from
                            (select kept_for as person, table_id from seats
                                 where current and person is not null
                                     and kept_for is not null) as kept
                        where {among}) as sits
                      join tables on tables.table_id = sits.table_id
                  where listed) as placed
             where place = 1 order by person"
        );
        let people: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        self.fetch(sql, &[(&*people).into()], |row| {
            Ok((PersonId(row.get(0)?), TableId(row.get(1)?)))
        })
        .await
    }

    /// The people among these whom a person blocks.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn blocked_by(
        &self,
        of: &PersonId,
        people: &[PersonId],
    ) -> Result<Vec<PersonId>, StoreError> {
        let among = self.dialect().in_list("other", "$2");
        let sql = format!(
            "select other from ties where person = $1 and kind = 'block' and {among} order by other"
        );
        let people: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        self.fetch(sql, &[of.into(), (&*people).into()], person)
            .await
    }

    /// Stores a person's answer whether friends may see that they are online.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn set_shown(&self, person: &PersonId, shown: bool) -> Result<(), StoreError> {
        self.write((person.clone(), shown), |connection, (person, shown)| {
            Box::pin(async move {
                let write = "insert into shown (person, shows) values ($1, $2)
                     on conflict (person) do update set shows = excluded.shows";
                let values = [person.into(), i64::from(*shown).into()];
                connection.execute(write, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// The people among these who let friends see that they are online.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn shown(&self, people: &[PersonId]) -> Result<Vec<PersonId>, StoreError> {
        let among = self.dialect().in_list("person", "$1");
        let sql = format!("select person from shown where shows = 1 and {among} order by person");
        let people: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        self.fetch(sql, &[(&*people).into()], person).await
    }

    /// Whether a person has answered if friends may see that they are online.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn has_answered_shown(&self, who: &PersonId) -> Result<bool, StoreError> {
        let sql = "select person from shown where person = $1";
        let found = self.fetch_optional(sql, &[who.into()], person).await?;
        Ok(found.is_some())
    }

    /// Adds an invitation, or changes one to the same table.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn invite(&self, invitation: &StoredInvitation) -> Result<(), StoreError> {
        self.write(invitation.clone(), |connection, invitation| {
            Box::pin(async move {
                let values = [
                    (&invitation.person).into(),
                    (&invitation.table).into(),
                    (&invitation.by.id).into(),
                    invitation.at.into(),
                ];
                connection.execute(ADD_INVITATION, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes the invitation of a person to a table.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn uninvite(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let data = (person.clone(), table.clone());
        self.write(data, |connection, (person, table)| {
            Box::pin(async move {
                let remove = "delete from invitations where person = $1 and table_id = $2";
                connection
                    .execute(remove, &[person.into(), table.into()])
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// The invitations of a person since a time, newest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn invitations(
        &self,
        person: &PersonId,
        since: i64,
    ) -> Result<Vec<StoredInvitation>, StoreError> {
        self.fetch(INVITATIONS, &[person.into(), since.into()], invitation)
            .await
    }

    /// Removes the invitations before a time. Returns how many.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn forget_invitations(&self, before: i64) -> Result<u64, StoreError> {
        self.write(before, |connection, before| {
            Box::pin(forget(connection, *before))
        })
        .await
    }
}

async fn forget(connection: &mut Connection<'_>, before: i64) -> Result<u64, sqlx::Error> {
    let forget = "delete from invitations where at < $1";
    connection.execute(forget, &[before.into()]).await
}
