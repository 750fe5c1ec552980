//! `kagiya hanab-live` and `kagiya join`: bots play as clients of a gateway to a server.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::program::{check_refused, scratch};

/// A program that runs until the test ends.
struct Running {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
            .args(arguments)
            .env("LANG", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, lines }
    }

    /// The rest of the first line with this text.
    fn after(&mut self, text: &str) -> String {
        for line in &mut self.lines {
            if let Some((_, rest)) = line.unwrap().split_once(text) {
                return rest.to_owned();
            }
        }
        panic!("the program has ended without {text:?}");
    }
}

#[test]
fn bots_play_a_game_at_a_gateway() {
    let data = scratch("join-server");
    let _ = std::fs::remove_dir_all(&data);
    let mut server = Running::start(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    let server_url = server.after("running at ");
    let mut gateway = Running::start(&[
        "hanab-live",
        "--listen",
        "127.0.0.1:0",
        "--server",
        &server_url,
    ]);
    let address = gateway.after("log in at ");
    let address = address.split(". ").next().unwrap();
    let create = "Rainbow (5 Suits),players=2";
    let join = ["join", address, "--bot", "companion-1", "--as"];
    let mut host = Running::start(&[&join[..], &["Host", "--create", create]].concat());
    let table = host.after("Seated at table ");
    let table = table.trim_end_matches('.');
    let mut guest = Running::start(&[&join[..], &["Guest", "--table", table]].concat());
    assert_eq!(guest.after("Rainbow (5 Suits): "), "Host, Guest");
    let score = host.lines.by_ref().last().unwrap().unwrap();
    assert!(score.ends_with(" of 25 points."), "{score}");
    assert_eq!(guest.lines.by_ref().last().unwrap().unwrap(), score);
    assert!(host.child.wait().unwrap().success());
    assert!(guest.child.wait().unwrap().success());
    check_refused(&["join", address, "--as", "Late", "--table", "99"], 3, "99");
}

#[test]
fn wrong_arguments_are_named() {
    let join = |arguments: &[&str], code: i32, says: &str| {
        check_refused(&[&["join"], arguments].concat(), code, says);
    };
    join(
        &["https://hanab.live", "--as", "Kagi"],
        2,
        "KAGIYA_PASSWORD",
    );
    join(&["127.0.0.1:1", "--as", "Kagi"], 3, "127.0.0.1:1");
    join(&["ftp://a", "--as", "Kagi"], 2, "ftp://a");
    join(&["127.0.0.1:1"], 2, "--as");
    join(
        &["a", "--as", "Kagi", "--bot", "companion-9"],
        2,
        "companion-4",
    );
    join(
        &["a", "--as", "Kagi", "--create", "Rainbows"],
        2,
        "Rainbows",
    );
    let both = ["a", "--as", "K", "--create", "players=2", "--table", "1"];
    join(&both, 2, "--table");
    check_refused(&["hanab-live", "--server", "x://y"], 2, "x://y");
    check_refused(&["hanab-live", "--listen", "8.8.8.8:1"], 3, "8.8.8.8:1");
}
