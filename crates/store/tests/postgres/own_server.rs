//! A `PostgreSQL` server of a test's own, which the test may kill.

use std::ffi::OsStr;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row as _};
use tempfile::TempDir;

/// A server with the programs of another one on this machine. It ends on drop.
pub(crate) struct OwnServer {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
}

impl OwnServer {
    /// Starts a server, whose log is written to disk only by commits. `None` if the programs of the other server
    /// are not on this machine.
    pub(crate) async fn like(other: &str) -> Option<Self> {
        let mut connection = PgConnection::connect(other).await.unwrap();
        let row = sqlx::query("select setting from pg_config where name = 'BINDIR'")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        let programs = PathBuf::from(row.get::<String, _>(0));
        if !programs.join("initdb").exists() {
            return None;
        }
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let server = Self {
            folder: TempDir::new().unwrap(),
            programs,
            port: free.local_addr().unwrap().port(),
        };
        drop(free);
        let folder = server.folder.path();
        if is_root() {
            assert!(run("chown", &["postgres".as_ref(), folder.as_os_str()]));
        }
        let data = server.data();
        let [user, name, trust, all, at] = ["-U", "kagiya", "-A", "trust", "-D"].map(OsStr::new);
        assert!(server.run("initdb", &[user, name, trust, all, at, data.as_os_str()]));
        server.start();
        Some(server)
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://kagiya@127.0.0.1:{}/postgres", self.port)
    }

    /// Ends the first process of the server at once, and starts the server again.
    pub(crate) fn crash(&self) {
        self.signal("-KILL");
        self.start();
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts the server. It refuses as long as processes of the one before it are alive.
    fn start(&self) {
        let folder = self.folder.path().display();
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} \
             -c wal_writer_delay=10s",
            self.port
        );
        let (data, log) = (self.data(), self.folder.path().join("data/log"));
        let start = || {
            let [at, log_to, with, wait, start] = ["-D", "-l", "-o", "-w", "start"].map(OsStr::new);
            let (data, log) = (data.as_os_str(), log.as_os_str());
            let arguments = [at, data, log_to, log, with, options.as_ref(), wait, start];
            self.run("pg_ctl", &arguments)
        };
        assert!((0..50).any(|_| start()), "the server does not start");
    }

    fn signal(&self, signal: &str) {
        let file = self.data().join("postmaster.pid");
        let process = std::fs::read_to_string(file).unwrap();
        let process = process.lines().next().unwrap();
        assert!(run("kill", &[signal.as_ref(), process.as_ref()]));
    }

    /// Runs a program of the server, which refuses to run as root.
    fn run(&self, program: &str, arguments: &[&OsStr]) -> bool {
        let program = self.programs.join(program);
        let mut all: Vec<&OsStr> = Vec::new();
        if is_root() {
            all.extend(["runuser", "-u", "postgres", "--"].map(OsStr::new));
        }
        all.push(program.as_os_str());
        all.extend(arguments);
        run(all[0], &all[1..])
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        self.signal("-QUIT");
    }
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|it| std::os::unix::fs::MetadataExt::uid(&it) == 0)
}

fn run(program: impl AsRef<OsStr>, arguments: &[&OsStr]) -> bool {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().unwrap().success()
}
