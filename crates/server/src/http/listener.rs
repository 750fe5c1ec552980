//! Which connections are let in, and how long they may stay.
//!
//! An address and the house have room for so many connections; one more is closed at once, before
//! anything is read from it. Connections to which the server has had nothing to say for a long time are
//! closed: those who begin a request and never end it, keep a connection for nothing, or take no answer.
//! A WebSocket hears a ping in time, and a request has its answer in time.

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

use crate::app::House;
use crate::clock::Clock;
use crate::limits::bans::{Blocks, TO_BE_TOLD, Whom};
use crate::limits::quota::{Counted, Crowd, Crowded, Origin};
use crate::metrics::Metrics;

/// How often a line in the log says that connections are not let in.
const SAID_EVERY: Duration = Duration::from_secs(10);

/// Listens, lets in as many as there is room for, and closes what has been quiet for too long.
#[derive(Debug)]
pub(crate) struct Quiet {
    listener: TcpListener,
    limit: Duration,
    crowd: Arc<Crowd>,
    blocks: Arc<Blocks>,
    clock: Clock,
    metrics: Arc<Metrics>,
    /// The most connections of an address, and in all.
    most: (usize, usize),
    said: Option<Instant>,
}

impl Quiet {
    /// Around the listener of a house.
    pub(crate) fn new(listener: TcpListener, house: &House) -> Self {
        let quotas = &house.config.quotas;
        Self {
            listener,
            limit: house.config.silence,
            crowd: Arc::clone(&house.crowd),
            blocks: Arc::clone(&house.blocks),
            clock: house.clock.clone(),
            metrics: Arc::clone(&house.metrics),
            most: (house.config.connections_of_address(), quotas.connections),
            said: None,
        }
    }

    /// Counts a connection that is not let in, and says so from time to time.
    fn refuse(&mut self, address: SocketAddr, why: Crowded) {
        self.metrics.crowded.add(1);
        if self.said.is_some_and(|said| said.elapsed() < SAID_EVERY) {
            return;
        }
        self.said = Some(Instant::now());
        let refused = self.metrics.crowded.get();
        match why {
            Crowded::Place => tracing::warn!(
                address = %address.ip(), most = self.most.0, refused,
                "an address has as many connections as one may have"
            ),
            Crowded::House => tracing::warn!(
                address = %address.ip(), most = self.most.1, refused,
                "the house is full; `ulimit -n` says how many connections fit in"
            ),
        }
    }
}

impl Listener for Quiet {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        let (socket, address, counted) = loop {
            let (socket, address) = Listener::accept(&mut self.listener).await;
            let origin = Origin::of(address.ip());
            let place = self.crowd.place(origin);
            let all = Arc::clone(&self.crowd.all);
            let (mut of_address, of_all) = self.most;
            // Who is kept out may be told so, and take no more of the house than that.
            if self
                .blocks
                .of(&Whom::Address(origin), self.clock.now())
                .is_some()
            {
                of_address = of_address.min(TO_BE_TOLD);
            }
            let most = (of_address, of_all);
            match Counted::enter(place, all, |place| &place.connections, most) {
                Ok(counted) => break (socket, address, counted),
                Err(why) => self.refuse(address, why),
            }
        };
        // Small frames go out at once: waiting for more to send would cost 40 ms each.
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
        let stream = Stream {
            socket,
            limit: self.limit,
            quiet: Box::pin(sleep(self.limit)),
            _counted: counted,
        };
        (stream, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// From where a connection comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, Quiet>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Quiet>) -> Self {
        Self(*stream.remote_addr())
    }
}

/// A connection with a limit to how long the server may have nothing to say to it.
#[derive(Debug)]
pub(crate) struct Stream {
    socket: TcpStream,
    limit: Duration,
    quiet: Pin<Box<Sleep>>,
    /// Until it is dropped, the connection has its place.
    _counted: Counted,
}

impl Stream {
    /// The server says something: the time starts again. If nobody takes it, time goes on.
    fn said<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            let until = Instant::now() + self.limit;
            self.quiet.as_mut().reset(until);
        } else if self.quiet.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        written
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.quiet.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut self.socket).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.said(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(context, bytes);
        self.said(context, written)
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
