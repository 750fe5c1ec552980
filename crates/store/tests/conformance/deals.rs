//! Deals that several tables play, and relations between people.

use core::slice;

use kagiya_protocol::{ChallengeId, DealSource, PersonId};

use super::{append, figures, person, row, stored, table};
use kagiya_store::{
    AfterGame, Append, Asker, MOST_ASKING, Ranking, Stage, Store, StoredAccount, StoredChallenge,
    StoredInvitation, StoredPerson, TableRow, TieKind,
};

pub(super) async fn check(store: &Store) {
    knowing(store).await;
    claims(store).await;
    challenges(store).await;
    given(store).await;
    ties(store).await;
    many_who_ask(store).await;
    tables_of_friends(store).await;
    invitations(store).await;
    people_who_go(store).await;
}

/// Replaces the row of a table.
pub(super) async fn write(store: &Store, seq: u32, row: TableRow) {
    let append = Append {
        row: Some(row.clone()),
        ..append(row.id.as_str(), seq, &["event"])
    };
    store.append(append).await.expect("appends");
}

fn running(id: &str, deal: &str, people: &[&str]) -> TableRow {
    TableRow {
        dealt: Some(deal.to_owned()),
        ..row(id, Stage::Running, false, 50, people)
    }
}

pub(super) fn finished(id: &str, deal: &str, at: i64, points: i8, people: &[&str]) -> TableRow {
    let mut row = row(id, Stage::Finished, false, at, people);
    if let Some(result) = &mut row.result {
        result.figures = Some(figures(deal));
        result.points = points;
    }
    row.dealt = Some(deal.to_owned());
    row
}

pub(super) fn people(names: &[&str]) -> Vec<PersonId> {
    names.iter().map(|name| person(name)).collect()
}

async fn known(store: &Store, deal: &str, names: &[&str]) -> Vec<PersonId> {
    let known = store.knowing(deal, &people(names)).await;
    known.expect("reads")
}

async fn knowing(store: &Store) {
    let all = ["deal-ana", "deal-ben", "deal-cho", "deal-dan"];
    assert_eq!(known(store, "deal-a", &all).await, []);
    let mut open = running("deal-t1", "deal-a", &["deal-ana", "deal-ben"]);
    open.stage = Stage::Open;
    open.dealt = None;
    write(store, 0, open).await;
    assert_eq!(known(store, "deal-a", &all).await, [], "it is not dealt");
    let row = running("deal-t1", "deal-a", &["deal-ana", "deal-ben"]);
    write(store, 1, row.clone()).await;
    assert_eq!(store.row(&row.id).await.expect("reads"), Some(row));
    assert_eq!(
        known(store, "deal-a", &all).await,
        people(&["deal-ana", "deal-ben"])
    );
    // A person with a seat at the deal knows the cards, also after a transfer of the seat.
    let other = running("deal-t1", "deal-a", &["deal-ana"]);
    write(store, 2, other).await;
    let (table, cho) = (table("deal-t1"), person("deal-cho"));
    for _ in 0..2 {
        let saw = store.saw_deal("deal-a", &table, &cho).await;
        saw.expect("writes");
    }
    assert_eq!(
        known(store, "deal-a", &all).await,
        people(&["deal-ana", "deal-ben", "deal-cho"])
    );
    assert_eq!(
        known(store, "deal-a", &["deal-dan", "deal-cho"]).await,
        [cho]
    );
    assert_eq!(known(store, "deal-b", &all).await, []);
    // For a deal of an earlier release, the players of the finished game know it.
    let mut old = finished("deal-t2", "deal-old", 60, 3, &["deal-dan"]);
    old.dealt = None;
    write(store, 0, old).await;
    assert_eq!(known(store, "deal-old", &all).await, people(&["deal-dan"]));
}

async fn claims(store: &Store) {
    let claim = async |at: &str, names: &[&str]| {
        let claimed = store
            .claim_deal("deal-c", &table(at), &people(names), None)
            .await;
        claimed.expect("answers")
    };
    assert_eq!(claim("deal-c1", &["deal-ana", "deal-ben"]).await, []);
    assert_eq!(
        claim("deal-c1", &["deal-ana", "deal-ben"]).await,
        [],
        "the same table again"
    );
    assert_eq!(
        claim("deal-c2", &["deal-ben", "deal-cho"]).await,
        people(&["deal-ben"])
    );
    assert_eq!(
        known(store, "deal-c", &["deal-cho"]).await,
        [],
        "others don't know it"
    );
    assert_eq!(claim("deal-c3", &["deal-cho"]).await, []);
    let old = store
        .claim_deal("deal-old", &table("deal-c4"), &people(&["deal-dan"]), None)
        .await;
    assert_eq!(old.expect("answers"), people(&["deal-dan"]));
}

async fn challenges(store: &Store) {
    let challenge = |id: &str, by: &str, at| StoredChallenge {
        id: ChallengeId(id.to_owned()),
        table: table("deal-t1"),
        by: person(by),
        deal: "deal-a".to_owned(),
        at,
    };
    let (one, two) = (
        challenge("challenge-one", "deal-ana", 5),
        challenge("challenge-two", "deal-ben", 6),
    );
    for it in [&one, &two] {
        assert_eq!(store.challenge(it).await.expect("writes"), it.id);
    }
    let again = challenge("challenge-three", "deal-ana", 9);
    assert_eq!(
        store.challenge(&again).await.expect("answers"),
        one.id,
        "one of a person and a table"
    );
    let found = store.challenge_called(&one.id).await.expect("reads");
    assert_eq!(found, Some(one.clone()));
    let none = store.challenge_called(&again.id).await.expect("reads");
    assert_eq!(none, None);
    let mine = store.challenges_of(&one.by).await.expect("reads");
    assert_eq!(mine, [one]);
}

async fn given(store: &Store) {
    let day = |players| DealSource::Day {
        day: "2026-11-22".to_owned(),
        players,
    };
    let challenge = DealSource::Challenge(ChallengeId("challenge-one".to_owned()));
    let training = DealSource::Training(table("deal-g1"));
    for given in [day(2), challenge.clone(), training] {
        assert_eq!(DealSource::from_words(&given.words()), Some(given));
    }
    let with = |row: TableRow, given: &DealSource| TableRow {
        given: Some(given.clone()),
        ..row
    };
    let best = with(
        finished("deal-g1", "deal-d", 90, 20, &["deal-ana"]),
        &day(2),
    );
    write(store, 0, best.clone()).await;
    let early = with(
        finished("deal-g2", "deal-d", 70, 12, &["deal-ben"]),
        &day(2),
    );
    write(store, 0, early.clone()).await;
    let late = with(
        finished("deal-g3", "deal-d", 80, 12, &["deal-cho"]),
        &day(2),
    );
    write(store, 0, late.clone()).await;
    let mut broken = with(finished("deal-g4", "deal-d", 80, 25, &[]), &day(2));
    if let Some(result) = &mut broken.result {
        "broken_off".clone_into(&mut result.outcome);
    }
    write(store, 0, broken).await;
    write(store, 0, with(running("deal-g5", "deal-d", &[]), &day(2))).await;
    let open = row("deal-g6", Stage::Open, false, 5, &["deal-dan"]);
    write(store, 0, with(open, &day(2))).await;
    let other = with(finished("deal-g7", "deal-e", 80, 25, &[]), &day(3));
    write(store, 0, other).await;
    let games = async |given: &DealSource, after: Option<&AfterGame>, limit| {
        let found = store
            .games_given((given, Ranking::Ranked), after, limit)
            .await;
        found.expect("reads")
    };
    assert_eq!(
        games(&day(2), None, 9).await,
        [best.clone(), early.clone(), late.clone()]
    );
    assert_eq!(games(&day(2), None, 1).await, [best]);
    let after = (20, 90, table("deal-g1"));
    assert_eq!(
        games(&day(2), Some(&after), 1).await,
        slice::from_ref(&early)
    );
    let after = (12, 70, early.id);
    assert_eq!(games(&day(2), Some(&after), 9).await, [late]);
    assert_eq!(games(&challenge, None, 9).await, []);
    let count = async |given: &DealSource| store.count_given(given).await.expect("reads");
    assert_eq!((count(&day(2)).await, count(&day(3)).await), (5, 1));
    assert_eq!(count(&challenge).await, 0);
    let scores = store.scores_given(&day(2)).await.expect("reads");
    assert_eq!(scores.scores, [(12, 2), (20, 1)]);
    assert_eq!(scores.unscored, 0);
    for lost in ["deal-g8", "deal-g9"] {
        let mut row = with(finished(lost, "deal-e", 30, 0, &[]), &day(4));
        if let Some(result) = &mut row.result {
            "lost".clone_into(&mut result.outcome);
            result.shown = lost == "deal-g9";
        }
        write(store, 0, row).await;
    }
    let lost = store.scores_given(&day(4)).await.expect("reads");
    assert_eq!(lost.scores, [(0, 1)], "one is rated as zero points");
    assert_eq!(lost.unscored, 1);

    let secret = async |name: &str, fresh: &str| {
        let kept = store.house_secret(name, fresh).await;
        kept.expect("answers")
    };
    assert_eq!(secret("secret-one", "first").await, "first");
    assert_eq!(secret("secret-one", "second").await, "first");
    assert_eq!(secret("secret-two", "second").await, "second");
}

async fn ties(store: &Store) {
    let (ana, ben, cho) = (person("tie-ana"), person("tie-ben"), person("tie-cho"));
    for (n, name) in [(60, "tie-ana"), (61, "tie-ben")] {
        let added = store.add_person(&stored(name), [n; 32], i64::MAX).await;
        added.expect("adds");
    }
    let of = async |who: &PersonId| {
        let ties = store.ties_of(who).await.expect("reads");
        let tie = |it: kagiya_store::Tie| (it.person.id, it.other.id, it.kind, it.at);
        ties.into_iter().map(tie).collect::<Vec<_>>()
    };
    let friend =
        |one: &PersonId, two: &PersonId, at| (one.clone(), two.clone(), TieKind::Friend, at);
    let tie = async |one: &PersonId, two: &PersonId, kind, at| {
        store.tie(one, two, kind, at).await.expect("writes");
    };
    tie(&ana, &ben, TieKind::Friend, 1).await;
    tie(&ana, &ben, TieKind::Friend, 7).await;
    tie(&ben, &ana, TieKind::Friend, 2).await;
    tie(&ana, &cho, TieKind::Friend, 3).await;
    assert_eq!(
        of(&ana).await,
        [
            friend(&ana, &ben, 1),
            friend(&ben, &ana, 2),
            friend(&ana, &cho, 3)
        ]
    );
    let named = store.ties_of(&cho).await.expect("reads");
    assert_eq!(
        (&*named[0].person.name, &*named[0].other.name),
        ("TIE-ANA", "")
    );
    store
        .untie(&ben, &ana, TieKind::Friend)
        .await
        .expect("writes");
    assert_eq!(of(&ana).await, [friend(&ana, &cho, 3)], "from both sides");
    tie(&cho, &ana, TieKind::Block, 4).await;
    assert_eq!(
        of(&ana).await,
        [(cho.clone(), ana.clone(), TieKind::Block, 4)],
        "nobody is a friend of who blocks them"
    );
    let blocked = async |who: &PersonId| {
        let all = [ana.clone(), ben.clone(), cho.clone()];
        store.blocked_by(who, &all).await.expect("reads")
    };
    assert_eq!(blocked(&cho).await, slice::from_ref(&ana));
    assert_eq!(blocked(&ana).await, []);
    let end = store.untie(&ana, &cho, TieKind::Block).await;
    end.expect("writes");
    assert_eq!(
        blocked(&cho).await,
        slice::from_ref(&ana),
        "the blocked person can't end it"
    );
    let end = store.untie(&cho, &ana, TieKind::Block).await;
    end.expect("writes");
    assert_eq!(of(&ana).await, []);

    let shown = async || {
        let all = [ana.clone(), ben.clone(), cho.clone()];
        store.shown(&all).await.expect("reads")
    };
    assert_eq!(shown().await, []);
    for show in [true, true] {
        store.set_shown(&ben, show).await.expect("writes");
    }
    assert_eq!(shown().await, slice::from_ref(&ben));
    store.set_shown(&ben, false).await.expect("writes");
    assert_eq!(shown().await, []);
    let answered = async |who| store.has_answered_shown(who).await.expect("reads");
    assert!(answered(&ben).await, "no is an answer too");
    assert!(!answered(&person("nobody")).await);
}

/// The number of pending requests for one person is limited; friends and blocked people aren't pending.
async fn many_who_ask(store: &Store) {
    let ana = person("tie-asked");
    let of = async |who: &PersonId| store.ties_of(who).await.expect("reads").len();
    let tie = async |one: &PersonId, two: &PersonId, kind, at| {
        store.tie(one, two, kind, at).await.expect("writes");
    };
    let ask = async |one: &PersonId, asker| {
        store
            .ask_friend(one, &ana, asker, 10)
            .await
            .expect("writes")
    };
    let fan = |n: usize| person(&format!("tie-fan-{n:03}"));
    let last = usize::from(MOST_ASKING);
    for n in 0..=last {
        assert_eq!(ask(&fan(n), Asker::Guest).await, n < last);
    }
    assert!(
        ask(&fan(0), Asker::Guest).await,
        "asking again is nothing new"
    );
    assert_eq!(of(&ana).await, last);
    assert_eq!(of(&fan(last)).await, 0, "that was one too many");
    tie(&ana, &fan(0), TieKind::Friend, 11).await;
    assert!(ask(&fan(last), Asker::Guest).await);
    assert_eq!(of(&fan(last)).await, 1);
    assert!(!ask(&fan(last + 1), Asker::Guest).await);
    assert_eq!(of(&fan(last + 1)).await, 0);
    tie(&ana, &fan(last + 1), TieKind::Friend, 13).await;
    assert!(ask(&fan(last + 1), Asker::Guest).await);
    assert_eq!(of(&fan(last + 1)).await, 2, "a request from her counts");
    // People with accounts, and people she has played with, have room of their own.
    let known = |n: usize| person(&format!("tie-known-{n:03}"));
    for n in 0..=last {
        let account = StoredAccount {
            person: StoredPerson {
                id: known(n),
                name: format!("Known {n}"),
            },
            look: format!("known {n}"),
            password: String::new(),
            since: 1,
            settings: "{}".to_owned(),
        };
        let mut session = [201; 32];
        session[0] = u8::try_from(n).expect("few");
        let added = store.add_person(&account.person, session, 1).await;
        added.expect("adds");
        assert!(store.open_account(&account).await.expect("opens"));
        assert_eq!(ask(&known(n), Asker::Account).await, n < last);
    }
    assert!(!ask(&fan(last + 3), Asker::Guest).await);
    assert!(ask(&known(last), Asker::FellowPlayer).await);
    for n in 0..=last {
        let untied = store.untie(&known(n), &ana, TieKind::Friend).await;
        untied.expect("writes");
    }
    tie(&fan(last + 2), &ana, TieKind::Block, 15).await;
    assert_eq!(of(&fan(last + 2)).await, 1, "and so does a block");
    for n in 0..=last + 2 {
        for (kind, one, two) in [
            (TieKind::Friend, &ana, &fan(n)),
            (TieKind::Block, &fan(n), &ana),
        ] {
            store.untie(one, two, kind).await.expect("writes");
        }
    }
    assert_eq!(of(&ana).await, 0);
}

async fn tables_of_friends(store: &Store) {
    let at = |id: &str, listed, time, names: &[&str]| row(id, Stage::Open, listed, time, names);
    let mut kept = at("friends-kept", true, 40, &["friend-eve"]);
    kept.seats[0].kept_for = Some(StoredPerson {
        id: person("friend-dan"),
        name: "Dan".to_owned(),
    });
    let rows = [
        at("friends-old", true, 10, &["friend-ana", "friend-ben"]),
        at("friends-new", true, 20, &["friend-ana"]),
        at("friends-unlisted", false, 30, &["friend-ana", "friend-cho"]),
        row("friends-over", Stage::Finished, true, 35, &["friend-ben"]),
        kept,
    ];
    for row in &rows {
        write(store, 0, row.clone()).await;
    }
    let names = ["friend-dan", "friend-ana", "friend-ben", "friend-cho"];
    let found = store.listed_tables_of(&people(&names)).await;
    assert_eq!(
        found.expect("reads"),
        [
            (person("friend-ana"), table("friends-new")),
            (person("friend-ben"), table("friends-old")),
            (person("friend-dan"), table("friends-kept")),
        ]
    );
    let nobody = store.listed_tables_of(&[]).await;
    assert_eq!(nobody.expect("reads"), []);
    let ids = rows.map(|row| row.id);
    store.remove_tables(&ids).await.expect("removes");
}

async fn invitations(store: &Store) {
    let invitation = |to: &str, by: &str, at| StoredInvitation {
        person: person(to),
        table: table(&format!("invite-{by}")),
        by: stored(by),
        at,
    };
    let of = async |who: &str, since| {
        let found = store.invitations(&person(who), since).await;
        found.expect("reads")
    };
    let first = invitation("tie-cho", "tie-ana", 10);
    let second = invitation("tie-cho", "tie-ben", 20);
    for it in [&first, &second] {
        store.invite(it).await.expect("writes");
    }
    assert_eq!(of("tie-cho", 0).await, [second.clone(), first.clone()]);
    assert_eq!(of("tie-cho", 11).await, slice::from_ref(&second));
    let again = StoredInvitation {
        at: 30,
        ..first.clone()
    };
    store.invite(&again).await.expect("writes");
    assert_eq!(of("tie-cho", 0).await, [again.clone(), second.clone()]);
    let gone = store.uninvite(&again.person, &again.table).await;
    gone.expect("writes");
    assert_eq!(of("tie-cho", 0).await, slice::from_ref(&second));
    let block = store
        .tie(&person("tie-cho"), &person("tie-ben"), TieKind::Block, 1)
        .await;
    block.expect("writes");
    assert_eq!(of("tie-cho", 0).await, [], "a blocked person can't invite");
    store.invite(&again).await.expect("writes");
    let forgotten = store.forget_invitations(30).await;
    assert_eq!(forgotten.expect("writes"), 0);
    let forgotten = store.forget_invitations(31).await;
    assert_eq!(forgotten.expect("writes"), 1);
}

async fn people_who_go(store: &Store) {
    let gone = person("tie-gone");
    let added = store
        .add_person(&stored("tie-gone"), [62; 32], i64::MAX)
        .await;
    added.expect("adds");
    let at = table("deal-t1");
    let saw = store.saw_deal("deal-z", &at, &gone).await;
    saw.expect("writes");
    let challenge = StoredChallenge {
        id: ChallengeId("challenge-gone".to_owned()),
        table: at.clone(),
        by: gone.clone(),
        deal: "deal-a".to_owned(),
        at: 3,
    };
    store.challenge(&challenge).await.expect("writes");
    let other = person("tie-ana");
    for (one, two) in [(&gone, &other), (&other, &gone)] {
        let tied = store.tie(one, two, TieKind::Friend, 1).await;
        tied.expect("writes");
    }
    store.set_shown(&gone, true).await.expect("writes");
    let invitation = StoredInvitation {
        person: other.clone(),
        table: at.clone(),
        by: stored("tie-gone"),
        at: 5,
    };
    store.invite(&invitation).await.expect("writes");
    store.remove_person(&gone, 1).await.expect("removes");
    let looked = store.looked_through(slice::from_ref(&gone), 2).await;
    looked.expect("writes");
    assert_eq!(known(store, "deal-z", &["tie-gone"]).await, []);
    let found = store.challenge_called(&challenge.id).await;
    assert_eq!(found.expect("reads"), None);
    assert_eq!(store.ties_of(&other).await.expect("reads"), []);
    let shown = store.shown(slice::from_ref(&gone)).await;
    assert_eq!(shown.expect("reads"), []);
    let invited = store.invitations(&other, 0).await;
    assert_eq!(invited.expect("reads"), []);

    // Removing a table removes all that belongs to it.
    let removed = store.remove_tables(slice::from_ref(&at)).await;
    assert_eq!(removed.expect("removes"), 1);
    let one = ChallengeId("challenge-one".to_owned());
    let found = store.challenge_called(&one).await;
    assert_eq!(found.expect("reads"), None);
    assert_eq!(known(store, "deal-a", &["deal-ana"]).await, []);
}
