//! Accounts and records of play.

use sqlx::postgres::{PgConnection, PgRow};

use super::PostgresStore;
use crate::both::accounts_and_results;

accounts_and_results!(
    PostgresStore,
    sqlx::Postgres,
    PgConnection,
    PgRow,
    Vec<u8>,
    "exists (select 1 from json_array_elements_text(cast($1 as json)) as named (id)
         where position(convert_to(named.id, 'UTF8') in body) > 0)",
    "(select person from people where person in
             (select json_array_elements_text(cast($1 as json)))
         and not exists (select 1 from sessions where sessions.person = people.person)
         and not exists (select 1 from accounts where accounts.person = people.person))"
);
