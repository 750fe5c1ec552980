//! `kagiya` without a command, and `kagiya serve`: the server starts, responds and stops.
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
fn without_a_command_the_server_starts() {
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
fn a_new_data_directory_needs_no_migration_message() {
    let data = scratch("serve-new");
    std::fs::create_dir_all(&data).unwrap();
    let said = data.join("said");
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.join("data"))
        .env("LANG", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(std::fs::File::create(&said).unwrap())
        .spawn()
        .unwrap();
    let first = BufReader::new(child.stdout.take().unwrap()).lines().next();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(first.unwrap().unwrap().contains("http://"));
    let said = std::fs::read_to_string(said).unwrap();
    assert!(!said.contains("format"), "{said}");
}

#[test]
fn the_server_prints_its_address_and_stops_on_a_signal() {
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
fn start_errors_are_explained() {
    let data = scratch("serve-refused");
    let folder = data.to_str().unwrap();
    let other = scratch("serve-refused-too");
    let other = other.to_str().unwrap();
    let served = serve(&["serve", "--listen", "127.0.0.1:0", "--data", folder], &[]);
    for (arguments, variables, says) in [
        (
            vec!["serve", "--listen", &served.address, "--data", other],
            vec![],
            "--listen",
        ),
        (
            vec!["serve", "--listen", "127.0.0.1:0", "--data", folder],
            vec![],
            "another server is using it",
        ),
        (vec!["serve", "--listen", "nowhere"], vec![], "--listen"),
        (
            vec!["serve", "--data", "/dev/null/x", "--listen", "127.0.0.1:0"],
            vec![],
            "--data",
        ),
        (vec![], vec![("KAGIYA_LISTEN", "nowhere")], "--listen"),
        (
            vec!["serve", "--listen", "127.0.0.1:0", "--store", "here"],
            vec![],
            "looks like postgres://USER@HOST/DATABASE",
        ),
        (
            vec!["serve", "--listen", "127.0.0.1:0"],
            vec![("KAGIYA_STORE", "postgres://ana:pearl@127.0.0.1:1/kagiya")],
            "PostgreSQL doesn’t answer at 127.0.0.1:1",
        ),
        (
            vec![
                "serve",
                "--store",
                "postgres://127.0.0.1:1/x",
                "--bus",
                "here",
            ],
            vec![],
            "looks like nats://HOST:4222",
        ),
        (
            vec!["serve", "--store", "postgres://127.0.0.1:1/x"],
            vec![("KAGIYA_BUS", "nats://127.0.0.1:1")],
            "can’t reach the other servers over NATS",
        ),
        (
            vec!["serve", "--bus", "nats://127.0.0.1:1"],
            vec![],
            "--store",
        ),
        (
            vec!["serve", "--listen", "127.0.0.1:0"],
            vec![(
                "KAGIYA_STORE",
                "postgres://ana:pearl@127.0.0.1:1/kagiya?sslmode=require",
            )],
            "remove sslmode",
        ),
        (
            vec!["admin", "copy", "--data", folder, "--store", "here"],
            vec![],
            "can’t use",
        ),
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
        assert!(!text.contains("pearl"), "a password is not shown: {text}");
    }
}

/// Runs a program as an unprivileged user if the tests run as root.
fn without_rights() -> Command {
    let me = Command::new("id").arg("-u").output().unwrap();
    if me.stdout != b"0\n" {
        return Command::new(env!("CARGO_BIN_EXE_kagiya"));
    }
    let mut nobody = Command::new("setpriv");
    nobody.args(["--reuid=65534", "--regid=65534", "--clear-groups"]);
    nobody.arg(env!("CARGO_BIN_EXE_kagiya"));
    nobody
}

#[test]
fn a_read_only_data_directory_is_reported() {
    use std::fs::{Permissions, read_dir, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    let data = scratch("serve-read-only");
    let folder = data.to_str().unwrap();
    let mut served = serve(&["serve", "--listen", "127.0.0.1:0", "--data", folder], &[]);
    let id = served.child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status();
    assert!(told.unwrap().success() && served.child.wait().unwrap().success());
    for file in read_dir(&data).unwrap() {
        set_permissions(file.unwrap().path(), Permissions::from_mode(0o444)).unwrap();
    }
    set_permissions(&data, Permissions::from_mode(0o555)).unwrap();
    let output = without_rights()
        .args(["serve", "--listen", "127.0.0.1:0", "--data", folder])
        .env("LANG", "C")
        .output()
        .unwrap();
    set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(text.contains("the directory is not writable"), "{text}");
}

/// The answer of `kagiya admin purge` for a copy of the data directory of the first release.
fn purge(folder: &std::path::Path, arguments: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["admin", "purge", "--abandoned", "--data"])
        .arg(folder)
        .args(arguments)
        .env("LANG", "C")
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(text).unwrap(),
    )
}

#[test]
fn old_tables_are_purged_on_request() {
    let folder = scratch("purge");
    std::fs::create_dir_all(&folder).unwrap();
    let fixture = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures/data-folder-1/kagiya.db");
    std::fs::copy(fixture, folder.join("kagiya.db")).unwrap();
    // In this data directory nothing is that old.
    let (code, text) = purge(&folder, &["--older-than", "9000d", "--dry-run"]);
    assert_eq!((code, &*text), (0, "No tables would be deleted.\n"));
    let (_, found) = purge(&folder, &["--older-than", "0s", "--dry-run"]);
    let (_, removed) = purge(&folder, &["--older-than", "0s"]);
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (found, removed) = (lines(&found), lines(&removed));
    assert_eq!(found[..found.len() - 1], removed[..removed.len() - 1]);
    assert_eq!(found.last().unwrap(), "6 tables would be deleted.");
    assert_eq!(removed.last().unwrap(), "6 tables were deleted.");
    let stages = |stage: &str| removed.iter().filter(|line| line.contains(stage)).count();
    assert_eq!((stages(" · open · "), stages(" · closed · ")), (4, 2));
    let (_, text) = purge(&folder, &["--older-than", "0s"]);
    assert_eq!(text, "No tables were deleted.\n");
    for (arguments, code, says) in [
        (["--older-than", "30"], 2, "30d or 12h"),
        (["--older-than", "-1d"], 2, ""),
    ] {
        let (exit, text) = purge(&folder, &arguments);
        assert_eq!(exit, code, "{text}");
        assert!(text.contains(says), "{text}");
    }
    let (code, text) = purge(&folder.join("nowhere"), &["--older-than", "1d"]);
    assert_eq!(code, 3);
    assert!(text.contains("is not a data directory"), "{text}");
}

#[test]
fn data_of_a_later_release_is_refused() {
    let folder = scratch("later");
    std::fs::create_dir_all(&folder).unwrap();
    // The first page of a database, with its format version changed to 99.
    let fixture = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/fixtures/data-folder-1/kagiya.db");
    let mut bytes = std::fs::read(fixture).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(folder.join("kagiya.db"), bytes).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&folder)
        .env("LANG", "C")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("the data has format 99"), "{text}");
    assert!(text.contains("Use the release that wrote it"), "{text}");
}

/// `kagiya mcp` speaks on its standard input and output, and plays at the server.
#[test]
fn a_language_model_reaches_the_server_by_the_standard_streams() {
    let data = scratch("serve-mcp");
    let folder = data.to_str().unwrap();
    let served = serve(&["serve", "--listen", "127.0.0.1:0", "--data", folder], &[]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["mcp", "--server", &served.address, "--name", "Model"])
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut ask = |line: &str| {
        writeln!(input, "{line}").unwrap();
        lines.next().unwrap().unwrap()
    };
    let greeting = ask(
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#,
    );
    assert!(greeting.contains("open_table"), "{greeting}");
    let opened = ask(
        r#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"open_table","arguments":{"companions":1}}}"#,
    );
    assert!(
        opened.contains("Model") && opened.contains("clue_tokens"),
        "{opened}"
    );
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn wrong_addresses_for_language_models_are_refused() {
    for (arguments, right) in [
        (
            &["mcp", "--server", "ftp://a.example"][..],
            "http://127.0.0.1:4848",
        ),
        (&["mcp", "--listen", "0.0.0.0:0"], "--host"),
        (&["mcp", "--host", "a.example"], "--listen"),
        (&["mcp", "--listen", "here"], "--listen"),
    ] {
        let ran = Command::new(env!("CARGO_BIN_EXE_kagiya"))
            .args(arguments)
            .env("LANG", "C")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert!(
            !ran.status.success() && said.contains(right),
            "{arguments:?}: {said}"
        );
    }
    // A client that never speaks.
    let ran = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .arg("mcp")
        .env("LANG", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(4));
}
