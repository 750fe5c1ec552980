//! Limits on what one person, one address and the whole server can use.

pub(crate) mod bans;
pub(crate) mod fair_queue;
pub(crate) mod known_logins;
pub(crate) mod quota;
pub(crate) mod rate;
