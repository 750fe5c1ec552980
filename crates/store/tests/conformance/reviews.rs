//! The computed reviews of finished games.

use super::{append, row, table};
use kagiya_store::{Append, Stage, Store, StoredReview};

fn review(version: u32, body: &[u8]) -> StoredReview {
    StoredReview {
        version,
        at: 1_000,
        body: body.to_vec(),
    }
}

pub(super) async fn check(store: &Store) {
    let (here, unknown) = (table("reviewed"), table("noreview"));
    let append = Append {
        row: Some(row("reviewed", Stage::Finished, false, 1, &["rae"])),
        ..append("reviewed", 0, &["event"])
    };
    store.append(append).await.expect("appends");
    let found = async |id, version| store.review(id, version).await.expect("reads");
    let write = async |id, review| store.write_review(id, review).await.expect("writes");
    assert_eq!(found(&here, 1).await, None);
    let bytes: Vec<u8> = (0..=255).collect();
    write(&here, review(1, &bytes)).await;
    assert_eq!(found(&here, 1).await, Some(review(1, &bytes)));
    assert_eq!(found(&here, 2).await, None, "another version is not read");
    write(&here, review(2, b"new")).await;
    assert_eq!(found(&here, 2).await, Some(review(2, b"new")));
    assert_eq!(found(&here, 1).await, None, "one review is kept");
    write(&unknown, review(2, b"new")).await;
    assert_eq!(found(&unknown, 2).await, None, "there is no such table");
    // Nothing is left of a removed table.
    let removed = store.remove_tables(core::slice::from_ref(&here)).await;
    assert_eq!(removed.expect("removes"), 1);
    assert_eq!(found(&here, 2).await, None);
}
