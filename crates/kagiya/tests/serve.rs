//! `kagiya` without a command, and `kagiya serve`: the house opens, answers, and closes when told.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A server that ends with the test.
struct Served {
    child: Child,
    lines: std::io::Lines<BufReader<ChildStdout>>,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn serve(arguments: &[&str], variables: &[(&str, &str)]) -> Served {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(arguments)
        .env("LANG", "C")
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let (_, address) = first.split_once("http://").expect(&first);
    Served {
        child,
        address: address.to_owned(),
        lines,
    }
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn no_command_at_all_serves() {
    let data = scratch("serve-defaults");
    let folder = data.to_str().unwrap();
    let served = serve(
        &[],
        &[("KAGIYA_LISTEN", "127.0.0.1:0"), ("KAGIYA_DATA", folder)],
    );
    let page = get(&served.address, "/");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("<title>"), "{page}");
    let ready = get(&served.address, "/readyz");
    assert!(ready.starts_with("HTTP/1.1 200"), "{ready}");
    assert!(data.join("kagiya.db").exists());
}

#[test]
fn it_says_where_it_is_and_stops_when_told() {
    let data = scratch("serve-stop");
    let folder = data.to_str().unwrap();
    let mut served = serve(&["serve", "--listen", "127.0.0.1:0", "--data", folder], &[]);
    let kept = served.lines.next().unwrap().unwrap();
    assert!(kept.contains(folder), "{kept}");
    let id = served.child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    assert!(served.child.wait().unwrap().success());
    // The address is free again.
    assert!(TcpStream::connect(&served.address).is_err());
}

#[test]
fn what_cannot_be_served_is_said() {
    let data = scratch("serve-refused");
    let folder = data.to_str().unwrap();
    let served = serve(&["serve", "--listen", "127.0.0.1:0", "--data", folder], &[]);
    for (arguments, variables, says) in [
        (
            vec!["serve", "--listen", &served.address, "--data", folder],
            vec![],
            "--listen",
        ),
        (vec!["serve", "--listen", "nowhere"], vec![], "--listen"),
        (
            vec!["serve", "--data", "/dev/null/x", "--listen", "127.0.0.1:0"],
            vec![],
            "--data",
        ),
        (vec![], vec![("KAGIYA_LISTEN", "nowhere")], "--listen"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_kagiya"))
            .args(&arguments)
            .env("LANG", "C")
            .envs(variables)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(
            matches!(output.status.code(), Some(2 | 3)),
            "{arguments:?}: {text}"
        );
        assert!(text.contains(says), "{arguments:?}: {text}");
        assert!(!text.contains("panicked"), "{text}");
    }
}
