//! A WebSocket connection on the wire.
//!
//! The buffers of an idle connection are limited by [`WRITTEN_TOGETHER`] and [`READ_TOGETHER`], whatever was
//! sent before. A message longer than a [`PORTION`] is sent in several frames.

use core::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::SinkExt as _;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use kagiya_protocol::{ErrorCode, MAX_CLIENT_FRAME, Problem};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use super::read_limit::LimitedReader;

/// The largest frame that is read and refused with a message; a larger one ends the connection at once.
const READABLE: usize = 4 * MAX_CLIENT_FRAME;

/// The most bytes of waiting frames that are written at once: about one packet.
const WRITTEN_TOGETHER: usize = 1536;

/// The most bytes that are read at once; most client messages are shorter.
const READ_TOGETHER: usize = 1024;

/// The bytes of a frame of a longer text; two frames are written together.
const PORTION: usize = 768;

/// How long a connection is read after its close frame.
const DRAIN_TIME: Duration = Duration::from_secs(1);

/// The most bytes that are read after a close frame.
const DRAIN_BYTES: usize = 64 * 1024;

/// The socket of a connection.
pub(super) type Socket = WebSocketStream<LimitedReader<TokioIo<Upgraded>>>;

/// Accepts the upgrade request: returns the response, and the future connection after it is sent.
///
/// # Errors
/// `http/bad_request` if this is not a valid upgrade request.
pub(super) fn accept(request: &mut Request) -> Result<(Response, OnUpgrade), Problem> {
    let answer = create_response_with_body(request, Body::empty).map_err(|error| {
        Problem::new(
            ErrorCode::BadRequest,
            format!("here WebSocket connections begin: {error}"),
        )
    })?;
    Ok((answer, hyper::upgrade::on(request)))
}

/// The connection, after the response to its request was sent. With a limit, a client that sends too much is
/// read slowly.
///
/// # Errors
/// If the client is gone.
pub(super) async fn connection(
    upgrade: OnUpgrade,
    is_limited: bool,
) -> Result<Socket, hyper::Error> {
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_TOGETHER)
        // The outbox limits how much waits; a limit here would end the connection of a client that is sent
        // something larger.
        .write_buffer_size(WRITTEN_TOGETHER)
        .max_message_size(Some(READABLE))
        .max_frame_size(Some(READABLE));
    let stream = LimitedReader::new(TokioIo::new(upgrade.await?), is_limited);
    Ok(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
}

/// Adds a text to the write buffer, which is written when it is full or by `flush`.
///
/// # Errors
/// If the client is gone.
pub(super) async fn feed<S: AsyncRead + AsyncWrite + Unpin>(
    socket: &mut WebSocketStream<S>,
    text: Utf8Bytes,
) -> Result<(), tungstenite::Error> {
    if text.len() < WRITTEN_TOGETHER {
        return socket.feed(Message::Text(text)).await;
    }
    let mut rest = Bytes::from(text);
    let mut kind = Data::Text;
    while !rest.is_empty() {
        let portion = rest.split_to(rest.len().min(PORTION));
        let frame = Frame::message(portion, OpCode::Data(kind), rest.is_empty());
        socket.feed(Message::Frame(frame)).await?;
        kind = Data::Continue;
    }
    Ok(())
}

/// Ends a connection after its close frame: sends nothing more, and discards what the client still sends, for at
/// most [`DRAIN_TIME`] and [`DRAIN_BYTES`]. Bytes that nobody reads would make the system reset the connection, and
/// the client might not receive the close frame.
pub(super) async fn drain<S: AsyncRead + AsyncWrite + Unpin>(socket: &mut WebSocketStream<S>) {
    let stream = socket.get_mut();
    let drained = async {
        let _ = stream.shutdown().await;
        let mut discarded = [0; READ_TOGETHER];
        let mut left = DRAIN_BYTES;
        while left > 0 {
            match stream.read(&mut discarded).await {
                Ok(0) | Err(_) => break,
                Ok(count) => left = left.saturating_sub(count),
            }
        }
    };
    let _ = tokio::time::timeout(DRAIN_TIME, drained).await;
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn a_long_text_comes_whole_in_frames_that_are_short() {
        let (here, there) = tokio::io::duplex(1024);
        let small = WebSocketConfig::default().max_frame_size(Some(WRITTEN_TOGETHER));
        let mut server = WebSocketStream::from_raw_socket(here, Role::Server, None).await;
        let mut client = WebSocketStream::from_raw_socket(there, Role::Client, Some(small)).await;
        // A cut may be inside a letter of several bytes.
        let lengths = [0, 1, WRITTEN_TOGETHER, 10_000];
        let texts = lengths.map(|n| format!("{}鍵", "屋".repeat(n / 3)));
        let saying = async {
            for text in &texts {
                feed(&mut server, text.as_str().into()).await.unwrap();
                server.flush().await.unwrap();
            }
        };
        let hearing = async {
            for text in &texts {
                let heard = client.next().await.unwrap().unwrap();
                assert_eq!(heard, Message::text(text.as_str()));
            }
        };
        tokio::join!(saying, hearing);
    }

    #[tokio::test]
    async fn what_comes_after_the_close_frame_is_read_up_to_a_limit() {
        for (sent, read) in [(10_000, 10_000), (10 * DRAIN_BYTES, DRAIN_BYTES)] {
            let (here, mut there) = tokio::io::duplex(512);
            let mut server = WebSocketStream::from_raw_socket(here, Role::Server, None).await;
            let sending = async {
                let mut taken = 0;
                let portion = [0; 500];
                while taken < sent && there.write_all(&portion).await.is_ok() {
                    taken += portion.len();
                }
                let _ = there.shutdown().await;
                taken
            };
            let draining = async {
                drain(&mut server).await;
                drop(server);
            };
            let (taken, ()) = tokio::join!(sending, draining);
            assert!(
                (read - 500..=read + 2048).contains(&taken),
                "{sent}: {taken}"
            );
        }
    }
}
