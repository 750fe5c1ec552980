//! Serves tables, with the same flags as the program itself. Further flags are for tests that must know the
//! cards, or can't wait until a person counts as away.

use std::io::Write as _;
use std::time::Duration;

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
    /// After how many milliseconds without a connection a player is away.
    #[arg(long, value_name = "MS")]
    away: Option<u64>,
    /// Allow any number of open and running tables from one address.
    #[arg(long)]
    many_tables: bool,
}

#[tokio::main]
async fn main() -> Result<(), ServeError> {
    let cli = Cli::parse();
    let usual = Config::from(&cli.serve);
    let mut config = Config {
        seed: cli.seed,
        away: cli.away.map_or(usual.away, Duration::from_millis),
        assets: kagiya_web_assets::assets(),
        ..usual
    };
    if cli.many_tables {
        config.quotas.tables_of_address = usize::MAX;
    }
    let opened = |address| {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "http://{address}");
        let _ = out.flush();
    };
    kagiya_server::run(&cli.serve, config, Box::new(opened)).await
}
