//! Games of Hanabi in forms that are not Kagiya's own: games of the site hanab.live
//! ([`hanab_live`]), and files of situations with what must follow ([`scenario`]).
//!
//! The crate reads and writes texts; files are the caller's. Every rule that it needs it asks of
//! [`kagiya_rules`]. Kagiya's own form of a game, the record, is part of that crate: it is the
//! only form in which games are stored, and it is valid because it is played again when it is read.

pub mod hanab_live;
pub mod scenario;
