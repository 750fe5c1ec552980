//! The integration tests of the crate, as one program.

mod card_cycle;
mod deals;
mod deck_play;
mod endless;
mod hle;
mod laws;
mod notation;
mod perft;
mod records;
mod refused_records;
mod speedrun;
mod unseen_ends;
mod up_or_down;
