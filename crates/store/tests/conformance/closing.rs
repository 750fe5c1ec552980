//! What comes while a store closes.

use tokio::task::JoinSet;

use kagiya_store::{OpenError, Store};

use super::{append, table};

/// Closes the store while tables are written to: each write is either done or refused as too late, and so is what is
/// read afterwards. What was acknowledged, and no more, is in the store that `reopened` opens.
pub(crate) async fn check(store: &Store, reopened: impl Future<Output = Result<Store, OpenError>>) {
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
    let late = store.read(&table("closing-0"), 0).await;
    assert!(late.expect_err("closed").is_closed());
    let written = writers.join_all().await;
    let store = reopened.await.expect("opens again");
    for (id, count) in written {
        let events = store.read(&table(&id), 0).await.expect("reads");
        assert_eq!(events.len(), count as usize, "{id}");
    }
}
