//! The arguments of `kagiya-loadtest chaos`.

use std::path::PathBuf;

/// Kills parts of a cluster while people play on it, and checks that nothing is lost.
///
/// Starts PostgreSQL, NATS and the servers on free ports of this machine. Debian's packages are
/// `postgresql` and `nats-server`.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// The `kagiya` program [default: the one next to this program]
    #[arg(long, value_name = "PATH")]
    pub(super) kagiya: Option<PathBuf>,
    /// The number of servers
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=9))]
    pub(super) nodes: u8,
    /// The number of tables; two people play at each
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(super) tables: u32,
    /// How many times a process is killed, paused or stopped
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(super) kills: u32,
    /// The time that everybody plays before the first kill
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    pub(super) calm: u32,
    /// The longest time that a player thinks, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub(super) think: u64,
    /// The time within which a player must be back at the table
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pub(super) within: f64,
    /// The seed for the order and the times of the kills
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(super) seed: u64,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}
