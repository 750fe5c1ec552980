//! Serves tables, with the same flags as the program itself.

use std::io::Write as _;

use clap::Parser;
use kagiya_server::{ServeArgs, ServeError};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    serve: ServeArgs,
}

#[tokio::main]
async fn main() -> Result<(), ServeError> {
    let cli = Cli::parse();
    kagiya_server::run(&cli.serve, |address| {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "http://{address}");
        let _ = out.flush();
    })
    .await
}
