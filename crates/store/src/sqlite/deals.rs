//! Deals that several tables play, and what people are to each other.

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use crate::both_deals::deals_and_ties;

deals_and_ties!(
    SqliteStore,
    SqliteConnection,
    SqliteRow,
    "person in (select value from json_each($2))"
);
