//! The listener of the server: it limits connections and closes idle ones.
//!
//! A network and the whole server have a quota of connections; further ones are closed before anything is
//! read from them. A connection to which the server writes nothing for long is closed: slow-loris requests,
//! idle keep-alives and readers that stall. WebSocket connections get pings, and requests their response, in
//! time.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

use crate::app::App;
use crate::limits::bans::{BANNED_CONNECTIONS, Bans};
use crate::limits::network::ClientNetwork;
use crate::limits::quota::{QuotaExceeded, QuotaGuard, UsageTracker};
use crate::services::Services;

/// The least time between two log lines about refused connections.
const LOG_EVERY: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub(crate) struct LimitedListener {
    listener: TcpListener,
    usage: Arc<UsageTracker>,
    bans: Arc<Bans>,
    services: Arc<Services>,
    said: Option<Instant>,
}

impl LimitedListener {
    pub(crate) fn new(listener: TcpListener, app: &App) -> Self {
        Self {
            listener,
            usage: Arc::clone(&app.limits.usage),
            bans: Arc::clone(&app.limits.bans),
            services: Arc::clone(&app.services),
            said: None,
        }
    }

    /// Counts a refused connection, and logs it at intervals.
    fn refuse(&mut self, address: SocketAddr, why: QuotaExceeded) {
        self.services.metrics.crowded.add(1);
        if self.said.is_some_and(|said| said.elapsed() < LOG_EVERY) {
            return;
        }
        self.said = Some(Instant::now());
        let refused = self.services.metrics.crowded.get();
        match why {
            QuotaExceeded::Own => tracing::warn!(
                address = %address.ip(), most = self.services.config.connections_of(address.ip()), refused,
                "an address, or a network around it, has as many connections as it may have"
            ),
            QuotaExceeded::Server => tracing::warn!(
                address = %address.ip(), most = self.services.config.quotas.connections, refused,
                "the server is full; `ulimit -n` says how many connections fit in"
            ),
        }
    }
}

impl Listener for LimitedListener {
    type Io = IdleTimeoutStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (IdleTimeoutStream, SocketAddr) {
        let (socket, address, guard) = loop {
            let (socket, address) = Listener::accept(&mut self.listener).await;
            let network = ClientNetwork::of(address.ip());
            let usage = self.usage.of(network);
            let all = Arc::clone(&self.usage.all);
            let mut of_address = self.services.config.connections_of(address.ip());
            // A banned client gets enough connections to read why.
            if self
                .bans
                .of_client(network, self.services.clock.now())
                .is_some()
            {
                of_address = of_address.min(BANNED_CONNECTIONS);
            }
            let most = (of_address, self.services.config.quotas.connections);
            match QuotaGuard::enter(usage, all, |usage| &usage.connections, most) {
                Ok(guard) => break (socket, address, guard),
                Err(why) => self.refuse(address, why),
            }
        };
        // Small frames are sent at once, since Nagle's algorithm would delay each by 40 ms.
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
        let limit = self.services.config.silence;
        let stream = IdleTimeoutStream {
            socket,
            limit,
            idle: Box::pin(sleep(limit)),
            _guard: guard,
        };
        (stream, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, LimitedListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Self {
        Self(*stream.remote_addr())
    }
}

/// A connection that breaks when the server writes nothing to it for too long.
#[derive(Debug)]
pub(crate) struct IdleTimeoutStream {
    socket: TcpStream,
    limit: Duration,
    idle: Pin<Box<Sleep>>,
    /// Counts the connection until it is dropped.
    _guard: QuotaGuard,
}

impl IdleTimeoutStream {
    /// A completed write restarts the timeout.
    fn wrote<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            let until = Instant::now() + self.limit;
            self.idle.as_mut().reset(until);
        } else if self.idle.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        written
    }
}

impl AsyncRead for IdleTimeoutStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.idle.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut self.socket).poll_read(context, buffer)
    }
}

impl AsyncWrite for IdleTimeoutStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.wrote(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(context, bytes);
        self.wrote(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}
