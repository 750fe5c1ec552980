//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

#[cfg(unix)]
use crate::admin;
use crate::app::House;
use crate::bus::{Bus, LocalBus, NatsBus, NatsError};
use crate::clock::Clock;
use crate::cluster::NodeConfig;
use crate::config::{Config, ServeArgs};
use crate::http;
use crate::http::listener::{Peer, Quiet};
use crate::keys::Keys;
use crate::logging::{self, chain};
use crate::store::{OpenError, Store, unusable};

/// How long connections may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server could not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address can't be listened at.
    #[error("can't listen at {address}; --listen names another address")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The folder can't be made.
    #[error("can't keep anything in {}; --data names another folder", .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// What is in the folder can't be used.
    #[error("can't use the data in {}", .folder.display())]
    Data {
        /// The folder.
        folder: PathBuf,
        /// Why not.
        source: OpenError,
    },
    /// The database can't be used.
    #[error("can't use the database")]
    Database(#[source] OpenError),
    /// The other servers can't be reached.
    #[error("can't speak with other servers over NATS")]
    Bus(#[source] NatsError),
    /// The log can't be written as it is asked.
    #[error("can't log {levels}; --log takes a level, or parts as in warn,kagiya_server=debug")]
    Log {
        /// What was asked for.
        levels: String,
    },
}

/// A server that is running.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its connections and tables share.
    pub house: Arc<House>,
    accepting: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Starts a server on a store.
    ///
    /// # Errors
    /// [`ServeError`] if the address can't be listened at.
    pub async fn start(
        listen: SocketAddr,
        store: Store,
        clock: Clock,
        config: Config,
    ) -> Result<Self, ServeError> {
        let house = House::new(store, Arc::new(LocalBus::default()), clock, config);
        Self::open(listen, house).await
    }

    /// Opens the doors of a house.
    ///
    /// # Errors
    /// [`ServeError`] if the address can't be listened at.
    pub async fn open(listen: SocketAddr, house: Arc<House>) -> Result<Self, ServeError> {
        let fail = |source| ServeError::Listen {
            address: listen,
            source,
        };
        // Before anybody can come in; if it fails, it is tried again in a minute.
        if let Err(error) = house.read_blocks().await {
            tracing::warn!(error = chain(&error), "who is kept out can't be read");
        }
        house.count_earlier_games().await;
        let listener = TcpListener::bind(listen).await.map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        let listener = Quiet::new(listener, &house);
        let service =
            http::router(Arc::clone(&house)).into_make_service_with_connect_info::<Peer>();
        let mut stopping = house.stopping.subscribe();
        let accepting = tokio::spawn(
            axum::serve(listener, service)
                .with_graceful_shutdown(async move {
                    let _ = stopping.wait_for(|stopping| *stopping).await;
                })
                .into_future(),
        );
        Ok(Self {
            address,
            house,
            accepting,
        })
    }

    /// Stops: tells everybody, lets what is under way come to its end, and closes the store.
    pub async fn stop(self) {
        self.house.stopping.send_replace(true);
        let since = Instant::now();
        let _ = tokio::time::timeout(FAREWELL, self.accepting).await;
        while self.house.metrics.connections.get() > 0 && since.elapsed() < FAREWELL {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let _ = tokio::time::timeout(FAREWELL, self.house.give_all_back()).await;
        self.house.store.close().await;
    }
}

/// Serves until the process is told to stop; calls `opened` with the address when the doors are
/// open.
///
/// # Errors
/// [`ServeError`] if the server can't start.
pub async fn run(args: &ServeArgs, opened: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    run_as(args, Config::from(args), opened).await
}

/// The same with a behavior that the flags alone can't ask for.
///
/// # Errors
/// [`ServeError`] if the server can't start.
pub async fn run_as(
    args: &ServeArgs,
    mut config: Config,
    opened: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    logging::init(&args.log, args.log_format).map_err(|_| ServeError::Log {
        levels: args.log.clone(),
    })?;
    let bus: Arc<dyn Bus> = match &args.bus {
        Some(address) => {
            let name = args.node.as_deref().unwrap_or("node");
            config.node = Some(NodeConfig::new(name));
            Arc::new(NatsBus::open(address).await.map_err(ServeError::Bus)?)
        }
        None => Arc::new(LocalBus::default()),
    };
    let store = if let Some(address) = &args.store {
        // Several servers may share a database: they must all have the same file of keys.
        if args.data.join("kagiya.keys").exists() {
            config.keys = Some(Arc::new(opened_keys(&args.data)?));
        }
        open_database(address).await?
    } else {
        let store = open_store(&args.data).await?;
        take_keys(&mut config, &args.data)?;
        store
    };
    let house = House::new(store, bus, Clock::System, config);
    let server = Server::open(args.listen, house).await?;
    #[cfg(unix)]
    let orders = open_door(args, &server);
    match TcpListener::bind(args.metrics).await {
        Ok(listener) => {
            let service = http::metrics_router(Arc::clone(&server.house));
            let mut stopping = server.house.stopping.subscribe();
            let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
                let _ = stopping.wait_for(|stopping| *stopping).await;
            });
            tokio::spawn(serving.into_future());
        }
        Err(error) => tracing::warn!(
            address = %args.metrics, %error,
            "what is counted can't be read there; --metrics names another address"
        ),
    }
    tracing::debug!(address = %server.address, "open");
    // Before anybody knows that the server is there: who is quick may stop it at once.
    let stop = stop_signal();
    opened(server.address);
    stop.await;
    tracing::info!("stopping");
    #[cfg(unix)]
    if let Some(orders) = orders {
        server.house.stopping.send_replace(true);
        // The socket is gone when the next server may come.
        let _ = orders.await;
    }
    server.stop().await;
    tracing::info!("stopped");
    Ok(())
}

/// Opens the socket for orders of whoever runs the house.
#[cfg(unix)]
fn open_door(args: &ServeArgs, server: &Server) -> Option<JoinHandle<()>> {
    let place = admin::Place {
        data: args.data.clone(),
        store: args.store.clone(),
        socket: args.admin.clone(),
    };
    let path = place.socket()?;
    match admin::socket::Door::open(&path) {
        Ok(door) => Some(tokio::spawn(door.serve(Arc::clone(&server.house)))),
        Err(error) => {
            tracing::warn!(
                socket = %path.display(), %error,
                "kagiya admin can't reach this server; --admin names another place for the socket"
            );
            None
        }
    }
}

/// Gives a house the keys in its folder.
///
/// # Errors
/// [`ServeError`] if they can't be read.
pub(crate) fn take_keys(config: &mut Config, folder: &Path) -> Result<(), ServeError> {
    config.keys = Some(Arc::new(opened_keys(folder)?));
    config.keys_at = Some(folder.join("kagiya.keys"));
    Ok(())
}

/// The store in a folder, which is made if it is not there.
///
/// # Errors
/// [`ServeError`] if the folder can't be made, or holds what this release can't read.
pub async fn open_store(folder: &Path) -> Result<Store, ServeError> {
    std::fs::create_dir_all(folder).map_err(|source| ServeError::Folder {
        folder: folder.to_owned(),
        source,
    })?;
    let fail = |source| ServeError::Data {
        folder: folder.to_owned(),
        source,
    };
    keys(folder).map_err(fail)?;
    Store::open(&folder.join("kagiya.db")).await.map_err(fail)
}

/// The keys in a folder.
fn opened_keys(folder: &Path) -> Result<Keys, ServeError> {
    keys(folder).map_err(|source| ServeError::Data {
        folder: folder.to_owned(),
        source,
    })
}

/// The keys in a folder, which are made if the folder is new.
fn keys(folder: &Path) -> Result<Keys, OpenError> {
    let path = folder.join("kagiya.keys");
    if folder.join("kagiya.id").exists() && !path.exists() {
        return Err(OpenError::KeysGone);
    }
    Keys::open(&path).map_err(unusable)
}

/// The store in a `PostgreSQL` database.
///
/// # Errors
/// [`ServeError`] if the database can't be used, or holds what this release can't read.
pub async fn open_database(address: &str) -> Result<Store, ServeError> {
    let opened = Store::connect(address).await;
    opened.map_err(ServeError::Database)
}

/// Listens from now on for whoever tells the process to stop. The future ends when somebody has.
#[cfg(unix)]
fn stop_signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    async fn comes(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => drop(signal.recv().await),
            None => core::future::pending().await,
        }
    }

    let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
    let [interrupt, terminate] = kinds.map(|kind| signal(kind).ok());
    async move {
        tokio::select! {
            () = comes(interrupt) => {}
            () = comes(terminate) => {}
        }
    }
}

/// Listens for whoever tells the process to stop. The future ends when somebody has.
#[cfg(not(unix))]
async fn stop_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        core::future::pending::<()>().await;
    }
}
