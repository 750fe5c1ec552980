//! The databases of tests: files, or schemas of a `PostgreSQL` server.

#[path = "../../../store/tests/schema/mod.rs"]
mod schema;

use std::sync::Arc;

use kagiya_server::store::{Store, copy};
use tempfile::TempDir;

pub(crate) use schema::{Schema, server};

/// A place for the data of a test: a folder, or a schema of `PostgreSQL`.
#[derive(Clone)]
pub(crate) struct Place {
    folder: Arc<TempDir>,
    schema: Option<Arc<Schema>>,
}

impl Place {
    /// A new place. What is not of the database lies in the folder.
    pub(crate) async fn new(folder: Arc<TempDir>) -> Self {
        let schema = match server() {
            Some(server) => Some(Arc::new(Schema::new(server).await)),
            None => None,
        };
        let file = folder.path().join("test.db");
        if let Some(schema) = &schema
            && file.exists()
        {
            // What the test has put there.
            let from = Store::open(&file).await.unwrap();
            let to = Store::connect(&schema.address()).await.unwrap();
            copy(&from, &to).await.unwrap();
            from.close().await;
            to.close().await;
        }
        Self { folder, schema }
    }

    /// A folder, whatever server there is: for tests about the file.
    pub(crate) const fn in_folder(folder: Arc<TempDir>) -> Self {
        Self {
            folder,
            schema: None,
        }
    }

    /// A folder, and a schema that is there already.
    pub(crate) fn at(folder: Arc<TempDir>, schema: Schema) -> Self {
        Self {
            folder,
            schema: Some(Arc::new(schema)),
        }
    }

    /// What [`open`] takes.
    pub(crate) fn address(&self) -> String {
        match &self.schema {
            Some(schema) => schema.address(),
            None => self.folder.path().join("test.db").display().to_string(),
        }
    }
}

/// The store in a file, or in a database if the address is one.
pub(crate) async fn open(address: &str) -> Store {
    if address.starts_with("postgres") {
        Store::connect(address).await.unwrap()
    } else {
        Store::open(address.as_ref()).await.unwrap()
    }
}
