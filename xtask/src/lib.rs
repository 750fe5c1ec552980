//! Generated files that are checked in. A test generates each file and calls [`check_generated`];
//! `cargo xtask generate` runs these tests so that they write the files.

use std::fs;
use std::path::{Path, PathBuf};

/// The environment variable that makes [`check_generated`] write files.
pub const GENERATE: &str = "KAGIYA_GENERATE";

/// The beginning of the names of the tests that call [`check_generated`].
pub const TEST_PREFIX: &str = "generated_";

/// The path of a file of the repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Compares a file of the repository with its content as generated now; under `cargo xtask
/// generate`, writes it.
///
/// # Panics
/// If the file differs or can't be written.
pub fn check_generated(path: &str, content: &str) {
    let file = repository(path);
    let committed = fs::read_to_string(&file).unwrap_or_default();
    if committed == content {
        return;
    }
    assert!(
        std::env::var_os(GENERATE).is_some(),
        "{path} is stale: run `cargo xtask generate` and commit the result"
    );
    fs::write(&file, content).unwrap_or_else(|error| panic!("{path} can't be written: {error}"));
}
