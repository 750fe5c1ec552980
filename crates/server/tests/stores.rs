//! Every store does what a store must.

use kagiya_server::store::{MemoryStore, SqliteStore, Store as _, conformance};

#[tokio::test]
async fn memory() {
    conformance::check(&MemoryStore::default()).await;
}

#[tokio::test]
async fn sqlite() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let path = folder.path().join("test.db");
    let store = SqliteStore::open(&path).await.expect("a new file");
    conformance::check(&store).await;
    store.close().await;
    assert!(!store.is_ready().await, "a closed store is not ready");
    let again = SqliteStore::open(&path).await.expect("the same file");
    let table = kagiya_protocol::TableId("conformance-events".to_owned());
    let events = again.read(&table, 0).await.expect("reads");
    assert_eq!(events.len(), 4, "what was stored is there");
}
