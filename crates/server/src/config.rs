//! The configuration of a server, from flags, the environment, or a test.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use kagiya_rules::Seed;

use crate::assets::Assets;
use crate::keys::Keys;
use crate::logging::LogFormat;
use crate::push_config::{PushConfig, PushHost};
use crate::trusted_proxies::{TrustedProxies, TrustedProxy};

/// Serve tables to browsers and bots.
#[derive(Clone, Debug, Args)]
#[expect(
    clippy::doc_markdown,
    rustdoc::bare_urls,
    reason = "these comments are the help that people read in a terminal"
)]
pub struct ServeArgs {
    /// Where to listen. Only this machine can connect to a loopback address; 0.0.0.0:PORT lets
    /// everybody in the network.
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:4848",
        env = "KAGIYA_LISTEN"
    )]
    pub listen: SocketAddr,
    /// The folder where tables, people and finished games are kept. It is made if it is not there.
    #[arg(
        long,
        value_name = "FOLDER",
        default_value = "kagiya-data",
        env = "KAGIYA_DATA"
    )]
    pub data: PathBuf,
    /// The PostgreSQL database where they are kept instead, as in postgres://USER@HOST/DATABASE.
    /// Several servers can share it. A password is better kept in this variable than in the command.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "KAGIYA_STORE",
        hide_env_values = true
    )]
    pub store: Option<String>,
    /// The NATS server over which servers with the same database speak with each other, as in
    /// nats://HOST:4222. Then people can play with each other whichever server they are connected to.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "KAGIYA_BUS",
        hide_env_values = true,
        requires = "store"
    )]
    pub bus: Option<String>,
    /// What this server is called among them, in logs. Without it, it has a name of its own making.
    #[arg(long, value_name = "NAME", env = "KAGIYA_NODE", requires = "bus")]
    pub node: Option<String>,
    /// The address under which people reach the server, as in https://hanabi.example. Pages of
    /// other sites can't connect; with https the session cookie is for secure connections only.
    #[arg(long, value_name = "URL", env = "KAGIYA_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Take the address of a client from the header X-Forwarded-For if the request comes from a proxy in
    /// one of these networks. Without NETWORK: proxies on this machine and in private networks.
    #[arg(
        long,
        value_name = "NETWORK",
        env = "KAGIYA_TRUST_PROXY",
        num_args = 0..=1,
        default_missing_value = "private",
        value_delimiter = ','
    )]
    pub trust_proxy: Vec<TrustedProxy>,
    /// Where programs that watch over the server read what it counts, at /metrics.
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:4849",
        env = "KAGIYA_METRICS"
    )]
    pub metrics: SocketAddr,
    /// The socket where the running server takes what kagiya admin asks for; kagiya.sock in the folder of
    /// the data without it. Only the server's own user can use it.
    #[arg(long, value_name = "FILE", env = "KAGIYA_ADMIN")]
    pub admin: Option<PathBuf>,
    /// How long a bot waits before it acts while somebody looks on, in milliseconds.
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 900,
        env = "KAGIYA_BOT_PAUSE"
    )]
    pub bot_pause: u64,
    /// How long a bot may think, in milliseconds.
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 10_000,
        env = "KAGIYA_BOT_DEADLINE"
    )]
    pub bot_deadline: u64,
    /// How many games to review at once, at most one for each core; 0 switches reviews off. Without it, half
    /// of the cores may be used. Reviews have a low priority.
    #[arg(long, value_name = "N", env = "KAGIYA_REVIEWS")]
    pub reviews: Option<usize>,
    /// Send no notifications to browsers that aren't connected. Otherwise browsers can ask for them,
    /// and the server sends them, encrypted, to the push service of the browser's maker.
    #[arg(long, env = "KAGIYA_NO_PUSH")]
    pub no_push: bool,
    /// A push service besides those of Apple, Google, Microsoft and Mozilla. It needs https, except
    /// on this machine. The option can be repeated; in the variable, hosts are separated by commas.
    #[arg(
        long,
        value_name = "HOST[:PORT]",
        env = "KAGIYA_PUSH_HOST",
        value_delimiter = ',',
        conflicts_with = "no_push"
    )]
    pub push_host: Vec<PushHost>,
    /// Read the browser client from this folder at every request, instead of the one inside the
    /// program: for its development.
    #[arg(long, value_name = "FOLDER", env = "KAGIYA_WEB")]
    pub web: Option<PathBuf>,
    /// What to log: error, warn, info, debug or trace, also by part, as in warn,kagiya_server=debug.
    #[arg(long, value_name = "LEVEL", default_value = "info", env = "KAGIYA_LOG")]
    pub log: String,
    /// How to write the log.
    #[arg(long, value_enum, default_value_t = LogFormat::Text, env = "KAGIYA_LOG_FORMAT")]
    pub log_format: LogFormat,
}

/// The server's limits for one client, so that capacity remains for others. An address is an IPv4 address, or
/// the 64 leading bits of an IPv6 address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Connections of any kind from one address. Behind a proxy all have the proxy's address, and only
    /// WebSocket connections are counted by client address.
    pub connections_of_address: usize,
    /// Connections of any kind in all.
    pub connections: usize,
    /// WebSocket connections from one address.
    pub sockets_of_address: usize,
    /// WebSocket connections of one person.
    pub sockets_of_person: usize,
    /// Open and running tables that one person has opened.
    pub tables_of_person: u32,
    /// Open and running tables that were opened from one address.
    pub tables_of_address: usize,
    /// Friends and requests of one person, and also the people they block.
    pub ties_of_person: usize,
    /// Invitations that may wait for one person.
    pub invitations_of_person: usize,
    /// Tables that the connections of one person may follow, each counted for each connection.
    pub followed_by_person: usize,
    /// The same for the connections from one address.
    pub followed_by_address: usize,
    /// Tables without subscribers that remain in memory for a while. Beyond this number, a table is unloaded
    /// as soon as its work is done.
    pub unfollowed: usize,
    /// Bytes that may wait to be sent to one connection.
    pub waiting_of_connection: usize,
    /// Bytes that may wait to be sent to all connections from one address.
    pub waiting_of_address: usize,
    /// Bytes that may wait to be sent in all.
    pub waiting: usize,
}

impl Default for Quotas {
    fn default() -> Self {
        Self {
            connections_of_address: 256,
            connections: connections(open_files()),
            sockets_of_address: 192,
            sockets_of_person: 24,
            tables_of_person: 12,
            tables_of_address: 60,
            ties_of_person: 500,
            invitations_of_person: 20,
            followed_by_person: 96,
            followed_by_address: 1024,
            unfollowed: 256,
            waiting_of_connection: 1 << 20,
            waiting_of_address: 32 << 20,
            waiting: 256 << 20,
        }
    }
}

impl Quotas {
    /// No limits except on the bytes for one connection, for benchmarks.
    pub fn none() -> Self {
        Self {
            connections_of_address: usize::MAX,
            connections: usize::MAX,
            sockets_of_address: usize::MAX,
            sockets_of_person: usize::MAX,
            tables_of_person: u32::MAX,
            tables_of_address: usize::MAX,
            followed_by_person: usize::MAX,
            followed_by_address: usize::MAX,
            waiting_of_address: usize::MAX,
            waiting: usize::MAX,
            ..Self::default()
        }
    }
}

/// The number of connections for a limit of open files, of which the server reserves some for itself.
pub(crate) fn connections(files: usize) -> usize {
    const OWN: usize = 64;
    files.saturating_sub(OWN).max(OWN / 4)
}

/// The limit of open files of this process, as Linux reports it; elsewhere a usual default.
pub(crate) fn open_files() -> usize {
    const USUAL: usize = 1024;
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find_map(|it| it.strip_prefix("Max open files"));
    let soft = line.and_then(|it| it.split_whitespace().next()?.parse().ok());
    soft.unwrap_or(USUAL)
}

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// See [`ServeArgs::public_url`].
    pub public_url: Option<String>,
    /// See [`ServeArgs::trust_proxy`].
    pub trust_proxy: TrustedProxies,
    /// How long a bot waits while people follow the table.
    pub bot_pause: Duration,
    /// How long a bot may think.
    pub bot_deadline: Duration,
    /// See [`ServeArgs::web`].
    pub web: Option<PathBuf>,
    /// The browser client; none by default.
    pub assets: Arc<Assets>,
    /// Whether `/metrics` is served at the main address; `kagiya serve` uses a separate one.
    pub metrics: bool,
    /// Whether rate limits are disabled, for benchmarks.
    pub unlimited: bool,
    /// The limits for one client.
    pub quotas: Quotas,
    /// How long a table without subscribers remains in memory.
    pub idle: Duration,
    /// How long a disconnected player counts as present; then a bot may take the seat.
    pub away: Duration,
    /// How long an open table or a running game remains without any of its people connected.
    pub abandoned: Duration,
    /// How long a connection may wait before its `hello`.
    pub hello_timeout: Duration,
    /// How long a connection may be silent, and how long one without messages from the server is kept.
    pub silence: Duration,
    /// How often the server pings.
    pub ping: Duration,
    /// How long one frame may take to be sent.
    pub send_timeout: Duration,
    /// How long an unused session is valid.
    pub session: Duration,
    /// The most tables that one connection may subscribe to.
    pub subscriptions: u32,
    /// This server's part in a cluster; `None` for a single server.
    pub node: Option<NodeConfig>,
    /// The keys that seal seeds in the store; without them, seeds are stored in plain text.
    pub keys: Option<Arc<Keys>>,
    /// The file of these keys, if no other server shares it.
    pub keys_at: Option<PathBuf>,
    /// The data directory, if there is one.
    pub data: Option<PathBuf>,
    /// The addresses at which the program listens.
    pub addresses: Option<Addresses>,
    /// The most reviews that are computed at once; 0 means that there are no reviews.
    pub reviews: usize,
    /// How people are notified by web push; `None` if they aren't.
    pub push: Option<PushConfig>,
    /// The seed of every deal, for tests that must know the cards. `None` reads each seed from the operating
    /// system, as fair games need.
    pub seed: Option<Seed>,
}

/// The addresses at which the program listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addresses {
    /// See [`ServeArgs::listen`].
    pub listen: SocketAddr,
    /// See [`ServeArgs::metrics`].
    pub metrics: SocketAddr,
}

/// This server as a node of a cluster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeConfig {
    /// The name in the log and in leases.
    pub name: String,
    /// How long a lease is valid without a renewal, and so how long tables have no owner after a crash.
    pub lease: Duration,
}

impl NodeConfig {
    /// A node with this name, and leases of 1.5 seconds.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            lease: Duration::from_millis(1500),
        }
    }
}

impl Config {
    /// Whether browsers use this server by TLS, as its public address says.
    pub(crate) fn is_https(&self) -> bool {
        let public = self.public_url.as_deref();
        public.is_some_and(|url| url.starts_with("https://"))
    }

    /// The most connections of any kind from one address. Connections of all clients come from the address of
    /// a trusted proxy.
    pub(crate) fn connections_of(&self, address: IpAddr) -> usize {
        if self.trust_proxy.contains(address) {
            usize::MAX
        } else {
            self.quotas.connections_of_address
        }
    }
}

/// Half of the cores, and at least one.
fn half_of_cores() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores / 2).max(1)
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            trust_proxy: TrustedProxies::default(),
            bot_pause: Duration::ZERO,
            bot_deadline: Duration::from_secs(10),
            web: None,
            assets: Arc::default(),
            metrics: true,
            unlimited: false,
            quotas: Quotas::default(),
            idle: Duration::from_mins(1),
            away: Duration::from_mins(1),
            abandoned: Duration::from_hours(3 * 24),
            hello_timeout: Duration::from_secs(10),
            silence: Duration::from_secs(40),
            ping: Duration::from_secs(15),
            send_timeout: Duration::from_secs(10),
            session: Duration::from_hours(365 * 24),
            subscriptions: 32,
            node: None,
            keys: None,
            keys_at: None,
            data: None,
            addresses: None,
            reviews: half_of_cores(),
            push: Some(PushConfig::default()),
            seed: None,
        }
    }
}

impl From<&ServeArgs> for Config {
    fn from(args: &ServeArgs) -> Self {
        Self {
            addresses: Some(Addresses {
                listen: args.listen,
                metrics: args.metrics,
            }),
            data: args.store.is_none().then(|| args.data.clone()),
            public_url: args.public_url.clone(),
            trust_proxy: TrustedProxies(args.trust_proxy.clone()),
            metrics: false,
            bot_pause: Duration::from_millis(args.bot_pause),
            bot_deadline: Duration::from_millis(args.bot_deadline),
            web: args.web.clone(),
            reviews: args.reviews.unwrap_or_else(half_of_cores),
            push: (!args.no_push).then(|| PushConfig {
                hosts: args.push_host.clone(),
                ..PushConfig::default()
            }),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_keeps_files_for_itself() {
        assert_eq!(connections(1024), 960);
        assert_eq!(connections(20), 16);
        assert!(open_files() >= 64, "{}", open_files());
    }
}
