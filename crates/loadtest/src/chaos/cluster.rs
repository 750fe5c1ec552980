//! A cluster on this machine: PostgreSQL, NATS and several servers, each a process that can be
//! killed, paused and started again.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use kagiya_server::open_database;
use tokio::net::TcpStream;

use crate::error::{LoadError, fail};

/// The limit for the start or stop of a process.
const TIMEOUT: Duration = Duration::from_mins(1);

/// The pause between two polls.
const POLL: Duration = Duration::from_millis(50);

/// The user that PostgreSQL runs as if this program runs as root. Debian's package creates it.
const USER: &str = "postgres";

/// A process; dropping this value kills it.
#[derive(Debug)]
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    /// Sends a signal by its name, as in `STOP`.
    fn signal(&self, name: &str) -> Result<(), LoadError> {
        let id = self.0.id().to_string();
        let shell = Command::new("sh")
            .args(["-c", "kill -\"$0\" \"$1\"", name, &id])
            .status();
        match shell {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(fail("a signal could not be sent", status.to_string())),
            Err(error) => Err(fail("a signal could not be sent", error)),
        }
    }

    fn pause(&self, pause: bool) -> Result<(), LoadError> {
        self.signal(if pause { "STOP" } else { "CONT" })
    }

    fn has_ended(&mut self) -> bool {
        !matches!(self.0.try_wait(), Ok(None))
    }

    /// Waits until the process has ended.
    async fn ended(&mut self) -> Result<(), LoadError> {
        let since = Instant::now();
        while !self.has_ended() {
            if since.elapsed() > TIMEOUT {
                return Err(fail("a process", "it does not stop"));
            }
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }
}

/// A port that is free now.
fn free_port() -> Result<u16, LoadError> {
    let listener = TcpListener::bind(("127.0.0.1", 0));
    let address = listener.and_then(|listener| listener.local_addr());
    match address {
        Ok(address) => Ok(address.port()),
        Err(error) => Err(fail("no port is free", error)),
    }
}

fn log_file(path: &Path) -> Result<File, LoadError> {
    let file = File::options().create(true).append(true).open(path);
    file.map_err(|error| fail("a log can't be written", error))
}

/// A PostgreSQL server with its own data directory.
#[derive(Debug)]
struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    password: String,
    /// The user and group that it runs as; `None` for those of this program.
    user: Option<(u32, u32)>,
    running: Option<Running>,
}

impl Postgres {
    async fn start(folder: &Path) -> Result<Self, LoadError> {
        let programs = postgres_programs()?;
        let user = if is_root() { Some(ids_of(USER)?) } else { None };
        let folder = folder.join("postgres");
        let secret: [u8; 16] =
            kagiya_random::bytes().map_err(|error| fail("no random password", error))?;
        let password = format!("{:032x}", u128::from_ne_bytes(secret));
        let made = fs::create_dir(&folder).and_then(|()| {
            let file = folder.join("password");
            fs::write(&file, &password)?;
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600))?;
            if let Some((user, group)) = user {
                chown(&file, Some(user), Some(group))?;
                chown(&folder, Some(user), Some(group))?;
            }
            Ok(())
        });
        made.map_err(|error| fail("the folder of PostgreSQL can't be created", error))?;
        let mut postgres = Self {
            programs,
            folder,
            port: free_port()?,
            password,
            user,
            running: None,
        };
        let mut making = postgres.command("initdb")?;
        making.args(["-U", "kagiya", "-A", "scram-sha-256", "-E", "UTF8", "-D"]);
        making.arg(postgres.folder.join("data"));
        making.args(["--locale=C.UTF-8", "--pwfile"]);
        making.arg(postgres.folder.join("password"));
        match tokio::task::spawn_blocking(move || making.status()).await {
            Ok(Ok(status)) if status.success() => {}
            Ok(Ok(status)) => return Err(fail("initdb", status.to_string())),
            Ok(Err(error)) => return Err(fail("initdb", error)),
            Err(error) => return Err(fail("initdb", error)),
        }
        postgres.run().await?;
        let since = Instant::now();
        // It may listen before it accepts logins.
        while let Err(error) = open_database(&postgres.address()).await {
            if since.elapsed() > TIMEOUT {
                return Err(fail("PostgreSQL", error));
            }
            tokio::time::sleep(POLL).await;
        }
        Ok(postgres)
    }

    fn address(&self) -> String {
        let (password, port) = (&self.password, self.port);
        format!("postgres://kagiya:{password}@127.0.0.1:{port}/postgres")
    }

    fn command(&self, program: &str) -> Result<Command, LoadError> {
        let log = log_file(&self.folder.join("log"))?;
        let too = log
            .try_clone()
            .map_err(|error| fail("a log can't be written", error))?;
        let mut command = Command::new(self.programs.join(program));
        command
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(log)
            .stderr(too);
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        Ok(command)
    }

    /// Starts the process, and waits until it listens.
    async fn run(&mut self) -> Result<(), LoadError> {
        let since = Instant::now();
        while since.elapsed() < TIMEOUT {
            let mut command = self.command("postgres")?;
            command.arg("-D").arg(self.folder.join("data"));
            command.args(["-p", &self.port.to_string(), "-k"]);
            command.arg(&self.folder);
            command.args([
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "max_connections=200",
                // As docs/postgres.md advises: a start after a kill is quick.
                "-c",
                "recovery_init_sync_method=syncfs",
            ]);
            let child = command
                .spawn()
                .map_err(|error| fail("PostgreSQL could not be started", error))?;
            let mut running = Running(child);
            // After a kill, its child processes hold its shared memory for a moment. Until they
            // have ended, it does not start.
            while !running.has_ended() && since.elapsed() < TIMEOUT {
                if TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                    self.running = Some(running);
                    return Ok(());
                }
                tokio::time::sleep(POLL).await;
            }
            tokio::time::sleep(POLL).await;
        }
        Err(fail(
            "PostgreSQL",
            format!(
                "it does not start; see {}",
                self.folder.join("log").display()
            ),
        ))
    }
}

impl Postgres {
    /// Ends the process and its child processes.
    fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            // SIGQUIT ends its child processes too; SIGKILL would orphan them.
            let stopped = running.signal("QUIT").is_ok();
            let since = Instant::now();
            while stopped && !running.has_ended() && since.elapsed() < Duration::from_secs(5) {
                std::thread::sleep(POLL);
            }
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The folder of the newest installed PostgreSQL.
fn postgres_programs() -> Result<PathBuf, LoadError> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let newest = versions
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok())
        .max();
    if let Some(version) = newest {
        return Ok(PathBuf::from(format!("/usr/lib/postgresql/{version}/bin")));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .find(|folder| folder.join("initdb").exists())
        .ok_or_else(|| {
            fail(
                "PostgreSQL is not installed",
                "Debian's package is postgresql",
            )
        })
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0)
}

/// The ids of a user and of the user's group.
fn ids_of(user: &str) -> Result<(u32, u32), LoadError> {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let found = fields.next() == Some(user);
        let mut fields = fields.skip(1);
        let ids = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        found.then_some(ids)
    });
    ids.ok_or_else(|| {
        fail(
            "PostgreSQL does not run as root",
            format!("there is no user {user}; run this as another user"),
        )
    })
}

/// A NATS server.
#[derive(Debug)]
struct Nats {
    folder: PathBuf,
    port: u16,
    running: Option<Running>,
}

impl Nats {
    async fn start(folder: &Path) -> Result<Self, LoadError> {
        let mut nats = Self {
            folder: folder.to_owned(),
            port: free_port()?,
            running: None,
        };
        nats.run().await?;
        Ok(nats)
    }

    fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    async fn run(&mut self) -> Result<(), LoadError> {
        let log = log_file(&self.folder.join("nats.log"))?;
        let child = Command::new("nats-server")
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        let missing = |error| fail("nats-server (Debian's package of that name)", error);
        let mut running = Running(child.map_err(missing)?);
        let since = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            if running.has_ended() || since.elapsed() > TIMEOUT {
                return Err(fail("NATS", "it does not start"));
            }
            tokio::time::sleep(POLL).await;
        }
        self.running = Some(running);
        Ok(())
    }
}

/// One of the servers.
#[derive(Debug)]
struct Server {
    name: String,
    /// The address that it listens on; the port is 0 before the first start.
    address: SocketAddr,
    running: Option<Running>,
}

/// The whole cluster. Its folder with the logs is kept, unless [`Cluster::delete_folder`] is called.
#[derive(Debug)]
pub(super) struct Cluster {
    // Fields are dropped in this order.
    servers: Vec<Server>,
    nats: Nats,
    postgres: Postgres,
    /// The `kagiya` program.
    kagiya: PathBuf,
    folder: PathBuf,
    kept: bool,
}

impl Cluster {
    /// Starts everything.
    pub(super) async fn start(servers: usize, kagiya: &Path) -> Result<Self, LoadError> {
        let name = format!("kagiya-chaos-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // PostgreSQL's user must be able to enter it.
        let made = fs::create_dir(&folder)
            .and_then(|()| fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)));
        made.map_err(|error| fail("the folder can't be created", error))?;
        let mut cluster = Self {
            servers: Vec::new(),
            nats: Nats::start(&folder).await?,
            postgres: Postgres::start(&folder).await?,
            kagiya: kagiya.to_owned(),
            folder,
            kept: true,
        };
        for number in 1..=servers {
            cluster.servers.push(Server {
                name: format!("node{number}"),
                address: SocketAddr::from(([127, 0, 0, 1], 0)),
                running: None,
            });
            cluster.start_server(number - 1).await?;
        }
        Ok(cluster)
    }

    /// The addresses of all servers, running or not.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.servers.iter().map(|server| server.address).collect()
    }

    /// The address of the database.
    pub(super) fn store(&self) -> String {
        self.postgres.address()
    }

    /// The folder with the logs.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Deletes the folder with the logs when the cluster is dropped.
    pub(super) fn delete_folder(&mut self) {
        self.kept = false;
    }

    /// Starts a server, at its earlier address if it had one.
    pub(super) async fn start_server(&mut self, number: usize) -> Result<(), LoadError> {
        let server = &mut self.servers[number];
        let data = self.folder.join(&server.name);
        let log = log_file(&self.folder.join(format!("{}.log", server.name)))?;
        let mut command = Command::new(&self.kagiya);
        command
            .args(["serve", "--trust-proxy", "--bot-pause", "0"])
            .args(["--metrics", "127.0.0.1:0", "--node", &server.name])
            .args([
                OsString::from("--listen"),
                server.address.to_string().into(),
            ])
            .args([OsString::from("--data"), data.into()])
            .env("KAGIYA_STORE", self.postgres.address())
            .env("KAGIYA_BUS", self.nats.address())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log);
        let since = Instant::now();
        loop {
            let child = command
                .spawn()
                .map_err(|error| fail("a server could not be started", error))?;
            let mut running = Running(child);
            let output = running.0.stdout.take();
            let address = tokio::task::spawn_blocking(move || {
                let lines = BufReader::new(output?).lines();
                lines.map_while(Result::ok).find_map(|line| {
                    let (_, address) = line.split_once("http://")?;
                    address.trim().parse().ok()
                })
            });
            if let Some(address) = address.await.ok().flatten() {
                server.address = address;
                server.running = Some(running);
                return Ok(());
            }
            // The database or NATS may still be starting.
            if since.elapsed() > TIMEOUT {
                let log = self.folder.join(format!("{}.log", server.name));
                return Err(fail(
                    "a server does not start",
                    format!("see {}", log.display()),
                ));
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Kills a server as `kill -9` does.
    pub(super) fn kill_server(&mut self, number: usize) {
        self.servers[number].running = None;
    }

    /// Shuts a server down and waits until it has stopped.
    pub(super) async fn stop_server(&mut self, number: usize) -> Result<(), LoadError> {
        if let Some(mut running) = self.servers[number].running.take() {
            running.signal("TERM")?;
            running.ended().await?;
        }
        Ok(())
    }

    /// Pauses or continues the process of a server.
    pub(super) fn pause_server(&self, number: usize, pause: bool) -> Result<(), LoadError> {
        match &self.servers[number].running {
            Some(running) => running.pause(pause),
            None => Ok(()),
        }
    }

    /// Whether a server is running.
    pub(super) fn runs(&mut self, number: usize) -> bool {
        let running = self.servers[number].running.as_mut();
        running.is_some_and(|running| !running.has_ended())
    }

    /// Kills NATS as `kill -9` does.
    pub(super) fn kill_nats(&mut self) {
        self.nats.running = None;
    }

    /// Pauses or continues the process of NATS. Meanwhile the servers receive nothing from each other.
    pub(super) fn pause_nats(&self, pause: bool) -> Result<(), LoadError> {
        match &self.nats.running {
            Some(running) => running.pause(pause),
            None => Ok(()),
        }
    }

    /// Starts NATS again.
    pub(super) async fn start_nats(&mut self) -> Result<(), LoadError> {
        self.nats.run().await
    }

    /// Kills the main process of PostgreSQL as `kill -9` does; its child processes notice and end.
    pub(super) fn kill_postgres(&mut self) {
        self.postgres.running = None;
    }

    /// Starts PostgreSQL again.
    pub(super) async fn start_postgres(&mut self) -> Result<(), LoadError> {
        self.postgres.run().await
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.servers.clear();
        self.nats.running = None;
        self.postgres.stop();
        if !self.kept {
            // A leftover is in the folder for temporary files.
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}
