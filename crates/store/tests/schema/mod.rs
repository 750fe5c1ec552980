//! The `PostgreSQL` server that `KAGIYA_TEST_POSTGRES` names, if set. Every test gets a schema of its own
//! there.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::UNIX_EPOCH;

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _};

const VARIABLE: &str = "KAGIYA_TEST_POSTGRES";

/// The address of the server, if set.
pub(crate) fn server() -> Option<String> {
    let address = std::env::var(VARIABLE).ok()?;
    assert!(!address.is_empty(), "{VARIABLE} names no database");
    Some(address)
}

/// A schema that is removed on drop.
pub(crate) struct Schema {
    server: String,
    name: String,
}

impl Schema {
    /// A new one.
    pub(crate) async fn new(server: String) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let since = UNIX_EPOCH.elapsed().unwrap().as_millis();
        let name = format!("kagiya_test_{since}_{}_{count}", std::process::id());
        execute(&server, format!("create schema {name}")).await;
        Self { server, name }
    }

    /// What it is called.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The address of the database, with this schema as its only one.
    pub(crate) fn address(&self) -> String {
        self.with("")
    }

    /// The same with one more setting.
    pub(crate) fn with(&self, setting: &str) -> String {
        let sign = if self.server.contains('?') { '&' } else { '?' };
        let search_path = format!("options[search_path]={}", self.name);
        let address = format!("{}{sign}{search_path}&{setting}", self.server);
        address.trim_end_matches('&').to_owned()
    }

    /// Runs statements in the schema.
    pub(crate) async fn execute(&self, statements: &str) {
        let set = format!("set search_path to {};", self.name);
        execute(&self.server, format!("{set}{statements}")).await;
    }
}

async fn execute(server: &str, statements: String) {
    try_to_execute(server, &statements).await.unwrap();
}

async fn try_to_execute(server: &str, statements: &str) -> Result<(), sqlx::Error> {
    let connected = PgConnection::connect(server).await;
    let mut connection = connected.unwrap_or_else(|error| panic!("{VARIABLE}: {error}"));
    sqlx::raw_sql(AssertSqlSafe(statements))
        .execute(&mut connection)
        .await?;
    connection.close().await
}

impl Drop for Schema {
    fn drop(&mut self) {
        let (server, name) = (self.server.clone(), self.name.clone());
        // On a thread of its own, as this one may be inside a runtime.
        let gone = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            // Connections of a killed server may remain for a moment.
            let drop = format!(
                "set client_min_messages to warning; set lock_timeout to '20s';
                 drop schema if exists {name} cascade"
            );
            runtime.block_on(async {
                // A server that was not stopped may still write and cause conflicts.
                for _ in 0..9 {
                    if try_to_execute(&server, &drop).await.is_ok() {
                        return;
                    }
                }
                execute(&server, drop).await;
            });
        });
        let gone = gone.join().is_ok() || std::thread::panicking();
        assert!(gone, "the schema {} could not be removed", self.name);
    }
}
