//! Accounts and records of play.

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use crate::both::accounts_and_results;

accounts_and_results!(
    SqliteStore,
    sqlx::Sqlite,
    SqliteConnection,
    SqliteRow,
    String,
    "exists (select 1 from json_each($1) as named where instr(body, named.value) > 0)",
    "(select person from people where person in (select value from json_each($1))
         and not exists (select 1 from sessions where sessions.person = people.person)
         and not exists (select 1 from accounts where accounts.person = people.person))"
);
