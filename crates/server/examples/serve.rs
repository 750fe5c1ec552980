//! Serves tables, with the same flags as the program itself, and one more for tests that must know
//! the cards.

use std::io::Write as _;

use clap::Parser;
use kagiya_rules::Seed;
use kagiya_server::{Config, ServeArgs, ServeError};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    serve: ServeArgs,
    /// Deal every game from this seed, 64 hexadecimal digits.
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
}

#[tokio::main]
async fn main() -> Result<(), ServeError> {
    let cli = Cli::parse();
    let config = Config {
        seed: cli.seed,
        ..Config::from(&cli.serve)
    };
    kagiya_server::run_as(&cli.serve, config, |address| {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "http://{address}");
        let _ = out.flush();
    })
    .await
}
