//! Starts and stops a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::routing::get;
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, LocalBoxFuture};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

#[cfg(unix)]
use crate::admin;
use crate::app::App;
use crate::bus::{Bus, LocalBus, NatsBus};
use crate::clock::Clock;
use crate::config::{Config, NodeConfig, ServeArgs};
use crate::http;
use crate::http::listener::{LimitedListener, Peer};
use crate::logging;
use crate::startup::{ServeError, open_database, open_store, opened_keys, take_keys};
use crate::store::Store;
use crate::ws;

/// How long connections may take to close.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// A running server.
#[derive(Debug)]
pub struct Server {
    /// The address it listens at.
    pub address: SocketAddr,
    /// The state that its connections and tables share.
    pub app: Arc<App>,
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
        let app = App::new(store, Arc::new(LocalBus::default()), clock, config);
        Self::open(listen, app).await
    }

    /// Starts to listen for connections.
    ///
    /// # Errors
    /// [`ServeError`] if the address can't be listened at.
    #[inline(never)]
    pub fn open(listen: SocketAddr, app: Arc<App>) -> BoxFuture<'static, Result<Self, ServeError>> {
        Self::listen(listen, app).boxed()
    }

    async fn listen(listen: SocketAddr, app: Arc<App>) -> Result<Self, ServeError> {
        let fail = |source| ServeError::Listen {
            address: listen,
            source,
        };
        // Before the first connection; after a failure it is tried again in a minute.
        if let Err(error) = app.load_bans().await {
            app.services.log_store_error(&error, "bans can't be read");
        }
        app.count_earlier_games().await;
        let listener = TcpListener::bind(listen).await.map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        let listener = LimitedListener::new(listener, &app);
        let service = http::router(Arc::clone(&app), get(ws::upgrade))
            .into_make_service_with_connect_info::<Peer>();
        let mut stopping = app.services.stopping.subscribe();
        let accepting = tokio::spawn(
            axum::serve(listener, service)
                .with_graceful_shutdown(async move {
                    let _ = stopping.wait_for(|stopping| *stopping).await;
                })
                .into_future(),
        );
        Ok(Self {
            address,
            app,
            accepting,
        })
    }

    /// Stops the server: notifies clients, finishes what is in progress, and closes the store.
    #[inline(never)]
    pub fn stop(self) -> BoxFuture<'static, ()> {
        self.finish().boxed()
    }

    async fn finish(self) {
        self.app.services.stopping.send_replace(true);
        let since = Instant::now();
        let _ = tokio::time::timeout(SHUTDOWN_GRACE, self.accepting).await;
        while self.app.services.metrics.connections.get() > 0 && since.elapsed() < SHUTDOWN_GRACE {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let _ = tokio::time::timeout(SHUTDOWN_GRACE, self.app.tables.release_all()).await;
        self.app.services.store.close().await;
    }
}

/// Serves until the process gets a stop signal. Calls `opened` with the address as soon as the server accepts
/// connections. `config` starts from [`Config::from`] the flags.
///
/// The future is boxed, as all that programs wait for: otherwise each program would compile the whole server
/// again.
///
/// # Errors
/// [`ServeError`] if the server can't start.
#[inline(never)]
pub fn run<'a>(
    args: &'a ServeArgs,
    config: Config,
    opened: Box<dyn FnOnce(SocketAddr) + 'a>,
) -> LocalBoxFuture<'a, Result<(), ServeError>> {
    serve(args, config, opened).boxed_local()
}

async fn serve(
    args: &ServeArgs,
    mut config: Config,
    opened: Box<dyn FnOnce(SocketAddr) + '_>,
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
        // Servers that share a database must all have the same file of keys.
        if args.data.join("kagiya.keys").exists() {
            config.keys = Some(Arc::new(opened_keys(&args.data)?));
        }
        open_database(address).await?
    } else {
        let store = open_store(&args.data).await?;
        take_keys(&mut config, &args.data)?;
        store
    };
    let app = App::new(store, bus, Clock::System, config);
    app.passwords.start();
    let server = Server::open(args.listen, app).await?;
    #[cfg(unix)]
    let orders = start_admin_socket(args, &server);
    match TcpListener::bind(args.metrics).await {
        Ok(listener) => {
            let service = http::metrics_router(Arc::clone(&server.app));
            let mut stopping = server.app.services.stopping.subscribe();
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
    // Before the server is announced, since a stop signal may follow at once.
    let stop = stop_signal();
    opened(server.address);
    stop.await;
    tracing::info!("stopping");
    #[cfg(unix)]
    if let Some(orders) = orders {
        server.app.services.stopping.send_replace(true);
        // The socket is removed before the next server may start.
        let _ = orders.await;
    }
    server.stop().await;
    tracing::info!("stopped");
    Ok(())
}

/// Opens the socket for requests of administrators.
#[cfg(unix)]
fn start_admin_socket(args: &ServeArgs, server: &Server) -> Option<JoinHandle<()>> {
    let target = admin::Target {
        data: args.data.clone(),
        store: args.store.clone(),
        socket: args.admin.clone(),
    };
    let path = target.socket()?;
    match admin::socket::AdminSocket::open(&path) {
        Ok(door) => Some(tokio::spawn(door.serve(Arc::clone(&server.app)))),
        Err(error) => {
            tracing::warn!(
                socket = %path.display(), %error,
                "kagiya admin can't reach this server; --admin names another target for the socket"
            );
            None
        }
    }
}

/// Listens for stop signals from now on. The future ends at the first one.
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

/// Listens for stop signals. The future ends at the first one.
#[cfg(not(unix))]
async fn stop_signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        core::future::pending::<()>().await;
    }
}
