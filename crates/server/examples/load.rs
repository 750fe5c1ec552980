//! Measures what a server holds; `--help` explains.

use std::io::Write as _;

use clap::Parser;
use kagiya_server::ServeError;
use kagiya_server::load::{self, LoadArgs};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    load: LoadArgs,
}

#[tokio::main]
async fn main() -> Result<(), ServeError> {
    let cli = Cli::parse();
    if let Some(report) = load::run(&cli.load).await? {
        let mut out = std::io::stdout().lock();
        let _ = if cli.load.json {
            serde_json::to_writer_pretty(&mut out, &report).map_err(Into::into)
        } else {
            write!(out, "{report}")
        };
        let _ = writeln!(out);
    }
    Ok(())
}
