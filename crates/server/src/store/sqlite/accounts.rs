//! Accounts and records of play.

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use crate::store::both::accounts_and_results;

accounts_and_results!(
    SqliteStore,
    SqliteConnection,
    SqliteRow,
    String,
    "instr(body, $1) > 0"
);
