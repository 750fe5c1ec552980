//! A server that clients of hanab.live can use: each becomes a session of a Kagiya server.

mod client;
mod http;
mod hub;
mod limits;
mod logins;

use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use kagiya_client::Server;
use kagiya_random::NoRandomNumbers;
use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::numbers::Numbers;
use hub::Hub;
use limits::Usage;
use logins::Logins;

pub use limits::Limits;

/// What all clients of a gateway share.
#[derive(Debug)]
struct Shared {
    server: Server,
    numbers: Arc<Numbers>,
    hub: Hub,
    logins: Logins,
    usage: Arc<Usage>,
}

/// Why a gateway can't start.
#[derive(Debug, Error)]
pub enum GatewayError {
    /// The address can't be listened on.
    #[error("{address} can't be used: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The reason.
        source: std::io::Error,
    },
    /// There are no random numbers for cookies.
    #[error(transparent)]
    Random(#[from] NoRandomNumbers),
}

/// A running gateway. It stops when it is dropped.
#[derive(Debug)]
pub struct Gateway {
    /// Where it listens.
    pub address: SocketAddr,
    stopping: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

impl Gateway {
    /// Starts a gateway to `server`. The server is asked for nothing before a client comes.
    ///
    /// # Errors
    /// [`GatewayError`] if the address can't be used.
    ///
    /// # Panics
    /// Outside a runtime of tokio.
    pub fn start(listen: SocketAddr, server: Server, limits: Limits) -> Result<Self, GatewayError> {
        let failed = |source| GatewayError::Listen {
            address: listen,
            source,
        };
        let listener = listener(listen).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let shared = Arc::new(Shared {
            server,
            numbers: Arc::default(),
            hub: Hub::default(),
            logins: Logins::new()?,
            usage: Usage::new(limits),
        });
        let (stopping, stopped) = watch::channel(false);
        Ok(Self {
            address,
            stopping,
            accepting: tokio::spawn(http::accept(listener, shared, stopped)),
        })
    }

    /// Tells all clients that the gateway stops, and waits until they are gone.
    #[inline(never)]
    pub fn stop(self) -> BoxFuture<'static, ()> {
        self.finish().boxed()
    }

    async fn finish(mut self) {
        let _ = self.stopping.send(true);
        let _ = (&mut self.accepting).await;
        // Each client's task has a receiver.
        self.stopping.closed().await;
    }
}

/// How many bytes the system may keep for a client that does not read.
const SEND_BUFFER: u32 = 64 * 1024;

/// How many connections may wait to be accepted.
const BACKLOG: u32 = 256;

fn listener(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    socket.set_reuseaddr(true)?;
    // Accepted sockets have it too.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

impl Drop for Gateway {
    fn drop(&mut self) {
        let _ = self.stopping.send(true);
        self.accepting.abort();
    }
}
