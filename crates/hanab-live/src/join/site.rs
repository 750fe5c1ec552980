//! A connection to a server of the site's kind.

use core::time::Duration;
use std::time::Instant;

use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HeaderValue, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_rustls::HttpsConnectorBuilder;
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use kagiya_client::Server;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::JoinError;
use crate::frame::{Frame, frame};

/// How long an answer, or the beginning of a connection, may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the server is asked whether it is there.
const PING: Duration = Duration::from_secs(30);

/// How long the server may send nothing at all.
const SILENCE: Duration = Duration::from_mins(2);

/// The largest message that is read, in bytes. A list of tables can be long.
const MAX_MESSAGE: usize = 4 << 20;

/// The longest reason of a refusal that is shown, in characters.
const LONGEST_REASON: usize = 300;

/// A connection to a server.
pub(super) struct Site {
    address: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: Instant,
}

impl Site {
    /// Logs in, and connects.
    ///
    /// # Errors
    /// [`JoinError`] if the server refuses or can't be reached.
    #[inline(never)]
    pub(super) fn log_in<'a>(
        address: &'a str,
        name: &'a str,
        password: &'a str,
    ) -> BoxFuture<'a, Result<Self, JoinError>> {
        Self::connect(address, name, password).boxed()
    }

    async fn connect(address: &str, name: &str, password: &str) -> Result<Self, JoinError> {
        let server = Server::new(address).map_err(|_| JoinError::Address(address.to_owned()))?;
        let address = server.address().to_owned();
        let unreachable = |reason: String| JoinError::Unreachable {
            server: address.clone(),
            reason,
        };
        let late = |_| unreachable("no answer within 20 seconds".to_owned());
        let cookie = tokio::time::timeout(PATIENCE, cookie(&address, name, password));
        let cookie = cookie.await.map_err(late)??;
        // http becomes ws, and https becomes wss.
        let socket = format!("ws{}/ws", &address["http".len()..]);
        let mut request = socket
            .into_client_request()
            .map_err(|error| unreachable(error.to_string()))?;
        request.headers_mut().insert(COOKIE, cookie);
        let config = WebSocketConfig::default()
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE));
        let connecting = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
        let (socket, _) = tokio::time::timeout(PATIENCE, connecting)
            .await
            .map_err(late)?
            .map_err(|error| match error {
                tungstenite::Error::Http(answer) => {
                    let body = answer.body().as_deref().unwrap_or_default();
                    JoinError::Refused(reason(body, answer.status().as_str()))
                }
                error => unreachable(error.to_string()),
            })?;
        Ok(Self {
            address,
            socket,
            heard: Instant::now(),
        })
    }

    /// Sends a command.
    ///
    /// # Errors
    /// [`JoinError::Closed`] if the connection is lost.
    pub(super) async fn send(&mut self, command: &str, body: &Value) -> Result<(), JoinError> {
        let sent = self.socket.send(Message::text(frame(command, body)));
        match tokio::time::timeout(PATIENCE, sent).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(self.closed(error)),
            Err(_) => Err(self.closed("it takes no messages")),
        }
    }

    /// Waits for the next message. What is no message of the protocol is passed over.
    ///
    /// # Errors
    /// [`JoinError::Closed`] if the connection is lost.
    pub(super) async fn receive(&mut self) -> Result<Frame, JoinError> {
        loop {
            let Ok(message) = tokio::time::timeout(PING, self.socket.next()).await else {
                if self.heard.elapsed() > SILENCE {
                    return Err(self.closed("nothing came for two minutes"));
                }
                let ping = self.socket.send(Message::Ping(Bytes::new())).await;
                ping.map_err(|error| self.closed(error))?;
                continue;
            };
            self.heard = Instant::now();
            match message {
                Some(Ok(Message::Text(text))) => {
                    if let Ok(frame) = Frame::read(&text) {
                        return Ok(frame);
                    }
                }
                Some(Ok(Message::Close(_))) | None => return Err(self.closed("it is gone")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(self.closed(error)),
            }
        }
    }

    fn closed(&self, reason: impl core::fmt::Display) -> JoinError {
        JoinError::Closed {
            server: self.address.clone(),
            reason: reason.to_string(),
        }
    }
}

/// The cookie of a new login.
async fn cookie(address: &str, name: &str, password: &str) -> Result<HeaderValue, JoinError> {
    let unreachable = |error: &dyn core::fmt::Display| JoinError::Unreachable {
        server: address.to_owned(),
        reason: error.to_string(),
    };
    let connector = HttpsConnectorBuilder::new()
        .with_webpki_roots()
        .https_or_http()
        .enable_http1()
        .build();
    let client = Client::builder(TokioExecutor::new()).build(connector);
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair("username", name)
        .append_pair("password", password)
        .append_pair("version", "bot")
        .finish();
    let request = Request::builder()
        .method(Method::POST)
        .uri(format!("{address}/login"))
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Full::new(Bytes::from(form)))
        .map_err(|error| unreachable(&error))?;
    let answer: Response<_> = client.request(request).await.map_err(|error| {
        let cause = core::error::Error::source(&error).map(ToString::to_string);
        unreachable(&cause.unwrap_or_else(|| error.to_string()))
    })?;
    let status = answer.status();
    let cookie = answer.headers().get(SET_COOKIE).cloned();
    let body = Limited::new(answer.into_body(), 64 * 1024).collect().await;
    let body = body.map(http_body_util::Collected::to_bytes);
    if !status.is_success() {
        let body = body.unwrap_or_default();
        return Err(JoinError::Refused(reason(&body, status.as_str())));
    }
    let first = cookie
        .as_ref()
        .and_then(|cookie| cookie.to_str().ok())
        .and_then(|cookie| cookie.split(';').next())
        .and_then(|cookie| cookie.parse().ok());
    first.ok_or_else(|| JoinError::NotTheSite(address.to_owned()))
}

/// The reason in a refusal, or its status.
fn reason(body: &[u8], status: &str) -> String {
    let text = String::from_utf8_lossy(body);
    let text: String = text
        .trim()
        .chars()
        .map(|it| if it.is_control() { ' ' } else { it })
        .take(LONGEST_REASON)
        .collect();
    if text.is_empty() {
        format!("status {status}")
    } else {
        text
    }
}
