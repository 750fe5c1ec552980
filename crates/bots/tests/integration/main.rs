//! The integration tests of the crate, as one program.

mod agreed_conventions;
mod companion;
mod companion_partners;
mod companion_reasons;
mod conventions;
mod driver;
mod games;
mod hidden_plays;
mod last_strike;
mod modifiers;
mod plain_reasons;
mod presets;
mod reasons_agree;
mod said;
mod savant;
