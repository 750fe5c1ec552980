//! `.ci/run` ends what it has started.
#![cfg(target_os = "linux")]

use std::fs::{self, Permissions};
use std::io::{BufRead as _, BufReader, Read as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Longer than stopping a step takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// A step that would run for ten minutes: it calls a `cargo` that only waits.
const WAITS: &str = "#!/bin/sh\necho the step runs\nexec sleep 600\n";

#[test]
fn a_signal_reaches_the_running_step() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("signal");
    let programs = folder.join("programs");
    fs::create_dir_all(folder.join(".ci")).unwrap();
    fs::create_dir_all(&programs).unwrap();
    for script in [".ci/run", ".ci/limit"] {
        fs::copy(xtask::repository(script), folder.join(script)).unwrap();
    }
    for name in ["cargo", "cargo-machete"] {
        fs::write(programs.join(name), WAITS).unwrap();
        fs::set_permissions(programs.join(name), Permissions::from_mode(0o755)).unwrap();
    }
    let path = std::env::var("PATH").unwrap();
    let mut run = Command::new("bash")
        .args([".ci/run", "dependencies"])
        .current_dir(&folder)
        .env("PATH", format!("{}:{path}", programs.display()))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(run.stdout.take().unwrap());
    let mut line = String::new();
    while line != "the step runs\n" {
        line.clear();
        assert_ne!(
            output.read_line(&mut line).unwrap(),
            0,
            "the step has not run"
        );
    }

    let pid = run.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &pid])
            .status()
            .unwrap()
            .success()
    );
    assert_eq!(run.wait().unwrap().code(), Some(143));
    // The output ends when every process that could write to it has ended.
    let (sender, ended) = mpsc::channel();
    thread::spawn(move || sender.send(output.read_to_end(&mut Vec::new()).is_ok()));
    assert_eq!(
        ended.recv_timeout(PATIENCE),
        Ok(true),
        "the step still runs"
    );
}
