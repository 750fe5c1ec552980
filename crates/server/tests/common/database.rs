//! The databases of tests: files, or schemas of a `PostgreSQL` server.

#[path = "../../../store/tests/schema/mod.rs"]
mod schema;

use std::sync::Arc;

use kagiya_server::store::{Store, copy};
use tempfile::TempDir;

pub(crate) use schema::{Schema, server};

/// The storage of a test: in memory, in a file, or in a schema of `PostgreSQL`.
#[derive(Clone)]
pub(crate) enum Place {
    Memory(Store),
    /// The file `test.db` in a folder.
    File(Arc<TempDir>),
    /// A schema, and a folder for data outside the database.
    Schema(Arc<TempDir>, Arc<Schema>),
}

impl Place {
    /// Empty storage in memory, or in a schema if there is a server.
    pub(crate) async fn empty() -> Self {
        match server() {
            Some(server) => Self::at(Arc::new(TempDir::new().unwrap()), Schema::new(server).await),
            None => Self::Memory(Store::in_memory().await),
        }
    }

    /// A folder, or a schema with the data that the test has put into the folder.
    pub(crate) async fn new(folder: Arc<TempDir>) -> Self {
        let Some(server) = server() else {
            return Self::File(folder);
        };
        let schema = Schema::new(server).await;
        let file = folder.path().join("test.db");
        if file.exists() {
            let from = Store::open(&file).await.unwrap();
            let to = Store::connect(&schema.address()).await.unwrap();
            copy(&from, &to).await.unwrap();
            from.close().await;
            to.close().await;
        }
        Self::at(folder, schema)
    }

    /// A folder even if there is a server, for tests about the file.
    pub(crate) const fn in_folder(folder: Arc<TempDir>) -> Self {
        Self::File(folder)
    }

    /// A folder with an existing schema.
    pub(crate) fn at(folder: Arc<TempDir>, schema: Schema) -> Self {
        Self::Schema(folder, Arc::new(schema))
    }

    /// The address of the database, for another process.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Memory(_) => panic!("another process can't open a store in memory"),
            Self::File(folder) => folder.path().join("test.db").display().to_string(),
            Self::Schema(_, schema) => schema.address(),
        }
    }

    pub(crate) async fn open(&self) -> Store {
        match self {
            Self::Memory(store) => store.clone(),
            Self::File(_) | Self::Schema(..) => open(&self.address()).await,
        }
    }
}

/// The store in a file, or in a database if this is its address.
pub(crate) async fn open(address: &str) -> Store {
    if address.starts_with("postgres") {
        Store::connect(address).await.unwrap()
    } else {
        Store::open(address.as_ref()).await.unwrap()
    }
}
