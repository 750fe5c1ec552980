//! Notes, and the talk of watchers.

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use crate::both_words::notes_and_talk;

notes_and_talk!(SqliteStore, SqliteConnection, SqliteRow);
