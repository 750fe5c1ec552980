//! What comes while a store closes.

use tokio::task::JoinSet;

use kagiya_store::Store;

use super::{append, table};

/// Closes the store while tables are written to. Each write is either done or refused as too late. Returns the
/// tables and how many events of each were acknowledged.
pub(crate) async fn close_under_writes(store: &Store) -> Vec<(String, u32)> {
    let mut writers = JoinSet::new();
    for number in 0..40 {
        let (store, id) = (store.clone(), format!("closing-{number}"));
        writers.spawn(async move {
            let mut written = 0;
            loop {
                match store.append(append(&id, written, &["a"])).await {
                    Ok(()) => written += 1,
                    Err(error) => {
                        assert!(error.is_closed(), "{error:?}");
                        return (id, written);
                    }
                }
            }
        });
    }
    store.close().await;
    writers.join_all().await
}

/// Checks that a store has what was acknowledged before it was closed, and no more.
pub(crate) async fn check_written(store: &Store, written: &[(String, u32)]) {
    for (id, count) in written {
        let events = store.read(&table(id), 0).await.expect("reads");
        assert_eq!(events.len(), *count as usize, "{id}");
    }
}
