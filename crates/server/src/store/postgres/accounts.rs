//! Accounts and records of play.

use sqlx::postgres::{PgConnection, PgRow};

use super::PostgresStore;
use crate::store::both::accounts_and_results;

accounts_and_results!(
    PostgresStore,
    PgConnection,
    PgRow,
    Vec<u8>,
    "position(convert_to($1, 'UTF8') in body) > 0"
);
