//! Deals that several tables play, and what people are to each other.

use sqlx::postgres::{PgConnection, PgRow};

use super::PostgresStore;
use crate::both_deals::deals_and_ties;

deals_and_ties!(
    PostgresStore,
    PgConnection,
    PgRow,
    "person in (select json_array_elements_text(cast($2 as json)))"
);
