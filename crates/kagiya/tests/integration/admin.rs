//! `kagiya admin`, with a running and a stopped server.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::io::{BufRead, BufReader, Write as _};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use kagiya_loadtest::client::{Client, ask};
use serde_json::Value;

/// A server that ends with the test.
struct Served {
    child: Child,
    address: SocketAddr,
    /// Kept open, so that the server can write to it.
    _lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(["--metrics", "127.0.0.1:0", "--data"])
            .arg(folder)
            .env("LANG", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        let (_, address) = first.split_once("http://").expect(&first);
        Self {
            address: address.parse().unwrap(),
            child,
            _lines: lines,
        }
    }

    fn stop(mut self) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The exit code and the whole output.
fn admin_as(program: &mut Command, folder: &Path, arguments: &[&str]) -> (i32, String) {
    let output = program
        .arg("admin")
        .args(arguments)
        .arg("--data")
        .arg(folder)
        .env("LANG", "C")
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).unwrap();
    assert!(!text.contains("panicked"), "{text}");
    (output.status.code().unwrap(), text)
}

fn admin(folder: &Path, arguments: &[&str]) -> (i32, String) {
    admin_as(
        &mut Command::new(env!("CARGO_BIN_EXE_kagiya")),
        folder,
        arguments,
    )
}

/// The output of a successful command.
#[track_caller]
fn says(folder: &Path, arguments: &[&str], expected: &str) -> String {
    let (code, text) = admin(folder, arguments);
    assert_eq!(code, 0, "{arguments:?}: {text}");
    assert!(text.contains(expected), "{arguments:?}: {text}");
    text
}

/// The output of a rejected command.
#[track_caller]
fn refuses(folder: &Path, arguments: &[&str], expected: (i32, &str)) {
    let (code, text) = admin(folder, arguments);
    assert_eq!(code, expected.0, "{arguments:?}: {text}");
    assert!(text.contains(expected.1), "{arguments:?}: {text}");
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    let (code, text) = admin(folder, &[arguments, &["--json"]].concat());
    assert_eq!(code, 0, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// A guest with a connection, and the token of their session.
async fn guest(address: SocketAddr, name: &str) -> (Client, String) {
    let body = format!("{{\"name\":\"{name}\",\"token\":true}}");
    let reply = ask(address, "POST", "/api/session", &[], &body).await;
    let token = reply.unwrap().json()["token"].as_str().unwrap().to_owned();
    (Client::connect(address, &token).await.unwrap(), token)
}

/// Opens a table with a bot, which starts the game. Returns the table's id.
async fn game(client: &mut Client) -> String {
    let create = r#"{"type":"create","id":"c1","settings":{"preset":"original","seats":2},"seat":0,
        "bots":["cautious"],"start":true}"#;
    client.say_text(create).await.unwrap();
    loop {
        let message: Value = serde_json::from_str(&client.hear_text().await.unwrap()).unwrap();
        if message["type"] == "done" {
            return message["table"].as_str().unwrap().to_owned();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_takes_orders_from_its_own_user_alone() {
    let folder = scratch("admin-runs");
    let served = Served::start(&folder);
    let socket = folder.join("kagiya.sock");
    let mode = std::fs::metadata(&socket).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // Root may act for other users.
    let me = Command::new("id").arg("-u").output().unwrap();
    if me.stdout == b"0\n" {
        let mut nobody = Command::new("setpriv");
        nobody.args(["--reuid=65534", "--regid=65534", "--clear-groups"]);
        nobody.arg(env!("CARGO_BIN_EXE_kagiya"));
        let (code, text) = admin_as(&mut nobody, &folder, &["status"]);
        assert_eq!(code, 3, "{text}");
        assert!(text.contains("Only the server’s user"), "{text}");
    }

    let (mut ana, token) = guest(served.address, "Ana").await;
    let table = game(&mut ana).await;
    let status = says(&folder, &["status"], "The server is running: kagiya ");
    assert!(status.contains("1 running"), "{status}");
    assert!(status.contains("Users online: 1."), "{status}");
    says(&folder, &["people"], "from 127.0.0.1");
    let here = json(&folder, &["people"]);
    let id = here["people"][0]["person"].as_str().unwrap();
    says(&folder, &["tables"], &table);
    says(&folder, &["tables", "--stage", "open"], "No tables.");
    let tables = json(&folder, &["tables", "--person", id]);
    assert_eq!(tables["tables"][0]["table"], *table);
    assert_eq!(tables["tables"][0]["people"][0], "Ana");

    says(&folder, &["close", &table], "Table closed.");
    says(&folder, &["close", &table], "already closed");
    refuses(&folder, &["close", "nosuchtable"], (1, "doesn’t exist"));
    says(&folder, &["tables", "--stage", "finished"], &table);

    let block = ["block", "guest", "Ana", "--for", "2d", "--why", "shouting"];
    says(&folder, &block, "is banned until");
    // She first receives all pending messages; then the connection ends.
    let mut last = String::new();
    while let Ok(text) = ana.hear_text().await {
        last = text;
    }
    assert!(
        last.contains("session/blocked") && last.contains("shouting"),
        "{last}"
    );
    assert!(Client::connect(served.address, &token).await.is_err());
    says(&folder, &["blocks"], "shouting");
    refuses(
        &folder,
        &["unblock", "guest", "Zoe"],
        (1, "no user is called"),
    );
    says(&folder, &["unblock", "guest", id], "is no longer banned");
    says(&folder, &["blocks"], "There are no bans.");
    Client::connect(served.address, &token).await.unwrap();
    refuses(
        &folder,
        &["block", "address", "here", "--for", "1h"],
        (1, "not a valid address"),
    );
    refuses(
        &folder,
        &["block", "guest", "Ana", "--for", "long"],
        (2, "30d or 12h"),
    );
    refuses(
        &folder,
        &["block", "cat", "Ana", "--for", "1h"],
        (2, "guest, address"),
    );

    let copy = folder.join("copy.db");
    let copy = copy.to_str().unwrap();
    says(&folder, &["backup", copy], "written and checked");
    let mode = std::fs::metadata(copy).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    refuses(&folder, &["backup", copy], (1, "already exists"));
    refuses(
        &folder,
        &["restore", copy],
        (3, "another server is using it"),
    );
    says(&folder, &["rotate-keys"], "Keep all 2 keys");
    says(
        &folder,
        &["rotate-keys", "--sessions"],
        "One session ended.",
    );
    let purge = ["purge", "--older-than", "0s", "--finished"];
    says(
        &folder,
        &[&purge[..], &["--dry-run"]].concat(),
        "One table would be deleted.",
    );
    says(&folder, &purge, "One table was deleted.");
    refuses(&folder, &["remove", &table], (1, "doesn’t exist"));
    served.stop();
    assert!(!socket.exists(), "the socket goes with the server");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_put_back_with_its_keys_and_over_nothing_unasked() {
    let folder = scratch("admin-restore");
    let served = Served::start(&folder);
    let (mut ana, token) = guest(served.address, "Ana").await;
    let table = game(&mut ana).await;
    let copy = folder.join("copy.db");
    let copy = copy.to_str().unwrap();
    let written = json(&folder, &["backup", copy]);
    assert_eq!(written["backup"]["counts"]["running"], 1);
    let later = game(&mut ana).await;
    assert_eq!(later, table, "the same command opens no other table");
    served.stop();
    says(&folder, &["status"], "No server is running.");
    says(&folder, &["tables"], &table);

    let new = scratch("admin-restored");
    refuses(&new, &["status"], (3, "is not a data directory"));
    refuses(&new, &["restore", copy], (1, "keys that are missing"));
    assert!(!new.join("kagiya.db").exists(), "nothing has been changed");
    let keys = folder.join("kagiya.keys");
    let keys = keys.to_str().unwrap();
    let done = says(
        &new,
        &["restore", copy, "--keys", keys],
        "restored and checked",
    );
    assert!(
        done.contains("1 running") && !done.contains("The previous data is in"),
        "{done}"
    );
    refuses(&new, &["restore", copy], (1, "already has a table"));
    let again = says(
        &new,
        &["restore", copy, "--replace"],
        "The previous data is in",
    );
    assert!(again.contains("kagiya.before-1.db"), "{again}");
    let served = Served::start(&new);
    let mut ana = Client::connect(served.address, &token).await.unwrap();
    let subscribe = format!(r#"{{"type":"subscribe","table":"{table}"}}"#);
    ana.say_text(subscribe).await.unwrap();
    let snapshot: Value = serde_json::from_str(&ana.hear_text().await.unwrap()).unwrap();
    assert_eq!(snapshot["type"], "snapshot");
    assert!(snapshot["game"].is_object(), "the game goes on: {snapshot}");
    served.stop();

    // An incomplete backup is refused.
    let mut bytes = std::fs::read(copy).unwrap();
    for page in bytes.chunks_mut(4096).skip(2) {
        page[..64].fill(0x5a);
    }
    let damaged = folder.join("damaged.db");
    std::fs::write(&damaged, bytes).unwrap();
    let before = std::fs::read(new.join("kagiya.db")).unwrap();
    let damaged = damaged.to_str().unwrap();
    refuses(&new, &["restore", damaged, "--replace"], (3, "damaged"));
    refuses(&new, &["restore", keys, "--replace"], (3, "can’t restore"));
    refuses(
        &new,
        &["restore", "/no/such/file", "--replace"],
        (3, "can’t restore"),
    );
    assert_eq!(std::fs::read(new.join("kagiya.db")).unwrap(), before);
    assert!(!new.join("kagiya.restoring").exists());
    // Damaged data is replaced only with --replace.
    std::fs::write(new.join("kagiya.db"), vec![7; 9_000]).unwrap();
    refuses(&new, &["restore", copy], (1, "can’t be read"));
    says(&new, &["restore", copy, "--replace"], "kagiya.before-2.db");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_names_what_to_change() {
    let folder = scratch("admin-doctor");
    let served = Served::start(&folder);
    says(&folder, &["doctor"], "No problems found.");
    let finding = |check: &str| {
        let answer = json(&folder, &["doctor"]);
        let findings = answer["doctor"].as_array().unwrap();
        let found = findings.iter().find(|it| it["check"] == check);
        found.unwrap_or_else(|| panic!("{answer}")).clone()
    };
    assert_eq!(finding("store")["grade"], "ok");
    assert!(finding("disk")["free"].as_u64().unwrap() > 0);
    assert!(finding("server")["process"].as_u64().is_some());
    assert_eq!(finding("keys")["keys"], 1);
    assert!(finding("backup").get("at").is_none());
    let copy = folder.join("copy.db");
    says(&folder, &["backup", copy.to_str().unwrap()], "Backup");
    let backup = finding("backup");
    assert_eq!(backup["grade"], "ok");
    assert!(backup["age"].as_i64().unwrap() < 600_000, "{backup}");
    // Others can read the keys.
    let keys = folder.join("kagiya.keys");
    std::fs::set_permissions(&keys, std::fs::Permissions::from_mode(0o644)).unwrap();
    refuses(&folder, &["doctor"], (1, "kagiya.keys"));
    refuses(&folder, &["doctor", "--json"], (1, "\"problem\""));
    served.stop();
    std::fs::set_permissions(&keys, std::fs::Permissions::from_mode(0o600)).unwrap();
    says(&folder, &["doctor"], "none is running");
}

#[test]
fn missing_postgres_tools_are_named() {
    let folder = scratch("admin-postgres");
    refuses(
        &folder,
        &[
            "restore",
            "copy.db",
            "--store",
            "postgres://ana@127.0.0.1:1/kagiya",
        ],
        (1, "pg_restore"),
    );
    refuses(
        &folder,
        &["status", "--store", "postgres://ana@127.0.0.1:1/kagiya"],
        (3, "PostgreSQL doesn’t answer"),
    );
}

/// A server that sees another disk, as a service with its own /tmp does, is played by the test.
#[test]
fn a_backup_that_is_not_where_it_should_be_is_an_error() {
    let folder = scratch("admin-elsewhere");
    let server = Served::start(&folder);
    let copy = folder.join("copy.db");
    let mut answer = json(&folder, &["backup", copy.to_str().unwrap()]);
    server.stop();
    answer["backup"]["to"] = "/no/such/folder/copy.db".into();
    let listener = UnixListener::bind(folder.join("kagiya.sock")).unwrap();
    let other = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = String::new();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        reader.read_line(&mut request).unwrap();
        writeln!(stream, "{answer}").unwrap();
        request
    });
    refuses(
        &folder,
        &["backup", "/no/such/folder/copy.db"],
        (1, "no such file is here"),
    );
    assert!(other.join().unwrap().contains("backup"));
}
