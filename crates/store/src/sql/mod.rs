//! All operations of a store, by subject. Each statement is written once, for both databases.

pub(crate) mod accounts;
pub(crate) mod chat;
pub(crate) mod deals;
pub(crate) mod events;
pub(crate) mod files;
pub(crate) mod firsts;
pub(crate) mod leases;
pub(crate) mod lists;
pub(crate) mod notes;
pub(crate) mod people;
pub(crate) mod push;
pub(crate) mod recovery;
pub(crate) mod removal;
pub(crate) mod reviews;
pub(crate) mod scrubbing;
pub(crate) mod social;
pub(crate) mod statistics;
pub(crate) mod table_row;
