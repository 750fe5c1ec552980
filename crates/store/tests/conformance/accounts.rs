//! Accounts, and people who go.

use super::play::{game, standing};
use super::{append, person, stored, table};
use kagiya_store::{Append, Recovery, Store, StoredAccount, StoredNote, TokenHash};

pub(super) async fn check(store: &Store) {
    accounts(store).await;
    people_who_go(store).await;
}

fn account(who: &str, look: &str) -> StoredAccount {
    StoredAccount {
        person: stored(who),
        look: look.to_owned(),
        password: format!("hash of {who}"),
        since: 77,
        settings: "{}".to_owned(),
    }
}

async fn add(store: &Store, who: &str, token: TokenHash, expires: i64) {
    let added = store.add_person(&stored(who), token, expires).await;
    added.expect("adds");
}

async fn accounts(store: &Store) {
    let (ana, ben) = ("account-ana", "account-ben");
    let of = async |who: &str| store.account(&person(who)).await.expect("reads");
    let called = async |look: &str| store.account_called(look).await.expect("reads");
    let open = async |it: StoredAccount| store.open_account(&it).await.expect("answers");
    assert!(!open(account(ana, "ana")).await, "nobody is there");
    add(store, ana, [30; 32], 1_000).await;
    add(store, ben, [31; 32], 1_000).await;
    let mut mine = account(ana, "ana");
    "Ana of the river".clone_into(&mut mine.person.name);
    assert!(open(mine.clone()).await);
    assert!(!open(account(ana, "other")).await, "one account a person");
    assert!(!open(account(ben, "ana")).await, "one account a name");
    assert_eq!(of(ana).await, Some(mine.clone()));
    assert_eq!(called("ana").await, Some(mine.clone()));
    assert_eq!((of(ben).await, called("ben").await), (None, None));
    let known = store.session([30; 32], 0).await.expect("reads");
    assert_eq!(known, Some((mine.person.clone(), 1_000)), "the name is new");

    // Account names are reserved for their people.
    let rename = async |who: &str, name: &str, look: &str| {
        let renamed = store.rename(&person(who), name, look).await;
        renamed.expect("answers")
    };
    assert!(!rename(ben, "Ana", "ana").await, "it is taken");
    assert!(rename(ben, "Bo", "bo").await);
    assert!(rename(ana, "Anna", "anna").await);
    assert!(rename(ana, "AnnA", "anna").await, "one's own name is free");
    assert_eq!(called("ana").await, None);
    let found = called("anna").await.expect("is there");
    assert_eq!(found.person.name, "AnnA");

    // Sessions.
    let more = async |who: &str, token| {
        let added = store.add_session(&person(who), token, 2_000).await;
        added.expect("answers")
    };
    assert!(!more(ben, [32; 32]).await, "a guest has no second one");
    assert!(more(ana, [33; 32]).await);
    assert!(more(ana, [34; 32]).await);
    let changed = store.change_password(&person(ana), "fresh", [33; 32]).await;
    let mut ended = changed.expect("changes");
    ended.sort_unstable();
    assert_eq!(ended, [[30; 32], [34; 32]], "all others end");
    assert_eq!(of(ana).await.expect("is there").password, "fresh");
    let changed = store
        .change_settings(&person(ana), "{\"theme\":\"dark\"}")
        .await;
    changed.expect("changes");
    let settings = of(ana).await.expect("is there").settings;
    assert_eq!(settings, "{\"theme\":\"dark\"}");
    let ended = store.end_sessions_of(&person(ana)).await.expect("ends");
    assert_eq!(ended, [[33; 32]]);
    recovery_codes(store, ana, ben).await;
    let known = store.session([31; 32], 0).await.expect("reads");
    assert!(known.is_some(), "other people's sessions stay");

    // A person with an account remains without a session; a guest is removed.
    store.forget_sessions(1_000).await.expect("forgets");
    assert!(of(ana).await.is_some());
    assert!(more(ana, [35; 32]).await, "and comes back");
    assert!(!rename(ben, "Bob", "bob").await, "the guest is gone");
}

async fn recovery_codes(store: &Store, ana: &str, ben: &str) {
    let set = async |who: &str, codes: &[[u8; 32]]| {
        let set = store.set_recovery_codes(&person(who), codes).await;
        set.expect("answers")
    };
    let count = async |who: &str| {
        let count = store.count_recovery_codes(&person(who)).await;
        count.expect("reads")
    };
    let recover = async |who: &str, code, session| {
        let recovery = Recovery {
            person: person(who),
            code,
            password: "recovered".to_owned(),
            session,
            expires: 3_000,
        };
        store.recover(&recovery).await.expect("answers")
    };
    assert!(!set(ben, &[[1; 32]]).await, "a guest has no codes");
    assert_eq!(count(ben).await, 0);
    assert!(set(ana, &[[1; 32], [2; 32]]).await);
    assert!(set(ana, &[[3; 32], [4; 32], [5; 32]]).await);
    assert_eq!(count(ana).await, 3, "new codes replace the old ones");
    assert_eq!(recover(ana, [1; 32], [36; 32]).await, None);
    assert_eq!(
        recover(ben, [3; 32], [36; 32]).await,
        None,
        "it is another's"
    );
    let known = store.session([36; 32], 0).await.expect("reads");
    assert_eq!(known, None, "nothing has happened");
    let has = async |who: &str, code| {
        let has = store.has_recovery_code(&person(who), code).await;
        has.expect("reads")
    };
    assert!(has(ana, [3; 32]).await && !has(ana, [1; 32]).await && !has(ben, [3; 32]).await);
    assert_eq!(recover(ana, [3; 32], [36; 32]).await, Some(Vec::new()));
    assert!(!has(ana, [3; 32]).await, "it is used");
    assert_eq!(recover(ana, [3; 32], [37; 32]).await, None, "once only");
    let found = store.account(&person(ana)).await.expect("reads");
    assert_eq!(found.expect("is there").password, "recovered");
    assert_eq!(recover(ana, [4; 32], [37; 32]).await, Some(vec![[36; 32]]));
    assert_eq!(count(ana).await, 1);
    let ended = store.end_sessions_of(&person(ana)).await.expect("ends");
    assert_eq!(ended, [[37; 32]]);
}

/// Removes a person with recovery codes and the session `token`. Nothing about them is left.
async fn removes(store: &Store, who: &str, token: [u8; 32], at: i64) {
    let who_id = person(who);
    let codes = store.set_recovery_codes(&who_id, &[[9; 32]]).await;
    assert!(codes.expect("answers"));
    let ended = store.remove_person(&who_id, at).await;
    assert_eq!(ended.expect("removes"), [token]);
    assert_eq!(store.account(&who_id).await.expect("reads"), None);
    let codes = store.count_recovery_codes(&who_id).await;
    assert_eq!(codes.expect("reads"), 0);
    assert_eq!(store.session(token, 0).await.expect("reads"), None);
    assert_eq!(standing(store, who).await, []);
}

async fn people_who_go(store: &Store) {
    let (ana, ben, guest) = ("going-ana", "going-ben", "going-guest");
    add(store, ana, [50; 32], 9_000).await;
    add(store, ben, [51; 32], 9_000).await;
    add(store, guest, [52; 32], 400).await;
    let opened = store.open_account(&account(ana, "going")).await;
    assert!(opened.expect("answers"));
    let id = "going-game";
    let body = format!("{{\"by\":{{\"id\":\"{ana}\",\"name\":\"Ana\"}}}}");
    let ended = game(id, 2_000, &[ana, ben, guest], "finished", "deal-going");
    let ended = Append {
        events: append(id, 0, &[&body, "{}", &body]).events,
        ..ended
    };
    store.append(ended).await.expect("appends");
    let note = StoredNote {
        table: table(id),
        person: person(ana),
        card: 1,
        mark: None,
        text: "red".to_owned(),
    };
    store.write_note(&note).await.expect("writes");

    // A guest who can't sign in again leaves no records.
    assert_eq!(standing(store, guest).await.len(), 1);
    store.forget_sessions(400).await.expect("forgets");
    assert_eq!(standing(store, guest).await, []);
    assert_eq!(standing(store, ana).await.len(), 1);

    removes(store, ana, [50; 32], 500).await;
    assert_eq!(store.notes(&table(id), None).await.expect("reads"), []);
    let names = async || {
        let row = store.row(&table(id)).await.expect("reads");
        let seats = row.expect("the game stays").seats;
        let people = seats.into_iter().filter_map(|seat| seat.person);
        people.map(|it| (it.id.0, it.name)).collect::<Vec<_>>()
    };
    let named = |name: &str| {
        [(ana, name), (ben, "GOING-BEN"), (guest, "GOING-GUEST")]
            .map(|(id, name)| (id.to_owned(), name.to_owned()))
    };
    assert_eq!(names().await, named(""));
    let gone = async |since, until| store.people_gone(since, until, 9).await.expect("reads");
    assert_eq!(gone(500, 500).await, [person(ana)]);
    assert_eq!(gone(400, 499).await, [], "later deletions come later");
    assert_eq!(store.people_gone(500, 500, 0).await.expect("reads"), []);
    let with = async |who: &str| store.tables_with(&person(who)).await.expect("reads");
    assert_eq!(with(ana).await, [table(id)], "she sat there");
    assert_eq!(with("going-nobody").await, []);

    // The events contain the names until they are rewritten. They are searched in batches.
    let before = (table("going-fz"), 0);
    let about = async |who: &str, limit| {
        let people = [person("going-nobody-else"), person(who)];
        let (mut after, mut places) = (before.clone(), Vec::new());
        loop {
            let looked = store.events_about(&people, &after, limit).await;
            let looked = looked.expect("reads");
            assert_eq!(looked.looked_at == 0, looked.last.is_none());
            let found = looked.found.into_iter();
            places.extend(found.map(|(table, event)| (table.0, event.seq, event.encoded.body)));
            match looked.last {
                Some(last) => after = last,
                None => return places,
            }
        }
    };
    let place = |seq| (id.to_owned(), seq, body.clone());
    for limit in [1, 2, 100] {
        assert_eq!(about(ana, limit).await, [place(1), place(3)]);
    }
    assert_eq!(about("going-nobody", 2).await, []);
    // A table that was in memory has written the name once more.
    let again = Append {
        expected: 3,
        events: Vec::new(),
        ..game(id, 2_000, &[ana, ben, guest], "finished", "deal-going")
    };
    store.append(again).await.expect("appends");
    assert_eq!(names().await, named("GOING-ANA"));
    let mut events = store.read(&table(id), 0).await.expect("reads");
    "{\"other\":1}".clone_into(&mut events[2].encoded.body);
    let (before, last) = (events[..2].to_vec(), events[2].clone());
    let rewritten = store.rewrite_events(vec![(table(id), last.clone())]).await;
    rewritten.expect("rewrites");
    let now = store.read(&table(id), 0).await.expect("reads");
    assert_eq!((&now[..2], &now[2]), (&before[..], &last), "that one alone");
    assert_eq!(names().await, named("GOING-ANA"));
    store.unname_rows().await.expect("writes");
    assert_eq!(names().await, named(""));
    let looked = async |people: &[kagiya_protocol::PersonId], since| {
        store.looked_through(people, since).await.expect("writes");
    };
    looked(&[], 501).await;
    assert_eq!(gone(500, 500).await, [person(ana)], "not yet for her");
    looked(&[person(ana)], 500).await;
    assert_eq!(gone(500, 900).await, [], "for her too");
    assert_eq!(gone(501, 900).await, [person(ana)], "a last time");
    looked(&[person(ana)], 501).await;
    assert_eq!(gone(501, 900).await, [], "she is forgotten");
}
