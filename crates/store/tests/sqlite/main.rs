//! The embedded database fulfils the contract of a store.

#[path = "../conformance/mod.rs"]
mod conformance;

use kagiya_protocol::TableId;
use kagiya_store::Store;
use tempfile::TempDir;

#[tokio::test]
async fn a_store_in_memory_does_what_a_store_must() {
    conformance::check(&Store::in_memory().await).await;
}

#[tokio::test]
async fn a_store_in_memory_lives_as_long_as_its_clones() {
    let store = Store::in_memory().await;
    conformance::check(&store.clone()).await;
    store.close().await;
    let table = TableId("conformance-events".to_owned());
    assert_eq!(store.read(&table, 0).await.unwrap().len(), 4);
    let other = Store::in_memory().await;
    assert_eq!(
        other.read(&table, 0).await.unwrap(),
        [],
        "stores do not mix"
    );
}

#[tokio::test]
async fn a_file_does_what_a_store_must() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("test.db");
    let store = Store::open(&path).await.unwrap();
    conformance::check(&store).await;
    store.close().await;
    assert!(store.ready().await.is_err(), "a closed store is not ready");
    let again = Store::open(&path).await.unwrap();
    let table = TableId("conformance-events".to_owned());
    let events = again.read(&table, 0).await.unwrap();
    assert_eq!(events.len(), 4, "what was stored is there");
    conformance::closing::check(&again, Store::open(&path)).await;
}
