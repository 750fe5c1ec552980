//! A table of Hanabi as a pure function of its event log.
//!
//! [`decide`] checks a command against the [`TableModel`]: it returns facts or refuses the command. The
//! server stores the facts, then [`TableModel::apply`] updates the model. `projection` selects what each
//! person receives. Nothing here uses a clock, a store, a random source or a connection.

mod ban;
pub mod chat;
mod circumstances;
mod clocks;
pub mod decide;
mod event;
mod fixed_deal;
mod loading;
pub mod log_limits;
mod model;
pub mod opening;
pub mod pause;
mod perspective;
mod profile;
mod projection;
mod record;
pub mod refusal;
pub mod review;
pub mod seat_transfer;
mod seating;
mod seats;
pub mod settings;
mod skeleton;
pub mod takeback;
mod timekeeping;
pub mod variation;

pub use circumstances::Circumstances;
pub use event::{Entry, Fact, GivenDeal};
pub use model::{Applied, BrokenLog, Logged, Mark, TableModel, Whole};
pub use perspective::{Eyes, moves_eyes};
pub use profile::Company;
pub use refusal::KEPT_OUT;
pub use skeleton::skeleton;
