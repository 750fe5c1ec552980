//! `.ci/run` ends what it has started.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails where it panics")]

use std::fs::{self, File, Permissions};
use std::io::{BufRead as _, BufReader, Read as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Longer than stopping a step takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// A program that would run for ten minutes. Whatever it writes goes to the pipe of the test.
const WAITS: &str = "#!/bin/sh\nexec >\"$PIPE\"\necho the step runs\nexec sleep 600\n";

/// A repository that consists of the scripts, and of programs for them: those without a path are in a folder of
/// `PATH`.
fn repository(name: &str, programs: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for part in [".ci", "fuzz", "programs", "python", "web"] {
        fs::create_dir_all(folder.join(part)).unwrap();
    }
    for script in [".ci/run", ".ci/limit"] {
        fs::copy(xtask::repository(script), folder.join(script)).unwrap();
    }
    fs::write(folder.join("README.md"), "cargo test --workspace").unwrap();
    for (program, text) in programs {
        let path = if program.contains('/') {
            folder.join(program)
        } else {
            folder.join("programs").join(program)
        };
        fs::write(&path, text).unwrap();
        fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
    }
    let pipe = Command::new("mkfifo").arg(folder.join("pipe")).status();
    assert!(pipe.unwrap().success());
    folder
}

/// Starts `.ci/run` with these steps.
fn start(folder: &Path, steps: &[&str]) -> Child {
    let path = std::env::var("PATH").unwrap();
    Command::new("bash")
        .arg(".ci/run")
        .args(steps)
        .current_dir(folder)
        .env("PATH", format!("{}/programs:{path}", folder.display()))
        .env("PIPE", folder.join("pipe"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Sends a signal as soon as the program in the step runs, and waits until both have ended.
fn stop(folder: &Path, mut run: Child) {
    let pipe = folder.join("pipe");
    let (sender, events) = mpsc::channel();
    thread::spawn(move || {
        let mut output = BufReader::new(File::open(pipe).unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        sender.send(line).unwrap();
        // The output ends when every process that could write to it has ended.
        output.read_to_string(&mut String::new()).unwrap();
        sender.send("ended".to_owned()).unwrap();
    });
    let line = events.recv_timeout(PATIENCE).expect("the step has not run");
    assert_eq!(line, "the step runs\n");
    let pid = run.id().to_string();
    let signal = Command::new("kill").args(["-TERM", &pid]).status();
    assert!(signal.unwrap().success());
    assert_eq!(run.wait().unwrap().code(), Some(143));
    let end = events.recv_timeout(PATIENCE);
    assert_eq!(end.as_deref(), Ok("ended"), "the step still runs");
}

#[test]
fn a_signal_reaches_the_running_step() {
    let programs = [("cargo", WAITS), ("cargo-machete", WAITS)];
    let folder = repository("signal", &programs);
    let run = start(&folder, &["dependencies"]);
    stop(&folder, run);
}

#[test]
fn a_signal_reaches_a_step_beside_the_others() {
    // While packages are installed, another step runs.
    let passes = "#!/bin/sh\nexit 0\n";
    let quiet = "#!/bin/sh\nexec >\"$PIPE\"\nexec sleep 600\n";
    let there = ["npm", "chromium-headless-shell", "python3", "curl", "nginx"];
    let mut programs: Vec<(&str, &str)> = there.map(|name| (name, passes)).into();
    programs.extend([(".ci/postgres", WAITS), ("cargo", quiet)]);
    let folder = repository("beside", &programs);
    let run = start(&folder, &[]);
    stop(&folder, run);
}
