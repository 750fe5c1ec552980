//! Accounts and records of play.

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use crate::store::both::accounts_and_results;

accounts_and_results!(
    SqliteStore,
    SqliteConnection,
    SqliteRow,
    String,
    "exists (select 1 from json_each($1) as named where instr(body, named.value) > 0)"
);
