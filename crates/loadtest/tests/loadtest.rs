//! Runs the binary.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::process::{Command, Output};

fn loadtest(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_kagiya-loadtest");
    Command::new(program).args(arguments).output().unwrap()
}

#[test]
fn server_measures_a_server() {
    let ran = loadtest(&["server", "--json", "--tables", "2", "--seconds", "0.2"]);
    assert!(ran.status.success(), "{ran:?}");
    let report: serde_json::Value = serde_json::from_slice(&ran.stdout).unwrap();
    assert_eq!(report["sockets"], 8);
    assert_eq!(report["failures"], 0, "{report}");
    assert!(report["actions"].as_u64() > Some(0), "{report}");
}

#[test]
fn frames_finds_no_fault() {
    let ran = loadtest(&["frames", "--seconds", "1"]);
    assert!(ran.status.success(), "{ran:?}");
    let out = String::from_utf8(ran.stdout).unwrap();
    assert!(out.contains(" 0 panics"), "{out}");
}

#[test]
fn requests_finds_no_fault() {
    let ran = loadtest(&["requests", "--requests", "1000"]);
    assert!(ran.status.success(), "{ran:?}");
    let out = String::from_utf8(ran.stdout).unwrap();
    assert!(
        out.contains("1000 requests") && out.contains(" 0 panics"),
        "{out}"
    );
}

#[test]
fn wrong_arguments_are_explained() {
    for (arguments, expected) in [
        (&["siege", "here"][..], "expected an address and a port"),
        (
            &["siege", "192.0.2.1:80"],
            "expected a server on this machine",
        ),
        (&["chaos", "--nodes", "0"], "1..=9"),
        (&["server", "--tables", "many"], "--tables"),
    ] {
        let ran = loadtest(arguments);
        assert_eq!(ran.status.code(), Some(2), "{ran:?}");
        let error = String::from_utf8(ran.stderr).unwrap();
        assert!(error.contains(expected), "{error}");
    }
    let ran = loadtest(&["chaos", "--kagiya", "/nowhere/kagiya"]);
    assert_eq!(ran.status.code(), Some(1), "{ran:?}");
    let error = String::from_utf8(ran.stderr).unwrap();
    assert!(error.contains("--kagiya PATH"), "{error}");
}
