//! A table of Hanabi as a pure function of its event log.
//!
//! [`decide`] checks a command against the [`TableModel`]: it returns events or refuses the command. The
//! server stores the events, then [`TableModel::apply`] updates the model. `projection` selects what each
//! person receives. Nothing here uses a clock, a store, a random source or a connection.

mod apply;
mod ban;
pub mod chat;
mod circumstances;
mod clocks;
pub mod decide;
mod effects;
mod event;
pub mod fixed_deal;
pub mod hint;
pub mod imported;
mod loading;
pub mod log_limits;
mod model;
pub mod opening;
mod perspective;
mod profile;
mod projection;
pub mod proposal;
mod record;
pub mod refusal;
pub mod review;
pub mod seat_transfer;
mod seating;
mod seats;
pub mod settings;
mod skeleton;
pub mod stored;
mod takeback;
mod timekeeping;
pub mod variation;

pub use circumstances::Circumstances;
pub use clocks::CLOCK_READ;
pub use effects::{Effects, SnapshotReason};
pub use event::{EVENT_VERSION, Event, FixedDeal, LogEntry};
pub use model::{AppliedEvent, BrokenLog, Savepoint, TableModel};
pub use perspective::{Eyes, moves_eyes};
pub use profile::Company;
pub use refusal::KEPT_OUT;
pub use skeleton::skeleton;
