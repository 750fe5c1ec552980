//! `cargo xtask generate` writes all generated files again.

use std::env;
use std::process::{Command, ExitCode};

use xtask::{GENERATE, TEST_PREFIX, repository};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments == ["generate"] {
        return generate();
    }
    print("usage: cargo xtask generate   writes all generated files again");
    ExitCode::from(2)
}

/// Runs the tests of generated files, with the build of `cargo test --workspace`.
fn generate() -> ExitCode {
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["test", "--workspace", "--lib"])
        .args(["--test", "integration", "--test", "server", "--"])
        .args([TEST_PREFIX, "--quiet"])
        .env(GENERATE, "1")
        .current_dir(repository("."))
        .status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            print(&format!("error: cargo can't be started: {error}"));
            ExitCode::FAILURE
        }
    }
}

#[expect(clippy::print_stderr, reason = "a command line tool")]
fn print(text: &str) {
    eprintln!("{text}");
}
