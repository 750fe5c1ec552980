//! Runs the program.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn kagiya_with(arguments: &[&str], input: &str, variables: &[(&str, &str)]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may exit before it has read all input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

pub(crate) fn kagiya(arguments: &[&str]) -> Ran {
    kagiya_with(arguments, "", &[])
}

/// Checks for an empty output, and one line on standard error that says what is wrong.
pub(crate) fn check_refused(arguments: &[&str], code: i32, says: &str) {
    let ran = kagiya(arguments);
    assert_eq!(ran.code, code, "{arguments:?}: {}", ran.err);
    assert!(ran.err.contains(says), "{arguments:?}: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{arguments:?}: {}", ran.err);
}

pub(crate) fn fixture(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("../../tests/fixtures").join(name);
    path.to_str().unwrap().to_owned()
}

pub(crate) fn scratch(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(name).to_str().unwrap().to_owned()
}

/// Checks values against a JSON schema of `docs/`.
pub(crate) fn schema(name: &str) -> impl Fn(&Value) {
    let text = fs::read_to_string(xtask::repository(&format!("docs/{name}"))).unwrap();
    let mut schemas = boon::Schemas::new();
    let mut compiler = boon::Compiler::new();
    compiler
        .add_resource(name, serde_json::from_str(&text).unwrap())
        .unwrap();
    let index = compiler.compile(name, &mut schemas).unwrap();
    move |value| {
        let found = schemas
            .validate(value, index)
            .map_err(|error| error.to_string());
        assert_eq!(found, Ok(()), "{value}");
    }
}
