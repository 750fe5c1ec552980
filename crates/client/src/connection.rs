//! A WebSocket connection.

use core::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use kagiya_protocol::{ClientMessage, Hello, PROTOCOL_VERSION, Problem, ServerMessage, Welcome};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::server::with_causes;
use crate::{ClientError, Server};

/// How long the server may send nothing at all. It sends a ping every 15 seconds.
const SILENCE: Duration = Duration::from_secs(40);

/// How long connecting may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// A WebSocket connection of a person to a server.
#[derive(Debug)]
pub struct Connection {
    server: Server,
    socket: Socket,
    welcome: Welcome,
}

impl Connection {
    /// Connects, sends `hello`, and waits for `welcome`.
    pub(crate) async fn open(server: &Server, token: &str) -> Result<Self, ClientError> {
        let greeted = Self::greet(server, token).boxed();
        let opened = tokio::time::timeout(PATIENCE, greeted).await;
        opened.map_err(|_| server.unreachable("no answer within 15 seconds"))?
    }

    async fn greet(server: &Server, token: &str) -> Result<Self, ClientError> {
        let (mut socket, _) = tokio_tungstenite::connect_async(server.websocket())
            .await
            .map_err(|it| server.unreachable(with_causes(&it)))?;
        let hello = ClientMessage::Hello(Hello {
            protocol: PROTOCOL_VERSION,
            token: Some(token.to_owned()),
        });
        send(server, &mut socket, &hello).await?;
        match receive(server, &mut socket).await? {
            ServerMessage::Welcome(welcome) => Ok(Self {
                server: server.clone(),
                socket,
                welcome,
            }),
            ServerMessage::Error {
                code,
                message,
                reason,
                ..
            } => Err(ClientError::Refused(Problem {
                code,
                message,
                reason,
            })),
            ServerMessage::Bye { code, message } => {
                Err(ClientError::Refused(Problem::new(code, message)))
            }
            other => Err(server.not_kagiya(format_args!("{other:?} instead of a welcome"))),
        }
    }

    /// The server's first message.
    pub fn welcome(&self) -> &Welcome {
        &self.welcome
    }

    /// Sends a message.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is lost.
    #[inline(never)]
    pub fn send<'a>(
        &'a mut self,
        message: &'a ClientMessage,
    ) -> BoxFuture<'a, Result<(), ClientError>> {
        send(&self.server, &mut self.socket, message).boxed()
    }

    /// Waits for the next message. It is safe to stop waiting: no message is lost by that.
    ///
    /// # Errors
    /// [`ClientError`] if the connection is lost, or nothing has come for 40 seconds.
    #[inline(never)]
    pub fn receive(&mut self) -> BoxFuture<'_, Result<ServerMessage, ClientError>> {
        receive(&self.server, &mut self.socket).boxed()
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn send(
    server: &Server,
    socket: &mut Socket,
    message: &ClientMessage,
) -> Result<(), ClientError> {
    let sent = socket.send(Message::text(message.to_json())).await;
    sent.map_err(|it| server.closed(with_causes(&it)))
}

async fn receive(server: &Server, socket: &mut Socket) -> Result<ServerMessage, ClientError> {
    loop {
        let frame = tokio::time::timeout(SILENCE, socket.next()).await;
        let frame = frame.map_err(|_| server.closed("nothing came for 40 seconds"))?;
        match frame {
            Some(Ok(Message::Text(text))) => {
                match ServerMessage::from_json(&text) {
                    Ok(message) => return Ok(message),
                    // A newer server sends messages that this client doesn't know, and may ignore.
                    Err(error) if error.to_string().starts_with("unknown variant") => {}
                    Err(error) => return Err(server.not_kagiya(error)),
                }
            }
            Some(Ok(Message::Close(frame))) => {
                let reason = frame.map(|it| it.reason.to_string()).unwrap_or_default();
                return Err(server.closed(reason));
            }
            Some(Ok(_)) => {}
            Some(Err(tungstenite::Error::ConnectionClosed)) | None => {
                return Err(server.closed("it is gone"));
            }
            Some(Err(error)) => return Err(server.closed(with_causes(&error))),
        }
    }
}
