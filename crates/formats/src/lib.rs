//! Games of Hanabi in external formats: games of hanab.live ([`hanab_live`]), and files of
//! positions with expected results ([`scenario`]). [`game_file`] opens any text with one game.
//!
//! The crate reads and writes texts; the caller reads and writes files. All rules come from
//! [`kagiya_rules`]. Kagiya's own format of a game, the record, is in that crate: it is the only
//! format in which games are stored, and it is validated by replaying it.

pub mod game_file;
pub mod hanab_live;
pub mod scenario;
