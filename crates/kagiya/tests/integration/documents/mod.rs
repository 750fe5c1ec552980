//! Checks the documents: what ARCHITECTURE.md and CONTRIBUTING.md name exists, and texts follow
//! docs/STYLE.md.

mod architecture;
mod paths;
mod style;

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The tracked files of the repository; empty without git, as in a source archive.
fn tracked_files() -> Vec<String> {
    let output = Command::new("git")
        .arg("-C")
        .arg(root())
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .output();
    let Ok(output) = output else {
        return Vec::new();
    };
    let list = String::from_utf8_lossy(&output.stdout);
    list.split('\0')
        .filter(|path| !path.is_empty())
        .map(str::to_owned)
        .collect()
}
