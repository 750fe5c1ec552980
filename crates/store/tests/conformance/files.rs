//! Games that people opened from files.

use kagiya_protocol::{DealSource, FileOrigin, TableId};

use super::{append, person, row};
use kagiya_store::{Append, Listing, Stage, Store, TableRow};

async fn write(store: &Store, id: &str, by: &str, at: i64, given: Option<DealSource>) {
    let row = TableRow {
        opened_by: Some(person(by)),
        given,
        ..row(id, Stage::Finished, false, at, &[])
    };
    let append = Append {
        row: Some(row),
        ..append(id, 0, &["event"])
    };
    store.append(append).await.expect("appends");
}

async fn ids_of(store: &Store, name: &str, limit: u32) -> Vec<String> {
    let rows = store.files_of(&person(name), limit).await.expect("reads");
    rows.into_iter().map(|row| row.id.0).collect()
}

pub(super) async fn check(store: &Store) {
    let file = |origin| Some(DealSource::Imported(origin));
    write(store, "fileone0", "fay", 10, file(FileOrigin::Kagiya)).await;
    write(store, "filetwo0", "fay", 20, file(FileOrigin::HanabLive)).await;
    write(store, "filethree", "gus", 15, file(FileOrigin::Kagiya)).await;
    let training = DealSource::Training(TableId("fileone0".to_owned()));
    write(store, "trained0", "fay", 30, Some(training)).await;
    write(store, "played00", "fay", 30, None).await;
    assert_eq!(ids_of(store, "fay", 9).await, ["filetwo0", "fileone0"]);
    assert_eq!(ids_of(store, "fay", 1).await, ["filetwo0"]);
    assert_eq!(ids_of(store, "gus", 9).await, ["filethree"]);
    assert_eq!(ids_of(store, "hal", 9).await, [] as [&str; 0]);
    let counted = async |name| store.count_files(&person(name)).await.expect("reads");
    assert_eq!((counted("fay").await, counted("hal").await), (2, 0));
    let row = store.row(&TableId("filetwo0".to_owned())).await;
    let row = row.expect("reads").expect("is there");
    assert_eq!(row.given, file(FileOrigin::HanabLive));
    let of = Some(person("fay"));
    let listing = Listing::Finished { of, before: None };
    assert_eq!(store.list(&listing, 9).await.expect("reads"), []);
    let before = async |at, limit| {
        let mut found = store.files_before(at, limit).await.expect("reads");
        found.sort();
        found.into_iter().map(|id| id.0).collect::<Vec<_>>()
    };
    assert_eq!(before(10, 9).await, [] as [&str; 0]);
    assert_eq!(before(20, 9).await, ["fileone0", "filethree"]);
    assert_eq!(before(20, 1).await.len(), 1);
    let all = ["fileone0", "filetwo0", "filethree", "trained0", "played00"];
    let all = all.map(|id| TableId(id.to_owned()));
    assert_eq!(store.remove_tables(&all).await.expect("removes"), 5);
}
