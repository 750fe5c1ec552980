//! Subscriptions to web push.

use super::{person, stored};
use kagiya_store::{Store, StoredAccount, StoredPush};

fn push(endpoint: &str, kinds: &str, at: i64) -> StoredPush {
    StoredPush {
        endpoint: format!("https://push.example/{endpoint}"),
        p256dh: vec![4; 65],
        auth: vec![0, 255, 7],
        kinds: kinds.to_owned(),
        at,
    }
}

pub(super) async fn check(store: &Store) {
    let add = async |who: &str, session: u8, push: &StoredPush, most: u32| {
        let who = person(who);
        let added = store.add_push(&who, [session; 32], push.clone(), most);
        added.await.expect("answers")
    };
    let of = async |who: &str, now: i64| store.push_of(&person(who), now).await.expect("reads");
    let (ana, ben) = ("push-ana", "push-ben");
    for (who, token, expires) in [(ana, 70, 9_000), (ben, 71, 500)] {
        let added = store.add_person(&stored(who), [token; 32], expires).await;
        added.expect("adds");
    }
    let (one, two, three) = (
        push("1", "turn", 10),
        push("2", "", 30),
        push("3", "turn", 20),
    );
    assert!(!add(ana, 72, &one, 9).await, "there is no such session");
    assert!(!add(ana, 71, &one, 9).await, "the session is another's");
    assert_eq!(of(ana, 0).await, []);
    for it in [&one, &two, &three] {
        assert!(add(ana, 70, it, 9).await);
    }
    assert_eq!(of(ana, 0).await, [two.clone(), three.clone(), one.clone()]);
    // The oldest makes room, and one that is confirmed again is not the oldest.
    let one = push("1", "turn rematch", 40);
    assert!(add(ana, 70, &one, 2).await);
    assert_eq!(of(ana, 0).await, [one.clone(), two.clone()]);
    // An endpoint belongs to one person.
    assert!(add(ben, 71, &two, 2).await);
    assert_eq!(of(ana, 0).await, core::slice::from_ref(&one));
    assert_eq!(of(ben, 499).await, core::slice::from_ref(&two));
    assert_eq!(of(ben, 500).await, [], "the session has expired");
    let remove = async |who: &str, it: &StoredPush| {
        let removed = store.remove_push(&person(who), &it.endpoint).await;
        removed.expect("removes");
    };
    remove(ana, &two).await;
    let kept = of(ben, 0).await;
    assert_eq!(kept, core::slice::from_ref(&two), "it is another's");
    remove(ben, &two).await;
    assert_eq!(of(ben, 0).await, []);

    // Without its session a subscription is not used, and then deleted.
    assert!(add(ben, 71, &two, 2).await);
    store.end_session([71; 32]).await.expect("ends");
    assert_eq!(of(ben, 0).await, []);
    store.forget_sessions(1_000).await.expect("forgets");
    store
        .add_person(&stored(ben), [71; 32], 9_000)
        .await
        .expect("adds");
    assert_eq!(of(ben, 0).await, []);

    // Nothing is left of a deleted person.
    let account = StoredAccount {
        person: stored(ana),
        look: ana.to_owned(),
        password: "hash".to_owned(),
        since: 1,
        settings: "{}".to_owned(),
    };
    assert!(store.open_account(&account).await.expect("opens"));
    store.remove_person(&person(ana), 9).await.expect("removes");
    store
        .add_person(&stored(ana), [70; 32], 9_000)
        .await
        .expect("adds");
    assert_eq!(of(ana, 0).await, []);
    for name in [ana, ben] {
        store
            .remove_person(&person(name), 9)
            .await
            .expect("removes");
    }
    let looked = store.looked_through(&[person(ana), person(ben)], 10).await;
    looked.expect("forgets");
}
