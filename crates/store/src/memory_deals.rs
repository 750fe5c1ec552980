//! Deals that several tables play, and what people are to each other, in memory.

use core::cmp::Reverse;

use kagiya_protocol::{ChallengeId, PersonId, TableId};

use super::memory::{MemoryStore, all_of, counted, now};
use super::results::BROKEN_OFF;
use super::{
    AfterGame, Deals, GivenBy, Later, MOST_ASKING, Stage, StoredChallenge, StoredInvitation,
    StoredPerson, TableRow, Tie, TieKind, Ties,
};

/// What is kept of deals, and of people among themselves.
#[derive(Debug, Default)]
pub(super) struct Among {
    /// Who knows a deal, and from which table.
    seen: Vec<(String, PersonId, TableId)>,
    challenges: Vec<StoredChallenge>,
    secrets: Vec<(String, String)>,
    /// Whose wish about whom, of which kind, and since when.
    ties: Vec<(PersonId, PersonId, TieKind, i64)>,
    shown: Vec<PersonId>,
    invitations: Vec<(PersonId, TableId, PersonId, i64)>,
}

impl Among {
    pub(super) fn see(&mut self, deal: &str, person: &PersonId, table: &TableId) {
        let known = self.seen.iter().any(|it| it.0 == deal && it.1 == *person);
        if !known {
            let line = (deal.to_owned(), person.clone(), table.clone());
            self.seen.push(line);
        }
    }

    /// Takes the row of a table into account: who sits there when its cards are dealt knows the deal.
    pub(super) fn take(&mut self, row: &TableRow) {
        let Some(deal) = row.dealt.as_ref().filter(|_| row.stage == Stage::Running) else {
            return;
        };
        for person in row.people() {
            self.see(deal, person, &row.id);
        }
    }

    /// Forgets people who can't prove any more who they are.
    pub(super) fn forget(&mut self, gone: impl Fn(&PersonId) -> bool) {
        self.seen.retain(|(_, person, _)| !gone(person));
        self.ties
            .retain(|(person, other, ..)| !gone(person) && !gone(other));
        self.shown.retain(|person| !gone(person));
        self.invitations
            .retain(|(person, _, by, _)| !gone(person) && !gone(by));
    }

    /// Forgets a person who has removed themselves.
    pub(super) fn remove_person(&mut self, person: &PersonId) {
        self.forget(|it| it == person);
        self.challenges.retain(|it| it.by != *person);
    }

    pub(super) fn remove_table(&mut self, table: &TableId) {
        self.seen.retain(|(_, _, it)| it != table);
        self.challenges.retain(|it| it.table != *table);
        self.invitations.retain(|(_, it, ..)| it != table);
    }
}

impl Deals for MemoryStore {
    fn claim_deal<'a>(
        &'a self,
        deal: &'a str,
        table: &'a TableId,
        people: &'a [PersonId],
    ) -> Later<'a, Vec<PersonId>> {
        let mut all = all_of(self);
        let knows = |person: &&PersonId| {
            let mut seen = all.among.seen.iter();
            seen.any(|it| it.0 == deal && it.1 == **person && it.2 != *table)
                || all.has_played(deal, person, Some(table))
        };
        let mut known: Vec<PersonId> = people.iter().filter(knows).cloned().collect();
        known.sort();
        if known.is_empty() {
            for person in people {
                all.among.see(deal, person, table);
            }
        }
        now(known)
    }

    fn saw_deal<'a>(
        &'a self,
        deal: &'a str,
        table: &'a TableId,
        person: &'a PersonId,
    ) -> Later<'a, ()> {
        all_of(self).among.see(deal, person, table);
        now(())
    }

    fn knowing<'a>(&'a self, deal: &'a str, people: &'a [PersonId]) -> Later<'a, Vec<PersonId>> {
        let all = all_of(self);
        let knows = |person: &&PersonId| {
            let mut seen = all.among.seen.iter();
            seen.any(|it| it.0 == deal && it.1 == **person) || all.has_played(deal, person, None)
        };
        let mut known: Vec<PersonId> = people.iter().filter(knows).cloned().collect();
        known.sort();
        now(known)
    }

    fn challenge<'a>(&'a self, challenge: &'a StoredChallenge) -> Later<'a, ChallengeId> {
        let challenges = &mut all_of(self).among.challenges;
        let mut known = challenges.iter();
        if let Some(known) = known.find(|it| it.table == challenge.table && it.by == challenge.by) {
            return now(known.id.clone());
        }
        challenges.push(challenge.clone());
        now(challenge.id.clone())
    }

    fn challenge_called<'a>(&'a self, id: &'a ChallengeId) -> Later<'a, Option<StoredChallenge>> {
        let all = all_of(self);
        let mut challenges = all.among.challenges.iter();
        now(challenges.find(|it| it.id == *id).cloned())
    }

    fn challenges_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<StoredChallenge>> {
        let all = all_of(self);
        let mine = all.among.challenges.iter().filter(|it| it.by == *person);
        let mut mine: Vec<StoredChallenge> = mine.cloned().collect();
        mine.sort_by_key(|it| (Reverse(it.at), it.id.clone()));
        now(mine)
    }

    fn count_given<'a>(&'a self, given: &'a GivenBy) -> Later<'a, u32> {
        let all = all_of(self);
        let begun = |row: &&TableRow| matches!(row.stage, Stage::Running | Stage::Finished);
        let given = all.rows().filter(|row| row.given.as_ref() == Some(given));
        now(u32::try_from(given.filter(begun).count()).unwrap_or(u32::MAX))
    }

    fn games_given<'a>(
        &'a self,
        given: &'a GivenBy,
        after: Option<&'a AfterGame>,
        limit: u32,
    ) -> Later<'a, Vec<TableRow>> {
        let all = all_of(self);
        let key = |row: &TableRow| {
            let points = row.result.as_ref().map_or(0, |it| i64::from(it.points));
            let time = row.finished_at.unwrap_or_default();
            (Reverse(points), time, row.id.clone())
        };
        let fits = |row: &&TableRow| {
            let result = row.result.as_ref();
            row.stage == Stage::Finished
                && row.given.as_ref() == Some(given)
                && result.is_some_and(|it| it.outcome != BROKEN_OFF)
                && after.is_none_or(|(points, time, table)| {
                    key(row) > (Reverse(*points), *time, table.clone())
                })
        };
        let mut rows: Vec<TableRow> = all.rows().filter(fits).cloned().collect();
        rows.sort_by_key(key);
        rows.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        now(rows)
    }

    fn house_secret<'a>(&'a self, name: &'a str, fresh: &'a str) -> Later<'a, String> {
        let secrets = &mut all_of(self).among.secrets;
        if let Some((_, value)) = secrets.iter().find(|(it, _)| it == name) {
            return now(value.clone());
        }
        secrets.push((name.to_owned(), fresh.to_owned()));
        now(fresh.to_owned())
    }
}

impl Ties for MemoryStore {
    fn tie<'a>(
        &'a self,
        person: &'a PersonId,
        other: &'a PersonId,
        kind: TieKind,
        at: i64,
    ) -> Later<'a, ()> {
        let among = &mut all_of(self).among;
        if kind == TieKind::Block {
            let both = |one: &PersonId, two: &PersonId| {
                (one, two) == (person, other) || (one, two) == (other, person)
            };
            among
                .ties
                .retain(|(one, two, kind, _)| *kind == TieKind::Block || !both(one, two));
            among.invitations.retain(|(one, _, two, _)| !both(one, two));
        }
        let known = |it: &(PersonId, PersonId, TieKind, i64)| {
            it.0 == *person && it.1 == *other && it.2 == kind
        };
        let is_tie = |one: &PersonId, two: &PersonId, kind: Option<TieKind>| {
            let mut ties = among.ties.iter();
            ties.any(|it| it.0 == *one && it.1 == *two && kind.is_none_or(|kind| it.2 == kind))
        };
        let asking = |it: &&(PersonId, PersonId, TieKind, i64)| {
            it.1 == *other && it.2 == TieKind::Friend && !is_tie(other, &it.0, None)
        };
        let is_heard = kind != TieKind::Friend
            || is_tie(other, person, Some(TieKind::Friend))
            || among.ties.iter().filter(asking).count() < usize::from(MOST_ASKING);
        if is_heard && !among.ties.iter().any(known) {
            among.ties.push((person.clone(), other.clone(), kind, at));
        }
        now(())
    }

    fn untie<'a>(
        &'a self,
        person: &'a PersonId,
        other: &'a PersonId,
        kind: TieKind,
    ) -> Later<'a, ()> {
        all_of(self).among.ties.retain(|(one, two, it, _)| {
            let mine = (one, two) == (person, other);
            let theirs = kind == TieKind::Friend && (one, two) == (other, person);
            *it != kind || !(mine || theirs)
        });
        now(())
    }

    fn ties_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Tie>> {
        let all = all_of(self);
        let named = |id: &PersonId| StoredPerson {
            id: id.clone(),
            name: all.name_of(id),
        };
        let theirs = all.among.ties.iter();
        let theirs = theirs.filter(|(one, two, ..)| one == person || two == person);
        let mut ties: Vec<Tie> = theirs
            .map(|(one, two, kind, at)| Tie {
                person: named(one),
                other: named(two),
                kind: *kind,
                at: *at,
            })
            .collect();
        ties.sort_by_key(|it| (it.at, it.person.id.clone(), it.other.id.clone()));
        now(ties)
    }

    fn listed_tables_of<'a>(
        &'a self,
        people: &'a [PersonId],
    ) -> Later<'a, Vec<(PersonId, TableId)>> {
        let all = all_of(self);
        let of = |person: &PersonId| {
            let sits = |row: &&TableRow| {
                let mut seats = row.seats.iter();
                seats.any(|seat| {
                    let is =
                        |it: &Option<StoredPerson>| it.as_ref().is_some_and(|it| it.id == *person);
                    is(&seat.person) || is(&seat.kept_for) && seat.person.is_some()
                })
            };
            let listed = all
                .rows()
                .filter(|row| row.listed && row.stage.is_current());
            let newest = listed
                .filter(sits)
                .max_by_key(|row| (row.created_at, row.id.clone()));
            newest.map(|row| (person.clone(), row.id.clone()))
        };
        let mut found: Vec<_> = people.iter().filter_map(of).collect();
        found.sort();
        now(found)
    }

    fn blocked_by<'a>(
        &'a self,
        person: &'a PersonId,
        people: &'a [PersonId],
    ) -> Later<'a, Vec<PersonId>> {
        let all = all_of(self);
        let blocks = |other: &&PersonId| {
            let mut ties = all.among.ties.iter();
            ties.any(|it| it.0 == *person && it.1 == **other && it.2 == TieKind::Block)
        };
        let mut blocked: Vec<PersonId> = people.iter().filter(blocks).cloned().collect();
        blocked.sort();
        now(blocked)
    }

    fn set_shown<'a>(&'a self, person: &'a PersonId, shown: bool) -> Later<'a, ()> {
        let all = &mut all_of(self).among.shown;
        all.retain(|it| it != person);
        if shown {
            all.push(person.clone());
        }
        now(())
    }

    fn shown<'a>(&'a self, people: &'a [PersonId]) -> Later<'a, Vec<PersonId>> {
        let all = all_of(self);
        let shown = people.iter().filter(|it| all.among.shown.contains(it));
        let mut shown: Vec<PersonId> = shown.cloned().collect();
        shown.sort();
        now(shown)
    }

    fn invite<'a>(&'a self, invitation: &'a StoredInvitation) -> Later<'a, ()> {
        let invitations = &mut all_of(self).among.invitations;
        let StoredInvitation {
            person,
            table,
            by,
            at,
        } = invitation.clone();
        invitations.retain(|it| it.0 != person || it.1 != table);
        invitations.push((person, table, by.id, at));
        now(())
    }

    fn uninvite<'a>(&'a self, person: &'a PersonId, table: &'a TableId) -> Later<'a, ()> {
        let invitations = &mut all_of(self).among.invitations;
        invitations.retain(|it| it.0 != *person || it.1 != *table);
        now(())
    }

    fn invitations<'a>(
        &'a self,
        person: &'a PersonId,
        since: i64,
    ) -> Later<'a, Vec<StoredInvitation>> {
        let all = all_of(self);
        let mine = all.among.invitations.iter();
        let mine = mine.filter(|it| it.0 == *person && it.3 >= since);
        let mut mine: Vec<StoredInvitation> = mine
            .map(|(person, table, by, at)| StoredInvitation {
                person: person.clone(),
                table: table.clone(),
                by: StoredPerson {
                    id: by.clone(),
                    name: all.name_of(by),
                },
                at: *at,
            })
            .collect();
        mine.sort_by_key(|it| (Reverse(it.at), it.table.clone()));
        now(mine)
    }

    fn forget_invitations(&self, before: i64) -> Later<'_, u64> {
        let invitations = &mut all_of(self).among.invitations;
        let many = invitations.len();
        invitations.retain(|it| it.3 >= before);
        now(counted(many, invitations.len()))
    }
}
