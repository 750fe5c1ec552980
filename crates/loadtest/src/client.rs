//! A client of a server, over HTTP and a WebSocket.

use core::fmt;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use kagiya_protocol::{ClientMessage, Hello, PROTOCOL_VERSION, ServerMessage, Welcome};
use thiserror::Error;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

/// A request or connection failed.
#[derive(Debug, Error)]
#[error("{text}")]
pub struct ClientError {
    text: String,
    is_close: bool,
}

impl ClientError {
    /// An error with this reason.
    pub fn new(reason: impl fmt::Display) -> Self {
        failed(reason)
    }

    /// Whether the server has ended a WebSocket connection with a close frame.
    pub fn is_close(&self) -> bool {
        self.is_close
    }
}

fn failed(error: impl fmt::Display) -> ClientError {
    ClientError {
        text: error.to_string(),
        is_close: false,
    }
}

fn closed(error: impl fmt::Display) -> ClientError {
    ClientError {
        is_close: true,
        ..failed(error)
    }
}

/// An answer to an HTTP request.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The headers in order of arrival, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Reply {
    /// The first header with this name (in lower case).
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers
            .find(|(it, _)| it == name)
            .map(|(_, value)| value.as_str())
    }

    /// The body as JSON; `null` if it isn't valid JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// Sends an HTTP request on a new connection.
///
/// # Errors
/// [`ClientError`] if there is no valid answer.
pub async fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<Reply, ClientError> {
    let stream = TcpStream::connect(server).await.map_err(failed)?;
    ask_on(stream, server, method, path, headers, body).await
}

/// Sends an HTTP request on an open connection, which ends with the answer.
///
/// # Errors
/// As for [`ask`].
pub async fn ask_on(
    mut stream: TcpStream,
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<Reply, ClientError> {
    let mut request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-length: {}\r\n",
        body.len()
    );
    if !body.is_empty() {
        request.push_str("content-type: application/json\r\n");
    }
    for (name, value) in headers {
        for part in [name, ": ", value, "\r\n"] {
            request.push_str(part);
        }
    }
    request.push_str("\r\n");
    request.push_str(body);
    stream.write_all(request.as_bytes()).await.map_err(failed)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.map_err(failed)?;
    let end = answer
        .windows(4)
        .position(|it| it == b"\r\n\r\n")
        .ok_or_else(|| failed("the answer has no end of headers"))?;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1)?.parse().ok())
        .ok_or_else(|| failed("the answer has no status"))?;
    let headers = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    Ok(Reply {
        status,
        headers,
        body: answer[end + 4..].to_vec(),
    })
}

/// A WebSocket connection to a server.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// Connects without sending `hello`.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses the connection.
    pub async fn open(
        server: SocketAddr,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, ClientError> {
        let stream = TcpStream::connect(server).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        Self::open_on(stream, server, headers).await
    }

    /// Upgrades an open connection without sending `hello`.
    ///
    /// # Errors
    /// [`ClientError`] if the server refuses the connection.
    pub async fn open_on(
        stream: TcpStream,
        server: SocketAddr,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, ClientError> {
        let mut request = format!("ws://{server}/ws")
            .into_client_request()
            .map_err(failed)?;
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).map_err(failed)?;
            request
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
        // Small buffers: a measurement opens thousands of these.
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config))
                .await
                .map_err(failed)?;
        Ok(Self { socket })
    }

    /// Connects, sends `hello` with the token of a session, and waits for `welcome`.
    ///
    /// # Errors
    /// [`ClientError`] if the server does not answer with `welcome`.
    pub async fn connect(server: SocketAddr, token: &str) -> Result<Self, ClientError> {
        let mut client = Self::open(server, &[]).await?;
        client.greet(token).await?;
        Ok(client)
    }

    /// Sends `hello` with the token of a session, and waits for `welcome`.
    ///
    /// # Errors
    /// [`ClientError`] if the server does not answer with `welcome`.
    pub async fn greet(&mut self, token: &str) -> Result<(), ClientError> {
        self.welcome(token).await.map(drop)
    }

    /// Sends `hello` with the token of a session, and returns the `welcome`.
    ///
    /// # Errors
    /// [`ClientError`] if the server does not answer with `welcome`.
    pub async fn welcome(&mut self, token: &str) -> Result<Welcome, ClientError> {
        self.say(&ClientMessage::Hello(Hello {
            protocol: PROTOCOL_VERSION,
            token: Some(token.to_owned()),
        }))
        .await?;
        match self.hear().await? {
            ServerMessage::Welcome(welcome) => Ok(welcome),
            other => Err(failed(format_args!("expected welcome, received {other:?}"))),
        }
    }

    /// Sends a message.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is closed.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(failed)?;
        self.say_text(text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is closed.
    pub async fn say_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        let message = Message::text(text.into());
        self.socket.send(message).await.map_err(failed)
    }

    /// Sends a binary frame.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is closed.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        self.socket
            .send(Message::binary(bytes))
            .await
            .map_err(failed)
    }

    /// Receives the next text frame.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is closed.
    pub async fn hear_text(&mut self) -> Result<String, ClientError> {
        Ok(self.hear_frame().await?.as_str().to_owned())
    }

    /// Receives the next text frame without copying it.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is closed.
    pub async fn hear_frame(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(closed(format_args!("closed: {frame:?}")));
                }
                Some(Ok(_)) => {}
                Some(Err(tungstenite::Error::ConnectionClosed)) | None => {
                    return Err(closed("closed"));
                }
                Some(Err(error)) => return Err(failed(error)),
            }
        }
    }

    /// Receives the next message.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is closed, or the text isn't a message.
    pub async fn hear(&mut self) -> Result<ServerMessage, ClientError> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(failed)
    }
}
