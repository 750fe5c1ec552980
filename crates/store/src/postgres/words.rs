//! Notes, and the talk of watchers.

use sqlx::postgres::{PgConnection, PgRow};

use super::PostgresStore;
use crate::both_words::notes_and_talk;

notes_and_talk!(PostgresStore, PgConnection, PgRow);
