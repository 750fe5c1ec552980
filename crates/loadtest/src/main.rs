//! `kagiya-loadtest`: measures a Kagiya server under load, and tests whether it survives crashes,
//! attacks and malformed frames.

#[cfg(unix)]
mod chaos;
mod error;
mod fuzz;
mod guest;
mod latency;
mod requests;
mod server;
mod siege;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// How many connections and tables are opened at the same time.
const CONCURRENT: usize = 64;

/// Measures a Kagiya server under load, and tests whether it survives crashes and attacks.
#[derive(Parser, Debug)]
#[command(
    version,
    after_help = "Exit codes: 0 the measurement was taken or the test passed, 1 it failed, 2 usage error"
)]
struct Cli {
    #[command(subcommand)]
    test: Test,
}

#[derive(Subcommand, Debug)]
enum Test {
    Server(server::Args),
    #[cfg(unix)]
    Chaos(chaos::Args),
    Siege(siege::Args),
    Frames(fuzz::Args),
    Requests(requests::Args),
}

fn main() -> ExitCode {
    let passed = match Cli::parse().test {
        Test::Server(args) => server::run(&args),
        #[cfg(unix)]
        Test::Chaos(args) => chaos::run(&args),
        Test::Siege(args) => siege::run(&args),
        Test::Frames(args) => fuzz::run(&args),
        Test::Requests(args) => requests::run(&args),
    };
    match passed {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // If standard error is closed, nobody reads it.
            let _ = writeln!(std::io::stderr().lock(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
