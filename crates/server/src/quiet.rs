//! Connections to which the server has had nothing to say for a long time are closed: those who
//! begin a request and never end it, or keep a connection for nothing. A WebSocket hears a ping in
//! time, and a request has its answer in time.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// Listens, and closes what has been quiet for too long.
#[derive(Debug)]
pub(crate) struct Quiet {
    listener: TcpListener,
    limit: Duration,
}

impl Quiet {
    /// Around a listener.
    pub(crate) const fn new(listener: TcpListener, limit: Duration) -> Self {
        Self { listener, limit }
    }
}

impl Listener for Quiet {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        let (socket, address) = Listener::accept(&mut self.listener).await;
        // Small frames go out at once: waiting for more to send would cost 40 ms each.
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
        let stream = Stream {
            socket,
            limit: self.limit,
            quiet: Box::pin(sleep(self.limit)),
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
}

impl Stream {
    /// The server says something: the time starts again.
    fn said<T>(&mut self, written: Poll<T>) -> Poll<T> {
        if written.is_ready() {
            let until = Instant::now() + self.limit;
            self.quiet.as_mut().reset(until);
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
        self.said(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(context, bytes);
        self.said(written)
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
